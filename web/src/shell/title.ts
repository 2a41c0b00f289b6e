import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** What the window and a screen reader call the screen that is shown. */
export const screenTitle = signal("");

export function useTitle(title: string): void {
  useEffect(() => {
    screenTitle.value = title;
    document.title = title ? `${title} · Tercio` : "Tercio";
  }, [title]);
}
