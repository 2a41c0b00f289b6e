// Which cards are shown, and in what order.
import { signal } from "@preact/signals";
import { type Catalogue, called } from "../games/warlord/catalogue";
import { keep, recall } from "../storage";
import type { Face, Lang } from "../wire";

export type Sort = "level" | "name" | "type" | "class" | "faction" | "atk" | "ac";
export const SORTS: readonly Sort[] = ["level", "name", "type", "class", "faction", "atk", "ac"];
export type Many = "factions" | "types" | "classes" | "levels" | "alignments";

export interface Wanted {
  words: string;
  factions: string[];
  types: string[];
  classes: string[];
  levels: string[];
  alignments: string[];
  trait: string;
  feat: string;
  inDeck: boolean;
}

const EVERYTHING: Wanted = {
  words: "",
  factions: [],
  types: [],
  classes: [],
  levels: [],
  alignments: [],
  trait: "",
  feat: "",
  inDeck: false,
};

export const wanted = signal<Wanted>(EVERYTHING);
export const sort = signal<Sort>(recall<Sort>("builder.sort", "level"));
export const view = signal<"grid" | "list">(recall<"grid" | "list">("builder.view", "grid"));
/** WL-FORMAT-01: filters the cards, and the deck is checked for it. */
export const isCampaign = signal(recall("builder.campaign", false));

sort.subscribe((chosen) => keep("builder.sort", chosen));
view.subscribe((chosen) => keep("builder.view", chosen));
isCampaign.subscribe((chosen) => keep("builder.campaign", chosen));

export const change = (part: Partial<Wanted>): void => {
  wanted.value = { ...wanted.value, ...part };
};
export const reset = (): void => {
  wanted.value = EVERYTHING;
  isCampaign.value = false;
};

export function toggle(kind: Many, key: string): void {
  const before = wanted.value[kind];
  change({ [kind]: before.includes(key) ? before.filter((other) => other !== key) : [...before, key] });
}

/** How many filters are set, the words aside. */
export function filtersOn(): number {
  const { factions, types, classes, levels, alignments, trait, feat, inDeck } = wanted.value;
  const many = factions.length + types.length + classes.length + levels.length + alignments.length;
  return many + [trait, feat, inDeck, isCampaign.value].filter(Boolean).length;
}

const texts = new WeakMap<Face, string>();

/** Everything on a card in both languages, without accents and capitals. */
function textOn(face: Face): string {
  let text = texts.get(face);
  if (text === undefined) {
    const langs: Lang[] = ["en", "de"];
    const parts = langs.flatMap((lang) => [
      face.name[lang],
      ...face.texts.map((each) => each[lang]),
      face.story[lang],
      ...face.traits.map((trait) => called("traits", trait, lang)),
      ...face.feats.map(([feat]) => called("feats", feat, lang)),
      called("classes", face.char_class, lang),
    ]);
    text = plain([face.id, ...parts].join(" | "));
    texts.set(face, text);
  }
  return text;
}

const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

const orAny = (chosen: string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);

export function find(catalogue: Catalogue, counts: Map<string, number>, lang: Lang): Face[] {
  const want = wanted.value;
  const sought = plain(want.words).split(/\s+/).filter(Boolean);
  const found = catalogue.cards.filter(
    (face) =>
      !face.is_token &&
      orAny(want.factions, face.faction) &&
      (orAny(want.types, face.type) || (face.is_spell && want.types.includes("spell"))) &&
      orAny(want.classes, face.char_class) &&
      orAny(want.levels, String(face.level)) &&
      orAny(want.alignments, face.alignment) &&
      (!want.trait || face.traits.includes(want.trait)) &&
      (!want.feat || face.feats.some(([feat]) => feat === want.feat)) &&
      (!want.inDeck || counts.has(face.id)) &&
      (!isCampaign.value || face.is_campaign) &&
      sought.every((word) => textOn(face).includes(word)),
  );
  return found.sort((one, other) => compare(one, other, sort.value, lang));
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
