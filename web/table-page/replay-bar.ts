import { html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { icon } from "../app/icon";
import type { Session } from "../app/session";
import { t } from "../app/words";

/** How long a step stands while the replay runs, in milliseconds. */
const STEP = 1100;

/** The whole match on a slider. The match itself stays where it is. */
@customElement("tl-replay")
export class ReplayBar extends PageElement {
  @property({ attribute: false }) session!: Session;
  @property({ attribute: false }) ply = 0;
  @property({ attribute: false }) plies = 0;
  @state() private running = false;
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render(): TemplateResult {
    const { ply, plies } = this;
    const tool = (name: string, sign: string, action: () => void, off = false) =>
      html`<button class="tool" aria-label=${t(name)} title=${t(name)} ?disabled=${off} @click=${action}>
        ${icon(sign)}
      </button>`;
    return html`<section class="replay" aria-label=${t("replay")}>
      ${tool("replay-back", "ui-prev", () => this.#jump(ply - 1), ply <= 0)}
      ${
        this.running
          ? tool("replay-pause", "ui-pause", () => this.#pause())
          : tool("replay-run", "ui-play", () => this.#run(), plies === 0)
      }
      ${tool("replay-on", "ui-next", () => this.#jump(ply + 1), ply >= plies)}
      <input
        type="range"
        min="0"
        max=${plies}
        .value=${String(ply)}
        aria-label=${t("replay-step")}
        aria-valuetext=${t("replay-at", { ply, plies })}
        @input=${(event: Event) => this.#jump(Number((event.target as HTMLInputElement).value))}
      />
      <span class="replay-at" aria-hidden="true">${ply}&thinsp;/&thinsp;${plies}</span>
      <button class="button" @click=${() => this.tell("tl-replay-end")}>${t("replay-now")}</button>
    </section>`;
  }

  #jump(ply: number): void {
    this.#pause();
    void this.session.lookAt(ply);
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  #run(): void {
    this.running = true;
    const next = async (ply: number) => {
      await this.session.lookAt(ply);
      if (!this.running) return;
      if (ply >= this.plies) this.#pause();
      else this.#timer = window.setTimeout(() => void next(ply + 1), STEP);
    };
    void next(this.ply >= this.plies ? 0 : this.ply + 1);
  }
}
