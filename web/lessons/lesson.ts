import { recall, remember } from "../app/remembered";
import type { Text } from "../app/types";
import { words } from "../app/words";

/** What an author says, in the reader's language, or in the one that there is. */
export const told = (text: Text): string => text[words.language] ?? text.en ?? text["zh-Hant"] ?? "";

const DONE = "lessons";

/** Names of the lessons that have been read to their end, as `duel/first-turn`. */
export const doneLessons = (): Set<string> => new Set(recall<string[]>(DONE) ?? []);

export function markDone(game: string, lesson: string): void {
  remember(DONE, [...doneLessons().add(`${game}/${lesson}`)]);
}
