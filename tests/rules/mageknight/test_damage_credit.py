"""MK-DAMAGE-12 to -15: whose doing it is when a card eliminates a warrior."""

from __future__ import annotations

import pytest

from knights import Knights, figure, foe, item, near, own, warrior
from tercio.games.mageknight.steps.turns.harm import CREDITS
from tercio.games.mageknight.turns import COMMAND_PHASE
from tercio.kernel import NOBODY

W1, W2, ELF = 0, 1, 2


def dealt(source: str, actor: int, enchanted: int = NOBODY, clicks: int = 1) -> Knights:
    """W1 is red's and W2 green's; a card deals a click to blue's elf, who has one left."""
    pending = [
        {"step": "Battle"},
        {"step": "Turn", "seat": 0, "stage": COMMAND_PHASE},
        {"step": "Harm", "target": ELF, "clicks": clicks, "source": source, "actor": actor, "enchanted": enchanted},
    ]
    warriors = [own("w1", (10, 10)), warrior("w2", 2, (4, 4)), foe("elf", (20, 20), click=5), foe("rest", (30, 30))]
    return Knights(warriors, pending=pending)


def credit_of(table: Knights) -> tuple[int, list[int]]:
    """Who eliminated the elf, and the points of everybody."""
    found = [facts[1] for facts in table.facts("eliminated") if facts[0] == ELF]
    return found[0], [player.glory for player in table.state.players]


@pytest.mark.rule("MK-DAMAGE-12")
def test_MK_DAMAGE_12_a_relics_bearer_has_the_credit() -> None:
    assert credit_of(dealt("relic", W1)) == (W1, [25, 0, 0])


@pytest.mark.rule("MK-DAMAGE-12")
def test_MK_DAMAGE_12_a_relic_that_poisons() -> None:
    """It lends its bearer Venom, which deals the last click in the command phase."""
    fang = item("fang", collector="R900", abilities=["venom"])
    table = Knights(
        [own("w1", (10, 10), items=["fang"]), foe("elf", near("w1"), click=5), foe("rest", (30, 30))],
        cards=[fang],
        phase="command",
    ).go_on("act", seat=0)

    assert table.facts("eliminated") == [(table.number("elf"), table.number("w1"))]
    assert table.player(0).glory == 25


@pytest.mark.rule("MK-DAMAGE-13")
def test_MK_DAMAGE_13_the_caster_of_a_spell_has_the_credit() -> None:
    assert credit_of(dealt("sorcery", W2)) == (W2, [0, 0, 25])


@pytest.mark.rule("MK-DAMAGE-14")
def test_MK_DAMAGE_14_whom_an_enchantment_lies_on_has_the_credit() -> None:
    """Not its caster."""
    assert credit_of(dealt("enchantment", W2, W1)) == (W1, [25, 0, 0])


@pytest.mark.rule("MK-DAMAGE-15")
def test_MK_DAMAGE_15_a_member_that_uses_its_companys_ability_has_the_credit() -> None:
    assert credit_of(dealt("company", W1)) == (W1, [25, 0, 0])


@pytest.mark.rule("MK-DAMAGE-12", "MK-DAMAGE-13", "MK-DAMAGE-14", "MK-DAMAGE-15")
@pytest.mark.parametrize("source", list(CREDITS))
def test_MK_DAMAGE_12_the_damage_names_its_rule(source: str) -> None:
    table = dealt(source, W1, W1)

    assert table.happened("damaged", "elf", 1, 6, W1, rule=CREDITS[source])


@pytest.mark.rule("MK-DAMAGE-14")
def test_MK_DAMAGE_14_an_enchantment_on_its_own_victim_is_nobodys_doing() -> None:
    """The points are divided among the opponents (b101)."""
    assert credit_of(dealt("enchantment", W2, ELF)) == (ELF, [12, 0, 12])


@pytest.mark.rule("MK-DAMAGE-12")
def test_MK_DAMAGE_12_not_before_the_skulls_show() -> None:
    cards = [figure("elf", clicks=7)]
    pending = [
        {"step": "Battle"},
        {"step": "Turn", "seat": 0, "stage": COMMAND_PHASE},
        {"step": "Harm", "target": 1, "clicks": 1, "source": "relic", "actor": 0, "enchanted": NOBODY},
    ]
    table = Knights([own("w1", (10, 10)), foe("elf", (20, 20), click=5)], cards=cards, pending=pending)

    assert table.warrior("elf").click == 6
    assert table.player(0).glory == 0
