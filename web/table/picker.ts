import type { Move } from "./view";

/** Narrows a list of moves pick by pick. A move's path is the ids that mean it, one after another. */
export class Picker {
  #moves: readonly Move[] = [];
  #path: string[] = [];
  /** How many of the picks go without saying, because all moves begin with them. */
  #given = 0;
  /** Groups of moves in which some id is picked first for one move and later for another: their order is free. */
  #loose: ReadonlySet<string> = new Set();

  offer(moves: readonly Move[]): void {
    this.#moves = moves;
    this.#path = [];
    const stands = new Map<string, number>();
    const loose = new Set<string>();
    for (const { group, path } of moves) {
      path.forEach((id, at) => {
        // What is picked twice for one move (a Boat that stays where it is) says nothing about the order.
        if (path.indexOf(id) !== at) return;
        const key = `${group} ${id}`;
        if ((stands.get(key) ?? at) !== at) loose.add(group);
        stands.set(key, at);
      });
    }
    this.#loose = loose;
    const [first] = moves;
    const shared = (at: number) => moves.every(({ path }) => path.length > at + 1 && path[at] === first?.path[at]);
    this.#given = 0;
    if (loose.size || !first) return;
    while (shared(this.#given)) this.#given++;
    this.#path = first.path.slice(0, this.#given);
  }

  get path(): readonly string[] {
    return this.#path;
  }

  /** The picks that a person has made. */
  get made(): readonly string[] {
    return this.#path.slice(this.#given);
  }

  /** The moves that the picks so far may still mean. */
  get moves(): readonly Move[] {
    return this.#moves.filter((move) => this.#fits(move));
  }

  /** The move that the picks so far mean, where others go on from here. */
  get #whole(): Move | undefined {
    return this.#path.length ? this.moves.find((move) => move.path.length === this.#path.length) : undefined;
  }

  /** What can be picked now, with the moves that each pick leaves. The last pick once more ends a move that is whole. */
  get next(): Map<string, Move[]> {
    const next = new Map<string, Move[]>();
    for (const move of this.moves) {
      const left = this.#loose.has(move.group)
        ? move.path.filter((id) => !this.#path.includes(id))
        : move.path.slice(this.#path.length, this.#path.length + 1);
      for (const id of left) next.set(id, [...(next.get(id) ?? []), move]);
    }
    const [latest] = this.#path.slice(-1);
    const whole = this.#whole;
    if (latest !== undefined && whole) next.set(latest, [whole]);
    return next;
  }

  /** Picks an id; gives back the move if its path is complete, null if more is to be picked. */
  pick(id: string): Move | null {
    const whole = this.#whole;
    if (whole && id === this.#path.at(-1)) return whole;
    this.#path.push(id);
    const left = this.moves;
    if (!left.every((move) => move.path.length === this.#path.length)) return null;
    return left.find((move) => this.#begins(move)) ?? left[0] ?? null;
  }

  /**
   * What can be picked instead of the last pick made and needs more picks itself; nothing where such things are also what to
   * go on with, so that a wrong one is explained.
   */
  get instead(): ReadonlySet<string> {
    if (!this.made.length) return new Set();
    const asked = this.next;
    const last = this.#path.pop() as string;
    const others = [...this.next].filter(([, moves]) => moves.every(({ path }) => path.length > this.#path.length + 1));
    this.#path.push(last);
    const ids = others.map(([id]) => id);
    return new Set(ids.some((id) => asked.has(id)) ? [] : ids);
  }

  unpick(): void {
    if (this.#path.length > this.#given) this.#path.pop();
  }

  #fits(move: Move): boolean {
    return this.#loose.has(move.group) ? this.#path.every((id) => move.path.includes(id)) : this.#begins(move);
  }

  #begins(move: Move): boolean {
    return this.#path.every((id, i) => move.path[i] === id);
  }
}
