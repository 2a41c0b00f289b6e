// Which figures are shown, and in what order.
import { signal } from "@preact/signals";
import { lang } from "../settings";
import { keep, recall } from "../storage";
import type { FigureFace, Lang } from "../wire";
import { type Catalogue, called } from "./catalogue";

export type Sort = "points" | "name" | "faction" | "movement" | "attack" | "defense" | "damage" | "range";
export const SORTS: readonly Sort[] = ["points", "name", "faction", "movement", "attack", "defense", "damage", "range"];
export type Many = "factions" | "ranks" | "attackTypes" | "moveTypes";

export interface Wanted {
  words: string;
  factions: string[];
  ranks: string[];
  attackTypes: string[];
  moveTypes: string[];
  ability: string;
  least: number;
  /** 0: as many as you like. */
  most: number;
  withSlots: boolean;
  inArmy: boolean;
}

const EVERYTHING: Wanted = {
  words: "",
  factions: [],
  ranks: [],
  attackTypes: [],
  moveTypes: [],
  ability: "",
  least: 0,
  most: 0,
  withSlots: false,
  inArmy: false,
};

export const wanted = signal<Wanted>(EVERYTHING);
export const sort = signal<Sort>(recall<Sort>("army.sort", "faction"));
export const view = signal<"grid" | "list">(recall<"grid" | "list">("army.view", "grid"));
sort.subscribe((chosen) => keep("army.sort", chosen));
view.subscribe((chosen) => keep("army.view", chosen));

export const change = (part: Partial<Wanted>): void => {
  wanted.value = { ...wanted.value, ...part };
};
export const reset = (): void => {
  wanted.value = EVERYTHING;
};

export function toggle(kind: Many, key: string): void {
  const before = wanted.value[kind];
  change({ [kind]: before.includes(key) ? before.filter((other) => other !== key) : [...before, key] });
}

/** How many filters are set, the words aside. */
export function filtersOn(): number {
  const { factions, ranks, attackTypes, moveTypes, ability, least, most, withSlots, inArmy } = wanted.value;
  const many = factions.length + ranks.length + attackTypes.length + moveTypes.length;
  return many + [ability, least, most, withSlots, inArmy].filter(Boolean).length;
}

const texts = new WeakMap<FigureFace, string>();

/** Everything on a figure in both languages, without accents and capitals. */
function textOn(catalogue: Catalogue, figure: FigureFace): string {
  let text = texts.get(figure);
  if (text === undefined) {
    const langs: Lang[] = ["en", "de"];
    const { words } = catalogue;
    const parts = langs.flatMap((spoken) => [
      figure.list_name[spoken],
      ...figure.abilities.map((ability) => words.abilities[ability]?.[spoken] ?? ""),
      ...figure.factions.map((faction) => words.factions[faction]?.[spoken] ?? ""),
      words.subfactions[figure.subfaction]?.[spoken] ?? "",
    ]);
    text = plain([figure.id, figure.collector, ...parts].join(" | "));
    texts.set(figure, text);
  }
  return text;
}

const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

const anyOf = (chosen: string[], values: readonly string[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

export function find(catalogue: Catalogue, counts: Map<string, number>): FigureFace[] {
  const want = wanted.value;
  const sought = plain(want.words).split(/\s+/).filter(Boolean);
  const cheapest = (figure: FigureFace): number =>
    Math.min(figure.points, ...figure.levels.map(({ points }) => points));
  const found = catalogue.figures.filter(
    (figure) =>
      anyOf(want.factions, figure.factions) &&
      anyOf(want.ranks, [String(figure.rank)]) &&
      anyOf(want.attackTypes, figure.attack_types) &&
      anyOf(want.moveTypes, figure.move_types) &&
      (!want.ability || figure.abilities.includes(want.ability)) &&
      figure.points >= want.least &&
      (!want.most || cheapest(figure) <= want.most) &&
      (!want.withSlots || figure.slots > 0) &&
      (!want.inArmy || counts.has(figure.id)) &&
      sought.every((word) => textOn(catalogue, figure).includes(word)),
  );
  return found.sort((one, other) => compare(one, other, sort.value));
}

const byName = (one: FigureFace, other: FigureFace): number => {
  const spoken = lang.peek();
  return one.name[spoken].localeCompare(other.name[spoken], spoken) || one.rank - other.rank;
};

function compare(one: FigureFace, other: FigureFace, by: Sort): number {
  const faction = (figure: FigureFace): string => called("factions", figure.factions[0] ?? "");
  if (by === "name") return byName(one, other);
  if (by === "faction") return faction(one).localeCompare(faction(other), lang.peek()) || byName(one, other);
  const value = (figure: FigureFace): number =>
    by === "points" ? figure.points : by === "range" ? -figure.range : -(figure.dial[figure.start]?.[by] ?? 0);
  return value(one) - value(other) || byName(one, other);
}
