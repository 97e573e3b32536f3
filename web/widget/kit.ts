/** The scripts of the poster, one for each game and one for its words in each language, loaded when first wanted. */

import { Speech, type Values } from "../app/speech";
import { ICONS, type Shape } from "../generated/icons";
import type { Board } from "../table/board";
import { boxPath, Outline, path } from "../table/pen";
import { JOINTS, type Joints, SENTENCES, type Sentences } from "./sentences";
import type { Terms } from "./terms";

/** The build fills in where they lie beside this script. */
declare const SCRIPTS: Record<string, string>;

interface Drawn {
  board: Board;
  icons: Record<string, Shape[]>;
  css: string;
}

export interface Kit {
  board: Board;
  sheet: CSSStyleSheet;
  speech: Speech;
}

/** What the scripts give to this one, and take from it. */
const shelf = {
  pen: { boxPath, Outline, path },
  drawn: {} as Record<string, Drawn>,
  words: {} as Record<string, Sentences>,
};
export type Shelf = typeof shelf;
Object.assign(globalThis, { [Symbol.for("two-lands")]: shelf });

/** Where this script lies: the site is around it. */
export const SITE = new URL("./", (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI);

/** A file that could not be loaded. */
export class MissingFile extends Error {}

const loaded = new Map<string, Promise<void>>();

function load(name: string): Promise<void> {
  let file = loaded.get(name);
  if (!file) {
    const source = SCRIPTS[name] ?? "";
    file = new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(source, SITE).href;
      script.onload = () => resolve();
      script.onerror = () => reject(new MissingFile(source));
      document.head.append(script);
    });
    file.catch(() => loaded.delete(name));
    loaded.set(name, file);
  }
  return file;
}

const sheets = new Map<string, CSSStyleSheet>();

export function sheet(name: string, css: string): CSSStyleSheet {
  let made = sheets.get(name);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    sheets.set(name, made);
  }
  return made;
}

/** What a poster says: sentences that the build has made into JavaScript. */
class Script extends Speech {
  readonly #sentences: Sentences;
  readonly #joints: Joints;

  constructor(sentences: Sentences, joints: Joints) {
    super();
    this.#sentences = sentences;
    this.#joints = joints;
  }

  override list(items: readonly string[]): string {
    const { two, others, last } = this.#joints;
    const end = items.slice(-2).join(items.length > 2 ? last : two);
    return [...items.slice(0, -2), end].join(others);
  }

  protected override sentence(id: string): ((values: Values) => string) | null {
    const found = this.#sentences[id];
    return typeof found === "string" ? () => found : (found ?? null);
  }
}

const speeches = new Map<string, Speech>();

/** The widget's own sentences, and those of a game once they are loaded. */
export function speechOf(language: Terms["lang"], game = ""): Speech {
  const name = `${game}.${language}`;
  let speech = speeches.get(name);
  if (!speech) {
    speech = new Script({ ...SENTENCES[language], ...shelf.words[name] }, JOINTS[language] as Joints);
    speeches.set(name, speech);
  }
  return speech;
}

/** Rejects with a MissingFile. */
export async function kitOf(game: string, language: Terms["lang"]): Promise<Kit> {
  await Promise.all([load(game), load(`${game}.${language}`)]);
  const { board, icons, css } = shelf.drawn[game] as Drawn;
  Object.assign(ICONS, icons);
  return { board, sheet: sheet(game, css), speech: speechOf(language, game) };
}
