/**
 * A copy of Python's memory just after the engine was imported, kept in Cache Storage for the next visit. It is a gift:
 * where it is missing, refused or no longer understood, Python starts from its files.
 */

const CACHE = "two-lands-snapshot";

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
    return await (await (await open())?.match(key))?.arrayBuffer();
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
  await cache?.put(key, new Response(memory));
}

export async function removeSnapshot(key: string | undefined): Promise<undefined> {
  if (key) await (await open())?.delete(key);
}
