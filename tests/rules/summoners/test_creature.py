"""SU-CREATURE: levels, what they ask for, and how many a summoner can bear."""

from __future__ import annotations

import pytest

from summoning import Entry, Summoning, creature, foe, near, own
from tercio.games.summoners.content.catalogue import content_of
from tercio.games.summoners.rules.control import levels_of


def levelled(*levels: int) -> list[Entry]:
    """A creature of seat 0 for each of these levels, far away from everybody."""
    return [own(f"beast{level}-{place}", (3 + 3 * place, 30)) for place, level in enumerate(levels)]


BEASTS = [creature(f"beast{level}", level=level) for level in (1, 2, 3)]
MAGE = own("mage", (10, 10))


@pytest.mark.rule("SU-CREATURE-01")
def test_SU_CREATURE_01_every_creature_has_a_level_and_no_summoner_has() -> None:
    profiles = content_of(Summoning().match.game).profiles.values()

    assert {profile.level > 0 for profile in profiles if not profile.is_summoner} == {True}
    assert {profile.level for profile in profiles if profile.is_summoner} == {0}


@pytest.mark.rule("SU-CREATURE-01", "SU-CREATURE-02")
@pytest.mark.parametrize(("level", "target"), [(1, 2), (2, 3), (3, 4)])
def test_SU_CREATURE_02_the_higher_the_level_the_harder_to_control(level: int, target: int) -> None:
    units = [MAGE, own(f"beast{level}", near("mage", 5))]
    table = Summoning(units, cards=BEASTS, dice=[4], activating=f"beast{level}", players=[{"gems": 0}])

    assert table.happened("controlled", f"beast{level}", 4, target)


@pytest.mark.rule("SU-CREATURE-02")
def test_SU_CREATURE_02_of_our_own_creatures_the_strong_ones_want_sacrifices() -> None:
    profiles = content_of(Summoning().match.game).profiles.values()
    wanted = {level: {p.levels > 0 for p in profiles if p.level == level} for level in (1, 3)}

    assert wanted == {1: {False}, 3: {True}}


@pytest.mark.rule("SU-CREATURE-03")
def test_SU_CREATURE_03_levels_are_added_up_not_creatures() -> None:
    units = [MAGE, *levelled(1, 1, 2), own("beast3", near("mage", 5))]
    table = Summoning(units, cards=BEASTS, dice=[4], activating="beast3", players=[{"gems": 0}])

    assert levels_of(table.state, 0) == 7
    assert table.happened("controlled", "beast3", 4, 4)


@pytest.mark.rule("SU-CREATURE-03", "SU-CREATURE-04")
@pytest.mark.parametrize(("level", "most"), [("novice", 7), ("adept", 10), ("master", 15)])
def test_SU_CREATURE_04_each_level_too_many_raises_the_target(level: str, most: int) -> None:
    def target(total: int) -> int:
        others = levelled(*[1] * (total - 2))
        table = Summoning(
            [MAGE, *others, own("beast2", near("mage", 4))],
            cards=BEASTS, dice=[8], activating="beast2", players=[{"gems": 0, "level": level}],
            board=60,
        )  # fmt: skip
        return table.facts("controlled")[0][2]

    assert [target(total) for total in (most, most + 1, most + 2)] == [3, 4, 5]


@pytest.mark.rule("SU-CREATURE-04")
def test_SU_CREATURE_04_a_novice_with_nine_levels() -> None:
    units = [MAGE, *levelled(3, 3, 1), own("beast2", near("mage", 4)), foe("beast3-7", (30, 30))]
    for face, passed in ((5, "controlled"), (4, "uncontrolled")):
        table = Summoning(units, cards=BEASTS, dice=[face], activating="beast2", players=[{"gems": 0}])

        assert table.happened(passed, "beast2", face, 5)


@pytest.mark.rule("SU-CREATURE-04", "SU-SUMMON-11")
@pytest.mark.parametrize(("levels", "target"), [((3, 3), 2), ((3, 3, 1), 3), ((3, 3, 3), 5)])
def test_SU_CREATURE_04_the_new_creature_counts_for_its_own_first_roll(levels: tuple[int, ...], target: int) -> None:
    units = [MAGE, *levelled(*levels)]
    table = Summoning(units, cards=BEASTS, dice=[8], acting="mage", players=[{"gems": 1}])
    table.say("summon", "", near("mage"), creature="beast1")

    assert table.facts("controlled")[0][2] == target


@pytest.mark.rule("SU-CREATURE-04")
def test_SU_CREATURE_04_what_was_sacrificed_no_longer_counts() -> None:
    cards = [*BEASTS, creature("dragon", level=3, mana=1, levels=2)]
    units = [MAGE, *levelled(3, 2, 2)]
    table = Summoning(units, cards=cards, dice=[8], acting="mage", players=[{"gems": 1}])
    table.say("summon", "", "beast2-1", near("mage"), creature="dragon")

    assert table.facts("controlled")[0][2] == 5  # level 3, band 1, 8 levels of 7
