/** The worker that holds the match: Python behind one stored function, from JSON text to JSON text. */

import { expose } from "comlink";
import { live } from "./life";
import { modelsOf, type Python, type PythonFiles, type Stage, startPython } from "./python";

/** Calls after which the match is another one, so that the page needs its save. */
const CHANGING = new Set(["new", "load", "open", "play", "replay", "undo", "redo"]);

export interface Answer {
  text: string;
  /** The match after a call that changed it, for a worker that takes over. */
  save?: string;
}

/** What the snapshot has in its memory. Everything else waits for the modules. */
const AT_ONCE = new Set(["new", "load"]);

type Handle = (request: string) => string;
let handle: Handle;
let needsModels: (request: string) => boolean;
let complete: () => Promise<void>;
let models: () => Promise<void>;
let answered = false;

/** How far it is, and who wants to know. */
let stage: Stage = "download";
let tell: (stage: Stage) => void = () => {};

const begin = (files: PythonFiles): Promise<Python> => {
  const onStage = (reached: Stage) => {
    stage = reached;
    tell(reached);
  };
  return startPython(files, { onStage });
};

/** A worker whose name tells its files begins before it is asked to. */
let begun = self.name ? begin(JSON.parse(self.name)) : undefined;
begun?.catch(() => {}); // Whoever asks hears of it.

export const api = {
  live,

  /** Starts Python; returns the compiled runtime where it can be handed on: a worker from a data: address is no kin. */
  async start(files: PythonFiles, onStage: (stage: Stage) => void): Promise<WebAssembly.Module | undefined> {
    tell = onStage;
    if (begun) tell(stage);
    begun ??= begin(files);
    const python = await begun.finally(() => {
      begun = undefined;
    });
    const { pyodide, module } = python;
    const bridge = pyodide.pyimport("twolands.bridge");
    handle = bridge.handle;
    needsModels = bridge.needs_models;
    complete = python.complete;
    models = modelsOf(python, files);
    return self.origin === "null" ? undefined : module;
  },

  async call(method: string, request: string): Promise<Answer> {
    if (needsModels(request)) await models();
    else if (!AT_ONCE.has(method)) await complete();
    try {
      const text = handle(request);
      if (!answered) setTimeout(() => models().catch(() => {}), 500); // The first moves are on their way by then.
      answered = true;
      return CHANGING.has(method) ? { text, save: handle('{"method":"save","params":{}}') } : { text };
    } catch (error) {
      // A PythonError is a fault of ours, after which Python goes on. Anything else has broken the interpreter: out of
      // memory, stack gone; the page starts another one.
      if (!(error instanceof Error && error.name === "PythonError")) self.close();
      throw error;
    }
  },
};

expose(api);
