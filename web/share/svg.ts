import type { Board } from "../table/board";
import { type PictureOptions, pictureOf } from "../table/painter";
import { type Context, type Outline, Pen } from "../table/pen";
import type { Theme } from "../table/theme";
import type { View } from "../table/view";

/** A view as an SVG file: every shape and letter of the board as such. Fonts are named, not contained. */
export function svgPicture(view: View, board: Board, theme: Theme, options: PictureOptions): string {
  const { size, draw } = pictureOf(view, board, options);
  const context = new SvgContext();
  draw(new Pen(context, theme, 1));
  const [width, height] = size;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  return `${head} viewBox="0 0 ${width} ${height}">${context.written}</svg>\n`;
}

type Kept = Pick<
  SvgContext,
  "fillStyle" | "strokeStyle" | "lineWidth" | "lineCap" | "lineJoin" | "globalAlpha" | "font" | "textAlign"
> & { matrix: DOMMatrix; clip: string; dash: readonly number[] };

/** As much of a canvas as a pen uses, written down as SVG. */
class SvgContext implements Context {
  fillStyle: string | CanvasGradient | CanvasPattern = "#000";
  strokeStyle: string | CanvasGradient | CanvasPattern = "#000";
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  lineJoin: CanvasLineJoin = "miter";
  globalAlpha = 1;
  font = "10px sans-serif";
  textAlign: CanvasTextAlign = "start";
  textBaseline: CanvasTextBaseline = "alphabetic";
  readonly #out: string[] = [];
  readonly #kept: Kept[] = [];
  readonly #paper = document.createElement("canvas").getContext("2d", {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D;
  readonly #colours = new Map<string, string>();
  #matrix = new DOMMatrix();
  #dash: readonly number[] = [];
  #clips = 0;
  /** The id of the clip that holds now; what is drawn under one clip stands in one group. */
  #clip = "";
  #grouped = "";

  get written(): string {
    return this.#out.join("") + (this.#grouped ? "</g>" : "");
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign } = this;
    const looks = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign };
    this.#kept.push({ ...looks, matrix: DOMMatrix.fromMatrix(this.#matrix), clip: this.#clip, dash: this.#dash });
  }

  restore(): void {
    const kept = this.#kept.pop();
    if (!kept) return;
    const { matrix, clip, dash, ...looks } = kept;
    Object.assign(this, looks);
    [this.#matrix, this.#clip, this.#dash] = [matrix, clip, dash];
  }

  translate(x: number, y: number): void {
    this.#matrix.translateSelf(x, y);
  }

  rotate(angle: number): void {
    this.#matrix.rotateSelf((angle * 180) / Math.PI);
  }

  scale(x: number, y: number): void {
    this.#matrix.scaleSelf(x, y);
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.#matrix.multiplySelf(new DOMMatrix([a, b, c, d, e, f]));
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }

  clip(outline?: unknown): void {
    const within = this.#clip ? ` clip-path="url(#${this.#clip})"` : "";
    this.#clip = `c${++this.#clips}`;
    const shapes = (outline as Outline).parts.map(({ data, matrix }) => `<path d="${data}"${this.#placed(matrix)}/>`);
    this.#group("");
    this.#out.push(`<clipPath id="${this.#clip}"${within}>${shapes.join("")}</clipPath>`);
  }

  fill(outline?: unknown, rule?: unknown): void {
    const even = rule === "evenodd" ? ' fill-rule="evenodd"' : "";
    this.#shape(outline as Outline, () => `${this.#paint("fill", this.fillStyle)}${even}`);
  }

  stroke(outline?: unknown): void {
    this.#shape(outline as Outline, (matrix) => {
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const dash = this.#dash.length ? ` stroke-dasharray="${this.#dash.map((d) => short(d / scale)).join(" ")}"` : "";
      const caps = this.lineCap === "butt" ? "" : ` stroke-linecap="${this.lineCap}"`;
      const joins = this.lineJoin === "miter" ? ' stroke-miterlimit="10"' : ` stroke-linejoin="${this.lineJoin}"`;
      const width = ` stroke-width="${short(this.lineWidth / scale)}"`;
      return ` fill="none"${this.#paint("stroke", this.strokeStyle)}${width}${dash}${caps}${joins}`;
    });
  }

  measureText(text: string): TextMetrics {
    this.#paper.font = this.font;
    return this.#paper.measureText(text);
  }

  fillText(text: string, x: number, y: number): void {
    const anchor = { center: "middle", right: "end", end: "end", left: "", start: "" }[this.textAlign];
    const look = `${this.#paint("fill", this.fillStyle)}${anchor ? ` text-anchor="${anchor}"` : ""}`;
    // Where the font is missing, another one takes the same room.
    const length = ` textLength="${short(this.measureText(text).width)}" lengthAdjust="spacingAndGlyphs"`;
    const place = `x="${short(x)}" y="${short(y)}"${length} style="font:${escaped(this.font)}"`;
    this.#write(`<text ${place}${look}${this.#placed()}>${escaped(text)}</text>`);
  }

  #shape({ parts }: Outline, look: (matrix?: DOMMatrix) => string): void {
    for (const { data, matrix } of parts)
      if (data) this.#write(`<path d="${rounded(data)}"${look(matrix)}${this.#placed(matrix)}/>`);
  }

  #write(element: string): void {
    this.#group(this.#clip);
    this.#out.push(element);
  }

  #group(clip: string): void {
    if (clip === this.#grouped) return;
    if (this.#grouped) this.#out.push("</g>");
    if (clip) this.#out.push(`<g clip-path="url(#${clip})">`);
    this.#grouped = clip;
  }

  #placed(matrix?: DOMMatrix): string {
    const { a, b, c, d, e, f, isIdentity } = matrix ? this.#matrix.multiply(matrix) : this.#matrix;
    return isIdentity ? "" : ` transform="matrix(${[a, b, c, d, e, f].map(short).join(" ")})"`;
  }

  #paint(what: "fill" | "stroke", style: unknown): string {
    const [colour, alpha] = this.#colour(String(style)).split("/") as [string, string];
    const strength = Number(alpha) * this.globalAlpha;
    return ` ${what}="${colour}"${strength < 1 ? ` ${what}-opacity="${short(strength)}"` : ""}`;
  }

  /** A colour as every reader of SVG knows it, and its alpha: the look has colours that only browsers know. */
  #colour(style: string): string {
    let colour = this.#colours.get(style);
    if (!colour) {
      const paper = this.#paper;
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = style;
      paper.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, alpha = 0] = paper.getImageData(0, 0, 1, 1).data;
      colour = `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}/${alpha / 255}`;
      this.#colours.set(style, colour);
    }
    return colour;
  }
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000);
const rounded = (data: string): string => data.replace(/-?\d+\.\d{4,}(e-?\d+)?/g, (number) => short(Number(number)));
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
