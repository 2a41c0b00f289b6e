"""How many answers a server takes, how long they wait, and its processor time for each; one line for each round.

python -m tercio.bench.serving [--games warlord,skirmish] [--busy 50,200] [--seconds 10 | --answers 40]
    [--database postgresql://... --workers 2]

With --answers the same is played every time, answer by answer: what the rounds of two states of the code take can be
compared, even on a machine with other work.
"""

from __future__ import annotations

import argparse
from typing import Final

from tercio.bench.sockets import MOST, Stretch, measured, serving

DICE: Final = "7"  # the same in every match


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tercio.bench.serving")
    parser.add_argument("--games", default="warlord", help="with commas between")
    parser.add_argument("--busy", default="50", help="how many matches at once; with commas between")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--answers", type=int, default=MOST, help="of each match")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0, help="further matches in which a bot thinks")
    parser.add_argument("--database", default="", help="SQLite in a temporary folder if not given")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve together, over PostgreSQL")
    wanted = parser.parse_args()
    stretch = Stretch(600.0 if wanted.answers < MOST else wanted.seconds, wanted.answers)
    more = ("--no-limits", "--seed", DICE, *(("--workers", str(wanted.workers)) if wanted.workers > 1 else ()))
    for game in wanted.games.split(","):
        for matches in map(int, wanted.busy.split(",")):
            with serving(wanted.database, more) as server:
                for _ in range(wanted.rounds):
                    figures = measured(server, game, matches, wanted.bots, stretch)
                    told = ", ".join([f"{name} {value:,.0f}" for name, value in figures.items()])
                    print(f"{game}, {matches} matches: {told}", flush=True)


if __name__ == "__main__":
    main()
