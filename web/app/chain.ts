import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Message } from "./types";

/** Sentences of one game in a row of languages: the first that has one says it. */
export class Chain {
  readonly #bundles: readonly FluentBundle[];

  /** The resources of each language, the reader's first. */
  constructor(languages: readonly (readonly [language: string, resources: readonly FluentResource[]])[]) {
    this.#bundles = languages.map(([language, resources]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const resource of resources) bundle.addResource(resource);
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.#find(id) !== null;
  }

  /** A message in words. `names` are the players' names by seat; an attribute is a form of the sentence, if it has it. */
  say(message: Message, names: readonly string[] = [], attribute?: string): string {
    const found = this.#find(message.id, attribute) ?? this.#find(message.id);
    if (!found) return message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.#argument(value, names);
    return found.bundle.formatPattern(found.pattern, args, []);
  }

  /** Joins by the language's rule for lists. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#bundles[0]?.locales[0]).format(items);
  }

  #argument(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.#argument(item, names))));
    if ("id" in value) return this.say(value, names);
    return names[value.seat] ?? this.say(numbered(value.seat));
  }

  #find(id: string, attribute?: string) {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return null;
  }
}

/** What a player is called who has no name. */
export const numbered = (seat: number): Message => ({ id: "seat", args: { number: seat + 1 } });
