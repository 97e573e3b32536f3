/** Starts Pyodide in a worker from the files that web/tools/pack.mjs made. */

import { loadPyodide, type PyodideAPI, version } from "pyodide";

/** URLs of what Python is made of. Each pack is a gzipped zip of stored entries, so that any static host does. */
export interface PythonFiles {
  /** pyodide.asm.mjs, beside which pyodide.asm.wasm lies. */
  runtime: string;
  stdlib: string;
  engine: string;
  /** pydantic: fetched only when something from outside must be checked. */
  models: string;
}

/** The stages of a start, in order. */
export const STAGES = ["download", "python", "engine", "ready"] as const;
export type Stage = (typeof STAGES)[number];

export interface Python {
  pyodide: PyodideAPI;
  /** The compiled runtime, for a second worker. */
  module: WebAssembly.Module;
}

type FileSystem = PyodideAPI["FS"];

/** Where packs are unpacked: modules of the library lie there, others in site-packages. */
const LIBRARY = "/lib/python3.14";
/** Instead of the library's zip and the list of packages that Pyodide fetches by itself. */
const EMPTY_ZIP = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==";
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version },
  packages: {},
} as const;

export async function startPython(
  files: PythonFiles,
  onStage: (stage: Stage) => void,
  compiled?: WebAssembly.Module,
): Promise<Python> {
  onStage("download");
  const module = provideRuntime(new URL("pyodide.asm.wasm", files.runtime).href, compiled);
  const packs = Promise.all([fetchPack(files.stdlib), fetchPack(files.engine)]);
  import(files.runtime).catch(() => {}); // Pyodide imports it too, and reports an error, but only later.
  const pyodide = loadPyodide({
    indexURL: new URL(".", files.runtime).href,
    stdLibURL: EMPTY_ZIP,
    lockFileContents: NO_PACKAGES,
    env: { PYTHONPATH: LIBRARY },
    fsInit: async (FS: FileSystem) => {
      for (const pack of await packs.catch(() => [])) unpack(FS, pack);
      onStage("python");
    },
  });
  // All three: without a file Pyodide may wait for ever.
  const started = await Promise.all([pyodide, module, packs]);
  onStage("engine");
  return { pyodide: started[0], module: started[1] };
}

async function compile(fetched: Promise<Response>): Promise<WebAssembly.Module> {
  const response = answered(await fetched);
  // Some static hosts do not know the type.
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function answered(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  return response;
}

/** Lets Pyodide start from a module that we compile, or another worker has compiled; it would swallow its failure. */
function provideRuntime(url: string, compiled?: WebAssembly.Module): Promise<WebAssembly.Module> {
  const realFetch = self.fetch;
  const module = compiled ? Promise.resolve(compiled) : compile(realFetch(url));
  self.fetch = async (input, init) => (String(input) === url ? new Response() : realFetch(input, init));
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    instance: await WebAssembly.instantiate(await module, imports),
    module: await module,
  });
  return module;
}

/** A function that adds pydantic: once, or again after it could not be fetched. */
export function modelsOf(pyodide: PyodideAPI, files: PythonFiles): () => Promise<void> {
  const add = async () => {
    unpack(pyodide.FS, await fetchPack(files.models));
    pyodide.pyimport("importlib").invalidate_caches();
  };
  let added: Promise<void> | undefined;
  return () => {
    added ??= add().catch((error) => {
      added = undefined;
      throw error;
    });
    return added;
  };
}

async function fetchPack(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = answered(await fetch(url));
  const unzipped = new Response(body?.pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await unzipped.arrayBuffer());
}

/** Writes the entries of a zip of stored files. */
function unpack(FS: FileSystem, zip: Uint8Array<ArrayBuffer>): void {
  const LOCAL_FILE = 0x04034b50;
  const header = new DataView(zip.buffer);
  const text = new TextDecoder();
  const made = new Set<string>();
  for (let at = 0; header.getUint32(at, true) === LOCAL_FILE; ) {
    const size = header.getUint32(at + 18, true);
    const name = at + 30;
    const contents = name + header.getUint16(at + 26, true) + header.getUint16(at + 28, true);
    const path = `${LIBRARY}/${text.decode(zip.subarray(name, name + header.getUint16(at + 26, true)))}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    at = contents + size;
    FS.writeFile(path, zip.subarray(contents, at), { canOwn: true });
  }
}
