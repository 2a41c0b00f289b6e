// The rulebook at the edge of every screen: open or not, and at what.
import { signal } from "@preact/signals";

export const isDrawerOpen = signal(false);
export const drawerWords = signal("");
/** Empty: all games. A match sets it to its own game. */
export const drawerGame = signal("");
/** Empty: the results are shown. */
export const drawerRule = signal("");

export function openRulebook(): void {
  isDrawerOpen.value = true;
}

export function openRule(id: string): void {
  drawerRule.value = id;
  isDrawerOpen.value = true;
}

export function closeRulebook(): void {
  isDrawerOpen.value = false;
}
