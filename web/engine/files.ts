/**
 * Where the files of this build lie: the build writes their hashed names into index.html. The single-file edition has
 * `files-single.ts` in the place of this module.
 */

import type { PythonFiles } from "./python";

let names: Record<string, string> | undefined;

/** `fileUrl("data/games.json")` */
function fileUrl(name: string): string {
  names ??= JSON.parse(document.getElementById("files")?.textContent ?? "{}") as Record<string, string>;
  const hashed = names[name];
  if (hashed === undefined) throw new Error(`the build has no file "${name}"`);
  return new URL(hashed, document.baseURI).href;
}

export const fetchFile = async (name: string): Promise<Response> => fetch(fileUrl(name));

export const startWorker = (name: string): Worker => new Worker(fileUrl(name), { type: "module" });

export async function pythonFiles(): Promise<PythonFiles> {
  return {
    runtime: fileUrl("py/pyodide.asm.mjs"),
    wasm: fileUrl("py/pyodide.asm.wasm"),
    stdlib: fileUrl("py/stdlib.bin"),
    engine: fileUrl("py/engine.bin"),
    models: fileUrl("py/models.bin"),
    snapshot: fileUrl("py/snapshot"),
  };
}

/** Whether this is the edition in one file. */
export const SINGLE: boolean = false;
