/** Why an engine does not start, named so that a sentence can be said of it. It crosses from worker to page as text. */

/** "wasm": there is no WebAssembly; "memory": not enough of it; "file": one cannot be had; "worker": none runs. */
export const CAUSES = ["wasm", "memory", "file", "worker"] as const;
export type Cause = (typeof CAUSES)[number];

const MARK = "two-lands-failure";

export class Failure extends Error {
  /** `where` is the file, if it is one. */
  constructor(
    readonly kind: Cause,
    readonly where = "",
    cause?: unknown,
  ) {
    super(`${MARK}:${kind}:${where}`, { cause });
  }
}

/** The failure behind an error, or the error itself if nothing is known of it. */
export function failureOf(error: unknown): unknown {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? error.message : String(error);
  const [, kind, where] = new RegExp(`${MARK}:(\\w+):(.*)`).exec(text) ?? [];
  if (kind) return new Failure(kind as Cause, where, error);
  return /out of memory|could not allocate|memory allocation|Array buffer allocation/i.test(text)
    ? new Failure("memory", "", error)
    : error;
}
