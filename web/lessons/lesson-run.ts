import { notices } from "../app/notices";
import { services } from "../app/services";
import { TableState } from "../app/table-state";
import type { Lesson, Message, Move, Note, Refusal, Save, Seat, Step } from "../app/types";
import { t } from "../app/words";
import type { Result } from "../engine/client";

type Update = Result<"load">;

/** How the move of the note before came about. */
export type Solved = "found" | "also" | "shown" | null;

/**
 * A lesson as it is read: the note that is shown, and the table behind it. The engine knows what is legal, the lesson
 * what is right. A "change" event follows every change.
 */
export class LessonRun extends TableState {
  /** The note that is shown. */
  index = 0;
  solved: Solved = null;
  /** Pieces are on their way, or the engine is asked: nothing can be picked meanwhile. */
  busy = false;
  present: (steps: readonly Step[]) => Promise<void> = async () => {};
  readonly #line: readonly string[];

  private constructor(
    readonly lesson: Lesson,
    update: Update,
  ) {
    super(update);
    this.#line = lineOf(lesson);
  }

  /** Puts a lesson on the table. Rejects with an EngineError that says what is wrong in it. */
  static async open(lesson: Lesson): Promise<LessonRun> {
    await services.start();
    const update = await load(lesson, lesson.notes[0]?.at ?? 0);
    return new LessonRun(lesson, update);
  }

  get note(): Note {
    return this.lesson.notes[this.index] as Note;
  }

  get notes(): number {
    return this.lesson.notes.length;
  }

  /** The moves of which the reader must find one now; none where there is only something to read. */
  get expected(): readonly string[] {
    return this.note.expect ?? [];
  }

  get asked(): boolean {
    return this.expected.length > 0 && !this.busy;
  }

  /** Whether the last note is shown and nothing is asked any more. */
  get done(): boolean {
    return this.index === this.notes - 1 && !this.expected.length;
  }

  /** Who has no name is called by the colour, as at any table. */
  override get seats(): readonly Seat[] {
    return super.seats.map((seat, index) => {
      const given = this.match.seats[index];
      return given && !given.name && given.player !== "automa" ? { ...seat, name: t(`name-${seat.colour}`) } : seat;
    });
  }

  /** The move that the lesson goes on with. */
  get answer(): Move | undefined {
    return this.view.moves.find(({ notation }) => notation === this.#line[this.note.at]);
  }

  /** Makes a move if it is one of those expected, and shows the next note; whether it was. */
  async attempt(move: Move): Promise<boolean> {
    if (!this.expected.includes(move.notation)) return false;
    await this.#onwards(move.notation === this.answer?.notation ? "found" : "also");
    return true;
  }

  /** Shows the move that was to be found, and the next note. */
  async show(): Promise<void> {
    await this.#onwards("shown");
  }

  /** Shows the next note, where nothing is to be found. */
  async next(): Promise<void> {
    if (!this.expected.length) await this.#onwards(null);
  }

  /** Shows the note before, with the table as it was then. */
  async previous(): Promise<void> {
    if (this.busy || !this.index) return;
    await this.#while(async () => {
      this.take(await load(this.lesson, this.lesson.notes[this.index - 1]?.at ?? 0), false);
      this.index -= 1;
      this.solved = null;
      await this.present([]);
    });
  }

  async refusal(path: readonly string[]): Promise<Refusal | null> {
    return (await services.engine.call("refuse", { path: [...path] })).refusal;
  }

  async facts(id: string): Promise<Message[]> {
    return (await services.engine.call("facts", { id })).facts;
  }

  async #onwards(solved: Solved): Promise<void> {
    const next = this.lesson.notes[this.index + 1];
    if (this.busy || !next) return;
    await this.#while(async () => {
      const moves = this.#line.slice(this.note.at, next.at);
      const update = moves.length ? await services.engine.call("replay", { moves }) : null;
      if (update) this.take(update, true);
      this.index += 1;
      this.solved = solved;
      if (update) await this.present(update.steps);
    });
  }

  async #while(action: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.#changed();
    try {
      await action();
    } catch (error) {
      notices.error(error, this.game);
    } finally {
      this.busy = false;
      this.#changed();
    }
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

/** The moves of a lesson from its beginning: those of its save, and after them the first one of each that is expected. */
function lineOf({ save, notes }: Pick<Lesson, "save" | "notes">): string[] {
  const line = [...(save?.moves ?? [])];
  for (const { at, expect } of notes) if (expect && at === line.length) line.push(expect[0]);
  return line;
}

/** Puts the table as it is after so many moves. */
function load(lesson: Lesson, at: number): Promise<Update> {
  const { save, position } = lesson;
  const { game, rules, options } = (position ?? {}) as unknown as Save;
  const match: Save = save ?? { format: 1, game, rules, options, moves: [], start: position };
  return services.engine.call("load", { save: { ...match, moves: lineOf(lesson).slice(0, at) } });
}
