import { wrap } from "comlink";
import { pythonFiles, startWorker } from "../../web/engine/files";
import type { api as snapshots } from "../../web/engine/snapshot-worker";
import type { api } from "./python-worker";

const files = await pythonFiles();
const python = wrap<typeof api>(new Worker("./python-worker.js", { type: "module" }));

/** For `page.evaluate`. */
Object.assign(globalThis, {
  python,
  start: () => python.start(files),
  snapshot: files.snapshot,
  makeSnapshot: () => wrap<typeof snapshots>(startWorker("engine/snapshot-worker.ts")).make(files, undefined),
});
