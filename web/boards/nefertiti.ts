import type { Board, Layout, PieceLook, Place, Region, Scene, Slot } from "../table/board";
import { boxPath, type Lettering, Outline, type Pen } from "../table/pen";
import type { Box } from "../table/plan";
import type { Argument, Message, Move } from "../table/view";

/** Nefertiti. Coordinates are units of the design canvas; `x y` is an upper left corner. */

const MARKETS = ["gizeh", "akhet_aton", "abou_simbel", "louqsor"] as const;
type Market = (typeof MARKETS)[number];
const SIGNS: Readonly<Record<Market, string>> = {
  gizeh: "nef-cat",
  akhet_aton: "nef-jackal",
  abou_simbel: "nef-crocodile",
  louqsor: "nef-ibis",
};
/** The rows of each stall from above, as the squares' ids go on after its name. Every row stands in the middle. */
const STALLS: Readonly<Record<string, readonly string[]>> = {
  GL: ["1", "2 3", "4 5", "6 7"],
  GR: ["1 2 3 4", "5 6 7 8"],
  AL: ["0", "1 2", "3 4 5", "6 7 8 10"],
  AR: ["0 1 2", "3 4 5", "6 7 8"],
  SL: ["1a 1b", "2a 2b", "5 7 8"],
  SR: ["1a 1b", "2a 2b 3a", "3b 6 7 12"],
  LL: ["1 2 3 4 5 6 7"],
  LR: ["2 3 4 5 6 7 8"],
};
const CODES: Readonly<Record<Market, string>> = { gizeh: "G", akhet_aton: "A", abou_simbel: "S", louqsor: "L" };
const CARD = { w: 64, h: 92 };
const CARD_PLACES = ["upper", "lower1", "lower2", "lower3"] as const;
const CHARACTERS = ["vizier", "merchant", "high_priest", "thief", "royal_servant", "scribe", "treasurer"] as const;
const MARKS = ["seat-eye", "seat-djed", "seat-star", "seat-ring"];
/** Numbers of a market's `status` counter. */
const [OPEN, DEALING] = [0, 4];

const words = (id: string, args: Message["args"] = {}): Message => ({ id: `nefertiti-board-${id}`, args });
const named = (market: Market): Message => ({ id: `market-${market}`, args: {} });
/** A seat's tint: `seat-2-ink` of the colour that the player chose. */
const tint = (scene: Scene, seat: number, part = "") => `seat-${scene.seats[seat]?.colour ?? seat + 1}${part}`;
const markOf = (scene: Scene, seat: number) => MARKS[(scene.seats[seat]?.colour ?? seat + 1) - 1] as string;
const lying = (scene: Scene, place: string) => scene.view.places[place] ?? [];
const facts = (scene: Scene, id: string) => scene.view.facts[id] ?? [];
const fact = (scene: Scene, id: string, ...kinds: string[]) => facts(scene, id).find((told) => kinds.includes(told.id));
const counter = (scene: Scene, name: string) => scene.view.counters[name] ?? 0;
const list = (argument: Argument | undefined) => (Array.isArray(argument) ? argument : []);
const seatIn = (message: Message): number => {
  const { player } = message.args;
  return typeof player === "object" && "seat" in player ? player.seat : -1;
};
/** What a card is: `senet2` of `senet2.3`. */
const kindOf = (piece: string) => piece.split(".")[0] as string;
const typeOf = (kind: string) => (kind === "senet2" ? "senet" : kind);
const isShut = (scene: Scene, market: Market) => ![OPEN, DEALING].includes(counter(scene, `${market}.status`));
/** The market that is being settled: its bids are told in their order. */
const settling = (scene: Scene) => MARKETS.find((id) => fact(scene, id, "bids-in-order"));

/** The cards that are played with, each with its values. */
const printed = (scene: Scene) => facts(scene, "pile").filter((told) => told.id === "fact-values");

/** The printed values of a kind of card for one, two, three or more holders, and which of them holds now. */
function valuesOf(scene: Scene, kind: string): { values: number[]; at: number } {
  const told = printed(scene).find((message) => message.args.kind === kind);
  return { values: list(told?.args.values).map(Number), at: Number(told?.args.at ?? -1) };
}

/** The moves that begin with a pick of this id. */
const movesAt = (scene: Scene, id: string): Move[] =>
  scene.pick.has(id) ? scene.view.moves.filter((move) => move.path[0] === id) : [];

// ---- where a market has its things ---------------------------------------------------------------------------------

interface Frame {
  w: number;
  h: number;
  cards: readonly { x: number; y: number }[];
  reserve: Box;
  stall: Box;
  /** Longest side of a square, and the gap between two. */
  side: number;
  gap: number;
  /** Louqsor's dice: the first, and whether their holder is written beside them or below. */
  dice?: Dice;
  /** What is said of the way to closing, and the meter. */
  far: { x: number; y: number };
  meter: Box;
}

interface Dice {
  x: number;
  y: number;
  size: number;
  row: boolean;
}

interface Square extends Box {
  id: string;
  row: number;
}

const WIDE_MARKET = { w: 494, h: 292 };
const inRow = (x: number, y: number, step: number, after: number) =>
  CARD_PLACES.map((_, i) => ({ x: x + step * i + (i ? after : 0), y }));

const WIDE_FRAME: Frame = {
  ...WIDE_MARKET,
  cards: [{ x: 14, y: 48 }, ...[0, 1, 2].map((i) => ({ x: 14 + 68 * i, y: 150 }))],
  reserve: { x: 84, y: 48, w: 130, h: 92 },
  stall: { x: 228, y: 46, w: 252, h: 200 },
  side: 60,
  gap: 6,
  far: { x: 14, y: 275 },
  meter: { x: 318, y: 262, w: 162, h: 15 },
};
const WIDE_LOUQSOR: Frame = {
  ...WIDE_FRAME,
  cards: inRow(14, 46, 68, 4),
  reserve: { x: 292, y: 46, w: 112, h: 92 },
  stall: { x: 14, y: 158, w: 466, h: 80 },
  side: 58,
  dice: { x: 412, y: 46, size: 34, row: false },
};

/** The code of the stall that lies open. */
const stallOf = (scene: Scene, market: Market) => CODES[market] + (lying(scene, `${market}.left`).length ? "R" : "L");
const rowsOf = (scene: Scene, market: Market) => (STALLS[stallOf(scene, market)] ?? []).map((row) => row.split(" "));

function frameOf(scene: Scene, market: Market): Frame {
  const dice = market === "louqsor";
  if (!scene.tall) return dice ? WIDE_LOUQSOR : WIDE_FRAME;
  const rows = rowsOf(scene, market);
  const columns = Math.max(...rows.map((row) => row.length));
  const [w, gap, top] = [336, 5, 168];
  const side = Math.min(54, (w - gap * (columns - 1)) / columns);
  const shut = isShut(scene, market);
  // A closed market shows its cards, and the tile where it lies.
  const h = shut ? (lying(scene, market).length ? 52 : -12) : rows.length * (side + gap) - gap + (dice ? 18 : 0);
  const foot = top + h + 12;
  return {
    w: 360,
    h: shut ? foot : foot + 57,
    cards: inRow(12, 62, 67, 2),
    reserve: { x: 284, y: 62, w: 64, h: 92 },
    stall: { x: 12, y: top, w, h },
    side,
    gap,
    ...(dice && { dice: { x: 268, y: foot + 8, size: 36, row: true } }),
    far: { x: 14, y: foot + 14 },
    meter: { x: 14, y: foot + 31, w: dice ? 214 : 332, h: 14 },
  };
}

/** The squares of the stall that lies open. */
function squaresOf(scene: Scene, market: Market): Square[] {
  const { stall, side: most, gap, dice } = frameOf(scene, market);
  const code = stallOf(scene, market);
  const rows = rowsOf(scene, market);
  const columns = Math.max(...rows.map((row) => row.length));
  const high = dice ? most : (stall.h - gap * (rows.length - 1)) / rows.length;
  const side = Math.min(most, high, (stall.w - gap * (columns - 1)) / columns);
  const step = side + gap;
  const top = stall.y + (dice ? 0 : (stall.h - step * rows.length + gap) / 2);
  return rows.flatMap((row, r) => {
    const left = stall.x + (stall.w - step * row.length + gap) / 2;
    return row.map((id, c) => ({ id: code + id, row: r, x: left + step * c, y: top + step * r, w: side, h: side }));
  });
}

// ---- a market ------------------------------------------------------------------------------------------------------

function market(scene: Scene, id: Market): Region {
  const frame = frameOf(scene, id);
  const { w, h, cards, reserve, stall, dice } = frame;
  const mine = (part: string) => `${id}.${part}`;
  const by = { market: named(id) };
  const shut = isShut(scene, id);
  const covered = lying(scene, mine("left")).length ? "left" : "right";
  const squares = squaresOf(scene, id);
  const tile: Slot = { ...middle(stall), size: stall.w, height: stall.h };
  const places: Place[] = [
    { id, label: named(id), x: 0, y: 0, w, h, round: 14, slot: () => tile, notes: facts(scene, id) },
  ];
  const place = (part: string, box: Box, more: Partial<Place> = {}): void => {
    const label = words(part.replace(/\d/, ""), { ...by, number: Number(part.at(-1)) || 0 });
    places.push({ id: mine(part), label, ...box, parent: id, notes: facts(scene, mine(part)), ...more });
  };
  CARD_PLACES.forEach((part, i) => {
    const box = { ...(cards[i] as { x: number; y: number }), ...CARD };
    place(part, box, { round: 7, slot: () => ({ ...middle(box), size: CARD.w, height: CARD.h }) });
  });
  const seal = { x: (cards[0]?.x ?? 0) + 8, y: (cards[0]?.y ?? 0) + 8 };
  place(
    "seal",
    { x: seal.x - 14, y: seal.y - 14, w: 28, h: 28 },
    {
      parent: mine("upper"),
      round: 14,
      slot: () => ({ ...seal, size: 28 }),
    },
  );
  place(covered, reserve, { label: words("covered", by), round: 8, slot: () => null });
  place("reserve", reserve, { round: 8 });
  if (!scene.tall || !shut) {
    for (const square of squares) {
      const { id: name, row: _, ...box } = square;
      const [label = words("square", { square: name }), ...notes] = facts(scene, name);
      const at = { x: box.x + box.w / 2 + (box.w > 50 ? 2 : 3), y: box.y + box.h / 2 + 3, size: box.w * 0.78 };
      places.push({ id: name, label, ...box, parent: id, round: 8, slot: () => at, notes });
    }
  }
  if (dice && !(scene.tall && shut)) places.push(...diceWell(scene, dice));
  return {
    id,
    label: named(id),
    places,
    ground: (pen) => marketGround(pen, scene, id, frame, squares),
    above: (pen) => marketAbove(pen, scene, id, frame, squares),
  };
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** The dice of Louqsor: two for its left stall, one for its right. Whoever holds them is written beside them. */
function diceWell(scene: Scene, { x, y, size, row }: Dice): Place[] {
  const thrown = lying(scene, "louqsor.left").length ? 1 : 2;
  const holder = counter(scene, "holder");
  const [w, h] = [size * 2 + 4, row ? size : 92];
  const well: Place = {
    id: "louqsor.dice",
    label: words("dice"),
    x,
    y,
    w,
    h,
    parent: "louqsor",
    round: 8,
    notes: facts(scene, "louqsor.dice"),
    slot: (_index, _all, piece) => dieSlot(piece),
  };
  const dieSlot = (piece: string): Slot | null => {
    const number = Number(piece.split(".")[1]);
    if (number > thrown) return null;
    const apart = thrown === 1 ? 0 : (number - 1.5) * (size + 2);
    return { x: x + w / 2 + apart, y: y + size / 2, size: size * 0.94 };
  };
  if (holder < 0) return [well];
  const held = { player: { seat: holder } };
  const inHand: Place = { ...well, id: `p${holder}.dice`, label: words("dice-of", held), h: h - 1, parent: well.id };
  return [well, inHand];
}

function marketGround(pen: Pen, scene: Scene, id: Market, frame: Frame, squares: Square[]): void {
  const { w, h, cards, reserve, dice } = frame;
  const shut = isShut(scene, id);
  const card = boxPath(0, 0, w, h, 14);
  pen.shape(card, { fill: shut ? "board-alt" : "board" });
  if (!shut) pen.weave(card, 0, 0, w, h);
  if (scene.pick.has(id)) pen.shape(card, { fill: scene.lit.has(id) ? "pick-fill" : "lapis-soft" });
  const asked = settling(scene) === id;
  if (asked) pen.box(1.5, 1.5, w - 3, h - 3, 12.5, { line: "last-move", width: 3 });
  else pen.shape(card, { line: "line-strong" });
  const title = pen.text(scene.say(named(id)), 14, 31, { size: 20, face: "title" });
  head(pen, scene, id, w, 14 + title + 16);
  for (const { x, y } of cards) space(pen, x, y, CARD.w, CARD.h, 7);
  reserveGround(pen, scene, id, reserve);
  if (!shut || !scene.tall) {
    bars(pen, scene, id, squares);
    const ground = () => {
      for (const square of squares) squareGround(pen, scene, square);
    };
    if (shut) pen.faint(0.6, ground);
    else ground();
  }
  if (!shut) farGround(pen, scene, id, frame, squares);
  if (dice && !(shut && scene.tall)) heldBy(pen, scene, dice);
}

const space = (pen: Pen, x: number, y: number, w: number, h: number, round: number) =>
  pen.box(x, y, w, h, round, { fill: "nefertiti-slot", line: "nefertiti-slot-line", width: 1.5 });

/** The rule by which a market closes, or in what order its bids are settled. */
function head(pen: Pen, scene: Scene, id: Market, w: number, left: number): void {
  const bids = bidsOf(scene, id);
  if (bids.length) {
    order(pen, scene, bids, left, w - 12, settling(scene) === id);
    if (!scene.tall) return;
  }
  const [rule] = facts(scene, id);
  if (!rule) return;
  const told = scene.say(rule.id === "fact-tiled" ? words("tiled", rule.args) : rule);
  const look: Lettering = { size: 14.5, colour: "ink-muted" };
  if (scene.tall) pen.text(told, 14, 52, { ...look, fit: w - 28 });
  else pen.text(told, w - 14, 30, { ...look, align: "right", fit: w - 14 - left });
}

/** The bids as they are settled now, or as they would be after what is pointed at. */
function bidsOf(scene: Scene, id: Market): Message[] {
  const pointed = [id, ...squaresOf(scene, id).map((square) => square.id)].filter((place) => scene.lit.has(place));
  const would = pointed.flatMap((place) => movesAt(scene, place)).map(({ detail }) => detail);
  const told = fact(scene, id, "bids-in-order") ?? would.find((detail) => detail?.id === "bids-in-order");
  return list(told?.args.bids).filter((bid): bid is Message => typeof bid === "object" && "id" in bid);
}

/** Bids from the highest to the lowest, each with its owner's mark; one that cannot be paid is struck through. */
function order(pen: Pen, scene: Scene, bids: Message[], left: number, right: number, now: boolean): void {
  const step = Math.min(54, (right - left) / bids.length);
  const r = Math.min(11, step * 0.27);
  const middle = 23;
  bids.forEach((bid, i) => {
    const x = right - step * (bids.length - i);
    const seat = seatIn(bid);
    if (now && i === 0) pen.box(x - 3, middle - 16, step, 32, 16, { fill: "gold-soft", line: "last-move", width: 2 });
    badge(pen, scene, seat, x + r + 2, middle, r);
    const poor = bid.args.enough === "no";
    const at = x + 2 * r + 6;
    const look: Lettering = { size: 17, weight: 700, colour: poor ? "carnelian" : "ink" };
    const wide = pen.text(Number(bid.args.bid), at, middle + 6, look);
    if (poor) pen.line(at - 2, middle, at + wide + 2, middle, { line: "carnelian", width: 2.2, soft: true });
    if (i && !now) pen.text("›", x - 5, middle + 5, { size: 15, colour: "ink-muted", align: "center" });
  });
}

function badge(pen: Pen, scene: Scene, seat: number, x: number, y: number, r: number): void {
  pen.disc(x, y, r, { fill: tint(scene, seat), line: "seat-edge", width: 1.2 });
  pen.icon(markOf(scene, seat), x, y, r * 1.3, { body: tint(scene, seat, "-ink") });
}

function reserveGround(pen: Pen, scene: Scene, id: Market, { x, y, w, h }: Box): void {
  const name = `${id}.reserve`;
  const narrow = w < 100;
  pen.box(x, y + 1.5, w, h, 8, { fill: "nefertiti-shade" });
  const lit = scene.pick.has(name);
  pen.box(x, y, w, h, 8, { fill: lit ? "lapis-soft" : "desert", line: "line-strong", width: 1.3 });
  pen.faint(0.45, () => {
    const [at, from] = narrow ? [w / 2, 26] : [w - 26, 26];
    pen.icon(SIGNS[id], x + at, y + from, 36, { body: "ink", i1: "ink", i2: "ink" });
  });
  if (!narrow) pen.text(scene.say(words("reserve-name")), x + 11, y + 25, { size: 15, weight: 600, fit: w - 56 });
  const r = narrow ? 18 : 19;
  const middle = narrow ? x + w / 2 : x + 30;
  const [offer] = movesAt(scene, name).filter(({ message }) => "deben" in message.args);
  const row = y + h - (narrow && offer ? 36 : 28);
  const deben = counter(scene, name);
  coin(pen, middle, row, r, deben);
  const look: Lettering = { size: 15, weight: 700, colour: "lapis" };
  // What the Reserve gives to the one who is asked.
  if (offer) {
    const gives = `+${Number(offer.message.args.deben)}`;
    if (narrow) pen.text(gives, middle, y + h - 5, { ...look, align: "center" });
    else pen.text(gives, middle + r + 10, row + 7, { ...look, size: 21 });
  } else if (!narrow)
    pen.text(scene.say(words("deben", { count: deben })), middle + r + 9, row + 6, {
      size: 14.5,
      colour: "ink-muted",
      fit: w - 62,
    });
}

/** A coin; where there is none to be had, its outline. */
function coin(pen: Pen, x: number, y: number, r: number, number?: number): void {
  if (number === 0) {
    pen.disc(x, y, r, { line: "ink-muted", width: 1.5, dash: [4, 4] });
    pen.text(0, x, y + r * 0.37, { size: r, weight: 700, colour: "ink-muted", align: "center" });
    return;
  }
  pen.disc(x, y, r, { fill: "gold-fill", line: "nefertiti-coin-rim", width: Math.max(1.2, r * 0.09) });
  if (r > 9) pen.disc(x, y, r * 0.8, { line: "nefertiti-coin-rim", width: 1 });
  if (number !== undefined)
    pen.text(number, x, y + r * 0.37, { size: r, weight: 700, colour: "on-gold", align: "center" });
}

/** What is printed on a square below its bid, in its middle. */
function symbol(pen: Pen, kind: string, x: number, y: number, size: number): void {
  if (kind === "deben") {
    coin(pen, x, y, size * 0.46);
    return;
  }
  const extra = kind === "extra";
  const [w, h] = [size * 0.74, size];
  const left = extra ? x - w - 1 : x - w / 2;
  pen.box(left, y - h / 2, w, h, 2, { fill: "raised", line: "ink-muted", width: 1.5 });
  const look: Lettering = { size: Math.max(12, size * 0.82), weight: 700 };
  if (extra) pen.text("+1", x + 2, y + size * 0.29, look);
  else pen.text("1", x, y + size * 0.29, { ...look, align: "center" });
}

const symbolOf = (scene: Scene, square: string) =>
  fact(scene, square, "symbol-deben", "symbol-single", "symbol-extra")?.id.slice("symbol-".length);

/** Bars between squares that touch, where that matters. */
function bars(pen: Pen, scene: Scene, id: Market, squares: Square[]): void {
  if (!fact(scene, id, "far-connected", "far-chain")) return;
  const touching = squares.flatMap((one, i) =>
    squares.slice(i + 1).flatMap((other) => {
      const [across, down] = [other.x - one.x, other.row - one.row];
      const near = down === 0 ? across <= one.w + 10 : down === 1 && Math.abs(across) < one.w;
      return near ? [[one, other] as const] : [];
    }),
  );
  const stands = (square: Square) => lying(scene, square.id).length > 0;
  for (const both of [false, true]) {
    for (const [one, other] of touching) {
      if ((stands(one) && stands(other)) !== both) continue;
      const [a, b] = [middle(one), middle(other)];
      pen.line(a.x, a.y, b.x, b.y, both ? { line: "gold", width: 8 } : { line: "nefertiti-slot-line", width: 6 });
    }
  }
}

function squareGround(pen: Pen, scene: Scene, { id, x, y, w, h }: Square): void {
  pen.box(x, y + 1.5, w, h, 8, { fill: "nefertiti-shade" });
  pen.box(x, y, w, h, 8, { fill: "tile", line: "nefertiti-slot-line", width: 1.5 });
  if (scene.pick.has(id)) {
    pen.box(x, y, w, h, 8, { fill: "lapis-soft" });
    if (scene.lit.has(id)) pen.box(x, y, w, h, 8, { fill: "pick-fill" });
  }
}

/** Whether a Servant placed on this square closes the market; while one is settled that is not talked of. */
const closes = (scene: Scene, square: string) =>
  !settling(scene) && fact(scene, square, "fact-square")?.args.closes === "yes";

const NOTE: Lettering = { size: 13.5, colour: "ink-muted" };

/** How far the market is from closing: in words and as a meter. */
function farGround(pen: Pen, scene: Scene, id: Market, frame: Frame, squares: Square[]): void {
  const told = facts(scene, id).filter((message) => message.id.startsWith("far-"));
  const note = scene.say(words("closes"));
  const marked = squares.some((square) => closes(scene, square.id));
  const beside = marked ? pen.width(note, NOTE) + 26 : 0;
  const { x, y } = frame.far;
  const look: Lettering = { size: 15.5, weight: 600 };
  const text = told.map(scene.say).join(" · ");
  const box = { ...frame.meter };
  const end = scene.tall ? box.x + frame.w - 28 : box.x + box.w;
  // On the wide table the meter stands beside the words and begins where they leave it room.
  if (!scene.tall) {
    box.x = x + pen.width(text, look) + beside + 20 < WIDE_FRAME.stall.x ? WIDE_FRAME.stall.x : box.x;
    box.w = end - box.x;
  }
  const [right, base] = scene.tall ? [end, y] : [box.x - 10, y - 1];
  pen.text(text, x, y, { ...look, fit: (scene.tall ? frame.meter.w : right - x) - beside });
  if (marked) {
    const wide = pen.text(note, right, base, { ...NOTE, align: "right" });
    corner(pen, right - wide - 16, base - 10, 11);
  }
  const high = (box.h - 3 * (told.length - 1)) / told.length;
  told.forEach((message, i) => {
    meter(pen, message, { ...box, y: box.y + i * (high + 3), h: high });
  });
}

/** The red corner of a square that closes its market. */
function corner(pen: Pen, x: number, y: number, size: number): void {
  pen.shape(`M${x} ${y}h${size}v${size}z`, { fill: "forbidden" });
}

/** Parts for each step of the way, a scale with marks for a sum, or a chance. */
function meter(pen: Pen, { args }: Message, { x, y, w, h }: Box): void {
  const chance = args.chance === undefined ? null : Number(args.chance);
  const need = chance === null ? Number(args.need) : 100;
  const reached = chance ?? Number(args.have);
  const round = Math.min(4, h / 2);
  if (chance === null && need <= MOST_PARTS) {
    const step = (w + 1.5) / need;
    for (let i = 0; i < need; i++) {
      const fill = reached > i ? "gold-fill" : "nefertiti-slot";
      pen.box(x + step * i, y, step - 1.5, h, round, { fill, line: "nefertiti-slot-line" });
    }
    return;
  }
  const at = (value: number) => x + (w * Math.min(value, need)) / need;
  const bar = boxPath(x, y, w, h, round);
  pen.shape(bar, { fill: "nefertiti-slot" });
  pen.within(bar, () => pen.box(x, y, at(reached) - x, h, 0, { fill: "gold-fill" }));
  pen.shape(bar, { line: "nefertiti-slot-line" });
  if (chance !== null) return;
  for (const mark of [...list(args.exact).map(Number), need]) {
    const end = mark === need;
    const left = at(mark) - (end ? 1.2 : 0);
    pen.line(left, y - 4, left, y + h, { line: "ink", width: 2.4 });
    pen.text(mark, left + 2, y - 6, { size: 13, weight: 600, align: end ? "right" : "center" });
  }
}
/** Longer ways are drawn as a scale. */
const MOST_PARTS = 6;

function heldBy(pen: Pen, scene: Scene, { x, y, size, row }: Dice): void {
  const holder = counter(scene, "holder");
  if (holder < 0) return;
  const held = scene.say(words("held"));
  const { name } = whoIs(scene, holder);
  if (row) {
    badge(pen, scene, holder, x - 19, y + size / 2, 13);
    return;
  }
  const middle = x + size + 2;
  pen.text(held, middle, y + size + 22, { size: 13.5, colour: "ink-muted", align: "center", fit: 74 });
  const wide = pen.text(name, middle + 11, y + size + 42, { size: 14.5, weight: 600, align: "center", fit: 52 });
  badge(pen, scene, holder, middle + 11 - wide / 2 - 13, y + size + 37, 9);
}

function marketAbove(pen: Pen, scene: Scene, id: Market, { w, h }: Frame, squares: Square[]): void {
  const shut = isShut(scene, id);
  const covered = lying(scene, id).includes("tile");
  if (!covered && !(shut && scene.tall)) {
    for (const square of squares) pen.faint(shut ? 0.6 : 1, () => squareAbove(pen, scene, square));
  }
  const now = settling(scene);
  if (now && now !== id) pen.box(0, 0, w, h, 14, { fill: "nefertiti-veil" });
}

function squareAbove(pen: Pen, scene: Scene, { id, x, y, w, h }: Square): void {
  const [name] = facts(scene, id);
  const bid = name?.args.bid;
  const printed = symbolOf(scene, id);
  const taken = lying(scene, id).length > 0;
  const told = fact(scene, id, "fact-square");
  if (!taken) {
    const small = w < 50;
    const low = printed ? (small ? -3 : 0) : 8;
    if (bid !== undefined)
      pen.text(Number(bid), x + w / 2, y + h / 2 + low, { size: small ? 20 : 23, weight: 700, align: "center" });
    if (printed) symbol(pen, printed, x + w / 2, y + h - (small ? 12 : 15), small ? 15 : 18);
    if (closes(scene, id)) corner(pen, x + w - 15, y + 1, 14);
    if (told?.args.closes === "dice" && !settling(scene))
      pen.text(`${Number(told.args.chance)} %`, x + w / 2, y + h + 16, {
        size: 14,
        weight: 600,
        align: "center",
        fit: w + 4,
      });
    if (told && scene.lit.has(id)) gains(pen, Number(told.args.income), x + w / 2, y);
    return;
  }
  if (bid !== undefined) {
    const wide = String(bid).length > 1 ? 21 : 15;
    pen.box(x + 1.5, y + 1.5, wide, 18, 6, { fill: "tile" });
    pen.text(Number(bid), x + 1.5 + wide / 2, y + 16, { size: 15, weight: 700, align: "center" });
  }
  if (printed) symbol(pen, printed, x + (printed === "extra" ? 14 : 9), y + h - 9, 13);
  const rank = fact(scene, id, "bid")?.args.rank;
  if (rank === undefined) return;
  pen.disc(x + w - 5, y + 4, 10.5, { fill: "ink", line: "tile", width: 1.5 });
  pen.text(Number(rank), x + w - 5, y + 9, { size: 14, weight: 700, colour: "surface", align: "center" });
}

/** What a Servant placed here brings at once. */
function gains(pen: Pen, income: number, x: number, y: number): void {
  if (!income) return;
  pen.box(x - 21, y - 17, 42, 22, 11, { fill: "raised", line: "selected", width: 1.5 });
  pen.text(`+${income}`, x - 15, y - 1, { size: 14, weight: 700 });
  coin(pen, x + 10, y - 6, 7);
}

// ---- characters, pile and Seals ------------------------------------------------------------------------------------

function characters(scene: Scene): Region {
  const [columns, step, w, h, row] = scene.tall ? [4, 91, 87, 92, 98] : [8, 120, 114, 84, 0];
  const at = (i: number) => ({ x: step * (i % columns), y: row * Math.floor(i / columns) });
  const boxes = CHARACTERS.map((_, i) => ({ ...at(i), w, h }));
  const rest: Box = { ...at(7), w: scene.tall ? w : 160, h };
  const half = h / 2;
  const pile: Box = { x: rest.x, y: rest.y, w: rest.w, h: half };
  const seals: Box = { x: rest.x, y: rest.y + half, w: rest.w, h: half };
  const seal: Slot = { x: seals.x + 24, y: seals.y + half / 2 - 2, size: 24 };
  return {
    id: "characters",
    label: words("characters"),
    places: [
      ...CHARACTERS.map(
        (name, i): Place => ({
          id: `char.${name}`,
          label: words(`char-${name}`),
          ...(boxes[i] as Box),
          round: 8,
          slot: () => null,
          notes: facts(scene, `char.${name}`),
        }),
      ),
      { id: "pile", label: words("pile"), ...pile, notes: facts(scene, "pile") },
      { id: "seals", label: words("supply"), ...seals, slot: () => seal, notes: facts(scene, "seals") },
    ],
    ground: (pen) => {
      for (const [i, name] of CHARACTERS.entries()) characterGround(pen, scene, name, boxes[i] as Box);
      stock(pen, scene, rest, seals);
    },
    above: (pen) => {
      if (settling(scene)) for (const { x, y } of boxes) pen.box(x, y, w, h, 8, { fill: "nefertiti-veil" });
    },
  };
}

function characterGround(pen: Pen, scene: Scene, name: (typeof CHARACTERS)[number], { x, y, w, h }: Box): void {
  const place = `char.${name}`;
  const left = lying(scene, place).length;
  const title = scene.say(words(`char-${name}`));
  if (!left) {
    space(pen, x, y, w, h, 8);
    const look: Lettering = { size: 14.5, colour: "ink-muted", align: "center", fit: w - 10 };
    pen.text(title, x + w / 2, y + h / 2 - 3, look);
    pen.text(scene.say(words("used")), x + w / 2, y + h / 2 + 16, look);
    return;
  }
  const edges = Math.min(3, left);
  for (let i = edges; i > 0; i--) {
    pen.box(x, y + (i - 1) * 2.5, w, h - (edges - 1) * 2.5, 8, { fill: "tile", line: "nefertiti-slot-line" });
  }
  if (scene.pick.has(place))
    pen.box(x, y, w, h - (edges - 1) * 2.5, 8, { fill: scene.lit.has(place) ? "pick-fill" : "lapis-soft" });
  const dye = { body: "ink", i1: "nefertiti-accent", i2: "nefertiti-accent" };
  const small = w < 100;
  pen.icon(`nef-${name}`, x + (small ? 24 : 27), y + (small ? 24 : 25), small ? 34 : 38, dye);
  if (left > 1) pen.text(`×${left}`, x + w - 8, y + 22, { size: 15, weight: 600, colour: "ink-muted", align: "right" });
  const power = fact(scene, place, `power-${name}`);
  pen.text(title, x + 8, y + h - (small ? 32 : 27), { size: 14.5, weight: 600, fit: w - 12 });
  const told = scene.say(words(`power-${name}`, power?.args ?? {}));
  pen.text(told, x + 8, y + h - (small ? 15 : 10), { size: 13.5, colour: "ink-muted", fit: w - 12 });
}

/** The draw pile and the supply of Seals. */
function stock(pen: Pen, scene: Scene, { x, y, w, h }: Box, seals: Box): void {
  const card = boxPath(x, y, w, h, 8);
  pen.shape(card, { fill: "board", line: "line-strong" });
  const cards = counter(scene, "pile");
  const out = counter(scene, "akhenaton_out") > 0;
  if (out)
    pen.icon("nef-akhenaton", x + 24, y + 22, 32, { body: "ink", i1: "nefertiti-accent", i2: "nefertiti-accent" });
  for (let i = out ? 0 : Math.min(3, Math.ceil(cards / 12)); i > 0; i--) {
    const look = { fill: "nefertiti-shut", line: "nefertiti-awning", width: 1.2 };
    pen.box(x + 11 + i * 2, y + 9 - i * 2, 22, 31, 3, look);
  }
  const line = (number: number, note: string, foot: number) => {
    const wide = pen.text(number, x + 46, foot, { size: 18, weight: 700 });
    const room = w - wide - 62;
    if (room > 40) pen.text(note, x + 54 + wide, foot, { size: 13.5, colour: "ink-muted", fit: room });
  };
  line(cards, scene.say(words("in-pile", { out: out ? "yes" : "no" })), y + h * 0.34);
  line(lying(scene, "seals").length, scene.say(words("seals-left")), seals.y + seals.h / 2 + 4);
}

// ---- a player ------------------------------------------------------------------------------------------------------

interface Side {
  w: number;
  h: number;
  /** First Servant in hand, the step to the next, their size. */
  hand: { x: number; y: number; step: number; size: number };
  money: { x: number; y: number };
  seals: { x: number; y: number };
  gifts: Box;
  /** A column for each kind of card. */
  kinds: readonly string[];
  step: number;
  card: { w: number; h: number };
}

function sideOf(scene: Scene): Side {
  const players = scene.view.scores.length;
  const kinds = printed(scene).map(({ args }) => String(args.kind));
  const columns = Math.max(1, kinds.length);
  if (scene.tall) {
    const gifts = { x: 110, y: 36, w: 244, h: 52 };
    const step = gifts.w / columns;
    return {
      w: 360,
      h: 94,
      hand: { x: 126, y: 20, step: 21, size: 28 },
      money: { x: 228, y: 19 },
      seals: { x: 296, y: 19 },
      gifts,
      kinds,
      step,
      card: { w: Math.min(38, step - 3), h: 31 },
    };
  }
  const w = players === 3 ? 328 : 244;
  const gifts = { x: 6, y: 80, w: w - 12, h: 54 };
  const step = gifts.w / columns;
  const wider = players === 3 ? 1.35 : 1;
  return {
    w,
    h: 138,
    hand: { x: 22, y: 58, step: 25 * wider, size: 34 },
    money: { x: 22 + 112 * wider, y: 58 },
    seals: { x: 22 + 168 * wider, y: 58 },
    gifts,
    kinds,
    step,
    card: { w: Math.min(42, step - 2.5), h: 33 },
  };
}

/** The place of a card among a player's gifts: like cards lie one upon another. */
function giftSlot({ gifts, kinds, step, card }: Side, piece: string, held: readonly string[]): Slot {
  const kind = kindOf(piece);
  const below = held.filter((other) => kindOf(other) === kind).indexOf(piece);
  return {
    x: gifts.x + step * (kinds.indexOf(kind) + 0.5),
    y: gifts.y + 3 + card.h / 2 - Math.min(2, Math.max(0, below)) * 1.5,
    size: card.w,
    height: card.h,
  };
}

function player(scene: Scene, seat: number): Region {
  const side = sideOf(scene);
  const { w, h, hand, money, seals, gifts } = side;
  const mine = (part: string) => `p${seat}.${part}`;
  const by = { player: { seat } };
  const place = (part: string, box: Box, more: Partial<Place> = {}): Place => ({
    id: mine(part),
    label: words(part, { ...by, count: counter(scene, mine(part)) }),
    ...box,
    notes: facts(scene, mine(part)),
    ...more,
  });
  const held = lying(scene, mine("gifts"));
  return {
    id: `p${seat}`,
    label: words("side", by),
    places: [
      place(
        "hand",
        { x: hand.x - hand.size / 2, y: hand.y - hand.size / 2, w: hand.step * 3 + hand.size, h: hand.size },
        {
          slot: (index, _all, piece) => {
            const number = Number(piece.split(".")[1] ?? index + 1) - 1;
            return { x: hand.x + hand.step * number, y: hand.y, size: hand.size };
          },
        },
      ),
      place("money", { x: money.x - 14, y: money.y - 15, w: 50, h: 30 }),
      place("seals", { x: seals.x - 14, y: seals.y - 15, w: 46, h: 30 }, { slot: () => ({ ...seals, size: 24 }) }),
      place("gifts", gifts, { slot: (_index, _all, piece) => giftSlot(side, piece, held) }),
    ],
    ground: (pen) => playerGround(pen, scene, seat, side, w, h),
    above: (pen) => playerAbove(pen, scene, seat, side),
  };
}

/** Types of gift of the cards that are pointed at. */
const pointedTypes = (scene: Scene): Set<string> => {
  const pointed = [...scene.lit].flatMap((id) => (/\.(upper|lower\d)$/.test(id) ? lying(scene, id) : [id]));
  return new Set(pointed.map((id) => typeOf(kindOf(id))));
};

function playerGround(pen: Pen, scene: Scene, seat: number, side: Side, w: number, h: number): void {
  const { hand, money, seals, gifts, kinds, step, card } = side;
  const ground = boxPath(0, 0, w, h, 10);
  pen.shape(ground, { fill: "board" });
  header(pen, scene, seat, w, h);
  const moves = scene.view.player === seat;
  pen.shape(ground, moves ? { line: tint(scene, seat), width: 3 } : { line: "line-strong" });
  const home = lying(scene, `p${seat}.hand`);
  for (let i = 0; i < 4; i++) {
    if (home.includes(`s${seat}.${i + 1}`)) continue;
    pen.faint(0.16, () => pen.icon("nef-servant", hand.x + hand.step * i, hand.y, hand.size, { body: "ink" }));
  }
  coin(pen, money.x, money.y, 12);
  pen.text(counter(scene, `p${seat}.money`), money.x + 17, money.y + 6, { size: 19, weight: 700 });
  const held = lying(scene, `p${seat}.seals`).length;
  if (!held) pen.faint(0.3, () => seal(pen, seals.x, seals.y, 24));
  pen.text(held, seals.x + 16, seals.y + 6, { size: 19, weight: 700, colour: held ? "ink" : "ink-muted" });
  const types = pointedTypes(scene);
  const owned = lying(scene, `p${seat}.gifts`).map(kindOf);
  kinds.forEach((kind, i) => {
    const x = gifts.x + step * (i + 0.5);
    if (owned.includes(kind)) {
      if (types.has(typeOf(kind)))
        pen.box(x - step / 2 + 0.5, gifts.y - 2, step - 1, gifts.h + 2, 7, {
          fill: "gold-soft",
          line: "last-move",
          width: 2,
        });
      return;
    }
    space(pen, x - card.w / 2, gifts.y + 3, card.w, card.h, 5);
    pen.faint(0.2, () => {
      pen.icon(`nef-${kind}`, x, gifts.y + 3 + card.h / 2, Math.min(card.w, card.h) * 0.72, {
        body: "ink",
        i1: "ink",
        i2: "ink",
      });
    });
  });
}

function header(pen: Pen, scene: Scene, seat: number, w: number, h: number): void {
  const ink = tint(scene, seat, "-ink");
  const { name, bot } = whoIs(scene, seat);
  const { returns } = scene.view;
  const won = returns !== null && returns[seat] === Math.max(...returns);
  const score = scene.view.scores[seat] ?? 0;
  const bar = new Outline();
  if (scene.tall) bar.box(0, 0, 104, h, [10, 0, 0, 10]);
  else bar.box(0, 0, w, 34, [10, 10, 0, 0]);
  pen.shape(bar, { fill: tint(scene, seat) });
  const at = scene.tall ? { x: 38, y: 22 } : { x: 35, y: 17 };
  pen.disc(at.x, at.y, 12, { line: ink, width: 1.5 });
  pen.icon(markOf(scene, seat), at.x, at.y, 15.5, { body: ink });
  const dye = { body: ink, i1: ink };
  if (scene.tall) {
    pen.text(name, 10, 56, { size: 16, weight: 600, colour: ink, fit: 88 });
    pen.text(score, 10, 83, { size: 25, weight: 700, colour: ink });
    if (bot) pen.icon("ui-bot", 66, 22, 20, dye);
    if (won) pen.icon("ui-crown", 86, 74, 24, dye);
    return;
  }
  const total = pen.text(score, w - 12, 25, { size: 23, weight: 700, colour: ink, align: "right" });
  const room = w - 12 - total - 54 - (bot ? 28 : 0) - (won ? 28 : 0) - 8;
  const wide = pen.text(name, 53, 23, { size: 17, weight: 700, colour: ink, fit: room });
  if (bot) pen.icon("ui-bot", 53 + wide + 17, 17, 20, dye);
  if (won) pen.icon("ui-crown", 53 + wide + (bot ? 44 : 17), 17, 22, dye);
}

function whoIs(scene: Scene, seat: number): { name: string; bot: boolean } {
  const { name, player: kind = "human" } = scene.seats[seat] ?? {};
  return { name: name || scene.say({ id: "seat", args: { number: seat + 1 } }), bot: kind !== "human" };
}

/** Below each gift what one of it is worth now, on it how many there are. */
function playerAbove(pen: Pen, scene: Scene, seat: number, { gifts, kinds, step, card }: Side): void {
  const owned = lying(scene, `p${seat}.gifts`).map(kindOf);
  kinds.forEach((kind, i) => {
    const many = owned.filter((other) => other === kind).length;
    if (!many) return;
    const x = gifts.x + step * (i + 0.5);
    const { values, at } = valuesOf(scene, kind);
    const worth = values[at];
    const foot = gifts.y + gifts.h;
    if (worth !== undefined) chip(pen, worth, x, foot - 8, Math.min(30, step - 3));
    if (many < 2) return;
    pen.disc(x + card.w / 2 - 5, gifts.y + 5, 9, { fill: "ink", line: "tile", width: 1.3 });
    pen.text(many, x + card.w / 2 - 5, gifts.y + 10, { size: 13.5, weight: 700, colour: "surface", align: "center" });
  });
}

/** A value that holds now, on gold. */
function chip(pen: Pen, value: number, x: number, y: number, w: number): void {
  pen.box(x - w / 2, y - 8.5, w, 17, 5, { fill: "gold-fill" });
  pen.text(value, x, y + 5, { size: 14.5, weight: 700, colour: "on-gold", align: "center", fit: w });
}

// ---- pieces --------------------------------------------------------------------------------------------------------

function servant(pen: Pen, scene: Scene, seat: number, size: number): void {
  pen.edge("nef-servant", 0, 0, size, "seat-edge", 1.5);
  const trim = tint(scene, seat);
  pen.icon("nef-servant", 0, 0, size, { body: trim, i1: trim, i2: trim });
  pen.icon(markOf(scene, seat), 0, (size * 7) / 64, (size * 18) / 64, { body: tint(scene, seat, "-ink") });
}

function seal(pen: Pen, x: number, y: number, size: number): void {
  pen.disc(x, y, size / 2, { fill: "carnelian", line: "seat-edge", width: 1.4 });
  pen.icon("nef-seal", x, y, size * 0.74, { body: "on-carnelian", i1: "on-carnelian" });
}

/** A gift: its picture, and below what it is worth with one, two, three or more holders; the one that holds now on gold. */
function gift(pen: Pen, scene: Scene, kind: string, w: number, h: number): void {
  const [x, y] = [-w / 2, -h / 2];
  const round = w > 50 ? 7 : 5;
  const foot = w > 50 && h > 70 ? 27 : 0;
  pen.box(x, y + 1.5, w, h, round, { fill: "nefertiti-shade" });
  pen.box(x, y, w, h, round, { fill: "tile" });
  const picture = new Outline();
  picture.box(x, y, w, h - foot, foot ? [round, round, 0, 0] : round);
  pen.shape(picture, { fill: `nefertiti-${typeOf(kind)}` });
  pen.box(x, y, w, h, round, { line: "line-strong", width: 1.2 });
  const size = Math.min(w - 4, h - foot - 6, 46);
  pen.icon(`nef-${kind}`, 0, -foot / 2, size, { body: "ink", i1: "nefertiti-accent", i2: "nefertiti-accent" });
  if (!foot) return;
  if (kind === "senet2") {
    pen.box(w / 2 - 27, y + 4, 24, 18, 6, { fill: "ink" });
    pen.text("×2", w / 2 - 15, y + 17.5, { size: 13.5, weight: 700, colour: "surface", align: "center" });
  }
  const { values, at } = valuesOf(scene, kind);
  const step = (w - 4) / Math.max(1, values.length);
  values.forEach((value, i) => {
    const middle = x + 2 + step * (i + 0.5);
    if (i === at) chip(pen, value, middle, h / 2 - 13.5, step - 1);
    else pen.text(value, middle, h / 2 - 8.5, { size: 13.5, colour: "ink-muted", align: "center", fit: step });
  });
}

/** The tile of the closed market. */
function tile(pen: Pen, scene: Scene, w: number, h: number): void {
  pen.box(-w / 2, -h / 2, w, h, 10, { fill: "nefertiti-shut", line: "nefertiti-awning", width: 2 });
  const dye = { body: "nefertiti-awning", i1: "nefertiti-awning", i2: "nefertiti-cross" };
  const look: Lettering = { size: 19, weight: 600, colour: "nefertiti-on-shut" };
  const flat = h < 110;
  const title = scene.say(words("tile-name"));
  const thief = lying(scene, "char.thief").length && !scene.view.returns ? scene.say(words("tile-thief")) : "";
  const small: Lettering = { size: 14.5, colour: "nefertiti-on-shut" };
  if (flat) {
    const size = Math.min(52, h - 10);
    const wide = Math.max(pen.width(title, look), thief ? pen.width(thief, small) : 0);
    const left = -(size + 14 + wide) / 2;
    pen.icon("nef-closed", left + size / 2, 0, size, dye);
    pen.text(title, left + size + 14, thief ? -2 : 6, look);
    if (thief) pen.text(thief, left + size + 14, 17, small);
    return;
  }
  pen.icon("nef-closed", 0, -34, 72, dye);
  pen.text(title, 0, 32, { ...look, align: "center", fit: w - 20 });
  if (thief) pen.text(thief, 0, 55, { ...small, align: "center", fit: w - 20 });
}

function die(pen: Pen, face: number, size: number): void {
  const corner = -size / 2;
  pen.box(corner, corner + 1.5, size, size, size * 0.2, { fill: "nefertiti-shade" });
  pen.box(corner, corner, size, size, size * 0.2, { fill: face ? "nefertiti-pip" : "nefertiti-die" });
  // The pips of the icon are holes.
  if (face) pen.icon(`ui-die-${face}`, 0, 0, (size * 64) / 54, { body: "nefertiti-die" });
  pen.box(corner, corner, size, size, size * 0.2, { line: "seat-edge", width: 1.5 });
}

function piece(pen: Pen, { id, size, height }: PieceLook, scene: Scene): void {
  const { kind = "", owner } = scene.view.pieces[id] ?? {};
  if (kind === "servant") servant(pen, scene, owner ?? 0, size);
  else if (kind === "seal") seal(pen, 0, 0, size);
  else if (kind === "tile") tile(pen, scene, size, height);
  else if (kind === "die") die(pen, counter(scene, id), size);
  else gift(pen, scene, kind, size, height);
}

// ---- the table -----------------------------------------------------------------------------------------------------

const GAP = 12;

function layWide(scene: Scene): Layout {
  const { w, h } = WIDE_MARKET;
  const regions: Record<string, readonly [number, number, number]> = { characters: [0, 2 * (h + GAP), 1] };
  MARKETS.forEach((id, i) => {
    regions[id] = [(i % 2) * (w + GAP), Math.floor(i / 2) * (h + GAP), 1];
  });
  const step = sideOf(scene).w + 8;
  scene.view.scores.forEach((_, seat) => {
    regions[`p${seat}`] = [seat * step, 700, 1];
  });
  return { size: [1000, 838], regions };
}

/** Open markets come first, so that a hand does not pass over one that cannot be used. */
function layTall(scene: Scene): Layout {
  const regions: Record<string, readonly [number, number, number]> = {};
  let y = 0;
  const lay = (id: string, h: number, gap = 10) => {
    regions[id] = [0, y, 1];
    y += h + gap;
  };
  for (const id of inReach(scene)) lay(id, frameOf(scene, id).h);
  lay("characters", 190);
  scene.view.scores.forEach((_, seat) => {
    lay(`p${seat}`, sideOf(scene).h, 7);
  });
  return { size: [360, y - 6], regions };
}

const inReach = (scene: Scene): Market[] =>
  scene.tall ? [...MARKETS].sort((a, b) => Number(isShut(scene, a)) - Number(isShut(scene, b))) : [...MARKETS];

export const nefertiti: Board = {
  name: "nefertiti",
  wide: layWide,
  tall: layTall,
  piece,
  regions(scene) {
    return [
      ...inReach(scene).map((id) => market(scene, id)),
      characters(scene),
      ...scene.view.scores.map((_, seat) => player(scene, seat)),
    ];
  },
  naming(id, scene) {
    const { kind = "", owner } = scene.view.pieces[id] ?? {};
    if (kind === "servant") return words("servant", { player: { seat: owner ?? 0 } });
    if (kind === "die") return words("die", { face: counter(scene, id) });
    if (["seal", "tile", "reserve"].includes(kind)) return words(`piece-${kind}`);
    const character = kindOf(id);
    if (CHARACTERS.some((name) => name === character)) return words(`char-${character}`);
    return { id: `card-${kind}`, args: {} };
  },
  peek: () => true,
  source: (id) => (id.startsWith("seal") ? "seals" : "pile"),
  departure: () => null,
  rank(id, from, to) {
    // The Servant comes, then what it earns; it goes home; the tile moves on, cards close up, and new ones are laid.
    if (/^s\d/.test(id)) return to?.endsWith(".hand") ? 3 : 0;
    if (id.startsWith("die")) return 1;
    if (id === "tile") return 4;
    if (to?.startsWith("p") || to === "seals" || !to) return 2;
    return from?.startsWith("pile") || from === "seals" ? 6 : 5;
  },
  turn(scene) {
    const seat = scene.view.player;
    const at = scene.tall ? { x: 14, y: 22 } : { x: 13, y: 17 };
    return { region: `p${seat}`, ...at, size: 17, colour: tint(scene, seat, "-ink") };
  },
};
