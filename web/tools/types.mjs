// TypeScript types of a JSON Schema.   node web/tools/types.mjs <schema.json> <output.d.ts>
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

// pydantic gives every field a title, and each would become a type of its own: only models are types.
function untitle(node) {
  for (const property of Object.values(node.properties ?? {})) delete property.title;
}

const [input, output] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(input, "utf8"));
for (const definition of Object.values(schema.$defs)) untitle(definition);
const types = await compile(schema, "Contract", {
  additionalProperties: false,
  bannerComment: "/* Made by web/tools/types.mjs from twolands.contract. */",
  unreachableDefinitions: true,
});
writeFileSync(output, types);
