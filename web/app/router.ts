/** Addresses live in the fragment, so that the site works under any path and from a file. */
export type Route =
  | { page: "shelf" }
  | { page: "setup"; game: string }
  | { page: "rules"; game: string; rule?: string }
  | { page: "learn"; game: string; lesson?: string }
  | { page: "match"; id: string };

function read(): Route {
  const [page, name, more] = location.hash
    .replace(/^#\/?/, "")
    .split("/")
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  if (page === "new" && name) return { page: "setup", game: name };
  if (page === "rules" && name) return { page: "rules", game: name, rule: more };
  if (page === "learn" && name) return { page: "learn", game: name, lesson: more };
  if (page === "match" && name) return { page: "match", id: name };
  return { page: "shelf" };
}

class Router extends EventTarget {
  route = read();

  constructor() {
    super();
    addEventListener("hashchange", () => {
      this.route = read();
      this.dispatchEvent(new Event("change"));
    });
  }

  go(hash: string, replace = false): void {
    if (replace) location.replace(hash);
    else location.hash = hash;
  }
}

export const router = new Router();

export const toShelf = "#/";
export const toSetup = (game: string): string => `#/new/${encodeURIComponent(game)}`;
export const toRules = (game: string): string => `#/rules/${encodeURIComponent(game)}`;
export const toLessons = (game: string, lesson = ""): string =>
  `#/learn/${encodeURIComponent(game)}${lesson && `/${encodeURIComponent(lesson)}`}`;
export const toMatch = (id: string): string => `#/match/${encodeURIComponent(id)}`;
