"""The special abilities that attacks are made with: bots know how to use each, and each is printed somewhere."""

from __future__ import annotations

import pytest

from knights import Card, Knights, figure, foe, item, own, with_optional_packs
from tercio.games.mageknight.abilities.registry import special_names
from tercio.kernel import Decision, seeded

# What is to be tried of each, and in the questions that follow from it.
KEYS = {
    "magic-blast": ("blast",),
    "flame-lightning": ("flame",),
    "shockwave": ("shockwave",),
    "stormfire": ("stormfire",),
    "arcing-fire": ("arcing", "split"),
    "magic-freeze": ("freeze",),
    "magic-confusion": ("confuse", "lead"),
    "hex": ("hex",),
    "sweep": ("sweep",),
    "shatter": ("ranged", "shatter"),
}


def shooter(ability: str) -> Card:
    types = ["sword", "wand"] if ability.startswith("magic") else ["sword", "bow"]
    return figure(
        "mage", abilities=[ability, "magic-enhancement"][: 1 if ability.startswith("magic") or ability == "hex" else 2],
        attack_types=types, range=9, arrows=2, ranged_damage=2, attack=14,
    )  # fmt: skip


def only(decision: Decision, keys: tuple[str, ...]) -> Decision:
    wanted = tuple([option for option in decision.options if option.key in keys])
    return decision._replace(options=wanted) if wanted else decision


def played(ability: str, seed: int) -> set[str]:
    """The keys of all answers until the next action may be given; where nothing wanted is found, anything legal."""
    at = (10, 12) if ability != "sweep" else (10, 11.5)
    elves = [foe("elf", at, items=["ring", "blade"]), foe("elf2", (13, 13)), foe("far", (34, 34))]
    table = Knights(
        [own("mage", (10, 10)), own("idle", (34, 2)), *elves],
        [shooter(ability), figure("elf", slots=2), item("ring"), item("blade", collector="998")],
    )
    match, dice, keys = table.match, seeded(seed), set[str]()
    match.dice = seeded(seed)
    while not keys or match.asks()[0].kind != "act":
        decision = match.asks()[0]
        view = match.view(decision.seat)
        wanted = match.game.propose(view, only(decision, KEYS[ability]), 1, dice)
        answer = (wanted or match.game.propose(view, decision, 1, dice))[0]
        assert match.answer(answer)
        keys.add(answer.key)
    return keys


@pytest.mark.parametrize("ability", KEYS)
def test_bots_find_legal_answers_wherever_an_ability_leads(ability: str) -> None:
    found = [played(ability, seed) for seed in range(6)]

    assert set().union(*found) >= set(KEYS[ability])


def test_each_ability_is_printed_on_at_least_two_figures() -> None:
    content = with_optional_packs().content
    bearers = dict.fromkeys(special_names(), 0)
    for card in content.figures.values():
        for name in {mark.ability for click in card.dial for mark in click.marks}:
            bearers[name] += 1

    assert [name for name, number in bearers.items() if number < 2] == []
