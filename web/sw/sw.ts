/**
 * The service worker: keeps all files of one build together and serves them before the network. A new build is stored
 * beside it and waits until the player agrees or the last page is closed.
 */

import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

/** Chromium takes what is kept without asking this worker. https://www.w3.org/TR/service-workers/#dom-installevent-addroutes */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: { pathname: string } }; source: { cacheName: string } }): Promise<void>;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const controller = new PrecacheController({
  plugins: [
    {
      // The page was fetched a moment ago: once is enough, if it is of this build.
      async requestWillFetch({ request, event }) {
        if (event?.type !== "install" || request.cache !== "reload" || self.registration.active) return request;
        const again = new Request(request, { cache: "force-cache" });
        return fetch(again.clone()).then(
          () => again,
          () => request,
        );
      },
    },
  ],
});
controller.addToCacheList(self.__WB_MANIFEST);

const root = new URL("./", self.location.href);

self.addEventListener("install", (event: RoutingEvent) => {
  // These names have hashes: whatever has such a name is what is meant.
  const urlPattern = { pathname: `${root.pathname}(app|data|py)/*` };
  event
    .addRoutes?.({ condition: { urlPattern }, source: { cacheName: controller.strategy.cacheName } })
    .catch(() => {});
  controller.install(event).catch(async (error: unknown) => {
    const reason = error instanceof DOMException && error.name === "QuotaExceededError" ? "room" : "file";
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) page.postMessage({ failed: reason });
  });
});

self.addEventListener("activate", (event) => {
  controller.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

registerRoute(
  new PrecacheRoute(controller, {
    cleanURLs: false,
    directoryIndex: "index.html",
    ignoreURLParametersMatching: [/./],
    urlManipulation: ({ url }) => (url.href.split(/[?#]/)[0] === `${root.href}index.html` ? [root] : []),
  }),
);
