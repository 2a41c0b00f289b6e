"""`tercio play` and `tercio resume`: a match at this terminal, begun or gone on with."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from tercio.kernel import Game, Setup

Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seat",
        metavar="human|BOT|command:...",
        help="Who takes the first seat, then the second, and so on: you, or a bot, from weak to strong random, "
        "recruit, veteran, champion, warlord. If not given: you, against veterans.",
        show_default=False,
    ),
]
Decks = Annotated[
    list[str] | None,
    typer.Option(
        "--deck",
        "--realm",
        "--army",
        metavar="NAME|FILE",
        help="The deck, realm or army of the first seat, then of the second, and so on: a ready one, or a list of "
        "your own. If not given: a menu for you, and others for the bots.",
        show_default=False,
    ),
]
Agreed = Annotated[
    list[str] | None,
    typer.Option(
        "--with",
        metavar="WORD=VALUE",
        help="What the players agree on, such as scenario=s4 or total=200; several may be given.",
        show_default=False,
    ),
]
Packs = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FILE", help="A pack of your own; several may be given.", show_default=False),
]


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="Which game; a menu if not given.", show_default=False)
    ] = "",
    seat: Seats = None,
    deck: Decks = None,
    agreed: Agreed = None,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="The same number gives the same dice and cards.")
    ] = None,
    has_open_dice: Annotated[bool, typer.Option("--open-dice", help="Type in what real dice show.")] = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where the match is saved.", show_default=False)
    ] = None,
    has_reasons: Annotated[
        bool, typer.Option("--why", help="Bots tell what they have weighed, even if it gives away what they hold.")
    ] = False,
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Play a match in the terminal. Ctrl-C saves it."""
    from tercio.cli.records import open_packs
    from tercio.cli.terminal.keyboard import take_any_bytes
    from tercio.cli.terminal.screen import Screen
    from tercio.cli.terminal.session import Session
    from tercio.games import GAMES, open_game
    from tercio.kernel import Recorder, open_dice, seeded

    take_any_bytes()
    name = game or (GAMES[0] if len(GAMES) == 1 else ask_game(GAMES, lang))
    opened = open_game(name, open_packs(name, pack or ()))
    number = secrets.randbits(64) if seed is None else seed
    file = free_file(name) if save is None else writable(save)
    setup, players = table_of(opened, seat or (), deck or (), number, lang, words_of(agreed or ()))
    recorder = Recorder(opened, setup, open_dice(number) if has_open_dice else seeded(number), players)
    Session(recorder, Screen(opened, lang), file, pack or (), has_reasons=has_reasons).run()


def resume(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    seat: Seats = None,
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Go on with a saved match, with the players it was saved with. Ctrl-C saves it again."""
    from tercio.cli.players import refuse_programs, seated
    from tercio.cli.records import open_record, play_again
    from tercio.cli.terminal.screen import Screen
    from tercio.cli.terminal.session import Session

    game, record = open_record(file, pack or ())
    if not seat:
        refuse_programs(record.players)
    recorder = play_again(game, record, file)
    recorder.players = seated(recorder.match.state.seat_count(), seat or record.players)
    Session(recorder, Screen(game, lang), file, pack or ()).run()


def table_of(
    game: Game, seats: Sequence[str], decks: Sequence[str], number: int, lang: str, agreed: Mapping[str, str]
) -> tuple[Setup, tuple[str, ...]]:
    """What the match starts from, and who sits where. Bots get their decks by the number of the match."""
    from tercio.cli.forces import Mustering
    from tercio.cli.players import seated
    from tercio.games import box_of
    from tercio.games.forces import nothing_to_agree
    from tercio.kernel import seeded, start

    forces = box_of(game.id).forces
    if forces is None:
        if decks:
            raise BadInput(*SAY("game-no-decks"), key="--deck")
        for word in agreed:
            raise nothing_to_agree(word)
        setup = game.example_setup()
        return setup, seated(start(game, setup, seeded(number)).state.seat_count(), seats)
    any_force = forces.ready(game)[0].name
    forces.agreed(forces.setup([any_force] * forces.fewest), agreed)  # better to hear of a mistake before the menu
    wanted = max(forces.fewest, len(seats), len(decks))
    if wanted > forces.most:
        raise BadInput(
            *SAY("seats-wanted-but-game-at", wanted=wanted, most=forces.most),
            key="--seat" if len(seats) == wanted else forces.option,
        )
    players = seated(wanted, seats)
    setup = Mustering(game, forces, players, seeded(number), lang).setup(decks)
    return forces.agreed(setup, agreed), players


def words_of(agreed: Sequence[str]) -> dict[str, str]:
    """`scenario=s4` is a word and its value."""
    found: dict[str, str] = {}
    for each in agreed:
        word, equals, value = each.partition("=")
        if not equals or not word.strip() or not value.strip():
            raise BadInput(
                *SAY("no-word-value-such-as", each=shown(each)),
                key="--with",
            )
        found[word.strip().lower()] = value.strip()
    return found


def ask_game(games: Sequence[str], lang: str) -> str:
    """A short menu; where nobody can choose, the game must be named."""
    from tercio.cli.rules import GAMES as TITLES
    from tercio.cli.words import WORDS

    for number, name in enumerate(games, 1):
        typer.echo(f"{number:>3}  {TITLES.get(name, name)}")
    while True:
        try:
            typed = input(f"{WORDS.spoken('which-game', lang)} > ").strip()
        except EOFError:
            shelf = ", ".join(games)
            raise BadInput(*SAY("name-game-tercio-play-game", shelf=shelf)) from None
        for number, name in enumerate(games, 1):
            if typed in (str(number), name):
                return name


def free_file(game: str) -> Path:
    """In the current folder, named after the game and the day, and not there yet."""
    day = date.today().isoformat()
    file, number = Path(f"{game}-{day}.tercio"), 1
    while file.exists():
        number += 1
        file = Path(f"{game}-{day}-{number}.tercio")
    return writable(file)


def writable(file: Path) -> Path:
    """Better to hear now than after the match that it cannot be saved; no other match is overwritten."""
    if file.exists():
        raise BadInput(
            *SAY("file-already-resume-give-another"),
            str(file),
        )
    folder = file.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadInput(
            *SAY("nothing-can-written-give-another"),
            str(file),
        )
    return file
