// The service worker: the page's own files open at once and without a network; matches always come from the server.
declare const self: ServiceWorkerGlobalScope;

export {};

// Filled in by the build: every file of the page, and a name that changes whenever one of them does.
const FILES: readonly string[] = JSON.parse("__FILES__");
const CACHE = "tercio-__VERSION__";
// Requests to the server that must never be answered from a cache.
const LIVE = ["/api/", "/health", "/metrics", "/openapi.json", "/docs"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlderBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (LIVE.some((path) => url.pathname.startsWith(path))) return;
  if (request.mode === "navigate") event.respondWith(newestPage(request));
  else if (FILES.includes(url.pathname)) event.respondWith(keptFile(request));
});

/** A page comes from the server, so that a new build is seen at once, and from the cache when there is none. */
async function newestPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function keptFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The build before this one stays: a tab that was opened with it may still load its screens. */
async function forgetOlderBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("tercio-") && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
