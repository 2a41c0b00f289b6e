"""What scenario files can name: questions with their answers, events with their facts, reasons of refusals."""

from __future__ import annotations

from functools import cache
from typing import Final

from tercio.content.wording import Phrase
from tercio.kernel import PASS
from tercio.reference.sentences import entry, phrase
from tercio.texts.phrasebook import phrasebook_of

SECTIONS: Final = ("question", "option", "event", "because")


def named(game: str, section: str) -> list[str]:
    """Everything that the texts have words for, without what is said only at a table on a server."""
    left_out = entry(game, "left-out", section) or ()
    return sorted([key for kind, key in phrasebook_of(game).entries if kind == section and key not in left_out])


def notes_of(game: str) -> list[Phrase]:
    """What else must be known about names and numbers."""
    return [Phrase(note["en"], note["de"]) for note in entry(game, "note") or ()]


@cache
def answers_of(game: str, question: str) -> tuple[str, ...]:
    """The keys of all answers that a question can offer; each option says which questions these are."""
    texts = phrasebook_of(game).entries
    offered = [key for (section, key), found in texts.items() if section == "option" and question in found.questions]
    may_pass = is_moment(game, question) or entry(game, "question", question, "passing")
    return (*offered, PASS.key) if may_pass else tuple(offered)


def is_moment(game: str, question: str) -> bool:
    """It asks for reacts, and everybody who is asked may pass."""
    return phrase(game, "moment", question) is not None


def asked_when(game: str, question: str) -> Phrase | None:
    """A question comes by itself, or it is the moment of a react."""
    return phrase(game, "question", question, "when") or phrase(game, "moment", question)


def left_unasked(game: str, question: str) -> Phrase | None:
    """When it is skipped."""
    own = phrase(game, "question", question, "unless")
    return phrase(game, "moment", "unless") if is_moment(game, question) else own
