import { FluentResource } from "@fluent/bundle";
import { Chain } from "./chain";
import { type Language, settings } from "./settings";
import { siteText } from "./site";
import { numbered } from "./speech";
import type { Message } from "./types";

const FALLBACK: Language = "en";

/**
 * All sentences, read from Fluent files: the player's language first, English where a sentence is missing.
 * A "change" event follows when another language is ready.
 */
class Words extends EventTarget {
  language: Language = FALLBACK;
  /** Files that every game shares, and the page's own. */
  shared = ["common", "page"];
  #games = new Set<string>();
  #resources = new Map<string, Promise<FluentResource | null>>();
  #chains = new Map<string, Chain>();

  constructor() {
    super();
    settings.addEventListener("change", () => {
      if (settings.get("language") !== this.language) void this.load();
    });
  }

  /** Makes the player's language ready for the page and for the games named so far and now. */
  async load(games: Iterable<string> = []): Promise<void> {
    for (const game of games) this.#games.add(game);
    const language = settings.get("language");
    const chains = new Map<string, Chain>();
    const order = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
    await Promise.all(
      ["", ...this.#games].map(async (game) => {
        const files = game ? [...this.shared, game] : this.shared;
        const languages = order.map(async (tongue) => [tongue, await this.#read(tongue, files)] as const);
        chains.set(game, new Chain(await Promise.all(languages)));
      }),
    );
    if (language !== settings.get("language")) return;
    this.language = language;
    this.#chains = chains;
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
    return this.#chains.get(game) ?? this.#chains.get("") ?? new Chain([]);
  }

  async #read(language: Language, files: string[]): Promise<FluentResource[]> {
    const found = await Promise.all(files.map((file) => this.#resource(language, file)));
    return found.filter((resource) => resource !== null);
  }

  #resource(language: Language, file: string): Promise<FluentResource | null> {
    const path = `data/locales/${language}/${file}.ftl`;
    let resource = this.#resources.get(path);
    if (!resource) {
      resource = siteText(path).then(
        (text) => new FluentResource(text),
        () => {
          this.#resources.delete(path); // Asked for again with the next language change.
          return null;
        },
      );
      this.#resources.set(path, resource);
    }
    return resource;
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
