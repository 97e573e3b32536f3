import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { PageElement } from "./element";
import { icon } from "./icon";
import { notices } from "./notices";
import { t } from "./words";

/** Errors and news at the lower edge. They block nothing. */
@customElement("tl-notices")
export class NoticeList extends PageElement {
  override connectedCallback(): void {
    super.connectedCallback();
    notices.addEventListener("change", this.redraw);
  }

  protected override render(): TemplateResult {
    return html`<div class="notices">${repeat(
      notices.list,
      (notice) => notice.id,
      ({
        id,
        kind,
        text,
        rule,
        action,
      }) => html`<div class="notice" data-kind=${kind} role=${kind === "error" ? "alert" : "status"}>
        ${icon(kind === "error" ? "ui-warning" : "ui-check")}
        <p>${text}${rule ? html` <span class="rule-id">${rule}</span>` : nothing}</p>
        ${
          action
            ? html`<button class="button primary" @click=${() => {
                notices.close(id);
                action.run();
              }}>${action.label}</button>`
            : nothing
        }
        <button class="tool" aria-label=${t("close")} @click=${() => notices.close(id)}>${icon("ui-close")}</button>
      </div>`,
    )}</div>`;
  }
}
