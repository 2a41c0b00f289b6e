"""A match becomes a scenario: what lies on the table and is under way, to be argued about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tercio.content.document import Document
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import box_of
from tercio.games.packs import carried, documents_of
from tercio.kernel import Match
from tercio.scenario.toml import CannotWrite, toml_text

SAY: Final = Wording("tercio.scenario")

HINT: Final = "".join([f"# {words}\n" for words in SAY("add-the-rest")]) + "\n"


def scenario_of(match: Match, packs: Sequence[Document] = ()) -> str:
    """The position at this moment as the text of a scenario file, without steps and expectations.

    It needs no other file: what the match has from further packs is written into it.
    """
    if match.outcome is not None:
        raise BadInput(
            *SAY("match-over-take-moment-before"),
        )
    said = len(match.answers)
    data: dict[str, Any] = {
        "game": match.game.id,
        "title": SAY("after-answers", said=said)._asdict(),
        "rules": [],
        **({"open": True} if match.dice.is_open else {"dice": []}),
        "position": box_of(match.game.id).vocabulary.write_position(match),
        **content_of(match, packs),
    }
    try:
        return HINT + toml_text(data)
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
