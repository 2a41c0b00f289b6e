"""WL-RECRUIT: a character from hand, its rank, the loyalty penalty, Unique names."""

from __future__ import annotations

import pytest

from battle import ZONES, Battle, ability, action, army, character, lord
from tercio.kernel import Answer

OTHER = army(["foe"], ["lord-b"])
FREE = ability("static", lifts=["WL-RECRUIT-02"])


def ranked(sizes: list[int], **piles: list[str]) -> dict[str, object]:
    """An army with these numbers of characters in its ranks; the Warlord stands last."""
    ranks = [[f"r{rank}-{place}" for place in range(size)] for rank, size in enumerate(sizes, 1)]
    ranks[-1][-1] = "lord-a"
    return army(*ranks, **piles)


def ranks_offered(battle: Battle) -> list[int]:
    return sorted({rank for rank, _ in battle.places()})


# -- into the rank of its level ---------------------------------------------------------


@pytest.mark.rule("WL-RECRUIT-01")
def test_WL_RECRUIT_01_a_character_from_hand_joins_the_army_as_an_order() -> None:
    battle = Battle(ranked([3, 2, 1], hand=["new", "newer"]), OTHER)

    battle.say("recruit", "new").place(1, 3).until("order")

    assert battle.ranks(0)[0] == ["r1-0", "r1-1", "r1-2", "new"]
    assert [battle.name(number) for number in battle.state.hands[0]] == ["newer"]
    assert battle.asked == (1, "order")
    assert battle.turned("new") == "ready"  # A4


@pytest.mark.rule("WL-RECRUIT-01")
def test_WL_RECRUIT_01_only_characters_in_the_own_hand() -> None:
    cry = action("cry", ability("order", {"do": "draw"}))
    mine = ranked([3, 2, 1], hand=["cry"], discard=["dead"], deck=["deep"])
    battle = Battle(mine, army(["foe"], ["lord-b"], hand=["theirs"]), cards=[cry])

    assert battle.offered("recruit") == []
    for name in ("cry", "dead", "deep", "theirs", "foe"):
        assert battle.refused_by("recruit", name) == ["WL-RECRUIT-01"]


@pytest.mark.rule("WL-RECRUIT-01")
def test_WL_RECRUIT_01_a_new_character_may_act_later_in_the_round() -> None:
    """A4  It enters ready."""
    battle = Battle(ranked([1, 1], hand=["new"]), OTHER)

    battle.say("recruit", "new").place(1, 0).until("order").say("pass")

    assert battle.offered("attack") == ["new", "r1-0"]


@pytest.mark.rule("WL-RECRUIT-02")
@pytest.mark.parametrize("text", [[], [ability("static", {"do": "modify", "stat": "atk", "amount": 1})]])
def test_WL_RECRUIT_02_the_level_is_the_rank(text: list[dict[str, object]]) -> None:
    """Also for a character with a text that says nothing about ranks."""
    battle = Battle(ranked([3, 2, 1], hand=["new"]), OTHER, cards=[character("new", level=2, ability=text)])

    battle.say("recruit", "new")
    offered = ranks_offered(battle)
    battle.place(2, 0).until("order")

    assert offered == [2]
    assert battle.sizes(0) == [3, 3, 1]


@pytest.mark.rule("WL-RECRUIT-03")
def test_WL_RECRUIT_03_left_right_or_between_any_two() -> None:
    battle = Battle(ranked([3, 2, 1], hand=["new"]), OTHER)

    battle.say("recruit", "new")
    offered = battle.places()
    battle.place(1, 2).until("order")

    assert offered == [(1, 0), (1, 1), (1, 2), (1, 3)]
    assert battle.ranks(0)[0] == ["r1-0", "r1-1", "new", "r1-2"]


@pytest.mark.rule("WL-RECRUIT-03")
def test_WL_RECRUIT_03_nobody_goes_onto_a_card() -> None:
    battle = Battle(ranked([3, 2, 1], hand=["new"]), OTHER)

    battle.say("recruit", "new")
    verdict = battle.match.judge(Answer(0, "place", 40))

    assert [(refusal.rule, refusal.because) for refusal in verdict.refusals] == [("WL-RECRUIT-03", "between-cards")]


# -- no illegal rank -------------------------------------------------------------------------


@pytest.mark.rule("WL-RECRUIT-04")
@pytest.mark.parametrize(("level", "is_legal"), [(2, False), (3, True), (4, True), (5, False), (1, True)])
def test_WL_RECRUIT_04_not_if_a_rank_would_become_illegal(level: int, is_legal: bool) -> None:
    """2/2/1: a level 2 character would make 2/3/1, one of level 5 would leave the fourth rank empty.

    A59  Then the order is not offered.
    """
    battle = Battle(ranked([2, 2, 1], hand=["new"]), OTHER, cards=[character("new", level=level)])

    assert battle.offered("recruit") == (["new"] if is_legal else [])
    assert battle.refused_by("recruit", "new") == ([] if is_legal else ["WL-RECRUIT-04"])


@pytest.mark.rule("WL-RECRUIT-04")
def test_WL_RECRUIT_04_intruders_fill_no_rank() -> None:
    """WL-INFILTRATE-09  Two of one's own in front, and an enemy between them: 2 characters, not 3."""
    spy = character("spy", feats={"stealth": 5})
    mine = army(["x", "spy", "y"], ["z", "lord-a"], hand=["new"])
    battle = Battle(mine, OTHER, cards=[spy, character("new", level=2)], on={"spy": {"owner": 1}})

    assert battle.refused_by("recruit", "new") == ["WL-RECRUIT-04"]


@pytest.mark.rule("WL-RECRUIT-04")
def test_WL_RECRUIT_04_a_fourth_rank_behind_the_third() -> None:
    battle = Battle(ranked([2, 2, 1], hand=["new"]), OTHER, cards=[character("new", level=4)])

    battle.say("recruit", "new").until("order")

    assert battle.sizes(0) == [2, 2, 1, 1]
    assert battle.events("fell") == []


# -- the loyalty penalty -----------------------------------------------------------------------


@pytest.mark.rule("WL-RECRUIT-05")
@pytest.mark.parametrize(("faction", "state"), [("dwarves", "stunned"), ("elves", "ready")])
def test_WL_RECRUIT_05_a_character_of_another_faction_enters_stunned(faction: str, state: str) -> None:
    cards = [lord("lord-a", "elves"), character("new", faction)]
    battle = Battle(ranked([3, 2, 1], hand=["new"]), OTHER, cards=cards)

    battle.say("recruit", "new").place(1, 0).until("order")

    assert battle.turned("new") == state


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_under_a_mercenary_warlord_all_others_are_strangers() -> None:
    """A60  Characters of the factions differ from it; Mercenaries never suffer."""
    cards = [lord("lord-a", "mercenaries"), character("new", "elves"), character("hired", "mercenaries")]
    battle = Battle(ranked([3, 2, 1], hand=["new", "hired"]), OTHER, cards=cards)

    battle.say("recruit", "new").place(1, 0).until("order").say("pass")
    battle.say("recruit", "hired").place(1, 0).until("order")

    assert (battle.turned("new"), battle.turned("hired")) == ("stunned", "ready")


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_it_is_the_warlord_that_counts_and_not_the_rest_of_the_army() -> None:
    cards = [lord("lord-a", "elves"), character("r1-0", "dwarves"), character("new", "dwarves")]
    battle = Battle(ranked([1, 1], hand=["new"]), OTHER, cards=cards)

    battle.say("recruit", "new").place(1, 0).until("order")

    assert battle.turned("new") == "stunned"


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_a_successor_is_the_warlord() -> None:
    """The faction of the character that has become the Warlord counts."""
    cards = [character("heir", "elves"), character("new", "dwarves"), character("kin", "elves")]
    effects = [{"card": "heir", "stat": "trait", "word": "warlord", "until": "permanent"}]
    mine = army(["heir"], ["x"], hand=["new", "kin"])
    battle = Battle(mine, OTHER, cards=cards, effects=effects)

    battle.say("recruit", "new").place(1, 0).until("order").say("pass").say("recruit", "kin").place(1, 0).until("order")

    assert (battle.turned("new"), battle.turned("kin")) == ("stunned", "ready")


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_a_warlord_in_an_enemy_formation_is_still_the_warlord() -> None:
    """A92  It is in play, wherever it stands."""
    roaming = lord("lord-a", "elves", feats={"stealth": 5})
    cards = [roaming, character("x", "dwarves"), character("new", "dwarves")]
    lines = (army(["x"], hand=["new"]), army(["foe", "lord-a"], ["lord-b"]))
    battle = Battle(*lines, cards=cards, on={"lord-a": {"owner": 0, "state": "stunned"}})

    battle.say("recruit", "new").place(1, 0).until("order")

    assert battle.turned("new") == "stunned"


@pytest.mark.rule("WL-RECRUIT-06")
@pytest.mark.parametrize("traits", [("mercenaries", []), ("dwarves", ["mercenaries"])], ids=["first", "second trait"])
def test_WL_RECRUIT_06_mercenaries_never_suffer_the_penalty(traits: tuple[str, list[str]]) -> None:
    cards = [lord("lord-a", "elves"), character("hired", traits[0], traits=traits[1])]
    battle = Battle(ranked([3, 2, 1], hand=["hired"]), OTHER, cards=cards)

    battle.say("recruit", "hired").place(1, 0).until("order")

    assert battle.turned("hired") == "ready"


# -- Unique ---------------------------------------------------------------------------------------


UNIQUE = character("x", "dwarves", traits=["unique"])


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_a_unique_character_is_in_an_army_once() -> None:
    mine = army(["x", "y"], ["lord-a"], hand=["x#2", "y#2"])
    battle = Battle(mine, OTHER, cards=[UNIQUE])

    assert battle.offered("recruit") == ["y#2"]
    assert battle.refused_by("recruit", "x#2") == ["WL-RECRUIT-07"]


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_the_opponent_may_have_his_own() -> None:
    mine = army(["x"], ["lord-a"])
    battle = Battle(mine, army(["foe"], ["lord-b"], hand=["x#2"]), cards=[UNIQUE], turn=1)

    battle.say("recruit", "x#2").place(1, 0).until("order")

    assert (battle.zone("x"), battle.zone("x#2")) == ("formation", "formation")


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_after_its_death_the_next_one_may_come() -> None:
    mine = army(["y"], ["lord-a"], hand=["x#2"], discard=["x"])
    battle = Battle(mine, OTHER, cards=[UNIQUE])

    assert battle.offered("recruit") == ["x#2"]


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_another_printing_has_the_same_name() -> None:
    """WL-FORMAT-03  The name counts, not the printing."""
    reprint = {**UNIQUE, "id": "x-reprint"}
    battle = Battle(army(["x"], ["lord-a"], hand=["x-reprint"]), OTHER, cards=[UNIQUE, reprint])

    assert battle.refused_by("recruit", "x-reprint") == ["WL-RECRUIT-07"]


# -- ignoring rank requirements ----------------------------------------------------------------------


@pytest.mark.rule("WL-RECRUIT-08")
def test_WL_RECRUIT_08_without_rank_requirements_any_rank_will_do() -> None:
    wild = character("wild", level=3, ability=[FREE])
    battle = Battle(ranked([3, 2, 1], hand=["wild"]), OTHER, cards=[wild])

    battle.say("recruit", "wild")
    offered = ranks_offered(battle)
    battle.place(4, 0).until("order")

    assert offered == [1, 2, 3, 4]
    assert battle.sizes(0) == [3, 2, 1, 1]


@pytest.mark.rule("WL-RECRUIT-09")
def test_WL_RECRUIT_09_but_no_rank_may_become_illegal() -> None:
    wild = character("wild", level=2, ability=[FREE])
    battle = Battle(ranked([2, 2, 1], hand=["wild"]), OTHER, cards=[wild])

    battle.say("recruit", "wild")

    assert ranks_offered(battle) == [1, 3, 4]


# -- entering by an effect ----------------------------------------------------------------------------


AVENGE = ability(
    "react",
    {"do": "enter", "who": "source"},
    trigger="after:died",
    hand=True,
    tests=[{"who": "victim", "side": "own"}],
)


def avenged(card: dict[str, object], front: list[str], extra: list[dict[str, object]] | None = None) -> Battle:
    """The enemy has killed "victim" while "avenger" is in hand: the window in which it may enter, if there is one."""
    mine = army(front, ["lord-a"], hand=["avenger"])
    battle = Battle(mine, OTHER, cards=[card, *(extra or [])], turn=1, dice=[18])
    battle.say("attack", "foe").say("strike", "victim")
    while battle.question.kind not in ("after:died", "order"):
        battle.say("pass")
    return battle


@pytest.mark.rule("WL-RECRUIT-02", "WL-RECRUIT-05")
def test_WL_RECRUIT_02_A90_an_effect_brings_it_into_its_rank_and_the_penalty_holds() -> None:
    """A90  What holds for the order holds for effects."""
    battle = avenged(character("avenger", "elves", ability=[AVENGE]), ["victim", "r1"])

    battle.say("react", "avenger")
    offered = battle.places()
    battle.place(1, 1).until("order")

    assert offered == [(1, 0), (1, 1)]
    assert battle.ranks(0)[0] == ["r1", "avenger"]
    assert battle.turned("avenger") == "stunned"


@pytest.mark.rule("WL-RECRUIT-04")
def test_WL_RECRUIT_04_A90_an_effect_makes_no_illegal_rank_either() -> None:
    """A90, A59  The level 2 character would make 1/2: it may not enter."""
    battle = avenged(character("avenger", level=2, ability=[AVENGE]), ["victim", "r1"])

    assert battle.offered("react") == []


@pytest.mark.rule("WL-RECRUIT-07")
def test_WL_RECRUIT_07_A90_an_effect_brings_no_second_unique_character() -> None:
    """A90  The name is already in play in one's own army."""
    card = character("avenger", traits=["unique"], ability=[AVENGE])
    twin = {**card, "id": "twin"}
    battle = avenged(card, ["victim", "twin"], [twin])

    assert battle.offered("react") == []


@pytest.mark.rule("WL-RECRUIT-01")
def test_WL_RECRUIT_01_A90_who_enters_as_a_react_acts_itself() -> None:
    """It is the character's own react: nobody in the army performs it."""
    battle = avenged(character("avenger", ability=[AVENGE]), ["victim", "r1", "r2"])

    battle.say("react", "avenger").place(1, 0).until("order")

    assert battle.events("reacts")[-1].facts == (battle.number("avenger"), battle.number("avenger"))
    assert "action" not in battle.card("r1").uses
    assert "action" in battle.card("avenger").uses


@pytest.mark.rule("WL-RECRUIT-05")
def test_WL_RECRUIT_05_A91_a_created_character_suffers_no_penalty_and_leaves_the_match_in_the_end() -> None:
    """A91  Its values are those of the card; when it leaves play it leaves the match."""
    summon = action("golem", ability("order", {"do": "summon"}), hit_points=1, attacks=[3], armour=10)
    battle = Battle(army(["a"], ["lord-a"], hand=["golem"]), OTHER, cards=[summon], dice=[15, 8])
    number = battle.number("golem")

    battle.say("perform", "golem", "a").place(1, 1).until("order")
    during = (battle.state.place_of(number), battle.state.cards[number].state)
    battle.say("pass").say("pass")

    assert during == ((0, 1, 1), 0)
    assert battle.state.round == 2
    assert ZONES[battle.state.cards[number].zone] == "gone"
