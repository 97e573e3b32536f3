import type { Scene } from "../../table/board";
import type { Lettering, Pen } from "../../table/pen";
import type { Message } from "../../table/view";
import { fact, facts, icon, inner, list, number, roman, tail } from "./kit";

/** Effects as signs: an icon, its number, a level in Roman figures; what comes free has a gold ring. */

const SIGNS: Readonly<Record<string, string>> = {
  embalm: "mummy",
  rite: "tomb",
  papyrus_free: "papyrus",
  craft_free: "craft",
  priestess: "priestess_standing",
  boats: "boat",
  carve: "sphinx",
  erect: "pedestal",
  mastaba_of: "mastaba",
  contract_of: "contract",
};
/** What follows the steps: activations of Boats, the Offering of a Priestess. */
const FOLLOWS: Readonly<Record<string, string>> = { boats: "activate", priestess: "basket" };
const LEVELS = ["rite", "erect"];
/** Numbers of 1 are written only where more are common. */
const COUNTED = ["limestone", "boats", "priestess", "orb", "pp", "any"];

const METRICS: Readonly<Record<string, string>> = {
  sarcophagi_placed: "sarcophagus",
  sphinxes_erected: "sphinx",
  crafts_owned: "craft",
  offerings_made: "basket",
  craft_types: "gem",
  orb: "orb",
  great: "great_pyramid",
  permissions_placed: "permission",
  writing: "tablet",
  papyri_total: "papyrus",
  boats_past_fb1: "fishing_boat",
  duat_steps: "maat",
  contracts_completed: "contract",
  houses_with_scarab_3plus: "scarab",
};
/** The sign of what a Contract or a Queens' tile counts. */
export function metricSign(what: Message | undefined): string {
  const metric = tail(what);
  return METRICS[metric] ?? metric.replace("scarab_", "house_");
}

/** The effects that a place or piece brings. */
export const effectsOf = (scene: Scene, id: string): Message[] => messages(fact(scene, id, "brings"));
const messages = (brings: Message | undefined) => list(brings?.args.effects).flatMap((effect) => inner(effect) ?? []);

/** One mark after another: an icon, or text beside it. */
type Mark = { sign: string; free: boolean } | { text: string; muted: boolean };

function marks(effect: Message): Mark[] {
  const kind = effect.id.slice("effect-".length);
  if (kind === "or") {
    const halves = [effect.args.first, effect.args.second].map((half) => inner(half));
    return halves.flatMap((half, i) => (half ? [...(i ? [{ text: "/", muted: true }] : []), ...marks(half)] : []));
  }
  const [n, m] = [number(effect, "n"), number(effect, "m")];
  const label = LEVELS.includes(kind) ? roman(n) : n > 1 || COUNTED.includes(kind) ? String(n) : "";
  const made: Mark[] =
    kind === "any"
      ? [
          { sign: "food", free: false },
          { text: "+", muted: true },
          { sign: "heka", free: false },
        ]
      : [{ sign: SIGNS[kind] ?? kind, free: kind.endsWith("_free") }];
  if (label) made.push({ text: label, muted: false });
  const follows = FOLLOWS[kind];
  if (follows && m > 0) made.push({ sign: follows, free: false });
  if (follows && m > 1) made.push({ text: String(m), muted: false });
  return made;
}

const lettering = (size: number, muted: boolean): Lettering => ({
  size: size * 0.78,
  weight: 700,
  colour: muted ? "ink-muted" : "ink",
});
const wide = (mark: Mark, size: number) => ("sign" in mark ? size : mark.text.length * size * 0.46 + 2);

/** Draws effects in one line around a middle, smaller if they would be wider than `fit`. */
export function signs(pen: Pen, effects: readonly Message[], x: number, y: number, most: number, fit: number): void {
  line(pen, effects.map(marks), x, y, most, fit);
}

const GAP = 0.26;
const length = (items: readonly Mark[][], size: number) =>
  items.flat().reduce((sum, mark) => sum + wide(mark, size), 0) + GAP * size * (items.length - 1);

function line(pen: Pen, items: readonly Mark[][], x: number, y: number, most: number, fit: number): void {
  const size = Math.min(most, (most * fit) / Math.max(1, length(items, most)));
  let at = x - length(items, size) / 2;
  for (const item of items) {
    for (const mark of item) {
      if ("sign" in mark) {
        const half = at + size / 2;
        if (mark.free) pen.disc(half, y, size * 0.6, { line: "gold-fill", width: Math.max(1.6, size * 0.11) });
        icon(pen, mark.sign, half, y, mark.free ? size * 0.78 : size);
      } else pen.text(mark.text, at + 1, y + size * 0.27, lettering(size, mark.muted));
      at += wide(mark, size);
    }
    at += GAP * size;
  }
}

/** Effects in as many lines as they need in a box. */
export function block(
  pen: Pen,
  effects: readonly Message[],
  x: number,
  y: number,
  w: number,
  h: number,
  most = 22,
): void {
  const rows: Mark[][][] = [];
  for (const item of effects.flatMap((effect) => parts(effect, w, most))) {
    const row = rows.at(-1);
    if (row && length([...row, item], most) <= w) row.push(item);
    else rows.push([item]);
  }
  rows.forEach((row, i) => {
    line(pen, row, x + w / 2, y + (h * (i + 0.5)) / rows.length, Math.min(most, (h / rows.length) * 0.92), w);
  });
}

/** The marks of an effect; those of a "/" in two parts if one line is too short for them. */
function parts(effect: Message, w: number, size: number): Mark[][] {
  const all = marks(effect);
  const cut = all.findIndex((mark) => "text" in mark && mark.text === "/");
  return cut < 0 || length([all], size) <= w ? [all] : [all.slice(0, cut), all.slice(cut)];
}

/** The same effects one below another, as in a narrow space. */
export function column(
  pen: Pen,
  effects: readonly Message[],
  x: number,
  y: number,
  w: number,
  h: number,
  most = 20,
): void {
  effects.forEach((effect, i) => {
    signs(
      pen,
      [effect],
      x + w / 2,
      y + (h * (i + 0.5)) / effects.length,
      Math.min(most, (h / effects.length) * 0.9),
      w,
    );
  });
}

/** The glyphs that are told of a board. */
export const glyphsOf = (scene: Scene, id: string): string[] =>
  facts(scene, id)
    .filter((told) => told.id === "fact-glyph")
    .map(({ args }) => tail(inner(args.glyph)));

/** The glyph that is told at a tablet or a writing space. */
export const glyphOf = (scene: Scene, id: string): string => glyphsOf(scene, id)[0] ?? "";
