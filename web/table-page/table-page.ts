import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "./advice";
import "./refusal-bubble";
import "./replay-bar";
import { bar, commonTools } from "../app/bar";
import { PageElement } from "../app/element";
import { download } from "../app/files";
import { notices } from "../app/notices";
import { plannedMatch, takeReady } from "../app/open-match";
import { router, toShelf } from "../app/router";
import { services } from "../app/services";
import { Session } from "../app/session";
import { settings } from "../app/settings";
import { startOf } from "../app/site";
import { store } from "../app/store";
import type { LookBack, Message, Seat, View } from "../app/types";
import { named, progress, t, words } from "../app/words";
import { viewerOf } from "../table/viewer";
import type { BoardHost } from "./board-host";
import { Play } from "./play";
import { promptBar, startPrompt } from "./prompt";
import { result } from "./result";
import { type Panel, type Side, sidePanels } from "./side";
import { tableTools } from "./toolbar";

/** The table: the board, what is asked, and the panels beside it. */
@customElement("tl-table-page")
export class TablePage extends PageElement {
  @property({ attribute: false }) matchId = "";
  @state() private failed = false;
  @state() private replaying = false;
  @state() private sheet: Panel | null = null;
  @state() private target: { rule: string } | null = null;
  @state() private said = "";
  @query(".board-host") private host!: HTMLElement;
  readonly #player = new Play(this, {
    onchosen: () => {
      this.sheet = null;
    },
  });
  /** The game and the seats that are shown, also before the session. */
  #shown: { game: string; seats: readonly Seat[] } | null = null;
  /** The look back that the board shows. */
  #back: LookBack | null = null;
  #top: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    services.addEventListener("change", this.redraw);
    words.addEventListener("change", this.#redrawBoard);
    settings.addEventListener("change", this.#redrawBoard);
    addEventListener("keydown", this.#key);
    this.addEventListener("tl-rule", (event) => this.#openRule((event as CustomEvent<string>).detail));
    this.addEventListener("tl-look", (event) => this.#look((event as CustomEvent<number>).detail));
    this.addEventListener("tl-replay-end", () => this.#endReplay());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    services.removeEventListener("change", this.redraw);
    words.removeEventListener("change", this.#redrawBoard);
    settings.removeEventListener("change", this.#redrawBoard);
    removeEventListener("keydown", this.#key);
    this.#leave();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("matchId")) void this.#open();
    else this.#fit();
  }

  private get session(): Session | null {
    return this.#player.session;
  }

  // ---- opening and leaving ----

  async #open(): Promise<void> {
    this.#leave();
    const id = this.matchId;
    const board = this.#player.mount(this.host);
    const ready = takeReady(id);
    if (ready) return this.#begin(ready);
    const kept = await store.get(id);
    const planned = kept ? null : plannedMatch(id);
    const known = kept ?? planned;
    if (!known) {
      notices.add("error", t("match-gone"));
      return router.go(toShelf, true);
    }
    await words.load([known.game]);
    const { game } = known;
    const seats = named(known.seats, game);
    this.#shown = { game, seats };
    this.requestUpdate();
    const preview = async (view: View) => {
      const say = (message: Message) =>
        words.say(
          message,
          game,
          seats.map(({ name }) => name),
        );
      if (!this.session && (await board.mount(game, seats, say))) board.preview(view, viewerOf(view, seats));
    };
    (kept ? preview(kept.view) : startOf(game).then(preview)).catch(() => {}); // The engine will draw it all the same.
    try {
      const session = kept ? await Session.load(kept.save, id) : planned ? await Session.begin(planned, id) : null;
      if (session && id === this.matchId && this.isConnected) await this.#begin(session);
      else session?.close();
    } catch (error) {
      if (id !== this.matchId || !this.isConnected) return;
      this.failed = true;
      notices.error(error, game);
    }
  }

  async #begin(session: Session): Promise<void> {
    this.#player.begin(session);
    this.#shown = { game: session.game, seats: session.seats };
    session.addEventListener("change", () => this.#follow(session));
    session.addEventListener("said", (event) => {
      this.said = (event as CustomEvent<string>).detail;
    });
    const board = this.#board;
    if (!(await board?.mount(session.game, session.seats, session.say))) return;
    await board?.show(session);
    session.present = async (steps) => board?.show(session, steps);
    await session.go();
  }

  #leave(): void {
    this.#player.clear();
    this.#shown = null;
    this.failed = this.replaying = false;
    this.target = null;
  }

  /** The session has changed: the board follows where the match itself did not move it. */
  #follow(session: Session): void {
    this.requestUpdate();
    const { back } = session;
    if (back && back !== this.#back) {
      const step = back.ply === (this.#back?.ply ?? Number.NaN) + 1 ? session.steps[back.ply - 1] : undefined;
      const { places, pieces, counters } = back.view;
      void this.#board?.show(session, step ? [{ ...step, places, pieces, counters }] : []);
    } else this.#board?.offer(session);
    this.#back = back;
  }

  /** What stands above the board has come or gone: it takes the room that is left. */
  #fit(): void {
    const top = this.host.offsetTop;
    if (this.#top !== undefined && this.#top !== top) this.#redrawBoard();
    this.#top = top;
  }

  readonly #redrawBoard = (): void => this.#player.redraw();

  get #board(): BoardHost | null {
    return this.#player.board;
  }

  // ---- what the player does ----

  #openRule(rule: string): void {
    this.#player.closeBubble();
    this.sheet = "rules";
    this.target = { rule };
  }

  readonly #replay = (): void => {
    const { session } = this;
    if (!session) return;
    if (this.replaying) this.#endReplay();
    else this.#look(session.match.ply);
  };

  #look(ply: number): void {
    this.replaying = true;
    void this.session?.lookAt(ply);
  }

  #endReplay(): void {
    this.replaying = false;
    this.session?.now();
  }

  readonly #save = (): void => {
    const { session } = this;
    if (!session) return;
    const day = new Date().toISOString().slice(0, 10);
    download(`two-lands-${session.game}-${day}.json`, session.text);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target instanceof HTMLElement && event.target.matches("input, textarea")) return;
    event.preventDefault();
    void (event.shiftKey ? this.session?.redo() : this.session?.undo());
  };

  // ---- what is seen ----

  protected override render(): TemplateResult {
    const { session } = this;
    const game = this.#shown ? words.say({ id: `game-${this.#shown.game}` }, this.#shown.game) : "";
    document.title = game ? `${game} · ${t("name")}` : t("name");
    const where = html`<div class="where">
      <h1 tabindex="-1">${game}</h1>
      ${session ? html`<span>${this.#status(session)}</span>` : nothing}
    </div>`;
    const tools = session
      ? tableTools(session, this.replaying, {
          replay: this.#replay,
          save: this.#save,
          zoomBy: (factor) => this.#board?.zoomBy(factor),
          fit: () => this.#board?.fit(),
        })
      : commonTools();
    return html`${bar(tools, where)}
      <div class="table">
        <main class="stage" id="main" tabindex="-1">
          ${session ? this.#prompt(session) : startPrompt(this.#starting(), this.failed ? () => this.#retry() : null)}
          ${session && this.replaying ? this.#replayBar(session) : nothing}
          ${session?.match.over && !this.replaying ? result(session, this.#replay) : nothing}
          ${session?.advice ? html`<tl-advice .session=${session} .advice=${session.advice}></tl-advice>` : nothing}
          <div class="board">
            <h2 class="unseen">${t("board")}</h2>
            <div class="board-host"></div>
            <tl-bubble .bubble=${this.#player.bubble} .anchor=${this.#player.anchor}></tl-bubble>
          </div>
        </main>
        ${sidePanels(this.#side())}
      </div>
      <div class="unseen" role="status">${this.said}</div>`;
  }

  #prompt(session: Session): TemplateResult {
    const { hint, unpick } = this.#player;
    return promptBar(session, hint, {
      play: (move) => this.#player.play(move),
      playAll: (gains) => this.#player.playAll(gains),
      unpick,
    });
  }

  #replayBar(session: Session): TemplateResult {
    const { ply } = session.match;
    return html`<tl-replay .session=${session} .ply=${session.back?.ply ?? ply} .plies=${ply}></tl-replay>`;
  }

  #side(): Side {
    const { target, sheet } = this;
    const { session, moves, lit } = this.#player;
    const open = (panel: Panel | null) => {
      this.sheet = panel;
    };
    return { session, moves, lit, target, sheet, open };
  }

  #status(session: Session): string {
    const { match } = session;
    const parts = [match.over ? t("status-over") : progress(session.game, session.shown.counters)];
    if (match.practice) parts.push(t("status-practice"));
    return parts.join(t("dot"));
  }

  #starting(): string {
    return this.failed ? t("start-failed") : t(`stage-${services.stage ?? "download"}`);
  }

  #retry(): void {
    this.failed = false;
    void this.#open();
  }
}
