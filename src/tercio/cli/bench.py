"""`tercio bench`: how fast this machine plays, beside a yardstick."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tercio.cli.language import Language, say


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON.")] = False,
    lang: Language = "",  # noqa: ARG001  (chosen by its callback)
) -> None:
    """Measure clone, judge, decisions and matches a second, all in one run."""
    from tercio.bench import measure

    measures = measure(lambda game: print(say(f"measuring {game} ...", f"{game} wird gemessen ..."), file=sys.stderr))
    if as_json:
        print(json.dumps(measures, indent=2))
        return
    table = Table(title=say("Speed (best of several rounds)", "Tempo (bester von mehreren Durchgängen)"))
    table.add_column(say("measure", "Messung"))
    games = measures["games"]
    for game in games:
        table.add_column(game, justify="right")
    for name in next(iter(games.values())):
        table.add_row(name, *[f"{figures[name]:,.2f}" for figures in games.values()])
    table.add_row("yardstick_us", *[f"{measures['yardstick_us']:,.2f}" for _ in games], end_section=True)
    Console().print(table)
