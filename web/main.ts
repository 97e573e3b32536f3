import "./app/app";
import { offline } from "./app/offline";
import { gamesOfSite } from "./app/site";
import { words } from "./app/words";

// The words come first: nothing is painted in ids.
const games = await gamesOfSite().catch(() => []);
await words.load(games.map((game) => game.name));
document.body.append(document.createElement("tl-app"));
void offline.start();
