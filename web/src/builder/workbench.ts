// The workbench of Warlord: a deck.
import { computed } from "@preact/signals";
import type { Catalogue } from "../games/warlord/catalogue";
import { lang } from "../settings";
import { freeName, makeBench, type Trade } from "./bench";
import { type Deck, EMPTY, GAME, readDeck, sizeOf, textOf, withCount, withFirst } from "./deck";
import { words } from "./texts";

export const bench = makeBench<Deck>(GAME, "workbench", EMPTY, (kept) => Array.isArray(kept.cards));

export const deck = bench.made;
export const { savedAs, announcement, checked, isChecking, checkTrouble, checkSoon, undo, redo } = bench;
export const size = computed(() => sizeOf(deck.value));
export const counts = computed(() => new Map(deck.value.cards));

export const setCount = (id: string, count: number): void => bench.lay(withCount(deck.value, id, count));
export const putFirst = (id: string): void => bench.lay(withFirst(deck.value, id));

let made: { of: Catalogue; trade: Trade<Deck> } | undefined;

/** The same object for the same cards. */
export function tradeWith(catalogue: Catalogue): Trade<Deck> {
  if (made?.of !== catalogue) {
    const trade: Trade<Deck> = {
      bench,
      words,
      address: "/b",
      empty: EMPTY,
      sizeOf,
      textOf: (deck, spoken) => textOf(catalogue, deck, spoken),
      read: readDeck,
      // A deck without a name is called after its Warlord.
      nameFor: (deck) => {
        const lord = deck.cards.map(([id]) => catalogue.byId.get(id)).find((face) => face?.traits.includes("warlord"));
        return freeName(bench, lord?.name[lang.value] ?? words().unnamed);
      },
    };
    made = { of: catalogue, trade };
  }
  return made.trade;
}
