"""From a seed to a model: generations of matches, each played with what those before have taught."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tercio.games.tastes import LEARNED, MODEL, PLAIN
from tercio.training.fitting import data_of, learnt
from tercio.training.recipe import MATCHES, Recipe, append, read_matches, write_recipe
from tercio.training.selfplay import opened, play

APART: Final = 1_000_000  # numbers of matches from one generation to the next


class Plan(NamedTuple):
    """`matches` in each of the generations; `units` of the network's hidden layer."""

    game: str
    matches: int = 2000
    generations: int = 2
    units: int = 16
    bot: str = Recipe._field_defaults["bot"]
    seed: int = Recipe._field_defaults["seed"]
    jobs: int = 1


def train(plan: Plan, folder: Path, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """What is there already is not played again. `tell` hears of every hundredth match, with its generation."""
    names = opened(plan.game, plan.seed)[0].term_names
    if not names:
        raise ValueError(f"{plan.game} has no terms for a network to weigh")
    files: list[Path] = []
    model: dict[str, Any] = {}
    for generation in range(1, plan.generations + 1):
        own = folder / f"generation-{generation}"
        before = str(folder / f"generation-{generation - 1}" / MODEL) if model else ""
        styles = (LEARNED, LEARNED, PLAIN) if model else (PLAIN,)
        recipe = Recipe(plan.game, names, plan.bot, styles, seed=plan.seed, model=before)
        write_recipe(own, recipe)
        file = own / MATCHES
        known = {seen.number for seen in read_matches([file])} if file.is_file() else set[int]()
        numbers = range(generation * APART, generation * APART + plan.matches)
        wanted = [number for number in numbers if number not in known]
        for place, _ in enumerate(append(file, play(recipe, wanted, plan.jobs)), len(known) + 1):
            if place % 100 == 0:
                tell(generation, place)
        files.append(file)
        name = f"{plan.game}-{plan.seed}-{generation}"
        model = learnt(name, data_of(read_matches(files)), names, plan.units) | {"recipe": plan._asdict()}
        (own / MODEL).write_text(json.dumps(model) + "\n", "utf-8")
    (folder / MODEL).write_text(json.dumps(model) + "\n", "utf-8")
    return model
