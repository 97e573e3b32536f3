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

interface Schema extends DBSchema {
  matches: { key: string; value: Kept };
}

/** Matches in IndexedDB; where the browser refuses it, in memory until the tab is closed. */
class Store extends EventTarget {
  #memory = new Map<string, Kept>();
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

  #open(): Promise<IDBPDatabase<Schema> | null> {
    // Where storage is refused, indexedDB throws as soon as it is touched.
    this.#database ??= Promise.resolve()
      .then(() =>
        openDB<Schema>("two-lands", 1, {
          upgrade: (fresh) => void fresh.createObjectStore("matches", { keyPath: "id" }),
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
