/** What the table reads of an engine's view. The generated contract fits these shapes; a hand-written position does too. */

export type Argument = number | string | { seat: number } | Message | Argument[];

export interface Message {
  id: string;
  args: Record<string, Argument>;
}

export interface Piece {
  kind: string;
  owner?: number | null;
  face?: string | null;
}

export interface ScoreLine {
  category: string;
  seat: number;
  points: number;
  rule: string;
  detail: Message;
  secret?: boolean | null;
}

export interface Move {
  notation: string;
  message: Message;
  detail?: Message | null;
  group: string;
  path: string[];
}

/** Who lies where: the part of a view that moves on the table. */
export interface Position {
  places: Record<string, string[]>;
  pieces: Record<string, Piece>;
  counters: Record<string, number>;
}

export interface View extends Position {
  player: number;
  options: Record<string, unknown>;
  score: ScoreLine[];
  scores: number[];
  returns: number[] | null;
  facts: Record<string, Message[]>;
  moves: Move[];
}

/** One thing that happened: the table after it, and the ids to mark as the last move. */
export interface Step {
  seat: number;
  path: string[];
  places?: Record<string, string[]> | null;
  pieces?: Record<string, Piece> | null;
  counters?: Record<string, number> | null;
}

/** A player as the page names them; `colour` is 1 to 4 (`--tl-seat-N`). */
export interface Seat {
  name: string;
  player: string;
  colour: number;
}

export type Say = (message: Message) => string;
