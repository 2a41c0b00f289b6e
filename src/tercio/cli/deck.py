"""`tercio deck`: check decks against every rule of deck building, look at them, and pass them on as plain lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language, say
from tercio.cli.lists import check_all, open_listed, print_line, print_ready, screen, title_of
from tercio.cli.play import Packs
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from rich.console import Console

    from tercio.games.warlord.building.deck import Deck, Problem
    from tercio.games.warlord.building.overview import Overview
    from tercio.games.warlord.game import WarlordGame
    from tercio.games.warlord.printed.cards import Face

app = typer.Typer(help="Check, show and pass on decks of Warlord.", no_args_is_help=True)

BAR: Final = "█"
MISSING: Final = SAY("no-ready-deck-name-ready")

Named = Annotated[
    str,
    typer.Argument(metavar="FILE", help='A list with lines such as "3x Name", or a ready deck.', show_default=False),
]
Several = Annotated[
    list[str],
    typer.Argument(metavar="FILE...", help='Lists with lines such as "3x Name", or ready decks.', show_default=False),
]


@app.command()
def check(
    files: Several,
    campaign: Annotated[bool, typer.Option("--campaign", help="Only cards with the Campaign symbol.")] = False,
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Print every rule that a deck breaks, all at once. Exit status 1: some deck is not allowed; 2: not readable."""
    from tercio.games.warlord.building.deck import problems_of

    game = open_warlord(pack)

    def judge(deck: Deck) -> tuple[str, list[Problem]]:
        return cards_words(len(deck.cards)), problems_of(game.faces, deck, campaign)

    check_all(files, lambda name: open_deck(game, name), judge, lang)


@app.command()
def show(name: Named, pack: Packs = None, lang: Language = "") -> None:
    """Print a deck: guide, starting line-up, how many cards of what kind and level, and the cards."""
    from tercio.games.warlord.building.overview import overview_of

    game = open_warlord(pack)
    deck = open_deck(game, name)
    seen, console = overview_of(game.faces, deck), screen()
    print_line(console, deck.name, "bold")
    guide = deck.guide_de if lang == "de" else deck.guide_en
    if guide:
        print_line(console, guide)
    print_army(console, seen, lang)
    print_counts(console, seen, lang)
    print_curve(console, seen, lang)
    print_cards(console, game, deck, lang)


@app.command(name="list")
def list_decks(lang: Language = "") -> None:
    """Print the ready decks by their names, with Warlord and faction."""
    from tercio.games.warlord.building.overview import overview_of

    game = open_warlord(None)
    rows: list[tuple[str, str]] = []
    for name, deck in game.decks.items():
        seen = overview_of(game.faces, deck)
        lord, cards = seen.warlord, cards_words(seen.size)
        about = [cards] if lord is None else [name_in(lord, lang), faction_of(lord, lang), cards]
        rows.append((name, " · ".join(about)))
    print_ready(rows)


@app.command()
def export(name: Named, pack: Packs = None, lang: Language = "") -> None:
    """Print a deck as a plain list in this language; every command that takes a deck reads it."""
    from tercio.games.warlord.building.deck import write_list

    game = open_warlord(pack)
    typer.echo(write_list(game.faces, open_deck(game, name), lang), nl=False)


# -- opening ---------------------------------------------------------------------------------


def open_warlord(pack: Packs) -> WarlordGame:
    from tercio.cli.records import open_packs
    from tercio.games.warlord import open_game

    return open_game(open_packs("warlord", pack or ()))


def open_deck(game: WarlordGame, name: str) -> Deck:
    """The list in the file of this name, or the ready deck."""
    from tercio.games.warlord.building.deck import read_list

    deck = open_listed(name, game.decks, lambda text, file: read_list(game.faces, text, file), MISSING)
    return deck._replace(name=title_of(deck, name))


# -- printing ---------------------------------------------------------------------------------


def cards_words(number: int) -> str:
    return say("cards", number=number)


def print_army(console: Console, seen: Overview, lang: str) -> None:
    """WL-START  Three of level 1 in front, two of level 2 behind them, the Warlord behind these."""
    if not seen.army:
        print_line(console, say("no-legal-starting-army"), "red")
        return
    print_line(console, "\n" + say("starting-army"), "bold")
    for rank, cards in enumerate((seen.army[:3], seen.army[3:5], seen.army[5:]), 1):
        names = ", ".join([name_in(face, lang) for face in cards])
        print_line(console, f"  {say('rank')} {rank}: {names}")


def print_counts(console: Console, seen: Overview, lang: str) -> None:
    from tercio.games.warlord.words.printed import CLASSES, FACTIONS, called

    kinds = [counted(kind, number, lang) for kind, number in seen.types]
    classes = [f"{CLASSES[name].spoken(lang)} {number}" for name, number in seen.classes]
    factions = [f"{called(FACTIONS, name).spoken(lang)} {number}" for name, number in seen.factions]
    print_line(console, "\n" + cards_words(seen.size), "bold")
    print_line(console, f"  {', '.join(kinds)}")
    print_line(console, f"  {say('classes')}: {', '.join(classes)}")
    print_line(console, f"  {say('factions-characters')}: {', '.join(factions)}")


def counted(kind: str, number: int, lang: str) -> str:
    """The number of cards of a type."""
    from tercio.games.warlord.words.printed import PLURALS, TYPES

    if number != 1:
        return f"{number} {PLURALS[kind].spoken(lang)}"
    return f"1 {TYPES[kind].de if lang == 'de' else TYPES[kind].en.lower()}"


def print_curve(console: Console, seen: Overview, lang: str) -> None:
    """How many cards of each level: a bar, and of which types."""
    from tercio.games.warlord.printed.cards import TYPES

    for level, numbers in seen.curve:
        parts = [counted(kind, number, lang) for kind, number in zip(TYPES, numbers, strict=True) if number]
        total = sum(numbers)
        print_line(console, f"  {say('level')} {level:>2} {BAR * total} {total} ({', '.join(parts)})")


def print_cards(console: Console, game: WarlordGame, deck: Deck, lang: str) -> None:
    from tercio.games.warlord.building.overview import counted_cards
    from tercio.games.warlord.words.printed import PLURALS, symbol_words

    kind = ""
    for face, number in counted_cards(game.faces, deck):
        if face.type != kind:
            kind = face.type
            title = PLURALS[kind].spoken(lang)
            print_line(console, f"\n{title[:1].upper()}{title[1:]}", "bold")
        print_line(console, f"  {number}x {name_in(face, lang)} · {symbol_words(face).spoken(lang)}")


def name_in(face: Face, lang: str) -> str:
    return face.name_de if lang == "de" else face.name_en


def faction_of(face: Face, lang: str) -> str:
    from tercio.games.warlord.words.printed import FACTIONS, called

    return called(FACTIONS, face.faction).spoken(lang)
