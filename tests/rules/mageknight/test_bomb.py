"""MK-BOMB  Bombardment: tokens are laid in one turn, and attacked in the next command phase."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, NORTH, Card, Entry, Knights, domain, figure, foe, item, near, own, warrior
from tercio.content.trouble import BadInput
from tercio.games.mageknight.positions.position import MageKnightVocabulary
from tercio.games.mageknight.state import BOMBS, Bomb
from tercio.kernel import CONCEDE, Answer

AT = (18.0, 6.0)  # where the gunner stands, facing north
SPOT = (18.0, 20.0)


def gunner(**values: Any) -> Card:
    usual = {"attack": 9, "range": 10, "ranged_damage": 3, "attack_types": ["bow"], "abilities": ["bombardment"]}
    return figure("gunner", **{**usual, **values})


def shell(card: str, **values: Any) -> Card:
    usual = {"target": 16, "radius": 2, "attack": 8, "damage": 2, "drift": [{"least": 0, "far": 1}]}
    return "shell", {"id": card, "name": {"en": card, "de": card}, **usual, **values}


def laying(*others: Entry, cards: tuple[Card, ...] = (), dice: tuple[int, ...] = (), **position: Any) -> Knights:
    """The gunner in its action phase."""
    gun = () if any([card[1]["id"] == "gunner" for card in cards]) else (gunner(),)
    return Knights([own("gunner", AT), *others], [*gun, *cards], dice=dice, **position)


def due(
    *others: Entry,
    cards: tuple[Card, ...] = (),
    dice: tuple[int, ...] = (),
    bombs: tuple[dict[str, Any], ...] = ({"at": [*SPOT]},),
    gun: dict[str, Any] | None = None,
    **position: Any,
) -> Knights:
    """The tokens lie on the field, and the command phase of their player begins."""
    more = () if any([card[1]["id"] == "gunner" for card in cards]) else (gunner(),)
    laid = [{"shooter": "gunner", **bomb} for bomb in bombs]
    warriors = [own("gunner", AT, **(gun or {})), *others]
    table = Knights(warriors, [*more, *cards], dice=dice, bombs=laid, phase="command", **position)
    return table.end() if table.question()[1] == "prepare" else table


def bomb_of(table: Knights, number: int = 1) -> Bomb:
    return next(bomb for bomb in table.state.bombs if bomb.id == BOMBS + number - 1)


def hits(table: Knights) -> list[tuple[int, int]]:
    """Each token that was hit or missed, with the result."""
    return [(facts[0] - BOMBS + 1, facts[1]) for facts in table.facts("bomb-hit") + table.facts("bomb-missed")]


def struck(table: Knights) -> set[str]:
    return {table.name(facts[0]) for facts in table.facts("struck")}


# -- laying the tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("MK-BOMB-01")
def test_MK_BOMB_01_only_with_the_ability() -> None:
    table = laying(own("archer", (10, 6)), cards=(figure("archer", range=10, attack_types=["bow"]),))

    assert table.subjects("bombard") == ["gunner"]
    assert table.refused("bombard", "archer", (10, 16)) == {"MK-BOMB-01"}
    assert table.because("bombard", "archer", (10, 16)) == {"no-ability"}


@pytest.mark.rule("MK-BOMB-02")
def test_MK_BOMB_02_each_has_its_own_tokens() -> None:
    table = laying(own("gunner2", (10, 6)))
    table.say("bombard", "gunner", SPOT).say("bombard", "gunner2", (10, 20))

    assert [(bomb.shooter, bomb.at) for bomb in table.state.bombs] == [
        (table.number("gunner"), (18_000, 20_000)),
        (table.number("gunner2"), (10_000, 20_000)),
    ]


@pytest.mark.rule("MK-BOMB-02")
def test_MK_BOMB_02_each_token_is_of_the_kind_that_the_figure_has_in_this_place() -> None:
    cards = (shell("light"), shell("heavy"), gunner(arrows=3, shells=["light", "heavy"]))
    table = laying(cards=cards).say("bombard", "gunner", (18, 12), (18, 16), (18, 20))

    assert [bomb.shell.id for bomb in table.state.bombs] == ["light", "heavy", "heavy"]


@pytest.mark.rule("MK-BOMB-04")
def test_MK_BOMB_04_it_is_a_ranged_combat_action() -> None:
    table = laying(foe("elf", near("gunner", 0, EAST)))
    free = laying(own("orc", (5, 5)), players=[{"actions": 2}, {}]).say("bombard", "gunner", SPOT)

    assert table.refused("bombard", "gunner", SPOT) == {"MK-RANGED-03"}
    assert (free.warrior("gunner").tokens, free.player(0).actions) == (1, 1)
    assert free.refused("bombard", "gunner", SPOT) >= {"MK-TURN-16"}


@pytest.mark.rule("MK-BOMB-05")
def test_MK_BOMB_05_a_token_is_laid_behind_a_wall() -> None:
    wall = {"wall": {"kind": "blocking", "at": [18, 12], "width": 8, "depth": 1}}
    table = laying(foe("elf", (18, 20)), terrain=wall)

    assert table.because("ranged", "gunner", "elf") >= {"line-blocked"}
    assert table.refused("bombard", "gunner", SPOT) == set()


@pytest.mark.rule("MK-BOMB-06")
@pytest.mark.parametrize(
    ("far", "items", "rules"),
    [(20, [], set()), (20.001, [], {"MK-BOMB-06"}), (24, ["scope"], set()), (24.001, ["scope"], {"MK-BOMB-06"})],
)
def test_MK_BOMB_06_twice_the_modified_range(far: float, items: list[str], rules: set[str]) -> None:
    table = Knights([own("gunner", AT, items=items)], [gunner(), item("scope", changes={"range": 2})])

    assert table.refused("bombard", "gunner", (18, 6 + far)) == rules


@pytest.mark.rule("MK-BOMB-07")
def test_MK_BOMB_07_only_where_the_front_arc_reaches() -> None:
    table = laying()

    assert table.refused("bombard", "gunner", (24, 6)) == set()
    assert table.refused("bombard", "gunner", (24, 5.99)) == {"MK-BOMB-07"}
    assert table.because("bombard", "gunner", (18, 2)) == {"spot-not-in-front"}
    assert table.because("bombard", "gunner", (36.5, 7)) == {"spot-off-the-field"}


@pytest.mark.rule("MK-BOMB-07")
@pytest.mark.parametrize(
    ("at", "facing", "inside", "outside"),
    [
        ((4, 18), 180, (0, 18), (-0.001, 18)),
        ((18, 4), 270, (18, 0), (18, -0.001)),
        ((32, 18), 0, (36, 18), (36.001, 18)),
        ((18, 32), 90, (18, 36), (18, 36.001)),
    ],
)
def test_MK_BOMB_07_up_to_the_edge_of_the_field_and_not_a_mil_further(
    at: tuple[float, float], facing: int, inside: tuple[float, float], outside: tuple[float, float]
) -> None:
    table = Knights([own("gunner", at, facing=facing)], [gunner()])

    assert table.refused("bombard", "gunner", inside) == set()
    assert table.because("bombard", "gunner", outside) == {"spot-off-the-field"}


@pytest.mark.rule("MK-BOMB-08")
@pytest.mark.parametrize(("spot", "arrow"), [((18, 18), NORTH), ((30, 6), EAST), ((24, 12), 45)])
def test_MK_BOMB_08_the_arrow_points_along_the_line_of_fire(spot: tuple[float, float], arrow: int) -> None:
    table = laying().say("bombard", "gunner", spot)

    assert bomb_of(table).facing == arrow


@pytest.mark.rule("MKA-BOMBARDMENT-01")
def test_MKA_BOMBARDMENT_01_as_many_tokens_as_arrows_each_on_its_own_spot() -> None:
    one = laying()
    two = laying(cards=(gunner(arrows=2),))

    assert one.because("bombard", "gunner", SPOT, (18, 12)) == {"too-many-tokens"}
    assert two.because("bombard", "gunner", SPOT, SPOT) == {"same-spot"}
    assert two.refused("bombard", "gunner", SPOT, (18, 12), (18, 9)) == {"MKA-BOMBARDMENT-01"}
    assert len(two.say("bombard", "gunner", SPOT, (18, 12)).state.bombs) == 2


@pytest.mark.rule("MKA-BOMBARDMENT-01", "MK-BOMB-09", "MK-TURN-12")
def test_MKA_BOMBARDMENT_01_over_two_turns() -> None:
    table = laying(foe("elf", (18, 22)), cards=(gunner(range=8),), dice=(4, 4, 3, 3))

    assert table.refused("bombard", "gunner", (18, 23)) == {"MK-BOMB-06"}
    table.say("bombard", "gunner", (18, 22)).go_on("act", 1)
    assert (len(table.state.bombs), table.rolls()) == (1, [])
    table.end()
    assert table.names().index("phase-command") < table.names().index("bomb-hit")
    assert (table.state.phase, table.state.active, table.state.bombs) == ("action", 0, [])
    assert (table.rolls(), table.warrior("elf").click) == ([(4, 4), (3, 3)], 3)


@pytest.mark.rule("MK-BOMB-09")
def test_MK_BOMB_09_not_in_the_command_phase_of_another() -> None:
    table = laying(foe("elf", (18, 22))).say("bombard", "gunner", (18, 22)).go_on("act", 1)

    assert table.happened("phase-command", 1)
    assert not table.happened("bomb-hit")
    assert len(table.state.bombs) == 1


# -- the attack on the tokens -----------------------------------------------------------------------------


@pytest.mark.rule("MK-BOMB-03")
def test_MK_BOMB_03_first_the_token_then_the_figures() -> None:
    table = due(foe("elf", (18, 21)), dice=(1, 2, 1, 3, 4)).done()
    names = [name for name in table.names() if name in ("bomb-missed", "drifted", "struck", "hit", "bomb-removed")]

    assert names == ["bomb-missed", "drifted", "struck", "hit", "bomb-removed"]


WALL = {"wall": {"kind": "blocking", "at": [24, 13], "width": 4, "depth": 1}}


@pytest.mark.rule("MK-BOMB-10")
def test_MK_BOMB_10_minus_2_where_the_line_is_blocked_and_only_against_that_token() -> None:
    bombs = ({"at": [12, 20]}, {"at": [29, 19]})
    table = due(foe("elf", (12, 20)), bombs=bombs, dice=(3, 4, 1, 3, 4), terrain=WALL, cards=(gunner(arrows=2),))

    assert hits(table) == [(1, 16), (2, 14)]
    assert table.happened("hit", "elf", 16, 9)


@pytest.mark.rule("MK-BOMB-10")
def test_MK_BOMB_10_a_base_in_the_way_blocks_but_not_one_on_the_spot() -> None:
    blocked = due(foe("elf", (18, 12)), foe("elf2", (18, 20)), dice=(3, 4, 1, 3, 4))
    clear = due(foe("elf2", (18, 20)), dice=(3, 4, 3, 4))

    assert (hits(blocked), hits(clear)) == ([(1, 14)], [(1, 16)])
    (value,) = blocked.events("bomb-value")
    assert (-2, "MK-BOMB-10", blocked.number("elf")) in [(x.value, x.rule, x.source) for x in value.receipts]


@pytest.mark.rule("MK-BOMB-11")
def test_MK_BOMB_11_one_roll_against_the_number_on_each_token() -> None:
    cards = (gunner(arrows=2), shell("easy", target=15), shell("hard", target=17))
    bombs = ({"at": [12, 20], "shell": "easy"}, {"at": [24, 20], "shell": "hard"})
    table = due(cards=cards, bombs=bombs, dice=(3, 4, 6)).done()

    assert table.rolls() == [(3, 4), (6,)]
    assert table.facts("bomb-hit") == [(BOMBS, 16, 9, 15)]
    assert table.facts("bomb-missed") == [(BOMBS + 1, 16, 9, 17)]


@pytest.mark.rule("MK-BOMB-12")
def test_MK_BOMB_12_friends_and_enemies_in_the_blast() -> None:
    others = (own("orc", (18, 22)), foe("elf", (20, 20)), foe("elf2", (17, 19)), foe("far", (20.001, 20.001)))
    table = due(*others, dice=(4, 4, 1, 2))

    assert struck(table) == {"orc", "elf", "elf2"}


@pytest.mark.rule("MK-BOMB-13")
def test_MK_BOMB_13_a_further_roll_against_each_defense() -> None:
    cards = tuple([figure(f"elf{defense}", defense=defense) for defense in (14, 15, 16)])
    others = (foe("elf14", (17, 20)), foe("elf15", (18.6, 20)), foe("elf16", (18, 21.5)))
    table = due(*others, cards=cards, dice=(4, 4, 2, 4))

    assert [table.name(facts[0]) for facts in table.facts("hit")] == ["elf14", "elf15"]
    assert table.happened("missed", "elf16", 15, 9, 16)


@pytest.mark.rule("MK-BOMB-13")
def test_MK_BOMB_13_the_attack_bonus_counts_twice_and_no_arc_cover_or_height() -> None:
    wood = {"wood": {"kind": "hindering", "at": [18, 20], "radius": 3}}
    hill = {"hill": {"kind": "clear", "elevated": True, "at": [18, 20], "radius": 3}}
    for terrain in (wood, hill, {}):
        table = due(foe("elf", (18, 20), facing=90), cards=(gunner(bow_bonus=1),), dice=(3, 4, 2, 3), terrain=terrain)

        assert hits(table) == [(1, 17)]
        assert table.facts("hit") == [(table.number("elf"), 15, 10, 15)]


@pytest.mark.rule("MK-BOMB-13")
@pytest.mark.parametrize(("soars", "defense"), [(False, 16), (True, 15)])
def test_MK_BOMB_13_only_who_soars_above_the_gunner_is_higher(soars: bool, defense: int) -> None:
    cards = (gunner(movement_type="wings"), figure("bird", movement_type="wings"))
    table = due(foe("bird", (18, 20), soaring=True), cards=cards, dice=(4, 4, 1, 2), gun={"soaring": soars})

    assert table.facts("missed")[0][3] == defense


@pytest.mark.rule("MK-BOMB-14")
def test_MK_BOMB_14_each_takes_the_full_ranged_damage() -> None:
    table = due(foe("elf", (17, 20)), foe("elf2", (19, 20)), dice=(4, 4, 3, 3))

    assert (table.warrior("elf").click, table.warrior("elf2").click) == (3, 3)


# -- drift ------------------------------------------------------------------------------------------------

TABLE = [{"least": 17, "far": 1}, {"least": 15, "far": 2}, {"least": 12, "far": 4}]


@pytest.mark.rule("MK-BOMB-15", "MK-BOMB-17", "MK-BOMB-22")
@pytest.mark.parametrize(
    ("faces", "result", "far"), [((4, 4), 17, 1), ((3, 4), 16, 2), ((2, 4), 15, 2), ((2, 3), 14, 4), ((1, 2), 12, 4)]
)
def test_MK_BOMB_17_how_far_a_missed_token_drifts(faces: tuple[int, int], result: int, far: float) -> None:
    table = due(cards=(gunner(), shell("hard", target=18, drift=TABLE)), bombs=({"at": [*SPOT], "shell": "hard"},),
                dice=(*faces, 1))  # fmt: skip

    assert hits(table) == [(1, result)]
    assert table.facts("drifted") == [(BOMBS, 18_000, 20_000 + int(1_000 * far))]


@pytest.mark.rule("MK-BOMB-22")
@pytest.mark.parametrize("attack", [9, 7, 1])
def test_MK_BOMB_22_below_the_lowest_row_the_lowest_counts(attack: int) -> None:
    table = due(
        cards=(gunner(attack=attack), shell("hard", target=18, drift=TABLE)),
        bombs=({"at": [*SPOT], "shell": "hard"},),
        dice=(1, 2, 1),
    )

    assert (hits(table), table.facts("drifted")) == ([(1, attack + 3)], [(BOMBS, 18_000, 24_000)])


@pytest.mark.rule("MK-BOMB-16")
@pytest.mark.parametrize(
    ("face", "at"),
    [
        (1, (18_000, 21_000)),
        (2, (18_866, 20_500)),
        (3, (18_866, 19_500)),
        (4, (18_000, 19_000)),
        (5, (17_134, 19_500)),
        (6, (17_134, 20_500)),
    ],
)
def test_MK_BOMB_16_a_die_for_the_direction(face: int, at: tuple[int, int]) -> None:
    table = due(dice=(3, 3, face)).done()

    assert table.facts("drifted") == [(BOMBS, *at)]


@pytest.mark.rule("MK-BOMB-16")
def test_MK_BOMB_16_the_directions_are_those_on_the_token() -> None:
    cards = (gunner(), shell("odd", directions=[0, 0, 0, 90, 0, 0]))
    table = due(cards=cards, bombs=({"at": [*SPOT], "shell": "odd"},), dice=(3, 3, 4))

    assert table.facts("drifted") == [(BOMBS, 19_000, 20_000)]


@pytest.mark.rule("MK-BOMB-15")
def test_MK_BOMB_15_a_token_that_is_hit_stays() -> None:
    at_limit = due(dice=(3, 4))
    below = due(dice=(3, 3, 1))

    assert not at_limit.happened("drifted")
    assert below.happened("drifted", rule="MK-BOMB-17")


@pytest.mark.rule("MK-BOMB-17")
def test_MK_BOMB_17_a_domain_doubles_the_drift() -> None:
    cards = (gunner(), domain("gusts", effects=["drift-doubled"]))
    table = due(cards=cards, dice=(3, 3, 1), players=[{"domain": "gusts"}, {}])

    assert table.facts("drifted") == [(BOMBS, 18_000, 22_000)]


@pytest.mark.rule("MK-BOMB-17")
@pytest.mark.parametrize(
    ("at", "facing", "gone"),
    [
        ((18, 35), 90, False),
        ((18, 35.001), 90, True),
        ((18, 1), 270, False),
        ((18, 0.999), 270, True),
        ((35, 18), 0, False),
        ((35.001, 18), 0, True),
        ((1, 18), 180, False),
        ((0.999, 18), 180, True),
    ],
)
def test_MK_BOMB_17_on_the_edge_of_the_field_it_stays_and_a_mil_over_it_is_gone(
    at: tuple[float, float], facing: int, gone: bool
) -> None:
    bombs = ({"at": [*at], "facing": facing, "shell": "hard"},)
    table = due(bombs=bombs, dice=(1, 2, 1, 1, 1), cards=(gunner(range=24), shell("hard", target=18)))

    assert table.happened("bomb-removed", rule="MK-BOMB-17") == gone


@pytest.mark.rule("MK-BOMB-18")
def test_MK_BOMB_18_where_it_drifts_to_it_strikes_friends_as_well() -> None:
    friends = (own("orc", (18, 22.5)), own("orc2", (19, 22.5)), foe("elf", (18, 18.5)))
    table = due(*friends, dice=(3, 3, 1, 3, 3))

    assert struck(table) == {"orc", "orc2"}
    assert (table.warrior("orc").click, table.warrior("orc2").click, table.warrior("elf").click) == (3, 3, 0)


@pytest.mark.rule("MK-BOMB-18")
def test_MK_BOMB_18_off_the_field_it_strikes_nobody() -> None:
    table = due(foe("elf", (19, 35.2)), bombs=({"at": [18, 35.5]},), dice=(3, 3, 1), cards=(gunner(range=18),)).done()

    assert table.facts("drifted") == [(BOMBS, 18_000, 36_500)]
    assert table.happened("bomb-removed", rule="MK-BOMB-17")
    assert struck(table) == set()


@pytest.mark.rule("MK-BOMB-18")
def test_MK_BOMB_18_all_drift_before_anybody_is_struck() -> None:
    bombs = ({"at": [12, 20]}, {"at": [24, 20]})
    table = due(
        foe("elf", (12, 21)), foe("elf2", (24, 21)), bombs=bombs, dice=(2, 3, 1, 1, 2, 2), cards=(gunner(arrows=2),)
    )
    names = [name for name in table.names() if name in ("drifted", "struck")]

    assert names == ["drifted", "drifted", "struck", "struck"]
    assert table.rolls() == [(2, 3), (1,), (1,), (2, 2)]


# -- what has become of the gunner ----------------------------------------------------------------------------

LOST = [
    {"gone": "eliminated"},
    {"click": 5},
    {"guard": "ogre"},
]


@pytest.mark.rule("MK-BOMB-19")
@pytest.mark.parametrize("lost", LOST)
def test_MK_BOMB_19_the_values_of_the_token_where_the_gunner_is_lost(lost: dict[str, Any]) -> None:
    dial = [{"abilities": ["bombardment"]}] * 5 + [{"abilities": ["demoralized"]}]
    cards = (gunner(attack=10, bow_bonus=2, dial=dial, abilities=[]),)
    others = (foe("ogre", near("gunner", 0, EAST)), foe("elf", (18, 20)), own("orc", (2, 2)))
    table = due(*others, cards=cards, gun=lost, dice=(4, 4, 3, 4))

    assert hits(table) == [(1, 16)]
    assert table.facts("hit") == [(table.number("elf"), 15, 8, 15)]
    assert table.warrior("elf").click == 2


def pushed(*others: Entry, dice: tuple[int, ...], last: tuple[str, ...] = ("bombardment",)) -> Knights:
    """The gunner lays its token with its second action in a row; `last` are its abilities where that leaves it."""
    dial = [{"abilities": ["bombardment"]}] * 5 + [{"abilities": list(last)}]
    cards = (
        gunner(attack=10, bow_bonus=2, dial=dial, abilities=[]),
        figure("lich", abilities=["necromancy"]),
        figure("monk", abilities=["healing"]),
    )
    gun = own("gunner", AT, tokens=1, click=5 if "bombardment" in last else 4)
    around = (own("orc", (2, 2)), foe("elf", (18, 20)), foe("far", (34, 34)), *others)
    table = Knights([gun, *around], cards, dice=dice, players=[{"actions": 3}, {}])
    return table.say("bombard", "gunner", SPOT)


BESIDE = near("gunner", 0, EAST)


@pytest.mark.rule("MK-BOMB-19", "MK-SPECIAL-12")
def test_MK_BOMB_19_a_gunner_that_fell_and_is_raised_does_not_get_its_bomb_back() -> None:
    """MK H147"""
    table = pushed(own("lich", BESIDE), dice=(1, 4, 4, 3, 4))
    fallen = table.warrior("gunner").gone
    table.say("raise", "lich", "gunner", AT, facing=NORTH).go_on("act", 1).end()

    assert (fallen, table.warrior("gunner").gone) == ("eliminated", "")
    assert (hits(table), table.facts("hit")) == ([(1, 16)], [(table.number("elf"), 15, 8, 15)])
    assert table.warrior("elf").click == 2


@pytest.mark.rule("MK-BOMB-19", "MKA-HEALING-01")
def test_MK_BOMB_19_a_gunner_that_lost_heart_and_is_healed_does_not_get_its_bomb_back() -> None:
    """MK H147"""
    table = pushed(own("monk", BESIDE, facing=180), dice=(6, 6, 4, 4, 3, 4), last=("demoralized",))
    was_healed = table.say("heal", "monk", "gunner").happened("healed", "gunner")
    table.go_on("act", 1).end()

    assert was_healed
    assert (hits(table), table.warrior("elf").click) == ([(1, 16)], 2)


@pytest.mark.rule("MK-BOMB-19")
def test_MK_BOMB_19_otherwise_the_values_that_show_when_it_strikes() -> None:
    dial: list[dict[str, Any]] = [{"abilities": ["bombardment"]}, {"attack": 7}]
    table = due(foe("elf", (18, 20)), cards=(gunner(attack=10, dial=dial, abilities=[]),), gun={"click": 1},
                dice=(4, 5, 4, 4))  # fmt: skip

    assert hits(table) == [(1, 16)]
    assert (table.facts("hit")[0][2], table.warrior("elf").click) == (7, 3)


@pytest.mark.rule("MK-BOMB-19")
def test_MK_BOMB_19_the_gunner_has_the_credit_though_it_is_gone() -> None:
    others = (foe("elf", (18, 20), click=5), own("orc", (19, 21), click=5), own("orc2", (2, 2)), foe("far", (34, 34)))
    table = due(*others, gun={"gone": "eliminated"}, dice=(4, 4, 3, 4))

    assert table.happened("eliminated", "elf", "gunner")
    assert (table.player(0).glory, table.player(1).glory) == (25, 25)


@pytest.mark.rule("MK-BOMB-19")
def test_MK_BOMB_19_between_laying_and_striking_the_gunner_falls() -> None:
    table = Knights(
        [own("gunner", AT, click=4), own("orc", (2, 2)), foe("ogre", (18, 3)), foe("elf", (18, 20))],
        [gunner(attack=10)],
        dice=(4, 4, 4, 4, 3, 4),
    )
    table.say("bombard", "gunner", SPOT).end().say("surge", "ogre", near("gunner", 0, 270), facing=90)
    table.go_on("surge").say("close", "ogre", "gunner").go_on("act", 0)

    assert table.warrior("gunner").gone == "eliminated"
    assert (hits(table), table.warrior("elf").click) == ([(1, 16)], 2)


# -- whom it cannot strike ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-BOMB-20", "MKA-INVISIBILITY-01", "MKA-GHOSTFORM-01", "MKA-MISTCLOAK-01")
@pytest.mark.parametrize("ability", ["invisibility", "ghostform", "mist-cloak"])
def test_MK_BOMB_20_it_does_not_strike_the_unseen(ability: str) -> None:
    table = due(foe("ghost", (17, 20)), foe("elf", (19, 20)), cards=(figure("ghost", abilities=[ability]),),
                dice=(4, 4, 3, 3))  # fmt: skip

    assert struck(table) == {"elf"}
    assert table.warrior("ghost").click == 0


@pytest.mark.rule("MK-BOMB-20")
def test_MK_BOMB_20_a_wand_spares_the_magic_immune_and_nothing_strikes_captives() -> None:
    others = (
        own("ogre", (17, 21)),
        foe("elf", near("ogre", 0, EAST), guard="ogre"),
        foe("dwarf", (19, 19)),
        foe("far", (34, 34)),
    )
    cards = (gunner(attack_types=["wand"]), figure("dwarf", defense_type="magic-immunity"))
    table = due(*others, cards=cards, dice=(4, 4, 3, 3))
    bow = due(*others, cards=(gunner(), cards[1]), dice=(4, 4, 3, 3))

    assert struck(table) == {"ogre"}
    assert struck(bow) == {"ogre", "dwarf"}


@pytest.mark.rule("MK-BOMB-21")
def test_MK_BOMB_21_in_the_blast_of_two_tokens_but_struck_once() -> None:
    bombs = ({"at": [17, 20]}, {"at": [19, 20]})
    table = due(foe("elf", (18, 20)), bombs=bombs, dice=(4, 4, 3, 3), cards=(gunner(arrows=2),)).done()

    assert len(table.facts("struck")) == 1
    assert table.warrior("elf").click == 3


# -- critical results ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-BOMB-23")
def test_MK_BOMB_23_a_12_hits_any_token_and_a_2_none() -> None:
    hard, easy = shell("hard", target=22), shell("easy", target=5)
    high = due(cards=(gunner(), hard), bombs=({"at": [*SPOT], "shell": "hard"},), dice=(6, 6))
    low = due(cards=(gunner(), easy), bombs=({"at": [*SPOT], "shell": "easy"},), dice=(1, 1, 1))

    assert high.facts("bomb-hit") == [(BOMBS, 21, 9, 22)]
    assert low.facts("bomb-missed") == [(BOMBS, 11, 9, 5)]


@pytest.mark.rule("MK-BOMB-24")
def test_MK_BOMB_24_a_12_on_the_token_is_one_click_more_for_those_hit() -> None:
    cards = (gunner(ranged_damage=2), figure("elf", defense=14), figure("ogre", defense=17))
    others = (foe("elf", (17, 20)), foe("elf2", (19, 20)), foe("ogre", (18, 21.5)))
    table = due(*others, cards=cards, dice=(6, 6, 3, 3))

    assert [table.warrior(name).click for name in ("elf", "elf2", "ogre")] == [3, 3, 0]


@pytest.mark.rule("MK-BOMB-24")
def test_MK_BOMB_24_a_12_on_both_rolls_is_two_more() -> None:
    table = due(foe("elf", (17, 20)), cards=(gunner(ranged_damage=2),), dice=(6, 6, 6, 6))

    assert table.warrior("elf").click == 4


@pytest.mark.rule("MK-BOMB-23", "MK-BOMB-24", "MK-CRIT-05")
def test_MK_BOMB_24_both_critical_hits_are_told_and_stand_in_the_damage() -> None:
    table = due(foe("elf", (17, 20)), cards=(gunner(ranged_damage=2),), dice=(6, 6, 6, 6))
    (damage,) = table.events("damage-value")

    assert [event.rule for event in table.events("critical-hit")] == ["MK-BOMB-24", "MK-CRIT-04"]
    assert table.happened("bomb-hit", rule="MK-BOMB-23")
    assert damage.facts == (table.number("gunner"), 4)
    assert [(line.value, line.rule) for line in damage.receipts] == [
        (2, "MK-RANGED-10"), (1, "MK-CRIT-05"), (1, "MK-BOMB-24")
    ]  # fmt: skip


@pytest.mark.rule("MK-BOMB-25")
def test_MK_BOMB_25_a_2_on_the_token_hurts_the_gunner() -> None:
    table = due(foe("elf", (18, 20)), dice=(1, 1, 4, 3, 3))
    gone = due(foe("elf", (18, 20)), own("orc", (2, 2)), gun={"gone": "eliminated"}, dice=(1, 1, 4, 3, 4))

    assert table.happened("bomb-missed")
    assert table.happened("damaged", "gunner", 1, rule="MK-BOMB-25")
    assert table.warrior("gunner").click == 1
    assert not gone.happened("damaged", "gunner")


@pytest.mark.rule("MK-BOMB-25")
def test_MK_BOMB_25_a_2_on_the_second_roll_hurts_it_as_well() -> None:
    table = due(foe("elf", (18, 20)), dice=(4, 4, 1, 1))

    assert (table.warrior("gunner").click, table.warrior("elf").click) == (1, 0)


# -- conditions that change in between -------------------------------------------------------------------------

CHANGED: list[tuple[dict[str, Any], tuple[Entry, ...]]] = [
    ({"facing": 270}, ()),
    ({"items": ["fog-lamp"]}, ()),
    ({}, (foe("ogre", near("gunner", 0, EAST)),)),
]


@pytest.mark.rule("MK-BOMB-26")
@pytest.mark.parametrize(("gun", "others"), CHANGED)
def test_MK_BOMB_26_out_of_arc_or_range_or_in_contact_counts_as_blocked(
    gun: dict[str, Any], others: tuple[Entry, ...]
) -> None:
    cards = (gunner(range=7), item("fog-lamp", changes={"range": -1}))
    table = due(*others, cards=cards, gun=gun, dice=(4, 4, 1))
    before = due(cards=cards, dice=(4, 4))

    assert (hits(table), hits(before)) == ([(1, 15)], [(1, 17)])
    (value,) = table.events("bomb-value")
    assert [x.value for x in value.receipts if x.rule == "MK-BOMB-26"] == [-2]


@pytest.mark.rule("MK-BOMB-27")
def test_MK_BOMB_27_where_no_actions_are_allowed_tokens_strike_all_the_same() -> None:
    cards = (gunner(), domain("gale", forbids=["ranged"]))
    players = [{"domain": "gale"}, {}]
    new = laying(cards=cards, players=players)
    table = due(foe("elf", (18, 20)), cards=cards, players=players, dice=(3, 4, 3, 3))
    held = due(foe("ogre", near("gunner", 0, EAST)), cards=cards, players=players, dice=(3, 4, 1))

    assert new.refused("bombard", "gunner", SPOT) == {"MK-DOMAIN-09"}
    assert (hits(table), table.warrior("elf").click, hits(held)) == ([(1, 16)], 3, [(1, 14)])


@pytest.mark.rule("MK-BOMB-28")
def test_MK_BOMB_28_where_no_attacks_are_allowed_tokens_are_removed() -> None:
    cards = (gunner(arrows=2), domain("stillness", forbids=["ranged-attacks"]))
    bombs = ({"at": [12, 20]}, {"at": [24, 20]})
    table = due(foe("elf", (12, 20)), cards=cards, bombs=bombs, players=[{"domain": "stillness"}, {}])

    assert (table.state.bombs, table.rolls(), struck(table)) == ([], [], set())
    assert len([event for event in table.events("bomb-removed") if event.rule == "MK-BOMB-28"]) == 2
    assert table.refused("bombard", "gunner", SPOT) == {"MK-DOMAIN-09"}


# -- tokens as people write them down, and as they leave ----------------------------------------------------------


def test_a_token_is_written_down_as_it_lies() -> None:
    cards = (gunner(arrows=2, shells=["light"]), shell("light"))
    table = laying(cards=cards).say("bombard", "gunner", SPOT, (20, 12))
    written = MageKnightVocabulary().write_position(table.match)["bombs"]
    again = due(cards=cards, bombs=tuple(written), dice=(6, 6))

    assert [entry["shell"] for entry in written] == ["light", "light"]
    assert again.facts("bomb-hit") == [(BOMBS, 21, 9, 16), (BOMBS + 1, 21, 9, 16)]


def test_the_tokens_of_a_player_who_gives_up_are_removed() -> None:
    table = laying(foe("elf", (18, 20)), warrior("troll", 2, (30, 30)), own("orc", (2, 2)))
    table.say("bombard", "gunner", SPOT).take(Answer(0, CONCEDE))

    assert table.state.bombs == []
    assert table.happened("bomb-removed")


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"directions": [0, 60]}, "shell[0].directions"),
        ({"drift": [{"least": 8, "far": 4}, {"least": 14, "far": 1}]}, "shell[0].drift"),
        ({"drift": []}, "shell[0].drift"),
        ({"target": 99}, "shell[0].target"),
        ({"blast": 3}, "shell[0].blast"),
    ],
)
def test_a_token_that_could_not_be_played_is_refused(values: dict[str, Any], key: str) -> None:
    with pytest.raises(BadInput) as caught:
        laying(cards=(shell("odd", **values),))

    assert caught.value.key == key
