import { readObject } from "../app/files";
import { notices, PageError } from "../app/notices";
import { services } from "../app/services";
import { type Printed, store } from "../app/store";
import type { GameInfo } from "../app/types";
import { t, words } from "../app/words";

/** How many values of a game are stand-ins when it is played by these files. */
export function standIns(game: GameInfo, printed: readonly Printed[]): number {
  const counts = { ...game.stand_ins, ...Object.fromEntries(printed.map(({ kind, standIns }) => [kind, standIns])) };
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What a kind of printed matter is called. */
export const kindName = (game: string, kind: string): string => words.say({ id: `file-${kind}` }, game);

/** Keeps files of printed matter if all of them can be played by; else each that cannot says why, and none is kept. */
export async function addPrinted(game: string, files: readonly File[]): Promise<void> {
  const read = await Promise.all(files.map((file) => checked(game, file)));
  const good = read.filter((printed) => printed !== null);
  if (good.length < files.length) return;
  for (const [index, { kind, file }] of good.entries()) {
    const other = good.slice(0, index).find((printed) => printed.kind === kind);
    if (other) return notices.add("error", t("printed-twice", { file, other: other.file, kind: kindName(game, kind) }));
  }
  await store.putPrinted(good);
}

/** A file that can be played by; null if not, which is told by its first fault. */
async function checked(game: string, file: File): Promise<Printed | null> {
  try {
    const component = await readObject(file, "printed");
    await services.start();
    const { faults, stand_ins } = await services.engine.call("check", { game, component });
    const [first, ...more] = faults;
    if (!first) return { game, kind: String(component.kind), file: file.name, standIns: stand_ins, component };
    const cause = words.say(first.message, game);
    const text = first.path ? t("error-at", { cause, path: first.path }) : cause;
    throw new PageError(t("printed-fault", { file: file.name, text, more: more.length }));
  } catch (error) {
    notices.error(error, game, file.name);
    return null;
  }
}
