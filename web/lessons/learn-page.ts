import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "./lesson-view";
import "../share/share-dialog";
import { bar, commonTools, settingsTool } from "../app/bar";
import { PageElement } from "../app/element";
import { icon } from "../app/icon";
import { router, toLessons, toRules, toSetup, toShelf } from "../app/router";
import { services } from "../app/services";
import { lessonsOf } from "../app/site";
import type { LessonInfo } from "../app/types";
import { t, words } from "../app/words";
import { doneLessons, markDone, told } from "./lesson";
import type { LessonView } from "./lesson-view";

/** The lessons of a game, and one of them. */
@customElement("tl-learn-page")
export class LearnPage extends PageElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) lesson: string | undefined;
  @state() private lessons: readonly LessonInfo[] | null = null;
  @state() private failed = false;
  @state() private done: ReadonlySet<string> = doneLessons();
  #of = "";

  override connectedCallback(): void {
    super.connectedCallback();
    services.warm(); // While the reader chooses, Python starts.
    this.addEventListener("tl-lesson-done", () => {
      if (this.lesson) markDone(this.game, this.lesson);
      this.done = doneLessons();
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("game")) void this.#read();
  }

  async #read(): Promise<void> {
    const { game } = this;
    if (!words.has(`game-${game}`, game)) return router.go(toShelf, true);
    this.#of = game;
    this.failed = false;
    try {
      const lessons = await lessonsOf(game);
      if (this.#of === game) this.lessons = lessons;
    } catch {
      this.failed = this.#of === game;
    }
  }

  protected override render(): TemplateResult {
    const title = words.say({ id: `game-${this.game}` }, this.game);
    const open = this.lessons?.find(({ name }) => name === this.lesson);
    if (this.lessons && this.lesson && !open) router.go(toLessons(this.game), true);
    document.title = `${open ? told(open.title) : t("lessons-of", { game: title })} · ${t("name")}`;
    return open ? this.#open(open, title) : this.#list(title);
  }

  #open(lesson: LessonInfo, title: string): TemplateResult {
    const where = html`<div class="where">
      <h1 tabindex="-1">${told(lesson.title)}</h1>
      <a href=${toLessons(this.game)}>${t("lessons-of", { game: title })}</a>
    </div>`;
    const share = html`<button class="tool" aria-label=${t("share-lesson")} title=${t("share-lesson")}
      @click=${this.#share}>${icon("ui-share")}</button>`;
    const tools = html`${share}<div class="wide-tools">${commonTools()}</div>
      <div class="narrow-tools">${settingsTool()}</div>`;
    return html`${bar(tools, where)}<tl-lesson .lesson=${lesson} .ending=${this.#ending(lesson)}></tl-lesson>
      <tl-share></tl-share>`;
  }

  readonly #share = (): void => {
    const shared = this.querySelector<LessonView>("tl-lesson")?.shared(this.lesson ?? "");
    if (shared) void this.querySelector("tl-share")?.share(shared);
  };

  /** What can be done after a lesson: the next one, and to play. */
  #ending(lesson: LessonInfo): TemplateResult {
    const lessons = this.lessons ?? [];
    const next = lessons[lessons.indexOf(lesson) + 1];
    return html`<a class=${next ? "button" : "button primary"} href=${toSetup(this.game)}>${t("lesson-play")}</a>
      ${
        next
          ? html`<a class="button primary" href=${toLessons(this.game, next.name)}>${t("lesson-after")}</a>`
          : nothing
      }`;
  }

  #list(title: string): TemplateResult {
    return html`${bar(commonTools())}
      <main class="learn" id="main" tabindex="-1">
        <div class="rules-page-head">
          <h1 tabindex="-1">${t("lessons-of", { game: title })}</h1>
          <span class="learn-go">
            <a class="button" href=${toRules(this.game)}>${t("rules")}</a>
            <a class="button primary" href=${toSetup(this.game)}>${t("play")}</a>
          </span>
        </div>
        ${this.failed ? html`<p class="empty" role="alert">${t("lessons-failed")}</p>` : nothing}
        ${["tutorial", "solo", "example"].map((part) => this.#part(part))}
      </main>`;
  }

  #part(part: string): TemplateResult | typeof nothing {
    const lessons = this.lessons?.filter((lesson) => lesson.part === part) ?? [];
    if (!lessons.length) return nothing;
    const done = lessons.filter(({ name }) => this.done.has(`${this.game}/${name}`)).length;
    return html`<section aria-labelledby="learn-${part}">
      <header class="learn-part">
        <h2 id="learn-${part}">${t(`lessons-${part}`)}</h2>
        <span>${t("lessons-done", { done, lessons: lessons.length })}</span>
      </header>
      <ol class="learn-list">
        ${lessons.map((lesson, index) => this.#row(lesson, index + 1))}
      </ol>
    </section>`;
  }

  #row({ name, title, about }: LessonInfo, number: number): TemplateResult {
    const done = this.done.has(`${this.game}/${name}`);
    return html`<li>
      <a href=${toLessons(this.game, name)} ?data-done=${done}>
        <span class="learn-sign" aria-hidden="true">${done ? icon("ui-check") : number}</span>
        <span><b>${told(title)}</b><small>${told(about)}</small></span>
        ${done ? html`<span class="unseen">${t("lesson-is-done")}</span>` : nothing}
      </a>
    </li>`;
  }
}
