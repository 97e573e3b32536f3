import type { Link } from "../app/router";
import type { Position, Save } from "../app/types";
import { t } from "../app/words";
import { pack, UnpackError, unpack } from "./codec";

/** What a link carries, as far as it could be read, and what is wrong with the link itself. */
export interface Read {
  found: Record<string, unknown> | null;
  trouble: string | null;
}

/** Reads a link. Whether what it carries is right, the engine says. */
export async function readLink({ packed }: Link): Promise<Read> {
  let found: unknown;
  let trouble: string | null = null;
  try {
    found = await unpack(packed);
  } catch (error) {
    if (!(error instanceof UnpackError)) throw error;
    trouble = t(`link-${packed ? error.cause : "empty"}`, { length: packed.length });
    found = beginningOf(error.part);
  }
  if (typeof found === "object" && found && !Array.isArray(found))
    return { found: found as Record<string, unknown>, trouble };
  return { found: null, trouble: trouble ?? t("link-foreign") };
}

/** A match for a link: its moves come last, so that a link that was cut short has lost nothing but moves. */
export function packMatch({ moves, ...rest }: Save): Promise<string> {
  return pack({ ...rest, moves });
}

export const packPosition = (position: Position): Promise<string> => pack(position);

/** The longest whole beginning of a JSON text that breaks off. */
function beginningOf(json: string): unknown {
  const open: string[] = [];
  let whole = "";
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] as string;
    if (quoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{") open.unshift("}");
    else if (sign === "[") open.unshift("]");
    else if (sign === "}" || sign === "]") open.shift();
    if (!quoted && sign === ",") whole = json.slice(0, at) + open.join("");
  }
  try {
    return JSON.parse(whole);
  } catch {
    return null;
  }
}
