/** The names that the page uses for what crosses from the engine. */
import type * as contract from "../generated/contract";

export type { Argument, LookBack, Move, Refusal, Save, ScoreLine, View } from "../generated/contract";

/** A message; the engine leaves empty arguments out. */
export type Message = Pick<contract.Message, "id"> & Partial<Pick<contract.Message, "args">>;

/** A line of the log; `automatic`: the rules left no choice. */
export type Entry = contract.Entry & { automatic?: boolean | null };
export type Step = Omit<contract.Step, "log"> & { log: Entry[] };

/** The engine tells every seat whole. */
export type Seat = Required<contract.Seat>;
export type Match = Omit<contract.MatchInfo, "seats"> & { seats: Seat[] };

export type OptionValue = string | number | boolean;
export type OptionInfo = { name: string; default: OptionValue; choices: OptionValue[] };
export type GameInfo = Omit<contract.GameInfo, "options"> & { options: OptionInfo[] };

export type Rulebook = contract.SectionInfo[];
