/**
 * Where the files of this build lie: the build writes their hashed names into index.html. The single-file edition has
 * `files-single.ts` in the place of this module.
 */

import type { PythonFiles } from "./python";

let names: Record<string, string> | undefined;

/** `fileUrl("data/games.json")` */
export function fileUrl(name: string): string {
  names ??= JSON.parse(document.getElementById("files")?.textContent ?? "{}") as Record<string, string>;
  const hashed = names[name];
  if (hashed === undefined) throw new Error(`the build has no file "${name}"`);
  return new URL(hashed, document.baseURI).href;
}

export const fetchFile = async (name: string): Promise<Response> => fetch(fileUrl(name));

const listed = (): PythonFiles => ({
  runtime: fileUrl("py/pyodide.asm.mjs"),
  wasm: fileUrl("py/pyodide.asm.wasm"),
  stdlib: fileUrl("py/stdlib.bin"),
  engine: fileUrl("py/engine.bin"),
  models: fileUrl("py/models.bin"),
  snapshot: fileUrl("py/snapshot"),
});

export const pythonFiles = async (): Promise<PythonFiles> => listed();

/** Where a worker waits that start.ts has begun: its script and the page's have nothing else in common. */
const page: { begun?: { name: string; worker: Worker } | undefined } = globalThis as object;

/** Starts a worker that is told the files of Python by its name, for whoever asks for it first. */
export function beginWorker(name: string): void {
  const worker = new Worker(fileUrl(name), { type: "module", name: JSON.stringify(listed()) });
  page.begun = { name, worker };
  // Nobody listens to it yet: a worker that has failed by then is not handed on, and the next one tells of it.
  worker.addEventListener("error", () => {
    if (page.begun?.worker === worker) page.begun = undefined;
  });
}

export function startWorker(name: string): Worker {
  const { begun } = page;
  if (begun?.name !== name) return new Worker(fileUrl(name), { type: "module" });
  page.begun = undefined;
  return begun.worker;
}

/** Whether this is the edition in one file. */
export const SINGLE: boolean = false;
