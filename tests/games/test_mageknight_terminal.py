"""Mage Knight in a terminal: the map, the lists, dials, places and facings that are typed, lines, chances, reasons."""

from __future__ import annotations

from io import StringIO
from itertools import product
from typing import Any

import pytest
from rich.console import Console

from cavalry import CARDS as RIDERS
from cavalry import unit
from knights import EAST, WEST, Knights, book, domain, figure, foe, item, near, own, spell, warrior
from tercio.bots import RandomBot, ask_bot
from tercio.cli.terminal.screen import Screen
from tercio.games import open_game
from tercio.games.mageknight.terminal import descriptions, destinations, distances
from tercio.games.mageknight.terminal import screen as terminal
from tercio.games.mageknight.terminal.map import map_lines
from tercio.games.mageknight.words import remarks, sheets
from tercio.games.mageknight.words.signs import signs_of
from tercio.games.terminal import Spans
from tercio.kernel import Answer, Event, Option, Point, seeded, start

LANGUAGES = ("en", "de")
WOOD = {"kind": "hindering", "at": [20, 20], "radius": 3}
WALL = {"kind": "blocking", "at": [12, 13], "radius": 1}
CARDS = [
    figure("orc", movement=8, attack=9, damage=2),
    figure("elf", defense=16, range=10, arrows=2, attack_types=["bow"]),
]


def plain(lines: list[Spans]) -> list[str]:
    return ["".join([span.text for span in line]) for line in lines]


def duel(*more: Any, at: Any = (10, 10), foe_at: Any = (10, 16), **position: Any) -> Knights:
    return Knights([own("orc", at), foe("elf", foe_at), *more], cards=CARDS, **position)


def option_of(table: Knights, key: str, who: str = "orc") -> Option:
    return table.options(key, who)[0]


def typed(table: Knights, key: str, words: str, who: str = "orc", lang: str = "en") -> Any:
    """The path that these words mean for the option."""
    decision = table.decision
    return destinations.path(table.match.view(decision.seat), decision, option_of(table, key, who), (), words, lang)


def faced(table: Knights, key: str, words: str, path: tuple[Point, ...] = (), lang: str = "en") -> Any:
    """The facing that these words mean."""
    decision = table.decision
    return destinations.numbers(table.match.view(decision.seat), decision, option_of(table, key), path, words, lang)


def reasons(table: Knights, key: str, path: tuple[Point, ...], facing: int = 90, who: str = "orc") -> set[str]:
    answer = Answer(table.decision.seat, key, option_of(table, key, who).subject, (), path, (facing,))
    return {refusal.because for refusal in table.match.judge(answer).refusals}


# The map


def test_warriors_and_tokens_stand_on_the_map_where_they_are() -> None:
    table = duel(missions=[{"at": [30, 30]}], terrain={"wood": WOOD})
    rows = plain(map_lines(table.state, "en"))
    orc = rows[1 + 23 - 10_000 // 1_500]
    elf = rows[1 + 23 - 16_000 // 1_500]

    assert orc[4 + 10_000 // 750 :][:2] == "O↑"
    assert elf[4 + 10_000 // 750 :][:2] == "e↓"
    assert rows[1 + 23 - 30_000 // 1_500][4 + 30_000 // 750] == "1"
    assert "░░░" in rows[1 + 23 - 20_000 // 1_500]
    assert rows[-1].split() == ["0", "6", "12", "18", "24", "30", "36"]


@pytest.mark.parametrize(
    ("facing", "arrow"), [(0, "→"), (22, "→"), (23, "↗"), (90, "↑"), (180, "←"), (292, "↓"), (293, "↘"), (359, "→")]
)
def test_the_arrow_is_the_nearest_of_eight(facing: int, arrow: str) -> None:
    table = Knights([own("orc", (10, 10), facing=facing)], cards=CARDS)

    assert f"O{arrow}" in "\n".join(plain(map_lines(table.state, "en")))


def test_those_in_contact_have_room_for_their_arrows() -> None:
    table = duel(foe_at=near("orc", 0, EAST))

    assert "O↑e↓" in "\n".join(plain(map_lines(table.state, "en")))


def test_who_soars_has_a_double_arrow_and_the_legend_says_so() -> None:
    table = Knights([own("bat", (10, 10), soaring=True)], cards=[figure("bat", movement_type="wings")])

    assert "B⇑" in table.drawn()
    assert "soaring" in table.drawn()


def test_the_legend_names_what_is_on_the_map() -> None:
    table = duel(terrain={"wood": WOOD, "wall": WALL})

    assert "░ hindering · ▓ blocking" in table.drawn()
    assert "abyss" not in table.drawn()
    assert "░ schwierig" in table.drawn(lang="de")


def test_every_warrior_has_a_sign_of_its_own_and_keeps_it() -> None:
    table = duel(own("orc2", (5, 20)), own("orc3", (5, 25)), foe("elf2", (20, 25), gone="eliminated"))
    signs = signs_of(table.state, "en")
    units = [signs[warrior.id] for warrior in table.state.warriors]

    assert len(set(units)) == len(units)
    assert [sign.isupper() for sign in units] == [warrior.seat == 0 for warrior in table.state.warriors]


def test_four_sides_fit_on_the_screen() -> None:
    units = [warrior(label, seat, (9 * seat + 3, 9)) for seat, label in enumerate("abcd")]
    table = Knights(units, cards=[figure(label) for label in "abcd"], players=[{}, {}, {}, {}])
    lines = table.drawn(lang="de").splitlines()

    assert max([len(line) for line in lines]) <= 100
    assert "Ⓒ" in "\n".join(lines)
    assert "ⓓ" in "\n".join(lines)


# The lists


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Charge, Toughness, Blade", "guards Elf (Blue)", "elevated"]),
        ("de", ["Sturmangriff, Zähigkeit, Blade", "bewacht Elf (Blau)", "erhöht"]),
    ],
)
def test_values_tokens_abilities_items_and_captives_are_listed(lang: str, words: list[str]) -> None:
    cards = [
        figure("orc", attack=9, abilities=["charge", "toughness"]),
        figure("elf"),
        item("blade", changes={"attack": 1}),
    ]
    table = Knights(
        [
            own("orc", (10, 10), click=2, tokens=1, items=["blade"], acted=True),
            own("imp", (3, 3)),
            foe("elf", near("orc"), guard="orc"),
        ],
        cards=cards,
        terrain={"hill": {"kind": "clear", "elevated": True, "at": [10, 10], "radius": 4}},
    )
    row, below = table.drawn(lang=lang).splitlines()[30:32]

    assert row.split() == ["O", "Orc", "10/10", "90°", "3/6", "8", "10", "15", "2", "-", "●", "✓"]
    assert [word for word in words if word not in below] == []


def test_turn_phase_actions_and_points_are_told() -> None:
    table = duel(turn=3, last_turn=9, total=200, players=[{"actions": 2, "glory": 25}, {}])

    assert "Turn 3 of 9 · action phase of Red · 200 points" in table.drawn()
    assert "actions left 2 · mission objectives 0 · points 25" in table.drawn()
    assert "Zug 3 von 9 · Aktionsphase: Rot" in table.drawn(lang="de")


def test_mission_tokens_terrain_and_items_are_listed_with_their_places() -> None:
    table = Knights(
        [own("orc", (10, 10)), foe("elf", (10, 16))],
        cards=[*CARDS, item("blade")],
        missions=[{"at": [18, 18], "holder": 1}, {"at": [3, 30]}],
        terrain={"wood": WOOD},
        loot=[{"item": "blade", "at": [7, 7]}],
    )
    text = table.drawn()

    assert "1 mission objective 18/18: Blue" in text
    assert "2 mission objective 3/30: nobody" in text
    assert "░ hindering terrain 20/20" in text
    assert "$ Blade 7/7" in text


@pytest.mark.rule("MK-DOMAIN-04")
def test_a_domain_is_told_to_its_owner_and_to_all_once_it_is_shown() -> None:
    game = open_game("mageknight")
    match = start(game, {**game.example_setup(), "options": ["domains"]}, seeded(1))
    bot = RandomBot(2)
    while match.asks()[0].kind != "domain":
        assert match.answer(ask_bot(bot, match, match.asks()[0]))
    told = [remarks.remark(match.view(0), option, "en") for option in match.asks()[0].options]
    fog = Knights([own("orc", (10, 10))], cards=[*CARDS, domain("fog")], players=[{"domain": "fog"}, {}])

    assert all(told)
    assert "domain: Fog" in fog.drawn(seat=1)


def test_the_zone_is_marked_while_an_army_is_deployed() -> None:
    game = open_game("mageknight")
    match = start(game, game.example_setup(), seeded(1))
    bot = RandomBot(2)
    seen: dict[str, str] = {}
    while match.asks()[0].kind != "act":
        decision = match.asks()[0]
        seen.setdefault(decision.kind, "\n".join(plain(terminal.draw(match.view(decision.seat), "en"))))
        assert match.answer(ask_bot(bot, match, decision))

    assert seen["mission"].count("+") > 30
    assert seen["deploy"].count("+") > 30
    assert "not deployed yet" in seen["deploy"]
    assert "east side · " in seen["deploy"]


def test_the_table_is_not_drawn_in_the_middle_of_an_attack() -> None:
    table = duel(own("orc2", near("elf", 0, EAST), facing=180), foe_at=near("orc"))
    planning = terminal.is_drawn(table.match.view(0))
    table.say("close", "orc", "elf")

    assert planning
    assert table.question() == (0, "gang-up")
    assert not terminal.is_drawn(table.match.view(0))


def test_what_the_table_shows_is_no_news() -> None:
    view = duel().match.view(0)
    told = [name for name in ("token", "placed", "moved", "hit") if terminal.is_news(view, Event(name, ""))]

    assert told == ["moved", "hit"]


# Dials


def described(table: Knights, thing: str, lang: str = "en") -> list[str]:
    return plain(descriptions.describe(table.match.view(0), table.number(thing), lang))


def dialled(options: list[str]) -> Knights:
    dial: list[dict[str, Any]] = [{"abilities": ["charge"]}, {"attack": 7}, {"damage": 1, "abilities": ["demoralized"]}]
    cards = [figure("orc", dial=dial), figure("elf")]
    return Knights([own("orc", (10, 10), click=1), foe("elf", (20, 20))], cards=cards, options=options)


def test_an_open_dial_is_drawn_whole_with_letters_for_abilities() -> None:
    lines = described(dialled(["open-dials"]), "orc")

    assert [line.split() for line in lines[2:7]] == [
        ["Click", "▸1", "[2]", "3", "✝"],
        ["Movement", "8a", "8", "8"],
        ["Attack", "9", "7", "9"],
        ["Defense", "15", "15", "15"],
        ["Damage", "2", "2", "1b"],
    ]
    assert lines[7:9] == ["  a Charge [MKA-CHARGE-01]", "  b Demoralized [MKA-DEMORALIZED-01]"]


@pytest.mark.rule("MK-ETIQUETTE-05")
def test_of_a_closed_dial_only_the_window_is_drawn() -> None:
    lines = described(dialled([]), "orc", "de")

    assert [line.split() for line in lines[2:5]] == [["Klick", "[2]"], ["Bewegung", "8"], ["Angriff", "7"]]
    assert "Sturmangriff" not in "\n".join(lines)
    assert "  Der Rest der Kampfscheibe ist verdeckt." in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_is_described_with_its_place(lang: str) -> None:
    table = Knights(
        [own("orc", (10, 10), items=["blade"])],
        cards=[*CARDS, item("blade", changes={"attack": 1})],
        missions=[{"at": [20, 5]}],
        terrain={"copse": WOOD},
        loot=[{"item": "blade", "at": [7, 7]}],
    )
    for thing, words in (("orc", "10/10"), ("mission-1", "20/5"), ("copse", "20/20"), ("loot-1", "7/7")):
        lines = described(table, thing, lang)

        assert words in "\n".join(lines)
        assert [line for line in lines if "{" in line or "?" in line] == []
    assert "Blade: Attack +1. " in "\n".join(described(table, "orc"))


# Places and facings that are typed


def test_the_way_to_a_place_is_straight_where_nothing_is_in_the_way() -> None:
    table = duel()

    assert typed(table, "move", "13 10") == ((13_000, 10_000),)
    assert typed(table, "move", "13,5 10", lang="de") == ((13_500, 10_000),)
    assert typed(table, "move", "13 10 facing elf") == ((13_000, 10_000),)
    assert typed(table, "move", "here") == ((10_000, 10_000),)


def test_the_way_leads_around_what_is_in_the_way() -> None:
    table = duel(terrain={"wall": {"kind": "blocking", "at": [12.5, 10], "radius": 1}})
    path = typed(table, "move", "15.5 10")

    assert len(path) > 1
    assert path[-1] == (15_500, 10_000)
    assert reasons(table, "move", path) == set()
    assert "through-blocking" in reasons(table, "move", ((15_500, 10_000),))


def test_the_way_leads_around_a_wood_that_would_end_it() -> None:
    table = duel(terrain={"wood": {"kind": "hindering", "at": [12.5, 10], "radius": 1}})
    path = typed(table, "move", "15.5 10")

    assert len(path) > 1
    assert reasons(table, "move", path) == set()
    assert reasons(table, "move", ((15_500, 10_000),)) == {"must-stop"}


@pytest.mark.parametrize(
    ("words", "lang"), [("contact elf", "en"), ("kontakt elf", "de"), ("k e", "de"), ("contact e", "en")]
)
def test_contact_ends_in_base_contact_and_faces_the_other(words: str, lang: str) -> None:
    table = duel(foe_at=(13, 13))
    path = typed(table, "surge", words, lang=lang)
    (facing,) = faced(table, "surge", "", path, lang)
    table.say("surge", "orc", *[(x / 1000, y / 1000) for x, y in path], facing=facing)
    table.go_on("surge")

    assert table.offered("close", "orc") == {"elf"}


def test_contact_finds_a_free_place_where_the_nearest_is_taken() -> None:
    table = duel(own("orc2", near("elf", 0, 270)), foe_at=(10, 15))
    path = typed(table, "move", "contact elf")

    assert reasons(table, "move", path) == set()


def test_contact_with_a_mission_token_is_found_by_its_digit() -> None:
    table = duel(missions=[{"at": [15, 10]}])
    path = typed(table, "move", "contact 1")

    assert reasons(table, "move", path) == set()
    assert path[-1][0] > 13_500


def test_what_is_too_far_is_refused_and_towards_goes_as_far_as_it_can() -> None:
    table = duel(foe_at=(30, 10))

    assert reasons(table, "move", typed(table, "move", "contact elf")) == {"too-far"}
    assert typed(table, "move", "towards elf")[-1][0] in range(17_950, 18_001)


def test_members_of_a_formation_find_each_other_where_they_are_going_to_be() -> None:
    orcs = [own("orc", (10, 10)), own("orc2", near("orc", 0, EAST)), own("orc3", near("orc", 0, WEST))]
    table = Knights([*orcs, foe("elf", (10, 25))], cards=[figure("orc", factions=["orc-khans"]), figure("elf")])
    table.say("form", "orc", "orc2", "orc3")
    table.say("plan", "orc", (10, 17), facing=90)
    for member in ("orc2", "orc3"):
        path = typed(table, "plan", "contact orc 1", who=member)
        table.say("plan", member, *[(x / 1000, y / 1000) for x, y in path], facing=90)

    assert "planned: Orc 1 (Red) to 10/17, facing 90°" in table.drawn()
    assert remarked(table, "plan", "orc2") == "up to 8″"
    assert "commit" in table.keys()


@pytest.mark.parametrize("words", ["", "nonsense", "contact", "contact nobody at all", "12", "range"])
def test_words_without_a_place_mean_nothing(words: str) -> None:
    assert typed(duel(), "move", words) is None


@pytest.mark.parametrize(
    ("words", "facing"),
    [
        ("90", (90,)),
        ("270°", (270,)),
        ("facing 45", (45,)),
        ("blick 45", (45,)),
        ("north", (90,)),
        ("Westen", (180,)),
        ("elf", (0,)),
        ("facing e", (0,)),
        ("360", (0,)),
        ("400", (400,)),
        ("nobody", None),
    ],
)
def test_a_facing_is_a_number_a_direction_or_a_thing(words: str, facing: tuple[int, ...] | None) -> None:
    table = duel(foe_at=(20, 10))

    assert faced(table, "move", words, ((12_000, 10_000),)) == facing


def test_without_words_a_warrior_faces_the_nearest_enemy() -> None:
    table = duel(foe("elf2", (4, 10)), foe_at=(20, 10))

    assert faced(table, "move", "", ((9_000, 10_000),)) == (180,)
    assert faced(table, "move", "", ((15_000, 10_000),)) == (0,)


def test_a_place_and_a_facing_can_be_typed_at_once() -> None:
    option = option_of(duel(), "move")

    assert destinations.parts(option, "12.5 8 facing elf") == ("12.5 8", "elf")
    assert destinations.parts(option, "kontakt elf blick 90") == ("kontakt elf", "90")
    assert destinations.parts(option, "12.5 8") == ("12.5 8", "")


def test_a_mission_token_needs_one_number_and_a_warrior_finds_room_beside_another() -> None:
    game = open_game("mageknight")
    match = start(game, game.example_setup(), seeded(1))
    bot, placed = RandomBot(2), 0
    while match.asks()[0].kind != "act":
        decision = match.asks()[0]
        answer = ask_bot(bot, match, decision)
        if decision.kind in ("mission", "deploy", "terrain"):
            view, option = match.view(decision.seat), decision.options[0]
            words = {"mission": "18", "terrain": "12 12 facing 90", "deploy": "contact"}[decision.kind]
            path = destinations.path(view, decision, option, (), words, "en")
            if path is not None:
                turn = destinations.numbers(view, decision, option, path, "", "en") if option.numbers else ()
                typed_answer = option.reply(decision.seat, (), path, turn or ())
                if match.judge(typed_answer):
                    answer, placed = typed_answer, placed + 1
        assert match.answer(answer)

    assert placed >= 6


def test_every_part_that_a_player_can_be_asked_for_is_explained_in_both_languages() -> None:
    paths = [
        Option("move", "", corners=16),
        *[Option(key, "", corners=1) for key in ("mission", "terrain", "bombard", "deploy", "drop", "raise")],
    ]
    turns = [Option(key, "", numbers=1, low=0, high=359) for key in ("move", "terrain", "deploy", "spin")]
    told = [destinations.wanted(option, "path", lang) for option, lang in product(paths, LANGUAGES)]
    told += [destinations.wanted(option, "numbers", lang) for option, lang in product(turns, LANGUAGES)]

    assert [words for words in told if not words or "{" in words] == []
    assert destinations.wanted(Option("split", "", numbers=2, high=3), "numbers", "en") == ""


# Distances, lines of fire, arcs


def looked(table: Knights, words: str, lang: str = "en") -> list[str] | None:
    decision = table.decision
    lines = distances.look(table.match.view(decision.seat), decision, None, words, lang)
    return None if lines is None else plain(lines)


def archers(**position: Any) -> Knights:
    cards = [figure("bow", range=10, attack_types=["bow"], front_arc=90), figure("elf", defense=16)]
    units = [own("bow", (10, 10)), foe("elf", (10, 18)), foe("elf2", (20, 10), facing=0), foe("elf3", (10, 25))]
    return Knights(units, cards=cards, **position)


def test_lines_tell_distance_arc_range_and_what_a_shot_needs() -> None:
    assert looked(archers(), "lines bow") == [
        "Bow (Red) to Elf 1 (Blue): 8″ from middle to middle, clear line, shot: needs 7+ (58 %), 2 clicks",
        "Bow (Red) to Elf 2 (Blue): 10″ from middle to middle, in its rear arc, not in the front arc",
        "Bow (Red) to Elf 3 (Blue): 15″ from middle to middle, blocked by Elf 1 (Blue), 5″ beyond range 10″",
    ]


def test_range_tells_what_gives_cover_and_what_blocks() -> None:
    covered = looked(archers(terrain={"wood": {"kind": "hindering", "at": [10, 15], "radius": 1}}), "range bow elf")
    blocked = looked(archers(terrain={"wall": {"kind": "blocking", "at": [10, 15], "radius": 1}}), "abstand B e", "de")
    assert covered is not None
    assert blocked is not None

    assert "cover: hindering terrain, shot: needs 8+ (42 %)" in covered[0]
    assert "blockiert durch blockierendes Gelände" in blocked[0]


def test_range_in_contact_tells_what_a_strike_needs() -> None:
    told = looked(duel(foe_at=near("orc")), "range orc elf")

    assert told == [
        "Orc (Red) to Elf (Blue): 1.5″ from middle to middle, in base contact, close combat: needs 7+ (58 %), 2 clicks"
    ]


def test_range_is_told_between_any_two_things() -> None:
    table = duel(own("orc2", (10, 13)), missions=[{"at": [18, 10]}])

    assert looked(table, "range O 1") == ["Orc 1 (Red) to mission objective 1: 8″ from middle to middle"]
    assert looked(table, "range orc 1 (red) orc 2") == ["Orc 1 (Red) to Orc 2 (Red): 3″ from middle to middle"]


def test_the_arc_is_drawn_and_names_who_is_in_it() -> None:
    lines = looked(archers(), "arc bow")
    assert lines is not None
    rows = "\n".join(lines[:26])

    assert "+++++" in rows
    assert lines[-1] == "Bow (Red): front arc 90°, facing 90°, in it: Elf 1 (Blue)"


def test_reach_shows_the_region_and_what_lies_within_it() -> None:
    table = duel(foe_at=(15, 10), missions=[{"at": [10, 24]}])
    walking, running = looked(table, "reach orc"), looked(table, "weite orc sprint", "de")
    assert walking is not None
    assert running is not None

    assert walking[-2:] == ["Orc (Red): 8″, within reach: Elf (Blue)", "sprint 16″"]
    assert running[-1] == "Orc (Rot): 16″, in Reichweite: Elf (Blau), Missionsziel 1"
    assert "\n".join(walking).count("+") < "\n".join(running).count("+")


def test_whoever_does_not_say_of_whom_is_asked() -> None:
    table = duel(own("orc2", (20, 3)))

    assert looked(table, "lines") == ["Of whom? Type a name or a sign: lines X"]
    assert looked(table, "lines nobody") == ["Of whom? Type a name or a sign: lines X"]
    assert looked(table, "lines orc") == ["Orc 1 (Red) does not shoot."]


@pytest.mark.parametrize("words", ["1", "12.5 8", "contact elf", "facing elf", ""])
def test_answers_are_no_wish_to_look(words: str) -> None:
    assert looked(duel(), words) is None


# Chances


def remarked(table: Knights, key: str, who: str = "orc", lang: str = "en") -> str:
    return remarks.remark(table.match.view(table.decision.seat), option_of(table, key, who), lang)


def test_options_tell_how_far_they_go_and_what_they_cost() -> None:
    assert remarked(duel(), "move") == "up to 8″"
    assert remarked(duel(), "sprint", lang="de") == "bis 16″, danach 1 Klick"
    assert remarked(duel(foe_at=near("orc")), "move") == "up to 8″, must break away first: 50 %"


def test_who_has_a_token_is_told_of_the_push() -> None:
    table = Knights([own("orc", (10, 10), tokens=1), foe("elf", (10, 16))], cards=CARDS)

    assert remarked(table, "move") == "up to 8″, pushed: 1 click"


def test_an_attack_tells_what_it_needs_before_it_is_declared() -> None:
    touching = duel(foe_at=near("orc"))
    behind = Knights([own("orc", (10, 10)), foe("elf", near("orc"), facing=90)], cards=CARDS)

    assert remarked(touching, "close") == "needs 7+ (58 %), 2 clicks"
    assert remarked(behind, "close") == "needs 6+ (72 %), 2 clicks"
    assert remarked(touching, "capture") == "needs 10+ (17 %), takes it captive"
    assert remarked(touching, "capture", lang="de") == "nötig 10+ (17 %), nimmt gefangen"


def test_of_several_targets_each_is_told_with_its_own_chance() -> None:
    table = Knights(
        [own("bow", (10, 10)), foe("elf", (10, 18)), foe("imp", (12, 18))],
        cards=[figure("bow", range=10, attack_types=["bow"]), figure("elf", defense=16), figure("imp", defense=12)],
    )
    option = option_of(table, "ranged", "bow")
    notes = {name: remarks.note(table.match.view(0), option, table.number(name), "en") for name in ("elf", "imp")}

    assert notes["elf"] == "needs 7+ (58 %), 2 clicks, 8″ away, click 1 of 6, Mv 8 At 9 Df 16 Dm 2"
    assert notes["imp"].startswith("needs 3+ (97 %), 2 clicks, 8.25″ away")
    assert remarked(table, "ranged", "bow") == ""


def test_helpers_are_told_with_the_chance_they_make() -> None:
    table = duel(own("orc2", near("elf", 0, EAST), facing=180), foe_at=near("orc"))
    table.say("close", "orc", "elf")

    assert remarked(table, "gang-up") == ("needs 7+ (58 %), 2 clicks; with 1 supporter: needs 6+ (72 %), 2 clicks")


def test_point_blank_is_told_with_both_its_uses() -> None:
    table = Knights(
        [own("bow", (10, 10)), foe("elf", (10, 13))],
        cards=[figure("bow", range=10, attack_types=["bow"]), figure("elf", defense=16)],
    )
    table.say("ranged", "bow", "elf")

    assert remarked(table, "blank-attack", "bow") == "needs 6+ (72 %), 2 clicks"
    assert remarked(table, "blank-damage", "bow") == "needs 7+ (58 %), 3 clicks"


def test_the_needed_roll_is_the_one_that_hits() -> None:
    """What the remark says is what the attack does: 7 hits, 6 does not."""
    for faces, name in (((3, 4), "hit"), ((3, 3), "missed")):
        table = Knights([own("orc", (10, 10)), foe("elf", near("orc"))], cards=CARDS, dice=list(faces))
        assert remarked(table, "close") == "needs 7+ (58 %), 2 clicks"
        table.say("close", "orc", "elf")

        assert table.events(name)


# Everything about a thing


def test_things_are_found_by_sign_name_and_label() -> None:
    table = duel(missions=[{"at": [20, 5]}], terrain={"copse": WOOD})
    view, number = table.match.view(0), table.number

    assert remarks.find(view, "O", "en") == [number("orc")]
    assert remarks.find(view, "e", "en") == [number("elf")]
    assert remarks.find(view, "1", "de") == [number("mission-1")]
    assert remarks.find(view, "copse", "de") == [number("copse")]
    assert remarks.find(view, "schwieriges", "de") == [number("copse")]
    assert remarks.find(view, "(blau)", "de")[0] == number("elf")
    assert remarks.find(view, "", "en") == []


def screened(table: Knights, lang: str) -> tuple[Screen, StringIO]:
    output = StringIO()
    return Screen(table.match.game, lang, Console(file=output, width=100, highlight=False)), output


def test_why_a_thing_cannot_be_attacked_is_told() -> None:
    table = duel()
    screen, output = screened(table, "de")
    screen.things(table.match.view(0), "elf")

    assert "Jetzt nicht: Orc (Rot) greift im Nahkampf an: Elf (Blau)" in output.getvalue()
    assert "[MK-MELEE-03]" in output.getvalue()


def test_why_an_own_warrior_cannot_act_is_told() -> None:
    table = Knights([own("orc", (10, 10), tokens=2), own("orc2", (3, 3)), foe("elf", (10, 16))], cards=CARDS)
    screen, output = screened(table, "en")
    screen.things(table.match.view(0), "O")

    assert "must rest. [MK-TERM-03]" in " ".join(output.getvalue().split())


def test_numbers_of_the_question_are_shown_with_their_receipts() -> None:
    table = Knights(
        [own("orc", (10, 10), items=["blade"]), foe("elf", near("orc"), facing=90)],
        cards=[*CARDS, item("blade", changes={"attack": 1})],
    )
    screen, output = screened(table, "en")
    for sheet in sheets.sheets(table.match.view(0), table.decision):
        screen.tally(table.state, sheet)

    assert "Move, Orc (Red): 8″" in output.getvalue()
    assert "Attack value, Orc (Red): 11" in output.getvalue()
    assert "Blade: " in output.getvalue()
    assert "MK-MELEE-05" in output.getvalue()
    assert "MK-MOD-10" not in output.getvalue()


def test_the_rule_of_3_is_shown_where_it_holds_something_back() -> None:
    table = Knights(
        [own("orc", (10, 10), items=["blade"]), foe("elf", near("orc"), facing=90)],
        cards=[*CARDS, item("blade", changes={"attack": 3})],
    )
    (sheet,) = [sheet for sheet in sheets.sheets(table.match.view(0), table.decision) if sheet.key == "attack"][:1]

    assert [line.rule for line in sheet.tally.receipts] == ["MK-COMBAT-13", "MK-ITEM-11", "MK-MELEE-05", "MK-MOD-10"]
    assert sheet.tally.total == 12


# Cavalry, spellbooks and companies


def coven() -> Knights:
    cards = [
        *RIDERS,
        figure("mage", attack_types=["wand"], range=10),
        book(),
        spell("ward", "enchantment", changes={"defense": 1}),
        spell("spark", target="enemy", deeds=[{"does": "damage", "amount": 1}]),
    ]
    mage = own("mage", (10, 10), items=["tome"], spells=["ward", "down:spark"])
    players = [{"company": "lantern-road"}, {}]
    return Knights([mage, *unit((20, 20)), foe("elf", (30, 30))], cards=cards, players=players)


def test_a_book_is_read_to_its_player_and_counted_for_the_others() -> None:
    table = coven()

    assert "▸Ward, Spark (face down)" in table.drawn(0)
    assert "2 Zaubersprüche, 1 davon verdeckt" in table.drawn(1, "de")
    assert "Spark" not in table.drawn(1)


def test_the_table_names_the_company_who_sits_on_whom_and_spells_in_play() -> None:
    table = coven().say("cast", "mage", "mage", spell="ward").go_on("act")
    shown = table.drawn()

    assert "company: The Lantern Road" in shown
    assert "in play: Ward on Mage (Red)" in shown
    assert "on Horse (Red)" in shown
    assert "under Lancer (Red)" in shown
    assert "enchanted: Ward" in shown


def test_a_rider_is_described_with_both_dials_and_a_sorcerer_with_its_spells() -> None:
    table = coven()
    view = table.match.view(0)
    rider = plain(descriptions.describe(view, table.number("lancer"), "en"))
    mage = "\n".join(plain(descriptions.describe(view, table.number("mage"), "en")))

    assert len([line for line in rider if line.strip().startswith("Click")]) == 2
    assert "sword (+3 in the saddle)" in rider[1]
    assert "▸Ward  Enchantment" in mage
    assert "Spark (face down)" in mage


@pytest.mark.parametrize(("lang", "seed"), [("en", 7), ("de", 11)])
def test_a_whole_match_is_drawn_without_a_gap(lang: str, seed: int) -> None:
    """Whatever is asked, every option has a remark, every pick a note, and the table can be drawn."""
    game = open_game("mageknight")
    match = start(game, game.varied_setup(seed), seeded(4))
    bot, number = RandomBot(6), 0
    while match.stack:
        decision = match.asks()[0]
        number += 1
        if number % 10 == 0:
            view = match.view(decision.seat)
            assert not mentions_gap(terminal.draw(view, lang))
            said = [remarks.remark(view, option, lang) for option in decision.options]
            said += [remarks.note(view, o, pick, lang) for o in decision.options for pick in o.among[:3]]
            assert [words for words in said if "{" in words] == []
            sheets.sheets(view, decision)
            descriptions.describe(view, 0, lang)
        assert match.answer(ask_bot(bot, match, decision))
    assert number > 20


def mentions_gap(lines: list[Spans]) -> bool:
    return any(["{" in line or "?" in line for line in plain(lines)])
