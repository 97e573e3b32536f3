import { viewerOf } from "../table/viewer";
import type { Entry, LookBack, Match, Message, Seat, Step, View } from "./types";
import { named, t, words } from "./words";

const CHANCE = -1;

/** What the engine last said of the match on the table, as the board and the panels ask for it. */
export abstract class TableState extends EventTarget {
  match: Match;
  /** The view after the last step. */
  view: View;
  steps: Step[];
  back: LookBack | null = null;
  /** Who sat in front of the screen last. */
  #viewer: number;

  constructor({ match, view, steps }: { match: Match; view: View; steps: Step[] }) {
    super();
    this.match = match;
    this.view = view;
    this.steps = steps;
    this.#viewer = viewerOf(view, match.seats);
  }

  /** Whether a person is asked now. */
  abstract get asked(): boolean;

  get game(): string {
    return this.match.game;
  }

  get seats(): readonly Seat[] {
    return named(this.match.seats, this.game);
  }

  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** What the page shows: the look back, or how it stands. */
  get shown(): View {
    return this.back?.view ?? this.view;
  }

  /** The seat whose secrets may be seen. */
  get viewer(): number {
    return viewerOf(this.shown, this.seats, this.#viewer);
  }

  readonly say = (message: Message): string => words.say(message, this.game, this.names);

  /** A short form of a message, if its sentence has one. */
  readonly short = (message: Message): string => words.say(message, this.game, this.names, "short");

  /** The log up to the step that is shown, oldest first. */
  get log(): { ply: number; entry: Entry }[] {
    const until = this.back?.ply ?? Number.POSITIVE_INFINITY;
    return this.steps
      .filter((step) => step.ply <= until)
      .flatMap((step) => step.log.map((entry) => ({ ply: step.ply, entry })));
  }

  /** What the last player did, in words; empty at the beginning. */
  get lastDone(): string {
    const done = this.log.filter(({ entry }) => !isChance(entry.seat)).map(({ entry }) => entry);
    const from = done.findLastIndex(({ seat }) => seat !== done.at(-1)?.seat) + 1;
    return done
      .slice(from)
      .map(({ message }) => this.say(message))
      .join(t("gap"));
  }

  /** The ids that the last move of a player marks. */
  get last(): string[] {
    return this.back?.last ?? this.steps.findLast((step) => step.seat >= 0)?.path ?? [];
  }

  /** Takes over what the engine says: the whole match, or how it went on. */
  protected take({ match, view, steps }: { match: Match; view: View; steps: Step[] }, onwards: boolean): void {
    this.match = match;
    this.view = view;
    this.#viewer = viewerOf(view, this.seats, this.#viewer);
    this.steps = onwards ? [...this.steps, ...steps] : steps;
  }
}

export const isChance = (seat: number): boolean => seat === CHANCE;
