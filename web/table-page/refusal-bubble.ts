import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { icon } from "../app/icon";
import { t } from "../app/words";
import { ruleLink } from "../panels/log-panel";

export interface Bubble {
  /** The place it speaks of. */
  id: string;
  title: string;
  sentences: readonly string[];
  rule?: string;
}

/** Space between place and bubble, and between bubble and window. */
const GAP = 12;
const EDGE = 8;

/** Why something cannot be done, beside the place it is about. One at most; Escape or its cross closes it. */
@customElement("tl-bubble")
export class RefusalBubble extends PageElement {
  @property({ attribute: false }) bubble: Bubble | null = null;
  @property({ attribute: false }) anchor: (id: string) => DOMRect | null = () => null;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("resize", this.#place);
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("resize", this.#place);
    removeEventListener("keydown", this.#key);
  }

  protected override render(): TemplateResult {
    const { bubble } = this;
    // The alert is there before its words are, or they would not be read out.
    return html`<div role="alert" class="bubble-room">
      ${
        bubble
          ? html`<div class="bubble" data-kind=${bubble.rule ? "refused" : "told"}>
              <b>${bubble.title}</b>${bubble.sentences.map((sentence) => html`<p>${sentence}</p>`)}
              ${bubble.rule ? ruleLink(bubble.rule, (rule) => this.tell("tl-rule", rule)) : nothing}
              <button class="tool bubble-close" aria-label=${t("close")} @click=${this.#close}>
                ${icon("ui-close")}
              </button>
            </div>`
          : nothing
      }
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("bubble")) this.#place();
  }

  /** Beside the place, where there is most room; below or above it on a narrow window. */
  readonly #place = (): void => {
    const box = this.querySelector<HTMLElement>(".bubble");
    const place = this.bubble && this.anchor(this.bubble.id);
    if (!box || !place) return;
    const room = this.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const right = innerWidth - place.right - GAP - EDGE;
    const left = place.left - GAP - EDGE;
    const beside = Math.max(left, right) >= width;
    const below = place.bottom + GAP + height <= innerHeight || place.top < height + GAP;
    const side = beside ? (right >= left ? "right" : "left") : below ? "below" : "above";
    const middleX = place.left + place.width / 2;
    const middleY = place.top + place.height / 2;
    const x =
      side === "right"
        ? place.right + GAP
        : side === "left"
          ? place.left - GAP - width
          : clamp(middleX - width / 2, EDGE, innerWidth - width - EDGE);
    const y = side === "below" ? place.bottom + GAP : side === "above" ? place.top - GAP - height : middleY - 32;
    box.dataset.side = side;
    box.style.translate = `${x - room.left}px ${y - room.top}px`;
    box.style.setProperty("--tail", `${clamp(middleX - x, 20, width - 20)}px`);
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.bubble) this.#close();
  };

  readonly #close = (): void => this.tell("tl-bubble-close");
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
