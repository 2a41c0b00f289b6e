"""`tercio card`: look at cards and find them, with what is printed and what the rules make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language, say
from tercio.cli.lists import screen
from tercio.cli.play import Packs
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console, RenderableType

    from tercio.games.warlord.printed.cards import Face

app = typer.Typer(help="Look at cards of Warlord and find them.", no_args_is_help=True)

WIDEST: Final = 76  # a card is read like a card, however wide the screen is

Faction = Annotated[str, typer.Option("--faction", metavar="F", help="Only this faction.", show_default=False)]
CharClass = Annotated[str, typer.Option("--class", metavar="C", help="Only this class.", show_default=False)]
Type = Annotated[
    str, typer.Option("--type", metavar="T", help="Only characters, items or actions.", show_default=False)
]
Level = Annotated[int, typer.Option("--level", metavar="N", min=0, help="Only this level.", show_default=False)]


@app.command()
def show(
    names: Annotated[
        list[str], typer.Argument(metavar="NAME...", help="Names in German or English, ids, or their beginnings.")
    ],
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Print cards: values, printed text, and below how the text reads from its data."""
    from tercio.games.warlord.building.search import find_card

    faces = open_faces(pack)
    found = [find_card(faces, name) for name in names]
    console = screen()
    for face in found:
        console.print(drawn(face, lang, min(WIDEST, console.width)))
        print_reading(console, face, faces, lang)


@app.command()
def search(
    words: Annotated[list[str] | None, typer.Argument(help="German or English words, or parts of words.")] = None,
    faction: Faction = "",
    char_class: CharClass = "",
    kind: Type = "",
    level: Level = 0,
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Print the cards in which all the words occur, those first that are called so. Exit status 1: there is none."""
    from tercio.games.warlord.building.search import search as search_cards
    from tercio.games.warlord.building.search import wanted_by
    from tercio.games.warlord.words.printed import TYPES, name_of, symbol_words

    wanted = wanted_by(faction, char_class, kind, level)
    found = search_cards(open_faces(pack), " ".join(words or ()), wanted)
    if not found:
        typer.echo(say("no-card-like"))
        raise typer.Exit(1)
    widest = max([len(name_of(face).spoken(lang)) for face in found])
    for face in found:
        about = [TYPES[face.type].spoken(lang), symbol_words(face).spoken(lang), traits_of(face, lang)]
        typer.echo(f"{name_of(face).spoken(lang):<{widest}}  {' · '.join([part for part in about if part])}")
    typer.echo(say("found", number=len(found)))


def open_faces(pack: Packs) -> dict[str, Face]:
    """All cards of our own packs and of the user's."""
    from tercio.cli.records import open_packs
    from tercio.games.warlord import open_game

    return open_game(open_packs("warlord", pack or ())).faces


ARMS: Final = {  # gauntlet, holy symbol, scroll, glove, oval
    "fighter": ("┏┳┳┳┓", "┃ n ┃", "┗━━━┛"),
    "cleric": ("  ╋  ", "━ n ━", "  ┃  "),
    "wizard": ("╭───╮", "│ n ╞", "╰───╯"),
    "rogue": ("╷╷╷╷ ", "│ n ╱", "╰───╯"),
    "oval": ("╭───╮", "( n )", "╰───╯"),
}

# -- one card ---------------------------------------------------------------------------


def drawn(face: Face, lang: str, width: int) -> RenderableType:
    from rich import box
    from rich.align import Align
    from rich.console import Group
    from rich.panel import Panel
    from rich.text import Text

    from tercio.games.warlord.words.printed import TYPES, name_of, symbol_words

    label = Text(f" {TYPES[face.type].spoken(lang)} ", "bold white on grey23")  # WL-CARD-02
    lines: list[RenderableType] = [
        picture_of(face),
        Align(label, "right"),
        Text(symbol_words(face).spoken(lang), "cyan"),
    ]
    if face.traits or face.words:
        descriptive = [f"({word})" for word in face.words]  # WL-CARD-06: no traits
        lines.append(Text(", ".join([traits_of(face, lang), *descriptive]).lstrip(", "), "bold"))
    lines += [Text(line) for line in (values_of(face), feats_of(face, lang)) if line]
    lines += [Text(f"\n{ability.text_de if lang == 'de' else ability.text_en}") for ability in face.abilities]
    story = face.story_de if lang == "de" else face.story_en
    if story:
        lines.append(Text(f"\n{story}", "italic dim"))
    campaign = say("campaign")
    if not face.is_campaign:
        campaign = say("no-campaign-symbol")
    return Panel(
        Group(*lines),
        box=box.ROUNDED,
        title=Text(name_of(face).spoken(lang), "bold"),
        title_align="left",
        subtitle=Text(f"{face.id} · {face.set_id} · {campaign}", "dim"),
        subtitle_align="left",
        width=width,
    )


def picture_of(face: Face) -> RenderableType:
    """A coat of arms in place of the illustration: the shape of the class with the level in it."""
    from rich import box
    from rich.align import Align
    from rich.panel import Panel
    from rich.text import Text

    arms = Text("\n".join(ARMS[face.char_class]).replace("n", str(face.level)), "bold")
    return Panel(Align(arms, "center"), box=box.SQUARE, border_style="dim")


def traits_of(face: Face, lang: str) -> str:
    from tercio.games.warlord.words.printed import trait

    return ", ".join([trait(key).spoken(lang) for key in face.traits])


def values_of(face: Face) -> str:
    """WL-CHAR-03, WL-CHAR-05, WL-CHAR-18, WL-CHAR-19  The numbers of the card, those of an item as bonuses."""
    from tercio.games.warlord.printed.cards import ITEM

    parts: list[str] = []
    if face.attacks:
        parts.append("ATK " + "/".join([f"{number:+d}" for number in face.attacks]))
    if face.armour:
        parts.append(f"AC {face.armour:+d}" if face.type == ITEM else f"AC {face.armour}")
    if face.hit_points:
        skill, points = say("skill"), say("hit-points")
        parts += [f"{skill} {face.skill}", f"{points} {face.hit_points}"]
    return "   ".join(parts)


def feats_of(face: Face, lang: str) -> str:
    from tercio.games.warlord.words.printed import FEATS, called

    feats = [f"{called(FEATS, feat).spoken(lang)} {number:+d}" for feat, number in face.feats]
    return f"{say('feats')}: {', '.join(feats)}" if feats else ""


def print_reading(console: Console, face: Face, faces: Mapping[str, Face], lang: str) -> None:
    """How the texts read from their data; nothing for a card without text."""
    from rich.padding import Padding
    from rich.text import Text

    from tercio.games.warlord.words.texts import readings_of

    readings = readings_of(face, faces)
    if not readings:
        return
    console.print(Text(say("as-rules-read"), "dim"))
    for words in readings:
        if console.is_terminal:
            console.print(Padding(Text(words.spoken(lang), "dim"), (0, 2)))
        else:
            console.print(f"  {words.spoken(lang)}", markup=False, soft_wrap=True)
