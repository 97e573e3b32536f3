import { html, type TemplateResult } from "lit";
import { customElement, query } from "lit/decorators.js";
import { PageElement } from "./element";
import { icon } from "./icon";
import { type Choices, LANGUAGES, MOTIONS, PACES, STORIES, settings, THEMES, ZOOMS } from "./settings";
import { t } from "./words";

/** What a player sets once for this device. */
@customElement("tl-settings")
export class SettingsDialog extends PageElement {
  @query("dialog") private dialog!: HTMLDialogElement;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("tl-settings", () => this.dialog.showModal());
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="settings-title" @click=${this.#outside}>
      <div class="dialog-head">
        <h2 id="settings-title">${t("settings")}</h2>
        <button class="tool" aria-label=${t("close")} @click=${() => this.dialog.close()}>${icon("ui-close")}</button>
      </div>
      <div class="dialog-body">
        ${this.#choice("language", LANGUAGES)} ${this.#choice("theme", THEMES)} ${this.#choice("motion", MOTIONS)}
        ${this.#choice("pace", PACES)} ${this.#choice("story", STORIES)} ${this.#choice("zoom", ZOOMS)}
      </div>
    </dialog>`;
  }

  #choice<K extends keyof Choices>(name: K, values: readonly Choices[K][]): TemplateResult {
    return html`<fieldset class="setting roomy">
      <legend class="unseen">${t(name)}</legend>
      <span class="setting-name" aria-hidden="true">${t(name)}</span>
      <div class="setting-control choice">
        ${values.map(
          (value) =>
            html`<label
              ><input
                type="radio"
                name="set-${name}"
                .checked=${settings.get(name) === value}
                @change=${() => settings.set(name, value)}
              />${t(`${name}-${value}`)}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  #outside(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}

export function openSettings(): void {
  document.dispatchEvent(new Event("tl-settings"));
}
