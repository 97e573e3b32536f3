import type { Place, Region, Scene } from "../../table/board";
import type { Box } from "../../table/plan";
import { heading, hollow, marked, NOTE, panel, place, roman, space, words } from "./kit";
import { column, effectsOf } from "./signs";

/** The Necropolis: tombs of three levels at each crossing, and the Mastabas of its columns and rows. */

const COLUMNS = ["C1", "C2", "C3"];
const ROWS = ["R1", "R2"];
const LEVELS = [1, 2, 3];
const columnBox = (i: number): Box => ({ x: 70 + 100 * i, y: 36, w: 94, h: 34 });
const rowBox = (i: number): Box => ({ x: 6, y: 78 + 76 * i, w: 58, h: 68 });
const tombBox = (r: number, c: number, level: number): Box => ({
  x: 72 + 100 * c + 30.5 * (level - 1),
  y: 80 + 76 * r,
  w: 29,
  h: 64,
});

export function necropolis(scene: Scene): Region {
  const slab = (slot: string, box: Box): Place =>
    place(scene, `mastaba.${slot}`, words("mastaba", { slot }), box, {
      slot: () => ({ x: box.x + box.w / 2, y: box.y + box.h / 2, size: box.w, height: box.h }),
    });
  const tombs = ROWS.flatMap((row, r) =>
    COLUMNS.flatMap((line, c) =>
      LEVELS.map((level) => ({ id: `${row}${line}.${level}`, box: tombBox(r, c, level), level })),
    ),
  );
  const places = [
    ...COLUMNS.map((slot, i) => slab(slot, columnBox(i))),
    ...ROWS.map((slot, i) => slab(slot, rowBox(i))),
    ...tombs.map(({ id, box, level }) =>
      place(scene, id, words("tomb", { tomb: id, level }), box, {
        slot: () => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 + 3, size: 24, height: 52 }),
      }),
    ),
  ];
  const region: Region = {
    id: "necropolis",
    label: words("necropolis"),
    places,
    ground: (pen) => {
      panel(pen, 372, 232);
      heading(pen, scene, "necropolis", "house_necropolis", 130);
      pen.text(scene.say(words("tombs-note")), 360, 25, { ...NOTE, align: "right", fit: 150 });
      for (const { x, y, w, h } of [...COLUMNS.map((_, i) => columnBox(i)), ...ROWS.map((_, i) => rowBox(i))])
        hollow(pen, x, y, w, h);
      for (const { id, box, level } of tombs) {
        space(pen, scene, id, box, 5);
        if (scene.view.places[id]?.length) continue;
        const { x, y, w, h } = box;
        pen.text(roman(level), x + w / 2, y + 14, { size: 13, colour: "ink-muted", align: "center" });
        // The last of a tomb's effects are the activations, which its level tells.
        column(pen, effectsOf(scene, id).slice(0, -1), x + 2, y + 17, w - 4, h - 19, 22);
      }
    },
  };
  return marked(scene, region, [["necropolis", 190, 19]]);
}
