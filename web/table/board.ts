import type { Pen } from "./pen";
import type { Say, Seat, View } from "./view";

/**
 * A board file draws; it knows no rule. It is a table of layouts, a list of regions drawn in local units, the places
 * in them, and how a piece looks. From the places the stage makes picking, buttons, animation and bubbles.
 */
export interface Board {
  /** The game's name; words of the board are messages `<name>-board-…`. */
  readonly name: string;
  readonly wide: Layout;
  /** For windows up to 760 px. */
  readonly tall: Layout;
  /** The regions of a layout in the order in which focus walks through them. */
  regions(scene: Scene): Region[];
  /** Draws a piece around the origin, `size` units wide. */
  piece(pen: Pen, id: string, size: number, scene: Scene): void;
}

export interface Layout {
  /** Width and height of the design canvas. */
  size: readonly [number, number];
  /** Region id to its upper left corner and scale. */
  regions: Readonly<Record<string, readonly [x: number, y: number, scale: number]>>;
}

/** All that a drawing may look at. */
export interface Scene {
  view: View;
  seats: readonly Seat[];
  /** The seat in front of the screen; secrets of the others stay hidden. */
  viewer: number;
  tall: boolean;
  /** Screen pixels per unit of the design canvas: what would be smaller than 11 px is left out. */
  scale: number;
  say: Say;
  /** Ids that are pointed at, focused, picked or meant by a move that is pointed at. */
  lit: ReadonlySet<string>;
  /** Pieces that are shown face up whatever their face says. */
  open: boolean;
}

export interface Region {
  id: string;
  /** What lies below the pieces. */
  ground(pen: Pen): void;
  /** Numbers and badges above the pieces. */
  above?(pen: Pen): void;
  places: Place[];
}

export interface Place {
  id: string;
  /** Box in the region's units. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Outline in the region's units, if it is not the box with corners of radius `round`. */
  outline?: string;
  round?: number;
  /** A larger place around this one (a boat around its cargo spaces). */
  parent?: string;
  /** Where the piece at `index` of `count` lies: its middle and its size; null: it is not drawn here. */
  slot?(index: number, count: number): Slot | null;
}

export interface Slot {
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
}
