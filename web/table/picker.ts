import type { Move } from "./view";

/** Narrows a list of moves pick by pick. A move's path is the ids that mean it, one after another. */
export class Picker {
  #moves: readonly Move[] = [];
  #path: string[] = [];
  /** Groups of moves in which some id is picked first for one move and later for another: their order is free. */
  #loose: ReadonlySet<string> = new Set();

  offer(moves: readonly Move[]): void {
    this.#moves = moves;
    this.#path = [];
    const stands = new Map<string, number>();
    const loose = new Set<string>();
    for (const { group, path } of moves) {
      path.forEach((id, at) => {
        const key = `${group} ${id}`;
        if ((stands.get(key) ?? at) !== at) loose.add(group);
        stands.set(key, at);
      });
    }
    this.#loose = loose;
  }

  get path(): readonly string[] {
    return this.#path;
  }

  /** The moves that the picks so far may still mean. */
  get moves(): readonly Move[] {
    return this.#moves.filter((move) => this.#fits(move));
  }

  /** What can be picked now, with the moves that each pick leaves. */
  get next(): Map<string, Move[]> {
    const next = new Map<string, Move[]>();
    for (const move of this.moves) {
      const left = this.#loose.has(move.group)
        ? move.path.filter((id) => !this.#path.includes(id))
        : move.path.slice(this.#path.length, this.#path.length + 1);
      for (const id of left) next.set(id, [...(next.get(id) ?? []), move]);
    }
    return next;
  }

  /** Picks an id; gives back the move if its path is complete, null if more is to be picked. */
  pick(id: string): Move | null {
    this.#path.push(id);
    const left = this.moves;
    if (!left.every((move) => move.path.length === this.#path.length)) return null;
    return left.find((move) => this.#begins(move)) ?? left[0] ?? null;
  }

  unpick(): void {
    this.#path.pop();
  }

  #fits(move: Move): boolean {
    return this.#loose.has(move.group) ? this.#path.every((id) => move.path.includes(id)) : this.#begins(move);
  }

  #begins(move: Move): boolean {
    return this.#path.every((id, i) => move.path[i] === id);
  }
}
