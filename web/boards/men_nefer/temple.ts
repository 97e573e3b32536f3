import type { Place, Region, Scene } from "../../table/board";
import type { Pen } from "../../table/pen";
import type { Box } from "../../table/plan";
import { fact, heading, icon, lying, marked, number, panel, place, points, STRONG, space, spread, words } from "./kit";
import { column, effectsOf } from "./signs";

/** The Temple: four aisles of three Rooms with four offering spaces each; and the Obelisk with the Orbs. */

const AISLES = ["A", "B", "C", "D"];
const DEPTHS = [3, 2, 1];
const SPACES = ["L1", "L2", "R1", "R2"];

interface Shape {
  w: number;
  h: number;
  pitch: number;
  room: { w: number; h: number; step: number };
  /** An offering space, and how far the second column lies right. */
  space: { w: number; h: number; right: number };
  entrance: { y: number; h: number };
}
const WIDE: Shape = {
  w: 372,
  h: 318,
  pitch: 73,
  room: { w: 70, h: 66, step: 76 },
  space: { w: 24, h: 31, right: 45 },
  entrance: { y: 264, h: 48 },
};
const TALL: Shape = {
  w: 372,
  h: 492,
  pitch: 90,
  room: { w: 87, h: 96, step: 108 },
  space: { w: 31, h: 45, right: 55 },
  entrance: { y: 360, h: 52 },
};
const shapeOf = (scene: Scene) => (scene.tall ? TALL : WIDE);

const roomBox = ({ pitch, room }: Shape, aisle: number, depth: number): Box => ({
  x: 8 + pitch * aisle,
  y: 36 + room.step * (3 - depth),
  w: room.w,
  h: room.h,
});
function spaceBox(shape: Shape, aisle: number, depth: number, k: number): Box {
  const { x, y } = roomBox(shape, aisle, depth);
  const { w, h, right } = shape.space;
  return { x: x + (k > 1 ? right : 1), y: y + 1.5 + (k % 2) * (h + 1), w, h };
}
const entranceBox = ({ pitch, room, entrance }: Shape, aisle: number): Box => ({
  x: 8 + pitch * aisle,
  y: entrance.y,
  w: room.w,
  h: entrance.h,
});

export function temple(scene: Scene): Region {
  const shape = shapeOf(scene);
  const places: Place[] = [];
  AISLES.forEach((aisle, i) => {
    for (const depth of DEPTHS) {
      const box = roomBox(shape, i, depth);
      const room = `${aisle}${depth}`;
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      const slot = (index: number, count: number) => ({
        x,
        y: y + (index - (count - 1) / 2) * Math.min(26, (box.h - 22) / Math.max(1, count - 1)),
        size: 22,
      });
      places.push(place(scene, `room.${room}`, words("room", { room }), box, { slot, round: 7 }));
      SPACES.forEach((name, k) => {
        const cell = spaceBox(shape, i, depth, k);
        const id = `${room}.${name}`;
        const middle = () => ({ x: cell.x + cell.w / 2, y: cell.y + cell.h / 2, size: cell.w });
        places.push(
          place(scene, id, words("offering", { space: id }), cell, { slot: middle, parent: `room.${room}`, round: 4 }),
        );
      });
    }
    const gate = entranceBox(shape, i);
    const slot = spread(gate.x + gate.w / 2 + 4, gate.y + 22, 24, 17, gate.w - 8);
    places.push(place(scene, `room.${aisle}0`, words("entrance", { aisle }), gate, { slot, round: 7 }));
  });
  places.push(...obeliskPlaces(scene));
  const region: Region = {
    id: "temple",
    label: words("temple"),
    places,
    ground: (pen) => {
      panel(pen, shape.w, shape.h);
      heading(pen, scene, "temple", "house_temple", 130);
      AISLES.forEach((aisle, i) => {
        aisleGround(pen, scene, shape, aisle, i);
      });
      obelisk(pen, scene);
    },
    above: (pen) => enlarged(pen, scene, shape),
  };
  return marked(scene, region, [
    ["temple", 190, 19],
    ["obelisk", 272, 19],
  ]);
}

function aisleGround(pen: Pen, scene: Scene, shape: Shape, aisle: string, i: number): void {
  for (const depth of DEPTHS) {
    const id = `room.${aisle}${depth}`;
    const box = roomBox(shape, i, depth);
    space(pen, scene, id, box, 7, depth === 3 ? "gold-soft" : "tile");
    SPACES.forEach((name, k) => {
      const cell = spaceBox(shape, i, depth, k);
      const at = `${aisle}${depth}.${name}`;
      space(pen, scene, at, cell, 4);
      if (lying(scene, at).length) return;
      column(pen, effectsOf(scene, at), cell.x + 1, cell.y + 1, cell.w - 2, cell.h - 2, 17);
    });
    const x = box.x + box.w / 2;
    const y = box.y + box.h + (shape.room.step - box.h) / 2;
    pen.line(x, box.y + box.h, x, box.y + shape.room.step, { line: "line-strong", width: 5 });
    pen.disc(x, y, 9, { fill: "board-alt", line: "men_nefer-slot-line" });
    const cost = number(fact(scene, id, "fact-room"), "cost");
    pen.text(cost, x, y + 5, { size: 14, weight: 700, align: "center" });
  }
  const gate = entranceBox(shape, i);
  pen.box(gate.x, gate.y, gate.w, gate.h, 7, { fill: "board-alt" });
  pen.text(aisle, gate.x + 7, gate.y + gate.h - 6, { ...STRONG, colour: "ink-muted" });
}

/** The four offering spaces of the Room that is pointed at, large enough to be read. */
function enlarged(pen: Pen, scene: Scene, shape: Shape): void {
  const room = AISLES.flatMap((aisle, i) => DEPTHS.map((depth) => ({ name: `${aisle}${depth}`, i, depth }))).find(
    ({ name }) => scene.lit.has(`room.${name}`) || SPACES.some((space) => scene.lit.has(`${name}.${space}`)),
  );
  if (!room) return;
  const box = roomBox(shape, room.i, room.depth);
  const [w, h] = [142, 112];
  const x = room.i < 2 ? box.x + box.w + 6 : box.x - w - 6;
  const y = Math.min(Math.max(34, box.y + box.h / 2 - h / 2), shape.h - h - 6);
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
const altarBox = (scene: Scene): Box => (scene.tall ? { x: 334, y: 6, w: 30, h: 28 } : { x: 342, y: 6, w: 28, h: 28 });
function orbBox(scene: Scene, at: number): Box {
  const count = positions(scene);
  if (scene.tall) {
    const pitch = 356 / count;
    return { x: 8 + pitch * at, y: 428, w: pitch - 2, h: 56 };
  }
  const pitch = 264 / count;
  return { x: 306, y: 310 - pitch * (at + 1), w: 58, h: pitch - 1.3 };
}

function obeliskPlaces(scene: Scene): Place[] {
  const altar = altarBox(scene);
  const stand = () => ({ x: altar.x + altar.w / 2, y: altar.y + altar.h / 2, size: 26 });
  const steps = Array.from({ length: positions(scene) }, (_, at) => {
    const box = orbBox(scene, at);
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    const slot = scene.tall
      ? (index: number, count: number) => ({ x, y: box.y + 42 - 12 * index + Math.max(0, count - 3) * 4, size: 17 })
      : spread(x, y, 16, 13, 46);
    return place(scene, `orb.${at}`, words("orb", { number: at }), box, { slot, round: 4 });
  });
  return [place(scene, "altar", words("altar"), altar, { slot: stand }), ...steps];
}

function orbLook(pen: Pen, scene: Scene, at: number, before: number): number {
  const id = `orb.${at}`;
  const box = orbBox(scene, at);
  const told = fact(scene, id, "fact-orb");
  const deity = number(told, "deity") > 0;
  const [god] = lying(scene, "altar");
  const worth = number(told, "points");
  const alone = !lying(scene, id).length;
  space(pen, scene, id, box, 4, deity ? "gold-soft" : "tile");
  const { x, y, w, h } = box;
  if (scene.tall) {
    pen.text(at, x + w / 2, y + h - 3, { size: 13, weight: deity ? 700 : 400, align: "center" });
    if (deity && god && alone) icon(pen, god, x + w / 2, y + 30, 19);
    if (worth !== before) points(pen, worth, x + w / 2, y + 9, 8);
  } else {
    pen.text(at, x + 3, y + h - 4.5, { size: 13, weight: deity ? 700 : 400, colour: deity ? "ink" : "ink-muted" });
    if (deity && god && alone) icon(pen, god, x + 27, y + h / 2, 16);
    if (worth !== before) points(pen, worth, x + w - 9, y + h / 2, 8);
  }
  return worth;
}

function obelisk(pen: Pen, scene: Scene): void {
  const { x, y } = orbBox(scene, positions(scene) - 1);
  if (!scene.tall)
    pen.shape(`M${x} ${y - 2}l29-8 29 8v270h-58z`, { fill: "board-alt", line: "line-strong", width: 1.3 });
  const [labelX, labelY] = scene.tall ? [326, 25] : [336, 25];
  pen.text(scene.say(words("orb-title")), labelX, labelY, { ...STRONG, align: "right", fit: 48 });
  let worth = 0;
  for (let at = 0; at < positions(scene); at++) worth = orbLook(pen, scene, at, worth);
}
