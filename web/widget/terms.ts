/** The promise to writers, version 1: what an embed may say, as attributes of the element or in an address. */

export const VERSION = "1";
export const GAMES = ["duel", "imhotep", "nefertiti", "men_nefer"] as const;
export const LANGUAGES = ["en", "zh-Hant"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const BOTS = ["first-game", "apprentice", "scribe", "architect", "master", "greedy", "random"] as const;
const SWITCHES = ["on", "off"] as const;

/** Who answers where the reader does not play and the writer names nobody. */
const USUAL_BOT = "apprentice";
/** All words of the promise. `v` is the version, which an address has to name. */
const NAMES = [
  ...["game", "position", "picture", "match", "at", "lesson", "seats", "bot", "caption"],
  ...["lang", "theme", "undo", "score", "log", "rules", "v"],
];

/** What is wrong, as a message of widget.ftl. */
export interface Fault {
  id: string;
  args: Record<string, string>;
}

export interface Terms {
  game: string;
  /** As they were written: packed, or JSON. */
  position: string;
  picture: string;
  match: string;
  /** The name of a lesson of the site, or a lesson. */
  lesson: string;
  /** How many moves of the match are made; null: all of them. */
  at: number | null;
  /** The seats that the reader plays, counted from 0; null: as the match says, or all of them. */
  seats: readonly number[] | null;
  /** The level of the bots; null: the usual one where one is needed. */
  bot: string | null;
  caption: string;
  lang: (typeof LANGUAGES)[number];
  theme: (typeof THEMES)[number];
  undo: boolean;
  score: boolean;
  log: boolean;
  rules: boolean;
}

/** Reads what was written; faults name everything that cannot be, and what takes its place is the default. */
export function readTerms(written: ReadonlyMap<string, string>): { terms: Terms; faults: Fault[] } {
  const faults: Fault[] = [];
  const fault = (id: string, args: Record<string, string>) => faults.push({ id: `widget-${id}`, args });
  const has = (name: string) => written.has(name);
  const text = (name: string) => written.get(name) ?? "";

  for (const name of written.keys()) if (!NAMES.includes(name)) fault("unknown", { name, known: NAMES.join(", ") });

  function one<T extends string, D>(name: string, choices: readonly T[], otherwise: D): T | D {
    if (!has(name)) return otherwise;
    const found = choices.find((choice) => choice === text(name));
    if (found === undefined) fault("value", { name, value: text(name), choices: choices.join(", ") });
    return found ?? otherwise;
  }
  /** A bare attribute says "on", as HTML's own do. */
  const on = (name: string, otherwise: boolean) =>
    has(name) && text(name) !== "" ? one(name, SWITCHES, otherwise ? "on" : "off") === "on" : has(name) || otherwise;

  one("v", [VERSION], VERSION);
  const game = one("game", GAMES, "");
  if (!has("game")) fault("missing", { name: "game" });
  for (const name of ["position", "match", "lesson"]) if (has(name) && !text(name).trim()) fault("empty", { name });
  if (has("at") && !has("match")) fault("without", { name: "at", other: "match" });
  if (has("picture") && !has("position")) fault("without", { name: "picture", other: "position" });
  if (has("position") && has("match") && !has("at")) fault("both", { name: "position", other: "match", third: "at" });
  for (const name of ["match", "seats", "bot"])
    if (has("lesson") && has(name)) fault("either", { name, other: "lesson" });

  const seats = readSeats(text("seats").trim());
  if (has("seats") && !seats) fault("seats", { value: text("seats") });
  const bot = one("bot", BOTS, null);
  if (has("bot") && text("seats").trim() === "all") fault("against", { name: "bot", other: "seats", value: "all" });
  const at = /^\d{1,5}$/.test(text("at")) ? Number(text("at")) : null;
  if (has("at") && at === null) fault("number", { name: "at", value: text("at") });

  const terms: Terms = {
    ...{ game, at, seats, bot },
    ...{ position: text("position").trim(), picture: text("picture").trim(), match: text("match").trim() },
    lesson: text("lesson").trim(),
    caption: text("caption"),
    lang: languageOf(text("lang")),
    theme: one("theme", THEMES, "auto"),
    undo: on("undo", true),
    score: on("score", false),
    log: on("log", false),
    rules: on("rules", false),
  };
  return { terms, faults };
}

/** Any tag of HTML: Chinese is read in Traditional Chinese, all else in English. */
export const languageOf = (tag: string): Terms["lang"] => (/^zh\b/i.test(tag) ? "zh-Hant" : "en");

const ALL = [0, 1, 2, 3];

function readSeats(text: string): readonly number[] | null {
  if (text === "all") return ALL;
  if (text === "none") return [];
  const seats = text.split(/[\s,]+/).map(Number);
  return seats.every((seat) => ALL.includes(seat - 1)) ? seats.map((seat) => seat - 1) : null;
}

/** Who plays each seat. `before` is who sat there, `asked` the seat that is asked first. */
export function playersOf(terms: Terms, before: readonly string[], asked: number): string[] {
  const { seats, bot } = terms;
  const alone = before.every((player) => player === "human" || player === "automa");
  return before.map((player, seat) => {
    if (player === "automa") return player;
    if (seats) return seats.includes(seat) ? "human" : (bot ?? (player === "human" ? USUAL_BOT : player));
    if (bot) return alone ? (seat === asked ? "human" : bot) : player === "human" ? player : bot;
    return player;
  });
}

/** Whether `lesson` names one of the site's, and does not carry one. */
export const isName = (lesson: string): boolean => /^[a-z\d-]{1,60}$/.test(lesson);

/** What a text carries: JSON as it is, or packed. Rejects if it is neither, or no object. */
export async function unfold(text: string, unpack: (packed: string) => unknown): Promise<Record<string, unknown>> {
  const value = text.startsWith("{") ? JSON.parse(text) : await unpack(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("no object");
  return value as Record<string, unknown>;
}
