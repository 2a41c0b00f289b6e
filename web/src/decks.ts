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
  /** As it was at this time the account has it, too, or had it. */
  keptAt?: number;
}

/** A deck of the account that was deleted here; forgotten as soon as the account knows. */
interface Gone {
  game: string;
  name: string;
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
  forget(deck);
  if (hasAccount) void put(deck).catch(() => {});
  return keep("decks", ownDecks.value);
}

export function deleteDeck(deck: { game: string; name: string }): void {
  const isKept = read().some((own) => isSame(own, deck) && own.keptAt !== undefined);
  ownDecks.value = read().filter((own) => !isSame(own, deck));
  keep("decks", ownDecks.value);
  if (isKept || hasAccount) keep("decks.gone", [...gone(), { game: deck.game, name: deck.name, at: Date.now() }]);
  if (hasAccount) void takeAway(deck).catch(() => {});
}

const gone = (): Gone[] => recall<Gone[]>("decks.gone", []);

function forget(deck: { game: string; name: string }): void {
  if (gone().some((each) => isSame(each, deck)))
    keep(
      "decks.gone",
      gone().filter((each) => !isSame(each, deck)),
    );
}

async function takeAway({ game, name }: { game: string; name: string }): Promise<void> {
  await ask(`/api/me/decks?${new URLSearchParams({ game, name })}`, { method: "DELETE" });
  forget({ game, name });
}

let hasAccount = false;

async function put({ game, name, text }: Pick<OwnDeck, "game" | "name" | "text">): Promise<void> {
  await ask("/api/me/decks", { method: "PUT", body: { game, name, text } });
  const kept = read().map((own) =>
    isSame(own, { game, name }) && own.text === text ? { ...own, keptAt: own.at } : own,
  );
  ownDecks.value = kept;
  keep("decks", kept);
}

/** After logging in: of a deck on both sides the newer one counts, what is missing on one comes from the other;
 * but what was deleted on one side, and has not changed since on the other, goes there as well. */
export async function joinDecksOfAccount(): Promise<void> {
  hasAccount = true;
  const kept = await ask<(Omit<OwnDeck, "at"> & { changed_at: number })[]>("/api/me/decks");
  const found = kept.map(({ changed_at, ...deck }): OwnDeck => ({ ...deck, at: changed_at, keptAt: changed_at }));
  const isGoneHere = (deck: OwnDeck): boolean => gone().some((each) => isSame(each, deck) && each.at >= deck.at);
  const isGoneThere = (own: OwnDeck): boolean =>
    own.keptAt !== undefined && own.at <= own.keptAt && !found.some((deck) => isSame(deck, own));
  const [theirs, unwanted] = [found.filter((deck) => !isGoneHere(deck)), found.filter(isGoneHere)];
  const ours = read().filter((own) => !isGoneThere(own));
  for (const each of gone()) if (!unwanted.some((deck) => isSame(deck, each))) forget(each);
  const isNewest = (among: OwnDeck[]) => (deck: OwnDeck) =>
    !among.some((other) => isSame(other, deck) && other.at >= deck.at);
  const toUs = theirs.filter(isNewest(ours));
  const toThem = ours.filter(isNewest(theirs));
  const stays = ours
    .filter((own) => !toUs.some((deck) => isSame(deck, own)))
    .map((own) => (theirs.some((deck) => isSame(deck, own)) ? { ...own, keptAt: own.keptAt ?? own.at } : own));
  ownDecks.value = [...stays, ...toUs].sort((one, other) => other.at - one.at);
  keep("decks", ownDecks.value);
  await Promise.all([...toThem.map(put), ...unwanted.map(takeAway)]);
}

export function leaveAccount(): void {
  hasAccount = false;
}
