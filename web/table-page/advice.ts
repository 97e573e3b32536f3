import { html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import "./progress";
import { PageElement } from "../app/element";
import { icon, seatMark } from "../app/icon";
import type { Advice, Session } from "../app/session";
import type { Move } from "../app/types";
import { t, words } from "../app/words";

type Hinted = NonNullable<Advice["moves"]>[number];
type Analysed = Required<Pick<Advice, "plies" | "shares" | "swings">>;

const WIDTH = 600;
const HEIGHT = 120;

const numbers = (how: Intl.NumberFormatOptions) => new Intl.NumberFormat(words.language, how);
const percent = () => numbers({ style: "percent" });

/**
 * What the search advises: the best moves, of which each can be played ("tl-move") and lights the board ("tl-point"), or
 * how the match has swung, with its turning points ("tl-look").
 */
@customElement("tl-advice")
export class AdvicePanel extends PageElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) advice!: Advice;

  protected override render(): TemplateResult {
    const { session, advice } = this;
    const { moves, plies, shares, swings } = advice;
    const title = t(session.match.over ? "analysis-title" : "hint-title");
    return html`<section class="advice" aria-labelledby="advice-title">
      <header>
        <h2 id="advice-title">${icon("ui-hint")}${title}</h2>
        ${moves || plies ? nothing : html`<tl-progress .session=${session}></tl-progress>`}
        <button class="tool" aria-label=${t("close")} title=${t("close")} @click=${() => session.dismiss()}>
          ${icon("ui-close")}
        </button>
      </header>
      ${moves ? this.#hints(moves) : nothing}
      ${plies && shares && swings ? this.#analysis({ plies, shares, swings }) : nothing}
    </section>`;
  }

  #hints(hints: readonly Hinted[]): TemplateResult {
    const { view } = this.session;
    return html`<div class="advice-moves">
      ${hints.map((hint) => {
        const move = view.moves.find(({ notation }) => notation === hint.notation);
        return move ? this.#hint(move, hint) : nothing;
      })}
    </div>`;
  }

  #hint(move: Move, { share, gains }: Hinted): TemplateResult {
    const { say } = this.session;
    const signed = numbers({ signDisplay: "always", maximumFractionDigits: 1 });
    const gained = gains.map(({ category, points }) =>
      t("hint-gain", { what: say({ id: `score-${category}` }), points: signed.format(points) }),
    );
    return html`<button
      class="move"
      @click=${() => this.tell("tl-move", move)}
      @pointerenter=${() => this.tell("tl-point", move)}
      @pointerleave=${() => this.tell("tl-point", null)}
      @focus=${() => this.tell("tl-point", move)}
      @blur=${() => this.tell("tl-point", null)}
    >
      <span>
        <b>${say(move.message)}</b>
        <small>${gained.length ? t("hint-brings", { gains: gained }) : t("hint-nothing")}</small>
      </span>
      <span class="share" title=${t("share-title")}>${percent().format(share)}</span>
    </button>`;
  }

  #analysis(found: Analysed): TemplateResult {
    const { seats } = this.session;
    const { plies, shares, swings } = found;
    return html`<svg class="swings" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<path class="half" d="M0 ${HEIGHT / 2}H${WIDTH}" />`}
        ${swings.map((ply) => svg`<path class="swing" d="M${this.#x(ply, plies)} 0V${HEIGHT}" />`)}
        ${seats.map(({ colour }, seat) => svg`<path data-seat=${colour} d=${this.#line(seat, plies, shares)} />`)}
      </svg>
      <p class="swings-seats">${seats.map(({ name, colour }) => html`<span>${seatMark(colour)} ${name}</span>`)}</p>
      <h3>${t("swings")}</h3>
      <div class="advice-moves">${swings.map((ply) => this.#swing(ply, found))}</div>`;
  }

  #x(ply: number, plies: readonly number[]): number {
    const [first = 0, last = 1] = [plies[0], plies.at(-1)];
    return ((ply - first) / Math.max(1, last - first)) * WIDTH;
  }

  #line(seat: number, plies: readonly number[], shares: readonly (readonly number[])[]): string {
    const points = plies.map((ply, index) => `${this.#x(ply, plies)} ${(1 - (shares[index]?.[seat] ?? 0)) * HEIGHT}`);
    return `M${points.join("L")}`;
  }

  /** What was done up to a turning point, and whose share of the win it moved how. */
  #swing(ply: number, { plies, shares }: Analysed): TemplateResult {
    const { session } = this;
    const index = plies.indexOf(ply);
    const done = session.steps
      .filter((step) => step.ply > (plies[index - 1] ?? 0) && step.ply <= ply)
      .flatMap((step) => step.log.map(({ message }) => session.say(message)));
    const share = (at: number, seat: number) => percent().format(shares[at]?.[seat] ?? 0);
    const changes = session.seats.map(({ name }, seat) =>
      t("swing", { name, before: share(index - 1, seat), after: share(index, seat) }),
    );
    return html`<button class="move" @click=${() => this.tell("tl-look", ply)}>
      <span><b>${done[0] ?? ""}</b><small>${changes.join(t("dot"))}</small></span>
    </button>`;
  }
}
