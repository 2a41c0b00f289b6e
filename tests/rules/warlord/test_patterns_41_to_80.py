"""The effect patterns 41 to 80, each played with cards of our own packs: wounds, states, places, cards, entry."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from battle import Battle, army, character, item
from tercio.games.warlord import shipped
from tercio.games.warlord.field.filters import warlords
from tercio.games.warlord.rules.values import initiative

FOES = army(["foe"], ["lord-b"])


def wizard(card: str, **values: Any) -> dict[str, Any]:
    return character(card, **{"class": "wizard", "level": 5, **values})


def cleric(card: str, **values: Any) -> dict[str, Any]:
    return character(card, **{"class": "cleric", "level": 5, **values})


def rogue(card: str, **values: Any) -> dict[str, Any]:
    return character(card, **{"class": "rogue", "level": 5, **values})


def react(battle: Battle, card: str, *performer: str) -> Battle:
    """Pass until this card may react, and react with it."""
    while card not in battle.offered("react"):
        assert battle.question.kind.startswith(("before:", "after:")), f"{card} is never offered"
        battle.say("pass")
    return battle.say("react", card, *performer)


def is_offered(battle: Battle, card: str) -> bool:
    """Pass until this card may react, or no window is open any more."""
    while battle.match.stack and battle.question.kind.startswith(("before:", "after:")):
        if card in battle.offered("react"):
            return True
        battle.say("pass")
    return False


def patterns() -> dict[str, list[str]]:
    text = files("tercio.games.warlord").joinpath("patterns/41-80.toml").read_text("utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)["patterns"]
    return found


@pytest.mark.parametrize("number", range(41, 81))
def test_the_pattern_is_on_cards_of_our_packs(number: int) -> None:
    carriers = patterns()[str(number)]

    assert carriers
    assert [card for card in carriers if card not in shipped()[0]] == []


# -- modifiers ----------------------------------------------------------------------------


def test_pattern_41_a_failed_save_turns_the_strike_into_a_critical_failure() -> None:
    mine = army(["foe", "mage"], ["lord-b"], hand=["wrong-shadow"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[wizard("mage")], dice=[14, 20])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "wrong-shadow", "mage")

    assert battle.events("forced") != []
    assert battle.events("missed") != []
    assert battle.zone("foe") == "formation"


def test_pattern_41_a_save_that_succeeds_leaves_the_strike_alone() -> None:
    mine = army(["foe", "mage"], ["lord-b"], hand=["wrong-shadow"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[wizard("mage")], dice=[15, 20])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "wrong-shadow", "mage").pass_windows()

    assert battle.zone("foe") == "discard"


def test_pattern_42_the_next_roll_counts_as_a_natural_20_and_only_that_one() -> None:
    cards = [wizard("mage", attacks=[0, 0]), character("foe", armour=30, hit_points=9)]
    mine = army(["mage"], ["lord-a"], hand=["written-in-starlight"])
    battle = Battle(mine, FOES, cards=cards, dice=[2, 19])

    battle.say("perform", "written-in-starlight").say("pass")
    battle.say("attack", "mage").say("strike", "foe").say("strike-again", "mage").say("strike", "foe")

    assert battle.card("foe").wounds == 1


def test_pattern_43_one_more_die_for_initiative_and_the_highest_counts() -> None:
    battle = Battle(army(["aurelia-vance-the-iron-regent"]), army(["lord-b"]), phase="ready", dice=[3, 17, 16])

    assert battle.state.first == 0


def test_pattern_43_a_bonus_on_initiative() -> None:
    battle = Battle(army(["banner-knight"], ["lord-a"]), FOES)

    assert initiative(battle.state, 0, 10).total == 12


def test_pattern_43_a_react_lets_initiative_be_rolled_again() -> None:
    cards = [rogue("thief")]
    mine = army(["thief"], ["lord-a"], hand=["early-riser"])
    battle = Battle(mine, FOES, cards=cards, phase="ready", first=1, dice=[4, 19, 12])

    battle.say("keep")
    react(battle, "early-riser").pass_windows()

    assert battle.state.first == 0


# -- wounds -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "after"), [(0, 1), (1, 3)])
def test_pattern_44_an_extra_wound_against_the_wounded(wounds: int, after: int) -> None:
    battle = Battle(
        army(["gore-handed-butcher"], ["lord-a"]),
        FOES,
        cards=[character("foe", hit_points=9)],
        on={"foe": {"wounds": wounds}},
        dice=[15],
    )

    battle.say("attack", "gore-handed-butcher").say("strike", "foe")

    assert battle.card("foe").wounds == after


def test_pattern_44_a_react_adds_a_wound_to_a_hit() -> None:
    cards = [rogue("thief"), character("foe", hit_points=9)]
    battle = Battle(army(["thief"], ["lord-a"], hand=["greased-edge"]), FOES, cards=cards, dice=[15])

    battle.say("attack", "thief").say("strike", "foe")
    react(battle, "greased-edge").pass_windows()

    assert battle.card("foe").wounds == 2


@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (7, 0)])
def test_pattern_45_a_wound_without_a_strike_after_a_failed_save(face: int, wounds: int) -> None:
    mine = army(["mage"], ["lord-a"], hand=["spite-spark"])
    battle = Battle(mine, FOES, cards=[wizard("mage")], dice=[face])  # skill 7 against 14

    battle.say("perform", "spite-spark", "mage").say("target", "lord-b")

    assert battle.card("lord-b").wounds == wounds


def test_pattern_46_each_character_of_a_rank_saves_for_itself() -> None:
    cards = [wizard("mage"), character("rear", hit_points=2), character("last", hit_points=2)]
    mine = army(["mage"], ["lord-a"], hand=["rain-of-cinders"])
    theirs = army(["foe", "foe#2"], ["rear", "last"], ["lord-b"])
    battle = Battle(mine, theirs, cards=cards, dice=[14, 15])

    battle.say("perform", "rain-of-cinders", "mage").say("target", "last")

    assert [battle.card(name).wounds for name in ("rear", "last", "foe")] == [1, 0, 0]


def test_pattern_46_a_whole_rank_is_wounded_without_a_save() -> None:
    cards = [wizard("mage"), character("rear", hit_points=2), character("last", hit_points=2)]
    mine = army(["mage"], ["lord-a"], hand=["sky-of-knives"])
    theirs = army(["foe", "foe#2"], ["rear", "last"], ["lord-b"])
    battle = Battle(mine, theirs, cards=cards)

    battle.say("perform", "sky-of-knives", "mage").say("target", "rear")

    assert [battle.card(name).wounds for name in ("rear", "last", "foe")] == [1, 1, 0]


def test_pattern_47_performer_and_target_suffer_a_wound_each() -> None:
    cards = [cleric("priest", hit_points=2), character("foe", hit_points=2)]
    battle = Battle(army(["priest"], ["lord-a"], hand=["one-grave-for-two"]), FOES, cards=cards)

    battle.say("perform", "one-grave-for-two", "priest").say("target", "foe")

    assert battle.card("priest").wounds == 1
    assert battle.card("foe").wounds == 1


def test_pattern_48_a_failed_save_kills_outright() -> None:
    cards = [character("foe", level=2, hit_points=5), character("high", level=3)]
    battle = Battle(army(["warden-of-entrails"], ["lord-a"]), army(["foe", "high"], ["lord-b"]), cards=cards, dice=[14])

    battle.say("perform", "warden-of-entrails")

    assert battle.offered("target") == ["foe"]
    assert battle.say("target", "foe").zone("foe") == "discard"


def test_pattern_48_a_hit_on_a_wounded_enemy_kills() -> None:
    battle = Battle(
        army(["royal-executioner"], ["lord-a"]),
        FOES,
        cards=[character("foe", hit_points=9)],
        on={"foe": {"wounds": 1}},
        dice=[15],
    )

    battle.say("attack", "royal-executioner").say("strike", "foe")
    react(battle, "royal-executioner")

    assert battle.zone("foe") == "discard"


def test_pattern_48_an_unready_soldier_dies_without_a_roll() -> None:
    mine = army(["thief"], ["lord-a"], hand=["quiet-work"])
    theirs = army(["foe", "sleeper"], ["lord-b"])
    battle = Battle(mine, theirs, cards=[rogue("thief")], on={"sleeper": {"state": "spent"}})

    battle.say("perform", "quiet-work", "thief")

    assert battle.offered("target") == ["sleeper"]
    assert battle.say("target", "sleeper").zone("sleeper") == "discard"


def test_pattern_49_one_wound_is_removed_within_one_rank() -> None:
    cards = [cleric("priest")]
    mine = army(["priest", "hurt"], ["deep"], ["lord-a"], hand=["bind-the-cut"])
    cards += [character(name, hit_points=3) for name in ("hurt", "deep")]
    battle = Battle(mine, FOES, cards=cards, on={name: {"wounds": 2} for name in ("hurt", "deep", "lord-a")})

    battle.say("perform", "bind-the-cut", "priest")

    assert battle.offered("target") == ["hurt", "deep"]
    assert battle.say("target", "deep").card("deep").wounds == 1


def test_pattern_49_all_wounds_of_all_are_removed() -> None:
    cards = [cleric("priest", hit_points=3), character("hurt", hit_points=3)]
    mine = army(["priest", "hurt"], ["lord-a"], hand=["the-long-amen"])
    battle = Battle(mine, FOES, cards=cards, on={name: {"wounds": 2} for name in ("hurt", "priest", "lord-a")})

    battle.say("perform", "the-long-amen", "priest")

    assert [battle.card(name).wounds for name in ("hurt", "priest", "lord-a")] == [0, 0, 0]


def test_pattern_50_one_wound_fewer_is_suffered() -> None:
    mine = army(["foe", "priest"], ["lord-b"], hand=["palm-between"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[cleric("priest")], dice=[15])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "palm-between", "priest").pass_windows()

    assert battle.zone("foe") == "formation"
    assert battle.turned("priest") == "spent"


def test_pattern_50_no_wound_at_all_but_stunned() -> None:
    mine = army(["thief"], ["lord-b"], hand=["play-dead"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[rogue("thief")], dice=[15])

    battle.say("attack", "hero").say("strike", "thief")
    react(battle, "play-dead").pass_windows()

    assert battle.card("thief").wounds == 0
    assert battle.turned("thief") == "stunned"


def test_pattern_51_another_suffers_the_wounds_instead() -> None:
    mine = army(["foe", "priest"], ["lord-b"], hand=["mine-to-bear"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[cleric("priest", hit_points=2)], dice=[15])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "mine-to-bear", "priest").pass_windows()

    assert battle.card("foe").wounds == 0
    assert battle.card("priest").wounds == 1


def test_pattern_51_who_dies_of_wounds_taken_over_was_not_killed_by_the_strike() -> None:
    mine = army(["foe", "priest"], ["lord-b"], hand=["mine-to-bear"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[cleric("priest")], dice=[15])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "mine-to-bear", "priest").pass_windows()

    assert battle.zone("priest") == "discard"
    assert battle.zone("foe") == "formation"


def test_pattern_51_a_neighbour_becomes_the_target() -> None:
    mine = army(["thief", "foe"], ["lord-b"], hand=["you-meant-him"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[rogue("thief")], dice=[15])

    battle.say("attack", "hero").say("strike", "thief")
    react(battle, "you-meant-him").say("target", "foe").pass_windows()

    assert battle.zone("foe") == "discard"
    assert battle.zone("thief") == "formation"


def test_pattern_52_an_extra_hit_point_while_the_card_is_attached() -> None:
    mine = army(["priest", "friend"], ["lord-a"], hand=["milk-and-iron"])
    battle = Battle(mine, FOES, cards=[cleric("priest")], dice=[15, 15])

    battle.say("perform", "milk-and-iron", "priest", number=1).say("target", "friend")
    battle.say("attack", "foe").say("strike", "friend")

    assert battle.zone("milk-and-iron") == "attached"
    assert battle.card("friend").wounds == 1


def test_pattern_52_an_extra_hit_point_until_the_end_of_the_round() -> None:
    battle = Battle(army(["blood-daubed-chanter", "friend"], ["lord-a"]), FOES, dice=[15])

    battle.say("perform", "blood-daubed-chanter").say("target", "friend")
    battle.say("attack", "foe").say("strike", "friend")

    assert battle.card("friend").wounds == 1


def test_pattern_53_a_dead_character_returns_to_hand() -> None:
    mine = army(["foe", "priest"], ["lord-b"], hand=["not-yet-old-friend"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[cleric("priest")], dice=[15])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "not-yet-old-friend", "priest")

    assert battle.zone("foe") == "hand"


# -- states, position -----------------------------------------------------------------------------


def test_pattern_54_a_soldier_of_low_level_is_spent() -> None:
    mine = army(["mage"], ["lord-a"], hand=["candle-out"])
    battle = Battle(mine, FOES, cards=[wizard("mage")], dice=[14])

    battle.say("perform", "candle-out", "mage")

    assert battle.offered("target") == ["foe"]
    assert battle.say("target", "foe").turned("foe") == "spent"


def test_pattern_54_a_hit_spends_the_opponent() -> None:
    battle = Battle(army(["shield-biter"], ["lord-a"]), FOES, cards=[character("foe", hit_points=2)], dice=[15])

    battle.say("attack", "shield-biter").say("strike", "foe")
    react(battle, "shield-biter")

    assert battle.turned("foe") == "spent"


@pytest.mark.parametrize(("face", "turned"), [(16, "stunned"), (17, "ready")])
def test_pattern_55_stunned_after_a_failed_save(face: int, turned: str) -> None:
    mine = army(["priest"], ["lord-a"], hand=["bell-of-awe"])
    battle = Battle(mine, FOES, cards=[cleric("priest")], dice=[face])

    battle.say("perform", "bell-of-awe", "priest").say("target", "foe")

    assert battle.turned("foe") == turned


def test_pattern_55_a_hit_stuns_the_opponent() -> None:
    cards = [rogue("thief"), character("foe", hit_points=2)]
    battle = Battle(army(["thief"], ["lord-a"], hand=["hamstring"]), FOES, cards=cards, dice=[15])

    battle.say("attack", "thief").say("strike", "foe")
    react(battle, "hamstring").pass_windows()

    assert battle.turned("foe") == "stunned"


def test_pattern_56_another_becomes_ready_but_may_not_attack() -> None:
    battle = Battle(army(["skull-drummer", "friend"], ["lord-a"]), FOES, on={"friend": {"state": "spent"}})

    battle.say("perform", "skull-drummer").say("target", "friend").say("pass")

    assert battle.turned("friend") == "ready"
    assert battle.refused_by("attack", "friend") == ["WL-GOLDEN-01"]


def test_pattern_57_a_failed_save_forbids_attacking() -> None:
    battle = Battle(army(["cinder-hexer"], ["lord-a"]), FOES, dice=[14])

    battle.say("perform", "cinder-hexer").say("target", "foe")

    assert battle.refused_by("attack", "foe") == ["WL-GOLDEN-01"]


def challenged(*mine: list[str], dice: list[int] | None = None, **more: Any) -> Battle:
    """The knight has challenged the foe, and it is the foe's turn."""
    cards = [character("knight", level=2, hit_points=3, armour=14), character("foe", attacks=[4, 2])]
    ranks = mine or (["knight", "friend"], ["lord-a"])
    battle = Battle(
        army(*ranks, hand=["come-and-take-it"]), FOES, cards=[*cards, *more.pop("cards", [])], dice=dice, **more
    )
    return battle.say("perform", "come-and-take-it", "knight").say("target", "foe")


def test_pattern_57_a_challenged_character_must_strike_at_its_challenger_first() -> None:
    battle = challenged().say("attack", "foe")

    assert battle.offered("strike") == ["knight"]
    assert battle.refused_by("strike", "friend") == ["WL-GOLDEN-01"]
    assert [refusal.because for refusal in battle.judge("strike", "friend").refusals] == ["must-strike-first"]
    assert [battle.name(number) for number in battle.events("challenged")[0].facts] == [
        "foe",
        "knight",
        "come-and-take-it",
    ]


def test_pattern_57_after_one_strike_it_is_free_again() -> None:
    battle = challenged(dice=[2]).say("attack", "foe").say("strike", "knight").pass_windows().say("strike-again", "foe")

    assert battle.offered("strike") == ["knight", "friend"]
    assert battle.zone("come-and-take-it") == "table"  # its +2 AC lasts until the end of the round


def test_pattern_57_the_challenger_stands_firm() -> None:
    battle = challenged(dice=[11]).say("attack", "foe").say("strike", "knight").pass_windows()

    assert battle.card("knight").wounds == 0  # 11 + 4 against 14 + 2


def test_pattern_57_a_challenge_binds_nobody_who_cannot_strike_at_the_challenger() -> None:
    step_back = {"kind": "order", "do": [{"do": "move", "to": "backward"}], "text": {"en": "...", "de": "..."}}
    knight = character("knight", level=2, ability=[step_back])
    battle = challenged(["knight", "friend", "mate"], ["lord-a"], cards=[knight])
    battle.say("pass").say("perform", "knight").place(2, 0).say("attack", "foe")

    assert battle.ranks(0)[0] == ["friend", "mate"]
    assert battle.offered("strike") == ["friend", "mate"]
    assert battle.refused_by("strike", "friend") == []


def test_pattern_57_a_challenge_ends_when_the_challenger_leaves_play() -> None:
    banish = {"kind": "order", "do": [{"do": "send-back", "who": "target"}], "aim": {"side": "enemy", "place": "reach"}}
    foe = character("foe", ability=[{**banish, "text": {"en": "...", "de": "..."}}])
    battle = challenged(cards=[foe])
    before = [effect.stat for effect in battle.state.effects]

    battle.say("perform", "foe").say("target", "knight").pass_windows()

    assert before == ["must-strike", "ac"]
    assert battle.state.effects == []
    assert battle.zone("come-and-take-it") == "discard"


def test_pattern_57_other_enemies_strike_at_whom_they_like() -> None:
    theirs = army(["foe", "brute"], ["lord-b"])
    cards = [character("knight", level=2), character("foe"), character("brute")]
    battle = Battle(army(["knight", "friend"], ["lord-a"], hand=["come-and-take-it"]), theirs, cards=cards)

    battle.say("perform", "come-and-take-it", "knight").say("target", "foe").say("attack", "brute")

    assert battle.offered("strike") == ["knight", "friend"]


def test_pattern_58_no_target_of_melee_strikes_until_the_end_of_the_round() -> None:
    mine = army(["thief", "friend"], ["lord-a"], hand=["pot-of-smoke"])
    battle = Battle(mine, FOES, cards=[rogue("thief")])

    battle.say("perform", "pot-of-smoke", "thief").say("attack", "foe")

    assert battle.offered("strike") == ["friend"]


def test_pattern_58_no_target_of_melee_strikes_of_lower_levels() -> None:
    theirs = army(["shadow-chancellor", "foe"], ["lord-b"])
    cards = [character("green", level=3), character("old", level=4)]
    battle = Battle(army(["green", "old"], ["lord-a"]), theirs, cards=cards)

    battle.say("attack", "green")
    by_green = battle.offered("strike")
    battle = Battle(army(["green", "old"], ["lord-a"]), theirs, cards=cards).say("attack", "old")

    assert by_green == ["foe"]
    assert battle.offered("strike") == ["shadow-chancellor", "foe"]


def test_pattern_59_the_others_of_the_rank_cannot_be_targeted() -> None:
    mine = army(["priest", "friend", "other"], ["lord-a"], hand=["behind-me"])
    battle = Battle(mine, FOES, cards=[cleric("priest")])

    battle.say("perform", "behind-me", "priest").say("attack", "foe")

    assert battle.offered("strike") == ["priest"]


def test_pattern_60_a_move_of_one_rank_without_spending_once_a_round() -> None:
    battle = Battle(army(["friend", "other"], ["tusk-rider"], ["lord-a"]), FOES)

    battle.say("perform", "tusk-rider").place(1, 2).say("pass")

    assert battle.ranks(0) == [["friend", "other", "tusk-rider"], ["lord-a"]]
    assert "tusk-rider" not in battle.offered("perform")


def test_pattern_61_to_any_rank_where_no_illegal_rank_results() -> None:
    battle = Battle(army(["a", "b", "c"], ["veilwalker", "d"], ["lord-a"]), FOES)

    battle.say("perform", "veilwalker")
    ranks = {rank for rank, _ in battle.places()}

    assert ranks == {1, 2, 4}


def test_pattern_62_two_characters_trade_places() -> None:
    mine = army(["a", "thief"], ["b"], ["lord-a"], hand=["trade-places"])
    battle = Battle(mine, FOES, cards=[rogue("thief")])

    battle.say("perform", "trade-places", "thief").say("target", "lord-a")

    assert battle.ranks(0) == [["a", "lord-a"], ["b"], ["thief"]]


def test_pattern_62_who_cannot_be_moved_trades_no_places() -> None:
    mine = army(["a", "thief"], ["oakheart-elder"], ["lord-a"], hand=["trade-places"])
    battle = Battle(mine, FOES, cards=[rogue("thief")])

    battle.say("perform", "trade-places", "thief").say("target", "oakheart-elder").say("pass")

    assert battle.ranks(0) == [["a", "thief"], ["oakheart-elder"], ["lord-a"]]
    assert battle.refused_by("manoeuvre", "oakheart-elder") == ["WL-GOLDEN-01"]


def test_pattern_62_an_enemy_is_moved() -> None:
    mine = army(["thief"], ["lord-a"], hand=["forged-marching-orders"])
    theirs = army(["foe", "foe#2"], ["rear"], ["lord-b"])
    battle = Battle(mine, theirs, cards=[rogue("thief")])

    battle.say("perform", "forged-marching-orders", "thief").say("target", "rear").place(1, 0)

    assert battle.ranks(1)[0][:2] == ["rear", "foe"]


def test_pattern_63_the_strike_is_cancelled_and_its_target_falls_back() -> None:
    mine = army(["thief", "foe"], ["lord-b"], hand=["slip-the-noose"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=[rogue("thief")])

    battle.say("attack", "hero").say("strike", "thief")
    react(battle, "slip-the-noose").place(2, 0)

    assert battle.events("strike-cancelled") != []
    assert battle.events("moved") != []


def test_pattern_63_a_spell_is_no_strike_to_slip_away_from() -> None:
    cards = [rogue("thief"), wizard("mage")]
    theirs = army(["foe"], ["thief"], ["lord-b"], hand=["slip-the-noose"])
    battle = Battle(army(["mage"], ["lord-a"], hand=["spite-spark"]), theirs, cards=cards, dice=[20])

    battle.say("perform", "spite-spark", "mage").say("target", "thief")

    assert not is_offered(battle, "slip-the-noose")


def test_pattern_64_a_manoeuvre_is_prevented() -> None:
    theirs = army(["foe", "foe#2"], ["snare-setter"], ["lord-b"])
    battle = Battle(army(["hero", "friend"], ["lord-a"]), theirs)

    battle.say("manoeuvre", "hero").place(1, 1)
    react(battle, "snare-setter")

    assert battle.ranks(0) == [["hero", "friend"], ["lord-a"]]
    assert battle.turned("hero") == "spent"
    assert battle.turned("snare-setter") == "spent"


def test_pattern_65_a_rank_holds_one_more() -> None:
    mine = army(["a"], ["crowding-whelps", "b"], ["lord-a"])
    battle = Battle(mine, FOES)
    without = Battle(army(["a"], ["c", "b"], ["lord-a"]), FOES)

    assert battle.asked == (0, "order")
    assert battle.sizes(0) == [1, 2, 1]
    assert without.asked == (0, "fall")


def test_pattern_65_a_rank_with_room_can_be_recruited_into() -> None:
    cards = [character("recruit", level=2)]
    battle = Battle(army(["a"], ["crowding-whelps"], ["lord-a"], hand=["recruit"]), FOES, cards=cards)
    full = Battle(army(["a"], ["b"], ["lord-a"], hand=["recruit"]), FOES, cards=cards)

    assert battle.offered("recruit") == ["recruit"]
    assert full.refused_by("recruit", "recruit") == ["WL-RECRUIT-04"]


def test_pattern_65_who_gives_room_may_enter_where_it_is_needed() -> None:
    mine = army(["a", "b"], ["c", "d"], ["lord-a"], hand=["crowding-whelps"])
    other = army(["a", "b"], ["c", "d"], ["lord-a"], hand=["axe-sworn-raider"])

    assert Battle(mine, FOES).offered("recruit") == ["crowding-whelps"]
    assert Battle(other, FOES).offered("recruit") == []


def test_pattern_65_a_react_to_re_forming_keeps_the_state() -> None:
    cards = [rogue("thief")]
    mine = army(["foe"], ["thief"], ["lord-b"], hand=["land-like-a-cat"])
    battle = Battle(army(["hero"], ["lord-a"]), mine, cards=cards, dice=[15])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "land-like-a-cat").pass_windows()

    assert battle.ranks(1)[0] == ["thief"]
    assert battle.turned("thief") == "ready"


# -- cards, levels, entry -------------------------------------------------------------------------


def test_pattern_66_two_cards_are_drawn() -> None:
    mine = army(["mage"], ["lord-a"], hand=["turned-pages"], deck=["x", "y", "z"])
    battle = Battle(mine, FOES, cards=[wizard("mage")])

    battle.say("perform", "turned-pages", "mage")

    assert [battle.zone(name) for name in ("x", "y", "z")] == ["hand", "hand", "deck"]


def test_pattern_66_each_player_draws() -> None:
    mine = army(["priest"], ["lord-a"], hand=["shared-bread"], deck=["x", "y"])
    theirs = army(["foe"], ["lord-b"], deck=["u", "v"])
    battle = Battle(mine, theirs, cards=[cleric("priest")])

    battle.say("perform", "shared-bread", "priest")

    assert [battle.zone(name) for name in ("x", "y", "u", "v")] == ["hand", "deck", "hand", "deck"]


def test_pattern_67_a_weapon_is_searched_for_and_shown() -> None:
    cards = [item("sword", "weapon"), item("cap", "helmet")]
    battle = Battle(army(["house-armourer"], ["lord-a"], deck=["x", "cap", "sword"]), FOES, cards=cards)

    battle.say("perform", "house-armourer")
    offered = battle.offered("pick")
    battle.say("pick", "sword")

    assert offered == ["sword"]
    assert battle.zone("sword") == "hand"
    assert battle.events("showed") != []


def test_pattern_68_one_of_the_top_three_cards_is_kept() -> None:
    battle = Battle(army(["runeleaf-adept"], ["lord-a"], deck=["w", "x", "y", "z"]), FOES)

    battle.say("perform", "runeleaf-adept")
    offered = battle.offered("pick")
    battle.say("pick", "x")

    assert offered == ["w", "x", "y"]
    assert battle.zone("x") == "hand"
    assert [battle.name(n) for n in battle.state.decks[0]] == ["z", "w", "y"]


def test_pattern_69_an_undead_is_taken_back() -> None:
    mine = army(["ashbough-necromancer"], ["lord-a"], discard=["barrow-thrall", "willow-sentry"])
    battle = Battle(mine, FOES)

    battle.say("perform", "ashbough-necromancer")
    offered = battle.offered("pick")
    battle.say("pick", "barrow-thrall")

    assert offered == ["barrow-thrall"]
    assert battle.zone("barrow-thrall") == "hand"


def test_pattern_70_an_action_of_low_level_is_cancelled_flat() -> None:
    mine = army(["mage"], ["lord-a"], hand=["spite-spark"])
    theirs = army(["foe"], ["guard"], ["lord-b"], hand=["flat-denial"])
    battle = Battle(mine, theirs, cards=[wizard("mage"), wizard("guard")])

    battle.say("perform", "spite-spark", "mage").say("target", "guard")
    react(battle, "flat-denial").pass_windows()

    assert battle.events("cancelled") != []
    assert battle.zone("spite-spark") == "discard"
    assert battle.turned("mage") == "spent"


@pytest.mark.parametrize(("faces", "wounds"), [([10, 10, 1], 0), ([9, 10, 1], 1)])
def test_pattern_70_a_spell_is_cancelled_by_an_opposed_roll(faces: list[int], wounds: int) -> None:
    mine = army(["mage"], ["lord-a"], hand=["spite-spark"])
    theirs = army(["foe"], ["confessor-of-the-crown"], ["lord-b"])
    battle = Battle(mine, theirs, cards=[wizard("mage", skill=5)], dice=faces)

    battle.say("perform", "spite-spark", "mage").say("target", "confessor-of-the-crown")
    react(battle, "confessor-of-the-crown")

    assert battle.card("confessor-of-the-crown").wounds == wounds


@pytest.mark.parametrize(("faces", "wounds"), [([15], 0), ([16, 1], 1)])
def test_pattern_70_a_spell_is_cancelled_by_a_failed_save(faces: list[int], wounds: int) -> None:
    mine = army(["mage"], ["lord-a"], hand=["spite-spark"])
    theirs = army(["priest"], ["guard"], ["lord-b"], hand=["stopped-mouth"])
    cards = [wizard("mage"), cleric("priest"), character("guard", hit_points=2)]
    battle = Battle(mine, theirs, cards=cards, dice=faces)

    battle.say("perform", "spite-spark", "mage").say("target", "guard")
    react(battle, "stopped-mouth", "priest").pass_windows()

    assert battle.card("guard").wounds == wounds


def test_pattern_71_an_enemy_item_is_discarded() -> None:
    cards = [wizard("mage"), item("sword", "weapon"), item("cap", "helmet")]
    mine = army(["mage"], ["lord-a"], hand=["sundering-note"])
    battle = Battle(mine, FOES, cards=cards, on={"foe": {"items": ["sword", "cap"]}})

    battle.say("perform", "sundering-note", "mage").say("target", "cap")

    assert battle.zone("cap") == "discard"
    assert battle.zone("sword") == "equipped"


def test_pattern_71_items_do_not_count_for_one_strike() -> None:
    cards = [rogue("thief", attacks=[2]), item("plate", "armour", armour=5)]
    mine = army(["thief"], ["lord-a"], hand=["cut-the-straps"])
    battle = Battle(mine, FOES, cards=cards, on={"foe": {"items": ["plate"]}}, dice=[10])

    battle.say("attack", "thief").say("strike", "foe")
    react(battle, "cut-the-straps").pass_windows()

    assert battle.events("hit")[-1].facts == (battle.number("foe"), 10, 12, 12, 2)


def test_pattern_72_one_level_higher_for_spells() -> None:
    cards = [wizard("mage", level=4)]
    mine = army(["keeper-of-the-hollow-moon", "mage"], ["lord-a"], hand=["name-erased"])
    battle = Battle(mine, FOES, cards=cards)

    assert battle.barred("perform", "name-erased", "keeper-of-the-hollow-moon") == []
    assert battle.barred("perform", "name-erased", "mage") == ["WL-PLAY-09"]


def test_pattern_72_higher_levels_for_items() -> None:
    cards = [item("blade", "weapon", level=8), character("knight", level=4)]
    mine = army(["grand-armiger", "knight"], ["lord-a"], hand=["blade"])
    battle = Battle(mine, FOES, cards=cards)

    assert battle.barred("equip", "blade", "grand-armiger") == []
    assert battle.barred("equip", "blade", "knight") == ["WL-EQUIP-05"]


def test_pattern_73_actions_of_another_class() -> None:
    mine = army(["battle-scholar", "ledger-clerk"], ["lord-a"], hand=["reckless-charge"])
    battle = Battle(mine, FOES)

    assert battle.barred("perform", "reckless-charge", "battle-scholar") == []
    assert battle.barred("perform", "reckless-charge", "ledger-clerk") == ["WL-PLAY-07"]


def test_pattern_73_items_of_another_class() -> None:
    cards = [item("staff", "weapon", **{"class": "wizard"})]
    mine = army(["duelist-of-the-blue-hour"], ["casimir-dray-the-quiet-hand"], hand=["staff"])
    battle = Battle(mine, FOES, cards=cards)

    assert battle.barred("equip", "staff", "casimir-dray-the-quiet-hand") == []
    assert battle.barred("equip", "staff", "duelist-of-the-blue-hour") == ["WL-EQUIP-02"]


def test_pattern_73_an_attached_card_opens_other_classes() -> None:
    cards = [item("staff", "weapon", **{"class": "wizard"}), rogue("thief")]
    mine = army(["thief"], ["lord-a"], hand=["borrowed-papers", "staff"])
    battle = Battle(mine, FOES, cards=cards)

    before = battle.barred("equip", "staff", "thief")
    battle.say("perform", "borrowed-papers", "thief", number=1).say("pass")

    assert before == ["WL-EQUIP-02"]
    assert battle.barred("equip", "staff", "thief") == []


@pytest.mark.parametrize(("level", "grows"), [(3, False), (4, True)])
def test_pattern_74_killing_an_equal_lets_it_grow(level: int, grows: bool) -> None:
    cards = [character("foe", level=level)]
    battle = Battle(army(["barrow-prince"], ["lord-a"]), FOES, cards=cards, dice=[15])

    battle.say("attack", "barrow-prince").say("strike", "foe")
    is_open = is_offered(battle, "barrow-prince")
    if is_open:
        battle.say("react", "barrow-prince")
    own = [effect.stat for effect in battle.state.effects if effect.until == "permanent"]

    assert is_open is grows
    assert own == (["level", "atk", "hp"] if grows else [])


def test_pattern_75_from_hand_into_play_after_a_death() -> None:
    theirs = army(["barrow-thrall", "foe", "other"], ["friend"], ["lord-b"], hand=["pale-revenant"])
    battle = Battle(army(["hero"], ["lord-a"]), theirs, dice=[15])

    battle.say("attack", "hero").say("strike", "barrow-thrall")
    react(battle, "pale-revenant").place(2, 1).pass_windows()

    assert battle.ranks(1) == [["foe", "other"], ["friend", "pale-revenant"], ["lord-b"]]


def test_pattern_75_not_into_a_rank_that_would_be_illegal() -> None:
    theirs = army(["barrow-thrall", "foe"], ["lord-b"], hand=["pale-revenant"])
    battle = Battle(army(["hero"], ["lord-a"]), theirs, dice=[15])

    battle.say("attack", "hero").say("strike", "barrow-thrall")

    assert not is_offered(battle, "pale-revenant")


def test_pattern_75_not_after_the_death_of_the_living() -> None:
    theirs = army(["foe", "other", "third"], ["friend"], ["lord-b"], hand=["pale-revenant"])
    battle = Battle(army(["hero"], ["lord-a"]), theirs, dice=[15])

    battle.say("attack", "hero").say("strike", "foe")

    assert not is_offered(battle, "pale-revenant")


def test_pattern_75_it_enters_in_any_rank() -> None:
    mine = army(["a", "b", "c"], ["d", "e"], ["lord-a"], hand=["vanguard-outrider"])
    battle = Battle(mine, FOES)

    battle.say("recruit", "vanguard-outrider")

    assert {rank for rank, _ in battle.places()} == {1, 2, 3, 4}


def test_pattern_76_no_loyalty_penalty() -> None:
    mine = army(["a", "b"], ["c", "d"], ["lord-a"], hand=["knight-of-no-banner"])
    other = army(["a", "b"], ["c", "d"], ["lord-a"], hand=["lady-of-the-lists"])
    free = Battle(mine, FOES).say("recruit", "knight-of-no-banner").place(3, 0)
    bound = Battle(other, FOES).say("recruit", "lady-of-the-lists").place(3, 0)

    assert free.turned("knight-of-no-banner") == "ready"
    assert bound.turned("lady-of-the-lists") == "stunned"


def test_pattern_77_the_card_becomes_a_character_until_the_end_of_the_round() -> None:
    cards = [wizard("mage", alignment="evil")]
    mine = army(["mage"], ["lord-a"], hand=["imp-of-the-inkwell"])
    battle = Battle(mine, FOES, cards=cards, dice=[10, 9])
    number = battle.number("imp-of-the-inkwell")

    battle.say("perform", "imp-of-the-inkwell", "mage").place(1, 1)
    imp = battle.state.cards[number]
    battle.say("pass").say("pass")

    assert (imp.face.attacks, imp.face.armour, imp.face.alignment) == ((2,), 11, "evil")
    assert battle.state.cards[number].zone == 7
    assert battle.state.round == 2


def test_pattern_78_an_heir_takes_over() -> None:
    mine = army(["hero", "mage"], ["lord-a"], hand=["lance-of-winter"])
    theirs = army(["dhurg-the-named-heir"], ["lord-b"])
    battle = Battle(mine, theirs, cards=[wizard("mage")], on={"lord-b": {"wounds": 1}}, dice=[1])

    battle.say("perform", "lance-of-winter", "mage").say("target", "lord-b").pass_windows()

    assert battle.match.outcome is None
    assert battle.events("took-over") != []
    assert [card.face.id for card in warlords(battle.state, 1)] == ["dhurg-the-named-heir"]


def test_pattern_78_without_an_heir_alive_the_player_is_out() -> None:
    theirs = army(["dhurg-the-named-heir"], ["lord-b"])
    battle = Battle(
        army(["hero", "mage"], ["lord-a"], hand=["lance-of-winter"]),
        theirs,
        cards=[character("hero", attacks=[20]), wizard("mage")],
        on={"lord-b": {"wounds": 1}, "dhurg-the-named-heir": {"wounds": 1}},
        dice=[1, 15],
    )

    battle.say("perform", "lance-of-winter", "mage").say("target", "lord-b").pass_windows().say("pass")
    battle.say("attack", "hero").say("strike", "dhurg-the-named-heir").pass_windows()

    assert battle.match.outcome is not None
    assert battle.match.outcome.winners == (0,)


def test_pattern_79_a_second_order_at_once() -> None:
    battle = Battle(army(["marshal-of-the-fourth-hour", "hero"], ["lord-a"]), FOES, dice=[10])

    battle.say("attack", "hero").say("strike", "foe")
    react(battle, "marshal-of-the-fourth-hour")

    assert battle.asked == (0, "order")
    assert battle.turned("marshal-of-the-fourth-hour") == "spent"


def test_pattern_79_not_after_an_order_of_somebody_else() -> None:
    battle = Battle(army(["hero"], ["lord-a"]), army(["marshal-of-the-fourth-hour"], ["lord-b"]), dice=[2])

    battle.say("attack", "hero").say("strike", "marshal-of-the-fourth-hour")

    assert not is_offered(battle, "marshal-of-the-fourth-hour")


def test_pattern_80_once_a_game() -> None:
    mine = army(["priest"], ["lord-a"], hand=["the-long-amen", "the-long-amen#2"])
    battle = Battle(mine, FOES, cards=[cleric("priest")])

    battle.say("perform", "the-long-amen", "priest").pass_windows().say("pass")

    assert battle.barred("perform", "the-long-amen#2", "priest") == ["WL-GOLDEN-01"]


def test_pattern_80_once_for_each_character() -> None:
    cards = [character("hurt", hit_points=4), character("other", hit_points=4)]
    held = {
        "hurt": {"wounds": 3, "items": ["chalice-of-silver-dew"]},
        "other": {"wounds": 3, "items": ["chalice-of-silver-dew#2"]},
    }
    battle = Battle(army(["hurt", "other"], ["lord-a"]), FOES, cards=cards, on=held)

    battle.say("perform", "chalice-of-silver-dew").say("pass")

    assert battle.card("hurt").wounds == 2
    assert battle.barred("perform", "chalice-of-silver-dew", "hurt") == ["WL-GOLDEN-01"]
    assert battle.barred("perform", "chalice-of-silver-dew#2", "other") == []


def test_pattern_80_a_unique_item_of_one_faction() -> None:
    mine = army(["lady-of-the-lists", "iron-jawed-veteran"], ["lord-a"], hand=["crownblade-of-the-regency"])
    battle = Battle(mine, FOES)

    assert "WL-EQUIP-03" in battle.barred("equip", "crownblade-of-the-regency", "iron-jawed-veteran")
    assert "WL-EQUIP-03" not in battle.barred("equip", "crownblade-of-the-regency", "lady-of-the-lists")


@pytest.mark.parametrize(
    ("face", "turned", "wounds"), [(5, "ready", 1), (6, "spent", 0), (15, "spent", 0), (16, "stunned", 0)]
)
def test_pattern_80_a_table_of_chance(face: int, turned: str, wounds: int) -> None:
    cards = [character("hero", hit_points=2)]
    held = {"hero": {"items": ["knuckle-bones-of-chance"]}}
    battle = Battle(army(["hero"], ["lord-a"]), FOES, cards=cards, on=held, dice=[face])

    battle.say("perform", "knuckle-bones-of-chance").say("target", "foe").pass_windows()

    assert battle.turned("foe") == turned
    assert battle.card("hero").wounds == wounds
