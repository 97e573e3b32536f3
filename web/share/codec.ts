/** Saves and positions as text for addresses: JSON, deflated, in the alphabet of base64url. */

/** A link is opened by anybody's browser: what it unpacks to must not fill the memory. */
const MOST_BYTES = 4_000_000;

/** Why a text cannot be unpacked. */
export class UnpackError extends Error {
  constructor(override readonly cause: "alphabet" | "cut" | "large" | "json") {
    super(cause);
  }
}

export async function pack(value: unknown): Promise<string> {
  const json = new Blob([JSON.stringify(value)]).stream();
  const bytes = await new Response(json.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  let text = "";
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What `pack` was given. Throws an UnpackError. */
export async function unpack(text: string): Promise<unknown> {
  if (!/^[\w-]+$/.test(text)) throw new UnpackError("alphabet");
  const json = await inflate(text);
  try {
    return JSON.parse(json);
  } catch {
    throw new UnpackError("json");
  }
}

async function inflate(text: string): Promise<string> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let size = 0;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_BYTES) throw new UnpackError("large");
      parts.push(decoder.decode(part.value, { stream: true }));
    }
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError("cut");
  }
  return parts.join("") + decoder.decode();
}
