import type { PieceLook, Scene } from "../../table/board";
import { Outline, type Pen } from "../../table/pen";
import { HIS } from "./imhotep";
import { badge, fact, icon, inner, lying, markOf, number, points, tint } from "./kit";
import { block, effectsOf, glyphOf, glyphsOf, metricSign, signs } from "./signs";

/** How the pieces of Men-Nefer look, around the origin. */

const APPRENTICE =
  "M0-17c4.500 0 7.500 3 7.500 7 0 2.500-1.500 4.500-3 5.500C11-2 14 4 14 15c0 2-1 3-3 3H-11c-2 0-3-1-3-3 0-11 3-17 9.500-19.500-1.500-1-3-3-3-5.500 0-4 3-7 7.500-7z";
const PRIESTESS =
  "M0-12c3 0 5 2 5 5 0 1.500-.5 2.500-1.500 3.500L8 11c.4 1-.2 2-1 2H-7c-.8 0-1.400-1-1-2L-3.500-3.500C-4.500-4.500-5-5.500-5-7c0-3 2-5 5-5z";
const BOAT = "M-17-6C-12-3-8-2 0-2S12-3 17-6C16 4 10 9 4 9H-4C-10 9-16 4-17-6z";
const COFFIN = "M0-24c7 0 10 5 10 12 0 10-2 24-4 33h-12c-2-9-4-23-4-33 0-7 3-12 10-12z";
export const CRAFTS = ["vase", "gem", "statuette", "mirror", "perfume"];
const PAPYRUS: Readonly<Record<string, string>> = { A: "falcon", B: "cobra", C: "jackal", D: "ibis", E: "lotus" };

/** A shape in a seat's colour with the mark upon it. */
function figure(
  pen: Pen,
  scene: Scene,
  shape: string,
  scale: number,
  seat: number | undefined,
  y: number,
  mark: number,
) {
  pen.at(0, 0, scale, () => {
    const fill = seat === undefined ? "seat-neutral" : tint(scene, seat);
    pen.shape(shape, { fill, line: "seat-edge", width: 1.4 / Math.max(0.7, scale) });
    if (seat !== undefined) pen.icon(markOf(scene, seat), 0, y, mark, { body: tint(scene, seat, "-ink") });
  });
}

export const ghost = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, () => pen.shape(APPRENTICE, { line: "ink-muted", width: 1.6, dash: [3, 3] }));

function card(pen: Pen, w: number, h: number, fill = "tile", round = 6): void {
  pen.box(-w / 2, -h / 2 + 1.5, w, h, round, { fill: "men_nefer-shade" });
  pen.box(-w / 2, -h / 2, w, h, round, { fill, line: "line-strong", width: 1.3 });
}

/** An Action Tablet: its glyph at the left, its effects as signs. */
function tablet(pen: Pen, scene: Scene, id: string, w: number, h: number): void {
  const flat = h < 40;
  const glyph = flat ? h : 30;
  card(pen, w, h, "tile", flat ? 5 : 7);
  const left = new Outline();
  left.box(-w / 2 + 1, -h / 2 + 1, glyph, h - 2, [flat ? 4 : 6, 0, 0, flat ? 4 : 6]);
  pen.shape(left, { fill: "board-alt" });
  const written = glyphOf(scene, id);
  const middle = -w / 2 + glyph / 2 + 1;
  if (written) icon(pen, `glyph_${written}`, middle, flat ? 0 : -6, glyph * 0.82);
  if (!flat) pen.text(id, middle, h / 2 - 7, { size: 12, colour: "ink-muted", align: "center", fit: glyph - 1 });
  const effects = effectsOf(scene, id);
  const from = -w / 2 + glyph + 4;
  if (flat) signs(pen, effects, (from + w / 2) / 2, 0, 16, w / 2 - from - 3);
  else block(pen, effects, from, -h / 2 + 3, w / 2 - from - 3, h - 6);
}

function papyrus(pen: Pen, id: string, w: number, h: number): void {
  card(pen, w, h, "tile", 5);
  pen.line(0, -h / 2 + 5, 0, h / 2 - 5, { line: "line" });
  const [left = "", right = ""] = id;
  icon(pen, PAPYRUS[left] as string, -w / 4 + 1, 0, w * 0.4);
  icon(pen, PAPYRUS[right] as string, w / 4 - 1, 0, w * 0.4);
}

/** What it asks for and is worth; Imhotep's are turned without a look at that. */
function contract(pen: Pen, scene: Scene, id: string, w: number, h: number, turned: boolean): void {
  const told =
    fact(scene, id, "contract-standing") ?? fact(scene, id, "fact-his-contract") ?? fact(scene, id, "fact-contract");
  const needs = inner(told?.args.needs);
  const value = number(told, "value");
  card(pen, w, h, value ? `men_nefer-value-${value}` : "tile");
  const narrow = w < 44;
  if (needs) {
    icon(pen, metricSign(inner(needs.args.what)), narrow ? -w / 2 + 13 : -w * 0.16, -h / 2 + 15, narrow ? 19 : 22);
    pen.text(`≥${narrow ? "" : " "}${number(needs, "number")}`, 0, h / 2 - 5, {
      size: 14,
      weight: 600,
      align: "center",
      fit: w - 6,
    });
  }
  points(pen, value, w / 2 - (narrow ? 8.5 : 10), -h / 2 + 10, narrow ? 7.5 : 8.5);
  if (turned) pen.box(-w / 2, -h / 2, w, h, 6, { line: "gold-fill", width: 4 });
}

function greatPiece(pen: Pen, id: string, size: number, covered: boolean): void {
  const [level = "I", favour = "food"] = id.split(".");
  const half = size / 2;
  pen.box(-half, -half, size, size, 4, { fill: `men_nefer-level-${level.length}`, line: "seat-edge", width: 1.3 });
  const small = size < 44;
  icon(pen, favour, 0, small ? 0 : -3, Math.min(34, size * 0.62));
  if (!small && !covered) pen.text(level, 0, half - 5, { size: 13.5, weight: 600, align: "center" });
}

/** A Mastaba: its benefit, and on gold what a Sarcophagus in its line is worth at the Harvest. */
function mastaba(pen: Pen, scene: Scene, { id, at, size: w, height: h }: Drawn): void {
  card(pen, w, h, "carnelian-soft");
  const told = fact(scene, at || id, "fact-mastaba");
  const benefit = inner(told?.args.benefit);
  const high = h > 50;
  if (benefit) signs(pen, [benefit], high ? 0 : -13, high ? -12 : 0, 22, high ? w - 8 : w - 40);
  points(pen, number(told, "points"), high ? 0 : w / 2 - 15, high ? 17 : 0, 10);
}

/** The glyphs that a personal board shows, in two rows. */
function hieroglyphs(pen: Pen, scene: Scene, id: string, w: number, h: number): void {
  card(pen, w, h, "board-alt");
  const glyphs = glyphsOf(scene, id);
  const columns = Math.ceil(glyphs.length / 2);
  const pitch = w / (columns + 0.5);
  glyphs.forEach((glyph, i) => {
    const x = pitch * ((i % columns) + 0.5 - columns / 2);
    icon(pen, `glyph_${glyph}`, x, (i < columns ? -1 : 1) * h * 0.23, Math.min(pitch, h * 0.42));
  });
}

function basket(pen: Pen, scene: Scene, seat: number, size: number): void {
  pen.edge("men-basket", 0, 0, size, "seat-edge", 1);
  const colour = tint(scene, seat);
  pen.icon("men-basket", 0, 0, size, { body: colour, i1: tint(scene, seat, "-ink") });
}

/** Things of a seat that are drawn as an icon in its colour. */
function coloured(pen: Pen, scene: Scene, sign: string, seat: number, size: number): void {
  pen.edge(`men-${sign}`, 0, 0, size, "seat-edge", 1);
  pen.icon(`men-${sign}`, 0, 0, size, { body: tint(scene, seat), i1: tint(scene, seat, "-trim") });
}

/** What a drawing is told besides the scene: the look, the owner's seat, and where it lies. */
interface Drawn extends PieceLook {
  seat: number;
  at: string;
}
type Drawing = (pen: Pen, scene: Scene, drawn: Drawn) => void;

const priestess: Drawing = (pen, scene, { size, seat }) => figure(pen, scene, PRIESTESS, size / 26, seat, 6, 8);
const craft: Drawing = (pen, scene, { id, size, height, at }) => {
  const used = at.includes(".craft.") && !lying(scene, at).some((other) => other.startsWith("basket"));
  card(pen, size, height, used ? "board-alt" : "tile");
  const sign = id.split(".")[0] as string;
  pen.faint(used ? 0.5 : 1, () => icon(pen, sign, 0, size > 44 ? -4 : 0, Math.min(32, size * 0.8)));
};

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(CRAFTS.map((kind) => [kind, craft])),
  apprentice: (pen, scene, { size, seat }) => figure(pen, scene, APPRENTICE, size / 38, seat, 8, 11),
  neutral: (pen, scene, { size }) => figure(pen, scene, APPRENTICE, size / 38, undefined, 8, 11),
  priestess,
  priestess_lying: (pen, scene, drawn) => pen.at(0, 0, 1, () => priestess(pen, scene, drawn), 90),
  boat: (pen, scene, { size, seat }) => figure(pen, scene, BOAT, size / 36, seat, 3.5, 8),
  tablet: (pen, scene, { id, size, height }) => tablet(pen, scene, id, size, height),
  papyrus: (pen, _scene, { id, size, height }) => papyrus(pen, id, size, height),
  contract: (pen, scene, { id, size, height }) => contract(pen, scene, id, size, height, false),
  contract_turned: (pen, scene, { id, size, height }) => contract(pen, scene, id, size, height, true),
  great_piece: (pen, scene, { id, size, at }) => greatPiece(pen, id, size, (lying(scene, at).at(-1) ?? id) !== id),
  pyramidion: (pen) => pen.shape("M0-20L20 16H-20z", { fill: "gold-fill", line: "seat-edge", width: 1.5 }),
  mastaba,
  basket: (pen, scene, { seat, size }) => basket(pen, scene, seat, size),
  deity: (pen, _scene, { id, size }) => icon(pen, id, 0, 0, size),
  city_benefit: (pen, scene, { id, at, size, height }) => {
    const benefit = inner(fact(scene, at.split(".")[0] ?? "", "fact-city")?.args.benefit);
    signs(pen, benefit ? [benefit] : effectsOf(scene, id), 0, 0, height, size);
  },
  queens_tile: (pen, scene, { id, at, size, height }) => {
    card(pen, size, height, "board-alt", 5);
    const told = fact(scene, at, "fact-queen") ?? fact(scene, id, "fact-queen-tile");
    icon(pen, metricSign(inner(told?.args.what)), 0, 0, size * 0.76);
  },
  board: (pen, scene, { id, size, height }) => hieroglyphs(pen, scene, id, size, height),
  limestone: (pen, scene, { size: w, seat }) => {
    const h = w * 0.9;
    pen.box(-w / 2, -h / 2, w, h, 3, { fill: tint(scene, seat), line: "seat-edge", width: 1.4 });
    pen.icon(markOf(scene, seat), 0, 0, w * 0.6, { body: tint(scene, seat, "-ink") });
  },
  mummy: (pen, scene, { seat, size }) => coloured(pen, scene, "mummy", seat, size),
  sarcophagus: (pen, scene, { seat, size, height, at }) =>
    at.startsWith("R")
      ? figure(pen, scene, COFFIN, height / 48, seat, 0, 12)
      : coloured(pen, scene, "sarcophagus", seat, size),
  sphinx: (pen, scene, { seat, size, at }) => {
    coloured(pen, scene, "sphinx", seat, size);
    if (!/^p\d/.test(at)) badge(pen, scene, seat, size * 0.3, size * 0.48, 8);
  },
  permission: (pen, scene, { seat, size, at }) =>
    at.startsWith("q") ? badge(pen, scene, seat, 0, 0, size / 2) : coloured(pen, scene, "permission", seat, size),
  writing: (pen, scene, { seat, size, height }) =>
    pen.box(-size / 2, -height / 2, size, height, 8, { line: tint(scene, seat), width: 3.5 }),
};
/** Scarab, Heart, Feather, Orb. */
const disc: Drawing = (pen, scene, { seat, size }) => badge(pen, scene, seat, 0, 0, size / 2);

export function piece(pen: Pen, look: PieceLook, scene: Scene): void {
  const { kind = "", owner } = scene.view.pieces[look.id] ?? {};
  (DRAWINGS[kind] ?? HIS[kind] ?? disc)(pen, scene, { ...look, seat: owner ?? 0, at: look.place ?? "" });
}
