"""Summoners in a terminal: the map, the lists, what is typed for a place, distances, chances and reasons."""

from __future__ import annotations

from io import StringIO
from itertools import product
from string import Formatter
from typing import Any

import pytest
from rich.console import Console

from summoning import EAST, NORTH, Summoning, creature, foe, near, own, spell, summoner
from tercio.bots import RandomBot, ask_bot
from tercio.cli.terminal.screen import Screen
from tercio.content.table import Phrase
from tercio.games import open_game
from tercio.games.drawing import Line
from tercio.games.places import place_in
from tercio.games.summoners.field.strikes import passes, successes
from tercio.games.summoners.state import summoners
from tercio.games.summoners.terminal import destinations, distances
from tercio.games.summoners.terminal import screen as terminal
from tercio.games.summoners.terminal.map import map_lines, signs_of
from tercio.games.summoners.thinking import chances
from tercio.games.summoners.words import remarks as asides
from tercio.kernel import PASS, SPECTATOR, Answer, Decision, Event, Option, Point, seeded, start

LANGUAGES = ("en", "de")
WOOD = {"kind": "wood", "at": [20, 20], "radius": 3}
ROCK = {"kind": "boulder", "at": [14, 10], "radius": 1.5}
CARDS = [creature("cobra", melee=3, white=5, red=2), creature("golem", reflex=3, melee=2, ranged=2), summoner("witch")]


def plain(lines: list[Line]) -> list[str]:
    return ["".join([span.text for span in line]) for line in lines]


def drawn(table: Summoning, seat: int = 0, lang: str = "en") -> str:
    return "\n".join(plain(terminal.draw(table.match.view(seat), lang)))


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
    return terminal.path(view, decision, option_of(table, key), picks, words, lang)


def answered(table: Summoning, key: str, path: tuple[Point, ...], picks: tuple[int, ...] = ()) -> set[str]:
    """The reasons against an answer with this path; none if it is legal."""
    answer = Answer(decision_of(table).seat, key, option_of(table, key).subject, picks, path)
    return {ruling.because for ruling in table.match.judge(answer).refusals}


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
    lines = drawn(table, lang="de").splitlines()

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
    (row,) = [line for line in drawn(table, lang=lang).splitlines() if line.startswith("  C  ")]

    assert "10/10" in row
    assert "0+1/5+2" in row
    assert [word for word in words if word not in row] == []


def test_gems_points_round_and_holders_are_listed() -> None:
    table = duel(
        players=[{"gems": 3, "points": 4}, {"gems": 6}],
        objectives={"spring": {"kind": "large", "at": [30, 30], "holder": 1}},
        round=3,
    )
    text = drawn(table, lang="de")

    assert "Runde 3 von 6 · Aktivierungsphase" in text
    assert "Rot (du)  Novize" in text
    assert "3 von 14 Managemmen" in text
    assert "4 Siegpunkte" in text
    assert "1 große Manaquelle 30/30: Blau" in text


def test_a_relic_is_whose_units_stand_there() -> None:
    table = duel(objectives={"relic": {"kind": "relic", "at": [11.7, 10]}})

    assert "1 relic 11.7/10: Red" in drawn(table)


@pytest.mark.rule("SU-ROUND-07")
def test_the_own_cards_are_listed_by_name_and_those_of_others_by_number() -> None:
    table = duel(players=[{"deck": ["witch"]}, {"deck": ["golem"], "held": "mage"}])
    texts = [drawn(table, seat) for seat in (0, 1, SPECTATOR)]

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
        path = terminal.path(view, decision, option, (), words, "en")

        assert path is not None
        assert match.judge(Answer(decision.seat, "summon", option.subject, (), path))
        assert is_left is None or is_left == (path[0][0] < summoner_at.at[0])


@pytest.mark.parametrize("words", ["", "nonsense", "contact", "contact nobody at all", "12", "range"])
def test_words_without_a_place_mean_nothing(words: str) -> None:
    assert typed(duel(), "walk", words) is None


def test_every_path_that_a_player_can_be_asked_for_is_explained_in_both_languages() -> None:
    keys = ("walk", "run", "charge", "summon", "cast", "terrain")
    parts = [terminal.wanted(Option(key, ""), "path", lang) for key, lang in product(keys, LANGUAGES)]

    assert [part for part in parts if not part] == []


@pytest.mark.parametrize(
    ("words", "mils"), [("1.5", (1500,)), ("1,5″", (1500,)), ("2 zoll", (2000,)), ("1500", None), ("x", None)]
)
def test_a_push_can_be_typed_in_inches(words: str, mils: tuple[int, ...] | None) -> None:
    table = duel()
    given = table.match.view(0), decision_of(table)

    assert terminal.numbers(*given, Option("displace", "", 0), (), words, "en") == mils
    assert terminal.numbers(*given, Option("focus", "", 0), (), words, "en") is None


# Distances


def looked(table: Summoning, words: str, lang: str = "en") -> list[str] | None:
    decision = decision_of(table)
    lines = terminal.look(table.match.view(decision.seat), decision, None, words, lang)
    return None if lines is None else plain(lines)


def test_range_tells_distance_sight_cover_and_dice() -> None:
    far = looked(duel(foe_at=near("cobra", 8, EAST)), "range golem")
    touching = looked(duel(foe_at=near("cobra")), "range g")
    assert far is not None
    assert touching is not None

    assert far[0] == "Cobra (Red) to Golem (Blue): 8″ away, seen, no cover"
    assert far[1] == "  Hit: 7.99″ too far"
    assert touching[1] == "  Hit: in base contact, 3 dice, each hits with 75 %"


def test_range_tells_what_hides_and_what_covers() -> None:
    rock = {"rock": ROCK}
    (told, *_) = looked(duel(terrain=rock), "abstand golem", "de") or [""]

    assert "nicht zu sehen" in told or "Deckung: rock" in told


def test_range_to_the_summoner_tells_the_control_roll() -> None:
    lines = looked(duel(), "range witch")

    assert lines is not None
    assert lines[1] == "  control roll: needs 3: 1 die 75 %, 2 dice 98 %, 3 dice 100 %"


def test_reach_shows_the_region_and_whom_the_unit_can_touch() -> None:
    table = duel(foe_at=(15, 10), objectives={"spring": {"kind": "large", "at": [10, 17]}})
    walking, running = looked(table, "reach"), looked(table, "weite rennen", "de")
    assert walking is not None
    assert running is not None

    assert walking[-3] == "Walk 5″, base contact with: Golem (Blue)"
    assert running[-2] == "Rennen 8″, Basekontakt mit: Golem (Blau), große Manaquelle"
    assert "\n".join(walking).count("+") < "\n".join(running).count("+")


@pytest.mark.parametrize("words", ["1", "12.5 8", "contact golem", ""])
def test_answers_are_no_wish_to_look(words: str) -> None:
    assert looked(duel(), words) is None


# Chances


def test_chances_are_counted_face_by_face() -> None:
    throws = list(product(range(1, 9), repeat=3))
    tests = {
        value: round(100 * len([t for t in throws if passes(t, value) >= 2]) / len(throws)) for value in range(1, 8)
    }
    sums = {target: round(100 * len([t for t in throws if sum(t) >= target]) / len(throws)) for target in range(3, 25)}
    hits = {reflex: 100 * len([f for f in range(1, 9) if successes((f,), reflex)]) / 8 for reflex in range(1, 9)}

    assert {value: chances.passed(3, value, 2) for value in tests} == tests
    assert {target: chances.sum_at_least(3, target) for target in sums} == sums
    assert all([abs(chances.hit(reflex) - odds) <= 0.5 for reflex, odds in hits.items()])


def remarked(table: Summoning, key: str, lang: str = "en") -> str:
    return terminal.remark(table.match.view(decision_of(table).seat), option_of(table, key), lang)


def test_options_tell_their_price_how_far_they_go_and_how_likely_they_are() -> None:
    touching = duel(foe_at=near("cobra"))

    assert remarked(duel(), "walk") == "1 AP, up to 5″"
    assert remarked(duel(), "charge", "de") == "2 AP, bis 8″"
    assert remarked(touching, "melee") == "1 AP, 3 dice, each hits with 75 %"
    assert remarked(touching, "walk") == "1 AP, up to 5″, disengage test: 32 %"


def test_a_spell_tells_its_price_and_its_text() -> None:
    powers = [spell("shell", {"verb": "heal", "amount": 2}, mana=2, text={"en": "Heals 2.", "de": "Heilt 2."})]
    table = Summoning(
        [own("witch", (10, 10)), foe("golem", (20, 20))], [summoner("witch", powers=powers), CARDS[1]], acting="witch"
    )

    assert remarked(table, "cast") == "1 AP, 2 gems, Heals 2."


def test_a_control_roll_tells_what_additional_dice_are_worth() -> None:
    table = Summoning([own("cobra", (10, 10)), own("witch", (8, 8)), foe("golem", (30, 30))], CARDS, activating="cobra")

    assert table.question() == (0, "focus")
    assert remarked(table, "focus") == "needs 2: 1 die 88 %, 2 dice 100 %, 3 dice 100 %"


def test_whoever_may_be_picked_is_told_with_distance_and_life() -> None:
    table = duel(foe_at=near("cobra", 0, NORTH))

    assert terminal.note(table.match.view(0), PASS, table.number("golem"), "en") == (
        "in base contact, Reflex 3, Resistance 0, life 10+5, 2 AP"
    )
    assert terminal.note(table.match.view(0), option_of(table, "melee"), table.number("golem"), "de") == (
        "in Basekontakt, 3 Würfel, jeder trifft mit 75 %, Reflexe 3, Widerstand 0, LP 10+5, 2 AP"
    )


# Everything about a thing


def test_things_are_found_by_sign_name_and_label() -> None:
    table = duel(objectives={"spring": {"kind": "large", "at": [20, 5]}}, terrain={"copse": WOOD})
    view = table.match.view(0)
    number = table.number

    assert terminal.find(view, "C", "en") == [number("cobra")]
    assert terminal.find(view, "g", "en") == [number("golem")]
    assert terminal.find(view, "1", "de") == [number("spring")]
    assert terminal.find(view, "copse", "de") == [number("copse")]
    assert terminal.find(view, "wald", "de") == [number("copse")]
    assert terminal.find(view, "(blau)", "de")[0] == number("golem")
    assert terminal.find(view, "", "en") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_is_described_with_its_card_and_how_it_fares(lang: str) -> None:
    table = duel(objectives={"relic": {"kind": "relic", "at": [20, 5]}}, terrain={"copse": WOOD})
    view = table.match.view(0)
    for thing, words in (("cobra", "10/10"), ("relic", "20/5"), ("copse", "4")):
        lines = plain(terminal.describe(view, table.number(thing), lang))

        assert words in "\n".join(lines)
        assert [line for line in lines if "{" in line or "?" in line] == []


def test_why_a_thing_cannot_be_attacked_is_told() -> None:
    table = duel()
    output = StringIO()
    screen = Screen(table.match.game, "de", Console(file=output, width=100, highlight=False))
    screen.things(table.match.view(0), decision_of(table), "golem")

    assert "Jetzt nicht: Nahkampf: Hit: Golem (Blau). Golem (Blau) ist 6,818″ entfernt" in output.getvalue()
    assert "[SU-ATTACK-07]" in output.getvalue()


def test_numbers_of_the_question_are_shown_with_their_receipts() -> None:
    cards = [
        creature("cobra", melee=3, powers=[spell("drag", {"verb": "change", "what": "movement", "amount": -2})]),
        *CARDS[1:],
    ]
    table = Summoning(
        [own("cobra", (10, 10)), foe("golem", (18, 10))],
        cards,
        effects=[{"spell": "drag", "caster": "cobra", "target": "cobra"}],
        acting="cobra",
    )
    output = StringIO()
    screen = Screen(table.match.game, "en", Console(file=output, width=100, highlight=False))
    for sheet in terminal.sheets(table.match.view(0), decision_of(table)):
        screen.tally(table.state, sheet)

    assert "Walk, Cobra (Red): 3″" in output.getvalue()
    assert "Drag: " in output.getvalue()


# Words


@pytest.mark.parametrize("words", [terminal.WORDS, asides.WORDS, destinations.WORDS, distances.WORDS])
def test_the_terminal_speaks_both_languages(words: dict[str, tuple[str, str] | Phrase]) -> None:
    def slots(text: str) -> set[str | None]:
        return {slot for _, slot, _, _ in Formatter().parse(text) if slot is not None}

    broken = [key for key, (en, de) in words.items() if not en.strip() or not de.strip() or slots(en) != slots(de)]

    assert broken == []


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
            said = [terminal.remark(view, option, lang) for option in decision.options]
            said += [
                terminal.note(view, option, pick, lang) for option in decision.options for pick in option.among[:3]
            ]
            assert [words for words in said if "{" in words] == []
            terminal.sheets(view, decision)
        assert match.answer(ask_bot(bot, match, decision))
    assert number > 20
