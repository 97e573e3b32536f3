import { html, nothing, type TemplateResult } from "lit";
import { icon, seatMark } from "../app/icon";
import type { GameInfo, Seat } from "../app/types";
import { t, words } from "../app/words";
import { defaultName } from "./plan";

const COLOURS = [1, 2, 3, 4];

interface Actions {
  change(change: Partial<Seat>): void;
  /** Null where the game needs this seat. */
  remove: (() => void) | null;
}

/** A seat: colour mark, name, and who plays it. */
export function seatRow(game: GameInfo, seat: Seat, index: number, { change, remove }: Actions): TemplateResult {
  const number = index + 1;
  const value = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;
  const choice = (player: string) =>
    html`<option value=${player} .selected=${seat.player === player}>
      ${player === "human" ? t("seat-human") : t("seat-bot", { bot: t(`bot-${player}`) })}
    </option>`;
  return html`<fieldset class="seat">
    <legend class="unseen">${t("seat", { number })}</legend>
    <span class="seat-sign">${seatMark(seat.colour)}</span>
    <input
      class="field"
      aria-label=${t("seat-name")}
      maxlength="24"
      autocomplete="off"
      spellcheck="false"
      .value=${seat.name}
      placeholder=${defaultName(seat.colour)}
      @input=${(event: Event) => change({ name: value(event) })}
    />
    <select
      class="field"
      aria-label=${t("seat-player")}
      aria-describedby="seat-help-${index}"
      @change=${(event: Event) => change({ player: value(event) })}
    >
      ${choice("human")}
      <optgroup label=${t("seat-levels")}>${game.levels.map(choice)}</optgroup>
      <optgroup label=${t("seat-simple")}>${game.simple_bots.map(choice)}</optgroup>
    </select>
    <div class="colours" role="radiogroup" aria-label=${t("seat-colour")}>
      ${COLOURS.map(
        (colour) =>
          html`<label title=${t(`colour-${colour}`)}
            ><input
              type="radio"
              name="colour-${index}"
              aria-label=${t(`colour-${colour}`)}
              .checked=${seat.colour === colour}
              @change=${() => change({ colour })}
            />${seatMark(colour)}</label
          >`,
      )}
    </div>
    <p class="seat-help" id="seat-help-${index}">${seat.player === "human" ? "" : t(`bot-${seat.player}-help`)}</p>
    ${remove ? remover(number, remove) : nothing}
  </fieldset>`;
}

/** The seat that rules play; it has the first colour that is free. */
export function automaRow({ name: game }: GameInfo, seats: readonly Seat[]): TemplateResult {
  const free = COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? 1;
  return html`<div class="seat">
    <span class="seat-sign">${seatMark(free)}</span>
    <strong>${words.say({ id: "automa" }, game)}</strong>
    <p class="seat-help">${words.say({ id: "automa-help" }, game)}</p>
  </div>`;
}

function remover(number: number, remove: () => void): TemplateResult {
  return html`<button type="button" class="tool" aria-label=${t("seat-remove", { number })} @click=${remove}>
    ${icon("ui-close")}
  </button>`;
}
