/** The page in the frame: what its address says is put on the table. */

import { services } from "../app/services";
import { settings } from "../app/settings";
import { words } from "../app/words";
import { Around } from "./around";
import "./frame-page";
import { readTerms } from "./terms";

const written = new Map(new URLSearchParams(location.hash.slice(1)));
const around = written.delete("within") && parent !== window ? new Around() : null;
const { terms, faults } = readTerms(written);
if (!written.has("v")) faults.push({ id: "widget-missing", args: { name: "v" } });

const theme = ({ auto: "auto", light: "papyrus", dark: "night" } as const)[terms.theme];
settings.override({ language: terms.lang, theme, zoom: "100" });
if (around) void around.settled.then(() => services.warm());
else services.warm();
await words.load();
document.body.append(Object.assign(document.createElement("tl-widget"), { terms, faults, around }));
addEventListener("hashchange", () => location.reload());
