// Keys that work anywhere on the replay screen, unless somebody writes, a dialog is open, or a card has the focus.
import { useEffect } from "preact/hooks";
import type { Reel } from "./reel";

export function useReelKeys(reel: Reel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => obey(reel, event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [reel]);
}

function obey(reel: Reel, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as Element;
  if (target.closest?.("input, textarea, select, dialog, [data-card]") || document.querySelector("dialog[open]"))
    return;
  // A button under the focus wants the space bar for itself.
  if (event.key === " " && target.closest?.("button, a, summary")) return;
  const act = ACTS[event.key];
  if (!act) return;
  act(reel);
  event.preventDefault();
}

const ACTS: Record<string, (reel: Reel) => void> = {
  ArrowLeft: (reel) => reel.step(-1),
  ArrowRight: (reel) => reel.step(1),
  PageUp: (reel) => reel.stepRound(-1),
  PageDown: (reel) => reel.stepRound(1),
  n: (reel) => reel.stepMistake(1),
  p: (reel) => reel.stepMistake(-1),
  Home: (reel) => reel.leap(0),
  End: (reel) => reel.leap(reel.total),
  " ": (reel) => reel.toggle(),
};
