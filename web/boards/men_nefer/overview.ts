import type { Region, Scene } from "../../table/board";
import type { Box } from "../../table/plan";
import { counter, fold, icon, lying, NOTE, place, words } from "./kit";
import { signs } from "./signs";

/** What a tall board shows first: a door to each region, with what is one's own there; and the legend of the signs. */

const DOORS: readonly (readonly [room: string, sign: string, box: Box])[] = [
  ["duat", "maat", { x: 0, y: 0, w: 360, h: 56 }],
  ["pyramids", "house_pyramids", { x: 0, y: 62, w: 117, h: 112 }],
  ["houses", "scarab", { x: 122, y: 62, w: 117, h: 176 }],
  ["necropolis", "house_necropolis", { x: 243, y: 62, w: 117, h: 86 }],
  ["temple", "house_temple", { x: 243, y: 154, w: 117, h: 84 }],
  ["markets", "papyrus", { x: 0, y: 180, w: 117, h: 58 }],
  ["sphinxes", "house_sphinxes", { x: 0, y: 244, w: 360, h: 56 }],
  ["nile", "house_nile", { x: 0, y: 306, w: 360, h: 56 }],
  ["own", "apprentice", { x: 0, y: 368, w: 360, h: 56 }],
];
export const OVERVIEW = [360, 424] as const;

/** What of the viewer's lies in a region, in a few words. */
function mine(scene: Scene, room: string): string[] {
  const seat = scene.viewer;
  const at = (piece: string, track: string) => {
    const place = Object.keys(scene.view.places).find(
      (id) => id.startsWith(`${track}.`) && lying(scene, id).includes(piece),
    );
    return Number(place?.split(".").at(-1) ?? 0);
  };
  const own = (kind: string, places: RegExp) =>
    Object.entries(scene.view.places).filter(
      ([id, pieces]) => places.test(id) && pieces.some((piece) => piece.startsWith(`${kind}${seat}.`)),
    );
  const tell = (id: string, args: Record<string, string | number>) => scene.say(words(`door-${id}`, args));
  switch (room) {
    case "duat":
      return [tell("duat", { heart: at(`heart${seat}`, "heart"), feather: at(`feather${seat}`, "feather") })];
    case "pyramids":
      return [
        tell("great", { number: at(`great${seat}`, "great") }),
        tell("queens", { number: at(`queens${seat}`, "queens") }),
      ];
    case "houses": {
      const out = own("apprentice", /^(sun|moon)\./).flatMap(([, pieces]) =>
        pieces.filter((piece) => piece.startsWith(`apprentice${seat}.`)),
      );
      return [tell("houses", { count: out.length })];
    }
    case "necropolis":
      return [tell("tombs", { count: own("mummy", /^R\dC/).length })];
    case "temple":
      return [tell("orb", { number: at(`orb${seat}`, "orb") })];
    case "sphinxes":
      return [tell("sphinxes", { count: own("sphinx", /^(?!p\d)/).length })];
    case "nile": {
      const boats = own("boat", /^(s\d|[UL]\d)$/).map(([id]) => id.replace("s", ""));
      return [tell("boats", { places: boats.join(", ") || "–" })];
    }
    case "own":
      return [
        tell("own", {
          food: counter(scene, `p${seat}.food`),
          heka: counter(scene, `p${seat}.heka`),
          points: counter(scene, `p${seat}.pp`),
        }),
      ];
    default:
      return [];
  }
}

/** `picks` tells how many things can be picked in each region. */
export function overview(scene: Scene, picks: ReadonlyMap<string, number>): Region {
  return {
    id: "overview",
    label: words("overview"),
    places: DOORS.map(([room, , box]) =>
      place(scene, `door.${room}`, words(room), box, { opens: ["room", room], round: 10, notes: [] }),
    ),
    ground: (pen) => {
      for (const [room, sign, { x, y, w, h }] of DOORS) {
        const count = picks.get(room) ?? 0;
        const frame = count ? { line: "pick", width: 3 } : { line: "line-strong", width: 1.5 };
        pen.box(x + 1.5, y + 1.5, w - 3, h - 3, 10, { fill: "board", ...frame });
        const name = scene.say(words(room));
        const told = mine(scene, room);
        const right = x + w - 14 - (count ? 28 : 0);
        if (w > 200) {
          icon(pen, sign, x + 30, y + h / 2, 34);
          const wide = pen.text(name, x + 58, y + h / 2 + 6, { size: 18, weight: 600, fit: 130 });
          pen.text(told.join(" · "), right, y + h / 2 + 6, {
            ...NOTE,
            size: 15,
            align: "right",
            fit: right - x - 70 - wide,
          });
        } else if (h < 70) {
          icon(pen, sign, x + 22, y + h / 2, 28);
          pen.text(name, x + 42, y + h / 2 + 6, { size: 16, weight: 600, fit: w - 50 });
        } else {
          const high = h > 150;
          icon(pen, sign, x + w / 2, y + (high ? 44 : 25), high ? 44 : 32);
          const middle = { align: "center", fit: w - 12 } as const;
          pen.text(name, x + w / 2, y + (high ? 92 : 58), { ...middle, size: 16, weight: 600 });
          told.forEach((line, i) => {
            pen.text(line, x + w / 2, y + (high ? 116 : 77) + 19 * i, { ...NOTE, ...middle, size: 14.5 });
          });
        }
        if (!count) continue;
        const [cx, cy] = w > 200 ? [x + w - 22, y + h / 2] : [x + w - 17, y + 17];
        pen.disc(cx, cy, 13, { fill: "gold-fill" });
        pen.text(count, cx, cy + 5.5, { size: 15, weight: 700, colour: "on-gold", align: "center", fit: 22 });
      }
    },
  };
}

// ---- legend --------------------------------------------------------------------------------------------------------

/** An effect with numbers that show all its signs, or the name of a sign that stands alone. */
const EFFECTS: readonly (readonly [kind: string, n: number, m: number])[] = [
  ["food", 1, 0],
  ["heka", 1, 0],
  ["pp", 1, 0],
  ["feather", 1, 0],
  ["heart", 1, 0],
  ["favour", 1, 0],
  ["scarab", 1, 0],
  ["limestone", 1, 0],
  ["permission", 1, 0],
  ["embalm", 1, 0],
  ["rite", 2, 0],
  ["mastaba", 1, 0],
  ["papyrus", 1, 0],
  ["papyrus_free", 1, 0],
  ["craft", 1, 0],
  ["craft_free", 1, 0],
  ["priestess", 2, 1],
  ["orb", 1, 0],
  ["boats", 2, 1],
  ["contract", 1, 0],
  ["carve", 1, 0],
  ["erect", 2, 0],
];
const SIGNS = ["hammer", "fishing_boat", "sun", "moon"];

export function legendSize(scene: Scene): readonly [number, number] {
  return scene.tall ? [360, 484] : [818, 164];
}

export function legend(scene: Scene): Region {
  const [w, deep] = legendSize(scene);
  const [columns, high] = scene.tall ? [2, 29] : [5, 22.5];
  const cells = [...EFFECTS.map(([kind]) => kind), ...SIGNS, "points", "stand_in", "stand_in_value"];
  const boxOf = (i: number): Box => {
    const pitch = (w - 16) / columns;
    return { x: 8 + pitch * (i % columns), y: 28 + high * Math.floor(i / columns), w: pitch - 4, h: high - 1 };
  };
  return {
    id: "legend",
    label: words("legend"),
    places: cells.map((cell, i) => place(scene, `sign.${cell}`, words(`sign-${cell}`), boxOf(i), { notes: [] })),
    ground: (pen) => {
      pen.box(0, 0, w, deep, 12, { fill: "surface", line: "line" });
      pen.text(scene.say(words("legend")), 12, 23, { size: 17, weight: 600, face: "title" });
      cells.forEach((cell, i) => {
        const { x, y, w: wide, h } = boxOf(i);
        const middle = y + h / 2;
        const size = Math.min(22, h - 2);
        const effect = EFFECTS[i];
        if (effect) {
          const [kind, n, m] = effect;
          signs(pen, [{ id: `effect-${kind}`, args: { n, m } }], x + 24, middle, size, 48);
        } else if (cell === "points") {
          pen.disc(x + 24, middle, 9, { fill: "gold-fill" });
        } else if (cell === "stand_in") pen.icon("ui-stand-in", x + 24, middle, size - 2, { body: "ink-muted" });
        else if (cell === "stand_in_value") {
          pen.box(x + 15, middle - 9, 18, 18, 4, { fill: "tile", line: "men_nefer-slot-line", width: 1.3 });
          fold(pen, x + 15, middle + 9);
        } else icon(pen, cell, x + 24, middle, size);
        pen.text(scene.say(words(`sign-${cell}`)), x + 52, middle + 5, { size: 14, fit: wide - 54 });
      });
    },
  };
}
