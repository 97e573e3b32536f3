import { ICONS, type Shape } from "../generated/icons";
import type { Theme } from "./theme";

/** How a shape is drawn; colours are names of the look (`board`, `seat-1`), never values. */
export interface Ink {
  fill?: string;
  line?: string;
  width?: number;
  dash?: readonly number[];
  /** Round caps and joins, for lines drawn by hand. */
  soft?: boolean;
}

export interface Lettering {
  size?: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  face?: "body" | "title";
  /** Longest width in units; a longer text is set smaller, then cut with an ellipsis. */
  fit?: number;
  /** Smallest size on the screen in pixels; 0: the text is an ornament and may be left out. */
  least?: number;
}

/** Colours of an icon: its body and its two accents. An accent left out keeps the colour drawn in the icon. */
export interface Dye {
  body: string;
  i1?: string;
  i2?: string;
}

/** What a pen needs of a canvas. */
export type Context = Pick<
  CanvasRenderingContext2D,
  | "save"
  | "restore"
  | "translate"
  | "rotate"
  | "scale"
  | "transform"
  | "clip"
  | "fill"
  | "stroke"
  | "setLineDash"
  | "fillText"
  | "measureText"
  | "globalAlpha"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "font"
  | "textAlign"
  | "textBaseline"
>;

/** A path that can also say what it is made of, for pictures that are no canvas. */
export class Outline extends Path2D {
  /** What it is made of, told when it is asked: most paths are only drawn. */
  readonly #steps: (() => string | readonly Part[])[] = [];

  constructor(data = "") {
    super(data);
    if (data) this.#steps.push(() => data);
  }

  /** SVG data, each part with the matrix under which it lies. */
  get parts(): readonly Part[] {
    const parts: Part[] = [];
    for (const step of this.#steps) {
      const told = step();
      const last = parts.at(-1);
      if (typeof told !== "string") parts.push(...told);
      else if (last && !last.matrix) last.data += told;
      else parts.push({ data: told });
    }
    return parts;
  }

  override moveTo(x: number, y: number): void {
    super.moveTo(x, y);
    this.#steps.push(() => `M${x} ${y}`);
  }

  override lineTo(x: number, y: number): void {
    super.lineTo(x, y);
    this.#steps.push(() => `L${x} ${y}`);
  }

  /** A whole circle. */
  circle(x: number, y: number, r: number): void {
    super.arc(x, y, r, 0, 2 * Math.PI);
    this.#steps.push(() => `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0z`);
  }

  /** A box with round corners; their radii clockwise from the upper left if they are not equal. */
  box(x: number, y: number, w: number, h: number, round: number | Corners): void {
    const most = Math.min(Math.abs(w), Math.abs(h)) / 2;
    const radius = (r: number) => Math.min(Math.max(0, r), most);
    const radii = typeof round === "number" ? radius(round) : round.map(radius);
    super.roundRect(x, y, w, h, radii);
    this.#steps.push(() => {
      const [a, b, c, d] = (typeof radii === "number" ? Array(4).fill(radii) : radii) as unknown as Corners;
      const turn = (r: number, dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : "");
      const top = `M${x + a} ${y}h${w - a - b}${turn(b, 1, 1)}`;
      const bottom = `v${h - b - c}${turn(c, -1, 1)}h${c + d - w}`;
      return `${top}${bottom}${turn(d, -1, -1)}v${a + d - h}${turn(a, 1, -1)}z`;
    });
  }

  override addPath(other: Outline, matrix?: DOMMatrix): void {
    super.addPath(other, matrix);
    this.#steps.push(() =>
      other.parts.map((part) => ({
        data: part.data,
        matrix: matrix && part.matrix ? matrix.multiply(part.matrix) : (matrix ?? part.matrix),
      })),
    );
  }
}

interface Part {
  data: string;
  matrix?: DOMMatrix | undefined;
}

type Corners = readonly [number, number, number, number];

const GRID = 64;
const paths = new Map<string, Outline>();

/** A path from SVG data, parsed once. */
export function path(data: string): Outline {
  let made = paths.get(data);
  if (!made) {
    made = new Outline(data);
    paths.set(data, made);
  }
  return made;
}

/** A thin drawing kit over a canvas: shapes, lettering and icons in the units of the design. */
export class Pen {
  readonly ctx: Context;
  readonly theme: Theme;
  /** Screen pixels per unit. */
  scale: number;

  constructor(ctx: Context, theme: Theme, scale: number) {
    this.ctx = ctx;
    this.theme = theme;
    this.scale = scale;
  }

  /** Draws in moved, scaled and turned (degrees) units. */
  at(x: number, y: number, scale: number, draw: () => void, turn = 0): void {
    const { ctx } = this;
    ctx.save();
    ctx.translate(x, y);
    if (turn) ctx.rotate((turn * Math.PI) / 180);
    if (scale !== 1) ctx.scale(scale, scale);
    this.scale *= scale;
    draw();
    this.scale /= scale;
    ctx.restore();
  }

  /** Draws paler: `strength` 0..1. */
  faint(strength: number, draw: () => void): void {
    const { ctx } = this;
    const before = ctx.globalAlpha;
    ctx.globalAlpha = before * strength;
    draw();
    ctx.globalAlpha = before;
  }

  /** Draws only inside a path. */
  within(shape: Outline, draw: () => void): void {
    this.ctx.save();
    this.ctx.clip(shape);
    draw();
    this.ctx.restore();
  }

  shape(shape: string | Outline, ink: Ink): void {
    const { ctx, theme } = this;
    const outline = typeof shape === "string" ? path(shape) : shape;
    if (ink.fill) {
      ctx.fillStyle = theme.colour(ink.fill);
      ctx.fill(outline);
    }
    if (ink.line) {
      ctx.strokeStyle = theme.colour(ink.line);
      ctx.lineWidth = ink.width ?? 1;
      ctx.lineCap = ink.soft ? "round" : "butt";
      ctx.lineJoin = ink.soft ? "round" : "miter";
      this.#stroke(outline, ink.dash);
    }
  }

  /** No line is dashed but those that ask for it. */
  #stroke(outline: Outline, dash?: readonly number[]): void {
    if (dash) this.ctx.setLineDash(dash as number[]);
    this.ctx.stroke(outline);
    if (dash) this.ctx.setLineDash([]);
  }

  box(x: number, y: number, w: number, h: number, round: number, ink: Ink): void {
    const outline = new Outline();
    outline.box(x, y, w, h, round);
    this.shape(outline, ink);
  }

  disc(x: number, y: number, r: number, ink: Ink): void {
    const outline = new Outline();
    outline.circle(x, y, r);
    this.shape(outline, ink);
  }

  line(x1: number, y1: number, x2: number, y2: number, ink: Ink): void {
    const outline = new Outline();
    outline.moveTo(x1, y1);
    outline.lineTo(x2, y2);
    this.shape(outline, ink);
  }

  /** The width of words in units, as `text` would write them without a `fit`. */
  width(words: string, look: Lettering = {}): number {
    const { face = "body", weight = 400, size = 15, least = 11 } = look;
    return this.theme.width(this.ctx, this.theme.font(face, Math.max(size, least / this.scale), weight), words);
  }

  /** Writes on the baseline `y`; gives back the width in units, 0 if it would be too small to read. */
  text(words: string | number, x: number, y: number, look: Lettering = {}): number {
    const { ctx, theme } = this;
    const { face = "body", weight = 400, align = "left", fit = Number.POSITIVE_INFINITY, least = 11 } = look;
    const smallest = least / this.scale;
    let size = Math.max(look.size ?? 15, smallest);
    if (least === 0 && size * this.scale < 9) return 0;
    let text = String(words);
    const width = () => theme.width(ctx, theme.font(face, size, weight), text);
    let wide = width();
    if (wide > fit) {
      size = Math.max((size * fit) / wide, smallest, size * 0.8);
      wide = width();
      while (wide > fit && text.length > 2) {
        text = `${text.slice(0, -2).trimEnd()}…`;
        wide = width();
      }
    }
    ctx.font = theme.font(face, size, weight);
    ctx.fillStyle = theme.colour(look.colour ?? "ink");
    ctx.textAlign = align;
    ctx.textBaseline = "alphabetic";
    ctx.fillText(text, x, y);
    return wide;
  }

  /** An icon with its middle at x, y; `omit` leaves out its first shapes (the frame of a token). */
  icon(name: string, x: number, y: number, size: number, dye: Dye, omit = 0): void {
    const shapes = ICONS[name];
    if (!shapes) throw new RangeError(`No icon ${name}`);
    this.at(x, y, size / GRID, () => {
      this.ctx.translate(-GRID / 2, -GRID / 2);
      for (const shape of omit ? shapes.slice(omit) : shapes) this.#stamp(shape, dye);
    });
  }

  /** The outline of an icon in one colour, `width` units wide all round, to be laid under the icon. */
  edge(name: string, x: number, y: number, size: number, colour: string, width: number): void {
    const body = ICONS[name]?.filter(({ fill }) => fill === "body");
    if (!body) throw new RangeError(`No icon ${name}`);
    this.at(x, y, size / GRID, () => {
      this.ctx.translate(-GRID / 2, -GRID / 2);
      for (const { d } of body)
        this.shape(d, { fill: colour, line: colour, width: (2 * width * GRID) / size, soft: true });
    });
  }

  #stamp(shape: Shape, dye: Dye): void {
    const { ctx } = this;
    const outline = path(shape.d);
    const colour = (paint: Shape["fill"]) => {
      if (paint.startsWith("#")) return paint;
      const name = dye[paint as keyof Dye];
      return name ? this.theme.colour(name) : (shape.fallback ?? this.theme.colour(dye.body));
    };
    if (shape.fill !== "none") {
      ctx.fillStyle = colour(shape.fill);
      ctx.fill(outline, shape.rule ?? "nonzero");
    }
    if (shape.stroke && shape.stroke !== "none") {
      ctx.strokeStyle = colour(shape.stroke);
      ctx.lineWidth = shape.width ?? 1;
      ctx.lineCap = shape.cap ?? "butt";
      ctx.lineJoin = shape.join ?? "miter";
      this.#stroke(outline, shape.dash);
    }
  }

  /** Lines at 45 degrees over a shape, as on a refused place. */
  hatch(shape: Outline, box: { x: number; y: number; w: number; h: number }, colour: string, gap = 9): void {
    this.within(shape, () => {
      const lines = new Outline();
      for (let d = -box.h; d < box.w; d += gap) {
        lines.moveTo(box.x + d, box.y + box.h);
        lines.lineTo(box.x + d + box.h, box.y);
      }
      this.faint(0.55, () => this.shape(lines, { line: colour, width: gap / 4.5 }));
    });
  }

  /** The weave of papyrus over a box: ink lines at 3 and 4 %. Where the board is small it would be a haze. */
  weave(shape: Outline, x: number, y: number, w: number, h: number): void {
    if (this.scale < 0.75) return;
    this.within(shape, () => {
      const down = new Outline();
      for (let i = x + 6; i < x + w; i += 6) {
        down.moveTo(i, y);
        down.lineTo(i, y + h);
      }
      const across = new Outline();
      for (let i = y + 8; i < y + h; i += 8) {
        across.moveTo(x, i);
        across.lineTo(x + w, i);
      }
      this.faint(0.03, () => this.shape(down, { line: "ink" }));
      this.faint(0.04, () => this.shape(across, { line: "ink" }));
    });
  }
}

/** A rounded box as a path. */
export function boxPath(x: number, y: number, w: number, h: number, round: number): Outline {
  const outline = new Outline();
  outline.box(x, y, w, h, round);
  return outline;
}
