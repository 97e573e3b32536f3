// Writes the service worker, which knows all files of the site.   node web/tools/offline.mjs <the site's folder>
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";

const [site] = process.argv.slice(2);
const worker = join(site, "sw.js");
const bundled = join(site, "sw-bundled.js");

await build({
  entryPoints: ["web/sw/sw.ts"],
  outfile: bundled,
  bundle: true,
  format: "iife",
  target: "es2022",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
}).catch(() => process.exit(1)); // esbuild has said why.

/** What a start waits for comes first: should the player be quicker, nothing is fetched twice. */
const ORDER = ["py/", "app/", "data/", ""];
const rank = ({ url }) => (url.includes("models") ? ORDER.length : ORDER.findIndex((start) => url.startsWith(start)));

const { warnings } = await injectManifest({
  swSrc: bundled,
  swDest: worker,
  globDirectory: site,
  globPatterns: ["index.html", "widget.html", "**/*.{js,mjs,css,woff2,wasm,bin,json}", "demo/*"],
  globIgnores: ["sw*.js"],
  maximumFileSizeToCacheInBytes: 20_000_000,
  dontCacheBustURLsMatching: /^(?!index\.html|widget\.(html|js)|demo\/)/, // Their names have hashes.
  manifestTransforms: [
    (entries) => ({
      warnings: [],
      manifest: entries
        .sort((a, b) => rank(a) - rank(b))
        .map(({ url, revision }) => ({
          url: url === "index.html" ? "./" : url,
          revision,
          integrity: `sha256-${createHash("sha256")
            .update(readFileSync(join(site, url)))
            .digest("base64")}`,
        })),
    }),
  ],
});
rmSync(bundled);
for (const warning of warnings) console.warn(warning);
if (warnings.length) process.exit(1);
