import { html, nothing, type TemplateResult } from "lit";
import { themeTool } from "../app/bar";
import { icon } from "../app/icon";
import { notices } from "../app/notices";
import { chooseAndOpen } from "../app/open-match";
import { toSetup, toShelf } from "../app/router";
import type { Session } from "../app/session";
import { openSettings } from "../app/settings-dialog";
import { t } from "../app/words";

export interface ToolActions {
  /** Opens or ends the replay. */
  replay(): void;
  save(): void;
  share(): void;
  /** Opens the position that is shown in the editor. */
  edit(): void;
  zoomBy(factor: number): void;
  fit(): void;
}

const STEP = 1.25;

/** Undo or redo. Where it is not possible, it says why instead. */
export function historyTool(session: Session, method: "undo" | "redo", kind = ""): TemplateResult {
  const { can_undo, can_redo, undo_barrier } = session.match;
  const can = method === "undo" ? can_undo : can_redo;
  const why = method === "undo" && undo_barrier ? session.say(undo_barrier) : t(`${method}-none`);
  const tip = can ? t(method) : why;
  return html`<button
    class="tool ${kind}"
    aria-label=${can ? t(method) : `${t(method)}: ${why}`}
    title=${tip}
    aria-disabled=${can ? "false" : "true"}
    @click=${() => (can ? session[method]() : notices.add("news", why))}
  >
    ${icon(`ui-${method}`)}<span class="tool-word">${method === "undo" ? t(method) : ""}</span>
  </button>`;
}

/** Undo or redo of a whole turn, where that is more than a single move. */
function wholeTool(session: Session, method: "undo" | "redo"): TemplateResult | typeof nothing {
  if (!session.match[`can_${method}_whole`]) return nothing;
  const name = t(`${method}-whole`);
  return html`<button class="tool" aria-label=${name} title=${name} @click=${() => session[method](true)}>
    ${icon(`ui-${method}`)}<span class="tool-word">${t("whole")}</span>
    </button>`;
}

/** Shows the best moves. Where nobody is asked, it says so instead. */
function hintTool(session: Session): TemplateResult {
  const can = session.asked;
  return html`<button
    class="tool"
    title=${t("hint")}
    aria-label=${can ? t("hint") : `${t("hint")}: ${t("hint-none")}`}
    aria-disabled=${can ? "false" : "true"}
    @click=${() => (can ? session.advise() : notices.add("news", t("hint-none")))}
  >
    ${icon("ui-hint")}<span class="tool-word">${t("hint")}</span>
  </button>`;
}

/** The tools of the table; on a narrow window only the menu stays. */
export function tableTools(session: Session, replaying: boolean, actions: ToolActions): TemplateResult {
  return html`<div class="wide-tools" role="group" aria-label=${t("tools")}>
      ${wholeTool(session, "undo")}${wholeTool(session, "redo")}
      ${historyTool(session, "undo")}${historyTool(session, "redo")} ${hintTool(session)}
      <button
        class="tool"
        aria-pressed=${replaying}
        title=${t("replay")}
        aria-label=${t("replay")}
        @click=${actions.replay}
      >
        ${icon("ui-replay")}<span class="tool-word">${t("replay")}</span>
      </button>
      <button class="tool" title=${t("share")} aria-label=${t("share")} @click=${actions.share}>
        ${icon("ui-share")}<span class="tool-word">${t("share")}</span>
      </button>
      ${tool("save", "ui-save", actions.save)}
      ${tool("zoom-out", "ui-zoom-out", () => actions.zoomBy(1 / STEP))}
      ${tool("zoom-in", "ui-zoom-in", () => actions.zoomBy(STEP))} ${tool("fit", "ui-fit", actions.fit)}
      ${themeTool()}
    </div>
    <button class="tool" popovertarget="table-menu" aria-label=${t("menu")} title=${t("menu")}>
      ${icon("ui-menu")}
    </button>
    <div class="menu" id="table-menu" popover @click=${closeMenu}>
      ${item("hint", "ui-hint", () => void session.advise(), !session.asked)}
      ${item("replay", "ui-replay", actions.replay)} ${item("share", "ui-share", actions.share)}
      ${item("edit", "ui-edit", actions.edit)} ${item("save", "ui-save", actions.save)}
      ${item("open-file", "ui-open", chooseAndOpen)}
      ${wholeItem(session, "undo")} ${item("redo", "ui-redo", () => void session.redo(), !session.match.can_redo)}
      ${wholeItem(session, "redo")}
      ${item("zoom-in", "ui-zoom-in", () => actions.zoomBy(STEP))} ${item("fit", "ui-fit", actions.fit)}
      ${item("settings", "ui-settings", openSettings)}
      <a class="menu-item" href=${toSetup(session.game)}>${icon("ui-play")}${t("new-match")}</a>
      <a class="menu-item" href=${toShelf}>${icon("ui-prev")}${t("to-shelf")}</a>
    </div>`;
}

const tool = (name: string, sign: string, action: () => void): TemplateResult =>
  html`<button class="tool" aria-label=${t(name)} title=${t(name)} @click=${action}>${icon(sign)}</button>`;

const item = (name: string, sign: string, action: () => void, off = false): TemplateResult =>
  html`<button class="menu-item" ?disabled=${off} @click=${action}>${icon(sign)}${t(name)}</button>`;

const wholeItem = (session: Session, method: "undo" | "redo"): TemplateResult | typeof nothing =>
  session.match[`can_${method}_whole`]
    ? item(`${method}-whole`, `ui-${method}`, () => void session[method](true))
    : nothing;

function closeMenu(event: Event): void {
  (event.currentTarget as HTMLElement).hidePopover();
}
