import { EngineError } from "../engine/client";
import { t, words } from "./words";

export interface Notice {
  id: number;
  kind: "error" | "news";
  text: string;
  rule?: string;
  action?: Action;
}

/** What a player may do about it. */
interface Action {
  label: string;
  run(): void;
}

/** How long news stand, in milliseconds. */
const NEWS = 10_000;

/** What the page has to say beside the match. Errors and offers stay until they are closed, other news pass. */
class Notices extends EventTarget {
  list: readonly Notice[] = [];
  #last = 0;

  add(kind: Notice["kind"], text: string, { rule, action }: Pick<Notice, "rule" | "action"> = {}): void {
    const others = this.list.filter((notice) => notice.text !== text).slice(-2);
    const id = ++this.#last;
    this.list = [...others, { id, kind, text, rule, action }];
    if (kind === "news" && !action) setTimeout(() => this.close(id), NEWS);
    this.dispatchEvent(new Event("change"));
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
    this.dispatchEvent(new Event("change"));
  }

  /** Says an error; `file` is where it was found. */
  error(error: unknown, game = "", file = ""): void {
    const { text, rule } = told(error, game);
    this.add("error", file && error instanceof EngineError ? t("error-file", { file, text }) : text, { rule });
  }
}

/** An error as one sentence that names the place and the cause. */
export function told(error: unknown, game = ""): { text: string; rule?: string } {
  if (error instanceof EngineError) {
    const cause = words.say(error.text, game);
    return { text: error.path ? t("error-at", { cause, path: error.path }) : cause, rule: error.rule };
  }
  if (error instanceof PageError) return { text: error.message };
  return { text: t("error-unexpected", { cause: error instanceof Error ? error.message : String(error) }) };
}

/** An error found by the page itself; its message is a whole sentence. */
export class PageError extends Error {}

export const notices = new Notices();
