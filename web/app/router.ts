/** Addresses live in the fragment, so that the site works under any path and from a file. */
export type Route =
  | { page: "shelf" }
  | { page: "setup"; game: string }
  | { page: "rules"; game: string; rule?: string }
  | { page: "learn"; game: string; lesson?: string }
  | { page: "match"; id: string }
  | { page: "link"; link: Link }
  | { page: "editor"; game: string; packed: string };

/** What an address carries in itself: a match, looked at at a step if it names one, or a position. */
export interface Link {
  kind: "match" | "position";
  packed: string;
  ply?: string;
}

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
  if (page === "m") return { page: "link", link: { kind: "match", packed: name ?? "", ply: more } };
  if (page === "p") return { page: "link", link: { kind: "position", packed: name ?? "" } };
  if (page === "edit" && name) return { page: "editor", game: name, packed: more ?? "" };
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

  /** Another address of the page that is shown. */
  settle(hash: string): void {
    history.replaceState(null, "", hash);
    this.route = read();
  }
}

export const router = new Router();

export const toShelf = "#/";
export const toSetup = (game: string): string => `#/new/${encodeURIComponent(game)}`;
export const toRules = (game: string): string => `#/rules/${encodeURIComponent(game)}`;
export const toLessons = (game: string, lesson = ""): string =>
  `#/learn/${encodeURIComponent(game)}${lesson && `/${encodeURIComponent(lesson)}`}`;
export const toMatch = (id: string): string => `#/match/${encodeURIComponent(id)}`;
export const toEditor = (game: string, packed = ""): string =>
  `#/edit/${encodeURIComponent(game)}${packed ? `/${packed}` : ""}`;
export const toLink = (kind: Link["kind"], packed: string, ply?: number): string =>
  `#/${kind === "match" ? "m" : "p"}/${packed}${ply === undefined ? "" : `/${ply}`}`;
