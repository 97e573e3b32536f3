import type { Board, Scene } from "./board";
import { Pen } from "./pen";
import { type Box, Plan, type Spot } from "./plan";
import type { Theme } from "./theme";
import type { Say, Seat, View } from "./view";
import { viewerOf } from "./viewer";

/** Ids by the state in which they are drawn. */
export interface Marks {
  pick: ReadonlySet<string>;
  picked: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  last: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  hint: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const UNMARKED: Marks = { pick: NONE, picked: NONE, lit: NONE, last: NONE, refused: NONE, hint: NONE };

/** How high a picked piece is lifted, in units; a vessel stays in the water. */
const LIFT = 3;

/** Draws a scene: what is printed, and what `paintPlay` draws upon it. */
export function paint(
  pen: Pen,
  board: Board,
  plan: Plan,
  scene: Scene,
  marks: Marks = UNMARKED,
  except: ReadonlySet<string> = NONE,
): void {
  paintPrint(pen, plan, scene);
  paintPlay(pen, board, plan, scene, marks, except);
}

function paintPrint(pen: Pen, plan: Plan, { tall, say, view: { options } }: Scene): void {
  for (const { region, x, y, scale } of plan.regions)
    pen.at(x, y, scale, () => region.print?.(pen, { tall, say, options }));
}

/** Ground, the mark of the last move, pieces but those in `except`, rings, numbers and badges. */
function paintPlay(pen: Pen, board: Board, plan: Plan, scene: Scene, marks: Marks, except: ReadonlySet<string>): void {
  for (const { region, x, y, scale } of plan.regions) pen.at(x, y, scale, () => region.ground(pen));
  // A mark lies right under what it marks: above a boat, if that is a space of the boat.
  const under = new Set(marks.last);
  const mark = (id: string) => under.delete(id) && lastMove(pen, plan, id);
  const holding = new Set([...plan.spots].flatMap(([id, { place }]) => [id, place]));
  for (const id of marks.last) if (!holding.has(id)) mark(id);
  for (const [id, spot] of plan.spots) {
    mark(spot.place);
    mark(id);
    if (except.has(id)) continue;
    const picked = marks.picked.has(id) || marks.picked.has(spot.place);
    const lift = picked && !board.cargo?.(id, spot.place, scene) ? LIFT : 0;
    if (lift)
      pen.faint(0.25, () => pen.disc(spot.x, spot.y + 2, Math.min(spot.size, spot.height) * 0.5, { fill: "ink" }));
    place(pen, board, id, spot, scene, lift);
  }
  rings(pen, plan, marks);
  for (const { region, x, y, scale } of plan.regions) pen.at(x, y, scale, () => region.above?.(pen));
}

/** Draws one piece where it lies. */
export function place(pen: Pen, board: Board, id: string, spot: Spot, scene: Scene, lift = 0): void {
  const draw = () =>
    board.piece(pen, { id, size: spot.size, height: spot.height, place: spot.place || null, down: spot.down }, scene);
  pen.at(spot.x, spot.y - lift, 1, draw, spot.turn);
}

function lastMove(pen: Pen, plan: Plan, id: string): void {
  const width = Math.max(1.8, 1.4 / pen.scale);
  const around = plan.spots.has(id) || filled(plan, id);
  const outer = plan.outline(id, around ? 4 : -1);
  const inner = plan.outline(id, around ? 0.5 : -1 - 2.2 * width);
  if (!outer || !inner) return;
  const shaped = plan.places.get(id)?.place.outline;
  pen.shape(outer, { fill: "last-move-fill", line: "last-move", width: shaped ? 3 * width : width });
  // An outline of its own cannot be drawn smaller: the double line is a thick one with its middle in the ground's colour.
  pen.shape(shaped ? outer : inner, { line: shaped ? "focus-gap" : "last-move", width });
}

/** Whether a piece hides the place that it lies in. */
function filled(plan: Plan, id: string): boolean {
  const width = plan.places.get(id)?.w ?? 0;
  return [...plan.spots.values()].some(({ place, size }) => place === id && size > 0.85 * width);
}

function rings(pen: Pen, plan: Plan, marks: Marks): void {
  const px = 1 / pen.scale;
  const grow = (id: string) => (plan.spots.has(id) ? 4 : 1);
  for (const id of marks.pick) {
    const outline = plan.outline(id, grow(id));
    if (!outline || marks.lit.has(id) || marks.picked.has(id)) continue;
    pen.shape(outline, { line: "focus-gap", width: Math.max(5, 4 * px) });
    pen.shape(outline, {
      line: "pick",
      width: Math.max(2.5, 2 * px),
      dash: [Math.max(6, 5 * px), Math.max(4, 3 * px)],
    });
  }
  for (const id of new Set([...marks.picked, ...[...marks.lit].filter((id) => marks.pick.has(id))])) {
    const outline = plan.outline(id, grow(id));
    if (!outline) continue;
    pen.shape(outline, { line: "focus-gap", width: Math.max(7, 5.5 * px) });
    pen.shape(outline, { line: "selected", width: Math.max(4, 3 * px) });
    const box = plan.box(id);
    if (box && marks.picked.has(id) && marks.pick.has(id)) whole(pen, box, Math.max(11, 10 * px));
  }
  for (const id of marks.hint) {
    const outline = plan.outline(id, grow(id) + 3);
    if (outline)
      pen.shape(outline, { line: "hint", width: Math.max(3, 2.5 * px), dash: [0.1, Math.max(6, 5 * px)], soft: true });
  }
  for (const id of marks.refused) {
    const outline = plan.outline(id, grow(id));
    const box = plan.box(id);
    if (!outline || !box) continue;
    pen.hatch(outline, { x: box.x - 6, y: box.y - 6, w: box.w + 12, h: box.h + 12 }, "forbidden");
    pen.shape(outline, { line: "forbidden", width: Math.max(3, 2 * px) });
  }
}

/** The tick on the last pick of a move that is whole: picked once more, it is made. */
function whole(pen: Pen, { x, y, w }: Box, r: number): void {
  pen.disc(x + w, y, r, { fill: "lapis", line: "focus-gap", width: r / 5 });
  pen.icon("ui-check", x + w, y, r * 1.3, { body: "on-lapis" });
}

export interface PictureOptions {
  seats: readonly Seat[];
  say: Say;
  viewer?: number;
  tall?: boolean;
  last?: readonly string[];
  /** All that lies face down is shown. */
  open?: boolean;
  /** Pixels of the canvas to one on the screen. */
  ratio?: number;
  /** Keeps what is printed for other pictures of the same board, theme and language. */
  prints?: Prints;
}

/** A view as a picture: its size in units, and how to draw it, whole or in two layers. */
export function pictureOf(view: View, board: Board, options: PictureOptions) {
  const { last = [] } = options;
  const scene = pictured(view, options);
  const plan = new Plan(board, scene);
  const print = (pen: Pen) => {
    pen.box(0, 0, ...plan.size, 0, { fill: "bg" });
    paintPrint(pen, plan, scene);
  };
  const play = (pen: Pen) => paintPlay(pen, board, plan, scene, { ...UNMARKED, last: new Set(last) }, NONE);
  return {
    size: plan.size,
    print,
    play,
    draw(pen: Pen) {
      print(pen);
      play(pen);
    },
    /** Pictures of the same edition have the same print. */
    edition: () => JSON.stringify([plan.size, plan.regions.map(({ region, ...at }) => [region.id, at]), view.options]),
  };
}

/** What is printed on the boards of one game, in one theme and one language, by edition and size. */
export class Prints {
  readonly #kept = new Map<string, ImageBitmap>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  take(key: string, draw: () => ImageBitmap): ImageBitmap {
    let print = this.#kept.get(key);
    if (!print) {
      print = draw();
      if (this.#kept.size === this.#most) this.#kept.clear();
      this.#kept.set(key, print);
    }
    return print;
  }
}

/** One piece of a view by itself, `size` pixels high with a margin around it. */
export function renderPiece(id: string, scene: Scene, board: Board, theme: Theme, size: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const ratio = Math.min(3, devicePixelRatio || 1);
  const side = 0.86 * size;
  const [w, h] = board.shapes?.[scene.view.pieces[id]?.kind ?? ""] ?? [side, side];
  const scale = side / h;
  const width = size - side + w * scale;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(size * ratio);
  const ctx = canvas.getContext("2d") as CanvasRenderingContext2D;
  ctx.scale(ratio, ratio);
  const pen = new Pen(ctx, theme, 1);
  pen.at(width / 2, size / 2, scale, () =>
    board.piece(pen, { id, size: w, height: h, place: null, down: false }, scene),
  );
  return canvas;
}

/** What a picture of a view shows: all of it, and nothing that could be done. */
export function pictured(view: View, options: PictureOptions): Scene {
  const { seats, say, viewer = viewerOf(view, seats), tall = false, open = false } = options;
  return { view, seats, viewer, tall, say, lit: NONE, pick: NONE, open, opened: {} };
}

/** A view as a picture of `scale` pixels a unit: for thumbnails and pages without a stage. */
export function renderPicture(
  view: View,
  board: Board,
  theme: Theme,
  scale: number,
  options: PictureOptions,
): HTMLCanvasElement {
  const { ratio = 1, prints } = options;
  const { size, edition, print, play, draw } = pictureOf(view, board, options);
  const width = Math.round(size[0] * scale * ratio);
  const height = Math.round(size[1] * scale * ratio);
  const on = <C extends HTMLCanvasElement | OffscreenCanvas>(
    canvas: C,
    layer: (pen: Pen) => void,
    below?: ImageBitmap,
  ) => {
    const ctx = canvas.getContext("2d") as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
    if (below) ctx.drawImage(below, 0, 0);
    ctx.scale(scale * ratio, scale * ratio);
    layer(new Pen(ctx, theme, scale));
    return canvas;
  };
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  if (!prints) return on(canvas, draw);
  const printed = () => on(new OffscreenCanvas(width, height), print).transferToImageBitmap();
  return on(canvas, play, prints.take(`${scale} ${ratio} ${edition()}`, printed));
}
