"""Each player brings a deck: a ready one, or a list of his own. WL-DECK-01"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, cast

from tercio.content.wording import Phrase, Wording
from tercio.games.forces import (
    NOTHING_SAID,
    YES,
    YES_OR_NO,
    Checked,
    Choice,
    Forces,
    Ready,
    Trouble,
    is_wanted,
    unknown_word,
)
from tercio.games.pieces import Blow, LifeChange, Piece, Stock, pieces_of
from tercio.games.warlord.building.agreements import MOST_SEATS
from tercio.games.warlord.building.deck import (
    Deck,
    check_deck,
    problems_of,
    read_deck_setup,
    read_lines,
    read_list,
    write_list,
)
from tercio.games.warlord.building.overview import overview_of
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import CHARACTER, WARLORD
from tercio.games.warlord.state import FORMATION, warlord
from tercio.games.warlord.words.printed import FACTIONS, called
from tercio.kernel import Game, Match, Setup
from tercio.kernel.game import Json
from tercio.texts import phrasebook_of

SAY: Final = Wording("tercio.games.warlord", "forces")

CAMPAIGN: Final = Choice(
    "campaign",
    YES_OR_NO,
    SAY("campaign"),
    SAY("campaign-cards"),
    "no",
)

STRIKES: Final = {"strikes-at": Blow("card", "target")}
WOUND: Final = LifeChange("wounded", "card", "wounds")
HEALING: Final = LifeChange("healed", "card", "wounds")


class WarlordForces(Forces):
    """Decks. A ready one is called after its file."""

    fewest = 2
    most = MOST_SEATS
    currency = SAY("level")

    def ready(self, game: Game) -> tuple[Ready, ...]:
        warlord = cast(WarlordGame, game)
        return tuple(
            [
                Ready(name, title_of(warlord, deck), Phrase(deck.guide_en, deck.guide_de))
                for name, deck in warlord.decks.items()
            ]
        )

    def read(self, game: Game, text: str, file: str) -> Json:
        faces = cast(WarlordGame, game).faces
        deck = read_list(faces, text, file)
        check_deck(faces, deck, file=file)
        return {"name": deck.name, "cards": list(deck.cards)}

    def allow(self, game: Game, force: Json, options: Setup) -> None:
        """A campaign knows fewer cards. WL-FORMAT-01"""
        warlord = cast(WarlordGame, game)
        deck = read_deck_setup(warlord.faces, warlord.decks, force)
        words = cast(Mapping[str, str], options.get("agreed", NOTHING_SAID))
        is_campaign = bool(options.get("campaign")) or words.get(CAMPAIGN.word, "") in YES
        check_deck(warlord.faces, deck, is_campaign=is_campaign)

    def written(self, game: Game, name: str) -> str | None:
        warlord = cast(WarlordGame, game)
        deck = warlord.decks.get(name)
        return None if deck is None else write_list(warlord.faces, deck, "en")

    def check(self, game: Game, text: str, is_campaign: bool = False) -> Checked:
        faces = cast(WarlordGame, game).faces
        deck, troubles = read_lines(faces, text)
        seen = overview_of(faces, deck)
        return Checked(
            deck.name,
            dict(Counter(deck.cards)),
            [Trouble(Phrase(each.en, each.de), each.rule) for each in problems_of(faces, deck, is_campaign)],
            [Trouble(Phrase(each.en, each.de), line=each.line) for each in troubles],
            {
                "levels": {str(level): sum(numbers) for level, numbers in seen.curve},
                "types": dict(seen.types),
                "classes": dict(seen.classes),
                "factions": dict(seen.factions),
            },
            [face.id for face in seen.army],
        )

    def setup(self, forces: list[Json]) -> Setup:
        return {"decks": forces}

    def choices(self, game: Game) -> tuple[Choice, ...]:
        return (CAMPAIGN,)

    def agreed(self, setup: Setup, words: Mapping[str, str]) -> Setup:
        changed = dict(setup)
        for word, value in words.items():
            if word != CAMPAIGN.word:
                raise unknown_word(word, (CAMPAIGN.word,))
            if is_wanted(word, value.strip().lower()):
                changed["campaign"] = True
        return changed

    def pieces(self, m: Match) -> list[Piece]:
        """Characters that were in a formation, by level; wounds by spells count for the last one that struck."""
        book = phrasebook_of(m.game.id)
        entered = {book.fact(event, "card") for event in m.events if event.name == "entered"}
        fallen = {book.fact(event, "card") for event in m.events if event.name == "died"}
        stocks: list[Stock] = []
        for card in warlord(m).cards:
            face = card.face
            has_come = card.id in entered or card.id in fallen or card.zone == FORMATION
            if has_come and face.type == CHARACTER:
                name = Phrase(face.name_en, face.name_de)
                is_lost = card.id in fallen
                stocks.append(Stock(card.id, face.id, name, card.owner, face.level, face.hit_points, is_lost))
        return pieces_of(stocks, m.events, book, WOUND, HEALING, STRIKES)


def title_of(game: WarlordGame, deck: Deck) -> Phrase:
    """The faction and its Warlord."""
    for card in deck.cards:
        face = game.faces[card]
        if face.has(WARLORD):
            faction = called(FACTIONS, face.faction)
            return SAY("title", faction=faction, leader=Phrase(face.name_en, face.name_de))
    return Phrase(deck.name, deck.name)
