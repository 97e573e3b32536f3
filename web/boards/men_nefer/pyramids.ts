import type { Place, Region, Scene } from "../../table/board";
import type { Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import {
  counter,
  fact,
  facts,
  heading,
  hollow,
  icon,
  inner,
  lying,
  marked,
  NOTE,
  number,
  panel,
  place,
  points,
  STRONG,
  space,
  spread,
  tail,
  words,
} from "./kit";
import { effectsOf } from "./signs";

/** Quarry, Great Pyramid with its track, and the Queens' pyramids with theirs. */

const CORNERS: Readonly<Record<string, readonly [number, number]>> = {
  TL: [16, 42],
  TR: [106, 42],
  BL: [16, 132],
  BR: [106, 132],
};
const LEVELS = ["I", "II", "III"];
const QUEENS = ["q1", "q2", "q3"];

const stations = (scene: Scene, track: string) =>
  Object.keys(scene.view.places).filter((id) => id.startsWith(`${track}.`)).length;
const greatBox = (i: number, count: number): Box => {
  const columns = Math.ceil((count + 1) / 2);
  const step = 343 / columns;
  return { x: 16 + step * (i % columns), y: 256 + 66 * Math.floor(i / columns), w: step - 3, h: 60 };
};
const queensBox = (i: number, count: number): Box => ({ x: 16 + (342 / count) * i, y: 418, w: 342 / count - 3, h: 50 });
const stackBox = (i: number): Box => ({ x: 214, y: 74 + 48 * i, w: 146, h: 44 });
const queenBox = (i: number): Box => ({ x: 14 + 116 * i, y: 476, w: 112, h: 76 });

export function pyramids(scene: Scene): Region {
  const [great, queens] = [stations(scene, "great"), stations(scene, "queens")];
  const places: Place[] = [];
  for (const [corner, [x, y]] of Object.entries(CORNERS)) {
    const slot = (index: number) => ({ x: x + 43, y: y + 43, size: 86 - 18 * index });
    places.push(
      place(scene, `corner.${corner}`, words("corner", { corner }), { x, y, w: 86, h: 86 }, { slot, round: 4 }),
    );
  }
  places.push(
    place(
      scene,
      "crown",
      words("crown"),
      { x: 84, y: 110, w: 40, h: 40 },
      { slot: () => ({ x: 104, y: 130, size: 40 }) },
    ),
  );
  LEVELS.forEach((level, i) => {
    const { x, y, h } = stackBox(i);
    const slot = () => ({ x: x + 20, y: y + h / 2, size: 40 });
    places.push(place(scene, `stack.${level}`, words("stack", { level }), stackBox(i), { slot }));
  });
  const peak = { x: 322, y: 36, w: 40, h: 34 };
  places.push(place(scene, "pyramidion", words("pyramidion"), peak, { slot: () => ({ x: 342, y: 55, size: 32 }) }));
  for (const [track, count, boxOf, low] of [
    ["great", great, greatBox, 48],
    ["queens", queens, queensBox, 37],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const box = boxOf(i, count);
      const slot = (index: number, all: number) =>
        spread(box.x + box.w / 2, box.y + low, all > 2 ? 16 : 19, 20, box.w)(index, all);
      places.push(place(scene, `${track}.${i}`, words(track, { number: i }), box, { slot }));
    }
  }
  QUEENS.forEach((queen, i) => {
    places.push(...queenPlaces(scene, queen, queenBox(i)));
  });
  const region: Region = {
    id: "pyramids",
    label: words("pyramids"),
    places,
    ground: (pen) => {
      panel(pen, 372, 560);
      heading(pen, scene, "pyramids-title", "house_pyramids", 160);
      quarry(pen, scene);
      tracks(pen, scene, great, queens);
      QUEENS.forEach((queen, i) => {
        queenGround(pen, scene, queen, queenBox(i));
      });
    },
  };
  return marked(scene, region, [
    ["great_pyramid", 130, 243],
    ["queens_pyramids", 130, 405],
  ]);
}

function queenPlaces(scene: Scene, queen: string, box: Box): Place[] {
  const tile = () => ({ x: box.x + 88, y: box.y + 22, size: 32, height: 32 });
  const whole = place(scene, queen, words("queen", { queen }), box, { slot: tile, round: 8 });
  const spaces = permits(scene, queen).map((id, k, all) => {
    const { x, y } = permitAt(box, k, all.length);
    const slot = () => ({ x, y, size: 17 });
    const label = words("permit", { queen, number: k + 1 });
    return place(scene, id, label, { x: x - 9, y: y - 9, w: 18, h: 18 }, { slot, parent: queen, round: 9 });
  });
  return [whole, ...spaces];
}

const permitAt = ({ x, y }: Box, k: number, count: number) => ({ x: x + 12 + (count > 3 ? 16.5 : 18) * k, y: y + 63 });

/** The Permission spaces of a Queens' pyramid, those of pieces that stood from the start are none. */
function permits(scene: Scene, queen: string): string[] {
  const all = Object.keys(scene.view.places).filter((id) => id.startsWith(`${queen}.`));
  const built = counter(scene, `${queen}.height`);
  return all.filter((id, i) => i >= built || lying(scene, id).length > 0);
}

function quarry(pen: Pen, scene: Scene): void {
  for (const [corner, [x, y]] of Object.entries(CORNERS)) {
    const id = `corner.${corner}`;
    space(pen, scene, id, { x, y, w: 86, h: 86 }, 4, "desert");
    if (lying(scene, id).length) continue;
    icon(pen, tail(inner(fact(scene, id, "fact-corner")?.args.favour)) || "favour", x + 43, y + 43, 34);
  }
  pen.text(scene.say(words("next-pieces")), 214, 62, { ...STRONG, fit: 104 });
  LEVELS.forEach((level, i) => {
    const { x, y } = stackBox(i);
    hollow(pen, x, y + 2, 40, 40, 4);
    pen.text(scene.say(words("level", { level })), x + 50, y + 18, { ...STRONG, fit: 92 });
    const left = counter(scene, `quarry.${level}`) + lying(scene, `stack.${level}`).length;
    pen.text(scene.say(words("left", { count: left })), x + 50, y + 36, { ...NOTE, fit: 92 });
  });
}

function tracks(pen: Pen, scene: Scene, great: number, queens: number): void {
  pen.text(scene.say(words("great-track")), 16, 248, { ...STRONG, fit: 104 });
  pen.text(scene.say(words("gold-points")), 356, 248, { ...NOTE, align: "right", fit: 210 });
  let before = 0;
  for (let i = 0; i < great; i++) {
    const id = `great.${i}`;
    const box = greatBox(i, great);
    const hammer = facts(scene, id).some((told) => told.id === "builds");
    const favours = effectsOf(scene, id);
    space(pen, scene, id, box, 6, hammer || favours.length ? "gold-soft" : "tile");
    pen.text(i, box.x + 5, box.y + 16, NOTE);
    const signs = [...(hammer ? ["hammer"] : []), ...(favours.length ? ["favour"] : [])];
    signs.forEach((sign, k) => {
      icon(pen, sign, box.x + box.w / 2 + (k - (signs.length - 1) / 2) * 20 - 2, box.y + 28, 21);
    });
    const worth = number(fact(scene, id, "fact-track"), "points");
    if (worth !== before) points(pen, worth, box.x + box.w - 9, box.y + 10, 9);
    before = worth;
  }
  pen.text(scene.say(words("queens-track")), 16, 410, { ...STRONG, fit: 104 });
  pen.text(scene.say(words("needs-permission")), 356, 410, { ...NOTE, size: 13.5, align: "right", fit: 210 });
  for (let i = 0; i < queens; i++) {
    const id = `queens.${i}`;
    const { x, y, w, h } = queensBox(i, queens);
    const builds = Boolean(fact(scene, id, "fact-build-space"));
    space(pen, scene, id, { x, y, w, h }, 6, builds ? "gold-soft" : "tile");
    if (builds) icon(pen, "permission", x + w / 2, y + 15, 20);
    else pen.text(i, x + w / 2, y + 19, { ...NOTE, align: "center" });
  }
}

function queenGround(pen: Pen, scene: Scene, queen: string, box: Box): void {
  space(pen, scene, queen, box, 8);
  const built = counter(scene, `${queen}.height`);
  for (let level = 0; level < 4; level++) {
    const [half, y] = [30 - 7 * level, box.y + 50 - 11 * level];
    const x = box.x + 37;
    const step = `M${x - half} ${y}h${2 * half}l-7-11h${-2 * (half - 7)}z`;
    pen.shape(step, { fill: level < built ? "men_nefer-level-2" : "men_nefer-slot", line: "men_nefer-slot-line" });
  }
  const told = fact(scene, queen, "fact-queen");
  if (told) {
    const per = number(told, "per");
    const each = scene.say(words("queen-each", { points: number(told, "points"), per }));
    pen.text(each, box.x + 88, box.y + 52, { size: 13.5, weight: 600, align: "center", fit: 44 });
    const most = scene.say(words("queen-most", { cap: number(told, "cap") }));
    pen.text(most, box.x + box.w - 4, box.y + 69, { size: 13, colour: "ink-muted", align: "right", fit: 34 });
  }
  permits(scene, queen).forEach((_, k, all) => {
    const { x, y } = permitAt(box, k, all.length);
    pen.disc(x, y, 8, { fill: "men_nefer-slot", line: "men_nefer-slot-line", width: 1.3 });
  });
}
