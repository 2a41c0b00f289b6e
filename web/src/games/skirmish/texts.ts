import { bilingual } from "../../texts";

const en = {
  table: "The table, seen from above",
  figure: (name: string, wounds: number, life: number) => `${name}, ${wounds} of ${life} wounds`,
  spent: "has acted",
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  hand: (name: string, card: string) => `${name}: ${card}`,
  unknown: "one card, face down",
  noCard: "no card",
  stances: { bold: "bold", wary: "wary" } as Record<string, string>,
  left: (inches: string) => `${inches}″ left`,
  over: (inches: string) => `${inches}″ too far`,
  walkHint: "Click on the table, one waypoint at a time.",
  walk: "Walk there",
  undo: "One waypoint back",
};

const de: typeof en = {
  table: "Der Tisch von oben",
  figure: (name, wounds, life) => `${name}, ${wounds} von ${life} Wunden`,
  spent: "hat gehandelt",
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  hand: (name, card) => `${name}: ${card}`,
  unknown: "eine verdeckte Karte",
  noCard: "keine Karte",
  stances: { bold: "kühn", wary: "wachsam" },
  left: (inches) => `noch ${inches}″`,
  over: (inches) => `${inches}″ zu weit`,
  walkHint: "Klick auf den Tisch, einen Wegpunkt nach dem anderen.",
  walk: "Dorthin gehen",
  undo: "Einen Wegpunkt zurück",
};

export const skirmishWords = bilingual(en, de);
