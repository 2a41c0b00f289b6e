import { bilingual } from "../texts";

export const adviceWords = bilingual(
  {
    advice: "Advice",
    ask: "What would the strongest bot answer in your place?",
    thinking: "The strongest bot is thinking it over …",
    title: "Advice from the strongest bot",
    came: (count: number, best: string) =>
      `${count === 1 ? "One answer" : `${count} answers`}, the best first: ${best}`,
    none: "No bot has a suggestion here.",
    noChoice: "It considered nothing else.",
    note: (trials: number) =>
      `Points by the bot's own estimate, after ${trials === 1 ? "one trial match" : `up to ${trials} trial matches`}.`,
    close: "Close the advice",
    best: "best",
    asGood: "as good",
    worse: (points: string) => (points === "1" ? "1 point worse" : `${points} points worse`),
    farWorse: "far worse",
    wins: "wins",
    mayWin: "may win",
    loses: "loses",
    mayLose: "may lose",
  },
  {
    advice: "Tipp",
    ask: "Was würde der stärkste Bot an deiner Stelle antworten?",
    thinking: "Der stärkste Bot denkt darüber nach …",
    title: "Tipp des stärksten Bots",
    came: (count, best) => `${count === 1 ? "Eine Antwort" : `${count} Antworten`}, die beste zuerst: ${best}`,
    none: "Dazu fällt keinem Bot etwas ein.",
    noChoice: "Etwas anderes hat er nicht in Betracht gezogen.",
    note: (trials) =>
      `Punkte nach eigener Schätzung des Bots, nach ${trials === 1 ? "einer Probepartie" : `bis zu ${trials} Probepartien`}.`,
    close: "Den Tipp schließen",
    best: "am besten",
    asGood: "ebenso gut",
    worse: (points) => (points === "1" ? "1 Punkt schlechter" : `${points} Punkte schlechter`),
    farWorse: "viel schlechter",
    wins: "gewinnt",
    mayWin: "kann gewinnen",
    loses: "verliert",
    mayLose: "kann verlieren",
  },
);
