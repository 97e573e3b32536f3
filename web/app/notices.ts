import { EngineError } from "../engine/client";
import { t, words } from "./words";

export interface Notice {
  id: number;
  kind: "error" | "news";
  text: string;
  rule?: string;
}

/** What the page has to say beside the match: errors and news that stay until they are closed. */
class Notices extends EventTarget {
  list: readonly Notice[] = [];
  #last = 0;

  add(kind: Notice["kind"], text: string, rule?: string): void {
    const others = this.list.filter((notice) => notice.text !== text).slice(-2);
    this.list = [...others, { id: ++this.#last, kind, text, rule }];
    this.dispatchEvent(new Event("change"));
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
    this.dispatchEvent(new Event("change"));
  }

  /** An error as one sentence that names the place and the cause; `file` is where it was found. */
  error(error: unknown, game = "", file = ""): void {
    if (error instanceof EngineError) {
      const cause = words.say(error.text, game);
      const text = error.path ? t("error-at", { cause, path: error.path }) : cause;
      this.add("error", file ? t("error-file", { file, text }) : text, error.rule);
    } else if (error instanceof PageError) {
      this.add("error", error.message);
    } else {
      this.add("error", t("error-unexpected", { cause: error instanceof Error ? error.message : String(error) }));
    }
  }
}

/** An error found by the page itself; its message is a whole sentence. */
export class PageError extends Error {}

export const notices = new Notices();
