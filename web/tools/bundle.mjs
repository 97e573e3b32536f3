// Bundles the pages, the workers and the widget with esbuild.   node web/tools/bundle.mjs <output folder>
// Writes app/*, with hashes in the names, widget.js, start.js, names.json: source -> output of every entry point, and
// preloads.json: what the script of each page imports at once.
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { bundleWidget } from "./widget.mjs";

const [folder] = process.argv.slice(2);
const options = {
  outdir: join(folder, "app"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  sourcemap: true,
  legalComments: "linked",
  metafile: true,
  loader: { ".woff2": "file", ".svg": "file" },
  external: ["node:*", "ws"],
  logLevel: "warning",
};

// A worker is one file: a chunk shared with the page would cost it one more request.
const scripts = ["web/main.ts", "web/widget/frame.ts"];
const sheets = ["web/styles/main.css", "web/styles/widget.css"];
const pages = { ...options, entryPoints: [...scripts, ...sheets], splitting: true };
const workers = {
  ...options,
  entryPoints: ["web/engine/worker.ts", "web/engine/bots.ts", "web/engine/snapshot-worker.ts"],
};

// What stands in the page itself.
const start = {
  ...options,
  outdir: folder,
  entryNames: "[name]",
  entryPoints: ["web/start.ts"],
  format: "iife",
  sourcemap: false,
  legalComments: "none",
};

const names = {};
const preloads = {};
const results = await Promise.all([build(pages), build(workers), build(start)]).catch(() => process.exit(1)); // esbuild has said why.
for (const { metafile } of results) {
  for (const [output, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    if (entryPoint && entryPoint !== "web/start.ts") names[relative("web", entryPoint)] = relative(folder, output);
    if (!scripts.includes(entryPoint)) continue;
    const statements = imports.filter(({ kind }) => kind === "import-statement");
    preloads[relative("web", entryPoint)] = statements.map(({ path }) => relative(folder, path));
  }
}
writeFileSync(join(folder, "names.json"), JSON.stringify(names, null, 2));
writeFileSync(join(folder, "preloads.json"), JSON.stringify(preloads));
await bundleWidget(folder);
