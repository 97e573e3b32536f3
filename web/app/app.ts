import { html, type nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import "../editor/editor-page";
import "../lessons/learn-page";
import "../setup/setup-page";
import "../shelf/rules-page";
import "../shelf/shelf-page";
import "../table-page/table-page";
import "./confirm-dialog";
import "./drop-zone";
import "./notice-list";
import "./settings-dialog";
import { PageElement } from "./element";
import { notices } from "./notices";
import { type Route, router } from "./router";
import { store } from "./store";
import { t } from "./words";

/** The whole page: one route at a time, and what lies above all of them. */
@customElement("tl-app")
export class App extends PageElement {
  @state() private route: Route = router.route;

  override connectedCallback(): void {
    super.connectedCallback();
    router.addEventListener("change", () => void this.#arrive());
    store.addEventListener("refused", () => notices.add("error", t("storage-refused")));
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href="#main" @click=${this.#skip}>${t("skip")}</a>
      ${this.#page()}
      <tl-notices></tl-notices>
      <tl-settings></tl-settings>
      <tl-confirm></tl-confirm>
      <tl-drop-zone></tl-drop-zone>`;
  }

  #page(): TemplateResult | typeof nothing {
    const { route } = this;
    switch (route.page) {
      case "shelf":
        return html`<tl-shelf></tl-shelf>`;
      case "setup":
        return html`<tl-setup .game=${route.game}></tl-setup>`;
      case "rules":
        return html`<tl-rules-page .game=${route.game} .rule=${route.rule}></tl-rules-page>`;
      case "learn":
        return html`<tl-learn-page .game=${route.game} .lesson=${route.lesson}></tl-learn-page>`;
      case "match":
        return html`<tl-table-page .matchId=${route.id} .link=${null}></tl-table-page>`;
      case "link":
        return html`<tl-table-page .matchId=${""} .link=${route.link}></tl-table-page>`;
      case "editor":
        return html`<tl-editor .game=${route.game} .packed=${route.packed}></tl-editor>`;
    }
  }

  /** Another page: its heading is where a screen reader and the keyboard go on. */
  async #arrive(): Promise<void> {
    this.route = router.route;
    await this.updateComplete;
    scrollTo(0, 0);
    const pages = "tl-shelf, tl-setup, tl-rules-page, tl-learn-page, tl-table-page, tl-editor";
    const page = this.querySelector<PageElement>(pages);
    await page?.updateComplete;
    page?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  #skip(event: Event): void {
    event.preventDefault(); // The fragment is the address of the page.
    this.querySelector<HTMLElement>("#main")?.focus();
  }
}
