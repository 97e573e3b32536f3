import type { Place, Region, Scene } from "../../table/board";
import type { Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import {
  fact,
  heading,
  hollow,
  icon,
  lying,
  marked,
  NOTE,
  number,
  panel,
  place,
  STRONG,
  space,
  spread,
  words,
} from "./kit";

/** The Nile: a port and nine sectors, Cities on both banks. On a tall board it runs from top to bottom. */

const SECTORS = ["port", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => `s${i}`)];
/** A City, the sector it lies at, and where it stands on the wide board. */
const CITIES = [
  ["U1", 1, 124],
  ["U2", 3, 362],
  ["U3", 6, 719],
  ["L1", 2, 184],
  ["L2", 4, 422],
  ["L3", 7, 779],
] as const;
const upper = (city: string) => city.startsWith("U");

function sectorBox(scene: Scene, i: number): Box {
  if (scene.tall) return { x: 132, y: 36 + 61 * i, w: 96, h: 57 };
  return i ? { x: 118 + 119 * (i - 1), y: 70, w: 115, h: 50 } : { x: 8, y: 70, w: 104, h: 50 };
}
function cityBox(scene: Scene, [city, sector, x]: (typeof CITIES)[number]): Box {
  if (!scene.tall) return { x, y: upper(city) ? 4 : 132, w: 232, h: 54 };
  return { x: upper(city) ? 4 : 236, y: sectorBox(scene, sector).y - 6, w: 120, h: 118 };
}

export function nile(scene: Scene): Region {
  const [w, h] = scene.tall ? [360, 650] : [1200, 190];
  const places: Place[] = SECTORS.map((id, i) => {
    const box = sectorBox(scene, i);
    const { x, y } = box;
    const slot = scene.tall
      ? spread(x + 56, y + 41, i ? 34 : 30, i ? 30 : 17, 74)
      : i
        ? spread(x + box.w / 2 + 4, y + 34, 34, 32, 82)
        : (index: number, count: number) => ({
            x: x + 18 + Math.min(17.5, 72 / Math.max(1, count - 1)) * index,
            y: y + 36 - (index % 2) * 9,
            size: 29,
          });
    return place(scene, id, words(i ? "sector" : "port", { number: i }), box, { slot, round: 7 });
  });
  for (const city of CITIES) places.push(...cityPlaces(scene, city[0], cityBox(scene, city)));
  const region: Region = {
    id: "nile",
    label: words("nile"),
    places,
    ground: (pen) => {
      panel(pen, w, h);
      heading(pen, scene, "nile", "house_nile", 76);
      water(pen, scene);
      for (const city of CITIES) cityGround(pen, scene, city);
      SECTORS.forEach((id, i) => {
        sectorGround(pen, scene, id, i);
      });
      const [x, y] = scene.tall ? [150, 19] : [22, 148];
      icon(pen, "fishing_boat", x, y, 20);
      const look = { ...NOTE, size: 13.5 };
      if (scene.tall) pen.text(scene.say(words("fishing")), x + 14, y + 6, { ...look, fit: 172 });
      else {
        pen.text(scene.say(words("fishing-passed")), x + 14, y + 2, { ...look, fit: 140 });
        pen.text(scene.say(words("fishing-food")), x + 14, y + 20, { ...look, fit: 140 });
      }
    },
  };
  return marked(scene, region, [["river", scene.tall ? 118 : 110, scene.tall ? 18 : 30]]);
}

function cityPlaces(scene: Scene, city: string, box: Box): Place[] {
  const { x, y } = box;
  const contracts = Object.keys(scene.view.places).filter((id) => id.startsWith(`${city}.k`));
  const { tall } = scene;
  const boats = (index: number, count: number) =>
    tall
      ? spread(x + 60, y + 50, 34, 32, 108)(index, count)
      : { x: x + 213, y: y + 24 - (index - (count - 1) / 2) * 11 - (count > 1 ? 4 : 6), size: 30 };
  const benefit: Box = tall ? { x: x + 32, y: y + 4, w: 46, h: 28 } : { x: x + 3, y: y + 27, w: 42, h: 24 };
  return [
    place(scene, city, words("city", { city }), box, { slot: boats, round: 8 }),
    place(scene, `${city}.benefit`, words("benefit", { city }), benefit, {
      slot: () => ({ x: benefit.x + benefit.w / 2, y: benefit.y + benefit.h / 2, size: benefit.w - 2, height: 20 }),
      parent: city,
    }),
    ...contracts.map((id, k) => {
      const cell = contractBox(scene, box, k, contracts.length);
      return place(scene, id, words("contract-space", { city, number: k + 1 }), cell, {
        slot: () => ({ x: cell.x + cell.w / 2, y: cell.y + cell.h / 2, size: cell.w, height: cell.h }),
        parent: city,
      });
    }),
  ];
}

function contractBox(scene: Scene, { x, y }: Box, k: number, count: number): Box {
  if (scene.tall) {
    const pitch = 114 / Math.max(3, count);
    return { x: x + 3 + pitch * k, y: y + 70, w: pitch - 1.5, h: 44 };
  }
  const pitch = count > 3 ? 37.5 : 48;
  return { x: x + 46 + pitch * k, y: y + 5, w: pitch - 2, h: 44 };
}

function water(pen: Pen, { tall }: Scene): void {
  if (tall) {
    pen.shape("M128 30h104v614H128z", { fill: "water" });
    return;
  }
  pen.shape("M1 66H1187q12 0 12 12v34q0 12-12 12H1z", { fill: "water" });
}

function sectorGround(pen: Pen, scene: Scene, id: string, i: number): void {
  const box = sectorBox(scene, i);
  const { x, y, w, h } = box;
  const told = fact(scene, id, "fact-sector");
  if (scene.pick.has(id)) space(pen, scene, id, box, 7);
  else pen.box(x, y, w, h, 7, { fill: "men_nefer-sector" });
  const name = i ? i : scene.say(words("port-name"));
  pen.text(name, x + 7, y + 17, { ...STRONG, fit: w - 50 });
  icon(pen, "food", x + w - 26, y + 12, 16);
  pen.text(number(told, "food"), x + w - 6, y + 18, { size: 15, weight: 700, align: "right" });
  const before = i ? number(fact(scene, SECTORS[i - 1] ?? "", "fact-sector"), "fishing") : 0;
  const more = number(told, "fishing") - before;
  for (let k = 0; k < more; k++) icon(pen, "fishing_boat", x + (scene.tall ? 13 : 2), y + h - 12 - 20 * k, 20);
}

function cityGround(pen: Pen, scene: Scene, [city, sector, left]: (typeof CITIES)[number]): void {
  const box = cityBox(scene, [city, sector, left] as (typeof CITIES)[number]);
  const { x, y, w } = box;
  const bank = sectorBox(scene, sector);
  const path = { line: "line-strong", width: 5 };
  if (scene.tall)
    pen.line(upper(city) ? x + w : x, bank.y + 26, upper(city) ? bank.x + 3 : bank.x + bank.w - 3, bank.y + 26, path);
  else {
    const at = bank.x + bank.w / 2;
    pen.line(at, upper(city) ? 56 : 118, at, upper(city) ? 72 : 134, path);
  }
  space(pen, scene, city, box, 8);
  pen.text(city, x + 8, y + 21, { ...STRONG, fit: 30 });
  const goal = String(fact(scene, city, "fact-city")?.args.goal ?? "").replace("s", "");
  if (goal) {
    const [right, foot] = scene.tall ? [x + w - 6, y + 22] : [x + w - 5, y + 48];
    const many = contractCount(scene, city) > 3 && !scene.tall;
    const words_ = many ? `→ ${goal}` : scene.say(words("arrow", { goal }));
    pen.text(words_, right, foot, { ...NOTE, size: 13.5, align: "right", fit: 40 });
  }
  const count = contractCount(scene, city);
  for (let k = 0; k < count; k++) {
    if (lying(scene, `${city}.k${k + 1}`).length) continue;
    const cell = contractBox(scene, box, k, count);
    hollow(pen, cell.x, cell.y, cell.w, cell.h);
  }
}

const contractCount = (scene: Scene, city: string) =>
  Object.keys(scene.view.places).filter((id) => id.startsWith(`${city}.k`)).length;
