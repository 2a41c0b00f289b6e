"""SU-SUMMON: the price, the sacrifices, the place, the first control roll and the first walk."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import EAST, NORTH, SOUTH, WEST, Entry, Summoning, creature, foe, near, own, summoner
from tercio.games.summoners.state import Unit
from tercio.texts import Speaker

ELEMENTAL = creature("elemental", level=3, mana=3, levels=2)
OGRE = creature("ogre", level=2, mana=1, levels=1)
CARDS = [ELEMENTAL, OGRE, creature("imp"), creature("wolf", level=2), creature("bear", level=3)]
MAGE = own("mage", (10, 10))


def calling(units: list[Entry], dice: list[int] | None = None, gems: int = 3, **more: Any) -> Summoning:
    """The summoner is about to act. With all gems spent nobody is asked about additional dice."""
    position: dict[str, Any] = {"cards": CARDS, "players": [{"gems": gems}], "acting": "mage", **more}
    return Summoning([MAGE, *units], dice=dice or [8], **position)


def newest(table: Summoning) -> Unit:
    return table.state.units[-1]


IMPS = [own("imp1", (20, 20)), own("imp2", (23, 20))]


# -- the price -----------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SUMMON-01")
def test_SU_SUMMON_01_without_the_gems_nothing_is_called() -> None:
    table = calling(IMPS, gems=2)

    assert "elemental" not in table.subjects("summon")
    assert table.refused("summon", "", "imp1", "imp2", near("mage"), creature="elemental") == {"SU-SUMMON-01"}
    assert table.judge("summon", "", "imp1", "imp2", near("mage"), creature="elemental").refusals[0].facts == (3, 2)


@pytest.mark.rule("SU-SUMMON-01", "SU-MANA-02")
def test_SU_SUMMON_01_gems_and_an_action_point_are_paid_at_once() -> None:
    table = calling([], [1], gems=1)
    table.say("summon", "", near("mage"), creature="imp")

    assert (table.player(0).gems, table.unit("mage").ap) == (0, 2)
    assert [name for name in table.names() if name in ("spent", "arrived", "rolled")] == ["spent", "arrived", "rolled"]


@pytest.mark.rule("SU-SUMMON-01", "SU-SUMMON-02", "SU-SUMMON-07")
def test_SU_SUMMON_01_everything_that_is_wrong_is_told_at_once() -> None:
    table = calling([own("imp", (20, 20))], gems=2)

    assert table.refused("summon", "", "imp", (30, 10), creature="elemental") == {
        "SU-SUMMON-01", "SU-PROFILE-17", "SU-SUMMON-07",
    }  # fmt: skip


# -- sacrifices ----------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SUMMON-02", "SU-SUMMON-03")
@pytest.mark.parametrize(
    ("units", "picks"),
    [
        (IMPS, ["imp1", "imp2"]),
        ([own("wolf", (20, 20))], ["wolf"]),
    ],
)
def test_SU_SUMMON_02_two_of_level_1_or_one_of_level_2(units: list[Entry], picks: list[str]) -> None:
    table = calling(units, gems=7)
    table.say("summon", "", *picks, near("mage"), creature="elemental").say("focus", numbers=[0])

    assert table.player(0).gems == 4
    assert {table.unit(pick).gone for pick in picks} == {"sacrificed"}
    assert newest(table).profile.id == "elemental"
    assert table.happened("left", picks[0], rule="SU-SUMMON-02")


@pytest.mark.rule("SU-SUMMON-02")
def test_SU_SUMMON_02_one_of_level_1_is_too_little() -> None:
    table = calling(IMPS)

    assert table.refused("summon", "", "imp1", near("mage"), creature="elemental") == {"SU-PROFILE-17"}
    assert table.judge("summon", "", "imp1", near("mage"), creature="elemental").refusals[0].facts == (1, 2)
    assert table.refused("summon", "", near("mage"), creature="elemental") == {"SU-PROFILE-17"}


@pytest.mark.rule("SU-SUMMON-02")
def test_SU_SUMMON_02_only_ones_own_creatures_are_sacrificed() -> None:
    dead = own("wolf2", (26, 26), gone="killed")
    table = calling([*IMPS, foe("wolf", (20, 24)), dead])
    for stranger in ("wolf", "wolf2", "mage"):
        verdict = table.judge("summon", "", stranger, near("mage"), creature="elemental")
        reasons = {refusal.because for refusal in verdict.refusals}

        assert "not-your-creature" in reasons
    assert table.offered("summon") == {"imp1", "imp2"}


@pytest.mark.rule("SU-SUMMON-02", "SU-TRAIT-37")
def test_SU_SUMMON_02_insignificant_creatures_are_no_sacrifice() -> None:
    table = calling(
        [own("mote", (20, 20)), own("imp", (23, 20))], cards=[*CARDS, creature("mote", special=["insignificant"])]
    )

    assert "elemental" not in table.subjects("summon")
    assert table.refused("summon", "", "mote", "imp", near("mage"), creature="elemental") == {
        "SU-TRAIT-37", "SU-PROFILE-17",
    }  # fmt: skip


@pytest.mark.rule("SU-SUMMON-02")
def test_SU_SUMMON_02_also_one_in_melee_that_was_not_activated_yet() -> None:
    table = calling([own("wolf", (20, 20)), foe("golem", near("wolf"))])
    table.say("summon", "", "wolf", near("mage"), creature="elemental")

    assert table.unit("wolf").gone == "sacrificed"


@pytest.mark.rule("SU-SUMMON-04")
def test_SU_SUMMON_04_a_level_2_creature_for_a_price_of_1() -> None:
    table = calling([own("wolf", (20, 20))], gems=1)
    table.say("summon", "", "wolf", near("mage"), creature="ogre")

    assert newest(table).profile.id == "ogre"
    assert table.unit("wolf").gone == "sacrificed"


@pytest.mark.rule("SU-SUMMON-05")
def test_SU_SUMMON_05_what_was_too_much_is_lost() -> None:
    table = calling([own("wolf", (20, 20))], [8, 8], gems=2)
    table.say("summon", "", "wolf", near("mage"), creature="ogre").say("focus", numbers=[0]).say("pass")

    assert table.player(0).gems == 1
    assert table.refused("summon", "", near("mage", 0, WEST), creature="ogre") == {"SU-PROFILE-17"}


@pytest.mark.rule("SU-SUMMON-06")
def test_SU_SUMMON_06_two_of_level_2_are_one_too_many() -> None:
    table = calling([own("wolf1", (20, 20)), own("wolf2", (23, 20))])
    verdict = table.judge("summon", "", "wolf1", "wolf2", near("mage"), creature="elemental")
    assert [(refusal.rule, refusal.facts) for refusal in verdict.refusals] == [("SU-SUMMON-06", (4, 2))]
    table.say("summon", "", "wolf1", near("mage"), creature="elemental")

    assert (table.unit("wolf1").gone, table.unit("wolf2").gone) == ("sacrificed", "")


@pytest.mark.rule("SU-SUMMON-06")
@pytest.mark.parametrize(
    ("picks", "rules"),
    [
        (("imp1", "wolf1"), {"SU-SUMMON-06"}),  # the wolf alone is enough
        (("imp1", "imp2"), set()),
        (("imp1", "imp2", "wolf1"), {"SU-SUMMON-06"}),
        (("bear",), set()),  # more levels, but not more creatures
        (("imp1", "bear"), {"SU-SUMMON-06"}),
    ],
)
def test_SU_SUMMON_06_no_sacrifice_without_which_it_would_do(picks: tuple[str, ...], rules: set[str]) -> None:
    table = calling([*IMPS, own("wolf1", (26, 20)), own("bear", (29, 20))])

    assert table.refused("summon", "", *picks, near("mage"), creature="elemental") == rules


@pytest.mark.rule("SU-SUMMON-06")
def test_SU_SUMMON_06_a_creature_that_costs_no_levels_takes_no_sacrifice() -> None:
    table = calling(IMPS)

    assert table.refused("summon", "", "imp1", near("mage"), creature="imp") == {"SU-SUMMON-06"}


@pytest.mark.rule("SU-SUMMON-06")
def test_SU_SUMMON_06_the_refusal_tells_the_figures_in_both_languages() -> None:
    table = calling([own("wolf1", (20, 20)), own("wolf2", (23, 20))])
    verdict = table.judge("summon", "", "wolf1", "wolf2", near("mage"), creature="elemental")
    told = [Speaker(table.match.game, lang).because(table.state, verdict.refusals[0]) for lang in ("en", "de")]

    assert told == [
        "4 creature levels sacrificed, 2 needed; one sacrifice is needless.",
        "4 Kreaturenstufen geopfert, nötig: 2; ein Opfer ist überflüssig.",
    ]


# -- the place -----------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SUMMON-07")
@pytest.mark.parametrize("gap", [0, 0.01])
def test_SU_SUMMON_07_in_base_contact_with_the_summoner(gap: float) -> None:
    table = calling([], gems=1)
    table.say("summon", "", near("mage", gap, NORTH), creature="imp")

    assert newest(table).at == (10_000, 11_182 + round(1000 * gap))


@pytest.mark.rule("SU-SUMMON-07")
@pytest.mark.parametrize("gap", [0.011, 1])
def test_SU_SUMMON_07_not_away_from_him(gap: float) -> None:
    table = calling([], gems=1)

    assert table.refused("summon", "", near("mage", gap, NORTH), creature="imp") == {"SU-SUMMON-07"}
    assert table.because("summon", "", near("mage", gap, NORTH), creature="imp") == {"not-at-summoner"}


@pytest.mark.rule("SU-SUMMON-07")
def test_SU_SUMMON_07_not_at_a_creature_that_is_not_sacrificed() -> None:
    table = calling([own("wolf", (20, 20)), own("wolf2", (20, 15))])

    assert table.refused("summon", "", near("wolf"), creature="imp") == {"SU-SUMMON-07"}
    assert table.refused("summon", "", "wolf2", near("wolf"), creature="elemental") == {"SU-SUMMON-07"}


@pytest.mark.rule("SU-SUMMON-08")
def test_SU_SUMMON_08_at_a_sacrifice_that_he_sees() -> None:
    table = calling([own("wolf", near("mage", 10))])
    table.say("summon", "", "wolf", near("wolf", 0, NORTH), creature="elemental")
    order = [name for name in table.names() if name in ("arrived", "left")]

    assert order == ["arrived", "left"]
    assert newest(table).at == (table.unit("wolf").at[0], table.unit("wolf").at[1] + 1182)
    assert table.unit("wolf").gone == "sacrificed"


WALL = {"wall": {"kind": "building", "at": [15, 10], "width": 1, "depth": 6}}


@pytest.mark.rule("SU-SUMMON-08")
def test_SU_SUMMON_08_not_at_one_that_he_does_not_see() -> None:
    table = calling([own("wolf", near("mage", 10))], terrain=WALL)
    assert table.refused("summon", "", "wolf", near("wolf", 0, NORTH), creature="elemental") == {"SU-SUMMON-08"}
    assert table.because("summon", "", "wolf", near("wolf", 0, NORTH), creature="elemental") == {"not-seen"}
    table.say("summon", "", "wolf", near("mage", 0, NORTH), creature="elemental")

    assert table.unit("wolf").gone == "sacrificed"


@pytest.mark.rule("SU-SUMMON-08")
def test_SU_SUMMON_08_the_base_must_fit_while_the_sacrifice_still_stands() -> None:
    table = calling([own("wolf", near("mage", 10))])
    at = table.at("wolf")

    assert table.refused("summon", "", "wolf", (at[0] + 0.5, at[1]), creature="elemental") == {"SU-SUMMON-09"}


@pytest.mark.rule("SU-SUMMON-08")
def test_SU_SUMMON_08_one_of_several_sacrifices_that_he_sees_is_enough() -> None:
    hidden, seen = own("imp1", (20, 10)), own("imp2", (20, 20))
    table = calling([hidden, seen], terrain=WALL)
    assert table.refused("summon", "", "imp1", "imp2", near("imp1", 0, EAST), creature="elemental") == {"SU-SUMMON-08"}
    table.say("summon", "", "imp1", "imp2", near("imp2", 0, EAST), creature="elemental")

    assert newest(table).at == (21_182, 20_000)


@pytest.mark.rule("SU-SUMMON-08")
def test_SU_SUMMON_08_where_it_touches_two_sacrifices_the_one_in_sight_counts() -> None:
    units = [own("imp1", (17, 10)), own("imp2", (17, 12.364))]
    wall = {"wall": {"kind": "building", "at": [14, 8], "width": 1, "depth": 6}}
    table = calling(units, terrain=wall, gems=3)
    hidden = table.judge("summon", "", "imp1", "imp2", near("imp1", 0, SOUTH), creature="elemental")
    assert {refusal.rule for refusal in hidden.refusals} == {"SU-SUMMON-08"}

    assert not table.refused("summon", "", "imp1", "imp2", (17, 11.182), creature="elemental")


RING = [own(f"imp{angle}", near("mage", 0, angle)) for angle in (0, 60, 120, 180, 240, 300)]


@pytest.mark.rule("SU-SUMMON-09")
def test_SU_SUMMON_09_whoever_is_surrounded_calls_nobody_and_pays_nothing() -> None:
    units = [foe(label, dict(entry)["at"]) for label, entry in RING]
    table = calling(units)

    assert "summon" not in table.keys()
    assert table.refused("summon", "", near("mage"), creature="imp") == {"SU-SUMMON-09"}
    assert table.because("summon", creature="imp") == {"no-place"}
    assert (table.player(0).gems, table.unit("mage").ap) == (3, 3)


@pytest.mark.rule("SU-SUMMON-09")
def test_SU_SUMMON_09_one_gap_between_the_bases_is_enough() -> None:
    units = [foe(label, dict(entry)["at"]) for label, entry in RING[:4]]
    table = calling(units, gems=1)
    assert table.refused("summon", "", near("mage", 0, 220), creature="imp") == {"SU-SUMMON-09"}
    table.say("summon", "", near("mage", 0, 270), creature="imp")

    assert newest(table).profile.id == "imp"


@pytest.mark.rule("SU-SUMMON-09")
@pytest.mark.parametrize("turn", [0, 7])
def test_SU_SUMMON_09_a_gap_just_wide_enough_is_found_at_any_angle(turn: int) -> None:
    units = [foe(f"imp{angle}", near("mage", 0, turn + angle)) for angle in (0, 80, 160, 239)]
    table = calling(units)

    assert table.subjects("summon") == ["bear", "imp", "wolf"]
    assert not table.refused("summon", "", near("mage", 0.002, turn + 300), creature="imp")


@pytest.mark.rule("SU-SUMMON-09", "SU-SUMMON-08")
def test_SU_SUMMON_09_a_sacrifice_in_sight_helps_whoever_is_surrounded() -> None:
    ring = [foe(label, dict(entry)["at"]) for label, entry in RING]
    table = calling(
        [*ring, own("wolf", near("mage", 10))], cards=[*CARDS, creature("imp", size=1), summoner("mage", size=3)]
    )

    assert table.subjects("summon") == ["elemental", "ogre"]
    assert table.refused("summon", "", "wolf", near("mage"), creature="elemental") == {"SU-SUMMON-09"}
    assert not table.refused("summon", "", "wolf", near("wolf"), creature="elemental")


@pytest.mark.rule("SU-SUMMON-09", "SU-SUMMON-06")
def test_SU_SUMMON_09_a_creature_that_can_only_be_superfluous_is_no_help() -> None:
    ring = [foe(label, dict(entry)["at"]) for label, entry in RING]
    wall = {"wall": {"kind": "building", "at": [15, 10], "width": 1, "depth": 6}}
    units = [*ring, own("imp", (10, 20)), own("wolf", (20, 10))]
    cards = [*CARDS, creature("imp", size=1), summoner("mage", size=3)]
    table = calling(units, cards=cards, terrain=wall)

    assert table.subjects("summon") == ["ogre"]  # the imp in sight pays for an ogre, the hidden wolf for both


@pytest.mark.rule("SU-SUMMON-09", "SU-SUMMON-07")
@pytest.mark.parametrize(
    ("at", "angle", "rule"),
    [((0.6, 10), WEST, "SU-TERRAIN-06"), ((14, 10), EAST, "SU-TERRAIN-05"), ((10, 17), NORTH, "SU-SCEN-11")],
)
def test_SU_SUMMON_09_not_off_the_board_not_into_walls_and_markers(
    at: tuple[float, float], angle: int, rule: str
) -> None:
    source = {"source": {"kind": "large", "at": [10, 18.8]}}
    table = Summoning(
        [own("mage", at)], cards=CARDS, acting="mage", players=[{"gems": 3}], terrain=WALL, objectives=source
    )

    assert table.refused("summon", "", near("mage", 0, angle), creature="imp") == {rule}


@pytest.mark.rule("SU-SUMMON-10")
def test_SU_SUMMON_10_a_new_creature_may_touch_an_enemy_at_once() -> None:
    table = calling([foe("golem", near("mage", 1.182))], gems=1)
    table.say("summon", "", near("mage"), creature="imp")

    assert table.gap("mage", newest(table).label) == 0
    assert table.gap("golem", newest(table).label) == 0


# -- control and the first walk ------------------------------------------------------------------------
@pytest.mark.rule("SU-SUMMON-11")
@pytest.mark.parametrize(("name", "target"), [("imp", 2), ("wolf", 3), ("bear", 4)])
def test_SU_SUMMON_11_the_first_control_roll(name: str, target: int) -> None:
    table = calling([], [target], gems=1)
    table.say("summon", "", near("mage"), creature=name)

    assert table.facts("controlled") == [(newest(table).id, target, target)]


@pytest.mark.rule("SU-SUMMON-11", "SU-SUMMON-08")
def test_SU_SUMMON_11_the_distance_is_that_of_its_place() -> None:
    table = calling([own("wolf", near("mage", 13))], [8])
    table.say("summon", "", "wolf", near("wolf"), creature="elemental")

    assert table.facts("controlled")[0][2] == 6


@pytest.mark.rule("SU-SUMMON-12")
def test_SU_SUMMON_12_it_may_walk_at_once_for_nothing() -> None:
    table = calling([], gems=1)
    table.say("summon", "", near("mage"), creature="imp")
    assert table.question() == (0, "free-walk")
    assert table.keys() == {"walk", "pass"}
    table.say("walk", "", (11.182, 15))

    assert newest(table).at == (11_182, 15_000)
    assert table.unit("mage").ap == 2
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-SUMMON-12")
def test_SU_SUMMON_12_as_far_as_it_walks_and_not_a_mil_further() -> None:
    table = calling([], gems=1)
    table.say("summon", "", near("mage"), creature="imp")

    assert table.refused("walk", "", (11.182, 15.001)) == {"SU-SUMMON-12"}
    assert table.judge("walk", "", (11.182, 15.001)).refusals[0].facts == (5001, 5000)


@pytest.mark.rule("SU-SUMMON-12")
def test_SU_SUMMON_12_it_may_stay_where_it_is() -> None:
    table = calling([], gems=1)
    table.say("summon", "", near("mage"), creature="imp").say("pass")

    assert newest(table).at == (11_182, 10_000)
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-SUMMON-12")
def test_SU_SUMMON_12_woods_cost_double_as_always() -> None:
    wood = {"wood": {"kind": "wood", "at": [14, 10], "width": 4, "depth": 8}}
    table = calling([], gems=1, terrain=wood)
    table.say("summon", "", near("mage", 0, SOUTH), creature="imp")

    assert table.refused("walk", "", (14, 8.818)) == {"SU-SUMMON-12"}


@pytest.mark.rule("SU-SUMMON-12")
def test_SU_SUMMON_12_the_first_walk_is_the_walk_of_this_round() -> None:
    table = calling([], gems=1)
    table.say("summon", "", near("mage"), creature="imp").say("walk", "", (11.182, 12))

    assert newest(table).moves == 1


@pytest.mark.rule("SU-SUMMON-12")
@pytest.mark.parametrize(("faces", "gets_away"), [([1, 2, 8], True), ([3, 8, 8], False)])
def test_SU_SUMMON_12_placed_in_contact_it_has_to_get_away(faces: list[int], gets_away: bool) -> None:
    table = calling([foe("golem", near("mage", 1.182))], [8, *faces], gems=1)
    table.say("summon", "", near("mage"), creature="imp").say("walk", "", (11.182, 14)).done()

    assert (newest(table).at == (11_182, 14_000)) == gets_away
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-SUMMON-12", "SU-DISENGAGE-11")
def test_SU_SUMMON_12_whoever_cannot_get_away_does_not_walk_away() -> None:
    units = [foe("vines1", near("mage", 1.182)), foe("vines2", (11.182, 11.184))]
    table = calling(units, gems=1, cards=[*CARDS, creature("vines", special=["entwine"])])
    table.say("summon", "", near("mage"), creature="imp")
    assert table.question() == (0, "free-walk")
    assert table.because("walk", "", (11.182, 7)) == {"cannot-disengage"}
    table.say("pass")

    assert newest(table).at == (11_182, 10_000)


@pytest.mark.rule("SU-SUMMON-12")
def test_SU_SUMMON_12_what_is_static_does_not_walk() -> None:
    table = calling([], gems=1, cards=[*CARDS, creature("totem", special=["static"])])
    table.say("summon", "", near("mage"), creature="totem")

    assert table.question() == (0, "act")


@pytest.mark.rule("SU-SUMMON-13")
def test_SU_SUMMON_13_it_counts_as_activated() -> None:
    players = [{"gems": 1, "deck": ["mage", "imp"]}, {"deck": []}]
    table = Summoning([MAGE, own("imp", (20, 20))], cards=CARDS, dice=[8, 8], players=players)
    table.say("reveal").say("summon", "", near("mage"), creature="imp").say("pass").say("done")
    table.say("reveal")
    assert newest(table).is_activated
    assert table.decision.subject == table.number("imp")
    table.say("done")

    assert [facts[0] for facts in table.facts("activated")] == [0, 1]


@pytest.mark.rule("SU-SUMMON-13")
def test_SU_SUMMON_13_also_if_it_is_the_only_one_of_its_type_when_the_card_comes() -> None:
    players = [{"gems": 1, "deck": ["mage", "imp", "ogre"]}, {"gems": 0, "deck": ["golem"]}]
    units = [MAGE, own("imp", (20, 20), gone="killed"), own("ogre", (25, 20)), foe("golem", (30, 30))]
    table = Summoning(units, cards=CARDS, dice=[8, 8, 8], players=players)
    table.say("reveal").say("summon", "", near("mage"), creature="imp").say("pass").say("done")
    table.say("reveal").say("done").say("reveal")

    assert [facts[0] for facts in table.facts("activated")] == [0, 3]


@pytest.mark.rule("SU-SUMMON-14")
def test_SU_SUMMON_14_it_has_no_points_in_this_round_and_all_in_the_next() -> None:
    players = [{"gems": 1, "deck": ["mage"]}, {"gems": 0, "deck": ["golem"]}]
    units = [MAGE, foe("golem", near("mage", 1.182))]
    table = Summoning(units, cards=CARDS, dice=[8, 8, 8, 8, 1, 1, 7, 2], players=players, round=2)
    table.say("reveal").say("summon", "", near("mage"), creature="imp").say("pass").say("done")
    assert newest(table).ap == 0
    table.say("reveal").say("melee", "golem", newest(table).label)
    assert table.question() != (0, "melee-reaction")
    table.go_on("first")

    assert table.state.round == 3
    assert table.state.units[newest(table).id].ap == 2
    assert not table.state.units[newest(table).id].is_activated


@pytest.mark.rule("SU-SUMMON-15", "SU-SUMMON-14")
def test_SU_SUMMON_15_it_may_walk_into_contact_but_not_attack() -> None:
    table = calling([foe("golem", near("mage", 5))], gems=1)
    table.say("summon", "", near("mage"), creature="imp")
    label = newest(table).label
    table.say("walk", "", near("golem", 0, WEST))

    assert table.gap(label, "golem") == 0
    assert "SU-ACTION-01" in table.refused("melee", label, "golem")
    assert table.subjects("melee") == []


@pytest.mark.rule("SU-SUMMON-16", "SU-CONTROL-11")
def test_SU_SUMMON_16_whoever_does_not_obey_stays_where_it_was_placed() -> None:
    table = calling([], [3], gems=1)
    table.say("summon", "", near("mage"), creature="bear")

    assert table.facts("uncontrolled") == [(newest(table).id, 3, 4)]
    assert (newest(table).loss, newest(table).is_here, newest(table).at) == (1, True, (11_182, 10_000))
    assert table.question() == (0, "act")


@pytest.mark.rule("SU-SUMMON-13", "SU-SUMMON-16")
def test_SU_SUMMON_16_also_then_it_counts_as_activated() -> None:
    table = calling([], [3], gems=1)
    table.say("summon", "", near("mage"), creature="bear")

    assert newest(table).is_activated
