// Keys that work anywhere on the match screen, unless somebody writes or a dialog is open.
import { useEffect } from "preact/hooks";
import { isMuted } from "../settings";
import { toast } from "../shell/toasts";
import type { Play } from "./play";
import { matchWords } from "./texts";

export function useKeys(play: Play): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => obey(play, event);
    const skip = (event: KeyboardEvent): void => skipFilm(play, event);
    addEventListener("keydown", press);
    addEventListener("keydown", skip, { capture: true });
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("keydown", skip, { capture: true });
    };
  }, [play]);
}

const WRITING = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** Space goes to the truth, wherever the focus is, unless somebody writes or a dialog is open; a pupil goes on by it. */
function skipFilm(play: Play, event: KeyboardEvent): void {
  if (event.key !== " " || !play.film.isBehind.peek() || document.querySelector("dialog[open]")) return;
  if ((event.target as Element).closest?.(WRITING)) return;
  event.preventDefault();
  event.stopPropagation();
  if (play.film.phase.peek() === "hold") play.film.next();
  else play.film.skip();
}

function obey(play: Play, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element;
  if (target.closest?.(WRITING)) return;
  if (document.querySelector("dialog[open]")) return;
  const { key } = event;
  if (key === "Escape") {
    if (play.menuAt.peek() >= 0) play.menuAt.value = -1;
    else if (play.draft.peek()) play.draft.value = null;
    else if (play.adviser.shown.peek()) play.adviser.close();
    else return;
  } else if (/^[1-9]$/.test(key)) {
    if (!press(`[data-number="${key}"]`)) return;
  } else if (key === "p" || key === "P") {
    if (!press('[data-option^="pass:"]')) return;
  } else if (key === "h" || key === "H") {
    if (!play.question.peek() || play.table.peek()?.lesson) return;
    void play.askHint();
  } else if (key === "w" || key === "W") {
    if (!play.question.peek() || play.table.peek()?.lesson) return;
    play.adviser.toggle();
  } else if (key === "z" || key === "Z") {
    if (!press("[data-testid=undo]")) return;
  } else if (key === "o" || key === "O") {
    if (!press("[data-testid=open-list]")) return;
  } else if (key === "s" || key === "S") {
    isMuted.value = !isMuted.peek();
    toast(isMuted.peek() ? matchWords().soundIsOff : matchWords().soundIsOn);
  } else if (key === "v" || key === "V") {
    play.film.again();
  } else if (key === "e" || key === "E") {
    if (!press('[data-key="e"]')) return;
  } else if (key === "d" || key === "D") {
    if (!press("[data-send]:enabled")) return;
  } else if (key === "t" || key === "T") {
    const table = document.querySelector<SVGElement>("[data-testid=ms-table]");
    if (!table) return;
    table.focus();
  } else if (key === "l" || key === "L") {
    play.tab.value = "log";
    if (!play.isListOpen.peek()) play.openList(true);
    document.querySelector<HTMLElement>(".match-log")?.focus();
  } else return;
  event.preventDefault();
}

/** As if it had been clicked. */
function press(selector: string): boolean {
  const find = (within: string): HTMLElement | null => document.querySelector(`:is(${within}) ${selector}`);
  const button = find("[data-keys=first], [data-testid=ms-deeds]") ?? find("[data-keys], .match-ask");
  button?.click();
  return button !== null;
}
