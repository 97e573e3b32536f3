import { html, nothing, type TemplateResult } from "lit";
import { icon, seatMark } from "../app/icon";
import { notices } from "../app/notices";
import type { GameInfo, OptionInfo, OptionValue, Position, Seat } from "../app/types";
import { t, words } from "../app/words";
import { optionRow, switchRow } from "../setup/option-row";
import { type Box, counted, turnOf } from "./setting";

type Change = (position: Position) => void;

const panel = (name: string, body: unknown): TemplateResult =>
  html`<section class="side-panel" aria-labelledby="edit-${name}-title">
    <header><h2 id="edit-${name}-title">${t(`edit-${name}`)}</h2></header>
    ${body}
  </section>`;

const fold = (name: string, body: unknown): TemplateResult =>
  html`<details class="side-panel">
    <summary><h2>${t(`edit-${name}`)}</h2></summary>
    ${body}
  </details>`;

/** Whose turn begins, or that the match is over; what else can be asked stays as it came. */
export function asked({
  position,
  turns,
  seats,
  change,
}: {
  position: Position;
  turns: Box["turns"];
  seats: readonly Seat[];
  change: Change;
}): TemplateResult {
  const turn = turnOf(position, turns);
  const over = position.agenda.length === 0;
  const option = (checked: boolean, label: TemplateResult | string, choose: () => void) =>
    html`<label><input type="radio" name="edit-turn" .checked=${checked} @change=${choose} />${label}</label>`;
  return panel(
    "asked",
    html`<fieldset class="edit-turns">
      <legend class="unseen">${t("edit-asked")}</legend>
      ${turns.map(({ seat, agenda, counters }, index) => {
        const { name = "", colour = 1 } = seats[seat] ?? {};
        return option(index === turn, html`${seatMark(colour)}${t("edit-turn", { name })}`, () =>
          change({ ...position, agenda, counters: { ...position.counters, ...counters } }),
        );
      })}
      ${option(over, t("edit-over"), () => change({ ...position, agenda: [] }))}
      ${
        turn < 0 && !over
          ? option(true, html`${t("edit-midst")} <code>${position.agenda.at(-1)?.join(" ")}</code>`, () => {})
          : nothing
      }
    </fieldset>`,
  );
}

interface Numbers {
  game: string;
  position: Position;
  seats: readonly Seat[];
  label(place: string): string;
  following: boolean;
  follow(): void;
  change: Change;
}

/** The counters of the position, those of a seat under its name. */
export function numbers({ game, position, seats, label, following, follow, change }: Numbers): TemplateResult {
  const groups = new Map<number | null, string[]>();
  for (const name of Object.keys(position.counters)) {
    const seat = /^p(\d)\./.exec(name)?.[1];
    const group = seat === undefined ? null : Number(seat);
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  const field = (name: string) =>
    html`<label class="edit-number"
      ><span>${counterName(game, name, label)}</span
      ><input class="field" type="number" data-counter=${name} .value=${String(position.counters[name])}
        @change=${(event: Event) => {
          const { valueAsNumber } = event.target as HTMLInputElement;
          if (Number.isInteger(valueAsNumber)) change(counted(position, name, valueAsNumber));
        }}
    /></label>`;
  return panel(
    "numbers",
    html`${switchRow("edit-follow", t("edit-follow"), t("edit-follow-help"), following, follow)}
    ${[...groups].map(
      ([seat, names]) =>
        html`${
          seat === null
            ? nothing
            : html`<h3 class="edit-seat">${seatMark(seats[seat]?.colour ?? 1)}${seats[seat]?.name}</h3>`
        }
          <div class="edit-numbers">${names.map(field)}</div>`,
    )}`,
  );
}

/**
 * What a counter is called: `counter-<name>`, its dots as hyphens; of a place `counter-<last part>` after the place's
 * name; of a row `counter-<first part>` before the rest.
 */
function counterName(game: string, name: string, label: (place: string) => string): string {
  const own = name.replace(/^p\d\./, "");
  const [first = "", ...rest] = own.split(".");
  const say = (id: string) => words.say({ id: `counter-${id}` }, game);
  const has = (id: string) => words.has(`counter-${id}`, game);
  const whole = own.replaceAll(".", "-");
  if (has(whole)) return say(whole);
  const last = rest.at(-1);
  if (last && has(last)) return `${label(first)}${t("dot")}${say(last)}`;
  return has(first) ? `${say(first)} ${rest.join(" ")}` : own;
}

export function optionList(
  game: string,
  options: readonly OptionInfo[],
  position: Position,
  change: (name: string, value: OptionValue) => void,
): TemplateResult {
  return fold(
    "options",
    options.map((option) =>
      optionRow(game, option, position.options[option.name] ?? option.default, (value) => change(option.name, value)),
    ),
  );
}

/** Who plays on from here. */
export function players(
  { levels }: GameInfo,
  seats: readonly Seat[],
  chosen: readonly string[],
  change: (seat: number, player: string) => void,
): TemplateResult {
  const choice = ({ name, colour, player }: Seat, seat: number) =>
    html`<label class="edit-player"
      ><span>${seatMark(colour)}${name}</span
      ><select class="field" @change=${(event: Event) => change(seat, (event.target as HTMLSelectElement).value)}>
        ${["human", ...levels].map(
          (level) =>
            html`<option value=${level} .selected=${(chosen[seat] ?? player) === level}>
              ${level === "human" ? t("seat-human") : t("seat-bot", { bot: t(`bot-${level}`) })}
            </option>`,
        )}
      </select></label
    >`;
  return fold(
    "players",
    seats.map((seat, index) => (seat.player === "automa" ? nothing : choice(seat, index))),
  );
}

interface Places {
  position: Position;
  held: string | null;
  label(place: string): string;
  naming(piece: string): string;
  hold(piece: string | null): void;
  lay(place: string | null): void;
}

/** What lies where, in words: also what the board does not show, in the order in which it lies. */
export function placeList({ position, held, label, naming, hold, lay }: Places): TemplateResult {
  const rows = Object.entries(position.places).filter(([, ids]) => held !== null || ids.length);
  return fold(
    "places",
    html`<ul class="edit-places">
      ${rows.map(
        ([place, ids]) =>
          html`<li>
            <b>${label(place)}</b>
            ${ids.map(
              (id) =>
                html`<button class="button" aria-pressed=${id === held} @click=${() => hold(id === held ? null : id)}>
                  ${naming(id)}
                </button>`,
            )}
            ${
              held === null
                ? nothing
                : html`<button class="button primary" @click=${() => lay(place)}>${t("edit-here")}</button>`
            }
          </li>`,
      )}
    </ul>`,
  );
}

/** The position as text, for all that has no control of its own. */
export function textBox(position: Position, open: (found: Record<string, unknown>) => void): TemplateResult {
  const take = (event: Event) => {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLTextAreaElement;
    try {
      open(JSON.parse(value));
    } catch (error) {
      notices.add("error", t("edit-no-json", { cause: String(error) }));
    }
  };
  return fold(
    "text",
    html`<form @submit=${take}>
      <textarea class="field edit-json" name="text" rows="14" spellcheck="false" aria-label=${t("edit-text")}
        .value=${JSON.stringify(position, null, 1)}></textarea>
      <button class="button">${icon("ui-check")}${t("edit-take-text")}</button>
    </form>`,
  );
}
