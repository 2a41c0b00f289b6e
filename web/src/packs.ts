// Packs of one's own that this browser keeps.
import { signal } from "@preact/signals";
import type { PackData } from "./api";
import { keep, onKeptElsewhere, recall } from "./storage";

const DRAWER = "packs";

export const ownPacks = signal<PackData[]>(recall<PackData[]>(DRAWER, []));
onKeptElsewhere(DRAWER, () => (ownPacks.value = recall<PackData[]>(DRAWER, [])));

/** One with the same id is replaced. Says whether this browser could keep it. */
export function savePack(saved: PackData): boolean {
  const others = ownPacks.value.filter(({ pack }) => pack.id !== saved.pack.id || pack.game !== saved.pack.game);
  ownPacks.value = [...others, saved];
  return keep(DRAWER, ownPacks.value);
}

export function deletePack(gone: PackData): void {
  ownPacks.value = ownPacks.value.filter((each) => each !== gone);
  keep(DRAWER, ownPacks.value);
}
