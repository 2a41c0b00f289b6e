// The words that all builders share; each says the rest in its own way.
import { bilingual } from "../texts";

const english = {
  views: "Part of the builder",
  search: "Search names and texts",
  searchHint: "In German and English. Finds what contains all the words.",
  filtersOn: (count: number) => (count ? `Filters (${count})` : "Filters"),
  reset: "Clear all filters",
  sort: "Sort by",
  view: "View",
  grid: "Pictures",
  list: "List",
  noneHint: "Try fewer filters or a shorter word.",
  add: (name: string) => `One more ${name}`,
  remove: (name: string) => `One ${name} fewer`,
  inGerman: "Deutsch",
  inEnglish: "English",
  checking: "Checking …",
  legal: "Allowed",
  illegal: (count: number) => (count === 1 ? "One rule is broken" : `${count} rules are broken`),
  problems: "What is missing",
  startImport: "Paste a list",
  undo: "Undo",
  redo: "Redo",
  save: "Save",
  saved: (name: string) => `“${name}” is saved.`,
  unsaved: "Not saved",
  isSaved: "Saved",
  replace: "Replace",
  playShort: "Play",
  menu: "More",
  open: "Open …",
  duplicate: "Duplicate",
  copyOf: (name: string) => `${name} (copy)`,
  delete: "Delete …",
  deleteWhy: "This cannot be undone.",
  deleted: (name: string) => `“${name}” is deleted.`,
  share: "Share by link …",
  import: "Import …",
  export: "Export as text …",
  printing: "Preparing the pages …",
  opened: (name: string) => `“${name}” is open.`,
  openIt: (name: string) => `Open ${name}`,
  changedAgo: (when: string) => `changed ${when}`,
  shareGo: "View it",
  importTitle: "Import a list",
  importLabel: "List",
  importFile: "Open a file …",
  importDo: "Import",
  importAnyway: "Import the rest",
  importUnknown: (count: number) => (count === 1 ? "One line cannot be read:" : `${count} lines cannot be read:`),
  line: (line: number) => `Line ${line}`,
  exportTitle: "Export as text",
  download: "Download",
  take: "Make it your own",
  forPack: (list: string, pack: string) => `“${list}” in the pack “${pack}”. Every change is kept there.`,
  toWorkshop: "Back to the workshop",
  ownPacks: (chosen: number, all: number) => `Your packs (${chosen} of ${all})`,
  ownPacksHint: "What is ticked lies in the pool, and comes with your matches.",
  any: "any",
};

const german: typeof english = {
  views: "Bereich",
  search: "Namen und Texte durchsuchen",
  searchHint: "Auf Deutsch und Englisch. Gefunden wird, was alle Wörter enthält.",
  filtersOn: (count) => (count ? `Filter (${count})` : "Filter"),
  reset: "Alle Filter löschen",
  sort: "Sortieren nach",
  view: "Ansicht",
  grid: "Bilder",
  list: "Liste",
  noneHint: "Versuch es mit weniger Filtern oder einem kürzeren Wort.",
  add: (name) => `Noch einmal ${name}`,
  remove: (name) => `Einmal weniger ${name}`,
  inGerman: "Deutsch",
  inEnglish: "English",
  checking: "Wird geprüft …",
  legal: "Erlaubt",
  illegal: (count) => (count === 1 ? "Eine Regel ist verletzt" : `${count} Regeln sind verletzt`),
  problems: "Was noch fehlt",
  startImport: "Eine Liste einfügen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  save: "Speichern",
  saved: (name) => `„${name}“ ist gespeichert.`,
  unsaved: "Nicht gespeichert",
  isSaved: "Gespeichert",
  replace: "Ersetzen",
  playShort: "Spielen",
  menu: "Mehr",
  open: "Öffnen …",
  duplicate: "Duplizieren",
  copyOf: (name) => `${name} (Kopie)`,
  delete: "Löschen …",
  deleteWhy: "Das lässt sich nicht rückgängig machen.",
  deleted: (name) => `„${name}“ ist gelöscht.`,
  share: "Per Link teilen …",
  import: "Importieren …",
  export: "Als Text exportieren …",
  printing: "Die Seiten werden vorbereitet …",
  opened: (name) => `„${name}“ ist geöffnet.`,
  openIt: (name) => `${name} öffnen`,
  changedAgo: (when) => `geändert ${when}`,
  shareGo: "Ansehen",
  importTitle: "Liste importieren",
  importLabel: "Liste",
  importFile: "Datei öffnen …",
  importDo: "Übernehmen",
  importAnyway: "Den Rest übernehmen",
  importUnknown: (count) => (count === 1 ? "Eine Zeile ist nicht lesbar:" : `${count} Zeilen sind nicht lesbar:`),
  line: (line) => `Zeile ${line}`,
  exportTitle: "Als Text exportieren",
  download: "Herunterladen",
  take: "Übernehmen und ändern",
  forPack: (list, pack) => `„${list}“ im Paket „${pack}“. Jede Änderung wird dort behalten.`,
  toWorkshop: "Zurück zur Werkstatt",
  ownPacks: (chosen, all) => `Eigene Pakete (${chosen} von ${all})`,
  ownPacksHint: "Was angehakt ist, liegt mit im Vorrat und kommt in deine Partien mit.",
  any: "beliebig",
};

/** What every builder calls otherwise. */
interface OwnWords {
  title: string;
  pieces: string;
  made: string;
  madeTab: (size: number) => string;
  placeholder: string;
  sorts: Record<string, string>;
  hits: (count: number, all: number) => string;
  none: string;
  keys: string;
  count: (count: number) => string;
  previous: string;
  next: string;
  name: string;
  unnamed: string;
  empty: string;
  emptyHint: string;
  startReady: string;
  startOwn: string;
  guide: string;
  notSaved: string;
  replaceAsk: (name: string) => string;
  replaceWhy: string;
  play: string;
  playIllegal: string;
  new: string;
  deleteAsk: (name: string) => string;
  openTitle: string;
  own: string;
  noOwn: string;
  ready: string;
  readyHint: string;
  shareTitle: string;
  shareText: string;
  shareLink: string;
  importText: string;
  importFound: (size: number) => string;
  exportText: string;
  exportLang: string;
  sharedLead: string;
}

/** What every builder says. */
export type BuilderWords = typeof english & OwnWords;

/** The words of one builder in the language chosen: its own, and those that all share. */
export const builderWords = <T extends OwnWords>(ownEnglish: T, ownGerman: NoInfer<T>): (() => typeof english & T) =>
  bilingual({ ...english, ...ownEnglish }, { ...german, ...ownGerman });
