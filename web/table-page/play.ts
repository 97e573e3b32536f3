import type { ReactiveControllerHost } from "lit";
import { notices } from "../app/notices";
import type { Session } from "../app/session";
import type { TableState } from "../app/table-state";
import type { Move } from "../app/types";
import { t } from "../app/words";
import { BoardHost } from "./board-host";
import type { Bubble } from "./refusal-bubble";

type Host = ReactiveControllerHost & HTMLElement;

interface PlayOptions {
  /** The board stands in a frame of another page: see `StageOptions`. */
  framed?: boolean;
  /** A move was chosen: what lay over the board is closed. */
  onchosen?(): void;
}

/** What a player does at a board: picks, refusals, and the bubble that says why. It listens to the panels of its page. */
export class Play {
  session: Session | null = null;
  board: BoardHost | null = null;
  bubble: Bubble | null = null;
  /** The ids that the board points at, and the notations of the moves that they mean. */
  pointed: readonly string[] = [];
  lit: ReadonlySet<string> = new Set();
  #picked: readonly Move[] | null = null;

  constructor(
    private readonly host: Host,
    private readonly options: PlayOptions = {},
  ) {
    const on = <T>(name: string, act: (detail: T) => void) =>
      host.addEventListener(name, (event) => act((event as CustomEvent<T>).detail));
    on<Move>("tl-move", (move) => this.play(move));
    on<readonly Move[]>("tl-gains", (gains) => this.playAll(gains));
    on<Move | null>("tl-point", (move) => this.board?.light(move));
    on("tl-bubble-close", () => this.closeBubble());
  }

  /** A board in this element; what lay there before is gone. */
  mount(element: HTMLElement): BoardHost {
    this.clear();
    this.board = new BoardHost(
      element,
      {
        onchosen: (move) => this.play(move),
        onpicked: (path, moves) => {
          this.#picked = path.length ? moves : null;
          this.bubble = null;
          this.host.requestUpdate();
        },
        onrefused: (ids, path) => void this.#refused(ids, path),
        onpointed: (ids, moves) => {
          this.pointed = ids ?? [];
          this.lit = new Set(moves.map((move) => move.notation));
          this.host.requestUpdate();
        },
      },
      this.options.framed,
    );
    return this.board;
  }

  begin(session: Session): void {
    this.session = session;
    this.host.requestUpdate();
  }

  clear(): void {
    this.session?.close();
    this.board?.destroy();
    this.session = this.board = this.bubble = this.#picked = null;
    this.host.requestUpdate();
  }

  /** The moves that still can be meant, after the picks on the board. */
  get moves(): readonly Move[] {
    return this.session?.asked ? (this.#picked ?? this.session.view.moves) : [];
  }

  /** What the board shows where it is pointed at, in words. */
  get hint(): string {
    const { session } = this;
    if (!session) return "";
    const facts = this.pointed.flatMap((id) => session.shown.facts[id] ?? []);
    return facts.slice(0, 3).map(session.say).join(t("gap"));
  }

  /** Takes the last pick back; null if nothing is picked. */
  get unpick(): (() => void) | null {
    return this.#picked ? () => this.board?.unpick() : null;
  }

  readonly anchor = (id: string): DOMRect | null => this.board?.anchor(id) ?? null;

  play(move: Move): void {
    this.#choose();
    void this.session?.play(move.notation);
  }

  playAll(gains: readonly Move[]): void {
    this.#choose();
    void this.session?.playAll(gains);
  }

  closeBubble(): void {
    this.bubble = null;
    this.host.requestUpdate();
  }

  redraw(): void {
    if (this.session) this.board?.redraw(this.session.say);
  }

  #choose(): void {
    this.#picked = null;
    this.closeBubble();
    this.options.onchosen?.();
    this.board?.finish();
    this.board?.light(null);
  }

  async #refused(ids: readonly string[], path: readonly string[]): Promise<void> {
    const { session, board } = this;
    if (!session || !board) return;
    try {
      const bubble = await bubbleOf(session, board, ids, path);
      if (bubble) this.#tell(bubble);
    } catch (error) {
      notices.error(error, session.game);
    }
  }

  #tell(bubble: Bubble): void {
    this.bubble = bubble;
    this.host.requestUpdate();
  }
}

/** A table at which the engine answers. */
type Answering = TableState & Pick<Session, "refusal" | "facts">;

/** Of something picked that begins no move: the rule that forbids it, or what there is to know of it. */
export async function bubbleOf(
  table: Answering,
  board: BoardHost,
  ids: readonly string[],
  path: readonly string[],
): Promise<Bubble | null> {
  for (const id of table.asked ? ids : []) {
    const refusal = await table.refusal([...path, id]);
    if (!refusal) continue;
    board.refuse(id);
    const title = t("refused", { place: board.label(id) });
    return { id, title, sentences: [table.say(refusal.message)], rule: refusal.rule };
  }
  for (const id of ids) {
    const facts = [...(table.shown.facts[id] ?? []), ...(await table.facts(id))];
    if (facts.length) return { id, title: board.label(id), sentences: [...new Set(facts.map(table.say))] };
  }
  return null;
}
