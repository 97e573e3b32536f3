/** Starts Pyodide in a worker: from the files that web/tools/pack.mjs made, or faster from a memory snapshot of it. */

import { loadPyodide, type PyodideAPI, version } from "pyodide";
import { Failure, failureOf } from "./failure";
import { findSnapshot, removeSnapshot, type Snapshot } from "./snapshot";

/** Where a file of the site is, or, in the single-file edition, the file itself. */
export type Source = string | Blob;

/** What Python is made of. Each pack is a gzipped zip of stored entries, so that any static host does. */
export interface PythonFiles {
  /** pyodide.asm.mjs. */
  runtime: Source;
  /** pyodide.asm.wasm. */
  wasm: Source;
  stdlib: Source;
  engine: Source;
  /** pydantic: fetched only when something from outside must be checked. */
  models: Source;
  /** The key under which a snapshot of just these files is kept; none where nothing can be kept. */
  snapshot?: string;
}

/** The stages of a start, in order. */
export const STAGES = ["download", "python", "engine", "ready"] as const;
export type Stage = (typeof STAGES)[number];

export interface Python {
  pyodide: PyodideAPI;
  /** The compiled runtime, for a second worker. */
  module: WebAssembly.Module;
  /** Whether it came from a snapshot. */
  restored: boolean;
  /**
   * Lays out the modules, if that has not been done: a snapshot has those in its memory that a match takes. Rejects with
   * a Failure; what is not imported yet cannot be then.
   */
  complete(): Promise<void>;
}

interface Start {
  onStage?: (stage: Stage) => void;
  /** The runtime as another worker has compiled it. */
  compiled?: WebAssembly.Module;
  /** For the worker that makes the snapshot. */
  toSnapshot?: boolean;
}

type FileSystem = PyodideAPI["FS"];
type Module = { HEAP8: Int8Array; growMemory(bytes: number): unknown };
type Factory = (settings: unknown) => Promise<Module>;

/** Where packs are unpacked: modules of the library lie there, others in site-packages. */
const LIBRARY = "/lib/python3.14";
/** Instead of the library's zip and the list of packages that Pyodide fetches by itself. */
const EMPTY_ZIP = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==";
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version },
  packages: {},
} as const;

/** Rejects with a Failure. */
export async function startPython(files: PythonFiles, start: Start = {}): Promise<Python> {
  if (typeof WebAssembly !== "object") throw new Failure("wasm");
  start.onStage?.("download");
  // What is needed first comes first.
  const runtime = importRuntime(files.runtime);
  const module = compile(files.wasm, start.compiled);
  const snapshot = start.toSnapshot ? Promise.resolve(undefined) : findSnapshot(files.snapshot);
  const packs = once(() => Promise.all([fetchPack(files.stdlib), fetchPack(files.engine)]));
  for (const promise of [module, runtime]) promise.catch(() => {}); // Whoever needs them hears of it.
  try {
    const found = await snapshot;
    if (found) {
      start.onStage?.("engine");
      const restored = await launch(found).catch(() => removeSnapshot(files.snapshot));
      if (restored) return restored;
    }
    packs().catch(() => {});
    return await launch();
  } catch (error) {
    throw failureOf(error);
  }

  async function launch(snapshot?: Snapshot): Promise<Python> {
    const factory = await runtime;
    const ready = snapshot ? [] : await packs();
    const broken = provideRuntime(module);
    const loaded = loadPyodide({
      indexURL: "https://nowhere.invalid/", // Nothing is fetched from there.
      stdLibURL: EMPTY_ZIP,
      lockFileContents: NO_PACKAGES,
      env: { PYTHONPATH: LIBRARY },
      createPyodideModule: (async (settings: object) => {
        if (!snapshot) return factory(settings);
        const made = await factory({ ...settings, INITIAL_MEMORY: snapshot.size });
        if (made.HEAP8.length < snapshot.size) made.growMemory(snapshot.size);
        await snapshot.layOut(made.HEAP8); // Pyodide would copy it there from a copy.
        return made;
      }) as never,
      fsInit: async (FS: FileSystem) => {
        if (snapshot) return FS.mkdirTree(LIBRARY);
        for (const pack of ready) unpack(FS, pack);
        start.onStage?.("python");
      },
      _makeSnapshot: start.toSnapshot ?? false,
      _loadSnapshot: snapshot?.head,
    });
    const pyodide = await Promise.race([loaded, broken]);
    if (snapshot) pyodide.pyimport("random").seed();
    else start.onStage?.("engine");
    const complete = once(async () => {
      for (const pack of await packs()) unpack(pyodide.FS, pack);
      pyodide.runPython("import sys; sys.path_importer_cache.clear()");
    });
    return {
      pyodide,
      module: await module,
      restored: snapshot !== undefined,
      complete: snapshot ? complete : async () => {},
    };
  }
}

async function fetchFile(source: Source): Promise<Response> {
  if (typeof source !== "string") return new Response(source);
  let response: Response;
  try {
    response = await fetch(source);
  } catch (error) {
    throw new Failure("file", source, error);
  }
  if (!response.ok) throw new Failure("file", source, `${response.status} ${response.statusText}`);
  return response;
}

async function compile(source: Source, compiled?: WebAssembly.Module): Promise<WebAssembly.Module> {
  if (compiled) return compiled;
  const response = await fetchFile(source);
  // Some static hosts do not know the type.
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

async function importRuntime(source: Source): Promise<Factory> {
  const url = typeof source === "string" ? source : URL.createObjectURL(source);
  try {
    return (await import(url)).default;
  } catch (error) {
    throw new Failure("file", url, error);
  }
}

const realFetch = self.fetch;

/** Lets Pyodide start from a module that we compile. What it returns rejects with a failure that Pyodide hides. */
function provideRuntime(compiling: Promise<WebAssembly.Module>): Promise<never> {
  self.fetch = async (input, init) => (String(input).endsWith(".asm.wasm") ? new Response() : realFetch(input, init));
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_response, imports) => {
      try {
        const module = await compiling;
        return { instance: await WebAssembly.instantiate(module, imports), module };
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/** Does something once, or again after it failed. */
function once<T>(act: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= act().catch((error) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** A function that adds pydantic. */
export function modelsOf({ pyodide, complete }: Python, files: PythonFiles): () => Promise<void> {
  return once(async () => {
    await complete();
    unpack(pyodide.FS, await fetchPack(files.models));
    pyodide.pyimport("importlib").invalidate_caches();
  });
}

async function fetchPack(source: Source): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await fetchFile(source);
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
