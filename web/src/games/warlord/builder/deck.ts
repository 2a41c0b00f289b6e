// A deck as somebody builds it: its cards in their order, and its way to plain text and back.
import { guideIn, type Made } from "../../../builder/bench";
import { checkHere } from "../../../builder/brought";
import type { Face, Lang, UnknownLine } from "../../../wire";
import type { Catalogue } from "../catalogue";
import { GAME } from "../identity";

/** WL-DECK-02. Only for the progress bar: what is allowed, the server says. */
export const LEAST_CARDS = 50;
const MOST_COPIES_SHOWN = 99;
export const TYPES = ["character", "item", "action"] as const;

export interface Deck extends Made {
  /** In the order of the list: the starting army takes the first cards that fit. */
  cards: readonly (readonly [id: string, count: number])[];
}

export const EMPTY: Deck = { name: "", cards: [], guide: { en: "", de: "" } };

export const sizeOf = (deck: Deck): number => deck.cards.reduce((sum, [, count]) => sum + count, 0);
export const countOf = (deck: Deck, id: string): number => deck.cards.find(([card]) => card === id)?.[1] ?? 0;

export function withCount(deck: Deck, id: string, wanted: number): Deck {
  const count = Math.min(Math.max(wanted, 0), MOST_COPIES_SHOWN);
  if (!count) return { ...deck, cards: deck.cards.filter(([card]) => card !== id) };
  if (!countOf(deck, id)) return { ...deck, cards: [...deck.cards, [id, count]] };
  return { ...deck, cards: deck.cards.map((entry) => (entry[0] === id ? [id, count] : entry)) };
}

export function withFirst(deck: Deck, id: string): Deck {
  const [first, others] = [deck.cards.filter(([card]) => card === id), deck.cards.filter(([card]) => card !== id)];
  return { ...deck, cards: [...first, ...others] };
}

/** The list as every screen and command reads it; the server's `write_list` writes the same. */
export function textOf(catalogue: Catalogue, deck: Deck, lang: Lang): string {
  const lines: string[] = [];
  if (deck.guide.en) lines.push(`# en: ${deck.guide.en}`);
  if (deck.guide.de) lines.push(`# de: ${deck.guide.de}`);
  if (lines.length) lines.push("");
  lines.push(`Deck: ${deck.name.trim() || "?"}`, "");
  for (const type of TYPES) {
    const cards = deck.cards.filter(([id]) => catalogue.byId.get(id)?.type === type);
    for (const [id, count] of cards) lines.push(`${count}x ${listName(catalogue, catalogue.byId.get(id)!, lang)}`);
    if (cards.length) lines.push("");
  }
  return lines.join("\n");
}

/** WL-FORMAT-03: of several printings the first has the name, another goes by its id. */
function listName(catalogue: Catalogue, face: Face, lang: Lang): string {
  const name = face.name[lang];
  const first = catalogue.cards.find((other) => !other.is_token && (other.name.en === name || other.name.de === name));
  return first?.id === face.id ? name : face.id;
}

/** The server reads the list: it knows all names, and the nearest where there is none. */
export async function readDeck(text: string): Promise<{ made: Deck; unknown: UnknownLine[] }> {
  const checked = await checkHere(GAME, text);
  const deck: Deck = {
    name: checked.name === "?" ? "" : checked.name,
    cards: checked.cards.map(({ id, count }) => [id, count] as const),
    guide: guideIn(text),
  };
  return { made: deck, unknown: checked.unknown };
}
