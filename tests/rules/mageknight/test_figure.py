"""MK-FIGURE  What a figure is: base, dial, rank, values, levels; and the cards of terrain and domains."""

from __future__ import annotations

from typing import Final

import pytest

from tercio.games.mageknight import open_game, shipped
from tercio.games.mageknight.building.army import Army, Recruit, full_name, problems_of
from tercio.games.mageknight.changes import warriors as changes
from tercio.games.mageknight.field.fire import line_of_fire
from tercio.games.mageknight.field.ways import Way
from tercio.games.mageknight.printed.dials import SLOTS, TOUGH, UNIQUE, VALUES, WEAK, Figure
from tercio.games.mageknight.rules.combat.values import movement_of, printed, range_of, value_of
from tercio.games.mageknight.rules.movement.moves import judge_way
from tercio.games.mageknight.setup import read_setup
from tercio.games.mageknight.state import INCH, MageKnight, Piece, Player, Warrior, mageknight
from tercio.games.mageknight.turns import Battle
from tercio.games.mageknight.words.names import RANKS
from tercio.kernel import Answer, Match, Verdict, loaded

CONTENT: Final = shipped()[0]


def figure(name: str) -> Figure:
    return CONTENT.figures[name]


def standing(name: str, number: int = 0, seat: int = 0, at: tuple[int, int] = (18, 18), click: int = 0) -> Warrior:
    return Warrior(number, name, seat, seat, figure(name), figure(name), (at[0] * INCH, at[1] * INCH), 0, click, click)


def field(*warriors: Warrior) -> MageKnight:
    return MageKnight(list(warriors), [], [], [], [], [Player(0, 100), Player(1, 100)], total=100, active=0)


# -- factions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FIGURE-01")
def test_MK_FIGURE_01_each_figure_of_a_list_is_one_warrior() -> None:
    players = [{"army": ["orc-marauder-weak"] * 4}, {"army": ["ub-khan"]}]
    state = read_setup(CONTENT, {"total": 100, "players": players})

    assert [warrior.seat for warrior in state.warriors] == [0, 0, 0, 0, 1]


@pytest.mark.rule("MK-FIGURE-02")
def test_MK_FIGURE_02_a_warrior_may_have_no_faction() -> None:
    hero = figure("tessara-the-wanderer")

    assert (hero.factions, hero.is_mage_spawn) == ((), False)
    assert problems_of(CONTENT, Army("x", 100, (Recruit(hero.id, (), 1),))) == []


@pytest.mark.rule("MK-FIGURE-03")
def test_MK_FIGURE_03_faction_and_subfaction_are_two_symbols() -> None:
    harka = figure("harka-orc-standard")

    assert (harka.factions, harka.subfaction) == (("orc-khans",), "shadow-khans")


@pytest.mark.rule("MK-FIGURE-04")
def test_MK_FIGURE_04_the_nine_factions_of_the_starter_are_there_and_a_later_one() -> None:
    names = {faction.name_en for faction in CONTENT.factions.values()}

    assert names >= {
        "Atlantean Empire", "Black Powder Revolutionaries", "Dark Crusaders", "Draconum", "Elementalists",
        "Elven Lords", "Orc Khans", "Shyft", "Solonavi",
    }  # fmt: skip
    assert "Apocalypse" in names


@pytest.mark.rule("MK-FIGURE-05")
def test_MK_FIGURE_05_the_subfactions_of_the_starter_belong_to_their_factions() -> None:
    owners = {sub[2]: faction.id for faction in CONTENT.factions.values() for sub in faction.subfactions}

    assert owners["Sprecher der Toten"] == "dark-crusaders"
    assert owners.keys() >= {
        "Golemkern", "Imperiale Legion", "Blutige Dornen", "Nordländer", "Orden des Vladd", "Wylden Herrscher",
        "Freie Armeen", "Gebrochene Hauer", "Schatten-Khans",
    }  # fmt: skip


# -- base and dial --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FIGURE-06", "MK-FIGURE-07")
@pytest.mark.parametrize("name", sorted(CONTENT.figures))
def test_MK_FIGURE_06_a_warrior_has_a_name_a_base_with_data_and_a_dial(name: str) -> None:
    f = figure(name)

    assert "" not in (f.name_en, f.name_de, f.collector)
    assert min(f.points, f.radius, f.range + 1) > 0
    assert 0 <= f.rank < len(RANKS)
    assert 1 <= len(f.dial) < 12


@pytest.mark.rule("MK-FIGURE-10", "MK-FIGURE-11")
@pytest.mark.parametrize(("end", "is_legal"), [((36, 18), False), ((37, 18), False), ((35, 18), True)])
def test_MK_FIGURE_10_nobody_hangs_over_the_edge_or_leaves_the_field(end: tuple[int, int], is_legal: bool) -> None:
    warrior = standing("cloud-warrior-weak", at=(33, 18))
    verdict = Verdict()
    judge_way(field(warrior), Way(warrior, ((end[0] * INCH, end[1] * INCH),)), verdict)

    assert bool(verdict) == is_legal
    assert ("MK-FIGURE-11" in [refusal.rule for refusal in verdict.refusals]) != is_legal


@pytest.mark.rule("MK-FIGURE-11")
@pytest.mark.parametrize("past", [0, 1])
@pytest.mark.parametrize(("across", "up"), [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_MK_FIGURE_11_on_its_way_a_base_may_touch_the_edge_and_no_more(across: int, up: int, past: int) -> None:
    warrior = standing("cloud-warrior-weak", at=(18, 18))
    state, verdict = field(warrior), Verdict()
    out = state.board // 2 - warrior.base.radius + past
    middle = state.board // 2

    judge_way(state, Way(warrior, ((middle + across * out, middle + up * out), (middle, middle))), verdict)

    assert ("MK-FIGURE-11" in [refusal.rule for refusal in verdict.refusals]) == bool(past)


@pytest.mark.rule("MK-FIGURE-12")
def test_MK_FIGURE_12_who_looks_alike_may_differ_in_rank_dial_and_points() -> None:
    weak, tough = figure("orc-marauder-weak"), figure("orc-marauder-tough")

    assert weak.name_en == tough.name_en
    assert (weak.rank, tough.rank) == (WEAK, TOUGH)
    assert weak.points != tough.points
    assert weak.dial != tough.dial


@pytest.mark.rule("MK-FIGURE-13")
def test_MK_FIGURE_13_a_collector_number_belongs_to_one_figure() -> None:
    numbers = [f.collector for f in CONTENT.figures.values()]

    assert len(set(numbers)) == len(numbers)


@pytest.mark.rule("MK-FIGURE-14", "MK-FIGURE-15")
@pytest.mark.parametrize(
    ("name", "stars", "en", "de"),
    [
        ("orc-marauder-weak", 1, "Orc Marauder (weak)", "Ork-Plünderer (schwach)"),
        ("orc-marauder-standard", 2, "Orc Marauder (standard)", "Ork-Plünderer (standard)"),
        ("orc-marauder-tough", 3, "Orc Marauder (tough)", "Ork-Plünderer (stark)"),
        ("ub-khan", 0, "Ub-Khan", "Ub-Khan"),
    ],
)
def test_MK_FIGURE_14_stars_are_ranks_and_none_is_unique(name: str, stars: int, en: str, de: str) -> None:
    f = figure(name)

    assert (f.rank, f.is_unique) == (stars, stars == UNIQUE)
    assert (full_name(f, "en"), full_name(f, "de")) == (en, de)


@pytest.mark.rule("MK-FIGURE-16")
def test_MK_FIGURE_16_only_the_values_in_the_window_count() -> None:
    f = figure("orc-hunter-weak")

    for click in range(len(f.dial)):
        shown = standing("orc-hunter-weak", click=click)
        assert [printed(shown, name) for name in SLOTS] == [f.dial[click].value(name) for name in SLOTS]


@pytest.mark.rule("MK-FIGURE-17")
def test_MK_FIGURE_17_values_may_rise_as_the_dial_turns() -> None:
    f = figure("orc-marauder-weak")
    before, after = f.dial[3], f.dial[4]
    match = Match(open_game(), {}, field(standing(f.id, click=3)), [], loaded(()))
    changes.damage(match, mageknight(match).warriors[0], 1, "MK-DAMAGE-01")

    assert after.attack > before.attack
    assert printed(mageknight(match).warriors[0], "attack") == after.attack


@pytest.mark.rule("MK-FIGURE-19")
def test_MK_FIGURE_19_there_are_seven_combat_values() -> None:
    warrior = standing("ub-khan")

    assert len(VALUES) == 7
    assert [printed(warrior, name) >= 0 for name in VALUES if name != "attack-bonus"] == [True] * 6
    assert figure("ub-khan").bonus("bow") == 1


@pytest.mark.rule("MK-FIGURE-20")
def test_MK_FIGURE_20_what_is_on_the_base_stays_as_the_dial_turns() -> None:
    fresh, hurt = standing("master-archer-standard"), standing("master-archer-standard", click=3)

    assert printed(fresh, "range") == printed(hurt, "range") == 12
    assert printed(fresh, "ranged-damage") == printed(hurt, "ranged-damage") == 2
    assert printed(fresh, "attack") > printed(hurt, "attack")


# -- heroes ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FIGURE-21")
@pytest.mark.parametrize("name", ["tessara-the-wanderer", "brandt-oakhand"])
def test_MK_FIGURE_21_a_hero_has_five_starting_levels_with_five_costs(name: str) -> None:
    hero = figure(name)

    assert hero.is_hero
    assert len(set(hero.levels)) == len(set(hero.costs)) == 5
    assert [hero.cost(level) for level in hero.levels] == list(hero.costs)
    assert not figure("ub-khan").is_hero


@pytest.mark.rule("MK-FIGURE-22", "MK-HEAL-02")
def test_MK_FIGURE_22_a_hero_gains_no_level_by_a_victory_or_by_healing() -> None:
    second = figure("tessara-the-wanderer").levels[1]
    last = len(figure("ash-imp-weak").dial) - 1
    hero = standing("tessara-the-wanderer", at=(17, 18), click=second)._replace(at=(17_500, 18_000))
    imp, other = standing("ash-imp-weak", 1, 1, at=(19, 18), click=last), standing("ash-imp-weak", 2, 1, at=(5, 5))
    match = Match(open_game(), {}, field(hero, imp, other), [Battle()], loaded((6, 5)))
    match.run()

    assert match.answer(Answer(0, "close", 0, picks=(1,)))
    winner = mageknight(match).warriors[0]
    assert not mageknight(match).warriors[1].is_here
    assert (winner.click, winner.limit, winner.points) == (second, second, 29)
    changes.heal(match, winner, 3, "MK-HEAL-02")
    assert mageknight(match).warriors[0].click == second


# -- cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TERRAIN-09", "MK-TERRAIN-26")
def test_MK_TERRAIN_09_a_light_wood_hinders_and_a_house_blocks() -> None:
    assert CONTENT.kinds["light-wood"].kind == "hindering"
    assert CONTENT.kinds["house"].kind == "blocking"


@pytest.mark.rule("MK-CONSTRUCTED-01", "MK-CONSTRUCTED-03")
def test_MK_CONSTRUCTED_01_a_terrain_card_has_a_name_a_letter_and_three_figures() -> None:
    cards = [kind for kind in CONTENT.kinds.values() if kind.is_constructed and not kind.parts]

    assert [card.id for card in cards if not (card.name_en and card.letter and card.defense and card.structure)] == []
    assert {card.fortification > 0 for card in cards} == {True, False}


@pytest.mark.parametrize(
    ("name", "letter", "kind", "is_elevated", "is_abrupt"),
    [
        ("wooden-watchtower", "AE", "clear", True, True),
        ("palisade", "B", "blocking", False, False),
        ("wicker-screen", "C", "concealing", False, False),
        ("earthen-mound", "E", "clear", True, False),
        ("barricade", "H", "hindering", False, False),
    ],
)
def test_a_letter_says_what_the_terrain_is(
    name: str, letter: str, kind: str, is_elevated: bool, is_abrupt: bool
) -> None:
    card = CONTENT.kinds[name]

    assert (card.letter, card.kind, card.is_elevated, card.is_abrupt) == (letter, kind, is_elevated, is_abrupt)


@pytest.mark.parametrize(
    ("name", "is_blocked", "is_covered"), [("palisade", True, False), ("wicker-screen", False, True)]
)
def test_a_card_between_shooter_and_target_does_what_its_letter_says(
    name: str, is_blocked: bool, is_covered: bool
) -> None:
    card = CONTENT.kinds[name]
    shooter, target = standing("master-archer-standard", at=(10, 18)), standing("ub-khan", 1, 1, at=(18, 18))
    state = field(shooter, target)
    turned = tuple([(14 * INCH + y, 18 * INCH + x) for x, y in card.outline])
    state.pieces.append(Piece(20_000, name, card.kind, name, turned, 0, is_constructed=True))
    line = line_of_fire(state, shooter, target)

    assert (line.blocker >= 0, line.cover >= 0) == (is_blocked, is_covered)


def test_a_domain_changes_the_range_of_everybody() -> None:
    archer = standing("master-archer-standard")
    state = field(archer)
    state.players[1] = state.players[1]._replace(domain=CONTENT.domains["trembling-ground"], is_domain_shown=True)

    assert range_of(state, archer).total == 12 - 2


def test_yours_and_opposing_are_read_from_the_side_of_who_brought_the_domain() -> None:
    mine, theirs = standing("ub-khan"), standing("ub-khan", 1, 1, at=(5, 5))
    state = field(mine, theirs)
    state.players[0] = state.players[0]._replace(domain=CONTENT.domains["home-soil"], is_domain_shown=True)

    assert (value_of(state, mine, "attack").total, value_of(state, theirs, "attack").total) == (12, 11)
    state.players[0] = state.players[0]._replace(domain=CONTENT.domains["strangers-road"])
    state.forget()  # the card was changed without an event
    assert (movement_of(state, mine).total, movement_of(state, theirs).total) == (8, 7)
