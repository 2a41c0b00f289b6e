"""What the words of card texts promise holds in play, in whatever combination they are written."""

from __future__ import annotations

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item, lord
from tercio.games import open_game
from tercio.games.warlord.game import WarlordGame
from tercio.games.warlord.words.texts import readings_of

ALONE = [{"who": "all", "side": "own", "place": "adjacent", "not": True}]  # while nobody stands beside it
READY = [{"who": "self", "state": "ready"}]


def static(stat: str, tests: list[dict[str, Any]], **values: Any) -> dict[str, Any]:
    verb = "modify" if "amount" in values else "grant"
    return ability("static", {"do": verb, "stat": stat, **values}, tests=tests)


def readings(card: dict[str, Any], lang: str = "en") -> str:
    plain = {key: value for key, value in card.items() if key != "has_faction"}
    game = open_game("warlord", inline={"card": [plain]})
    assert isinstance(game, WarlordGame)
    return " ".join([phrase.spoken(lang) for phrase in readings_of(game.faces[card["id"]], game.faces)])


# -- the conditions of static text --------------------------------------------------------------


@pytest.mark.rule("WL-CARD-05")
def test_WL_CARD_05_a_trait_given_under_a_condition_holds_only_then() -> None:
    wisp = character("wisp", traits=["astral"], ability=[static("trait", READY, word="ethereal")])
    mine = army(["wisp", "a"], ["lord-a"])
    spent = Battle(mine, army(["b"], ["lord-b"]), cards=[wisp], on={"wisp": {"state": "spent"}})
    ready = Battle(mine, army(["b"], ["lord-b"]), cards=[wisp])

    assert spent.zone("wisp") == "formation"
    assert ready.zone("wisp") == "discard"  # WL-ASTRAL-08


@pytest.mark.rule("WL-CARD-05")
def test_WL_CARD_05_two_traits_that_need_each_other_are_not_there() -> None:
    ouroboros = character(
        "ouroboros",
        traits=["astral"],
        ability=[
            static("trait", [{"who": "self", "trait": "ethereal"}], word="undead"),
            static("trait", [{"who": "self", "trait": "undead"}], word="ethereal"),
        ],
    )
    battle = Battle(army(["ouroboros"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[ouroboros])

    assert battle.zone("ouroboros") == "formation"


@pytest.mark.rule("WL-EQUIP-02")
@pytest.mark.parametrize(("row", "offered"), [(["scholar"], ["wand"]), (["scholar", "a"], [])])
def test_WL_EQUIP_02_a_class_for_items_under_a_condition(row: list[str], offered: list[str]) -> None:
    scholar = character("scholar", ability=[static("class-items", ALONE, word="wizard")])
    wand = item("wand", "wand", **{"class": "wizard"})
    battle = Battle(army(row, ["lord-a"], hand=["wand"]), army(["b"], ["lord-b"]), cards=[scholar, wand])

    assert battle.offered("equip") == offered
    assert battle.barred("equip", "wand", "scholar") == ([] if offered else ["WL-EQUIP-02"])


@pytest.mark.rule("WL-PLAY-07")
@pytest.mark.parametrize(("row", "offered"), [(["scholar"], ["spell"]), (["scholar", "a"], [])])
def test_WL_PLAY_07_a_class_for_actions_under_a_condition(row: list[str], offered: list[str]) -> None:
    scholar = character("scholar", ability=[static("class-actions", ALONE, word="wizard")])
    spell = action("spell", ability("order", {"do": "draw"}), **{"class": "wizard"})
    battle = Battle(army(row, ["lord-a"], hand=["spell"]), army(["b"], ["lord-b"]), cards=[scholar, spell])

    assert battle.offered("perform") == offered


@pytest.mark.rule("WL-EQUIP-05")
@pytest.mark.parametrize(("row", "offered"), [(["bearer"], ["axe"]), (["bearer", "a"], [])])
def test_WL_EQUIP_05_a_level_for_items_with_a_trait_under_a_condition(row: list[str], offered: list[str]) -> None:
    bearer = character("bearer", ability=[static("level-items-with", ALONE, word="weapon", amount=5)])
    axe = item(
        "axe", "weapon", level=7, ability=[ability("static", rule="only-for", tests=[{"who": "self", "level_most": 1}])]
    )
    battle = Battle(army(row, ["lord-a"], hand=["axe"]), army(["b"], ["lord-b"]), cards=[bearer, axe])

    assert battle.offered("equip") == offered


@pytest.mark.rule("WL-RANK-07")
@pytest.mark.parametrize(("state", "sizes"), [("ready", [1, 2, 1]), ("spent", [2, 1, 1])])
def test_WL_RANK_07_room_under_a_condition(state: str, sizes: list[int]) -> None:
    broad = character("broad", ability=[static("room", READY, amount=1)])
    mine = army(["a"], ["broad", "b"], ["lord-a"])
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[broad], on={"broad": {"state": state}})
    if battle.question.kind == "fall":
        battle.say("fall", "b").place(1, 0)

    assert battle.sizes(0) == sizes


@pytest.mark.rule("WL-RECRUIT-04")
@pytest.mark.parametrize(("front", "offered"), [(["a"], []), (["a", "scout"], ["broad"])])
def test_WL_RECRUIT_04_a_newcomers_own_room_under_a_condition(front: list[str], offered: list[str]) -> None:
    """It makes room only where a scout is in play."""
    condition = [{"who": "all", "side": "own", "trait": "scout"}]
    broad = character("broad", level=2, ability=[static("room", condition, amount=2)])
    mine = army(front, ["b", "d"][: len(front)], ["lord-a"], hand=["broad"])
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[broad, character("scout", traits=["scout"])])

    assert battle.offered("recruit") == offered


@pytest.mark.rule("WL-WIN-01")
@pytest.mark.parametrize(("state", "winner"), [("ready", None), ("spent", (0,))])
def test_WL_WIN_01_a_successor_under_a_condition(state: str, winner: tuple[int, ...] | None) -> None:
    heir = character("heir", ability=[static("successor", READY)])
    dying = lord("lord-b", hit_points=1, armour=5)
    cards = [heir, dying]
    battle = Battle(
        army(["a"], ["lord-a"]), army(["lord-b", "heir"]), cards=cards, on={"heir": {"state": state}}, dice=[15]
    )
    battle.say("attack", "a").say("strike", "lord-b")

    assert (battle.match.outcome.winners if battle.match.outcome else None) == winner


@pytest.mark.rule("WL-RECRUIT-05")
@pytest.mark.parametrize(("front", "state"), [(["a"], "stunned"), (["a", "scout"], "ready")])
def test_WL_RECRUIT_05_lifted_under_a_condition(front: list[str], state: str) -> None:
    condition = [{"who": "all", "side": "own", "trait": "scout"}]
    loyal = character("loyal", "elves", ability=[ability("static", lifts=["WL-RECRUIT-05"], tests=condition)])
    mine = army(front, ["lord-a"], hand=["loyal"])
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[loyal, character("scout", traits=["scout"])])
    battle.say("recruit", "loyal").place(1, 0)

    assert battle.turned("loyal") == state


# -- uses ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-GOLDEN-01")
@pytest.mark.parametrize("limit", ["round", "game", "character"])
def test_WL_GOLDEN_01_each_paragraph_has_a_limit_of_its_own(limit: str) -> None:
    draws = [ability("order", {"do": "draw"}, limit=limit), ability("order", {"do": "draw"}, limit=limit, spend=True)]
    sage = character("sage", ability=draws)
    mine = army(["sage"], ["lord-a"], deck=["x", "y", "z"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[sage])
    battle.say("perform", "sage", number=0).say("pass")

    assert battle.offered("perform") == ["sage"]
    battle.say("perform", "sage", number=1).say("pass")

    assert battle.offered("perform") == []
    assert "WL-GOLDEN-01" in battle.barred("perform", "sage", "sage", number=0)


# -- what was picked -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-GLOSSARY-06", "WL-RECRUIT-01")
def test_WL_GLOSSARY_06_what_was_picked_is_known_to_later_clauses() -> None:
    call = ability(
        "order",
        {"do": "retrieve", "filter": {"type": "character"}},
        {"do": "draw", "when": "done"},
        {"do": "enter", "who": "picked", "when": "done"},
        {"do": "stun", "who": "picked"},
    )
    mine = army(["a"], ["lord-a"], hand=["call", "call#2"], discard=["fallen"], deck=["x"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[action("call", call)])
    battle.say("perform", "call", "a").say("pick", "fallen").place(1, 0)

    assert battle.ranks(0)[0] == ["fallen", "a"]
    assert battle.turned("fallen") == "stunned"


@pytest.mark.rule("WL-GLOSSARY-06")
def test_WL_GLOSSARY_06_whoever_picks_nothing_has_picked_nothing() -> None:
    """The second clause is declined: what the first has picked is not meant by the third."""
    call = ability(
        "order",
        {"do": "retrieve", "filter": {"type": "character"}},
        {"do": "retrieve", "filter": {"type": "character"}},
        {"do": "enter", "who": "picked"},
    )
    mine = army(["a"], ["lord-a"], hand=["call"], discard=["fallen", "other"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[action("call", call)])
    battle.say("perform", "call", "a").say("pick", "fallen").say("nothing")

    assert (battle.zone("fallen"), battle.zone("other")) == ("hand", "discard")
    assert battle.asked == (1, "order")


# -- rolls ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-DICE-01")
@pytest.mark.parametrize(("face", "result"), [(15, "hit"), (5, "missed"), (20, "hit"), (1, "missed")])
def test_WL_DICE_01_A16_the_next_roll_counts_as_any_face_that_a_text_names(face: int, result: str) -> None:
    omen = ability("order", {"do": "modify", "stat": "next-natural", "amount": face})
    battle = Battle(
        army(["a"], ["lord-a"], hand=["omen"]), army(["b"], ["lord-b"]), cards=[action("omen", omen)], dice=[10]
    )
    battle.say("perform", "omen", "a").say("pass").say("attack", "a").say("strike", "b").pass_windows()

    assert [event.facts[1:3] for event in battle.events(result)] == [(face, face + 2)]
    assert [event.facts[1] for event in battle.events("forced")] == [face]


@pytest.mark.rule("WL-DICE-01")
@pytest.mark.parametrize(("fallen", "counts", "result"), [(3, 15, "hit"), (15, 3, "missed")])
def test_WL_DICE_01_A16_a_fallen_die_counts_as_the_face_that_a_text_names(
    fallen: int, counts: int, result: str
) -> None:
    fate = character("fate", ability=[ability("react", {"do": "force", "amount": counts}, trigger="after:rolled")])
    battle = Battle(army(["a", "fate"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[fate], dice=[fallen])
    battle.say("attack", "a").say("strike", "b").say("react", "fate")

    assert [event.facts[2] for event in battle.events(result)] == [counts + 2]


@pytest.mark.rule("WL-FEAT-03", "WL-SKILL-02")
def test_WL_FEAT_03_a_check_of_a_feat_adds_the_bonus_of_the_feat() -> None:
    dance = ability("order", {"do": "check", "dc": 15, "kind": "riposte"}, {"do": "draw", "when": "passed"})
    dancer = character("dancer", skill=2, feats={"riposte": 5}, ability=[dance])
    mine = army(["dancer"], ["lord-a"], deck=["x"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[dancer], dice=[8])
    battle.say("perform", "dancer")

    assert [event.facts[1:4] for event in battle.events("passed")] == [(8, 15, 15)]
    assert battle.zone("x") == "hand"


# -- costs -----------------------------------------------------------------------------------------------


KILL_AND_SPEND = ability("order", {"do": "draw"}, costs=[{"pay": "kill-own"}, {"pay": "spend-other"}])


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_A98_a_card_pays_for_one_cost_only() -> None:
    pact = action("pact", KILL_AND_SPEND)
    lone = Battle(army(["a", "b"], hand=["pact"]), army(["c"], ["lord-b"]), cards=[pact, lord("a"), character("b")])

    assert lone.offered("perform") == []
    assert lone.barred("perform", "pact", "a") == ["WL-TASK-02"]


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_A98_nothing_is_offered_that_leaves_another_cost_unpaid() -> None:
    """Only the ready one can be spent, so only the spent one can be killed."""
    mine = army(["a", "ready", "spent"], ["lord-a"], hand=["pact"], deck=["x"])
    on = {"spent": {"state": "spent"}, "lord-a": {"state": "spent"}}
    pact = action("pact", KILL_AND_SPEND)
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[pact], on=on)
    battle.say("perform", "pact", "a")

    assert battle.offered("pay") == ["spent", "lord-a"]
    battle.say("pay", "spent")

    assert battle.offered("pay") == ["ready"]
    battle.say("pay", "ready")

    assert (battle.zone("spent"), battle.turned("ready"), battle.zone("x")) == ("discard", "spent", "hand")


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_A98_whatever_can_no_longer_be_paid_cancels_the_action() -> None:
    """The death that was paid first is answered by spending everybody else."""
    tide = ability("react", {"do": "spend", "who": "all", "filter": {"side": "enemy"}}, trigger="after:died")
    mine = army(["a", "b"], ["lord-a"], hand=["pact"], deck=["x"])
    cards = [action("pact", KILL_AND_SPEND), character("tide", ability=[tide])]
    battle = Battle(mine, army(["tide"], ["lord-b"]), cards=cards)
    battle.say("perform", "pact", "a").say("pay", "b").say("react", "tide")

    assert (battle.zone("x"), battle.zone("pact")) == ("deck", "discard")
    assert len(battle.events("cancelled")) == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-TASK-02")
def test_WL_TASK_02_a_cost_of_several_cards_takes_several() -> None:
    mine = army(["a"], ["lord-a"], hand=["sale", "x", "y", "z"], deck=["w"])
    sale = action("sale", ability("order", {"do": "draw"}, costs=[{"pay": "discard-hand", "number": 2}]))
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[sale])
    battle.say("perform", "sale", "a").say("pay", "y")

    assert battle.offered("pay") == ["x", "z"]
    battle.say("pay", "x")

    assert [battle.name(n) for n in battle.state.hands[0]] == ["z", "w"]


# -- aims ------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize("most", [1, 2])
def test_WL_ACTIONCARD_07_up_to_so_many_may_be_nobody(most: int) -> None:
    aim = {"side": "enemy", "least": 0, "most": most}
    bless = action("bless", ability("order", {"do": "stun", "who": "targets"}, {"do": "draw"}, aim=aim))
    mine = army(["a"], ["lord-a"], hand=["bless"], deck=["x"])
    battle = Battle(mine, army(["c", "d"], ["lord-b"]), cards=[bless])
    battle.say("perform", "bless", "a").say("targets")

    assert battle.zone("x") == "hand"
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_one_may_be_chosen_where_nobody_might_be() -> None:
    aim = {"side": "enemy", "least": 0, "most": 1}
    bless = action("bless", ability("order", {"do": "stun", "who": "target"}, aim=aim))
    battle = Battle(army(["a"], ["lord-a"], hand=["bless"]), army(["c", "d"], ["lord-b"]), cards=[bless])
    battle.say("perform", "bless", "a").say("targets", "", "d")

    assert (battle.turned("c"), battle.turned("d")) == ("ready", "stunned")


# -- readings --------------------------------------------------------------------------------------------


def test_WL_TASK_02_the_reading_of_a_cost_with_a_place_says_whose_they_are() -> None:
    card = action(
        "pact", ability("order", {"do": "draw"}, costs=[{"pay": "kill-own", "filter": {"place": "adjacent"}}])
    )

    assert "of yours" in readings(card)


def test_WL_PLAY_08_the_reading_says_every_condition() -> None:
    wanted = [{"who": "self", "bears": trait} for trait in ("weapon", "armor", "helmet")]
    english = readings(
        character("knight", ability=[ability("static", {"do": "modify", "stat": "atk", "amount": 1}, tests=wanted)])
    )

    assert [word for word in ("Weapon", "Armor", "Helmet") if word not in english] == []


def test_WL_PLAY_08_the_reading_tells_two_conditions_about_others_apart() -> None:
    wanted = [{"who": "all", "side": "own", "trait": "scout"}, {"who": "all", "side": "enemy", "trait": "undead"}]
    english = readings(
        character("knight", ability=[ability("static", {"do": "modify", "stat": "atk", "amount": 1}, tests=wanted)])
    )

    assert english.count("in play") == 2


# -- positions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_written_bonus_for_the_next_strike_ends_with_it() -> None:
    bonus = [{"card": "a", "stat": "atk", "value": 5, "until": "next-strike", "serial": 7}]
    battle = Battle(army(["a"], ["lord-a"]), army(["b"], ["lord-b"]), effects=bonus, dice=[2])
    battle.say("attack", "a").say("strike", "b")

    assert battle.state.effects == []


# -- guards that nothing else noticed ------------------------------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_an_item_aimed_at_that_is_used_up_meanwhile_is_not_discarded_twice() -> None:
    """The bearer uses the potion as a react to its being aimed at."""
    drink = ability("react", {"do": "draw"}, trigger="after:announced", costs=[{"pay": "discard-item"}])
    smash = ability("order", {"do": "discard-item", "who": "target"}, aim={"what": "item", "side": "enemy"})
    foes = army(["b"], ["lord-b"], deck=["x"])
    cards = [item("potion", "potion", ability=[drink]), action("smash", smash)]
    battle = Battle(army(["a"], ["lord-a"], hand=["smash"]), foes, cards=cards, on={"b": {"items": ["potion"]}})
    battle.say("perform", "smash", "a").say("target", "potion").say("react", "potion")

    assert [battle.name(n) for n in battle.state.discards[1]] == ["potion"]
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-GLOSSARY-06")
def test_WL_GLOSSARY_06_a_rescue_to_the_deck_lays_the_card_on_top() -> None:
    grave = ability(
        "react", {"do": "rescue", "to": "deck"}, trigger="after:died", tests=[{"who": "victim", "side": "own"}]
    )
    foes = army(["foe", "digger"], ["lord-b"], deck=["x"])
    battle = Battle(army(["a"], ["lord-a"]), foes, cards=[character("digger", ability=[grave])], dice=[15])
    battle.say("attack", "a").say("strike", "foe").say("react", "digger")

    assert [battle.name(n) for n in battle.state.decks[1]] == ["foe", "x"]
    assert battle.zone("foe") == "deck"
    assert battle.state.discards[1] == ()


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_an_item_of_the_target_is_discarded_and_no_card_attached_to_it() -> None:
    smash = ability("order", {"do": "discard-item", "who": "target"}, aim={"side": "enemy"})
    charm = action("charm", ability("order", {"do": "draw"}))
    cards = [item("helm", "helmet"), charm, action("smash", smash)]
    on = {"b": {"items": ["helm"], "attached": ["charm"]}}
    battle = Battle(army(["a"], ["lord-a"], hand=["smash"]), army(["b"], ["lord-b"]), cards=cards, on=on)
    battle.say("perform", "smash", "a").say("target", "b")

    assert (battle.zone("helm"), battle.zone("charm")) == ("discard", "attached")


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("word", "ready"), [("", ["blade", "shield"]), ("weapon", ["blade"])])
def test_WL_ACTIONCARD_07_spent_items_become_ready_all_or_those_with_the_trait(word: str, ready: list[str]) -> None:
    clause = {"do": "ready-item", "who": "self", **({"word": word} if word else {})}
    battle = Battle(
        army(["a", "other"], ["lord-a"], hand=["mend"]),
        army(["b"], ["lord-b"]),
        cards=[
            action("mend", ability("order", clause)),
            item("blade", "weapon"),
            item("shield", "armour"),
            item("axe"),
        ],
        on={
            "a": {"items": ["blade", "shield"]},
            "other": {"items": ["axe"]},
            "blade": {"state": "spent"},
            "shield": {"state": "spent"},
            "axe": {"state": "spent"},
        },
    )
    battle.say("perform", "mend", "a")

    assert [name for name in ("blade", "shield", "axe") if battle.turned(name) == "ready"] == ready


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(("number", "lost"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_WL_ACTIONCARD_07_cards_are_lost_at_random_as_long_as_there_are_some(number: int, lost: int) -> None:
    grab = action(
        "grab", ability("order", {"do": "discard-random", "who": "all", "number": number, "filter": {"side": "enemy"}})
    )
    battle = Battle(
        army(["a"], ["lord-a"], hand=["grab", "mine"]),
        army(["b", "c"], ["lord-b"], hand=["x", "y", "z"]),
        cards=[grab],
    )
    battle.say("perform", "grab", "a")

    assert [battle.zone(card) for card in ("x", "y", "z")].count("discard") == len(battle.state.discards[1]) == lost
    assert (len(battle.state.hands[1]), battle.zone("mine")) == (3 - lost, "hand")


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_the_one_who_wounds_is_meant_while_wounds_are_under_way() -> None:
    thorns = ability("react", {"do": "stun", "who": "wounder"}, trigger="before:wounded")
    battle = Battle(
        army(["hero", "a"], ["lord-a"]),
        army(["thorny", "b"], ["lord-b"]),
        cards=[character("hero", attacks=[9]), character("thorny", hit_points=2, ability=[thorns])],
        dice=[15],
    )
    battle.say("attack", "hero").say("strike", "thorny").wait_for(1, "before:wounded").say("react", "thorny")

    assert (battle.turned("hero"), battle.card("thorny").wounds) == ("stunned", 1)


# -- filters: what each key lets through, and what it keeps out ------------------------------------------------


def aiming(**wanted: Any) -> Battle:
    """A text with this filter is aimed at somebody."""
    stun = ability("order", {"do": "stun", "who": "target"}, aim={"side": "enemy", **wanted})
    cards = [
        character("hero", level=3, alignment="good", ability=[stun]),
        character("imp", level=1, traits=["demon"], alignment="evil", hit_points=3),
        character("ogre", level=3, alignment="good", hit_points=3, **{"class": "rogue"}),
        character("elder", level=5, traits=["demon", "dragon"], alignment="evil", hit_points=3),
        lord("lord-b", level=6),
        item("axe", "weapon"),
        item("hat", "helmet"),
    ]
    enemies = army(["imp", "ogre", "elder"], ["lord-b"])
    on = {
        "imp": {"items": ["axe"]},
        "ogre": {"items": ["hat"], "state": "spent", "wounds": 1},
        "elder": {"state": "stunned"},
    }
    return Battle(army(["hero"], ["lord-a"]), enemies, cards=cards, on=on).say("perform", "hero")


@pytest.mark.rule("WL-ACTIONCARD-07")
@pytest.mark.parametrize(
    ("key", "value", "meant"),
    [
        ("trait", "demon", {"imp", "elder"}),
        ("not_trait", "demon", {"ogre", "lord-b"}),
        ("bears", "weapon", {"imp"}),
        ("bears_not", "weapon", {"ogre", "elder", "lord-b"}),
        ("level_least", 3, {"ogre", "elder", "lord-b"}),
        ("level_least", 4, {"elder", "lord-b"}),
        ("level_most", 3, {"imp", "ogre"}),
        ("level_most", 2, {"imp"}),
        ("level_below_self", True, {"imp"}),
        ("state", "ready", {"imp", "lord-b"}),
        ("state", "spent", {"ogre", "elder"}),
        ("state", "stunned", {"elder"}),
        ("state", "standing", {"imp", "ogre", "lord-b"}),
        ("wounded", "yes", {"ogre"}),
        ("wounded", "no", {"imp", "elder", "lord-b"}),
        ("warlord", "yes", {"lord-b"}),
        ("warlord", "no", {"imp", "ogre", "elder"}),
        ("alignment", "evil", {"imp", "elder"}),
        ("alignment", "opposite", {"imp", "elder"}),
        ("class", "rogue", {"ogre"}),
        ("name", "ogre", {"ogre"}),
        ("place", "front", {"imp", "ogre", "elder"}),
        ("place", "rear", {"lord-b"}),
        ("place", "within-1", {"imp", "ogre", "elder"}),
        ("place", "within-2", {"imp", "ogre", "elder", "lord-b"}),
    ],
)
def test_WL_ACTIONCARD_07_a_text_means_those_whom_it_describes(key: str, value: Any, meant: set[str]) -> None:
    battle = aiming(**{key: value})
    unrefused = [name for name in ("imp", "ogre", "elder", "lord-b") if not battle.refused_by("target", name)]

    assert set(battle.offered("target")) == set(unrefused) == meant


@pytest.mark.rule("WL-SEARCH-01")
@pytest.mark.parametrize(
    ("key", "value", "found"),
    [
        ("type", "item", {"axe"}),
        ("name", "axe", {"axe"}),
        ("class", "rogue", {"thief"}),
        ("trait", "demon", {"imp"}),
        ("level_least", 2, {"thief", "lord-c"}),
        ("level_least", 3, {"lord-c"}),
        ("level_most", 2, {"axe", "imp", "thief"}),
        ("level_most", 1, {"axe", "imp"}),
        ("warlord", "yes", {"lord-c"}),
        ("warlord", "no", {"axe", "imp", "thief"}),
        ("level_below_self", True, {"axe", "imp"}),
        ("any", ["rogue", "demon"], {"imp", "thief"}),
    ],
)
def test_WL_SEARCH_01_a_search_finds_those_whom_its_text_describes(key: str, value: Any, found: set[str]) -> None:
    seek = ability("order", {"do": "search", "filter": {key: value}})
    cards = [
        character("hero", level=2, ability=[seek]),
        character("imp", traits=["demon"]),
        character("thief", level=2, **{"class": "rogue"}),
        lord("lord-c", level=6),
        item("axe", "weapon"),
    ]
    mine = army(["hero"], ["lord-a"], deck=["imp", "axe", "thief", "lord-c"])
    battle = Battle(mine, army(["foe"], ["lord-b"]), cards=cards).say("perform", "hero")

    assert set(battle.offered("pick")) == found


@pytest.mark.rule("WL-BONUS-02")
@pytest.mark.parametrize("to", ["hand", "deck"])
def test_WL_BONUS_02_the_reading_of_a_text_says_where_a_card_goes_back_to(to: str) -> None:
    recall = {"do": "send-back", "who": "target", **({"to": to} if to == "deck" else {})}
    other = "hand" if to == "deck" else "deck"
    words = readings(character("hero", ability=[ability("order", recall, aim={"side": "enemy"})]))

    assert to in words
    assert other not in words


# -- conditions of one clause, lists of which one is enough, strikes that say more ---------------------


@pytest.mark.rule("WL-PLAY-08")
@pytest.mark.parametrize(("traits", "drawn"), [(["knight"], 2), ([], 1)])
def test_WL_PLAY_08_a_clause_may_have_a_condition_of_its_own(traits: list[str], drawn: int) -> None:
    more = {"do": "draw", "given": {"who": "self", "trait": "knight"}}
    squire = character("squire", traits=traits, ability=[ability("order", {"do": "draw"}, more)])
    battle = Battle(
        army(["squire"], ["lord-a"], deck=["x", "y", "z"]),
        army(["b"], ["lord-b"]),
        cards=[squire, *[character(name) for name in ("x", "y", "z")]],
    )

    battle.say("perform", "squire")

    assert len(battle.state.hands[0]) == drawn


@pytest.mark.rule("WL-EQUIP-03")
@pytest.mark.parametrize(("traits", "is_for"), [(["knight"], True), (["undead"], True), (["bard"], False)])
def test_WL_EQUIP_03_one_of_several_words_is_enough(traits: list[str], is_for: bool) -> None:
    only = ability("static", rule="only-for", tests=[{"who": "self", "any": ["knight", "undead"]}])
    lamp = item("lamp", "lamp", ability=[only])
    battle = Battle(
        army(["bearer"], ["lord-a"], hand=["lamp"]),
        army(["b"], ["lord-b"]),
        cards=[character("bearer", traits=traits), lamp],
    )

    assert battle.barred("equip", "lamp", "bearer") == ([] if is_for else ["WL-EQUIP-03"])


@pytest.mark.rule("WL-EQUIP-03")
def test_WL_EQUIP_03_a_class_is_one_of_the_words() -> None:
    only = ability("static", rule="only-for", tests=[{"who": "self", "any": ["wizard", "undead"]}])
    lamp = item("lamp", "lamp", ability=[only])
    battle = Battle(
        army(["sage"], ["lord-a"], hand=["lamp"]),
        army(["b"], ["lord-b"]),
        cards=[character("sage", **{"class": "wizard"}), lamp],
    )

    assert battle.barred("equip", "lamp", "sage") == []


@pytest.mark.rule("WL-GOLDEN-01", "WL-PLAY-10")
@pytest.mark.parametrize(("traits", "state", "offered"), [(["knight"], "spent", ["oath"]), ([], "spent", [])])
def test_WL_GOLDEN_01_whom_a_text_does_not_spend_need_not_be_ready(
    traits: list[str], state: str, offered: list[str]
) -> None:
    oath = action("oath", ability("order", {"do": "draw"}, spend=True, unspent={"trait": "knight"}))
    battle = Battle(
        army(["a"], ["lord-a"], hand=["oath"]),
        army(["b"], ["lord-b"]),
        cards=[oath, character("a", traits=traits)],
        on={"a": {"state": state}, "lord-a": {"state": "spent"}},
    )

    assert battle.offered("perform") == offered


@pytest.mark.rule("WL-GOLDEN-01", "WL-PLAY-10")
@pytest.mark.parametrize(("traits", "state"), [(["knight"], "ready"), ([], "spent")])
def test_WL_GOLDEN_01_whom_a_text_does_not_spend_stays_ready(traits: list[str], state: str) -> None:
    oath = action("oath", ability("order", {"do": "draw"}, spend=True, unspent={"trait": "knight"}))
    battle = Battle(
        army(["a"], ["lord-a"], hand=["oath"], deck=["x"]),
        army(["b"], ["lord-b"]),
        cards=[oath, character("a", traits=traits), character("x")],
    )

    battle.say("perform", "oath", "a").pass_windows()

    assert battle.turned("a") == state


@pytest.mark.rule("WL-RANGED-02", "WL-GOLDEN-01")
def test_WL_RANGED_02_a_text_that_aims_at_a_place_says_how_far_the_strike_goes() -> None:
    shot = ability(
        "order",
        {"do": "strike", "kind": "ranged", "amount": 9, "to": "target", "wounds": 1},
        aim={"side": "enemy", "place": "within-1"},
    )
    battle = Battle(
        army(["archer"], ["lord-a"]),
        army(["giant"], ["lord-b"]),
        cards=[character("archer", ability=[shot]), character("giant", hit_points=3)],
        dice=[10],
    )

    battle.say("perform", "archer").say("target", "giant").pass_windows()

    assert battle.card("giant").wounds == 2


@pytest.mark.rule("WL-RANGED-08")
def test_WL_RANGED_08_each_of_those_chosen_is_struck_at_once() -> None:
    volley = ability(
        "order",
        {"do": "strike", "kind": "ranged", "amount": 9, "to": "targets"},
        aim={"side": "enemy", "place": "within-3", "least": 1, "most": 3},
    )
    battle = Battle(
        army(["archer"], ["lord-a"]),
        army(["one", "two"], ["lord-b"]),
        cards=[character("archer", ability=[volley]), character("one", hit_points=2), character("two", hit_points=2)],
        dice=[10, 11],
    )

    battle.say("perform", "archer").say("targets", "", "one", "two").pass_windows()

    assert [battle.card(name).wounds for name in ("one", "two")] == [1, 1]


@pytest.mark.rule("WL-DICE-07")
def test_WL_DICE_07_a_strike_that_has_just_been_aimed_may_be_made_to_fail() -> None:
    oath = action(
        "oath",
        ability(
            "react",
            {"do": "force", "amount": 1, "to": "strike"},
            trigger="after:targeted",
            tests=[{"who": "opponent", "side": "own"}],
        ),
    )
    battle = Battle(
        army(["a"], ["lord-a"]),
        army(["b"], ["lord-b"], hand=["oath"]),
        cards=[oath, character("a", attacks=[9]), character("b")],
        dice=[19],
    )

    battle.say("attack", "a").say("strike", "b").say("react", "oath", "b").pass_windows()

    assert battle.zone("b") == "formation"
