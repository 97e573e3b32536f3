import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { icon, seatMark } from "../app/icon";
import { isChance, type TableState } from "../app/table-state";
import type { Entry } from "../app/types";
import { t } from "../app/words";

/** What has happened, the newest first; every line leads to its rule. */
@customElement("tl-log")
export class LogPanel extends PageElement {
  @property({ attribute: false }) session!: TableState;
  @property({ attribute: false }) log: TableState["log"] = [];

  protected override render(): TemplateResult {
    const newest = this.log.at(-1)?.ply;
    if (newest === undefined) return html`<p class="empty">${t("log-none")}</p>`;
    return html`<ol class="log" reversed>
      ${this.log.toReversed().map(({ ply, entry }) => this.#line(entry, ply === newest))}
    </ol>`;
  }

  #line(entry: Entry, newest: boolean): TemplateResult {
    const { seat, message, rule } = entry;
    const colour = this.session.seats[seat]?.colour;
    return html`<li data-chance=${isChance(seat) || nothing} data-now=${newest || nothing}>
      <span class="log-sign">${colour ? seatMark(colour) : chanceMark()}</span>
      <span>${this.session.say(message)}</span>
      ${rule ? ruleLink(rule, (id) => this.tell("tl-rule", id)) : nothing}
    </li>`;
  }
}

const chanceMark = (): TemplateResult =>
  html`<span title=${t("chance")}>${icon("ui-chance")}<span class="unseen">${t("chance")}</span></span>`;

/** The number of a rule that opens the rulebook there. */
export function ruleLink(rule: string, open: (rule: string) => void): TemplateResult {
  return html`<button type="button" class="rule" aria-label=${t("rule-open", { rule })} @click=${() => open(rule)}>
    ${rule}
  </button>`;
}
