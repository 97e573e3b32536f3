/** Stands in the page itself, before all of its files: what takes longest begins first. */

import { choices } from "./app/choices";
import { beginWorker, fileUrl } from "./engine/files";

const words = { rel: "preload", as: "fetch", crossOrigin: "", href: fileUrl(`data/words/${choices().language}.json`) };
document.head.append(Object.assign(document.createElement("link"), words));
if (/^#\/(new|learn|match)\//.test(location.hash)) beginWorker("engine/worker.ts");
