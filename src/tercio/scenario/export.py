"""A match becomes a scenario: what lies on the table and is under way, to be argued about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.games.packs import carried, documents_of
from tercio.games.vocabulary import NoSuchDetail, Vocabulary
from tercio.kernel import NOBODY, Answer, Match, Point
from tercio.scenario.spelling import MILS_PER_INCH
from tercio.scenario.terms import NAMED_SEATS
from tercio.scenario.toml import CannotWrite, toml_text

SAY: Final = Wording("tercio.scenario")

HINT: Final = "".join([f"# {words}\n" for words in SAY("add-the-rest")]) + "\n"


class Spoken(NamedTuple):
    """An answer that follows, and what is said before it."""

    answer: Answer
    words: str = ""


def scenario_of(
    match: Match,
    packs: Sequence[Document] = (),
    steps: Sequence[Spoken] = (),
    title: str = "",
    about: str = "",
) -> str:
    """The position at this moment as the text of a scenario file, and what is answered from there; no expectations.

    It needs no other file: what the match has from further packs is written into it. The faces are those that the
    dice are loaded with.
    """
    if match.outcome is not None:
        raise BadInput(
            *SAY("match-over-take-moment-before"),
        )
    said = len(match.answers)
    data: dict[str, Any] = {
        "game": match.game.id,
        "title": title or SAY("after-answers", said=said)._asdict(),
        **({"about": in_both(about)} if about else {}),
        "rules": [],
        **({"open": True} if match.dice.is_open else {"dice": list(match.dice.loaded or ()) if steps else []}),
        "position": box_of(match.game.id).vocabulary.write_position(match),
        **content_of(match, packs),
        **({"step": written_steps(match.clone(), steps)} if steps else {}),
    }
    try:
        return ("" if steps else HINT) + toml_text(data)
    except CannotWrite as error:
        raise BadInput(
            *SAY("match-cannot-written-as-toml", error=error),
        ) from None


def content_of(match: Match, packs: Sequence[Document]) -> dict[str, list[Any]]:
    """The tables of all packs, then those of the set-up: of two with one id the later one counts, as in play."""
    content: dict[str, list[Any]] = {}
    brought = [*packs, *documents_of(match.game.id, carried(match.setup))]
    for tables in (*[document.data for document in brought], match.setup.get("content") or {}):
        for key in box_of(match.game.id).vocabulary.content_keys:
            if key in tables:
                content.setdefault(key, []).extend(tables[key])
    return content


# -- answers -------------------------------------------------------------------------------------------------------


def written_steps(match: Match, steps: Sequence[Spoken]) -> list[dict[str, Any]]:
    """Names mean something at their moment only, so the match plays along."""
    written: list[dict[str, Any]] = []
    for step in steps:
        seat = next((name for name, seat in NAMED_SEATS.items() if seat == step.answer.seat), step.answer.seat)
        said = {"say": in_both(step.words)} if step.words else {}
        written.append({"seat": seat, **said, "answer": written_answer(match, step.answer)})
        match.answer(step.answer)
    return written


def written_answer(match: Match, answer: Answer) -> dict[str, Any]:
    """By names where they lead back to the same answer, else by numbers."""
    vocabulary, state = box_of(match.game.id).vocabulary, match.state
    written: dict[str, Any] = {"key": answer.key}
    name = vocabulary.name_of(state, answer.subject) if answer.subject != NOBODY else ""
    if name and vocabulary.id_of(state, name) == answer.subject and is_meant(vocabulary, match, answer):
        written[vocabulary.things[0]] = name
    elif answer.subject != NOBODY or answer.detail != NOBODY:
        written["subject"] = answer.subject
        written["detail"] = answer.detail
    if answer.picks:
        names = [(pick, vocabulary.name_of(state, pick)) for pick in answer.picks]
        written["picks"] = [
            name if name and vocabulary.pick_of(match, answer.key, name) == pick else pick for pick, name in names
        ]
    if answer.path:
        written["path"] = [in_inches(point) for point in answer.path]
    if answer.numbers:
        written["numbers"] = list(answer.numbers)
    return written


def is_meant(vocabulary: Vocabulary, match: Match, answer: Answer) -> bool:
    """The name alone says which detail."""
    try:
        return vocabulary.meant(match, answer.key, answer.subject, {}) == (answer.subject, answer.detail)
    except NoSuchDetail:
        return False


def in_inches(point: Point) -> list[float]:
    return [length / MILS_PER_INCH for length in point]


def in_both(words: str) -> dict[str, str]:
    """Somebody's own words, in whatever language."""
    return {"en": words, "de": words}
