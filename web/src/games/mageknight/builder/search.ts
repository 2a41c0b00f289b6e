// Which figures are shown, and in what order.
import { fits, makeReader, makeSearch } from "../../../builder/search";
import { lang } from "../../../settings";
import type { FigureFace, Lang } from "../../../wire";
import { counts } from "./army";
import { type Catalogue, called } from "./catalogue";

const SORTS = ["points", "name", "faction", "movement", "attack", "defense", "damage", "range"] as const;
type Sort = (typeof SORTS)[number];

type Wanted = typeof EVERYTHING;
const EVERYTHING = {
  words: "",
  factions: [] as readonly string[],
  ranks: [] as readonly string[],
  attackTypes: [] as readonly string[],
  moveTypes: [] as readonly string[],
  ability: "",
  least: 0,
  /** 0: as many as you like. */
  most: 0,
  withSlots: false,
  inArmy: false,
};

export const search = makeSearch<Wanted, Sort>("army", EVERYTHING, SORTS, "faction");

const LANGS: readonly Lang[] = ["en", "de"];

/** Everything on a figure in both languages. */
const reader = makeReader<Catalogue, FigureFace>((figure, { words }) => [
  figure.id,
  figure.collector,
  ...LANGS.flatMap((spoken) => [
    figure.list_name[spoken],
    ...figure.abilities.map((ability) => words.abilities[ability]?.[spoken] ?? ""),
    ...figure.factions.map((faction) => words.factions[faction]?.[spoken] ?? ""),
    words.subfactions[figure.subfaction]?.[spoken] ?? "",
  ]),
]);

export function find(catalogue: Catalogue): FigureFace[] {
  const want = search.wanted.value;
  const hasWords = reader(catalogue, want.words);
  // What is in the army only matters to the filter that asks for it.
  const held = want.inArmy ? counts.value : undefined;
  const cheapest = (figure: FigureFace): number =>
    Math.min(figure.points, ...figure.levels.map(({ points }) => points));
  const found = catalogue.figures.filter(
    (figure) =>
      fits(want.factions, figure.factions) &&
      fits(want.ranks, [String(figure.rank)]) &&
      fits(want.attackTypes, figure.attack_types) &&
      fits(want.moveTypes, figure.move_types) &&
      (!want.ability || figure.abilities.includes(want.ability)) &&
      figure.points >= want.least &&
      (!want.most || cheapest(figure) <= want.most) &&
      (!want.withSlots || figure.slots > 0) &&
      (held?.has(figure.id) ?? true) &&
      hasWords(figure),
  );
  return found.sort((one, other) => compare(one, other, search.sort.value));
}

const byName = (one: FigureFace, other: FigureFace): number => {
  const spoken = lang.value;
  return one.name[spoken].localeCompare(other.name[spoken], spoken) || one.rank - other.rank;
};

function compare(one: FigureFace, other: FigureFace, by: Sort): number {
  const faction = (figure: FigureFace): string => called("factions", figure.factions[0] ?? "");
  if (by === "name") return byName(one, other);
  if (by === "faction") return faction(one).localeCompare(faction(other), lang.value) || byName(one, other);
  const value = (figure: FigureFace): number =>
    by === "points" ? figure.points : by === "range" ? -figure.range : -(figure.dial[figure.start]?.[by] ?? 0);
  return value(one) - value(other) || byName(one, other);
}
