/// <reference lib="webworker" />
/** The service worker: keeps the page for a quick start and for times without a network, and tells "your turn". */
import type { ToServiceWorker } from "@web/core/device/messages";
import { registerRoute, setDefaultHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";

interface Kept {
  build: string;
  parts: Record<string, { files: string[]; bytes: number }>;
}

declare const self: ServiceWorkerGlobalScope;

const BUILD = "BEFFROI_BUILD"; // put in by the build, so that every version of the page has a worker of its own
const FILES = "beffroi-files"; // with a hash in their names: they never change
const LIST = "kept.json";
const WITH_IT = [LIST, "manifest.webmanifest", "icon.svg"];
const HASHED = /\/(assets|engine)\//;
const SHELL = `beffroi-page-${BUILD}`;
const STATIC = import.meta.env.MODE === "site";
const home = new URL("./", self.registration.scope).href;
const inside = (path: string) => new URL(path, home).href;

/** A file of this very version: the browser's ordinary cache may still hold the one before under the same name. */
const fresh = (address: string) => new Request(address, { cache: "reload" });

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([home, ...WITH_IT.map(inside)].map(fresh))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy()]));
});

/** Forget the pages of earlier versions and the files that this one no longer has; by now no page needs them. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![SHELL, FILES].includes(name)).map((name) => caches.delete(name)));
  const known = await list().catch(() => null);
  if (!known) return;
  const wanted = new Set(Object.values(known.parts).flatMap((part) => part.files.map(inside)));
  const cache = await caches.open(FILES);
  const old = (await cache.keys()).filter((request) => !wanted.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** The list of this version, which came with it. */
async function list(): Promise<Kept> {
  const known = await caches.match(inside(LIST), { cacheName: SHELL });
  return (known ?? (await fetch(inside(LIST)))).json() as Promise<Kept>;
}

/** Every address is the same page. A folder of files opens from what is kept; a server's page is fresh while it can be. */
const homeOnly = {
  cacheKeyWillBeUsed: () => Promise.resolve(home),
  cacheWillUpdate: () => Promise.resolve(null), // a newer page would need files that are not kept yet
};
const page = STATIC
  ? new CacheFirst({ cacheName: SHELL, plugins: [homeOnly] })
  : new NetworkFirst({ cacheName: SHELL, networkTimeoutSeconds: 4, plugins: [homeOnly] });
const own = (address: URL) => address.href.startsWith(home);
const asked = (address: URL) => address.href.startsWith(inside("api/"));

registerRoute(({ request, url }) => request.mode === "navigate" && own(url) && !asked(url), page);
registerRoute(({ url }) => HASHED.test(url.pathname) && own(url), new CacheFirst({ cacheName: FILES }));
registerRoute(
  ({ url }) => /\.(webmanifest|svg|png)$|kept\.json$/.test(url.pathname) && own(url),
  new CacheFirst({ cacheName: SHELL }),
);
setDefaultHandler(new NetworkOnly());

self.addEventListener("message", (event) => {
  const asks = event.data as ToServiceWorker;
  const answer = (message: object) => event.ports[0]?.postMessage(message);
  if (asks.kind === "update") void self.skipWaiting();
  else if (asks.kind === "forget") event.waitUntil(caches.delete(FILES).then(() => answer({ done: 1, of: 1 })));
  else event.waitUntil(keep(asks, answer).catch((error) => answer({ failed: String(error) })));
});

/** Store parts of the page, what is missing of them; tells how far that is. */
async function keep(
  asks: Extract<ToServiceWorker, { kind: "keep" | "remember" }>,
  tell: (message: object) => void,
): Promise<void> {
  const files = asks.kind === "keep" ? await filesOf(asks.parts) : asks.files.filter((file) => HASHED.test(file));
  const cache = await caches.open(FILES);
  let done = 0;
  tell({ done, of: files.length });
  for (const file of files) {
    if (!(await cache.match(file))) await cache.add(new Request(file, { cache: "force-cache" })); // it never changes
    tell({ done: ++done, of: files.length });
  }
}

async function filesOf(parts: string[]): Promise<string[]> {
  const { parts: known } = await list();
  return parts.flatMap((name) => known[name]?.files ?? []).map(inside);
}

self.addEventListener("push", (event) => {
  const note = event.data ? event.data.json() : {};
  const title = note.title || "Beffroi";
  const options = {
    body: note.text || "",
    icon: "/icon-192.png",
    tag: note.table || "beffroi",
    data: { url: note.url || "/" },
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((window) => window.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
