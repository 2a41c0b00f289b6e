"""Every spell and card action of our packs, used on a table: what its text says happens."""

from __future__ import annotations

from typing import Final

import pytest

from summoning import Summoning, creature, foe, near, own
from tercio.games.summoners import shipped
from tercio.games.summoners.printed.profiles import FRIEND, POINT, Effect, Power

CONTENT: Final = shipped()[0]
CASTERS: Final = {power.id: unit for unit in CONTENT.profiles.values() for power in unit.powers}
AIMED: Final = sorted([power.id for power in CONTENT.powers.values() if power.attack is not None])
PLAIN: Final = sorted(set(CONTENT.powers) - set(AIMED))
EMPTY_SPOT: Final = (18.0, 13.0)


def table(name: str) -> Summoning:
    """The caster, a friend and an enemy 4 inches off, all of them a little hurt; every die shows a 5."""
    caster = CASTERS[name].id
    return Summoning(
        [
            own(caster, (18, 18)),
            own("friend", near(caster, 4, 180), life_lost=5, ap=1),
            foe("enemy", near(caster, 4, 0), life_lost=5),
        ],
        cards=[creature("friend", resistance=2, white=20), creature("enemy", resistance=2, white=20)],
        dice=[5] * 40,
        acting=caster,
        players=[{"gems": 9, "level": "master"}, {}],
    )


def used(name: str) -> Summoning:
    """The table after the power has been used on its target, or where that stands, or where nobody does."""
    power = CONTENT.powers[name]
    now = table(name)
    key, details = ("cast", {"spell": name}) if power.is_spell else ("act", {"action": name})
    if power.target == POINT:
        x, y = now.unit("enemy").at
        return now.say(key, CASTERS[name].id, (x / 1000, y / 1000) if power.burst else EMPTY_SPOT, **details)
    return now.say(key, CASTERS[name].id, target_of(power), **details)


def target_of(power: Power) -> str:
    return "friend" if power.target == FRIEND else "enemy"


@pytest.mark.parametrize("name", sorted(CONTENT.powers))
def test_it_costs_an_action_point_and_its_mana(name: str) -> None:
    power, now = CONTENT.powers[name], used(name)
    gained = sum([effect.amount for effect in power.effects if effect.verb.word == "gems"])
    caster = now.unit(CASTERS[name].id)

    assert now.happened("casts")
    assert caster.ap == caster.profile.ap - 1
    assert now.player(0).gems == 9 - power.mana + gained


@pytest.mark.parametrize("name", PLAIN)
def test_each_effect_happens(name: str) -> None:
    power, now = CONTENT.powers[name], used(name)

    assert [effect.verb.word for effect in power.effects if not has_happened(now, power, effect)] == []


def has_happened(now: Summoning, power: Power, effect: Effect) -> bool:
    before, after = table(power.id), now
    was, unit = before.unit(target_of(power)), after.unit(target_of(power))
    caster = after.unit(CASTERS[power.id].id)
    verb = effect.verb.word
    if verb == "raise":
        return [piece.kind for piece in after.state.pieces] == [effect.what]
    if effect.verb.lasts:
        return [(lasting.power.id, lasting.target) for lasting in after.state.effects] == [(power.id, unit.id)]
    if verb == "carry":
        return caster.at == (18_000, 13_000)
    if verb in ("push", "pull"):
        way = unit.at[0] - was.at[0]
        return abs(way - (effect.amount if verb == "push" else -effect.amount)) <= 1
    if verb == "march":
        return after.question()[1] == "march"
    return {
        "hurt": unit.lost == was.lost + effect.amount * (5 - 2),
        "heal": unit.lost == was.lost - effect.amount,
        "ice": unit.ice == effect.amount,
        "fire": unit.fire == effect.amount,
        "hurry": unit.ap == was.ap + effect.amount,
        "gems": after.player(0).gems == before.player(0).gems - power.mana + effect.amount,
    }[verb]


@pytest.mark.parametrize("name", AIMED)
def test_a_ranged_spell_is_shot_and_its_special_rules_apply(name: str) -> None:
    power, now = CONTENT.powers[name], used(name)
    assert power.attack is not None
    was = now.unit("enemy").lost
    now.go_on("act", seat=0)
    enemy = now.unit("enemy")
    mighty = sum([trait.value for trait in power.attack.traits if trait.name == "mighty"])

    assert enemy.lost == was + power.attack.dice * (5 + mighty - 2)
    for trait in power.attack.traits:
        assert trait.name not in ("ice", "fire") or getattr(enemy, trait.name) == trait.value


@pytest.mark.rule("SU-STACK-01")
def test_SU_STACK_01_arcane_charge_is_not_laid_on_a_unit_twice() -> None:
    now = used("arcane-charge")
    offered = now.offered("act", "idol-of-sarothek")

    assert "friend" not in offered
    assert now.refused("act", "idol-of-sarothek", "friend", action="arcane-charge") != set()


def test_nobody_is_put_down_where_somebody_stands() -> None:
    now = table("wind-step")
    x, y = now.unit("friend").at

    assert now.because("cast", "air-summoner", (x / 1000, y / 1000), spell="wind-step") == {"no-room"}
    assert now.because("cast", "air-summoner", (18, 18.2), spell="wind-step") == set()
