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
}

/** Pieces that move at the same time; groups follow one another. */
export interface Group {
  motions: Motion[];
  duration: number;
}

/** All motions that lead from one plan to the next, in the order of the board's ranks. */
export function motions(board: Board, theme: Theme, before: Plan, after: Plan, was: Scene, is: Scene): Group[] {
  const move = theme.duration("motion-move");
  const flip = theme.duration("motion-flip");
  const flow = theme.duration("motion-flow");
  const stagger = theme.duration("motion-stagger");
  const ranked = new Map<number, Motion[]>();
  const add = (motion: Omit<Motion, "delay">, from: string | null, to: string | null) => {
    const rank = board.rank(motion.id, from, to);
    const group = ranked.get(rank) ?? [];
    group.push({ ...motion, delay: group.length * stagger });
    ranked.set(rank, group);
  };
  for (const [id, to] of after.spots) {
    const from = before.spots.get(id) ?? entry(board, before, after, id, to, was, is);
    if (from && (from.place !== to.place || from.down !== to.down || Math.hypot(from.x - to.x, from.y - to.y) > 1)) {
      const duration = from.down !== to.down ? flip : move;
      add({ id, from, to, duration }, from.place, to.place);
    }
  }
  for (const [id, from] of before.spots) {
    if (after.spots.has(id)) continue;
    const glide = board.departure(id);
    const to = { ...from, x: from.x + (glide?.x ?? 0), y: from.y + (glide?.y ?? 0) };
    add({ id, from, to, duration: glide ? flow : move, fades: "out" }, from.place, null);
  }
  return [...ranked.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => ({
      motions: list,
      duration: Math.max(...list.map((motion) => motion.delay + motion.duration)),
    }));
}

function entry(board: Board, before: Plan, after: Plan, id: string, to: Spot, was: Scene, is: Scene): Spot | null {
  const source = board.source(id, was.view, is.view);
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
  for (const { id, from, to, duration, delay, fades } of group.motions) {
    const t = ease(Math.min(1, Math.max(0, (elapsed - delay) / Math.max(1, duration))));
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const height = fades ? 0 : Math.min(60, distance * 0.16);
    const rise = 4 * t * (1 - t);
    const turned = from.down !== to.down;
    const spot: Spot = {
      ...to,
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t - height * rise,
      size: (from.size + (to.size - from.size) * t) * (1 + (fades ? 0 : 0.1 * rise)),
      turn: from.turn + (to.turn - from.turn) * t,
      down: turned && t < 0.5 ? from.down : to.down,
      // On its way a piece looks as it does in no place; one that only turns stays as it is.
      place: t < 1 && distance ? "" : to.place,
    };
    const strength = fades ? 1 - t : 1;
    const squeeze = turned ? Math.max(0.04, Math.abs(1 - 2 * t)) : 1;
    pen.faint(strength, () => {
      if (rise > 0.02 && !fades)
        pen.faint(0.22, () => pen.disc(spot.x, spot.y + height * rise * 0.5 + 5, spot.size * 0.45, { fill: "ink" }));
      if (squeeze === 1) return place(pen, board, id, spot, scene);
      pen.at(spot.x, spot.y, 1, () => {
        pen.ctx.scale(squeeze, 1);
        place(pen, board, id, { ...spot, x: 0, y: 0 }, scene);
      });
    });
  }
}
