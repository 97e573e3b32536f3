import type { Board, Dock, Scene } from "./board";
import { type Marks, paint } from "./painter";
import { Pen } from "./pen";
import { type Box, Plan } from "./plan";
import type { Theme } from "./theme";
import type { Message } from "./view";

/** A layout's dock: a second, small canvas below the first one. */
export class Strip {
  readonly root = document.createElement("div");
  readonly #canvas = document.createElement("canvas");
  #plan: Plan | null = null;
  #scale = 1;
  #ratio = 1;
  #height = 0;

  constructor() {
    this.root.className = "tl-dock";
    this.root.hidden = true;
    this.root.setAttribute("aria-hidden", "true");
    this.root.append(this.#canvas);
  }

  /** Lays it out `width` pixels wide; without a dock it is gone. */
  lay(board: Board, scene: Scene, dock: Dock | undefined, width: number, ratio: number): void {
    this.root.hidden = !dock;
    this.#plan = dock ? new Plan(board, scene, dock) : null;
    if (!dock) return;
    const [w, h] = dock.size;
    this.#scale = width / w;
    this.#ratio = ratio;
    this.#height = h * this.#scale;
    this.root.style.inlineSize = `${width}px`;
    this.root.style.blockSize = `${this.#height}px`;
    // On a wide board it lies over the lower end, so that it takes no room where it is not needed.
    this.root.style.marginBlockStart = scene.tall ? "" : `${-this.#height}px`;
    const pixels = [Math.round(width * ratio), Math.round(this.#height * ratio)] as const;
    if (this.#canvas.width !== pixels[0]) this.#canvas.width = pixels[0];
    if (this.#canvas.height !== pixels[1]) this.#canvas.height = pixels[1];
  }

  /** Told where on the screen the thing lies that it stands for: half of it in sight is enough. */
  follow(whole: DOMRect | null): void {
    const seen = whole !== null && whole.top + whole.height / 2 < innerHeight - this.#height;
    this.root.toggleAttribute("data-away", seen);
  }

  paint(theme: Theme, board: Board, scene: Scene, marks: Marks): void {
    const ctx = this.#canvas.getContext("2d");
    if (!this.#plan || !ctx) return;
    const k = this.#scale * this.#ratio;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    ctx.setTransform(k, 0, 0, k, 0, 0);
    paint(new Pen(ctx, theme, this.#scale), board, this.#plan, scene, marks);
  }

  /** Ids under a pointer. */
  under(event: MouseEvent): string[] {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return this.#plan?.under((event.clientX - left) / this.#scale, (event.clientY - top) / this.#scale) ?? [];
  }

  label(id: string): Message | undefined {
    return this.#plan?.places.get(id)?.place.label;
  }

  /** Where an id lies on the screen. */
  box(id: string): DOMRect | null {
    const box: Box | null | undefined = this.root.hasAttribute("data-away") ? null : this.#plan?.box(id);
    if (!box) return null;
    const { left, top } = this.#canvas.getBoundingClientRect();
    const k = this.#scale;
    return new DOMRect(left + box.x * k, top + box.y * k, box.w * k, box.h * k);
  }
}
