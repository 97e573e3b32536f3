/** The scripts of the poster, one for each game and one for its words in each language, loaded when first wanted. */

import { FluentResource } from "@fluent/bundle";
import { Chain } from "../app/chain";
import { ICONS, type Shape } from "../generated/icons";
import type { Board } from "../table/board";
import { boxPath, Outline, path } from "../table/pen";
import type { Terms } from "./terms";

/** The build fills in where they lie beside this script, and the widget's own sentences. */
declare const SCRIPTS: Record<string, string>;
declare const SENTENCES: Record<string, string>;

interface Drawn {
  board: Board;
  icons: Record<string, Shape[]>;
  css: string;
}

export interface Kit {
  board: Board;
  sheet: CSSStyleSheet;
  chain: Chain;
}

/** What the scripts give to this one, and take from it. */
const shelf = {
  pen: { boxPath, Outline, path },
  drawn: {} as Record<string, Drawn>,
  words: {} as Record<string, string>,
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

const chains = new Map<string, Chain>();

/** The widget's own sentences, and those of a game once they are loaded. */
export function chainOf(language: Terms["lang"], game = ""): Chain {
  const name = `${game}.${language}`;
  let chain = chains.get(name);
  if (!chain) {
    const texts = [SENTENCES[language] ?? "", ...(game ? [shelf.words[name] ?? ""] : [])];
    chain = new Chain([[language, texts.map((text) => new FluentResource(text))]]);
    chains.set(name, chain);
  }
  return chain;
}

/** Rejects with a MissingFile. */
export async function kitOf(game: string, language: Terms["lang"]): Promise<Kit> {
  await Promise.all([load(game), load(`${game}.${language}`)]);
  const { board, icons, css } = shelf.drawn[game] as Drawn;
  Object.assign(ICONS, icons);
  return { board, sheet: sheet(game, css), chain: chainOf(language, game) };
}
