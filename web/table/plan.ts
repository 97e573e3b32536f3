import type { Board, Layout, Place, Region, Scene } from "./board";
import { boxPath, Outline } from "./pen";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A region where the layout puts it. */
export interface PlacedRegion {
  region: Region;
  x: number;
  y: number;
  scale: number;
}

/** A piece on the design canvas. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  height: number;
  turn: number;
  place: string;
  region: string;
  down: boolean;
}

interface PlacedPlace extends Box {
  place: Place;
  region: PlacedRegion;
}

/** Below this width on the screen a board lies tall, in pixels. */
export const narrowOf = (board: Board): number => board.narrow ?? 560;

export function layoutOf(board: Board, scene: Scene): Layout {
  const layout = scene.tall ? board.tall : board.wide;
  return typeof layout === "function" ? layout(scene) : layout;
}

/** Where all regions, places and pieces of a scene lie on the design canvas. */
export class Plan {
  readonly size: readonly [number, number];
  readonly regions: PlacedRegion[] = [];
  readonly places = new Map<string, PlacedPlace>();
  readonly spots = new Map<string, Spot>();

  constructor(board: Board, scene: Scene, layout: Layout = layoutOf(board, scene)) {
    this.size = layout.size;
    for (const region of board.regions(scene, (id) => id in layout.regions)) {
      const corner = layout.regions[region.id];
      if (!corner) continue;
      const placed = { region, x: corner[0], y: corner[1], scale: corner[2] };
      this.regions.push(placed);
      for (const place of region.places) this.#lay(place, placed, board, scene);
    }
  }

  #lay(place: Place, region: PlacedRegion, board: Board, scene: Scene): void {
    const { x, y, scale } = region;
    const box = { x: x + scale * place.x, y: y + scale * place.y, w: scale * place.w, h: scale * place.h };
    this.places.set(place.id, { ...box, place, region });
    const pieces = scene.view.places[place.id] ?? [];
    pieces.forEach((id, index) => {
      const down = scene.view.pieces[id]?.face === "down" && !board.peek(id, scene);
      const spot = this.#spot(place, region, index, pieces.length, id, down);
      if (spot) this.spots.set(id, spot);
    });
  }

  #spot(place: Place, region: PlacedRegion, index: number, count: number, id: string, down: boolean): Spot | null {
    const slot = place.slot?.(index, count, id);
    if (!slot) return null;
    const { x, y, scale } = region;
    return {
      x: x + scale * slot.x,
      y: y + scale * slot.y,
      size: scale * slot.size,
      height: scale * (slot.height ?? slot.size),
      turn: slot.turn ?? 0,
      place: place.id,
      region: region.region.id,
      down,
    };
  }

  /** Where a piece would lie alone in a place. */
  berth(id: string, piece: string): Spot | null {
    const laid = this.places.get(id);
    return laid ? this.#spot(laid.place, laid.region, 0, 1, piece, false) : null;
  }

  /** The same plan after some pieces have moved. */
  moved(pieces: readonly { id: string; to: Spot; fades?: "out" }[]): Plan {
    const plan: Plan = Object.create(Plan.prototype);
    const spots = new Map(this.spots);
    for (const { id, to, fades } of pieces) {
      spots.delete(id);
      if (!fades) spots.set(id, to);
    }
    return Object.assign(plan, { size: this.size, regions: this.regions, places: this.places, spots });
  }

  /** The box of a place or piece. */
  box(id: string): Box | null {
    const place = this.places.get(id);
    if (place) return { x: place.x, y: place.y, w: place.w, h: place.h };
    const spot = this.spots.get(id);
    if (!spot) return null;
    const { x, y, size: w, height: h } = spot;
    return { x: x - w / 2, y: y - h / 2, w, h };
  }

  /** The outline of a place or piece, `grow` units outside, on the design canvas. */
  outline(id: string, grow = 0): Outline | null {
    const place = this.places.get(id);
    if (place?.place.outline) {
      const { x, y, scale } = place.region;
      const outline = new Outline();
      outline.addPath(place.place.outline, new DOMMatrix([scale, 0, 0, scale, x, y]));
      return outline;
    }
    const box = this.box(id);
    if (!box) return null;
    const round = place ? (place.place.round ?? 8) * place.region.scale : Math.min(box.w, box.h) * 0.22;
    return boxPath(box.x - grow, box.y - grow, box.w + 2 * grow, box.h + 2 * grow, round + grow);
  }

  /** Ids at a point of the design canvas: a piece, its place, the places around it. */
  under(x: number, y: number): string[] {
    const inside = (box: Box) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
    let smallest: PlacedPlace | null = null;
    for (const place of this.places.values()) {
      if (inside(place) && (!smallest || place.w * place.h < smallest.w * smallest.h)) smallest = place;
    }
    if (!smallest) return [];
    const ids: string[] = [];
    for (const [id, spot] of this.spots) {
      const box = spot.place === smallest.place.id && this.box(id);
      if (box && inside(box)) ids.unshift(id);
    }
    ids.splice(1);
    for (let place: Place | undefined = smallest.place; place; place = this.places.get(place.parent ?? "")?.place) {
      ids.push(place.id);
    }
    return ids;
  }

  /** A place or piece with the places around it. */
  around(id: string): string[] {
    const ids = [id];
    const spot = this.spots.get(id);
    let place = spot
      ? this.places.get(spot.place)?.place
      : this.places.get(this.places.get(id)?.place.parent ?? "")?.place;
    while (place) {
      ids.push(place.id);
      place = this.places.get(place.parent ?? "")?.place;
    }
    return ids;
  }
}
