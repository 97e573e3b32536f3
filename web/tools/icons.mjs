// Turns web/icons/*.svg into one module of shapes: every element becomes path data on the 64 x 64 grid, so that the
// canvas (Path2D) and inline SVG draw the same thing.   node web/tools/icons.mjs <folder of icons> <output.ts>
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import svgpath from "svgpath";

const HEADER = `// Made by web/tools/icons.mjs from web/icons/*.svg.

/** "body" is the icon's own colour, "i1" and "i2" its accents. */
export type Paint = "body" | "i1" | "i2" | "none" | \`#\${string}\`;

export interface Shape {
  d: string;
  fill: Paint;
  stroke?: Paint;
  width?: number;
  cap?: CanvasLineCap;
  join?: CanvasLineJoin;
  dash?: number[];
  rule?: CanvasFillRule;
  /** The accent's colour where nobody sets one. */
  fallback?: string;
}

`;

const OUTLINES = {
  path: (a) => a.d,
  rect: (a) => rect(number(a.x), number(a.y), number(a.width), number(a.height), number(a.rx ?? a.ry)),
  circle: (a) => ellipse(number(a.cx), number(a.cy), number(a.r), number(a.r)),
  ellipse: (a) => ellipse(number(a.cx), number(a.cy), number(a.rx), number(a.ry)),
};

const number = (text) => Number(text ?? 0);

function rect(x, y, width, height, radius) {
  const r = Math.min(radius, width / 2, height / 2);
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}

function ellipse(cx, cy, rx, ry) {
  const half = (dx) => `a${rx} ${ry} 0 1 1 ${dx} 0`;
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}Z`;
}

function paint(text) {
  if (text === "currentColor") return { paint: "body" };
  const accent = /^var\(--(i[12]),\s*(#[0-9a-f]{3,8})\)$/i.exec(text);
  if (accent) return { paint: accent[1], fallback: accent[2] };
  if (text === "none" || /^#[0-9a-f]{3,8}$/i.test(text)) return { paint: text };
  throw new Error(`paint "${text}" is none of currentColor, var(--i1,#…), var(--i2,#…), none, #…`);
}

function shape(name, attributes, transforms) {
  const outline = transforms.reduceRight((path, text) => path.transform(text), svgpath(OUTLINES[name](attributes)));
  const fill = paint(attributes.fill);
  const result = { d: outline.round(1).toString(), fill: fill.paint };
  const stroke = paint(attributes.stroke ?? "none");
  if (stroke.paint !== "none") {
    result.stroke = stroke.paint;
    result.width = number(attributes["stroke-width"] ?? 1);
    if (attributes["stroke-linecap"]) result.cap = attributes["stroke-linecap"];
    if (attributes["stroke-linejoin"]) result.join = attributes["stroke-linejoin"];
    if (attributes["stroke-dasharray"]) result.dash = attributes["stroke-dasharray"].split(/[\s,]+/).map(Number);
  }
  if (attributes["fill-rule"] === "evenodd") result.rule = "evenodd";
  const fallback = fill.fallback ?? stroke.fallback;
  if (fallback) result.fallback = fallback;
  return result;
}

/** The shapes of one icon. Attributes are inherited from the groups around, as SVG does. */
function shapes(svg) {
  const result = [];
  const open = [];
  for (const [, closing, name, text, alone] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (name === "title") continue;
    if (closing) {
      open.pop();
      continue;
    }
    const own = Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    const around = open.at(-1) ?? { attributes: {}, transforms: [] };
    const { transform, ...attributes } = { ...around.attributes, ...own };
    const transforms = own.transform ? [...around.transforms, own.transform] : around.transforms;
    if (name in OUTLINES) result.push(shape(name, attributes, transforms));
    else if (name !== "svg" && name !== "g") throw new Error(`<${name}> cannot be drawn`);
    else if (name === "svg" && attributes.viewBox !== "0 0 64 64") throw new Error("the viewBox is not 0 0 64 64");
    if (!alone) open.push({ attributes, transforms });
  }
  return result;
}

const [folder, output] = process.argv.slice(2);
const icons = {};
for (const file of readdirSync(folder).sort()) {
  if (!file.endsWith(".svg")) continue;
  try {
    icons[basename(file, ".svg")] = shapes(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
}
const rows = Object.entries(icons).map(([name, list]) => `  ${JSON.stringify(name)}: ${JSON.stringify(list)},\n`);
writeFileSync(output, `${HEADER}export const ICONS: Record<string, Shape[]> = {\n${rows.join("")}};\n`);
