// The words of the statistics.
import { bilingual } from "../texts";

const en = {
  title: "Statistics",
  lead: "What is played on this server, who wins with what, and how long it takes.",
  games: "Which game?",
  none: "No match of this game has been finished here yet.",
  summary: (matches: number, minutes: string, answers: string) =>
    `${matches === 1 ? "1 match" : `${matches} matches`}; half of them took ${minutes} minutes or less and ${answers} answers or fewer.`,
  forces: "Who wins with what",
  players: "People and bots",
  seats: "The seats",
  ends: "How matches end",
  days: "Matches a day",
  dayOf: (day: string, matches: number) => `${day}: ${matches === 1 ? "1 match" : `${matches} matches`}`,
  seat: (seat: number) => `Seat ${seat}`,
  people: "People",
  own: "Lists of their own",
  share: (share: number, low: number, high: number, matches: number) =>
    `${share} % of the points (${low} to ${high}) in ${matches === 1 ? "1 match" : `${matches} matches`}`,
  about:
    "Only matches of two seats are compared, and only different things with each other. A draw is half a point; 19 times of 20, the true share lies in the pale range. Lessons, positions set by hand and matches with fewer than ten answers do not count.",
  times: (matches: number) => `${matches} times`,
  once: "once",
  save: "Save the matches as CSV",
};

const de: typeof en = {
  title: "Statistik",
  lead: "Was auf diesem Server gespielt wird, wer womit gewinnt und wie lange es dauert.",
  games: "Welches Spiel?",
  none: "Von diesem Spiel ist hier noch keine Partie zu Ende gespielt.",
  summary: (matches, minutes, answers) =>
    `${matches === 1 ? "1 Partie" : `${matches} Partien`}; die Hälfte kam mit höchstens ${minutes} Minuten und ${answers} Antworten aus.`,
  forces: "Wer womit gewinnt",
  players: "Menschen und Bots",
  seats: "Die Plätze",
  ends: "Wie Partien enden",
  days: "Partien am Tag",
  dayOf: (day, matches) => `${day}: ${matches === 1 ? "1 Partie" : `${matches} Partien`}`,
  seat: (seat) => `Platz ${seat}`,
  people: "Menschen",
  own: "Eigene Listen",
  share: (share, low, high, matches) =>
    `${share} % der Punkte (${low} bis ${high}) in ${matches === 1 ? "1 Partie" : `${matches} Partien`}`,
  about:
    "Verglichen werden nur Partien mit zwei Plätzen, und nur Verschiedenes miteinander. Ein Unentschieden ist ein halber Punkt; in 19 von 20 Fällen liegt der wahre Anteil im blassen Bereich. Lektionen, von Hand aufgebaute Stellungen und Partien mit weniger als zehn Antworten zählen nicht.",
  times: (matches) => `${matches}-mal`,
  once: "einmal",
  save: "Die Partien als CSV speichern",
};

export const statisticsWords = bilingual(en, de);
