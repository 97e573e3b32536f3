import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { bar, commonTools } from "../app/bar";
import { PageElement } from "../app/element";
import { chooseFiles } from "../app/files";
import { beginMatch } from "../app/open-match";
import { router, toLessons, toSetup, toShelf } from "../app/router";
import { services } from "../app/services";
import { gamesOfSite, isOffered } from "../app/site";
import { type Printed, store } from "../app/store";
import type { GameInfo, OptionInfo, OptionValue, Seat } from "../app/types";
import { t, words } from "../app/words";
import { gameSign } from "../shelf/pictures";
import { optionRow, switchRow } from "./option-row";
import {
  hasAutoma,
  hasFirst,
  least,
  matchOf,
  most,
  namesOf,
  newSeat,
  ownOptions,
  type Plan,
  problemOf,
  rememberedPlan,
  rememberPlan,
} from "./plan";
import { addPrinted } from "./printed";
import { printedRow } from "./printed-row";
import { automaRow, seatRow } from "./seat-row";

/** Who plays, by which options; a sentence at the lower edge says what will begin. */
@customElement("tl-setup")
export class SetupPage extends PageElement {
  @property({ attribute: false }) game = "";
  @state() private games: readonly GameInfo[] = [];
  @state() private plan: Plan | null = null;
  /** The player's own files of printed matter for this game. */
  @state() private printed: readonly Printed[] = [];
  @state() private checking = false;

  override connectedCallback(): void {
    super.connectedCallback();
    services.warm(); // While the player chooses, Python starts.
    gamesOfSite().then(
      (games) => {
        this.games = games;
        if (!this.#info) router.go(toShelf, true);
      },
      () => router.go(toShelf, true),
    );
  }

  get #info(): GameInfo | undefined {
    return this.games.find(({ name }) => name === this.game);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const info = this.#info;
    if (info && (changed.has("game") || !this.plan)) this.plan = rememberedPlan(info);
    if (changed.has("game")) void this.#readPrinted();
  }

  async #readPrinted(): Promise<void> {
    const { game } = this;
    const printed = await store.printed(game);
    if (game === this.game) this.printed = printed;
  }

  protected override render(): TemplateResult {
    document.title = `${t("setup-title")} · ${t("name")}`;
    return html`${bar(commonTools())}
      <main class="setup" id="main" tabindex="-1">
        <div class="setup-head">
          <h1 tabindex="-1">${t("setup-title")}</h1>
          ${this.#info ? html`<a class="button" href=${toLessons(this.game)}>${t("learn-first")}</a>` : nothing}
        </div>
        ${this.#gameChoice(this.games.filter(isOffered))}
        ${this.#info && this.plan ? this.#form(this.#info, this.plan) : nothing}
      </main>`;
  }

  #gameChoice(offered: readonly GameInfo[]): TemplateResult | typeof nothing {
    if (offered.length < 2) return nothing;
    return html`<fieldset class="game-choice">
      <legend class="unseen">${t("game")}</legend>
      ${offered.map(
        ({ name }) =>
          html`<label
            ><input
              type="radio"
              name="game"
              .checked=${name === this.game}
              @change=${() => router.go(toSetup(name), true)}
            />${gameSign(name)}<span>${words.say({ id: `game-${name}` }, name)}</span></label
          >`,
      )}
    </fieldset>`;
  }

  #form(info: GameInfo, plan: Plan): TemplateResult {
    const problem = problemOf(plan);
    const count = plan.seats.length;
    const options = ownOptions(info, count);
    const printed = Object.keys(info.stand_ins).length > 0;
    return html`<form class="setup-form" novalidate @submit=${this.#begin}>
      <section class="panel" aria-labelledby="players-title">
        <h2 id="players-title">${t("players-title")}</h2>
        ${plan.seats.map((seat, index) =>
          seatRow(info, seat, index, {
            change: (change) => this.#seat(index, change),
            remove: count > least(info) ? () => this.#remove(index) : null,
          }),
        )}
        ${hasAutoma(info, count) ? automaRow(info, plan.seats) : nothing}
        ${count > 1 && hasAutoma(info, 1) ? this.#alone(info) : nothing}
        ${count < most(info) ? this.#adder() : nothing}
        ${hasFirst(info, count) ? this.#first(plan) : nothing}
      </section>
      <section class="panel" aria-labelledby="options-title">
        <h2 id="options-title">${t("options-title")}</h2>
        ${options.map((option) => this.#optionRow(info, option, plan))}
        ${printed ? this.#printedRow(info) : nothing}
        ${options.length || printed ? nothing : html`<p class="empty">${t("options-none")}</p>`}
      </section>
      <section class="panel" aria-labelledby="way-title">
        <h2 id="way-title">${t("way-title")}</h2>
        ${switchRow("practice", t("practice"), t("practice-help"), plan.practice, this.#practice)}
        ${this.#seed(plan)}
      </section>
      <div class="setup-go">
        <p role=${problem ? "alert" : nothing} class=${problem ? "problem" : ""}>
          ${problem ?? this.#sentence(info, plan)}
        </p>
        <button class="button primary" aria-disabled=${problem ? "true" : nothing}>${t("begin")}</button>
      </div>
    </form>`;
  }

  /** Where one can play alone: that it is so. */
  #alone({ name }: GameInfo): TemplateResult {
    return html`<p class="seat-help">${words.say({ id: "option-players-help" }, name)}</p>`;
  }

  #adder(): TemplateResult {
    return html`<button type="button" class="button" @click=${this.#add}>${t("seat-add")}</button>`;
  }

  #optionRow(info: GameInfo, option: OptionInfo, plan: Plan): TemplateResult {
    const { name, default: usual } = option;
    return optionRow(info.name, option, plan.options[name] ?? usual, (value) => this.#option(name, value));
  }

  #printedRow(info: GameInfo): TemplateResult {
    return printedRow(info, this.printed, this.checking, {
      add: () => void this.#addPrinted(),
      remove: (printed) => void store.deletePrinted(printed).then(() => this.#readPrinted()),
    });
  }

  async #addPrinted(): Promise<void> {
    const { game } = this;
    const files = await chooseFiles(true);
    this.checking = true;
    await addPrinted(game, files);
    await this.#readPrinted();
    this.checking = false;
  }

  #seed(plan: Plan): TemplateResult {
    return html`<div class="setting">
      <label class="setting-name" for="seed">${t("seed")}</label>
      <span class="setting-help" id="seed-help">${t("seed-help")}</span>
      <input
        class="field setting-control seed"
        id="seed"
        inputmode="numeric"
        autocomplete="off"
        maxlength="9"
        pattern="[0-9]*"
        aria-describedby="seed-help"
        placeholder=${t("seed-none")}
        .value=${plan.seed}
        @input=${(event: Event) => this.#change({ seed: (event.target as HTMLInputElement).value.trim() })}
      />
    </div>`;
  }

  #first(plan: Plan): TemplateResult {
    const choices: [number | null, string][] = [
      [null, t("first-chance")],
      ...namesOf(plan.seats).map((name, seat): [number, string] => [seat, name]),
    ];
    return html`<fieldset class="setting below">
      <legend class="unseen">${t("first")}</legend>
      <span class="setting-name" aria-hidden="true">${t("first")}</span>
      <div class="setting-control choice">
        ${choices.map(
          ([seat, name]) =>
            html`<label
              ><input
                type="radio"
                name="first"
                .checked=${plan.first === seat}
                @change=${() => this.#change({ first: seat })}
              />${name}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  #sentence(info: GameInfo, plan: Plan): string {
    const names = namesOf(plan.seats);
    const players = plan.seats.map(({ player }, seat) =>
      player === "human" ? (names[seat] ?? "") : t("plan-bot", { name: names[seat] ?? "", bot: t(`bot-${player}`) }),
    );
    const sentences = [
      t("plan", { players, count: players.length, game: words.say({ id: `game-${info.name}` }, info.name) }),
      ...(hasAutoma(info, plan.seats.length)
        ? [t("plan-automa", { name: words.say({ id: "automa" }, info.name) })]
        : []),
      ...(hasFirst(info, plan.seats.length)
        ? [plan.first === null ? t("plan-first-chance") : t("plan-first", { name: names[plan.first] ?? "" })]
        : []),
      ...(this.printed.length ? [t("plan-printed", { count: this.printed.length })] : []),
      ...(plan.practice ? [t("plan-practice")] : []),
    ];
    return sentences.join(t("gap"));
  }

  #change(change: Partial<Plan>): void {
    if (this.plan) this.plan = { ...this.plan, ...change };
  }

  /** Two seats never have one colour: whoever had it takes the other's. */
  #seat(index: number, change: Partial<Seat>): void {
    const before = this.plan?.seats[index]?.colour;
    const seats = this.plan?.seats.map((seat, other) => {
      if (other === index) return { ...seat, ...change };
      return change.colour === seat.colour && before ? { ...seat, colour: before } : seat;
    });
    this.#change({ seats });
  }

  #option(name: string, value: OptionValue): void {
    this.#change({ options: { ...this.plan?.options, [name]: value } });
  }

  readonly #practice = (practice: boolean): void => this.#change({ practice });

  readonly #add = (): void => {
    const { plan } = this;
    const info = this.#info;
    if (plan && info) this.#change({ seats: [...plan.seats, newSeat(info, plan.seats)] });
  };

  #remove(index: number): void {
    this.#change({ seats: this.plan?.seats.filter((_, seat) => seat !== index), first: null });
  }

  readonly #begin = (event: Event): void => {
    event.preventDefault();
    const info = this.#info;
    if (!info || !this.plan || problemOf(this.plan)) return;
    rememberPlan(info, this.plan);
    beginMatch(matchOf(info, this.plan, this.printed));
  };
}
