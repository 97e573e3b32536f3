/** The page's side of the bots: a second worker, started when a bot must think for the first time. */

import { proxy } from "comlink";
import type { api } from "./bots";
import { type Engine, insist, type Params, type Result, resultOf, startError } from "./client";
import { pythonFiles, startWorker } from "./files";
import { Session, type StartWorker } from "./session";

type Worker = Session<typeof api>;
type Search = "think" | "hint" | "analyse";
/** Told between 0 and 1. */
export type OnProgress = (done: number) => void;

/** One search runs at a time: another one stops it. */
export class Bots {
  readonly #engine: Engine;
  readonly #start: StartWorker;
  #worker: Promise<Worker> | undefined;

  constructor(engine: Engine, start: StartWorker = startWorker) {
    this.#engine = engine;
    this.#start = start;
  }

  /** The bot's move in the match of `save`, or null if it was stopped. The same seed thinks the same. */
  async think(save: unknown, bot: string, seed: number, onProgress?: OnProgress): Promise<string | null> {
    return (await this.#search("think", save, { bot, seed }, onProgress))?.move ?? null;
  }

  /** The best moves for whoever is asked, the best first, or null if it was stopped. */
  hint(save: unknown, seed: number, onProgress?: OnProgress): Promise<Result<"hint"> | null> {
    return this.#search("hint", save, { seed }, onProgress);
  }

  /** How a match has swung, or null if it was stopped. */
  analyse(save: unknown, seed: number, onProgress?: OnProgress): Promise<Result<"analyse"> | null> {
    return this.#search("analyse", save, { seed }, onProgress);
  }

  /** Ends the search within a slice, without an answer. */
  stop(): Promise<void> {
    return this.#end("stop");
  }

  /** Lets a bot make the move that is best so far. */
  now(): Promise<void> {
    return this.#end("now");
  }

  async #search<S extends Search>(
    method: S,
    save: unknown,
    params: Params<S>,
    onProgress: OnProgress = () => {},
  ): Promise<Result<S> | null> {
    const text = await this.answer(
      JSON.stringify({ method: "follow", params: { save } }),
      JSON.stringify({ method, params }),
      (told) => onProgress(JSON.parse(told).progress),
    );
    return text === null ? null : (resultOf(text) as Result<S>);
  }

  /** What the worker answers to a search, as text, or null if it was stopped; for whoever passes it on. */
  answer(follow: string, request: string, onProgress: (told: string) => void): Promise<string | null> {
    const listener = proxy(onProgress);
    return insist(async () => {
      const worker = await this.#running();
      return worker.ask((remote) => remote.search(follow, request, listener), { long: true });
    });
  }

  async #end(how: "stop" | "now"): Promise<void> {
    const worker = await this.#worker;
    await worker?.ask((remote) => remote.end(how));
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
    const worker: Worker = new Session(this.#start("engine/bots.ts"));
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
