"""WL-ALIGN: good, evil, and the opposite of the character that uses the card."""

import pytest

from battle import Battle, ability, action, army, character, lord

SMITE = action(
    "smite", ability("order", {"do": "stun", "who": "target"}, aim={"alignment": "opposite"}), **{"class": "cleric"}
)
FOES = army(["saint", "fiend"], ["lord-b"])


def aims(priest: str, own_lord: str) -> list[str]:
    """Whom a priest of this alignment may smite; in both armies there are good and evil ones."""
    cards = [
        SMITE,
        character("priest", alignment=priest, **{"class": "cleric"}),
        character("kind-man", alignment="good"),
        character("thug", alignment="evil"),
        lord("lord-a", alignment=own_lord),
        character("saint", alignment="good"),
        character("fiend", alignment="evil"),
        lord("lord-b", alignment="good"),
    ]
    battle = Battle(army(["priest", "kind-man", "thug"], ["lord-a"], hand=["smite"]), FOES, cards=cards)
    return battle.say("perform", "smite", "priest").offered("target")


@pytest.mark.rule("WL-ALIGN-01")
def test_WL_ALIGN_01_a_good_cleric_aims_at_evil_ones_and_an_evil_one_at_good_ones() -> None:
    assert aims("good", "good") == ["thug", "fiend"]
    assert aims("evil", "evil") == ["kind-man", "saint", "lord-b"]


@pytest.mark.rule("WL-ALIGN-02")
def test_WL_ALIGN_02_the_cleric_counts_and_not_its_warlord() -> None:
    """An evil Warlord is of the opposite alignment for his own good cleric."""
    assert aims("good", "evil") == ["thug", "lord-a", "fiend"]


GUARDIAN = {"traits": ["guardian"], "attacks": [4], "armour": 12, "skill": 0, "hit_points": 1, "class": "wizard"}
CREATE = action("create", ability("order", {"do": "summon"}), **GUARDIAN)
BANISH = action("banish", ability("order", {"do": "stun", "who": "target"}, aim={"alignment": "evil"}))


def created(alignment: str) -> Battle:
    """A wizard of this alignment under a Warlord of the other creates a Guardian on the left of the front rank."""
    other = "good" if alignment == "evil" else "evil"
    cards = [
        CREATE,
        BANISH,
        character("mage", alignment=alignment, **{"class": "wizard"}),
        lord("lord-a", alignment=other),
        character("foe", alignment=other),
        lord("lord-b", alignment=other),
    ]
    battle = Battle(
        army(["mage"], ["lord-a"], hand=["create"]),
        army(["foe"], ["lord-b"], hand=["banish"]),
        cards=cards,
        dice=[15, 3],
    )
    return battle.say("perform", "create", "mage").until("place").place(1, 0).wait_for(1, "order")


@pytest.mark.rule("WL-ALIGN-03")
@pytest.mark.parametrize("alignment", ["evil", "good"])
def test_WL_ALIGN_03_a_guardian_has_the_alignment_of_the_wizard_and_not_of_the_warlord(alignment: str) -> None:
    battle = created(alignment)
    guardian = battle.ranks(0)[0][0]

    assert battle.card(guardian).face.alignment == alignment


@pytest.mark.rule("WL-ALIGN-03")
def test_WL_ALIGN_03_the_guardian_of_an_evil_wizard_is_an_evil_target() -> None:
    battle = created("evil").say("perform", "banish", "foe")

    assert battle.offered("target") == [battle.ranks(0)[0][0], "mage"]


@pytest.mark.rule("WL-PLAY-01")
def test_WL_PLAY_01_A91_the_created_one_fights_and_leaves_the_game_when_it_leaves_play() -> None:
    battle = created("evil")
    guardian = battle.ranks(0)[0][0]
    ready = battle.turned(guardian)
    battle.say("attack", "foe").say("strike", guardian).wait_for(0, "order")

    assert ready == "ready"
    assert battle.zone(guardian) == "gone"
    assert battle.state.discards[0] == ()
