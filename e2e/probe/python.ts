import { wrap } from "comlink";
import { pythonFiles } from "../../web/engine/client";
import type { api } from "./python-worker";

const python = wrap<typeof api>(new Worker("./python-worker.js", { type: "module" }));

/** For `page.evaluate`. */
Object.assign(globalThis, { python, started: python.start(pythonFiles()) });
