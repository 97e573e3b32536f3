import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { icon, seatMark } from "../app/icon";
import type { TableState } from "../app/table-state";
import type { ScoreLine, View } from "../app/types";
import { t } from "../app/words";
import { ruleLink } from "./log-panel";

interface Row {
  category: string;
  rule: string;
  /** One line a seat. */
  lines: (ScoreLine | undefined)[];
}

/** The score as if the match ended now. A category opens to say where its points come from. */
@customElement("tl-score")
export class ScorePanel extends PageElement {
  @property({ attribute: false }) session!: TableState;
  @property({ attribute: false }) view!: View;
  @state() private opened: ReadonlySet<string> = new Set();

  protected override render(): TemplateResult {
    const { seats } = this.session;
    const rows = this.#rows();
    return html`<table class="score">
      <thead>
        <tr>
          <th scope="col">${t(this.session.match.over && !this.session.back ? "score-final" : "score-now")}</th>
          ${seats.map(({ name, colour }) => html`<th scope="col">${seatMark(colour)} ${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => this.#row(row))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("score-total")}</th>
          ${seats.map((_, seat) => html`<td>${this.#total(rows, seat)}</td>`)}
        </tr>
      </tfoot>
    </table>`;
  }

  #rows(): Row[] {
    const rows = new Map<string, Row>();
    for (const line of this.view.score) {
      const row = rows.get(line.category) ?? { category: line.category, rule: line.rule, lines: [] };
      row.lines[line.seat] = line;
      rows.set(line.category, row);
    }
    return [...rows.values()];
  }

  #hidden(line: ScoreLine | undefined): boolean {
    return Boolean(line?.secret) && line?.seat !== this.session.viewer && this.view.returns === null;
  }

  #row(row: Row): TemplateResult {
    const open = this.opened.has(row.category);
    const known = row.lines.filter((line) => line && !this.#hidden(line)).map((line) => line?.points ?? 0);
    const best = Math.max(...known);
    const leads = known.some((points) => points < best) || known.length < row.lines.length;
    const id = `score-${row.category}`;
    return html`<tr>
        <th scope="row">
          <button
            class="score-name"
            aria-expanded=${open}
            aria-controls="${id}-detail"
            @click=${() => this.#toggle(row.category)}
          >
            ${icon("ui-next")}${this.session.say({ id })}</button
          >${ruleLink(row.rule, (rule) => this.tell("tl-rule", rule))}
        </th>
        ${row.lines.map((line) =>
          this.#hidden(line)
            ? html`<td><span aria-hidden="true">?</span><span class="unseen">${t("score-secret")}</span></td>`
            : html`<td class=${leads && line?.points === best && known.length > 1 ? "best" : ""}>
                ${line?.points ?? 0}
              </td>`,
        )}
      </tr>
      <tr class="score-detail" id="${id}-detail" ?hidden=${!open}>
        <td colspan=${row.lines.length + 1}>${open ? this.#details(row) : nothing}</td>
      </tr>`;
  }

  #details(row: Row): TemplateResult {
    return html`<ul>
      ${row.lines.map((line, seat) => {
        const { colour, name } = this.session.seats[seat] ?? { colour: 1, name: "" };
        const text = this.#hidden(line) ? t("score-secret") : line ? this.session.say(line.detail) : "";
        return html`<li>
          ${seatMark(colour)}<span><span class="unseen">${name}: </span>${text}</span>
        </li>`;
      })}
    </ul>`;
  }

  #total(rows: Row[], seat: number): string {
    const hidden = rows.map((row) => row.lines[seat]).filter((line) => this.#hidden(line));
    const known = (this.view.scores[seat] ?? 0) - hidden.reduce((sum, line) => sum + (line?.points ?? 0), 0);
    return hidden.length ? t("score-more", { points: known }) : String(known);
  }

  #toggle(category: string): void {
    const opened = new Set(this.opened);
    if (!opened.delete(category)) opened.add(category);
    this.opened = opened;
  }
}
