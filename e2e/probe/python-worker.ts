/** The site's Python, started as the site starts it, that runs any source: for tests and the bench. */

import { expose } from "comlink";
import type { PyodideAPI } from "pyodide";
import { modelsOf, type PythonFiles, startPython } from "../../web/engine/python";

let python: PyodideAPI;
let complete: () => Promise<void>;
let models: () => Promise<void>;

export const api = {
  /** Whether it came from a snapshot. */
  async start(files: PythonFiles): Promise<boolean> {
    const started = await startPython(files);
    python = started.pyodide;
    complete = started.complete;
    models = modelsOf(started, files);
    return started.restored;
  },

  complete: () => complete(),
  addModels: () => models(),

  /** Bytes. */
  heap: (): number => (python as unknown as { _module: { HEAPU8: Uint8Array } })._module.HEAPU8.length,

  /** Runs Python; returns its last expression, which must be text, a number or None. */
  run: (source: string): string | number | undefined => python.runPython(source),
};

expose(api);
