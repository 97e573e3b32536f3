import type { Session } from "../app/session";
import type { Message, Position, Save, Seat, View } from "../app/types";

/** What is shared: a table as it is seen, and the match that it is taken from, if there is one. */
export interface Shared {
  game: string;
  seats: readonly Seat[];
  view: View;
  viewer: number;
  /** Ids marked as the last move. */
  last: readonly string[];
  say(message: Message): string;
  position(): Promise<Position>;
  match: { save: Save; ply: number } | null;
  /** The name of the lesson of the site of which this is the table. */
  lesson?: string;
}

export function sharedMatch(session: Session): Shared {
  const { game, seats, shown: view, viewer, last, say, save, back, match } = session;
  const ply = back?.ply ?? match.ply;
  const position = session.position();
  return { game, seats, view, viewer, last, say, position: () => position, match: { save, ply } };
}
