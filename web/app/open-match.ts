import { chooseFiles, readObject } from "./files";
import { notices } from "./notices";
import { router, toMatch } from "./router";
import { type NewMatch, newId, Session } from "./session";
import type { Save } from "./types";
import { t } from "./words";

/** What the table page is to take over; made before the page is shown, so that a bad file changes nothing. */
let ready: Session | null = null;

/** A match that was set up and is begun by the table page, over the board that is drawn already. */
let planned: { id: string; match: NewMatch } | null = null;

export function takeReady(id: string): Session | null {
  if (ready?.id !== id) return null;
  const session = ready;
  ready = null;
  return session;
}

export const plannedMatch = (id: string): NewMatch | null => (planned?.id === id ? planned.match : null);

/** Goes to the table, which begins the match. */
export function beginMatch(match: NewMatch): void {
  const id = newId();
  planned = { id, match };
  router.go(toMatch(id));
}

/** Opens a file as a match of its own; what is wrong with it is said, and the table stays as it is. */
export async function openFile(file: File): Promise<void> {
  let save: Save | undefined;
  try {
    save = (await readObject(file, "save")) as unknown as Save;
    const id = newId();
    ready = await Session.load(save, id);
    router.go(toMatch(id));
    notices.add("news", t("file-opened", { file: file.name }));
  } catch (error) {
    notices.error(error, typeof save?.game === "string" ? save.game : "", save ? file.name : "");
  }
}

export async function chooseAndOpen(): Promise<void> {
  const [file] = await chooseFiles();
  if (file) await openFile(file);
}
