// The words around a scenario that is shown.
import { lang } from "../settings";

const en = {
  title: "Open a file",
  lead: "A scenario file (.toml) is played step by step: who answers what, what comes of it, and why something is refused. The record of a match (.jsonl) is watched again like any other match.",
  open: "Choose a file",
  loading: "The scenario is being played …",
  back: "One step back",
  forward: "Next step",
  again: "From the beginning",
  at: (step: number, steps: number) => `Step ${step} of ${steps}`,
  begins: "The position before the first answer.",
  refused: "Refused",
  nothing: "Nothing else happens.",
  differs: "The scenario does not go as written:",
  edit: "Open in the editor",
  table: "Table",
  shown: "This rule in play",
  noFile: "The scenario file could not be loaded.",
};

const de: typeof en = {
  title: "Datei öffnen",
  lead: "Eine Szenariodatei (.toml) wird Schritt für Schritt gespielt: wer was antwortet, was daraus wird und warum etwas nicht geht. Die Aufzeichnung einer Partie (.jsonl) siehst du dir an wie jede andere Partie.",
  open: "Datei auswählen",
  loading: "Das Szenario wird gespielt …",
  back: "Einen Schritt zurück",
  forward: "Nächster Schritt",
  again: "Von vorn",
  at: (step, steps) => `Schritt ${step} von ${steps}`,
  begins: "Die Stellung vor der ersten Antwort.",
  refused: "Nicht erlaubt",
  nothing: "Sonst geschieht nichts.",
  differs: "Das Szenario verläuft anders, als die Datei sagt:",
  edit: "Im Editor öffnen",
  table: "Tisch",
  shown: "Diese Regel im Spiel",
  noFile: "Die Szenariodatei ließ sich nicht laden.",
};

export const scenarioWords = (): typeof en => (lang.value === "de" ? de : en);
