/** The bots' worker: the same Python, in which a search runs in slices so that it can be stopped between two of them. */

import { expose } from "comlink";
import { live } from "./life";
import { modelsOf, type PythonFiles, startPython } from "./python";

/** Milliseconds. Whoever ends a search waits for one slice at most. */
const SLICE = 12;

interface Search {
  next(): { done: boolean; value: string };
  destroy(): void;
}
let bridge: {
  handle(request: string): string;
  needs_models(request: string): boolean;
  think(request: string): Search;
};
let models: () => Promise<void>;

/** How the page wants the search that runs to end, if it does. */
let running: { end: "stop" | "now" | null } = { end: null };

/** Gives way to messages that wait, without the 4 ms that a timer takes. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

export const api = {
  live,

  async start(files: PythonFiles, module: WebAssembly.Module | undefined): Promise<void> {
    const python = await startPython(files, { compiled: module });
    await python.complete();
    const { pyodide } = python;
    bridge = pyodide.pyimport("twolands.bridge");
    models = modelsOf(python, files);
  },

  /** The answer to a search; null if it was stopped; what it said last if it was to answer now. */
  async search(follow: string, request: string, onProgress: (progress: string) => void): Promise<string | null> {
    running.end = "stop"; // One search at a time.
    const own: typeof running = { end: null };
    running = own;
    if (bridge.needs_models(follow)) await models();
    const followed = bridge.handle(follow);
    if ("error" in JSON.parse(followed)) return followed;
    const search = bridge.think(request);
    try {
      while (own.end !== "stop") {
        const end = performance.now() + SLICE;
        let step: { done: boolean; value: string };
        do step = search.next();
        while (!step.done && performance.now() < end);
        if (step.done || own.end === "now") return step.value;
        onProgress(step.value);
        await breathe();
      }
      return null;
    } finally {
      search.destroy();
    }
  },

  end(how: "stop" | "now"): void {
    running.end = how;
  },
};

expose(api);
