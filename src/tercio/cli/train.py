"""`tercio train`: bots play against themselves, and a small network learns what a position is worth."""

from __future__ import annotations

from os import cpu_count
from pathlib import Path
from typing import Annotated, Final

import typer

from tercio.cli.contest import Jobs, bot_of
from tercio.cli.language import Language, say
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")
MOST: Final = 1_000_000


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    matches: Annotated[
        int, typer.Option("--matches", min=5, max=MOST, metavar="N", help="Matches in each generation.")
    ] = 2000,
    generations: Annotated[
        int,
        typer.Option(
            "--generations", min=1, max=100, metavar="N", help="Each plays with what those before it have learnt."
        ),
    ] = 2,
    units: Annotated[
        int, typer.Option("--units", min=1, max=256, metavar="N", help="The size of the network's hidden layer.")
    ] = 16,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays.")] = "",
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same number deals the same.")] = 41,
    jobs: Jobs = 0,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FOLDER", help="Data sets, recipes and models; a run goes on where it was."),
    ] = None,
    lang: Language = "",  # noqa: ARG001  (chosen by its callback)
) -> None:
    """Train a network for the bots of a game: matches, data sets with their recipes, and the model."""
    from tercio.games import open_game
    from tercio.games.game import TabletopGame
    from tercio.training.pipeline import Plan, train

    opened = open_game(game)
    if not isinstance(opened, TabletopGame) or not opened.term_names:
        raise BadInput(*SAY("nothing-to-learn", game=game), key="GAME")
    plan = Plan(
        game, matches, generations, units, bot_of(bot or Plan._field_defaults["bot"]), seed, jobs or cpu_count() or 1
    )
    folder = into or Path(f"train-{game}")

    def tell(generation: int, finished: int) -> None:
        typer.echo(say("training", generation=generation, finished=finished, matches=matches), err=True)

    found = train(plan, folder, tell)["measured"]
    numbers = {name: found[name] for name in ("matches", "positions")}
    typer.echo(
        say(
            "trained",
            file=str(folder),
            error=found["square-error"],
            plain=found["square-error-of-the-plain-lead"],
            **numbers,
        )
    )
