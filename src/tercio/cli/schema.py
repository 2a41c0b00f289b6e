"""`tercio schema`: the JSON Schema of the wire format."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def schema(game: Annotated[str, typer.Argument(help="The game whose messages are described.")] = "skirmish") -> None:
    """Print the JSON Schema of everything that crosses the wire for a game."""
    from tercio.games import open_game
    from tercio.wire import schema_of

    print(json.dumps(schema_of(open_game(game)), indent=2, ensure_ascii=False))
