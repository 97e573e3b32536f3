import { html, nothing, type TemplateResult } from "lit";
import "../panels/log-panel";
import "../panels/moves-panel";
import "../panels/rules-panel";
import "../panels/score-panel";
import { icon } from "../app/icon";
import type { TableState } from "../app/table-state";
import type { Move } from "../app/types";
import { t } from "../app/words";

export const PANELS = [
  ["moves", "ui-turn"],
  ["score", "ui-score"],
  ["log", "ui-log"],
  ["rules", "ui-rulebook"],
] as const;

export type Panel = (typeof PANELS)[number][0];

export interface Side {
  session: TableState | null;
  /** The moves that still can be meant, after the picks on the board. */
  moves: readonly Move[];
  /** Notations of the moves that the board points at. */
  lit: ReadonlySet<string>;
  /** The rule that the rulebook shows. */
  target: { rule: string } | null;
  /** On a phone: the panel that is open as a sheet. */
  sheet: Panel | null;
  open(sheet: Panel | null): void;
}

/** The panels: beside the board, below it, or as sheets that the tabs open. */
export function sidePanels(side: Side): TemplateResult {
  return html`<aside class="side" aria-label=${t("panels")} data-sheet=${side.sheet ?? nothing}>
      ${side.session ? PANELS.map(([panel]) => section(panel, side, side.session as TableState)) : nothing}
    </aside>
    <nav class="tabs" aria-label=${t("panels")}>${PANELS.map(([panel, sign]) => tab(panel, sign, side))}</nav>`;
}

function section(panel: Panel, side: Side, session: TableState): TemplateResult {
  const id = `panel-${panel}`;
  return html`<section class="side-panel" data-panel=${panel} id=${id} aria-labelledby="${id}-title">
    <header>
      <h2 id="${id}-title">${t(`panel-${panel}-title`)}</h2>
      <small>${note(panel, side, session)}</small>
      <button class="tool sheet-close" aria-label=${t("close")} @click=${() => side.open(null)}>
        ${icon("ui-close")}
      </button>
    </header>
    ${body(panel, side, session)}
  </section>`;
}

function note(panel: Panel, { moves }: Side, session: TableState): string {
  if (panel === "moves" && moves.length) return t("moves-count", { count: moves.length });
  return panel === "score" && !session.match.over ? t("score-live") : "";
}

function body(panel: Panel, { moves, lit, target }: Side, session: TableState): TemplateResult {
  switch (panel) {
    case "moves":
      return html`<tl-moves .session=${session} .moves=${moves} .lit=${lit}></tl-moves>`;
    case "score":
      return html`<tl-score .session=${session} .view=${session.shown}></tl-score>`;
    case "log":
      return html`<tl-log .session=${session} .log=${session.log}></tl-log>`;
    case "rules":
      return html`<tl-rules .game=${session.game} .target=${target}></tl-rules>`;
  }
}

function tab(panel: Panel, sign: string, { session, sheet, open }: Side): TemplateResult {
  return html`<button
    aria-expanded=${sheet === panel}
    aria-controls="panel-${panel}"
    ?disabled=${!session}
    @click=${() => open(sheet === panel ? null : panel)}
  >
    ${icon(sign)}${t(`panel-${panel}`)}
  </button>`;
}
