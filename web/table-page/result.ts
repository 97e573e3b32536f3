import { html, nothing, type TemplateResult } from "lit";
import { icon, seatMark } from "../app/icon";
import { beginMatch } from "../app/open-match";
import { toShelf } from "../app/router";
import type { Session } from "../app/session";
import type { Seat } from "../app/types";
import { t } from "../app/words";

/** How the match has ended. `actions` are what can be done next. */
export function standings(session: Session, actions: TemplateResult | typeof nothing = nothing): TemplateResult {
  const { view, seats } = session;
  const order = seats.map((_, seat) => seat).sort((a, b) => (view.returns?.[b] ?? 0) - (view.returns?.[a] ?? 0));
  return html`<section class="result" aria-labelledby="result-title">
    <h2 id="result-title">${icon("ui-crown", "gold")}${session.say(view.prompt)}</h2>
    <ol>
      ${order.map((seat) => {
        const { name, colour } = seats[seat] as Seat;
        return html`<li>${seatMark(colour)}<span>${name}</span><b>${view.scores[seat]}</b></li>`;
      })}
    </ol>
    ${actions}
  </section>`;
}

/** How the match has ended, and what the table offers next. */
export function result(session: Session, replay: () => void): TemplateResult {
  return standings(
    session,
    html`<div class="result-actions">
      <button class="button primary" @click=${() => beginMatch(session.rematch)}>${t("rematch")}</button>
      <button class="button" @click=${replay}>${t("replay")}</button>
      <button class="button" @click=${() => session.advise()}>${t("analyse")}</button>
      <a class="button" href=${toShelf}>${t("to-shelf")}</a>
    </div>`,
  );
}
