import { html, nothing, type TemplateResult } from "lit";
import { icon, logo } from "./icon";
import { toShelf } from "./router";
import { LANGUAGES, type Language, settings } from "./settings";
import { openSettings } from "./settings-dialog";
import { t } from "./words";

/** The bar at the top of every page: the way home, where we are, and the tools of the page. */
export function bar(tools: TemplateResult, where: TemplateResult | typeof nothing = nothing): TemplateResult {
  return html`<header class="bar">
    <a class="brand" href=${toShelf} aria-label=${t("home")}>${logo}<span>${t("name")}</span></a>
    ${where}
    <div class="tools">${tools}</div>
  </header>`;
}

/** Language, theme and settings. */
export function commonTools(): TemplateResult {
  return html`${languageChoice()}${themeTool()}${settingsTool()}`;
}

export function themeTool(): TemplateResult {
  const other = settings.dark ? "papyrus" : "night";
  return html`<button class="tool" aria-label=${t(`theme-to-${other}`)} title=${t(`theme-to-${other}`)}
    @click=${() => settings.set("theme", other)}>${icon("ui-theme")}</button>`;
}

export function settingsTool(): TemplateResult {
  return html`<button class="tool" aria-label=${t("settings")} title=${t("settings")} @click=${openSettings}>
    ${icon("ui-settings")}</button>`;
}

function languageChoice(): TemplateResult {
  const choose = (language: Language) => () => settings.set("language", language);
  return html`<fieldset class="choice languages"><legend class="unseen">${t("language")}</legend>${LANGUAGES.map(
    (language) =>
      html`<label lang=${language}><input type="radio" name="language" .checked=${
        settings.get("language") === language
      } @change=${choose(language)} aria-label=${t(`language-${language}`)}><span aria-hidden="true">${t(
        `language-${language}-short`,
      )}</span></label>`,
  )}</fieldset>`;
}
