import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Save, Seat, View } from "./types";

/** A match as the list of saved matches knows it. */
export interface Kept {
  id: string;
  game: string;
  seats: Seat[];
  ply: number;
  updated: number;
  save: Save;
  /** The last view, drawn at once on return. */
  view: View;
}

/** A file of printed matter of the player's own; there is one of a kind for a game. */
export interface Printed {
  game: string;
  kind: string;
  /** The name of the file. */
  file: string;
  /** How many of its rows are stand-ins. */
  standIns: number;
  component: Record<string, unknown>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept };
  printed: { key: [game: string, kind: string]; value: Printed };
}

/** Matches and printed matter in IndexedDB; where the browser refuses it, in memory until the tab is closed. */
class Store extends EventTarget {
  #memory = new Map<string, Kept>();
  #printed = new Map<string, Printed>();
  #database: Promise<IDBPDatabase<Schema> | null> | null = null;

  async all(): Promise<Kept[]> {
    const database = await this.#open();
    const kept = database ? await database.getAll("matches") : [];
    return [...kept, ...this.#memory.values()].sort((a, b) => b.updated - a.updated);
  }

  async get(id: string): Promise<Kept | undefined> {
    const database = await this.#open();
    return this.#memory.get(id) ?? (await database?.get("matches", id));
  }

  async put(match: Kept): Promise<void> {
    const database = await this.#open();
    try {
      if (!database) throw new Error("no database");
      await database.put("matches", match);
      this.#memory.delete(match.id);
    } catch {
      this.#memory.set(match.id, match);
      this.#refused();
    }
    this.dispatchEvent(new Event("change"));
  }

  async delete(id: string): Promise<void> {
    this.#memory.delete(id);
    await (await this.#open())?.delete("matches", id);
    this.dispatchEvent(new Event("change"));
  }

  /** The player's own printed matter for a game, by kind. */
  async printed(game: string): Promise<Printed[]> {
    const database = await this.#open();
    const kept = database ? await database.getAll("printed", IDBKeyRange.bound([game], [game, []])) : [];
    const here = [...this.#printed.values()].filter((printed) => printed.game === game);
    const byKind = new Map([...kept, ...here].map((printed) => [printed.kind, printed]));
    return [...byKind.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
  }

  /** Keeps files of printed matter, all or none, in place of those of the same kind. */
  async putPrinted(files: readonly Printed[]): Promise<void> {
    const database = await this.#open();
    try {
      if (!database) throw new Error("no database");
      const change = database.transaction("printed", "readwrite");
      await Promise.all([...files.map((file) => change.store.put(file)), change.done]);
      for (const { game, kind } of files) this.#printed.delete(`${game}/${kind}`);
    } catch {
      for (const file of files) this.#printed.set(`${file.game}/${file.kind}`, file);
      this.#refused();
    }
  }

  async deletePrinted({ game, kind }: Printed): Promise<void> {
    this.#printed.delete(`${game}/${kind}`);
    await (await this.#open())?.delete("printed", [game, kind]);
  }

  #open(): Promise<IDBPDatabase<Schema> | null> {
    // Where storage is refused, indexedDB throws as soon as it is touched.
    this.#database ??= Promise.resolve()
      .then(() =>
        openDB<Schema>("two-lands", 2, {
          upgrade(database, version) {
            if (version < 1) database.createObjectStore("matches", { keyPath: "id" });
            if (version < 2) database.createObjectStore("printed", { keyPath: ["game", "kind"] });
          },
        }),
      )
      .catch(() => null);
    return this.#database;
  }

  #told = false;

  /** Said once: matches are kept in this tab only. */
  #refused(): void {
    if (this.#told) return;
    this.#told = true;
    this.dispatchEvent(new Event("refused"));
  }
}

export const store = new Store();
