import "./app/app";
import { offline } from "./app/offline";
import { gamesOfSite } from "./app/site";
import { words } from "./app/words";

// The words come before the page: nothing is painted in ids.
await Promise.all([gamesOfSite().catch(() => {}), words.load()]);
document.body.append(document.createElement("tl-app"));
void offline.start();
