import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "./advice";
import "./refusal-bubble";
import "./replay-bar";
import "../share/share-dialog";
import { bar, commonTools } from "../app/bar";
import { PageElement } from "../app/element";
import { download, fileName, fileText } from "../app/files";
import { notices } from "../app/notices";
import { showMatch, takeReady } from "../app/open-match";
import { type Link, router, toEditor, toMatch, toShelf } from "../app/router";
import { services } from "../app/services";
import { Session } from "../app/session";
import { settings } from "../app/settings";
import type { LookBack, Message, Seat, Step, View } from "../app/types";
import { named, progress, t, words } from "../app/words";
import { packPosition } from "../share/links";
import { sharedMatch } from "../share/shared";
import { viewerOf } from "../table/viewer";
import type { BoardHost } from "./board-host";
import { openingOf, openingOfLink, type Trouble } from "./opening";
import { Play } from "./play";
import { promptBar, startPrompt } from "./prompt";
import { result } from "./result";
import { type Panel, type Side, sidePanels } from "./side";
import { automaTurn, Story } from "./story";
import { tableTools } from "./toolbar";
import { troublePanel } from "./trouble";

/** Milliseconds in which an engine should be there that has come so far: till then no board is drawn ahead of it. */
const SOON = 300;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("button, input, select, textarea, a, summary");

/** The table: the board, what is asked, and the panels beside it. */
@customElement("tl-table-page")
export class TablePage extends PageElement {
  /** A match of this device. */
  @property({ attribute: false }) matchId = "";
  /** Or what an address carries. */
  @property({ attribute: false }) link: Link | null = null;
  @state() private failed = false;
  @state() private trouble: Trouble | null = null;
  @state() private replaying = false;
  @state() private sheet: Panel | null = null;
  @state() private target: { rule: string } | null = null;
  @state() private said = "";
  @state() private story: Story | null = null;
  @query(".board-host") private host!: HTMLElement;
  readonly #player = new Play(this, {
    onchosen: () => {
      this.sheet = null;
      this.story?.finish();
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
    this.addEventListener("tl-story-close", () => this.#forget());
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
    if (changed.has("matchId") || changed.has("link")) void this.#open();
    else this.#fit();
  }

  private get session(): Session | null {
    return this.#player.session;
  }

  // ---- opening and leaving ----

  async #open(): Promise<void> {
    this.#leave();
    const board = this.#player.mount(this.host);
    const here = () => this.#board === board && this.isConnected;
    const ready = takeReady(this.matchId);
    if (ready) return this.#begin(ready);
    const opening = await (this.link ? openingOfLink(this.link) : openingOf(this.matchId));
    if (!here()) return;
    if (!opening) {
      notices.add("error", t("match-gone"));
      return router.go(toShelf, true);
    }
    if ("text" in opening) {
      this.trouble = opening;
      return;
    }
    const { game } = opening;
    const seats = named(opening.seats, game);
    this.#shown = { game, seats };
    this.requestUpdate();
    const preview = async (view: View) => {
      if (services.stage === "engine") await new Promise((resolve) => setTimeout(resolve, SOON));
      const say = (message: Message) =>
        words.say(
          message,
          game,
          seats.map(({ name }) => name),
        );
      if (!this.session && (await board.mount(game, seats, say))) board.preview(view, viewerOf(view, seats));
    };
    opening.view.then(preview).catch(() => {}); // The engine will draw it all the same.
    try {
      const { session, ply, trouble = null } = await opening.begin();
      if (!here()) return session?.close();
      this.trouble = trouble;
      if (session) await this.#begin(session, ply);
    } catch (error) {
      if (!here()) return;
      this.failed = true;
      notices.error(error, game);
    }
  }

  /** Puts a match on the table; with `ply` it is looked back at that step. */
  async #begin(session: Session, ply = session.match.ply): Promise<void> {
    this.#player.begin(session);
    this.#shown = { game: session.game, seats: session.seats };
    session.addEventListener("change", () => this.#follow(session));
    session.addEventListener("said", (event) => {
      this.said = (event as CustomEvent<string>).detail;
    });
    const board = this.#board;
    if (!board || !(await board.mount(session.game, session.seats, session.say))) return;
    const { id } = session;
    if (id !== null) session.addEventListener("kept", () => router.settle(toMatch(id)));
    if (ply < session.match.ply) await session.lookAt(ply);
    this.replaying = session.back !== null;
    await board.show(session);
    session.present = (steps) => this.#present(session, board, steps);
    if (session.back) return;
    const { steps } = session;
    const opening = steps.every(({ seat }) => seat < 0) && automaTurn(session, steps).length > 0;
    if (opening) void this.#present(session, board, steps);
    await session.go();
  }

  #leave(): void {
    this.#player.clear();
    this.#shown = null;
    this.failed = this.replaying = false;
    this.target = this.trouble = null;
    this.#forget();
  }

  /** Shows on the board what has happened; the turn of an automa is told besides. */
  async #present(session: Session, board: BoardHost, steps: readonly Step[]): Promise<void> {
    const turn = automaTurn(session, steps);
    if (steps.length) this.story?.finish();
    else this.#forget();
    if (!turn.length) return board.show(session, steps);
    const story = new Story(turn, (step) => board.follow(session, step));
    this.story = story;
    await this.updateComplete; // The board takes the room that is left before anything moves.
    if (settings.get("story") === "once") {
      story.finish();
      return board.show(session, steps);
    }
    for (const step of steps.slice(0, steps.length - turn.length)) await board.follow(session, step);
    await story.tell();
    if (story === this.story) await board.show(session, turn.slice(-1));
  }

  /** Ends the telling of an automa's turn and takes it away. */
  #forget(): void {
    const { story } = this;
    this.story = null;
    story?.finish();
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

  /** What stands above the board has come or gone: it takes the room that is left. Below it is what the prompt leaves. */
  #fit(): void {
    const prompt = this.querySelector<HTMLElement>(".prompt")?.offsetHeight;
    if (prompt) this.style.setProperty("--tl-prompt", `${prompt}px`);
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
    this.#forget();
    this.replaying = true;
    void this.session?.lookAt(ply);
  }

  #endReplay(): void {
    this.replaying = false;
    this.session?.now();
  }

  /** Plays on from the step that is looked at, in a match of its own. */
  async #branch(session: Session): Promise<void> {
    try {
      showMatch(await Session.load(session.branch));
    } catch (error) {
      notices.error(error, session.game);
    }
  }

  readonly #save = (): void => {
    const { session } = this;
    if (session) download(fileName(session.game, "json"), fileText(session.save));
  };

  readonly #share = (): void => {
    const { session } = this;
    if (session) this.querySelector("tl-share")?.share(sharedMatch(session));
  };

  /** The position that is shown, in the editor. */
  readonly #edit = async (): Promise<void> => {
    const { session } = this;
    if (session) router.go(toEditor(session.game, await packPosition(await session.position())));
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === " " && this.story && !this.story.over && !isControl(event.target)) {
      event.preventDefault();
      this.story.next();
      return;
    }
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
          share: this.#share,
          edit: this.#edit,
          zoomBy: (factor) => this.#board?.zoomBy(factor),
          fit: () => this.#board?.fit(),
        })
      : commonTools();
    return html`${bar(tools, where)}
      <div class="table" ?data-storing=${session?.storing}>
        <main class="stage" id="main" tabindex="-1">
          ${this.trouble ? this.#troublePanel(this.trouble) : nothing}
          ${session ? this.#prompt(session) : this.#startPrompt()}
          ${session && this.replaying ? this.#replayBar(session) : nothing}
          ${session && this.story ? html`<tl-story .session=${session} .story=${this.story}></tl-story>` : nothing}
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
      <tl-share></tl-share>
      <div class="unseen" role="status">${this.said}</div>`;
  }

  #prompt(session: Session): TemplateResult {
    const { hint, unpick } = this.#player;
    return promptBar(session, hint, {
      play: (move) => this.#player.play(move),
      playAll: (gains) => this.#player.playAll(gains),
      unpick,
      branch: () => void this.#branch(session),
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

  #startPrompt(): TemplateResult | typeof nothing {
    if (this.trouble) return nothing;
    if (this.failed) return startPrompt(t("start-failed"), () => this.#retry());
    return startPrompt(t(`stage-${services.stage ?? "download"}`), null);
  }

  #troublePanel(trouble: Trouble): TemplateResult {
    const close = () => {
      this.trouble = null;
    };
    return troublePanel(trouble, { close: this.session && close, open: (rule) => this.#openRule(rule) });
  }

  #retry(): void {
    this.failed = false;
    void this.#open();
  }
}
