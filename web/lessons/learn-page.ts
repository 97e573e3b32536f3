import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "./lesson-view";
import "../share/share-dialog";
import { bar, commonTools, settingsTool } from "../app/bar";
import { PageElement } from "../app/element";
import { icon } from "../app/icon";
import { router, toLessons, toRules, toSetup, toShelf } from "../app/router";
import { services } from "../app/services";
import { lessonsOf, rulesOf } from "../app/site";
import type { LessonInfo, Rulebook } from "../app/types";
import { t, words } from "../app/words";
import { type Chapter, chaptersOf } from "./chapters";
import { doneLessons, markDone, told } from "./lesson";
import type { LessonView } from "./lesson-view";

interface Part {
  part: string;
  chapters: Chapter[];
}

/** The lessons of a game, and one of them. */
@customElement("tl-learn-page")
export class LearnPage extends PageElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) lesson: string | undefined;
  @state() private lessons: readonly LessonInfo[] | null = null;
  @state() private book: Rulebook = [];
  @state() private failed = false;
  @state() private done: ReadonlySet<string> = doneLessons();
  #parts: Part[] = [];
  /** Chapters that the reader has opened or closed; of the others the page decides. */
  readonly #folds = new Map<string, boolean>();
  /** The lesson from which the reader comes back to the list. */
  #last: string | undefined;
  #of = "";

  override connectedCallback(): void {
    super.connectedCallback();
    services.warm(); // While the reader chooses, Python starts.
    this.addEventListener("tl-lesson-done", () => {
      if (this.lesson) markDone(this.game, this.lesson);
      this.done = doneLessons();
    });
  }

  protected override willUpdate(): void {
    const of = `${this.game}.${words.language}`;
    if (this.#of !== of) void this.#read(of);
    if (this.lesson) this.#last = this.lesson;
    this.#parts = ["tutorial", "solo", "example"].flatMap((part) => {
      const lessons = this.lessons?.filter((lesson) => lesson.part === part) ?? [];
      return lessons.length ? [{ part, chapters: chaptersOf(lessons, part === "tutorial" ? [] : this.book) }] : [];
    });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.get("lesson") && !this.lesson) requestAnimationFrame(() => this.#return());
  }

  async #read(of: string): Promise<void> {
    const { game } = this;
    if (!words.has(`game-${game}`, game)) return router.go(toShelf, true);
    if (!this.#of.startsWith(`${game}.`)) this.#folds.clear();
    this.#of = of;
    this.failed = false;
    try {
      const [lessons, book] = await Promise.all([lessonsOf(game), rulesOf(game, words.language)]);
      if (this.#of === of) Object.assign(this, { lessons, book });
    } catch {
      this.failed = this.#of === of;
    }
  }

  /** Who comes back from a lesson goes on where it stands in the list. */
  #return(): void {
    const row = this.querySelector<HTMLElement>(
      `.learn-list a[href="${CSS.escape(toLessons(this.game, this.#last))}"]`,
    );
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "center" });
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
    const lessons = this.#parts.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons));
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
        ${this.#parts.map((part) => this.#part(part))}
      </main>`;
  }

  #part({ part, chapters }: Part): TemplateResult {
    const folds = chapters.filter(({ title }) => title);
    const open = folds.every((chapter) => this.#isOpen(part, chapter, chapters));
    const foldAll = () => {
      for (const { id } of folds) this.#folds.set(`${part}/${id}`, !open);
      this.requestUpdate();
    };
    return html`<section aria-labelledby="learn-${part}">
      <header class="learn-part">
        <h2 id="learn-${part}">${t(`lessons-${part}`)}</h2>
        <span>${this.#count(chapters.flatMap(({ lessons }) => lessons))}</span>
        ${
          folds.length > 1
            ? html`<button class="button quiet" @click=${foldAll}>${t(open ? "lessons-fold" : "lessons-unfold")}</button>`
            : nothing
        }
      </header>
      ${chapters.map((chapter) => this.#chapter(part, chapter, chapters))}
    </section>`;
  }

  #chapter(part: string, chapter: Chapter, chapters: readonly Chapter[]): TemplateResult {
    const { id, title, lessons } = chapter;
    if (!title) {
      const numbered = part === "tutorial";
      return html`<ol class="learn-list" ?data-compact=${!numbered}>
        ${lessons.map((lesson, index) => this.#row(lesson, numbered ? index + 1 : ""))}
      </ol>`;
    }
    const open = this.#isOpen(part, chapter, chapters);
    const folded = (event: Event) => {
      const now = (event.target as HTMLDetailsElement).open;
      if (now === this.#isOpen(part, chapter, chapters)) return;
      this.#folds.set(`${part}/${id}`, now);
      this.requestUpdate();
    };
    return html`<details class="learn-chapter" .open=${open} @toggle=${folded}>
      <summary>
        <h3>${title}</h3>
        <span ?data-done=${lessons.every((lesson) => this.#isDone(lesson))}>${this.#count(lessons)}</span>
      </summary>
      <ol class="learn-list" data-compact>
        ${lessons.map((lesson) => this.#row(lesson, ""))}
      </ol>
    </details>`;
  }
  #row(lesson: LessonInfo, sign: number | string): TemplateResult {
    const done = this.#isDone(lesson);
    const next = lesson === this.#next;
    return html`<li>
      <a href=${toLessons(this.game, lesson.name)} ?data-done=${done} ?data-next=${next}>
        <span class="learn-sign" aria-hidden="true">${done ? icon("ui-check") : sign}</span>
        <span class="learn-title"><b>${told(lesson.title)}</b> <small>${told(lesson.about)}</small></span>
        ${done ? html`<span class="unseen">${t("lesson-is-done")}</span>` : nothing}
        ${next ? html`<span class="learn-next">${t(lesson.number === 1 ? "lesson-begin" : "lesson-continue")}</span>` : nothing}
      </a>
    </li>`;
  }

  /** The lesson of the tutorial that comes next. */
  get #next(): LessonInfo | undefined {
    return this.lessons?.find((lesson) => lesson.part === "tutorial" && !this.#isDone(lesson));
  }

  #isDone({ name }: LessonInfo): boolean {
    return this.done.has(`${this.game}/${name}`);
  }

  /** As long as the reader has not said otherwise, the chapter to go on with is open, and the one he comes from. */
  #isOpen(part: string, chapter: Chapter, chapters: readonly Chapter[]): boolean {
    const unread = chapters.find(({ lessons }) => !lessons.every((lesson) => this.#isDone(lesson)));
    const last = chapter.lessons.some(({ name }) => name === this.#last);
    return this.#folds.get(`${part}/${chapter.id}`) ?? (last || chapter === unread);
  }

  #count(lessons: readonly LessonInfo[]): string {
    const done = lessons.filter((lesson) => this.#isDone(lesson)).length;
    return t("lessons-done", { done, lessons: lessons.length });
  }
}
