import type { Place, Region, Scene } from "../../table/board";
import type { Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import { fact, heading, icon, lying, marked, number, panel, place, points, STRONG, space, spread, words } from "./kit";
import { column, effectsOf } from "./signs";

/** The Temple: four aisles of three Rooms with four offering spaces each; and the Obelisk with the Orbs. */

const AISLES = ["A", "B", "C", "D"];
const DEPTHS = [3, 2, 1];
const SPACES = ["L1", "L2", "R1", "R2"];

const [WIDTH, HEIGHT] = [372, 492];
const ROOM = { w: 87, h: 96, step: 108 };

const columnX = (aisle: number) => 8 + 90 * aisle;
const roomBox = (aisle: number, depth: number): Box => ({
  x: columnX(aisle),
  y: 36 + ROOM.step * (3 - depth),
  w: ROOM.w,
  h: ROOM.h,
});
function spaceBox(aisle: number, depth: number, k: number): Box {
  const { x, y } = roomBox(aisle, depth);
  return { x: x + (k > 1 ? 55 : 1), y: y + 1.5 + 46 * (k % 2), w: 31, h: 45 };
}
/** Where it is written how many steps it takes into a Room. */
const costY = (depth: number) => roomBox(0, depth).y + (ROOM.h + ROOM.step) / 2;
const entranceBox = (aisle: number): Box => ({ x: columnX(aisle), y: 360, w: ROOM.w, h: 52 });

export function temple(scene: Scene): Region {
  const places: Place[] = [];
  AISLES.forEach((aisle, i) => {
    for (const depth of DEPTHS) {
      const box = roomBox(i, depth);
      const room = `${aisle}${depth}`;
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      const slot = (index: number, count: number) => ({
        x,
        y: y + (index - (count - 1) / 2) * Math.min(26, (box.h - 22) / Math.max(1, count - 1)),
        size: 22,
      });
      places.push(place(scene, `room.${room}`, words("room", { room }), box, { slot, round: 7 }));
      SPACES.forEach((name, k) => {
        const cell = spaceBox(i, depth, k);
        const id = `${room}.${name}`;
        const middle = () => ({ x: cell.x + cell.w / 2, y: cell.y + cell.h / 2, size: cell.w });
        places.push(
          place(scene, id, words("offering", { space: id }), cell, { slot: middle, parent: `room.${room}`, round: 4 }),
        );
      });
    }
    const gate = entranceBox(i);
    const slot = spread(gate.x + gate.w / 2 + 4, gate.y + 22, 24, 17, gate.w - 8);
    places.push(place(scene, `room.${aisle}0`, words("entrance", { aisle }), gate, { slot, round: 7 }));
  });
  places.push(...obeliskPlaces(scene));
  const region: Region = {
    id: "temple",
    label: words("temple"),
    places,
    ground: (pen) => {
      panel(pen, WIDTH, HEIGHT);
      heading(pen, scene, "temple", "house_temple", 130);
      AISLES.forEach((aisle, i) => {
        aisleGround(pen, scene, aisle, i);
      });
      obelisk(pen, scene);
    },
    above: (pen) => enlarged(pen, scene),
  };
  const cost = (id: string) => {
    const aisle = AISLES.findIndex((aisle) => id.startsWith(`room.${aisle}`));
    return aisle < 0 ? null : ([columnX(aisle) + 22, costY(Number(id.at(-1))) + 6] as const);
  };
  const signs = [
    ["temple", 190, 19],
    ["obelisk", 272, 19],
  ] as const;
  return marked(scene, region, signs, cost);
}

function aisleGround(pen: Pen, scene: Scene, aisle: string, i: number): void {
  for (const depth of DEPTHS) {
    const id = `room.${aisle}${depth}`;
    const box = roomBox(i, depth);
    space(pen, scene, id, box, 7, depth === 3 ? "gold-soft" : "tile");
    SPACES.forEach((name, k) => {
      const cell = spaceBox(i, depth, k);
      const at = `${aisle}${depth}.${name}`;
      space(pen, scene, at, cell, 4);
      if (lying(scene, at).length) return;
      column(pen, effectsOf(scene, at), cell.x + 1, cell.y + 1, cell.w - 2, cell.h - 2, 17);
    });
  }
  const gate = entranceBox(i);
  pen.box(gate.x, gate.y, gate.w, gate.h, 7, { fill: "board-alt" });
  pen.text(aisle, gate.x + 7, gate.y + gate.h - 6, { ...STRONG, colour: "ink-muted" });
  for (const depth of DEPTHS) {
    const x = gate.x + gate.w / 2;
    const y = costY(depth);
    pen.disc(x, y, 9, { fill: "board-alt", line: "men_nefer-slot-line" });
    const cost = number(fact(scene, `room.${aisle}${depth}`, "fact-room"), "cost");
    pen.text(cost, x, y + 5, { size: 14, weight: 700, align: "center" });
  }
}

/** The four offering spaces of the Room that is pointed at, large enough to be read. */
function enlarged(pen: Pen, scene: Scene): void {
  const room = AISLES.flatMap((aisle, i) => DEPTHS.map((depth) => ({ name: `${aisle}${depth}`, i, depth }))).find(
    ({ name }) => scene.lit.has(`room.${name}`) || SPACES.some((space) => scene.lit.has(`${name}.${space}`)),
  );
  if (!room) return;
  const box = roomBox(room.i, room.depth);
  const [w, h] = [142, 112];
  const x = room.i < 2 ? box.x + box.w + 6 : box.x - w - 6;
  const y = Math.min(Math.max(34, box.y + box.h / 2 - h / 2), HEIGHT - h - 6);
  pen.box(x, y + 2, w, h, 9, { fill: "men_nefer-shade" });
  pen.box(x, y, w, h, 9, { fill: "raised", line: "selected", width: 2 });
  SPACES.forEach((name, k) => {
    const id = `${room.name}.${name}`;
    const [left, top] = [x + 5 + 67 * Math.floor(k / 2), y + 5 + 52 * (k % 2)];
    const lit = scene.lit.has(id);
    pen.box(left, top, 65, 50, 6, { fill: lit ? "lapis-soft" : "tile", line: "men_nefer-slot-line" });
    const taken = lying(scene, id).length > 0;
    pen.faint(taken ? 0.3 : 1, () => column(pen, effectsOf(scene, id), left + 3, top + 2, 59, 46, 23));
  });
}

// ---- Obelisk -------------------------------------------------------------------------------------------------------

const positions = (scene: Scene) => Object.keys(scene.view.places).filter((id) => id.startsWith("orb.")).length;
const ALTAR: Box = { x: 334, y: 6, w: 30, h: 28 };
function orbBox(at: number, count: number): Box {
  const pitch = 356 / count;
  return { x: 8 + pitch * at, y: 428, w: pitch - 2, h: 56 };
}

function obeliskPlaces(scene: Scene): Place[] {
  const stand = () => ({ x: ALTAR.x + ALTAR.w / 2, y: ALTAR.y + ALTAR.h / 2, size: 26 });
  const count = positions(scene);
  const steps = Array.from({ length: count }, (_, at) => {
    const box = orbBox(at, count);
    const slot = (index: number, orbs: number) => ({
      x: box.x + box.w / 2,
      y: box.y + 42 - 12 * index + Math.max(0, orbs - 3) * 4,
      size: 17,
    });
    return place(scene, `orb.${at}`, words("orb", { number: at }), box, { slot, round: 4 });
  });
  return [place(scene, "altar", words("altar"), ALTAR, { slot: stand }), ...steps];
}

function obelisk(pen: Pen, scene: Scene): void {
  pen.text(scene.say(words("orb-title")), 326, 25, { ...STRONG, align: "right", fit: 48 });
  const count = positions(scene);
  const [god] = lying(scene, "altar");
  let before = 0;
  for (let at = 0; at < count; at++) {
    const id = `orb.${at}`;
    const box = orbBox(at, count);
    const told = fact(scene, id, "fact-orb");
    const deity = number(told, "deity") > 0;
    const worth = number(told, "points");
    space(pen, scene, id, box, 4, deity ? "gold-soft" : "tile");
    const x = box.x + box.w / 2;
    pen.text(at, x, box.y + box.h - 3, { size: 13, weight: deity ? 700 : 400, align: "center" });
    if (deity && god && !lying(scene, id).length) icon(pen, god, x, box.y + 30, 19);
    if (worth !== before) points(pen, worth, x, box.y + 9, 8);
    before = worth;
  }
}
