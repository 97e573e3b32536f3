import { recall, remember } from "./remembered";

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

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** The reader's language, if it is one of ours. */
function preferred(): Language {
  return navigator.languages.some((tag) => /^zh\b/i.test(tag)) && !/^en\b/i.test(navigator.languages[0] ?? "")
    ? "zh-Hant"
    : "en";
}

/** What a player has set for this device. A "change" event follows every change, also of the system's colours. */
class Settings extends EventTarget {
  #choices: Choices = {
    language: preferred(),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    story: "paced",
    zoom: "100",
  };

  constructor() {
    super();
    const kept = recall<Partial<Choices>>("settings") ?? {};
    for (const name of Object.keys(ALLOWED) as (keyof Choices)[]) {
      if ((ALLOWED[name] as readonly unknown[]).includes(kept[name])) this.#put(name, kept[name] as never);
    }
    this.#show();
    DARK.addEventListener("change", () => this.dispatchEvent(new Event("change")));
  }

  get<K extends keyof Choices>(name: K): Choices[K] {
    return this.#choices[name];
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    if (this.#choices[name] === value) return;
    this.#put(name, value);
    remember("settings", this.#choices);
    this.#show();
    this.dispatchEvent(new Event("change"));
  }

  /** Sets for this page alone, whatever the device has been told: nothing of it is remembered. */
  override(choices: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...choices };
    this.#show();
    this.dispatchEvent(new Event("change"));
  }

  /** Whether the page is dark now, whoever decided it. */
  get dark(): boolean {
    const { theme } = this.#choices;
    return theme === "auto" ? DARK.matches : theme === "night";
  }

  #put<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.#choices = { ...this.#choices, [name]: value };
  }

  #show(): void {
    const { dataset } = document.documentElement;
    for (const name of ["theme", "motion"] as const) {
      if (this.#choices[name] === "auto") delete dataset[name];
      else dataset[name] = this.#choices[name];
    }
  }
}

export const settings = new Settings();
