// Packs that a match brings along: its board has to know their cards.
import { useEffect, useState } from "preact/hooks";
import { packsOf } from "./api";
import { gameOf } from "./games/registry";
import type { Face } from "./wire";

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
