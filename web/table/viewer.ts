import type { Seat, View } from "./view";

/** The seat in front of the screen: the only human, or the human whose turn it is, or the one who was there before. */
export function viewerOf(view: View, seats: readonly Seat[], before = 0): number {
  const humans = seats.flatMap((seat, index) => (seat.player === "human" ? [index] : []));
  if (humans.length === 1) return humans[0] as number;
  return humans.includes(view.player) ? view.player : before;
}
