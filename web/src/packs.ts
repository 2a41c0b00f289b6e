// Packs of one's own: those that this browser keeps, and those that a match brings along.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { type PackData, packsOf } from "./api";
import { gameOf } from "./games/registry";
import { keep, onKeptElsewhere, recall } from "./storage";
import type { Face } from "./wire";

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

/** Whether the board of a match can be shown: it knows the cards that the match brings along. */
export function useBrought(match: string, game: string, hasPacks: boolean): boolean {
  const [known, setKnown] = useState("");
  const learn = gameOf(game)?.learnCards;
  useEffect(() => {
    if (!learn) return;
    let isWanted = true;
    const teach = async (): Promise<void> => {
      try {
        const faces = hasPacks ? (await packsOf(match)).entries.map(({ face }) => face) : [];
        if (isWanted) await learn(faces as unknown as Face[]);
      } finally {
        if (isWanted) setKnown(match);
      }
    };
    void teach();
    return () => {
      isWanted = false;
    };
  }, [match, hasPacks, learn]);
  return !learn || !hasPacks || known === match;
}
