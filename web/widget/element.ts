import { inflateSync } from "fflate";
import { pack } from "../share/codec";
import { Mirror } from "../table/mirror";
import { Prints, pictured, renderPicture } from "../table/painter";
import { layoutOf, narrowOf, Plan } from "../table/plan";
import { Theme } from "../table/theme";
import type { Message, Seat, View } from "../table/view";
import { Companions } from "./companions";
import { type Kit, kitOf, MissingFile, SITE, sheet, speechOf } from "./kit";
import { BAD_MESSAGE, type FromElement, HELLO, readFromFrame } from "./messages";
import { emptyView, isPicture, isPosition, scoresOf, usualSeats, viewOf } from "./picture";
import { brand, element, playSign, seatSign } from "./signs";
import { type Fault, isName, playersOf, readTerms, type Terms, unfold } from "./terms";

/** The build sets the style sheet in, with tokens in pixels. */
declare const STYLES: string;
const LOOK = sheet("", STYLES);

/** Attributes of every element, which say nothing of the board. */
const GLOBAL =
  /^(id|class|style|title|dir|hidden|slot|part|tabindex|translate|inert|role|is|nonce|item\w+|xml:lang|data-.*|aria-.*|on.*)$/;
/** Wider than this no board is drawn, in pixels. */
const WIDEST = 920;
/** How long a frame may take to say its first word, in milliseconds. */
const PATIENCE = 30_000;
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-downloads";
const DARK = matchMedia("(prefers-color-scheme: dark)");

/** Does something once all posters are painted. */
const idle = (act: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act);
};

const companions = new Companions();
/** Boards of a game that look alike share their colours, read once, and their print. */
const looks = new Map<string, { theme: Theme; prints: Prints; host: HTMLElement }>();
/** How many prints of one look are kept: a page has boards of a few sizes and options. */
const PRINTS = 4;

interface Drawing {
  view: View;
  seats: readonly Seat[];
  kit: Kit;
}

/**
 * A board in somebody's page. It draws its poster at once; at the first touch a frame of the site takes its place, in
 * which the game is played. docs/widget.md is what it promises.
 */
export class TwoLands extends HTMLElement {
  readonly #root = this.attachShadow({ mode: "open" });
  readonly #box = element("div", "tl");
  readonly #faults = element("ul", "faults");
  readonly #stage = element("div", "stage");
  readonly #board = element("button", "board");
  readonly #words = element("div", "words");
  readonly #foot = element("div", "foot");
  readonly #turn = element("div", "turn");
  readonly #try = element("button", "try");
  readonly #caption = element("p", "caption");
  /** Tells the width once all is laid out: asking for it would lay the page out for each board anew. */
  readonly #resized = new ResizeObserver(([entry]) => this.#fit(entry?.contentRect.width ?? 0));
  #terms: Terms = readTerms(new Map()).terms;
  #drawing: Drawing | null = null;
  #width = 0;
  /** Grows with every reading of the attributes, so that an older one does not draw. */
  #reading = 0;
  #frame: HTMLIFrameElement | null = null;
  #port: MessagePort | null = null;
  #patience = 0;
  #watching: MutationObserver | null = null;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [LOOK];
    this.#faults.role = "alert";
    this.#faults.hidden = true;
    for (const button of [this.#board, this.#try]) {
      button.type = "button";
      button.addEventListener("click", () => void this.#play());
    }
    this.#board.tabIndex = -1; // The button below it says the same.
    this.#turn.role = "status";
    this.#foot.append(this.#turn, brand(new URL("./", SITE)), this.#try);
    this.#words.role = "group";
    this.#stage.append(this.#board, this.#words, this.#foot);
    this.#box.append(this.#faults, this.#stage, this.#caption);
    this.#root.append(this.#box);
  }

  connectedCallback(): void {
    DARK.addEventListener("change", this.#recolour);
    this.#watching = new MutationObserver(() => void this.#read());
    this.#watching.observe(this, { attributes: true });
    void this.#read();
  }

  disconnectedCallback(): void {
    this.#resized.disconnect();
    this.#watching?.disconnect();
    DARK.removeEventListener("change", this.#recolour);
    this.#end();
  }

  /** The window in which it is played, once it is. */
  get frame(): Window | null {
    return this.#frame?.contentWindow ?? null;
  }

  // ---- the poster ----

  async #read(): Promise<void> {
    const reading = ++this.#reading;
    this.#end();
    const { terms, faults } = readTerms(this.#written());
    this.#terms = terms;
    this.#box.lang = terms.lang;
    this.#caption.textContent = terms.caption;
    this.#caption.hidden = !terms.caption;
    this.#drawing = null;
    this.#recolour();
    let drawing: Drawing | null = null;
    try {
      drawing = terms.game ? await this.#found(terms, faults) : null;
    } catch (error) {
      const missing = error instanceof MissingFile;
      faults.push(missing ? { id: "widget-file", args: { file: error.message } } : { id: "widget-wrong", args: {} });
    }
    if (reading !== this.#reading) return;
    this.#stage.hidden = !drawing;
    this.#drawing = drawing;
    if (drawing) {
      this.#root.adoptedStyleSheets = [LOOK, drawing.kit.sheet];
      this.#label();
      this.#measure();
      this.#words.replaceChildren();
      idle(() => reading === this.#reading && this.#describe(drawing));
    }
    this.#tell(faults);
  }

  /** What is written in the attributes. The language is that of the text around, if none is told. */
  #written(): Map<string, string> {
    const own = [...this.attributes].filter(({ name }) => !GLOBAL.test(name));
    const written = new Map(own.map(({ name, value }) => [name, value]));
    if (!written.has("lang")) written.set("lang", this.closest<HTMLElement>("[lang]")?.lang ?? "");
    return written;
  }

  /** What is to be drawn, from the texts of the attributes. */
  async #found(terms: Terms, faults: Fault[]): Promise<Drawing | null> {
    const of = async (name: "position" | "picture" | "match" | "lesson") => {
      if (!terms[name] || (name === "lesson" && isName(terms.lesson))) return null;
      return unfold(terms[name], inflate).catch(() => {
        faults.push({ id: "widget-cut", args: { name } });
        return null;
      });
    };
    const [given, picture, match, lesson, kit] = await Promise.all([
      of("position"),
      of("picture"),
      of("match"),
      of("lesson"),
      kitOf(terms.game, terms.lang),
    ]);
    const position = given ?? (lesson?.position as typeof given);
    for (const [name, found] of Object.entries({ position, match })) {
      if (found && found.game !== terms.game)
        faults.push({ id: "widget-other-game", args: { name, found: String(found.game), game: terms.game } });
    }
    const moves = match && Array.isArray(match.moves) ? match.moves.length : 0;
    if (match && terms.at !== null && terms.at > moves)
      faults.push({ id: "widget-at", args: { at: String(terms.at), moves: String(moves) } });
    if (position && !isPosition(position)) faults.push({ id: "widget-cut", args: { name: "position" } });
    if (picture && !isPicture(picture)) faults.push({ id: "widget-cut", args: { name: "picture" } });
    if (faults.some(({ id }) => ["widget-cut", "widget-other-game", "widget-at"].includes(id))) return null;

    const say = (message: Message) => kit.speech.say(message);
    const known = position && isPosition(position) ? position : null;
    const told = known ? viewOf(known, picture && isPicture(picture) ? picture : null) : null;
    const options = told?.options ?? ((match?.options ?? {}) as View["options"]);
    const sitting = (match?.seats ?? []) as Required<Seat>[];
    const count = told?.scores.length || sitting.length || Number(options.players ?? 2);
    const usual = usualSeats(count, options, say);
    const view = told ?? emptyView(options, count);
    const players = playersOf(
      terms,
      usual.map(({ player }, seat) => sitting[seat]?.player ?? player),
      view.player,
    );
    const seats = usual.map((seat, index) => {
      const { name, colour } = sitting[index] ?? seat;
      return { name: name || seat.name, colour, player: players[index] as string };
    });
    return { view, seats, kit };
  }

  /** Says what lies where, all of it, also what a narrow board shows in parts. */
  #describe({ view, seats, kit }: Drawing): void {
    if (this.#stage.hidden) return;
    const names = seats.map(({ name }) => name ?? "");
    const scene = pictured(view, { seats, say: (message: Message) => kit.speech.say(message, names) });
    const places = document.createElement("div");
    new Mirror(places, "p").show(kit.board, new Plan(kit.board, scene), scene);
    const scores = document.createElement("p");
    scores.textContent = scoresOf(scene)
      .map(({ seat, points, hides }) =>
        this.#say(hides ? "score-open" : "score", { name: names[seat] ?? "", points: String(points) }),
      )
      .join(" ");
    this.#words.ariaLabel = this.#say("picture", { game: this.#game() });
    this.#words.replaceChildren(scores, places);
  }

  /** Has the board drawn for the width that there will be, in the next frame. */
  #measure(): void {
    this.#width = 0;
    this.#resized.unobserve(this.#board);
    this.#resized.observe(this.#board);
  }

  /** Draws for the width that there is. */
  #fit(width: number): void {
    if (!this.#drawing || this.#frame || !width || Math.abs(width - this.#width) < 1) return;
    this.#width = width;
    try {
      this.#draw(this.#drawing, Math.min(WIDEST, width));
    } catch {
      // A position that is not one; only the engine could say what is wrong with it.
      this.#stage.hidden = true;
      this.#tell([{ id: "widget-wrong", args: {} }]);
    }
  }

  #draw({ view, seats, kit }: Drawing, width: number): void {
    const names = seats.map(({ name }) => name ?? "");
    const { theme, prints } = this.#look();
    const options = {
      ...{ seats, prints, tall: width < narrowOf(kit.board), ratio: Math.min(3, devicePixelRatio || 1) },
      say: (message: Message) => kit.speech.say(message, names),
    };
    const { size, widest = width } = layoutOf(kit.board, pictured(view, options));
    const scale = Math.min(width, widest) / size[0];
    const canvas = renderPicture(view, kit.board, theme, scale, options);
    canvas.style.width = `${size[0] * scale}px`;
    canvas.role = "img";
    canvas.ariaLabel = this.#say("picture", { game: this.#game() });
    this.#board.replaceChildren(canvas);
  }

  #look(): { theme: Theme; prints: Prints } {
    const name = [this.#terms.game, this.#terms.lang, this.#box.dataset.theme].join();
    const kept = looks.get(name);
    if (kept?.host.isConnected) return kept;
    const made = { theme: new Theme(this.#box, { settled: true }), prints: new Prints(PRINTS), host: this.#box };
    looks.set(name, made);
    return made;
  }

  readonly #recolour = (): void => {
    const { theme } = this.#terms;
    const dark = theme === "dark" || (theme === "auto" && DARK.matches);
    this.#box.dataset.theme = dark ? "night" : "papyrus";
    if (this.#drawing) this.#measure();
  };

  /** What stands below the board: whose turn it is, and what can be done. */
  #label(): void {
    const { view, seats = [] } = this.#drawing ?? {};
    const seat = view && seats[view.player];
    const turn = element("span", "");
    turn.textContent = seat ? this.#say("turn", { name: seat.name ?? "" }) : this.#game();
    this.#turn.replaceChildren(...(seat ? [seatSign(seat.colour)] : []), turn);
    const { match, position, lesson } = this.#terms;
    const offer = lesson ? "learn" : match && !position ? "load" : "try";
    this.#try.replaceChildren(playSign(), this.#say(offer));
    this.#try.ariaDisabled = null;
    this.#board.ariaLabel = this.#say("try-board", { game: this.#game() });
  }

  #game(): string {
    const { game } = this.#terms;
    return this.#drawing ? this.#drawing.kit.speech.say({ id: `game-${game}` }) : "";
  }

  #say(id: string, args: Record<string, string> = {}): string {
    const { lang } = this.#terms;
    return (this.#drawing?.kit.speech ?? speechOf(lang)).say({ id: `widget-${id}`, args });
  }

  /** Names what is wrong, in the widget and in the console; the page around hears of it. */
  #tell(faults: readonly Fault[]): void {
    const speech = faults.length ? speechOf(this.#terms.lang) : null;
    const sentences = [...new Set(faults.map((fault) => speech?.say(fault) ?? ""))];
    this.#faults.hidden = !sentences.length;
    this.#faults.replaceChildren(...sentences.map((text) => Object.assign(element("li", ""), { textContent: text })));
    for (const text of sentences) {
      console.error(`<two-lands>: ${text}`, this);
      this.#dispatch("error", { text });
    }
  }

  #dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`twolands:${name}`, { detail, bubbles: true }));
  }

  // ---- the frame ----

  /** The reader has touched it: a frame of the site takes the poster's place. */
  async #play(): Promise<void> {
    if (this.#frame || !this.#drawing) return;
    const reading = this.#reading;
    const frame = document.createElement("iframe");
    this.#frame = frame;
    this.#try.ariaDisabled = "true";
    this.#try.replaceChildren(this.#say("loading"));
    const address = new URL("widget.html", SITE);
    address.hash = (await this.#address()).toString();
    if (reading !== this.#reading || this.#frame !== frame) return;
    frame.setAttribute("sandbox", SANDBOX);
    frame.title = this.#game();
    frame.dataset.waiting = "";
    frame.src = address.href;
    this.#patience = window.setTimeout(() => this.#fail("widget.html"), PATIENCE);
    this.#stage.append(frame);
    waiting.add(this);
  }

  /** The same as the attributes say, as an address says it. */
  async #address(): Promise<URLSearchParams> {
    const written = this.#written();
    for (const name of ["position", "picture", "match", "lesson"]) {
      const text = written.get(name)?.trim();
      if (text?.startsWith("{")) written.set(name, await pack(JSON.parse(text)));
    }
    written.delete("caption"); // It stands below the frame as it stood below the poster.
    written.set("v", "1");
    written.set("lang", this.#terms.lang);
    written.set("within", "element");
    return new URLSearchParams([...written]);
  }

  /** The frame has said its first word. */
  connect(port: MessagePort): void {
    clearTimeout(this.#patience);
    waiting.delete(this);
    this.#port = port;
    port.onmessage = ({ data }) => this.#hear(data);
    companions.join(this);
  }

  /** Tells the frame something. */
  send(message: FromElement, ...ports: MessagePort[]): void {
    this.#port?.postMessage(message, ports);
  }

  #hear(data: unknown): void {
    const told = readFromFrame(data);
    if (!told) {
      this.#tell([BAD_MESSAGE]);
      return;
    }
    switch (told.kind) {
      case "stage":
        this.#turn.textContent = told.text;
        break;
      case "ready":
        this.#ready();
        break;
      case "size":
        if (this.#frame) this.#frame.style.height = `${told.height}px`;
        break;
      default:
        this.#dispatch(told.kind, told.detail);
    }
  }

  #ready(): void {
    const held = this.#root.activeElement !== null;
    if (this.#frame) delete this.#frame.dataset.waiting;
    this.#board.hidden = this.#words.hidden = this.#foot.hidden = true;
    if (held) this.#frame?.focus();
  }

  #fail(file: string): void {
    this.#end();
    this.#tell([{ id: "widget-file", args: { file } }]);
  }

  /** The poster is there again. */
  #end(): void {
    clearTimeout(this.#patience);
    waiting.delete(this);
    if (!this.#frame) return;
    companions.leave(this);
    this.#port?.close();
    this.#port = null;
    this.#frame.remove();
    this.#frame = null;
    this.#board.hidden = this.#words.hidden = this.#foot.hidden = false;
    this.#label();
  }
}

/**
 * What `pack` was given, in one piece and at once: streams would have the boards of a page wait for one another, and what
 * the author of the page around has written needs no guard as a link does.
 */
function inflate(packed: string): unknown {
  const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return JSON.parse(new TextDecoder().decode(inflateSync(bytes)));
}

/** Those whose frames have not spoken yet. */
const waiting = new Set<TwoLands>();

addEventListener("message", ({ data, origin, source, ports }) => {
  if (data !== HELLO || origin !== SITE.origin) return;
  for (const each of waiting) if (source === each.frame && ports[0]) each.connect(ports[0]);
});

customElements.define("two-lands", TwoLands);
