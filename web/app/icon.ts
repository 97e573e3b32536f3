import { html, nothing, svg, type TemplateResult } from "lit";
import { ICONS, type Paint, type Shape } from "../generated/icons";

function colour(paint: Paint | undefined, fallback: string | undefined): string | typeof nothing {
  if (!paint) return nothing;
  if (paint === "body") return "currentColor";
  return paint === "i1" || paint === "i2" ? `var(--${paint}, ${fallback ?? "currentColor"})` : paint;
}

const path = (shape: Shape) => svg`<path d=${shape.d} fill=${colour(shape.fill, shape.fallback)}
  stroke=${colour(shape.stroke, shape.fallback)} stroke-width=${shape.width ?? nothing}
  stroke-linecap=${shape.cap ?? nothing} stroke-linejoin=${shape.join ?? nothing}
  stroke-dasharray=${shape.dash?.join(" ") ?? nothing} fill-rule=${shape.rule ?? nothing}></path>`;

/** An icon beside words; it has no name of its own. */
export function icon(name: string, tint?: "seat" | "gold" | "mono"): TemplateResult {
  return html`<svg class="tl-icon" viewBox="0 0 64 64" aria-hidden="true" data-tint=${tint ?? nothing}>
    ${ICONS[name]?.map(path) ?? nothing}
  </svg>`;
}

const MARKS = ["eye", "djed", "star", "ring"];

/** The disc of a seat: colour and mark together. `colour` is 1 to 4. */
export function seatMark(colour: number): TemplateResult {
  return html`<span class="seat-mark" data-seat=${colour} aria-hidden="true"
    >${icon(`seat-${MARKS[colour - 1]}`)}</span
  >`;
}

/** The sign of the house: two pyramids on one ground line. */
export const logo = html`<svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
  <path class="logo-left" d="M3 27 12 11l9 16z"></path>
  <path class="logo-right" d="M13 27 22 8l8 19z"></path>
  <path class="logo-ground" d="M2 27.5h28v2H2z"></path>
</svg>`;
