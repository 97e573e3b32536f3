/** A module that web/tools/widget.mjs makes: the widget's own sentences in each language. */

import type { Values } from "../app/speech";

/** Texts, and functions that put values into one. */
export type Sentences = Readonly<Record<string, string | ((values: Values) => string)>>;

export const SENTENCES: Readonly<Record<string, Sentences>>;
