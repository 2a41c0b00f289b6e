// Packs of one's own that this browser keeps.
import { signal } from "@preact/signals";
import type { PackData } from "./api";
import { keep, onKeptElsewhere, recall } from "./storage";
import type { Lang } from "./wire";

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

/** A table of a pack. */
export type PackEntryData = { id?: string; name?: Partial<Record<Lang, string>> } & Record<string, unknown>;

/** Every entry of a pack with the table in which it stands. */
export const entriesIn = (data: PackData): [kind: string, entry: PackEntryData][] =>
  Object.entries(data).flatMap(([kind, entries]) =>
    kind !== "pack" && Array.isArray(entries)
      ? (entries as PackEntryData[]).map((entry): [string, PackEntryData] => [kind, entry])
      : [],
  );

/** A pack with nothing but some entries of it, these first, and whatever they speak of. */
export function excerpt(data: PackData, isWanted: (entry: PackEntryData, kind: string) => boolean): PackData {
  const all = entriesIn(data);
  const found = new Set(all.filter(([kind, entry]) => isWanted(entry, kind)).map(([, entry]) => entry));
  // A set grows while it is gone through, so that what is spoken of has its turn as well.
  for (const entry of found) {
    const spoken = wordsIn(entry);
    for (const [, other] of all) if (spoken.has(other.id ?? "")) found.add(other);
  }
  const kinds = new Map(all.map(([kind, entry]) => [entry, kind]));
  const told: PackData = { pack: data.pack };
  for (const entry of found) {
    const kind = kinds.get(entry)!;
    told[kind] = [...((told[kind] as PackEntryData[] | undefined) ?? []), entry];
  }
  return told;
}

/** Every text that stands somewhere in it. */
export function wordsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (value && typeof value === "object") for (const part of Object.values(value)) wordsIn(part, found);
  return found;
}
