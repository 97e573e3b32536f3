/** One engine for several frames: the frame that has it lends it to the others through ports, to each as if it had its own. */

import { expose } from "comlink";
import { Bots } from "./bot-client";
import { Engine } from "./client";
import { live } from "./life";
import type { Workhorse } from "./session";
import type { Answer } from "./worker";

/** Lets one after another have a turn. */
class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(act, act);
    this.#last = turn.catch(() => {});
    return turn;
  }
}

type OnStage = Parameters<Engine["start"]>[0];

/** Owns the two workers. The engine's holds one match: whoever asks after somebody else has their own match put back first. */
export class Lender {
  readonly #engine = new Engine();
  readonly #bots = new Bots(this.#engine);
  readonly #calls = new Turns();
  readonly #searches = new Turns();
  #holder: object | null = null;

  /** Answers at a port as the worker of this name does. */
  lend(name: string, port: MessagePort): void {
    expose(name === "engine/bots.ts" ? this.#thinker() : this.#player(), port);
  }

  #player() {
    const me = {};
    let save: unknown = null;
    return {
      live,
      start: (_files: unknown, onStage: OnStage) => this.#engine.start(onStage),
      call: (method: string, request: string): Promise<Answer> =>
        this.#calls.take(async () => {
          if (this.#holder !== me && save) await this.#engine.call("load", { save });
          this.#holder = me;
          const answer = await this.#engine.answer(method, request);
          if (answer.save) save = JSON.parse(answer.save).save;
          return answer;
        }),
    };
  }

  #thinker() {
    let latest: { end: "stop" | "now" | null } = { end: null };
    let running: typeof latest | null = null;
    const end = (how: "stop" | "now") => (how === "stop" ? this.#bots.stop() : this.#bots.now());
    return {
      live,
      start: async () => {},
      search: (follow: string, request: string, onProgress: (told: string) => void): Promise<string | null> => {
        const mine: typeof latest = { end: null };
        latest = mine;
        return this.#searches.take(async () => {
          if (mine.end === "stop") return null;
          running = mine;
          const found = this.#bots.answer(follow, request, (told) => onProgress(told));
          if (mine.end) void end(mine.end);
          try {
            return await found;
          } finally {
            running = null;
          }
        });
      },
      end: async (how: "stop" | "now") => {
        latest.end = how;
        if (running === latest) await end(how);
      },
    };
  }
}

/** A worker behind a port. */
export class Lent extends EventTarget implements Workhorse {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent("message", { data }));
  }

  postMessage(message: unknown, transfer: Transferable[] | StructuredSerializeOptions = []): void {
    this.#port.postMessage(message, transfer as Transferable[]);
  }

  terminate(): void {
    this.#port.close();
  }

  /** The frame that lent it has gone. */
  end(): void {
    this.dispatchEvent(new Event("error"));
  }
}
