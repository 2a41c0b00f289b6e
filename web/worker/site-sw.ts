// The service worker of a page on a host of mere files: after the first visit everything is here, and stays as it is
// until a new version has come whole. A page that is open keeps the version with which it was opened.
declare const self: ServiceWorkerGlobalScope;

export {};

// Filled in by the build: every file, by its path below this one, with the digest of its content, and a name that
// changes whenever one of them does.
type Files = Readonly<Record<string, string>>;
const FILES: Files = JSON.parse("__FILES__");
const LATER: Files = JSON.parse("__LATER__");
const CACHE = "tercio-site-__VERSION__";
const HERE = new URL("./", self.location.href).href;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchAll());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  // A network that goes away in the middle is no trouble: the next visit goes on.
  if (event.data === "fetch the rest") event.waitUntil(fetchLater().catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HERE)) event.respondWith(kept(request));
});

/** One file that does not come, or comes from another version, and nothing has come: the version before stays. */
async function fetchAll(): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(Object.entries(FILES).map(([file, digest]) => fetchOne(cache, file, digest)));
  } catch (trouble) {
    await caches.delete(CACHE);
    throw trouble;
  }
}

/** What has not changed since the version before is here already; else the host is asked, at last past all caches. */
async function fetchOne(cache: Cache, file: string, digest: string): Promise<void> {
  const address = HERE + file;
  const before = await caches.match(address);
  if (before && (await keepIf(cache, address, before, digest))) return;
  for (const how of ["no-cache", "reload"] as const) {
    const response = await fetch(new Request(address, { cache: how }));
    if (response.ok && (await keepIf(cache, address, response, digest))) return;
  }
  throw new Error(`${address} is of another version`);
}

async function keepIf(cache: Cache, address: string, response: Response, digest: string): Promise<boolean> {
  const content = await response.clone().arrayBuffer();
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const found = Array.from(bytes.subarray(0, digest.length / 2), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== digest) return false;
  await cache.put(address, response);
  return true;
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  if (request.mode === "navigate" && !request.url.startsWith(`${HERE}docs/`)) {
    const page = await cache.match(HERE);
    if (page) return page;
  }
  // Another tab may still show the version before: its screens have names of their own.
  return (await caches.match(request)) ?? fetch(request);
}

/** The version before this one stays as long as a tab may be open that was opened with it. */
async function forgetOlder(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("tercio-site-") && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

/** What nobody needs for a match, such as the documentation, one file after the other. */
async function fetchLater(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const [file, digest] of Object.entries(LATER)) {
    if (!(await cache.match(HERE + file))) await fetchOne(cache, file, digest);
  }
}
