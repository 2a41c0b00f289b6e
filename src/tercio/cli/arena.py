"""`tercio arena`: bots against each other, until one knows which is better."""

from __future__ import annotations

import json
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.contest import Address, BackendName, Jobs, Records, Results, Seed, bot_of
from tercio.cli.language import Language, say
from tercio.cli.play import Agreed, Packs
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.arena.deals import Force
    from tercio.arena.standings import Standing
    from tercio.bots.scores import Score
    from tercio.games.forces import Forces
    from tercio.kernel import Game

MOST_GAMES: Final = 10_000_000


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B,...", help="Two or more bots, such as greedy,search:playouts=200."),
    ] = "greedy,random",
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            max=MOST_GAMES,
            metavar="N",
            help="Matches of each two bots that meet. Every deal is played twice, with the seats changed over.",
        ),
    ] = 100,
    jobs: Jobs = 0,
    backend: BackendName = "local",
    address: Address = "",
    system: Annotated[
        str, typer.Option("--format", metavar="round-robin|swiss", help="Everybody against everybody, or in rounds.")
    ] = "round-robin",
    rounds: Annotated[
        int,
        typer.Option(
            "--rounds", min=0, max=1000, metavar="R", help="Rounds of a swiss tournament; 0: enough to find the best."
        ),
    ] = 0,
    armies: Annotated[
        str,
        typer.Option(
            "--armies",
            "--decks",
            "--realms",
            metavar="mixed|mirror|A|A,B",
            help="mixed: two by lot that suit each other. mirror: the same for both seats, by lot. Or one for both "
            "seats, or one for each: ready ones or files.",
        ),
    ] = "mixed",
    agreed: Agreed = None,
    margin: Annotated[
        float,
        typer.Option(
            "--stop",
            min=0,
            max=0.45,
            metavar="MARGIN",
            help="Two bots stop early when a sequential test (SPRT over the pairs of matches) knows which is better, "
            "with at most 5 errors in 100 if they differ by at least this share of the points, such as 0.05; 0: never. "
            "Zwei Bots hören früher auf, sobald ein Sequentialtest (SPRT über die Partiepaare) weiß, welcher besser "
            "ist, mit höchstens 5 Irrtümern in 100, wenn sie sich um mindestens diesen Anteil der Punkte "
            "unterscheiden, etwa 0.05; 0: nie.",
        ),
    ] = 0.0,
    seed: Seed = 1,
    is_suite: Annotated[
        bool,
        typer.Option(
            "--suite",
            help="Examine each bot that is named by the same opponents and deals as everybody else's (200 matches "
            "against each), so that figures can be compared; --games, --armies, --seed and --format are then fixed.",
        ),
    ] = False,
    results: Results = None,
    save: Records = None,
    pack: Packs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON.")] = False,
    lang: Language = "",
) -> None:
    """Let bots play many matches and rate them.

    A match that breaks is reported, and the command ends with status 1.
    """
    from tercio.arena.deals import Dealer
    from tercio.arena.standings import standing_json, standing_of
    from tercio.arena.suite import DEALS, GAMES, opponents_of
    from tercio.arena.tournament import SUITE, Plan, Tournament
    from tercio.cli.contest import Contest, backend_of, book_of, folder_for, run_of

    contest = Contest(game, pack, agreed)
    opened, forces, words = contest.game, contest.forces, contest.words
    if is_suite:
        seed, armies = DEALS, "mixed"
    manner, chosen = armies_of(opened, forces, armies, lang)
    dealer = Dealer(opened, forces, seed, manner, chosen, words)
    dealer.check()
    if is_suite:
        examined = bots_of(bots, least=1)
        plan = Plan(
            examined + opponents_of(examined), GAMES, SUITE, 0, margin, save is not None, examined=len(examined)
        )
    else:
        plan = Plan(bots_of(bots), games, system_of(system), rounds, margin, save is not None)
    hands = backend_of(backend, jobs, address)
    folder = folder_for(save)
    run = run_of("arena", opened, seed, armies=manner if not chosen else [list(each) for each in chosen], agreed=words)
    with closing(book_of(run, results)) as book:
        tournament = Tournament(plan, dealer, book)
        contest.play(tournament, hands, folder)
    standing = standing_of(tournament)
    if as_json:
        head = {"game": game, "seed": seed, "format": plan.system, "results": str(book.path)}
        print(json.dumps({**head, **standing_json(standing)}, indent=2, ensure_ascii=False))
    else:
        show(standing, str(book.path))
    if standing.broken:
        raise typer.Exit(1)


def bots_of(typed: str, least: int = 2) -> tuple[str, ...]:
    """Names between commas. `search:playouts=9,ms=50` is one: a setting without a name belongs to the bot before."""
    found: list[str] = []
    for part in [part.strip() for part in typed.split(",")]:
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part)
    for name in found:
        bot_of(name)
        if found.count(name) > 1:
            raise BadInput(*SAY("named-twice", name=shown(name)), key="--bots")
    if len(found) < least:
        raise BadInput(
            "Two bots at least are needed, such as greedy,random.",
            "Mindestens zwei Bots werden gebraucht, etwa greedy,random.",
            key="--bots",
        )
    return tuple(found)


def system_of(typed: str) -> str:
    from tercio.arena.tournament import SYSTEMS

    if typed not in SYSTEMS:
        known, given = ", ".join(SYSTEMS), shown(typed)
        raise BadInput(
            *SAY("no-format-called", given=given, known=known),
            key="--format",
        )
    return typed


def armies_of(game: Game, forces: Forces | None, typed: str, lang: str) -> tuple[str, list[Force]]:
    """How armies are drawn, and those that are named."""
    from pathlib import Path

    from tercio.arena.deals import MIRROR, MIXED, Force
    from tercio.cli.forces import Mustering
    from tercio.kernel import seeded

    if typed in (MIXED, MIRROR):
        return typed, []
    if forces is None:
        raise BadInput(*SAY("game-no-armies"), key="--armies")
    words = [word.strip() for word in typed.split(",")]
    if len(words) > 2:
        raise BadInput(
            *SAY("one-army-both-seats-one"),
            key="--armies",
        )
    mustering = Mustering(game, forces, (), seeded(0), lang)
    contents = [mustering.named(word) for word in words]
    named = zip(words, contents, strict=True)
    return MIXED, [Force(content if isinstance(content, str) else Path(word).stem, content) for word, content in named]


# -- tables -------------------------------------------------------------------------


def show(standing: Standing, file: str) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(title=say("ratings"), title_justify="left")
    table.add_column("Bot")
    for column in (
        say("rating"),
        say("points-95"),
        say("won-drawn-lost"),
        say("s-match"),
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for row in standing.rows:
        rating = f"{row.rating.value:+.0f} ± {row.rating.error:.0f}"
        table.add_row(row.bot, rating, *cells_of(row.score), f"{row.seconds:.2f}")
    console.print(table)
    show_meetings(standing, len(standing.rows) > 2)
    matches, broken = len(standing.counted), len(standing.broken)
    console.print(
        say(
            "matches-them-broken-kept",
            matches=matches,
            broken=broken,
            file=file,
        )
    )


def show_meetings(standing: Standing, is_wanted: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    has_test = [meeting for meeting in standing.meetings if meeting.test is not None]
    if not is_wanted and not has_test:
        return
    table = Table(title=say("who-against-whom"), title_justify="left")
    table.add_column("Bots")
    for column in (say("points-95"), say("won-drawn-lost")):
        table.add_column(column, justify="right", no_wrap=True)
    if has_test:
        table.add_column(say("sequential-test"))
    for meeting in standing.meetings:
        cells = cells_of(meeting.score)
        if meeting.test is not None:
            pairs = meeting.test.pairs
            better = say("better", better=meeting.better)
            open_still = say("not-decided")
            found = better if meeting.better else open_still
            cells.append(found + say("after-pairs", pairs=pairs))
        table.add_row(" – ".join(meeting.fixture), *cells)
    Console(highlight=False).print(table)


def cells_of(score: Score) -> list[str]:
    low, high = score.interval
    return [f"{score.share:.1%} ({low:.0%} – {high:.0%})", f"{score.won} / {score.drawn} / {score.lost}"]
