"""Scenarios of Summoners name attacks, spells, creatures, values and cards as they are called on the cards."""

from typing import Any

import pytest

from summoning import Summoning, attack, creature, foe, near, own, spell, summoner
from tercio.content.trouble import BadInput
from tercio.scenario import run_text
from tercio.scenario.toml import toml_text

CARDS = [
    creature("cobra", attacks=[attack("bite", melee=3), attack("lash", melee=1), attack("spit", ranged=2)]),
    creature("ogre", level=2, mana=2, levels=1),
    summoner("mage", powers=[spell("frost"), spell("mend")]),
]


def told(
    table: Summoning, *steps: dict[str, Any], expect: dict[str, Any] | None = None, dice: tuple[int, ...] = ()
) -> str:
    """The table as a scenario file with these steps, and what comes of it."""
    data: dict[str, Any] = {"game": "summoners", "dice": list(dice), **table.match.setup["content"]}
    data |= {"position": table.match.setup["position"], "step": list(steps)}
    return run_text(toml_text({**data, "expect": expect or {}}), "x.toml").message("en")


def fight() -> Summoning:
    return Summoning([own("cobra", (10, 10)), foe("golem", near("cobra"), ap=0)], cards=CARDS, acting="cobra")


def shooting() -> Summoning:
    return Summoning([own("cobra", (10, 10)), foe("imp", near("cobra", 5), ap=0)], cards=CARDS, acting="cobra")


def call() -> Summoning:
    return Summoning([own("mage", (10, 10)), own("cobra", near("mage", 1), life_lost=3)], cards=CARDS, acting="mage")


# -- what is meant ---------------------------------------------------------------------------------------


def test_an_attack_is_called_by_its_name() -> None:
    bite = {"key": "melee", "unit": "cobra", "target": "golem", "attack": "bite"}
    hits = {"events": [{"name": "strikes", "attack": "bite"}], "units.golem.life_lost": 1}

    assert told(fight(), {"seat": 0, "answer": bite}, expect=hits, dice=(8, 1, 1, 1)) == "ok"


def test_the_second_attack_is_another_one() -> None:
    lash = {"key": "melee", "unit": "cobra", "target": "golem", "attack": "lash"}

    assert told(fight(), {"seat": 0, "answer": lash}, dice=(8, 2)) == "ok"


def test_the_unit_need_not_be_named_where_the_attack_tells_it() -> None:
    spit = {"key": "ranged", "target": "imp", "attack": "spit"}

    assert told(shooting(), {"seat": 0, "answer": spit}, dice=(1, 1)) == "ok"


def test_an_attack_need_not_be_named_where_the_unit_has_only_one() -> None:
    shot = {"key": "ranged", "unit": "cobra", "target": "imp"}

    assert told(shooting(), {"seat": 0, "answer": shot}, dice=(1, 1)) == "ok"


def test_a_spell_is_called_by_its_name() -> None:
    mend = {"key": "cast", "unit": "mage", "target": "cobra", "spell": "mend"}

    assert told(call(), {"seat": 0, "answer": mend}, expect={"units.cobra.life_lost": 2}) == "ok"


def test_a_creature_comes_by_its_profile_for_those_who_are_picked() -> None:
    x, y = call().answer("summon", "", near("cobra"), creature="ogre").path[0]
    ogre = {"key": "summon", "creature": "ogre", "picks": ["cobra"], "path": [[x / 1000, y / 1000]]}
    expected = {"units.cobra.gone": "sacrificed", "units.ogre-a1.profile": "ogre", "players.0.gems": 5}

    assert told(call(), {"seat": 0, "answer": ogre}, expect=expected) == "ok"


def test_the_cards_of_a_deck_are_called_by_their_profiles() -> None:
    table = Summoning(
        [own("snake", (10, 10), profile="cobra"), own("mage", (15, 15))], cards=CARDS, phase="start", dice=(3, 6)
    )
    order = {"key": "order", "picks": ["mage", "cobra"]}

    assert told(table, {"seat": 0, "answer": order}, expect={"players.0.deck": ["mage", "cobra"]}, dice=(6, 3)) == "ok"


def test_cards_in_events_are_called_by_their_profiles() -> None:
    table = Summoning([own("mage", (15, 15))], cards=CARDS)
    expected = {"events": [{"name": "revealed", "seat": 0, "card": "mage"}]}

    assert told(table, {"seat": 0, "answer": {"key": "reveal"}}, expect=expected) == "ok"


# -- what is not there --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "answer", "message"),
    [
        (fight, {"key": "melee", "unit": "cobra", "target": "golem", "attack": "bitte"}, 'Did you mean "bite"?'),
        (fight, {"key": "melee", "unit": "cobra", "target": "golme"}, 'Did you mean "golem"?'),
        (call, {"key": "cast", "unit": "mage", "target": "cobra", "spell": "mned"}, 'Did you mean "mend"?'),
        (call, {"key": "summon", "creature": "orge", "path": [[1, 1]]}, 'Did you mean "ogre"?'),
        (call, {"key": "boost", "unit": "mage", "value": "reflexes"}, 'Did you mean "reflex"?'),
        (call, {"key": "cast", "unit": "mage", "spell": 2}, "step[0].answer.spell"),
        (call, {"key": "cast", "unit": "mage", "spel": "mend"}, 'Unknown key "spel". Did you mean "spell"?'),
    ],
)
def test_a_name_that_there_is_not_is_told_with_its_place(table: Any, answer: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as trouble:
        told(table(), {"seat": 0, "answer": answer})

    assert message in str(trouble.value)
    assert "step[0].answer" in str(trouble.value)
