import { ICONS } from "../generated/icons";
import type { ShowOptions, StageOptions, Table } from "./api";
import type { Layout, Scene } from "./board";
import { Camera } from "./camera";
import { Mirror } from "./mirror";
import { frame, type Group, motions } from "./motion";
import { type Marks, paint, UNMARKED } from "./painter";
import { Pen } from "./pen";
import { Picker } from "./picker";
import { type Box, layoutOf, narrowOf, Plan } from "./plan";
import { byRoom, RoomBar, wayTo } from "./rooms";
import { Strip } from "./strip";
import { Theme } from "./theme";
import type { Move, Step, View } from "./view";
import { viewerOf } from "./viewer";

export type { ShowOptions, StageOptions, Table } from "./api";
export { viewerOf } from "./viewer";

/** What all steps shown by one `play` may take together, in milliseconds. */
const LONGEST_PLAY = 1500;
const REFUSED = 1200;
const LONG_PRESS = 450;
/** The smallest button on the screen, in pixels. */
const TARGET = 44;
/** In a window so wide a board is as tall as the window leaves, but never below this scale. */
const SMALLEST_WIDE = 0.92;
const TALL = "(max-width: 760px)";

/** The canvas of a table with the buttons over it. It draws what a view says and tells what is picked. */
export class Stage implements Table {
  readonly #host: HTMLElement;
  readonly #root = element("div", "tl-stage");
  readonly #canvas = document.createElement("canvas");
  readonly #still = document.createElement("canvas");
  readonly #picks = element("div", "tl-picks");
  readonly #doors = element("div", "tl-doors");
  readonly #rooms = new RoomBar((room) => this.#open("room", room));
  readonly #strip = new Strip();
  readonly #turn = element("span", "tl-turn");
  readonly #words = element("div", "tl-mirror");
  readonly #mirror = new Mirror(this.#words);
  readonly #picker = new Picker();
  readonly #camera = new Camera();
  readonly #listening = new AbortController();
  readonly #watching: { disconnect(): void }[] = [];
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #options: StageOptions;
  #theme: Theme;
  #scene: Scene | null = null;
  #plan: Plan | null = null;
  #ratio = 1;
  #opened: Readonly<Record<string, string>> = {};

  #hover: readonly string[] = [];
  #focus: readonly string[] = [];
  #light: readonly string[] = [];
  #told = "";
  #last: readonly string[] = [];
  #refused: string | null = null;
  #faulty: readonly string[] = [];
  #hinted: readonly string[] = [];
  #refusal = 0;
  /** The middle of the button that last had the focus, while the focus is still ours to give. */
  #resting: { x: number; y: number } | null = null;

  #redraw = 0;
  #playing = 0;
  #settle: (() => void) | null = null;
  #stop: (() => void) | null = null;

  constructor(host: HTMLElement, options: StageOptions) {
    this.#host = host;
    this.#options = options;
    this.#canvas.setAttribute("aria-hidden", "true");
    this.#turn.setAttribute("aria-hidden", "true");
    this.#turn.innerHTML = `<svg viewBox="0 0 64 64">${ICONS["ui-turn"]?.map(({ d }) => `<path d="${d}" fill="currentColor"/>`).join("")}</svg>`;
    this.#picks.role = "group";
    this.#picks.tabIndex = -1;
    this.#words.role = "region";
    this.#doors.role = "group";
    this.#root.append(this.#canvas, this.#turn, this.#doors, this.#picks, this.#words);
    host.append(this.#rooms.root, this.#root, this.#strip.root);
    this.#theme = new Theme(this.#root);
    this.#watch();
    this.#name();
  }

  show(view: View, options: ShowOptions = {}): void {
    this.#end();
    this.#last = options.last ?? [];
    const before = this.#scene;
    const viewer = options.viewer ?? viewerOf(view, this.#options.seats, before?.viewer);
    if (before && before.viewer !== viewer) this.#dissolve();
    this.#scene = this.#sceneOf(view, viewer, options.open ?? false);
    this.#refresh();
  }

  async play(steps: readonly Step[], view: View, options: ShowOptions = {}): Promise<void> {
    this.#end();
    const start = this.#scene;
    const still = document.hidden || this.#theme.duration("motion-move") < 1;
    if (!start || still) return this.show(view, options);
    const acts = this.#acts(start, steps, view);
    const whole = acts.reduce((sum, act) => sum + act.group.duration, 0);
    const speed = Math.max(1, whole / LONGEST_PLAY);
    const playing = ++this.#playing;
    this.#settle = () => this.show(view, options);
    for (const act of acts) {
      await this.#perform(act, speed);
      if (playing !== this.#playing) return;
    }
    this.#settle = null;
    this.show(view, options);
  }

  finish(): void {
    this.#settle?.();
  }

  offer(moves: readonly Move[]): void {
    this.#picker.offer(moves);
    // What else was turned to lasts until something new is asked.
    const { room } = this.#opened;
    if (moves.length && this.#scene) this.#opened = this.#scene.opened = room === undefined ? {} : { room };
    this.#changed();
    if (moves.length) this.#showNext();
  }

  light(move: Move | null): void {
    this.#light = move?.path ?? [];
    this.#relight();
  }

  unpick(): boolean {
    const latest = this.#picker.made.at(-1);
    if (latest === undefined) return false;
    this.#picker.unpick();
    this.#changed();
    if (this.#picks.contains(this.#active())) this.#refocus(latest);
    return true;
  }

  refuse(id: string): void {
    clearTimeout(this.#refusal);
    this.#refused = id;
    this.#refusal = window.setTimeout(() => {
      this.#refused = null;
      this.#draw();
    }, REFUSED);
    this.#draw();
  }

  hint(ids: readonly string[]): void {
    this.#hinted = ids;
    this.#draw();
  }

  reveal(id: string): void {
    if (!this.#scene || this.anchor(id)) return;
    const way = wayTo(this.#options.board, this.#scene, id);
    for (const [what, which] of Object.entries(way ?? {})) {
      if (which !== this.#opened[what]) this.#open(what, which);
    }
  }

  fault(ids: readonly string[]): void {
    this.#faulty = ids;
    this.#draw();
  }

  under(x: number, y: number): string[] {
    const { left, top, width, height } = this.#root.getBoundingClientRect();
    if (x < left || y < top || x > left + width || y > top + height) return [];
    const at = this.#camera.inDesign(x - left, y - top);
    return this.#plan?.under(at.x, at.y) ?? [];
  }

  get scene(): Scene | null {
    return this.#scene;
  }

  anchor(id: string): DOMRect | null {
    const box = this.#plan?.box(id);
    if (!box) return this.#strip.box(id);
    const { left, top } = this.#root.getBoundingClientRect();
    const { x, y, w, h } = this.#camera.onScreen(box);
    return new DOMRect(left + x, top + y, w, h);
  }

  label(id: string): string | null {
    if (!this.#scene || !this.anchor(id)) return null;
    const { board, say } = this.#options;
    return say(this.#plan?.places.get(id)?.place.label ?? this.#strip.label(id) ?? board.naming(id, this.#scene));
  }

  /** Around the middle of what the window shows of the board. */
  zoom(factor: number): void {
    const { left, top, width, height } = this.#root.getBoundingClientRect();
    const seen = (from: number, size: number, room: number) => (Math.max(0, -from) + Math.min(size, room - from)) / 2;
    this.#camera.zoomBy(factor, seen(left, width, innerWidth), seen(top, height, innerHeight));
    this.#moved();
  }

  fit(): void {
    this.#camera.reset();
    this.#moved();
  }

  update(options: Partial<StageOptions>): void {
    this.#options = { ...this.#options, ...options };
    this.#theme = new Theme(this.#root);
    this.#name();
    if (this.#scene) this.#scene = { ...this.#scene, seats: this.#options.seats, say: this.#options.say };
    this.#refresh();
  }

  destroy(): void {
    this.#end();
    cancelAnimationFrame(this.#redraw);
    clearTimeout(this.#refusal);
    this.#listening.abort();
    for (const watcher of this.#watching) watcher.disconnect();
    for (const part of [this.#rooms.root, this.#root, this.#strip.root]) part.remove();
  }

  // ---- what is seen ----

  #sceneOf(view: View, viewer: number, open: boolean): Scene {
    const { seats, say } = this.#options;
    const [lit, pick, opened] = [this.#lit(), this.#pickable(), this.#opened];
    return { view, seats, viewer, tall: this.#isTall(), say, lit, pick, open, opened };
  }

  #name(): void {
    const { say } = this.#options;
    this.#picks.ariaLabel = say({ id: "board-picks", args: {} });
    this.#doors.ariaLabel = say({ id: "board-doors", args: {} });
    this.#words.ariaLabel = say({ id: "board-words", args: {} });
  }

  #isTall(): boolean {
    const { board, framed } = this.#options;
    return (!framed && matchMedia(TALL).matches) || this.#host.clientWidth < narrowOf(board);
  }

  #lit(): Set<string> {
    return new Set([...this.#hover, ...this.#focus, ...this.#light, ...this.#picker.path]);
  }

  #pickable(): Set<string> {
    return new Set(this.#picker.next.keys());
  }

  /** Lays everything out anew: another view, another size, other words. */
  #refresh(): void {
    if (this.#settle) {
      this.finish();
      return;
    }
    if (!this.#scene || !this.#host.clientWidth) return;
    this.#scene = { ...this.#scene, tall: this.#isTall(), lit: this.#lit(), pick: this.#pickable() };
    this.#plan = new Plan(this.#options.board, this.#scene);
    this.#resize(layoutOf(this.#options.board, this.#scene));
    this.#rooms.show(this.#options.board, this.#scene, this.#room);
    this.#mirror.show(this.#options.board, this.#plan, this.#scene);
    this.#moved();
  }

  #resize({ size: [w, h], widest, dock }: Layout): void {
    const scene = this.#scene as Scene;
    let width = Math.min(this.#host.clientWidth, widest ?? Number.POSITIVE_INFINITY);
    if (!scene.tall && !this.#options.framed) {
      const room = innerHeight - this.#host.getBoundingClientRect().top - scrollY - 16;
      width = Math.min(width, Math.max((room * w) / h, SMALLEST_WIDE * w));
    }
    const height = (width * h) / w;
    this.#root.style.inlineSize = `${width}px`;
    this.#root.style.blockSize = `${height}px`;
    this.#ratio = Math.min(3, devicePixelRatio || 1);
    const pixels = [Math.round(width * this.#ratio), Math.round(height * this.#ratio)] as const;
    for (const canvas of [this.#canvas, this.#still]) {
      // Setting a size wipes the canvas, also the same size.
      if (canvas.width !== pixels[0]) canvas.width = pixels[0];
      if (canvas.height !== pixels[1]) canvas.height = pixels[1];
    }
    this.#camera.fit(w, h, width / w);
    this.#strip.lay(this.#options.board, scene, dock, width, this.#ratio);
    this.#followDock();
  }

  get #room(): string {
    return this.#opened.room ?? this.#options.board.rooms?.[0] ?? "";
  }

  /** Turns to something else to look at. */
  #open(what: string, which: string): void {
    if (!this.#scene) return;
    const held = this.#root.contains(this.#active());
    this.#opened = this.#scene.opened = { ...this.#opened, [what]: which };
    this.#hover = [];
    this.#dissolve();
    this.#refresh();
    if (what !== "room") return;
    if (held) this.#rooms.focus(which);
    if (this.#rooms.root.getBoundingClientRect().top < 0) this.#rooms.root.scrollIntoView({ block: "start" });
  }

  /** Opens the room in which something can be picked, if none of it lies in the open one; the overview, if there are several. */
  #openAsked(): void {
    const { board } = this.#options;
    if (!this.#scene?.tall || !board.rooms) return;
    const asked = [...byRoom(board, this.#scene, this.#picker.next.keys()).keys()];
    const [only, other] = asked;
    if (!only || asked.includes(this.#room)) return;
    const room = other === undefined ? only : (board.rooms[0] as string);
    if (room !== this.#room) this.#open("room", room);
  }

  /** The whole of what the dock stands for, on the screen; null: the plan does not show it. */
  #docked(): { of: string; whole: DOMRect | null } | null {
    const dock = this.#scene && layoutOf(this.#options.board, this.#scene).dock;
    return dock ? { of: dock.of, whole: this.#plan?.box(dock.of) ? this.anchor(dock.of) : null } : null;
  }

  #followDock(): void {
    const docked = this.#docked();
    if (docked) this.#strip.follow(docked.whole);
  }

  /** The dock was pressed where nothing can be picked. */
  #showDocked(): void {
    const docked = this.#docked();
    if (!docked || !this.#scene) return;
    const behavior = this.#theme.duration("motion-move") < 1 ? "auto" : "smooth";
    const [room] = byRoom(this.#options.board, this.#scene, [docked.of]).keys();
    if (docked.whole) scrollBy({ top: docked.whole.bottom - innerHeight + 16, behavior });
    else if (room) this.#open("room", room);
  }

  /** The camera or the plan has changed: the buttons follow. */
  #moved(): void {
    this.#root.toggleAttribute("data-zoomed", this.#camera.zoomed);
    this.#layButtons();
    this.#layDoors();
    this.#layTurn();
    this.#draw();
  }

  /** What can be picked has changed. */
  #changed(): void {
    this.#options.onpicked?.(this.#picker.made, this.#picker.moves);
    this.#openAsked();
    this.#relight();
    this.#layButtons();
    if (this.#scene) this.#rooms.show(this.#options.board, this.#scene, this.#room);
  }

  #relight(): void {
    if (!this.#scene) return;
    this.#scene = { ...this.#scene, lit: this.#lit(), pick: this.#pickable() };
    if (this.#settle) return;
    this.#plan = new Plan(this.#options.board, this.#scene);
    this.#draw();
  }

  #marks(): Marks {
    const lit = this.#lit();
    const pick = this.#pickable();
    return {
      pick: this.#options.quiet ? new Set([...pick].filter((id) => lit.has(id))) : pick,
      picked: new Set(this.#picker.path),
      lit,
      last: new Set(this.#last),
      refused: new Set(this.#refused === null ? this.#faulty : [...this.#faulty, this.#refused]),
      hint: new Set(this.#hinted),
    };
  }

  #pen(canvas: HTMLCanvasElement): Pen {
    const ctx = canvas.getContext("2d") as CanvasRenderingContext2D;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    const { scale, x, y } = this.#camera;
    const k = scale * this.#ratio;
    ctx.setTransform(k, 0, 0, k, -x * k, -y * k);
    return new Pen(ctx, this.#theme, scale);
  }

  #draw(): void {
    if (this.#redraw || this.#settle) return;
    this.#redraw = requestAnimationFrame(() => {
      this.#redraw = 0;
      this.#paint();
    });
  }

  #paint(): void {
    if (!this.#plan || !this.#scene || this.#settle) return;
    const marks = this.#marks();
    paint(this.#pen(this.#canvas), this.#options.board, this.#plan, this.#scene, marks);
    this.#strip.paint(this.#theme, this.#options.board, this.#scene, marks);
  }

  /** Lets the picture on the canvas fade away over what is drawn next. */
  #dissolve(): void {
    const duration = this.#theme.duration("motion-fade");
    if (!duration || !this.#canvas.width) return;
    const old = this.#canvas.cloneNode() as HTMLCanvasElement;
    old.getContext("2d")?.drawImage(this.#canvas, 0, 0);
    Object.assign(old.style, { position: "absolute", inset: "0", pointerEvents: "none" });
    this.#canvas.after(old);
    const fading = old.animate({ opacity: [1, 0] }, { duration: 2 * duration, easing: "ease-out" });
    fading.onfinish = () => old.remove();
    fading.oncancel = () => old.remove();
  }

  // ---- what happens ----

  /** The groups of motions of all steps, each with the plan and scene that it is drawn over. */
  #acts(start: Scene, steps: readonly Step[], view: View) {
    const { board } = this.#options;
    const acts: { plan: Plan; scene: Scene; group: Group; last: readonly string[] }[] = [];
    const dark = { ...start, lit: new Set<string>(), pick: new Set<string>() };
    let was: Scene = dark;
    let before = new Plan(board, dark);
    for (const { places, pieces, counters, path } of steps) {
      if (!places || !pieces || !counters) continue;
      const is: Scene = { ...was, view: { ...was.view, places, pieces, counters } };
      // A step is played on the layout that it began with; what it changes of that is seen when it is done.
      const after = new Plan(board, is, layoutOf(board, was));
      const groups = motions(board, this.#theme, before, after, was, is, path);
      const scene = { ...was, view: { ...was.view, pieces: { ...was.view.pieces, ...pieces } } };
      for (const group of groups) {
        acts.push({ plan: before, scene, group, last: path });
        before = before.moved(group.motions);
      }
      was = is;
      before = new Plan(board, is);
    }
    // What the steps do not tell (another viewer's side of the table) the last view does.
    const is: Scene = { ...was, view: { ...view, moves: [] } };
    const rest = motions(board, this.#theme, before, new Plan(board, is, layoutOf(board, was)), was, is);
    for (const group of rest) {
      acts.push({ plan: before, scene: { ...was, view: { ...was.view, pieces: view.pieces } }, group, last: [] });
      before = before.moved(group.motions);
    }
    return acts;
  }

  #perform(act: { plan: Plan; scene: Scene; group: Group; last: readonly string[] }, speed: number): Promise<void> {
    const { board } = this.#options;
    const { plan, scene, group, last } = act;
    const ease = this.#theme.easing("ease-in-out");
    const moving = new Set(group.motions.map((motion) => motion.id));
    paint(this.#pen(this.#still), board, plan, scene, { ...UNMARKED, last: new Set(last) }, moving);
    return new Promise((resolve) => {
      let handle = 0;
      const start = performance.now();
      const stop = () => {
        cancelAnimationFrame(handle);
        this.#stop = null;
        resolve();
      };
      const tick = (now: number) => {
        const elapsed = Math.max(0, now - start) * speed;
        const pen = this.#pen(this.#canvas);
        const ctx = this.#canvas.getContext("2d") as CanvasRenderingContext2D;
        ctx.save();
        ctx.resetTransform();
        ctx.drawImage(this.#still, 0, 0);
        ctx.restore();
        frame(pen, board, group, elapsed, scene, ease);
        if (elapsed >= group.duration) stop();
        else handle = requestAnimationFrame(tick);
      };
      this.#stop = stop;
      handle = requestAnimationFrame(tick);
    });
  }

  #end(): void {
    this.#playing++;
    this.#settle = null;
    this.#stop?.();
  }

  // ---- the buttons over the places ----

  #layButtons(): void {
    const { say, board } = this.#options;
    const plan = this.#plan;
    const scene = this.#scene;
    if (!plan || !scene) return;
    const next = this.#picker.next;
    const active = this.#active();
    const held = this.#picks.contains(active);
    const order = inOrder(plan).filter((id) => next.has(id));
    for (const [id, button] of this.#buttons) {
      if (next.has(id) && plan.box(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    for (const id of order) {
      const box = plan.box(id);
      if (!box) continue;
      let button = this.#buttons.get(id);
      if (!button) {
        button = element("button", "tl-pick");
        button.type = "button";
        button.dataset.id = id;
        this.#buttons.set(id, button);
      }
      const moves = next.get(id) ?? [];
      const [move] = moves;
      const place = plan.places.get(id)?.place.label ?? board.naming(id, scene);
      button.ariaLabel =
        moves.length === 1 && move
          ? say(move.message)
          : say({ id: "board-pick", args: { place, count: moves.length } });
      button.ariaDescription = moves.length === 1 && move?.detail ? say(move.detail) : null;
      const { x, y, w, h } = this.#camera.onScreen(box);
      const [wide, high] = [Math.max(TARGET, w), Math.max(TARGET, h)];
      const round = this.#camera.scale * (plan.places.get(id)?.place.round ?? 10);
      Object.assign(button.style, {
        transform: `translate(${x + (w - wide) / 2}px, ${y + (h - high) / 2}px)`,
        inlineSize: `${wide}px`,
        blockSize: `${high}px`,
        borderRadius: `${round}px`,
      });
    }
    const laid = order.flatMap((id) => this.#buttons.get(id) ?? []);
    if (laid.some((button, i) => this.#picks.children[i] !== button)) this.#picks.replaceChildren(...laid);
    if (held && active !== this.#active()) this.#refocus(active instanceof HTMLElement ? active.dataset.id : undefined);
    else if (laid.length && active === this.#picks) this.#refocus();
  }

  /** Buttons over the places that turn to something else. */
  #layDoors(): void {
    const doors = [...(this.#plan?.places.values() ?? [])].flatMap(({ place }) => (place.opens ? [place] : []));
    const old = new Map([...this.#doors.children].map((door) => [(door as HTMLElement).dataset.id, door]));
    const laid = doors.map((place) => {
      const [what, which] = place.opens as readonly [string, string];
      const door = (old.get(place.id) as HTMLButtonElement) ?? element("button", "tl-door");
      door.type = "button";
      Object.assign(door.dataset, { id: place.id, what, which });
      door.ariaLabel = this.#options.say(place.label);
      const { x, y, w, h } = this.#camera.onScreen(this.#plan?.box(place.id) as Box);
      const [wide, high] = [Math.max(TARGET, w), Math.max(TARGET, h)];
      Object.assign(door.style, {
        transform: `translate(${x + (w - wide) / 2}px, ${y + (h - high) / 2}px)`,
        inlineSize: `${wide}px`,
        blockSize: `${high}px`,
        borderRadius: `${this.#camera.scale * (place.round ?? 8)}px`,
      });
      return door;
    });
    if (laid.length !== old.size || laid.some((door, i) => this.#doors.children[i] !== door))
      this.#doors.replaceChildren(...laid);
    this.#doors.hidden = !laid.length;
  }

  #active(): Element | null {
    return (this.#root.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /** Keeps the focus on the board: on the same button, else on the nearest, else on the group until there is one. */
  #refocus(id?: string): void {
    const same = id && this.#buttons.get(id);
    if (same) {
      same.focus({ preventScroll: true });
      return;
    }
    const rest = this.#resting;
    const near = rest
      ? [...this.#buttons.values()].sort((a, b) => away(middle(a), rest) - away(middle(b), rest))[0]
      : undefined;
    (near ?? this.#picks).focus({ preventScroll: true });
  }

  #layTurn(): void {
    const scene = this.#scene;
    const mark = scene && scene.view.player >= 0 ? this.#options.board.turn(scene) : null;
    const region = mark && this.#plan?.regions.find((placed) => placed.region.id === mark.region);
    this.#turn.hidden = !region;
    if (!mark || !region) return;
    const { x, y, scale } = region;
    const size = scale * mark.size;
    const box = this.#camera.onScreen({
      x: x + scale * mark.x - size / 2,
      y: y + scale * mark.y - size / 2,
      w: size,
      h: size,
    });
    Object.assign(this.#turn.style, {
      transform: `translate(${box.x}px, ${box.y}px)`,
      inlineSize: `${box.w}px`,
      blockSize: `${box.h}px`,
      color: this.#theme.colour(mark.colour),
    });
  }

  #pick(id: string): void {
    this.#hover = [];
    const move = this.#picker.pick(id);
    if (move) this.#picker.offer([]);
    this.#changed();
    if (move) this.#options.onchosen?.(move);
    else this.#showNext();
  }

  /** Scrolls to what can be picked next if none of it is in sight or in the dock: a phone shows a part of a tall board. */
  #showNext(): void {
    const buttons = [...this.#buttons.values()];
    const seen = ({ y }: { y: number }) => y > 0.1 * innerHeight && y < 0.8 * innerHeight; // Bars lie over the rest.
    const docked = [...this.#buttons.keys()].some((id) => this.#strip.box(id));
    if (docked || buttons.some((button) => seen(middle(button)))) return;
    const behavior = this.#theme.duration("motion-move") < 1 ? "auto" : "smooth";
    buttons[0]?.scrollIntoView({ block: "center", behavior });
  }

  /** Something was pressed at a point of the design canvas. */
  #press(x: number, y: number, button: HTMLButtonElement | null): void {
    if (!this.#plan) return;
    const under = this.#plan.under(x, y);
    const next = this.#picker.next;
    // Buttons of small places reach over one another's edges: the nearest one is meant.
    const meant = under.find((id) => next.has(id)) ?? this.#twin(under) ?? button?.dataset.id;
    const latest = this.#picker.made.at(-1);
    const instead = this.#picker.instead;
    const other = under.find((id) => instead.has(id));
    if (meant) this.#pick(meant);
    else if (latest && under.includes(latest)) this.unpick();
    else if (other) {
      this.#picker.unpick();
      this.#pick(other);
    } else {
      this.#point(under);
      if (under.length) this.#options.onrefused?.(under, this.#picker.path);
    }
  }

  /** A piece of the same kind in the same place that can be picked: it is all one which of them is meant. */
  #twin([id = ""]: readonly string[]): string | undefined {
    const view = this.#scene?.view;
    const place = this.#plan?.spots.get(id)?.place;
    if (!view || place === undefined) return undefined;
    const { pieces, places } = view;
    const next = this.#picker.next;
    return places[place]?.find((other) => next.has(other) && pieces[other]?.kind === pieces[id]?.kind);
  }

  #point(ids: readonly string[]): void {
    if (ids.join() === this.#hover.join()) return;
    this.#hover = ids;
    this.#tell();
  }

  #tell(): void {
    const ids = this.#hover.length ? this.#hover : this.#focus;
    this.#relight();
    if (ids.join() === this.#told) return;
    this.#told = ids.join();
    const next = this.#picker.next;
    this.#options.onpointed?.(ids.length ? ids : null, [...new Set(ids.flatMap((id) => next.get(id) ?? []))]);
  }

  // ---- listening ----

  #watch(): void {
    const { signal } = this.#listening;
    const root = this.#root;
    const restyle = () => this.update({});
    const resizing = new ResizeObserver(() => {
      this.#refresh();
      // Observers run after animation frames: waiting for the next one would show an empty canvas.
      this.#paint();
    });
    resizing.observe(this.#host);
    const themes = new MutationObserver(restyle);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "data-motion"] });
    this.#watching.push(resizing, themes);
    for (const query of [
      "(prefers-color-scheme: dark)",
      "(prefers-contrast: more)",
      "(prefers-reduced-motion: reduce)",
    ]) {
      matchMedia(query).addEventListener("change", restyle, { signal });
    }
    addEventListener("resize", () => this.#refresh(), { signal });
    addEventListener("scroll", () => this.#followDock(), { signal, passive: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.finish(), { signal });
    document.fonts.addEventListener("loadingdone", () => this.#draw(), { signal });

    this.#picks.addEventListener("focusin", (event) => this.#focused(event.target as HTMLElement), { signal });
    this.#picks.addEventListener("focusout", () => this.#focused(null), { signal });
    root.addEventListener("keydown", (event) => this.#key(event), { signal });
    this.#watchPointer(signal);
    this.#watchStrip(signal);
  }

  #watchPointer(signal: AbortSignal): void {
    const root = this.#root;
    const fingers = new Map<number, { x: number; y: number }>();
    let press = 0;
    let dragged = false;
    let held = false;
    const design = (event: MouseEvent) => {
      const { left, top } = root.getBoundingClientRect();
      return this.#camera.inDesign(event.clientX - left, event.clientY - top);
    };
    const under = (event: MouseEvent) => {
      const { x, y } = design(event);
      return this.#plan?.under(x, y) ?? [];
    };

    root.addEventListener(
      "pointerdown",
      (event) => {
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        dragged = held = false;
        clearTimeout(press);
        if (event.pointerType !== "touch" || fingers.size > 1) return;
        press = window.setTimeout(() => {
          held = true;
          this.#point(under(event));
        }, LONG_PRESS);
      },
      { signal },
    );
    root.addEventListener(
      "pointermove",
      (event) => {
        const finger = fingers.get(event.pointerId);
        if (!finger) {
          if (event.pointerType !== "touch" && !this.#settle) this.#point(under(event));
          return;
        }
        const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
        if (!dragged && Math.hypot(dx, dy) < 8) return;
        clearTimeout(press);
        dragged = true;
        const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
        const [other] = others;
        const now = { x: event.clientX, y: event.clientY };
        const { left, top } = root.getBoundingClientRect();
        if (other) this.#camera.pinch(finger, now, other, left, top);
        else if (this.#camera.zoomed) this.#camera.pan(dx, dy);
        fingers.set(event.pointerId, now);
        if (other || this.#camera.zoomed) this.#moved();
      },
      { signal },
    );
    const lift = (event: PointerEvent) => {
      clearTimeout(press);
      fingers.delete(event.pointerId);
    };
    addEventListener("pointerup", lift, { signal });
    addEventListener("pointercancel", lift, { signal });
    root.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && this.#point([]), { signal });
    root.addEventListener("contextmenu", (event) => held && event.preventDefault(), { signal });
    root.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const { left, top } = root.getBoundingClientRect();
        this.#camera.zoomBy(Math.exp(-event.deltaY / 240), event.clientX - left, event.clientY - top);
        this.#moved();
      },
      { signal, passive: false },
    );
    root.addEventListener(
      "click",
      (event) => {
        if (this.#settle) return this.finish();
        const { what, which } = (event.target as HTMLElement).closest<HTMLElement>(".tl-door")?.dataset ?? {};
        if (what && which !== undefined && !dragged && !held) return this.#open(what, which);
        const button = (event.target as HTMLElement).closest<HTMLButtonElement>(".tl-pick");
        if (event.detail === 0 && button?.dataset.id) return this.#pick(button.dataset.id);
        if (dragged || held) return;
        const { x, y } = design(event);
        this.#press(x, y, button);
      },
      { signal },
    );
  }

  #watchStrip(signal: AbortSignal): void {
    const { root } = this.#strip;
    root.addEventListener("pointermove", (event) => this.#point(this.#strip.under(event)), { signal });
    root.addEventListener("pointerleave", () => this.#point([]), { signal });
    root.addEventListener(
      "click",
      (event) => {
        if (this.#settle) return this.finish();
        const next = this.#picker.next;
        const meant = this.#strip.under(event).find((id) => next.has(id));
        if (meant) this.#pick(meant);
        else this.#showDocked();
      },
      { signal },
    );
  }

  #focused(target: HTMLElement | null): void {
    const id = target?.matches(":focus-visible") ? target.dataset.id : undefined;
    this.#focus = id && this.#plan ? this.#plan.around(id) : [];
    if (id && target && this.#plan) {
      this.#resting = middle(target);
      const box = this.#plan.box(id);
      if (box && this.#camera.reveal(box)) this.#moved();
    }
    this.#tell();
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      if (this.#settle) this.finish();
      else if (!this.unpick()) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const step = ARROWS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const active = this.#active();
    const here =
      active instanceof HTMLElement && active !== this.#picks ? middle(active) : (this.#resting ?? { x: 0, y: 0 });
    let best: { button: HTMLButtonElement; cost: number } | null = null;
    for (const button of this.#buttons.values()) {
      const there = middle(button);
      const along = (there.x - here.x) * step[0] + (there.y - here.y) * step[1];
      const aside = Math.abs((there.x - here.x) * step[1]) + Math.abs((there.y - here.y) * step[0]);
      const cost = along + 2 * aside;
      if (along > 4 && (!best || cost < best.cost)) best = { button, cost };
    }
    if (!best) return;
    event.preventDefault();
    best.button.focus();
  }
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

function middle(target: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const away = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** All places and pieces in the order of the regions, a piece after its place. */
function inOrder(plan: Plan): string[] {
  const pieces = new Map<string, string[]>();
  for (const [id, { place }] of plan.spots) pieces.set(place, [...(pieces.get(place) ?? []), id]);
  return [...plan.places.keys()].flatMap((id) => [id, ...(pieces.get(id) ?? [])]);
}
