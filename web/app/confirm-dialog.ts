import { html, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { PageElement } from "./element";
import { t } from "./words";

interface Question {
  title: string;
  text: string;
  /** The word on the button that does it. */
  action: string;
}

/** Asks before something that cannot be taken back. */
@customElement("tl-confirm")
export class ConfirmDialog extends PageElement {
  @state() private question: Question = { title: "", text: "", action: "" };
  @query("dialog") private dialog!: HTMLDialogElement;
  #answer: (yes: boolean) => void = () => {};

  async ask(question: Question): Promise<boolean> {
    this.question = question;
    await this.updateComplete;
    this.dialog.returnValue = "";
    this.dialog.showModal();
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  protected override render(): TemplateResult {
    const { title, text, action } = this.question;
    return html`<dialog role="alertdialog" aria-labelledby="confirm-title" aria-describedby="confirm-text"
      @close=${() => this.#answer(this.dialog.returnValue === "yes")}>
      <form method="dialog">
        <div class="dialog-head"><h2 id="confirm-title">${title}</h2></div>
        <p class="dialog-body" id="confirm-text">${text}</p>
        <div class="dialog-foot"><button class="button" value="" autofocus>${t("cancel")}</button>
          <button class="button danger" value="yes">${action}</button></div>
      </form></dialog>`;
  }
}

export async function confirmed(question: Question): Promise<boolean> {
  return (await document.querySelector<ConfirmDialog>("tl-confirm")?.ask(question)) ?? false;
}
