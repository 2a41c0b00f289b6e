"""`tercio schema`: the JSON Schema of the wire format, and of the server."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def schema(
    game: Annotated[
        str, typer.Argument(help='The game whose messages are described; "server" for sockets and HTTP.')
    ] = "skirmish",
    for_bots: Annotated[bool, typer.Option("--bot", help="What bots of your own hear and say, a line each.")] = False,
) -> None:
    """Print the JSON Schema of everything that crosses the wire for a game, or of all that the server says."""
    if game == "server":
        from tercio.server.schema import server_schema

        described = server_schema()
    else:
        from tercio.doors.schema import line_schema
        from tercio.games import open_game
        from tercio.wire import schema_of

        opened = open_game(game)
        described = line_schema(opened) if for_bots else schema_of(opened)
    print(json.dumps(described, indent=2, ensure_ascii=False))
