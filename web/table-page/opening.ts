import { fileName, fileText } from "../app/files";
import { told } from "../app/notices";
import { isPosition, plannedMatch, practice } from "../app/open-match";
import { type Link, toEditor } from "../app/router";
import { newId, Session } from "../app/session";
import { startOf } from "../app/site";
import { store } from "../app/store";
import type { Position, Save, Seat, View } from "../app/types";
import { t } from "../app/words";
import { boards } from "../boards";
import { EngineError } from "../engine/client";
import { bareView, seatsOf } from "../share/bare-view";
import { readLink } from "../share/links";

/** What is wrong with what was to be opened, and the file that it came as. */
export interface Trouble {
  text: string;
  rule?: string;
  file: { name: string; content: string | Blob };
  /** The address of the editor, for a position. */
  editor?: string;
}

export interface Opened {
  /** Null: nothing of it can be put on the table. */
  session: Session | null;
  /** The step that is to be looked at. */
  ply?: number;
  trouble?: Trouble | null;
}

/** What is to come to the table: what can be drawn of it before the engine answers, and how to ask the engine for it. */
export interface Opening {
  game: string;
  seats: readonly Seat[];
  view: Promise<View>;
  begin(): Promise<Opened>;
}

/** A match of this device, or one that was just set up; null if there is none. */
export async function openingOf(id: string): Promise<Opening | null> {
  const kept = await store.get(id);
  if (kept) {
    const { game, seats, view, save } = kept;
    return { game, seats, view: Promise.resolve(view), begin: () => loaded(save, id, false) };
  }
  const planned = plannedMatch(id);
  if (!planned) return null;
  const { game, seats } = planned;
  return { game, seats, view: startOf(game), begin: async () => ({ session: await Session.begin(planned, id) }) };
}

/** What a link carries, or what is wrong with the link if nothing can be drawn of it. */
export async function openingOfLink(link: Link): Promise<Opening | Trouble> {
  const { found, trouble: cause } = await readLink(link);
  const game = typeof found?.game === "string" && Object.hasOwn(boards, found.game) ? found.game : null;
  const content = found ? fileText(found) : new Blob([link.packed], { type: "text/plain" });
  const file = { name: fileName(game ?? "link", found ? "json" : "txt"), content };
  const trouble = cause === null ? null : { text: cause, file };
  if (!found) return trouble ?? { text: t("link-foreign"), file };
  if (game === null && typeof found.game === "string") {
    const known = Object.keys(boards);
    return { text: t("link-game", { game: found.game, known }), file };
  }
  const begin = async (): Promise<Opened> => {
    try {
      if (isPosition(found)) return { session: await Session.start(practice(found), newId(), true), trouble };
      return steppedTo(link, trouble, await loaded(found as unknown as Save, newId(), true));
    } catch (error) {
      if (!(error instanceof EngineError) || error.own) throw error;
      const editor = isPosition(found) && game ? toEditor(game, link.packed) : undefined;
      return { session: null, trouble: trouble ?? { ...troubleOf(error, found), editor } };
    }
  };
  const position = isPosition(found) ? found : (found.start as Partial<Position> | undefined);
  const start = startOf(game ?? "");
  const view = position ? start.then((view) => bareView(position, view)) : start;
  const people = Array.from({ length: seatsOf(position ?? {}) }, (_, index) => ({
    name: "",
    player: "human",
    colour: index + 1,
  }));
  const seats = Array.isArray(found.seats) && found.seats.length ? (found.seats as Seat[]) : people;
  return { game: game ?? "", seats, view, begin };
}

/** The step that a link names, unless something is wrong already. */
function steppedTo({ ply: step }: Link, trouble: Trouble | null, opened: Opened): Opened {
  const { session } = opened;
  if (!session) return opened;
  const { moves } = session.save;
  if (trouble || opened.trouble) return { trouble, ...opened, ply: opened.ply ?? moves.length };
  if (step === undefined || step === "") return opened;
  const ply = Number(step);
  if (/^\d+$/.test(step) && ply <= session.match.ply) return { session, ply };
  const file = { name: fileName(session.game, "json"), content: fileText(session.save) };
  return { session, trouble: { text: t("link-step", { step, count: session.match.ply }), file } };
}

/** A match as it was saved; where one of its moves cannot be, the match up to that move. */
async function loaded(save: Save, id: string, draft: boolean): Promise<Opened> {
  try {
    return { session: await Session.load(save, id, draft) };
  } catch (error) {
    const at = error instanceof EngineError && error.kind === "save" && /^moves\[(\d+)\]$/.exec(error.path)?.[1];
    if (!at) throw error;
    const ply = Number(at);
    const session = await Session.load({ ...save, moves: save.moves.slice(0, ply) }, newId(), true);
    return { session, ply, trouble: troubleOf(error, save) };
  }
}

/** What the engine says against a file. */
export function troubleOf(error: unknown, found: { game?: unknown }): Trouble {
  const game = typeof found.game === "string" ? found.game : "";
  return { ...told(error, game), file: { name: fileName(game || "link", "json"), content: fileText(found) } };
}
