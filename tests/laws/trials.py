"""Cards of Warlord are tried until everything that a pack may write has been played once."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from laws.drawn import Data, Value, drawn, values_in
from laws.playing import FULL_SIZE, good_answer
from laws.random_cards import CardTable, turmoil
from tercio.bots import RandomBot
from tercio.content.document import Document
from tercio.games.warlord.content.pack import read_face, read_faces
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.printed.cards import ACTION, CHARACTER, FACTIONS, ITEM, STATIC, WARLORD
from tercio.games.warlord.state import ATTACHED, EQUIPPED, FORMATION, warlord
from tercio.kernel import Answer, Decision, Dice, Match, seeded, start

BATCHES: Final = 100 if FULL_SIZE else 12  # of cards, at most
BATCH: Final = ((CHARACTER, 30), (ITEM, 10), (ACTION, 10))
MATCHES: Final = 4  # with each batch
LONGEST: Final = 250  # answers
IN_PLAY: Final = (FORMATION, EQUIPPED, ATTACHED)
TEXTS: Final = ("perform", "react")
NAMES: Final = ("id", "type", "en", "de")


class PlainTable(CardTable):
    """A card with little else than what is sought, so that it can be played."""

    seldom: ClassVar[dict[str, int]] = {
        "filter": 30,
        "counted": 30,
        "aim": 30,
        "tests": 30,
        "costs": 9,
        "do": 6,
        "ability": 9,
    }
    many: ClassVar[dict[str, tuple[int, int]]] = {"ability": (1, 1), "do": (1, 2), "tests": (0, 1), "costs": (0, 1)}
    may_be_written: ClassVar[set[Value]] = set()


def card(name: str, kind: str, **printed: object) -> Data:
    return {"id": name, "name": {"en": name, "de": name}, "type": kind, **printed}


def lord(seat: int) -> Data:
    body = {"attacks": [9, 5], "armour": 30, "skill": 20, "hit_points": 9, "level": 5}
    return card(f"lord-{seat}", CHARACTER, traits=[FACTIONS[seat], WARLORD], alignment="good", **body)


class Trial:
    """What is left to be played; each batch of cards brings some of it to the table."""

    def __init__(self) -> None:
        self.dice: Dice = seeded(1)
        self.number = 0
        self.seen: set[Value] = set()
        self.left: set[Value] = set()

    def draw(self, kind: str) -> Data:
        """A card that writes something that is left; any card where that does not come up soon."""
        found: Data = {}
        left = sorted(self.left, key=str)
        PlainTable.sought = {left[self.dice.below(len(left))]} if left else set()
        for _ in range(6):
            self.number += 1
            found = drawn(
                PlainTable, ("card",), self.dice, read_face, card(f"tried-{self.number}", kind, **self.body(kind))
            )
            self.left.update(PlainTable.may_be_written - self.seen)
            self.seen |= PlainTable.may_be_written
            if not left or PlainTable.sought <= set(values_in("card", found)):
                break
        PlainTable.sought = set()
        return found

    def body(self, kind: str) -> Data:
        """What a character cannot do without."""
        if kind != CHARACTER:
            return {}
        faction, attack, life = [one[self.dice.below(len(one))] for one in (FACTIONS, (-9, 3, 7, 20), (1, 3, 9))]
        return {"traits": [faction], "attacks": [attack], "hit_points": life}

    def play(self) -> None:
        cards = {
            each["id"]: each
            for each in [lord(0), lord(1), *[self.draw(kind) for kind, size in BATCH for _ in range(size)]]
        }
        faces = read_faces(Document("tried", "", {"card": list(cards.values())}, {}))
        game = WarlordGame(faces, {}, {})
        for _ in range(MATCHES):
            setup = {"position": turmoil(list(faces.values()), 2, self.dice)}
            self.follow(start(game, setup, self.dice), cards)

    def follow(self, match: Match, cards: dict[str, Data]) -> None:
        bot, met = RandomBot(self.number), set[str]()
        while match.stack and len(match.answers) < LONGEST:
            for each in warlord(match).cards:
                if each.zone in IN_PLAY and each.face.id in cards and each.face.id not in met:
                    met.add(each.face.id)
                    self.left -= shown(cards[each.face.id])
            assert match.answer(self.answer(match, bot, cards))

    def answer(self, match: Match, bot: RandomBot, cards: dict[str, Data]) -> Answer:
        """A text that brings something new is performed, if it can be."""
        decision = match.asks()[0]
        for option in [option for option in decision.options if option.key in TEXTS]:
            name = warlord(match).cards[option.subject].face.id
            values = performed(cards[name], option.detail) if name in cards else set()
            if values & self.left:
                only = Decision(decision.seat, decision.kind, decision.rule, (option,), decision.subject)
                for answer in match.game.propose(match.view(decision.seat), only, 1, bot.dice):
                    self.left -= values
                    return answer
        return good_answer(match, decision, bot)


def shown(face: Data) -> set[Value]:
    """What counts as long as the card is in play."""
    statics = [ability for ability in face.get("ability", ()) if ability["kind"] == STATIC]
    return set(values_in("card", {**face, "ability": statics}))


def performed(face: Data, number: int) -> set[Value]:
    """None of its own where another card lends it what is performed."""
    return set(values_in("card", {**face, "ability": face["ability"][number:][:1]}))


@cache
def untried() -> set[Value]:
    """What a pack may write and none of the cards tried has shown in play."""
    trial = Trial()
    for _ in range(BATCHES):
        trial.play()
        if trial.number > 200 and not trial.left:
            break
    return {value for value in trial.left if value[1] not in NAMES}
