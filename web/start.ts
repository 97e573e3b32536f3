/** What takes longest begins first: Python, before the rest of the page's scripts are there. */

import { router } from "./app/router";
import { services } from "./app/services";

if (["setup", "learn", "match"].includes(router.route.page)) services.warm();
