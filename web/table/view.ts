import type { Message, View } from "../generated/contract";

export type { Argument, Message, Move, Piece, ScoreLine, Step, View } from "../generated/contract";

/** What lies where: the part of a view that moves on the table. */
export type Position = Pick<View, "places" | "pieces" | "counters">;

/** A player as the page names them; `colour` is 1 to 4 (`--tl-seat-N`). */
export interface Seat {
  name?: string;
  player?: string;
  colour: number;
}

export type Say = (message: Message) => string;
