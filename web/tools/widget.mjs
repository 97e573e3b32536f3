// Bundles the scripts of the poster: widget.js, whose name stays, and beside it in app/ one for each game's board and
// one for its words in each language. They are plain scripts, which a page may load from another host as they are.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { compiled, joints } from "./sentences.mjs";

const GAMES = { duel: "duel", imhotep: "imhotep", nefertiti: "nefertiti", men_nefer: "menNefer" };
const STYLES = { men_nefer: "men_nefer/men_nefer.css" };
const LANGUAGES = ["en", "zh-Hant"];
/** All but what only the engine, its answers and the pages around a board say. */
const SAID = new RegExp(
  `^(?!(${`arrival component counter detail error event file group hint left lesson
    move option position prompt refuse score shape source status ticked undo`.replace(
    /\s+/g,
    "|",
  )})-|board-(doors|picks?|rooms|words)$|game-.*-line$)`,
);
/** What the page around a board says, and a poster too. */
const NAME = /^page-name-\d$/;
/** All but what only the board in the frame says. */
const POSTER = /^(?!widget-(as-far|start-over|with-bot|you)$)/;

const options = {
  bundle: true,
  write: false,
  format: "iife",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
};

const text = (path) => readFileSync(path, "utf8");
const locale = (language, file) => text(`py/twolands/locales/${language}/${file}.ftl`);

/** Tokens that no canvas reads: they are kept where a rule names them. */
const MEASURES = /^ *(--tl-(?:ease|leading|measure|motion|shadow|space|text|track)\b[\w-]*):[^;]*;\n/gm;

/** CSS for a shadow: no root there, no sizes of the page's text, and the theme is always told. */
async function styles(source) {
  const shadowed = source
    .replace(MEASURES, (token, name) => (source.includes(`var(${name})`) ? token : ""))
    .replace(/@media \(prefers-color-scheme: dark\) \{.*?\n\}\n/s, "")
    .replace(/:root:not\(\[data-theme\]\),?\n?/g, "")
    .replaceAll(":root", ".tl")
    .replace(/(\d*\.?\d+)rem\b/g, (_, size) => `${Number(size) * 16}px`);
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: shadowed, loader: "css" },
  });
  return outputFiles[0].text.trim();
}

/** The icons that a script names, whole (`ui-check`) or by their beginning (`men-${sign}`), as generated/icons.ts has them. */
function icons(script) {
  const named = [...script.matchAll(/["'`](\w+-[\w-]*)(["'`]|\$\{)/g)].map(([, name, end]) => [name, end === "${"]);
  return text("web/generated/icons.ts")
    .split("\n")
    .filter((line) => {
      const icon = /^ {2}"([^"]+)"/.exec(line)?.[1];
      return icon && named.some(([name, open]) => (open || name.endsWith("-") ? icon.startsWith(name) : icon === name));
    })
    .join("\n");
}

/** In the place of some modules stands what `contents` makes of their paths. */
const instead = (filter, contents) => ({
  name: "instead",
  setup(esbuild) {
    esbuild.onResolve({ filter }, ({ path }) => ({ path, namespace: `instead ${filter}` }));
    esbuild.onLoad({ filter: /.*/, namespace: `instead ${filter}` }, () => ({ contents, resolveDir: resolve("web") }));
  },
});

/** Writes the scripts into a folder. */
export async function bundleWidget(folder) {
  const scripts = {};
  const put = (name, content) => {
    const mark = createHash("sha256").update(content).digest("hex").slice(0, 10);
    scripts[name] = `app/widget-${name}-${mark}.js`;
    writeFileSync(join(folder, scripts[name]), content);
  };

  for (const [game, board] of Object.entries(GAMES)) {
    const source = game === "men_nefer" ? `./boards/${game}/index` : `./boards/${game}`;
    const css = await styles(text(`web/boards/${STYLES[game] ?? `${game}.css`}`));
    const made = async (drawn) => {
      const { outputFiles } = await build({
        ...options,
        stdin: {
          contents: `import { ${board} as board } from "${source}";
            globalThis[Symbol.for("two-lands")].drawn.${game} = { board, icons: {${drawn}}, css: ${JSON.stringify(css)} };`,
          resolveDir: "web",
        },
        plugins: [
          instead(/table\/pen$/, `export const { boxPath, Outline, path } = globalThis[Symbol.for("two-lands")].pen;`),
        ],
      });
      return outputFiles[0].text;
    };
    put(game, await made(icons(await made(""))));
    for (const language of LANGUAGES) {
      const files = ["common", game, "page"].map((file) => locale(language, file)).join("\n");
      const words = compiled(language, files, (id) => (id.startsWith("page-") ? NAME : SAID).test(id));
      put(`${game}.${language}`, `globalThis[Symbol.for("two-lands")].words["${game}.${language}"]=${words};`);
    }
  }

  const sentences = LANGUAGES.map(
    (language) => `"${language}":${compiled(language, locale(language, "widget"), (id) => POSTER.test(id))}`,
  );
  const joined = Object.fromEntries(LANGUAGES.map((language) => [language, joints(language)]));
  const parts = {
    SCRIPTS: scripts,
    STYLES: await styles(text("web/styles/tokens.css") + text("web/widget/poster.css")),
  };
  const define = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)]));
  const made = async (drawn) => {
    const plugins = [
      instead(/generated\/icons$/, `export const ICONS = {${drawn}};`),
      instead(
        /^\.\/sentences$/,
        `export const SENTENCES = {${sentences}}; export const JOINTS = ${JSON.stringify(joined)};`,
      ),
    ];
    const { outputFiles } = await build({ ...options, entryPoints: ["web/widget/element.ts"], define, plugins });
    return outputFiles[0].text;
  };
  writeFileSync(join(folder, "widget.js"), await made(icons(await made(""))));
}
