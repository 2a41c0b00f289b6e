// The builder of decks.
import { builderOf } from "../../../builder";
import { useWithPacks } from "../../../builder/brought";
import type { Loading } from "../../../load";
import { remembered } from "../../../memo";
import type { Face } from "../../../wire";
import { type Catalogue, loadCatalogue } from "../catalogue";
import { GAME } from "../identity";
import { bench, tradeWith } from "./bench";
import { sizeOf } from "./deck";
import { Detail } from "./detail";
import { Filters } from "./filters";
import { Panel } from "./panel";
import { Pool } from "./pool";
import { find, isCampaign } from "./search";
import { words } from "./texts";
import "./deck.css";

export const builder = builderOf({
  words,
  icon: "cards",
  bench,
  useCatalogue: usePool,
  tradeWith,
  measure: (_catalogue: Catalogue, deck) => sizeOf(deck),
  find,
  isCampaign,
  Filters,
  Pool,
  Panel,
  Detail,
  Nothing,
});

/** What is no list of pieces is found again by their ids. */
const poolOf = remembered(
  (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    byId: new Map(catalogue.cards.map((face): [string, Face] => [face.id, face])),
  }),
);

/** Our cards, and those of one's own packs. */
function usePool(): Loading<Catalogue> {
  const { value, ...others } = useWithPacks(GAME, loadCatalogue);
  return { ...others, value: value && poolOf(value) };
}

function Nothing() {
  return (
    <svg viewBox="0 0 120 80" width="120" height="80" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 4">
        <rect x="14" y="10" width="42" height="58" rx="4" transform="rotate(-8 35 39)" />
        <rect x="40" y="8" width="42" height="58" rx="4" />
        <rect x="66" y="10" width="42" height="58" rx="4" transform="rotate(8 87 39)" />
      </g>
    </svg>
  );
}
