import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../app/icon";
import type { Printed } from "../app/store";
import type { GameInfo } from "../app/types";
import { t } from "../app/words";
import { kindName, standIns } from "./printed";

interface Actions {
  add(): void;
  remove(printed: Printed): void;
}

/** How many printed values are stand-ins, and the player's own files in place of ours. */
export function printedRow(
  game: GameInfo,
  printed: readonly Printed[],
  checking: boolean,
  { add, remove }: Actions,
): TemplateResult {
  return html`<div class="setting below printed">
    <span class="setting-name">${icon("ui-stand-in")}${t("printed")}</span>
    <span class="setting-help" id="printed-help" role="status">
      ${t("printed-help", { count: standIns(game, printed) })}
    </span>
    <div class="setting-control">
      ${
        printed.length
          ? html`<ul>
              ${printed.map((file) => fileLine(file, () => remove(file)))}
            </ul>`
          : nothing
      }
      <button type="button" class="button" aria-describedby="printed-help" ?disabled=${checking} @click=${add}>
        ${icon("ui-open")}${t(checking ? "printed-checking" : "printed-add")}
      </button>
    </div>
  </div>`;
}

function fileLine({ game, file, kind, standIns: count }: Printed, remove: () => void): TemplateResult {
  const name = t("printed-remove", { file });
  return html`<li>
    <span>${file}<small>${t("printed-file", { kind: kindName(game, kind), count })}</small></span>
    <button type="button" class="tool" aria-label=${name} title=${name} @click=${remove}>${icon("ui-close")}</button>
  </li>`;
}
