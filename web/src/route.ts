// Where we are. Links are ordinary <a href>; those that stay on this page change the address without loading anew.
import { signal } from "@preact/signals";
import { options } from "preact";

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

/** How an address of the page is written in that of the browser. */
interface Spelling {
  /** Path, query and fragment, as everything else here knows them. */
  read(): string;
  write(href: string): string;
}

/** A server knows all addresses of the page. */
const PLAIN: Spelling = { read: () => location.pathname + location.search + location.hash, write: (href) => href };

/** A host of mere files knows one: what the page adds follows a "#". */
const BEHIND_HASH: Spelling = {
  read: () => location.hash.slice(1) || "/",
  write: (href) => `${location.pathname}#${href}`,
};

let spelling = PLAIN;

export const place = signal<Place>(here());
/** Counts the times somebody went to another screen; the shell moves the focus then. */
export const arrivals = signal(0);

function here(): Place {
  const { pathname, search, hash } = new URL(spelling.read(), location.origin);
  return {
    path: pathname.replace(/\/+$/, "") || "/",
    query: new URLSearchParams(search),
    fragment: hash.slice(1),
  };
}

export function go(href: string, how: { replace?: boolean } = {}): void {
  const before = place.peek().path;
  if (how.replace) history.replaceState(null, "", spelling.write(href));
  else history.pushState(null, "", spelling.write(href));
  arrive(before);
  if (place.peek().path !== before) scrollTo(0, 0);
}

/** Changes the query only, for what should survive a reload but is no new place. */
export function remark(query: Record<string, string>): void {
  const words = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ""));
  const { path, fragment } = here();
  rename(path + (words.size ? `?${words}` : "") + (fragment ? `#${fragment}` : ""));
  place.value = here();
}

/** The address is another one from now on; it stays the same place. */
export function rename(href: string): void {
  history.replaceState(null, "", spelling.write(href));
}

/** Where the browser is at this moment, which `rename` may have changed. */
export const pathNow = (): string => here().path;

/** An address of the page for somebody else. */
export const linkTo = (href: string): string => new URL(spelling.write(href), location.href).href;

/** Called before anything is shown, where the page is served as mere files. */
export function spellBehindHash(): void {
  spelling = BEHIND_HASH;
  place.value = here();
  addEventListener("hashchange", () => arrive(place.peek().path));
  // Links open in other tabs, too, so they are written as the browser needs them.
  const before = options.vnode;
  options.vnode = (node) => {
    const props = node.props as { href?: unknown };
    if (node.type === "a" && typeof props.href === "string" && props.href.startsWith("/"))
      props.href = spelling.write(props.href);
    before?.(node);
  };
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
    if (spelling === BEHIND_HASH && (link.pathname !== location.pathname || !link.hash.startsWith("#/"))) return;
    event.preventDefault();
    go(spelling === BEHIND_HASH ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  });
}

/** Addresses that the server answers itself. */
function isServed(path: string): boolean {
  return /^\/(api|docs|health|metrics|openapi\.json)(\/|$)/.test(path);
}
