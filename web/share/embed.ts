/** The code by which other people's pages show a table; docs/widget.md says what the attributes mean. */

/** By attribute; what is not there keeps its default. */
export type Embed = Partial<Record<(typeof ATTRIBUTES)[number], string>>;

export const ATTRIBUTES = [
  "game",
  "position",
  "picture",
  "match",
  "at",
  "lesson",
  "caption",
  "lang",
  "theme",
  "seats",
  "bot",
  "undo",
  "score",
  "rules",
] as const;

const given = (embed: Embed): [string, string][] =>
  ATTRIBUTES.flatMap((name) => (embed[name] ? [[name, embed[name]] as [string, string]] : []));

/** The script of the widget and its element. */
export function elementCode(embed: Embed, site: string): string {
  const attributes = given(embed).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const script = escaped(new URL("widget.js", site).href);
  return `<script src="${script}" async></script>\n<two-lands${attributes.join("")}></two-lands>`;
}

/** The same as a frame, for places that forbid scripts. `height` is CSS that gives it one. */
export function frameCode(embed: Embed, site: string, title: string, height: string): string {
  const address = new URL("widget.html", site);
  address.hash = new URLSearchParams([["v", "1"], ...given(embed)]).toString();
  const look = `width:100%;${height};border:0`;
  const sandbox = "allow-scripts allow-same-origin allow-popups allow-downloads";
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}" style="${look}" sandbox="${sandbox}" loading="lazy"></iframe>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
