import { settings } from "../app/settings";
import type { TableState } from "../app/table-state";
import type { Move, Seat, Step, View } from "../app/types";
import { boards } from "../boards";
import { Stage, type StageOptions } from "../table/stage";
import type { Say } from "../table/view";

export type Listeners = Pick<StageOptions, "onchosen" | "onpicked" | "onrefused" | "onpointed">;

/** The stage as the table page needs it: one game's board, shown for a session or, before it, for a view alone. */
export class BoardHost {
  #stage: Stage | null = null;
  /** Grows with every animation, so that an old one does not open the board too early. */
  #shown = 0;
  #moving = false;
  #offered: readonly Move[] = [];

  constructor(
    private readonly host: HTMLElement,
    private readonly listeners: Listeners,
    private readonly framed = false,
  ) {}

  /** Lays the board of a game out, if it has one; resolves to false if another page has taken its place meanwhile. */
  async mount(game: string, seats: readonly Seat[], say: Say): Promise<boolean> {
    const shown = ++this.#shown;
    const board = await boards[game]?.();
    if (shown !== this.#shown) return false;
    this.#stage?.destroy();
    this.#stage = board ? new Stage(this.host, { board, seats, say, framed: this.framed, ...this.listeners }) : null;
    this.#offered = [];
    this.zoom();
    return true;
  }

  /** A view that nothing can be done with: before the engine answers. */
  preview(view: View, viewer: number): void {
    this.#stage?.show(view, { viewer });
  }

  /** Shows how a session stands; with steps, how it came to that. */
  async show(session: TableState, steps: readonly Step[] = []): Promise<void> {
    const stage = this.#stage;
    if (!stage) return;
    const shown = ++this.#shown;
    const { shown: view, viewer, last } = session;
    const options = { viewer, last, open: view.returns !== null };
    this.#moving = true;
    this.offer(session);
    if (steps.length) await stage.play(steps, view, options);
    else stage.show(view, options);
    if (shown !== this.#shown) return;
    this.#moving = false;
    this.offer(session);
  }

  /** Shows one step of those that have happened, as long as it is told; nothing can be picked meanwhile. */
  async follow(session: TableState, { places, pieces, counters, path, ...step }: Step): Promise<void> {
    if (!places || !pieces || !counters) return; // The steps from before the match was opened.
    this.#shown += 1;
    this.#moving = true;
    this.offer(session);
    const view = { ...session.view, places, pieces, counters, moves: [] };
    await this.#stage?.play([{ ...step, places, pieces, counters, path }], view, {
      viewer: session.viewer,
      last: path,
    });
  }

  /** Opens the board for the moves that can be picked now. */
  offer(session: TableState): void {
    const moves = session.asked && !this.#moving ? session.view.moves : [];
    if (moves === this.#offered || (!moves.length && !this.#offered.length)) return;
    this.#offered = moves;
    this.#stage?.offer(moves);
  }

  /** What was picked so far is forgotten. */
  restart(): void {
    this.#stage?.offer(this.#offered);
  }

  /** Another language or theme. */
  redraw(say: Say): void {
    this.#stage?.update({ say });
  }

  /** The board in the size of the settings. */
  zoom(): void {
    this.#stage?.fit();
    const factor = Number(settings.get("zoom")) / 100;
    if (factor > 1) this.#stage?.zoom(factor);
  }

  zoomBy(factor: number): void {
    this.#stage?.zoom(factor);
  }

  fit(): void {
    this.#stage?.fit();
  }

  light(move: Move | null): void {
    this.#stage?.light(move);
  }

  /** Rings places or pieces until the next call. */
  hint(ids: readonly string[]): void {
    this.#stage?.hint(ids);
  }

  reveal(id: string): void {
    this.#stage?.reveal(id);
  }

  refuse(id: string): void {
    this.#stage?.refuse(id);
  }

  unpick(): void {
    this.#stage?.unpick();
  }

  finish(): void {
    this.#stage?.finish();
  }

  anchor(id: string): DOMRect | null {
    return this.#stage?.anchor(id) ?? null;
  }

  /** What a place or piece is called. */
  label(id: string): string {
    return this.#stage?.label(id) ?? id;
  }

  destroy(): void {
    this.#shown += 1;
    this.#stage?.destroy();
    this.#stage = null;
  }
}
