import type { PieceLook, Region, Scene, Slot } from "../../table/board";
import { Outline, type Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import type { Message } from "../../table/view";
import {
  badge,
  counter,
  facts,
  hollow,
  icon,
  inner,
  list,
  lying,
  NOTE,
  nameOf,
  number,
  panel,
  place,
  STRONG,
  tail,
  tint,
  words,
} from "./kit";
import { signs } from "./signs";

/** Imhotep's tiles and his die, in the solo game: what can still come, what he has turned up, and what is done. */

const KINDS = ["visit", "specialise", "take1", "take2", "take3"] as const;
const SIGNS: Readonly<Record<string, string>> = { visit: "sun", specialise: "moon" };
const LEVELS: Readonly<Record<string, string>> = { take1: "I", take2: "II", take3: "III" };
const TILE = { w: 46, h: 56 };
/** A tile among others. */
const SMALL = { w: 36, h: 46 };
/** The middle of the tiles, below the title of a part. */
const MIDDLE = 62;
const TILES = 9;
/** Visit tiles never go to the bottom of the pile. */
const BELOW = 6;
const ROWS = 5;

interface Parts {
  size: readonly [number, number];
  who: Box;
  die: { x: number; y: number };
  /** The kinds that can still come, and what lies at the bottom of the pile. */
  kinds: Box;
  below: Box;
  /** The tile turned up, with what it says for each row. */
  now: Box;
  done: Box;
}
const WIDE: Parts = {
  size: [1200, 100],
  who: { x: 0, y: 0, w: 188, h: 100 },
  die: { x: 154, y: 66 },
  kinds: { x: 202, y: 0, w: 290, h: 100 },
  below: { x: 502, y: 0, w: 152, h: 100 },
  now: { x: 668, y: 0, w: 256, h: 100 },
  done: { x: 938, y: 0, w: 250, h: 100 },
};
const TALL: Parts = {
  size: [408, 356],
  who: { x: 0, y: 0, w: 408, h: 54 },
  die: { x: 374, y: 27 },
  kinds: { x: 8, y: 58, w: 392, h: 96 },
  now: { x: 8, y: 156, w: 256, h: 96 },
  below: { x: 276, y: 156, w: 124, h: 96 },
  done: { x: 8, y: 254, w: 392, h: 96 },
};
export const TILES_WIDE = WIDE.size[1];
export const TILES_TALL = TALL.size[1];

/** Imhotep's seat; -1 in a game without him. */
export function imhotepOf({ view }: Scene): number {
  const pile = Object.keys(view.places).find((id) => /^p\d\.tiles$/.test(id));
  return pile ? Number(pile.slice(1, 2)) : -1;
}

export function imhotep(scene: Scene): Region {
  const seat = imhotepOf(scene);
  const at = scene.tall ? TALL : WIDE;
  const [w, h] = at.size;
  const mine = (part: string) => `p${seat}.${part}`;
  const row = ({ x, y, w: wide }: Box, most: number, size = SMALL) => {
    const step = Math.min(size.w + 4, (wide - size.w) / Math.max(1, most - 1));
    return (index: number): Slot => ({
      x: x + size.w / 2 + step * index,
      y: y + MIDDLE,
      size: size.w,
      height: size.h,
    });
  };
  return {
    id: "imhotep",
    label: words("tiles-of", { player: { seat } }),
    places: [
      place(scene, mine("tiles"), words("tiles"), at.kinds, { slot: row(at.below, BELOW), round: 9 }),
      place(scene, mine("tile"), words("tile-now"), at.now, { slot: row(at.now, 1, TILE), round: 9 }),
      place(scene, mine("done"), words("tiles-done"), at.done, { slot: row(at.done, TILES), round: 9 }),
      place(
        scene,
        mine("die"),
        words("die-of"),
        { x: at.die.x - 24, y: at.die.y - 24, w: 48, h: 48 },
        { slot: () => ({ ...at.die, size: 42 }), round: 9 },
      ),
    ],
    ground: (pen) => {
      panel(pen, w, h);
      who(pen, scene, seat, at.who);
      kinds(pen, scene, mine("tiles"), at.kinds);
      below(pen, scene, mine("tiles"), at.below);
      now(pen, scene, mine("tile"), at.now);
      title(pen, scene, "tiles-done", at.done);
    },
  };
}

const title = (pen: Pen, scene: Scene, id: string, { x, y, w }: Box, args: Message["args"] = {}) =>
  pen.text(scene.say(words(id, args)), x, y + 22, { ...NOTE, fit: w });

function who(pen: Pen, scene: Scene, seat: number, { w, h }: Box): void {
  const ink = tint(scene, seat, "-ink");
  const shape = new Outline();
  shape.box(0, 0, w, h, scene.tall ? [12, 12, 0, 0] : [12, 0, 0, 12]);
  pen.shape(shape, { fill: tint(scene, seat) });
  badge(pen, scene, seat, 26, 26, 14);
  pen.text(nameOf(scene, seat), 48, 33, { size: 20, weight: 600, colour: ink, fit: scene.tall ? 140 : 134 });
  const [x, y] = scene.tall ? [200, 33] : [14, 72];
  pen.text(scene.say(words("die")), x, y, { size: 15, colour: ink, fit: 108 });
}

/** Each kind of tile with how many of it nobody has seen. */
function kinds(pen: Pen, scene: Scene, pile: string, box: Box): void {
  const unseen = facts(scene, pile).filter(({ id }) => id === "fact-tile");
  title(pen, scene, "tiles-to-come", box, { count: counter(scene, "unseen.tiles") });
  const step = box.w / KINDS.length;
  KINDS.forEach((kind, i) => {
    const count = number(
      unseen.find(({ args }) => tail(inner(args.tile)) === kind),
      "count",
    );
    pen.faint(count ? 1 : 0.3, () => {
      pen.at(box.x + step * i + TILE.w / 2 - 4, box.y + MIDDLE, 0.82, () => face(pen, kind, TILE.w, TILE.h));
      pen.text(`× ${count}`, box.x + step * i + TILE.w - 5, box.y + MIDDLE + 6, { ...STRONG, size: 14.5 });
    });
  });
}

function below(pen: Pen, scene: Scene, pile: string, box: Box): void {
  if (lying(scene, pile).length) title(pen, scene, "tiles-below", box);
}

function now(pen: Pen, scene: Scene, place: string, box: Box): void {
  title(pen, scene, "tile-now", box);
  hollow(pen, box.x, box.y + MIDDLE - TILE.h / 2, TILE.w, TILE.h);
  if (!lying(scene, place).length) return;
  const rows = facts(scene, place).filter(({ id }) => id === "fact-tile-row");
  const step = (box.w - TILE.w - 8) / ROWS;
  for (const row of rows) {
    const x = box.x + TILE.w + 8 + step * (number(row, "row") - 0.5);
    pen.box(x - step / 2 + 1, box.y + MIDDLE - TILE.h / 2, step - 2, TILE.h, 6, { fill: "tile" });
    pen.text(number(row, "row"), x, box.y + MIDDLE - 11, { ...NOTE, align: "center", size: 13.5 });
    const effects = list(row.args.effects).flatMap((effect) => inner(effect) ?? []);
    signs(pen, effects, x, box.y + MIDDLE + 9, 22, step - 6);
  }
}

/** What a tile shows: Sun, Moon, or a tablet with the number of the Take tile. */
function face(pen: Pen, kind: string, w: number, h: number): void {
  pen.box(-w / 2, -h / 2 + 1.5, w, h, 6, { fill: "men_nefer-shade" });
  const fill = kind === "visit" ? "men_nefer-sun" : kind === "specialise" ? "men_nefer-moon" : "tile";
  pen.box(-w / 2, -h / 2, w, h, 6, { fill, line: "line-strong", width: 1.3 });
  const level = LEVELS[kind];
  icon(pen, SIGNS[kind] ?? "tablet", 0, level ? -h * 0.14 : 0, w * 0.66);
  if (level) pen.text(level, 0, h / 2 - 6, { size: 15, weight: 700, align: "center" });
}

/** The die with the face rolled last; blank if he has not rolled in his last turn. */
function die(pen: Pen, shown: number, size: number): void {
  const [corner, round] = [-size / 2, size * 0.2];
  pen.box(corner, corner, size, size, round, { fill: shown ? "men_nefer-on-coin" : "men_nefer-coin" });
  // The pips of the icon are holes.
  if (shown) pen.icon(`ui-die-${shown}`, 0, 0, (size * 64) / 54, { body: "men_nefer-coin" });
  pen.box(corner, corner, size, size, round, { line: "seat-edge", width: 1.5 });
}

/** How his pieces look, by kind. */
export const HIS: Readonly<Record<string, (pen: Pen, scene: Scene, look: PieceLook) => void>> = {
  ...Object.fromEntries(
    KINDS.map((kind) => [`tile_${kind}`, (pen, _scene, { size, height }) => face(pen, kind, size, height)]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((shown) => [`die_${shown}`, (pen, _scene, { size }) => die(pen, shown, size)]),
  ),
  die: (pen, _scene, { size }) => die(pen, 0, size),
};
