"""Summoners in a terminal: the map, the lists, what is typed for a place, distances, chances and reasons."""

from __future__ import annotations

from typing import Any

import pytest

from summoning import Summoning, creature, foe, near, own, summoner
from tercio.bots import RandomBot, ask_bot
from tercio.games import open_game
from tercio.games.places import place_in
from tercio.games.summoners.state import summoners
from tercio.games.summoners.terminal import destinations
from tercio.games.summoners.terminal import screen as terminal
from tercio.games.summoners.terminal.map import map_lines
from tercio.games.summoners.words import remarks, sheets
from tercio.games.summoners.words.signs import signs_of
from tercio.games.terminal import Spans
from tercio.kernel import SPECTATOR, Answer, Decision, Event, Option, Point, seeded, start

LANGUAGES = ("en", "de")
WOOD = {"kind": "wood", "at": [20, 20], "radius": 3}
ROCK = {"kind": "boulder", "at": [14, 10], "radius": 1.5}
CARDS = [creature("cobra", melee=3, white=5, red=2), creature("golem", reflex=3, melee=2, ranged=2), summoner("witch")]


def plain(lines: list[Spans]) -> list[str]:
    return ["".join([span.text for span in line]) for line in lines]


def duel(*more: Any, at: tuple[float, float] = (10, 10), foe_at: Any = (18, 10), **position: Any) -> Summoning:
    units = [own("cobra", at), foe("golem", foe_at), own("witch", (3, 3)), *more]
    return Summoning(units, CARDS, acting="cobra", **position)


def decision_of(table: Summoning) -> Decision:
    decision: Decision = table.match.asks()[0]
    return decision


def option_of(table: Summoning, key: str) -> Option:
    return next(option for option in decision_of(table).options if option.key == key)


def typed(table: Summoning, key: str, words: str, picks: tuple[int, ...] = (), lang: str = "en") -> Any:
    """The path that these words mean for the option."""
    decision = decision_of(table)
    view = table.match.view(decision.seat)
    return destinations.path(view, decision, option_of(table, key), picks, words, lang)


def answered(table: Summoning, key: str, path: tuple[Point, ...], picks: tuple[int, ...] = ()) -> set[str]:
    """The reasons against an answer with this path; none if it is legal."""
    answer = option_of(table, key).reply(decision_of(table).seat, picks, path)
    return {refusal.because for refusal in table.match.judge(answer).refusals}


# The map


def test_units_and_objectives_stand_on_the_map_where_they_are() -> None:
    table = duel(objectives={"spring": {"kind": "large", "at": [30, 30]}}, terrain={"wood": WOOD})
    rows = plain(map_lines(table.state, "en"))
    cobra = rows[1 + 23 - 10_000 // 1_500]
    spring = rows[1 + 23 - 30_000 // 1_500]

    assert cobra[4 + 10_000 // 750] == "C"
    assert cobra[4 + 18_000 // 750] == "g"
    assert spring[4 + 30_000 // 750] == "1"
    assert "░░░" in rows[1 + 23 - 20_000 // 1_500]
    assert rows[-1].split() == ["0", "6", "12", "18", "24", "30", "36"]


def test_every_unit_has_a_sign_of_its_own_and_keeps_it() -> None:
    table = duel(own("cobra2", (5, 20)), own("cobra3", (5, 25)), foe("golem2", (20, 25), gone="killed"))
    signs = signs_of(table.state, "en")
    units = [signs[unit.id] for unit in table.state.units]

    assert len(set(units)) == len(units)
    assert [sign.isupper() for sign in units] == [unit.seat == 0 for unit in table.state.units]


def test_a_narrow_piece_is_not_lost_between_the_lines() -> None:
    for y in (20.0, 20.4, 20.8, 21.2):
        wall = {"kind": "barricade", "at": [20, y], "width": 4, "depth": 1}

        assert "░" in "\n".join(plain(map_lines(duel(terrain={"wall": wall}).state, "en")))


def test_four_sides_and_a_large_board_fit_on_the_screen() -> None:
    units = [
        own("a", (3, 3)),
        foe("b", (9, 3)),
        *[(label, {"seat": seat, "at": (9 * seat, 9)}) for seat, label in ((2, "c"), (3, "d"))],
    ]
    cards = [creature(label) for label in "abcd"]
    table = Summoning(units, cards, scenario="s9", players=[{}, {}, {}, {}], acting="a")
    lines = table.drawn(lang="de").splitlines()

    assert max([len(line) for line in lines]) <= 100
    assert "Ⓒ" in "\n".join(lines)
    assert "ⓓ" in "\n".join(lines)


# The lists


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["ice 2", "fire 1", "loss of control 1", "concentrated", "severely wounded"]),
        ("de", ["Eis 2", "Feuer 1", "Kontrollverlust 1", "konzentriert", "schwer verletzt"]),
    ],
)
def test_life_points_and_markers_are_listed(lang: str, words: list[str]) -> None:
    hurt = {"life_lost": 6, "ap": 1, "ice": 2, "fire": 1, "loss": 1, "concentrated": True}
    table = Summoning([own("cobra", (10, 10), **hurt), foe("golem", (18, 10))], CARDS, acting="cobra")
    (row,) = [line for line in table.drawn(lang=lang).splitlines() if line.startswith("  C  ")]

    assert "10/10" in row
    assert "0+1/5+2" in row
    assert [word for word in words if word not in row] == []


def test_gems_points_round_and_holders_are_listed() -> None:
    table = duel(
        players=[{"gems": 3, "points": 4}, {"gems": 6}],
        objectives={"spring": {"kind": "large", "at": [30, 30], "holder": 1}},
        round=3,
    )
    text = table.drawn(lang="de")

    assert "Runde 3 von 6 · Aktivierungsphase" in text
    assert "Rot (du)  Novize" in text
    assert "3 von 14 Manasteinen" in text
    assert "4 Siegpunkte" in text
    assert "1 große Manaquelle 30/30: Blau" in text


def test_a_relic_is_whose_units_stand_there() -> None:
    table = duel(objectives={"relic": {"kind": "relic", "at": [11.7, 10]}})

    assert "1 relic 11.7/10: Red" in table.drawn()


@pytest.mark.rule("SU-ROUND-07")
def test_the_own_cards_are_listed_by_name_and_those_of_others_by_number() -> None:
    table = duel(players=[{"deck": ["witch"]}, {"deck": ["golem"], "held": "mage"}])
    texts = [table.drawn(seat) for seat in (0, 1, SPECTATOR)]

    assert "deck: Witch" in texts[0]
    assert "deck 1 · one card held back" in texts[0]
    assert "deck: Golem · held back: " in texts[1]
    assert "deck: " not in texts[2]


def test_the_table_is_not_drawn_in_the_middle_of_a_roll() -> None:
    table = duel(foe_at=near("cobra"))
    planning = terminal.is_drawn(table.match.view(0))
    table.say("melee", "cobra", "golem")

    assert planning
    assert table.question() == (1, "melee-reaction")
    assert not terminal.is_drawn(table.match.view(1))


def test_what_the_table_shows_is_no_news() -> None:
    view = duel().match.view(0)
    told = [
        name for name in ("paid", "laid", "moved", "wounded") if terminal.is_news(view, Event(name, "", (0, 1, 1, 0)))
    ]

    assert told == ["moved", "wounded"]


# Places that are typed


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("12.5 8", (12_500, 8_000)),
        ("12,5 8", (12_500, 8_000)),
        ("12,5 8,125", (12_500, 8_125)),
        ("12.5″ 8″", (12_500, 8_000)),
        ("12;8", (12_000, 8_000)),
        ("-1 8", (-1_000, 8_000)),
        ("12", None),
        ("12 8 9", None),
        ("1e3 8", None),
        ("12.5/8", None),
        ("9999 1", None),
    ],
)
def test_a_place_is_two_numbers_in_inches(words: str, place: Point | None) -> None:
    assert place_in(words) == place


def test_the_way_to_a_place_is_straight_where_nothing_is_in_the_way() -> None:
    table = duel()

    assert typed(table, "walk", "13 10") == ((13_000, 10_000),)
    assert typed(table, "walk", "13 10", lang="de") == ((13_000, 10_000),)


def test_the_way_leads_around_what_is_in_the_way() -> None:
    table = duel(terrain={"rock": ROCK})
    path = typed(table, "run", "17 11")

    assert len(path) > 1
    assert path[-1] == (17_000, 11_000)
    assert answered(table, "run", path) == set()
    assert answered(table, "run", ((17_000, 11_000),)) == {"through-impassable"}


@pytest.mark.parametrize(
    ("words", "lang"), [("contact golem", "en"), ("kontakt golem", "de"), ("k g", "de"), ("contact g", "en")]
)
def test_contact_ends_in_base_contact(words: str, lang: str) -> None:
    table = duel(foe_at=(15, 10))
    path = typed(table, "walk", words, lang=lang)
    table.say("walk", "cobra", *[(x / 1000, y / 1000) for x, y in path])
    table.go_on("act")

    assert table.gap("cobra", "golem") <= 0.01


def test_contact_with_an_objective_is_found_by_its_digit() -> None:
    table = duel(objectives={"spring": {"kind": "large", "at": [10, 14]}})
    path = typed(table, "walk", "contact 1")

    assert answered(table, "walk", path) == set()
    assert path[-1][1] > 12_000


def test_what_is_too_far_is_refused_with_figures_and_towards_goes_as_far_as_it_can() -> None:
    table = duel(foe_at=(30, 10))

    assert answered(table, "walk", typed(table, "walk", "contact golem")) == {"too-far"}
    assert typed(table, "walk", "towards golem")[-1][0] in range(14_950, 15_001)


def test_a_flyer_goes_straight_over_everything() -> None:
    cards = [creature("crow", special=["flyer"]), creature("golem")]
    table = Summoning([own("crow", (10, 10)), foe("golem", (17, 10))], cards, terrain={"rock": ROCK}, acting="crow")
    path = typed(table, "run", "contact golem")

    assert len(path) == 1
    assert answered(table, "run", path) == set()


@pytest.mark.rule("SU-SCEN-19")
def test_a_way_through_portals_is_found() -> None:
    portals = {"near": {"kind": "portal", "at": [12.5, 10]}, "far": {"kind": "portal", "at": [30, 30]}}
    table = duel(objectives=portals, foe_at=(18, 3), options=["portals"])
    picks = (table.number("near"), table.number("far"))
    path = typed(table, "walk", "30 28", picks)

    assert path[-1] == (30_000, 28_000)
    assert answered(table, "walk", path, picks) == set()


def test_a_charge_needs_only_the_word() -> None:
    table = duel()
    path = typed(table, "charge", "contact", (table.number("golem"),))

    assert answered(table, "charge", path, (table.number("golem"),)) == set()


def test_a_creature_is_summoned_on_the_side_that_is_named() -> None:
    game = open_game("summoners")
    match = start(game, game.example_setup(), seeded(1))
    bot = RandomBot(3)
    while not [o for d in match.asks() for o in d.options if o.key == "summon"]:
        assert match.answer(ask_bot(bot, match, match.asks()[0]))
    decision = match.asks()[0]
    option = next(option for option in decision.options if option.key == "summon" and not option.least)
    view = match.view(decision.seat)
    summoner_at = summoners(match).summoner(decision.seat)
    assert summoner_at is not None
    for words, is_left in (("contact", None), (f"{summoner_at.at[0] // 1000 + 9} 18", False), ("0 18", True)):
        path = destinations.path(view, decision, option, (), words, "en")

        assert path is not None
        assert match.judge(Answer(decision.seat, "summon", option.subject, (), path))
        assert is_left is None or is_left == (path[0][0] < summoner_at.at[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_drawn_without_a_gap(lang: str) -> None:
    """Whatever is asked, every option has a remark, every pick a note, and the table can be drawn."""
    game = open_game("summoners")
    match = start(game, game.varied_setup(7), seeded(4))
    bot, number = RandomBot(6), 0
    while match.stack:
        decision = match.asks()[0]
        number += 1
        if number % 5 == 0:
            view = match.view(decision.seat)
            assert terminal.draw(view, lang)
            said = [remarks.remark(view, option, lang) for option in decision.options]
            said += [remarks.note(view, option, pick, lang) for option in decision.options for pick in option.among[:3]]
            assert [words for words in said if "{" in words] == []
            sheets.sheets(view, decision)
        assert match.answer(ask_bot(bot, match, decision))
    assert number > 20
