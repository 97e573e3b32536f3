import { Chain } from "./chain";
import { type Language, settings } from "./settings";
import { type Sentences, sentencesOf } from "./site";
import { numbered } from "./speech";
import type { Message } from "./types";

const FALLBACK: Language = "en";

/** Files of sentences that go with those of every game. */
const SHARED = ["common", "page", "widget"];

/**
 * All sentences: the player's language first, English where a sentence is missing.
 * A "change" event follows when another language is ready.
 */
class Words extends EventTarget {
  language: Language = FALLBACK;
  #texts: readonly (readonly [Language, Sentences])[] = [];
  /** By game, made when something is first said of it. */
  #chains = new Map<string, Chain>();

  constructor() {
    super();
    settings.addEventListener("change", () => {
      if (settings.get("language") !== this.language) void this.load();
    });
  }

  /** Makes the player's language ready. */
  async load(): Promise<void> {
    const language = settings.get("language");
    const order = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    const read = async (tongue: Language) => [tongue, await sentencesOf(tongue).catch(() => ({}))] as const;
    const texts = await Promise.all(order.map(read));
    if (language !== settings.get("language")) return;
    this.language = language;
    this.#texts = texts;
    this.#chains.clear();
    document.documentElement.lang = language;
    this.dispatchEvent(new Event("change"));
  }

  /** Whether there is a sentence of this id. */
  has(id: string, game = ""): boolean {
    return this.#chain(game).has(id);
  }

  /** A message in words. `names` are the players' names by seat. */
  say(message: Message, game = "", names: readonly string[] = [], attribute?: string): string {
    return this.#chain(game).say(message, names, attribute);
  }

  /** Joins by the language's rule for lists. */
  list(items: readonly string[]): string {
    return this.#chain("").list(items);
  }

  #chain(game: string): Chain {
    let chain = this.#chains.get(game);
    if (!chain) {
      const files = [...SHARED, game];
      const languages = this.#texts.map(([language, texts]) => {
        const messages = files.flatMap((file) => (Object.hasOwn(texts, file) ? (texts[file] ?? []) : []));
        return [language, messages] as const;
      });
      chain = new Chain(languages);
      this.#chains.set(game, chain);
    }
    return chain;
  }
}

export const words = new Words();

/** A sentence of the page itself: `t("shelf-title")` is the message `page-shelf-title`. */
export function t(id: string, args: Message["args"] = {}): string {
  return words.say({ id: `page-${id}`, args });
}

/** How far a match has come: the game's own sentence about its counters. */
export const progress = (game: string, counters: Record<string, number>): string =>
  words.say({ id: "status", args: counters }, game);

/** Seats with a name each: a player who has none is called by the number of the seat, an automa as its game says. */
export function named<S extends { name: string; player: string }>(seats: readonly S[], game: string): S[] {
  return seats.map((seat, index) => {
    const message = seat.player === "automa" ? { id: "automa" } : numbered(index);
    return { ...seat, name: seat.name || words.say(message, game) };
  });
}
