/** What an element and its frame tell each other, through a port that the frame sends when it begins. */

import type { Fault } from "./terms";

/** The frame's first word to the page around it, with the port. */
export const HELLO = "two-lands hello 1";

/** In which frame the engine lives: in this one, or in another one behind the port that comes with it. */
export type FromElement = { kind: "engine"; own: boolean } | { kind: "guest" };

/** What the page around hears as the detail of an event. Seats are counted from 1; chance has none. */
export interface MoveDetail {
  ply: number;
  seat: number | null;
  notation: string;
  text: string;
}
export interface EndDetail {
  scores: number[];
  winners: number[];
}
export interface ErrorDetail {
  text: string;
}

export type FromFrame =
  | { kind: "stage"; text: string }
  | { kind: "ready" }
  | { kind: "size"; height: number }
  | { kind: "move"; detail: MoveDetail }
  | { kind: "end"; detail: EndDetail }
  | { kind: "error"; detail: ErrorDetail };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.length < 10_000;
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isNumber: Check = (value) => Number.isFinite(value);
const isSeat: Check = (value) => value === null || (isCount(value) && Number(value) >= 1);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shaped =
  (fields: Record<string, Check>): Check =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const FROM_FRAME: Record<FromFrame["kind"], Check> = {
  stage: shaped({ text: isText }),
  ready: shaped({}),
  size: shaped({ height: (value) => isNumber(value) && Number(value) > 0 && Number(value) < 20_000 }),
  move: shaped({ detail: shaped({ ply: isCount, seat: isSeat, notation: isText, text: isText }) }),
  end: shaped({ detail: shaped({ scores: listOf(isNumber), winners: listOf(isSeat) }) }),
  error: shaped({ detail: shaped({ text: isText }) }),
};
const FROM_ELEMENT: Record<FromElement["kind"], Check> = {
  engine: shaped({ own: (value) => typeof value === "boolean" }),
  guest: shaped({}),
};

function read<T>(checks: Record<string, Check>, data: unknown): T | null {
  const kind = typeof data === "object" && data !== null ? (data as { kind?: unknown }).kind : undefined;
  return typeof kind === "string" && Object.hasOwn(checks, kind) && checks[kind]?.(data) ? (data as T) : null;
}

/** A message as it must be, or null. */
export const readFromFrame = (data: unknown): FromFrame | null => read(FROM_FRAME, data);
export const readFromElement = (data: unknown): FromElement | null => read(FROM_ELEMENT, data);

export const BAD_MESSAGE: Fault = { id: "widget-message", args: {} };
