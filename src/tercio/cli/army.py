"""`tercio army`: check armies of Mage Knight against every rule of building, look at them, and have one proposed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tercio.cli.language import Language, say
from tercio.cli.lists import check_all, open_listed, print_line, print_ready, screen, title_of
from tercio.cli.play import Packs
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.cli")

if TYPE_CHECKING:
    from rich.console import Console

    from tercio.games.mageknight.building.army import Army, Problem, Recruit
    from tercio.games.mageknight.content.pack import Content
    from tercio.games.mageknight.game import MageKnightGame
    from tercio.games.mageknight.printed.dials import Click

app = typer.Typer(help="Check, show and build armies of Mage Knight.", no_args_is_help=True)

MISSING: Final = SAY("no-ready-army-name-ready")

Named = Annotated[
    str,
    typer.Argument(metavar="FILE", help='A list with lines such as "2x Name", or a ready army.', show_default=False),
]
Several = Annotated[
    list[str],
    typer.Argument(metavar="FILE...", help='Lists with lines such as "2x Name", or ready armies.', show_default=False),
]
Total = Annotated[
    int, typer.Option("--total", metavar="N", min=0, help="The build total agreed on.", show_default=False)
]


@app.command()
def check(files: Several, total: Total = 0, pack: Packs = None, lang: Language = "") -> None:
    """Print every rule that an army breaks, all at once. Exit status 1: some army is not allowed; 2: not readable."""
    from tercio.games.mageknight.building.army import problems_of

    game = open_mageknight(pack)

    def judge(army: Army) -> tuple[str, list[Problem]]:
        points, agreed = size_of(game.content, army, total)
        return points_words(points, agreed), problems_of(game.content, army, agreed)

    check_all(files, lambda name: open_army(game, name), judge, lang)


@app.command()
def show(name: Named, pack: Packs = None, lang: Language = "") -> None:
    """Print an army: guide, points, and each warrior with its dial and what it carries."""
    game = open_mageknight(pack)
    army, console = open_army(game, name), screen()
    print_line(console, army.called(lang), "bold")
    guide = army.guide_de if lang == "de" else army.guide_en
    if guide:
        print_line(console, guide)
    print_line(console, points_words(*size_of(game.content, army)))
    print_companies(console, game.content, army, lang)
    for recruit, number in Counter(army.recruits).items():
        print_recruit(console, game.content, recruit, number, lang)


@app.command()
def build(
    total: Annotated[int, typer.Option("--total", metavar="N", help="The build total, a multiple of 100.")] = 200,
    faction: Annotated[
        str, typer.Option("--faction", metavar="F", help="One faction, or mage-spawn; else all.", show_default=False)
    ] = "",
    pack: Packs = None,
    lang: Language = "",
) -> None:
    """Print a legal army for a build total as a list; every command that takes an army reads it."""
    from tercio.games.mageknight.building.lists import write_list
    from tercio.games.mageknight.building.recruits import propose

    content = open_mageknight(pack).content
    typer.echo(write_list(content, propose(content, total, faction), lang), nl=False)


@app.command(name="list")
def list_armies(lang: Language = "") -> None:
    """Print the ready armies by their names, with points and factions."""
    from tercio.games.mageknight import shipped_armies
    from tercio.games.mageknight.building.army import points_of

    content = open_mageknight(None).content
    armies = sorted(shipped_armies().items(), key=lambda named: (named[1].total, named[0]))
    figures = [f"{points_of(content, army)}/{army.total} · {factions_of(content, army, lang)}" for _, army in armies]
    print_ready(list(zip([name for name, _ in armies], figures, strict=True)))


# -- opening ---------------------------------------------------------------------------------


def open_mageknight(pack: Packs) -> MageKnightGame:
    from tercio.cli.records import open_packs
    from tercio.games.mageknight import open_game

    return open_game(open_packs("mageknight", pack) if pack else ())


def open_army(game: MageKnightGame, name: str) -> Army:
    """The list in the file of this name, or the ready army."""
    from tercio.games.mageknight import shipped_armies
    from tercio.games.mageknight.building.lists import read_list

    army = open_listed(name, shipped_armies(), lambda text, file: read_list(game.content, text, file), MISSING)
    return army._replace(name=title_of(army, name))


def size_of(content: Content, army: Army, total: int = 0) -> tuple[int, int]:
    """Its points, and the build total: as agreed on, as in the list, or the lowest that it fits."""
    from tercio.games.mageknight.building.army import least_total, points_of

    return points_of(content, army), total or army.total or least_total(content, army)


def points_words(points: int, total: int) -> str:
    return say("points", points=points, total=total)


# -- printing ---------------------------------------------------------------------------------


def print_recruit(console: Console, content: Content, recruit: Recruit, number: int, lang: str) -> None:
    """The name with its points, then the clicks from where it starts."""
    from tercio.games.mageknight.building.army import cost_of, start_of
    from tercio.games.mageknight.building.lists import written

    figure = content.figures[recruit.figure]
    points = cost_of(content, recruit) + sum([content.items[name].points for name in recruit.items])
    called = written(content, recruit, lang)
    print_line(console, f"\n{number}x {called} · " + say("points-2", points=points), "bold")
    for click in figure.dial[start_of(figure, recruit.level) :]:
        print_line(console, f"  {click_words(click, lang)}")
    if recruit.mount:
        mount = content.figures[recruit.mount]
        print_line(console, f"  {mount.name_de if lang == 'de' else mount.name_en}:")
        for click in mount.dial[mount.start :]:
            print_line(console, f"  {click_words(click, lang)}")
    for name in recruit.spells:
        spell = content.spells[name]
        called, text = (spell.name_de, spell.text_de) if lang == "de" else (spell.name_en, spell.text_en)
        print_line(console, f"  {called}: {text}")


def print_companies(console: Console, content: Content, army: Army, lang: str) -> None:
    """The card with what it costs this army, and what it gives to every member."""
    from tercio.games.mageknight.building.army import figures_in
    from tercio.games.mageknight.building.companies import company_cost

    figures = [content.figures[name] for name in figures_in(army)]
    for company in [content.companies[name] for name in army.companies]:
        called, text = (company.name_de, company.text_de) if lang == "de" else (company.name_en, company.text_en)
        points = company_cost(company, figures)
        print_line(console, f"\n{called} · " + say("points-2", points=points), "bold")
        print_line(console, f"  {text}")


def click_words(click: Click, lang: str) -> str:
    """Movement, attack, defense and damage, and the abilities by their titles in the rule index."""
    from tercio.games.mageknight.abilities.registry import rule_of
    from tercio.rules import load

    values = f"{click.movement:>2} {click.attack:>2} {click.defense:>2} {click.damage:>2}"
    titles = [load().title(rule_of(mark.ability), lang) for mark in click.marks]
    return f"{values}  {', '.join(titles)}".rstrip()


def factions_of(content: Content, army: Army, lang: str) -> str:
    from tercio.games.mageknight.printed.dials import MAGE_SPAWN

    names: dict[str, None] = {}
    for recruit in army.recruits:
        figure = content.figures[recruit.figure]
        for faction in figure.factions or ((MAGE_SPAWN,) if figure.is_mage_spawn else ()):
            named = content.factions[faction]
            names[named.name_de if lang == "de" else named.name_en] = None
    return ", ".join(names)
