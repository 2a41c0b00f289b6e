"""Warlord in a terminal: armies in ranks, hands with their texts, tallies with their cards, chances and reasons."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from battle import Battle, ability, action, army, character, item
from tercio.bots import RandomBot, ask_bot
from tercio.cli.terminal.screen import Screen
from tercio.games import open_game
from tercio.games.remarks import Sheet
from tercio.games.terminal import Spans
from tercio.games.warlord.state import warlord
from tercio.games.warlord.terminal import portraits
from tercio.games.warlord.terminal.portraits import describe
from tercio.games.warlord.terminal.screen import draw, is_drawn, is_news
from tercio.games.warlord.words.receipts import KEYS, change, change_words
from tercio.games.warlord.words.remarks import find, note, remark, tries
from tercio.games.warlord.words.sheets import sheets
from tercio.kernel import PASS, SPECTATOR, Event, Option, View, seeded, start
from tercio.texts import Speaker

LANGUAGES = ("en", "de")


def plain(lines: list[Spans]) -> list[str]:
    return ["".join([span.text for span in line]) for line in lines]


def drawn(battle: Battle, seat: int = 0, lang: str = "en") -> list[str]:
    return plain(draw(battle.match.view(seat), lang))


def said(battle: Battle, name: str, lang: str = "en") -> list[str]:
    speaker = Speaker(battle.match.game, lang)
    return [speaker.event(battle.state, event) for event in battle.events(name)]


def option(battle: Battle, key: str, card: str) -> Option:
    for each in battle.question.options:
        if each.key == key and each.subject == battle.number(card):
            return each
    raise AssertionError(f"{key} {card} is not offered")


def remarked(battle: Battle, key: str, card: str, lang: str = "en") -> str:
    return remark(battle.match.view(battle.question.seat), option(battle, key, card), lang)


# The table


def test_armies_face_each_other_with_the_own_one_below() -> None:
    battle = Battle(army(["hero"], ["squire"], ["lord-a"]), army(["foe"], ["guard"], ["lord-b"]))
    for seat, order in (
        (0, ["Lord B", "Guard", "Foe", "Hero", "Squire", "Lord A"]),
        (1, ["Lord A", "Squire", "Hero", "Foe", "Guard", "Lord B"]),
    ):
        table = "\n".join(drawn(battle, seat))
        places = [table.index(name) for name in order]

        assert places == sorted(places)


def test_three_and_four_armies_stand_one_after_another() -> None:
    battle = Battle(*[army([f"front-{n}"], [f"lord-{n}"]) for n in range(4)])
    titles = [line.split("  ")[0] for line in drawn(battle, 2) if line.startswith("Player")]

    assert titles == ["Player 4", "Player 1", "Player 2", "Player 3 (you)"]


def test_states_wounds_and_items_are_seen() -> None:
    on = {
        "hero": {"state": "spent", "wounds": 1, "items": ["axe"]},
        "squire": {"state": "stunned"},
        "lord-a": {"items": ["pony"], "wounds": 2},
        "pony": {"state": "spent"},
    }
    cards = [character("hero", hit_points=2), item("axe", "weapon", attacks=[3]), item("pony", "steed")]
    table = drawn(Battle(army(["hero", "squire"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=cards, on=on))
    ours = [line.split("  ") for line in table[table.index("─" * 80) + 1 :]]
    words = {word.strip() for line in ours for word in line}

    assert {"► Hero", "F1 +5 AC12 ♥♡", "+ Axe", "▼ Squire", "▲ ★Lord A", "F5 +9/+5 AC15 ♥♡♡", "► Pony"} <= words


def test_the_legend_explains_the_symbols() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]))

    assert drawn(battle)[-1].startswith("▲ ready ► spent ▼ stunned")
    assert drawn(battle, lang="de")[-1].startswith("▲ erholt ► verausgabt ▼ betäubt")


def test_namesakes_are_told_apart() -> None:
    battle = Battle(army(["hero", "hero#2"], ["lord-a"]), army(["foe"], ["lord-b"]))
    first, second = battle.number("hero"), battle.number("hero#2")
    options = [Speaker(battle.match.game, "en").option(battle.state, each) for each in battle.question.options]

    assert f"▲ Hero #{first}" in "\n".join(drawn(battle))
    assert options[:1] == [f"Hero #{first} attacks"]
    assert f"Hero #{second} attacks" in options
    assert "▲ Foe\n" in "\n".join(drawn(battle))


def test_an_intruder_is_shown_with_its_player() -> None:
    thief = character("thief", **{"class": "rogue"})
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe", "thief"], ["lord-b"]), cards=[thief], on={"thief": {"owner": 0}}
    )
    table = drawn(battle)

    assert "of Player 1" in "\n".join(table[: table.index("─" * 80)])


CURSE = action("curse", ability("order", {"do": "attach", "who": "target"}, aim={}), **{"class": "wizard"})


def test_attached_cards_are_shown_under_their_host() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[CURSE], on={"foe": {"attached": ["curse"]}}
    )

    assert "  ~ Curse" in "\n".join(drawn(battle))


CRY = action(
    "cry",
    ability("order", {"do": "draw", "number": 1}, text={"en": "Draw a card.", "de": "Ziehe eine Karte."}),
    name={"en": "Battle Cry", "de": "Schlachtruf"},
)


def test_the_own_hand_is_shown_with_its_texts_and_that_of_others_is_not() -> None:
    armies = army(["hero"], ["lord-a"], hand=["cry"]), army(["foe"], ["lord-b"], hand=["sword"])
    battle = Battle(*armies, cards=[CRY, item("sword", "weapon", attacks=[2])])
    english, german, other = drawn(battle), drawn(battle, lang="de"), drawn(battle, seat=1)

    assert english[english.index("Your hand") + 1 :][:2] == [" Battle Cry  ○1 Action", "    Draw a card."]
    assert german[german.index("Deine Hand") + 1 :][:2] == [" Schlachtruf  ○1 Aktion", "    Ziehe eine Karte."]
    assert "Sword" not in "\n".join(english)
    assert " Sword  ○1 Item · Weapon · ATK +2" in other
    assert "Cry" not in "\n".join(other)


def test_a_hand_that_lies_open_is_named() -> None:
    """As in a replay, where nothing is hidden any more."""
    match = Battle(army(["hero"], ["lord-a"], hand=["cry"]), army(["foe"], ["lord-b"]), cards=[CRY]).match
    table = plain(draw(View(SPECTATOR, match, (), ()), "en"))

    assert "Player 1  hand 1 · deck 0 · discard pile 0 · in hand: Battle Cry" in table


def random_tables(seats: int, lang: str) -> list[list[str]]:
    game = open_game("warlord")
    decks = list(game.decks)  # type: ignore[attr-defined]
    match, bots = start(game, {"decks": decks[:seats]}, seeded(seats)), [RandomBot(seat) for seat in range(seats)]
    tables: list[list[str]] = []
    while match.asks() and len(match.answers) < 400:
        decision = match.asks()[0]
        if len(match.answers) % 20 == 0:
            tables.append(plain(draw(match.view(decision.seat), lang)))
        match.answer(ask_bot(bots[decision.seat], match, decision))
    return tables


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_is_wider_than_a_terminal(seats: int, lang: str) -> None:
    tables = random_tables(seats, lang)

    assert len(tables) > 3
    assert [line for table in tables for line in table if len(line) > 80] == []


def test_a_crowded_rank_stands_on_several_lines() -> None:
    crowd = [f"soldier-with-a-long-name-{letter}" for letter in "abcdefghi"]
    table = drawn(Battle(army(crowd, ["lord-a"]), army(["foe"], ["lord-b"])))
    ours = "\n".join(table[table.index("─" * 80) :])

    assert ours.count("▲ Soldier") == 9
    assert max([len(line) for line in table]) <= 80


# When it is drawn, and what is told


def test_the_table_is_drawn_where_one_plans_and_not_within_an_attack() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"]), dice=[2])
    at_order = is_drawn(battle.match.view(0))
    battle.say("attack", "hero")

    assert at_order
    assert not is_drawn(battle.match.view(0))


def test_what_the_table_shows_is_no_news() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"]), dice=[2])
    view = battle.say("attack", "hero").match.view(0)
    drew = Event("drew", "WL-DRAW-02", (0, 2))

    assert [event.name for event in view.events if is_news(view, event)] == ["attacks"]
    assert [is_news(battle.match.view(seat), drew) for seat in (0, 1)] == [False, True]


# Numbers


AXE = item("axe", "weapon", attacks=[3])
SHIELD = item("buckler", "shield", armour=1)


def armed(**more: object) -> Battle:
    on = {"hero": {"items": ["axe"]}, "foe": {"items": ["buckler"]}}
    return Battle(army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"]), cards=[AXE, SHIELD], on=on, **more)  # type: ignore[arg-type]


def shown(battle: Battle, found: list[Sheet], lang: str) -> str:
    output = StringIO()
    screen = Screen(battle.match.game, lang, Console(file=output, width=100, highlight=False))
    for sheet in found:
        screen.tally(battle.state, sheet)
    return " ".join(output.getvalue().split())


def test_every_attack_that_may_be_ordered_has_its_sheet() -> None:
    battle = armed()
    found = sheets(battle.match.view(0), battle.question)

    assert [(sheet.key, sheet.subject, sheet.tally.total) for sheet in found] == [("attack", battle.number("hero"), 5)]
    assert "Attack bonus (ATK), Hero: 5 printed 2 WL-CHAR-03" in shown(battle, found, "en")
    assert "changes by +3 WL-EQUIP-10 Axe: " in shown(battle, found, "en")


def test_a_strike_has_sheets_for_attack_and_armour_with_the_cards_they_come_from() -> None:
    battle = armed(dice=[2]).say("attack", "hero")
    found = sheets(battle.match.view(0), battle.question)

    assert [(sheet.key, battle.name(sheet.subject), sheet.tally.total) for sheet in found] == [
        ("attack", "hero", 5),
        ("armour", "foe", 13),
        ("armour", "guard", 12),
    ]
    assert "Rüstungsklasse (AC), Foe: 13" in shown(battle, found, "de")
    assert "+1 WL-ITEM-02 Buckler: " in shown(battle, found, "en")


def test_the_log_says_what_a_roll_was_made_of() -> None:
    battle = armed(dice=[2]).say("attack", "hero").say("strike", "foe").pass_windows()

    assert said(battle, "attack-summed") == ["Hero adds +5 to the die (2 printed, +3 item: Axe)."]
    assert said(battle, "armour-summed") == ["Foe has AC 13 (12 printed, +1 item: Buckler)."]
    assert said(battle, "armour-summed", "de") == ["Foe hat AC 13 (12 aufgedruckt, +1 Gegenstand: Buckler)."]
    assert said(battle, "missed") == ["Foe is missed: 7 against AC 13 (die 2, +5 ATK)."]


def test_what_is_only_printed_needs_no_sum() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["foe"], ["lord-b"]), dice=[1])
    battle.say("attack", "hero").say("strike", "foe").pass_windows()

    assert battle.events("attack-summed") == battle.events("armour-summed") == []
    assert said(battle, "missed") == ["Foe is missed: 3 against AC 12 (natural 1, +2 ATK)."]


@pytest.mark.parametrize(
    ("stat", "value", "word", "is_set", "en", "de"),
    [
        ("ac", 2, "", False, "has +2 AC", "hat +2 AC"),
        ("atk", -5, "", False, "has −5 ATK", "hat −5 ATK"),
        ("atk", 4, "", True, "has ATK 4 instead", "hat stattdessen ATK 4"),
        ("ban", 0, "attack", False, "may not attack", "darf nicht angreifen"),
        ("feat", 6, "stealth", False, "has Stealth +6", "hat Schleichen +6"),
        ("trait", 0, "ethereal", False, "has the trait Ethereal", "hat die Eigenschaft Ätherisch"),
        ("of-a-new-pack", 1, "", False, "is changed", "wird verändert"),
    ],
)
def test_what_an_effect_changes_is_told(stat: str, value: int, word: str, is_set: bool, en: str, de: str) -> None:
    number = change(stat, word, is_set)

    assert (change_words(number, value, "en"), change_words(number, value, "de")) == (en, de)


def test_every_change_has_words() -> None:
    assert [key for number, key in KEYS.items() for lang in ("en", "de") if not change_words(number, 1, lang)] == []


# Beside the options


def test_a_strike_is_offered_with_its_chance() -> None:
    battle = armed(dice=[2]).say("attack", "hero")

    assert remarked(battle, "strike", "foe") == "AC 13, +5 to hit: 65 %"
    assert remarked(battle, "strike", "guard", "de") == "AC 12, +5 auf den Wurf: 70 %"


def test_the_chance_against_an_ethereal_character_counts_only_even_faces() -> None:
    ghost = character("ghost", "elves", traits=["ethereal"])
    battle = Battle(army(["hero"], ["lord-a"]), army(["ghost", "foe"], ["lord-b"]), cards=[ghost], dice=[2])
    battle.say("attack", "hero")

    assert remarked(battle, "strike", "foe") == "AC 12, +2 to hit: 55 %"
    assert remarked(battle, "strike", "ghost") == "AC 12, +2 to hit: 30 %"


def test_a_feat_is_offered_with_its_chance() -> None:
    healer = character("healer", skill=4, feats={"medicine": 6})
    armies = army(["healer", "hero"], ["lord-a"]), army(["foe"], ["lord-b"])
    battle = Battle(*armies, cards=[healer, character("hero", hit_points=2)], on={"hero": {"wounds": 1}})

    assert remarked(battle, "medicine", "healer") == "+10 against 20: 55 %"


def test_a_place_is_offered_with_its_neighbours() -> None:
    battle = Battle(army(["hero", "squire", "page"], ["lord-a"]), army(["foe"], ["lord-b"]))
    battle.say("manoeuvre", "lord-a")
    view = battle.match.view(0)
    notes = {(each.subject, each.detail): remark(view, each, "en") for each in battle.question.options}

    assert notes[1, 0] == "left of Hero"
    assert notes[1, 1] == "between Hero and Squire"
    assert notes[1, 3] == "right of Page"


GUARD = action(
    "parry",
    ability(
        "react",
        {"do": "to-strike", "stat": "ac", "amount": 5},
        trigger="before:rolled",
        tests=[{"who": "opponent", "me": True}],
        text={"en": "Before the roll: +5 AC.", "de": "Vor dem Wurf: +5 AC."},
    ),
)


def test_a_react_is_offered_with_its_text_and_who_performs_it() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["foe", "guard"], ["lord-b"], hand=["parry"]), cards=[GUARD], dice=[2]
    )
    battle.say("attack", "hero").say("strike", "foe").wait_for(1, "before:rolled")

    assert remarked(battle, "react", "parry") == "by Foe · Before the roll: +5 AC."
    assert remarked(battle, "react", "parry", "de") == "durch Foe · Vor dem Wurf: +5 AC."

    battle.say("react", "parry").pass_windows()

    assert said(battle, "armour-summed") == ["Foe has AC 17 (12 printed, +5 card text: Parry)."]
    assert said(battle, "affected") == ["Parry: Foe has +5 AC."]


def test_the_suggested_army_is_named() -> None:
    match = start(open_game("warlord"), open_game("warlord").example_setup(), seeded(1))
    (suggested, *_) = match.asks()[0].options
    names = remark(match.view(0), suggested, "en").split(", ")

    assert suggested.key == "suggested"
    assert len(names) >= 6


def test_cards_to_pick_from_are_listed_with_their_values() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"], hand=["axe"]),
        army(["foe"], ["lord-b"]),
        cards=[AXE],
        on={"hero": {"state": "spent"}},
    )
    view = battle.match.view(0)

    assert note(view, PASS, battle.number("axe"), "en") == "○1 · ATK +3"
    assert note(view, PASS, battle.number("hero"), "de") == "verausgabt, ATK +2, AC 12, ♥"
    assert note(view, PASS, 999, "en") == ""


# Everything about a card


def test_a_card_is_found_by_a_part_of_its_name_or_its_number() -> None:
    hands = {"hand": ["axe"]}
    battle = Battle(
        army(["hero", "hero#2"], ["lord-a"], **hands), army(["foe"], ["lord-b"], hand=["cry"]), cards=[AXE, CRY]
    )
    view = battle.match.view(0)
    numbers = [battle.number("hero"), battle.number("hero#2")]

    assert find(view, "HER", "en") == numbers
    assert find(view, f"#{numbers[1]}", "en") == [numbers[1]]
    assert find(view, "axe", "en") == [battle.number("axe")]
    assert find(view, "cry", "en") == []
    assert find(view, "#999", "en") == []


def test_a_card_is_described_with_all_it_bears() -> None:
    battle = armed()
    lines = plain(describe(battle.match.view(0), battle.number("hero"), "en"))

    assert lines[0] == " Hero  F1 Character · Dwarves · ATK +2 · AC 12 · ♥ · skill 0"
    assert lines[1] == "    now: Player 1, rank 1, ready, ATK +5, AC 12, ♥"
    assert lines[2] == "    Fighter, good"
    assert lines[-1] == "    Axe  ○1 Item · Weapon · ATK +3"


@pytest.mark.rule("WL-ATTACK-01")
def test_why_something_cannot_be_done_is_told_with_its_rule() -> None:
    battle = Battle(army(["hero"], ["squire"], ["lord-a"]), army(["foe"], ["lord-b"]), on={"hero": {"state": "spent"}})
    output = StringIO()
    screen = Screen(battle.match.game, "en", Console(file=output, width=200, highlight=False))
    screen.things(battle.match.view(0), "hero")

    assert "Not now: Hero attacks. Hero is not ready. [WL-ATTACK-01]" in output.getvalue()
    assert "Not now: Hero manoeuvres. Hero is not ready. [WL-MANOEUVRE-01]" in output.getvalue()


def test_of_cards_in_hand_everything_is_tried_that_one_might_want() -> None:
    recruit = character("recruit", "dwarves", level=3)
    armies = army(["hero"], ["lord-a"], hand=["axe", "cry", "recruit"]), army(["foe"], ["lord-b"])
    battle = Battle(*armies, cards=[AXE, CRY, recruit])
    view = battle.match.view(0)

    def tried(card: str) -> list[tuple[str, tuple[str, ...]]]:
        answers = tries(view, battle.question, battle.number(card))
        return [(answer.key, tuple([battle.name(pick) for pick in answer.picks])) for answer in answers]

    react = ("react", ())
    assert tried("axe") == [("equip", ("hero",)), ("equip", ("lord-a",)), react]
    assert tried("cry") == [("perform", ("hero",)), ("perform", ("lord-a",)), react]
    assert tried("recruit") == [("recruit", ()), react]
    assert tried("foe") == []


def test_every_card_can_be_described_in_both_languages() -> None:
    game = open_game("warlord")
    wide = [
        line
        for face in game.faces.values()  # type: ignore[attr-defined]
        if face.type
        for lang in LANGUAGES
        for line in plain(portraits.full_lines(face, lang))
        if len(line) > 80
    ]

    assert wide == []


def test_the_terminal_leaves_the_match_alone() -> None:
    battle = armed(dice=[2]).say("attack", "hero")
    before = warlord(battle.match).clone(), len(battle.match.events)
    view = battle.match.view(0)
    for each in battle.question.options:
        remark(view, each, "en")
    sheets(view, battle.question)
    draw(view, "en")

    assert (battle.state, len(battle.match.events)) == before
