import { wrap } from "comlink";
import { pythonFiles } from "../../web/engine/files";
import type { api } from "./python-worker";

const python = wrap<typeof api>(new Worker("./python-worker.js", { type: "module" }));

/** For `page.evaluate`. */
Object.assign(globalThis, { python, started: pythonFiles().then((files) => python.start(files)) });
