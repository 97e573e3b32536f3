import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import "./saved-matches";
import { bar, commonTools } from "../app/bar";
import { PageElement } from "../app/element";
import { icon } from "../app/icon";
import { offline } from "../app/offline";
import { chooseAndOpen } from "../app/open-match";
import { gamesOfSite, isOffered } from "../app/site";
import type { GameInfo } from "../app/types";
import { t } from "../app/words";
import { SINGLE } from "../engine/files";
import { gameCard } from "./game-card";

/** The start page: the games, the matches to go on with, and a file to open. */
@customElement("tl-shelf")
export class ShelfPage extends PageElement {
  @state() private games: readonly GameInfo[] = [];
  @state() private failed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    offline.addEventListener("change", this.redraw);
    gamesOfSite().then(
      (games) => {
        this.games = games.filter(isOffered);
      },
      () => {
        this.failed = true;
      },
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    offline.removeEventListener("change", this.redraw);
  }

  protected override render(): TemplateResult {
    document.title = t("name");
    return html`${bar(commonTools())}
      <main class="shelf" id="main" tabindex="-1">
        <div class="hero">
          <h1 tabindex="-1">${t("shelf-title")}</h1>
          <p>${t("shelf-text")}</p>
        </div>
        ${this.failed ? html`<p class="empty" role="alert">${t("shelf-failed")}</p>` : ""}
        <div class="games">${this.games.map(gameCard)}</div>
        <div class="shelf-columns">
          <section aria-labelledby="saved-title">
            <h2 id="saved-title" tabindex="-1">${t("saved-title")}</h2>
            <tl-saved></tl-saved>
          </section>
          <section aria-labelledby="open-title">
            <h2 id="open-title">${t("open-title")}</h2>
            <button class="button open-file" @click=${chooseAndOpen}>
              ${icon("ui-open")} <span>${t("open-file")}<small>${t("open-file-help")}</small></span>
            </button>
          </section>
        </div>
      </main>
      ${this.#foot()}`;
  }

  #foot(): TemplateResult {
    return html`<footer class="foot">
      ${this.games.map(({ credit }) => html`<p>${t("credit", credit)}</p>`)}
      <p>${t("foot-own")}</p>
      <p>${t("foot-private")}</p>
      <p>${SINGLE ? t("single-here") : html`<a href="twolands.html" download>${t("single-get")}</a>`}</p>
      <p class="offline" role="status">${offline.ready ? html`${icon("ui-check")}${t("offline-ready")}` : nothing}</p>
    </footer>`;
  }
}
