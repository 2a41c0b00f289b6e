"""SU-SPELL: what spells cost, whom they reach, in melee and out of it, and how they are kept up."""

from __future__ import annotations

from typing import Any

import pytest

from new_summoning import ending
from summoning import EAST, Entry, Summoning, creature, foe, near, own, spell, summoner
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.state import Lasting

SHIELD = spell("shield", {"verb": "change", "what": "resistance", "amount": 1}, upkeep=1)
MEND = spell("mend", {"verb": "heal", "amount": 2}, target="unit")
CURSE = spell("curse", {"verb": "change", "what": "reflex", "amount": -1}, target="enemy")
FREEZE = spell("freeze", {"verb": "ice", "amount": 1}, target="point", burst=2)
LEAP = spell("leap", {"verb": "carry"}, target="point")
BOLT = spell("bolt", attack={"ranged": 2}, mana=1)
WARMTH = spell("warmth", {"verb": "ice", "amount": -1}, target="oneself")
POWERS = [SHIELD, MEND, CURSE, FREEZE, LEAP, BOLT, WARMTH]
MAGE = own("mage", (10, 10))
BLOCKING = {"house": {"kind": "building", "at": [15, 10], "width": 1, "depth": 8}}


def casting(units: list[Entry], dice: list[int] | None = None, gems: int = 9, **more: Any) -> Summoning:
    position: dict[str, Any] = {"acting": "mage", "players": [{"gems": gems}], **more}
    return Summoning([MAGE, *units], cards=[summoner("mage", powers=POWERS)], dice=dice or [], **position)


def lasting(table: Summoning) -> list[tuple[str, str]]:
    effects: list[Lasting] = table.state.effects
    return [(effect.power.id, table.name(effect.target)) for effect in effects]


# -- the price -----------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SPELL-01")
def test_SU_SPELL_01_an_action_point_and_the_gems() -> None:
    dear = spell("dear", mana=2)
    units = [MAGE, own("cobra", (13, 10))]
    table = Summoning(units, cards=[summoner("mage", powers=[dear])], acting="mage", players=[{"gems": 4}])
    table.say("cast", "mage", "cobra", spell="dear")

    assert (table.unit("mage").ap, table.player(0).gems) == (2, 2)
    assert table.happened("casts", "mage", rule="SU-SPELL-01")


@pytest.mark.rule("SU-SPELL-01")
def test_SU_SPELL_01_without_a_point_no_spell() -> None:
    cards = [summoner("mage", powers=POWERS), creature("imp")]
    table = Summoning([own("mage", (10, 10), ap=0)], cards=cards, acting="mage", players=[{"level": "master"}])

    assert "cast" not in table.keys()
    assert table.refused("cast", "mage", "mage", spell="shield") == {"SU-ACTION-01"}


@pytest.mark.rule("SU-SPELL-01", "SU-MANA-01", "SU-SPELL-04")
def test_SU_SPELL_01_everything_that_is_wrong_is_told_at_once() -> None:
    cards = [summoner("mage", powers=POWERS), creature("imp", mana=0, levels=1)]
    units = [own("mage", (10, 10), ap=0), own("cobra", (20, 10)), own("wolf", (10, 14))]
    table = Summoning(units, cards=cards, acting="mage", terrain=BLOCKING, players=[{"gems": 0, "level": "master"}])

    assert table.refused("cast", "mage", "cobra", spell="shield") == {"SU-ACTION-01", "SU-MANA-01", "SU-SPELL-04"}


# -- whose spells ----------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SPELL-02")
def test_SU_SPELL_02_only_those_that_he_has() -> None:
    cards = [summoner("mage", powers=[SHIELD, MEND]), summoner("warlock", powers=[CURSE])]
    table = Summoning([MAGE, foe("warlock", (20, 20)), own("cobra", (12, 10))], cards=cards, acting="mage")

    assert {name.partition(":")[2] for name in table.subjects("cast")} == {"shield", "mend"}
    assert table.refused("cast", "warlock", "cobra", spell="curse") == {"SU-SPELL-02"}
    assert table.because("cast", "warlock", "cobra", spell="curse") == {"not-your-spell"}


@pytest.mark.rule("SU-SPELL-02")
def test_SU_SPELL_02_icy_touch_belongs_to_the_water_summoner_alone() -> None:
    profiles = content_of(Summoning().match.game).profiles.values()
    spells = {p.id: [power.id for power in p.powers if power.is_spell] for p in profiles if p.is_summoner}

    assert [name for name, known in spells.items() if "icy-touch" in known] == ["water-summoner"]
    assert "icy-touch" not in spells["fire-summoner"]


# -- whom and where --------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SPELL-03")
def test_SU_SPELL_03_friends_enemies_or_anybody_as_the_text_says() -> None:
    table = casting([own("cobra", (13, 10)), foe("golem", (10, 14))])

    def targets(name: str) -> set[str]:
        options = [option for option in table.options("cast") if table.called(option) == f"mage:{name}"]
        return {table.name(pick) for option in options for pick in option.among}

    assert targets("shield") == {"mage", "cobra"}
    assert targets("curse") == {"golem"}
    assert targets("mend") == {"mage", "cobra", "golem"}
    assert table.refused("cast", "mage", "golem", spell="shield") == {"SU-SPELL-03"}
    assert table.refused("cast", "mage", "cobra", spell="curse") == {"SU-SPELL-03"}


@pytest.mark.rule("SU-SPELL-03")
def test_SU_SPELL_03_at_a_point_the_player_names_a_place() -> None:
    table = casting([own("cobra", (17.5, 10)), foe("golem", (15, 12)), foe("imp", (15, 15))])
    assert table.refused("cast", "mage", "golem", spell="freeze") != set()
    table.say("cast", "mage", (16, 11), spell="freeze")

    assert [table.unit(name).ice for name in ("mage", "cobra", "golem", "imp")] == [0, 1, 1, 0]


@pytest.mark.rule("SU-SPELL-03")
@pytest.mark.parametrize(("x", "rules"), [(22.591, set()), (22.593, {"SU-ATTACK-06"})])
def test_SU_SPELL_03_not_further_than_the_spell_reaches(x: float, rules: set[str]) -> None:
    table = casting([])

    assert table.refused("cast", "mage", (x, 10), spell="freeze") == rules


@pytest.mark.rule("SU-SPELL-03")
def test_SU_SPELL_03_as_far_as_anybody_is_seen_where_the_card_names_no_range() -> None:
    curse = spell("evil-eye", {"verb": "change", "what": "reflex", "amount": -1}, target="enemy")
    del curse["reach"]
    mage = summoner("mage", powers=[curse])
    table = Summoning([own("mage", (10, 10)), foe("golem", (30, 10))], cards=[mage], acting="mage")

    assert "golem" in table.offered("cast", "mage")
    assert table.refused("cast", "mage", "golem", spell="evil-eye") == set()


@pytest.mark.rule("SU-SPELL-03")
@pytest.mark.parametrize(("gap", "rules"), [(12, set()), (12.001, {"SU-ATTACK-06"})])
def test_SU_SPELL_03_nor_at_a_unit_beyond_its_range(gap: float, rules: set[str]) -> None:
    table = casting([foe("golem", near("mage", gap))])

    assert table.refused("cast", "mage", "golem", spell="curse") == rules


@pytest.mark.rule("SU-SPELL-03")
def test_SU_SPELL_03_a_spell_at_oneself_needs_no_target() -> None:
    table = Summoning([own("mage", (10, 10), ice=2)], cards=[summoner("mage", powers=POWERS)], acting="mage")
    table.say("cast", "mage", spell="warmth")

    assert table.unit("mage").ice == 1


@pytest.mark.rule("SU-SPELL-03")
def test_SU_SPELL_03_who_is_carried_needs_room_on_the_board() -> None:
    table = casting([foe("golem", (14, 10))], terrain=BLOCKING)
    assert table.because("cast", "mage", (13.5, 10), spell="leap") == {"no-room"}
    assert table.refused("cast", "mage", (10, -0.001), spell="leap") == {"SU-TERRAIN-06"}
    table.say("cast", "mage", (10, 15), spell="leap")

    assert table.at("mage") == (10, 15)


# -- sight -----------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SPELL-04")
@pytest.mark.parametrize(("name", "whose"), [("shield", "cobra"), ("curse", "golem"), ("bolt", "golem")])
def test_SU_SPELL_04_nobody_behind_a_building(name: str, whose: str) -> None:
    units = [own("cobra", (18, 10)), foe("golem", (18, 12))]
    table = casting(units, terrain=BLOCKING)

    assert table.refused("cast", "mage", whose, spell=name) == {"SU-SPELL-04"}
    assert table.because("cast", "mage", whose, spell=name) == {"not-seen"}
    assert not casting(units).refused("cast", "mage", whose, spell=name)


@pytest.mark.rule("SU-SPELL-04")
def test_SU_SPELL_04_no_point_behind_a_building() -> None:
    table = casting([], terrain=BLOCKING)

    assert table.refused("cast", "mage", (18, 10), spell="freeze") == {"SU-SPELL-04"}
    assert table.because("cast", "mage", (18, 10), spell="freeze") == {"point-not-seen"}
    assert not table.refused("cast", "mage", (18, 17), spell="freeze")


@pytest.mark.rule("SU-SPELL-04")
def test_SU_SPELL_04_a_burst_also_reaches_those_behind_it() -> None:
    table = casting([foe("golem", (16.3, 10))], terrain=BLOCKING)
    assert table.refused("cast", "mage", "golem", spell="curse") == {"SU-SPELL-04"}
    table.say("cast", "mage", (14.4, 10), spell="freeze")

    assert table.unit("golem").ice == 1


HILL = {"kind": "hill", "at": [18, 10], "radius": 3, "size": 3}


@pytest.mark.rule("SU-SPELL-05")
def test_SU_SPELL_05_the_edge_of_a_hill_does_not_hide_its_top() -> None:
    table = casting([], terrain={"hill": HILL})
    table.say("cast", "mage", (19, 10), spell="freeze")

    assert table.player(0).gems == 8


@pytest.mark.rule("SU-SPELL-05")
@pytest.mark.parametrize(("size", "rules"), [(3, set()), (4, {"SU-SPELL-04"})])
def test_SU_SPELL_05_an_inch_above_the_ground_is_enough(size: int, rules: set[str]) -> None:
    bush = {"kind": "bush", "at": [13, 10], "width": 1, "depth": 8, "size": size}
    table = casting([], terrain={"hill": HILL, "bush": bush})

    assert table.refused("cast", "mage", (19, 10), spell="freeze") == rules  # the ground is 3, the spot 4 high


@pytest.mark.rule("SU-TERRAIN-06", "SU-SPELL-05")
@pytest.mark.parametrize(
    ("mage", "inside", "outside"),
    [
        ((3, 10), (0, 10), (-0.001, 10)),
        ((10, 3), (10, 0), (10, -0.001)),
        ((33, 10), (36, 10), (36.001, 10)),
        ((10, 33), (10, 36), (10, 36.001)),
    ],
)
def test_SU_TERRAIN_06_a_spell_reaches_the_edge_of_the_table_and_not_a_mil_further(
    mage: tuple[float, float], inside: tuple[float, float], outside: tuple[float, float]
) -> None:
    cards = [summoner("mage", powers=POWERS)]
    table = Summoning([own("mage", mage)], cards=cards, acting="mage", players=[{"gems": 9}])

    assert table.refused("cast", "mage", inside, spell="freeze") == set()
    assert table.because("cast", "mage", outside, spell="freeze") == {"off-the-table"}


@pytest.mark.rule("SU-SPELL-05")
def test_SU_SPELL_05_whoever_stands_on_the_point_does_not_hide_it() -> None:
    table = casting([foe("golem", (18, 10))])

    assert not table.refused("cast", "mage", (18.3, 10), spell="freeze")


# -- channelling -----------------------------------------------------------------------------------------
KEPT = {"spell": "shield", "caster": "mage", "target": "cobra"}


def channelling(gems: int = 4, effects: list[dict[str, str]] | None = None) -> Summoning:
    """The end phase; a novice gets a gem before he is asked."""
    units = [own("mage", (10, 10), ap=2), own("cobra", (13, 10)), own("imp", (16, 10)), foe("golem", (20, 10))]
    return ending(units, [8, 1], cards=[summoner("mage", powers=POWERS)], effects=effects or [KEPT],
                  players=[{"gems": gems}], scenario="s2")  # fmt: skip


@pytest.mark.rule("SU-SPELL-06")
def test_SU_SPELL_06_keeping_a_spell_up_costs_gems_only() -> None:
    table = channelling()
    assert table.question() == (0, "channel")
    table.say("channel")

    assert table.player(0).gems == 4 + 1 - 1
    assert table.happened("spent", 0, 1, 4, rule="SU-SPELL-06")
    assert not table.events("paid")
    assert table.unit("mage").ap == 3  # of the new round
    assert lasting(table) == [("shield", "cobra")]


@pytest.mark.rule("SU-SPELL-06")
def test_SU_SPELL_06_or_it_ends() -> None:
    table = channelling()
    table.say("let-go")

    assert table.player(0).gems == 5
    assert lasting(table) == []


@pytest.mark.rule("SU-SPELL-07")
def test_SU_SPELL_07_the_same_spell_on_three_targets() -> None:
    table = casting([own("cobra", (13, 10)), own("imp", (16, 13)), own("wolf", (10, 14))])
    for name in ("cobra", "imp", "wolf"):
        table.say("cast", "mage", name, spell="shield")

    assert lasting(table) == [("shield", "cobra"), ("shield", "imp"), ("shield", "wolf")]
    assert (table.player(0).gems, table.unit("mage").ap) == (6, 0)


@pytest.mark.rule("SU-SPELL-07")
def test_SU_SPELL_07_and_kept_up_on_several_each_for_itself() -> None:
    table = channelling(effects=[KEPT, {**KEPT, "target": "imp"}, {**KEPT, "target": "mage"}])
    table.say("channel").say("let-go").say("channel")

    assert lasting(table) == [("shield", "cobra"), ("shield", "mage")]
    assert table.player(0).gems == 3


@pytest.mark.rule("SU-SPELL-08")
def test_SU_SPELL_08_not_twice_on_the_same_target() -> None:
    table = casting([own("cobra", (13, 10)), foe("golem", (10, 14))], effects=[KEPT])
    assert table.refused("cast", "mage", "cobra", spell="shield") == {"SU-SPELL-08"}
    assert table.because("cast", "mage", "cobra", spell="shield") == {"already-affected"}
    table.say("cast", "mage", "golem", spell="curse")

    assert table.refused("cast", "mage", "golem", spell="curse") == {"SU-SPELL-08"}
    assert not table.refused("cast", "mage", "mage", spell="shield")


@pytest.mark.rule("SU-SPELL-08")
def test_SU_SPELL_08_what_does_not_last_may_be_repeated() -> None:
    table = casting([own("cobra", (13, 10), life_lost=9)])
    table.say("cast", "mage", "cobra", spell="mend").say("cast", "mage", "cobra", spell="mend")

    assert table.unit("cobra").lost == 5


@pytest.mark.rule("SU-SPELL-08")
def test_SU_SPELL_08_when_it_has_ended_it_may_be_cast_again() -> None:
    table = channelling()
    table.say("let-go").say("order", "", "mage", "cobra", "imp", seat=0)
    table.say("order", "", "golem", "mage1", seat=1).say("first", subject=0).say("reveal")

    assert not table.refused("cast", "mage", "cobra", spell="shield")


# -- in melee ----------------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SPELL-09")
def test_SU_SPELL_09_spells_work_in_melee() -> None:
    table = casting([own("cobra", (10, 13)), foe("golem", near("mage", 0, EAST))])
    table.say("cast", "mage", "cobra", spell="shield").say("cast", "mage", "golem", spell="curse")

    assert lasting(table) == [("shield", "cobra"), ("curse", "golem")]


@pytest.mark.rule("SU-SPELL-10")
def test_SU_SPELL_10_ranged_spells_do_not() -> None:
    table = casting([foe("imp", near("mage", 0, EAST)), foe("golem", (10, 16))])

    for target in ("imp", "golem"):
        assert table.refused("cast", "mage", target, spell="bolt") == {"SU-SPELL-10"}
    assert "mage:bolt" not in table.subjects("cast")


@pytest.mark.rule("SU-SPELL-10")
def test_SU_SPELL_10_a_friend_in_contact_does_not_matter() -> None:
    table = casting([own("imp", near("mage", 0, EAST)), foe("golem", (10, 16), ap=0)], [1, 1])
    table.say("cast", "mage", "golem", spell="bolt").done()

    assert table.unit("mage").ap == 2


@pytest.mark.rule("SU-SPELL-11", "SU-SPELL-10")
def test_SU_SPELL_11_inside_a_combat_area_ranged_spells_are_possible_and_shots_are_not() -> None:
    lash = creature("lasher", attacks=[{**creature("x", melee=2, reach=2, strikes=["combat-area"])["attack"][0]}])
    mage = summoner("mage", powers=POWERS, ranged=2, melee=2)
    units = [MAGE, foe("lasher", near("mage", 1.5), ap=0)]
    table = Summoning(units, cards=[mage, lash], dice=[1, 1], acting="mage", players=[{"gems": 1}])
    assert table.refused("ranged", "mage", "lasher") == {"SU-RANGED-01"}
    assert table.offered("cast", "mage") >= {"lasher"}
    table.say("cast", "mage", "lasher", spell="bolt").done()

    assert (table.unit("mage").ap, table.player(0).gems) == (2, 0)


# -- which can be kept up ------------------------------------------------------------------------------------
@pytest.mark.rule("SU-SPELL-12")
def test_SU_SPELL_12_only_spells_with_an_upkeep_are_asked_for() -> None:
    both = [{"spell": "curse", "caster": "mage", "target": "golem"}, KEPT]
    table = channelling(effects=both)
    assert table.question() == (0, "channel")
    assert table.happened("faded", "golem", "mage", rule="SU-SPELL-12")
    table.say("channel")

    assert table.question()[1] != "channel"
    assert lasting(table) == [("shield", "cobra")]


@pytest.mark.rule("SU-SPELL-12", "SU-SPELL-06")
def test_SU_SPELL_12_nor_what_cannot_be_paid() -> None:
    dear = spell("dear", {"verb": "change", "what": "resistance", "amount": 1}, upkeep=3)
    units = [MAGE, own("cobra", (13, 10))]
    effects = [{"spell": "dear", "caster": "mage", "target": "cobra"}]
    table = ending(units, [8, 1], cards=[summoner("mage", powers=[dear])], effects=effects,
                   players=[{"gems": 1}], scenario="s2")  # fmt: skip

    assert lasting(table) == []
    assert table.player(0).gems == 2
