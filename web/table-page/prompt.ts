import { html, nothing, type TemplateResult } from "lit";
import "./progress";
import { icon, seatMark } from "../app/icon";
import { gainsOf, type Session } from "../app/session";
import type { Message, Move } from "../app/types";
import { t } from "../app/words";
import { historyTool } from "./toolbar";

/** A prompt that says what is asked, and the chain of effects that this is part of. */
const CHAIN = "prompt-chain";

interface Actions {
  play(move: Move): void;
  /** Plays gains one after another. */
  playAll(gains: readonly Move[]): void;
  /** Takes the last pick back; null if nothing is picked. */
  unpick: (() => void) | null;
  /** Plays on from the step that is looked at. */
  branch?(): void;
}

/** Who is asked what, and what was done before. On a phone it is fixed above the tabs, with undo at its left. */
export function promptBar(session: Session, hint: string, actions: Actions): TemplateResult {
  const { back, thinking, seats, view } = session;
  const seat = back ? null : (thinking ?? (view.player >= 0 ? view.player : null));
  const colour = seat === null ? undefined : seats[seat]?.colour;
  return html`<section
    class="prompt"
    data-seat=${colour ?? nothing}
    data-thinking=${thinking !== null || nothing}
    aria-label=${t("prompt")}
  >
    ${historyTool(session, "undo", "prompt-undo")}
    <span class="prompt-sign">${back ? icon("ui-replay") : colour ? seatMark(colour) : icon("ui-crown", "gold")}</span>
    <p>
      <span>${asked(session)}</span>
      ${
        thinking === null
          ? (chain(session, hint) ?? html`<small>${hint || session.lastDone}</small>`)
          : html`<tl-progress .session=${session}></tl-progress>`
      }
    </p>
    <div class="prompt-actions">${buttons(session, actions)}</div>
  </section>`;
}

function asked(session: Session): string {
  const { back, thinking, seats, view } = session;
  if (back) return t("back-at", { ply: back.ply, plies: session.match.ply });
  if (thinking !== null) return t("thinking", { name: seats[thinking]?.name ?? "" });
  if (session.waiting) return t("waiting", { name: seats[view.player]?.name ?? "" });
  const { id, args } = view.prompt;
  return session.say(id === CHAIN ? (args.asked as Message) : view.prompt);
}

/** The effects that the question is part of, the outermost first, unless something else is pointed at. */
function chain(session: Session, hint: string): TemplateResult | null {
  const { back, view, say } = session;
  if (hint || back || session.waiting || view.prompt.id !== CHAIN) return null;
  const links = view.prompt.args.chain as Message[];
  return html`<small class="prompt-chain">${links.map((link) => html`<span>${say(link)}</span>`)}</small>`;
}

function buttons(
  session: Session,
  { play, playAll, unpick, branch }: Actions,
): TemplateResult | TemplateResult[] | typeof nothing {
  if (session.thinking !== null)
    return html`<button class="button" @click=${() => session.moveNow()}>${icon("ui-next")}${t("move-now")}</button>
      <button class="button" @click=${() => session.stop()}>${icon("ui-stop")}${t("stop")}</button>`;
  if (session.waiting)
    return html`<button class="button primary" @click=${() => session.go(true)}>${t("go-on")}</button>`;
  if (branch && session.back?.view.returns === null)
    return html`<button class="button" @click=${branch}>${icon("ui-play")}${t("play-from-here")}</button>`;
  if (!session.asked) return nothing;
  if (unpick) return html`<button class="button" @click=${unpick}>${t("unpick")}</button>`;
  const gains = gainsOf(session.view.moves);
  const kind = gains.length ? "button" : "button primary";
  const plain = session.view.moves
    .filter((move) => !move.path.length)
    .map((move) => html`<button class=${kind} @click=${() => play(move)}>${session.say(move.message)}</button>`);
  if (!gains.length) return plain;
  const all = html`<button class="button primary" @click=${() => playAll(gains)}>${t("gains-all")}</button>`;
  return [all, ...plain];
}

/** The prompt before the engine has answered: how far its start has come, or that it failed. */
export function startPrompt(text: string, retry: (() => void) | null): TemplateResult {
  return html`<section class="prompt" data-thinking=${retry === null || nothing} aria-label=${t("prompt")}>
    <span class="prompt-sign">${icon(retry ? "ui-warning" : "ui-turn")}</span>
    <p role="status"><span>${text}</span></p>
    <div class="prompt-actions">
      ${retry ? html`<button class="button primary" @click=${retry}>${t("retry")}</button>` : nothing}
    </div>
  </section>`;
}
