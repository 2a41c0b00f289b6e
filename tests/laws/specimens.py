"""Single cards of Summoners are played: a unit goes through a round, an attack strikes, a power is used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from laws.drawn import Data, Value, values_in
from laws.playing import good_answer
from laws.random_realms import RealmTable, card, part, random_kind, random_power, random_unit
from summoning_cards import REALM, creature, realm, spell, summoner, without_mark
from tercio.bots import RandomBot
from tercio.games import open_game
from tercio.games.summoners.content.pack import radius_of
from tercio.games.summoners.printed.profiles import INCH
from tercio.kernel import Decision, Match, seeded, start

AFTERWARDS: Final = 30  # so many answers a match is played on
TRIES: Final = 1000  # cards that are drawn of a kind, at most
NAMES: Final = ("id", "realm", "powers", "en", "de")  # keys that name what a pack has made up
PLAIN: Final = {"size": 2, "sight": "true", "large": False}
POINTS: Final = [(x * INCH, y * INCH) for x in range(4, 36, 4) for y in range(4, 36, 4)]
KINDS: Final = [  # what spells raise
    card("terrain", 900, going="impassable", **PLAIN),
    card("terrain", 901, going="heavy", raised=True, **PLAIN),
]


def begun(bearer: Data, powers: Data, apart: float, **more: object) -> Match:
    """The bearer in the middle, an enemy east of it and a friend north of it, so many inches away."""
    mage, kinds = without_mark(spell("plain-spell")), [*KINDS, *powers.get("terrain", [])]
    others = [creature("golem", ap=1), summoner("mage", powers=["plain-spell"])]
    data = {"realm": [realm(REALM)], **powers, "terrain": kinds, "unit": [bearer, *others]}
    data["spell"] = [mage, *powers.get("spell", [])]
    far = radius_of(bearer["base"]) + radius_of(30) + 1 + int(apart * INCH)
    units = {
        "bearer": {"profile": bearer["id"], "seat": 0, "at": [18, 18], **more},
        "enemy": {"profile": "golem", "seat": 1, "at": [(18 * INCH + far) / INCH, 18]},
        "friend": {"profile": "golem", "seat": 0, "at": [18, (18 * INCH + far) / INCH], "life_lost": 5},
        "far-enemy": {"profile": "mage", "seat": 1, "at": [33, 33]},
    }
    if not bearer.get("summoner"):
        units["far-friend"] = {"profile": "mage", "seat": 0, "at": [3, 3]}
    position = {"units": units, "players": [{"gems": 25}, {}], "acting": "bearer"}
    if "terrain" in powers:
        position["terrain"] = {
            "piece": {"kind": powers["terrain"][0]["id"], "at": [(17 * INCH - far) / INCH, 18], "radius": 1}
        }
    return start(open_game("summoners", inline=data), {"position": position}, seeded(1))


def play_on(match: Match) -> None:
    bot, begun_with = RandomBot(1), len(match.answers)
    while match.stack and len(match.answers) < begun_with + AFTERWARDS:
        assert match.answer(good_answer(match, match.asks()[0], bot))


def does(match: Match, keys: tuple[str, ...], place: int) -> bool:
    """The bearer does this now, if it can, and the match goes on."""
    decision, dice = match.asks()[0], seeded(1)
    for option in [option for option in decision.options if option.key in keys and option.detail == place]:
        only = Decision(decision.seat, decision.kind, decision.rule, (option,), decision.subject)
        tried = match.game.propose(match.view(decision.seat), only, 1, dice)
        if option.corners:
            tried += [option.reply(decision.seat, option.among[:1], (point,)) for point in POINTS]
        for answer in tried:
            if match.answer(answer):
                play_on(match)
                return True
    return False


# -- each kind of card: which of the values that it writes are played ----------------------------------------------


def played_power(kind: str, power: Data) -> set[Value]:
    bearer = (summoner if kind == "spell" else creature)("bearer", powers=[power["id"]])
    match = begun(bearer, {kind: [power]}, 0.4, ap=3)
    return set(values_in(kind, power)) if does(match, ("cast", "act"), 1) else set()


def played_unit(unit: Data) -> set[Value]:
    """A round for the unit as it is, and a match for each of its attacks."""
    bearer = {**unit, "realm": REALM, "powers": ["plain-spell"] if unit["summoner"] else []}
    play_on(begun(bearer, {}, 0))
    found = set(values_in("unit", {key: value for key, value in unit.items() if key != "attack"}))
    for place, attack in enumerate(unit.get("attack", ())):
        if does(begun(bearer, {}, 0 if "melee" in attack else 0.4, ap=3), ("melee", "melee-2", "ranged"), place):
            found |= set(values_in("attack", attack))
    return found


def played_kind(kind: Data) -> set[Value]:
    play_on(begun(creature("bearer"), {"terrain": [kind]}, 0.4))
    return set(values_in("terrain", kind))


@cache
def unplayed() -> set[Value]:
    """What a pack may write and none of the cards drawn for it has shown in play."""
    dice, content = (
        seeded(1),
        part({"terrain": KINDS, "spell": [without_mark(spell("plain-spell"))], "realm": [realm(REALM)]}),
    )
    draws: list[tuple[Callable[[int], Data], Callable[[Data], set[Value]]]] = [
        (lambda number: random_kind(number, dice), played_kind),
        (lambda number: random_power(number, True, dice, content.kinds), lambda power: played_power("spell", power)),
        (lambda number: random_power(number, False, dice, content.kinds), lambda power: played_power("action", power)),
        (lambda number: random_unit(number, number % 4 == 0, REALM, dice, content), played_unit),
    ]
    RealmTable.may_be_written.clear()
    left: set[Value] = set()
    seen: set[Value] = set()
    for draw, play in draws:
        for number in range(TRIES):
            drawn = draw(number)
            left |= RealmTable.may_be_written - seen
            seen |= RealmTable.may_be_written
            name = drawn["id"].rsplit("-", 1)[0]
            if left & set(values_in(name, drawn)):
                left -= play(drawn)
            if number > 50 and not left:
                break
    return {value for value in left if value[1] not in NAMES}
