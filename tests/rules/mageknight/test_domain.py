"""MK-DOMAIN: what lies over the whole battlefield, and every effect that our own domains name."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, SOUTH, Card, Knights, domain, figure, foe, near, own, warrior
from tercio.games.mageknight.abilities.effect import DEEDS, DOMAIN
from tercio.games.mageknight.abilities.registry import effects, words_for
from tercio.games.mageknight.rules.combat.sieges import structure_of

ARCHER = figure("archer", attack_types=["bow"], range=10, ranged_damage=2, movement=10, points=30)
ELF = figure("elf", defense=15)
IDLE = own("idle", (34, 2))
WOLVES, SHEEP = domain("wolves", counters=["sheep"]), domain("sheep")
FIRE, WATER = domain("fire", counters=["water"]), domain("water", counters=["fire"])


def under(*domains: str, cards: list[Card] | None = None, others: Any = (), **position: Any) -> Knights:
    """An archer of red and an elf 9 inches ahead of it; the players have these domains, in their order."""
    players: list[dict[str, Any]] = [{"domain": name} if name else {} for name in domains]
    players += [{}] * (2 - len(players))
    position.setdefault("players", players)
    fighters = [own("archer", (10, 10)), IDLE, foe("elf", (10, 19)), *others]
    return Knights(fighters, [ARCHER, ELF, *(cards or [])], **position)


def revealed(*chosen: str, cards: list[Card] | None = None) -> Knights:
    """A new game of this many players, up to the deployment; each has chosen one of these."""
    players = [{"army": ["archer"]} for _ in chosen]
    cards = [ARCHER, *(cards or [WOLVES, SHEEP, FIRE, WATER])]
    table = Knights.new({"players": players, "options": ["domains"]}, seed=4, cards=cards)
    table.go_on("mission")
    while table.question()[1] == "mission":
        player = table.player(table.question()[0])
        inland = 3 + player.roll
        places = ((12 + inland / 9, inland), (36 - inland, 12), (12, 36 - inland), (inland, 12))
        table.say("mission", "", places[player.side])
    for seat, name in enumerate(chosen):
        table.say("domain", domain=name, seat=seat)
    assert table.question()[1] == "deploy"
    return table


def in_force(table: Knights) -> list[str]:
    return [card.id for _, card in table.state.domains()]


# -- choosing and countering ------------------------------------------------------------------------------------


@pytest.mark.rule("MK-DOMAIN-06")
def test_MK_DOMAIN_06_a_domain_lies_beside_the_field() -> None:
    table = revealed("sheep", "water")
    written = table.words.write_position(table.match)

    assert [player["domain"] for player in written["players"]] == ["sheep", "water"]
    assert (table.state.pieces, table.state.loot, len(table.state.missions)) == ([], [], 3)


@pytest.mark.rule("MK-DOMAIN-07")
def test_MK_DOMAIN_07_a_countered_domain_is_gone() -> None:
    table = revealed("wolves", "sheep")

    assert in_force(table) == ["wolves"]
    assert table.happened("domain-countered", 1, rule="MK-DOMAIN-07")


@pytest.mark.rule("MK-DOMAIN-08")
def test_MK_DOMAIN_08_two_that_counter_each_other_are_both_gone() -> None:
    assert in_force(revealed("fire", "water")) == []


@pytest.mark.rule("MK-DOMAIN-07")
def test_MK_DOMAIN_07_a_countered_card_still_counters() -> None:
    """b77: A counters B, B counters C; all at once."""
    chain = [domain("a", counters=["b"]), domain("b", counters=["c"]), domain("c")]

    assert in_force(revealed("a", "b", "c", cards=chain)) == ["a"]


@pytest.mark.rule("MK-DOMAIN-07", "MK-DOMAIN-08")
def test_MK_DOMAIN_07_no_card_counters_itself() -> None:
    lone = domain("lone", counters=["lone"])

    assert in_force(revealed("lone", "sheep", cards=[lone, SHEEP])) == ["lone", "sheep"]
    assert in_force(revealed("lone", "lone", cards=[lone])) == []


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_both_are_in_force() -> None:
    """Range 10: 8 with one, 7 with both; movement 10: 6."""
    fog, mud = domain("fog", changes={"range": -2}), domain("mud", most_movement=6, changes={"range": -1})

    assert in_force(revealed("fog", "mud", cards=[fog, mud])) == ["fog", "mud"]
    table = under("fog", "mud", cards=[fog, mud], others=[foe("elf2", (17, 10)), foe("elf3", (10, 3))])
    east = under("fog", "mud", cards=[fog, mud], others=[foe("elf2", (17, 10)), foe("elf3", (17.001, 13))])
    assert table.refused("ranged", "archer", "elf") == {"MK-RANGED-06"}
    assert east.refused("ranged", "archer", "elf2") == set()
    assert "MK-RANGED-06" in east.refused("ranged", "archer", "elf3")
    assert table.refused("move", "archer", (10, 16)) == set()
    assert table.refused("move", "archer", (10, 16.001)) == {"MK-MOVE-02"}


@pytest.mark.rule("MK-DOMAIN-09")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (("clear", "rain", "rain"), ["clear", "rain", "rain"]),
        (("clear", "rain", "fog"), ["clear"]),
        (("clear", "quake", "fog"), ["clear", "quake"]),
        (("clear", "clear"), ["clear", "clear"]),
    ],
)
def test_MK_DOMAIN_09_a_clear_sky_counters_all_other_weather_but_what_comes_twice(
    chosen: tuple[str, ...], left: list[str]
) -> None:
    cards = [domain("clear", kinds=["weather"], effects=["clear-skies"]), domain("quake", kinds=["catastrophe"])]
    cards += [domain(name, kinds=["weather"]) for name in ("rain", "fog")]

    assert in_force(revealed(*chosen, cards=cards)) == left


# -- values ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-DOMAIN-01")
@pytest.mark.parametrize(("y", "rules"), [(19, {"MK-RANGED-06"}), (18.001, {"MK-RANGED-06"}), (18, set())])
def test_MK_DOMAIN_01_all_ranges_are_two_less(y: float, rules: set[str]) -> None:
    """Range 10 - 2 = 8."""
    haze = domain("haze", changes={"range": -2})
    table = Knights(
        [own("archer", (10, 10)), IDLE, foe("elf", (10, y))], [ARCHER, ELF, haze], players=[{}, {"domain": "haze"}]
    )

    assert table.refused("ranged", "archer", "elf") == rules


@pytest.mark.rule("MK-DOMAIN-10")
def test_MK_DOMAIN_10_your_figures_and_those_of_the_opposing_player() -> None:
    """+1 attack for the player who brought it, -1 range for his opponents: 10 against 9, range 10 against 9."""
    home = domain("home", changes={"attack": 1}, whose="yours", against={"range": -1})
    archers = [own("archer", (10, 10)), IDLE, foe("archer2", (10, 19.5)), foe("far", (34, 34))]
    position = {"players": [{"domain": "home"}, {}]}
    red = Knights(archers, [ARCHER, home], [3, 3], **position).say("ranged", "archer", "archer2")
    blue = Knights(archers, [ARCHER, home], active=1, **position)

    assert [facts[2] for facts in red.facts("missed") + red.facts("hit")] == [10]
    assert blue.refused("ranged", "archer2", "archer") == {"MK-RANGED-06"}
    near_blue = [own("archer", (10, 10)), IDLE, foe("archer2", (10, 19)), foe("far", (34, 34))]
    shot = Knights(near_blue, [ARCHER, home], [3, 3], active=1, **position).say("ranged", "archer2", "archer")
    assert [facts[2] for facts in shot.facts("missed") + shot.facts("hit")] == [9]


@pytest.mark.rule("MK-DOMAIN-10")
@pytest.mark.parametrize(("whose", "needed"), [("yours", 9), ("opposing", 9), ("everyone", 10)])
def test_MK_DOMAIN_10_a_teammate_is_neither_you_nor_your_opponent(whose: str, needed: int) -> None:
    home = domain("home", changes={"attack": 1}, whose=whose)
    players = [{"team": 0}, {"team": 1}, {"team": 0, "domain": "home"}, {"team": 1}]
    table = Knights(
        [own("archer", (10, 10)), IDLE, foe("elf", (10, 18))], [ARCHER, ELF, home], [3, 3], players=players
    ).say("ranged", "archer", "elf")

    assert [facts[2] for facts in table.facts("missed") + table.facts("hit")] == [needed]


@pytest.mark.rule("MK-DOMAIN-09")
@pytest.mark.parametrize(("most", "y", "rules"), [(6, 16, set()), (6, 16.001, {"MK-RANGED-06"})])
def test_MK_DOMAIN_09_no_range_is_greater_than_the_domain_allows(most: int, y: float, rules: set[str]) -> None:
    night = domain("night", most_range=most)
    table = Knights(
        [own("archer", (10, 10)), IDLE, foe("elf", (10, y))], [ARCHER, ELF, night], players=[{"domain": "night"}, {}]
    )

    assert table.refused("ranged", "archer", "elf") == rules


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_no_movement_is_greater_than_the_domain_allows_not_even_at_a_sprint() -> None:
    table = under("mud", cards=[domain("mud", most_movement=8)])

    assert table.refused("move", "archer", (18, 10)) == set()
    assert table.refused("move", "archer", (18.001, 10)) == {"MK-MOVE-02"}
    assert table.refused("sprint", "archer", (18.001, 10)) == {"MK-MOVE-02"}


# -- what is forbidden --------------------------------------------------------------------------------------------


def test_everything_that_packs_forbid_or_effect_is_tested_here() -> None:
    """So that a new word in the packs is not forgotten."""
    assert set(DEEDS) >= {"ranged", "sprint", "surge", "precision", "soaring", "point-blank"}
    assert {word for word in words_for(DOMAIN) if effects()[word].id == "MK-DOMAIN-09"} == {
        "drift-doubled",
        "weaker-terrain",
        "stronger-terrain",
        "demoralized-die",
        "frozen-water",
        "magestone-storm",
        "clear-skies",
    }


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_a_gale_forbids_ranged_actions() -> None:
    gale = domain("gale", forbids=["ranged"])
    wall = {"kind": "blocking", "at": [14, 12], "radius": 1, "constructed": True, "defense": 9, "structure": 3}
    table = under("gale", cards=[gale], terrain={"wall": wall})

    assert table.because("ranged", "archer", "elf") == {"domain-forbids"}
    assert table.refused("shell", "archer", "wall") == {"MK-DOMAIN-09"}
    assert not {"ranged", "shell"} & table.keys("archer")


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_a_night_forbids_to_sprint() -> None:
    table = under("night", cards=[domain("night", forbids=["sprint"])])

    assert table.refused("sprint", "archer", (16, 10)) == {"MK-DOMAIN-09"}
    assert "sprint" not in table.keys("archer")
    assert "sprint" in under().keys("archer")


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_mud_forbids_to_surge() -> None:
    fighters = [own("orc", (10, 10)), IDLE, foe("elf", (10, 15))]
    table = Knights(fighters, [domain("mud", forbids=["surge"])], players=[{}, {"domain": "mud"}])

    assert table.refused("surge", "orc", near("elf", angle=SOUTH)) == {"MK-DOMAIN-09"}
    assert "surge" not in table.keys("orc")
    assert "surge" in Knights(fighters).keys("orc")


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_fog_forbids_precision() -> None:
    fighters = [own("archer", (10, 10)), IDLE, own("orc", (10, 18)), foe("elf", near("orc", angle=EAST))]
    table = Knights(fighters, [ARCHER, domain("fog", forbids=["precision"])], players=[{"domain": "fog"}, {}])
    clear = Knights(fighters, [ARCHER])

    assert clear.refused("precise", "archer", "elf") == set()
    assert table.refused("precise", "archer", "elf") == {"MK-DOMAIN-09"}
    assert "precise" in clear.keys("archer")
    assert "precise" not in table.keys("archer")


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_a_trembling_ground_forbids_point_blank() -> None:
    quake = domain("quake", forbids=["point-blank"])
    fighters = [own("archer", (10, 10)), IDLE, foe("elf", (10, 13)), foe("far", (34, 34))]
    table = Knights(fighters, [ARCHER, quake], [3, 3], players=[{"domain": "quake"}, {}])
    still = Knights(fighters, [ARCHER], [3, 3])

    assert still.say("ranged", "archer", "elf").question() == (0, "point-blank")
    assert table.say("ranged", "archer", "elf").question() == (0, "act")


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_a_cloudburst_brings_down_whoever_soars() -> None:
    hawk = figure("hawk", movement_type="wings", movement=10)
    rain = domain("rain", forbids=["soaring"])
    fighters = [own("hawk", (10, 10)), own("hawk2", (20, 10), soaring=True), foe("elf", (10, 30))]
    table = Knights(fighters, [hawk, rain], players=[{"domain": "rain"}, {}])

    assert not table.warrior("hawk2").is_soaring
    assert table.refused("take-off", "hawk", (12, 10)) == {"MK-DOMAIN-09"}
    assert "take-off" not in table.keys("hawk")


# -- terrain ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-DOMAIN-09")
@pytest.mark.parametrize(
    ("domains", "structure"),
    [((), 4), (("gale",), 3), (("market",), 5), (("gale", "market"), 4), (("gale", "gale"), 2)],
)
def test_MK_DOMAIN_09_domains_weaken_and_strengthen_what_was_built(domains: tuple[str, ...], structure: int) -> None:
    """b78: modifiers add up."""
    cards = [domain("gale", effects=["weaker-terrain"]), domain("market", effects=["stronger-terrain"])]
    wall = {"kind": "blocking", "at": [10, 14], "width": 4, "depth": 0.4, "constructed": True}
    fighters = [own("orc", (10, 13.05)), own("orc2", (8.4, 13.05)), IDLE, foe("elf", (30, 30))]
    players = [{"domain": name} for name in domains] + [{}] * (2 - len(domains))
    blows = [3, 4] * 2
    terrain = {"wall": {**wall, "defense": 9, "structure": 4}}
    table = Knights(
        fighters,
        [*cards, figure("orc", damage=structure - 1), figure("orc2", damage=1)],
        blows,
        terrain=terrain,
        players=players,
    )
    assert structure_of(table.state, table.piece("wall")).total == structure
    table.say("batter", "orc", "wall")

    assert [piece.label for piece in table.state.pieces] == ["wall"], "a click is missing"
    assert table.say("batter", "orc2", "wall").state.pieces == []


def test_nothing_falls_down_by_itself() -> None:
    gale = domain("gale", effects=["weaker-terrain"])
    wall = {"kind": "blocking", "at": [10, 14], "radius": 1, "constructed": True, "structure": 1}
    table = Knights([IDLE], [gale], terrain={"wall": wall}, players=[{"domain": "gale"}, {}])

    assert structure_of(table.state, table.piece("wall")).total == 1


@pytest.mark.rule("MK-DOMAIN-09")
@pytest.mark.parametrize("water", ["shallow-water", "deep-water"])
def test_MK_DOMAIN_09_frozen_water_is_clear_terrain(water: str) -> None:
    frost = domain("frost", effects=["frozen-water"])
    newt = figure("newt", movement_type="wave", defense=15)
    fighters = [own("archer", (10, 10)), IDLE, foe("newt", (10, 18))]
    terrain = {"lake": {"kind": water, "at": [10, 17], "radius": 4}}
    table = Knights(fighters, [ARCHER, frost, newt], [1, 2], terrain=terrain, players=[{"domain": "frost"}, {}])
    thawed = Knights(fighters, [ARCHER, frost, newt], [1, 2], terrain=terrain)

    assert table.refused("move", "archer", (9, 16), (8, 17)) == set()
    assert thawed.refused("move", "archer", (9, 16), (8, 17)) != set()
    assert table.say("ranged", "archer", "newt").facts("missed")[0][3] == 15
    assert thawed.say("ranged", "archer", "newt").facts("missed")[0][3] == 17


@pytest.mark.rule("MK-DOMAIN-09")
@pytest.mark.parametrize(
    ("domains", "rules"),
    [(("frost", ""), set()), (("", "rain"), set()), (("frost", "rain"), {"MK-RANGED-06"})],
)
def test_MK_DOMAIN_09_where_it_snows_nobody_sees_farther_than_six_inches(
    domains: tuple[str, ...], rules: set[str]
) -> None:
    cards = [domain("frost", effects=["frozen-water"]), domain("rain", kinds=["weather", "precipitation"])]

    assert under(*domains, cards=cards).refused("ranged", "archer", "elf") == rules


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_six_inches_are_seen() -> None:
    cards = [domain("frost", effects=["frozen-water"]), domain("rain", kinds=["weather", "precipitation"])]
    table = under("frost", "rain", cards=cards, others=[foe("elf2", (16, 10)), foe("elf3", (14, 14.5))])

    assert table.refused("ranged", "archer", "elf2") == set()
    assert table.refused("ranged", "archer", "elf3") == {"MK-RANGED-06"}


# -- command phase and end phase ----------------------------------------------------------------------------------


def stormy(dice: list[int], *cards: Card, **position: Any) -> Knights:
    """Two in contact, of whom one is immune by its defense type; one that stands alone; a guard with a captive."""
    storm = domain("storm", effects=["magestone-storm"])
    golem = figure("golem", defense_type="magic-immunity")
    fighters = [
        own("orc", (10, 10)),
        foe("elf", near("orc")),
        foe("golem", near("orc", angle=EAST)),
        own("alone", (20, 20)),
        own("guard", (30, 20)),
        foe("captive", near("guard"), guard="guard"),
    ]
    position.setdefault("players", [{"domain": "storm"}, {}])
    return Knights(fighters, [storm, golem, *cards], dice, **position)


HURT = ("orc", "elf", "golem", "alone", "guard", "captive")


@pytest.mark.rule("MK-DOMAIN-09", "MK-DOMAIN-11")
@pytest.mark.parametrize("face", [1, 2, 6])
def test_MK_DOMAIN_11_a_storm_in_every_command_phase(face: int) -> None:
    """Red has brought it; it strikes in blue's command phase too. On a 1, all who touch anybody."""
    table = stormy([face, 1]).end().go_on("act", seat=1)

    assert table.state.active == 1
    assert [table.warrior(label).click for label in HURT] == ([1, 1, 0, 0, 1, 0] if face == 1 else [0] * 6)
    table.end().go_on("act", seat=0)
    assert table.warrior("orc").click == (2 if face == 1 else 1), "and in red's own"
    assert [len(roll) for roll in table.done().rolls()] == [1, 1]


@pytest.mark.rule("MK-DOMAIN-09")
@pytest.mark.parametrize("other", ["storm", "hail"])
def test_MK_DOMAIN_09_two_storms_are_one(other: str) -> None:
    """b78: twice the same card, or two cards that do the same."""
    hail = domain("hail", effects=["magestone-storm"])
    table = stormy([1], hail, players=[{"domain": "storm"}, {"domain": other}]).end().go_on("act", seat=1).done()

    assert table.warrior("orc").click == 1


@pytest.mark.rule("MK-DOMAIN-09")
def test_MK_DOMAIN_09_nobody_is_credited_for_what_a_storm_has_done() -> None:
    """b101: the points of the dead go to the opponents."""
    dying = own("orc", (10, 10), click=5)
    storm = domain("storm", effects=["magestone-storm"])
    table = Knights([dying, IDLE, foe("elf", near("orc"))], [storm], [1], players=[{"domain": "storm"}, {}])
    table.end().go_on("act", seat=1)

    assert table.warrior("orc").gone == "eliminated"
    assert table.player(1).glory == 25


@pytest.mark.rule("MK-DOMAIN-09", "MK-DOMAIN-11")
def test_MK_DOMAIN_09_in_the_heat_the_demoralized_perish_at_the_end_of_every_turn() -> None:
    heat = domain("heat", effects=["demoralized-die"])
    coward = figure("coward", dial=[{}, {"abilities": ["demoralized"]}])
    fighters = [
        own("coward", (10, 10), click=1),
        own("coward2", (13, 10)),
        IDLE,
        foe("coward3", (20, 20), click=1),
        foe("coward4", near("coward2"), click=1, guard="coward2"),
        foe("elf", (30, 30)),
    ]
    table = Knights(fighters, [heat, coward], players=[{}, {"domain": "heat"}]).end().go_on("act", seat=1)
    cowards = [table.warrior(f"coward{number}").gone for number in ("", 2, 3, 4)]

    assert cowards == ["eliminated", "", "eliminated", ""], "a captive's abilities do not count"
    assert (table.player(0).glory, table.player(1).glory) == (25, 25)
    assert table.happened("eliminated", "coward", -1, rule="MK-DOMAIN-09")


def test_the_heat_is_not_there_without_the_domain() -> None:
    coward = figure("coward", dial=[{}, {"abilities": ["demoralized"]}])
    table = Knights([own("coward", (10, 10), click=1), IDLE, foe("elf", (30, 30))], [coward]).end()

    assert table.go_on("act", seat=1).warrior("coward").is_here


@pytest.mark.rule("MK-DOMAIN-11")
def test_MK_DOMAIN_11_storm_and_venom_come_in_the_order_that_the_active_player_likes() -> None:
    storm = domain("storm", effects=["magestone-storm"])
    snake = figure("snake", abilities=["venom"])
    fighters = [own("orc", (10, 10)), IDLE, warrior("snake", 1, near("orc"))]
    table = Knights(fighters, [storm, snake], [2], players=[{"domain": "storm"}, {}]).end()

    assert table.question() == (1, "command")
    assert len(table.options("resolve")) == 2
