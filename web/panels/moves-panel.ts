import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { gainsOf } from "../app/session";
import type { TableState } from "../app/table-state";
import type { Move } from "../app/types";
import { t } from "../app/words";

/** Moves of one kind, under one heading. */
interface Group {
  word: string;
  chips: Move[];
  rows: Move[];
}

/** Number keys reach the first rows. */
const KEYS = 9;

/**
 * The legal moves in words. Pointing at one lights the board ("tl-point"); pressing it plays it ("tl-move"). Several
 * plain gains have one button before all others ("tl-gains").
 */
@customElement("tl-moves")
export class MovesPanel extends PageElement {
  @property({ attribute: false }) session!: TableState;
  @property({ attribute: false }) moves: readonly Move[] = [];
  /** Notations that the board points at. */
  @property({ attribute: false }) lit: ReadonlySet<string> = new Set();
  #focused = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.tabIndex = -1;
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
  }

  protected override willUpdate(): void {
    this.#focused = this.contains(document.activeElement);
  }

  /** The keyboard stays in the list: while nothing is asked it waits here, then goes on with the first move. */
  protected override updated(): void {
    if (!this.#focused) return;
    const inside = this.contains(document.activeElement) && document.activeElement !== this;
    if (!inside) (this.querySelector<HTMLElement>("button") ?? this).focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    if (!this.moves.length) return html`<p class="empty">${t(this.#silence())}</p>`;
    const groups = this.#groups();
    let key = 0;
    return html`${this.#all(gainsOf(this.moves))}${groups.map(
      ({ word, chips, rows }) =>
        html`<section class="moves-group">
          <h3>${this.session.say({ id: `group-${word}` })}</h3>
          ${chips.length ? html`<div class="chips">${chips.map((move) => this.#chip(move))}</div>` : nothing}
          ${rows.map((move) => this.#row(move, ++key))}
        </section>`,
    )}`;
  }

  #all(gains: readonly Move[]): TemplateResult | typeof nothing {
    if (!gains.length) return nothing;
    return html`<button class="button primary moves-all" @click=${() => this.tell("tl-gains", gains)}>
      ${t("gains-all")}
    </button>`;
  }

  #silence(): string {
    const { session } = this;
    if (session.back) return "moves-back";
    if (session.match.over) return "moves-over";
    return "moves-wait";
  }

  #groups(): Group[] {
    const groups = new Map<string, Group>();
    for (const move of this.moves) {
      const group = groups.get(move.group) ?? { word: move.group, chips: [], rows: [] };
      groups.set(move.group, group);
      (move.detail ? group.rows : group.chips).push(move);
    }
    return [...groups.values()];
  }

  get #rows(): Move[] {
    return this.#groups().flatMap((group) => group.rows);
  }

  #chip(move: Move): TemplateResult {
    const { say, short } = this.session;
    const [whole, brief] = [say(move.message), short(move.message)];
    return html`<button
      class="chip"
      aria-label=${heard(brief, whole)}
      ?data-lit=${this.lit.has(move.notation)}
      @click=${() => this.tell("tl-move", move)}
      @pointerenter=${() => this.#point(move)}
      @pointerleave=${() => this.#point(null)}
      @focus=${() => this.#point(move)}
      @blur=${() => this.#point(null)}
    >
      ${brief}
    </button>`;
  }

  #row(move: Move, key: number): TemplateResult {
    const { say } = this.session;
    return html`<button
      class="move"
      ?data-lit=${this.lit.has(move.notation)}
      aria-keyshortcuts=${key <= KEYS ? key : nothing}
      @click=${() => this.tell("tl-move", move)}
      @pointerenter=${() => this.#point(move)}
      @pointerleave=${() => this.#point(null)}
      @focus=${() => this.#point(move)}
      @blur=${() => this.#point(null)}
    >
      <span><b>${say(move.message)}</b><small>${move.detail ? say(move.detail) : nothing}</small></span>
      ${key <= KEYS ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}
    </button>`;
  }

  #point(move: Move | null): void {
    this.tell("tl-point", move);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
    const move = /^[1-9]$/.test(event.key) ? this.#rows[Number(event.key) - 1] : undefined;
    if (!move) return;
    event.preventDefault();
    this.tell("tl-move", move);
  };
}

/** What a chip is called where it is heard: the whole sentence, with what can be seen in it. */
const heard = (brief: string, whole: string): string | typeof nothing => {
  if (brief === whole) return nothing;
  return whole.includes(brief) ? whole : `${brief}: ${whole}`;
};
