"""WL-INFILTRATE: characters in the formation of an opponent."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

ROGUE = {"class": "rogue"}


def spy(**values: Any) -> dict[str, Any]:
    return character("spy", **{"feats": {"stealth": 8}, "skill": 4, "hit_points": 3, **ROGUE, **values})


def inside(*rear: list[str], front: list[str], own: dict[str, Any] | None = None, **position: Any) -> Battle:
    """A spy of the first army stands in the formation of the second."""
    cards = [*position.pop("cards", []), spy(**position.pop("spy", {}))]
    details = {**position.pop("on", {}), "spy": {"owner": 0, **position.pop("spied", {})}}
    return Battle(own or army(["hero"], ["lord-a"]), army(front, *rear), cards=cards, on=details, **position)


@pytest.mark.rule("WL-INFILTRATE-01")
def test_WL_INFILTRATE_01_the_stealth_order_leads_into_an_enemy_formation() -> None:
    battle = Battle(army(["spy", "hero"], ["lord-a"]), army(["foe"], ["lord-b"]), cards=[spy()], dice=[8])

    battle.say("stealth", "spy").place(1, 0)

    assert battle.ranks(1)[0] == ["spy", "foe"]
    assert battle.ranks(0) == [["hero"], ["lord-a"]]


@pytest.mark.rule("WL-INFILTRATE-01")
def test_WL_INFILTRATE_01_no_other_standard_order_leads_there() -> None:
    """Recruiting and manoeuvring lead into one's own ranks, attacking and equipping nowhere."""
    cards = [spy(feats={}), character("recruit"), item("ring")]
    hand = ["recruit", "ring"]
    battle = Battle(army(["spy", "hero"], ["lord-a"], hand=hand), army(["foe"], ["lord-b"]), cards=cards, dice=[2])
    enemy = battle.ranks(1)

    battle.say("recruit", "recruit").place(1, 0).pass_windows().say("pass").say("manoeuvre", "spy").place(1, 0)
    battle.pass_windows().say("pass").say("equip", "ring", "hero").pass_windows()
    battle.say("pass").say("attack", "hero").say("strike", "foe").pass_windows()

    assert battle.ranks(1) == enemy
    assert "stealth" not in battle.keys()


@pytest.mark.rule("WL-INFILTRATE-02")
def test_WL_INFILTRATE_02_a_manoeuvre_from_the_front_rank_does_not_reach_the_enemy() -> None:
    battle = Battle(army(["spy", "hero"], ["lord-a"]), army(["foe", "foe#2", "foe#3"], ["lord-b"]), cards=[spy()])

    battle.say("manoeuvre", "spy")
    assert battle.places() == [(1, 1), (2, 0), (2, 1)]
    battle.place(1, 1)

    assert battle.ranks(0)[0] == ["hero", "spy"]


@pytest.mark.rule("WL-INFILTRATE-02")
@pytest.mark.parametrize("to", ["forward", "front", "step", "any"])
def test_WL_INFILTRATE_02_other_movement_stays_in_the_formation(to: str) -> None:
    dash = ability("order", {"do": "move", "to": to})
    battle = Battle(army(["spy", "hero"], ["lord-a"]), army(["foe", "foe#2"], ["lord-b"]), cards=[spy(ability=[dash])])

    battle.say("perform", "spy")
    if battle.question.kind == "place":
        battle.place(*battle.places()[0])

    assert battle.ranks(1) == [["foe", "foe#2"], ["lord-b"]]
    assert "spy" in [name for row in battle.ranks(0) for name in row]


@pytest.mark.rule("WL-INFILTRATE-02")
def test_WL_INFILTRATE_02_an_intruder_does_not_leave_by_manoeuvring_forward() -> None:
    """A86"""
    battle = inside(["lord-b"], front=["spy", "foe"])

    battle.say("manoeuvre", "spy")

    assert battle.places() == [(1, 1), (2, 0), (2, 1)]


@pytest.mark.rule("WL-INFILTRATE-03")
def test_WL_INFILTRATE_03_an_intruder_attacks_all_who_are_near() -> None:
    """A20  Distance 0 or 1, counted inside the formation."""
    battle = inside(["b", "spy", "b#2"], ["c"], ["lord-b"], front=["a", "a#2", "a#3"])

    battle.say("attack", "spy")

    assert battle.offered("strike") == ["a", "a#2", "a#3", "b", "b#2", "c"]
    assert battle.refused_by("strike", "lord-b") == ["WL-ATTACK-03"]


@pytest.mark.rule("WL-INFILTRATE-03")
def test_WL_INFILTRATE_03_an_intruder_manoeuvres_to_the_ranks_beside_it_and_within_its_own() -> None:
    battle = inside(["b", "spy", "b#2"], ["lord-b"], front=["a", "a#2", "a#3"])

    battle.say("manoeuvre", "spy")

    assert {rank for rank, _ in battle.places()} == {1, 2, 3}
    assert [place for rank, place in battle.places() if rank == 2] == [0, 2]
    battle.place(3, 1)
    assert battle.ranks(1)[2] == ["lord-b", "spy"]
    assert battle.turned("spy") == "spent"


@pytest.mark.rule("WL-INFILTRATE-03")
def test_WL_INFILTRATE_03_an_intruder_does_not_manoeuvre_behind_the_last_occupied_rank() -> None:
    """A85"""
    battle = inside(["lord-b", "spy"], front=["a", "a#2"])

    battle.say("manoeuvre", "spy")

    assert {rank for rank, _ in battle.places()} == {1, 2}


@pytest.mark.rule("WL-INFILTRATE-03")
def test_WL_INFILTRATE_03_a_place_between_two_parts_them() -> None:
    """A29, A74  Intruders are neighbours: who stands beyond one is not adjacent."""
    battle = inside(
        ["lord-b"],
        front=["a", "spy", "guard"],
        cards=[character("guard", feats={"defend": 5}), character("a", hit_points=2)],
        dice=[2],
    )

    battle.say("attack", "hero").say("strike", "a")

    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-INFILTRATE-03")
def test_WL_INFILTRATE_03_the_host_places_new_characters_around_the_intruder() -> None:
    """A74  For positions an intruder counts."""
    own = army(["spy", "hero"], ["lord-a"], hand=["recruit"])
    battle = Battle(own, army(["foe"], ["lord-b"]), cards=[spy()], on={"spy": {"owner": 1}})

    battle.say("recruit", "recruit")

    assert battle.places() == [(1, 0), (1, 1), (1, 2)]


@pytest.mark.rule("WL-INFILTRATE-04")
def test_WL_INFILTRATE_04_an_intruder_is_not_equipped() -> None:
    own = army(["hero", "hero#2"], ["lord-a"], hand=["ring"])
    battle = inside(["lord-b"], front=["a", "spy"], own=own, cards=[item("ring")])

    picks = [option.among for option in battle.question.options if option.key == "equip"]
    assert picks == [(battle.number("hero"), battle.number("hero#2"), battle.number("lord-a"))]
    assert battle.refused_by("equip", "ring", "spy") == ["WL-INFILTRATE-04"]


@pytest.mark.rule("WL-INFILTRATE-04")
def test_WL_INFILTRATE_04_what_it_bears_goes_with_it() -> None:
    battle = Battle(
        army(["spy", "hero"], ["lord-a"]),
        army(["foe"], ["lord-b"]),
        cards=[spy(attacks=[2]), item("dagger", "weapon", attacks=[3]), character("foe", hit_points=2)],
        on={"spy": {"items": ["dagger"]}},
        dice=[8, 15, 5, 10],
    )

    battle.say("stealth", "spy").place(1, 0).say("pass").say("pass").say("attack", "spy").say("strike", "foe")

    assert battle.zone("dagger") == "equipped"
    assert battle.events("hit")[0].facts == (battle.number("foe"), 10, 15, 12, 5)


@pytest.mark.rule("WL-INFILTRATE-04")
def test_WL_INFILTRATE_04_a_unique_item_on_an_intruder_is_not_in_the_army() -> None:
    """A61  So a second copy may be given to somebody, and the same holds for the character itself."""
    crown = item("crown", "unique")
    battle = inside(
        ["lord-b"],
        front=["a", "spy"],
        own=army(["hero"], ["lord-a"], hand=["crown#2", "spy#2"]),
        cards=[crown],
        spy={"traits": ["unique"], "faction": "dwarves"},
        spied={"items": ["crown"]},
    )

    assert battle.offered("equip") == ["crown#2"]
    assert battle.offered("recruit") == ["spy#2"]


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_a_unique_character_that_comes_home_stays_beside_its_copy() -> None:
    """A61  Only entering play is checked."""
    battle = Battle(
        army(["hero", "spy#2"], ["lord-a"]),
        army(["spy", "foe"], ["lord-b"]),
        cards=[spy(traits=["unique"])],
        on={"spy": {"owner": 0}},
        dice=[8],
    )

    battle.say("stealth", "spy").place(1, 0)

    assert battle.ranks(0)[0] == ["spy", "hero", "spy#2"]


@pytest.mark.rule("WL-INFILTRATE-05")
def test_WL_INFILTRATE_05_an_intruder_performs_no_actions_of_action_cards() -> None:
    trick = action("trick", ability("order", {"do": "modify", "stat": "ac", "amount": 2}), **ROGUE)
    alert = ability("order", {"do": "modify", "stat": "ac", "amount": 2})
    own = army(["hero", "thief", "thief#2"], ["lord-a"], hand=["trick"])
    battle = inside(
        ["lord-b"],
        front=["spy", "a"],
        own=own,
        cards=[trick, character("thief", **ROGUE)],
        spy={"ability": [alert]},
    )

    assert "WL-INFILTRATE-05" in battle.refused_by("perform", "trick", "spy")
    assert battle.refused_by("perform", "trick", "thief") == []
    assert sorted(battle.offered("perform")) == ["spy", "trick"]
    assert battle.offered("stealth") == ["spy"]


@pytest.mark.rule("WL-INFILTRATE-05")
def test_WL_INFILTRATE_05_where_only_an_intruder_fits_the_card_is_not_offered() -> None:
    trick = action("trick", ability("order", {"do": "modify", "stat": "ac", "amount": 2}), **ROGUE)
    battle = inside(["lord-b"], front=["spy", "a"], own=army(["hero"], ["lord-a"], hand=["trick"]), cards=[trick])

    assert battle.offered("perform") == []


SMITE = ability("order", {"do": "kill", "who": "target"}, aim={"side": "enemy"})


def last_rank(state: str = "ready") -> Battle:
    """The spy stands beside the only enemy of rank 3, who is not the Warlord."""
    return Battle(
        army(["hero"], ["lord-a"]),
        army(["a", "a#2", "a#3"], ["b", "lord-b"], ["c", "spy"]),
        cards=[spy(), character("hero", ability=[SMITE])],
        on={"spy": {"owner": 0, "state": state}},
    )


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_behind_the_last_occupied_rank_it_is_moved_to_it() -> None:
    """A29  Its controller picks the place."""
    battle = last_rank().say("perform", "hero").say("target", "c")
    assert battle.asked == (0, "place")
    assert battle.places() == [(2, 0), (2, 1), (2, 2)]

    battle.place(2, 1)

    assert battle.ranks(1) == [["a", "a#2", "a#3"], ["b", "spy", "lord-b"]]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-INFILTRATE-06")
def test_WL_INFILTRATE_06_other_intruders_do_not_make_a_rank_occupied() -> None:
    """A85"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["a", "a#2", "a#3"], ["b", "lord-b"], ["c", "spy", "mole"]),
        army(["stranger"], ["lord-c"]),
        cards=[spy(), character("mole", feats={"stealth": 5}), character("hero", ability=[SMITE])],
        on={"spy": {"owner": 0}, "mole": {"owner": 2}},
    )

    battle.say("perform", "hero").say("target", "c").place(2, 0)
    assert battle.asked == (2, "place")
    battle.place(2, 3)

    assert battle.ranks(1) == [["a", "a#2", "a#3"], ["spy", "b", "lord-b", "mole"]]


@pytest.mark.rule("WL-INFILTRATE-07")
@pytest.mark.parametrize("state", ["ready", "spent", "stunned"])
def test_WL_INFILTRATE_07_that_move_does_not_change_its_state(state: str) -> None:
    battle = last_rank(state).say("perform", "hero").say("target", "c").place(2, 2)

    assert battle.turned("spy") == state
    assert battle.events("fell") == []


BREAK = action("break", ability("order", {"do": "discard-item", "who": "target"}, aim={"side": "enemy"}))


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_without_the_ability_it_is_back_in_its_front_rank_stunned() -> None:
    """A72  Its controller picks the place."""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe"], ["lord-b"], hand=["break"]),
        cards=[BREAK, character("spy"), item("cloak", feats={"stealth": 5})],
        on={"spy": {"owner": 0, "items": ["cloak"], "uses": ["action"]}},
        turn=1,
    )

    battle.say("perform", "break", "foe").say("target", "spy")
    assert battle.asked == (0, "place")
    assert battle.places() == [(1, 0), (1, 1)]
    battle.place(1, 0)

    assert battle.ranks(0)[0] == ["spy", "hero"]
    assert battle.turned("spy") == "stunned"
    assert battle.ranks(1)[0] == ["foe"]


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_with_another_source_of_the_feat_it_stays() -> None:
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["spy", "foe"], ["lord-b"], hand=["break"]),
        cards=[BREAK, spy(), item("cloak", feats={"stealth": 5})],
        on={"spy": {"owner": 0, "items": ["cloak"], "uses": ["action"]}},
        turn=1,
    )

    battle.say("perform", "break", "foe").say("target", "spy")

    assert battle.zone("cloak") == "discard"
    assert battle.ranks(1)[0] == ["spy", "foe"]
    assert battle.turned("spy") == "ready"


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_a_stunned_intruder_still_has_its_feat_and_stays() -> None:
    """A73"""
    battle = inside(["lord-b"], front=["spy", "a"], spied={"state": "stunned"})

    assert battle.asked == (0, "order")
    assert battle.ranks(1)[0] == ["spy", "a"]


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_an_effect_that_allows_it_to_be_there_ends_with_the_round() -> None:
    """A73"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["envoy", "foe"], ["lord-b"]),
        on={"envoy": {"owner": 0}},
        effects=[{"card": "envoy", "stat": "trespass", "until": "round"}],
        dice=[15, 5],
    )
    assert battle.asked == (0, "order")

    battle.say("pass").say("pass")

    assert battle.asked == (0, "place")
    battle.place(1, 1)
    assert battle.ranks(0)[0] == ["hero", "envoy"]
    assert battle.card("envoy").state > 0


@pytest.mark.rule("WL-INFILTRATE-08")
def test_WL_INFILTRATE_08_it_comes_home_when_its_host_is_out() -> None:
    """A8, A75"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["foe", "spy"], ["lord-b"]),
        army(["stranger"], ["lord-c"]),
        cards=[spy(), character("hero", ability=[SMITE])],
        on={"spy": {"owner": 0}},
    )

    battle.say("perform", "hero").say("target", "lord-b").place(1, 0)

    assert battle.ranks(0)[0] == ["spy", "hero"]
    assert battle.turned("spy") == "stunned"


@pytest.mark.rule("WL-INFILTRATE-09")
def test_WL_INFILTRATE_09_an_intruder_does_not_make_a_rank_too_large() -> None:
    battle = inside(["b", "spy", "b#2"], ["lord-b"], front=["a", "a#2"])

    assert battle.asked == (0, "order")
    assert battle.sizes(1) == [2, 3, 1]


@pytest.mark.rule("WL-INFILTRATE-09")
def test_WL_INFILTRATE_09_an_intruder_does_not_make_the_rank_in_front_large_enough() -> None:
    battle = inside(["b", "lord-b"], front=["a", "spy"])

    assert battle.asked == (1, "fall")


@pytest.mark.rule("WL-INFILTRATE-09")
def test_WL_INFILTRATE_09_when_the_host_re_forms_the_intruder_does_not_fall() -> None:
    """A24"""
    battle = Battle(
        army(["hero"], ["lord-a"]),
        army(["a", "a#2"], ["b", "spy", "b#2"], ["lord-b"]),
        cards=[spy(), character("hero", ability=[SMITE])],
        on={"spy": {"owner": 0}},
    )

    battle.say("perform", "hero").say("target", "a")

    assert battle.asked == (1, "fall")
    assert battle.offered("fall") == ["b", "b#2"]
