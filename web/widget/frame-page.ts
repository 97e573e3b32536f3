import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../app/notice-list";
import "../lessons/lesson-view";
import "../table-page/advice";
import "../table-page/refusal-bubble";
import { PageElement } from "../app/element";
import { download } from "../app/files";
import { icon, logo } from "../app/icon";
import { notices, PageError } from "../app/notices";
import { toRules } from "../app/router";
import { services } from "../app/services";
import { Session } from "../app/session";
import { lessonsOf } from "../app/site";
import type { Lesson, Message, Save, Seat, Step, View } from "../app/types";
import { t, words } from "../app/words";
import { EngineError } from "../engine/client";
import { told } from "../lessons/lesson";
import { pack, unpack } from "../share/codec";
import { viewerOf } from "../table/viewer";
import { Play } from "../table-page/play";
import { promptBar, startPrompt } from "../table-page/prompt";
import { standings } from "../table-page/result";
import { PANELS, type Panel } from "../table-page/side";
import { historyTool } from "../table-page/toolbar";
import type { Around } from "./around";
import { BAD_MESSAGE } from "./messages";
import { isPicture, isPosition, usualSeats, viewOf } from "./picture";
import { type Fault, isName, playersOf, type Terms, unfold } from "./terms";

/** The height of a lesson, in pixels. */
const LESSON = 720;

const w = (id: string, args: Message["args"] = {}): string => words.say({ id: `widget-${id}`, args });

/** The table in a frame of somebody's page: the board, what is asked, and as much beside it as the writer wants. */
@customElement("tl-widget")
export class WidgetPage extends PageElement {
  @property({ attribute: false }) terms!: Terms;
  @property({ attribute: false }) faults: readonly Fault[] = [];
  @property({ attribute: false }) around: Around | null = null;
  @state() private failed = false;
  @state() private lesson: Lesson | null = null;
  @state() private opened: ReadonlySet<Panel> = new Set();
  @state() private target: { rule: string } | null = null;
  @state() private said = "";
  @query(".board-host") private host!: HTMLElement;
  readonly #player = new Play(this, { framed: true });
  #ready = false;
  #over = false;
  readonly #grown = new ResizeObserver(() => {
    this.around?.tell({ kind: "size", height: Math.ceil(this.getBoundingClientRect().height) });
  });

  override connectedCallback(): void {
    super.connectedCallback();
    services.addEventListener("change", this.#started);
    notices.addEventListener("change", this.#noticed);
    void this.around?.misunderstood.then(() => this.#complain(words.say(BAD_MESSAGE)));
    this.addEventListener("tl-rule", (event) => this.#openRule((event as CustomEvent<string>).detail));
    this.#grown.observe(this);
  }

  protected override firstUpdated(): void {
    if (this.faults.length) {
      for (const fault of this.faults) this.#complain(words.say(fault));
      this.#arrived();
    }
    if (this.terms.game) void (this.terms.lesson ? this.#teach() : this.#open());
  }

  get #session(): Session | null {
    return this.#player.session;
  }

  // ---- the lesson ----

  /** A lesson has the room of a small window and scrolls in it: its notes lie over the board. */
  async #teach(): Promise<void> {
    this.#grown.disconnect();
    this.around?.tell({ kind: "size", height: LESSON });
    this.failed = false;
    try {
      this.lesson = await this.#found();
      await this.around?.settled;
    } catch (error) {
      this.failed = true;
      notices.error(error, this.terms.game);
    }
    this.#arrived();
  }

  /** One of the site's, or the writer's own. */
  async #found(): Promise<Lesson> {
    const { game, lesson } = this.terms;
    if (!isName(lesson)) {
      const own = (await this.#read("lesson")) as unknown as Lesson;
      const whole = Array.isArray(own.notes) && own.notes.length > 0 && own.notes.every((note) => note.at >= 0);
      if (!whole) throw new PageError(w("cut", { name: "lesson" }));
      return own;
    }
    const lessons = await lessonsOf(game);
    const found = lessons.find(({ name }) => name === lesson);
    const choices = words.list(lessons.map(({ name }) => name));
    if (!found) throw new PageError(w("value", { name: "lesson", value: lesson, choices }));
    return found;
  }

  // ---- the match ----

  async #open(): Promise<void> {
    this.failed = false;
    const board = this.#player.mount(this.host);
    try {
      await this.#preview();
      await this.around?.settled;
      const session = await this.#begin();
      this.#player.begin(session);
      session.addEventListener("change", () => {
        this.requestUpdate();
        board.offer(session);
      });
      session.addEventListener("said", (event) => {
        this.said = (event as CustomEvent<string>).detail;
      });
      if (!(await board.mount(session.game, session.seats, session.say))) return;
      await board.show(session);
      this.#arrived();
      session.present = async (steps) => {
        this.#report(session, steps);
        await board.show(session, steps);
      };
      await session.go();
    } catch (error) {
      this.failed = true;
      notices.error(error, this.terms.game);
      this.#arrived();
    }
  }

  /** What can be drawn before the engine answers. */
  async #preview(): Promise<void> {
    const { game } = this.terms;
    const position = await this.#read("position");
    const picture = await this.#read("picture");
    if (!position || !isPosition(position)) return;
    const view = viewOf(position, picture && isPicture(picture) ? picture : null);
    const usual = usualSeats(view.scores.length, view.options, (message) => words.say(message, game));
    const seats = this.#seated(usual, view.player);
    const names = seats.map(({ name }) => name);
    const say = (message: Message) => words.say(message, game, names);
    const { board } = this.#player;
    // A picture that cannot be drawn is no matter: the engine will say what is wrong with the position.
    const mounted = await board?.mount(game, seats, say);
    if (mounted && !this.#session) {
      try {
        board?.preview(view as View, viewerOf(view as View, seats));
      } catch {}
    }
  }

  /** A text of the address; what cannot be read is a PageError. */
  async #read(name: "position" | "picture" | "match" | "lesson"): Promise<Record<string, unknown> | null> {
    const text = this.terms[name];
    if (!text) return null;
    const found = await unfold(text, unpack).catch(() => {
      throw new PageError(w("cut", { name }));
    });
    const { game } = this.terms;
    const of =
      name === "lesson" ? ((found.save ?? found.position) as Record<string, unknown> | undefined)?.game : found.game;
    if (name !== "picture" && of !== game) throw new PageError(w("other-game", { name, found: String(of), game }));
    return found;
  }

  async #begin(): Promise<Session> {
    await services.start();
    const { game } = this.terms;
    const match = await this.#read("match");
    if (match) return this.#load(match as unknown as Save);
    const position = await this.#read("position");
    // Who sits there, the engine knows: it is asked once for that alone.
    const { match: first, view } = position
      ? await services.engine.call("open", { position })
      : await services.engine.call("new", { game, options: {} });
    const seats = this.#seated(
      first.seats.map((seat, index) => ({ ...seat, name: seat.player === "human" ? t(`name-${index + 1}`) : "" })),
      view.player,
    );
    return position
      ? Session.start({ position, seats, practice: true }, null)
      : Session.begin({ game, options: {}, seats, practice: true }, null);
  }

  /** A match up to the move that is to be shown. One with a move that cannot be stands as it was before that. */
  async #load(match: Save): Promise<Session> {
    const { at } = this.terms;
    const made = Array.isArray(match.moves) ? match.moves : [];
    if (at !== null && at > made.length) throw new PageError(w("at", { at, moves: made.length }));
    const upTo = async (count: number): Promise<Session> => {
      const save = { ...match, moves: made.slice(0, count), practice: true };
      if (!Array.isArray(match.moves)) return Session.load(match, null); // The engine says what is wrong.
      const { match: first, view } = await services.engine.call("load", { save });
      return Session.load({ ...save, seats: this.#seated(first.seats, view.player) }, null);
    };
    try {
      return await upTo(at ?? made.length);
    } catch (error) {
      const illegal = error instanceof EngineError && /^moves\[(\d+)\]$/.exec(error.path);
      if (!illegal) throw error;
      notices.error(error, this.terms.game);
      const file = `two-lands-${this.terms.game}.json`;
      const run = () => download(file, `${JSON.stringify(match, null, 1)}\n`);
      notices.add("news", w("as-far"), { action: { label: t("save"), run } });
      return upTo(Number(illegal[1]));
    }
  }

  #seated<S extends { name: string; player: string; colour: number }>(seats: readonly S[], asked: number): Seat[] {
    const players = playersOf(
      this.terms,
      seats.map(({ player }) => player),
      asked,
    );
    return seats.map(({ name, colour }, seat) => ({ name, colour, player: players[seat] as string }));
  }

  // ---- what the page around hears ----

  readonly #started = (): void => {
    this.requestUpdate();
    if (!this.#ready) this.around?.tell({ kind: "stage", text: t(`stage-${services.stage ?? "download"}`) });
  };

  readonly #noticed = (): void => {
    const newest = notices.list.at(-1);
    if (newest?.kind === "error") this.around?.tell({ kind: "error", detail: { text: newest.text } });
  };

  #complain(text: string): void {
    console.error(`Two Lands: ${text}`);
    notices.add("error", text);
  }

  #arrived(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.around?.tell({ kind: "ready" });
  }

  #report(session: Session, steps: readonly Step[]): void {
    for (const { ply, seat, notation, log } of steps) {
      const text = log.map(({ message }) => session.say(message)).join(t("gap"));
      this.around?.tell({ kind: "move", detail: { ply, seat: seat < 0 ? null : seat + 1, notation, text } });
    }
    const { returns, scores } = session.view;
    if (returns && !this.#over) {
      const best = Math.max(...returns);
      const winners = returns.flatMap((share, seat) => (share === best ? [seat + 1] : []));
      this.around?.tell({ kind: "end", detail: { scores, winners } });
    }
    this.#over = returns !== null;
  }

  // ---- what the reader does ----

  #openRule(rule: string): void {
    this.#player.closeBubble();
    if (!this.terms.rules) {
      open(`./${toRules(this.terms.game)}/${encodeURIComponent(rule)}`, "_blank", "noopener");
      return;
    }
    this.opened = new Set([...this.opened, "rules"]);
    this.target = { rule };
  }

  /** The match as it stands, on a table of the site. */
  async #toTable(session: Session): Promise<void> {
    open(`./#/m/${await pack(session.save)}`, "_blank", "noopener");
  }

  #toggle(panel: Panel): void {
    const opened = new Set(this.opened);
    if (!opened.delete(panel)) opened.add(panel);
    this.opened = opened;
  }

  // ---- what is seen ----

  protected override render(): TemplateResult {
    const { terms } = this;
    const session = this.#session;
    const game = terms.game ? words.say({ id: `game-${terms.game}` }, terms.game) : t("name");
    document.title = game;
    if (terms.lesson && this.lesson)
      return html`<h1 class="unseen">${told(this.lesson.title)}</h1>
        <tl-notices></tl-notices>
        <tl-lesson .lesson=${this.lesson}></tl-lesson>`;
    return html`<main class="widget">
        <h1 class="unseen">${game}</h1>
        ${session ? this.#prompt(session) : startPrompt(this.#starting(), this.failed ? this.#again : null)}
        <tl-notices></tl-notices>
        ${session?.match.over ? standings(session) : nothing}
        ${session?.advice ? html`<tl-advice .session=${session} .advice=${session.advice}></tl-advice>` : nothing}
        <div class="board">
          <h2 class="unseen">${t("board")}</h2>
          <div class="board-host"></div>
          <tl-bubble .bubble=${this.#player.bubble} .anchor=${this.#player.anchor}></tl-bubble>
        </div>
        ${session ? html`${this.#foot(session)}${this.#panels(session)}` : nothing}
        ${terms.caption ? html`<p class="caption">${terms.caption}</p>` : nothing}
      </main>
      <div class="unseen" role="status">${this.said}</div>`;
  }

  readonly #again = (): void => void (this.terms.lesson ? this.#teach() : this.#open());

  #starting(): string {
    return this.failed ? w("wrong") : t(`stage-${services.stage ?? "download"}`);
  }

  #prompt(session: Session): TemplateResult {
    const { hint, unpick } = this.#player;
    const sitting = session.match.ply ? hint : hint || this.#sitting(session);
    return promptBar(session, sitting, {
      play: (move) => this.#player.play(move),
      playAll: (gains) => this.#player.playAll(gains),
      unpick,
    });
  }

  /** Who is who, until something has happened. */
  #sitting(session: Session): string {
    const people = session.seats.filter(({ player }) => player === "human");
    const bots = session.seats.filter(({ player }) => player !== "human" && player !== "automa");
    if (!bots.length) return "";
    const you = w("you", { names: words.list(people.map(({ name }) => name)) });
    const others = bots.map(({ name, player }) => w("with-bot", { name, bot: t(`bot-${player}`) }));
    return [...(people.length ? [you] : []), ...others].join(t("dot"));
  }

  #foot(session: Session): TemplateResult {
    const { terms } = this;
    const tool = (name: string, sign: string, action: () => void, off = false) =>
      html`<button class="tool" title=${name} aria-label=${name} ?disabled=${off} @click=${action}>
        ${icon(sign)}<span class="tool-word">${name}</span>
      </button>`;
    return html`<div class="widget-foot" role="group" aria-label=${t("tools")}>
      ${terms.undo ? historyTool(session, "undo") : nothing}
      ${tool(w("start-over"), "ui-replay", () => void this.#open())}
      ${tool(t("hint"), "ui-hint", () => void session.advise(), !session.asked)}
      ${tool(w("open"), "ui-open", () => void this.#toTable(session))}
      ${PANELS.filter(([panel]) => panel === "moves" || terms[panel]).map(
        ([panel, sign]) =>
          html`<button
            class="tool"
            aria-expanded=${this.opened.has(panel)}
            aria-controls="panel-${panel}"
            title=${t(`panel-${panel}-title`)}
            aria-label=${t(`panel-${panel}`)}
            @click=${() => this.#toggle(panel)}
          >
            ${icon(sign)}<span class="panel-word">${t(`panel-${panel}`)}</span>
          </button>`,
      )}
      <a class="tool widget-home" href="./" target="_blank" rel="noopener">${logo}<span>${t("name")}</span></a>
    </div>`;
  }

  #panels(session: Session): TemplateResult[] {
    return PANELS.filter(([panel]) => this.opened.has(panel)).map(
      ([panel]) =>
        html`<section class="widget-panel" data-panel=${panel} id="panel-${panel}" aria-labelledby="${panel}-title">
          <h2 id="${panel}-title">${t(`panel-${panel}-title`)}</h2>
          ${this.#panel(panel, session)}
        </section>`,
    );
  }

  #panel(panel: Panel, session: Session): TemplateResult {
    switch (panel) {
      case "moves":
        return html`<tl-moves .session=${session} .moves=${this.#player.moves} .lit=${this.#player.lit}></tl-moves>`;
      case "score":
        return html`<tl-score .session=${session} .view=${session.shown}></tl-score>`;
      case "log":
        return html`<tl-log .session=${session} .log=${session.log}></tl-log>`;
      case "rules":
        return html`<tl-rules .game=${session.game} .target=${this.target}></tl-rules>`;
    }
  }
}
