"""The rules of all games, to read and to search."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.hall.api.phrase import Phrase, phrase
from tercio.hall.routes import Routes
from tercio.hall.shapes import Sized, Within
from tercio.hall.trouble import not_found
from tercio.rules import HouseRuling, Rule, load, search

SAY: Final = Wording("tercio.hall")

routes: Final = Routes("/api/rules", "rules")


class RulingInfo(TypedDict):
    """A house ruling: how an open point of the book is settled here."""

    id: str
    title: Phrase
    text: Phrase


class RuleInfo(TypedDict):
    """A rule in our own words; `rulings` are how this house reads what the book leaves open about it."""

    id: str
    game: str
    title: Phrase
    text: Phrase
    source: str
    kind: str
    rulings: list[RulingInfo]
    physical: str  # why only people at a real table can keep it


@routes.get("", list[RuleInfo])
def find(
    q: Annotated[str, Sized(0, 200)] = "",
    game: Annotated[str, Sized(0, 40)] = "",
    lang: Literal["de", "en"] = "en",
    limit: Annotated[int, Within(1, 2000)] = 20,
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


@routes.get("/{rule}", RuleInfo)
def look(rule: Annotated[str, Sized(0, 60)]) -> RuleInfo:
    try:
        return rule_info(load().rule(rule.upper()))
    except BadInput as trouble:
        raise not_found(trouble.message("en"), trouble.message("de")) from None


def rule_info(rule: Rule) -> RuleInfo:
    return {
        "id": rule.id,
        "game": rule.game,
        "title": {"en": rule.title_en, "de": rule.title_de},
        "text": {"en": rule.en, "de": rule.de},
        "source": rule.place(),
        "kind": rule.kind,
        "rulings": [ruling_info(ruling) for ruling in load().rulings_of(rule.id)],
        "physical": rule.physical,
    }


def ruling_info(ruling: HouseRuling) -> RulingInfo:
    return {"id": ruling.id, "title": phrase(ruling.title), "text": phrase(ruling.text)}
