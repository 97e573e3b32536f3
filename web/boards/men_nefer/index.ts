import type { Board, Layout, Region, Scene } from "../../table/board";
import type { Box } from "../../table/plan";
import type { Message } from "../../table/view";
import { duat } from "./duat";
import { houses, markets } from "./houses";
import { imhotep, imhotepOf, TILES_TALL, TILES_WIDE } from "./imhotep";
import { inner, list, lying, number, sideOf, tail, tint, words } from "./kit";
import { necropolis } from "./necropolis";
import { nile } from "./nile";
import { legend, legendSize, OVERVIEW, overview } from "./overview";
import { OWN_TALL, own, STRIP, seats, strip } from "./own";
import { piece } from "./pieces";
import { pyramids } from "./pyramids";
import { sphinxes } from "./sphinxes";
import { temple } from "./temple";

/** Men-Nefer. Coordinates are units of the design canvas; `x y` is an upper left corner. */

const ROOMS = [
  "overview",
  "houses",
  "pyramids",
  "necropolis",
  "temple",
  "nile",
  "sphinxes",
  "duat",
  "markets",
  "own",
  "legend",
] as const;
/** The size of each room when it is shown alone. */
const ROOM_SIZE: Readonly<Record<string, readonly [number, number]>> = {
  overview: OVERVIEW,
  houses: [436, 452],
  pyramids: [372, 560],
  necropolis: [372, 232],
  temple: [372, 492],
  nile: [360, 650],
  sphinxes: [400, 310],
  duat: [360, 214],
  markets: [436, 98],
};

function layWide(scene: Scene): Layout {
  const solo = imhotepOf(scene) >= 0;
  const y = 1132 + (solo ? TILES_WIDE + 6 : 0);
  return {
    size: [1200, y + 276],
    regions: {
      duat: [0, 0, 1],
      pyramids: [0, 88, 1],
      houses: [382, 88, 1],
      markets: [382, 550, 1],
      necropolis: [828, 88, 1],
      temple: [828, 330, 1],
      legend: [0, 658, 1],
      sphinxes: [0, 832, 1],
      nile: [0, 934, 1],
      ...(solo ? { imhotep: [0, 1132, 1] } : {}),
      seats: [0, y, 1],
      own: [0, y + 40, 1],
    },
    dock: { size: STRIP.wide, regions: { strip: [0, 0, 1] }, of: "own" },
  };
}

function layTall(scene: Scene): Layout {
  const room = scene.opened.room ?? ROOMS[0];
  const widest = 560;
  if (room === "own") {
    const h = OWN_TALL.h + 46;
    const regions = { seats: [0, 0, 1], own: [0, 46, 1] } as const;
    if (imhotepOf(scene) < 0) return { size: [OWN_TALL.w, h], regions, widest };
    return { size: [OWN_TALL.w, h + 6 + TILES_TALL], regions: { ...regions, imhotep: [0, h + 6, 1] }, widest };
  }
  const size = room === "legend" ? legendSize(scene) : (ROOM_SIZE[room] ?? OVERVIEW);
  const dock = { size: STRIP.tall, regions: { strip: [0, 0, 1] }, of: "own" } as const;
  return { size, regions: { [room]: [0, 0, 1] }, widest, dock };
}

/** Where the innermost list is printed that is under way; the prompt tells it. */
function source(scene: Scene): string | null {
  const { prompt } = scene.view;
  const from = inner(
    list(prompt.args.chain)
      .flatMap((link) => inner(link)?.args.source ?? [])
      .at(-1),
  );
  if (!from) return null;
  const name = String(from.args.name ?? "");
  switch (from.id) {
    case "source-tablet":
      return "in_use";
    case "source-step":
      return `scarab.${tail(inner(from.args.house))}.${number(from, "step")}`;
    case "source-row":
      return `row.${name}`;
    case "source-writing":
      return `p${scene.view.player}.writing.${name}`;
    case "source-deity":
      return "altar";
    default:
      return name;
  }
}

/** The region that shows the source of the list under way frames it. */
function framed(region: Region, id: string | null): Region {
  const from = region.places.find((place) => place.id === id);
  if (!from) return region;
  const { x, y, w, h }: Box = from;
  return {
    ...region,
    above(pen) {
      region.above?.(pen);
      const round = (from.round ?? 6) + 3;
      pen.box(x - 3, y - 3, w + 6, h + 6, round, { line: "focus-gap", width: 6 });
      pen.box(x - 3, y - 3, w + 6, h + 6, round, { line: "gold-fill", width: 3.5 });
    },
  };
}

type Parts = readonly (readonly [id: string, part: (scene: Scene) => Region])[];
const CITY: Parts = [
  ["duat", duat],
  ["pyramids", pyramids],
  ["houses", houses],
  ["markets", markets],
  ["necropolis", necropolis],
  ["temple", temple],
  ["sphinxes", sphinxes],
  ["nile", nile],
];
const OWN: Parts = [["own", own]];

/** How many things can be picked in each region. */
function picksIn(scene: Scene): Map<string, number> {
  const picks = new Map<string, number>();
  if (!scene.pick.size) return picks;
  for (const [id, part] of [...CITY, ...OWN]) {
    const ids = part(scene).places.flatMap((place) => [place.id, ...lying(scene, place.id)]);
    const count = ids.filter((one) => scene.pick.has(one)).length;
    if (count) picks.set(id, count);
  }
  return picks;
}

function regions(scene: Scene, shown: (id: string) => boolean = () => true): Region[] {
  const from = source(scene);
  const made = (parts: Parts) => parts.filter(([id]) => shown(id)).map(([, part]) => part(scene));
  const main = (parts: Parts) => made(parts).map((region) => framed(region, from));
  const whole = [
    ...main(CITY),
    ...(imhotepOf(scene) < 0 ? [] : made([["imhotep", imhotep]])),
    ...made([["seats", seats]]),
    ...main(OWN),
    ...made([
      ["legend", legend],
      ["strip", strip],
    ]),
  ];
  return scene.tall && shown("overview") ? [overview(scene, picksIn(scene)), ...whole] : whole;
}

const KINDS_BY_ID = [
  ...["tablet", "contract", "contract_turned", "papyrus", "queens_tile"],
  ...["mastaba", "city_benefit", "board"],
];

function naming(id: string, scene: Scene): Message {
  const { kind = "", owner } = scene.view.pieces[id] ?? {};
  if (kind === "deity") return { id: `deity-${id}`, args: {} };
  const name: Message = { id: `kind-${kind}`, args: {} };
  if (kind === "great_piece") {
    const [level = "", favour] = id.split(".");
    const printed = { id: "piece", args: { level, favour: { id: `favour-${favour}`, args: {} } } };
    return words("piece-id", { piece: name, name: printed });
  }
  if (KINDS_BY_ID.includes(kind)) return words("piece-id", { piece: name, name: id.replace(/^board_|\.\d$/, "") });
  if (typeof owner !== "number") return name;
  return words("piece-of", { piece: name, player: { seat: owner } });
}

export const menNefer: Board = {
  name: "men_nefer",
  wide: layWide,
  tall: layTall,
  narrow: 840,
  rooms: ROOMS,
  piece,
  shapes: { tablet: [114, 52], contract: [46, 58], mastaba: [76, 40], city_benefit: [60, 40], board: [118, 52] },
  regions,
  naming,
  peek: () => true,
  source(id, _before, after) {
    const kind = after.pieces[id]?.kind ?? "";
    if (kind === "tablet") return "pile";
    if (kind === "great_piece") return `stack.${id.split(".")[0]}`;
    return null;
  },
  departure: () => null,
  rank(id, from, to, after) {
    // The Apprentice and what is used come first, then what it brings, then what closes up and is laid anew.
    const kind = after.pieces[id]?.kind ?? "";
    if (kind === "apprentice" || to === "in_use") return 0;
    if (kind === "tablet") return from === "pile" ? 5 : 4;
    if (!from) return 6;
    return to?.startsWith("p") ? 1 : 2;
  },
  turn(scene) {
    const seat = scene.view.player;
    const pitch = 1206 / scene.view.scores.length;
    const colour = tint(scene, seat, seat === sideOf(scene) ? "-ink" : "-text");
    return scene.tall ? null : { region: "seats", x: pitch * seat + 10, y: 17, size: 15, colour };
  },
};
