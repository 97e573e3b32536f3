import { Bots } from "../engine/bot-client";
import { Engine, type Stage } from "../engine/client";
import { startWorker } from "../engine/files";
import type { StartWorker } from "../engine/session";

/** The two workers. A "change" event follows every stage of the engine's start. */
class Services extends EventTarget {
  /** Where the workers come from; a frame in another page may have them from its neighbour. */
  workers: StartWorker = startWorker;
  readonly engine = new Engine((name) => this.workers(name));
  readonly bots = new Bots(this.engine, (name) => this.workers(name));
  /** How far the start has come; null before it begins. */
  stage: Stage | null = null;
  #started: Promise<void> | null = null;

  /** Starts the engine in the background, once; resolves when it can answer. After a failure it may be called again. */
  start(): Promise<void> {
    this.#started ??= this.engine
      .start((stage) => {
        this.stage = stage;
        this.dispatchEvent(new Event("change"));
      })
      .catch((error: unknown) => {
        this.#started = null;
        throw error;
      });
    return this.#started;
  }

  /** Starts the engine ahead of need. Whoever needs it will hear of a failure. */
  warm(): void {
    this.start().catch(() => {});
  }
}

export const services = new Services();
