import { html, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PageElement } from "../app/element";
import type { Message, Seat, View } from "../app/types";
import { t } from "../app/words";
import type { Board, Scene } from "../table/board";
import { pictured, renderPiece } from "../table/painter";
import { Theme } from "../table/theme";
import type { Pieces } from "./setting";

/** How large a piece is shown, in pixels. */
const SIZE = 44;

/** What the box of the game holds and does not lie on the board, alike things as one with their number. */
@customElement("tl-tray")
export class Tray extends PageElement {
  @property({ attribute: false }) view: View | null = null;
  @property({ attribute: false }) pieces: Pieces = {};
  @property({ attribute: false }) facts: View["facts"] = {};
  @property({ attribute: false }) board: Board | null = null;
  @property({ attribute: false }) seats: readonly Seat[] = [];
  @property({ attribute: false }) say: (message: Message) => string = ({ id }) => id;
  @property({ attribute: false }) held: string | null = null;

  /** A piece as a picture. */
  picture(id: string, size: number): HTMLElement {
    const scene = this.#scene();
    const picture = document.createElement("span");
    if (scene) picture.append(this.#drawn(id, scene, new Theme(this), size));
    return picture;
  }

  #scene(): Scene | null {
    const { view, seats, say } = this;
    if (!view) return null;
    const pieces = { ...this.pieces, ...view.pieces };
    const facts = { ...this.facts, ...view.facts };
    return pictured({ ...view, pieces, facts }, { seats, say, viewer: 0, open: true });
  }

  /** Things that go by the same name: the first of them stands for all. */
  #groups(): { name: string; ids: string[] }[] {
    const scene = this.#scene();
    if (!scene || !this.board) return [];
    const lying = new Set(Object.values(scene.view.places).flat());
    const groups = new Map<string, string[]>();
    for (const id of Object.keys(this.pieces)) {
      if (lying.has(id)) continue;
      const name = this.say(this.board.naming(id, scene));
      groups.set(name, [...(groups.get(name) ?? []), id]);
    }
    return [...groups].map(([name, ids]) => ({ name, ids }));
  }

  protected override render(): TemplateResult {
    const groups = this.#groups();
    return html`<section class="tray" aria-label=${t("edit-tray")}>
      ${
        groups.length
          ? groups.map(({ name, ids }) => this.#group(name, ids))
          : html`<p class="empty">${this.view ? t("edit-tray-empty") : ""}</p>`
      }
    </section>`;
  }

  #group(name: string, ids: readonly string[]): TemplateResult {
    const { held } = this;
    const id = ids.find((each) => each === held) ?? (ids[0] as string);
    const told = [name, ...(this.facts[id] ?? []).map(this.say)].join(" · ");
    const label = ids.length > 1 ? t("edit-tray-some", { name: told, count: ids.length }) : told;
    return html`<button
      data-piece=${id}
      aria-label=${label}
      aria-pressed=${id === held}
      title=${label}
      @click=${(event: MouseEvent) => this.#hold(id, event)}
      @pointerdown=${(start: PointerEvent) => this.tell("tl-drag", { id, start })}
    >
      <span class="tray-picture"></span>${ids.length > 1 ? html`<b>${ids.length}</b>` : ""}
    </button>`;
  }

  /** A piece as its board draws it; some boards draw some things only where they lie. */
  #drawn(id: string, scene: Scene, theme: Theme, size = SIZE): Node | string {
    if (!this.board) return "";
    try {
      return renderPiece(id, scene, this.board, theme, size);
    } catch {
      return this.say(this.board.naming(id, scene));
    }
  }

  #hold(id: string, event: MouseEvent): void {
    this.tell("tl-hold", id);
    // By keyboard the way goes on to the places.
    if (event.detail === 0) document.querySelector<HTMLElement>("tl-editor .tl-pick")?.focus();
  }

  protected override updated(changed: PropertyValues): void {
    const theme = new Theme(this);
    const scene = this.#scene();
    if (!scene || !this.board || (changed.size === 1 && changed.has("held"))) return;
    for (const button of this.querySelectorAll<HTMLElement>("[data-piece]")) {
      const id = button.dataset.piece as string;
      button.querySelector(".tray-picture")?.replaceChildren(this.#drawn(id, scene, theme));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tl-tray": Tray;
  }
}
