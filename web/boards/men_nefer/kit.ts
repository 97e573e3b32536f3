import type { Place, Region, Scene, Slot } from "../../table/board";
import type { Lettering, Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import type { Argument, Message } from "../../table/view";

/** What the regions of Men-Nefer share: words, facts, seats, and small things that are drawn everywhere. */

export const HOUSES = ["pyramids", "necropolis", "temple", "nile", "sphinxes"] as const;
export const FAVOURS = ["food", "heka", "feather", "heart"] as const;
const MARKS = ["seat-eye", "seat-djed", "seat-star", "seat-ring"];
const ROMAN = ["", "I", "II", "III"];

export const words = (id: string, args: Message["args"] = {}): Message => ({ id: `men_nefer-board-${id}`, args });
export const facts = (scene: Scene, id: string): Message[] => scene.view.facts[id] ?? [];
export const fact = (scene: Scene, id: string, kind: string) => facts(scene, id).find((told) => told.id === kind);
export const counter = (scene: Scene, name: string) => scene.view.counters[name] ?? 0;
export const lying = (scene: Scene, place: string) => scene.view.places[place] ?? [];
export const list = (argument: Argument | undefined) => (Array.isArray(argument) ? argument : []);
export const inner = (argument: Argument | undefined): Message | undefined =>
  typeof argument === "object" && "id" in argument ? argument : undefined;
export const number = (message: Message | undefined, name: string) => Number(message?.args[name] ?? 0);
export const roman = (level: number | string) => ROMAN[Number(level)] ?? String(level);
/** A fact's word after its last dash: `nile` of `house-nile`. */
export const tail = (message: Message | undefined) => message?.id.split("-").at(-1) ?? "";

/** A seat's tint: `seat-2-ink` of the colour that the player chose. */
export const tint = (scene: Scene, seat: number, part = "") => `seat-${scene.seats[seat]?.colour ?? seat + 1}${part}`;
export const markOf = (scene: Scene, seat: number) => MARKS[(scene.seats[seat]?.colour ?? seat + 1) - 1] as string;
export const nameOf = (scene: Scene, seat: number) =>
  scene.seats[seat]?.name || scene.say(words("player", { number: seat + 1 }));
/** Whose personal board is shown. */
export const sideOf = (scene: Scene) => Number(scene.opened.seat ?? scene.viewer);

export const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** A place with the facts that are told of it. */
export function place(scene: Scene, id: string, label: Message, box: Box, more: Partial<Place> = {}): Place {
  return { id, label, x: box.x, y: box.y, w: box.w, h: box.h, round: 6, notes: facts(scene, id), ...more };
}

/** Where things stand that lie beside one another around a middle, closer where they are many. */
export function spread(x: number, y: number, size: number, step: number, room: number) {
  return (index: number, count: number): Slot => {
    const apart = count > 1 ? Math.min(step, (room - size) / (count - 1)) : 0;
    return { x: x + (index - (count - 1) / 2) * apart, y, size };
  };
}

// ---- small things --------------------------------------------------------------------------------------------------

export const NOTE: Lettering = { size: 14, colour: "ink-muted" };
export const STRONG: Lettering = { size: 15, weight: 600 };

/** The ground of a region. */
export function panel(pen: Pen, w: number, h: number): void {
  pen.box(0, 0, w, h, 12, { fill: "board", line: "line-strong", width: 1 });
}

/** A region's heading: its sign and name. */
export function heading(pen: Pen, scene: Scene, name: string, sign: string, fit = 220): void {
  icon(pen, sign, 22, 19, 26);
  pen.text(scene.say(words(name)), 40, 26, { size: 19, weight: 600, face: "title", fit });
}

/** A sign of the game; none where the engine has not told which. */
export function icon(pen: Pen, sign: string, x: number, y: number, size: number, colour = "ink"): void {
  if (sign) pen.icon(`men-${sign}`, x, y, size, { body: colour });
}

/** A printed space: free it shows by its fill that it can be picked. */
export function space(pen: Pen, scene: Scene, id: string, box: Box, round = 6, fill = "tile"): void {
  const { x, y, w, h } = box;
  const chosen = scene.pick.has(id) ? "lapis-soft" : fill;
  pen.box(x, y, w, h, round, { fill: chosen, line: "men_nefer-slot-line", width: 1.3 });
  if (scene.pick.has(id) && scene.lit.has(id)) pen.box(x, y, w, h, round, { fill: "pick-fill" });
}

/** An empty space for a card. */
export const hollow = (pen: Pen, x: number, y: number, w: number, h: number, round = 6) =>
  pen.box(x, y, w, h, round, { fill: "men_nefer-slot", line: "men_nefer-slot-line", width: 1.5 });

/** Points on gold: of the Harvest, or at once. */
export function points(pen: Pen, value: number, x: number, y: number, r = 9): void {
  pen.disc(x, y, r, { fill: "gold-fill" });
  pen.text(value, x, y + r * 0.5, { size: r * 1.45, weight: 700, colour: "on-gold", align: "center", fit: 2 * r });
}

/** A player's disc with the mark. */
export function badge(pen: Pen, scene: Scene, seat: number, x: number, y: number, r: number): void {
  pen.disc(x, y, r, { fill: tint(scene, seat), line: "seat-edge", width: 1.2 });
  pen.icon(markOf(scene, seat), x, y, r * 1.25, { body: tint(scene, seat, "-ink") });
}

/** A resource on its coin, with its number. */
export function amount(
  pen: Pen,
  sign: string,
  value: number | string,
  x: number,
  y: number,
  r: number,
  size: number,
  colour = "ink",
): void {
  pen.disc(x, y, r, { fill: "men_nefer-coin" });
  icon(pen, sign, x, y, r * 1.4, "men_nefer-on-coin");
  pen.text(value, x + r + 6, y + size * 0.35, { size, weight: 700, colour });
}

// ---- wrappers ------------------------------------------------------------------------------------------------------

/** Where a region tells how many of the values printed there are stand-ins: kind of component, x, y. */
export type Printed = readonly (readonly [kind: string, x: number, y: number])[];

/** The mark of a value that is a stand-in: a small fold at the lower left of where it is printed. */
export const fold = (pen: Pen, x: number, y: number) =>
  pen.shape(`M${x + 2} ${y - 8.5}v6.500h6.500z`, { fill: "line-strong" });

/** The folds of a region: of its spaces, `at` tells where if it is not the corner, and of the pieces that lie there. */
function folds(pen: Pen, scene: Scene, { places }: Region, at: (id: string) => readonly [number, number] | null): void {
  const standsIn = (id: string) => fact(scene, id, "fact-stand-in") !== undefined;
  for (const { id, x, y, w, h, slot } of places) {
    const pieces = lying(scene, id);
    let covered = false;
    pieces.forEach((piece, index) => {
      const lies = slot?.(index, pieces.length, piece);
      if (!lies) return;
      covered ||= lies.size > 0.85 * w;
      if (standsIn(piece)) fold(pen, lies.x - lies.size / 2, lies.y + (lies.height ?? lies.size) / 2);
    });
    if (!covered && standsIn(id)) fold(pen, ...(at(id) ?? ([x, y + h] as const)));
  }
}

/** The same region with the signs of its stand-ins. */
export function marked(
  scene: Scene,
  region: Region,
  printed: Printed,
  at: (id: string) => readonly [number, number] | null = () => null,
): Region {
  const signs = printed.filter(([kind]) => facts(scene, `printed.${kind}`).length);
  const side = 20;
  return {
    ...region,
    ground: (pen) => {
      region.ground(pen);
      for (const [, x, y] of signs) pen.icon("ui-stand-in", x, y, side - 4, { body: "ink-muted" });
    },
    above: (pen) => {
      folds(pen, scene, region, at);
      region.above?.(pen);
    },
    places: [
      ...region.places,
      ...signs.map(([kind, x, y]) =>
        place(scene, `printed.${kind}`, words("stand-in"), { x: x - side / 2, y: y - side / 2, w: side, h: side }),
      ),
    ],
  };
}
