// An army as somebody builds it: warriors in their order, what they carry, and its way to plain text and back.
import { computed } from "@preact/signals";
import { freeName, guideIn, type Made, makeBench, type Trade } from "../../../builder/bench";
import { checkHere } from "../../../builder/brought";
import { remembered } from "../../../memo";
import { lang } from "../../../settings";
import type { CompanyFace, FigureFace, Lang, SpellFace, UnknownLine } from "../../../wire";
import { BUILDER_ADDRESS, GAME } from "../identity";
import { type Catalogue, costOf } from "./catalogue";
import { words } from "./texts";

const USUAL_TOTAL = 200;
const MOST_COPIES = 50;

/** Warriors of a kind that carry the same. */
export interface Recruit {
  figure: string;
  items: readonly string[];
  /** A hero's, from 1; 0 for all others. */
  level: number;
  count: number;
  /** What it sits on. */
  mount?: string;
  /** In the spellbook that it carries, the bookmark spell first. */
  spells?: readonly string[];
}

export interface Army extends Made {
  /** What was agreed on; 0: nothing yet. */
  total: number;
  recruits: readonly Recruit[];
  /** Items that nobody carries, as a list can have them. */
  loose: readonly string[];
  /** Spells that are in nobody's book, as a list can have them. */
  stray?: readonly string[];
  /** Cards of adventuring companies; the rules allow one. */
  companies?: readonly string[];
}

export const EMPTY: Army = { name: "", guide: { en: "", de: "" }, total: USUAL_TOTAL, recruits: [], loose: [] };

const isWhole = (kept: Partial<Army>): boolean =>
  Array.isArray(kept.recruits) && Array.isArray(kept.loose) && typeof kept.total === "number";
export const bench = makeBench<Army>(GAME, "muster", EMPTY, isWhole);
export const army = bench.made;

export const sizeOf = (made: Army): number =>
  made.recruits.reduce((sum, recruit) => sum + recruit.count, 0) + made.loose.length;

/** How many of each figure are in it, whatever they carry. */
export const counts = computed(() => {
  const found = new Map<string, number>();
  for (const { figure, mount, count } of army.value.recruits) {
    for (const id of mount ? [figure, mount] : [figure]) found.set(id, (found.get(id) ?? 0) + count);
  }
  return found;
});

// -- points -----------------------------------------------------------------------------------------

export function pointsOf(catalogue: Catalogue, recruit: Recruit): number {
  const figure = catalogue.byId.get(recruit.figure);
  const mount = catalogue.byId.get(recruit.mount ?? "");
  return figure ? costOf(figure, recruit.level) + (mount?.points ?? 0) + itemPoints(catalogue, recruit.items) : 0;
}

/** How many in the army are named on the card of a company, mounts with them. */
export function cohortsIn(company: CompanyFace, made: Army): number {
  const isNamed = (id: string | undefined): number => (id && company.cohorts.includes(id) ? 1 : 0);
  return made.recruits.reduce((sum, { figure, mount, count }) => sum + count * (isNamed(figure) + isNamed(mount)), 0);
}

/** MKO-COMPANY-10: the card with the discount for each cohort. */
export const companyCost = (company: CompanyFace, made: Army): number =>
  Math.max(0, company.points - company.discount * cohortsIn(company, made));

const companyPoints = (catalogue: Catalogue, made: Army): number =>
  (made.companies ?? []).reduce((sum, id) => {
    const company = catalogue.companies.find((each) => each.id === id);
    return sum + (company ? companyCost(company, made) : 0);
  }, 0);

/** MKS-BOOK-09: for the warrior whose book it is. */
export function pagesFor(figure: FigureFace, spell: SpellFace): number {
  const isFamiliar =
    spell.affinity &&
    (figure.reads_all || figure.factions.includes(spell.affinity) || figure.subfaction === spell.affinity);
  return isFamiliar ? spell.affinity_pages : spell.pages;
}

export const itemPoints = (catalogue: Catalogue, items: readonly string[]): number =>
  items.reduce((sum, item) => sum + (catalogue.itemById.get(item)?.points ?? 0), 0);

/** For the running total; whether it is allowed, the server says. */
export const totalOf = (catalogue: Catalogue, made: Army): number =>
  made.recruits.reduce((sum, recruit) => sum + recruit.count * pointsOf(catalogue, recruit), 0) +
  itemPoints(catalogue, made.loose) +
  companyPoints(catalogue, made);

// -- changes ----------------------------------------------------------------------------------------

const isSame = (one: Recruit, other: Recruit): boolean => keyOf(one) === keyOf(other);

/** Equal for those who are the same, sit on the same and carry the same. */
export const keyOf = ({ figure, level, items, mount = "", spells = [] }: Recruit): string =>
  [figure, level, mount, items.join(), spells.join()].join(" ");

/** Equal ones stand together, in the place of the first. */
function merged(recruits: readonly Recruit[]): Recruit[] {
  const found: Recruit[] = [];
  for (const recruit of recruits) {
    const at = found.findIndex((other) => isSame(other, recruit));
    if (recruit.count <= 0) continue;
    if (at < 0) found.push(recruit);
    else found[at] = { ...recruit, count: Math.min(found[at]!.count + recruit.count, MOST_COPIES) };
  }
  return found;
}

const withRecruits = (recruits: readonly Recruit[]): void => bench.lay({ ...army.value, recruits: merged(recruits) });

/** One more of this kind that carries nothing, or one less: one that carries nothing goes first. */
function changeFigure(catalogue: Catalogue, id: string, by: number): void {
  const own = army.value.recruits;
  if (catalogue.byId.get(id)?.saddle.mount && changeMount(catalogue, id, by)) return;
  const hero = catalogue.byId.get(id)?.levels.length;
  if (by > 0) {
    const same = own.find((recruit) => recruit.figure === id && !recruit.items.length && !recruit.mount);
    withRecruits([...own, { figure: id, items: [], level: same?.level ?? (hero ? 1 : 0), count: 1 }]);
    return;
  }
  const bare = own.findLastIndex((recruit) => recruit.figure === id && !recruit.items.length);
  const at = bare >= 0 ? bare : own.findLastIndex((recruit) => recruit.figure === id);
  if (at >= 0) changeRecruit(at, -1);
}

/** A mount goes to the first on foot who may ride it, and leaves the last who has it. False: there is nobody. */
function changeMount(catalogue: Catalogue, id: string, by: number): boolean {
  const own = army.value.recruits;
  const suits = ({ figure, mount }: Recruit): boolean =>
    !mount && (catalogue.byId.get(figure)?.saddle.mounts.includes(id) ?? false);
  const at = by > 0 ? own.findIndex(suits) : own.findLastIndex(({ mount }) => mount === id);
  if (at >= 0) mountUp(at, by > 0 ? id : "");
  return at >= 0;
}

/** The same, and it is told to those who listen. */
export function changeBy(catalogue: Catalogue, figure: FigureFace, by: number): void {
  changeFigure(catalogue, figure.id, by);
  const count = counts.peek().get(figure.id) ?? 0;
  bench.announcement.value = words().changed(figure.name[lang.peek()], count, totalOf(catalogue, army.peek()));
}

export function changeRecruit(at: number, by: number): void {
  withRecruits(
    army.value.recruits.map((recruit, place) => (place === at ? { ...recruit, count: recruit.count + by } : recruit)),
  );
}

/** One of the group at this place becomes another; the others stay as they are. */
function changeOne(at: number, change: (one: Recruit) => Recruit): void {
  const own = [...army.value.recruits];
  const group = own[at];
  if (!group) return;
  own.splice(at, 1, { ...group, count: group.count - 1 }, change({ ...group, count: 1 }));
  withRecruits(own);
}

export const giveItem = (at: number, item: string): void =>
  changeOne(at, (one) => ({ ...one, items: [...one.items, item] }));

/** Its spells go with a book. */
export const takeItem = (at: number, item: string, isBook = false): void =>
  changeOne(at, (one) => ({
    ...one,
    items: one.items.filter((_, place) => place !== one.items.indexOf(item)),
    spells: isBook ? [] : (one.spells ?? []),
  }));

export const mountUp = (at: number, mount: string): void => changeOne(at, (one) => ({ ...one, mount }));

export const addSpell = (at: number, spell: string): void =>
  changeOne(at, (one) => ({ ...one, spells: [...(one.spells ?? []), spell] }));

export const dropSpell = (at: number, place: number): void =>
  changeOne(at, (one) => ({ ...one, spells: (one.spells ?? []).filter((_, other) => other !== place) }));

/** MKO-CHAMPION-05: the same champion with another dial. */
export const setVersion = (at: number, figure: string): void => changeOne(at, (one) => ({ ...one, figure }));

export const setCompanies = (companies: readonly string[]): void => bench.lay({ ...army.value, companies });

export const dropStray = (at: number): void =>
  bench.lay({ ...army.value, stray: (army.value.stray ?? []).filter((_, place) => place !== at) });

export function setLevel(at: number, level: number): void {
  withRecruits(army.value.recruits.map((recruit, place) => (place === at ? { ...recruit, level } : recruit)));
}

export const setTotal = (total: number): void => bench.lay({ ...army.value, total });

export const dropLoose = (at: number): void =>
  bench.lay({ ...army.value, loose: army.value.loose.filter((_, place) => place !== at) });

// -- text -------------------------------------------------------------------------------------------

/** The list as every screen and command reads it; the server's `write_list` writes the same. */
export function textOf(catalogue: Catalogue, made: Army, spoken: Lang): string {
  const isGerman = spoken === "de";
  const lines: string[] = [];
  if (made.guide.en) lines.push(`# en: ${made.guide.en}`);
  if (made.guide.de) lines.push(`# de: ${made.guide.de}`);
  if (lines.length) lines.push("");
  lines.push(`${isGerman ? "Armee" : "Army"}: ${made.name.trim() || "?"}`);
  if (made.total) lines.push(`${isGerman ? "Punkte" : "Total"}: ${made.total}`);
  lines.push("");
  const item = (id: string): string => catalogue.itemById.get(id)?.name[spoken] ?? id;
  const spell = (id: string): string => catalogue.spellById.get(id)?.name[spoken] ?? id;
  for (const recruit of made.recruits) {
    const name = catalogue.byId.get(recruit.figure)?.list_name[spoken] ?? recruit.figure;
    const level = recruit.level ? `, ${isGerman ? "Stufe" : "level"} ${recruit.level}` : "";
    const mount = recruit.mount
      ? ` ${isGerman ? "auf" : "on"} ${catalogue.byId.get(recruit.mount)?.list_name[spoken] ?? recruit.mount}`
      : "";
    lines.push(
      [
        `${recruit.count}x ${name}${level}${mount}`,
        ...recruit.items.map(item),
        ...(recruit.spells ?? []).map(spell),
      ].join(" + "),
    );
  }
  for (const id of made.loose) lines.push(`1x ${item(id)}`);
  for (const id of made.stray ?? []) lines.push(`1x ${spell(id)}`);
  for (const id of made.companies ?? [])
    lines.push(catalogue.companies.find((each) => each.id === id)?.name[spoken] ?? id);
  return `${lines.join("\n")}\n`;
}

/** The server reads the list: it knows all names, and the nearest where there is none. */
async function readArmy(catalogue: Catalogue, text: string): Promise<{ made: Army; unknown: UnknownLine[] }> {
  const checked = await checkHere(GAME, text);
  const warriors = checked.entries.filter(({ id }) => catalogue.byId.has(id));
  const lying = (isMeant: (id: string) => boolean): string[] =>
    checked.entries.filter(({ id }) => isMeant(id)).flatMap(({ id, count }) => Array<string>(count).fill(id));
  const named = lang.peek() === "de" ? /^\s*Armee:\s*(\S.*)$/im.exec(text)?.[1]?.trim() : undefined;
  const made: Army = {
    name: named ?? (checked.name === "?" ? "" : checked.name),
    guide: guideIn(text),
    total: checked.summary["points"]?.["total"] ?? 0,
    recruits: warriors.map(({ id, count, carries, level, mount, spells }) => ({
      figure: id,
      items: carries,
      level,
      count,
      mount,
      spells,
    })),
    loose: lying((id) => catalogue.itemById.has(id)),
    stray: lying((id) => catalogue.spellById.has(id)),
    companies: lying((id) => catalogue.companies.some((each) => each.id === id)),
  };
  return { made, unknown: checked.unknown };
}

export const tradeWith = remembered(
  (catalogue: Catalogue): Trade<Army> => ({
    bench,
    words,
    address: BUILDER_ADDRESS,
    empty: EMPTY,
    sizeOf,
    textOf: (wanted, spoken) => textOf(catalogue, wanted, spoken),
    read: (text) => readArmy(catalogue, text),
    // An army without a name is called after its first faction.
    nameFor: (wanted) => {
      const first = catalogue.byId.get(wanted.recruits[0]?.figure ?? "");
      const faction = catalogue.words.factions[first?.factions[0] ?? ""];
      return freeName(bench, faction ? `${faction[lang.value]} ${wanted.total || ""}`.trim() : words().unnamed);
    },
  }),
);
