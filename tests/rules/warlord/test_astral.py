"""WL-ASTRAL: Ethereal and Astral characters, hit only by even or only by odd dice."""

from typing import Any

import pytest

from battle import Battle, ability, action, army, character, item

BOW = item("bow", "bow", ability=[ability("order", {"do": "strike", "kind": "ranged", "amount": 10})])


def melee(ghost: dict[str, Any], attack: int, *dice: int, **hero: Any) -> Battle:
    """The hero strikes at the ghost."""
    cards = [character("hero", attacks=[attack], **hero), ghost]
    battle = Battle(army(["hero"], ["lord-a"]), army(["ghost"], ["lord-b"]), cards=cards, dice=list(dice))
    return battle.say("attack", "hero").say("strike", "ghost")


def ghost(nature: str, armour: int, **values: Any) -> dict[str, Any]:
    return character("ghost", traits=[nature], armour=armour, hit_points=2, **values)


@pytest.mark.rule("WL-ASTRAL-01")
@pytest.mark.parametrize(("face", "wounds"), [(13, 0), (12, 1), (4, 0), (20, 1)])
def test_WL_ASTRAL_01_a_melee_strike_with_an_odd_die_misses_an_ethereal_character(face: int, wounds: int) -> None:
    battle = melee(ghost("ethereal", 15), 10, face)

    assert battle.card("ghost").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-01")
@pytest.mark.parametrize(("face", "wounds"), [(13, 0), (12, 1), (4, 0), (20, 1)])
def test_WL_ASTRAL_01_a_ranged_strike_with_an_odd_die_misses_an_ethereal_character(face: int, wounds: int) -> None:
    battle = Battle(
        army(["guard", "guard#2"], ["hero"], ["lord-a"]),
        army(["ghost"], ["lord-b"]),
        cards=[BOW, ghost("ethereal", 15)],
        on={"hero": {"items": ["bow"]}},
        dice=[face],
    )

    battle.say("perform", "bow").say("strike", "ghost")

    assert battle.card("ghost").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-01", "WL-ASTRAL-03", "WL-ASTRAL-04")
@pytest.mark.parametrize(
    ("nature", "face", "event", "rule"),
    [
        ("ethereal", 13, "missed", "WL-ASTRAL-01"),
        ("ethereal", 3, "missed", "WL-ATTACK-06"),
        ("ethereal", 12, "hit", "WL-ATTACK-06"),
        ("astral", 12, "missed", "WL-ASTRAL-03"),
        ("astral", 13, "hit", "WL-ATTACK-06"),
    ],
)
def test_WL_ASTRAL_01_a_hit_that_is_none_cites_the_rule_that_says_so(
    nature: str, face: int, event: str, rule: str
) -> None:
    battle = melee(ghost(nature, 15), 10, face)

    assert [(e.name, e.rule) for e in battle.match.events if e.name in ("hit", "missed")] == [(event, rule)]


@pytest.mark.rule("WL-ASTRAL-04")
def test_WL_ASTRAL_04_a_19_that_would_miss_cites_the_rule_by_which_it_hits() -> None:
    battle = melee(ghost("astral", 30), 1, 19)

    assert [e.rule for e in battle.match.events if e.name == "hit"] == ["WL-ASTRAL-04"]


@pytest.mark.rule("WL-ASTRAL-02")
@pytest.mark.parametrize(("face", "wounds"), [(10, 1), (11, 0)])
def test_WL_ASTRAL_02_the_die_is_read_before_the_bonus_is_added(face: int, wounds: int) -> None:
    battle = melee(ghost("ethereal", 14), 7, face)

    assert battle.card("ghost").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-02")
def test_WL_ASTRAL_02_what_reacts_add_to_the_die_does_not_make_it_even() -> None:
    luck = ability(
        "react", {"do": "add-die", "amount": 1}, trigger="after:rolled", tests=[{"who": "striker", "me": True}]
    )
    battle = melee(ghost("ethereal", 14), 7, 11, ability=[luck])

    battle.say("react", "hero")

    assert battle.card("ghost").wounds == 0


@pytest.mark.rule("WL-ASTRAL-02")
@pytest.mark.parametrize(
    ("nature", "face", "wounds"), [("ethereal", 11, 0), ("ethereal", 12, 1), ("astral", 12, 0), ("astral", 11, 1)]
)
def test_WL_ASTRAL_02_a_die_that_counts_as_a_20_stays_odd_or_even(nature: str, face: int, wounds: int) -> None:
    """A16  Only the success is that of a 20."""
    luck = ability(
        "react", {"do": "force", "amount": 20}, trigger="after:rolled", tests=[{"who": "striker", "me": True}]
    )
    battle = melee(ghost(nature, 30), 1, face, ability=[luck])

    battle.say("react", "hero")

    assert battle.card("ghost").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-03")
@pytest.mark.parametrize(("face", "armour", "wounds"), [(20, 15, 0), (14, 15, 0), (13, 15, 1), (1, 15, 0), (1, 10, 0)])
def test_WL_ASTRAL_03_an_even_die_misses_an_astral_one_and_a_1_fails_too(face: int, armour: int, wounds: int) -> None:
    battle = melee(ghost("astral", armour), 10, face)

    assert battle.card("ghost").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-03")
@pytest.mark.parametrize(("face", "wounds"), [(20, 0), (14, 0), (13, 1)])
def test_WL_ASTRAL_03_ranged_strikes_too(face: int, wounds: int) -> None:
    battle = Battle(
        army(["guard", "guard#2"], ["hero"], ["lord-a"]),
        army(["ghost"], ["lord-b"]),
        cards=[BOW, ghost("astral", 15)],
        on={"hero": {"items": ["bow"]}},
        dice=[face],
    )

    battle.say("perform", "bow").say("strike", "ghost")

    assert battle.card("ghost").wounds == wounds


@pytest.mark.rule("WL-ASTRAL-03")
def test_WL_ASTRAL_03_a_20_that_misses_is_neither_rolled_again_nor_rewarded() -> None:
    """A84"""
    again = ability("react", {"do": "reroll"}, trigger="after:rolled", tests=[{"who": "striker", "me": True}])
    crow = ability(
        "react", {"do": "ready"}, trigger="after:struck", went="critical", tests=[{"who": "striker", "me": True}]
    )
    battle = melee(ghost("astral", 15), 10, 20, ability=[again, crow])

    assert battle.asked == (1, "order")
    assert battle.card("ghost").wounds == 0


@pytest.mark.rule("WL-ASTRAL-03")
def test_WL_ASTRAL_03_another_even_die_may_be_rolled_again() -> None:
    again = ability("react", {"do": "reroll"}, trigger="after:rolled", tests=[{"who": "striker", "me": True}])
    battle = melee(ghost("astral", 15), 10, 18, 17, ability=[again])

    battle.say("react", "hero")

    assert battle.card("ghost").wounds == 1


@pytest.mark.rule("WL-ASTRAL-04")
@pytest.mark.parametrize(("nature", "wounds"), [("astral", 1), ("undead", 0)])
def test_WL_ASTRAL_04_a_19_always_hits_an_astral_character(nature: str, wounds: int) -> None:
    battle = melee(ghost(nature, 30), 1, 19)

    assert battle.card("ghost").wounds == wounds


DENY = ability("react", {"do": "reroll"}, trigger="after:rolled", tests=[{"who": "striker", "side": "enemy"}])
HINDER = ability(
    "react", {"do": "add-die", "amount": -5}, trigger="after:rolled", tests=[{"who": "striker", "side": "enemy"}]
)


@pytest.mark.rule("WL-ASTRAL-05")
@pytest.mark.parametrize("react", [DENY, HINDER], ids=["re-roll", "minus-5"])
def test_WL_ASTRAL_05_no_react_changes_a_19_against_an_astral_character(react: dict[str, Any]) -> None:
    battle = melee(ghost("astral", 15, ability=[react]), 1, 19)

    assert battle.asked == (1, "order")
    assert battle.card("ghost").wounds == 1


@pytest.mark.rule("WL-ASTRAL-05")
@pytest.mark.parametrize(("nature", "face"), [("astral", 17), ("undead", 19)])
def test_WL_ASTRAL_05_another_die_or_another_target_can_be_changed(nature: str, face: int) -> None:
    battle = melee(ghost(nature, 16, ability=[HINDER]), 1, face)

    battle.say("react", "ghost")

    assert battle.card("ghost").wounds == 0


@pytest.mark.rule("WL-ASTRAL-05")
def test_WL_ASTRAL_05_a_penalty_given_before_the_roll_does_not_matter_either() -> None:
    duck = ability("react", {"do": "to-strike", "stat": "atk", "amount": -5}, trigger="before:rolled")
    battle = melee(ghost("astral", 15, ability=[duck]), 1, 19)

    battle.say("react", "ghost")

    assert battle.card("ghost").wounds == 1


CROW = ability(
    "react",
    {"do": "ready"},
    trigger="after:struck",
    strikes="both",
    went="critical",
    tests=[{"who": "striker", "me": True}],
)


@pytest.mark.rule("WL-ASTRAL-06")
def test_WL_ASTRAL_06_a_19_that_hits_an_astral_character_is_no_critical_success() -> None:
    battle = melee(ghost("astral", 30), 1, 19, ability=[CROW])

    assert battle.card("ghost").wounds == 1
    assert battle.asked == (1, "order")


@pytest.mark.rule("WL-ASTRAL-06")
def test_WL_ASTRAL_06_a_20_that_hits_somebody_else_is_one() -> None:
    battle = melee(ghost("undead", 30), 1, 20, ability=[CROW])

    assert battle.asked == (0, "after:struck")
    assert battle.offered("react") == ["hero"]


BOLT = action("bolt", ability("order", {"do": "strike", "kind": "ranged", "amount": 6}), **{"class": "wizard"})


def shot_by_spell(nature: str, armour: int, face: int) -> Battle:
    battle = Battle(
        army(["guard", "guard#2"], ["mage"], ["lord-a"], hand=["bolt"]),
        army(["ghost"], ["lord-b"]),
        cards=[BOLT, character("mage", ability=[CROW], **{"class": "wizard"}), ghost(nature, armour)],
        dice=[face],
    )
    return battle.say("perform", "bolt").say("strike", "ghost")


@pytest.mark.rule("WL-ASTRAL-07")
def test_WL_ASTRAL_07_an_odd_die_of_a_spell_hits_an_ethereal_character() -> None:
    battle = shot_by_spell("ethereal", 15, 9)

    assert battle.card("ghost").wounds == 1


@pytest.mark.rule("WL-ASTRAL-07")
def test_WL_ASTRAL_07_a_20_of_a_spell_hits_an_astral_character_as_a_critical_success() -> None:
    battle = shot_by_spell("astral", 30, 20)

    assert battle.card("ghost").wounds == 1
    assert battle.asked == (0, "after:struck")


@pytest.mark.rule("WL-ASTRAL-07")
def test_WL_ASTRAL_07_a_19_of_a_spell_is_an_ordinary_19() -> None:
    """A84"""
    battle = shot_by_spell("astral", 30, 19)

    assert battle.card("ghost").wounds == 0


@pytest.mark.rule("WL-ASTRAL-07")
def test_WL_ASTRAL_07_melee_strikes_made_by_a_spell_ignore_both_as_well() -> None:
    storm = ability("order", {"do": "special", "word": "strike-each"})
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["storm"]),
        army(["ghost"], ["lord-b"]),
        cards=[
            action("storm", storm, **{"class": "wizard"}),
            character("mage", attacks=[8], **{"class": "wizard"}),
            ghost("ethereal", 15),
        ],
        dice=[9],
    )

    battle.say("perform", "storm")

    assert battle.card("ghost").wounds == 1


CURSE = ability("order", {"do": "grant", "who": "target", "stat": "trait", "word": "ethereal"}, aim={"side": "enemy"})


@pytest.mark.rule("WL-ASTRAL-08")
def test_WL_ASTRAL_08_an_astral_character_that_becomes_ethereal_dies_with_its_items() -> None:
    battle = Battle(
        army(["witch"], ["lord-a"]),
        army(["ghost", "foe"], ["lord-b"]),
        cards=[
            character("witch", ability=[CURSE]),
            character("ghost", traits=["astral"], hit_points=4),
            character("foe", hit_points=4),
            item("chain", "armour"),
        ],
        on={"ghost": {"items": ["chain"]}},
    )

    battle.say("perform", "witch").say("target", "ghost")

    assert battle.zone("ghost") == "discard"
    assert battle.zone("chain") == "discard"
    assert battle.events("died")[0].rule == "WL-ASTRAL-08"


@pytest.mark.rule("WL-ASTRAL-08")
def test_WL_ASTRAL_08_ethereal_alone_harms_nobody() -> None:
    battle = Battle(
        army(["witch"], ["lord-a"]),
        army(["ghost", "foe"], ["lord-b"]),
        cards=[character("witch", ability=[CURSE]), character("ghost", traits=["astral"])],
    )

    battle.say("perform", "witch").say("target", "foe")

    assert battle.zone("foe") == "formation"


@pytest.mark.rule("WL-ASTRAL-08")
def test_WL_ASTRAL_08_an_item_that_makes_its_bearer_ethereal_kills_an_astral_one() -> None:
    veil = item("veil", ability=[ability("static", {"do": "grant", "stat": "trait", "word": "ethereal"})])
    battle = Battle(
        army(["ghost", "hero"], ["lord-a"], hand=["veil"]),
        army(["foe"], ["lord-b"]),
        cards=[veil, character("ghost", traits=["astral"], hit_points=4)],
    )

    battle.say("equip", "veil", "ghost")

    assert battle.zone("ghost") == "discard"


@pytest.mark.rule("WL-ASTRAL-01", "WL-ASTRAL-02")
@pytest.mark.parametrize(("moment", "wounds"), [("before:rolled", 0), ("after:rolled", 1)])
def test_WL_ASTRAL_01_the_trait_counts_from_the_roll_on(moment: str, wounds: int) -> None:
    """A76  Who becomes Ethereal when the die lies already is hit by it."""
    fade = ability("react", {"do": "grant", "stat": "trait", "word": "ethereal"}, trigger=moment)
    battle = melee(ghost("undead", 15, ability=[fade]), 10, 13)

    battle.say("react", "ghost")

    assert battle.card("ghost").wounds == wounds
