"""Answers a second with so many processes that serve together, over a PostgreSQL of its own.

PYTHONPATH=tests python -m server.many 1 2 4 [--games warlord] [--busy 50] [--seconds 10] [--rounds 3]

With --answers the same is played every time: then the processor time for each answer can be compared on a busy machine.
"""

from __future__ import annotations

import argparse

from server.postgres import Cluster
from tercio.bench.sockets import MOST, Stretch, measured, serving


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m server.many")
    parser.add_argument("workers", type=int, nargs="+")
    parser.add_argument("--games", default="warlord", help="with commas between")
    parser.add_argument("--busy", type=int, default=50, help="how many matches at once")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--answers", type=int, default=MOST, help="of each match")
    parser.add_argument("--rounds", type=int, default=1)
    wanted = parser.parse_args()
    stretch = Stretch(600.0 if wanted.answers < MOST else wanted.seconds, wanted.answers)
    cluster = Cluster()
    try:
        cluster.start()
        for game in wanted.games.split(","):
            for workers in wanted.workers:
                more = ("--no-limits", "--seed", "7", *(("--workers", str(workers)) if workers > 1 else ()))
                with serving(cluster.url(cluster.new_database()), more) as server:
                    for _ in range(wanted.rounds):
                        figures = measured(server, game, wanted.busy, 0, stretch)
                        told = ", ".join([f"{name} {value:,.0f}" for name, value in figures.items()])
                        print(f"{game}, {wanted.busy} matches, {workers} workers: {told}", flush=True)
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
