// What lies on the workbench: the deck that is being built, what it was before, and what the server says about it.
// It outlives the screen and the page, so that nothing is lost by looking elsewhere.
import { computed, signal } from "@preact/signals";
import { checkForce, phraseOf } from "../api";
import { deleteDeck, ownDecks, saveDeck } from "../decks";
import type { Catalogue } from "../games/warlord/catalogue";
import { keep, recall } from "../storage";
import type { ForceCheck, Phrase } from "../wire";
import { EMPTY, GAME, sizeOf, textOf, withCount, withFirst, type Deck } from "./deck";

interface Work {
  deck: Deck;
  /** The name it was last saved under; empty when it never was. */
  savedAs: string;
}

const MOST_STEPS = 200;
const CHECK_AFTER_MS = 250;

function read(): Work {
  const kept = recall<Partial<Work>>("workbench", {});
  const isWhole = Array.isArray(kept?.deck?.cards) && typeof kept.deck.name === "string" && typeof kept.deck.guide?.en === "string";
  return isWhole ? { deck: kept.deck!, savedAs: String(kept.savedAs ?? "") } : { deck: EMPTY, savedAs: "" };
}

const work = signal<Work>(read());
const past = signal<Work[]>([]);
const future = signal<Work[]>([]);
/** What was done last, for those who listen. */
export const announcement = signal("");

export const deck = computed(() => work.value.deck);
export const savedAs = computed(() => work.value.savedAs);
export const size = computed(() => sizeOf(deck.value));
export const counts = computed(() => new Map(deck.value.cards));
export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

function lay(next: Work): void {
  past.value = [...past.value.slice(-MOST_STEPS), work.value];
  future.value = [];
  put(next);
}

function put(next: Work): void {
  work.value = next;
  keep("workbench", next);
}

export function undo(): void {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  future.value = [work.value, ...future.value];
  put(before);
}

export function redo(): void {
  const [after, ...rest] = future.value;
  if (!after) return;
  future.value = rest;
  past.value = [...past.value, work.value];
  put(after);
}

export function setCount(id: string, count: number): void {
  lay({ ...work.value, deck: withCount(deck.value, id, count) });
}

export function putFirst(id: string): void {
  lay({ ...work.value, deck: withFirst(deck.value, id) });
}

/** Letters typed one after the other are one step. */
export function rename(name: string): void {
  const last = past.value.at(-1);
  const isTyping = last?.deck.cards === deck.value.cards && last.deck.name !== name && future.value.length === 0;
  const next = { ...work.value, deck: { ...deck.value, name } };
  if (isTyping) put(next);
  else lay(next);
}

/** Another deck on the bench. Undo brings back the one before. */
export function open(opened: Deck, savedUnder = ""): void {
  lay({ deck: opened, savedAs: savedUnder });
}

// -- saving ---------------------------------------------------------------------------------------

export const isTaken = (name: string): boolean =>
  name !== savedAs.value && ownDecks.value.some((own) => own.game === GAME && own.name === name);

/** Saves under its name; a deck that was saved under another is renamed. Says whether this browser could keep it. */
export function save(catalogue: Catalogue, name: string): boolean {
  const named = { ...deck.value, name };
  const before = savedAs.value;
  const isKept = saveDeck({ game: GAME, name, text: textOf(catalogue, named, "en") });
  if (before && before !== name) deleteDeck({ game: GAME, name: before });
  put({ deck: named, savedAs: name });
  return isKept;
}

export function remove(name: string): void {
  deleteDeck({ game: GAME, name });
  if (savedAs.value === name) put({ ...work.value, savedAs: "" });
}

export function isSaved(catalogue: Catalogue): boolean {
  const own = ownDecks.value.find((kept) => kept.game === GAME && kept.name === savedAs.value);
  return own !== undefined && own.text === textOf(catalogue, deck.value, "en");
}

// -- checking -------------------------------------------------------------------------------------

/** Undefined while the first answer is awaited; an old one stays until the new one is here. */
export const checked = signal<ForceCheck | undefined>(undefined);
export const isChecking = signal(false);
export const checkTrouble = signal<Phrase | undefined>(undefined);

let timer = 0;
let asking: AbortController | undefined;

export function checkSoon(text: string, campaign: boolean): void {
  clearTimeout(timer);
  asking?.abort();
  isChecking.value = true;
  timer = window.setTimeout(() => void check(text, campaign), CHECK_AFTER_MS);
}

async function check(text: string, campaign: boolean): Promise<void> {
  const mine = (asking = new AbortController());
  try {
    checked.value = await checkForce(GAME, text, campaign, mine.signal);
    checkTrouble.value = undefined;
  } catch (trouble) {
    if (mine.signal.aborted) return;
    checkTrouble.value = phraseOf(trouble);
  }
  if (asking === mine) isChecking.value = false;
}
