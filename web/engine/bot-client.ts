/** The page's side of the bots: a second worker, started when a bot must think for the first time. */

import { proxy } from "comlink";
import type { api } from "./bots";
import { type Engine, insist, type Result, resultOf, startError } from "./client";
import { pythonFiles, startWorker } from "./files";
import { Session } from "./session";

type Worker = Session<typeof api>;

export class Bots {
  #engine: Engine;
  #worker: Promise<Worker> | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The bot's move in the match of `save`, or null if `stop` was called. The same seed thinks the same. */
  async think(save: unknown, bot: string, seed: number, onProgress = (_: unknown) => {}): Promise<string | null> {
    const requests = [
      JSON.stringify({ method: "follow", params: { save } }),
      JSON.stringify({ method: "think", params: { bot, seed } }),
    ] as const;
    const listener = proxy((progress: string) => onProgress(JSON.parse(progress)));
    const text = await insist(async () => {
      const worker = await this.#running();
      return worker.ask((remote) => remote.think(...requests, listener), { long: true });
    });
    return text === null ? null : (resultOf(text) as Result<"think">).move;
  }

  /** Ends the search within a slice. */
  async stop(): Promise<void> {
    const worker = await this.#worker;
    await worker?.ask((remote) => remote.stop());
  }

  #running(): Promise<Worker> {
    if (!this.#worker) {
      const opened = this.#open();
      this.#worker = opened;
      opened.catch(() => {
        this.#worker = undefined;
      });
    }
    return this.#worker;
  }

  async #open(): Promise<Worker> {
    const worker: Worker = new Session(startWorker("engine/bots.ts"));
    worker.onend(() => {
      this.#worker = undefined;
    });
    try {
      const files = await pythonFiles();
      await worker.ask((remote) => remote.start(files, this.#engine.module), { long: true });
    } catch (error) {
      worker.close();
      throw startError(error);
    }
    return worker;
  }
}
