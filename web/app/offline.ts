import { pythonFiles, SINGLE, startWorker } from "../engine/files";
import { Session } from "../engine/session";
import { hasSnapshot } from "../engine/snapshot";
import type { api } from "../engine/snapshot-worker";
import { notices } from "./notices";
import { recall, remember } from "./remembered";
import { services } from "./services";
import { t } from "./words";

/** Between two looks for a new version from a page that stays open, in milliseconds. */
const LOOK = 3_600_000;

/** How long nothing happens before a snapshot is made, in milliseconds. */
const QUIET = 4_000;

type Reason = "refused" | "room" | "file";

/** Keeps the site on this device. A "change" event follows when it is all there. Nothing depends on it. */
class Offline extends EventTarget {
  /** Whether the last file is stored. */
  ready = false;
  #told = false;
  #agreed = false;

  /** Begins when the page and the engine, if it is wanted, need the line no longer. */
  async start(): Promise<void> {
    if (SINGLE || !("serviceWorker" in navigator)) return;
    try {
      const { serviceWorker } = navigator;
      serviceWorker.addEventListener("message", ({ data }) => this.#failed(data.failed));
      this.#followUpdates(serviceWorker);
      if (!serviceWorker.controller) await this.#idle();
      await serviceWorker.register(new URL("sw.js", document.baseURI));
      const registration = await serviceWorker.getRegistration();
      if (registration) await this.#follow(registration);
    } catch {
      this.#failed("refused");
    }
  }

  /** Where a page is controlled already, another version takes over only because a player has agreed to it. */
  #followUpdates(serviceWorker: ServiceWorkerContainer): void {
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      if (controlled || this.#agreed) location.reload();
      controlled = true;
    });
  }

  async #follow(registration: ServiceWorkerRegistration): Promise<void> {
    registration.addEventListener("updatefound", () => this.#watch(registration, registration.installing));
    this.#watch(registration, registration.installing ?? registration.waiting);
    this.#look(registration);
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - looked < LOOK) return;
      looked = Date.now();
      registration.update().catch(() => {}); // No network: another time.
    });
  }

  #watch(registration: ServiceWorkerRegistration, worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => this.#look(registration));
  }

  #look({ active, waiting }: ServiceWorkerRegistration): void {
    if (active && waiting) this.#offer(waiting);
    if (!active || this.ready) return;
    this.ready = true;
    this.dispatchEvent(new Event("change"));
    void this.#makeSnapshot();
  }

  #offer(waiting: ServiceWorker): void {
    const take = () => {
      this.#agreed = true;
      waiting.postMessage("take over");
    };
    notices.add("news", t("update-ready"), { action: { label: t("update-take"), run: take } });
  }

  /** Said once on this device. */
  #failed(reason: Reason): void {
    if (this.#told || this.ready || recall("offline-told") === reason) return;
    this.#told = true;
    remember("offline-told", reason);
    notices.add("news", t(`offline-${reason}`));
  }

  /** Until the page is loaded, and the engine has started if it has begun to. */
  async #idle(): Promise<void> {
    if (document.readyState !== "complete") await once(window, "load");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await this.#started();
  }

  async #started(): Promise<void> {
    while (services.stage && services.stage !== "ready") await once(services, "change");
  }

  /** The next visit starts faster from a snapshot of the memory; it is made when the player has begun. */
  async #makeSnapshot(): Promise<void> {
    const files = await pythonFiles();
    if (!files.snapshot || (await hasSnapshot(files.snapshot))) return;
    while (services.stage !== "ready") await once(services, "change");
    await new Promise((resolve) => setTimeout(resolve, QUIET));
    const worker = new Session<typeof api>(startWorker("engine/snapshot-worker.ts"));
    await worker.ask((remote) => remote.make(files, services.engine.module), { long: true }).catch(() => {});
    worker.close();
  }
}

const once = (target: EventTarget, event: string): Promise<unknown> =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));

export const offline = new Offline();
