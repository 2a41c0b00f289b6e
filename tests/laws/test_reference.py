"""Whatever is met in play is in the reference in the right shape, and whatever is in the reference can be met."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from laws.games import CASES
from laws.met import Met
from laws.playing import FULL_SIZE
from laws.special import met_in
from laws.watching import watch
from tercio.games import GAMES
from tercio.scenario import play, read_scenario

WATCHED: Final = 40  # matches of each case, for what must be met at least once
ANY_TIME: Final = "it may be said at any time, and no question offers it"
OPEN_DICE: Final = "only files with open dice ask for faces; those of skirmish do"
RARE: Final = "rarely drawn; tests/rules play it"
NEVER_MET: Final = {  # what random matches and scenario files need not meet, with the reason
    "": {
        "option concede": ANY_TIME,
        "option agree-draw": ANY_TIME,
        "option faces": OPEN_DICE,
        "question roll": OPEN_DICE,
    },
    "skirmish": {},
    "warlord": {
        "event held-back": RARE,
        "event initiative-changed": RARE,
        "event initiative-forced": RARE,
        "event initiative-summed": RARE,
        "event items-ignored": RARE,
        "event spared": RARE,
        "event swapped": RARE,
        "question after:entered": RARE,
        "question after:missed": RARE,
        "question after:performed": RARE,
        "question after:retrieved": RARE,
        "question after:targeted: react": RARE,
        "question pay:wound-own": RARE,
        "question pick:discard-item": RARE,
    },
    "summoners": {
        "answer counterstrike: picks": RARE,
        "event forfeited": RARE,
        "event held": RARE,
    },
    "mageknight": {
        "option agree-to-end": ANY_TIME,
        "option play-on": ANY_TIME,
        "option time-up": ANY_TIME,
        "event plays-on": ANY_TIME,
        "answer quick-move: picks": RARE,
        "event cannot-join": RARE,
        "event keeps-its-side": RARE,
        "event left-out": RARE,
        "event spell-removed": RARE,
        "option arcing-volley": RARE,
        "option freeze-volley": RARE,
        "option glyphs-fade": RARE,
        "option raise-mounted": RARE,
        "option recall-mounted": RARE,
        "option set-down": RARE,
        "option summon": RARE,
        "option summon-mounted": RARE,
        "option war-cry": RARE,
        "question act: arcing-volley": RARE,
        "question act: freeze-volley": RARE,
        "question act: raise-mounted": RARE,
        "question act: recall-mounted": RARE,
        "question act: summon": RARE,
        "question act: summon-mounted": RARE,
        "question act: war-cry": RARE,
        "question end: glyphs-fade": RARE,
        "question mounted-shot: freeze": RARE,
        "question set-down": RARE,
        "question way: bound": RARE,
        "question way: lead": RARE,
        "question way: mounted-shot": RARE,
        "question way: quick-take-off": RARE,
    },
}
SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"


def read(met: Met, file: Path) -> None:
    """A scenario file, step by step."""
    playthrough = play(read_scenario(file))
    for moment in playthrough.moments:
        met.look_at(moment.asks)
        met.hear(moment.events)
        met.take_back(moment.refusals)
    met.look_at(playthrough.match.asks())


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_in_the_reference_is_met_but_for_a_few(game: str) -> None:
    met = Met(game)
    excused = {*NEVER_MET[""], *NEVER_MET[game]}
    words = met.never()  # before anything is met, every word
    for file in sorted((SCENARIOS / game).rglob("*.toml")) if FULL_SIZE else ():
        read(met, file)
    for case in [case for case in CASES if case.game == game] if FULL_SIZE else ():
        for seed in range(WATCHED):
            watch(case, seed, [met_in(met)])

    assert {each for each in excused if each.count(" ") == 1} <= words
    assert not FULL_SIZE or met.never() - excused == set()
