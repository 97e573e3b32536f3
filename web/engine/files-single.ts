/**
 * The files of the single-file edition: gzipped as base64 in elements of the page. From a disk there is no fetch of
 * other files, and a worker cannot read what the page has in blob: addresses; but it can be given the blobs themselves.
 */

import type { PythonFiles } from "./python";

function embedded(name: string): string {
  const text = document.querySelector(`script[data-file="${CSS.escape(name)}"]`)?.textContent;
  if (!text) throw new Error(`this edition has no file "${name}"`);
  return text;
}

/** What fetch would give. Packs stay gzipped, as they are on the site. */
export async function fetchFile(name: string): Promise<Response> {
  const { body } = await fetch(`data:application/octet-stream;base64,${embedded(name)}`);
  return new Response(name.endsWith(".bin") ? body : body?.pipeThrough(new DecompressionStream("gzip")));
}

/** Chromium starts a module worker of a page from a disk from a data: address only. */
export const startWorker = (name: string): Worker =>
  new Worker(`data:text/javascript;base64,${embedded(name)}`, { type: "module" });

export async function pythonFiles(): Promise<PythonFiles> {
  const blob = async (name: string, type: string) => new Blob([await (await fetchFile(name)).arrayBuffer()], { type });
  const [runtime, wasm, stdlib, engine, models] = await Promise.all([
    blob("py/pyodide.asm.mjs", "text/javascript"),
    blob("py/pyodide.asm.wasm", "application/wasm"),
    blob("py/stdlib.bin", ""),
    blob("py/engine.bin", ""),
    blob("py/models.bin", ""),
  ]);
  return { runtime, wasm, stdlib, engine, models };
}

export const SINGLE: boolean = true;
