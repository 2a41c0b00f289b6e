"""What a balance report says, in English and German."""

from __future__ import annotations

from typing import Final

from tercio.arena.findings import FAIR, FAIR_SO_FAR, PERHAPS_STRONG, PERHAPS_WEAK, STRONG, WEAK
from tercio.content.table import Phrase

WORDS: Final[dict[str, Phrase]] = {
    "title": Phrase("Balance of {game}", "Balance von {game}"),
    "run": Phrase(
        "{matches} matches, both sides led by the bot <code>{bot}</code>; seed {seed}. Each two meet in every deal "
        "twice, with the same dice and the seats changed over. A draw counts half.",
        "{matches} Partien, beide Seiten vom Bot <code>{bot}</code> geführt; Startzahl {seed}. Je zwei treffen in "
        "jeder Ausgangslage zweimal aufeinander, mit denselben Würfeln und vertauschten Plätzen. Ein Remis zählt halb.",
    ),
    "run-alone": Phrase(
        "{matches} matches, both sides led by the bot <code>{bot}</code>; seed {seed}. A draw counts half.",
        "{matches} Partien, beide Seiten vom Bot <code>{bot}</code> geführt; Startzahl {seed}. Ein Remis zählt halb.",
    ),
    "trust": Phrase(
        "Lines and brackets are 95 % intervals (Wilson): where a line crosses the edge of the band of 40 to 60 %, more "
        "matches are needed before anybody can say.",
        "Striche und Klammern sind 95-%-Intervalle (Wilson): Wo ein Strich den Rand des Bandes von 40 bis 60 % kreuzt, "
        "braucht es mehr Partien, ehe man etwas sagen kann.",
    ),
    "all-fair": Phrase(
        "Nothing is below 40 % or above 60 % against the field.",
        "Nichts liegt unter 40 % oder über 60 % gegen das Feld.",
    ),
    "not-certain": Phrase(
        "For {number} of {all} this is not certain yet: their intervals reach beyond the band.",
        "Für {number} von {all} ist das noch nicht sicher: Ihre Intervalle reichen über das Band hinaus.",
    ),
    "unfair": Phrase("Outside the band of 40 to 60 %:", "Außerhalb des Bandes von 40 bis 60 %:"),
    "broken": Phrase(
        "{number} matches broke and are not counted:", "{number} Partien sind gescheitert und zählen nicht:"
    ),
    "nothing": Phrase("No match was finished.", "Keine Partie wurde zu Ende gespielt."),
    # sections
    "by-force": Phrase("Share of the points", "Anteil an den Punkten"),
    "against": Phrase("Who against whom", "Wer gegen wen"),
    "against-how": Phrase(
        "The share of the points of the row against the column.", "Der Punkteanteil der Zeile gegen die Spalte."
    ),
    "by-first": Phrase("Going first", "Wer anfängt"),
    "by-first-how": Phrase(
        "The share of the points of whoever went first, of the first seat, and of each side when it went first or "
        "second.",
        "Der Punkteanteil dessen, der angefangen hat, des ersten Platzes, und jeder Seite, wenn sie zuerst oder als "
        "Zweite dran war.",
    ),
    "by-scenario": Phrase("Scenarios", "Szenarien"),
    "by-scenario-how": Phrase(
        "How the first player fares in each, and the share of each side in each.",
        "Wie der erste Spieler in jedem abschneidet, und der Anteil jeder Seite in jedem.",
    ),
    "length": Phrase("Length", "Länge"),
    "length-how": Phrase(
        "Matches by rounds, or by turns in games without rounds. Half of all matches have at most {rounds} of them and "
        "{answers} answers; the longest has {longest} answers.",
        "Partien nach Runden, oder nach Zügen in Spielen ohne Runden. Die Hälfte aller Partien hat höchstens {rounds} "
        "davon und {answers} Antworten; die längste hat {longest} Antworten.",
    ),
    "endings": Phrase("How matches end", "Wie Partien enden"),
    "worth": Phrase("What a piece is worth for its price", "Was eine Figur für ihren Preis leistet"),
    "worth-how": Phrase(
        "For each {currency} that it costs, a piece takes so much of the worth of enemies, by the share of their lives "
        "that its blows cost. Wounds are credited to whoever struck last at the victim: an estimate, and blind to "
        "those who hold ground, heal or help. Kinds with fewer than {fewest} pieces are left out.",
        "So viel vom Wert der Feinde nimmt eine Figur je {currency} ihres Preises, nach dem Anteil der Leben, den "
        "ihre Schläge kosten. Wunden werden dem gutgeschrieben, der das Opfer zuletzt angegriffen hat: eine Schätzung, "
        "blind für alle, die Gelände halten, heilen oder helfen. Arten mit weniger als {fewest} Figuren fehlen.",
    ),
    # columns
    "name": Phrase("name", "Name"),
    "share": Phrase("points", "Punkte"),
    "score": Phrase("won / drawn / lost", "S / U / N"),
    "verdict": Phrase("verdict", "Urteil"),
    "rounds": Phrase("rounds", "Runden"),
    "answers": Phrase("answers", "Antworten"),
    "pieces": Phrase("fielded", "im Einsatz"),
    "cost": Phrase("price", "Preis"),
    "took": Phrase("takes for its price", "nimmt je Preis"),
    "standing": Phrase("survives", "überlebt"),
    "side-share": Phrase("its side's points", "Punkte der Seite"),
    "rule": Phrase("rule", "Regel"),
    "matches": Phrase("matches", "Partien"),
    "first-player": Phrase("whoever goes first", "wer anfängt"),
    "first-seat": Phrase("the first seat", "der erste Platz"),
    "going-first": Phrase("first", "zuerst"),
    "going-second": Phrase("second", "als Zweiter"),
    # verdicts
    FAIR: Phrase("fair", "ausgewogen"),
    FAIR_SO_FAR: Phrase("fair so far", "bisher ausgewogen"),
    PERHAPS_STRONG: Phrase("perhaps too strong", "vielleicht zu stark"),
    PERHAPS_WEAK: Phrase("perhaps too weak", "vielleicht zu schwach"),
    STRONG: Phrase("too strong", "zu stark"),
    WEAK: Phrase("too weak", "zu schwach"),
}


def words(key: str, lang: str, **slots: object) -> str:
    """The words in this language, with the slots filled in."""
    return WORDS[key].spoken(lang).format(**slots)
