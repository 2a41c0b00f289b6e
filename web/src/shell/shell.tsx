// What surrounds every screen: header, banners, rulebook, notices, dialogs.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { connection } from "../api";
import { FIRST_GAME } from "../games/first";
import type { LazyBuilder } from "../games/game";
import { GAMES, gameOf } from "../games/registry";
import { hall } from "../hall/hall";
import { arrivals, place } from "../route";
import { Drawer } from "../rules/drawer";
import { lang } from "../settings";
import { say, words } from "../texts";
import { Confirmations } from "./dialogs";
import { isDrawerOpen, openRulebook } from "./drawer-state";
import { Icon } from "./icons";
import { screenTitle } from "./title";
import { Toasts } from "./toasts";
import { Wordmark } from "./wordmark";

/**
 * "page": scrolls, with a footer. "table": fills the window below a slim header and scrolls by itself.
 * "bare": nothing around it, for a frame in another page.
 */
export type Layout = "page" | "table" | "bare";

export function Shell({ layout, children }: { layout: Layout; children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  const times = arrivals.value;
  useEffect(() => {
    // Somebody who listens must hear that the screen has changed; the first one is announced by the browser.
    if (times > 0) main.current?.focus({ preventScroll: true });
  }, [times]);
  useEffect(() => {
    addEventListener("keydown", openOnQuestionMark);
    return () => removeEventListener("keydown", openOnQuestionMark);
  }, []);
  return (
    <div class={`shell on-${layout}`}>
      {layout === "bare" ? null : <Skip main={main} />}
      {layout === "bare" ? null : <Header />}
      <Banner />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {layout === "page" ? <Footer /> : null}
      <p class="unseen" role="status">
        {times > 0 ? screenTitle.value : ""}
      </p>
      <Drawer />
      <Confirmations />
      <Toasts />
    </div>
  );
}

function Skip({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page. */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          // The fragment of a match's address is its seat: it must stay.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words().shell.skip}
      </a>
    </>
  );
}

function openOnQuestionMark(event: KeyboardEvent): void {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (
    (event.target as Element).closest?.("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]")
  )
    return;
  event.preventDefault();
  openRulebook();
}

/** Address, text, and where it is the current one. */
type Link = [href: string, text: string, here: RegExp];

/** A list that somebody has shared belongs to the first builder. */
function linkTo({ address, title }: LazyBuilder): Link {
  const shared = address === gameOf(FIRST_GAME)?.builder?.address ? "|/d" : "";
  return [address, say(title), new RegExp(`^(${address}${shared})(/|$)`)];
}

function Header() {
  const w = words().shell;
  const [isOpen, setOpen] = useState(false);
  const { path } = place.value;
  useEffect(() => setOpen(false), [path]);
  const links: Link[] = [
    ["/", w.play, /^\/($|m\/)/],
    ...GAMES.flatMap(({ builder }) => (builder ? [linkTo(builder)] : [])),
    ...(hall().has.accounts ? [["/ladder", w.ladder, /^\/(ladder|statistics|clubs|p\/)/] as Link] : []),
    ["/learn", w.learn, /^\/(learn|puzzles)/],
    ["/rules", w.rules, /^\/rules/],
    ["/settings", w.settings, /^\/settings/],
  ];
  return (
    <header class="header" onKeyDown={(event) => event.key === "Escape" && setOpen(false)}>
      <a class="brand" href="/" aria-label={w.home}>
        <Wordmark />
      </a>
      <nav id="nav" class={isOpen ? "nav is-open" : "nav"} aria-label={w.main}>
        {links.map(([href, text, here]) => (
          <a key={href} href={href} aria-current={here.test(path) ? "page" : undefined} onClick={() => setOpen(false)}>
            {text}
          </a>
        ))}
      </nav>
      <div class="header-tools">
        <LanguageButton />
        <button
          type="button"
          class="icon-button"
          title={w.rulebookKey}
          aria-label={w.rulebook}
          aria-expanded={isDrawerOpen.value}
          onClick={openRulebook}
        >
          <Icon name="book" />
        </button>
        <button
          type="button"
          class="icon-button menu-button"
          aria-label={w.menu}
          aria-expanded={isOpen}
          aria-controls="nav"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? "close" : "menu"} />
        </button>
      </div>
    </header>
  );
}

/** Speaks the language it leads to, so that those who need it can read it. */
function LanguageButton() {
  const w = words().shell;
  const other = lang.value === "de" ? "en" : "de";
  return (
    <button
      type="button"
      class="language"
      lang={other}
      aria-label={other === "de" ? w.toGerman : w.toEnglish}
      title={other === "de" ? w.toGerman : w.toEnglish}
      onClick={() => (lang.value = other)}
    >
      <span class={lang.value === "de" ? "is-on" : ""}>DE</span>
      <span class={lang.value === "en" ? "is-on" : ""}>EN</span>
    </button>
  );
}

function Banner() {
  const w = words().shell;
  const state = connection.value;
  const progress = hall().progress.value;
  const warning = hall().warning.value;
  return (
    <div class="banner" role="status" data-testid="banner" hidden={state === "fine" && !progress && !warning}>
      {warning ? (
        w.warnings[warning]
      ) : state === "offline" ? (
        w.offline
      ) : state === "away" ? (
        w.away
      ) : progress ? (
        <>
          {w.gettingReady(progress.done, progress.steps)} <progress value={progress.done} max={progress.steps} />
        </>
      ) : null}
    </div>
  );
}

function Footer() {
  return (
    <footer class="footer">
      <p>
        {words().shell.by} <a href="/gallery">{words().shell.gallery}</a> ·{" "}
        <a href="/scenario">{words().shell.files}</a>
        {hall().docs ? (
          <>
            {" "}
            ·{" "}
            <a href={hall().docs!} lang="en" hreflang="en">
              {words().shell.docs}
            </a>
          </>
        ) : null}
      </p>
    </footer>
  );
}
