import type { Place, Region, Scene } from "../../table/board";
import type { Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import {
  badge,
  counter,
  fact,
  HOUSES,
  hollow,
  icon,
  lying,
  marked,
  number,
  panel,
  place,
  space,
  spread,
  tint,
  words,
} from "./kit";
import { column, effectsOf } from "./signs";

/** The five Houses with their Scarab tracks, and beside each a row of the tablets' display. */

const SIDES = ["sun", "moon"] as const;
const ROWS = [1, 2, 3, 4, 5];
const top = (i: number) => 32 + 84 * i;
const standBox = (i: number, side: "sun" | "moon"): Box => ({
  x: side === "sun" ? 52 : 146,
  y: top(i) + 5,
  w: 90,
  h: 38,
});
const steps = (scene: Scene, house: string) =>
  Object.keys(scene.view.places).filter((id) => id.startsWith(`scarab.${house}.`)).length;
const stepBox = (i: number, step: number, count: number): Box => {
  const pitch = 228 / count;
  return { x: 11 + pitch * step, y: top(i) + 47, w: pitch - 2.6, h: 28 };
};
const rowBox = (i: number): Box => ({ x: 248, y: top(i) + 2, w: 184, h: 76 });
const PILE: Box = { x: 334, y: 4, w: 96, h: 25 };
const IN_USE: Box = { x: 100, y: 4, w: 120, h: 25 };

export function houses(scene: Scene): Region {
  const places: Place[] = [];
  HOUSES.forEach((house, i) => {
    for (const side of SIDES) {
      const box = standBox(i, side);
      const slot = spread(box.x + 43, box.y + 20, 31, 19, 46);
      places.push(place(scene, `${side}.${house}`, words(side, { house }), box, { slot, round: 8 }));
    }
    const count = steps(scene, house);
    for (let step = 0; step < count; step++) {
      const box = stepBox(i, step, count);
      const many = lying(scene, `scarab.${house}.${step}`).length;
      const size = [0, 21, 18, 15, 14][many] ?? 14;
      const slot = (index: number, all: number) => {
        const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
        if (all < 3) return { x: x + (index - (all - 1) / 2) * 13, y, size };
        return { x: x + (index % 2 ? 6.5 : -6.5), y: y + (index < 2 ? -6.5 : 6.5), size };
      };
      places.push(place(scene, `scarab.${house}.${step}`, words("scarab-step", { house, step }), box, { slot }));
    }
  });
  ROWS.forEach((row, i) => {
    const slot = () => ({ x: 338, y: top(i) + 40, size: 104, height: 70 });
    places.push(place(scene, `row.${row}`, words("row", { row }), rowBox(i), { slot, round: 8 }));
  });
  const flat =
    ({ x, y, w, h }: Box) =>
    () => ({ x: x + w / 2, y: y + h / 2, size: w, height: h });
  places.push(place(scene, "pile", words("pile"), PILE, { slot: flat({ ...PILE, w: PILE.w - 9 }) }));
  places.push(place(scene, "in_use", words("in-use"), IN_USE, { slot: flat(IN_USE) }));
  const region: Region = {
    id: "houses",
    label: words("houses"),
    places,
    ground: (pen) => {
      panel(pen, 436, 452);
      const title = { size: 19, weight: 600, face: "title" } as const;
      pen.text(scene.say(words("houses")), 14, 25, { ...title, fit: 70 });
      pen.text(scene.say(words("tablets")), 250, 25, { ...title, fit: 62 });
      HOUSES.forEach((house, i) => {
        houseGround(pen, scene, house, i);
      });
      ROWS.forEach((row, i) => {
        rowGround(pen, scene, row, i);
      });
      hollow(pen, PILE.x, PILE.y, PILE.w, PILE.h, 5);
    },
    above: (pen) => {
      HOUSES.forEach((_, i) => {
        fees(pen, scene, i);
      });
      pileCount(pen, scene);
      ladder(pen, scene);
    },
  };
  return marked(scene, region, [
    ["scarab_tracks", 232, 18],
    ["action_tablets", 322, 18],
  ]);
}

function houseGround(pen: Pen, scene: Scene, house: string, i: number): void {
  pen.box(6, top(i), 236, 80, 9, { fill: "tile" });
  icon(pen, `house_${house}`, 29, top(i) + 24, 34);
  for (const side of SIDES) {
    const box = standBox(i, side);
    space(pen, scene, `${side}.${house}`, box, 8, `men_nefer-${side}`);
    pen.faint(0.75, () => icon(pen, side, box.x + 14, box.y + 19, 18));
  }
  const count = steps(scene, house);
  for (let step = 0; step < count; step++) {
    const box = stepBox(i, step, count);
    space(pen, scene, `scarab.${house}.${step}`, box, 5, step ? "tile" : "gold-soft");
    pen.faint(0.6, () =>
      pen.text(step, box.x + box.w / 2, box.y + 19, { size: 14, colour: "ink-muted", align: "center" }),
    );
  }
}

/** What the next Apprentice pays for coming here. */
function fees(pen: Pen, scene: Scene, i: number): void {
  for (const side of SIDES) {
    const cost = number(fact(scene, `${side}.${HOUSES[i]}`, "fact-fee"), "cost");
    if (!cost) continue;
    const { x, y } = standBox(i, side);
    pen.box(x + 61, y + 10, 29, 19, 6, { fill: `men_nefer-${side}` });
    icon(pen, "food", x + 69, y + 19, 15);
    pen.text(cost, x + 87, y + 24.5, { size: 15, weight: 700, align: "right" });
  }
}

function rowGround(pen: Pen, scene: Scene, row: number, i: number): void {
  const id = `row.${row}`;
  const y = top(i);
  if (scene.pick.has(id)) space(pen, scene, id, rowBox(i), 8);
  const food = fact(scene, id, "row-food");
  const change = number(food, "gain") - number(food, "pay");
  pen.box(252, y + 18, 30, 44, 7, { fill: "board-alt", line: "men_nefer-slot-line" });
  icon(pen, "food", 267, y + 31, 18);
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  pen.text(`${sign}${Math.abs(change)}`, 267, y + 56, { size: 15, weight: 700, align: "center" });
  hollow(pen, 286, y + 5, 104, 70, 7);
  column(pen, choices(scene, id), 392, y + 6, 38, 68, 24);
}

/** The halves of a "/" one below another. */
const choices = (scene: Scene, id: string) =>
  effectsOf(scene, id).flatMap((effect) => {
    if (effect.id !== "effect-or") return [effect];
    return [effect.args.first, effect.args.second].flatMap((half) =>
      typeof half === "object" && "id" in half ? [half] : [],
    );
  });

function pileCount(pen: Pen, scene: Scene): void {
  const count = counter(scene, "unseen.tablets") + lying(scene, "pile").length + lying(scene, "put_away").length;
  const x = PILE.x + PILE.w - 6;
  pen.disc(x, PILE.y + 3, 9.5, { fill: "ink", line: "tile", width: 1.5 });
  pen.text(count, x, PILE.y + 8, { size: 13.5, weight: 700, colour: "surface", align: "center" });
}

/** The steps of the Scarab track that is asked about or pointed at, with what each brings. */
function ladder(pen: Pen, scene: Scene): void {
  const on = (ids: ReadonlySet<string>) => (house: string) =>
    [...ids].some((id) => new RegExp(`^(scarab|sun|moon)\\.${house}(\\.\\d)?$`).test(id));
  const asked = HOUSES.filter((house) => [...scene.pick].some((id) => id.startsWith(`scarab.${house}.`)));
  const house = HOUSES.find(on(scene.lit)) ?? (asked.length === 1 ? asked[0] : undefined);
  if (!house) return;
  const i = HOUSES.indexOf(house);
  const count = steps(scene, house) - 1;
  const [w, h] = [424, 98];
  const y = i < 3 ? top(i) + 82 : top(i) - h + 44 - 46;
  const at = scene.view.pieces;
  pen.box(6, y + 2, w, h, 10, { fill: "men_nefer-shade" });
  pen.box(6, y, w, h, 10, { fill: "raised", line: "line-strong", width: 1.5 });
  const pitch = (w - 8) / count;
  for (let step = 1; step <= count; step++) {
    const id = `scarab.${house}.${step}`;
    const x = 10 + pitch * (step - 1);
    const lit = scene.lit.has(id);
    if (lit || scene.pick.has(id)) {
      pen.box(x + 1, y + 4, pitch - 2, h - 8, 7, { fill: lit ? "pick-fill" : "lapis-soft" });
    }
    pen.text(step, x + pitch / 2, y + 20, { size: 15, weight: 700, align: "center" });
    lying(scene, id).forEach((piece, k) => {
      const owner = at[piece]?.owner;
      if (typeof owner === "number") badge(pen, scene, owner, x + pitch - 8 - 11 * k, y + 14, 6);
    });
    column(pen, effectsOf(scene, id), x + 3, y + 25, pitch - 6, h - 32, 22);
  }
  pen.box(6, top(i), 236, 80, 9, { line: tint(scene, scene.viewer), width: 2 });
}

// ---- the two markets -----------------------------------------------------------------------------------------------

const SLOTS = [1, 2, 3, 4];
const craftBox = (i: number): Box => ({ x: 12 + 38 * i, y: 30, w: 34, h: 40 });
const papyrusBox = (i: number): Box => ({ x: 176 + 64 * i, y: 30, w: 60, h: 40 });

export function markets(scene: Scene): Region {
  const card =
    ({ x, y, w, h }: Box) =>
    () => ({ x: x + w / 2, y: y + h / 2, size: w, height: h });
  const stalls = [
    ["craft", craftBox, "fact-price-food"],
    ["papyrus", papyrusBox, "fact-price-heka"],
  ] as const;
  const region: Region = {
    id: "markets",
    label: words("markets"),
    places: stalls.flatMap(([market, boxOf]) =>
      SLOTS.map((slot, i) => {
        const label = words(`market-${market}`, { slot });
        return place(scene, `${market}.${slot}`, label, boxOf(i), { slot: card(boxOf(i)) });
      }),
    ),
    ground: (pen) => {
      panel(pen, 436, 98);
      const title = { size: 19, weight: 600, face: "title", fit: 90 } as const;
      pen.text(scene.say(words("crafts")), 12, 23, title);
      pen.text(scene.say(words("papyri")), 176, 23, title);
      icon(pen, "food", 148, 16, 17);
      icon(pen, "heka", 418, 16, 17);
      for (const [market, boxOf, price] of stalls) {
        SLOTS.forEach((slot, i) => {
          const { x, y, w, h } = boxOf(i);
          hollow(pen, x, y, w, h);
          const cost = number(fact(scene, `${market}.${slot}`, price), "cost");
          pen.text(cost, x + w / 2, y + h + 18, { size: 15, weight: 700, align: "center" });
        });
      }
    },
  };
  return marked(scene, region, [
    ["crafts", 122, 16],
    ["papyri", 392, 16],
  ]);
}
