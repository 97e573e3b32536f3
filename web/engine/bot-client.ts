/** The page's side of the bots: workers of their own, started when a bot must think for the first time. */

import { proxy } from "comlink";
import type { api } from "./bots";
import { type Engine, insist, type Params, type Result, resultOf, startError } from "./client";
import { pythonFiles, startWorker } from "./files";
import { Session, type StartWorker } from "./session";

type Worker = Session<typeof api>;
type Search = "think" | "hint" | "analyse";
/** Told between 0 and 1. */
export type OnProgress = (done: number) => void;

/**
 * How many workers may think at once: one for each core that neither the page nor the rules need; on a phone, and in a
 * frame of another page, one.
 */
function cores(): number {
  const modest = matchMedia("(pointer: coarse)").matches || window !== top;
  return modest ? 1 : Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 1) - 2));
}

/** One search runs at a time: another one stops it. Long ones are divided among several workers. */
export class Bots {
  readonly #engine: Engine;
  readonly #start: StartWorker;
  #workers: (Promise<Worker> | undefined)[] = [];
  /** Workers that there is room for, as far as is known. */
  #room = Number.POSITIVE_INFINITY;
  /** Grows with every search and every stop, so that what was wanted before does not begin any more. */
  #wanted = 0;

  constructor(engine: Engine, start: StartWorker = startWorker) {
    this.#engine = engine;
    this.#start = start;
  }

  /**
   * The bot's move in the match of `save`, or null if it was stopped. In one worker the same seed thinks the same, unless
   * the bot remembers what it has thought before in this match.
   */
  async think(save: unknown, bot: string, seed: number, onProgress: OnProgress = () => {}): Promise<string | null> {
    const wanted = ++this.#wanted;
    const { parts } = await this.#engine.call("parts", { bot, most: Math.min(cores(), this.#room) });
    if (wanted !== this.#wanted) return null;
    const done = new Array<number>(parts).fill(0);
    const told = (part: number, now: number) => {
      done[part] = now;
      onProgress(Math.min(...done));
    };
    const search = (part: number) =>
      this.#search("think", save, { bot, seed, part, parts }, (now) => told(part, now), part);
    const first = search(0);
    // Where there is no room for a further worker, the others' parts must do.
    const others = done.slice(1).map((_, index) =>
      search(index + 1).catch(() => {
        this.#room = Math.min(this.#room, index + 1);
        told(index + 1, 1);
        return undefined;
      }),
    );
    const thoughts = await Promise.all([first, ...others]);
    return thoughts.includes(null) ? null : mostTried(thoughts.filter((thought) => !!thought));
  }

  /** The best moves for whoever is asked, the best first, or null if it was stopped. */
  hint(save: unknown, seed: number, onProgress?: OnProgress): Promise<Result<"hint"> | null> {
    this.#wanted += 1;
    return this.#search("hint", save, { seed }, onProgress);
  }

  /** How a match has swung, or null if it was stopped. */
  analyse(save: unknown, seed: number, onProgress?: OnProgress): Promise<Result<"analyse"> | null> {
    this.#wanted += 1;
    return this.#search("analyse", save, { seed }, onProgress);
  }

  /** Ends the search within a slice, without an answer. */
  stop(): Promise<void> {
    this.#wanted += 1;
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
    part = 0,
  ): Promise<Result<S> | null> {
    const text = await this.answer(
      JSON.stringify({ method: "follow", params: { save } }),
      JSON.stringify({ method, params }),
      (told) => onProgress(JSON.parse(told).progress),
      part,
    );
    return text === null ? null : (resultOf(text) as Result<S>);
  }

  /** What a worker answers to a search, as text, or null if it was stopped; for whoever passes it on. */
  answer(follow: string, request: string, onProgress: (told: string) => void, part = 0): Promise<string | null> {
    const listener = proxy(onProgress);
    return insist(async () => {
      const worker = await this.#running(part);
      return worker.ask((remote) => remote.search(follow, request, listener), { long: true });
    });
  }

  async #end(how: "stop" | "now"): Promise<void> {
    await Promise.all(
      this.#workers.map(async (opening) => {
        const worker = await opening;
        await worker?.ask((remote) => remote.end(how));
      }),
    );
  }

  #running(part: number): Promise<Worker> {
    const running = this.#workers[part];
    if (running) return running;
    const opened = this.#open(part);
    this.#workers[part] = opened;
    opened.catch(() => {
      this.#workers[part] = undefined;
    });
    return opened;
  }

  async #open(part: number): Promise<Worker> {
    const worker: Worker = new Session(this.#start("engine/bots.ts"));
    worker.onend(() => {
      this.#workers[part] = undefined;
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

/** The move that all parts of a search together have tried most. */
function mostTried(thoughts: readonly Result<"think">[]): string {
  const counts = new Map<string, number>();
  for (const { tried } of thoughts)
    for (const [move, count] of Object.entries(tried)) counts.set(move, (counts.get(move) ?? 0) + count);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? thoughts[0]?.move ?? "";
}
