import type { Params, Result } from "../engine/client";
import { notices } from "./notices";
import { services } from "./services";
import { settings } from "./settings";
import { store } from "./store";
import { TableState } from "./table-state";
import type { Message, Move, OptionValue, Position, Refusal, Save, Seat, Step, View } from "./types";
import { t } from "./words";

const OVER = -2;

type Update = Result<"new">;

/** How long a bot's move stands before the next one, in milliseconds. */
const PAUSE = { slow: 1400, normal: 500, fast: 0 };

/** Neither an animation that the browser holds back nor a slow disk holds up the match for longer. */
const PATIENCE = 4000;

export interface NewMatch {
  game: string;
  options: Record<string, OptionValue>;
  seats: Seat[];
  seed?: number;
  practice?: boolean;
  /** Files of printed matter of the players' own. */
  components?: unknown[];
}

/** The best moves for the player, or how the match has swung; neither while it is thought about. */
export type Advice = Partial<Result<"hint"> & Result<"analyse">>;

/** Shows steps on the table and resolves when the pieces lie still. */
export type Present = (steps: readonly Step[]) => Promise<void>;

/**
 * The match on the table: what the engine last said of it, the bots that play in it, the look back, and its place in
 * the store. A "change" event follows every change; "said" carries what a screen reader is to hear.
 */
export class Session extends TableState {
  /** The seat of the bot that is thinking now. */
  thinking: number | null = null;
  /** What the player is being advised, or has been: null if not. */
  advice: Advice | null = null;
  /** How far a search has come, 0 to 1. A "progress" event follows every change. */
  progress = 0;
  /** The bots wait until the player lets them go on. */
  paused = false;
  /** Whether what has happened is still on its way to the store. */
  storing = false;
  present: Present = async () => {};
  /** Only looked at: it is kept once the player has acted. A "kept" event follows. */
  draft = false;

  #save: Save | null = null;
  #stored: Promise<void> = Promise.resolve();
  /** Grows whenever what the bots were thinking about is no longer so. */
  #thought = 0;
  #closed = false;
  #resting = false;
  /** A move is on its way to the engine; another one is not sent after it. */
  #asking = false;
  static #current: Session | null = null;
  readonly #restarted = () => {
    this.match = { ...this.match, can_redo: false, can_redo_whole: false }; // What was taken back is not part of a save.
    notices.add("news", t("engine-restarted"));
    this.#changed();
  };

  private constructor(
    /** Under which the match is kept on this device; null: it is not. */
    readonly id: string | null,
    update: Update,
  ) {
    super(update);
    services.engine.addEventListener("restarted", this.#restarted);
  }

  static begin(match: NewMatch, id: string | null = newId()): Promise<Session> {
    return Session.#open(id, () => services.engine.call("new", { ...match }));
  }

  /** A match as it was saved; a draft is not kept before something happens in it. */
  static load(save: Save, id: string | null = newId(), draft = false): Promise<Session> {
    return Session.#open(id, () => services.engine.call("load", { save }), draft);
  }

  /** A match that begins at a position. */
  static start(begin: Params<"open">, id: string | null = newId(), draft = false): Promise<Session> {
    return Session.#open(id, () => services.engine.call("open", begin), draft);
  }

  /** The engine holds one match: the one before rests meanwhile, and ends when this one is on the table. */
  static async #open(id: string | null, call: () => Promise<Update>, draft = false): Promise<Session> {
    await services.start();
    const before = Session.#current;
    if (before) before.#rest(true);
    let update: Update;
    try {
      update = await call();
    } catch (error) {
      if (before) before.#rest(false);
      throw error;
    }
    before?.close();
    const session = new Session(id, update);
    session.draft = draft;
    session.paused = draft && session.#bot(session.view.player);
    Session.#current = session;
    void session.#keep();
    return session;
  }

  /** Whether a person is asked now. */
  get asked(): boolean {
    return !this.back && !this.#resting && this.thinking === null && this.seats[this.view.player]?.player === "human";
  }

  /** Whether a bot is to move and waits to be let go. */
  get waiting(): boolean {
    return this.paused && !this.back && this.#bot(this.view.player);
  }

  async play(notation: string): Promise<void> {
    if (await this.#make(notation)) void this.go();
  }

  /** Plays gains of one list one after another, for as long as those that are left are what is offered. */
  async playAll(gains: readonly Move[]): Promise<void> {
    const left = [...gains];
    for (let next = left.shift(); next; next = left.shift()) {
      const ply = this.match.ply + 1;
      if (!(await this.#make(next.notation))) return;
      const offered = new Set(this.view.moves.map(sameWords));
      if (this.match.ply !== ply || !left.every((move) => offered.has(sameWords(move)))) break;
    }
    void this.go();
  }

  /** Sends a move of the seat that is asked; whether it was made. */
  async #make(move: string): Promise<boolean> {
    if (this.#resting || this.#closed || this.#asking) return false;
    if (this.back) this.now();
    this.#interrupt();
    this.#asking = true;
    let update: Update;
    try {
      update = await services.engine.call("play", { move, seat: this.view.player });
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.#asking = false;
    }
    await this.#accept(update, true);
    return true;
  }

  async refusal(path: readonly string[]): Promise<Refusal | null> {
    return (await services.engine.call("refuse", { path: [...path] })).refusal;
  }

  async facts(id: string): Promise<Message[]> {
    return (await services.engine.call("facts", { id })).facts;
  }

  /**
   * Takes the last move back; in practice also the bots' moves before it, until a person is asked. With `whole` all moves
   * of the same player in a row.
   */
  async undo(whole = false): Promise<void> {
    await this.#rewind("undo", whole);
  }

  async redo(whole = false): Promise<void> {
    await this.#rewind("redo", whole);
  }

  async #rewind(method: "undo" | "redo", whole: boolean): Promise<void> {
    const can = () => (method === "undo" ? this.match.can_undo : this.match.can_redo);
    if (!can()) return;
    this.#interrupt();
    this.back = null;
    try {
      do {
        await this.#accept(await services.engine.call(method, { whole }), false);
      } while (this.#bot(this.view.player) && can());
      this.#say(this.say(this.view.prompt));
    } catch (error) {
      this.#failed(error);
    }
    void this.go();
  }

  /** Shows the table as it was after a step; the match stays where it is, the bots wait. */
  async lookAt(ply: number): Promise<void> {
    this.#interrupt();
    try {
      this.back = await services.engine.call("at", { ply });
    } catch (error) {
      this.#failed(error);
    }
    this.#changed();
  }

  /** Ends the look back. */
  now(): void {
    if (!this.back) return;
    this.back = null;
    this.#changed();
    void this.present([]);
    void this.go();
  }

  /** Lets the bot that thinks make the move that is best so far. */
  moveNow(): void {
    services.bots.now().catch(() => {});
  }

  /** Asks for the best moves or, once the match is over, how it has swung. */
  async advise(): Promise<void> {
    if (this.back || !(this.match.over || this.asked)) return;
    this.#interrupt();
    const thought = this.#thought;
    this.advice = {};
    this.#progressed(0);
    this.#changed();
    const method = this.match.over ? "analyse" : "hint";
    try {
      const advice = await services.bots[method](this.#save, this.match.ply, this.#progressed);
      if (thought !== this.#thought) return;
      this.advice = advice;
    } catch (error) {
      if (thought !== this.#thought) return;
      this.advice = null;
      this.#failed(error);
    }
    this.#changed();
  }

  /** Takes the advice away, also one that is still thought about. */
  dismiss(): void {
    this.#interrupt();
    this.advice = null;
    this.#changed();
  }

  /** Stops the bots until `go(true)`. */
  stop(): void {
    this.#interrupt();
    this.paused = true;
    this.#changed();
  }

  /** Lets the bots move until a person is asked. */
  async go(unpause = false): Promise<void> {
    if (unpause) this.paused = false;
    const thought = ++this.#thought;
    while (!this.#closed && !this.#resting && !this.paused && !this.back && this.#bot(this.view.player)) {
      const seat = this.view.player;
      const rested = passed(PAUSE[settings.get("pace")]);
      this.thinking = seat;
      this.#progressed(0);
      this.#changed();
      try {
        const player = this.seats[seat]?.player ?? "";
        const move = await services.bots.think(this.#save, player, this.match.ply, this.#progressed);
        await rested;
        if (thought !== this.#thought) return;
        if (move === null) continue; // A stop that was meant for the thought before.
        this.thinking = null;
        // What the engine has played is so, whatever the player wants meanwhile.
        await this.#accept(await services.engine.call("play", { move, seat }), true);
      } catch (error) {
        if (thought !== this.#thought) return; // Stopped on purpose.
        this.thinking = null;
        this.paused = true;
        this.#failed(error);
        return;
      }
      if (thought !== this.#thought) return;
    }
    this.#changed();
  }

  /** The match as it was last kept. */
  get save(): Save {
    return this.#save as Save;
  }

  /** What is shown, as a position. */
  async position(): Promise<Position> {
    return (await services.engine.call("position", { ply: this.back?.ply })).position as Position;
  }

  /** The match up to the step that is shown, to be played on from there. */
  get branch(): Save {
    return { ...this.save, moves: this.save.moves.slice(0, this.back?.ply) };
  }

  /** What a rematch begins with: the same table, and the next seat begins where the game has such an option. */
  get rematch(): NewMatch {
    const options = { ...(this.view.options as Record<string, OptionValue>) };
    const seats = this.seats.filter((seat) => seat.player !== "automa");
    if (typeof options.first === "number") options.first = (options.first + 1) % seats.length;
    const { practice } = this.match;
    return { game: this.game, options, seats, practice, components: this.#save?.components };
  }

  close(): void {
    this.#closed = true;
    this.#interrupt();
    if (Session.#current === this) Session.#current = null;
    services.engine.removeEventListener("restarted", this.#restarted);
  }

  #rest(resting: boolean): void {
    this.#resting = resting;
    if (resting) this.#interrupt();
    else void this.#keep().then(() => this.go());
  }

  #bot(seat: number): boolean {
    return seat >= 0 && this.seats[seat]?.player !== "human";
  }

  #interrupt(): void {
    this.#thought += 1;
    if (this.thinking === null && !this.advice) return;
    if (!this.advice?.plies) {
      this.advice = null;
      services.bots.stop().catch(() => {});
    }
    this.thinking = null;
  }

  /** Takes an answer of the engine over, keeps the match, and shows what happened. */
  async #accept(update: Update, onwards: boolean): Promise<void> {
    const { steps, view } = update;
    this.take(update, onwards);
    this.advice = null;
    this.storing = true;
    const drafted = this.draft;
    this.draft = false;
    this.#changed();
    if (onwards)
      this.#say(
        [...steps.flatMap((step) => step.log.map((entry) => this.say(entry.message))), this.say(view.prompt)].join(
          t("gap"),
        ),
      );
    const moving = onwards && !this.back ? steps : [];
    const kept = this.#keep().finally(() => {
      this.storing = false;
      this.#changed();
    });
    if (drafted) this.dispatchEvent(new Event("kept"));
    await Promise.race([Promise.all([kept, this.present(moving)]), passed(PATIENCE)]);
  }

  async #keep(): Promise<void> {
    const { save } = services.engine;
    if (this.#closed || this.#resting || !save) return; // The engine may hold another match already.
    this.#save = save;
    if (this.draft) return;
    const { id, game, view, match } = this;
    if (id === null) return;
    const kept = { id, game, seats: [...match.seats], ply: match.ply, updated: Date.now(), save, view };
    this.#stored = this.#stored.then(() => store.put(kept));
    await this.#stored;
  }

  #failed(error: unknown): void {
    notices.error(error, this.game);
    this.#changed();
  }

  #say(text: string): void {
    this.dispatchEvent(new CustomEvent("said", { detail: text }));
  }

  readonly #progressed = (done: number): void => {
    this.progress = done;
    this.dispatchEvent(new Event("progress"));
  };

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

const passed = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const sameWords = ({ notation, message }: Move): string => JSON.stringify([notation, message]);

/** The plain gains among the moves, if there are several: they can be played by one button. */
export function gainsOf(moves: readonly Move[]): readonly Move[] {
  const gains = moves.filter(({ group }) => group === "gain");
  return gains.length > 1 ? gains : [];
}

export const isOver = (view: View): boolean => view.player === OVER;

export const newId = (): string => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
