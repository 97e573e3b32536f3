/** The small pictures beside the poster's words. */

import { ICONS } from "../generated/icons";

const SVG = "http://www.w3.org/2000/svg";
const MARKS = ["eye", "djed", "star", "ring"];

export function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className });
}

function drawing(box: number, paths: readonly { d: string; fill?: string }[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${box} ${box}`);
  svg.setAttribute("aria-hidden", "true");
  for (const { d, fill } of paths) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    if (fill) path.style.fill = fill;
    svg.append(path);
  }
  return svg;
}

const shapes = (name: string) => (ICONS[name] ?? []).map(({ d }) => ({ d }));

export const playSign = (): SVGSVGElement => drawing(64, shapes("ui-play"));

/** The disc of a seat: colour and mark together. */
export function seatSign(colour: number): SVGSVGElement {
  const sign = drawing(64, shapes(`seat-${MARKS[colour - 1]}`));
  sign.classList.add("mark");
  sign.dataset.seat = String(colour);
  return sign;
}

/** The sign of the house, which leads there. */
export function brand(site: URL): HTMLAnchorElement {
  const link = element("a", "brand");
  link.href = site.href;
  link.target = "_blank";
  link.rel = "noopener";
  const sign = [
    { d: "M3 27 12 11l9 16z", fill: "var(--tl-seat-1)" },
    { d: "M13 27 22 8l8 19z", fill: "var(--tl-gold-fill)" },
    { d: "M2 27.5h28v2H2z", fill: "currentColor" },
  ];
  link.append(drawing(32, sign), "Two Lands");
  return link;
}
