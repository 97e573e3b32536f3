import { Bots } from "../../web/engine/bot-client";
import { Engine } from "../../web/engine/client";

/** For `page.evaluate`. */
const engine = new Engine();
Object.assign(globalThis, { engine, bots: new Bots(engine) });
