import type { FluentResource } from "@fluent/bundle";
import { boards } from "../boards";
import { fetchFile } from "../engine/files";
import type { GameInfo, LessonInfo, Rulebook, View } from "./types";

/** Files that the build lays beside the page. A JSON file is fetched once. */

async function fetched(path: string): Promise<Response> {
  const response = await fetchFile(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const kept = new Map<string, Promise<unknown>>();

function siteJson<T>(path: string): Promise<T> {
  let file = kept.get(path);
  if (!file) {
    file = fetched(path).then((response) => response.json());
    file.catch(() => kept.delete(path));
    kept.set(path, file);
  }
  return file as Promise<T>;
}

/** The sentences of a language as web/tools/words.mjs has read them: name of a file to its messages. */
export type Sentences = Record<string, FluentResource["body"]>;

export const sentencesOf = (language: string): Promise<Sentences> => siteJson(`data/words/${language}.json`);

export const gamesOfSite = (): Promise<GameInfo[]> => siteJson("data/games.json");

/** Games are offered once their board is drawn; who knows the address plays the others by their list of moves. */
export const isOffered = ({ name }: GameInfo): boolean => name in boards;

export const rulesOf = (game: string, language: string): Promise<Rulebook> =>
  siteJson(`data/rules/${game}.${language}.json`);

export const lessonsOf = (game: string): Promise<LessonInfo[]> => siteJson(`data/lessons/${game}.json`);

/** The view before the first move, drawn until the engine answers. */
export const startOf = (game: string): Promise<View> => siteJson(`data/start/${game}.json`);
