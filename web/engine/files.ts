/** Where the files of this build lie: `fileUrl("data/games.json")`. The build writes their hashed names into index.html. */

let names: Record<string, string> | undefined;

export function fileUrl(name: string): string {
  names ??= JSON.parse(document.getElementById("files")?.textContent ?? "{}") as Record<string, string>;
  const hashed = names[name];
  if (hashed === undefined) throw new Error(`the build has no file "${name}"`);
  return new URL(hashed, document.baseURI).href;
}

/** The names of the build's files that begin with `prefix`, as `fileUrl` takes them. */
export function fileNames(prefix: string): string[] {
  fileUrl("data/games.json");
  return Object.keys(names ?? {}).filter((name) => name.startsWith(prefix));
}
