import type { Outline, Pen } from "./pen";
import type { Message, Position, Say, Seat, View } from "./view";

/**
 * A board file draws; it knows no rule. It is a table of layouts, a list of regions drawn in local units, the places
 * in them, and how a piece looks. From the places the stage makes picking, buttons, animation and bubbles.
 */
export interface Board {
  /** The game's name. */
  readonly name: string;
  readonly wide: Layout | ((scene: Scene) => Layout);
  /** For windows up to 760 px, and for stages narrower than `narrow`. */
  readonly tall: Layout | ((scene: Scene) => Layout);
  /** Below this width of the stage, in pixels, the tall layout is used; 560 unless told. */
  readonly narrow?: number;
  /**
   * The regions that the tall layout shows one at a time, in the order of the buttons above it; the first is an overview.
   * `scene.opened.room` says which one is open. It opens by itself when all that can be picked lies in it.
   */
  readonly rooms?: readonly string[];
  /** The regions of a layout in the order in which focus walks through them; those that are not shown may be left out. */
  regions(scene: Scene, shown?: (id: string) => boolean): Region[];
  /** Draws a piece around the origin, `size` units wide. */
  piece(pen: Pen, look: PieceLook, scene: Scene): void;
  /** By kind, width and height of pieces that are not square, in units: so they are shown by themselves. */
  readonly shapes?: Readonly<Record<string, readonly [width: number, height: number]>>;
  /** What a piece is called. */
  naming(id: string, scene: Scene): Message;
  /** Whether a piece that lies face down is shown to the viewer now. */
  peek(id: string, scene: Scene): boolean;
  /** Where a piece comes from that lay nowhere before: the id of a place. A vessel may come in from outside. */
  source(id: string, before: Position, after: Position): string | null;
  /** How far a piece glides that lies nowhere afterwards, in units; null: it fades where it lies. A vessel comes as it goes. */
  departure(id: string): { x: number; y: number } | null;
  /** When a piece moves within one step, which leads to `after`: the lowest first, equal ones together. */
  rank(id: string, from: string | null, to: string | null, after: Position): number;
  /**
   * The places whose pieces ride along when a piece leaves the place `from`. Such a piece, a vessel, moves slowly and without
   * a leap. Null: it is no vessel.
   */
  cargo?(id: string, from: string, scene: Scene): readonly string[] | null;
  /** Where the mark of the player to move stands, if the board has one. */
  turn(scene: Scene): { region: string; x: number; y: number; size: number; colour: string } | null;
}

export interface Layout {
  /** Width and height of the design canvas. */
  readonly size: readonly [number, number];
  /** Region id to its upper left corner and scale. */
  readonly regions: Readonly<Record<string, readonly [x: number, y: number, scale: number]>>;
  /** Longest width on the screen, in pixels. */
  readonly widest?: number;
  /** What sticks to the lower edge of the window while the region that it stands for is not in sight. */
  readonly dock?: Dock;
}

/** A small layout of its own; a press where nothing can be picked shows the whole of the region `of`. */
export interface Dock extends Pick<Layout, "size" | "regions"> {
  readonly of: string;
}

/** All that a drawing may look at. */
export interface Scene {
  view: View;
  seats: readonly Seat[];
  /** The seat in front of the screen; secrets of the others stay hidden. */
  viewer: number;
  tall: boolean;
  say: Say;
  /** Ids that are pointed at, focused, picked or meant by a move that is pointed at. */
  lit: ReadonlySet<string>;
  /** What can be picked now: a free place shows it by its fill, `lapis-soft`; the stage draws the rings. */
  pick: ReadonlySet<string>;
  /** All pieces are shown face up. */
  open: boolean;
  /** What the viewer has turned to: by the word of `Place.opens`. */
  opened: Readonly<Record<string, string>>;
}

/** What a print may look at: nothing that a move changes. */
export interface Setting extends Pick<Scene, "tall" | "say"> {
  options: View["options"];
}

export interface PieceLook {
  id: string;
  size: number;
  height: number;
  /** The place that it lies in; null while it moves. */
  place: string | null;
  down: boolean;
}

export interface Region {
  id: string;
  label: Message;
  /** What is printed there, below all else: the same in every view of a match with these options. */
  print?(pen: Pen, setting: Setting): void;
  /** What lies below the pieces. */
  ground(pen: Pen): void;
  /** Numbers and badges above the pieces and their rings. */
  above?(pen: Pen): void;
  places: Place[];
}

export interface Place {
  id: string;
  label: Message;
  /** Box in the region's units. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Outline in the region's units, if it is not the box with corners of radius `round`. */
  outline?: Outline;
  round?: number;
  /** Pressing it turns to something else to look at: the open room, a player's board. */
  opens?: readonly [what: string, which: string];
  /** A larger place around this one (a boat around its cargo spaces). */
  parent?: string;
  /** Where the piece at `index` of `count` lies; null: it is not drawn. */
  slot?(index: number, count: number, piece: string): Slot | null;
  /** What a reader hears besides the pieces: facts that the drawing shows as numbers. */
  notes?: Message[];
}

export interface Slot {
  /** Middle of the piece. */
  x: number;
  y: number;
  size: number;
  /** As the size, if not told. */
  height?: number;
  /** Degrees, clockwise. */
  turn?: number;
}
