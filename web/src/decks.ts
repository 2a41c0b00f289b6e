// A player's own lists. Guests keep them in this browser; with an account they are on the server, too.
import { signal } from "@preact/signals";
import { ask } from "./api";
import { keep, onKeptElsewhere, recall } from "./storage";

export interface OwnDeck {
  game: string;
  /** Names a deck of its game; saving under the same name replaces it. */
  name: string;
  /** The list as every command and screen reads it. */
  text: string;
  at: number;
}

function read(): OwnDeck[] {
  const kept = recall<unknown>("decks", []);
  return Array.isArray(kept) ? (kept as OwnDeck[]).filter((deck) => deck && typeof deck.text === "string") : [];
}

export const ownDecks = signal<OwnDeck[]>(read());
onKeptElsewhere("decks", () => (ownDecks.value = read()));

const isSame = (one: { game: string; name: string }, other: { game: string; name: string }): boolean =>
  one.game === other.game && one.name === other.name;

/** Says whether this browser could keep it. */
export function saveDeck(deck: Omit<OwnDeck, "at">): boolean {
  ownDecks.value = [{ ...deck, at: Date.now() }, ...read().filter((own) => !isSame(own, deck))];
  if (hasAccount) void put(deck).catch(() => {});
  return keep("decks", ownDecks.value);
}

export function deleteDeck(deck: { game: string; name: string }): void {
  ownDecks.value = read().filter((own) => !isSame(own, deck));
  keep("decks", ownDecks.value);
  const query = new URLSearchParams({ game: deck.game, name: deck.name });
  if (hasAccount) void ask(`/api/me/decks?${query}`, { method: "DELETE" }).catch(() => {});
}

let hasAccount = false;

function put({ game, name, text }: Omit<OwnDeck, "at">): Promise<unknown> {
  return ask("/api/me/decks", { method: "PUT", body: { game, name, text } });
}

/** After logging in: what is missing here comes from the server, what is missing there goes to it. */
export async function joinDecksOfAccount(): Promise<void> {
  hasAccount = true;
  const theirs = await ask<(Omit<OwnDeck, "at"> & { changed_at: number })[]>("/api/me/decks");
  const ours = read();
  const missingHere = theirs.filter((deck) => !ours.some((own) => isSame(own, deck)));
  const missingThere = ours.filter((deck) => !theirs.some((their) => isSame(their, deck)));
  ownDecks.value = [...ours, ...missingHere.map(({ changed_at, ...deck }) => ({ ...deck, at: changed_at }))];
  keep("decks", ownDecks.value);
  await Promise.all(missingThere.map(put));
}

export function leaveAccount(): void {
  hasAccount = false;
}
