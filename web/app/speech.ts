import type { Argument, Message } from "./types";

/** The arguments of a message as its sentence takes them. */
export type Values = Record<string, string | number>;

/** Says messages of one game, wherever its sentences come from. */
export abstract class Speech {
  /** The sentence of an id, if there is one; an attribute is a form of it. */
  protected abstract sentence(id: string, attribute?: string): ((values: Values) => string) | null;

  has(id: string): boolean {
    return this.sentence(id) !== null;
  }

  /** A message in words. `names` are the players' names by seat; an attribute is a form of the sentence, if it has it. */
  say(message: Message, names: readonly string[] = [], attribute?: string): string {
    const sentence = (attribute && this.sentence(message.id, attribute)) || this.sentence(message.id);
    if (!sentence) return message.id;
    const values: Values = {};
    for (const [name, value] of Object.entries(message.args ?? {})) values[name] = this.#value(value, names);
    return sentence(values);
  }

  /** Joins by the language's rule for lists. */
  abstract list(items: readonly string[]): string;

  #value(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.#value(item, names))));
    if ("id" in value) return this.say(value, names);
    return names[value.seat] ?? this.say(numbered(value.seat));
  }
}

/** What a player is called who has no name. */
export const numbered = (seat: number): Message => ({ id: "seat", args: { number: seat + 1 } });
