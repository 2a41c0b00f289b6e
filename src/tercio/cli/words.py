"""What the terminal says of itself, in English and German side by side. What a game says is in its own texts."""

from __future__ import annotations

from typing import Any, Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    # playing
    "which-game": ("Which game?", "Welches Spiel?"),
    "player": ("Player {number}", "Spieler {number}"),
    "commands": ("? shows what you can type.", "? zeigt, was man eingeben kann."),
    "hand-over": ("{seat}, take the screen and press Enter.", "{seat}, bitte an den Bildschirm und Eingabe drücken."),
    "resumed": ("The match goes on after answer {answers}.", "Die Partie geht nach Antwort {answers} weiter."),
    "thinking": ("{seat} is thinking ...", "{seat} überlegt ..."),
    "dice": ("Dice", "Würfel"),
    "again": ("You can choose from:", "Zur Wahl stehen:"),
    "earlier": ("… and {count} before; `l` shows more.", "… und {count} davor; `l` zeigt mehr."),
    # asking
    "choose": ("Your choice", "Deine Wahl"),
    "not-a-choice": ("Type a number from 1 to {most}, or ? for help.", "Gib eine Zahl von 1 bis {most} ein, ? hilft."),
    "no-rest": ("This answer needs nothing more than its number.", "Diese Antwort braucht nur ihre Nummer."),
    "pick-exactly": ("Pick {least}, by number", "Wähle {least}, nach Nummer"),
    "pick-between": (
        "Pick {least} to {most}, numbers with spaces between",
        "Wähle {least} bis {most}, Nummern mit Leerzeichen dazwischen",
    ),
    "bad-picks": ("Type numbers from the list, such as 1 3.", "Gib Nummern aus der Liste ein, etwa 1 3."),
    "path": (
        "Path in inches, x/y for each corner, such as 3.5/4 6/2 (at most {corners})",
        "Weg in Zoll, x/y für jede Ecke, etwa 3,5/4 6/2 (höchstens {corners})",
    ),
    "bad-path": (
        "A corner is two numbers in inches with a slash between, such as 3.5/4; at most three decimals.",
        "Eine Ecke sind zwei Zahlen in Zoll mit Schrägstrich dazwischen, etwa 3,5/4; höchstens drei Nachkommastellen.",
    ),
    "way": ("The way: {path}", "Der Weg: {path}"),
    "place": ("The place: {path}", "Der Ort: {path}"),
    "numbers": ("{count} numbers from {low} to {high}", "{count} Zahlen von {low} bis {high}"),
    "one-number": ("A number from {low} to {high}", "Eine Zahl von {low} bis {high}"),
    "bad-numbers": ("Type whole numbers, such as 3 8.", "Gib ganze Zahlen ein, etwa 3 8."),
    "nothing-picked": ("Enter alone picks none.", "Nur Eingabe wählt nichts."),
    # commands
    "help-title": ("What you can type", "Was man eingeben kann"),
    "help-number": (
        "the option with this number; what it needs may follow at once: 1 3.5/4",
        "die Möglichkeit mit dieser Nummer; was sie braucht, darf gleich folgen: 1 3,5/4",
    ),
    "help-?": ("this help", "diese Hilfe"),
    "help-i": (
        "everything about a card or figure, and what cannot be done with it now",
        "alles über eine Karte oder Figur, und was jetzt nicht mit ihr geht",
    ),
    "help-r": ("show a rule (r alone: the rule of the question)", "eine Regel zeigen (r allein: die der Frage)"),
    "help-t": ("show the numbers that count now, rule by rule", "die Werte zeigen, die jetzt zählen, Regel für Regel"),
    "help-v": ("show the table again", "den Tisch noch einmal zeigen"),
    "help-l": ("show what happened last", "zeigen, was zuletzt geschah"),
    "help-h": ("suggest some answers; h2 takes the second", "einige Antworten vorschlagen; h2 nimmt die zweite"),
    "help-w": (
        "what the strongest bot would say in your place, and what it expects; h2 takes the second",
        "was der stärkste Bot an deiner Stelle sagte, und was er erwartet; h2 nimmt das zweite",
    ),
    "help-p": (
        "pass; of reactions all until your next turn",
        "passen; bei Reaktionen auf alle bis zu deinem nächsten Zug",
    ),
    "help-c": ("back to the options", "zurück zu den Möglichkeiten"),
    "help-b": ("take back your last answer", "deine letzte Antwort zurücknehmen"),
    "help-g": ("give up; you are asked whether you mean it", "aufgeben; du wirst gefragt, ob du es ernst meinst"),
    "help-d": (
        "agree on a draw, at a table without bots",
        "sich auf Unentschieden einigen, an einem Tisch ohne Bots",
    ),
    "help-a": (
        "say what the game lets you say at any time, such as that it may end",
        "ansagen, was das Spiel jederzeit erlaubt, etwa dass es enden darf",
    ),
    "help-s": ("save and play on", "speichern und weiterspielen"),
    "help-q": ("save and quit (Ctrl-C does the same)", "speichern und aufhören (Strg-C tut dasselbe)"),
    "no-tallies": ("No numbers to show for this question.", "Zu dieser Frage gibt es keine Werte zu zeigen."),
    "no-pass": ("You cannot pass here.", "Hier kann man nicht passen."),
    "no-things": (
        "Nothing on the table is called so; type i and a part of a name.",
        "Nichts auf dem Tisch heißt so; gib i und einen Teil des Namens ein.",
    ),
    "more-things": ("… and {count} more of that name.", "… und {count} weitere dieses Namens."),
    "not-now": ("Not now: {what}. {because}", "Jetzt nicht: {what}. {because}"),
    "no-events": ("Nothing has happened yet.", "Noch ist nichts geschehen."),
    "suggestions": ("Suggestions, take one with h1, h2, ...:", "Vorschläge, nimm einen mit h1, h2, ...:"),
    "reasons": (
        "The strongest bot expects, in points of its own reckoning; take one with h1, h2, ...:",
        "Der stärkste Bot erwartet, in Punkten seiner eigenen Rechnung; nimm etwas mit h1, h2, ...:",
    ),
    "why": ("{seat} has weighed:", "{seat} hat abgewogen:"),
    "expects": ("expects {value}", "erwartet {value}"),
    "no-suggestions": ("No suggestions here.", "Hier gibt es keine Vorschläge."),
    "no-take-back": ("This cannot be taken back.", "Das lässt sich nicht zurücknehmen."),
    "taken-back": ("Taken back.", "Zurückgenommen."),
    # giving up and draws
    "give-up-sure": (
        "{seat}: give up for good? Type yes",
        "{seat}: endgültig aufgeben? Gib ja ein",
    ),
    "draw-sure": (
        "{seat}: do you agree on a draw? Type yes",
        "{seat}: bist du mit Unentschieden einverstanden? Gib ja ein",
    ),
    "not-given-up": ("The match goes on.", "Die Partie geht weiter."),
    "no-giving-up": (
        "Nobody who plays sits at the screen; give up when you are asked.",
        "Am Bildschirm sitzt niemand, der mitspielt; gib auf, wenn du gefragt bist.",
    ),
    "no-aside": ("There is nothing of the kind to say now.", "Dergleichen gibt es gerade nicht anzusagen."),
    "which-aside": ("Which? Empty: none", "Was? Leer: nichts"),
    "no-draw": ("A bot never agrees on a draw; g gives up.", "Ein Bot nimmt kein Unentschieden an; g gibt auf."),
    # refusing
    "refused": ("Not allowed:", "Nicht erlaubt:"),
    "house-ruling": ("House ruling {ruling}: {title}", "Hausregelung {ruling}: {title}"),
    # saving and ending
    "saved": ("Saved: {file}", "Gespeichert: {file}"),
    "how-to-resume": ("Play on with: {command}", "Weiterspielen mit: {command}"),
    "input-ended": (
        "The input has ended, so the match is saved here.",
        "Die Eingabe ist zu Ende; die Partie wird hier gespeichert.",
    ),
    "over": ("The match is over.", "Die Partie ist vorbei."),
    "how-to-replay": ("Look at it again with: {command}", "Noch einmal ansehen mit: {command}"),
    # replaying
    "replay-start": ("Start", "Beginn"),
    "replay-place": ("{at} of {all}", "{at} von {all}"),
    "replay-prompt": ("Enter or n on, p back, number, q", "Eingabe oder n weiter, p zurück, Nummer, q"),
    "replay-help": (
        "Enter or n: forward. p: back. A number: to there (0 is the start). r ID: a rule. q: end.",
        "Eingabe oder n: vor. p: zurück. Eine Zahl: dorthin (0 ist der Beginn). r ID: eine Regel. q: Ende.",
    ),
    "replay-end": ("This was the last answer.", "Das war die letzte Antwort."),
    # verifying
    "verified": ("ok  {file} (answers: {answers})", "ok  {file} (Antworten: {answers})"),
}


def word(key: str, lang: str, **slots: Any) -> str:
    """The words in this language, with the slots filled in."""
    english, german = WORDS[key]
    return (german if lang == "de" else english).format(**slots)
