import { html, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { PageElement } from "../app/element";
import { download, fileName, fileText } from "../app/files";
import { icon } from "../app/icon";
import { notices } from "../app/notices";
import { toLessons, toLink } from "../app/router";
import { LANGUAGES, settings, THEMES } from "../app/settings";
import { gamesOfSite } from "../app/site";
import type { Position } from "../app/types";
import { t } from "../app/words";
import { boards } from "../boards";
import { switchRow } from "../setup/option-row";
import type { Board } from "../table/board";
import { pictureOf, renderPicture } from "../table/painter";
import { Theme } from "../table/theme";
import { pack } from "./codec";
import { type Embed, elementCode, frameCode } from "./embed";
import { packMatch, packPosition } from "./links";
import type { Shared } from "./shared";
import { svgPicture } from "./svg";

type What = "position" | "match";
/** What an embedded table may show, and whether it does so unless told. */
const SHOWN = { undo: true, score: false, rules: false };
/** The words of the widget for our themes. */
const THEME_WORDS = { auto: undefined, papyrus: "light", night: "dark" };

/** What was made ready of what is shared, so that nothing has to be waited for when it is copied. */
interface Ready {
  shared: Shared;
  board: Board;
  position: Position;
  packed: { position: string; picture: string; match: string | null };
  levels: readonly string[];
}

/** Pixels of a picture for each unit of the design. */
const SHARP = 2;
const COPIED = 2000;
/** The height of a lesson's frame, in pixels. */
const LESSON = 720;

/** Link, embed code, pictures and file of a table. */
@customElement("tl-share")
export class ShareDialog extends PageElement {
  @state() private ready: Ready | null = null;
  @state() private what: What = "position";
  @state() private caption = "";
  @state() private seats: ReadonlySet<number> = new Set();
  @state() private bot = "";
  @state() private theme: (typeof THEMES)[number] = "auto";
  @state() private language = "";
  /** What differs from what is usual among `SHOWN`. */
  @state() private unusual: ReadonlySet<string> = new Set();
  @state() private copied = "";
  @query("dialog") private dialog!: HTMLDialogElement;
  @query(".share-picture") private picture!: HTMLElement | null;

  async share(shared: Shared): Promise<void> {
    try {
      const [board, position, games, match] = await Promise.all([
        boards[shared.game]?.(),
        shared.position(),
        gamesOfSite(),
        shared.match ? packMatch(shared.match.save) : null,
      ]);
      if (!board) return;
      const { player, score, scores, returns, facts } = shared.view;
      const picture = await pack({ player, score, scores, returns, facts });
      const packed = { position: await packPosition(position), picture, match };
      const levels = games.find(({ name }) => name === shared.game)?.levels ?? [];
      const people = shared.seats.flatMap(({ player }, seat) => (player === "human" ? [seat] : []));
      this.ready = { shared, board, position, packed, levels };
      this.what = "position";
      this.seats = new Set(people);
      this.bot = shared.seats.map(({ player }) => player).find((player) => levels.includes(player)) ?? levels[0] ?? "";
      this.caption = "";
      this.language = settings.get("language");
      this.theme = "auto";
      this.unusual = new Set();
    } catch (error) {
      return notices.error(error, shared.game);
    }
    await this.updateComplete;
    this.dialog.showModal();
    this.#preview();
  }

  protected override updated(): void {
    this.#preview();
  }

  protected override render(): TemplateResult {
    const { ready } = this;
    return html`<dialog class="share" aria-labelledby="share-title" @click=${this.#outside}>
      <div class="dialog-head">
        <h2 id="share-title">${t(ready?.shared.lesson ? "share-lesson" : "share-dialog")}</h2>
        <button class="tool" aria-label=${t("close")} title=${t("close")} autofocus @click=${this.#close}>
          ${icon("ui-close")}
        </button>
      </div>
      ${ready ? this.#body(ready) : nothing}
      <div class="unseen" role="status">${this.copied ? t("copied") : ""}</div>
    </dialog>`;
  }

  #body(ready: Ready): TemplateResult {
    const { shared } = ready;
    const link = this.#link(ready);
    return html`<div class="dialog-body">
      ${shared.match ? this.#whatChoice(shared.match.ply) : nothing}
      <section aria-labelledby="share-link-title">
        <h3 id="share-link-title">${t("share-link")}</h3>
        ${this.#copyable("link", link)}
        ${shared.lesson ? nothing : html`<p class="share-note">${t("share-length", { length: link.length })}</p>`}
      </section>
      ${shared.lesson ? nothing : this.#files(ready)}
      <details class="share-embed" ?open=${Boolean(shared.lesson)}>
        <summary><h3>${t("share-embed")}</h3></summary>
        ${this.#embedding(ready)}
      </details>
    </div>`;
  }

  #files(ready: Ready): TemplateResult {
    return html`<section aria-labelledby="share-files-title">
      <h3 id="share-files-title">${t("share-files")}</h3>
      <div class="share-row">
        <button class="button" @click=${() => this.#png(ready)}>${icon("ui-save")}${t("share-png")}</button>
        <button class="button" @click=${() => this.#svg(ready)}>${icon("ui-save")}${t("share-svg")}</button>
        <button class="button" @click=${() => this.#file(ready)}>
          ${icon("ui-save")}${t(`share-file-${this.what}`)}
        </button>
      </div>
    </section>`;
  }

  #whatChoice(ply: number): TemplateResult {
    const option = (what: What) =>
      html`<label
        ><input type="radio" name="share-what" .checked=${this.what === what} @change=${() => {
          this.what = what;
        }} />${t(`share-${what}`, { ply })}</label
      >`;
    return html`<fieldset class="choice share-what">
      <legend class="unseen">${t("share-what")}</legend>
      ${option("position")}${option("match")}
    </fieldset>`;
  }

  /** A text to be copied, with what copies it. */
  #copyable(name: string, text: string, rows = 0): TemplateResult {
    const label = t(`share-${name}`);
    const select = (event: Event) => (event.target as HTMLInputElement).select();
    return html`<div class=${rows ? "share-copy tall" : "share-copy"}>
      ${
        rows
          ? html`<textarea class="field" readonly rows=${rows} aria-label=${label} spellcheck="false" .value=${text}
              @focus=${select}></textarea>`
          : html`<input class="field" readonly aria-label=${label} .value=${text} @focus=${select} />`
      }
      <button class="button ${rows ? "" : "primary"}" @click=${() => this.#copy(name, text)}>
        ${this.copied === name ? icon("ui-check") : nothing}${t(this.copied === name ? "copied" : "copy")}
      </button>
      ${
        name === "link" && typeof navigator.share === "function"
          ? html`<button class="button" @click=${() => this.#send(text)}>${icon("ui-share")}${t("share-send")}</button>`
          : nothing
      }
    </div>`;
  }

  #embedding(ready: Ready): TemplateResult {
    const { shared, board } = ready;
    const embed = this.#embed(ready);
    const [width, height] = pictureOf(shared.view, board, shared).size;
    const site = new URL(".", document.baseURI).href;
    const title = this.caption || t("share-frame-title");
    const framed = shared.lesson ? { ...embed, position: "", picture: "" } : embed;
    const high = shared.lesson ? `height:${LESSON}px` : `aspect-ratio:${(width / height).toFixed(2)}`;
    return html`<div class="share-options">
        <label class="setting below"
          ><span class="setting-name">${t("share-caption")}</span
          ><input class="field setting-control" maxlength="200" .value=${this.caption} @input=${(event: Event) => {
            this.caption = (event.target as HTMLInputElement).value;
          }}
        /></label>
        ${shared.lesson ? nothing : this.#players(ready)}
        ${this.#select(
          "theme",
          THEMES,
          this.theme,
          (theme) => t(`theme-${theme}`),
          (theme) => {
            this.theme = theme as (typeof THEMES)[number];
          },
        )}
        ${this.#select(
          "language",
          LANGUAGES,
          this.language,
          (lang) => t(`language-${lang}`),
          (lang) => {
            this.language = lang;
          },
        )}
        ${
          shared.lesson
            ? nothing
            : Object.entries(SHOWN).map(([name, usual]) =>
                switchRow(`share-${name}`, t(`share-show-${name}`), "", usual !== this.unusual.has(name), () => {
                  this.unusual = toggled(this.unusual, name);
                }),
              )
        }
      </div>
      <figure class="share-preview" data-theme=${this.theme === "auto" ? nothing : this.theme}>
        <div class="share-picture" role="img" aria-label=${t("share-preview")}></div>
        ${this.caption ? html`<figcaption>${this.caption}</figcaption>` : nothing}
      </figure>
      <h4>${t("share-code")}</h4>
      ${this.#copyable("code", elementCode(embed, site), 4)}
      <h4>${t("share-frame")}</h4>
      ${this.#copyable("frame", frameCode(framed, site, title, high), 4)}`;
  }

  /** Who plays which seat. */
  #players({ shared, levels }: Ready): TemplateResult {
    return html`<fieldset class="setting below">
        <legend class="setting-name">${t("share-seats")}</legend>
        <div class="share-row">
          ${shared.seats.map(
            ({ name, player }, seat) =>
              html`<label class="share-check"
                ><input type="checkbox" ?disabled=${player === "automa"} .checked=${this.seats.has(seat)}
                  @change=${() => {
                    this.seats = toggled(this.seats, seat);
                  }} />${name}</label
              >`,
          )}
        </div>
      </fieldset>
      ${this.#select(
        "share-bot",
        levels,
        this.bot,
        (level) => t(`bot-${level}`),
        (level) => {
          this.bot = level;
        },
      )}`;
  }

  #select(
    name: string,
    values: readonly string[],
    value: string,
    say: (value: string) => string,
    change: (value: string) => void,
  ): TemplateResult {
    return html`<label class="setting"
      ><span class="setting-name">${t(name)}</span
      ><select class="field setting-control" @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
        ${values.map((each) => html`<option value=${each} .selected=${each === value}>${say(each)}</option>`)}
      </select></label
    >`;
  }

  #link({ packed, shared }: Ready): string {
    if (shared.lesson) return new URL(toLessons(shared.game, shared.lesson), document.baseURI).href;
    const whole = this.what === "match" && packed.match !== null;
    const hash = whole ? toLink("match", packed.match ?? "", shared.match?.ply) : toLink("position", packed.position);
    return new URL(hash, document.baseURI).href;
  }

  #embed({ packed, shared, levels }: Ready): Embed {
    const whole = this.what === "match" && packed.match !== null;
    const { game, lesson } = shared;
    const others = !lesson && shared.seats.some(({ player }, seat) => player !== "automa" && !this.seats.has(seat));
    const shown = (name: keyof typeof SHOWN) => (this.unusual.has(name) ? (SHOWN[name] ? "off" : "on") : undefined);
    return {
      game,
      lesson,
      position: packed.position,
      picture: packed.picture,
      match: whole ? (packed.match ?? undefined) : undefined,
      at: whole ? String(shared.match?.ply) : undefined,
      caption: this.caption.trim(),
      lang: this.language,
      theme: THEME_WORDS[this.theme],
      seats: others
        ? [...this.seats]
            .sort()
            .map((seat) => seat + 1)
            .join(",") || "none"
        : undefined,
      bot: others && levels.includes(this.bot) ? this.bot : undefined,
      undo: shown("undo"),
      score: shown("score"),
      rules: shown("rules"),
    };
  }

  #preview(): void {
    const { ready, picture } = this;
    if (!ready || !picture || !this.dialog.open) return;
    const { view } = ready.shared;
    const key = `${this.theme}/${settings.dark}/${settings.get("language")}`;
    if (picture.dataset.key === key && picture.firstChild) return;
    picture.dataset.key = key;
    const drawn = renderPicture(view, ready.board, new Theme(picture), 1, ready.shared);
    drawn.ariaHidden = "true";
    picture.replaceChildren(drawn);
  }

  async #copy(name: string, text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return notices.add("news", t("copy-refused")); // The text is selected when its field has the focus.
    }
    this.copied = name;
    setTimeout(() => {
      if (this.copied === name) this.copied = "";
    }, COPIED);
  }

  async #send(url: string): Promise<void> {
    try {
      await navigator.share({ url, title: document.title });
    } catch (error) {
      // Who changes their mind need not hear of it.
      if (!(error instanceof DOMException && error.name === "AbortError")) notices.add("news", t("copy-refused"));
    }
  }

  #png({ shared, board }: Ready): void {
    const canvas = renderPicture(shared.view, board, new Theme(this), SHARP, shared);
    canvas.toBlob((blob) => blob && download(fileName(shared.game, "png"), blob), "image/png");
  }

  #svg({ shared, board }: Ready): void {
    const svg = svgPicture(shared.view, board, new Theme(this), shared);
    download(fileName(shared.game, "svg"), new Blob([svg], { type: "image/svg+xml" }));
  }

  #file({ shared, position }: Ready): void {
    const whole = this.what === "match" && shared.match;
    download(fileName(shared.game, "json"), fileText(whole ? whole.save : position));
  }

  readonly #close = (): void => this.dialog.close();

  #outside(event: MouseEvent): void {
    if (event.target === this.dialog) this.dialog.close();
  }
}

function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

declare global {
  interface HTMLElementTagNameMap {
    "tl-share": ShareDialog;
  }
}
