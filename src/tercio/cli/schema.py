"""`tercio schema`: the JSON Schema of the wire format, and of the server."""

from __future__ import annotations

import json
from typing import Annotated

import typer


def schema(
    game: Annotated[
        str, typer.Argument(help='The game whose messages are described; "server" for sockets and HTTP.')
    ] = "skirmish",
) -> None:
    """Print the JSON Schema of everything that crosses the wire for a game, or of all that the server says."""
    if game == "server":
        from tercio.server.schema import server_schema

        described = server_schema()
    else:
        from tercio.games import open_game
        from tercio.wire import schema_of

        described = schema_of(open_game(game))
    print(json.dumps(described, indent=2, ensure_ascii=False))
