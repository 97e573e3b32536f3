/** What a board shows before the engine is there: where all lies, and what only the engine could tell of it. */

import type { Scene } from "../table/board";
import type { Position, Say, Seat, View } from "../table/view";

/** What a view has beside a position. The embed code of a table carries it, so that no figure is missing. */
export type Picture = Pick<View, "player" | "score" | "scores" | "returns" | "facts">;

export const pictureOf = ({ player, score, scores, returns, facts }: View): Picture => ({
  ...{ player, score, scores, returns, facts },
});

/** Nobody is known to be asked. */
const NOBODY = -2;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function isPosition(value: Record<string, unknown>): value is Position & { options: View["options"] } {
  return ["places", "pieces", "counters", "options"].every((key) => isObject(value[key]));
}

export function isPicture(value: Record<string, unknown>): value is Picture & Record<string, unknown> {
  return (
    Number.isInteger(value.player) && Array.isArray(value.score) && Array.isArray(value.scores) && isObject(value.facts)
  );
}

/** A position as a view in which nothing can be done. Without a picture no score is known, and no fact. */
export function viewOf(
  { places, pieces, counters, options }: Position & { options: View["options"] },
  picture: Picture | null,
): View {
  const seats = Object.keys(places).map((id) => Number(/^p(\d)\b/.exec(id)?.[1] ?? -1));
  // A board prints a score as it is.
  const unknown = Array.from({ length: Math.max(...seats, -1) + 1 }, () => "?") as unknown as number[];
  const known: Picture = picture ?? { player: NOBODY, score: [], scores: unknown, returns: null, facts: {} };
  return { ...{ places, pieces, counters, options }, ...known, prompt: { id: "", args: {} }, moves: [] };
}

/** An empty board for so many seats. */
export function emptyView(options: View["options"], seats: number): View {
  const scores = Array.from({ length: seats }, () => "") as unknown as number[];
  const nothing = { score: [], scores, returns: null, facts: {}, moves: [], prompt: { id: "", args: {} } };
  return { player: NOBODY, options, places: {}, pieces: {}, counters: {}, ...nothing };
}

/** Seats by the usual names and colours. A seat beyond the players that the options count is an automa's. */
export function usualSeats(count: number, options: View["options"], say: Say): Required<Seat>[] {
  const people = typeof options.players === "number" ? options.players : count;
  return Array.from({ length: count }, (_, seat) => ({
    name: say(seat < people ? { id: `page-name-${seat + 1}`, args: {} } : { id: "automa", args: {} }),
    player: seat < people ? "human" : "automa",
    colour: seat + 1,
  }));
}

/** What each seat has; where some of it is a secret to the viewer, the rest. Nothing, if no score is known. */
export function scoresOf({ view, viewer }: Scene): { seat: number; points: number; hides: boolean }[] {
  if (!view.score.length) return [];
  return view.scores.map((total, seat) => {
    const open = view.score.filter((line) => line.seat === seat && !line.secret);
    const hides = !view.returns && seat !== viewer && view.score.some((line) => line.seat === seat && line.secret);
    return { seat, hides, points: hides ? open.reduce((sum, { points }) => sum + points, 0) : total };
  });
}
