"""MK-SPRINT: the talent Sprint, alone and in formation."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, SOUTH, Card, Knights, Near, domain, figure, foe, item, near, own
from tercio.games.mageknight.abilities.registry import special_abilities
from tercio.games.mageknight.printed.dials import MOVEMENT

FAR = foe("far", (34, 34))


def runner(movement: int = 7, movement_type: str = "boot", tokens: int = 0, **more: Any) -> Knights:
    cards = [
        *more.pop("cards", ()),
        figure("runner", movement=movement, movement_type=movement_type, **more.pop("values", {})),
    ]
    entry = own("runner", (10, 3), tokens=tokens, items=more.pop("items", []))
    return Knights([entry, own("idle", (34, 2)), FAR, *more.pop("others", ())], cards, **more)


# -- who may -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SPRINT-01", "MK-SPRINT-02", "MK-SPRINT-03")
@pytest.mark.parametrize(
    ("movement_type", "rules"),
    [("boot", set()), ("horseshoe", set()), ("wave", {"MK-SPRINT-03"}), ("wings", {"MK-SPRINT-03"})],
)
def test_MK_SPRINT_01_boots_and_horseshoes_sprint(movement_type: str, rules: set[str]) -> None:
    table = runner(7, movement_type)

    assert ("sprint" in table.keys("runner")) is (rules == set())
    assert table.refused("sprint", "runner", (10, 17)) - {"MK-MOVE-02"} == rules


@pytest.mark.rule("MK-SPRINT-03")
def test_MK_SPRINT_03_the_type_that_shows_counts() -> None:
    dial = [{"movement_type": "wings"}, {"movement_type": "boot"}]
    table = Knights([own("runner", (10, 3)), own("runner2", (20, 3), click=1), FAR], [figure("runner", dial=dial)])

    assert table.subjects("sprint") == ["runner2"]


@pytest.mark.rule("MK-SPRINT-02", "MK-SPRINT-06")
@pytest.mark.parametrize(
    ("movement_type", "tokens", "click"), [("boot", 0, 1), ("boot", 1, 2), ("horseshoe", 0, 0), ("horseshoe", 1, 1)]
)
def test_MK_SPRINT_06_boots_pay_with_a_click_horseshoes_with_none(movement_type: str, tokens: int, click: int) -> None:
    """The second token costs a click of its own (a47)."""
    table = runner(10, movement_type, tokens).say("sprint", "runner", (10, 23))
    found = table.warrior("runner")

    assert (table.at("runner"), found.click, found.tokens) == ((10, 23), click, tokens + 1)
    assert table.happened("damaged", "runner", rule="MK-SPRINT-06") is (movement_type == "boot")


@pytest.mark.rule("MK-SPRINT-06")
def test_MK_SPRINT_06_the_click_comes_when_the_way_is_done_and_nothing_keeps_it_off() -> None:
    table = runner(7, values={"dial": [{"movement": 7}, {"movement": 2}], "abilities": []}).say(
        "sprint", "runner", (10, 17)
    )
    tough = runner(7, values={"abilities": ["toughness"]}).say("sprint", "runner", (10, 17))
    names = [name for name in table.names() if name in ("moved", "damaged", "token")]

    assert names == ["moved", "damaged", "token"]
    assert tough.warrior("runner").click == 1


@pytest.mark.rule("MK-SPRINT-06")
def test_MK_SPRINT_06_a_short_sprint_costs_as_much_and_may_be_the_last() -> None:
    table = runner(7).say("sprint", "runner", (10, 5))
    dying = runner(7, values={"clicks": 1}).say("sprint", "runner", (10, 17))

    assert table.warrior("runner").click == 1
    assert dying.warrior("runner").gone == "eliminated"


@pytest.mark.rule("MK-SPRINT-04")
def test_MK_SPRINT_04_not_in_contact_with_an_enemy() -> None:
    table = runner(others=[foe("elf", near("runner"))])
    friend = runner(others=[own("orc", near("runner"))])
    captive = runner(others=[foe("elf", near("runner"), guard="idle")])
    above = runner(others=[foe("elf", near("runner"), soaring=True)], cards=[figure("elf", movement_type="wings")])

    assert "sprint" not in table.keys("runner")
    assert table.refused("sprint", "runner", (15, 3)) == {"MK-SPRINT-04"}
    assert table.because("sprint", "runner", (15, 3)) == {"enemy-in-contact"}
    assert [t.refused("sprint", "runner", (15, 3)) for t in (friend, captive, above)] == [set(), set(), set()]


@pytest.mark.rule("MK-SPRINT-05")
@pytest.mark.parametrize(("boost", "most"), [(0, 14), (1, 15), (3, 17), (-1, 13)])
def test_MK_SPRINT_05_the_printed_value_is_doubled_modifiers_are_not(boost: int, most: int) -> None:
    boots = item("boots", changes={"movement": boost}) if boost else item("boots", changes={"attack": 1})
    table = runner(7, cards=[boots], items=["boots"])

    assert table.refused("sprint", "runner", (10, 3 + most)) == set()
    assert table.refused("sprint", "runner", (10, 3.001 + most)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-SPRINT-05")
def test_MK_SPRINT_05_with_a_move_action_which_a_domain_may_forbid() -> None:
    table = runner().say("sprint", "runner", (10, 17))
    rain = runner(cards=[domain("rain", forbids=["sprint"])], players=[{}, {"domain": "rain"}])

    assert (table.player(0).actions, table.warrior("runner").has_acted) == (1, True)
    assert table.refused("move", "runner", (10, 18)) == {"MK-TURN-16"}
    assert rain.refused("sprint", "runner", (10, 17)) == {"MK-DOMAIN-09"}


# -- without abilities ---------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SPRINT-07", "MKA-RAM-01")
def test_MK_SPRINT_07_who_sprints_rams_nobody() -> None:
    elf = foe("elf", (10, 10))
    walking = (
        runner(7, values={"abilities": ["ram"]}, others=[elf]).say("move", "runner", near("elf", 0, SOUTH)).say("pass")
    )
    sprinting = runner(7, values={"abilities": ["ram"]}, others=[elf])
    sprinting.say("sprint", "runner", near("elf", 0, SOUTH)).say("pass")

    assert (walking.warrior("elf").click, sprinting.warrior("elf").click) == (1, 0)
    assert (sprinting.warrior("runner").click, sprinting.question()) == (1, (0, "act"))


@pytest.mark.rule("MK-SPRINT-07", "MKA-QUICKNESS-01")
def test_MK_SPRINT_07_a_quick_warrior_sprints_with_an_action_only() -> None:
    quick = runner(7, values={"abilities": ["quickness"]})
    spent = runner(7, values={"abilities": ["quickness"]}, players=[{"actions": 0}, {}])

    assert quick.say("sprint", "runner", (10, 17)).player(0).actions == 1
    assert "sprint" not in spent.keys("runner")
    assert spent.refused("sprint", "runner", (10, 17)) == {"MK-TURN-18"}
    assert spent.refused("quick-move", "runner", (10, 10)) == set()


@pytest.mark.rule("MK-SPRINT-07")
@pytest.mark.parametrize("ability", [name for name, ability in special_abilities().items() if ability.slot == MOVEMENT])
def test_MK_SPRINT_07_no_ability_of_movement_helps_a_sprint(ability: str) -> None:
    """Over a wall, through a base, or farther than double: whatever it could do otherwise, a sprint is a sprint."""
    wall = {"wall": {"kind": "blocking", "outline": [[5, 8], [15, 8], [15, 9], [5, 9]]}}
    table = runner(7, values={"abilities": [ability]}, terrain=wall)

    assert table.refused("sprint", "runner", (10, 12)) != set()
    assert "MK-MOVE-02" in table.refused("sprint", "runner", (25, 3))
    assert not {key for key in table.keys("runner") if key.endswith("sprint")} - {"sprint"}


def test_a_subfaction_changes_nothing_about_a_sprint() -> None:
    """A warrior of a subfaction and one of none: the same offers, the same way, the same click."""

    def of(subfaction: str) -> Knights:
        values = {"factions": ["orc-khans"], "subfaction": subfaction} if subfaction else {"factions": ["orc-khans"]}
        return runner(7, values=values)

    plain, khan = of(""), of("shadow-khans")
    offers = [table.options("sprint", "runner") for table in (plain, khan)]
    refusals = [table.refused("sprint", "runner", (10, 17.001)) for table in (plain, khan)]
    ends = [table.say("sprint", "runner", (10, 17)).warrior("runner") for table in (plain, khan)]

    assert offers[0] == offers[1]
    assert refusals == [{"MK-MOVE-02"}, {"MK-MOVE-02"}]
    assert [(w.click, w.tokens, w.at) for w in ends] == [(1, 1, (10_000, 17_000))] * 2


@pytest.mark.rule("MK-SPRINT-11")
@pytest.mark.parametrize(("movement", "most"), [(7, 8), (8, 8), (9, 10)])
def test_MK_SPRINT_11_out_of_the_wood_first_halved_then_doubled(movement: int, most: int) -> None:
    wood = {"wood": {"kind": "hindering", "at": [10, 3], "radius": 1}}
    table = runner(movement, terrain=wood)

    assert table.refused("sprint", "runner", (10, 3 + most)) == set()
    assert table.refused("sprint", "runner", (10, 3.001 + most)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-SPRINT-02", "MK-SPRINT-06")
def test_MK_SPRINT_06_a_guard_sprints_on_foot_and_pays_alone() -> None:
    """a70: the lower movement of both is doubled, and a horseshoe counts as a boot."""
    cards = [figure("rider", movement=9, movement_type="horseshoe"), figure("elf", movement=6)]
    table = Knights([own("rider", (10, 3)), foe("elf", near("rider"), guard="rider"), own("idle", (34, 2)), FAR], cards)

    assert table.refused("sprint", "rider", (22.001, 3)) == {"MK-MOVE-02"}
    table.say("sprint", "rider", (22, 3)).say("escort", "elf", near("rider"))
    assert [table.warrior(label).click for label in ("rider", "elf")] == [1, 0]


# -- in formation --------------------------------------------------------------------------------------------


def squad(*types: str, movements: tuple[int, ...] = (), **more: Any) -> Knights:
    """Warriors of one faction side by side, from west to east: a, b, c, ..."""
    labels = "abcde"[: len(types)]
    cards: list[Card] = []
    for place, label in enumerate(labels):
        movement = movements[place] if movements else 8
        cards.append(figure(label, movement=movement, movement_type=types[place], factions=["orc-khans"]))
    entries = [own(label, (10 + 1.5 * place, 3)) for place, label in enumerate(labels)]
    return Knights([*entries, own("idle", (34, 2)), FAR], cards, **more)


def marched(table: Knights, *ends: tuple[str, tuple[float, float] | Near]) -> Knights:
    for label, end in ends:
        table.say("plan", label, end)
    return table.say("commit").go_on("act", seat=0)


@pytest.mark.rule("MK-SPRINT-09")
def test_MK_SPRINT_09_all_of_a_formation_need_boots_or_horseshoes() -> None:
    mixed, horsed = squad("boot", "boot", "wave"), squad("boot", "boot", "horseshoe")

    assert mixed.refused("form-sprint", "a", "b", "c") == {"MK-SPRINT-09"}
    assert mixed.because("form-sprint", "a", "b", "c") == {"cannot-sprint"}
    assert mixed.refused("form", "a", "b", "c") == set()
    assert horsed.offered("form-sprint", "a") == {"b", "c"}


@pytest.mark.rule("MK-SPRINT-10", "MK-SPRINT-09")
def test_MK_SPRINT_10_afterwards_every_boot_takes_a_click() -> None:
    table = squad("boot", "boot", "horseshoe").say("form-sprint", "a", "b", "c")
    marched(table, ("c", (13, 19)), ("b", (11.5, 19)), ("a", (10, 19)))
    names = [name for name in table.names() if name in ("moved", "damaged")]

    assert [table.warrior(label).click for label in "abc"] == [1, 1, 0]
    assert names == ["moved", "moved", "moved", "damaged", "damaged"]
    assert table.player(0).actions == 3


@pytest.mark.rule("MK-SPRINT-12")
def test_MK_SPRINT_12_a_member_may_go_less_far() -> None:
    """The lowest movement is 6: one goes 12 inches, another stops after 5, from which it had been ahead."""
    table = squad("boot", "boot", "boot", movements=(6, 8, 8)).say("form-sprint", "a", "b", "c")

    assert "MK-FORMATION-15" in table.refused("plan", "c", (13, 15.1))
    marched(table, ("c", (20, 3)), ("b", (18.5, 3)), ("a", (17, 3)))
    assert [table.at(label) for label in "abc"] == [(17, 3), (18.5, 3), (20, 3)]
    assert [table.warrior(label).click for label in "abc"] == [1, 1, 1]


@pytest.mark.rule("MK-SPRINT-12", "MK-SPRINT-13")
def test_MK_SPRINT_13_where_one_sprints_all_do() -> None:
    """Only one leaves its place, by more than 6 inches, where its movement is 5: all three pay."""
    table = squad("boot", "boot", "boot", movements=(5, 5, 5)).say("form-sprint", "a", "b", "c")
    table.say("plan", "c", (13, 6), (10, 4.5)).say("commit").go_on("act", seat=0)

    assert [table.at(label) for label in "abc"] == [(10, 3), (11.5, 3), (10, 4.5)]
    assert [table.warrior(label).click for label in "abc"] == [1, 1, 1]


@pytest.mark.rule("MK-SPRINT-13")
def test_MK_SPRINT_13_nobody_of_them_is_in_contact_with_an_enemy() -> None:
    table = Knights(
        [own("a", (10, 3)), own("b", near("a", 0, EAST)), own("c", near("b", 0, EAST)), foe("elf", near("c"))],
        [figure(label, factions=["orc-khans"]) for label in "abc"],
    )

    assert "MK-SPRINT-04" in table.refused("form-sprint", "a", "b", "c")
    assert "form-sprint" not in table.keys("a")
