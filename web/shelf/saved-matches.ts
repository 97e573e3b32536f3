import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { confirmed } from "../app/confirm-dialog";
import { PageElement } from "../app/element";
import { icon, seatMark } from "../app/icon";
import { toMatch } from "../app/router";
import { isOver } from "../app/session";
import { type Kept, store } from "../app/store";
import { named, progress, t, words } from "../app/words";
import { gameSign } from "./pictures";
import { since } from "./since";

/** The matches on this device, newest first. */
@customElement("tl-saved")
export class SavedMatches extends PageElement {
  @state() private kept: readonly Kept[] | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    store.addEventListener("change", this.#read);
    this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    store.removeEventListener("change", this.#read);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.kept) return nothing;
    if (!this.kept.length) return html`<p class="empty">${t("saved-none")}</p>`;
    return html`<ul class="saved">
      ${repeat(
        this.kept,
        (kept) => kept.id,
        (kept) => this.#row(kept),
      )}
    </ul>`;
  }

  #row(kept: Kept): TemplateResult {
    const { id, game, view, updated } = kept;
    const seats = named(kept.seats, game);
    const title = words.say({ id: `game-${game}` }, game);
    const names = words.list(seats.map((seat) => seat.name));
    const over = isOver(view);
    const action = over ? "replay" : "resume";
    return html`<li>
      <span class="saved-sign">${gameSign(game)}</span>
      <span class="saved-what"
        ><b>${title}</b><small>${seats.map((seat) => seatMark(seat.colour))}${names}${this.#turn(kept)}</small></span
      >
      <span class="saved-state">${this.#state({ ...kept, seats })}<small>${since(updated, words.language)}</small></span>
      <span class="saved-go"
        ><a class="button" href=${toMatch(id)} aria-label=${t(`${action}-match`, { game: title, names })}
          >${t(action)}</a
        >
        <button
          class="tool"
          aria-label=${t("delete-match", { game: title, names })}
          title=${t("delete")}
          @click=${() => this.#delete(id, title, names)}
        >
          ${icon("ui-delete")}
        </button></span
      >
    </li>`;
  }

  #turn({ game, view }: Kept): string {
    return isOver(view) ? "" : `${t("dot")}${progress(game, view.counters)}`;
  }

  #state({ seats, view }: Kept): TemplateResult {
    if (isOver(view)) {
      const winners = seats.filter((_, seat) => view.returns?.[seat] === 1).map((seat) => seat.name);
      return html`<span>${winners.length ? t("saved-won", { names: words.list(winners) }) : t("saved-over")}</span>`;
    }
    const asked = seats[view.player];
    const alone = seats.filter((seat) => seat.player === "human").length === 1;
    if (asked?.player === "human" && alone) return html`<span class="yours">${t("saved-yours")}</span>`;
    return html`<span>${t("saved-turn", { name: asked?.name ?? "" })}</span>`;
  }

  async #delete(id: string, game: string, names: string): Promise<void> {
    const question = { title: t("delete-title"), text: t("delete-text", { game, names }), action: t("delete") };
    if (!(await confirmed(question))) return;
    await store.delete(id);
    this.closest<HTMLElement>("main")?.querySelector<HTMLElement>("#saved-title")?.focus();
  }

  readonly #read = (): void => {
    void store.all().then((matches) => {
      this.kept = matches;
    });
  };
}
