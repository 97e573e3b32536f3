interface Listeners {
  /** The piece at a point of the window. */
  piece(x: number, y: number): string | null;
  picture(id: string): HTMLElement | null;
  lift(id: string): void;
  drop(x: number, y: number): void;
}

/** So far a press may stray and still be one, in pixels. */
const STRAY = 6;

/**
 * Dragging by mouse or pen. Fingers scroll and zoom; they pick a piece and then its place, as the keyboard does. What a
 * press alone means is left to the table.
 */
export class Drag {
  readonly #end = new AbortController();
  #ghost: HTMLElement | null = null;
  #started: { id: string; x: number; y: number } | null = null;

  constructor(
    host: HTMLElement,
    private readonly listeners: Listeners,
  ) {
    const { signal } = this.#end;
    const down = (event: PointerEvent) => {
      const id = listeners.piece(event.clientX, event.clientY);
      if (id !== null) this.begin(id, event);
    };
    host.addEventListener("pointerdown", down, { signal, capture: true });
    addEventListener("pointermove", (event) => this.#move(event), { signal, capture: true });
    addEventListener("pointerup", (event) => this.#up(event), { signal, capture: true });
    addEventListener("pointercancel", () => this.#rest(), { signal });
  }

  /** A piece was pressed that may be dragged from there. */
  begin(id: string, event: PointerEvent): void {
    if (event.pointerType === "touch" || event.button !== 0) return;
    this.#started = { id, x: event.clientX, y: event.clientY };
  }

  end(): void {
    this.#rest();
    this.#end.abort();
  }

  #move(event: PointerEvent): void {
    const started = this.#started;
    if (!started) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#ghost) {
      if (Math.hypot(x - started.x, y - started.y) < STRAY) return;
      this.#ghost = document.createElement("div");
      this.#ghost.className = "drag-ghost";
      this.#ghost.append(this.listeners.picture(started.id) ?? "");
      document.body.append(this.#ghost);
      document.documentElement.classList.add("dragging");
      this.listeners.lift(started.id);
    }
    event.stopPropagation();
    event.preventDefault();
    this.#ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  #up(event: PointerEvent): void {
    const dragged = this.#ghost !== null;
    this.#rest();
    if (!dragged) return;
    // The click that follows is no press.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    this.listeners.drop(event.clientX, event.clientY);
  }

  #rest(): void {
    this.#started = null;
    this.#ghost?.remove();
    this.#ghost = null;
    document.documentElement.classList.remove("dragging");
  }
}
