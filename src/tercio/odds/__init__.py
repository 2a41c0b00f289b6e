"""Odds: what comes of an announced answer and how likely it is, counted by playing every way the dice can fall."""

from tercio.odds.outcomes import Case, Note, Noting, Odds, Outcome, Outcomes, Reply, Word
from tercio.odds.question import odds_in, odds_of, odds_of_roll
from tercio.odds.report import About, Naming, Part, abouts_of, case_text, number_text, percent_text
from tercio.odds.trial import NotLegal

__all__ = [
    "About",
    "Case",
    "Naming",
    "NotLegal",
    "Note",
    "Noting",
    "Odds",
    "Outcome",
    "Outcomes",
    "Part",
    "Reply",
    "Word",
    "abouts_of",
    "case_text",
    "number_text",
    "odds_in",
    "odds_of",
    "odds_of_roll",
    "percent_text",
]
