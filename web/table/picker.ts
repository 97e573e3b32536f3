import type { Move } from "./view";

/** Narrows a list of moves pick by pick. A move's path is the ids that mean it, one after another. */
export class Picker {
  #moves: readonly Move[] = [];
  #path: string[] = [];

  offer(moves: readonly Move[]): void {
    this.#moves = moves;
    this.#path = [];
  }

  get path(): readonly string[] {
    return this.#path;
  }

  /** The moves that begin with the picks so far. */
  get moves(): readonly Move[] {
    return this.#moves.filter((move) => this.#path.every((id, i) => move.path[i] === id));
  }

  /** What can be picked now, with the moves that each pick leaves. */
  get next(): Map<string, Move[]> {
    const next = new Map<string, Move[]>();
    for (const move of this.moves) {
      const id = move.path[this.#path.length];
      if (id !== undefined) next.set(id, [...(next.get(id) ?? []), move]);
    }
    return next;
  }

  /** Picks an id; gives back the move if its path is complete, null if more is to be picked. */
  pick(id: string): Move | null {
    this.#path.push(id);
    const left = this.moves;
    const [move] = left;
    return left.length === 1 && move?.path.length === this.#path.length ? move : null;
  }

  unpick(): boolean {
    return this.#path.pop() !== undefined;
  }
}
