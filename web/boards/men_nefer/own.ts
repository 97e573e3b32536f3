import type { Place, Region, Scene } from "../../table/board";
import { type Pen, path } from "../../table/pen";
import type { Box } from "../../table/plan";
import {
  amount,
  badge,
  counter,
  fact,
  hollow,
  icon,
  lying,
  marked,
  NOTE,
  nameOf,
  number,
  panel,
  place,
  points,
  STRONG,
  sideOf,
  space,
  tint,
  words,
} from "./kit";
import { CRAFTS, ghost } from "./pieces";
import { column, effectsOf, glyphOf } from "./signs";

/** A personal board in five parts: who it is, tablets, writing, Crafts, and what is held. */

interface Corner {
  x: number;
  y: number;
}
/** Where the parts lie. */
const WIDE = {
  who: { x: 0, y: 0 },
  tablets: { x: 196, y: 0 },
  writing: { x: 196, y: 138 },
  crafts: { x: 604, y: 0 },
  held: { x: 840, y: 0 },
};
const TALL = {
  who: { x: 0, y: 0 },
  crafts: { x: 188, y: 6 },
  tablets: { x: 2, y: 244 },
  writing: { x: 2, y: 382 },
  held: { x: 20, y: 484 },
};
export const OWN_TALL = { w: 408, h: 724 };
const SPACES = [1, 2, 3];
const OPTIONS = ["visits", "specialises", "takes"] as const;
const SUPPLIES = [
  ["mummy", "sarcophagus", "sarcophagus"],
  ["sphinx", "sphinx.ready", "sphinx"],
  ["permission", "permission.ready", "permission"],
] as const;

export function own(scene: Scene): Region {
  const seat = sideOf(scene);
  const at = scene.tall ? TALL : WIDE;
  const [w, h] = scene.tall ? [OWN_TALL.w, OWN_TALL.h] : [1200, 236];
  const mine = (part: string) => `p${seat}.${part}`;
  const whole = place(scene, "own", words("own-of", { player: { seat } }), { x: 0, y: 0, w, h }, { round: 12 });
  const region: Region = {
    id: "own",
    label: words("own"),
    places: [
      whole,
      // What a Harvest would bring, category by category, is told where its sum is written.
      place(
        scene,
        `p${seat}`,
        words("harvest"),
        { x: at.who.x + 8, y: at.who.y + 157, w: 172, h: 21 },
        { parent: "own" },
      ),
      ...tabletPlaces(scene, mine, at.tablets),
      ...writingPlaces(scene, mine, at.writing),
      handPlace(scene, mine, at.crafts),
      ...craftPlaces(scene, mine, at.crafts),
      ...heldPlaces(scene, mine, at.held),
    ],
    ground: (pen) => {
      panel(pen, w, h);
      who(pen, scene, seat, at.who);
      tablets(pen, scene, mine, at.tablets);
      writing(pen, scene, mine, at.writing);
      hand(pen, scene, mine, at.crafts);
      crafts(pen, scene, mine, at.crafts);
      held(pen, scene, mine, at.held);
    },
    above: (pen) => drawings(pen, scene, mine, at.held),
  };
  return marked(scene, region, [
    ["writing", at.writing.x + 90, at.writing.y + 11],
    ["contracts", at.held.x + 244, at.held.y + 105],
  ]);
}

type Mine = (part: string) => string;
const offset = ({ x, y }: Corner, box: Box): Box => ({ ...box, x: x + box.x, y: y + box.y });
const card =
  ({ x, y, w, h }: Box, inset = 0) =>
  () => ({ x: x + w / 2, y: y + h / 2, size: w - inset, height: h - inset });

// ---- who it is -----------------------------------------------------------------------------------------------------

function who(pen: Pen, scene: Scene, seat: number, { x, y }: Corner): void {
  const ink = tint(scene, seat, "-ink");
  const h = 236;
  const round = scene.tall
    ? "M12 0H176q12 0 12 12V224q0 12-12 12H12q-12 0-12-12V12Q0 0 12 0z"
    : "M12 0H188V236H12q-12 0-12-12V12Q0 0 12 0z";
  pen.at(x, y, 1, () => {
    pen.shape(path(round), { fill: tint(scene, seat) });
    badge(pen, scene, seat, 26, 25, 14);
    pen.text(nameOf(scene, seat), 48, 32, { size: 20, weight: 600, colour: ink, fit: 134 });
    const resources = [
      ["food", counter(scene, `p${seat}.food`)],
      ["heka", counter(scene, `p${seat}.heka`)],
      ["pp", counter(scene, `p${seat}.pp`)],
    ] as const;
    resources.forEach(([sign, value], i) => {
      amount(pen, sign, value, 30, 62 + 36 * i, 15, 22, ink);
      pen.text(scene.say(words(`sign-${sign}`)), 92, 68 + 36 * i, { size: 14.5, colour: ink, fit: 90 });
    });
    const harvest = fact(scene, `p${seat}`, "fact-harvest");
    if (harvest) {
      const text = scene.say(words("harvest-now", { points: number(harvest, "points") }));
      pen.text(text, 14, 172, { size: 14, weight: 600, colour: ink, fit: 164 });
    }
    const used = fact(scene, `p${seat}`, "fact-used");
    OPTIONS.forEach((option, i) => {
      const foot = h - 45 + 17 * i;
      pen.text(scene.say(words(option)), 14, foot, { size: 14, colour: ink, fit: 96 });
      for (let k = 0; k < number(used, "each"); k++) {
        const left = k >= number(used, option);
        pen.disc(120 + 18 * k, foot - 5, 5.5, left ? { fill: ink } : { line: ink, width: 1.3 });
      }
    });
  });
}

// ---- tablets and writing -------------------------------------------------------------------------------------------

const spaceBox = (k: number): Box => ({ x: 4 + 132 * (k - 1), y: 4, w: 130, h: 126 });
const tabletBox = (k: number): Box => ({ x: 8 + 132 * (k - 1), y: 52, w: 122, h: 74 });

function tabletPlaces(scene: Scene, mine: Mine, at: Corner): Place[] {
  return SPACES.flatMap((k) => {
    const box = offset(at, spaceBox(k));
    const home = { x: box.x + 22, y: box.y + 2, w: 44, h: 44 };
    const label = words("tablet-space", { number: k });
    return [
      place(scene, mine(`${k}`), label, box, { slot: card(offset(at, tabletBox(k))), round: 9 }),
      place(scene, mine(`home.${k}`), words("home", { number: k }), home, {
        slot: () => ({ x: home.x + 22, y: home.y + 22, size: 42 }),
        parent: mine(`${k}`),
      }),
    ];
  });
}

function tablets(pen: Pen, scene: Scene, mine: Mine, at: Corner): void {
  for (const k of SPACES) {
    const id = mine(`${k}`);
    const box = offset(at, spaceBox(k));
    const { x, y, w, h } = offset(at, tabletBox(k));
    if (scene.pick.has(id)) space(pen, scene, id, box, 9);
    pen.text(k, box.x + 6, box.y + 22, { ...STRONG, colour: "ink-muted" });
    const away = !lying(scene, mine(`home.${k}`)).length;
    if (away) ghost(pen, box.x + 44, box.y + 24, 1.05);
    const tablet = lying(scene, id).length > 0;
    const look = { ...NOTE, align: "center" } as const;
    if (!tablet) {
      hollow(pen, x, y, w, h, 7);
      pen.text(scene.say(words("empty-space")), x + w / 2, y + h / 2 + 5, { ...look, fit: w - 10 });
    } else if (away) {
      pen.text(scene.say(words("next-era")), x + w - 2, box.y + 34, { ...look, align: "right", size: 13.5, fit: 60 });
    }
  }
}

const letters = (scene: Scene, mine: Mine) =>
  Object.keys(scene.view.places).filter((id) => id.startsWith(mine("writing."))).length;
/** The counter begins before the first glyph. */
function letterBox(i: number, count: number): Box {
  const pitch = 392 / (count - 0.5);
  return i ? { x: 6 + pitch * (i - 0.5), y: 24, w: pitch - 3, h: 66 } : { x: 6, y: 24, w: pitch / 2 - 3, h: 66 };
}

function writingPlaces(scene: Scene, mine: Mine, at: Corner): Place[] {
  const count = letters(scene, mine);
  return Array.from({ length: count }, (_, i) => {
    const box = offset(at, letterBox(i, count));
    const slot = () => ({ x: box.x + box.w / 2, y: box.y + box.h / 2, size: box.w + 2, height: box.h + 2 });
    return place(scene, mine(`writing.${i}`), words("writing-at", { number: i }), box, { slot });
  });
}

function writing(pen: Pen, scene: Scene, mine: Mine, at: Corner): void {
  const count = letters(scene, mine);
  pen.text(scene.say(words("writing")), at.x + 6, at.y + 16, { ...STRONG, fit: 72 });
  const written =
    Array.from({ length: count }, (_, i) => i).find((i) => lying(scene, mine(`writing.${i}`)).length) ?? 0;
  for (let i = 0; i < count; i++) {
    const { x, y, w, h } = offset(at, letterBox(i, count));
    const id = mine(`writing.${i}`);
    const next = i === written + 1;
    pen.box(x, y, w, h, 6, { fill: next ? "gold-soft" : "tile", line: "men_nefer-slot-line", width: 1.3 });
    const glyph = glyphOf(scene, id);
    pen.faint(i <= written ? 0.4 : 1, () => {
      if (glyph) icon(pen, `glyph_${glyph}`, x + w / 2, y + 21, 26);
      column(pen, effectsOf(scene, id), x + 2, y + 40, w - 4, 24, 19);
    });
  }
}

// ---- Crafts --------------------------------------------------------------------------------------------------------

const craftSpaces = (scene: Scene, mine: Mine) =>
  Object.keys(scene.view.places).filter((id) => id.startsWith(mine("craft.")));
function craftBox(id: string): Box {
  const [level = 1, at = 1] = id.split(".").slice(-2).map(Number);
  return { x: 6 + 27 * (level - 1) + 54 * (at - 1), y: 172 - 66 * (level - 1), w: 50, h: 54 };
}

/** What was taken and has no place yet lies left of the top of the Crafts. */
const HAND: Box = { x: 4, y: 36, w: 50, h: 54 };

function handPlace(scene: Scene, mine: Mine, at: Corner): Place {
  const box = offset(at, HAND);
  const slot = (_index: number, _count: number, piece: string) => {
    const small = !(piece.startsWith("K") || CRAFTS.some((kind) => piece.startsWith(kind)));
    return { x: box.x + box.w / 2, y: box.y + box.h / 2, size: small ? 36 : box.w, height: small ? 36 : box.h };
  };
  return place(scene, mine("hand"), words("hand"), box, { slot });
}

function hand(pen: Pen, scene: Scene, mine: Mine, at: Corner): void {
  if (!lying(scene, mine("hand")).length) return;
  const { x, y, w, h } = offset(at, HAND);
  pen.box(x - 3, y - 3, w + 6, h + 6, 8, { fill: "gold-soft", line: "gold-fill", width: 2 });
}

function craftPlaces(scene: Scene, mine: Mine, at: Corner): Place[] {
  return craftSpaces(scene, mine).map((id) => {
    const box = offset(at, craftBox(id));
    const { x, y, w, h } = box;
    const slot = (_index: number, _count: number, piece: string) =>
      piece.startsWith("basket")
        ? { x: x + w - 12, y: y + h - 12, size: 23 }
        : { x: x + w / 2, y: y + h / 2, size: w, height: h };
    const [level = "", number = ""] = id.split(".").slice(-2);
    return place(scene, id, words("craft-space", { level, number }), box, { slot });
  });
}

function crafts(pen: Pen, scene: Scene, mine: Mine, at: Corner): void {
  pen.text(scene.say(words("crafts")), at.x + 6, at.y + 24, { ...STRONG, fit: 50 });
  for (const id of craftSpaces(scene, mine)) {
    const { x, y, w, h } = offset(at, craftBox(id));
    if (scene.pick.has(id)) space(pen, scene, id, { x, y, w, h });
    else hollow(pen, x, y, w, h);
    const gain = number(fact(scene, id, "fact-points-now"), "points");
    const bare = lying(scene, id).every((piece) => piece.startsWith("basket"));
    if (gain && bare) points(pen, gain, x + 13, y + 13, 10);
  }
}

// ---- what is held --------------------------------------------------------------------------------------------------

const PAPYRI = [1, 2, 3, 4, 5];
const HELD = [1, 2, 3, 4, 5, 6];
const papyrusBox = (i: number): Box => ({ x: 4 + 70 * (i - 1), y: 34, w: 69, h: 48 });
const supplyBox = (i: number): Box => ({ x: 4, y: 96 + 46 * i, w: 144, h: 42 });
const contractBox = (i: number): Box => ({
  x: 160 + 66 * ((i - 1) % 3),
  y: 116 + 58 * Math.floor((i - 1) / 3),
  w: 60,
  h: 54,
});

function heldPlaces(scene: Scene, mine: Mine, at: Corner): Place[] {
  const papyri = PAPYRI.map((i) => {
    const box = offset(at, papyrusBox(i));
    return place(scene, mine(`papyrus.${i}`), words("papyrus-space", { number: i }), box, { slot: card(box) });
  });
  const supplies = SUPPLIES.flatMap(([supply, ready], i) => {
    const { x, y, w, h } = offset(at, supplyBox(i));
    const left = { x, y, w: 62, h };
    const right = { x: x + 62, y, w: w - 62, h };
    const many = (id: string) => lying(scene, mine(id)).length;
    return [
      place(scene, mine(ready), words(`ready-${supply}`, { count: many(ready) }), left, {
        slot: () => ({ x: x + 22, y: y + h / 2, size: 30 }),
      }),
      place(scene, mine(supply), words(`supply-${supply}`, { count: many(supply) }), right, {
        slot: () => ({ x: x + 78, y: y + h / 2, size: 22 }),
      }),
    ];
  });
  const contracts = HELD.map((i) => {
    const box = offset(at, contractBox(i));
    return place(scene, mine(`contract.${i}`), words("contract-held", { number: i }), box, { slot: card(box) });
  });
  return [...papyri, ...supplies, ...contracts];
}

function held(pen: Pen, scene: Scene, mine: Mine, at: Corner): void {
  const { x, y } = at;
  const row = fact(scene, mine("papyrus"), "fact-row");
  pen.text(scene.say(words("papyri")), x + 4, y + 24, { ...STRONG, fit: 90 });
  const note = { ...NOTE, align: "right" } as const;
  if (row)
    pen.text(scene.say(words("drawings", { count: number(row, "drawings") })), x + 352, y + 24, { ...note, fit: 200 });
  for (const i of PAPYRI) {
    const box = offset(at, papyrusBox(i));
    hollow(pen, box.x + 1, box.y, box.w - 2, box.h, 5);
    if (lying(scene, mine(`papyrus.${i}`)).length) continue;
    const cost = number(fact(scene, mine(`papyrus.${i}`), "fact-price-heka"), "cost");
    pen.faint(0.7, () => icon(pen, "heka", box.x + 25, box.y + 24, 18));
    pen.text(cost, box.x + 38, box.y + 30, { size: 15, colour: "ink-muted" });
  }
  SUPPLIES.forEach(([supply, ready, sign], i) => {
    const box = offset(at, supplyBox(i));
    const [can, left] = [lying(scene, mine(ready)).length, lying(scene, mine(supply)).length];
    pen.box(box.x, box.y, box.w, box.h, 7, { fill: "tile" });
    if (!can) pen.faint(0.25, () => icon(pen, sign, box.x + 22, box.y + 21, 30));
    if (!left) pen.faint(0.25, () => icon(pen, supply, box.x + 78, box.y + 21, 22));
    pen.text(can, box.x + 42, box.y + 28, { size: 20, weight: 700 });
    pen.text(scene.say(words("in-supply", { count: left })), box.x + 93, box.y + 27, { ...NOTE, size: 13.5, fit: 50 });
  });
  pen.text(scene.say(words("contracts")), x + 160, y + 110, { ...STRONG, fit: 76 });
  const turned = HELD.filter((i) => turnedAt(scene, mine(`contract.${i}`))).length;
  pen.text(scene.say(words("turned", { count: turned })), x + 352, y + 110, { ...note, fit: 90 });
  for (const i of HELD) {
    const box = offset(at, contractBox(i));
    hollow(pen, box.x, box.y, box.w, box.h);
  }
}

const turnedAt = (scene: Scene, id: string) =>
  lying(scene, id).some((piece) => scene.view.pieces[piece]?.kind === "contract_turned");

/** A gold tick on the seam of each Drawing; on open Contracts how far they are. */
function drawings(pen: Pen, scene: Scene, mine: Mine, at: Corner): void {
  for (const i of PAPYRI) {
    if (!fact(scene, mine(`papyrus.${i}`), "fact-drawing")) continue;
    const { x, y, w, h } = offset(at, papyrusBox(i));
    pen.disc(x + w + 0.5, y + h - 2, 9, { fill: "gold-fill", line: "tile", width: 1.5 });
    pen.icon("ui-check", x + w + 0.5, y + h - 2, 13, { body: "on-gold" });
  }
  for (const i of HELD) {
    const id = mine(`contract.${i}`);
    const [contract = ""] = lying(scene, id);
    const told = fact(scene, contract, "contract-standing");
    if (!told || turnedAt(scene, id)) continue;
    const { x, y } = offset(at, contractBox(i));
    pen.disc(x + 3, y + 3, 9.5, { fill: "ink", line: "tile", width: 1.3 });
    pen.text(number(told, "now"), x + 3, y + 8, { size: 13.5, weight: 700, colour: "surface", align: "center" });
  }
}

// ---- all seats, and the folded board -------------------------------------------------------------------------------

/** A chip for each seat; pressed it shows that seat's board. */
export function seats(scene: Scene): Region {
  const count = scene.view.scores.length;
  const [width, high] = scene.tall ? [OWN_TALL.w, 40] : [1200, 36];
  const pitch = (width + 6) / count;
  const chip = (seat: number): Box => ({ x: pitch * seat, y: 0, w: pitch - 6, h: high - 2 });
  const all = Array.from({ length: count }, (_, seat) => seat);
  const order = (seat: number) => all.findIndex((i) => counter(scene, `order.${i + 1}`) === seat) + 1;
  return {
    id: "seats",
    label: words("seats"),
    places: all.map((seat) =>
      place(scene, `seat.${seat}`, words("seat", { player: { seat }, order: order(seat) }), chip(seat), {
        opens: ["seat", String(seat)],
        round: 9,
        notes: scene.view.facts[`p${seat}`] ?? [],
      }),
    ),
    ground: (pen) => {
      for (const seat of all) {
        const { x, y, w, h } = chip(seat);
        const shown = seat === sideOf(scene);
        const ink = shown ? tint(scene, seat, "-ink") : "ink";
        pen.box(x, y, w, h, 9, { fill: shown ? tint(scene, seat) : "board", line: "line-strong" });
        badge(pen, scene, seat, x + (scene.tall ? 18 : 30), y + h / 2, 11);
        const numbers = [
          ["pp", counter(scene, `p${seat}.pp`)],
          ["food", counter(scene, `p${seat}.food`)],
          ["heka", counter(scene, `p${seat}.heka`)],
          ["apprentice", [1, 2, 3].filter((k) => lying(scene, `p${seat}.home.${k}`).length).length],
        ] as const;
        const shownNumbers = scene.tall ? numbers.slice(0, 1) : numbers;
        const room = scene.tall ? 34 : Math.min(56, (w - 112) / 4);
        const left = scene.tall ? 35 : 48;
        const name = w - left - room * shownNumbers.length - 12;
        if (name > 20)
          pen.text(nameOf(scene, seat), x + left, y + h / 2 + 6, { size: 16, weight: 600, colour: ink, fit: name });
        shownNumbers.forEach(([sign, value], i) => {
          const at = x + w - room * (shownNumbers.length - i) + (scene.tall ? 2 : 4);
          if (scene.tall)
            pen.text(value, x + w - 8, y + h / 2 + 6, { size: 17, weight: 700, colour: ink, align: "right" });
          else amount(pen, sign, value, at + 8, y + h / 2, 11, 16, ink);
        });
        const corner = x + (scene.tall ? 27 : 39);
        pen.disc(corner, y + h - 8, 7.5, { fill: "ink", line: "tile", width: 1 });
        pen.text(order(seat), corner, y + h - 3.5, { size: 12.5, weight: 700, colour: "surface", align: "center" });
      }
    },
  };
}

export const STRIP = { wide: [1200, 84], tall: [360, 84] } as const;

/** The viewer's board folded to what is needed at every turn. */
export function strip(scene: Scene): Region {
  const seat = scene.viewer;
  const { tall } = scene;
  const ink = tint(scene, seat, "-ink");
  const box = (k: number): Box =>
    tall ? { x: 66 + 98 * (k - 1), y: 7, w: 94, h: 70 } : { x: 202 + 142 * (k - 1), y: 6, w: 122, h: 72 };
  return {
    id: "strip",
    label: words("own-of", { player: { seat } }),
    places: SPACES.map((k) =>
      place(scene, `p${seat}.${k}`, words("tablet-space", { number: k }), box(k), { slot: card(box(k)), round: 8 }),
    ),
    ground: (pen) => {
      const w = tall ? 360 : 1200;
      pen.box(0, 0, w, 84, tall ? 0 : 12, { fill: "surface", line: tint(scene, seat), width: 2 });
      const resources = ["food", "heka", "pp"].map((sign) => [sign, counter(scene, `p${seat}.${sign}`)] as const);
      if (tall) {
        pen.box(0, 0, 6, 84, 0, { fill: tint(scene, seat) });
        resources.forEach(([sign, value], i) => {
          amount(pen, sign, value, 22, 17 + 25 * i, 11, 18);
        });
      } else {
        pen.shape("M12 0H188V84H12q-12 0-12-12V12Q0 0 12 0z", { fill: tint(scene, seat) });
        badge(pen, scene, seat, 24, 23, 13);
        pen.text(nameOf(scene, seat), 45, 30, { size: 18, weight: 600, colour: ink, fit: 138 });
        resources.forEach(([sign, value], i) => {
          amount(pen, sign, value, 24 + 58 * i, 60, 13, 18, ink);
        });
      }
      for (const k of SPACES) {
        const { x, y, w: wide, h } = box(k);
        if (lying(scene, `p${seat}.${k}`).length) continue;
        hollow(pen, x, y, wide, h, 7);
        pen.text(scene.say(words("empty-short")), x + wide / 2, y + h / 2 + 5, {
          ...NOTE,
          align: "center",
          fit: wide - 8,
        });
      }
      if (!tall) stores(pen, scene, seat);
    },
    above: (pen) => {
      for (const k of SPACES) {
        const { x, y } = box(k);
        if (lying(scene, `p${seat}.home.${k}`).length) badge(pen, scene, seat, x + 16, y + 12, 9.5);
      }
    },
  };
}

function stores(pen: Pen, scene: Scene, seat: number): void {
  const ready = [
    ["sarcophagus", lying(scene, `p${seat}.sarcophagus`).length],
    ["sphinx", lying(scene, `p${seat}.sphinx.ready`).length],
    ["permission", lying(scene, `p${seat}.permission.ready`).length],
    ["basket", fresh(scene, seat)],
  ] as const;
  ready.forEach(([sign, count], i) => {
    const x = 636 + 66 * i;
    pen.box(x, 14, 60, 56, 7, { fill: "board" });
    icon(pen, sign, x + 20, 42, 26);
    pen.text(count, x + 38, 49, { size: 20, weight: 700 });
  });
  const cards = [...PAPYRI.map((i) => `p${seat}.papyrus.${i}`), ...HELD.map((i) => `p${seat}.contract.${i}`)];
  const [papyri, contracts] = [cards.slice(0, 5), cards.slice(5)].map((ids) =>
    ids.filter((id) => lying(scene, id).length),
  );
  [
    ["papyrus", papyri?.length ?? 0],
    ["contract", contracts?.length ?? 0],
    [
      "craft",
      craftSpaces(scene, (part) => `p${seat}.${part}`).filter((id) =>
        lying(scene, id).some((p) => !p.startsWith("basket")),
      ).length,
    ],
  ].forEach(([sign, count], i) => {
    const x = 914 + 66 * i;
    pen.box(x, 14, 60, 56, 7, { fill: "board" });
    icon(pen, String(sign), x + 20, 42, 26);
    pen.text(count ?? 0, x + 38, 49, { size: 20, weight: 700 });
  });
  pen.text("▾", 1176, 50, { size: 22, align: "center", colour: "ink-muted" });
}

/** Crafts that still have their Basket. */
const fresh = (scene: Scene, seat: number) =>
  craftSpaces(scene, (part) => `p${seat}.${part}`).filter((id) => lying(scene, id).length > 1).length;
