/** The page's side of the engine: typed calls to the worker that holds the match, whatever becomes of that worker. */

import { proxy } from "comlink";
import type { Message, Methods, Save } from "../generated/contract";
import { Failure, failureOf } from "./failure";
import { pythonFiles, SINGLE, startWorker } from "./files";
import type { Stage } from "./python";
import { Session, type StartWorker, WorkerDied } from "./session";
import type { Answer, api } from "./worker";

export type { Stage } from "./python";
export type Method = keyof Methods;
export type Params<M extends Method> = Methods[M]["params"];
export type Result<M extends Method> = Methods[M]["result"];

/** Why a call was not answered. Nothing has changed then. */
export class EngineError extends Error {
  override name = "EngineError";
  /** For people: a message to be said in their language. */
  readonly text: Message;
  /** Where in what was given, as a JSON path; empty if it is no single place. */
  readonly path: string;
  readonly rule: string | undefined;

  /** `kind` is the engine's word for the error; "start", "dead" and "internal" are the page's own. */
  constructor(
    readonly kind: string,
    text: Message | string,
    { cause, path, rule }: { cause?: unknown; path?: string; rule?: string } = {},
  ) {
    super(`${kind}: ${JSON.stringify(text)}`, { cause });
    this.text = typeof text === "string" ? { id: text, args: {} } : text;
    this.path = path ?? "";
    this.rule = rule;
  }

  /** Whether nothing is wrong with what was given, but with the engine. */
  get own(): boolean {
    return ["start", "dead", "internal"].includes(this.kind);
  }
}

/** Asks; asks once more if the worker died of it. Whatever else goes wrong becomes an EngineError. */
export async function insist<T>(ask: () => Promise<T>, tries = 2): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    if (!(error instanceof WorkerDied)) throw new EngineError("internal", "error-internal", { cause: error });
    if (tries === 1) throw new EngineError("dead", "error-engine-dead", { cause: error });
    return insist(ask, tries - 1);
  }
}

/** What Python answered, if it is no error. */
export function resultOf(text: string): unknown {
  const answer = JSON.parse(text);
  if (answer.error) throw new EngineError(answer.error.kind, answer.error.message, answer.error);
  return answer;
}

/** Why an engine did not start, with what to do about it. */
export function startError(cause: unknown): EngineError {
  const failure = cause instanceof WorkerDied ? new Failure("worker") : failureOf(cause);
  let id = "error-engine-start";
  let file = "";
  if (failure instanceof Failure) {
    id = failure.kind === "worker" && SINGLE ? "error-engine-single" : `error-engine-${failure.kind}`;
    file = failure.where.slice(failure.where.lastIndexOf("/") + 1);
  }
  return new EngineError("start", { id, args: { file } }, { cause });
}

type Match = Session<typeof api>;

/** Events: "restarted", when a worker has died and another one has taken the match over. */
export class Engine extends EventTarget {
  #match: Promise<Match> | undefined;
  #module: WebAssembly.Module | undefined;
  #save: Save | null = null;
  #onStage: (stage: Stage) => void = () => {};
  readonly #start: StartWorker;

  constructor(start: StartWorker = startWorker) {
    super();
    this.#start = start;
  }

  /** Python's compiled runtime, once it has started: a second worker starts faster with it. */
  get module(): WebAssembly.Module | undefined {
    return this.#module;
  }

  /** The match as the engine holds it since the last answer that changed it. */
  get save(): Save | null {
    return this.#save;
  }

  /** Starts Python; rejects with an EngineError of kind "start" where that cannot be. It may be called again then. */
  async start(onStage: (stage: Stage) => void = () => {}): Promise<void> {
    this.#onStage = onStage;
    await this.#running();
  }

  /** Rejects with an EngineError. A worker's death in between is healed: the caller gets its answer a little later. */
  async call<M extends Method>(method: M, params: Params<M>): Promise<Result<M>> {
    const { text } = await this.answer(method, JSON.stringify({ method, params }));
    return resultOf(text) as Result<M>;
  }

  /** What the worker answers to a request, as text; for whoever passes it on. */
  answer(method: string, request: string): Promise<Answer> {
    return insist(async () => this.#ask(await this.#running(), method, request));
  }

  /** The worker that runs, or the one that starts now. */
  #running(): Promise<Match> {
    if (!this.#match) {
      const opened = this.#open();
      this.#match = opened;
      opened.catch(() => {
        if (this.#match === opened) this.#match = undefined;
      });
    }
    return this.#match;
  }

  async #open(): Promise<Match> {
    const match: Match = new Session(this.#start("engine/worker.ts"));
    try {
      const files = await pythonFiles();
      const stages = proxy((stage: Stage) => this.#onStage(stage));
      this.#module = await match.ask((remote) => remote.start(files, stages), { long: true });
      if (this.#save) {
        const request = JSON.stringify({ method: "load", params: { save: this.#save } });
        resultOf((await this.#ask(match, "load", request)).text);
        this.dispatchEvent(new Event("restarted"));
      }
      this.#onStage("ready"); // Not told by the worker: its answer may overtake its callbacks.
    } catch (error) {
      match.close();
      throw startError(error);
    }
    match.onend(() => {
      this.#match = undefined;
      this.#running().catch(() => {});
    });
    return match;
  }

  async #ask(match: Match, method: string, request: string): Promise<Answer> {
    const answer = await match.ask((remote) => remote.call(method, request));
    if (answer.save) this.#save = JSON.parse(answer.save).save;
    return answer;
  }
}
