"""`tercio bench`: how fast this machine plays, beside a yardstick."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from tercio.cli.language import Language, say
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

LARGE: Final = (1, 50, 200)
SERVED: Final = {"warlord": LARGE, "skirmish": LARGE, "summoners": (50,), "mageknight": (50,)}  # matches at once


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON.")] = False,
    is_serving: Annotated[bool, typer.Option("--server/--no-server", help="Measure the server as well.")] = True,
    lang: Language = "",  # noqa: ARG001  (chosen by its callback)
) -> None:
    """Measure clone, judge, decisions and matches a second, and answers through a server, all in one run."""
    from tercio.bench import measure, measure_serving

    def progress(what: str) -> None:
        print(say("measuring", what=what), file=sys.stderr)

    measures = measure(progress)
    if is_serving:
        measures["server"] = {game: measure_serving(game, progress, busy=busy) for game, busy in SERVED.items()}
    if as_json:
        print(json.dumps(measures, indent=2))
        return
    kind = say("compiled") if measures["compiled"] else say("interpreted")
    table = Table(title=say("speed-best-several-rounds", kind=kind))
    table.add_column(say("measure"))
    games = measures["games"]
    for game in games:
        table.add_column(game, justify="right")
    for name in next(iter(games.values())):
        table.add_row(name, *[f"{figures[name]:,.2f}" for figures in games.values()])
    table.add_row("yardstick_us", *[f"{measures['yardstick_us']:,.2f}" for _ in games], end_section=True)
    Console().print(table)
    Console().print(geometry_table(measures["geometry"]))
    if is_serving:
        Console().print(serving_table(measures["server"]))


def geometry_table(found: dict[str, float]) -> Table:
    """Lines and ways on a table with 24 bases and 7 pieces of terrain."""
    table = Table(title=say("geometry-crowded-table"))
    table.add_column(say("measure"))
    table.add_column("", justify="right")
    for name, value in found.items():
        table.add_row(name, f"{value:,.2f}")
    return table


def serving_table(found: dict[str, Any]) -> Table:
    """How the server fares with this many busy matches."""
    table = Table(title=say("server-durable-until-both-seats"))
    table.add_column(say("busy-matches"))
    names = list(next(iter(next(iter(found.values())).values())))
    for name in names:
        table.add_column(name, justify="right")
    for game, rows in found.items():
        for busy, figures in rows.items():
            table.add_row(f"{game}, {busy}", *[f"{figures[name]:,.1f}" for name in names])
    return table
