// Makes one HTML file of the whole site, to be opened from a disk.   node web/tools/single.mjs <the site's folder>
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const [site] = process.argv.slice(2);

/** The page's script with the other module for files. */
const otherFiles = {
  name: "other files",
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/files$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === resolve("web/engine/files")
        ? { path: resolve("web/engine/files-single.ts") }
        : null,
    );
  },
};

const { outputFiles } = await build({
  entryPoints: ["web/main.ts", "web/styles/main.css"],
  outdir: site,
  write: false,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "inline",
  loader: { ".woff2": "dataurl", ".svg": "dataurl" },
  plugins: [otherFiles],
  logLevel: "warning",
}).catch(() => process.exit(1)); // esbuild has said why.
const made = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;

/** A file as text: workers as they are, for data: addresses; packs, which are gzipped already; all else gzipped. */
function encoded(name, path) {
  const content = readFileSync(join(site, path));
  if (name.endsWith(".ts"))
    return Buffer.from(String(content).replace(/\/\/# sourceMappingURL.*/, "")).toString("base64");
  return (name.endsWith(".bin") ? content : gzipSync(content, { level: 9 })).toString("base64");
}

const index = readFileSync(join(site, "index.html"), "utf8");
const [, listing] = index.match(/id="files">(.*?)<\/script>/);
const wanted = Object.entries(JSON.parse(listing)).filter(([name]) =>
  /^(data|py)\/.*\.\w+$|^engine\/(worker|bots)\.ts$/.test(name),
);
const files = wanted.map(
  ([name, path]) => `<script type="text/plain" data-file="${name}">${encoded(name, path)}</script>`,
);

const page = readFileSync("web/index.html", "utf8")
  .replace(/ *<link rel="(manifest|apple-touch-icon)".*\n/g, "")
  .replace(/ *<script src="start.ts".*\n/, "")
  .replace(/<link rel="stylesheet".*>/, () => `<style>${made(".css")}</style>`)
  .replace(
    /<script type="module".*<\/script>/,
    () => `<script>${readFileSync("web/tools/single-check.js", "utf8")}</script>`,
  )
  .replace("</body>", () => {
    const script = made(".js").replaceAll("</script", "<\\/script");
    return `\n${files.join("\n")}\n<script type="module">${script}</script>\n</body>`;
  });
writeFileSync(join(site, "twolands.html"), page);
