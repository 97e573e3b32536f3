import type { Board, Scene } from "./board";
import { Plan } from "./plan";

/** How many of these ids lie in each room of a board; those in no room are not counted. */
export function byRoom(board: Board, scene: Scene, ids: Iterable<string>): Map<string, number> {
  const homes = new Map<string, string>();
  for (const region of board.regions(scene)) {
    if (!board.rooms?.includes(region.id)) continue;
    for (const { id } of region.places) {
      homes.set(id, region.id);
      for (const piece of scene.view.places[id] ?? []) homes.set(piece, region.id);
    }
  }
  const counts = new Map<string, number>();
  for (const id of ids) {
    const room = homes.get(id);
    if (room) counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  return counts;
}

/** What must be turned to for a place or piece to be seen: a room, what a door leads to, or one behind the other. */
export function wayTo(board: Board, scene: Scene, id: string): Scene["opened"] | null {
  const rooms = scene.tall ? (board.rooms ?? []) : [];
  const ways: Scene["opened"][] = [scene.opened, ...rooms.map((room) => ({ ...scene.opened, room }))];
  const doors = new Set<string>();
  for (const opened of ways) {
    const plan = new Plan(board, { ...scene, opened });
    if (plan.box(id)) return opened;
    for (const { place } of plan.places.values()) {
      const [what, which] = place.opens ?? [];
      if (!what || !which || what === "room" || doors.has(`${what} ${which}`)) continue;
      doors.add(`${what} ${which}`);
      ways.push({ ...opened, [what]: which });
    }
  }
  return null;
}

/** The row of buttons that lead from room to room. */
export class RoomBar {
  readonly root = document.createElement("nav");
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(onopen: (room: string) => void) {
    this.root.className = "tl-rooms";
    this.root.hidden = true;
    this.root.addEventListener("click", (event) => {
      const room = (event.target as HTMLElement).closest("button")?.dataset.room;
      if (room) onopen(room);
    });
  }

  /** Shows the rooms of a board that has some and lies tall, with how many picks each holds. */
  show(board: Board, scene: Scene, open: string): void {
    const rooms = scene.tall ? (board.rooms ?? []) : [];
    this.root.hidden = !rooms.length;
    if (!rooms.length) return;
    this.root.ariaLabel = scene.say({ id: "board-rooms", args: {} });
    const labels = new Map(board.regions(scene).map(({ id, label }) => [id, scene.say(label)]));
    const counts = byRoom(board, scene, scene.pick);
    for (const room of rooms) {
      let button = this.#buttons.get(room);
      if (!button) {
        button = document.createElement("button");
        button.type = "button";
        button.dataset.room = room;
        this.#buttons.set(room, button);
        this.root.append(button);
      }
      const text = labels.get(room) ?? room;
      if (button.firstChild?.textContent !== text) button.textContent = text;
      button.dataset.count = String(counts.get(room) ?? "");
      if (room === open && button.ariaCurrent !== "true") {
        button.ariaCurrent = "true";
        this.root.scrollTo({ left: button.offsetLeft - (this.root.clientWidth - button.offsetWidth) / 2 });
      } else if (room !== open) button.ariaCurrent = null;
    }
  }

  focus(room: string): void {
    this.#buttons.get(room)?.focus({ preventScroll: true });
  }
}
