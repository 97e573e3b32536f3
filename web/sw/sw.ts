/**
 * The service worker: keeps all files of one build together and serves them before the network. A new build is stored
 * beside it and waits until the player agrees or the last page is closed.
 */

import { PrecacheController, type PrecacheEntry, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

interface Rule {
  condition: { urlPattern: { pathname: string; search?: string }; requestMode?: RequestMode };
  source: { cacheName: string };
}

/** Chromium takes what is kept without waking this worker. https://www.w3.org/TR/service-workers/#dom-installevent-addroutes */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: Rule[]): Promise<void>;
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

/** Where the page of one build lies under the plain address of the site; the list of files knows which build it is. */
const PAGES = `two-lands-page ${root.href}?`;
const pageCache = PAGES + new URL(controller.getCacheKeyForURL(root.href) ?? root).searchParams;

async function keepPage(): Promise<void> {
  const kept = await controller.matchPrecache(root.href);
  if (kept) await (await caches.open(pageCache)).put(root.href, kept);
}

async function dropOtherPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && name !== pageCache) await caches.delete(name);
}

const rules: Rule[] = [
  {
    condition: { urlPattern: { pathname: root.pathname, search: "" }, requestMode: "navigate" },
    source: { cacheName: pageCache },
  },
  // These names have hashes: whatever has such a name is what is meant.
  ...["app", "data", "py"].map((folder) => ({
    condition: { urlPattern: { pathname: `${root.pathname}${folder}/*` } },
    source: { cacheName: controller.strategy.cacheName },
  })),
];

self.addEventListener("install", (event: RoutingEvent) => {
  event.addRoutes?.(rules).catch(() => {});
  const kept = controller.install(event).then(keepPage);
  event.waitUntil(kept);
  kept.catch(async (error: unknown) => {
    const reason = error instanceof DOMException && error.name === "QuotaExceededError" ? "room" : "file";
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const page of pages) page.postMessage({ failed: reason });
  });
});

self.addEventListener("activate", (event) => {
  controller.activate(event);
  event.waitUntil(Promise.all([self.clients.claim(), dropOtherPages()]));
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
