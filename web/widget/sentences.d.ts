/** A module that web/tools/widget.mjs makes: what a poster needs of its languages, so that it starts without Intl. */

import type { Values } from "../app/speech";

/** Texts, and functions that put values into one. */
export type Sentences = Readonly<Record<string, string | ((values: Values) => string)>>;

/** What stands between the things of a list. */
export interface Joints {
  two: string;
  /** Of more than two: between all but the last. */
  others: string;
  last: string;
}

/** The widget's own. */
export const SENTENCES: Readonly<Record<string, Sentences>>;
export const JOINTS: Readonly<Record<string, Joints>>;
