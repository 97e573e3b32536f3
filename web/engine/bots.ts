/** The bots' worker: the same Python, in which a search runs in slices so that it can be stopped between two of them. */

import { expose } from "comlink";
import { live } from "./life";
import { modelsOf, type PythonFiles, startPython } from "./python";

/** Milliseconds. A stop waits for one slice at most. */
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
let stopped = false;

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
    const { pyodide } = await startPython(files, { compiled: module });
    bridge = pyodide.pyimport("twolands.bridge");
    models = modelsOf(pyodide, files);
  },

  /** The answer to `think`, or null if it was stopped. */
  async think(follow: string, think: string, onProgress: (progress: string) => void): Promise<string | null> {
    stopped = false;
    if (bridge.needs_models(follow)) await models();
    const followed = bridge.handle(follow);
    if ("error" in JSON.parse(followed)) return followed;
    const search = bridge.think(think);
    try {
      while (!stopped) {
        const end = performance.now() + SLICE;
        let step: { done: boolean; value: string };
        do step = search.next();
        while (!step.done && performance.now() < end);
        if (step.done) return step.value;
        onProgress(step.value);
        await breathe();
      }
      return null;
    } finally {
      search.destroy();
    }
  },

  stop(): void {
    stopped = true;
  },
};

expose(api);
