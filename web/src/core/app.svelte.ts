/** The page as an app: its service worker, what is stored, and newer versions. */
import type { ToServiceWorker } from "./device/messages";
import { device, STATIC } from "./backend.svelte";
import { QUICK } from "./device/house";

const SHARE_OF_FILES = 0.7; // of the time that storing takes, where the engine is started as well

type Told = { done: number; of: number } | { failed: string };

/** The browser's offer to install a page, which not every browser makes. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class App {
  /** A newer version waits until it is wanted, or until no page is open. */
  updated = $state.raw<ServiceWorker | null>(null);
  /** Whether the browser offers to install the page. */
  installable = $state.raw<InstallEvent | null>(null);

  get possible(): boolean {
    return "serviceWorker" in navigator;
  }

  start(): void {
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.installable = event as InstallEvent;
    });
    if (this.possible && import.meta.env.PROD) void this.#register().catch(() => undefined); // without a network everything is as it was
  }

  async #register(): Promise<void> {
    const script = `${import.meta.env.BASE_URL}sw.js`;
    const registration = await navigator.serviceWorker.register(script, { type: "module" });
    const arrived = () => {
      if (registration.waiting && navigator.serviceWorker.controller) this.updated = registration.waiting;
    };
    arrived();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", arrived);
    });
    await navigator.serviceWorker.ready;
    if (STATIC) await this.#keepUsed();
    const { stored } = device;
    if (stored && stored.build !== (await this.#build())) await this.keep(stored.parts, () => undefined);
  }

  /** What this visit has fetched already serves the next one. */
  async #keepUsed(): Promise<void> {
    const used = performance.getEntriesByType("resource").map((entry) => entry.name);
    await this.#ask({ kind: "remember", files: used });
  }

  /** The version of the page that the service worker keeps. */
  async #build(): Promise<string> {
    const list = await fetch(`${import.meta.env.BASE_URL}kept.json`);
    return ((await list.json()) as { build: string }).build;
  }

  /** Use the newer version: everything is kept, so that the page can simply be loaded anew. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.updated?.postMessage({ kind: "update" } satisfies ToServiceWorker);
  }

  /** Store parts of the page, so that it needs no connection. */
  async keep(parts: string[], progress: (share: number) => void): Promise<void> {
    await navigator.serviceWorker.ready;
    const quick = parts.includes(QUICK);
    const fetched = parts.filter((part) => part !== QUICK);
    await this.#ask({ kind: "keep", parts: fetched }, (done) => progress(done * (quick ? SHARE_OF_FILES : 1)));
    if (quick) await device.keepImage();
    await navigator.storage?.persist?.();
    device.stored = { build: await this.#build(), parts };
  }

  async forget(): Promise<void> {
    await this.#ask({ kind: "forget" });
    device.stored = null;
    await (await import("./device/images")).forgetImages();
  }

  async #ask(message: ToServiceWorker, progress: (share: number) => void = () => undefined): Promise<void> {
    const worker = (await navigator.serviceWorker.ready).active;
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((done, fail) => {
      port1.onmessage = ({ data }: MessageEvent<Told>) => {
        if ("failed" in data) return fail(new Error(data.failed));
        progress(data.of ? data.done / data.of : 1);
        if (data.done >= data.of) done();
      };
      worker?.postMessage(message, [port2]);
    });
  }
}

export const app = new App();
