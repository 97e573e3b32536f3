import type { Board, Scene } from "./board";
import type { Move, Say, Seat, Step, View } from "./view";

/** What a stage needs, and what it tells. `new Stage(host, options)`; the host's width decides the scale. */
export interface StageOptions {
  board: Board;
  seats: readonly Seat[];
  /** Makes a sentence of a message: engine's and board's ids alike. */
  say: Say;
  /** What can be picked is ringed only where it is pointed at: for tables on which nearly everything can. */
  quiet?: boolean;
  /** The board stands in a frame of another page: its own width decides the layout, and the frame grows with it. */
  framed?: boolean;
  /** A move is picked to its end. */
  onchosen?(move: Move): void;
  /** The picks made so far have changed; `moves` are those that still begin with them. */
  onpicked?(path: readonly string[], moves: readonly Move[]): void;
  /**
   * Something was picked that begins no move: ids from the smallest thing there (a piece, its place, the place around)
   * outwards, each of which may be asked about after the picks in `path`.
   */
  onrefused?(ids: readonly string[], path: readonly string[]): void;
  /** Ids under the pointer or the focus, from the smallest outwards, and the moves they would pick; null: nothing. */
  onpointed?(ids: readonly string[] | null, moves: readonly Move[]): void;
}

export interface ShowOptions {
  /** The seat shown nearest, whose secrets may be seen; by default `viewerOf(view, seats)`. */
  viewer?: number;
  /** Ids marked as the last move (a step's `path`). */
  last?: readonly string[];
  /** All face-down pieces are shown: the match is over, or the table plays open. */
  open?: boolean;
}

export interface Table {
  /** Shows a view at once; an animation under way ends. */
  show(view: View, options?: ShowOptions): void;
  /**
   * Shows what happened step by step and then the view. Resolves when it lies still: at the end, after `finish()` or a
   * click, at once with reduced motion.
   */
  play(steps: readonly Step[], view: View, options?: ShowOptions): Promise<void>;
  /** Ends an animation at once. */
  finish(): void;
  /** The moves that can be picked on the board; an empty list closes it. */
  offer(moves: readonly Move[]): void;
  /** Lights what a move means, as pointing at it does; null puts the light out. */
  light(move: Move | null): void;
  /** Takes back the last pick; false if there was none. */
  unpick(): boolean;
  /** Hatches a place or piece for a moment. */
  refuse(id: string): void;
  /** Rings places or pieces with the dotted line of a hint until the next call. */
  hint(ids: readonly string[]): void;
  /** Turns to what shows a place or piece, where the board does not show all at once: a room, a player's board. */
  reveal(id: string): void;
  /** Hatches places or pieces until the next call. */
  fault(ids: readonly string[]): void;
  /** Ids at a point of the window: a piece, its place, the places around it. */
  under(x: number, y: number): string[];
  /** What is drawn now. */
  readonly scene: Scene | null;
  /** Where a place or piece lies on the screen, for a bubble; null if the board does not show it. */
  anchor(id: string): DOMRect | null;
  /** What a place or piece is called; null if the board does not show it. */
  label(id: string): string | null;
  /** Multiplies the zoom (1 = the whole board). */
  zoom(factor: number): void;
  /** Shows the whole board. */
  fit(): void;
  /** Other names, another language: draws anew. */
  update(options: Partial<StageOptions>): void;
  destroy(): void;
}
