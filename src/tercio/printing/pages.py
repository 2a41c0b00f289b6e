"""A list becomes the pages of a PDF. To import this module is to load the paper, too."""

from __future__ import annotations

from typing import Final

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.games.warlord.building.deck import read_list
from tercio.games.warlord.building.overview import counted_cards
from tercio.games.warlord.game import WarlordGame
from tercio.kernel import Game
from tercio.printing.armies import army_pdf
from tercio.printing.kinds import PRINTS
from tercio.printing.lists import draw_list
from tercio.printing.paper import Paper
from tercio.printing.proxies import draw_proxies
from tercio.printing.realms import realm_pdf

SAY: Final = Wording("tercio.hall")

MOST_CARDS: Final = 250  # more is no deck but a flood


def printed(game: Game, text: str, kind: str, lang: str) -> bytes:
    """The list as a PDF, always the same bytes for the same list. BadInput where it cannot be read or printed so."""
    kinds = [each.kind for each in PRINTS.get(game.id, ())]
    if not kinds:
        raise BadInput(*SAY("game-no-cards-print"))
    if kind not in kinds:
        known = ", ".join(kinds)
        raise BadInput(
            *SAY("cannot-printed", kind=shown(kind), known=known),
        )
    if game.id == "mageknight":
        return army_pdf(game, text, kind, lang)
    if game.id == "summoners":
        return realm_pdf(game, text, kind, lang)
    return deck_pdf(game, text, kind, lang)


def deck_pdf(game: Game, text: str, kind: str, lang: str) -> bytes:
    """A deck of Warlord."""
    if not isinstance(game, WarlordGame):
        raise BadInput(*SAY("game-no-cards-print"))
    deck = read_list(game.faces, text)
    size = len(deck.cards)
    if not size:
        raise BadInput(*SAY("list-no-card"))
    if size > MOST_CARDS:
        raise BadInput(
            *SAY("list-cards-at-most-can", size=size, most_cards=MOST_CARDS),
        )
    named = deck if deck.name != "?" else deck._replace(name="Deck")
    paper = Paper(named.name, lang)
    if kind == "list":
        draw_list(paper, game.faces, named, lang)
    else:
        copies = [face for face, number in counted_cards(game.faces, deck) for _ in range(number)]
        draw_proxies(paper, copies, named.name, lang)
    return bytes(paper.output())
