// The deck on the workbench.
import { computed } from "@preact/signals";
import { freeName, makeBench, type Trade } from "../../../builder/bench";
import { remembered } from "../../../memo";
import { lang } from "../../../settings";
import type { Face } from "../../../wire";
import type { Catalogue } from "../catalogue";
import { BUILDER_ADDRESS, GAME } from "../identity";
import { type Deck, EMPTY, readDeck, sizeOf, textOf, withCount, withFirst } from "./deck";
import { words } from "./texts";

export const bench = makeBench<Deck>(GAME, "workbench", EMPTY, (kept) => Array.isArray(kept.cards));

export const deck = bench.made;
export const counts = computed(() => new Map(deck.value.cards));

export const putFirst = (id: string): void => bench.lay(withFirst(deck.value, id));

export function changeCount(face: Face, by: number): void {
  const count = Math.max((counts.peek().get(face.id) ?? 0) + by, 0);
  bench.lay(withCount(deck.value, face.id, count));
  bench.announcement.value = words().changed(face.name[lang.peek()], count, sizeOf(deck.peek()));
}

export const tradeWith = remembered(
  (catalogue: Catalogue): Trade<Deck> => ({
    bench,
    words,
    address: BUILDER_ADDRESS,
    empty: EMPTY,
    sizeOf,
    textOf: (deck, spoken) => textOf(catalogue, deck, spoken),
    read: readDeck,
    // A deck without a name is called after its Warlord.
    nameFor: (deck) => {
      const lord = deck.cards.map(([id]) => catalogue.byId.get(id)).find((face) => face?.traits.includes("warlord"));
      return freeName(bench, lord?.name[lang.value] ?? words().unnamed);
    },
  }),
);
