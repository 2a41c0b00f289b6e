// What somebody looks for among the pieces, in what order, and how it is shown. Order and view are kept in the browser.
import { type Signal, signal } from "@preact/signals";
import { keep, recall } from "../storage";

export type View = "grid" | "list";

/** Of lists as many as you like may be chosen; nothing chosen means all. */
export type Wishes = { words: string } & Record<string, string | number | boolean | readonly string[]>;
export type ListIn<W> = { [K in keyof W]: W[K] extends readonly string[] ? K : never }[keyof W];

export interface Search<W, S extends string> {
  /** Where it is kept. */
  drawer: string;
  sorts: readonly S[];
  wanted: Signal<W>;
  sort: Signal<S>;
  view: Signal<View>;
  change: (part: Partial<W>) => void;
  toggle: (list: ListIn<W>, key: string) => void;
  reset: () => void;
  /** How many filters are set, the words aside. */
  filtersOn: () => number;
}

export function makeSearch<W extends Wishes, S extends string>(
  drawer: string,
  everything: W,
  sorts: readonly S[],
  first: S,
): Search<W, S> {
  const wanted = signal(everything);
  const change = (part: Partial<W>): void => {
    wanted.value = { ...wanted.value, ...part };
  };
  return {
    drawer,
    sorts,
    wanted,
    sort: kept<S>(`${drawer}.sort`, first),
    view: kept<View>(`${drawer}.view`, "grid"),
    change,
    toggle: (list, key) => {
      const before = wanted.value[list] as readonly string[];
      const after = before.includes(key) ? before.filter((other) => other !== key) : [...before, key];
      change({ [list]: after } as unknown as Partial<W>);
    },
    reset: () => {
      wanted.value = everything;
    },
    filtersOn: () => {
      const { words: _, ...filters } = wanted.value;
      return Object.values(filters).reduce<number>(
        (sum, wish) => sum + (Array.isArray(wish) ? wish.length : Number(Boolean(wish))),
        0,
      );
    },
  };
}

/** A signal whose value is found again when the page is opened anew. */
export function kept<T>(drawer: string, first: T): Signal<T> {
  const chosen = signal(recall<T>(drawer, first));
  chosen.subscribe((value) => keep(drawer, value));
  return chosen;
}

/** Without accents and capitals. */
const plain = (text: string): string =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");

/** Finds pieces on which all of some words occur; what stands on a piece is read once. */
export function makeReader<C, P extends object>(partsOf: (piece: P, catalogue: C) => string[]) {
  const texts = new WeakMap<P, string>();
  return (catalogue: C, words: string): ((piece: P) => boolean) => {
    const sought = plain(words).split(/\s+/).filter(Boolean);
    return (piece) => {
      const text = texts.get(piece) ?? plain(partsOf(piece, catalogue).join(" | "));
      texts.set(piece, text);
      return sought.every((word) => text.includes(word));
    };
  };
}

/** One of these is wanted, or nothing was chosen. */
export const fits = (chosen: readonly string[], values: readonly string[]): boolean =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));
