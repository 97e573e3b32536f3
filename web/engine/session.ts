/** One life of a worker, as the page sees it: it answers calls until it ends, and its end is noticed at once. */

import { type Remote, wrap } from "comlink";

export class WorkerDied extends Error {
  override name = "WorkerDied";
}

/** What every worker of ours offers besides its own calls. */
export interface Living {
  /** Takes the lock `name` and holds it for as long as the worker lives. */
  live(name: string): Promise<void>;
}

/** Where there are no locks, a worker that owes an answer for so many milliseconds counts as dead. */
const PATIENCE = 20_000;

/** A worker, or what stands for one. */
export type Workhorse = Pick<Worker, "postMessage" | "addEventListener" | "removeEventListener" | "terminate">;
export type StartWorker = (name: string) => Workhorse;

export class Session<Api extends Living> {
  readonly #worker: Workhorse;
  readonly #remote: Remote<Api>;
  readonly #closed = new AbortController();
  readonly #end: Promise<never>;
  #die: () => void = () => {};
  #watched = false;

  constructor(worker: Workhorse) {
    this.#worker = worker;
    this.#remote = wrap<Api>(worker);
    this.#end = new Promise((_, reject) => {
      this.#die = () => reject(new WorkerDied());
    });
    this.#end.catch(() => this.#worker.terminate());
    this.#worker.addEventListener("error", this.#die);
    this.#watch().catch(() => {});
  }

  /** Calls the worker; rejects with WorkerDied if it ends before it has answered. `long`: it may take any time. */
  async ask<T>(call: (remote: Remote<Api>) => Promise<T>, { long = false } = {}): Promise<T> {
    const answer = call(this.#remote);
    const timer = long ? undefined : setTimeout(() => this.#watched || this.#die(), PATIENCE);
    try {
      return await Promise.race([answer, this.#end]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Runs `action` once when the worker has ended without being closed. */
  onend(action: () => void): void {
    this.#end.catch(() => this.#closed.signal.aborted || action());
  }

  close(): void {
    this.#closed.abort();
    this.#die();
  }

  /** The worker's lock comes to the page when the worker is gone, however it went. */
  async #watch(): Promise<void> {
    const name = `two-lands-${Date.now()}-${Math.random()}`;
    await (this.#remote as Remote<Living>).live(name);
    this.#watched = true;
    try {
      await navigator.locks.request(name, { signal: this.#closed.signal }, this.#die);
    } finally {
      this.#watched = false;
    }
  }
}
