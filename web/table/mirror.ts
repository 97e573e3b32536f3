import type { Board, Scene } from "./board";
import type { Plan } from "./plan";
import type { Message } from "./view";

/** The board in words, for those who hear it: each region a list of its places with what lies there. */
export class Mirror {
  readonly #root: HTMLElement;
  readonly #items = new Map<string, HTMLElement>();
  readonly #heading: "h3" | "p";
  #shape = "";

  /** In a page of others no heading is ours. */
  constructor(root: HTMLElement, heading: "h3" | "p" = "h3") {
    this.#root = root;
    this.#heading = heading;
  }

  show(board: Board, plan: Plan, scene: Scene): void {
    const shape = plan.regions
      .map(({ region }) => [region.id, ...region.places.map((place) => place.id)].join())
      .join(";");
    if (shape !== this.#shape) {
      this.#shape = shape;
      this.#build(plan);
    }
    for (const { region } of plan.regions) {
      this.#write(`region ${region.id}`, scene.say(region.label));
      for (const place of region.places) {
        const pieces = counted((scene.view.places[place.id] ?? []).map((id) => board.naming(id, scene)));
        const holds = pieces.length
          ? scene.say({ id: "board-holds", args: { place: place.label, pieces } })
          : place.slot
            ? scene.say({ id: "board-empty", args: { place: place.label } })
            : scene.say(place.label);
        this.#write(place.id, [holds, (place.notes ?? []).map(scene.say).join("; ")].join(" ").trim());
      }
    }
  }

  #build(plan: Plan): void {
    this.#items.clear();
    const sections = plan.regions.map(({ region }) => {
      const section = document.createElement("section");
      const heading = document.createElement(this.#heading);
      const list = document.createElement("ul");
      this.#items.set(`region ${region.id}`, heading);
      for (const place of region.places) {
        const item = document.createElement("li");
        this.#items.set(place.id, item);
        list.append(item);
      }
      section.append(heading, list);
      return section;
    });
    this.#root.replaceChildren(...sections);
  }

  #write(key: string, text: string): void {
    const item = this.#items.get(key);
    if (item && item.textContent !== text) item.textContent = text;
  }
}

/** Things of the same name that follow one another, told as one with their number. */
function counted(names: readonly Message[]): Message[] {
  const runs: { key: string; name: Message; count: number }[] = [];
  for (const name of names) {
    const key = JSON.stringify(name);
    const last = runs.at(-1);
    if (last?.key === key) last.count++;
    else runs.push({ key, name, count: 1 });
  }
  return runs.map(({ name, count }) => (count > 1 ? { id: "board-alike", args: { piece: name, count } } : name));
}
