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

/** After logging in: of a deck on both sides the newer one counts; what is missing on one comes from the other. */
export async function joinDecksOfAccount(): Promise<void> {
  hasAccount = true;
  const kept = await ask<(Omit<OwnDeck, "at"> & { changed_at: number })[]>("/api/me/decks");
  const theirs = kept.map(({ changed_at, ...deck }): OwnDeck => ({ ...deck, at: changed_at }));
  const ours = read();
  const isNewest = (among: OwnDeck[]) => (deck: OwnDeck) => !among.some((other) => isSame(other, deck) && other.at >= deck.at);
  const toUs = theirs.filter(isNewest(ours));
  const toThem = ours.filter(isNewest(theirs));
  const stays = ours.filter((own) => !toUs.some((deck) => isSame(deck, own)));
  ownDecks.value = [...stays, ...toUs].sort((one, other) => other.at - one.at);
  keep("decks", ownDecks.value);
  await Promise.all(toThem.map(put));
}

export function leaveAccount(): void {
  hasAccount = false;
}
