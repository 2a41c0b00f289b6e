// A workbench: what is being built, what it was before, and what the server says about it. Every game has its own.
// It outlives the screen and the page, so that nothing is lost by looking elsewhere.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { phraseOf } from "../api";
import { deleteDeck, ownDecks, saveDeck } from "../decks";
import { keep, recall } from "../storage";
import type { ForceCheck, Lang, Phrase, UnknownLine } from "../wire";
import { checkHere } from "./brought";
import type { BuilderWords } from "./texts";

/** What every builder makes: a list with a name and how it is played. */
export interface Made {
  name: string;
  guide: Phrase;
}

interface Work<T> {
  deck: T;
  /** The name it was last saved under; empty when it never was. */
  savedAs: string;
}

export interface Bench<T extends Made> {
  game: string;
  made: ReadonlySignal<T>;
  savedAs: ReadonlySignal<string>;
  canUndo: ReadonlySignal<boolean>;
  canRedo: ReadonlySignal<boolean>;
  /** What was done last, for those who listen. */
  announcement: Signal<string>;
  lay: (next: T) => void;
  undo: () => void;
  redo: () => void;
  rename: (name: string) => void;
  /** Another one on the bench. Undo brings back the one before. */
  open: (opened: T, savedUnder?: string) => void;
  /** Something else lies on the bench, and is not kept here, until it is given back. */
  lend: (made: T) => void;
  giveBack: () => void;
  isTaken: (name: string) => boolean;
  /** Saves under its name; what was saved under another is renamed. Says whether this browser could keep it. */
  save: (name: string, textOf: (made: T) => string) => boolean;
  remove: (name: string) => void;
  isSaved: (text: string) => boolean;
  /** Undefined while the first answer is awaited; an old one stays until the new one is here. */
  checked: Signal<ForceCheck | undefined>;
  isChecking: Signal<boolean>;
  checkTrouble: Signal<Phrase | undefined>;
  checkSoon: (text: string, campaign?: boolean) => void;
}

/** A bench and the ways in and out of it. */
export interface Trade<T extends Made> {
  bench: Bench<T>;
  words: () => BuilderWords;
  /** Where the builder is. */
  address: string;
  empty: T;
  sizeOf: (made: T) => number;
  textOf: (made: T, lang: Lang) => string;
  read: (text: string) => Promise<{ made: T; unknown: UnknownLine[] }>;
  /** What it is called where nobody has named it. */
  nameFor: (made: T) => string;
}

const MOST_STEPS = 200;
const CHECK_AFTER_MS = 250;

export function makeBench<T extends Made>(
  game: string,
  drawer: string,
  empty: T,
  isWhole: (kept: Partial<T>) => boolean,
): Bench<T> {
  const kept = recall<Partial<Work<T>>>(drawer, {});
  const isSound = typeof kept?.deck?.name === "string" && typeof kept.deck.guide?.en === "string" && isWhole(kept.deck);
  const work = signal<Work<T>>(
    isSound ? { deck: kept.deck!, savedAs: String(kept.savedAs ?? "") } : { deck: empty, savedAs: "" },
  );
  const past = signal<Work<T>[]>([]);
  const future = signal<Work<T>[]>([]);
  const savedAs = computed(() => work.value.savedAs);

  let aside: [now: Work<T>, before: Work<T>[], after: Work<T>[]] | undefined;
  const put = (next: Work<T>): void => {
    work.value = next;
    if (!aside) keep(drawer, next);
  };
  const lay = (next: Work<T>): void => {
    past.value = [...past.value.slice(-MOST_STEPS), work.value];
    future.value = [];
    put(next);
  };
  const isTaken = (name: string): boolean =>
    name !== savedAs.value && ownDecks.value.some((own) => own.game === game && own.name === name);

  return {
    game,
    made: computed(() => work.value.deck),
    savedAs,
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    announcement: signal(""),
    lay: (next) => lay({ ...work.value, deck: next }),
    undo: () => {
      const before = past.value.at(-1);
      if (!before) return;
      past.value = past.value.slice(0, -1);
      future.value = [work.value, ...future.value];
      put(before);
    },
    redo: () => {
      const [after, ...rest] = future.value;
      if (!after) return;
      future.value = rest;
      past.value = [...past.value, work.value];
      put(after);
    },
    // Letters typed one after the other are one step.
    rename: (name) => {
      const last = past.value.at(-1)?.deck;
      const now = work.value.deck;
      const isTyping = last !== undefined && last.name !== name && isSameBut(last, now) && future.value.length === 0;
      const next = { ...work.value, deck: { ...now, name } };
      if (isTyping) put(next);
      else lay(next);
    },
    open: (opened, savedUnder = "") => lay({ deck: opened, savedAs: savedUnder }),
    lend: (made) => {
      aside ??= [work.value, past.value, future.value];
      [work.value, past.value, future.value] = [{ deck: made, savedAs: "" }, [], []];
    },
    giveBack: () => {
      if (aside) [work.value, past.value, future.value] = aside;
      aside = undefined;
    },
    isTaken,
    save: (name, textOf) => {
      const named = { ...work.value.deck, name };
      const before = savedAs.value;
      const isKept = saveDeck({ game, name, text: textOf(named) });
      if (before && before !== name) deleteDeck({ game, name: before });
      put({ deck: named, savedAs: name });
      return isKept;
    },
    remove: (name) => {
      deleteDeck({ game, name });
      if (savedAs.value === name) put({ ...work.value, savedAs: "" });
    },
    isSaved: (text) =>
      ownDecks.value.some((own) => own.game === game && own.name === savedAs.value && own.text === text),
    ...makeChecking(game),
  };
}

/** The same in everything but the name. */
function isSameBut<T extends Made>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => key === "name" || one[key] === other[key]);
}

function makeChecking(game: string): Pick<Bench<Made>, "checked" | "isChecking" | "checkTrouble" | "checkSoon"> {
  const checked = signal<ForceCheck | undefined>(undefined);
  const isChecking = signal(false);
  const checkTrouble = signal<Phrase | undefined>(undefined);
  let timer = 0;
  let asking: AbortController | undefined;
  const check = async (text: string, campaign: boolean): Promise<void> => {
    const mine = new AbortController();
    asking = mine;
    try {
      checked.value = await checkHere(game, text, campaign, mine.signal);
      checkTrouble.value = undefined;
    } catch (trouble) {
      if (mine.signal.aborted) return;
      checkTrouble.value = phraseOf(trouble);
    }
    if (asking === mine) isChecking.value = false;
  };
  return {
    checked,
    isChecking,
    checkTrouble,
    checkSoon: (text, campaign = false) => {
      clearTimeout(timer);
      asking?.abort();
      isChecking.value = true;
      timer = window.setTimeout(() => void check(text, campaign), CHECK_AFTER_MS);
    },
  };
}

/** A name fits on its line: no remark sign, one line, not too long. */
export const tidyName = (name: string): string => name.replaceAll("#", "").replace(/\s+/g, " ").slice(0, 60);

/** The remarks "# en: ..." and "# de: ..." of a list. */
export function guideIn(text: string): Phrase {
  const told = (lang: Lang): string =>
    text
      .split(/\r?\n/)
      .map((line) => new RegExp(`^\\s*#\\s*${lang}:\\s*(.+)$`).exec(line)?.[1]?.trim())
      .filter(Boolean)
      .join(" ");
  return { en: told("en"), de: told("de") };
}

/** "Thalorin", or "Thalorin 2" where that is taken. */
export function freeName<T extends Made>(bench: Bench<T>, name: string): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!bench.isTaken(numbered)) return numbered;
  }
}
