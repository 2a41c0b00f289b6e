// The words of the workshop. What the keys of packs are called comes with their form.
import { bilingual, say, sayEither } from "../texts";
import type { KnownWord, Phrase } from "../wire";

const en = {
  title: "Workshop",
  lead: "Make cards, figures, spells, terrain and armies of your own. Everything is kept in this browser.",
  game: "Game",
  entries: "In this pack",
  add: "New",
  copy: "Copy",
  remove: "Remove",
  undo: "Undo",
  redo: "Redo",
  face: "How it looks",
  reading: "What the rules make of it",
  problems: "Not right yet",
  fine: "Everything is in order.",
  play: "Play this",
  starting: "Starting …",
  pack: "The pack",
  packTitle: "Title",
  packId: "Short name",
  edition: "Version",
  save: "Save here",
  saved: "The pack is saved in this browser.",
  savedSeveral: (count: number) => `${count} packs are saved in this browser.`,
  tooLarge: (file: string, kb: number) => `${file} has ${kb} kB; a pack has 200 at most.`,
  noText: (file: string) => `${file} is not UTF-8 text.`,
  notSaved: "This browser keeps nothing; download the pack instead.",
  download: "Download",
  open: "Open a file",
  begin: "New pack",
  beginAsk: "Begin a new pack?",
  beginWhy: "What is on the bench goes; undo brings it back.",
  own: "Saved packs",
  more: "More",
  effect: "The effect as data",
  english: "Text in English",
  german: "Text in German",
  writeText: "Write it as cards print it, such as “Spend Order: Draw a card.”",
  understood: "Understood to the last word.",
  notUnderstood:
    "The underlined part is not understood. The text is shown on the card, and the rules do not enforce it.",
  addTo: (what: string) => `Add: ${what}`,
  drop: (what: string) => `Remove: ${what}`,
  nothing: "–",
  listHint: "Several with a comma between them",
  placeHint: "x, y",
  placesHint: "x, y; x, y; x, y",
  addWord: "Add …",
  otherWord: (what: string) => `${what}: a word of your own`,
  otherWordHint: "A word of your own",
  numberOf: (what: string) => `${what}: number`,
  choosePart: "Choose by picture",
  asUsual: "As usual",
  kind: "What it is",
  tryNow: "Try it",
  toBuilder: "Build it in the builder",
  weigh: "Is it too strong?",
  weighHint: "Bots play with it against its like, as many as cost the same; at 50 % it is worth its price.",
  weighBegin: "Let bots play",
  weighOn: "Go on",
  weighStop: "Stop",
  weighing: (done: number, most: number) => `Match ${done + 1} of at most ${most} …`,
  weighed: (share: string, low: string, high: string, done: number) =>
    `${share} % of the points in ${done} ${done === 1 ? "match" : "matches"}; 95 times of 100 the truth lies between ${low} and ${high} %.`,
  rival: (who: string) => `Last against: ${who}`,
  tooStrong: "Stronger than its price.",
  tooWeak: "Weaker than its price.",
  evenSoFar: "No difference can be told so far.",
  withFriends: "Play with friends",
  withFriendsHint: "The pack goes along with the match; everybody sees what it is before sitting down.",
};

const de: typeof en = {
  title: "Werkstatt",
  lead: "Baue eigene Karten, Figuren, Zauber, Gelände und Armeen. Alles bleibt in diesem Browser.",
  game: "Spiel",
  entries: "In diesem Paket",
  add: "Neu",
  copy: "Kopie",
  remove: "Entfernen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  face: "So sieht es aus",
  reading: "Was die Regeln daraus machen",
  problems: "Noch nicht richtig",
  fine: "Alles in Ordnung.",
  play: "Damit spielen",
  starting: "Geht los …",
  pack: "Das Paket",
  packTitle: "Titel",
  packId: "Kurzname",
  edition: "Version",
  save: "Hier speichern",
  saved: "Das Paket ist in diesem Browser gespeichert.",
  savedSeveral: (count) => `${count} Pakete sind in diesem Browser gespeichert.`,
  tooLarge: (file, kb) => `${file} hat ${kb} kB; ein Paket hat höchstens 200.`,
  noText: (file) => `${file} ist kein UTF-8-Text.`,
  notSaved: "Dieser Browser behält nichts; lade das Paket stattdessen herunter.",
  download: "Herunterladen",
  open: "Datei öffnen",
  begin: "Neues Paket",
  beginAsk: "Ein neues Paket beginnen?",
  beginWhy: "Was auf der Werkbank liegt, verschwindet; Rückgängig holt es zurück.",
  own: "Gespeicherte Pakete",
  more: "Mehr",
  effect: "Die Wirkung als Daten",
  english: "Text auf Englisch",
  german: "Text auf Deutsch",
  writeText: "Schreib ihn so, wie Karten ihn drucken, etwa „Spend Order: Draw a card.“",
  understood: "Bis zum letzten Wort verstanden.",
  notUnderstood:
    "Der unterstrichene Teil wird nicht verstanden. Der Text steht auf der Karte, doch die Regeln setzen ihn nicht durch.",
  addTo: (what) => `Hinzufügen: ${what}`,
  drop: (what) => `Entfernen: ${what}`,
  nothing: "–",
  listHint: "Mehrere durch Komma getrennt",
  placeHint: "x, y",
  placesHint: "x, y; x, y; x, y",
  addWord: "Hinzufügen …",
  otherWord: (what) => `${what}: ein eigenes Wort`,
  otherWordHint: "Ein eigenes Wort",
  numberOf: (what) => `${what}: Zahl`,
  choosePart: "Nach Bildern wählen",
  asUsual: "Wie üblich",
  kind: "Was es ist",
  tryNow: "Ausprobieren",
  toBuilder: "Im Baukasten zusammenstellen",
  weigh: "Ist das zu stark?",
  weighHint: "Bots spielen damit gegen Vergleichbares zum gleichen Preis; bei 50 % ist es seinen Preis wert.",
  weighBegin: "Bots spielen lassen",
  weighOn: "Weiter",
  weighStop: "Anhalten",
  weighing: (done, most) => `Partie ${done + 1} von höchstens ${most} …`,
  weighed: (share, low, high, done) =>
    `${share} % der Punkte in ${done} ${done === 1 ? "Partie" : "Partien"}; in 95 von 100 Fällen liegt die Wahrheit zwischen ${low} und ${high} %.`,
  rival: (who) => `Zuletzt gegen: ${who}`,
  tooStrong: "Stärker als sein Preis.",
  tooWeak: "Schwächer als sein Preis.",
  evenSoFar: "Bisher ist kein Unterschied zu erkennen.",
  withFriends: "Mit anderen spielen",
  withFriendsHint: "Das Paket kommt mit der Partie mit; alle sehen vor dem Hinsetzen, was es ist.",
};

export const workshopWords = bilingual(en, de);

/** What a key, a table or a word is called; as it is written in packs where it has no name. */
export const titleOf = (title: Phrase | null | undefined, word: string): string =>
  title ? say(title) : (word[0] ?? "").toUpperCase() + word.slice(1).replaceAll(/[-_]/g, " ");

const LONGEST_TITLE = 48;

/** What a word is called; a short sentence about it says more than the word itself, or as much of it as is short. */
export function wordTitle({ word, title, about }: KnownWord): string {
  if (title || !about) return titleOf(title, word);
  const told = say(about);
  if (told.length <= LONGEST_TITLE) return told;
  const begin = (told.split(/[,;:.(]/)[0] ?? "").trim();
  return begin.length <= LONGEST_TITLE ? begin : `${told.slice(0, LONGEST_TITLE)}…`;
}

/** What somebody calls an entry of a pack. */
export const nameOf = ({ name, id }: { name?: Partial<Phrase>; id?: string }): string =>
  sayEither(name ?? {}) || id || "?";
