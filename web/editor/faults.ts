import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../app/icon";
import { toRules } from "../app/router";
import type { Message } from "../app/types";
import { t } from "../app/words";
import type { Result } from "../engine/client";
import { partOf } from "./setting";

type Fault = Result<"check_position">["faults"][number];

interface Look {
  game: string;
  say(message: Message): string;
  /** What a place is called. */
  label(place: string): string;
  mend(path: string, value: unknown): void;
}

/** The place of the board that a fault lies in. */
export function placeOf(path: string): string | null {
  const found = partOf(path);
  return found?.part === "places" ? found.name : null;
}

/** Everything that cannot be, with its place and its rule, and what would be right where that is plain. */
export function faultList(faults: readonly Fault[], look: Look): TemplateResult {
  return html`<section class="side-panel" aria-labelledby="edit-faults-title">
    <header><h2 id="edit-faults-title">${t("edit-faults-title")}</h2></header>
    <ul class="faults">${faults.map((fault) => row(fault, look))}</ul>
  </section>`;
}

function row({ message, path, rule, mend }: Fault, { game, say, label, mend: set }: Look): TemplateResult {
  const place = placeOf(path);
  return html`<li>
    ${icon("ui-warning")}
    <span>${place ? html`<b>${label(place)}</b> ` : path ? html`<code>${path}</code> ` : nothing}${say(message)}</span>
    ${rule ? html`<a class="rule" href="${toRules(game)}/${rule}" aria-label=${t("rule-open", { rule })}>${rule}</a>` : nothing}
    ${
      typeof mend === "number"
        ? html`<button class="button" @click=${() => set(path, mend)}>${t("edit-mend", { value: mend })}</button>`
        : nothing
    }
  </li>`;
}
