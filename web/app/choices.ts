import { recall } from "./remembered";

export const LANGUAGES = ["en", "zh-Hant"] as const;
export const THEMES = ["auto", "papyrus", "night"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
export const PACES = ["slow", "normal", "fast"] as const;
export const STORIES = ["paced", "pressed", "once"] as const;
export const ZOOMS = ["100", "125", "150", "200"] as const;

export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** How long a bot's move stands before the next one. */
  pace: (typeof PACES)[number];
  /** How the lines of an automa's turn come: at the pace, at a press each, or all at once. */
  story: (typeof STORIES)[number];
  /** Size of the board in percent of what fits. */
  zoom: (typeof ZOOMS)[number];
}

const ALLOWED: { [K in keyof Choices]: readonly Choices[K][] } = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
  story: STORIES,
  zoom: ZOOMS,
};

/** The reader's language, if it is one of ours. */
function preferred(): Language {
  return navigator.languages.some((tag) => /^zh\b/i.test(tag)) && !/^en\b/i.test(navigator.languages[0] ?? "")
    ? "zh-Hant"
    : "en";
}

/** What a player has set for this device, and what holds where nothing is set. */
export function choices(): Choices {
  const usual: Choices = {
    language: preferred(),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    story: "paced",
    zoom: "100",
  };
  const kept = recall<Partial<Choices>>("settings") ?? {};
  const names = Object.keys(ALLOWED) as (keyof Choices)[];
  const allowed = names.filter((name) => (ALLOWED[name] as readonly unknown[]).includes(kept[name]));
  return { ...usual, ...Object.fromEntries(allowed.map((name) => [name, kept[name]])) };
}
