"""MKO-COMPANY  Adventuring companies: what they cost, who belongs to them, and what that brings."""

from __future__ import annotations

from typing import Any

import pytest

from knights import EAST, Knights, figure, foe, game_of, near, own, pack_of, warrior
from tercio.content.trouble import BadInput
from tercio.games.mageknight import open_game
from tercio.games.mageknight.abilities.bearers import abilities_of, has, lent_to
from tercio.games.mageknight.building.army import Army, Recruit, card_points, points_of, problems_of
from tercio.games.mageknight.building.companies import cohorts_in
from tercio.games.mageknight.building.forces import MageKnightForces
from tercio.games.mageknight.building.lists import read_list, write_list
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.state import MageKnight, Warrior, mageknight
from tercio.games.mageknight.turns import COMMAND_PHASE
from tercio.kernel import Answer, start
from tercio.kernel.dice import seeded


def company(card: str, **words: Any) -> tuple[str, dict[str, Any]]:
    """A card of 35 points that gives Toughness; a warrior called Ranger is a cohort, for 8 points less."""
    entry = {
        "id": card,
        "name": {"en": card.capitalize(), "de": card.capitalize() + "-Gruppe"},
        "text": {"en": "Members are tough.", "de": "Mitglieder sind zäh."},
        "collector": "AC901",
        "points": 35,
        "ability": "toughness",
        "cohorts": ["Ranger"],
        "discount": 8,
    }
    return "company", {**entry, **words}


def named(card: str, name: str, **words: Any) -> Any:
    return figure(card, name={"en": name, "de": name}, **words)


SLAYERS = company("slayers")
RIVALS = company("rivals", collector="AC902", ability="battle-fury", cohorts=[], discount=0)
RANGER = named("ranger", "Ranger", points=20)
OTHER = named("other", "Other", points=25)
CARDS = [
    SLAYERS, RIVALS, RANGER, OTHER, figure("elf", factions=["elven-lords"]), figure("orc", factions=["orc-khans"]),
    figure("seer", factions=["solonavi"]), figure("beast", mage_spawn=True),
    named("big", "Big", points=265), named("host", "Host", points=225), named("rest", "Rest", points=90),
]  # fmt: skip


def content() -> Content:
    return game_of(pack_of({}, CARDS)).content


def army(*figures: str, total: int = 0, companies: tuple[str, ...] = ("slayers",)) -> Army:
    return Army("", total, tuple([Recruit(name) for name in figures]), companies=companies)


def broken(listed: Army) -> list[str]:
    return [problem.rule for problem in problems_of(content(), listed)]


# -- building ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MKO-COMPANY-01")
def test_MKO_COMPANY_01_a_card_is_a_part_of_the_army_with_points_and_an_ability_of_its_own() -> None:
    listed = read_list(content(), "Army: Us\nTotal: 300\n2x Other\nSlayers\n")
    force = MageKnightForces().read(game_of(pack_of({}, CARDS)), "Total: 100\n1x Other\nSlayers\n", "")

    assert listed.companies == ("slayers",)
    assert points_of(content(), listed) == 50 + 35
    assert content().companies["slayers"].ability == "toughness"
    assert read_list(content(), write_list(content(), listed, "de")).companies == ("slayers",)
    assert isinstance(force, dict)
    assert force["companies"] == ["slayers"]


@pytest.mark.rule("MKO-COMPANY-05")
def test_MKO_COMPANY_05_its_number_begins_with_AC() -> None:
    listed = read_list(content(), "Army: Us\nOther\nAC901\n")

    assert listed.companies == ("slayers",)
    for number in ("901", "A901", "AC1", "R001"):
        with pytest.raises(BadInput, match="collector"):
            game_of(pack_of({}, [company("odd", collector=number, cohorts=[])]))


@pytest.mark.rule("MKO-COMPANY-06")
def test_MKO_COMPANY_06_one_company_for_each_player() -> None:
    setup = {"total": 100, "players": [{"army": ["other"], "companies": ["rivals"]}] * 2}
    game = game_of(pack_of({}, CARDS))
    twice = {"total": 200, "players": [{"army": ["other"], "companies": ["slayers", "rivals"]}, {"army": ["other"]}]}

    assert broken(army("other", companies=("slayers", "rivals"))) == ["MKO-COMPANY-06"]
    assert broken(army("other")) == []
    assert start(game, setup, seeded(1)).asks()
    with pytest.raises(BadInput, match="MKO-COMPANY-06"):
        start(game, twice, seeded(1))


@pytest.mark.rule("MKO-COMPANY-08")
def test_MKO_COMPANY_08_its_points_count_towards_the_army() -> None:
    assert points_of(content(), army("big")) == 300
    assert broken(army("big", total=300)) == []
    assert broken(army("big", "ranger", total=300)) == ["MKO-COMPANY-08"]
    assert broken(army("big", "ranger", total=300, companies=())) == []


@pytest.mark.rule("MKO-COMPANY-09")
def test_MKO_COMPANY_09_whoever_is_named_on_the_card_is_a_cohort() -> None:
    card = content().companies["slayers"]
    figures = [content().figures[name] for name in ("ranger", "other", "elf", "orc")]

    assert cohorts_in(card, figures) == 1
    assert cohorts_in(content().companies["rivals"], figures) == 0
    with pytest.raises(BadInput, match="cohorts"):
        game_of(pack_of({}, [company("odd", cohorts=["Nobody At All"])]))


@pytest.mark.rule("MKO-COMPANY-10", "MKO-COMPANY-11", "MKO-COMPANY-12")
@pytest.mark.parametrize(("cohorts", "cost"), [(0, 35), (1, 27), (2, 19), (3, 11), (4, 3), (5, 0)])
def test_MKO_COMPANY_10_each_cohort_makes_the_card_cheaper_but_never_less_than_nothing(cohorts: int, cost: int) -> None:
    assert card_points(content(), army("other", *["ranger"] * cohorts)) == cost


@pytest.mark.rule("MKO-COMPANY-13")
def test_MKO_COMPANY_13_the_reduced_value_counts() -> None:
    listed = army("host", "ranger", "ranger", "ranger", total=300)

    assert points_of(content(), listed) == 285 + 11
    assert broken(listed) == []
    assert broken(army("host", "ranger", "ranger", "ranger", total=300, companies=("rivals",))) == ["MKO-COMPANY-08"]


def members_of(state: MageKnight, seat: int) -> list[Warrior]:
    """Everybody in the army of a player whose company lies beside the field. A74"""
    return state.own(seat) if lent_to(state, seat) else []


# -- in play ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MKO-COMPANY-02", "MKO-COMPANY-03")
def test_MKO_COMPANY_02_the_whole_army_gains_the_ability_and_nobody_else_does() -> None:
    four = [own("elf", (5, 5)), own("orc", (9, 5)), own("seer", (13, 5)), own("beast", (17, 5))]
    standing = [*four, foe("other", (30, 30))]
    table = Knights(standing, cards=CARDS, players=[{"company": "slayers"}, {}])
    without = Knights(standing, cards=CARDS)

    assert {w.label for w in members_of(table.state, 0)} == {"elf", "orc", "seer", "beast"}
    assert all(has(w, "toughness") for w in members_of(table.state, 0))
    assert abilities_of(table.warrior("elf")) == ("toughness",)
    assert not has(table.warrior("other"), "toughness")
    assert members_of(table.state, 1) == [] == members_of(without.state, 0)


@pytest.mark.rule("MKO-COMPANY-03")
def test_MKO_COMPANY_03_what_the_card_gives_works() -> None:
    standing = [foe("orc", near("elf")), own("elf", (10, 10))]
    cards = [*CARDS, figure("elf", factions=["elven-lords"], attack=20, damage=3)]
    tough = Knights(standing, cards=cards, dice=[3, 4], players=[{}, {"company": "slayers"}])
    plain = Knights(standing, cards=cards, dice=[3, 4])
    for table in (tough, plain):
        table.say("close", "elf", "orc").go_on("act")

    assert tough.warrior("orc").click == 2
    assert plain.warrior("orc").click == 3


@pytest.mark.rule("MKO-COMPANY-02")
def test_MKO_COMPANY_02_whoever_comes_over_becomes_a_member_of_the_other_company() -> None:
    pending = [
        {"step": "Battle"},
        {"step": "Turn", "seat": 0, "stage": COMMAND_PHASE},
        {"step": "ChangeSides", "warrior": 1, "seat": 0, "rule": "MK-ARMY-13"},
    ]
    standing = [own("elf", (5, 5)), foe("orc", (20, 20)), foe("other", (30, 30))]
    players = [{"company": "slayers"}, {"company": "rivals"}]
    table = Knights(standing, cards=CARDS, pending=pending, players=players)

    assert abilities_of(table.warrior("orc")) == ("toughness",)
    assert abilities_of(table.warrior("other")) == ("battle-fury",)
    assert [w.label for w in members_of(table.state, 0)] == ["elf", "orc"]


@pytest.mark.rule("MKO-COMPANY-04")
def test_MKO_COMPANY_04_members_of_different_factions_form_up() -> None:
    three = [own("elf", (10, 10)), own("orc", near("elf", 0, EAST)), own("seer", near("orc", 0, EAST))]
    standing = [*three, foe("other", (30, 30))]
    united = Knights(standing, cards=CARDS, players=[{"company": "slayers"}, {}])
    divided = Knights(standing, cards=CARDS)
    beasts = [own("beast", (10, 10)), own("orc", near("beast", 0, EAST)), own("seer", near("orc", 0, EAST))]
    bare = Knights(beasts, cards=CARDS, players=[{"company": "slayers"}, {}])

    assert united.refused("form", "elf", "orc", "seer") == set()
    assert united.offered("form", "elf") == {"orc", "seer"}
    assert "MK-FORMATION-08" in divided.refused("form", "elf", "orc", "seer")
    assert bare.refused("form", "beast", "orc", "seer") == set()


@pytest.mark.rule("MKO-COMPANY-07")
def test_MKO_COMPANY_07_the_card_is_laid_out_before_the_first_warrior() -> None:
    warriors = {
        "elf": {"figure": "elf", "seat": 0, "gone": "waiting"},
        "orc": {"figure": "orc", "seat": 0, "gone": "waiting"},
        "other": {"figure": "other", "seat": 1, "gone": "waiting"},
    }
    game = game_of(pack_of(dict(warriors), CARDS))
    setup = {"total": 100, "players": [{"army": ["elf", "orc"], "companies": ["slayers"]}, {"army": ["other"]}]}
    match = start(game, setup, seeded(3))
    player = seeded(4)
    while match.asks()[0].kind != "company":
        decision = match.asks()[0]
        match.answer(game.propose(match.view(decision.seat), decision, 1, player)[0])
    seat = match.asks()[0].seat
    lay = Answer(seat, "lay-company")
    before = lent_to(mageknight(match), seat)
    deploy = Answer(seat, "deploy", 0, (), ((18_000, 1_000),), (90,))
    too_early = match.judge(deploy)
    match.answer(lay)
    decision = match.asks()[0]
    match.answer(game.propose(match.view(decision.seat), decision, 1, player)[0])
    late = match.judge(lay)

    assert before == []
    assert not too_early
    assert lent_to(mageknight(match), seat) == ["toughness"]
    assert {refusal.rule for refusal in late.refusals} >= {"MKO-COMPANY-07"}
    assert all(has(w, "toughness") for w in members_of(mageknight(match), seat))


@pytest.mark.rule("MKO-COMPANY-07")
def test_MKO_COMPANY_07_whoever_has_deployed_a_warrior_lays_out_no_company_any_more() -> None:
    standing = [own("elf", (10, 2)), own("orc", (0, 0), gone="waiting"), foe("other", (30, 33))]
    pending = [{"step": "Battle"}, {"step": "Deploy", "seat": 0}]
    players = [{"company": "slayers", "company_laid": False, "side": 0}, {"side": 2}]
    table = Knights(standing, cards=CARDS, pending=pending, phase="setup", players=players)

    assert table.question() == (0, "deploy")
    assert "MKO-COMPANY-07" in table.refused("lay-company", seat=0)
    assert members_of(table.state, 0) == []


def test_whoever_has_given_up_is_not_asked_for_his_company() -> None:
    """Of three players the first gives up before his turn to deploy comes."""
    standing = [own("elf", (0, 0), gone="waiting"), foe("orc", (30, 33)), warrior("other", 2, (0, 0), gone="waiting")]
    pending = [{"step": "Battle"}, {"step": "Deploy", "seat": 2}, {"step": "Deploy", "seat": 0}]
    players = [{"company": "slayers", "company_laid": False, "side": 0}, {"side": 2}, {"side": 1}]
    table = Knights(standing, cards=CARDS, pending=pending, phase="setup", players=players)
    asked = table.question()
    table.match.answer(Answer(0, "concede"))

    assert asked == (0, "company")
    assert table.question() == (2, "deploy")


def test_four_companies_of_our_own_can_be_afforded() -> None:
    shipped = open_game().content

    assert len(shipped.companies) >= 4
    assert all(card.cohorts and card.discount for card in shipped.companies.values())
