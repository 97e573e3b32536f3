import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { toLessons } from "../app/router";
import { rulesOf } from "../app/site";
import type { LessonLink, Rulebook } from "../app/types";
import { t, words } from "../app/words";
import { told } from "../lessons/lesson";
import { marked } from "./marked";

/** The numbered rules of a game, by section, with a search. A new `target` shows that rule and marks it. */
@customElement("tl-rules")
export class RulesPanel extends PageElement {
  @property({ attribute: false }) game = "";
  @property({ attribute: false }) target: { rule: string } | null = null;
  /** Whether a rule leads to the lesson in which one can try it. */
  @property({ type: Boolean }) lessons = false;
  @state() private book: Rulebook | null = null;
  @state() private failed = false;
  @state() private sought = "";
  #of = "";

  protected override willUpdate(changed: PropertyValues): void {
    const of = `${this.game}.${words.language}`;
    if (this.#of !== of) void this.#read(of);
    if (changed.has("target") && this.target) this.sought = "";
  }

  protected override updated(changed: PropertyValues): void {
    if ((changed.has("target") || changed.has("book")) && this.target) this.#show(this.target.rule);
  }

  async #read(of: string): Promise<void> {
    this.#of = of;
    this.failed = false;
    try {
      const book = await rulesOf(this.game, words.language);
      if (this.#of === of) this.book = book;
    } catch {
      this.failed = this.#of === of;
    }
  }

  protected override render(): TemplateResult {
    if (this.failed) return html`<p class="empty">${t("rules-failed")}</p>`;
    if (!this.book) return html`<p class="empty">${t("rules-loading")}</p>`;
    const sections = this.#found(this.book);
    const count = sections.reduce((sum, { rules }) => sum + rules.length, 0);
    return html`<search class="rules-search">
        <input
          class="field"
          type="search"
          aria-label=${t("rules-search")}
          placeholder=${t("rules-search")}
          .value=${this.sought}
          @input=${(event: Event) => {
            this.sought = (event.target as HTMLInputElement).value;
          }}
        /><span role="status">${this.sought ? t("rules-found", { count }) : ""}</span>
      </search>
      <div class="rules" tabindex="0" role="region" aria-label=${t("rules")}>
        ${sections.map(
          ({ section, intro, rules }) =>
            html`<section>
              <h3>${section}</h3>
              ${intro && !this.sought ? html`<p class="rules-intro">${intro}</p>` : nothing}
              ${rules.map(
                ({ id, text, lesson }) =>
                  html`<p class="rules-rule" id="rule-${id}" tabindex="-1" ?data-target=${this.target?.rule === id}>
                    <span class="rule-id">${id}</span> ${marked(text, this.sought)}
                    ${lesson && this.lessons ? this.#lesson(lesson) : nothing}
                  </p>`,
              )}
            </section>`,
        )}
      </div>`;
  }

  #lesson({ name, title }: LessonLink): TemplateResult {
    const label = t("rule-try-lesson", { lesson: told(title) });
    return html`<a class="rules-lesson" href=${toLessons(this.game, name)} aria-label=${label} title=${label}
      >${t("rule-try")}</a
    >`;
  }

  #found(sections: Rulebook): Rulebook {
    const sought = this.sought.trim().toLocaleLowerCase(words.language);
    if (!sought) return sections;
    return sections
      .map((section) => ({
        ...section,
        rules: section.rules.filter(({ id, text }) =>
          `${id} ${text}`.toLocaleLowerCase(words.language).includes(sought),
        ),
      }))
      .filter(({ rules }) => rules.length > 0);
  }

  #show(rule: string): void {
    const line = this.querySelector<HTMLElement>(`#rule-${CSS.escape(rule)}`);
    const box = line?.closest<HTMLElement>(".rules");
    if (!line || !box) return;
    this.scrollIntoView({ block: "nearest" });
    box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - 12;
    line.focus({ preventScroll: box.scrollHeight > box.clientHeight });
  }
}
