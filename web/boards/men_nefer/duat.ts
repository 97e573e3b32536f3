import type { Region, Scene } from "../../table/board";
import { heading, icon, marked, NOTE, panel, place, spread, words } from "./kit";

/** The Duat: Hearts and Feathers on one track. The wide one is one line, the tall one two lines of ten. */
export function duat(scene: Scene): Region {
  const { tall } = scene;
  const cells = Object.keys(scene.view.places).filter((id) => id.startsWith("heart.")).length;
  const boxes = Array.from({ length: cells }, (_, i) =>
    tall
      ? { x: 6 + 35 * (i % 10), y: 38 + 88 * Math.floor(i / 10), w: 33, h: 82 }
      : { x: 164 + 54.4 * i, y: 6, w: 52, h: 66 },
  );
  const [heartY, featherY, high] = tall ? [16, 66, 32] : [14, 53, 26];
  const region: Region = {
    id: "duat",
    label: words("duat"),
    places: boxes.flatMap((box, i) =>
      (["heart", "feather"] as const).map((lane) => {
        const y = box.y + (lane === "heart" ? heartY : featherY);
        const slot = spread(box.x + box.w / 2, y, tall ? 22 : 20, 16, box.w - 2);
        return place(
          scene,
          `${lane}.${i}`,
          words(`${lane}-at`, { number: i }),
          { ...box, y: y - high / 2, h: high },
          { slot },
        );
      }),
    ),
    ground: (pen) => {
      panel(pen, tall ? 360 : 1200, tall ? 214 : 78);
      heading(pen, scene, "duat", "maat", 92);
      const rule = scene.say(words("duat-rule"));
      if (tall) pen.text(rule, 348, 25, { ...NOTE, align: "right", fit: 200 });
      else pen.text(rule, 12, 58, { ...NOTE, fit: 116 });
      boxes.forEach(({ x, y, w, h }, i) => {
        pen.box(x, y, w, h, 6, { fill: i % 6 ? "tile" : "gold-soft", line: "men_nefer-slot-line", width: 1.3 });
        pen.text(i, x + w / 2, y + h / 2 + 5, { ...NOTE, align: "center" });
      });
      const [x, top] = tall ? [340, 126] : [146, 6];
      icon(pen, "heart", x, top + heartY, 22);
      icon(pen, "feather", x, top + featherY, 22);
    },
  };
  return marked(scene, region, [["duat", tall ? 150 : 124, 19]]);
}
