"""Rules that meet in one moment: each question is asked in one place, no matter who asks it."""

from __future__ import annotations

import pytest

from battle import Battle, ability, action, army, character, lord

MOURNER = character(
    "mourner",
    ability=[ability("react", {"do": "draw"}, trigger="after:died", tests=[{"who": "victim", "side": "own"}])],
)
AVENGER = character(
    "avenger",
    ability=[
        ability(
            "react",
            {"do": "modify", "stat": "atk", "amount": 1, "until": "permanent"},
            trigger="after:died",
            tests=[{"who": "wounder", "me": True}],
        )
    ],
)
HERALD = character(
    "herald",
    ability=[ability("react", {"do": "special", "word": "order-again"}, trigger="after:ordered", spend=True)],
)


def dead(battle: Battle) -> list[str]:
    return [battle.name(event.facts[0]) for event in battle.events("died")]


# -- whose order is next --------------------------------------------------------------------


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_passing_a_granted_order_does_not_end_the_round_over_an_order_just_given() -> None:
    battle = Battle(
        army(["herald", "a"], ["lord-a"]), army(["b", "c"], ["lord-b"]), cards=[HERALD], turn=1, dice=[10, 5]
    )
    battle.say("pass").say("manoeuvre", "a").place(1, 0).wait_for(0, "after:ordered").say("react", "herald")

    assert battle.asked == (0, "order")
    battle.say("pass")

    assert battle.asked == (1, "order")
    battle.say("pass")

    assert battle.state.round == 2  # now both have passed directly one after the other


@pytest.mark.rule("WL-ORDER-02")
def test_WL_ORDER_02_an_order_of_somebody_else_in_between_is_an_order() -> None:
    """Seats 0 and 1 have passed; the order that seat 0 is granted in the turn of seat 2 starts the count again."""
    armies = [army(["herald"], ["lord-a"]), army(["b"], ["lord-b"]), army(["c", "d"], ["lord-c"])]
    battle = Battle(*armies, cards=[HERALD], turn=2, passes=2, dice=[10, 5, 2])
    battle.say("manoeuvre", "c").place(1, 1).say("react", "herald").say("manoeuvre", "lord-a").place(1, 0)
    asked = []
    for _ in range(3):
        asked.append(battle.question.seat)
        battle.say("pass")

    assert asked == [0, 1, 2]
    assert battle.state.round == 2


@pytest.mark.rule("WL-REACT-02")
def test_WL_REACT_02_a_granted_order_is_given_by_whoever_was_granted_it() -> None:
    battle = Battle(army(["a", "a#2"], ["lord-a"]), army(["herald"], ["lord-b"]), cards=[HERALD])
    battle.say("manoeuvre", "a").place(1, 1).say("react", "herald")

    assert battle.asked == (1, "order")
    battle.say("manoeuvre", "lord-b").place(1, 0)

    assert battle.asked == (1, "order")  # his own turn is still to come


@pytest.mark.rule("WL-ACTIONCARD-02")
def test_WL_ACTIONCARD_02_no_order_is_granted_outside_the_order_phase() -> None:
    greedy = character(
        "greedy", ability=[ability("react", {"do": "special", "word": "order-again"}, trigger="after:drew")]
    )
    mine = army(["greedy"], ["lord-a"], deck=["a", "b"])
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[greedy], phase="ready", dice=[10, 5])
    battle.say("react", "greedy")

    assert battle.asked == (0, "order")


# -- who dies, and when -----------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-09")
def test_WL_ATTACK_09_wounds_passed_on_to_one_who_is_wounded_as_well_kill_once() -> None:
    bear = action(
        "bear",
        ability("react", {"do": "redirect-wounds"}, trigger="before:wounded", tests=[{"who": "victim", "other": True}]),
    )
    storm = {"do": "wound", "who": "all", "amount": 1, "filter": {"side": "enemy", "place": "front"}}
    rain = action("rain", ability("order", storm))
    foes = army(["martyr", "saved", "third"], ["lord-b"], hand=["bear"])
    battle = Battle(army(["a"], ["lord-a"], hand=["rain"]), foes, cards=[rain, bear])
    battle.say("perform", "rain", "a").wait_for(1, "before:wounded")
    while battle.name(battle.question.subject) != "saved":
        battle.say("pass")
    battle.say("react", "bear", "martyr").pass_windows()

    assert dead(battle).count("martyr") == 1
    assert [battle.name(n) for n in battle.state.discards[1]].count("martyr") == 1
    assert battle.zone("saved") == "formation"
    assert [e.facts[1] for e in battle.events("wounded") if battle.name(e.facts[0]) == "martyr"] == [2]


@pytest.mark.rule("WL-ATTACK-09")
@pytest.mark.parametrize("rescue", [{"do": "redirect-wounds", "who": "target"}, {"do": "prevent"}])
def test_WL_ATTACK_09_whoever_has_died_meanwhile_suffers_nothing_that_could_be_passed_on(
    rescue: dict[str, str],
) -> None:
    """The card kills the one who is about to suffer before it looks after the wounds."""
    swap = action(
        "swap", ability("react", {"do": "kill", "who": "victim"}, rescue, trigger="before:wounded", aim={"side": "own"})
    )
    burn = action("burn", ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy"}))
    foes = army(["doomed", "one", "two"], ["heir", "lord-b"], hand=["swap"])
    battle = Battle(army(["a"], ["lord-a"], hand=["burn"]), foes, cards=[swap, burn])
    battle.say("perform", "burn", "a").say("target", "doomed").say("react", "swap", "one").say("target", "heir")
    battle.pass_windows()

    assert dead(battle) == ["doomed"]
    assert battle.events("prevented") == battle.events("passed-on") == []


@pytest.mark.rule("WL-SAMPLE-02")
def test_WL_SAMPLE_02_all_wounds_are_prevented_also_those_passed_on() -> None:
    martyr = character(
        "martyr",
        hit_points=3,
        ability=[
            ability(
                "react", {"do": "redirect-wounds"}, trigger="before:wounded", tests=[{"who": "victim", "other": True}]
            ),
            ability(
                "react",
                {"do": "prevent"},
                trigger="before:wounded",
                tests=[{"who": "victim", "me": True}],
                limit="round",
            ),
        ],
    )
    storm = {"do": "wound", "who": "all", "amount": 1, "filter": {"side": "enemy", "place": "front"}}
    foes = army(["martyr", "saved"], ["lord-b"])
    battle = Battle(
        army(["a"], ["lord-a"], hand=["rain"]), foes, cards=[martyr, action("rain", ability("order", storm))]
    )
    battle.say("perform", "rain", "a").say("pass").say("react", "martyr", number=0).say("react", "martyr", number=1)

    assert (battle.card("martyr").wounds, battle.card("saved").wounds) == (0, 0)


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_death_is_reacted_to_also_when_the_card_leaves_the_match() -> None:
    """When a Warlord dies among three players, all cards of that player are gone before the react."""
    mine = army(["avenger"], ["lord-a"])
    dying = lord("lord-b", hit_points=1, armour=5)
    armies = [mine, army(["lord-b"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=[AVENGER, dying], dice=[15])
    battle.say("attack", "avenger").say("strike", "lord-b")

    assert battle.zone("lord-b") == "gone"
    assert battle.asked == (0, "after:died")
    battle.say("react", "avenger")


@pytest.mark.rule("WL-REACT-03")
def test_WL_REACT_03_a_death_is_reacted_to_also_when_somebody_has_rescued_the_card() -> None:
    rescue = action(
        "rescue",
        ability(
            "react", {"do": "rescue", "to": "hand"}, trigger="after:died", tests=[{"who": "victim", "side": "own"}]
        ),
    )
    foes = army(["foe", "medic"], ["lord-b"], hand=["rescue", "rescue#2"])
    battle = Battle(army(["avenger"], ["lord-a"]), foes, cards=[AVENGER, rescue], first=1, turn=0, dice=[15])
    battle.say("attack", "avenger").say("strike", "foe").wait_for(1, "after:died")
    battle.say("react", "rescue", "medic")

    assert battle.zone("foe") == "hand"
    assert (battle.asked, battle.offered("react")) == ((0, "after:died"), ["avenger"])
    battle.say("react", "avenger")

    assert battle.question.kind != "after:died" or battle.offered("react") == []  # nothing is left to rescue


@pytest.mark.rule("WL-REACT-03", "WL-ALIGN-03")
def test_WL_REACT_03_the_death_of_a_created_character_is_reacted_to() -> None:
    ghost = action(
        "ghost",
        ability("order", {"do": "summon"}),
        attacks=[1],
        armour=5,
        hit_points=1,
    )
    mine = army(["mourner"], ["lord-a"], hand=["ghost"], deck=["x"])
    battle = Battle(mine, army(["foe"], ["lord-b"]), cards=[ghost, MOURNER], dice=[15])
    battle.say("perform", "ghost", "mourner").place(1, 0).say("attack", "foe")
    target = [o.subject for o in battle.question.options if battle.name(o.subject).startswith("summoned")]
    battle.say("strike", battle.name(target[0]))

    assert battle.asked == (0, "after:died")
    battle.say("react", "mourner")

    assert battle.zone("x") == "hand"


@pytest.mark.rule("WL-ASTRAL-08")
def test_WL_ASTRAL_08_being_torn_apart_is_a_death_to_which_others_react() -> None:
    foes = army(["ghost", "mourner"], ["lord-b"], deck=["x"])
    veil = ability(
        "order", {"do": "grant", "who": "target", "stat": "trait", "word": "ethereal"}, aim={"side": "enemy"}
    )
    cards = [character("ghost", traits=["astral"]), MOURNER, action("veil", veil)]
    battle = Battle(army(["a"], ["lord-a"], hand=["veil"]), foes, cards=cards)
    battle.say("perform", "veil", "a").say("target", "ghost")

    assert dead(battle) == ["ghost"]
    assert battle.asked == (1, "after:died")
    battle.say("react", "mourner")

    assert battle.zone("x") == "hand"


@pytest.mark.rule("WL-ATTACK-08")
def test_WL_ATTACK_08_A96_a_death_of_lost_hit_points_is_reacted_to() -> None:
    foes = army(["frail", "mourner"], ["lord-b"], deck=["x"])
    wither = ability("order", {"do": "modify", "who": "target", "stat": "hp", "amount": -1}, aim={"side": "enemy"})
    cards = [character("frail", hit_points=2), MOURNER, action("wither", wither)]
    battle = Battle(army(["a"], ["lord-a"], hand=["wither"]), foes, cards=cards, on={"frail": {"wounds": 1}})
    battle.say("perform", "wither", "a").say("target", "frail")

    assert dead(battle) == ["frail"]
    assert battle.asked == (1, "after:died")


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_once_a_round_holds_until_the_doomed_are_dead() -> None:
    once = ability(
        "react", {"do": "draw"}, trigger="after:died", tests=[{"who": "victim", "side": "own"}], limit="round"
    )
    kill = ability("order", {"do": "kill", "who": "target"}, aim={"side": "own", "other": True})
    mine = army(["watcher", "a", "b"], ["lord-a"], deck=["x", "y"], hand=["kill"])
    cards = [character("watcher", ability=[once]), action("kill", kill)]
    doom = [{"card": "b", "stat": "doomed", "value": 1}]
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=cards, effects=doom)
    battle.say("perform", "kill", "watcher").say("target", "a").say("react", "watcher").say("pass").say("pass")

    assert dead(battle) == ["a", "b"]
    assert (battle.state.round, battle.asked) == (2, (0, "discard"))


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_bonus_for_a_death_at_the_end_of_the_round_ends_with_that_round() -> None:
    proud = character(
        "proud", ability=[ability("react", {"do": "modify", "stat": "atk", "amount": 3}, trigger="after:died")]
    )
    doom = [{"card": "a", "stat": "doomed", "value": 1}]
    battle = Battle(
        army(["proud", "a"], ["lord-a"]), army(["c"], ["lord-b"]), cards=[proud], effects=doom, dice=[10, 5]
    )
    battle.say("pass").say("pass").say("react", "proud")

    assert (battle.state.round, battle.state.effects) == (2, [])


# -- strikes ------------------------------------------------------------------------------------


@pytest.mark.rule("WL-ATTACK-11", "WL-GOLDEN-02")
def test_WL_ATTACK_11_a_strike_at_each_lets_its_player_choose_who_is_next() -> None:
    reap = action("reap", ability("order", {"do": "special", "word": "strike-each", "amount": 3}))
    foes = army(["weak", "strong", "third"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"], hand=["reap"]), foes, cards=[reap], dice=[2, 2, 2])
    battle.say("perform", "reap", "a")

    assert battle.offered("pick") == ["weak", "strong", "third"]
    battle.say("pick", "third")

    assert battle.offered("pick") == ["weak", "strong"]
    battle.say("pick", "weak")

    assert [battle.name(event.facts[0]) for event in battle.events("missed")] == ["third", "weak", "strong"]
    assert [event.facts[2] for event in battle.events("missed")] == [4, 1, -2]


@pytest.mark.rule("WL-BONUS-01")
def test_WL_BONUS_01_a_bonus_for_the_next_strike_is_not_for_a_strike_within_it() -> None:
    """The hero's strike is reacted to with a strike of its own: only the outer one has the bonus."""
    again = ability(
        "react", {"do": "strike"}, trigger="after:struck", tests=[{"who": "striker", "me": True}], limit="round"
    )
    hero = character("hero", attacks=[2], ability=[again])
    bonus = [{"card": "hero", "stat": "atk", "value": 5, "until": "next-strike", "serial": 1}]
    battle = Battle(
        army(["hero"], ["lord-a"]), army(["b"], ["lord-b"]), cards=[hero], effects=bonus, serial=1, dice=[2, 2]
    )
    battle.say("attack", "hero").say("strike", "b").say("react", "hero").say("strike", "b")

    assert [event.facts[2] for event in battle.events("missed")] == [2 + 2 + 5, 2 + 2]
    assert battle.state.effects == []


@pytest.mark.rule("WL-ATTACK-03")
def test_WL_ATTACK_03_a_text_that_lifts_the_reach_lets_the_second_rank_attack() -> None:
    pike = ability("static", lifts=["WL-ATTACK-03"])
    pikeman = character("pikeman", ability=[pike])
    foes = army(["b"], ["lord-b"])
    battle = Battle(army(["a"], ["pikeman"], ["lord-a"]), foes, cards=[pikeman])

    assert battle.offered("attack") == ["a", "pikeman"]
    battle.say("attack", "pikeman")

    assert set(battle.offered("strike")) == {"b", "lord-b"}


@pytest.mark.rule("WL-STATE-09")
def test_WL_STATE_09_a_text_that_lifts_it_lets_the_stunned_act() -> None:
    dreamer = character(
        "dreamer",
        ability=[
            ability("static", lifts=["WL-STATE-09"]),
            ability("order", {"do": "draw"}),
            ability("react", {"do": "draw"}, trigger="after:drew", limit="round"),
        ],
    )
    mine = army(["dreamer"], ["lord-a"], deck=["x", "y"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[dreamer], on={"dreamer": {"state": "stunned"}})

    assert battle.offered("perform") == ["dreamer"]
    battle.say("perform", "dreamer", number=1).say("react", "dreamer", number=2)

    assert len(battle.state.hands[0]) == 2


# -- places -------------------------------------------------------------------------------------


@pytest.mark.rule("WL-INFILTRATE-05")
def test_WL_INFILTRATE_05_an_intruder_does_not_perform_the_order_of_an_action_card_attached_to_it() -> None:
    charm = action("charm", ability("order", {"do": "draw"}))
    spy = character("spy", feats={"stealth": 9})
    armies = [army(["a"], ["lord-a"], deck=["x"]), army(["b", "spy"], ["lord-b"])]
    battle = Battle(*armies, cards=[charm, spy], on={"spy": {"owner": 0, "attached": ["charm"]}})

    assert battle.offered("perform") == []
    assert battle.barred("perform", "charm", "spy") == ["WL-INFILTRATE-05"]


@pytest.mark.rule("WL-MANOEUVRE-02")
def test_WL_MANOEUVRE_02_A99_whoever_falls_before_it_has_moved_chooses_anew_where_to_go() -> None:
    """The man in front is killed while another is about to step back: he falls forward and moves from there."""
    ambush = ability(
        "react",
        {"do": "kill", "who": "all", "filter": {"side": "enemy", "place": "front"}},
        trigger="before:manoeuvred",
    )
    mine = army(["front"], ["mover"], ["lord-a"])
    battle = Battle(mine, army(["sniper"], ["lord-b"]), cards=[character("sniper", ability=[ambush])])
    battle.say("manoeuvre", "mover").place(3, 0).say("react", "sniper")

    assert dead(battle) == ["front"]
    assert battle.ranks(0) == [["mover"], ["lord-a"]]
    assert set(battle.places()) == {(2, 0), (2, 1)}
    assert battle.place(2, 0).asked == (0, "fall")  # it has moved at once, and the front rank is empty


@pytest.mark.rule("WL-ILLEGAL-08")
def test_WL_ILLEGAL_08_who_is_taken_away_while_it_falls_falls_no_further() -> None:
    recall = ability("react", {"do": "send-back", "who": "victim", "to": "hand"}, trigger="before:fallen")
    kill = ability("order", {"do": "kill", "who": "target"}, aim={"side": "own"})
    mine = army(["a"], ["b"], ["lord-a"], hand=["kill"])
    battle = Battle(
        mine, army(["fetcher"], ["lord-b"]), cards=[character("fetcher", ability=[recall]), action("kill", kill)]
    )
    battle.say("perform", "kill", "b").say("target", "a").say("react", "fetcher")
    battle.pass_windows()

    assert battle.zone("b") == "hand"
    assert battle.ranks(0) == [["lord-a"]]
    assert [battle.name(n) for n in battle.state.hands[0]].count("b") == 1
    assert [battle.name(e.facts[0]) for e in battle.events("fell")].count("b") == 0


@pytest.mark.rule("WL-ILLEGAL-02", "WL-GOLDEN-01")
@pytest.mark.exemption("WL-GOLDEN-01:may-not-move")
def test_WL_ILLEGAL_02_A100_who_cannot_be_moved_falls_only_if_nobody_else_can() -> None:
    kill = ability("order", {"do": "kill", "who": "target"}, aim={"side": "own"})
    oak = character("oak", ability=[ability("static", {"do": "grant", "stat": "ban", "word": "move"})])
    mine = army(["a", "x"], ["oak", "b"], ["lord-a"], hand=["kill", "kill#2"])
    battle = Battle(mine, army(["c"], ["lord-b"]), cards=[oak, action("kill", kill)])
    battle.say("perform", "kill", "x").say("target", "a")
    battle.place(1, 0)  # b falls, without a question who

    assert battle.ranks(0) == [["b", "x"], ["oak"], ["lord-a"]]
    battle.say("pass").say("perform", "kill#2", "x").say("target", "x")

    assert battle.ranks(0) == [["b"], ["oak"], ["lord-a"]]
    alone = Battle(
        army(["a"], ["oak"], ["lord-a"], hand=["kill"]), army(["c"], ["lord-b"]), cards=[oak, action("kill", kill)]
    )
    alone.say("perform", "kill", "oak").say("target", "a")

    assert alone.ranks(0) == [["oak"], ["lord-a"]]


# -- what lasts -----------------------------------------------------------------------------------


@pytest.mark.rule("WL-BONUS-01", "WL-WIN-01")
def test_WL_BONUS_01_A101_effects_of_a_player_who_is_out_stay_until_they_end() -> None:
    curse = ability("order", {"do": "modify", "who": "target", "stat": "ac", "amount": -4}, aim={"side": "enemy"})
    dying = lord("lord-b", hit_points=1, armour=5)
    armies = [army(["a"], ["lord-a"]), army(["lord-b"], hand=["curse"]), army(["c"], ["lord-c"])]
    battle = Battle(*armies, cards=[dying, action("curse", curse)], turn=1, dice=[15])
    battle.say("perform", "curse", "lord-b").say("target", "c").say("pass").say("attack", "a").say("strike", "lord-b")

    assert battle.state.out == (1,)
    assert [(battle.name(e.card), e.stat, e.value) for e in battle.state.effects] == [("c", "ac", -4)]


@pytest.mark.rule("WL-BONUS-06")
def test_WL_BONUS_06_A102_an_aura_that_begins_to_reach_after_the_change_counts() -> None:
    """By the letter only what has changed the value before is ignored."""
    banner = character(
        "banner",
        ability=[
            ability(
                "static",
                {
                    "do": "modify",
                    "who": "all",
                    "stat": "atk",
                    "amount": 3,
                    "filter": {"side": "own", "place": "adjacent"},
                },
            )
        ],
    )
    change = action(
        "change", ability("order", {"do": "set", "who": "target", "stat": "atk", "amount": 1}, aim={"side": "own"})
    )

    def total_after(first: list[str], then: list[str]) -> list[int]:
        mine = army(first, ["lord-a"], hand=["change"])
        battle = Battle(mine, army(["b"], ["lord-b"]), cards=[banner, change], dice=[2])
        battle.say("perform", "change", "hero").say("target", "hero").say("pass")
        if first != then:
            battle.say("manoeuvre", "banner").place(1, then.index("banner")).say("pass")
        battle.say("attack", "hero").say("strike", "b")
        return [event.facts[2] for event in battle.events("missed")]

    assert total_after(["hero", "a", "banner"], ["hero", "banner", "a"]) == [2 + 1 + 3]
    assert total_after(["hero", "banner", "a"], ["hero", "banner", "a"]) == [2 + 1]


# -- house rulings ----------------------------------------------------------------------------------


@pytest.mark.rule("WL-GLOSSARY-02")
def test_WL_GLOSSARY_02_A103_cards_drawn_at_once_are_one_moment() -> None:
    scribe = character(
        "chronicler", ability=[ability("react", {"do": "modify", "stat": "skill", "amount": 1}, trigger="after:drew")]
    )
    feast = action("feast", ability("order", {"do": "draw", "number": 3}))
    mine = army(["chronicler"], ["lord-a"], hand=["feast"], deck=["x", "y", "z"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[scribe, feast])
    battle.say("perform", "feast", "chronicler").say("react", "chronicler")

    assert len(battle.state.hands[0]) == 3
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-10", "WL-FEAT-08")
def test_WL_FEAT_10_A104_the_first_target_may_still_resist_after_a_defend() -> None:
    sting = ability("order", {"do": "wound", "who": "target", "amount": 1}, aim={"side": "enemy"})
    cards = [
        action("sting", sting, **{"class": "wizard"}),
        character("mage", **{"class": "wizard"}),
        character("shield", skill=19, feats={"defend": 1}),
        character("ward", skill=19, feats={"magic-resistance": 1}),
    ]
    foes = army(["shield", "ward"], ["lord-b"])
    battle = Battle(army(["mage"], ["lord-a"], hand=["sting"]), foes, cards=cards, dice=[10, 10])
    battle.say("perform", "sting", "mage").say("target", "ward").say("defend", "shield")
    while "magic-resistance" not in battle.keys():
        battle.say("pass")
    battle.say("magic-resistance", "ward")

    assert (battle.card("shield").wounds, battle.zone("sting")) == (0, "discard")


@pytest.mark.rule("WL-TASK-02", "WL-ATTACK-08")
def test_WL_TASK_02_A105_a_cost_that_kills_its_performer_does_not_stop_the_action() -> None:
    blood = ability("order", {"do": "draw"}, {"do": "strike"}, costs=[{"pay": "wound-self"}])
    mine = army(["zealot", "a"], ["lord-a"], hand=["blood"], deck=["x"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[action("blood", blood)])
    battle.say("perform", "blood", "zealot")

    assert (battle.zone("zealot"), battle.zone("x")) == ("discard", "hand")
    assert battle.events("strikes-at") == []
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_A106_charisma_answers_the_die_of_an_opposed_roll() -> None:
    """The caster's bard lets him roll again; the second result stands."""
    spell = action("spell", ability("order", {"do": "draw"}), **{"class": "wizard"})
    foil = ability(
        "react",
        {"do": "special", "word": "outwit", "who": "caster"},
        {"do": "cancel-action", "when": "passed"},
        trigger="after:announced",
    )
    cards = [
        spell,
        character("mage", skill=1, **{"class": "wizard"}),
        character("bard", skill=19, feats={"charisma": 1}),
        character("foil", skill=2, ability=[foil]),
    ]
    mine = army(["mage", "bard"], ["lord-a"], hand=["spell"], deck=["x"])
    battle = Battle(mine, army(["foil"], ["lord-b"]), cards=cards, dice=[10, 5, 10, 19])
    battle.say("perform", "spell", "mage").say("react", "foil")

    assert (battle.asked, battle.name(battle.question.subject)) == ((0, "after:rolled"), "mage")
    battle.say("charisma", "bard")

    assert [event.facts[1:4] for event in battle.events("failed")] == [(10, 12, 20)]
    assert battle.zone("x") == "hand"


@pytest.mark.rule("WL-FEAT-04")
def test_WL_FEAT_04_A106_a_die_that_the_player_rolls_is_no_roll_of_a_character() -> None:
    fate = ability("order", {"do": "special", "word": "table-of-fate", "who": "target"}, aim={"side": "enemy"})
    cards = [action("fate", fate), character("bard", skill=19, feats={"charisma": 1})]
    mine = army(["a", "bard"], ["lord-a"], hand=["fate"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=cards, dice=[18])
    battle.say("perform", "fate", "a").say("target", "b")

    assert battle.turned("b") == "stunned"
    assert battle.asked == (1, "order")


# -- A107, A108, and two paragraphs that say the same ---------------------------------------------------


@pytest.mark.rule("WL-ACTIONCARD-07")
def test_WL_ACTIONCARD_07_whoever_comes_back_is_no_longer_aimed_at() -> None:
    """A107: the curse kills and then weakens; in between its target is brought back, as another one."""
    weaken = {"do": "modify", "stat": "atk", "amount": -3, "who": "target"}
    curse = action("curse", ability("order", {"do": "kill", "who": "target"}, weaken, aim={"side": "enemy"}))
    fetch = ability("react", {"do": "retrieve"}, {"do": "enter", "who": "picked"}, trigger="after:died")
    foes = army(["victim", "one", "caller"], ["lord-b"])
    battle = Battle(army(["a"], ["lord-a"], hand=["curse"]), foes, cards=[curse, character("caller", ability=[fetch])])
    battle.say("perform", "curse", "a").say("target", "victim").say("react", "caller").say("pick", "victim")
    battle.place(1, 0)
    battle.pass_windows()

    assert battle.zone("victim") == "formation"
    assert [effect for effect in battle.state.effects if effect.stat == "atk"] == []


@pytest.mark.rule("WL-ATTACK-11")
def test_WL_ATTACK_11_whoever_falls_into_reach_meanwhile_is_struck_at_as_well() -> None:
    """A108: when the front rank is dead, those behind it fall forward and are in reach."""
    reap = action("reap", ability("order", {"do": "special", "word": "strike-each", "amount": 3}))
    battle = Battle(army(["a"], ["lord-a"], hand=["reap"]), army(["front"], ["lord-b"]), cards=[reap], dice=[20, 15])
    battle.say("perform", "reap", "a").pass_windows()

    assert [battle.name(event.facts[1]) for event in battle.events("strikes-at")] == ["front", "lord-b"]


@pytest.mark.rule("WL-GOLDEN-01")
def test_WL_GOLDEN_01_two_paragraphs_that_say_the_same_have_a_limit_each() -> None:
    draw = ability("order", {"do": "draw"}, limit="game")
    mine = army(["twice"], ["lord-a"], deck=["x", "y", "z"])
    battle = Battle(mine, army(["b"], ["lord-b"]), cards=[character("twice", ability=[draw, draw])])
    battle.say("perform", "twice", number=0).say("pass").say("perform", "twice", number=1).say("pass")

    assert len(battle.events("drew")) == 2
    assert "perform" not in battle.keys()
