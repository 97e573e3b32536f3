import "./app/app";
import { offline } from "./app/offline";
import { router } from "./app/router";
import { services } from "./app/services";
import { gamesOfSite } from "./app/site";
import { words } from "./app/words";

// What takes longest begins first.
if (["setup", "learn", "match"].includes(router.route.page)) services.warm();
// The words come before the page: nothing is painted in ids.
const [games] = await Promise.all([gamesOfSite().catch(() => []), words.load()]);
await words.load(games.map((game) => game.name));
document.body.append(document.createElement("tl-app"));
void offline.start();
