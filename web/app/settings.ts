import { type Choices, choices } from "./choices";
import { remember } from "./remembered";

export * from "./choices";

const DARK = matchMedia("(prefers-color-scheme: dark)");

/** What a player has set for this device. A "change" event follows every change, also of the system's colours. */
class Settings extends EventTarget {
  #choices = choices();

  constructor() {
    super();
    this.#show();
    DARK.addEventListener("change", () => this.dispatchEvent(new Event("change")));
  }

  get<K extends keyof Choices>(name: K): Choices[K] {
    return this.#choices[name];
  }

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    if (this.#choices[name] === value) return;
    this.#choices = { ...this.#choices, [name]: value };
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

  #show(): void {
    const { dataset } = document.documentElement;
    for (const name of ["theme", "motion"] as const) {
      if (this.#choices[name] === "auto") delete dataset[name];
      else dataset[name] = this.#choices[name];
    }
  }
}

export const settings = new Settings();
