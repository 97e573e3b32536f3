import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import type { Session } from "../app/session";
import { t } from "../app/words";

/** How far the search that runs has come. */
@customElement("tl-progress")
export class Progress extends PageElement {
  @property({ attribute: false }) session!: Session;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("session")) return;
    changed.get("session")?.removeEventListener("progress", this.redraw);
    this.session.addEventListener("progress", this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.session.removeEventListener("progress", this.redraw);
  }

  protected override render(): TemplateResult {
    return html`<progress max="1" .value=${this.session.progress} aria-label=${t("progress")}></progress>`;
  }
}
