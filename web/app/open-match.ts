import type { Params } from "../engine/client";
import { chooseFiles, readObject } from "./files";
import { notices } from "./notices";
import { router, toMatch } from "./router";
import { type NewMatch, newId, Session } from "./session";
import type { Save, Seat } from "./types";
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

/** Goes to the table with a match that is open already. */
export function showMatch(session: Session): void {
  if (session.id === null) return; // Only in a frame of another page, which has no other place to go to.
  ready = session;
  router.go(toMatch(session.id));
}

/** Whether what a file or a link holds is a position and not a match. */
export const isPosition = (found: object): boolean => "places" in found && !("moves" in found);

/** A position is played from by way of trial. */
export const practice = (position: Record<string, unknown>, seats?: Seat[]): Params<"open"> => ({
  position,
  seats,
  practice: true,
});

/** Opens a file as a match of its own; what is wrong with it is said, and the table stays as it is. */
export async function openFile(file: File): Promise<void> {
  let found: Record<string, unknown> | undefined;
  try {
    found = await readObject(file, "save");
    showMatch(await (isPosition(found) ? Session.start(practice(found)) : Session.load(found as unknown as Save)));
    notices.add("news", t("file-opened", { file: file.name }));
  } catch (error) {
    notices.error(error, typeof found?.game === "string" ? found.game : "", found ? file.name : "");
  }
}

export async function chooseAndOpen(): Promise<void> {
  const [file] = await chooseFiles();
  if (file) await openFile(file);
}
