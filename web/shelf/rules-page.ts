import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../panels/rules-panel";
import { bar, commonTools } from "../app/bar";
import { PageElement } from "../app/element";
import { toLessons, toSetup } from "../app/router";
import { t, words } from "../app/words";

/** The rulebook of a game by itself. */
@customElement("tl-rules-page")
export class RulesPage extends PageElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) rule: string | undefined;

  protected override render(): TemplateResult {
    const title = words.say({ id: `game-${this.game}` }, this.game);
    document.title = `${t("rules-of", { game: title })} · ${t("name")}`;
    return html`${bar(commonTools())}
      <main class="rules-page" id="main" tabindex="-1">
        <div class="rules-page-head"><h1 tabindex="-1">${t("rules-of", { game: title })}</h1>
          <span class="learn-go">
            <a class="button" href=${toLessons(this.game)}>${t("learn")}</a>
            <a class="button primary" href=${toSetup(this.game)}>${t("play")}</a>
          </span></div>
        <h2 class="unseen">${t("panel-rules-title")}</h2>
        <tl-rules
          class="panel"
          lessons
          .game=${this.game}
          .target=${this.rule ? { rule: this.rule } : null}
        ></tl-rules>
      </main>`;
  }
}
