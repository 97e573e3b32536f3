import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../share/share-dialog";
import "./tray";
import { bar, settingsTool, themeTool } from "../app/bar";
import { PageElement } from "../app/element";
import { chooseFiles, download, fileName, fileText, readObject } from "../app/files";
import { icon } from "../app/icon";
import { notices, PageError } from "../app/notices";
import { isPosition, practice, showMatch } from "../app/open-match";
import { router, toEditor, toShelf } from "../app/router";
import { services } from "../app/services";
import { Session } from "../app/session";
import { gamesOfSite, startOf } from "../app/site";
import type { GameInfo, Message, Position, Seat, View } from "../app/types";
import { named, t, words } from "../app/words";
import { boards } from "../boards";
import type { Result } from "../engine/client";
import { bareView } from "../share/bare-view";
import { packPosition, readLink } from "../share/links";
import type { Board } from "../table/board";
import { Stage } from "../table/stage";
import type { Move } from "../table/view";
import { Drag } from "./drag";
import { faultList, placeOf } from "./faults";
import { asked, numbers, optionList, placeList, players, textBox } from "./forms";
import { type Box, converted, counted, described, lean, moved, type Options, partOf, placesOf } from "./setting";

type Checked = Result<"check_position">;

/** How many times what follows from the rest may be put right after one change: one number can lead to the next. */
const MENDS = 4;

/** A table on which everything may be laid anywhere; the engine says at once what cannot be. */
@customElement("tl-editor")
export class EditorPage extends PageElement {
  @property({ attribute: false }) game = "";
  /** The position to begin with, as a link has it; empty: freshly dealt. */
  @property({ attribute: false }) packed = "";
  @state() private info: GameInfo | null = null;
  @state() private box: Box | null = null;
  @state() private position: Position | null = null;
  @state() private checked: Checked | null = null;
  /** How a seat's turn begins in the last position that could be. */
  @state() private turns: Box["turns"] = [];
  /** The piece that is in the hand. */
  @state() private held: string | null = null;
  /** Whether numbers that follow from the rest are put right by themselves. */
  @state() private following = true;
  @state() private players: readonly string[] = [];
  @state() private trouble = "";
  @state() private past: readonly Position[] = [];
  @state() private future: readonly Position[] = [];
  @query(".board-host") private host!: HTMLElement;
  #stage: Stage | null = null;
  #board: Board | null = null;
  #start: View | null = null;
  /** What was last known of the table: also what is printed on it. */
  #facts: View["facts"] = {};
  #drag: Drag | null = null;
  /** Grows with every change, so that an answer that comes late is not taken. */
  #change = 0;
  /** The address that the page gave itself. */
  #settled = "";

  override connectedCallback(): void {
    super.connectedCallback();
    services.warm();
    services.addEventListener("change", this.redraw);
    words.addEventListener("change", this.#reword);
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    services.removeEventListener("change", this.redraw);
    words.removeEventListener("change", this.#reword);
    removeEventListener("keydown", this.#key);
    this.#leave();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("game") || (changed.has("packed") && this.packed !== this.#settled)) void this.#open();
  }

  // ---- opening and leaving ----

  #leave(): void {
    this.#change += 1;
    this.#drag?.end();
    this.#stage?.destroy();
    this.#stage = this.#board = this.#drag = null;
  }

  async #open(): Promise<void> {
    this.#leave();
    const change = this.#change;
    this.box = this.position = this.checked = this.held = null;
    this.past = this.future = [];
    this.trouble = "";
    const { game, packed } = this;
    const games = await gamesOfSite().catch(() => []);
    this.info = games.find(({ name }) => name === game) ?? null;
    if (!this.info || !Object.hasOwn(boards, game)) return router.go(toShelf, true);
    try {
      const [board, start, given] = await Promise.all([boards[game]?.(), startOf(game), this.#given(packed)]);
      if (change !== this.#change || !board) return;
      this.#board = board;
      this.#start = start;
      this.#facts = start.facts;
      if (given) this.#mount(bareView(given, start));
      await services.start();
      await this.#take(given, change);
    } catch (error) {
      if (change === this.#change) notices.error(error, game);
    }
  }

  /** The position of the address. */
  async #given(packed: string): Promise<Position | null> {
    if (!packed) return null;
    const { found, trouble } = await readLink({ kind: "position", packed });
    if (found && isPosition(found) && found.game === this.game) return found as unknown as Position;
    this.trouble = trouble ?? t("edit-foreign", { game: words.say({ id: `game-${this.game}` }, this.game) });
    return null;
  }

  /** Begins to work on a position, or on a freshly dealt one. */
  async #take(given: Position | null, change = ++this.#change): Promise<void> {
    const box = await this.#boxOf(given ?? undefined);
    if (change !== this.#change) return;
    this.box = box;
    this.turns = box.turns;
    const fresh = box.position as unknown as Position;
    this.past = this.future = [];
    this.held = null;
    this.#put(lean({ ...fresh, ...given, places: { ...emptied(fresh), ...(given ?? fresh).places } }, box));
  }

  #boxOf(position?: Partial<Position>): Promise<Box> {
    const components = position?.components as unknown[] | undefined;
    return services.engine.call("box", { game: this.game, options: position?.options, seed: 1, components });
  }

  #mount(view: View): void {
    const board = this.#board;
    if (!board || this.#stage) return;
    this.#stage = new Stage(this.host, {
      board,
      seats: this.#seats,
      say: this.#say,
      quiet: true,
      onchosen: ({ path: [id] }) => id !== undefined && this.#pick(id),
    });
    this.#stage.show(view, { viewer: 0, open: true });
    this.#drag = new Drag(this.host, {
      piece: (x, y) => this.#pieceAt(x, y),
      picture: (id) => this.querySelector("tl-tray")?.picture(id, 56) ?? null,
      lift: (id) => this.#hold(id),
      drop: (x, y) => this.#drop(x, y),
    });
  }

  // ---- what the player does ----

  /** Another position is on the table. */
  #put(position: Position): void {
    this.position = position;
    this.held = null;
    this.#change += 1;
    this.#show();
    void this.#check(this.#change, MENDS);
  }

  readonly #edit = (position: Position): void => {
    if (!this.position) return;
    this.past = [...this.past, this.position];
    this.future = [];
    this.#put(position);
  };

  #step(from: "past" | "future", to: "past" | "future"): void {
    const position = this[from].at(-1);
    if (!position || !this.position) return;
    this[to] = [...this[to], this.position];
    this[from] = this[from].slice(0, -1);
    this.#put(position);
  }

  readonly #undo = (): void => this.#step("past", "future");
  readonly #redo = (): void => this.#step("future", "past");

  async #check(change: number, mends: number): Promise<void> {
    const { position } = this;
    if (!position) return;
    let checked: Checked;
    try {
      checked = await services.engine.call("check_position", { position });
    } catch (error) {
      if (change === this.#change) notices.error(error, this.game);
      return;
    }
    if (change !== this.#change) return;
    const mended = this.following && mends ? this.#mended(position, checked.faults) : position;
    if (mended !== position) {
      this.position = mended;
      return this.#check(change, mends - 1);
    }
    this.checked = checked;
    if (checked.turns.length) this.turns = checked.turns;
    this.#facts = checked.view?.facts ?? this.#facts;
    this.#show();
    if (!checked.position) return;
    this.#settled = await packPosition(checked.position as unknown as Position);
    if (change === this.#change && this.isConnected) router.settle(toEditor(this.game, this.#settled));
  }

  /** Numbers that follow from the rest, put right. */
  #mended(position: Position, faults: Checked["faults"]): Position {
    let mended = position;
    for (const { path, mend } of faults) {
      const found = partOf(path);
      if (found?.part === "counters" && typeof mend === "number") mended = counted(mended, found.name, mend);
    }
    return mended;
  }

  /** Something on the board was picked: a piece to take up, or the place for the piece in the hand. */
  #pick(id: string): void {
    if (this.held === null) this.#hold(id);
    else this.#lay(id);
  }

  readonly #hold = (id: string | null): void => {
    this.held = id;
    this.#offer();
  };

  readonly #lay = (place: string | null): void => {
    const { held, position } = this;
    if (held === null || !position) return;
    if ((placesOf(position).get(held) ?? null) === place) this.#hold(null);
    else this.#edit(moved(position, held, place));
  };

  #pieceAt(x: number, y: number): string | null {
    const at = this.position && placesOf(this.position);
    return this.#stage?.under(x, y).find((id) => at?.has(id)) ?? null;
  }

  #drop(x: number, y: number): void {
    const under = this.#stage?.under(x, y) ?? [];
    const place = under.find((id) => this.position && id in this.position.places);
    if (place) this.#lay(place);
    else if (document.elementFromPoint(x, y)?.closest("tl-tray")) this.#lay(null);
    else this.#hold(null);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches("input, textarea, select")) return;
    if (event.key === "Escape" && this.held !== null) this.#hold(null);
    else if (event.key === "Delete" && this.held !== null) this.#lay(null);
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z")
      event.shiftKey ? this.#redo() : this.#undo();
    else return;
    event.preventDefault();
  };

  readonly #option = async (name: string, value: Options[string]): Promise<void> => {
    const { position } = this;
    if (!position) return;
    const change = this.#change;
    try {
      const box = await this.#boxOf({ ...position, options: { ...position.options, [name]: value } });
      if (change !== this.#change) return;
      this.box = box;
      this.turns = box.turns;
      this.#stage?.update({ seats: this.#seats });
      this.#edit(converted(position, box));
    } catch (error) {
      notices.error(error, this.game);
    }
  };

  readonly #play = async (): Promise<void> => {
    const position = this.checked?.position;
    if (!position) return;
    const seats = this.#seats
      .map((seat, index): Seat => ({ ...seat, name: "", player: this.players[index] ?? seat.player }))
      .filter(({ player }) => player !== "automa");
    try {
      showMatch(await Session.start(practice(position, seats)));
    } catch (error) {
      notices.error(error, this.game);
    }
  };

  readonly #share = (): void => {
    const { game, checked } = this;
    const view = this.#view();
    const position = checked?.position as Position | undefined;
    if (!view || !position) return;
    const [say, seats] = [this.#say, this.#seats];
    void this.querySelector("tl-share")?.share({
      ...{ game, seats, view, say, last: [], match: null },
      viewer: Math.max(0, view.player),
      position: async () => position,
    });
  };

  readonly #save = (): void => {
    const position = this.checked?.position ?? this.position;
    if (position) download(fileName(this.game, "json"), fileText(position));
  };

  readonly #openFile = async (): Promise<void> => {
    const [file] = await chooseFiles();
    if (!file) return;
    try {
      await this.#found(await readObject(file, "save"), file.name);
    } catch (error) {
      notices.error(error, this.game, file.name);
    }
  };

  /** What a file or the text holds is put on the table, if it is a position of this game. */
  async #found(found: Record<string, unknown>, name: string): Promise<void> {
    const game = words.say({ id: `game-${this.game}` }, this.game);
    if (!isPosition(found) || found.game !== this.game) throw new PageError(t("edit-file", { file: name, game }));
    const before = this.position;
    await this.#take(found as unknown as Position);
    if (before) this.past = [before];
  }

  // ---- what is seen ----

  get #seats(): readonly Seat[] {
    const count = Object.keys(this.box?.position.places ?? this.#start?.places ?? {}).filter((place) =>
      /^p\d\.(hand|quarry|board)$/.test(place),
    ).length;
    const turns = this.box?.turns.map(({ seat }) => seat);
    const seats = Array.from({ length: Math.max(2, count) }, (_, seat) => ({
      name: "",
      player: turns && !turns.includes(seat) ? "automa" : "human",
      colour: seat + 1,
    }));
    return named(seats, this.game);
  }

  readonly #say = (message: Message): string =>
    words.say(
      message,
      this.game,
      this.#seats.map(({ name }) => name),
    );

  /** What the board shows: what lies there, and of a position that can be also what the engine knows of it. */
  #view(): View | null {
    const { position, box, checked } = this;
    const start = this.#start;
    if (!position || !box || !start) return null;
    const { places, counters, options } = position;
    const pieces = described(position, box);
    const bare = bareView({ ...position, pieces }, { ...start, places: {}, counters: {} });
    const scores = this.#seats.map(() => 0);
    const known = checked?.view ?? { ...bare, scores, facts: this.#facts };
    return { ...known, options: { ...start.options, ...options }, places, pieces, counters, moves: [] };
  }

  #show(): void {
    const view = this.#view();
    const { position } = this;
    if (!view || !position) return;
    if (!this.#stage) this.#mount(view);
    this.#stage?.update({ seats: this.#seats });
    this.#stage?.show(view, { viewer: Math.max(0, view.player), open: true });
    this.#stage?.fault((this.checked?.faults ?? []).flatMap(({ path }) => placeOf(path) ?? []));
    this.#offer();
  }

  /** Opens the board: for every piece, or for every place that the one in the hand can be tried at. */
  #offer(): void {
    const stage = this.#stage;
    const { position, held, box } = this;
    if (!stage || !position || !box) return;
    const move = (id: string, message: Message): Move => ({
      notation: id,
      group: "edit",
      path: [id],
      message: message as Move["message"],
    });
    const piece = (id: string): string => this.#naming(id);
    const label = (id: string): string => this.#label(id);
    if (held === null) {
      const lying = [...placesOf(position)];
      stage.offer(
        lying.map(([id, place]) => move(id, { id: "page-edit-take", args: { piece: piece(id), place: label(place) } })),
      );
    } else {
      const name = piece(held);
      stage.offer(
        Object.keys(position.places).map((place) =>
          move(place, { id: "page-edit-lay", args: { piece: name, place: label(place) } }),
        ),
      );
    }
    stage.hint(held === null ? [] : [held]);
  }

  readonly #reword = (): void => {
    this.#stage?.update({ say: this.#say, seats: this.#seats });
    this.#offer();
  };

  protected override render(): TemplateResult {
    const name = this.info ? words.say({ id: `game-${this.game}` }, this.game) : "";
    document.title = `${t("edit-title", { game: name })} · ${t("name")}`;
    const where = html`<div class="where">
      <h1 tabindex="-1">${name}</h1>
      <span>${t("edit-status")}</span>
    </div>`;
    return html`${bar(this.#tools(), where)}
      <div class="table editor">
        <main class="stage" id="main" tabindex="-1">
          ${this.trouble ? html`<p class="trouble" role="alert">${icon("ui-warning")}${this.trouble}</p>` : nothing}
          ${this.#prompt()}
          <tl-tray
            .view=${this.#view()}
            .pieces=${this.box?.pieces ?? {}}
            .facts=${this.box?.facts ?? {}}
            .board=${this.#board}
            .say=${this.#say}
            .seats=${this.#seats}
            .held=${this.held}
            @tl-hold=${(event: CustomEvent<string>) => this.#hold(event.detail === this.held ? null : event.detail)}
            @tl-drag=${(event: CustomEvent<{ id: string; start: PointerEvent }>) =>
              this.#drag?.begin(event.detail.id, event.detail.start)}
          ></tl-tray>
          <div class="board">
            <h2 class="unseen">${t("board")}</h2>
            <div class="board-host"></div>
          </div>
        </main>
        ${this.#side()}
      </div>
      <tl-share></tl-share>`;
  }

  #tools(): TemplateResult {
    const tool = (name: string, sign: string, action: () => void, can = true) =>
      html`<button class="tool" aria-label=${t(name)} title=${t(name)} ?disabled=${!can} @click=${action}>
        ${icon(sign)}
      </button>`;
    return html`${tool("undo", "ui-undo", this.#undo, this.past.length > 0)}
      ${tool("redo", "ui-redo", this.#redo, this.future.length > 0)}
      ${tool("edit-open", "ui-open", this.#openFile)} ${tool("edit-save", "ui-save", this.#save)} ${themeTool()}
      ${settingsTool()}`;
  }

  /** What is in the hand, or whether the position can be. */
  #prompt(): TemplateResult {
    const { checked, held } = this;
    const lying = held !== null && this.position && placesOf(this.position).has(held);
    const right = checked !== null && !checked.faults.length;
    const holding = held === null ? "" : this.#naming(held);
    const sign = held !== null ? "ui-edit" : !checked ? "ui-turn" : right ? "ui-check" : "ui-warning";
    return html`<section class="prompt" aria-label=${t("edit-verdict")} data-state=${checked ? (right ? "right" : "wrong") : nothing}>
      <span class="prompt-sign">${icon(sign)}</span>
      <p role="status">
        <span>${held === null ? this.#verdict() : t("edit-held", { piece: holding })}</span>
        ${held === null ? html`<small>${this.#detail()}</small>` : nothing}
      </p>
      <div class="prompt-actions">
        ${
          held === null
            ? html`<button class="button" ?disabled=${!right} @click=${this.#share}>${icon("ui-share")}${t("share")}</button>
                <button class="button primary" ?disabled=${!right} @click=${this.#play}>
                  ${icon("ui-play")}${t("edit-play")}
                </button>`
            : html`${
                lying ? html`<button class="button" @click=${() => this.#lay(null)}>${t("edit-off")}</button>` : nothing
              }<button class="button" @click=${() => this.#hold(null)}>${t("cancel")}</button>`
        }
      </div>
    </section>`;
  }

  #verdict(): string {
    const { checked } = this;
    if (!checked) return services.stage === "ready" ? t("edit-checking") : t(`stage-${services.stage ?? "download"}`);
    return checked.faults.length ? t("edit-faults", { count: checked.faults.length }) : t("edit-right");
  }

  /** What is asked in a position that can be; the first thing that cannot be in another one. */
  #detail(): string {
    const [fault] = this.checked?.faults ?? [];
    if (fault) {
      const place = placeOf(fault.path);
      return `${place === null ? "" : `${this.#label(place)}${t("dot")}`}${this.#say(fault.message)}`;
    }
    return this.checked?.view ? this.#say(this.checked.view.prompt) : "";
  }

  #faults(): TemplateResult | typeof nothing {
    const { checked, position } = this;
    if (!checked?.faults.length || !position) return nothing;
    return faultList(checked.faults, {
      game: this.game,
      say: this.#say,
      label: (id) => this.#label(id),
      mend: (path, value) => {
        const found = partOf(path);
        if (found?.part === "counters" && typeof value === "number") this.#edit(counted(position, found.name, value));
      },
    });
  }

  /** What a piece is called, also one off the board. */
  #naming(id: string): string {
    const scene = this.#stage?.scene;
    if (!scene || !this.#board || !this.box) return id;
    const { view } = scene;
    return this.#say(
      this.#board.naming(id, { ...scene, view: { ...view, pieces: { ...this.box.pieces, ...view.pieces } } }),
    );
  }

  #label(id: string): string {
    return this.#stage?.label(id) ?? id;
  }

  #side(): TemplateResult | typeof nothing {
    const { position, box, info } = this;
    if (!position || !box || !info) return nothing;
    const seats = this.#seats;
    return html`<aside class="side editor-side" aria-label=${t("panels")}>
      ${this.#faults()} ${asked({ position, turns: this.turns, seats, change: this.#edit })}
      ${numbers({
        game: this.game,
        position,
        seats,
        label: (id) => this.#label(id),
        following: this.following,
        follow: () => {
          this.following = !this.following;
          if (this.following) void this.#check(++this.#change, MENDS);
        },
        change: this.#edit,
      })}
      ${optionList(this.game, info.options, position, this.#option)}
      ${players(info, seats, this.players, (index, player) => {
        this.players = seats.map((seat, other) => (other === index ? player : (this.players[other] ?? seat.player)));
      })}
      ${placeList({
        position,
        held: this.held,
        label: (id) => this.#label(id),
        naming: (id) => this.#naming(id),
        hold: this.#hold,
        lay: this.#lay,
      })}
      ${textBox(position, (found) => this.#found(found, t("edit-text")).catch((error) => notices.error(error)))}
    </aside>`;
  }
}

const emptied = ({ places }: Position): Position["places"] =>
  Object.fromEntries(Object.keys(places).map((place) => [place, []]));
