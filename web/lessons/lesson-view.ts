import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../table-page/refusal-bubble";
import { PageElement } from "../app/element";
import { icon, seatMark } from "../app/icon";
import { notices } from "../app/notices";
import { services } from "../app/services";
import { settings } from "../app/settings";
import type { Lesson, Move, Position } from "../app/types";
import { t, words } from "../app/words";
import type { Shared } from "../share/shared";
import { BoardHost } from "../table-page/board-host";
import { bubbleOf } from "../table-page/play";
import { startPrompt } from "../table-page/prompt";
import type { Bubble } from "../table-page/refusal-bubble";
import { type Panel, sidePanels } from "../table-page/side";
import { told } from "./lesson";
import { LessonRun } from "./lesson-run";

const PHONE = "(max-width: 760px)";

/**
 * A lesson: the table with its notes beside the places they speak of, and the moves that the reader must find. It knows no
 * address; "tl-lesson-done" says that the last note has been reached, and `ending` is what is offered then.
 */
@customElement("tl-lesson")
export class LessonView extends PageElement {
  @property({ attribute: false }) lesson!: Lesson;
  @property({ attribute: false }) ending: TemplateResult | typeof nothing = nothing;
  @state() private run: LessonRun | null = null;
  @state() private failed = false;
  /** What is said of the reader's last try, in the place of the note. */
  @state() private answer: Bubble | null = null;
  /** The reader has put the note away. */
  @state() private read = false;
  @state() private sheet: Panel | null = null;
  @state() private target: { rule: string } | null = null;
  @state() private lit: ReadonlySet<string> = new Set();
  @state() private picked: readonly Move[] | null = null;
  @query(".board-host") private host!: HTMLElement;
  #board: BoardHost | null = null;
  #index = -1;

  override connectedCallback(): void {
    super.connectedCallback();
    services.addEventListener("change", this.redraw);
    words.addEventListener("change", this.#redrawBoard);
    settings.addEventListener("change", this.#redrawBoard);
    this.addEventListener("tl-rule", (event) => this.#openRule((event as CustomEvent<string>).detail));
    this.addEventListener("tl-move", (event) => void this.#attempt((event as CustomEvent<Move>).detail));
    this.addEventListener("tl-gains", (event) => this.#gains((event as CustomEvent<readonly Move[]>).detail));
    this.addEventListener("tl-point", (event) => this.#board?.light((event as CustomEvent<Move | null>).detail));
    this.addEventListener("tl-bubble-close", () => this.#close());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    services.removeEventListener("change", this.redraw);
    words.removeEventListener("change", this.#redrawBoard);
    settings.removeEventListener("change", this.#redrawBoard);
    this.#leave();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("lesson")) void this.#open();
  }

  /** This lesson, by its name on the site, for other people, with the table as it stands for its picture; null until it is on the table. */
  shared(lesson: string): Shared | null {
    const { run } = this;
    if (!run) return null;
    const { game, seats, view, viewer, say } = run;
    const position = async () => (await services.engine.call("position", {})).position as Position;
    return { game, seats, view, viewer, say, position, last: [], match: null, lesson };
  }

  // ---- opening and leaving ----

  async #open(): Promise<void> {
    this.#leave();
    const { lesson } = this;
    const board = new BoardHost(this.host, {
      onchosen: (move) => void this.#attempt(move),
      onpicked: (path, moves) => {
        this.picked = path.length ? (moves as Move[]) : null;
        if (path.length) this.answer = null;
      },
      onrefused: (ids, path) => void this.#refused(ids, path),
      onpointed: (_, moves) => {
        this.lit = new Set(moves.map((move) => move.notation));
      },
    });
    this.#board = board;
    try {
      const run = await LessonRun.open(lesson);
      if (lesson !== this.lesson || !this.isConnected) return;
      this.run = run;
      run.addEventListener("change", () => this.#follow(run));
      run.present = (steps) => board.show(run, steps);
      if (!(await board.mount(run.game, run.seats, run.say))) return;
      await board.show(run);
      this.#follow(run);
    } catch (error) {
      if (lesson !== this.lesson || !this.isConnected) return;
      this.failed = true;
      notices.error(error);
    }
  }

  #leave(): void {
    this.run = this.answer = this.picked = this.target = null;
    this.failed = this.read = false;
    this.#board?.destroy();
    this.#board = null;
    this.#index = -1;
  }

  /** Another note, or the table has come to rest. */
  #follow(run: LessonRun): void {
    this.requestUpdate();
    this.#board?.offer(run);
    if (run.busy) this.#board?.hint([]);
    if (run.busy || run.index === this.#index) return;
    this.#index = run.index;
    this.answer = null;
    this.read = false;
    const { place } = run.note;
    if (place) {
      this.#board?.reveal(place);
      this.#board?.hint([place]);
    }
    if (run.done) this.tell("tl-lesson-done");
    void this.updateComplete.then(() => this.#turnTo(run));
  }

  /** What is spoken of comes into sight; who has just found a move by keyboard goes on with what comes next. */
  #turnTo(run: LessonRun): void {
    const lost = !document.activeElement || document.activeElement === document.body;
    if ((lost || this.host.contains(document.activeElement)) && !run.expected.length) {
      this.querySelector<HTMLElement>(".lesson-go .primary")?.focus({ preventScroll: true });
    }
    const box = run.note.place ? this.#board?.anchor(run.note.place) : null;
    if (!box) return;
    const cover = matchMedia(PHONE).matches ? (this.querySelector<HTMLElement>(".bubble")?.offsetHeight ?? 0) + 120 : 0;
    const room = innerHeight - cover;
    if (box.top > 64 && box.bottom < room) return;
    const still = settings.get("motion") === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const behavior = still ? "auto" : "smooth";
    scrollBy({ top: box.top + box.height / 2 - (64 + room) / 2, behavior });
  }

  readonly #redrawBoard = (): void => {
    if (this.run) this.#board?.redraw(this.run.say);
  };

  // ---- what the reader does ----

  async #attempt(move: Move): Promise<void> {
    const { run } = this;
    if (!run?.asked) return;
    this.answer = this.picked = null;
    this.sheet = null;
    this.#board?.light(null);
    if (await run.attempt(move)) return;
    const { wrong, rule, place } = run.note;
    const sentences = [wrong ? told(wrong) : t("lesson-not-this")];
    if (move.detail) sentences.unshift(run.say(move.detail));
    const id = move.path.at(-1) ?? place ?? "";
    this.answer = { id, title: t("lesson-wrong", { move: run.say(move.message) }), sentences, rule: rule ?? undefined };
    this.#board?.restart();
  }

  #gains(gains: readonly Move[]): void {
    const right = gains.find(({ notation }) => this.run?.expected.includes(notation)) ?? gains[0];
    if (right) void this.#attempt(right);
  }

  async #refused(ids: readonly string[], path: readonly string[]): Promise<void> {
    const { run } = this;
    const board = this.#board;
    if (!run || !board || run.busy) return;
    try {
      const bubble = await bubbleOf(run, board, ids, path);
      if (bubble) this.answer = bubble;
    } catch (error) {
      notices.error(error, run.game);
    }
  }

  /** Says which kind of move it is, and rings what to pick first. */
  readonly #hint = (): void => {
    const { run } = this;
    const answer = run?.answer;
    if (!run || !answer) return;
    const [first] = answer.path;
    const word = run.say({ id: `group-${answer.group}`, args: {} });
    const sentence = t(first ? "lesson-hint-board" : "lesson-hint-button", { word });
    if (first) {
      this.#board?.reveal(first);
      this.#board?.hint([first]);
    }
    this.answer = { id: first ?? run.note.place ?? "", title: t("lesson-hint"), sentences: [sentence] };
  };

  #close(): void {
    if (this.answer) this.answer = null;
    else this.read = true;
  }

  #openRule(rule: string): void {
    this.sheet = "rules";
    this.target = { rule };
  }

  // ---- what is seen ----

  protected override render(): TemplateResult {
    const { run, lit, target, sheet } = this;
    const moves = run?.asked ? (this.picked ?? run.view.moves) : [];
    const open = (panel: Panel | null) => {
      this.sheet = panel;
    };
    return html`<div class="table lesson">
      <main class="stage" id="main" tabindex="-1">
        ${run ? this.#bar(run) : startPrompt(this.#starting(), this.failed ? () => this.#retry() : null)}
        <div class="board">
          <h2 class="unseen">${t("board")}</h2>
          <div class="board-host"></div>
          <tl-bubble
            .bubble=${this.#bubble()}
            .clear=${this.#clear(run)}
            .anchor=${(id: string) => this.#board?.anchor(id) ?? null}
          ></tl-bubble>
        </div>
      </main>
      ${sidePanels({ session: run, moves, lit, target, sheet, open })}
    </div>`;
  }

  /** What can be picked stays in sight. */
  #clear(run: LessonRun | null): string[] {
    return run?.asked ? [...new Set(run.view.moves.flatMap(({ path }) => path))] : [];
  }

  /** What is said now: of the last try, or the note. */
  #bubble(): Bubble | null {
    const { run, answer } = this;
    if (answer || !run || run.busy || this.read || this.#index < 0) return answer;
    const { note, solved } = run;
    const title = solved ? t(`lesson-${solved}`) : run.expected.length ? t("lesson-find") : "";
    const rule = run.expected.length ? undefined : (note.rule ?? undefined);
    const kind = solved === "found" || solved === "also" ? "right" : "note";
    return { id: note.place ?? "", title, sentences: told(note.text).split("\n"), rule, kind };
  }

  #bar(run: LessonRun): TemplateResult {
    const asks = run.expected.length > 0;
    const colour = asks ? run.seats[run.view.player]?.colour : undefined;
    const step = t("lesson-step", { step: run.index + 1, steps: run.notes });
    return html`<section class="prompt lesson-bar" data-seat=${colour ?? nothing} aria-label=${t("lesson")}>
      <span class="prompt-sign">${colour ? seatMark(colour) : icon("ui-rulebook")}</span>
      <p><span>${asks ? run.say(run.view.prompt) : told(this.lesson.title)}</span><small>${step}</small></p>
      <div class="lesson-go" role="group" aria-label=${t("lesson-tools")}>${this.#buttons(run)}</div>
    </section>`;
  }

  #buttons(run: LessonRun): TemplateResult {
    const tool = (name: string, sign: string, action: () => void, off = false) =>
      html`<button class="tool" aria-label=${t(name)} title=${t(name)} ?disabled=${off} @click=${action}>
        ${icon(sign)}
      </button>`;
    const again = () => {
      this.answer = null;
      this.read = false;
    };
    return html`${tool("lesson-back", "ui-prev", () => void run.previous(), !run.index)}
      ${this.read ? tool("lesson-read", "ui-log", again) : nothing}
      ${
        run.expected.length
          ? html`${this.#plain(run)}
              <button class="button" @click=${this.#hint}>${icon("ui-hint")}${t("lesson-hint")}</button>
              <button class="button" @click=${() => void run.show()}>${t("lesson-show")}</button>`
          : run.done
            ? this.ending
            : html`<button class="button primary" @click=${() => void run.next()}>${t("lesson-next")}</button>`
      }`;
  }

  /** Moves that nothing on the board means. */
  #plain(run: LessonRun): TemplateResult[] {
    const moves = run.asked ? run.view.moves.filter(({ path }) => !path.length) : [];
    return moves.map(
      (move) => html`<button class="button" @click=${() => void this.#attempt(move)}>${run.say(move.message)}</button>`,
    );
  }

  #starting(): string {
    return this.failed ? t("lesson-failed") : t(`stage-${services.stage ?? "download"}`);
  }

  #retry(): void {
    this.failed = false;
    void this.#open();
  }
}
