import type { Region, Scene } from "../../table/board";
import { fact, icon, lying, marked, number, panel, place, points, roman, space, words } from "./kit";
import { column, effectsOf } from "./signs";

/** The six Sphinx avenues, in one line or, on a tall board, in three. */

const AVENUES = [
  ["necropolis", "house_necropolis"],
  ["library", "papyrus"],
  ["pyramids", "house_pyramids"],
  ["temple", "house_temple"],
  ["nile", "house_nile"],
  ["houses", "scarab"],
] as const;
const LEVELS = [1, 2, 3];

export function sphinxes(scene: Scene): Region {
  const { tall } = scene;
  const corner = (i: number) =>
    tall ? { x: 4 + 198 * (i % 2), y: 34 + 92 * Math.floor(i / 2) } : { x: 10 + 198 * i, y: 4 };
  const pedestals = AVENUES.flatMap(([avenue], i) =>
    LEVELS.map((level) => {
      const { x, y } = corner(i);
      return { id: `${avenue}.${level}`, level, box: { x: x + 48 + 48 * (level - 1), y: y + 4, w: 45, h: 76 } };
    }),
  );
  const region: Region = {
    id: "sphinxes",
    label: words("sphinxes"),
    places: pedestals.map(({ id, box, level }) =>
      place(scene, id, words("pedestal", { pedestal: id, level }), box, {
        slot: () => ({ x: box.x + 21, y: box.y + 44, size: 38 }),
      }),
    ),
    ground: (pen) => {
      panel(pen, tall ? 400 : 1200, tall ? 310 : 92);
      if (tall) pen.text(scene.say(words("sphinxes")), 14, 25, { size: 19, weight: 600, face: "title", fit: 300 });
      AVENUES.forEach(([avenue, sign], i) => {
        const { x, y } = corner(i);
        icon(pen, sign, x + 21, y + 28, 32);
        pen.text(scene.say(words(`avenue-${avenue}`)), x + 22, y + 66, {
          size: 13.5,
          weight: 600,
          align: "center",
          fit: 46,
        });
      });
      for (const { id, box, level } of pedestals) {
        const { x, y, w } = box;
        space(pen, scene, id, box);
        points(pen, number(fact(scene, id, "fact-points-now"), "points"), x + w - 11, y + 11, 9);
        if (lying(scene, id).length) continue;
        pen.text(roman(level), x + 6, y + 16, { size: 13.5, colour: "ink-muted" });
        column(pen, effectsOf(scene, id), x + 3, y + 22, w - 6, 52, 22);
      }
    },
  };
  return marked(scene, region, [["sphinx_avenues", tall ? 380 : 10, tall ? 19 : 11]]);
}
