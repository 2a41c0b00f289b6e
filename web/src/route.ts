// Where we are. Links are ordinary <a href>; those that stay on this page change the address without loading anew.
import { signal } from "@preact/signals";

export interface Place {
  /** Without a slash at the end, "/" for the lobby. */
  path: string;
  query: URLSearchParams;
  /** What follows "#"; on a match: the seat's secret, which is never sent in an address. */
  fragment: string;
}

/** What a screen is given: the parts of the address that its pattern leaves open, decoded. */
export interface ScreenProps {
  id: string;
}

export const place = signal<Place>(here());
/** Counts the times somebody went to another screen; the shell moves the focus then. */
export const arrivals = signal(0);

function here(): Place {
  const { pathname, search, hash } = location;
  return {
    path: pathname.replace(/\/+$/, "") || "/",
    query: new URLSearchParams(search),
    fragment: hash.slice(1),
  };
}

export function go(href: string, how: { replace?: boolean } = {}): void {
  const before = place.peek().path;
  if (how.replace) history.replaceState(null, "", href);
  else history.pushState(null, "", href);
  arrive(before);
  if (place.peek().path !== before) scrollTo(0, 0);
}

/** Changes the query only, for what should survive a reload but is no new place. */
export function remark(query: Record<string, string>): void {
  const words = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  const text = words.size ? `?${words}` : "";
  history.replaceState(null, "", location.pathname + text + location.hash);
  place.value = here();
}

function arrive(before: string): void {
  place.value = here();
  if (place.peek().path !== before) arrivals.value++;
}

/** Called once: from now on links and the browser's own buttons change `place`. */
export function followLinks(): void {
  addEventListener("popstate", () => arrive(place.peek().path));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || isServed(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Addresses that the server answers itself. */
function isServed(path: string): boolean {
  return /^\/(api|docs|health|metrics|openapi\.json)(\/|$)/.test(path);
}
