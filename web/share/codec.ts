/** Saves and positions as text for addresses: JSON, deflated, in the alphabet of base64url. */

/** A link is opened by anybody's browser: what it unpacks to must not fill the memory. */
const MOST_BYTES = 4_000_000;
const PIECE = 64;

/** Why a text cannot be unpacked. */
export class UnpackError extends Error {
  /** `part` is the JSON as far as it could be unpacked. */
  constructor(
    override readonly cause: "alphabet" | "cut" | "large" | "json",
    readonly part = "",
  ) {
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
    throw new UnpackError("json", json);
  }
}

async function inflate(text: string): Promise<string> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let size = 0;
  try {
    const reader = pieces(text).pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST_BYTES) throw new UnpackError("large");
      parts.push(decoder.decode(part.value, { stream: true }));
    }
  } catch (error) {
    throw error instanceof UnpackError ? error : new UnpackError("cut", parts.join(""));
  }
  return parts.join("") + decoder.decode();
}

/** The bytes bit by bit, so that what comes before a fault has been read when the fault is met. */
function pieces(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Four letters are three bytes; a single one that is left over says nothing.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const bytes = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.slice(at, at + PIECE);
      at += PIECE;
      if (piece) controller.enqueue(Uint8Array.from(piece, (byte) => byte.charCodeAt(0)));
      else controller.close();
    },
  });
}
