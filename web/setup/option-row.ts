import { html, nothing, type TemplateResult } from "lit";
import type { OptionInfo, OptionValue } from "../app/types";
import { words } from "../app/words";

/**
 * An option of the game, named by its messages: `option-<name>`, `option-<name>-help`, `option-<name>-<value>`. A value
 * without a message shows itself.
 */
export function optionRow(
  game: string,
  { name, choices }: OptionInfo,
  value: OptionValue,
  change: (value: OptionValue) => void,
): TemplateResult {
  const id = `option-${name}`;
  const title = words.say({ id }, game);
  const help = words.has(`${id}-help`, game) ? words.say({ id: `${id}-help` }, game) : "";
  if (typeof value === "boolean") return switchRow(id, title, help, value, change);
  return html`<fieldset class="setting ${choices.length > 4 ? "below" : ""}">
    <legend class="unseen">${title}</legend>
    <span class="setting-name" aria-hidden="true">${title}</span>
    ${help ? html`<span class="setting-help" id="${id}-help">${help}</span>` : nothing}
    <div class="setting-control choice" aria-describedby=${help ? `${id}-help` : nothing}>
      ${choices.map(
        (choice) =>
          html`<label
            ><input type="radio" name=${id} .checked=${choice === value} @change=${() => change(choice)} />${
              words.has(`${id}-${choice}`, game) ? words.say({ id: `${id}-${choice}` }, game) : choice
            }</label
          >`,
      )}
    </div>
  </fieldset>`;
}

export function switchRow(
  id: string,
  title: string,
  help: string,
  value: boolean,
  change: (value: boolean) => void,
): TemplateResult {
  return html`<div class="setting">
    <span class="setting-name" id="${id}-name">${title}</span>
    ${help ? html`<span class="setting-help" id="${id}-help">${help}</span>` : nothing}
    <button
      type="button"
      class="setting-control switch"
      role="switch"
      aria-checked=${value}
      aria-labelledby="${id}-name"
      aria-describedby=${help ? `${id}-help` : nothing}
      @click=${() => change(!value)}
    ></button>
  </div>`;
}
