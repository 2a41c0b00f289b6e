"""Decks on paper: a list for the table, and cards to cut out."""

from __future__ import annotations

from typing import Final, Literal

from tercio.content.trouble import BadInput
from tercio.games.warlord.build import read_list
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.overview import counted_cards
from tercio.kernel import Game
from tercio.server.printing.lists import draw_list
from tercio.server.printing.paper import Paper
from tercio.server.printing.proxies import draw_proxies

MOST_CARDS: Final = 250  # more is no deck but a flood


def deck_pdf(game: Game, text: str, kind: Literal["list", "proxies"], lang: str) -> bytes:
    """The deck as a PDF, always the same bytes for the same list. BadInput where the list cannot be read."""
    if not isinstance(game, WarlordGame):
        raise BadInput("This game has no cards to print.", "Dieses Spiel hat keine Karten zum Drucken.")
    deck = read_list(game.faces, text)
    size = len(deck.cards)
    if not size:
        raise BadInput("The list has no card.", "Die Liste hat keine Karte.")
    if size > MOST_CARDS:
        raise BadInput(
            f"The list has {size} cards; at most {MOST_CARDS} can be printed.",
            f"Die Liste hat {size} Karten; höchstens {MOST_CARDS} lassen sich drucken.",
        )
    named = deck if deck.name != "?" else deck._replace(name="Deck")
    paper = Paper(named.name, lang)
    if kind == "list":
        draw_list(paper, game.faces, named, lang)
    else:
        copies = [face for face, number in counted_cards(game.faces, deck) for _ in range(number)]
        draw_proxies(paper, copies, named.name, lang)
    return bytes(paper.output())
