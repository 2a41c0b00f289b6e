"""What a seat may not see is in no message to it, through a whole match and in whatever it asks."""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any, NamedTuple

import pytest

from server.live import Client, LiveServer
from tercio.games.warlord.state import DECK, HAND, warlord
from tercio.hall.hub import now_ms
from tercio.hall.secret import hash_of, new_id, new_token
from tercio.hall.tables.entry import Head, SeatHead
from tercio.kernel import Match, seeded, start
from tercio.kernel.record import dump_dice, load_dice

DECKS = [("nothrog", "elves"), ("dwarves", "deverenians"), ("mercenaries", "free-kingdoms")]
SEEDS = range(3 if os.environ.get("TERCIO_SOAK") == "1" else 1)
Json = dict[str, Any]


class Moment(NamedTuple):
    """The truth after a number of answers."""

    faces: dict[int, str]  # of every card
    hidden: frozenset[int]  # cards in a hand or a deck of another seat whose face the seat does not know
    names: frozenset[str]  # of cards that no one at this seat has ever seen a copy of


class Truth:
    """What really happened, played again beside the match."""

    def __init__(self, seat: int, match: Match) -> None:
        self.seat = seat
        self.shown: set[str] = set()
        self.moments: list[Moment] = []
        state = warlord(match)
        self.all = {card.face.id: (card.face.name_en, card.face.name_de) for card in state.cards}
        self.own = {card.face.id for card in state.cards if card.owner == seat}

    def look(self, match: Match) -> None:
        state, seen = warlord(match), warlord(match.view(self.seat).ghost)
        hidden: set[int] = set()
        for card in state.cards:
            is_closed = card.zone in (HAND, DECK) and card.owner != self.seat
            if is_closed and not seen.cards[card.id].face.type:
                hidden.add(card.id)
            if not is_closed or seen.cards[card.id].face.type:
                self.shown.add(card.face.id)
        known = {name for face in self.shown | self.own for name in self.all.get(face, ())}
        names = {name for face, both in self.all.items() if face not in self.shown | self.own for name in (*both, face)}
        faces = {card.id: card.face.id for card in state.cards}
        self.moments.append(Moment(faces, frozenset(hidden), frozenset(names - known)))


def table_for(live: LiveServer, seed: int) -> tuple[str, list[str]]:
    tokens = [new_token(), new_token()]
    decks = DECKS[seed % len(DECKS)]
    seats = [SeatHead("person", "AB"[i], "", decks[i], hash_of(tokens[i])) for i in (0, 1)]
    version = live.inside.hub.game("warlord").version
    head = Head(new_id(), "warlord", version, dump_dice(seeded(seed)), tuple(seats), at=now_ms())
    live.call(live.inside.hub.create(head, ""))
    return head.id, tokens


def play(clients: list[Client], rng: Random, most: int) -> None:
    """Both play at random until the match is over; each asks about everything on the way."""
    for client in clients:
        client.seen()
    for _ in range(most):
        asked = [client for client in clients if client.table["question"]]
        if not asked:
            if clients[0].table["stage"] == "over":
                return
            clients[0].receive()
            continue
        client = rng.choice(asked)
        if rng.random() < 0.05:
            things = list(client.table["scene"]["cards"]) or ["0"]
            client.ask("why", thing=int(rng.choice(things)))
            client.ask("why", thing=rng.randrange(110))
        hints = client.ask("hint")["hints"]
        if rng.random() < 0.1:
            client.ask("odds", answer=rng.choice(hints)["answer"])
        turn = client.table["turn"]
        told = client.ask("answer", turn=turn, answer=rng.choice(hints)["answer"])
        assert told["type"] == "done", told
        number = client.seen(lambda table, turn=turn: table["turn"] > turn)["answers"]
        for other in clients:
            other.seen(lambda table, number=number: table["answers"] >= number)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_message_tells_a_seat_what_it_may_not_know(live: LiveServer, seed: int) -> None:
    match, tokens = table_for(live, seed)
    with live.sit(match, tokens[0]) as ann, live.sit(match, tokens[1], "de") as ben, live.sit(match) as watcher:
        play([ann, ben, watcher], Random(seed), 3000)
        assert ann.seen(lambda table: table["stage"] == "over")
        watcher.seen(lambda table: table["stage"] == "over")
        recorder = live.inside.hub.tables[match].table.recorder
    assert recorder is not None
    again = start(recorder.match.game, recorder.match.setup, load_dice(recorder.dice))
    truths = [Truth(0, again), Truth(1, again), Truth(-3, again)]
    for answer in [None, *recorder.match.answers]:
        if answer is not None:
            again.answer(answer)
        for truth in truths:
            truth.look(again)
    checked = [check(truth, client) for truth, client in zip(truths, (ann, ben, watcher), strict=True)]

    assert min(checked) > 50


def check(truth: Truth, client: Client) -> int:
    """How many messages there were; each is compared with the truth of its moment."""
    answers = 0
    for message in client.messages:
        is_table = message["type"] == "table"
        answers = message["answers"] if is_table else answers
        moment = truth.moments[answers]
        if is_table and message["scene"]:
            check_scene(moment, message["scene"])
        told = json.dumps(message, ensure_ascii=False)
        leaked = [
            name for name in moment.names if f'"{name}"' in told or (len(name) > 8 and " " in name and name in told)
        ]
        assert leaked == [], (answers, leaked)
    return len(client.messages)


def check_scene(moment: Moment, scene: Json) -> None:
    for number, card in scene["cards"].items():
        if card["face"]:
            assert int(number) not in moment.hidden
            assert card["face"] == moment.faces[int(number)]


def test_the_check_finds_a_leak() -> None:
    moment = Moment({7: "grub"}, frozenset([7]), frozenset(["Grushak the Unfed"]))

    with pytest.raises(AssertionError):
        check_scene(moment, {"cards": {"7": {"face": "grub"}}})
    check_scene(moment, {"cards": {"7": {"face": ""}}})
