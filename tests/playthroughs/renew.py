"""Makes the kept playthroughs anew: PYTHONPATH=tests .venv/bin/python -m playthroughs.renew [NAME ...]

Those planned below are played by bots, from their set-ups and seeds; of all others the kept answers are played again.
Read the difference before you commit it: it is what a change did to the rules, the cards or the words.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from tercio.bots import Bot, GreedyBot, RandomBot, ask_bot
from tercio.games import box_of, open_game
from tercio.kernel import Recorder, seeded
from tercio.kernel.record import load_dice
from tercio.texts import Speaker
from tercio.texts.playthrough import playthrough
from tercio.wire import read_record, write_record

KEPT: Final = Path(__file__).parent
BOTS: Final[dict[str, type[GreedyBot] | type[RandomBot]]] = {"greedy": GreedyBot, "random": RandomBot}


class Plan(NamedTuple):
    """A match between bots."""

    game: str
    setup: dict[str, Any]
    players: tuple[str, ...]
    seed: int


def decks(*names: str) -> dict[str, Any]:
    return {"decks": list(names)}


def realms(scenario: str, *names: str, **more: Any) -> dict[str, Any]:
    players = [{"realm": realm, "level": "novice"} for realm in names]
    return {"scenario": scenario, "players": players, "terrain": "random", **more}


def armies(*names: str, **words: str) -> dict[str, Any]:
    """Ready armies, and what their players agree on, as at a terminal."""
    forces = box_of("mageknight").forces
    assert forces is not None
    return forces.agreed(forces.setup(list(names)), words)


PLANS: Final = {
    "warlord-1": Plan("warlord", decks("dwarves", "nothrog"), ("greedy", "random"), 1),
    "warlord-2": Plan("warlord", decks("elves", "mercenaries"), ("random", "greedy"), 2),
    "warlord-3": Plan("warlord", decks("free-kingdoms", "deverenians", "dwarves"), ("greedy", "random", "random"), 3),
    "summoners-1": Plan("summoners", realms("s2", "water", "earth", secrets=True), ("greedy", "greedy"), 1),
    "summoners-2": Plan("summoners", realms("s7", "fire", "air"), ("greedy", "greedy"), 2),
    "summoners-3": Plan(
        "summoners", realms("s9", "corrupted", "water", "fire", "earth"), ("greedy", "random", "greedy", "greedy"), 3
    ),
    "mageknight-1": Plan(
        "mageknight", armies("orc-warband", "elven-patrol", terrain="no", turns="16"), ("greedy", "greedy"), 6
    ),
    "mageknight-2": Plan(
        "mageknight", armies("imperial-cohort", "powder-line", domains="yes", turns="14"), ("greedy", "greedy"), 2
    ),
    "mageknight-3": Plan(
        "mageknight",
        armies("orc-warband", "elven-patrol", "grave-march", "elven-patrol", teams="yes", terrain="no", turns="20"),
        ("greedy", "greedy", "greedy", "greedy"),
        2,
    ),
    "mageknight-4": Plan(
        "mageknight", armies("dawn-ride", "hunger-and-plague", terrain="no", turns="30"), ("greedy", "greedy"), 8
    ),
    "mageknight-5": Plan(
        "mageknight", armies("open-books", "open-books", terrain="no", turns="20"), ("greedy", "greedy"), 5
    ),
    "mageknight-6": Plan(
        "mageknight", armies("ford-and-frost", "open-books", domains="yes", turns="16"), ("greedy", "greedy"), 6
    ),
}


def played(plan: Plan) -> Recorder:
    """The match to its end. Same plan, same cards, same match."""
    recorder = Recorder(open_game(plan.game), plan.setup, seeded(plan.seed), plan.players)
    bots: list[Bot] = [BOTS[player](plan.seed * 10 + seat) for seat, player in enumerate(plan.players)]
    while recorder.match.asks():
        decision = recorder.match.asks()[0]
        assert recorder.answer(ask_bot(bots[decision.seat], recorder.match, decision)), "a bot answers legally"
    return recorder


def played_again(file: Path) -> Recorder:
    """The answers of a kept record under the rules, content and digests of today."""
    record = read_record(file)
    game = open_game(record.game, inline=record.setup.get("content"))
    recorder = Recorder(game, record.setup, load_dice(record.dice), record.players)
    for number, answer in enumerate(record.answers, 1):
        verdict = recorder.answer(answer)
        assert verdict, f"{file.name}: answer {number} is refused now; the match must be played anew"
    return recorder


def renew(name: str) -> None:
    file = KEPT / f"{name}.tercio"
    recorder = played(PLANS[name]) if name in PLANS else played_again(file)
    game, record = recorder.match.game, recorder.record()
    write_record(file, record)
    told = playthrough(Speaker(game, "en"), game, record)
    file.with_suffix(".txt").write_text("".join([f"{line}\n" for line in told]), encoding="utf-8")
    print(f"{name}: {len(record.answers)} answers")


def main() -> None:
    for name in sys.argv[1:] or sorted({*PLANS, *[file.stem for file in KEPT.glob("*.tercio")]}):
        renew(name)


if __name__ == "__main__":
    main()
