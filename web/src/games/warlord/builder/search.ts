// Which cards are shown, and in what order.
import { fits, kept, makeReader, makeSearch } from "../../../builder/search";
import { lang } from "../../../settings";
import type { Face, Lang } from "../../../wire";
import { type Catalogue, called } from "../catalogue";
import { counts } from "./bench";

const SORTS = ["level", "name", "type", "class", "faction", "atk", "ac"] as const;
type Sort = (typeof SORTS)[number];

type Wanted = typeof EVERYTHING;
const EVERYTHING = {
  words: "",
  factions: [] as readonly string[],
  types: [] as readonly string[],
  classes: [] as readonly string[],
  levels: [] as readonly string[],
  alignments: [] as readonly string[],
  trait: "",
  feat: "",
  inDeck: false,
};

/** WL-FORMAT-01: filters the cards, and the deck is checked for it. */
export const isCampaign = kept("builder.campaign", false);

const plainSearch = makeSearch<Wanted, Sort>("builder", EVERYTHING, SORTS, "level");
export const search = {
  ...plainSearch,
  filtersOn: () => plainSearch.filtersOn() + Number(isCampaign.value),
  reset: () => {
    plainSearch.reset();
    isCampaign.value = false;
  },
};

const LANGS: readonly Lang[] = ["en", "de"];

/** Everything on a card in both languages. */
const reader = makeReader<Catalogue, Face>((face) => [
  face.id,
  ...LANGS.flatMap((spoken) => [
    face.name[spoken],
    ...face.texts.map((each) => each[spoken]),
    face.story[spoken],
    ...face.traits.map((trait) => called("traits", trait, spoken)),
    ...face.feats.map(([feat]) => called("feats", feat, spoken)),
    called("classes", face.char_class, spoken),
  ]),
]);

export function find(catalogue: Catalogue): Face[] {
  const want = search.wanted.value;
  const hasWords = reader(catalogue, want.words);
  // What lies in the deck only matters to the filter that asks for it.
  const held = want.inDeck ? counts.value : undefined;
  const found = catalogue.cards.filter(
    (face) =>
      !face.is_token &&
      fits(want.factions, [face.faction]) &&
      fits(want.types, face.is_spell ? [face.type, "spell"] : [face.type]) &&
      fits(want.classes, [face.char_class]) &&
      fits(want.levels, [String(face.level)]) &&
      fits(want.alignments, [face.alignment]) &&
      (!want.trait || face.traits.includes(want.trait)) &&
      (!want.feat || face.feats.some(([feat]) => feat === want.feat)) &&
      (held?.has(face.id) ?? true) &&
      (!isCampaign.value || face.is_campaign) &&
      hasWords(face),
  );
  return found.sort((one, other) => compare(one, other, search.sort.value, lang.value));
}

const rank = (order: readonly string[], key: string): number =>
  order.includes(key) ? order.indexOf(key) : order.length;
const TYPE_ORDER = ["character", "item", "action"];
const CLASS_ORDER = ["fighter", "cleric", "wizard", "rogue", "oval"];
const FACTION_ORDER = ["dwarves", "elves", "free-kingdoms", "deverenians", "nothrog", "mercenaries"];

const byName = (one: Face, other: Face, lang: Lang): number => one.name[lang].localeCompare(other.name[lang], lang);

/** The order of a printed list: by type, class and level; whatever was chosen comes first. */
export function compare(one: Face, other: Face, by: Sort, lang: Lang): number {
  const orders: Record<Exclude<Sort, "name">, (face: Face) => number> = {
    level: (face) => face.level,
    type: (face) => rank(TYPE_ORDER, face.type),
    class: (face) => rank(CLASS_ORDER, face.char_class),
    faction: (face) => rank(FACTION_ORDER, face.faction),
    atk: (face) => -(face.attacks[0] ?? -99),
    ac: (face) => -face.armour,
  };
  if (by === "name") return byName(one, other, lang);
  const chosen = orders[by](one) - orders[by](other);
  return (
    chosen ||
    orders.type(one) - orders.type(other) ||
    orders.faction(one) - orders.faction(other) ||
    orders.level(one) - orders.level(other) ||
    orders.class(one) - orders.class(other) ||
    byName(one, other, lang)
  );
}
