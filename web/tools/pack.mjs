// Packs the browser's Python: compiles modules inside Pyodide, whose byte code only it can make, and keeps those that
// the product reaches.   node web/tools/pack.mjs <engine's folder> <pydantic's folder> <output folder>
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [engine, models, output] = process.argv.slice(2);
const tools = dirname(fileURLToPath(import.meta.url));
// Columns are of no use in tracebacks without sources, and a fifth of the bytes.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", PYTHONPATH: "/start" };
// It starts as in the browser, so that what is missing there is missing here.
const fsInit = async (FS) => {
  FS.mkdir("/start");
  FS.writeFile("/start/sitecustomize.py", readFileSync(join(tools, "sitecustomize.py")));
};
const pyodide = await loadPyodide({ env, fsInit });
pyodide.FS.mkdir("/out");
for (const [place, folder] of Object.entries({ "/engine": engine, "/models": models, "/tools": tools })) {
  pyodide.mountNodeFS(place, folder);
}
const stdlib = fileURLToPath(import.meta.resolve("pyodide/python_stdlib.zip"));
pyodide.FS.writeFile("/stdlib.zip", readFileSync(stdlib));

// What pack itself imports must not count: it comes last.
pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/engine", "/tools"]
import exercise
base = exercise.without_models()
sys.path.insert(0, "/models")
full = exercise.with_models()
from pathlib import Path
import pack
pack.main(Path("/stdlib.zip"), Path("/engine"), Path("/models"), Path("/out"), base, full)
`);
for (const name of ["stdlib", "engine", "models"]) {
  const packed = gzipSync(pyodide.FS.readFile(`/out/${name}.zip`), { level: 9 });
  writeFileSync(join(output, `${name}.bin`), packed);
  console.log(`  ${name}: ${Math.round(packed.length / 1024)} kB`);
}
process.exit(0);
