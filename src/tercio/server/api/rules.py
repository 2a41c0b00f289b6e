"""The rules of all games, to read and to search."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.rules import HouseRuling, Rule, load, search
from tercio.server.api.phrase import Phrase, phrase
from tercio.server.trouble import Trouble, not_found

SAY: Final = Wording("tercio.server")

router = APIRouter(prefix="/api/rules", tags=["rules"])


class RulingInfo(BaseModel):
    """A house ruling: how an open point of the book is settled here."""

    id: str
    title: Phrase
    text: Phrase


class RuleInfo(BaseModel):
    """A rule in our own words; `rulings` are how this house reads what the book leaves open about it."""

    id: str
    game: str
    title: Phrase
    text: Phrase
    source: str
    kind: str
    rulings: list[RulingInfo]
    physical: str  # why only people at a real table can keep it


@router.get("", responses={404: {"model": Trouble}})
def find(
    q: Annotated[str, Query(max_length=200)] = "",
    game: Annotated[str, Query(max_length=40)] = "",
    lang: Literal["de", "en"] = "en",
    limit: Annotated[int, Query(ge=1, le=2000)] = 20,
) -> list[RuleInfo]:
    """The rules with all these words, the best first; without words, those of a game in the order of its book."""
    index = load()
    if game and game not in index.games():
        known = ", ".join(index.games())
        raise not_found(
            *SAY("no-game-rules-called", game=shown(game), known=known),
        )
    if q.strip():
        return [rule_info(rule) for rule in search(q, game or None, lang, limit)]
    return [rule_info(rule) for rule in (index.of_game(game) if game else index.all())[:limit]]


@router.get("/{rule}", responses={404: {"model": Trouble}})
def look(rule: Annotated[str, Path(max_length=60)]) -> RuleInfo:
    try:
        return rule_info(load().rule(rule.upper()))
    except BadInput as trouble:
        raise not_found(trouble.message("en"), trouble.message("de")) from None


def rule_info(rule: Rule) -> RuleInfo:
    return RuleInfo(
        id=rule.id,
        game=rule.game,
        title=Phrase(en=rule.title_en, de=rule.title_de),
        text=Phrase(en=rule.en, de=rule.de),
        source=rule.place(),
        kind=rule.kind,
        rulings=[ruling_info(ruling) for ruling in load().rulings_of(rule.id)],
        physical=rule.physical,
    )


def ruling_info(ruling: HouseRuling) -> RulingInfo:
    return RulingInfo(id=ruling.id, title=phrase(ruling.title), text=phrase(ruling.text))
