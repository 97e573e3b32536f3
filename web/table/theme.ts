/** Custom properties of the look, read when first asked for and kept until the theme changes. */
export class Theme {
  readonly #host: Element;
  readonly #style: CSSStyleDeclaration;
  readonly #colours = new Map<string, string>();
  readonly #fonts: Partial<Record<"body" | "title", string>> = {};
  readonly #widths: Map<string, number> | null;

  /** With `settled` no font is still on its way: widths of texts are remembered. */
  constructor(host: Element, { settled = false } = {}) {
    this.#host = host;
    this.#style = getComputedStyle(host);
    this.#widths = settled ? new Map() : null;
  }

  /** The colour of `--tl-<name>`. */
  colour(name: string): string {
    let colour = this.#colours.get(name);
    if (colour === undefined) {
      const value = this.#style.getPropertyValue(`--tl-${name}`);
      if (!value) throw new RangeError(`No colour --tl-${name}`);
      colour = value.startsWith("#") ? value : this.#resolved(value);
      this.#colours.set(name, colour);
    }
    return colour;
  }

  /** A probe resolves `light-dark()` and `color-mix()`, which a canvas does not know. */
  #resolved(value: string): string {
    const probe = document.createElement("i");
    probe.style.color = value;
    probe.style.display = "none";
    this.#host.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }

  /** A duration such as `motion-move`, in milliseconds. */
  duration(name: string): number {
    const text = this.#style.getPropertyValue(`--tl-${name}`).trim();
    const value = Number.parseFloat(text);
    return Number.isNaN(value) ? 0 : text.endsWith("ms") ? value : value * 1000;
  }

  font(face: "body" | "title", size: number, weight: number): string {
    this.#fonts[face] ??= this.#style.getPropertyValue(`--tl-font-${face}`);
    return `${weight} ${size}px ${this.#fonts[face]}`;
  }

  /** The width of a text in a font, as a context measures it. */
  width(ctx: Pick<CanvasRenderingContext2D, "font" | "measureText">, font: string, text: string): number {
    const key = `${font} ${text}`;
    let width = this.#widths?.get(key);
    if (width === undefined) {
      ctx.font = font;
      width = ctx.measureText(text).width;
      this.#widths?.set(key, width);
    }
    return width;
  }

  /** The control points of an easing `cubic-bezier(…)` such as `ease-out`. */
  easing(name: string): (t: number) => number {
    const points = this.#style
      .getPropertyValue(`--tl-${name}`)
      .match(/-?[\d.]+/g)
      ?.map(Number);
    const [x1 = 0.2, y1 = 0.7, x2 = 0.3, y2 = 1] = points ?? [];
    return bezier(x1, y1, x2, y2);
  }
}

function bezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
  const along = (a: number, b: number, s: number) => 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3;
  return (t) => {
    let low = 0;
    let high = 1;
    for (let i = 0; i < 18; i++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < t) low = middle;
      else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}
