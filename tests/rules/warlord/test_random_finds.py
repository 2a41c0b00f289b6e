"""What random cards have found: texts that take too much away, cards that are gone, words that cannot work there."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord
from tercio.content.trouble import BadInput
from tercio.games import open_game
from tercio.kernel import Answer, seeded


def refusal(card: dict[str, Any], lang: str = "en") -> str:
    plain = {key: value for key, value in card.items() if key != "has_faction"}
    with pytest.raises(BadInput) as trouble:
        open_game("warlord", inline={"card": [plain]})
    return trouble.value.message(lang)


@pytest.mark.rule("WL-INIT-01")
def test_WL_INIT_01_no_text_takes_the_last_die() -> None:
    slow = lord("lord-a", ability=[ability("static", {"do": "modify", "stat": "initiative-dice", "amount": -3})])
    battle = Battle(army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[slow], phase="ready", dice=[4, 3])

    assert battle.asked == (0, "order")


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_the_text_of_a_card_that_goes_back_into_the_deck_is_read_to_its_end() -> None:
    grudge = item(
        "grudge",
        ability=[
            ability(
                "order",
                {"do": "wound", "amount": 9},
                {"do": "recycle"},
                {"do": "mill", "who": "all", "filter": {"side": "enemy"}, "optional": True},
            )
        ],
    )
    battle = Battle(
        army(["a"], ["lord-a"], deck=["c", "d"]),
        army(["b"], ["lord-b"], deck=["e"]),
        cards=[grudge],
        on={"a": {"items": ["grudge"]}},
    )
    battle.say("perform", "grudge")

    assert (battle.zone("grudge"), battle.asked) == ("deck", (0, "optional"))
    for seat in (0, 1):
        imagined = battle.match.view(seat).imagine(seeded(1))
        assert imagined.answer(Answer(0, "do", battle.number("grudge")))
    battle.say("do", "grudge")
    assert battle.zone("e") == "discard"


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.parametrize(("limit", "offered"), [("round", []), ("game", []), ("character", []), ("none", ["eager"])])
def test_WL_GOLDEN_01_the_limit_of_a_text_holds_in_hand_too(limit: str, offered: list[str]) -> None:
    learn = ability("react", {"do": "draw"}, trigger="after:drew", hand=True, limit=limit)
    draw = action("study", ability("order", {"do": "draw"}))
    battle = Battle(
        army(["a"], ["lord-a"], hand=["eager", "study"], deck=["c", "d", "e"]),
        army(["b"], ["lord-b"]),
        cards=[character("eager", ability=[learn]), draw],
    )
    battle.say("perform", "study", "a").until("after:drew").say("react", "eager")

    assert battle.offered("react") == offered


@pytest.mark.rule("WL-ATTACK-13")
def test_WL_ATTACK_13_a_card_without_attacks_that_becomes_a_character_strikes_once_with_nothing_added() -> None:
    golem = action("golem", ability("order", {"do": "summon"}), hit_points=2, armour=12)
    battle = Battle(army(["a"], ["lord-a"], hand=["golem"]), army(["b"], ["lord-b"]), cards=[golem], dice=[5, 5])
    number = battle.number("golem")
    battle.say("perform", "golem", "a").place(1, 0).wait_for(0, "order")

    assert battle.match.answer(Answer(0, "attack", number))
    battle.say("strike", "b").pass_windows()

    assert [event.facts[1:3] for event in battle.events("missed")] == [(5, 5)]


@pytest.mark.rule("WL-ALIGN-03")
def test_WL_ALIGN_03_a_card_becomes_a_character_only_once() -> None:
    golem = action("golem", ability("order", {"do": "summon"}, {"do": "summon"}), hit_points=2, armour=12)
    battle = Battle(army(["a"], ["lord-a"], hand=["golem"]), army(["b"], ["lord-b"]), cards=[golem])
    battle.say("perform", "golem", "a").place(1, 0).wait_for(1, "order")

    assert battle.zone("summoned:golem:good") == "formation"


@pytest.mark.rule("WL-RECRUIT-04")
def test_WL_RECRUIT_04_room_in_its_own_rank_lets_nobody_enter_behind_a_rank_that_is_not_there() -> None:
    wide = character("wide", level=5, ability=[ability("static", {"do": "grant", "stat": "room", "amount": 1})])
    battle = Battle(army(["a"], ["lord-a"], hand=["wide"]), army(["b"], ["lord-b"]), cards=[wide])

    assert battle.offered("recruit") == []
    assert battle.refused_by("recruit", "wide") == ["WL-RECRUIT-04"]


@pytest.mark.rule("WL-GLOSSARY-09")
def test_WL_GLOSSARY_09_what_changes_a_strike_is_not_offered_for_a_check() -> None:
    push = action("push", ability("react", {"do": "to-strike", "stat": "atk", "amount": 1}, trigger="after:rolled"))
    test = action("test", ability("order", {"do": "check", "dc": 10}))
    mine = army(["a"], ["lord-a"], hand=["push", "test"])
    checking = Battle(mine, army(["b"], ["lord-b"]), cards=[push, test], dice=[9])
    checking.say("perform", "test", "a").until("after:rolled")
    striking = Battle(mine, army(["b"], ["lord-b"]), cards=[push, test], dice=[9])
    striking.say("attack", "a").say("strike", "b").until("after:rolled")

    assert checking.offered("react") == []
    assert striking.offered("react") == ["push"]


@pytest.mark.rule("WL-CARD-05")
@pytest.mark.parametrize(
    ("verb", "moment"),
    [
        ({"do": "cancel-strike"}, "after:died"),
        ({"do": "redirect"}, "after:hit"),
        ({"do": "extra-wounds", "amount": 1}, "after:struck"),
        ({"do": "prevent"}, "after:hit"),
        ({"do": "spare"}, "after:manoeuvred"),
        ({"do": "hold-back"}, "after:manoeuvred"),
        ({"do": "rescue"}, "before:wounded"),
        ({"do": "reroll"}, "before:rolled"),
        ({"do": "add-die", "amount": 1}, "after:hit"),
        ({"do": "cancel-action"}, "after:performed"),
    ],
)
def test_WL_CARD_05_a_pack_may_not_change_what_is_not_under_way(verb: dict[str, Any], moment: str) -> None:
    late = action("late", ability("react", verb, trigger=moment))
    never = action("never", ability("order", verb))

    assert f'"{verb["do"]}" has something to do only at: ' in refusal(late)
    assert f"Für „{verb['do']}“ gibt es nur hier etwas zu tun: " in refusal(never, "de")


@pytest.mark.rule("WL-CARD-05")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        (
            character("a", ability=[ability("order", {"do": "draw"}, costs=[{"pay": "discard-item"}])]),
            'Only items can have "discard-item".',
        ),
        (character("a", ability=[ability("order", {"do": "attach"})]), 'Only action cards can have "attach".'),
        (item("a", ability=[ability("order", {"do": "summon"})]), 'Only action cards can have "summon".'),
        (action("a", ability("order", {"do": "summon"})), "A card that becomes a character needs hit points."),
        (
            action("a", ability("react", {"do": "draw"}, trigger="after:died", hand=True)),
            'Only characters can have "hand".',
        ),
        (
            character("a", ability=[ability("react", {"do": "draw"}, trigger="after:died", hand=True, spend=True)]),
            'A card in hand cannot pay "spend".',
        ),
        (action("a", ability("order", {"do": "kill", "who": "target"})), '"target" needs an "aim".'),
    ],
)
def test_WL_CARD_05_a_pack_may_not_write_what_a_card_of_its_type_cannot_do(card: dict[str, Any], told: str) -> None:
    assert told in refusal(card)
