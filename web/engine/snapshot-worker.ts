/** A worker that lives only to make the snapshot: the players' Python is not disturbed by it. */

import { expose } from "comlink";
import { live } from "./life";
import { type PythonFiles, startPython } from "./python";
import { keepSnapshot } from "./snapshot";

export const api = {
  live,

  async make(files: PythonFiles, compiled: WebAssembly.Module | undefined): Promise<void> {
    if (!files.snapshot) return;
    const { pyodide } = await startPython(files, { compiled, toSnapshot: true });
    // JavaScript may hold nothing of Python, nor Python of JavaScript, at the moment of the copy.
    pyodide.runPython("import gc, twolands.bridge; twolands.bridge.warm(); gc.collect(); None");
    await keepSnapshot(files.snapshot, pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  },
};

expose(api);
