// An army as somebody builds it: warriors in their order, what they carry, and its way to plain text and back.
import { computed } from "@preact/signals";
import { checkForce } from "../api";
import { freeName, guideIn, makeBench, type Made, type Trade } from "../builder/bench";
import { lang } from "../settings";
import type { Lang, UnknownLine } from "../wire";
import { costOf, type Catalogue } from "./catalogue";
import { words } from "./texts";

export const GAME = "mageknight";
const USUAL_TOTAL = 200;
const MOST_COPIES = 50;

/** Warriors of a kind that carry the same. */
export interface Recruit {
  figure: string;
  items: readonly string[];
  /** A hero's, from 1; 0 for all others. */
  level: number;
  count: number;
}

export interface Army extends Made {
  /** What was agreed on; 0: nothing yet. */
  total: number;
  recruits: readonly Recruit[];
  /** Items that nobody carries, as a list can have them. */
  loose: readonly string[];
}

export const EMPTY: Army = { name: "", guide: { en: "", de: "" }, total: USUAL_TOTAL, recruits: [], loose: [] };

const isWhole = (kept: Partial<Army>): boolean =>
  Array.isArray(kept.recruits) && Array.isArray(kept.loose) && typeof kept.total === "number";
export const bench = makeBench<Army>(GAME, "muster", EMPTY, isWhole);
export const army = bench.made;

export const sizeOf = (made: Army): number => made.recruits.reduce((sum, recruit) => sum + recruit.count, 0) + made.loose.length;

/** How many of each figure are in it, whatever they carry. */
export const counts = computed(() => {
  const found = new Map<string, number>();
  for (const { figure, count } of army.value.recruits) found.set(figure, (found.get(figure) ?? 0) + count);
  return found;
});

// -- points -----------------------------------------------------------------------------------------

export function pointsOf(catalogue: Catalogue, recruit: Recruit): number {
  const figure = catalogue.byId.get(recruit.figure);
  return figure ? costOf(figure, recruit.level) + itemPoints(catalogue, recruit.items) : 0;
}

export const itemPoints = (catalogue: Catalogue, items: readonly string[]): number =>
  items.reduce((sum, item) => sum + (catalogue.itemById.get(item)?.points ?? 0), 0);

/** For the running total; whether it is allowed, the server says. */
export const totalOf = (catalogue: Catalogue, made: Army): number =>
  made.recruits.reduce((sum, recruit) => sum + recruit.count * pointsOf(catalogue, recruit), 0) + itemPoints(catalogue, made.loose);

// -- changes ----------------------------------------------------------------------------------------

const isSame = (one: Recruit, other: Recruit): boolean =>
  one.figure === other.figure && one.level === other.level && one.items.join() === other.items.join();

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

/** One more of this kind that carries nothing, or one less: whoever carries nothing goes first. */
export function changeFigure(catalogue: Catalogue, id: string, by: number): void {
  const own = army.value.recruits;
  const hero = catalogue.byId.get(id)?.levels.length;
  if (by > 0) {
    const same = own.find((recruit) => recruit.figure === id && !recruit.items.length);
    withRecruits([...own, { figure: id, items: [], level: same?.level ?? (hero ? 1 : 0), count: 1 }]);
    return;
  }
  const bare = own.findLastIndex((recruit) => recruit.figure === id && !recruit.items.length);
  const at = bare >= 0 ? bare : own.findLastIndex((recruit) => recruit.figure === id);
  if (at >= 0) changeRecruit(at, -1);
}

export function changeRecruit(at: number, by: number): void {
  withRecruits(army.value.recruits.map((recruit, place) => (place === at ? { ...recruit, count: recruit.count + by } : recruit)));
}

/** One of the group at this place becomes another; the others stay as they are. */
function changeOne(at: number, change: (one: Recruit) => Recruit): void {
  const own = [...army.value.recruits];
  const group = own[at];
  if (!group) return;
  own.splice(at, 1, { ...group, count: group.count - 1 }, change({ ...group, count: 1 }));
  withRecruits(own);
}

export const giveItem = (at: number, item: string): void => changeOne(at, (one) => ({ ...one, items: [...one.items, item] }));

export const takeItem = (at: number, item: string): void =>
  changeOne(at, (one) => ({ ...one, items: one.items.filter((_, place) => place !== one.items.indexOf(item)) }));

export function setLevel(at: number, level: number): void {
  withRecruits(army.value.recruits.map((recruit, place) => (place === at ? { ...recruit, level } : recruit)));
}

export const setTotal = (total: number): void => bench.lay({ ...army.value, total });

export const dropLoose = (at: number): void => bench.lay({ ...army.value, loose: army.value.loose.filter((_, place) => place !== at) });

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
  for (const recruit of made.recruits) {
    const name = catalogue.byId.get(recruit.figure)?.list_name[spoken] ?? recruit.figure;
    const level = recruit.level ? `, ${isGerman ? "Stufe" : "level"} ${recruit.level}` : "";
    lines.push([`${recruit.count}x ${name}${level}`, ...recruit.items.map(item)].join(" + "));
  }
  for (const id of made.loose) lines.push(`1x ${item(id)}`);
  return `${lines.join("\n")}\n`;
}

/** The server reads the list: it knows all names, and the nearest where there is none. */
async function readArmy(catalogue: Catalogue, text: string): Promise<{ made: Army; unknown: UnknownLine[] }> {
  const checked = await checkForce(GAME, text);
  const warriors = checked.entries.filter(({ id }) => catalogue.byId.has(id));
  const named = lang.peek() === "de" ? /^\s*Armee:\s*(\S.*)$/im.exec(text)?.[1]?.trim() : undefined;
  const made: Army = {
    name: named ?? (checked.name === "?" ? "" : checked.name),
    guide: guideIn(text),
    total: checked.summary["points"]?.["total"] ?? 0,
    recruits: warriors.map(({ id, count, carries, level }) => ({ figure: id, items: carries, level, count })),
    loose: checked.entries.filter(({ id }) => catalogue.itemById.has(id)).flatMap(({ id, count }) => Array<string>(count).fill(id)),
  };
  return { made, unknown: checked.unknown };
}

let made: { of: Catalogue; trade: Trade<Army> } | undefined;

/** The same object for the same figures. */
export function tradeWith(catalogue: Catalogue): Trade<Army> {
  if (made?.of !== catalogue) {
    const trade: Trade<Army> = {
      bench,
      words,
      address: "/a",
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
    };
    made = { of: catalogue, trade };
  }
  return made.trade;
}
