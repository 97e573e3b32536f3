import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { icon, seatMark } from "../app/icon";
import type { Session } from "../app/session";
import { settings } from "../app/settings";
import type { Entry, Step } from "../app/types";
import { t } from "../app/words";
import { ruleLink } from "../panels/log-panel";

/** Time to read a line, in milliseconds. */
const READING = { slow: 2600, normal: 1500, fast: 700 };

/** The steps of an automa's turn among those that have happened. */
export function automaTurn(session: Session, steps: readonly Step[]): readonly Step[] {
  const automa = session.seats.findIndex(({ player }) => player === "automa");
  if (automa < 0) return [];
  const first = steps.findIndex(({ log }) => log.some(({ seat }) => seat === automa));
  return first < 0 ? [] : steps.slice(first);
}

/** An automa's turn, told line by line; the board follows step by step. A "change" event follows every line. */
export class Story extends EventTarget {
  readonly lines: readonly Entry[];
  /** How many of the lines have been told. */
  told = 0;
  #next: () => void = () => {};

  constructor(
    private readonly steps: readonly Step[],
    private readonly show: (step: Step) => Promise<void>,
  ) {
    super();
    this.lines = steps.flatMap(({ log }) => log);
  }

  get over(): boolean {
    return this.told === this.lines.length;
  }

  /** Tells it at the pace of the settings; resolves at the end, however it was reached. */
  async tell(): Promise<void> {
    let shown: Promise<void> | null = null;
    for (const step of this.steps) {
      if (this.over) return;
      shown = this.show(step);
      for (const _ of step.log) {
        if (this.over) return;
        this.#tellTo(this.told + 1);
        await this.#read();
      }
    }
    await shown;
  }

  /** The next line, without waiting. */
  next(): void {
    this.#next();
  }

  /** All lines at once. */
  finish(): void {
    this.#tellTo(this.lines.length);
    this.#next();
  }

  #tellTo(told: number): void {
    this.told = told;
    this.dispatchEvent(new Event("change"));
  }

  /** Until the line is read: the time is over or the player wants the next one. The last one needs no time. */
  #read(): Promise<void> {
    if (this.over) return Promise.resolve();
    return new Promise((resolve) => {
      const pressed = settings.get("story") === "pressed";
      const timer = pressed ? undefined : setTimeout(resolve, READING[settings.get("pace")]);
      this.#next = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Shows a story: what has been told of it, and the buttons that go on. */
@customElement("tl-story")
export class StoryPanel extends PageElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) story!: Story;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("story")) return;
    changed.get("story")?.removeEventListener("change", this.redraw);
    this.story.addEventListener("change", this.redraw);
  }

  protected override updated(): void {
    const lines = this.querySelector("ol");
    if (lines) lines.scrollTop = lines.scrollHeight;
  }

  protected override render(): TemplateResult {
    const { session, story } = this;
    const seat = session.seats.find(({ player }) => player === "automa");
    const { over, told, lines } = story;
    return html`<section
      class="story"
      data-seat=${seat?.colour ?? nothing}
      data-over=${over || nothing}
      aria-labelledby="story-title"
    >
      <header>
        ${seat ? seatMark(seat.colour) : nothing}
        <h2 id="story-title">${t("story-title", { name: seat?.name ?? "" })}</h2>
        <small aria-hidden="true">${told}&thinsp;/&thinsp;${lines.length}</small>
        ${over ? this.#close() : this.#going(story)}
      </header>
      <ol>
        ${lines.slice(0, told).map((line, index) => this.#line(line, index === told - 1))}
      </ol>
    </section>`;
  }

  #going(story: Story): TemplateResult {
    return html`<button class="button primary" title=${t("story-next-help")} @click=${() => story.next()}>
        ${icon("ui-next")}${t("story-next")}
      </button>
      <button class="button" @click=${() => story.finish()}>${t("story-all")}</button>`;
  }

  #close(): TemplateResult {
    return html`<button
      class="tool"
      aria-label=${t("close")}
      title=${t("close")}
      @click=${() => this.tell("tl-story-close")}
    >
      ${icon("ui-close")}
    </button>`;
  }

  #line({ message, rule }: Entry, newest: boolean): TemplateResult {
    return html`<li data-now=${newest || nothing}>
      <span>${this.session.say(message)}</span>
      ${rule ? ruleLink(rule, (id) => this.tell("tl-rule", id)) : nothing}
    </li>`;
  }
}
