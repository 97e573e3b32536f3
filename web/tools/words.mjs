// Reads the Fluent files once, so that no page has to.   node web/tools/words.mjs <locales> <output folder>
// Writes <language>.json: name of a file to the messages in it, as @fluent/bundle has them when it has read them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FluentResource } from "@fluent/bundle";

const [locales, folder] = process.argv.slice(2);

for (const language of readdirSync(locales)) {
  const names = readdirSync(join(locales, language)).filter((name) => name.endsWith(".ftl"));
  const read = (name) => new FluentResource(readFileSync(join(locales, language, name), "utf8")).body;
  const words = Object.fromEntries(names.map((name) => [basename(name, ".ftl"), read(name)]));
  if (names.length) writeFileSync(join(folder, `${language}.json`), JSON.stringify(words));
}
