"""Positions of Warlord in the making: cards in ranks, hands, decks and discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from tercio.content.wording import Wording, sentences
from tercio.games.editor import (
    EVERYWHERE,
    NUMBER,
    SEAT,
    Form,
    Section,
    choice,
    choice_of,
    field,
    part,
    pile,
    section,
    title_of,
)
from tercio.games.warlord.building.agreements import MOST_SEATS
from tercio.games.warlord.positions.cards import STATES, labels
from tercio.games.warlord.positions.position import PHASES, write_position
from tercio.games.warlord.state import EVERYBODY, GONE, Warlord, warlord
from tercio.games.warlord.steps.orders import Orders
from tercio.games.warlord.steps.phases import DISCARDING, DRAWING, ORDERING, OVER, ROLLING, Battle, Round
from tercio.games.warlord.words.printed import FACTIONS, TYPES, called
from tercio.kernel import Game, Match, State

if TYPE_CHECKING:
    from tercio.games.warlord.game import WarlordGame

SAY: Final = Wording("tercio.games.warlord", "editor")
STATE_NAMES: Final = sentences("tercio.games.warlord", "editor.states")
PHASE_NAMES: Final = sentences("tercio.games.warlord", "editor.phases")
MOST_CARDS: Final = 300
MOST_WOUNDS: Final = 99
EMPTY: Final[dict[str, Any]] = {"round": 1, "army": [{"ranks": []}, {"ranks": []}], "cards": {}}
# What a card is written down with, unless something else is said.
USUAL: Final[dict[str, Any]] = {
    "state": "ready", "wounds": 0, "items": [], "attached": [], "since": 0, "scribed": False, "uses": [],
}  # fmt: skip
PILES: Final = ("hand", "deck", "discard", "table", "gone", "list")


def form_of(game: Game) -> Form:
    return {
        "game": game.id,
        "fields": [
            field("turn", SEAT, EVERYWHERE("whose-turn"), 0, MOST_SEATS - 1),
            choice_of("phase", EVERYWHERE("phase"), [choice(name, PHASE_NAMES[name]) for name in PHASES]),
            field("round", NUMBER, SAY("round"), 0, 1000),
            field("first", SEAT, SAY("first"), 0, MOST_SEATS - 1),
        ],
        "sections": [cards(game)],
        "players": [],
        "piles": [
            pile("ranks", SAY("ranks"), is_ranks=True),
            pile("hand", SAY("hand")),
            pile("deck", SAY("deck")),
            pile("discard", SAY("discard")),
        ],
        "sides": 20,
        "empty": EMPTY,
    }


def cards(game: Game) -> Section:
    """Every card that is printed; its faction, or else its type, is its group."""
    fields = [
        choice_of("state", SAY("state"), [choice(name, STATE_NAMES[name]) for name in STATES]),
        field("wounds", NUMBER, SAY("wounds"), 0, MOST_WOUNDS),
    ]
    faces = [face for face in cast("WarlordGame", game).faces.values() if face.set_id and ":" not in face.id]
    parts = [
        part(face.id, title_of(face), called(FACTIONS, face.faction) if face.faction else TYPES[face.type], {})
        for face in faces
    ]
    return section("cards", SAY("cards"), MOST_CARDS, fields, parts)


def written_as(state: State) -> dict[int, tuple[str, str | int]]:
    return {number: ("cards", name) for number, name in enumerate(labels(cast(Warlord, state)))}


def settled(m: Match) -> dict[str, Any]:
    """What is usual is left out, so that people can read it."""
    position = write_position(m)
    del position["pending"]
    state = warlord(m)
    for card, (name, entry) in zip(state.cards, list(position["cards"].items()), strict=True):
        known = 0 if card.id in set().union(*state.decks, *state.hands) else EVERYBODY
        usual = {**USUAL, "known_to": known} | ({"owner": card.owner} if card.zone != GONE else {})
        left = {key: value for key, value in entry.items() if key not in usual or value != usual[key]}
        position["cards"][name] = left
    position["cards"] = {name: entry for name, entry in position["cards"].items() if entry}
    position["army"] = [
        {key: value for key, value in army.items() if value or key not in PILES} for army in position["army"]
    ]
    battle, now, orders = m.find(Battle), m.find(Round), m.find(Orders)
    position["phase"] = "orders" if orders is not None else phase_at(OVER if now is None else now.stage)
    if battle is not None:
        position["rounds"] = battle.limit
    if orders is not None:
        position["turn"], position["passes"] = orders.turn, len(orders.passed)
    return position


def phase_at(stage: int) -> str:
    """The phase that is under way: a round's stage says what comes next."""
    if DISCARDING <= stage <= DRAWING:
        return "draw"
    return "initiative" if ROLLING <= stage <= ORDERING else "ready"
