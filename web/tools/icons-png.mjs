// Draws the application's icon in the sizes that systems ask for.   node web/tools/icons-png.mjs <icon.svg> <folder>
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const [source, folder] = process.argv.slice(2);
await initWasm(readFileSync(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

const whole = readFileSync(source, "utf8");
/** Where no system cuts the icon out, it has round corners of its own and is seen from nearer by. */
const alone = whole
  .replace('viewBox="0 0 64 64"', 'viewBox="5 5 54 54"')
  .replace(
    /(<svg[^>]*>)/,
    '$1<clipPath id="c"><rect x="5" y="5" width="54" height="54" rx="10"/></clipPath><g clip-path="url(#c)">',
  )
  .replace("</svg>", "</g></svg>");
const SIZES = {
  "icon-192": [alone, 192],
  "icon-512": [alone, 512],
  "maskable-512": [whole, 512],
  "touch-180": [whole, 180],
};

for (const [name, [svg, size]] of Object.entries(SIZES)) {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render();
  writeFileSync(join(folder, `${name}.png`), drawn.asPng());
}
