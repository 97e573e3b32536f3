import type { Board, Scene } from "./board";
import { place } from "./painter";
import type { Pen } from "./pen";
import type { Plan, Spot } from "./plan";
import type { Theme } from "./theme";

interface Motion {
  id: string;
  from: Spot;
  to: Spot;
  duration: number;
  delay: number;
  /** It goes to nowhere: it fades on the way. */
  fades?: "out";
  /** It moves along the ground, together with the others. */
  level?: boolean;
}

/** Pieces that move at the same time; groups follow one another. */
export interface Group {
  motions: Motion[];
  duration: number;
}

/**
 * All motions that lead from one plan to the next, in the order of the board's ranks. `path` is that of the step: a vessel
 * that is gone afterwards calls first at the place that it was sent to.
 */
export function motions(
  board: Board,
  theme: Theme,
  before: Plan,
  after: Plan,
  was: Scene,
  is: Scene,
  path: readonly string[] = [],
): Group[] {
  const move = theme.duration("motion-move");
  const flip = theme.duration("motion-flip");
  const flow = theme.duration("motion-flow");
  const stagger = theme.duration("motion-stagger");
  const ranked = new Map<number, Motion[]>();
  const add = (rank: number, motion: Omit<Motion, "delay">) => {
    const group = ranked.get(rank) ?? [];
    group.push({ ...motion, delay: motion.level ? 0 : group.length * stagger });
    ranked.set(rank, group);
  };
  const rank = (id: string, { place }: Spot, goal: string | null) => board.rank(id, place, goal, is.view);
  /** Where pieces lie after the vessels have moved. */
  const here = new Map(before.spots);
  /** A vessel goes to a place, or away; what lies in the places of its cargo goes along. */
  const sail = (vessel: string, to: Spot, cargo: readonly string[], goal: string | null) => {
    const start = here.get(vessel) as Spot;
    const scale = to.size / start.size;
    for (const [id, from] of [...here]) {
      if (id !== vessel && !cargo.includes(from.place)) continue;
      const gone = goal === null && !after.spots.has(id);
      if (goal === null && !gone) continue;
      const there = {
        ...from,
        x: to.x + scale * (from.x - start.x),
        y: to.y + scale * (from.y - start.y),
        size: scale * from.size,
        height: scale * from.height,
        place: id === vessel ? to.place : from.place,
      };
      add(rank(vessel, start, goal), {
        id,
        from,
        to: there,
        duration: flow,
        level: true,
        ...(gone && { fades: "out" }),
      });
      if (gone) here.delete(id);
      else here.set(id, there);
    }
  };
  for (const [id, from] of before.spots) {
    const cargo = board.cargo?.(id, from.place, was);
    if (!cargo) continue;
    const to = after.spots.get(id);
    const sent = path.indexOf(from.place);
    const call = to ?? (sent < 0 ? null : before.berth(path[sent + 1] ?? "", id));
    if (call && away(from, call)) sail(id, call, cargo, call.place);
    const glide = to ? null : board.departure(id);
    const last = here.get(id) as Spot;
    if (glide) sail(id, { ...last, x: last.x + glide.x, y: last.y + glide.y }, cargo, null);
  }
  for (const [id, to] of after.spots) {
    const from = here.get(id) ?? entry(board, before, after, id, to, was, is);
    if (!from || !away(from, to)) continue;
    const level = !before.spots.has(id) && !!board.cargo?.(id, to.place, is);
    const duration = level ? flow : from.down !== to.down ? flip : move;
    add(rank(id, from, to.place), { id, from, to, duration, level });
  }
  for (const [id, from] of here) {
    if (after.spots.has(id)) continue;
    const glide = board.departure(id);
    const to = { ...from, x: from.x + (glide?.x ?? 0), y: from.y + (glide?.y ?? 0) };
    add(rank(id, from, null), { id, from, to, duration: glide ? flow : move, fades: "out" });
  }
  return [...ranked.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => ({
      motions: list,
      duration: Math.max(...list.map((motion) => motion.delay + motion.duration)),
    }));
}

const away = (from: Spot, to: Spot) =>
  from.place !== to.place || from.down !== to.down || Math.hypot(from.x - to.x, from.y - to.y) > 1;

function entry(board: Board, before: Plan, after: Plan, id: string, to: Spot, was: Scene, is: Scene): Spot | null {
  const source = board.source(id, was.view, is.view);
  const glide = source === null && board.cargo?.(id, to.place, is) ? board.departure(id) : null;
  if (glide) return { ...to, x: to.x - glide.x, y: to.y - glide.y };
  const box = source === null ? null : (before.box(source) ?? after.box(source));
  if (!source || !box) return null;
  return { ...to, x: box.x + box.w / 2, y: box.y + box.h / 2, place: source, turn: 0, down: true };
}

/** Draws the moving pieces of a group `elapsed` milliseconds after its start. */
export function frame(
  pen: Pen,
  board: Board,
  group: Group,
  elapsed: number,
  scene: Scene,
  ease: (t: number) => number,
) {
  for (const { id, from, to, duration, delay, fades, level } of group.motions) {
    const t = ease(Math.min(1, Math.max(0, (elapsed - delay) / Math.max(1, duration))));
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const height = Math.min(60, distance * 0.16);
    const rise = fades || level ? 0 : 4 * t * (1 - t);
    const turned = from.down !== to.down;
    const between = (a: number, b: number) => a + (b - a) * t;
    const swell = 1 + 0.1 * rise;
    const spot: Spot = {
      ...to,
      x: between(from.x, to.x),
      y: between(from.y, to.y) - height * rise,
      size: between(from.size, to.size) * swell,
      height: between(from.height, to.height) * swell,
      turn: between(from.turn, to.turn),
      down: turned && t < 0.5 ? from.down : to.down,
      // On its way a piece looks as it does in no place; one that only turns stays as it is.
      place: t < 1 && distance ? "" : to.place,
    };
    const strength = fades ? 1 - t : 1;
    const squeeze = turned ? Math.max(0.04, Math.abs(1 - 2 * t)) : 1;
    pen.faint(strength, () => {
      if (rise > 0.02)
        pen.faint(0.22, () =>
          pen.disc(spot.x, spot.y + height * rise * 0.5 + 5, Math.min(spot.size, spot.height) * 0.45, { fill: "ink" }),
        );
      if (squeeze === 1) return place(pen, board, id, spot, scene);
      pen.at(spot.x, spot.y, 1, () => {
        pen.ctx.scale(squeeze, 1);
        place(pen, board, id, { ...spot, x: 0, y: 0 }, scene);
      });
    });
  }
}
