"""A player who gives up in the middle of his own action is asked nothing more, and the others play on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from knights import SOUTH, Card, Knights, figure, foe, item, near, own, warrior
from tercio.kernel import Answer

THIRD = warrior("third", 2, (30, 5))


def confused(*cards: Card, dice: tuple[int, ...] = (4, 4)) -> Knights:
    bow = {"attack_types": ["bow"], "range": 8, "ranged_damage": 2, "attack": 9}
    mage = figure("mage", abilities=["magic-confusion"], **bow)
    standing = [own("mage", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 16)), warrior("third", 2, (10, 22))]
    table = Knights(standing, [mage, *cards], dice=dice, players=[{"actions": 2}, {}, {}])
    return table.say("confuse", "mage", "elf").go_on("confuse")


def shattered() -> Knights:
    cards = [item("blade"), item("ring", collector="998"), figure("orc", abilities=["shatter"], damage=1)]
    standing = [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc"), items=["blade", "ring"]), THIRD]
    table = Knights(standing, [*cards, figure("elf", slots=2)], dice=(4, 4))
    return table.say("close", "orc", "elf").go_on("shatter")


def frightened() -> Knights:
    """The elf, who is led by an enemy, dares not go near the third player's warrior."""
    terror = figure("third", abilities=["terrify"])
    return confused(terror, dice=(4, 4, 1)).say("lead", "elf", near("third", 0, SOUTH))


def held() -> Knights:
    standing = [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", near("orc")), THIRD]
    return Knights(standing, dice=(2,)).say("move", "orc")


def due() -> Knights:
    """Two snakes of the third player are near nobody: what is due in the command phase is the first player's."""
    snakes = [own("snake", (10, 10)), own("snake2", (20, 10)), foe("elf", near("snake")), foe("elf2", near("snake2"))]
    return Knights([*snakes, THIRD], [figure("snake", abilities=["venom"])], phase="command")


def ended() -> Knights:
    """A recalled warrior alone on an objective: which of the two comes first is the player's choice (MK-TURN-25)."""
    standing = [own("shaman", (10, 10)), own("ghost", near("shaman"), recalled=True), foe("elf", (20, 30)), THIRD]
    return Knights(standing, [figure("shaman", abilities=["recall"])], missions=[{"at": [10, 12.2]}]).end()


def arrived() -> Knights:
    """It has moved up to two at once, and the one that its surge costs and the one that it is dealt are due."""
    guard = figure("elf", abilities=["pole-arm"])
    standing = [own("orc", (10, 10)), own("idle", (34, 2)), foe("elf", (10, 14.5), facing=SOUTH), THIRD]
    return Knights(standing, [guard]).say("surge", "orc", near("elf", 0, SOUTH)).go_on("arrival")


@pytest.mark.parametrize(
    ("begin", "kind"),
    [
        *((confused, "confuse"), (shattered, "shatter"), (frightened, "another-way")),
        *((held, "held"), (due, "command"), (ended, "end"), (arrived, "arrival")),
    ],
)
@pytest.mark.rule("K-CONCEDE-01")
def test_the_next_player_is_asked(begin: Callable[[], Knights], kind: str) -> None:
    table = begin()
    asked = table.question()
    answered = table.match.answer(Answer(0, "concede"))

    assert asked == (0, kind)
    assert answered
    assert table.question()[0] == 1


@pytest.mark.parametrize("kind", ["mission", "terrain", "deploy"])
@pytest.mark.rule("K-CONCEDE-01")
def test_whoever_leaves_while_the_table_is_set_is_asked_no_more(kind: str) -> None:
    army = {"army": ["orc"]}
    setup = {"players": [army, army, army], "terrain": [["light-wood"], ["light-wood"], ["light-wood"]]}
    table = Knights.new(setup, [6, 6, 1, 2, 1, 2], cards=[figure("orc")])
    for side in ("south", "east", "north"):
        table.say("side", side=side)
    leaver, asked = -1, []
    while table.question()[1] != "act":
        seat, now = table.question()
        if leaver < 0 and now == kind:
            leaver = seat
            table.match.answer(Answer(seat, "concede"))
        else:
            asked += [] if leaver < 0 else [seat]
            proposed = table.match.game.propose(table.match.view(seat), table.decision, 1, table.match.dice.clone())
            table.take(proposed[0])

    assert leaver not in asked
    assert len(set(asked)) == 2
