import type { Board, Layout, PieceLook, Place, Region, Scene, Slot } from "../table/board";
import { boxPath, Outline, type Pen } from "../table/pen";
import type { Argument, Message, Position } from "../table/view";

/** Imhotep with the Sun Ship Tiles. Coordinates are units of the design canvas; `x y` is an upper left corner. */

const SITES = ["market", "pyramids", "temple", "burial", "obelisks"] as const;
type Site = (typeof SITES)[number];
const SITE_ICON: Readonly<Record<Site, string>> = {
  market: "imh-market",
  pyramids: "imh-pyramid",
  temple: "imh-temple",
  burial: "imh-burial",
  obelisks: "imh-obelisk",
};
const DOCKS = SITES.map((site) => `dock.${site}`);
const LETTERS = ["A", "B", "C", "D"] as const;
const MARKS = ["seat-eye", "seat-djed", "seat-star", "seat-ring"];
const HUES: Readonly<Record<string, string>> = {
  paved_path: "red",
  sarcophagus: "red",
  entrance: "red",
  pyramid_deco: "green",
  temple_deco: "green",
  burial_deco: "green",
  obelisk_deco: "green",
  statue: "violet",
  chisel: "blue",
  lever: "blue",
  hammer: "blue",
  sail: "blue",
};

const words = (id: string, args: Message["args"] = {}): Message => ({ id: `imhotep-board-${id}`, args });
const title = (id: string) => words(`title-${id}`);
/** A token of the kind `sun-draw` is the engine's `token-draw`. */
const tokenName = (kind: string): Message => ({ id: kind.replace("sun", "token"), args: {} });
const facts = (scene: Scene, id: string) => scene.view.facts[id] ?? [];
const fact = (scene: Scene, place: string, id: string) => facts(scene, place).find((told) => told.id === id);
/** A fact that is told of each player, that of one of them. */
const factOf = (scene: Scene, place: string, id: string, seat: number) =>
  facts(scene, place).find((told) => told.id === id && seatIn(told.args.player) === seat);
const held = (scene: Scene, place: string) => scene.view.places[place] ?? [];
const kindOf = (scene: Scene, id: string) => scene.view.pieces[id]?.kind ?? "";
const ownerOf = (scene: Scene, id: string | undefined) => (id && scene.view.pieces[id]?.owner) || 0;
const seatsOf = (scene: Scene) => scene.seats.map((_, seat) => seat);
/** The seat whose prospects are shown: the one that is asked, else the one in front of the screen. */
const askedOf = (scene: Scene) => (scene.view.player >= 0 ? scene.view.player : Math.max(0, scene.viewer));
const hasTokens = (scene: Scene) => "tokens" in scene.view.places;
/** A seat's tint: `seat-2-ink` of the colour that the player chose. */
const tint = (scene: Scene, seat: number, part = "") => `seat-${scene.seats[seat]?.colour ?? seat + 1}${part}`;
const markOf = (scene: Scene, seat: number) => MARKS[(scene.seats[seat]?.colour ?? seat + 1) - 1] as string;
const seatIn = (argument: Argument | undefined): number =>
  typeof argument === "object" && "seat" in argument ? argument.seat : 0;
const list = (argument: Argument | undefined) => (Array.isArray(argument) ? argument : []);

// ---- layouts -------------------------------------------------------------------------------------------------------

const SITE = { w: 192, h: 322 };
/** Depth of the water below a site on the tall canvas, where its ship lands. */
const BASIN = 60;
const LARGE = 238 / SITE.w;
const ROW = { w: 480, h: 112 };
const BLOCK = 178;
const RIVER = { wide: [1000, 236], tall: [480, 268] } as const;

/** Two and three players lie side by side, four in two rows. */
function wide(scene: Scene): Layout {
  const regions: Record<string, [number, number, number]> = { river: [0, 326, 1], round: [858, 432, 1] };
  SITES.forEach((site, i) => {
    regions[site] = [i * 202, 0, 1];
  });
  const count = scene.seats.length;
  for (const seat of seatsOf(scene)) {
    if (count > 3) regions[`p${seat}`] = [520 * (seat % 2), 578 + 120 * Math.floor(seat / 2), 1];
    else regions[`p${seat}`] = [(seat * 1012) / count, 578, 1];
  }
  return { size: [1000, count > 3 ? 810 : 756], regions };
}

/** Ships, who sits in front of the screen, the sites two by two, the others in the order of play. */
function tall(scene: Scene): Layout {
  const top = RIVER.tall[1] + 8;
  const grid = top + ROW.h + 8;
  const step = (SITE.h + BASIN) * LARGE + 8;
  const regions: Record<string, [number, number, number]> = { river: [0, 0, 1] };
  [...SITES, "round"].forEach((id, i) => {
    regions[id] = [242 * (i % 2), grid + step * Math.floor(i / 2), LARGE];
  });
  const [, ...others] = fromNear(scene).map((seat, i) => {
    const y = i ? grid + 3 * step + (ROW.h + 8) * (i - 1) : top;
    regions[`p${seat}`] = [0, y, 1];
    return y;
  });
  return { size: [480, Math.max(...others) + ROW.h], regions };
}

/** The seats from the one in front of the screen on. */
function fromNear(scene: Scene): number[] {
  const seats = seatsOf(scene);
  const near = Math.max(0, scene.viewer);
  return [...seats.slice(near), ...seats.slice(0, near)];
}

const isRow = (scene: Scene) => scene.tall || scene.seats.length > 3;

// ---- ships ---------------------------------------------------------------------------------------------------------

/** A ship lies with its bow to the left; space 1 is the bow. In the units of a ship its deck is at y = 0. */
const PITCH = 43;
const BOW = 46;
const STERN = 48;
const SPACE = 39;
const SPACE_Y = -16;
const LANDED = 0.72;
const lengthOf = (capacity: number) => BOW + PITCH * (capacity - 1) + STERN;

interface Ship {
  letter: string;
  id: string;
  capacity: number;
  /** Where it lies: its own place while it waits, a dock, or nowhere. */
  at: string | null;
}

interface Berth {
  x: number;
  y: number;
  scale: number;
}

const capacityOf = (ship: string) => Number(ship[4]);

/** The ships of the round card, `round.4-3-3-1`, in its order; of two alike the earlier is the first of its size. */
function shipsOf(scene: Scene): Ship[] {
  const [card = ""] = held(scene, "round");
  const capacities = card.match(/\d/g)?.map(Number) ?? [];
  return capacities.map((capacity, i) => {
    const letter = LETTERS[i] as string;
    const id = `ship${capacity}.${capacities.slice(0, i + 1).filter((other) => other === capacity).length}`;
    return { letter, id, capacity, at: [letter, ...DOCKS].find((place) => held(scene, place).includes(id)) ?? null };
  });
}

/** Where the ships wait: side by side, on the tall canvas two by two as large as there is room. */
function moorings(scene: Scene): Berth[] {
  const lengths = shipsOf(scene).map(({ capacity }) => lengthOf(capacity));
  const sum = (some: number[]) => some.reduce((total, length) => total + length, 0);
  if (!scene.tall) {
    const gap = (846 - sum(lengths)) / Math.max(1, lengths.length);
    return lengths.map((_, i) => ({ x: 10 + gap / 2 + sum(lengths.slice(0, i)) + gap * i, y: 166, scale: 1 }));
  }
  const rows = [lengths.slice(0, 2), lengths.slice(2)];
  const scale = Math.min(1.2, 436 / Math.max(...rows.map(sum)));
  return rows.flatMap((row, r) => {
    const gap = (480 - scale * sum(row)) / (row.length + 1);
    return row.map((_, i) => ({ x: gap + i * gap + scale * sum(row.slice(0, i)), y: 72 + 132 * r, scale }));
  });
}

/** Where a ship lies that has landed, in the units of a site. */
const landing = (scene: Scene, capacity: number): Berth => ({
  x: SITE.w / 2 - (LANDED * lengthOf(capacity)) / 2,
  y: scene.tall ? 355 : 384,
  scale: LANDED,
});
const shipSlot = ({ x, y, scale }: Berth, capacity: number): Slot => ({
  x: x + (scale * lengthOf(capacity)) / 2,
  y,
  size: scale * lengthOf(capacity),
});
const spaceAt = ({ x, y, scale }: Berth, space: number) => ({
  x: x + scale * (BOW + PITCH * (space - 1)),
  y: y + scale * SPACE_Y,
});

/** The places of a ship, where it lies: its token, under the space at its rear, and its spaces. */
function shipPlaces(scene: Scene, { letter, capacity, at }: Ship, berth: Berth): Place[] {
  const places: Place[] = [];
  const side = SPACE * berth.scale;
  const place = (id: string, label: Message, space: number, size: number, more: Partial<Place>): Place => {
    const { x, y } = spaceAt(berth, space);
    return {
      id,
      label,
      x: x - size / 2,
      y: y - size / 2,
      w: size,
      h: size,
      round: 5 * berth.scale,
      slot: () => ({ x, y, size: size * 0.95 }),
      notes: facts(scene, id),
      ...more,
    };
  };
  if (hasTokens(scene)) {
    const label = words("token", { ship: letter });
    const more = { parent: `${letter}${capacity}`, round: side / 2 };
    places.push(place(`token.${letter}`, label, capacity, side * 0.92, more));
  }
  for (let space = 1; space <= capacity; space++) {
    places.push(
      place(`${letter}${space}`, words("space", { ship: letter, space }), space, side, { parent: at ?? letter }),
    );
  }
  return places;
}

const HULLS = new Map<number, { hull: Outline; deck: Outline; ring: Outline }>();

/** The outlines of a ship: a papyrus boat with its ends turned up, a line along its planks, and one around its hull. */
function hullOf(capacity: number) {
  const made = HULLS.get(capacity);
  if (made) return made;
  const l = lengthOf(capacity);
  const shape = {
    hull: new Outline(
      `M-3-27C8-25 13-15 26-11H${l - 28}C${l - 14}-14 ${l - 9}-26 ${l - 6}-40 ${l + 4}-37 ${l + 5}-26 ${l} -13 ${l - 5} 8 ${l - 15} 28 ${l - 36} 28H40C20 28 7 6-3-27z`,
    ),
    deck: new Outline(`M16-5C22 10 28 20 42 20H${l - 40}C${l - 24} 20 ${l - 16} 8 ${l - 9}-10`),
    ring: new Outline(
      `M-9-32C1 8 14 34 39 34H${l - 35}C${l - 11} 34 ${l} 12 ${l + 6}-11 ${l + 10}-24 ${l + 11}-36 ${l + 2}-44`,
    ),
  };
  HULLS.set(capacity, shape);
  return shape;
}

/** A ship with its bow end at the origin. */
function ship(pen: Pen, scene: Scene, letter: string, capacity: number): void {
  const { hull, deck } = hullOf(capacity);
  pen.shape(hull, { fill: "imhotep-hull", line: "seat-edge", width: 1.8 });
  pen.within(hull, () => pen.shape(deck, { line: "imhotep-plank", width: 1.6, soft: true }));
  // Lashings hold the bundles of the hull together.
  const ties = new Outline();
  for (let space = 0; space <= capacity; space++) {
    const x = BOW + PITCH * (space - 0.5);
    for (const side of [-2.5, 2.5]) {
      ties.moveTo(x + side, -11);
      ties.lineTo(x + side * 0.6, 28);
    }
  }
  pen.within(hull, () => pen.shape(ties, { line: "imhotep-plank", width: 1.6 }));
  for (let space = 1; space <= capacity; space++) {
    const x = BOW + PITCH * (space - 1);
    const id = `${letter}${space}`;
    const free = !held(scene, id).length && scene.pick.has(id);
    const fill = free ? "lapis-soft" : "imhotep-deck";
    pen.box(x - SPACE / 2, SPACE_Y - SPACE / 2, SPACE, SPACE, 5, { fill, line: "imhotep-plank", width: 1.6 });
    if (free && scene.lit.has(id)) pen.box(x - SPACE / 2, SPACE_Y - SPACE / 2, SPACE, SPACE, 5, { fill: "pick-fill" });
    pen.text(space, x, 20, { size: 15, weight: 700, colour: "imhotep-number", align: "center", least: 10 });
  }
}

/** What the engine tells of a ship that waits, as long as it is true: pieces move before the rest of a view follows. */
function toldOf(scene: Scene, letter: string, capacity: number): Message | undefined {
  const told = fact(scene, letter, "fact-ship");
  const stones = [1, 2, 3, 4].filter((space) => held(scene, `${letter}${space}`).length).length;
  return told?.args.capacity === capacity && told.args.stones === stones ? told : undefined;
}

/** The flag at the bow with the ship's minimum, green when it is reached; a sail with the site that it is kept for. */
function flags(pen: Pen, scene: Scene, letter: string, capacity: number): void {
  const told = toldOf(scene, letter, capacity);
  if (!told) return;
  const ready = Number(told.args.lacks) === 0;
  const colour = ready ? "malachite" : "ink";
  pen.line(15, -14, 15, -50, { line: "seat-edge", width: 2.4, soft: true });
  const edge = { line: ready ? "malachite" : "seat-edge", width: 1.6, soft: true };
  pen.shape("M15-51H-11L-5-41-11-31H15z", { fill: ready ? "malachite-soft" : "raised", ...edge });
  pen.text(Number(told.args.minimum), 6, -35.5, { size: 16, weight: 700, align: "center", colour });
  const site = siteIn(fact(scene, letter, "fact-bound")?.args.site);
  if (!site) return;
  const x = lengthOf(capacity) - 12;
  pen.line(x, -14, x, -44, { line: "seat-edge", width: 2.4, soft: true });
  pen.disc(x, -43, 14, { fill: "raised", line: "seat-edge", width: 1.8 });
  pen.icon(SITE_ICON[site], x, -43, 21, { body: "ink", i1: "imhotep-accent" });
}

/** Below a waiting ship, whether it may sail. */
function caption(pen: Pen, scene: Scene, letter: string, capacity: number): void {
  const told = toldOf(scene, letter, capacity);
  const site = siteIn(fact(scene, letter, "fact-bound")?.args.site);
  const count = Number(told?.args.lacks);
  const state = site
    ? words("bound", { ship: letter, site: title(site) })
    : count
      ? words("lacks", { ship: letter, count })
      : words("ready", { ship: letter });
  const length = lengthOf(capacity);
  const text = told ? scene.say(state) : letter;
  pen.text(text, length / 2, 49, { size: 15, weight: 600, align: "center", fit: length + 20 });
}

/** `site-temple` as the engine names it. */
const siteIn = (argument: Argument | undefined): Site | undefined =>
  typeof argument === "object" && "id" in argument ? SITES.find((site) => argument.id === `site-${site}`) : undefined;

/** Whether the thing that is pointed at on a ship is a space to be picked, not the ship. */
const isLoading = (scene: Scene, letter: string) =>
  [1, 2, 3, 4].some((space) => scene.lit.has(`${letter}${space}`) && scene.pick.has(`${letter}${space}`));

/** In which order the stones come off. */
function unloading(pen: Pen, scene: Scene, letter: string, capacity: number, berth: Berth): void {
  for (let space = 1; space <= capacity; space++) {
    const told = fact(scene, `${letter}${space}`, "fact-order");
    if (!told) continue;
    const { x, y } = spaceAt(berth, space);
    const r = 10.5 * berth.scale;
    pen.disc(x + 14 * berth.scale, y - 18 * berth.scale, r, { fill: "raised", line: "selected", width: 2 });
    const look = { size: 14 * berth.scale, weight: 700, align: "center" as const, colour: "selected" };
    pen.text(Number(told.args.order), x + 14 * berth.scale, y - 13 * berth.scale, look);
  }
}

// ---- the river -----------------------------------------------------------------------------------------------------

function river(scene: Scene): Region {
  const berths = moorings(scene);
  const ships = shipsOf(scene);
  const places = ships.flatMap((one, i): Place[] => {
    const berth = berths[i] as Berth;
    const { x, y, scale } = berth;
    const { ring, hull } = hullOf(one.capacity);
    const outline = new Outline();
    outline.addPath(one.at === one.letter ? ring : hull, new DOMMatrix([scale, 0, 0, scale, x, y]));
    const own: Place = {
      id: one.letter,
      label: words("ship", { ship: one.letter }),
      x: x - 10 * scale,
      y: y - 52 * scale,
      w: scale * (lengthOf(one.capacity) + 18),
      h: scale * 108,
      outline,
      slot: (_index, _count, piece) => shipSlot(berth, capacityOf(piece)),
      notes: facts(scene, one.letter),
    };
    return one.at === one.letter ? [own, ...shipPlaces(scene, one, berth)] : [own];
  });
  return {
    id: "river",
    label: words("river"),
    places,
    ground: (pen) => riverGround(pen, scene, ships, berths),
    above: (pen) => {
      ships.forEach((one, i) => {
        if (one.at !== one.letter || !scene.lit.has(one.letter) || isLoading(scene, one.letter)) return;
        unloading(pen, scene, one.letter, one.capacity, berths[i] as Berth);
      });
    },
  };
}

function riverGround(pen: Pen, scene: Scene, ships: readonly Ship[], berths: readonly Berth[]): void {
  const [w, h] = scene.tall ? RIVER.tall : RIVER.wide;
  water(pen, 0, 0, w, h);
  ships.forEach(({ letter, capacity, at }, i) => {
    if (at === letter) return;
    const { x, y, scale } = berths[i] as Berth;
    pen.at(x, y, scale, () => {
      pen.faint(0.5, () => pen.shape(hullOf(capacity).hull, { line: "ink-muted", width: 1.6, dash: [4, 6] }));
      if (!at) return;
      const site = at.slice("dock.".length) as Site;
      const middle = lengthOf(capacity) / 2;
      pen.text(`${letter} →`, middle - 2, 14, { size: 17, weight: 600, align: "right", colour: "ink-muted" });
      pen.icon(SITE_ICON[site], middle + 16, 8, 24, { body: "ink-muted", i1: "imhotep-accent" });
    });
  });
}

/** Water with runs of its sign, at places that only look random. */
function water(pen: Pen, x: number, y: number, w: number, h: number): void {
  const shape = boxPath(x, y, w, h, 14);
  pen.shape(shape, { fill: "water", line: "imhotep-deep" });
  pen.within(shape, () => {
    const ripples = new Outline();
    for (let row = 0; row * 19 < h; row++) {
      for (let run = 0; run * 150 < w; run++) {
        const left = x + ((row * 197 + run * 149) % (w + 60)) - 40;
        ripples.moveTo(left, y + 12 + row * 19);
        for (let tooth = 1; tooth <= 3 + ((row + run) % 3) * 2; tooth++)
          ripples.lineTo(left + tooth * 7, y + 12 + row * 19 - (tooth % 2 ? 4 : 0));
      }
    }
    pen.faint(0.6, () => pen.shape(ripples, { line: "imhotep-wave", width: 1.5, soft: true }));
  });
}

// ---- sites: 192 x 322 each -----------------------------------------------------------------------------------------

function site(scene: Scene, id: Site): Region {
  const dock = `dock.${id}`;
  const landed = shipsOf(scene).find(({ at }) => at === dock);
  const box = scene.tall
    ? { x: 0, y: 0, w: SITE.w, h: SITE.h + BASIN, round: 12 }
    : { x: 12, y: 346, w: 168, h: 66, round: 10 };
  const places: Place[] = [
    {
      id: dock,
      label: words("dock", { site: title(id) }),
      ...box,
      slot: (_index, _count, piece) => shipSlot(landing(scene, capacityOf(piece)), capacityOf(piece)),
      notes: facts(scene, dock),
    },
    {
      id,
      label: title(id),
      x: 0,
      y: 0,
      w: SITE.w,
      h: SITE.h,
      round: 12,
      parent: dock,
      notes: [...facts(scene, id), ...facts(scene, `${id}.table`)],
    },
    ...SPACES[id](scene),
  ];
  if (landed) places.push(...shipPlaces(scene, landed, landing(scene, landed.capacity)));
  return {
    id,
    label: title(id),
    places,
    ground: (pen) => siteGround(pen, scene, id, !!landed),
    above: (pen) => {
      ABOVE[id]?.(pen, scene);
      if (!landed) prospects(pen, scene, dock);
    },
  };
}

function siteGround(pen: Pen, scene: Scene, id: Site, visited: boolean): void {
  if (scene.tall) water(pen, 0, SITE.h - 16, SITE.w, BASIN + 16);
  const card = boxPath(0, 0, SITE.w, SITE.h, 12);
  pen.box(84, SITE.h - 4, 24, scene.tall ? 12 : 26, 2, { fill: "imhotep-plank", line: "seat-edge" });
  pen.shape(card, { fill: "board" });
  pen.weave(card, 0, 0, SITE.w, SITE.h);
  pen.shape(card, { line: "line-strong" });
  pen.icon(SITE_ICON[id], 24, 23, 26, { body: "ink", i1: "imhotep-accent" });
  pen.text(scene.say(title(id)), 43, 30, { size: 19, face: "title", fit: 142 });
  GROUND[id](pen, scene);
  nextStone(pen, scene, id);
  if (!visited) dockGround(pen, scene, `dock.${id}`);
}

/** Where a dock's water begins, and how deep it is. */
const waterOf = (scene: Scene) => (scene.tall ? ([326, 52] as const) : ([348, 62] as const));

function dockGround(pen: Pen, scene: Scene, dock: string): void {
  const [y, h] = waterOf(scene);
  const open = scene.pick.has(dock);
  if (open) pen.box(14, y, 164, h, 10, { fill: scene.lit.has(dock) ? "tile" : "lapis-soft" });
  else pen.faint(0.55, () => pen.box(14, y, 164, h, 10, { line: "ink", width: 1.4, dash: [5, 5] }));
  if (open || lightened(scene)) return;
  const kept = fact(scene, dock, "fact-dock-kept");
  const told = kept ? words("kept", { ship: kept.args.ship ?? "" }) : words("free");
  pen.text(scene.say(told), SITE.w / 2, y + h / 2 + 5, {
    size: 15,
    align: "center",
    fit: 150,
    weight: kept ? 600 : 400,
  });
}

/** The ship that is pointed at or picked, if it may sail. */
const lightened = (scene: Scene) =>
  LETTERS.find((letter) => scene.lit.has(letter) && !isLoading(scene, letter) && sails(scene, letter).length);
const sails = (scene: Scene, letter: string) =>
  scene.view.moves.filter(({ path }) => path[0] === letter && path[1]?.startsWith("dock."));

/** What each owner would get if the ship that is pointed at landed here. */
function prospects(pen: Pen, scene: Scene, dock: string): void {
  const letter = lightened(scene);
  const move = letter && sails(scene, letter).find(({ path }) => path[1] === dock);
  if (!move) return;
  const gains = new Map<number, { sum: number; cards: boolean }>();
  for (const part of list(move.detail?.args.parts)) {
    if (typeof part !== "object" || !("id" in part)) continue;
    const seat = seatIn(part.args.player);
    const cards = part.id === "gain-card";
    const more = cards ? 1 : Number(part.args.count) * Number(part.args.sign);
    gains.set(seat, { sum: (gains.get(seat)?.sum ?? 0) + more, cards });
  }
  const [y, h] = waterOf(scene);
  const entries = [...gains];
  const rows = entries.length > 2 ? [entries.slice(0, 2), entries.slice(2)] : [entries];
  rows.forEach((row, r) => {
    row.forEach(([seat, { sum, cards }], i) => {
      const x = SITE.w / 2 + (i - (row.length - 1) / 2) * 78;
      const middle = y + (h * (r + 0.5)) / rows.length;
      const deep = rows.length > 1 ? 10.5 : 13;
      pen.box(x - 37, middle - deep - 1, 74, 2 * deep + 2, deep + 1, {
        fill: "raised",
        line: "line-strong",
        width: 1.2,
      });
      badge(pen, scene, seat, x - 25, middle, deep - 1);
      const text = `${sum < 0 ? "−" : "+"}${Math.abs(sum)}`;
      pen.text(text, x + (cards ? 1 : 9), middle + 6, { size: 17, weight: 700, align: "center" });
      if (cards) pen.icon("imh-market", x + 24, middle, 18, { body: "ink", i1: "imhotep-accent" });
    });
  });
}

/** What the next stone brings here to the player who is asked. */
function nextStone(pen: Pen, scene: Scene, id: Site): void {
  const seat = askedOf(scene);
  const told = NEXT[id](scene, seat);
  if (told === null || scene.view.returns) return;
  pen.box(8, 280, 176, 34, 8, { fill: "surface", line: "gold", width: 1.6 });
  const wide = pen.text(scene.say(words("next")), 17, 302, { size: 14, colour: "ink-muted", fit: 84 });
  if (typeof told === "number") {
    const x = 22 + wide + pen.width(scene.say(words("next-covers")), { size: 15, weight: 700 });
    badge(pen, scene, told, 164, 297, 11);
    pen.text(scene.say(words("next-covers")), 148, 302, { size: 15, weight: 700, align: "right", fit: x });
  } else pen.text(told, 176, 303, { size: 17, weight: 700, align: "right", fit: 150 - wide });
}

/** A sentence, or the seat whose stone would be covered. */
const NEXT: Readonly<Record<Site, (scene: Scene, seat: number) => string | number | null>> = {
  market: (scene) => scene.say(words("next-card")),
  pyramids(scene) {
    const told = fact(scene, "pyramids", "fact-pyramids");
    return told ? `+${told.args.points}` : null;
  },
  temple(scene) {
    const covers = fact(scene, "temple", "fact-temple-covers");
    return covers ? seatIn(covers.args.player) : scene.say(words("next-open"));
  },
  burial: (scene, seat) => fromTo(scene, "burial", seat),
  obelisks: (scene, seat) => fromTo(scene, "obelisks", seat),
};

function fromTo(scene: Scene, id: Site, seat: number): string | null {
  const told = factOf(scene, id, "fact-next", seat);
  return told ? `${told.args.points} → ${told.args.next}` : null;
}

// What lies in each site: columns and rows counted from 0.

const MARKET_CARD = 84;
const marketAt = (i: number) => ({ x: 52 + 88 * (i % 2), y: 86 + 90 * Math.floor(i / 2) });
const BLOCKS = 35;
/** Spaces of the pyramid, column by column: the base, the second level, the top. */
const pyramidAt = (index: number) => {
  const [i, rows, x, y] =
    index < 9 ? [index, 3, 18, 160] : index < 13 ? [index - 9, 2, 37, 81] : ([0, 1, 56, 43] as const);
  return { x: x + 38 * Math.floor(i / rows) + BLOCKS / 2, y: y + 38 * (i % rows) + BLOCKS / 2 };
};
const BESIDE = { x: 160, y: 253 };
const stacksOf = (scene: Scene) => Object.keys(scene.view.places).filter((id) => /^temple\.\d+$/.test(id));
/** How far the layers of the temple and the stones of an obelisk lie apart, so that the highest has room. */
const stepOf = (scene: Scene, places: readonly string[], most: number, room: number) =>
  Math.min(most, room / Math.max(1, ...places.map((id) => held(scene, id).length - 1)));
const templeStep = (scene: Scene) => stepOf(scene, stacksOf(scene), 32, 94);
const templeX = (scene: Scene, stack: number) => 96 + 34 * (stack - (stacksOf(scene).length - 1) / 2);
const templeY = (scene: Scene, layer: number) => 222 - templeStep(scene) * layer;
const obeliskStep = (scene: Scene) => stepOf(scene, obelisksOf(scene), 34, 101);
const obeliskY = (scene: Scene, stone: number) => 216 - obeliskStep(scene) * stone;
/** Stones so close together show no marks but that of the topmost. */
const CLOSE = 28;
const obelisksOf = (scene: Scene) => seatsOf(scene).map((seat) => `obelisk.p${seat}`);
const obeliskX = (scene: Scene, seat: number) => {
  const count = scene.seats.length;
  return 96 + (count > 3 ? 44 : 54) * (seat - (count - 1) / 2);
};

/** The spaces of the burial chamber: columns of three, as large as there is room. */
function chamber(scene: Scene) {
  const count = Object.keys(scene.view.places).filter((id) => id.startsWith("burial.")).length;
  const cell = Math.min(34, 170 / (count / 3));
  const at = (index: number) => ({ x: 11 + cell * (Math.floor(index / 3) + 0.5), y: 144 + cell * ((index % 3) - 1) });
  return { count, cell, at };
}

const SPACES: Readonly<Record<Site, (scene: Scene) => Place[]>> = {
  market(scene) {
    const pile = (id: string, x: number): Place => ({
      id,
      label: words(id),
      x: x - 42,
      y: 228,
      w: 84,
      h: 46,
      round: 6,
      parent: "market",
      ...(id === "discard" && { slot: () => ({ x: x - 22, y: 251, size: 36 }) }),
      notes: facts(scene, id),
    });
    const cards = [0, 1, 2, 3].map((i): Place => {
      const { x, y } = marketAt(i);
      const half = MARKET_CARD / 2;
      return {
        id: `market.${i + 1}`,
        label: words("market-space", { space: i + 1 }),
        x: x - half,
        y: y - half,
        w: MARKET_CARD,
        h: MARKET_CARD,
        round: 7,
        parent: "market",
        slot: () => ({ x, y, size: MARKET_CARD }),
        notes: held(scene, `market.${i + 1}`).flatMap((card) => facts(scene, card)),
      };
    });
    return [...cards, pile("deck", 52), pile("discard", 140)];
  },
  pyramids(scene) {
    const spaces = Array.from({ length: 14 }, (_, index): Place => {
      const { x, y } = pyramidAt(index);
      return square(
        scene,
        `pyramids.${index + 1}`,
        words("pyramid-space", { space: index + 1 }),
        x,
        y,
        BLOCKS,
        "pyramids",
      );
    });
    const beside = square(scene, "pyramids.beside", words("beside-pyramids"), BESIDE.x, BESIDE.y, BLOCKS, "pyramids");
    return [...spaces, beside];
  },
  temple(scene) {
    return stacksOf(scene).map((id, stack): Place => {
      const x = templeX(scene, stack);
      return {
        id,
        label: words("stack", { stack: stack + 1 }),
        x: x - 16,
        y: 96,
        w: 32,
        h: 144,
        round: 5,
        parent: "temple",
        slot: (index) => ({ x, y: templeY(scene, index), size: 30 }),
        notes: facts(scene, id),
      };
    });
  },
  burial(scene) {
    const { count, cell, at } = chamber(scene);
    return Array.from({ length: count }, (_, index): Place => {
      const { x, y } = at(index);
      return square(
        scene,
        `burial.${index + 1}`,
        words("burial-space", { space: index + 1 }),
        x,
        y,
        cell - 2,
        "burial",
      );
    });
  },
  obelisks(scene) {
    return obelisksOf(scene).map((id, seat): Place => {
      const x = obeliskX(scene, seat);
      return {
        id,
        label: words("obelisk", { player: { seat } }),
        x: x - 21,
        y: 60,
        w: 42,
        h: 208,
        round: 6,
        parent: "obelisks",
        slot: (index) => ({ x, y: obeliskY(scene, index), size: 33 }),
        notes: facts(scene, id),
      };
    });
  },
};

function square(scene: Scene, id: string, label: Message, x: number, y: number, size: number, parent?: string): Place {
  return {
    id,
    label,
    x: x - size / 2,
    y: y - size / 2,
    w: size,
    h: size,
    round: 4,
    parent,
    slot: () => ({ x, y, size }),
    notes: facts(scene, id),
  };
}

const slot = (pen: Pen, x: number, y: number, size: number) =>
  pen.box(x - size / 2, y - size / 2, size, size, 4, { fill: "imhotep-slot", line: "imhotep-slot-line", width: 1.4 });
/** The space that the next stone takes. */
const nextSpace = (pen: Pen, x: number, y: number, size: number) =>
  pen.box(x - size / 2, y - size / 2, size, size, 4, { fill: "gold-fill", line: "seat-edge", width: 1.8 });

const GROUND: Readonly<Record<Site, (pen: Pen, scene: Scene) => void>> = {
  market(pen, scene) {
    for (let i = 0; i < 4; i++) {
      const { x, y } = marketAt(i);
      const half = MARKET_CARD / 2;
      pen.box(x - half, y - half, MARKET_CARD, MARKET_CARD, 7, { fill: "imhotep-slot", line: "imhotep-slot-line" });
    }
    const deck = scene.view.counters.deck ?? 0;
    if (deck) for (let i = 0; i < Math.min(3, deck); i++) pen.at(28 + 2 * i, 253 - 2 * i, 36 / 84, () => cardBack(pen));
    else slot(pen, 30, 251, 36);
    if (!held(scene, "discard").length) slot(pen, 118, 251, 36);
    for (const [id, count, x] of [
      ["deck", deck, 54],
      ["discard", held(scene, "discard").length, 139],
    ] as const) {
      pen.text(count, x, 249, { size: 18, weight: 700 });
      pen.text(scene.say(words(id)), x, 266, { size: 12.5, colour: "ink-muted", fit: 51 });
    }
  },
  pyramids(pen, scene) {
    for (let index = 0; index < 14; index++) {
      const id = `pyramids.${index + 1}`;
      const told = fact(scene, id, "fact-pyramid");
      if (held(scene, id).length) continue;
      const { x, y } = pyramidAt(index);
      const next = Number(told?.args.next) === 1 && !scene.view.returns;
      if (next) nextSpace(pen, x, y, BLOCKS);
      else slot(pen, x, y, BLOCKS);
      const look = next ? { size: 20, weight: 700, colour: "on-gold" } : { size: 16, colour: "ink-muted" };
      if (told) pen.text(Number(told.args.points), x, y + 6, { align: "center", ...look });
    }
    const label = (id: string, y: number) =>
      pen.text(scene.say(words(id)), 160, y, { size: 13, colour: "ink-muted", align: "center", fit: 58 });
    const full = held(scene, "pyramids.14").length > 0;
    for (const { category, seat, points } of scene.view.score) {
      if (category !== "pyramids") continue;
      const y = (full ? 64 : 205) + 18.5 * seat;
      badge(pen, scene, seat, 150, y, 8.5);
      pen.text(points, 164, y + 6, { size: 16, weight: 700 });
    }
    if (!full) {
      label("top", 65);
      label("second", 124);
      label("base", 184);
      return;
    }
    const beside = held(scene, "pyramids.beside").length;
    if (beside || !scene.view.returns) label("beside", 228);
    if (beside || scene.view.returns) return;
    nextSpace(pen, BESIDE.x, BESIDE.y, BLOCKS);
    const told = fact(scene, "pyramids", "fact-pyramids");
    const look = { size: 20, weight: 700, colour: "on-gold", align: "center" as const };
    if (told) pen.text(Number(told.args.points), BESIDE.x, BESIDE.y + 7, look);
  },
  temple(pen, scene) {
    captions(pen, scene.say(words("temple-rule")).split("|"));
    const next = Number(facts(scene, "temple").find(({ args }) => "space" in args)?.args.space);
    stacksOf(scene).forEach((id, stack) => {
      const x = templeX(scene, stack);
      const layers = held(scene, id).length;
      const y = layers ? templeY(scene, layers - 1) - 32 : templeY(scene, 0);
      if (layers < 3) slot(pen, x, y, 30);
      pen.box(x - 15, 238, 30, 5, 2, { fill: "imhotep-plank" });
      if (stack + 1 !== next || scene.view.returns) return;
      nextSpace(pen, x, y, 30);
      pen.shape(`M${x - 6} ${y - 3}h12l-6 8z`, { fill: "on-gold" });
    });
    seatNumbers(pen, scene, (seat) => {
      const told = factOf(scene, "temple", "fact-temple-now", seat);
      return told ? String(told.args.points) : "";
    });
  },
  burial(pen, scene) {
    const [table] = facts(scene, "burial.table");
    const points = list(table?.args.points);
    // The last one counts each further stone.
    const values = list(table?.args.held).map((size, i) => (typeof size === "number" ? points[i] : `+${points[i]}`));
    captions(pen, [scene.say(words("burial-rule")), values.join("  ")]);
    const { count, cell, at } = chamber(scene);
    const filled = Array.from({ length: count }, (_, i) => held(scene, `burial.${i + 1}`)[0]);
    const next = filled.indexOf(undefined);
    filled.forEach((stone, index) => {
      const { x, y } = at(index);
      if (!stone && index === next && !scene.view.returns) nextSpace(pen, x, y, cell - 2);
      else slot(pen, x, y, cell - 2);
    });
    // Stones that touch are joined.
    filled.forEach((stone, index) => {
      if (!stone) return;
      for (const other of [index % 3 < 2 ? index + 1 : -1, index + 3]) {
        if (!filled[other] || ownerOf(scene, filled[other]) !== ownerOf(scene, stone)) continue;
        const [from, to] = [at(index), at(other)];
        const wide = cell * 0.8;
        const [w, h] = to.x > from.x ? [cell, wide] : [wide, cell];
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        pen.box(middle.x - w / 2, middle.y - h / 2, w, h, 0, { fill: tint(scene, ownerOf(scene, stone)) });
      }
    });
    seatNumbers(pen, scene, (seat) => {
      const told = factOf(scene, "burial", "fact-next", seat);
      return told ? String(told.args.points) : "";
    });
  },
  obelisks(pen, scene) {
    const [table] = facts(scene, "obelisks.table");
    if (table) captions(pen, [scene.say(words("obelisk-rule", { points: list(table.args.points).join(" · ") }))]);
    const asked = scene.view.returns ? -1 : askedOf(scene);
    for (const seat of seatsOf(scene)) {
      const x = obeliskX(scene, seat);
      const height = held(scene, `obelisk.p${seat}`).length;
      pen.box(x - 20, 234, 40, 6, 2, { fill: "imhotep-plank" });
      if (seat === asked) nextSpace(pen, x, aboveObelisk(scene, height), 33);
      const told = fact(scene, `obelisk.p${seat}`, "fact-obelisk");
      if (told) pen.text(Number(told.args.points), x, 265, { size: 20, weight: 700, align: "center" });
    }
  },
};

const aboveObelisk = (scene: Scene, height: number) => (height ? obeliskY(scene, height - 1) - 34 : obeliskY(scene, 0));

/** How a site counts, in short lines. */
function captions(pen: Pen, lines: readonly string[]): void {
  lines.forEach((line, i) => {
    pen.text(line.trim(), SITE.w / 2, 56 + 19 * i, { size: 14, colour: "ink-muted", align: "center", fit: 178 });
  });
}

/** One number a seat, in a line below what it counts. */
function seatNumbers(pen: Pen, scene: Scene, number: (seat: number) => string): void {
  const count = scene.seats.length;
  for (const seat of seatsOf(scene)) {
    const x = 96 + (count > 3 ? 45 : 54) * (seat - (count - 1) / 2);
    badge(pen, scene, seat, x - 11, 260, 9);
    pen.text(number(seat), x + 1, 266, { size: 16, weight: 700 });
  }
}

const ABOVE: Readonly<Partial<Record<Site, (pen: Pen, scene: Scene) => void>>> = {
  pyramids(pen, scene) {
    const beside = held(scene, "pyramids.beside").length;
    if (beside > 1) pill(pen, `×${beside}`, BESIDE.x + 12, BESIDE.y + 16);
  },
  temple(pen, scene) {
    stacksOf(scene).forEach((id, stack) => {
      const layers = held(scene, id).length;
      if (!layers) return;
      const [x, y] = [templeX(scene, stack), templeY(scene, layers - 1) - 16];
      pen.line(x - 14, y, x + 14, y, { line: "gold-fill", width: 4 });
    });
  },
  burial(pen, scene) {
    const { count, cell, at } = chamber(scene);
    const owners = Array.from({ length: count }, (_, i) => {
      const [stone] = held(scene, `burial.${i + 1}`);
      return stone === undefined ? -1 : ownerOf(scene, stone);
    });
    const edges = new Outline();
    const half = cell / 2 - 0.5;
    owners.forEach((owner, index) => {
      if (owner < 0) return;
      const { x, y } = at(index);
      const row = index % 3;
      const like = (other: number) => owners[other] === owner;
      const edge = (open: boolean, x1: number, y1: number, x2: number, y2: number) => {
        if (open) return;
        edges.moveTo(x + x1 * half, y + y1 * half);
        edges.lineTo(x + x2 * half, y + y2 * half);
      };
      edge(row > 0 && like(index - 1), -1, -1, 1, -1);
      edge(row < 2 && like(index + 1), -1, 1, 1, 1);
      edge(like(index - 3), -1, -1, -1, 1);
      edge(like(index + 3), 1, -1, 1, 1);
    });
    pen.shape(edges, { line: "ink", width: 2.6, soft: true });
  },
  obelisks(pen, scene) {
    for (const seat of seatsOf(scene)) {
      const height = held(scene, `obelisk.p${seat}`).length;
      const [x, y] = [obeliskX(scene, seat), aboveObelisk(scene, height)];
      const look = { size: 17, weight: 700, align: "center" as const, colour: "on-gold" };
      if (seat === askedOf(scene) && !scene.view.returns) pen.text(height + 1, x, y + 6, look);
      else if (height > 4) pill(pen, String(height), x, y + 18);
    }
  },
};

/** A small label over what it counts. */
function pill(pen: Pen, text: string, x: number, y: number): void {
  const wide = Math.max(24, pen.width(text, { size: 15, weight: 700 }) + 12);
  pen.box(x - wide / 2, y - 10, wide, 20, 10, { fill: "raised", line: "seat-edge", width: 1.4 });
  pen.text(text, x, y + 5.5, { size: 15, weight: 700, align: "center" });
}

function badge(pen: Pen, scene: Scene, seat: number, x: number, y: number, r: number): void {
  pen.disc(x, y, r, { fill: tint(scene, seat), line: "seat-edge", width: 1 });
  pen.icon(markOf(scene, seat), x, y, r * 1.35, { body: tint(scene, seat, "-ink") });
}

// ---- the round -----------------------------------------------------------------------------------------------------

function round(scene: Scene): Region {
  const [w, h] = scene.tall ? [SITE.w, SITE.h + BASIN] : [134, 122];
  const places: Place[] = [
    { id: "round", label: title("round"), x: 0, y: 0, w, h, round: 12, notes: facts(scene, "round") },
  ];
  if (hasTokens(scene)) {
    const box = scene.tall ? { x: 10, y: 126, w: 172, h: 54 } : { x: 8, y: 72, w: 118, h: 44 };
    places.push({
      id: "tokens",
      label: title("tokens"),
      ...box,
      round: 8,
      parent: "round",
      notes: facts(scene, "tokens"),
    });
  }
  return { id: "round", label: title("round"), places, ground: (pen) => roundGround(pen, scene, w, h) };
}

function roundGround(pen: Pen, scene: Scene, w: number, h: number): void {
  const card = boxPath(0, 0, w, h, 12);
  pen.shape(card, { fill: "board" });
  pen.weave(card, 0, 0, w, h);
  pen.shape(card, { line: "line-strong" });
  const now = Number(scene.view.counters.round ?? 0);
  const rounds = Number(fact(scene, "round", "fact-round")?.args.rounds ?? 0);
  const step = scene.tall ? 29 : 19.5;
  const r = scene.tall ? 12 : 9;
  pen.text(scene.say(title("round")), scene.tall ? 14 : 12, scene.tall ? 32 : 26, {
    size: 19,
    face: "title",
    fit: w - 20,
  });
  for (let i = 0; i < rounds; i++) {
    const [x, y] = [w / 2 + step * (i - (rounds - 1) / 2), scene.tall ? 62 : 48];
    const done = i < now;
    pen.disc(
      x,
      y,
      r,
      done ? { fill: "gold-fill", line: "seat-edge" } : { fill: "imhotep-slot", line: "imhotep-slot-line" },
    );
    if (i + 1 === now) pen.disc(x, y, r + 3, { line: "seat-edge", width: 1.6 });
    const look = { size: 14, weight: 600, align: "center" as const, colour: done ? "on-gold" : "ink-muted" };
    pen.text(i + 1, x, y + 5, { ...look, least: scene.tall ? 11 : 10 });
  }
  const ships = shipsOf(scene).map(({ capacity }) => capacity);
  if (scene.tall) {
    pen.text(scene.say(title("ships")), 14, 112, { size: 16, colour: "ink-muted", fit: 80 });
    pen.text(ships.join(" · "), 178, 112, { size: 17, weight: 600, align: "right" });
    const top = hasTokens(scene) ? 190 : 132;
    pen.line(14, top, 178, top, { line: "line" });
    shipsOf(scene).forEach((one, i) => {
      shipLine(pen, scene, one, top + 32 + 40 * i);
    });
  }
  if (!hasTokens(scene)) {
    if (!scene.tall) {
      pen.text(scene.say(title("ships")), 12, 84, { size: 14, colour: "ink-muted", fit: 110 });
      pen.text(ships.join(" · "), 12, 106, { size: 17, weight: 600 });
    }
    return;
  }
  const left = scene.view.counters.tokens ?? 0;
  const [x, y] = scene.tall ? [34, 153] : [28, 95];
  for (let i = 0; i < Math.min(3, left); i++) tokenBack(pen, x - 3 + 3 * i, y + 2 - 2 * i, 17);
  if (!left) pen.disc(x, y, 17, { fill: "imhotep-slot", line: "imhotep-slot-line" });
  pen.text(left, x + 28, y + 2, { size: 18, weight: 700 });
  pen.text(scene.say(words("tokens-left")), x + 28, y + 19, { size: 13, colour: "ink-muted", fit: w - x - 34 });
}

/** Which token lies on a ship, and where the ship is. */
function shipLine(pen: Pen, scene: Scene, { letter, capacity, at }: Ship, y: number): void {
  pen.text(letter, 14, y + 6, { size: 17, weight: 700 });
  const [tile] = held(scene, `token.${letter}`);
  if (tile) {
    pen.at(48, y, 1, () => token(pen, tile, 34));
    pen.text(scene.say(tokenName(tile)), 72, y + 6, { size: 15, fit: 78 });
  } else pen.icon(`imh-ship-${capacity}`, 54, y, 36, { body: "imhotep-hull", i1: "imhotep-plank" });
  const landed = SITES.find((id) => at === `dock.${id}`);
  if (landed) pen.icon(SITE_ICON[landed], 166, y, 24, { body: "ink", i1: "imhotep-accent" });
}

// ---- players -------------------------------------------------------------------------------------------------------

/** Where the parts of a player's board lie: a block of three lines, or one long row. */
function boardOf(scene: Scene) {
  if (isRow(scene)) {
    return {
      ...ROW,
      head: { w: 128, h: ROW.h },
      turn: { x: 24, y: 82, size: 24 },
      stone: 33,
      sled: (space: number) => ({ x: 157 + 36 * space, y: 34 }),
      quarry: { x: 138, y: 62, w: 180, h: 42 },
      cards: { x: 335, y: 8, w: 139, h: 96, most: 68 },
    };
  }
  const two = scene.seats.length === 2;
  const w = two ? 494 : 324;
  return {
    w,
    h: BLOCK,
    head: { w, h: 38 },
    turn: { x: 16, y: 19, size: 20 },
    stone: 34,
    sled: (space: number) => ({ x: 32 + 38 * space, y: 76 }),
    quarry: two ? { x: 12, y: 112, w: 192, h: 54 } : { x: w - 112, y: 48, w: 102, h: 54 },
    cards: two ? { x: 228, y: 48, w: 254, h: 120, most: 84 } : { x: 12, y: 112, w: w - 24, h: 60, most: 60 },
  };
}

/** A player's cards in one row or two, as large as there is room; equal ones on a stack. */
function stacks(scene: Scene, seat: number) {
  const kinds = new Map<string, string[]>();
  for (const card of held(scene, `p${seat}.cards`)) {
    const kind = kindOf(scene, card);
    kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
  }
  const { x, y, w, h, most } = boardOf(scene).cards;
  const gap = 5;
  const sizes = [1, 2].map((rows) => {
    const columns = Math.ceil(kinds.size / rows);
    return Math.min(most, (h - gap * (rows - 1)) / rows, (w - gap * (columns - 1)) / Math.max(1, columns));
  });
  const size = Math.max(...sizes);
  const rows = sizes.indexOf(size) + 1;
  const columns = Math.ceil(kinds.size / rows);
  return [...kinds.values()].map((cards, i) => ({
    cards,
    x: x + size / 2 + (size + gap) * (i % columns),
    y: y + h / 2 + (size + gap) * (Math.floor(i / columns) - (rows - 1) / 2),
    size,
  }));
}

function player(scene: Scene, seat: number): Region {
  const by = { player: { seat } };
  const { sled, stone: side, quarry, cards } = boardOf(scene);
  const id = (part: string) => `p${seat}.${part}`;
  const stacked = stacks(scene, seat);
  const places = Array.from({ length: 5 }, (_, space) => {
    const { x, y } = sled(space);
    return square(scene, id(`sled.${space + 1}`), words("sled", { ...by, space: space + 1 }), x, y, side);
  });
  places.push(
    {
      id: id("quarry"),
      label: words("quarry-of", by),
      ...quarry,
      round: 8,
      slot: () => ({ x: quarry.x + 24, y: quarry.y + quarry.h / 2, size: 26 }),
      notes: facts(scene, id("quarry")),
    },
    {
      id: id("cards"),
      label: words("cards-of", by),
      ...cards,
      round: 8,
      slot: (_index, _count, piece) => {
        const stack = stacked.find(({ cards }) => cards.includes(piece));
        if (!stack) return null;
        const { x, y, size, cards: alike } = stack;
        const rise = alike.indexOf(piece) - (alike.length - 1) / 2;
        return { x: x + 3 * Math.max(-1, Math.min(1, rise)), y: y - 2 * Math.max(-1, Math.min(1, rise)), size };
      },
      notes: held(scene, id("cards")).flatMap((card) => facts(scene, card)),
    },
  );
  return {
    id: `p${seat}`,
    label: words("side", by),
    places,
    ground: (pen) => playerGround(pen, scene, seat),
    above: (pen) => {
      for (const { cards, x, y, size } of stacked) {
        if (cards.length > 1) pill(pen, `×${cards.length}`, x - size / 2 + 9, y - size / 2 + 8);
      }
    },
  };
}

function playerGround(pen: Pen, scene: Scene, seat: number): void {
  const { w, h, head, stone: side, sled, quarry, cards } = boardOf(scene);
  const card = boxPath(0, 0, w, h, 12);
  pen.shape(card, { fill: "board" });
  pen.weave(card, 0, 0, w, h);
  pen.within(card, () => pen.box(0, 0, head.w, head.h, 0, { fill: tint(scene, seat) }));
  const moves = scene.view.player === seat;
  pen.shape(card, { line: moves ? "ink" : "line-strong", width: moves ? 3 : 1 });
  const colour = tint(scene, seat, "-ink");
  const name = scene.say(words("name", { player: { seat } }));
  const points = scene.view.returns ? scene.view.scores[seat] : scene.view.counters[`p${seat}.points`];
  if (isRow(scene)) {
    badge(pen, scene, seat, 24, 26, 14);
    pen.text(name, 44, 32, { size: 18, weight: 600, colour, fit: 78 });
    pen.text(points ?? 0, 74, 92, { size: 36, weight: 700, colour, align: "center" });
  } else {
    badge(pen, scene, seat, 42, 19, 13);
    pen.text(name, 62, 26, { size: 19, weight: 600, colour, fit: w - 130 });
    pen.text(points ?? 0, w - 14, 28, { size: 25, weight: 700, colour, align: "right" });
  }
  for (let space = 0; space < 5; space++) slot(pen, sled(space).x, sled(space).y, side);
  const [from, to] = [sled(0), sled(4)];
  const foot = from.y + side / 2 + 4;
  pen.shape(`M${from.x - side / 2 - 4} ${foot}H${to.x + side / 2 - 2}q7 0 9-9`, {
    line: "imhotep-hull",
    width: 4,
    soft: true,
  });
  const id = `p${seat}.quarry`;
  const open = scene.pick.has(id);
  const fill = open ? (scene.lit.has(id) ? "tile" : "lapis-soft") : "board-alt";
  pen.box(quarry.x, quarry.y, quarry.w, quarry.h, 8, { fill });
  const middle = quarry.y + quarry.h / 2;
  const line = quarry.w > 150;
  pen.text(held(scene, id).length, quarry.x + 46, middle + (line ? 8 : 1), { size: 22, weight: 700 });
  const [x, y] = line ? [quarry.x + 80, middle + 6] : [quarry.x + 46, middle + 20];
  const label = { size: isRow(scene) ? 16 : 14, colour: "ink-muted", fit: quarry.x + quarry.w - x - 4 };
  pen.text(scene.say(title("quarry")), x, y, label);
  if (!held(scene, `p${seat}.cards`).length)
    pen.text(scene.say(words("no-cards")), cards.x + 6, cards.y + cards.h / 2 + 5, {
      size: 14,
      colour: "ink-muted",
      fit: cards.w,
    });
}

// ---- pieces --------------------------------------------------------------------------------------------------------

/** A heap shows no more than so many of its pieces. */
const HEAP = 6;
const HEAPS = /^(p\d\.quarry|discard|pyramids\.beside)$/;

/** A block with its owner's mark, lit from above. */
function stone(pen: Pen, scene: Scene, seat: number, size: number, plain = false): void {
  const half = size / 2;
  pen.box(-half, -half, size, size, size * 0.14, { fill: tint(scene, seat), line: "seat-edge", width: 1.5 });
  const slope = size * 0.12;
  pen.faint(0.35, () =>
    pen.shape(`M${-half + 2} ${-half + 2}h${size - 4}l${-slope} ${slope}H${-half + 2 + slope}z`, {
      fill: tint(scene, seat, "-trim"),
    }),
  );
  if (!plain) pen.icon(markOf(scene, seat), 0, size * 0.04, size * 0.56, { body: tint(scene, seat, "-ink") });
}

/** A market card of 84 units. */
function card(pen: Pen, scene: Scene, id: string, place: string | null): void {
  const kind = kindOf(scene, id);
  const hue = `kind-${HUES[kind]}`;
  const named = 84 * pen.scale >= 48;
  const face = boxPath(-42, -42, 84, 84, 7);
  pen.box(-42, -40.5, 84, 84, 7, { fill: "imhotep-shade" });
  pen.shape(face, { fill: "tile" });
  pen.within(face, () => pen.box(-42, -42, 84, named ? 8 : 12, 0, { fill: hue }));
  pen.shape(face, { line: "line-strong", width: Math.max(1.2, 1 / pen.scale) });
  pen.icon(`imh-${kind}`, 0, named ? -7 : 5, named ? 44 : 58, { body: hue, i1: "imhotep-accent" });
  if (!named) return;
  pen.text(scene.say(words(`card-${kind}`)), 0, 34, { size: 14, weight: 600, align: "center", fit: 78 });
  const worth = worthOf(scene, id, place);
  if (worth === null) return;
  pen.box(12, -30, 27, 19, 9.5, { fill: "gold-soft", line: "gold", width: 1.2 });
  pen.text(worth, 25.5, -15.5, { size: 14, weight: 700, align: "center", colour: "gold" });
}

/** What a card is worth if the game ended now, a statue with those already held; on the market, what it would add. */
function worthOf(scene: Scene, id: string, place: string | null): string | null {
  const [told] = facts(scene, id);
  const own = place?.endsWith(".cards");
  const sign = own ? "" : "+";
  if (told?.id === "card-green-text") return `${sign}${told.args.points}`;
  if (told?.id !== "card-statue-text") return null;
  const points = Number(told.args.points);
  return `${sign}${own ? points : Number(told.args.next) - points}`;
}

/** The back of a market card of 84 units. */
function cardBack(pen: Pen): void {
  pen.box(-42, -42, 84, 84, 7, { fill: "tile-back", line: "seat-edge", width: 2.4 });
  pen.faint(0.4, () => pen.shape("M0-22 16 0 0 22-16 0z", { line: "tile", width: 4 }));
}

function token(pen: Pen, kind: string, size: number): void {
  pen.disc(0, 1.5, size / 2, { fill: "imhotep-shade" });
  pen.disc(0, 0, size / 2, { fill: "gold-soft", line: "seat-edge", width: 1.2 });
  pen.icon(kind, 0, 0, size * 1.06, { body: "imhotep-sun", i1: "imhotep-accent" });
}

function tokenBack(pen: Pen, x: number, y: number, r: number): void {
  pen.disc(x, y, r, { fill: "tile-back", line: "seat-edge", width: 1.4 });
  pen.faint(0.45, () => pen.shape(`M${x} ${y - 8}l6 8-6 8-6-8z`, { line: "tile", width: 1.8 }));
}

function piece(pen: Pen, { id, size, place, down }: PieceLook, scene: Scene): void {
  const kind = kindOf(scene, id);
  if (place && HEAPS.test(place)) {
    const heap = held(scene, place);
    if (heap.indexOf(id) < heap.length - HEAP) return;
  }
  if (kind === "stone") {
    const covered = !!place && held(scene, place).at(-1) !== id;
    const step = place?.startsWith("temple.")
      ? templeStep(scene)
      : place?.startsWith("obelisk.")
        ? obeliskStep(scene)
        : CLOSE;
    const plain = covered && step < CLOSE;
    const faint = covered && !plain && place.startsWith("temple.");
    pen.faint(faint ? 0.5 : 1, () => stone(pen, scene, ownerOf(scene, id), size, plain));
  } else if (kind.startsWith("ship")) {
    const capacity = capacityOf(kind);
    const letter = shipsOf(scene).find((other) => other.id === id)?.letter ?? "";
    pen.at(-size / 2, 0, size / lengthOf(capacity), () => {
      ship(pen, scene, letter, capacity);
      if (place === letter) caption(pen, scene, letter, capacity);
      if (!place?.startsWith("dock.")) flags(pen, scene, letter, capacity);
    });
  } else if (kind.startsWith("sun-")) {
    // A ship that has sailed takes its token with it; nobody can use it any more.
    const over = place?.startsWith("token.") && !held(scene, place.slice("token.".length)).length;
    pen.faint(over ? 0.5 : 1, () => token(pen, kind, size));
  } else pen.at(0, 0, size / 84, () => (down || !HUES[kind] ? cardBack(pen) : card(pen, scene, id, place)));
}

export const imhotep: Board = {
  name: "imhotep",
  wide,
  tall,
  piece,
  regions(scene) {
    const [near = 0, ...others] = scene.tall ? fromNear(scene) : seatsOf(scene);
    const sites = SITES.map((id) => site(scene, id));
    return [river(scene), player(scene, near), ...sites, round(scene), ...others.map((seat) => player(scene, seat))];
  },
  naming(id, scene) {
    const kind = kindOf(scene, id);
    if (kind === "stone") return words("stone", { player: { seat: ownerOf(scene, id) } });
    if (kind.startsWith("ship")) return words("vessel", { capacity: capacityOf(kind) });
    if (kind === "round") return words("round-card", { ships: id.slice("round.".length).replaceAll("-", " · ") });
    return kind.startsWith("sun-") ? tokenName(kind) : { id: `card-${kind}`, args: {} };
  },
  peek: () => true,
  source(id) {
    if (id.startsWith("ship")) return null;
    return id.startsWith("sun-") ? "tokens" : "deck";
  },
  departure: (id) => (id.startsWith("ship") ? { x: -420, y: 0 } : null),
  cargo(id, from, scene) {
    if (!id.startsWith("ship")) return null;
    const one = shipsOf(scene).find((other) => other.id === id);
    return one && from === one.at ? [`token.${one.letter}`, ...[1, 2, 3, 4].map((space) => one.letter + space)] : [];
  },
  rank(id, from, to, after: Position) {
    // A ship lands, its stones come off from the bow; a round that is over takes cards and ships away.
    if (id.startsWith("ship")) return to === null ? 50 : 0;
    const space = from?.match(/^[A-D]([1-4])$/)?.[1];
    if (space) return to?.match(/^[A-D][1-4]$/) ? 10 : 10 + Number(space);
    if (to === "discard") return after.places.round?.length ? 4 : 40;
    if (to === null) return 50;
    return /^s\d/.test(id) && !/sled|quarry/.test(to) ? 6 : 2;
  },
  turn(scene) {
    const seat = scene.view.player;
    return { region: `p${seat}`, ...boardOf(scene).turn, colour: tint(scene, seat, "-ink") };
  },
};
