// Positions of cards: every army has piles of names, one of them in ranks. Nothing here knows what a card does.
import type { PositionForm } from "../wire";
import { type Entry, entryAt, type Position, withEntry, withValue } from "./position";

/** Where a card can be put: before the one that lies there; `at` is -1 for the end of a pile. */
export interface Berth {
  seat: number;
  pile: string;
  /** Of a pile in ranks; one more than there are begins a new one. */
  rank: number;
  at: number;
}

/** The section whose entries say what is unusual about a card. */
export const CARDS = "cards";
/** What only counts where a card stands in a rank. */
const STANDING = ["state", "wounds", "items", "attached", "since", "uses"];
const GAP = "\0";

/** The second card of a kind is called `name#2`. */
export const idOf = (name: string): string => name.split("#")[0]!;

export const armiesOf = (position: Position): Entry[] => (position["army"] as Entry[] | undefined) ?? [];

export const ranksOf = (army: Entry, pile: string): string[][] => (army[pile] as string[][] | undefined) ?? [];

export const pileOf = (army: Entry, pile: string): string[] => (army[pile] as string[] | undefined) ?? [];

export const itemsOf = (position: Position, name: string): string[] =>
  (entryAt(position, { section: CARDS, name })?.["items"] as string[] | undefined) ?? [];

/** A name for one more card of this kind. */
export function freshCopy(position: Position, id: string): string {
  const cards = (position[CARDS] as Record<string, Entry> | undefined) ?? {};
  const held = Object.values(cards)
    .flatMap((entry) => [entry["items"] ?? [], entry["attached"] ?? []])
    .flat();
  const lying = armiesOf(position).flatMap((army) =>
    Object.values(army).flatMap((pile) => (Array.isArray(pile) ? pile.flat() : [])),
  );
  const taken = new Set<unknown>([...Object.keys(cards), ...held, ...lying, ...((position["order"] as []) ?? [])]);
  let number = 1;
  while (taken.has(number === 1 ? id : `${id}#${number}`)) number++;
  return number === 1 ? id : `${id}#${number}`;
}

/** Everything that lies in piles, changed by name; what is left out is taken away, and empty ranks close up. */
function mapped(position: Position, change: (name: string) => string[]): Position {
  const army = armiesOf(position).map((each) =>
    Object.fromEntries(
      Object.entries(each).map(([key, pile]) => {
        if (!Array.isArray(pile) || key === "list") return [key, pile];
        const isRanks = key === "ranks";
        const next = isRanks
          ? (pile as string[][]).map((rank) => rank.flatMap(change)).filter((rank) => rank.length)
          : (pile as string[]).flatMap(change);
        return [key, next];
      }),
    ),
  );
  return { ...position, army };
}

/** Nobody holds it any more. */
function unheld(position: Position, name: string): Position {
  let left = position;
  for (const [host, entry] of Object.entries((position[CARDS] as Record<string, Entry> | undefined) ?? {}))
    for (const key of ["items", "attached"]) {
      const held = (entry[key] as string[] | undefined) ?? [];
      if (!held.includes(name)) continue;
      const rest = held.filter((each) => each !== name);
      const spot = { section: CARDS, name: host };
      left = withEntry(left, spot, withValue(entry, key, rest.length ? rest : undefined));
    }
  return left;
}

function inserted(position: Position, { seat, pile, rank, at }: Berth, isRanks: boolean, names: string[]): Position {
  const army = [...armiesOf(position)];
  const own = army[seat] ?? {};
  const into = (row: string[]): string[] =>
    at < 0 ? [...row, ...names] : [...row.slice(0, at), ...names, ...row.slice(at)];
  const ranks = ranksOf(own, pile);
  const changed = isRanks
    ? [...ranks, ...(rank >= ranks.length ? [[]] : [])].map((row, place) =>
        place === Math.min(rank, ranks.length) ? into(row) : row,
      )
    : into(pileOf(own, pile));
  army[seat] = { ...own, [pile]: changed };
  return { ...position, army };
}

/** A card lies somewhere else, or for the first time. What it holds goes along where it no longer stands. */
export function berthed(position: Position, form: PositionForm, name: string, berth: Berth): Position {
  const isRanks = form.piles.some(({ key, is_ranks }) => key === berth.pile && is_ranks);
  const along = isRanks ? [] : itemsOf(position, name);
  let next = inserted(position, berth, isRanks, [GAP]);
  next = mapped(unheld(next, name), (each) => (each === name ? [] : each === GAP ? [name, ...along] : [each]));
  const spot = { section: CARDS, name };
  let entry = entryAt(next, spot);
  if (!entry) return next;
  for (const key of ["known_to", "owner", ...(isRanks ? [] : STANDING)]) entry = withValue(entry, key, undefined);
  return withEntry(next, spot, Object.keys(entry).length ? entry : null);
}

/** A card is held by another one. */
export function handed(position: Position, name: string, host: string): Position {
  const next = mapped(unheld(position, name), (each) => (each === name ? [] : [each]));
  const spot = { section: CARDS, name: host };
  const entry = entryAt(next, spot) ?? {};
  return withEntry(next, spot, withValue(entry, "items", [...((entry["items"] as string[]) ?? []), name]));
}

/** Away, with everything that is said about it, and with what it holds. */
export function discarded(position: Position, name: string): Position {
  const gone = [name, ...itemsOf(position, name)];
  let left = position;
  for (const each of gone) {
    left = mapped(unheld(left, each), (other) => (other === each ? [] : [other]));
    left = withEntry(left, { section: CARDS, name: each }, null);
  }
  const effects = (left["effects"] as Entry[] | undefined) ?? [];
  const isAbout = (effect: Entry): boolean =>
    [effect["card"], effect["source"], effect["whom"], ...((effect["past"] as string[]) ?? [])].some((each) =>
      gone.includes(String(each)),
    );
  return effects.length ? { ...left, effects: effects.filter((effect) => !isAbout(effect)) } : left;
}
