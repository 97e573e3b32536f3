/** The names that the page uses for what crosses from the engine. */
import type * as contract from "../generated/contract";

export type {
  Argument,
  Entry,
  LookBack,
  Move,
  Refusal,
  Save,
  ScoreLine,
  Seat,
  Step,
  View,
} from "../generated/contract";

/** A message; the page's own may leave the arguments out. */
export type Message = Pick<contract.Message, "id"> & Partial<Pick<contract.Message, "args">>;

export type Match = contract.MatchInfo;

export type OptionValue = string | number | boolean;
export type OptionInfo = { name: string; default: OptionValue; choices: OptionValue[]; players: number[] };
export type GameInfo = Omit<contract.GameInfo, "options"> & { options: OptionInfo[] };

export type Rulebook = contract.SectionInfo[];
