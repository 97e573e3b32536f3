import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { icon } from "../app/icon";
import { t } from "../app/words";
import { ruleLink } from "../panels/log-panel";

export interface Bubble {
  /** The place it speaks of; a bubble whose place is not shown lies over the upper edge of the board. */
  id: string;
  title: string;
  sentences: readonly string[];
  rule?: string;
  /** "note": a lesson speaks; without this it is a refusal if it names a rule. */
  kind?: "note" | "right";
}

/** Space between place and bubble, and between bubble and window. */
const GAP = 12;
const EDGE = 8;
/** The bar at the top of the page, which never scrolls away. */
const BAR = 60;
/** From a corner of the bubble to its tail. */
const TAIL = 32;

/** What is said of a place, beside it: why something cannot be done there, a note. One at most; Escape or its cross
 * closes it. */
@customElement("tl-bubble")
export class RefusalBubble extends PageElement {
  @property({ attribute: false }) bubble: Bubble | null = null;
  @property({ attribute: false }) anchor: (id: string) => DOMRect | null = () => null;
  /** What it should not cover. */
  @property({ attribute: false }) clear: readonly string[] = [];

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
          ? html`<div class="bubble" data-kind=${bubble.kind ?? (bubble.rule ? "refused" : "told")}>
              ${bubble.title ? html`<b>${bubble.title}</b>` : nothing}${bubble.sentences.map((sentence) => html`<p>${sentence}</p>`)}
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

  /** Beside the place, where it covers least of what must stay clear and there is most room. */
  readonly #place = (): void => {
    const box = this.querySelector<HTMLElement>(".bubble");
    if (!box || !this.bubble) return;
    const room = this.getBoundingClientRect();
    const place = this.anchor(this.bubble.id);
    const { offsetWidth: width, offsetHeight: height } = box;
    if (!place) {
      const board = this.parentElement?.getBoundingClientRect() ?? room;
      box.dataset.side = "over";
      put(box, { "--x": board.left + (board.width - width) / 2 - room.left, "--y": EDGE });
      return;
    }
    const clear = this.clear.map(this.anchor).filter((rect) => rect !== null);
    // What stands above the board stays in sight too.
    const top = Math.max(BAR, this.parentElement?.getBoundingClientRect().top ?? 0);
    const free = new DOMRect(EDGE, top, innerWidth - 2 * EDGE, innerHeight - top - EDGE);
    const { side, x, y } = spots(place, width, height, free)
      .map((spot) => ({ ...spot, cost: cost(spot, width, height, free, clear) }))
      .reduce((best, spot) => (spot.cost < best.cost ? spot : best));
    box.dataset.side = side;
    put(box, {
      "--x": x - room.left,
      "--y": y - room.top,
      "--tail": clamp(place.left + place.width / 2 - x, 20, width - 20),
      "--tail-y": clamp(place.top + place.height / 2 - y, 20, height - 20),
    });
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.bubble) this.#close();
  };

  readonly #close = (): void => this.tell("tl-bubble-close");
}

function put(box: HTMLElement, lengths: Record<string, number>): void {
  for (const [name, pixels] of Object.entries(lengths)) box.style.setProperty(name, `${pixels}px`);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

interface Spot {
  side: "right" | "left" | "below" | "above";
  x: number;
  y: number;
}

/** Where a box may lie beside a place: at the side with more room first. */
function spots(place: DOMRect, width: number, height: number, free: DOMRect): Spot[] {
  const [middleX, middleY] = [place.left + place.width / 2, place.top + place.height / 2];
  const along = (middle: number, size: number, first: number, last: number) =>
    [size / 2, TAIL, size - TAIL].map((tail) => clamp(middle - tail, first, Math.max(first, last - size)));
  const beside = along(middleY, height, free.top, free.bottom).flatMap((y): Spot[] => {
    const sides: Spot[] = [
      { side: "right", x: place.right + GAP, y },
      { side: "left", x: place.left - GAP - width, y },
    ];
    return place.left > innerWidth - place.right ? sides.reverse() : sides;
  });
  const over = along(middleX, width, free.left, free.right).flatMap((x): Spot[] => [
    { side: "below", x, y: place.bottom + GAP },
    { side: "above", x, y: place.top - GAP - height },
  ]);
  return [...beside, ...over];
}

/** How much of a box lies outside what is free, which is worst, or over what should stay clear, in square pixels. */
function cost({ x, y }: Spot, width: number, height: number, free: DOMRect, clear: readonly DOMRect[]): number {
  const inside = overlap(x, y, width, height, free);
  const covered = clear.reduce((sum, rect) => sum + overlap(x, y, width, height, rect), 0);
  return 20 * (width * height - inside) + covered;
}

function overlap(x: number, y: number, width: number, height: number, rect: DOMRect): number {
  const across = Math.min(x + width, rect.right) - Math.max(x, rect.left);
  const down = Math.min(y + height, rect.bottom) - Math.max(y, rect.top);
  return Math.max(0, across) * Math.max(0, down);
}
