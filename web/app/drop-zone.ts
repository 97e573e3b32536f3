import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { PageElement } from "./element";
import { icon } from "./icon";
import { openFile } from "./open-match";
import { t } from "./words";

/** A save file may be dropped anywhere. */
@customElement("tl-drop-zone")
export class DropZone extends PageElement {
  @state() private over = false;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("dragover", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      this.over = true;
    });
    addEventListener("dragleave", (event) => {
      if (event.relatedTarget === null) this.over = false;
    });
    addEventListener("drop", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      this.over = false;
      const file = event.dataTransfer.files[0];
      if (file) void openFile(file);
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.over ? html`<div class="drop">${icon("ui-open")}<p>${t("drop")}</p></div>` : nothing;
  }
}
