"""`tercio balance`: do the ready armies, decks and realms win equally often? A page with charts says so."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.contest import Address, BackendName, Jobs, Records, Results, Seed
from tercio.cli.language import Language, say
from tercio.cli.play import Agreed, Packs
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.arena.findings import Findings

MOST_GAMES: Final = 1_000_000


def balance(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            max=MOST_GAMES,
            metavar="N",
            help="Matches of each two armies. Every deal is played twice, with the seats changed over.",
        ),
    ] = 40,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who leads both sides.")] = "greedy",
    armies: Annotated[
        str,
        typer.Option(
            "--armies",
            "--decks",
            "--realms",
            metavar="A,B,...",
            help="Only these. If not given: all ready ones.",
            show_default=False,
        ),
    ] = "",
    agreed: Agreed = None,
    jobs: Jobs = 0,
    backend: BackendName = "local",
    address: Address = "",
    seed: Seed = 1,
    results: Results = None,
    save: Records = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="The page. If not given: balance-GAME.html in this folder.",
            show_default=False,
        ),
    ] = None,
    pack: Packs = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print plain JSON as well.")] = False,
    lang: Language = "",
) -> None:
    """Play the ready armies, decks or realms against each other and write an HTML page with charts.

    A match that breaks is reported, and the command ends with status 1.
    """
    from tercio import VERSION
    from tercio.arena.balance import Agenda, Examination, entrants_of, scenarios_of
    from tercio.arena.findings import findings_json, findings_of
    from tercio.arena.page import Facts, Page
    from tercio.cli.contest import Contest, backend_of, book_of, bot_of, folder_for, run_of, write_text
    from tercio.games import box_of
    from tercio.games.forces import Forces

    contest = Contest(game, pack, agreed)
    opened, forces, words = contest.game, contest.forces, contest.words
    wanted = [name.strip().lower() for name in armies.split(",")] if armies else []
    entrants, scenarios = entrants_of(opened, forces, wanted), scenarios_of(opened, forces, words)
    agenda = Agenda(bot_of(bot), games, seed, entrants, scenarios, words, save is not None)
    hands = backend_of(backend, jobs, address)
    folder = folder_for(save)
    with closing(book_of(run_of("balance", opened, seed, bot=bot, agreed=words), results)) as book:
        examination = Examination(opened, forces, agenda, book)
        examination.check()
        contest.play(examination, hands, folder)
    findings = findings_of(examination)
    currency = (forces or Forces()).currency
    facts = Facts(box_of(game).title, bot, seed, currency, opened.packs, VERSION)
    page = out or Path(f"balance-{game}.html")
    write_text(page, Page(facts, findings, lang, titles_of(findings, lang)).html())
    if as_json:
        print(json.dumps({"game": game, "bot": bot, "page": str(page), **findings_json(findings)}, indent=2))
    else:
        print(say("matches-report", matches=findings.matches, page=page))
    if findings.broken:
        raise typer.Exit(1)


def titles_of(findings: Findings, lang: str) -> dict[str, str]:
    """What the rules that ended matches are called."""
    from tercio.rules import load

    index = load()
    return {rule: index.title(rule, lang) for rule, _ in findings.endings if rule in index}
