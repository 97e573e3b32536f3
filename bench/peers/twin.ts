/** A plain JavaScript twin of the engine: one object, changed in place. */

import { legal, start, unload } from "./rules";

/** Plays one random game; returns its number of moves. */
export function twinGame(): number {
  const table = start(Math.random);
  let moves = 0;
  for (let seat = 0; !table.over; seat ^= 1) {
    const choices = legal(table, seat);
    if (!choices.length) break;
    const [kind, target] = choices[(Math.random() * choices.length) | 0]!;
    if (kind) {
      unload(table, target, Math.random);
    } else {
      table.harbour[target] = seat;
      table.hand[seat]!--;
    }
    moves++;
  }
  return moves;
}
