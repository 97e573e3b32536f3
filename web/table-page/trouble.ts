import { html, nothing, type TemplateResult } from "lit";
import { download } from "../app/files";
import { icon } from "../app/icon";
import { toShelf } from "../app/router";
import { t } from "../app/words";
import { ruleLink } from "../panels/log-panel";
import type { Trouble } from "./opening";

/** What is wrong with what was opened; the file is the player's, whatever is wrong with it. */
export function troublePanel(
  { text, rule, file, editor }: Trouble,
  { close, open }: { close: (() => void) | null; open(rule: string): void },
): TemplateResult {
  return html`<section class="trouble" role="alert">
    ${icon("ui-warning")}
    <p>${text} ${rule && close ? ruleLink(rule, open) : nothing}${close ? html` ${t("link-legal")}` : nothing}</p>
    <div class="prompt-actions">
      ${editor ? html`<a class="button" href=${editor}>${icon("ui-edit")}${t("link-mend")}</a>` : nothing}
      <button class="button" @click=${() => download(file.name, file.content)}>
        ${icon("ui-save")}${t("link-file")}
      </button>
      ${
        close
          ? html`<button class="tool" aria-label=${t("close")} title=${t("close")} @click=${close}>
              ${icon("ui-close")}
            </button>`
          : html`<a class="button primary" href=${toShelf}>${t("to-shelf")}</a>`
      }
    </div>
  </section>`;
}
