/**
 * A copy of Python's memory just after the engine was imported, kept in Cache Storage for the next visit. It is a gift:
 * where it is missing, refused or no longer understood, Python starts from its files.
 */

const CACHE = "two-lands-snapshot";
const PAGE = 4096;

/** The cache, or nothing where the browser refuses it. */
async function open(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE);
  } catch {
    return undefined;
  }
}

export async function keptSnapshot(key: string | undefined): Promise<ArrayBuffer | undefined> {
  if (!key) return undefined;
  try {
    const kept = await (await open())?.match(key);
    return kept && expand(await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

export async function hasSnapshot(key: string): Promise<boolean> {
  const keys = (await (await open())?.keys(key)) ?? [];
  return keys.length > 0;
}

/** Keeps this one in place of those of other builds under the same path. */
export async function keepSnapshot(key: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await open();
  const folder = key.slice(0, key.lastIndexOf("/") + 1);
  for (const { url } of (await cache?.keys()) ?? []) if (url.startsWith(folder)) await cache?.delete(url);
  await cache?.put(key, new Response(squeeze(memory)));
}

export async function removeSnapshot(key: string | undefined): Promise<undefined> {
  if (key) await (await open())?.delete(key);
}

/** Leaves out the pages that hold nothing, more than half of the memory: length, count, numbers of pages, pages. */
function squeeze(memory: Uint8Array<ArrayBuffer>): Blob {
  const numbers: number[] = [];
  const pages: Uint8Array<ArrayBuffer>[] = [];
  for (let number = 0; number * PAGE < memory.length; number++) {
    const page = memory.subarray(number * PAGE, (number + 1) * PAGE);
    if (!page.some((byte) => byte !== 0)) continue;
    numbers.push(number);
    pages.push(page);
  }
  return new Blob([new Uint32Array([memory.length, numbers.length, ...numbers]), ...pages]);
}

function expand(kept: ArrayBuffer): ArrayBuffer {
  const [length = 0, count = 0] = new Uint32Array(kept, 0, 2);
  const memory = new Uint8Array(length);
  let at = 4 * (2 + count);
  for (const number of new Uint32Array(kept, 8, count)) {
    const start = number * PAGE;
    const page = new Uint8Array(kept, at, Math.min(PAGE, length - start));
    memory.set(page, start);
    at += page.length;
  }
  return memory.buffer;
}
