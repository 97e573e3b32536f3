/** The site's engine without its page: the time to the first legal moves. */

import { Engine } from "../web/engine/client";

const seats = [1, 2].map((colour) => ({ name: "", player: "human", colour }));
const { view } = await new Engine().call("new", { game: "duel", seats, seed: 1 });
if (view.moves.length) Object.assign(globalThis, { ready: performance.now() });
