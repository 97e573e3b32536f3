import type { Board, Layout, PieceLook, Place, Region, Scene, Setting } from "../table/board";
import { boxPath, type Lettering, Outline, type Pen, path } from "../table/pen";
import type { Argument, Message, Position, ScoreLine } from "../table/view";

/** Imhotep: The Duel. Coordinates are units of the design canvas; `x y` is an upper left corner. */

const WIDE: Layout = {
  size: [1000, 756],
  regions: { harbour: [0, 0, 1], you: [552, 0, 1], opponent: [552, 384, 1], out: [0, 552, 1] },
};
const TALL: Layout = {
  size: [540, 1458],
  regions: { harbour: [0, 0, 1], you: [0, 552, 540 / 448], opponent: [0, 1010, 540 / 448] },
};

const ROWS = ["r1", "r2", "r3"] as const;
const COLUMNS = ["ca", "cb", "cc"] as const;
const BOATS = [...ROWS, ...COLUMNS];
const SITES = ["obelisk", "temple", "pyramid", "tomb"] as const;
type Site = (typeof SITES)[number];

const MARKS = ["seat-eye", "seat-djed", "seat-star", "seat-ring"];
const HUES: Readonly<Record<string, string>> = {
  obelisk: "sand",
  temple: "blue",
  light: "red",
  dark: "red",
  tomb: "violet",
  take: "teal",
  crew: "teal",
  dock: "teal",
  swap: "teal",
};
const ACTIONS = ["take", "crew", "dock", "swap"];

const words = (id: string, args: Message["args"] = {}): Message => ({ id: `duel-board-${id}`, args });
/** `temple3` is a temple, `tomb12` a tomb. */
const sort = (kind: string) => kind.replace(/\d+$/, "");
const figure = (kind: string) => kind.replace(/^\D+/, "");
const isRow = (boat: string) => boat.startsWith("r");
/** A seat's tint: `seat-2-ink` of the colour that the player chose. */
const tint = (scene: Scene, seat: number, part = "") => `seat-${scene.seats[seat]?.colour ?? seat + 1}${part}`;
const markOf = (scene: Scene, seat: number) => MARKS[(scene.seats[seat]?.colour ?? seat + 1) - 1] as string;
/** A number with the minus sign of print. */
const signed = (number: unknown) => String(number).replace("-", "−");
const count = (scene: Scene, place: string) => scene.view.places[place]?.length ?? 0;
const facts = (scene: Scene, id: string) => scene.view.facts[id] ?? [];

// ---- the harbour: 540 x 540 ----------------------------------------------------------------------------------------

const QUAY = 226;
const CELL = 100;
const CARGO = 48;
const HULL = 214;
/** The hull with its bow to the left, around its middle, and a line a little outside. */
const HULL_PATH =
  "M101-33H-50C-66-33-80-24-90-11c-4 5-8 8-12 11 4 3 8 6 12 11C-80 24-66 33-50 33H101c4 0 6-2 6-6V-27c0-4-2-6-6-6z";
const DECK_PATH = "M98-25H-49c-13 0-24 7-32 17-3 4-6 6-9 8 3 2 6 4 9 8 8 10 19 17 32 17H98z";
const RING =
  "M103-39H-51C-69-39-85-29-95-15c-4 5-8 9-14 15 6 6 10 10 14 15C-85 29-69 39-51 39H103c6 0 10-4 10-10V-29c0-6-4-10-10-10z";

/** The middle of a boat's line across it. */
const lane = (boat: string) =>
  QUAY + CELL * (isRow(boat) ? Number(boat[1]) - 1 : "abc".indexOf(boat[1] as string)) + CELL / 2;
/** The middle of a boat: `r1` lies left of row 1, `ca` above column a. */
const berth = (boat: string) => (isRow(boat) ? { x: 6 + HULL / 2, y: lane(boat) } : { x: lane(boat), y: 6 + HULL / 2 });
const cargoMiddle = (boat: string, space: number) => {
  const along = 182 - 57 * (space - 1);
  return isRow(boat) ? { x: along, y: lane(boat) } : { x: lane(boat), y: along };
};
const spaceCorner = (id: string) => ({
  x: QUAY + CELL * "abc".indexOf(id[0] as string),
  y: QUAY + CELL * (Number(id[1]) - 1),
});
const SPACES = ["1", "2", "3"].flatMap((row) => ["a", "b", "c"].map((column) => column + row));

function boatRing(boat: string): Outline {
  const { x, y } = berth(boat);
  const ring = new Outline();
  ring.addPath(new Outline(RING), new DOMMatrix().translate(x, y).rotate(isRow(boat) ? 0 : 90));
  return ring;
}
const RINGS = new Map<string, Outline>();
const ringOf = (boat: string) => {
  const ring = RINGS.get(boat) ?? boatRing(boat);
  RINGS.set(boat, ring);
  return ring;
};

function harbour(scene: Scene): Region {
  const places: Place[] = [];
  for (const id of SPACES) {
    const { x, y } = spaceCorner(id);
    places.push({
      id,
      label: words("space", { space: id }),
      x: x + 5,
      y: y + 5,
      w: 90,
      h: 90,
      round: 8,
      slot: () => ({ x: x + 50, y: y + 53, size: 66 }),
      notes: facts(scene, id),
    });
  }
  for (const boat of BOATS) {
    const { x, y } = berth(boat);
    const [w, h] = isRow(boat) ? [HULL + 12, 78] : [78, HULL + 12];
    places.push({
      id: boat,
      label: words("boat", { boat }),
      x: x - w / 2,
      y: y - h / 2,
      w,
      h,
      round: 34,
      outline: ringOf(boat),
      slot: () => ({ x, y, size: HULL, turn: isRow(boat) ? 0 : 90 }),
      notes: facts(scene, boat),
    });
    for (const space of [1, 2, 3]) {
      const at = cargoMiddle(boat, space);
      const id = `${boat}.${space}`;
      places.push({
        id,
        label: words("cargo", { boat, space }),
        x: at.x - CARGO / 2,
        y: at.y - CARGO / 2,
        w: CARGO,
        h: CARGO,
        round: 9,
        parent: boat,
        slot: () => ({ ...at, size: CARGO }),
        notes: facts(scene, id),
      });
    }
  }
  places.push({
    id: "supply",
    label: words("supply"),
    x: 24,
    y: 22,
    w: 166,
    h: 84,
    round: 8,
    notes: facts(scene, "supply"),
  });
  places.push({
    id: "reserve",
    label: words("reserve"),
    x: 24,
    y: 116,
    w: 166,
    h: 68,
    round: 8,
    notes: facts(scene, "reserve"),
  });
  return {
    id: "harbour",
    label: words("harbour"),
    places,
    print: harbourPrint,
    ground: (pen) => harbourGround(pen, scene),
    above: (pen) => harbourAbove(pen, scene),
  };
}

function harbourPrint(pen: Pen, setting: Setting): void {
  const water = boxPath(0, 0, 540, 540, 16);
  pen.shape(water, { fill: "water", line: "duel-deep" });
  pen.within(water, () => {
    const ripples = new Outline();
    for (let row = 0; row < 27; row++) {
      // Runs of the water sign, at places that only look random.
      for (let run = 0; run < 4; run++) {
        const x = ((row * 197 + run * 149) % 560) - 40;
        const y = 14 + row * 20;
        ripples.moveTo(x, y);
        for (let tooth = 1; tooth <= 4 + ((row + run) % 3) * 2; tooth++)
          ripples.lineTo(x + tooth * 7, y + (tooth % 2 ? -4 : 0));
      }
    }
    pen.faint(0.75, () => pen.shape(ripples, { line: "duel-wave", width: 1.6, soft: true }));
  });
  quay(pen);
  pilesPrint(pen, setting);
}

/** The water around the quay. */
const AFLOAT = "M0 0H540V212H226Q212 212 212 226V540H0z";

function harbourGround(pen: Pen, scene: Scene): void {
  pen.within(path(AFLOAT), () => {
    for (const boat of BOATS) {
      if (count(scene, boat)) pen.shape(ringOf(boat), { line: "duel-deep", width: 5 });
      else pen.faint(0.5, () => pen.shape(ringOf(boat), { line: "ink-muted", width: 1.6, dash: [4, 6] }));
    }
  });
  lanes(pen, scene);
  for (const id of SPACES) {
    const { x, y } = spaceCorner(id);
    if (scene.pick.has(id)) slot(pen, id, scene.lit.has(id) ? ["lapis-soft", "pick-fill"] : ["lapis-soft"]);
    if (!count(scene, id)) pen.faint(0.1, () => pen.icon("duel-meeple", x + 50, y + 55, 56, { body: "ink" }));
  }
  for (const boat of BOATS) mooring(pen, scene, boat);
  piles(pen, scene);
}

function quay(pen: Pen): void {
  pen.box(QUAY - 14, QUAY - 14, 328, 328, 14, { fill: "duel-wave" });
  const stone = boxPath(QUAY - 8, QUAY - 8, 316, 316, 10);
  pen.shape(stone, { fill: "stone" });
  pen.within(stone, () => {
    const joints = new Outline();
    for (let i = 0; i <= 6; i++) {
      const at = QUAY + 50 * i;
      joints.moveTo(QUAY - 8, at);
      joints.lineTo(QUAY + 308, at);
      for (let j = 0; j <= 6; j++) {
        const across = QUAY + 50 * j + (i % 2 ? 25 : 0);
        joints.moveTo(across, at);
        joints.lineTo(across, at + 50);
      }
    }
    pen.faint(0.4, () => pen.shape(joints, { line: "duel-joint", width: 1.2 }));
  });
  // Paved lines from each boat across its three spaces.
  for (let i = 0; i < 3; i++) {
    const at = QUAY + CELL * i + CELL / 2 - 13;
    pen.box(QUAY - 7, at, 300, 26, 2, { fill: "duel-lane" });
    pen.box(at, QUAY - 7, 26, 300, 2, { fill: "duel-lane" });
  }
  pen.shape(stone, { line: "line-strong", width: 2 });
  for (const id of SPACES) space(pen, id);
}

/** A space of the harbour, empty. */
function space(pen: Pen, id: string): void {
  const { x, y } = spaceCorner(id);
  pen.box(x + 5, y + 6.5, 90, 90, 8, { fill: "duel-shade" });
  slot(pen, id, ["tile"]);
}

function slot(pen: Pen, id: string, fills: readonly string[]): void {
  const { x, y } = spaceCorner(id);
  for (const fill of fills) pen.box(x + 5, y + 5, 90, 90, 8, { fill, line: "duel-slot-line", width: 1.5 });
}

/** The lines of the boats that are pointed at lie below the spaces. */
function lanes(pen: Pen, scene: Scene): void {
  const lit = BOATS.filter((boat) => scene.lit.has(boat) && count(scene, boat));
  for (const boat of lit) {
    const at = lane(boat) - 47;
    if (isRow(boat)) pen.box(QUAY - 7, at, 312, 94, 10, { fill: "lapis-soft" });
    else pen.box(at, QUAY - 7, 94, 312, 10, { fill: "lapis-soft" });
  }
  if (lit.length) for (const id of SPACES) space(pen, id);
}

function mooring(pen: Pen, scene: Scene, boat: string): void {
  const moored = count(scene, boat) > 0;
  const middle = lane(boat);
  pen.at(0, 0, 1, () => {
    if (!isRow(boat)) {
      pen.ctx.transform(0, 1, 1, 0, 0, 0);
    }
    for (const side of [-1, 1]) {
      if (moored) {
        const y = middle + side * 30;
        pen.shape(`M196 ${y}Q${208} ${middle + side * 47} 222 ${middle + side * 43}`, {
          line: "duel-rope",
          width: 2.4,
          soft: true,
        });
      }
      pen.disc(222, middle + side * 43, 4.5, { fill: "duel-plank", line: "seat-edge", width: 1 });
    }
  });
}

function pilesPrint(pen: Pen, { say }: Setting): void {
  const card = boxPath(14, 14, 186, 178, 12);
  pen.box(14, 16, 186, 178, 12, { fill: "duel-deep" });
  pen.shape(card, { fill: "board" });
  pen.weave(card, 14, 14, 186, 178);
  pen.shape(card, { line: "line-strong" });
  pen.text(say(words("supply")), 30, 43, { size: 19, face: "title", fit: 104 });
  pen.line(30, 117, 184, 117, { line: "line" });
  pen.text(say(words("reserve")), 30, 143, { size: 19, face: "title", fit: 118 });
}

function piles(pen: Pen, scene: Scene): void {
  const { supply = 0, reserve = 0 } = scene.view.counters;
  pen.text(supply, 184, 45, { size: 24, weight: 700, align: "right" });
  const stack = Math.min(3, Math.ceil(supply / 13));
  if (supply) for (let i = 0; i < stack; i++) back(pen, 53 + i * 4, 84 - i * 4, 42);
  else pen.box(32, 63, 42, 42, 8, { fill: "duel-slot", line: "duel-slot-line", width: 1.5 });
  const [told] = facts(scene, "supply");
  if (told) lines(pen, scene.say(words("loads", { boats: told.args.boats ?? 0 })), 96, 78, 92);
  pen.text(reserve, 184, 145, { size: 24, weight: 700, align: "right" });
  for (let i = 0; i < 3; i++) {
    if (i < reserve) back(pen, 46 + i * 38, 168, 32);
    else pen.box(30 + i * 38, 152, 32, 32, 6, { fill: "duel-slot", line: "duel-slot-line", width: 1.5 });
  }
}

/** A caption in lines parted by a bar. */
function lines(pen: Pen, text: string, x: number, y: number, fit: number): void {
  text.split("|").forEach((line, i) => {
    pen.text(line.trim(), x, y + 18 * i, { size: 14, colour: "ink-muted", fit });
  });
}

function harbourAbove(pen: Pen, scene: Scene): void {
  for (const boat of BOATS) {
    if (!count(scene, boat)) continue;
    const across = isRow(boat) ? { x: 0, y: 33 } : { x: -33, y: 0 };
    for (const space of [1, 2, 3]) {
      const at = cargoMiddle(boat, space);
      const big = scene.tall ? 11.5 : 9.5;
      pen.disc(at.x + across.x, at.y + across.y, big, { fill: "board", line: "seat-edge", width: 1.2 });
      pen.text(space, at.x + across.x, at.y + across.y + big * 0.5, {
        size: scene.tall ? 17 : 13,
        weight: 700,
        align: "center",
      });
    }
    const bow = isRow(boat) ? { x: 31, y: lane(boat) } : { x: lane(boat), y: 33 };
    pen.text(boat, bow.x, bow.y + 5, { size: 14, weight: 700, align: "center" });
    // Whose cargo is being picked is looked at itself.
    const picking = [1, 2, 3].some((space) => scene.pick.has(`${boat}.${space}`));
    if (scene.lit.has(boat) && !picking) preview(pen, scene, boat);
  }
  for (const id of SPACES) {
    const { x, y } = spaceCorner(id);
    pen.text(id, x + 14, y + 26, { size: 15, weight: 600, colour: "ink-muted" });
  }
  for (const id of SPACES) if (scene.lit.has(id)) serves(pen, scene, id);
}

/** Who would get what if the boat were unloaded now. */
function preview(pen: Pen, scene: Scene, boat: string): void {
  for (const space of [1, 2, 3]) {
    const [fact] = facts(scene, `${boat}.${space}`);
    if (!fact || !count(scene, `${boat}.${space}`)) continue;
    const { x, y } = cargoMiddle(boat, space);
    if (fact.id === "would-box") {
      pen.shape(`M${x - 19} ${y - 19}L${x + 19} ${y + 19}M${x + 19} ${y - 19}L${x - 19} ${y + 19}`, {
        line: "focus-gap",
        width: 8,
        soft: true,
      });
      pen.shape(`M${x - 19} ${y - 19}L${x + 19} ${y + 19}M${x + 19} ${y - 19}L${x - 19} ${y + 19}`, {
        line: "forbidden",
        width: 4.5,
        soft: true,
      });
      continue;
    }
    const seat = seatIn(fact);
    pen.box(x - 26, y - 26, 52, 52, 11, { line: tint(scene, seat), width: 4 });
    badge(pen, scene, seat, x + 20, y - 20, 13);
  }
}

const seatIn = (message: Message): number => {
  const player = message.args.player;
  return typeof player === "object" && "seat" in player ? player.seat : 0;
};

/** Which boats a space would serve, with the meeples that stand in their lines now. */
function serves(pen: Pen, scene: Scene, id: string): void {
  const { x, y } = spaceCorner(id);
  for (const fact of facts(scene, id)) {
    const boat = String(fact.args.boat);
    if (!BOATS.includes(boat as (typeof BOATS)[number])) continue;
    const end = isRow(boat) ? { x: QUAY - 12, y: lane(boat) } : { x: lane(boat), y: QUAY - 12 };
    const start = isRow(boat) ? { x: x + 5, y: y + 50 } : { x: x + 50, y: y + 5 };
    pen.line(start.x, start.y, end.x, end.y, { line: "focus-gap", width: 6, soft: true });
    pen.line(start.x, start.y, end.x, end.y, { line: "selected", width: 2.5, dash: [1, 6], soft: true });
    pen.shape(ringOf(boat), { line: "selected", width: 2.5, dash: [1, 6], soft: true });
    pen.disc(end.x, end.y, 12, { fill: "raised", line: "selected", width: 2 });
    pen.text(Number(fact.args.meeples), end.x, end.y + 5, {
      size: 15,
      weight: 700,
      align: "center",
      colour: "selected",
    });
  }
}

function badge(pen: Pen, scene: Scene, seat: number, x: number, y: number, r: number): void {
  pen.disc(x, y, r, { fill: tint(scene, seat), line: tint(scene, seat, "-ink"), width: 2 });
  pen.icon(markOf(scene, seat), x, y, r * 1.25, { body: tint(scene, seat, "-ink") });
}

// ---- a player's side: 448 x 372 ------------------------------------------------------------------------------------

const SITE = { w: 212, h: 126 };
const SITE_AT: Readonly<Record<Site, readonly [number, number]>> = {
  obelisk: [8, 108],
  temple: [228, 108],
  pyramid: [8, 240],
  tomb: [228, 240],
};
const SITE_ICON: Readonly<Record<Site, string>> = {
  obelisk: "duel-obelisk",
  temple: "duel-temple",
  pyramid: "duel-pyramid-light",
  tomb: "duel-tomb",
};
/** Stones of a pyramid: column and row from the foot, as they are built. */
const STONES = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0.5, 1],
  [1.5, 1],
  [1, 2],
] as const;
const STONE = 30;

const stoneAt = (kind: string, index: number) => {
  const [column, row] = STONES[index] ?? STONES[5];
  return { x: (kind === "light" ? 10 : 108) + STONE / 2 + column * (STONE + 1.5), y: 88 - row * 19.5 };
};
const obeliskAt = (index: number) => ({ x: 20 + index * 15.6, y: 68 });
const tombAt = (number: number) => ({ x: 26 + ((number - 1) % 6) * 32, y: 51 + Math.floor((number - 1) / 6) * 31 });
/** How far apart a player's action tokens lie: side by side as long as there is room. */
const actionStep = (held: number) => Math.min(50, 216 / Math.max(1, held - 1));
const meepleAt = (index: number) => ({ x: 30 + 37 * index, y: 79 });

function player(scene: Scene, id: string, seat: number): Region {
  const mine = (site: string) => `p${seat}.${site}`;
  const by = { player: { seat } };
  const place = (site: string, x: number, y: number, w: number, h: number, more: Partial<Place>): Place => ({
    id: mine(site),
    label: words(site, by),
    x,
    y,
    w,
    h,
    notes: facts(scene, mine(site)),
    ...more,
  });
  const [pyramidX, pyramidY] = SITE_AT.pyramid;
  const [tombX, tombY] = SITE_AT.tomb;
  const [obeliskX, obeliskY] = SITE_AT.obelisk;
  const [templeX, templeY] = SITE_AT.temple;
  const held = count(scene, mine("actions"));
  const places: Place[] = [
    place("hand", 8, 56, 152, 46, {
      slot: (index, _count, piece) => ({ ...meepleAt(piece ? Number(piece.split(".")[1]) - 1 : index), size: 37 }),
    }),
    place(
      "actions",
      436 - 22 - actionStep(held) * Math.max(1, held - 1) - 26,
      54,
      56 + actionStep(held) * Math.max(1, held - 1),
      52,
      {
        slot: (index, all) => ({ x: 414 - index * actionStep(all), y: 80, size: 44 }),
      },
    ),
    place("obelisk", obeliskX, obeliskY, SITE.w, SITE.h, {
      round: 10,
      slot: (index) => ({ x: obeliskX + obeliskAt(index).x, y: obeliskY + obeliskAt(index).y, size: 40 }),
    }),
    place("temple", templeX, templeY, SITE.w, SITE.h, {
      round: 10,
      slot: (index, all) => ({
        x: templeX + 36 + index * Math.min(48, 140 / Math.max(1, all - 1)),
        y: templeY + 67,
        size: 44,
      }),
    }),
    place("pyramid", pyramidX, pyramidY, SITE.w, SITE.h, { round: 10 }),
    ...["light", "dark"].map((kind) =>
      place(kind, pyramidX + (kind === "light" ? 8 : 106), pyramidY + 34, 98, 86, {
        parent: mine("pyramid"),
        slot: (index) => {
          const at = stoneAt(kind, index);
          return { x: pyramidX + at.x, y: pyramidY + at.y, size: STONE };
        },
      }),
    ),
    place("tomb", tombX, tombY, SITE.w, SITE.h, { round: 10 }),
    ...Array.from({ length: 12 }, (_, i): Place => {
      const at = tombAt(i + 1);
      return {
        id: mine(`tomb.${i + 1}`),
        label: words("tomb-number", { ...by, number: i + 1 }),
        x: tombX + at.x - 15,
        y: tombY + at.y - 14.5,
        w: 30,
        h: 29,
        round: 5,
        parent: mine("tomb"),
        slot: () => ({ x: tombX + at.x, y: tombY + at.y, size: 28 }),
      };
    }),
  ];
  return {
    id,
    label: words("side", by),
    places,
    print: playerPrint,
    ground: (pen) => playerGround(pen, scene, seat),
    above: (pen) => playerAbove(pen, scene, seat),
  };
}

const HEADER = "M0 14A14 14 0 0 1 14 0H434a14 14 0 0 1 14 14V50H0z";
const scoreOf = (scene: Scene, seat: number) => scene.view.score.filter((line) => line.seat === seat);
/** Whether a line of the score is a secret to the viewer; that nothing is held is plain to see. */
const isHidden = (scene: Scene, line: ScoreLine | undefined) =>
  Boolean(line?.secret) &&
  line?.seat !== scene.viewer &&
  !scene.view.returns &&
  !scene.open &&
  count(scene, `p${line?.seat}.${line?.category}`) > 0;

function playerPrint(pen: Pen, setting: Setting): void {
  const card = boxPath(0, 0, 448, 372, 14);
  pen.shape(card, { fill: "board" });
  pen.weave(card, 0, 0, 448, 372);
  for (const site of SITES) sitePrint(pen, setting, site);
}

function playerGround(pen: Pen, scene: Scene, seat: number): void {
  header(pen, scene, seat);
  pen.box(0, 0, 448, 372, 14, { line: "line-strong" });
  const hand = scene.view.places[`p${seat}.hand`] ?? [];
  for (let i = 0; i < 4; i++) {
    if (hand.includes(`m${seat}.${i + 1}`)) continue;
    const { x, y } = meepleAt(i);
    pen.faint(0.16, () => pen.icon("duel-meeple", x, y, 37, { body: "ink" }));
  }
  const held = count(scene, `p${seat}.actions`);
  const room = (held ? 388 - actionStep(held) * (held - 1) : 436) - 178;
  const short = (text: Message, y: number, look: Lettering) => {
    const words = scene.say(text);
    if (pen.width(words, look) <= room) pen.text(words, 172, y, look);
  };
  short(words("in-hand", { count: hand.length }), 74, { size: 15, weight: 600 });
  short(words("on-harbour", { count: 4 - hand.length }), 93, { size: 14, colour: "ink-muted" });
  for (const site of SITES) siteGround(pen, scene, seat, site);
}

function header(pen: Pen, scene: Scene, seat: number): void {
  const ink = tint(scene, seat, "-ink");
  pen.shape(HEADER, { fill: tint(scene, seat) });
  pen.disc(44, 25, 16, { line: ink, width: 1.6 });
  pen.icon(markOf(scene, seat), 44, 25, 20, { body: ink });
  const lines = scoreOf(scene, seat);
  const hides = lines.some((line) => isHidden(scene, line));
  const known = lines.filter((line) => !isHidden(scene, line)).reduce((sum, line) => sum + line.points, 0);
  const total = pen.text(hides ? `${known} + ?` : (scene.view.scores[seat] ?? known), 432, 35, {
    size: 28,
    weight: 700,
    colour: ink,
    align: "right",
  });
  const { name, bot } = whoIs(scene, seat);
  const wide = pen.text(name, 70, 32, { size: 21, weight: 700, colour: ink, fit: 315 - total });
  if (bot) pen.icon("ui-bot", 70 + wide + 20, 25, 22, { body: ink, i1: ink });
  const won = scene.view.returns;
  if (won && (won[seat] ?? 0) > 0.5) pen.icon("ui-crown", 70 + wide + (bot ? 48 : 22), 25, 24, { body: ink, i1: ink });
}

function whoIs(scene: Scene, seat: number): { name: string; bot: boolean } {
  const { name, player: kind = "human" } = scene.seats[seat] ?? {};
  return { name: name || scene.say({ id: "seat", args: { number: seat + 1 } }), bot: kind !== "human" };
}

function sitePrint(pen: Pen, setting: Setting, site: Site): void {
  const [x, y] = SITE_AT[site];
  pen.at(x, y, 1, () => {
    pen.box(0, 1.5, SITE.w, SITE.h, 10, { fill: "duel-shade" });
    pen.box(0, 0, SITE.w, SITE.h, 10, { fill: "tile" });
    pen.icon(SITE_ICON[site], 20, 20, 24, {
      body: `kind-${HUES[site === "pyramid" ? "light" : site]}`,
      i1: "duel-accent",
    });
    const side = String(setting.options[site] ?? "A");
    const wide = pen.text(setting.say(words(`site-${site}`)), 37, 27, { size: 19, face: "title", fit: 118 });
    pen.text(side, 37 + wide + 8, 27, { size: 14, weight: 600, colour: "ink-muted" });
    SITE_PRINT[site]?.(pen, side);
  });
}

const SITE_PRINT: Partial<Record<Site, (pen: Pen, side: string) => void>> = {
  obelisk(pen, side) {
    pen.line(12, 88, 200, 88, { line: "duel-slot-line", width: 2 });
    const marked = side === "B" ? [5, 10] : [];
    for (let i = 0; i < 12; i++) {
      const { x, y } = obeliskAt(i);
      pen.faint(0.13, () => obelisk(pen, x, y, 40, "ink", "ink"));
      if (!marked.includes(i + 1)) continue;
      pen.shape(`M${x + 7.8} 44V92`, { line: "gold", width: 1.6, dash: [3, 3] });
      pen.text(i + 1, x + 7.8, 103, { size: 12, weight: 700, colour: "gold", align: "center" });
    }
  },
  pyramid(pen) {
    for (const kind of ["light", "dark"]) {
      for (let i = 0; i < 6; i++) {
        const { x, y } = stoneAt(kind, i);
        pen.box(x - STONE / 2, y - 9, STONE, 18, 3, { fill: "duel-slot", line: "duel-slot-line", width: 1.3 });
      }
    }
  },
  tomb(pen) {
    for (let number = 1; number <= 12; number++) {
      const { x, y } = tombAt(number);
      pen.box(x - 14, y - 13.5, 28, 27, 5, { fill: "duel-slot", line: "duel-slot-line", width: 1.3 });
      pen.text(number, x, y + 5, { size: 14, colour: "ink-muted", align: "center" });
    }
  },
};

function siteGround(pen: Pen, scene: Scene, seat: number, site: Site): void {
  const [x, y] = SITE_AT[site];
  pen.at(x, y, 1, () => {
    const line = scoreOf(scene, seat).find((other) => other.category === site);
    if (line) {
      const points = isHidden(scene, line) ? "?" : signed(line.points);
      pen.text(points, 200, 29, { size: 23, weight: 700, align: "right" });
    }
    SITE_GROUND[site]?.(pen, scene, seat);
    const [caption] = facts(scene, `p${seat}.${site}`);
    if (caption) pen.text(scene.say(caption), 12, 118, { size: 13.5, colour: "ink-muted", fit: 190 });
  });
}

const SITE_GROUND: Partial<Record<Site, (pen: Pen, scene: Scene, seat: number) => void>> = {
  temple(pen, scene, seat) {
    for (let i = count(scene, `p${seat}.temple`); i < 4; i++) {
      pen.box(14 + i * 48, 45, 44, 44, 8, { fill: "duel-slot", line: "duel-slot-line", width: 1.5 });
    }
  },
  pyramid(pen, scene, seat) {
    for (const kind of ["light", "dark"]) {
      const [caption] = facts(scene, `p${seat}.${kind}`);
      const middle = stoneAt(kind, 1).x;
      if (caption)
        pen.text(scene.say(caption), middle, 118, { size: 13.5, colour: "ink-muted", align: "center", fit: 104 });
    }
  },
  tomb(pen, scene, seat) {
    for (let number = 1; number < 12; number++) {
      if (!count(scene, `p${seat}.tomb.${number}`) || !count(scene, `p${seat}.tomb.${number + 1}`)) continue;
      const { x, y } = tombAt(number);
      if (number !== 6) pen.box(x + 11, y - 5, 10, 10, 0, { fill: "gold-fill" });
      else {
        // A run goes on in the second row.
        pen.box(x + 14, y - 4, 5, 8, 1, { fill: "gold-fill" });
        pen.box(tombAt(7).x - 19, tombAt(7).y - 4, 5, 8, 1, { fill: "gold-fill" });
      }
    }
  },
};

/** The printed values of a site that is pointed at, with those reached. */
function playerAbove(pen: Pen, scene: Scene, seat: number): void {
  for (const site of SITES) {
    const [table] = facts(scene, `p${seat}.${site}.table`);
    if (!table || !scene.lit.has(`p${seat}.${site}`)) continue;
    const line = scoreOf(scene, seat).find((other) => other.category === site);
    const reached = isHidden(scene, line) ? [] : list(table.args.reached);
    const [x, y] = SITE_AT[site];
    pen.at(x, y, 1, () => values(pen, scene, list(table.args.held), list(table.args.points), reached));
  }
}

const list = (argument: Argument | undefined) => (Array.isArray(argument) ? argument : []);

/** A row of cells over the heading, so that the holding below stays in sight. */
function values(pen: Pen, scene: Scene, held: Argument[], points: Argument[], reached: Argument[]): void {
  pen.box(3, 2, SITE.w - 6, 35, 8, { fill: "raised", line: "line-strong", width: 1.2 });
  const wide = (SITE.w - 10) / held.length;
  held.forEach((head, i) => {
    const x = 5 + wide * i;
    const name = typeof head === "object" && "id" in head ? scene.say(head) : String(head);
    if (reached.includes(i)) pen.box(x + 1, 4, wide - 2, 31, 5, { fill: "gold-soft", line: "last-move", width: 1.8 });
    pen.text(name, x + wide / 2, 16, { size: 12.5, colour: "ink-muted", align: "center", fit: wide - 4 });
    pen.text(signed(points[i]), x + wide / 2, 32, { size: 15, weight: 700, align: "center", fit: wide - 4 });
  });
}

// ---- out of the game: 540 x 204 ------------------------------------------------------------------------------------

function out(scene: Scene): Region {
  return {
    id: "out",
    label: words("out"),
    places: [
      {
        id: "box",
        label: words("box"),
        x: 8,
        y: 8,
        w: 236,
        h: 188,
        round: 10,
        slot: (index, all) => {
          const [columns, rows] = all <= 8 ? [4, 2] : all <= 15 ? [5, 3] : all <= 24 ? [6, 4] : [8, 4];
          const step = 212 / columns;
          return {
            x: 16 + step * ((index % columns) + 0.5),
            y: 44 + (136 / rows) * ((Math.floor(index / columns) % rows) + 0.5),
            size: Math.min(44, step * 0.86, (136 / rows) * 0.86),
          };
        },
      },
    ],
    print: outPrint,
    ground: (pen) => {
      pen.text(count(scene, "box"), 228, 32, { size: 18, weight: 700, align: "right" });
    },
  };
}

function outPrint(pen: Pen, { say }: Setting): void {
  const card = boxPath(0, 0, 540, 204, 14);
  pen.shape(card, { fill: "board" });
  pen.weave(card, 0, 0, 540, 204);
  pen.shape(card, { line: "line-strong" });
  pen.text(say(words("out")), 16, 31, { size: 19, face: "title", fit: 180 });
  pen.line(250, 16, 250, 188, { line: "line" });
  pen.text(say(words("action-tokens")), 268, 31, { size: 19, face: "title", fit: 256 });
  ACTIONS.forEach((kind, i) => {
    pen.at(286, 62 + i * 38, 1, () => token(pen, kind, 33, false));
    pen.text(say(words(`action-${kind}`)), 312, 67 + i * 38, { size: 15, fit: 216 });
  });
}

// ---- pieces --------------------------------------------------------------------------------------------------------

const OCTAGON = "M-25-12-12-25H12L25-12V12L12 25H-12L-25 12z";

/** A token around the origin; its frame is that of its icon, so that it is the same thing in a list of moves. */
function token(pen: Pen, kind: string, size: number, down: boolean): void {
  if (down) {
    back(pen, 0, 0, size);
    return;
  }
  const name = sort(kind);
  const hue = HUES[name] as string;
  pen.at(0, 0, size / 50, () => {
    const octagon = ACTIONS.includes(name);
    if (octagon) {
      pen.at(0, 2, 1, () => pen.shape(OCTAGON, { fill: "duel-shade" }));
      pen.shape(OCTAGON, { fill: "duel-tint-teal" });
    } else {
      pen.box(-25, -23, 50, 50, 9, { fill: "duel-shade" });
      pen.box(-25, -25, 50, 50, 9, { fill: `duel-tint-${hue}` });
    }
    const icon =
      name === "temple"
        ? `duel-temple-${figure(kind)}`
        : name === "light" || name === "dark"
          ? `duel-pyramid-${name}`
          : `duel-${name}`;
    const accent = name === "light" || name === "dark" ? `duel-${name}` : "duel-accent";
    pen.icon(icon, 0, 0, (50 * 64) / 56, { body: `kind-${hue}`, i1: accent, i2: "duel-accent" });
    if (name === "tomb") {
      pen.text(figure(kind), 0, 13, {
        size: figure(kind).length > 1 ? 21 : 25,
        weight: 700,
        colour: "kind-violet",
        align: "center",
        fit: 28,
        least: 0,
      });
    }
  });
}

/** The back of a token. */
function back(pen: Pen, x: number, y: number, size: number): void {
  pen.at(x, y, size / 50, () => {
    pen.box(-25, -23, 50, 50, 9, { fill: "duel-shade" });
    pen.box(-25, -25, 50, 50, 9, { fill: "tile-back", line: "seat-edge", width: 1.6 });
    pen.faint(0.35, () => pen.shape("M0-13 9 0 0 13-9 0z", { line: "tile", width: 2.4 }));
  });
}

function meeple(pen: Pen, scene: Scene, seat: number, size: number): void {
  pen.edge("duel-meeple", 0, 0, size, "seat-edge", 1.5);
  pen.icon("duel-meeple", 0, 0, size, { body: tint(scene, seat) });
  pen.icon(markOf(scene, seat), 0, size / 64, (size * 22) / 64, { body: tint(scene, seat, "-ink") });
}

/** An obelisk as it stands in a player's row. */
function obelisk(pen: Pen, x: number, y: number, size: number, body: string, tip: string): void {
  pen.at(x, y, size / 40, () => {
    pen.shape("M-3.2-12.500H3.2L4.600 15.500H-4.600z", { fill: body });
    pen.shape("M-3.800-13.600 0-20 3.800-13.600z", { fill: tip });
    pen.box(-6.5, 16, 13, 4, 1.2, { fill: body });
  });
}

function stone(pen: Pen, kind: string, size: number): void {
  pen.box(-size / 2, -size * 0.3, size, size * 0.6, size * 0.1, {
    fill: `duel-${kind}`,
    line: "seat-edge",
    width: 1.4,
  });
  pen.shape(`M${-size * 0.36} ${size * 0.16}H${size * 0.1}M${size * 0.22} ${size * 0.16}H${size * 0.36}`, {
    line: `duel-${kind}-joint`,
    width: 1.3,
    soft: true,
  });
}

function tomb(pen: Pen, number: string, size: number): void {
  pen.at(0, 0, size / 28, () => {
    pen.shape("M-13 12.500V-3C-13-10-7-13 0-13S13-10 13-3V12.500z", {
      fill: "duel-tint-violet",
      line: "kind-violet",
      width: 2.4,
    });
    pen.text(number, 0, 6.5, { size: 17, weight: 700, colour: "kind-violet", align: "center" });
  });
}

/** A cargo boat from above, its bow to the left. */
function boat(pen: Pen, size: number): void {
  pen.at(0, 0, size / HULL, () => {
    pen.shape("M-99-7c-6-2-8-7-6-13 4 3 8 8 9 13zM-99 7c-6 2-8 7-6 13 4-3 8-8 9-13z", {
      fill: "duel-plank",
      line: "seat-edge",
      width: 1.2,
    });
    pen.shape(HULL_PATH, { fill: "duel-hull", line: "seat-edge", width: 2 });
    pen.shape(DECK_PATH, { fill: "duel-deck" });
    const planks = "M-62-3H98M-62 3H98M-62-9H98M-62 9H98M-62-15H98M-62 15H98M-56-21H98M-56 21H98M-62-20V20";
    pen.faint(0.35, () => pen.shape(planks, { line: "duel-plank", width: 1 }));
    pen.shape(DECK_PATH, { line: "duel-plank", width: 1.4 });
    // Lashings hold the bundles of the hull together.
    pen.shape(
      "M-61-31V-24M-57-32V-25M-61 31V24M-57 32V25M-4-33V-25M0-33V-25M-4 33V25M0 33V25M53-33V-25M57-33V-25M53 33V25M57 33V25",
      {
        line: "duel-plank",
        width: 1.8,
      },
    );
    for (const space of [1, 2, 3]) pen.box(69 - 57 * (space - 1) - 26, -26, 52, 52, 10, { fill: "duel-bay" });
  });
}

function piece(pen: Pen, { id, size, place, down }: PieceLook, scene: Scene): void {
  const { kind = "", owner } = scene.view.pieces[id] ?? {};
  const site = place?.match(/^p\d\.(obelisk|light|dark|tomb)/)?.[1];
  if (kind === "meeple") meeple(pen, scene, owner ?? 0, size);
  else if (kind === "boat") boat(pen, size);
  else if (site === "obelisk") obelisk(pen, 0, 0, size, "kind-sand", "duel-accent");
  else if (site === "tomb") tomb(pen, figure(kind), size);
  else if (site) stone(pen, site, size);
  else token(pen, kind, size, down);
}

const TOKEN_RANKS = ["3", "2", "1"];

export const duel: Board = {
  name: "duel",
  wide: WIDE,
  tall: TALL,
  piece,
  regions(scene) {
    const near = Math.max(0, scene.viewer);
    const regions = [harbour(scene), player(scene, "you", near), player(scene, "opponent", 1 - near)];
    return scene.tall ? regions : [...regions, out(scene)];
  },
  naming(id, scene) {
    const { kind = "", owner, face } = scene.view.pieces[id] ?? {};
    if (kind === "meeple") return words("meeple", { player: { seat: owner ?? 0 } });
    if (kind === "boat") return words("cargo-boat");
    if (face === "down" && !this.peek(id, scene)) return words("face-down");
    const number = Number(figure(kind));
    return { id: `kind-${sort(kind)}`, args: { number, symbols: number } };
  },
  peek(id, scene) {
    if (scene.open || scene.view.returns) return true;
    const { owner } = scene.view.pieces[id] ?? {};
    if (owner !== scene.viewer) return false;
    const alone = scene.seats.filter((seat) => seat.player === "human").length < 2;
    return alone || scene.lit.has(`p${owner}.temple`);
  },
  source(_id, before: Position, after: Position) {
    return (after.counters.reserve ?? 0) < (before.counters.reserve ?? 0) ? "reserve" : "supply";
  },
  departure(id) {
    if (!id.startsWith("boat.")) return null;
    return isRow(id.slice(5)) ? { x: -260, y: 0 } : { x: 0, y: -260 };
  },
  rank(id, from) {
    // The cargo farthest from the harbour goes first, to the nearest meeple; then the meeples go home; then the boat leaves.
    if (id.startsWith("boat.")) return 9;
    const space = from?.match(/^[rc][1-3abc]\.([123])$/)?.[1];
    if (space) return TOKEN_RANKS.indexOf(space);
    return id.startsWith("m") ? 5 : 4;
  },
  turn(scene) {
    const seat = scene.view.player;
    const near = Math.max(0, scene.viewer);
    return { region: seat === near ? "you" : "opponent", x: 15, y: 25, size: 20, colour: tint(scene, seat, "-ink") };
  },
};
