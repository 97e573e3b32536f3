import { html, nothing, svg, type TemplateResult } from "lit";
import { icon } from "../app/icon";
import { ICONS } from "../generated/icons";

/** The icon that stands for a game in lists. */
const SIGNS: Readonly<Record<string, string>> = {
  duel: "duel-boat",
  imhotep: "imh-ship-3",
  nefertiti: "nef-closed",
  men_nefer: "men-house_pyramids",
};

export const gameSign = (game: string): TemplateResult => icon(SIGNS[game] ?? "ui-play");

/** An icon as part of a scene: its middle, its size, and the seat whose colours it wears. */
function figure(name: string, x: number, y: number, size: number, seat?: number) {
  const scale = size / 64;
  return svg`<g class=${seat ? "figure owned" : "figure"} data-seat=${seat ?? nothing}
    transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})">${(ICONS[name] ?? []).map(
      ({ d, fill, stroke, width }) => {
        const line = fill === "none";
        const dye = (line ? stroke : fill) === "body" ? "body" : "trim";
        return svg`<path class=${line ? `${dye} line` : dye} stroke-width=${line ? (width ?? 1) : nothing} d=${d}></path>`;
      },
    )}</g>`;
}

/** A stall on a market, under an awning in a seat's colour. */
function stall(x: number, seat: number, gift: string) {
  const scallops = "a10 10 0 0 1 -20 0".repeat(5);
  return svg`<path class="quay" d="M${x + 8} 60h84v78h-84z"></path>
    <path class="awning" data-seat=${seat} d="M${x} 42h100v26${scallops}z"></path>
    ${figure(gift, x + 50, 110, 46)}`;
}

const SCENES: Readonly<Record<string, () => ReturnType<typeof svg>>> = {
  duel: () => svg`<circle class="gold" cx="252" cy="46" r="22"></circle>
    <path class="water" d="M0 112H320V190H0z"></path><path class="desert" d="M176 88H320V190H176z"></path>
    <path class="quay" d="M176 88h12v102h-12z"></path>
    ${figure("duel-boat", 92, 118, 128)}
    ${figure("duel-meeple", 224, 112, 62, 1)}${figure("duel-meeple", 280, 140, 62, 2)}`,
  imhotep:
    () => svg`<path class="quay" d="M146 124 224 32l82 92z"></path><path class="desert" d="M224 32l22 92h60z"></path>
    <path class="desert" d="M0 120H320V144H0z"></path><path class="water" d="M0 138H320V190H0z"></path>
    ${figure("imh-ship-4", 92, 128, 124)}
    ${figure("imh-stone", 216, 124, 40, 2)}${figure("imh-stone", 252, 124, 40, 1)}${figure("imh-stone", 234, 94, 40, 3)}`,
  nefertiti: () => svg`<path class="desert" d="M0 136H320V190H0z"></path>
    ${stall(10, 2, "nef-harp")}${stall(110, 1, "nef-necklace")}${stall(210, 3, "nef-statuette")}
    ${figure("nef-servant", 110, 148, 46, 4)}${figure("nef-servant", 212, 150, 46, 2)}`,
  men_nefer: () => svg`<circle class="gold" cx="66" cy="44" r="20"></circle>
    <path class="quay" d="M58 132 150 30l92 102z"></path><path class="desert" d="M150 30l26 102h66z"></path>
    <path class="quay" d="M214 132 262 78l48 54z"></path><path class="desert" d="M262 78l14 54h34z"></path>
    <path class="desert" d="M0 128H320V190H0z"></path><path class="water" d="M0 164H320V190H0z"></path>
    ${figure("men-obelisk", 36, 104, 68)}${figure("men-sphinx", 98, 126, 62, 4)}
    ${figure("men-apprentice", 190, 134, 44, 2)}${figure("men-apprentice", 226, 140, 44, 1)}
    ${figure("men-boat", 282, 152, 56, 3)}`,
};

/** The small scene on a game's card; every game has its own. */
export function vignette(game: string): TemplateResult {
  return html`<svg class="vignette" viewBox="0 0 320 190" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <rect class="sky" width="320" height="190"></rect>
    ${SCENES[game]?.()}
  </svg>`;
}
