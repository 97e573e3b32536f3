/** The comparison for the start: Pyodide as its package is, nothing else. */

const source = `
  import { loadPyodide } from "${new URL("pyodide/pyodide.mjs", document.baseURI)}";
  await loadPyodide();
  postMessage("ready");
`;
const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })), { type: "module" });
worker.onmessage = () => Object.assign(globalThis, { ready: performance.now() });
