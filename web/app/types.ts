/** The names that the page uses for what crosses from the engine. */
import type * as contract from "../generated/contract";
import type { View } from "../generated/contract";

export type {
  Argument,
  Entry,
  Lesson,
  LessonInfo,
  LessonLink,
  LookBack,
  Move,
  Note,
  Refusal,
  Save,
  ScoreLine,
  Seat,
  Step,
  Text,
  View,
} from "../generated/contract";

/** A message; the page's own may leave the arguments out. */
export type Message = Pick<contract.Message, "id"> & Partial<Pick<contract.Message, "args">>;

export type Match = contract.MatchInfo;

export type OptionValue = string | number | boolean;
export type OptionInfo = { name: string; default: OptionValue; choices: OptionValue[]; players: number[] };
export type GameInfo = Omit<contract.GameInfo, "options"> & { options: OptionInfo[] };

export type Rulebook = contract.SectionInfo[];

/** A position as a file or a link has it; what is wrong with it, the engine says. */
export interface Position {
  format: number;
  game: string;
  rules: string;
  options: Record<string, OptionValue>;
  places: Record<string, string[]>;
  pieces: View["pieces"];
  counters: Record<string, number>;
  agenda: unknown[][];
  [more: string]: unknown;
}
