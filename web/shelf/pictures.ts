import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../app/icon";
import { ICONS } from "../generated/icons";

/** The icon that stands for a game in lists. */
const SIGNS: Readonly<Record<string, string>> = { duel: "duel-boat" };

export const gameSign = (game: string): TemplateResult => icon(SIGNS[game] ?? "ui-play");

/** An icon as part of a scene: its middle, its size, and the seat whose colours it wears. */
function figure(name: string, x: number, y: number, size: number, seat?: number) {
  const scale = size / 64;
  return svg`<g class=${seat ? "figure owned" : "figure"} data-seat=${seat ?? nothing}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${(ICONS[name] ?? []).map(
      (shape) => svg`<path class=${shape.fill === "i1" ? "trim" : "body"} d=${shape.d}></path>`,
    )}</g>`;
}

const SCENES: Readonly<Record<string, () => ReturnType<typeof svg>>> = {
  duel: () => svg`<circle class="gold" cx="252" cy="46" r="22"></circle>
    <path class="water" d="M0 112H320V190H0z"></path><path class="desert" d="M176 88H320V190H176z"></path>
    <path class="quay" d="M176 88h12v102h-12z"></path>
    ${figure("duel-boat", 92, 118, 128)}
    ${figure("duel-meeple", 224, 112, 62, 1)}${figure("duel-meeple", 280, 140, 62, 2)}`,
};

/** The small scene on a game's card; every game has its own. */
export function vignette(game: string): TemplateResult {
  return html`<svg class="vignette" viewBox="0 0 320 190" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190"></rect>
    ${SCENES[game]?.()}
  </svg>`;
}
