import type { Position, View } from "../app/types";

/**
 * What a position says by itself, for a board to draw before the engine has judged it. `start` is the view of a match of
 * this game before its first move: it has what the position leaves out.
 */
export function bareView(position: Partial<Position>, start: View): View {
  const places = Object.fromEntries(Object.keys(start.places).map((place) => [place, []]));
  const named = Object.values(position.places ?? {})
    .flat()
    .map((id) => [id, { kind: id.split(".")[0] ?? id }]);
  return {
    ...start,
    player: -1,
    options: { ...start.options, ...position.options },
    places: { ...places, ...position.places },
    pieces: { ...Object.fromEntries(named), ...position.pieces },
    counters: { ...start.counters, ...position.counters },
    score: [],
    facts: {},
    moves: [],
    returns: null,
  };
}

/** How many seats a position has a place for. */
export function seatsOf(position: Partial<Position>): number {
  const seats = Object.keys(position.places ?? {}).map((place) => Number(/^p(\d)\./.exec(place)?.[1] ?? 0) + 1);
  return Math.min(4, Math.max(2, ...seats));
}
