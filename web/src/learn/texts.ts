// The words around the lessons; what is taught stands in the lessons themselves.
import { bilingual } from "../texts";

const en = {
  title: "Learn",
  headline: (game: string) => `Learn ${game} in ten minutes`,
  lead: "A few short lessons at the table. You give the orders yourself; a teacher tells you what is going on, and nothing can go wrong.",
  games: "Which game?",
  lessons: "The lessons",
  number: (number: number) => `Lesson ${number}`,
  steps: (steps: number) => (steps === 1 ? "1 answer" : `${steps} answers`),
  done: "done",
  begun: "begun",
  begin: "Begin",
  goOn: "Continue",
  again: "Once more",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  allDone: "You know all you need to know. Now for the real thing:",
  afterwards: "And then?",
  afterwardsText:
    "Play against the recruit, the weakest bot: every rule is one click away, and if something is not allowed, you are told why.",
  nowPlay: "Now play",
  nowPlayHint: "A match against the recruit, the weakest bot",
  rules: "Read the rules",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  over: "Lesson finished",
  refused: "Not just now: do what is marked.",
  next: "Next lesson",
  starting: "One moment …",
  all: "All lessons",
};

const de: typeof en = {
  title: "Lernen",
  headline: (game) => `${game} in zehn Minuten lernen`,
  lead: "Ein paar kurze Lektionen am Tisch. Du gibst die Befehle selbst; ein Lehrer sagt dir, was vor sich geht, und schiefgehen kann nichts.",
  games: "Welches Spiel?",
  lessons: "Die Lektionen",
  number: (number) => `Lektion ${number}`,
  steps: (steps) => (steps === 1 ? "1 Antwort" : `${steps} Antworten`),
  done: "geschafft",
  begun: "begonnen",
  begin: "Beginnen",
  goOn: "Weiter",
  again: "Noch einmal",
  progress: (done, all) => `${done} von ${all} geschafft`,
  allDone: "Du weißt alles, was du brauchst. Jetzt wird es ernst:",
  afterwards: "Und dann?",
  afterwardsText:
    "Spiel gegen den Rekruten, den schwächsten Bot: Jede Regel ist einen Klick entfernt, und was nicht erlaubt ist, wird dir erklärt.",
  nowPlay: "Jetzt spielen",
  nowPlayHint: "Eine Partie gegen den Rekruten, den schwächsten Bot",
  rules: "Die Regeln lesen",
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  over: "Lektion geschafft",
  refused: "Das jetzt nicht: Tu, was markiert ist.",
  next: "Nächste Lektion",
  starting: "Einen Augenblick …",
  all: "Alle Lektionen",
};

export const learnWords = bilingual(en, de);
