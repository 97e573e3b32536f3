/**
 * A copy of Python's memory just after the engine was imported, kept in Cache Storage for the next visit. It is a gift:
 * where it is missing, refused or no longer understood, Python starts from its files.
 */

const CACHE = "two-lands-snapshot";
const PAGE = 4096;
/** A longer stretch of nothing is the stack that is not in use, of which nobody reads what was not written before. */
const STACK = 1 << 20;
/** How many bytes a snapshot has, told beside it: of its head, and of the memory. */
const SIZES = "Snapshot-Sizes";

export interface Snapshot {
  /** What Pyodide puts before the memory; empty until the memory is laid out. */
  head: Uint8Array<ArrayBuffer>;
  /** Bytes of memory. */
  size: number;
  /** Fills the head, and the memory. */
  layOut(memory: Int8Array): Promise<void>;
}

/** The cache, or nothing where the browser refuses it. */
async function open(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

export async function findSnapshot(key: string | undefined): Promise<Snapshot | undefined> {
  if (!key) return undefined;
  try {
    const kept = await caches.match(key, { cacheName: CACHE });
    if (!kept) return undefined;
    const [before = 0, size = 0] = (kept.headers.get(SIZES) ?? "").split(" ").map(Number);
    const head = new Uint8Array(before);
    const reading = kept.arrayBuffer();
    reading.catch(() => {}); // Who lays it out hears of it.
    return { head, size, layOut: async (memory) => expand(await reading, head, memory) };
  } catch {
    return undefined;
  }
}

export async function hasSnapshot(key: string): Promise<boolean> {
  const keys = (await (await open())?.keys(key)) ?? [];
  return keys.length > 0;
}

/** Keeps what Pyodide has made in place of what is kept of other builds under the same path. */
export async function keepSnapshot(key: string, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await open();
  const folder = key.slice(0, key.lastIndexOf("/") + 1);
  for (const { url } of (await cache?.keys()) ?? []) if (url.startsWith(folder)) await cache?.delete(url);
  const [, before = 0] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2); // After the magic number.
  const [head, memory] = [snapshot.subarray(0, before), snapshot.subarray(before)];
  await cache?.put(
    key,
    new Response(squeeze(head, memory), { headers: { [SIZES]: `${head.length} ${memory.length}` } }),
  );
}

export async function removeSnapshot(key: string | undefined): Promise<undefined> {
  if (key) await (await open())?.delete(key);
}

/** Leaves out the pages that hold nothing, more than half of the memory: count, numbers of pages, head, pages. */
function squeeze(head: Uint8Array<ArrayBuffer>, memory: Uint8Array<ArrayBuffer>): Blob {
  const numbers: number[] = [];
  const pages: Uint8Array<ArrayBuffer>[] = [];
  for (let number = 0; number * PAGE < memory.length; number++) {
    const page = memory.subarray(number * PAGE, (number + 1) * PAGE);
    if (!page.some((byte) => byte !== 0)) continue;
    numbers.push(number);
    pages.push(page);
  }
  return new Blob([new Uint32Array([numbers.length, ...numbers]), head, ...pages]);
}

function expand(squeezed: ArrayBuffer, head: Uint8Array, memory: Int8Array): void {
  const [count = 0] = new Uint32Array(squeezed, 0, 1);
  let at = 4 * (1 + count);
  head.set(new Uint8Array(squeezed, at, head.length));
  at += head.length;
  let filled = 0; // The runtime has written what its program begins with, also where nothing is to be.
  for (const number of new Uint32Array(squeezed, 4, count)) {
    const page = new Int8Array(squeezed, at, Math.min(PAGE, squeezed.byteLength - at));
    if (number * PAGE - filled < STACK) memory.fill(0, filled, number * PAGE);
    memory.set(page, number * PAGE);
    at += page.length;
    filled = number * PAGE + page.length;
  }
}
