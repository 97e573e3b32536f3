/** A position while it is set up: plain JSON, never changed in place. What is right in it, the engine says. */

import type { OptionValue, Position, View } from "../app/types";
import type { Result } from "../engine/client";

/** What a game's positions are made of. */
export type Box = Result<"box">;
export type Pieces = View["pieces"];

/** Where each piece lies. */
export function placesOf(position: Position): Map<string, string> {
  return new Map(Object.entries(position.places).flatMap(([place, ids]) => ids.map((id) => [id, place] as const)));
}

/** Lays a piece on a place, above what lies there; null takes it off the board. */
export function moved(position: Position, id: string, to: string | null): Position {
  const places = Object.fromEntries(
    Object.entries(position.places).map(([place, ids]) => {
      const left = ids.filter((other) => other !== id);
      return [place, place === to ? [...left, id] : left];
    }),
  );
  const { [id]: gone, ...pieces } = position.pieces;
  // How a piece lies (a Contract that is turned) goes along with it, whose it is does not.
  const kept = gone && to !== null ? { ...pieces, [id]: { kind: gone.kind } } : pieces;
  return { ...position, places, pieces: kept };
}

export const counted = (position: Position, name: string, value: number): Position => ({
  ...position,
  counters: { ...position.counters, [name]: value },
});

/** Leaves out what goes without saying, so that a piece that moves is not described wrongly. */
export function lean(position: Position, box: Box): Position {
  const pieces = Object.entries(position.pieces ?? {}).filter(([id, { kind }]) => kind !== box.pieces[id]?.kind);
  return { ...position, pieces: Object.fromEntries(pieces.map(([id, { kind }]) => [id, { kind }])) };
}

/** The same under other options; what has no place any more is off the board. */
export function converted(position: Position, box: Box): Position {
  const fresh = box.position as unknown as Position;
  const places = Object.keys(fresh.places);
  const { options } = fresh;
  const same = places.length === Object.keys(position.places).length && places.every((id) => id in position.places);
  if (same) return { ...position, options };
  const known = (id: string) => id in box.pieces;
  const kept = places.map((place) => [place, (position.places[place] ?? []).filter(known)]);
  const counters = Object.entries(fresh.counters).map(([name, value]) => [name, position.counters[name] ?? value]);
  return {
    ...fresh,
    places: Object.fromEntries(kept),
    counters: Object.fromEntries(counters),
    pieces: {},
    agenda: box.turns[0]?.agenda ?? [],
  };
}

/** The pieces of a position with all that a board wants to know of them. */
export function described(position: Position, box: Box): Pieces {
  return Object.fromEntries(
    [...placesOf(position)].map(([id, place]) => {
      const known = position.pieces[id] ?? box.pieces[id] ?? { kind: id.split(".")[0] ?? id };
      const before = /^p(\d)\./.exec(place)?.[1];
      const owner = box.pieces[id]?.owner ?? (before === undefined ? undefined : Number(before));
      return [id, owner === undefined ? { kind: known.kind } : { kind: known.kind, owner }];
    }),
  );
}

/** Which of these turns a position is at the beginning of; -1: none. */
export const turnOf = (position: Position, turns: Box["turns"]): number =>
  turns.findIndex(
    ({ agenda, counters }) =>
      JSON.stringify(agenda) === JSON.stringify(position.agenda) &&
      Object.entries(counters).every(([name, value]) => position.counters[name] === value),
  );

export type Options = Record<string, OptionValue>;

/** The part of a position that a path of a fault leads to: `places["p0.hand"][2]`. */
export function partOf(path: string): { part: string; name: string; index: number | null } | null {
  const [, part, plain, quoted, index] = /^(\w+)(?:\.(\w+)|\["([^"]+)"\])(?:\[(\d+)\])?/.exec(path) ?? [];
  const name = plain ?? quoted;
  return part && name ? { part, name, index: index === undefined ? null : Number(index) } : null;
}
