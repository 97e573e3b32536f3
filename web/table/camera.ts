import type { Box } from "./plan";

interface Point {
  x: number;
  y: number;
}

const CLOSEST = 4;

/** Which part of the design canvas is seen: its upper left corner and how many screen pixels a unit has. */
export class Camera {
  x = 0;
  y = 0;
  #zoom = 1;
  #width = 1;
  #height = 1;
  #whole = 1;

  /** A canvas of this size whose whole is seen at the scale `whole`. The zoom is kept. */
  fit(width: number, height: number, whole: number): void {
    if (width !== this.#width || height !== this.#height) this.reset();
    this.#width = width;
    this.#height = height;
    this.#whole = whole;
    this.#keepInside();
  }

  get scale(): number {
    return this.#whole * this.#zoom;
  }

  get zoomed(): boolean {
    return this.#zoom > 1.001;
  }

  reset(): void {
    this.#zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zooms around a point of the screen, by default around the middle. */
  zoomBy(factor: number, sx = (this.#width * this.#whole) / 2, sy = (this.#height * this.#whole) / 2): void {
    const { x, y } = this.inDesign(sx, sy);
    this.#zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * factor));
    this.x = x - sx / this.scale;
    this.y = y - sy / this.scale;
    this.#keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#keepInside();
  }

  /** One finger goes from `from` to `to` while the `other` rests; all in window pixels, the stage at left, top. */
  pinch(from: Point, to: Point, other: Point, left: number, top: number): void {
    const span = (a: Point) => Math.max(10, Math.hypot(a.x - other.x, a.y - other.y));
    this.zoomBy(span(to) / span(from), (from.x + other.x) / 2 - left, (from.y + other.y) / 2 - top);
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
  }

  /** Pans so that a box is seen; true if it had to. */
  reveal(box: Box): boolean {
    const [w, h] = [this.#width / this.#zoom, this.#height / this.#zoom];
    const before = [this.x, this.y];
    this.x = Math.min(Math.max(this.x, box.x + box.w - w + 8), box.x - 8);
    this.y = Math.min(Math.max(this.y, box.y + box.h - h + 8), box.y - 8);
    this.#keepInside();
    return this.x !== before[0] || this.y !== before[1];
  }

  onScreen(box: Box): Box {
    const k = this.scale;
    return { x: (box.x - this.x) * k, y: (box.y - this.y) * k, w: box.w * k, h: box.h * k };
  }

  inDesign(sx: number, sy: number): Point {
    return { x: this.x + sx / this.scale, y: this.y + sy / this.scale };
  }

  #keepInside(): void {
    this.x = Math.min(Math.max(0, this.x), this.#width - this.#width / this.#zoom);
    this.y = Math.min(Math.max(0, this.y), this.#height - this.#height / this.#zoom);
  }
}
