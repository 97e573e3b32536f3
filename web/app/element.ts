import { LitElement } from "lit";
import { settings } from "./settings";
import { words } from "./words";

/** An element of the page: no shadow, and drawn anew when the language or a setting changes. */
export abstract class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    for (const source of [words, settings]) source.addEventListener("change", this.redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const source of [words, settings]) source.removeEventListener("change", this.redraw);
  }

  protected readonly redraw = (): void => this.requestUpdate();

  /** Tells the elements around that something happened here. */
  protected tell<T>(name: string, detail?: T): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
