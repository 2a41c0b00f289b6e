"""What a new match begins with: the build total, the armies, and what the players have agreed on."""

from __future__ import annotations

from typing import Any, Final

from tercio.content.table import Table
from tercio.content.wording import Wording
from tercio.games.forces import check_teams
from tercio.games.mageknight.building.agreements import coloured, is_declined, read_terms, refuse_hills, without
from tercio.games.mageknight.building.army import Army, Recruit, cost_of, points_of, problems_of, start_of
from tercio.games.mageknight.building.champions import read_version
from tercio.games.mageknight.building.spellbooks import filled_book
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.field.cavalry import unfit
from tercio.games.mageknight.field.options import CONSTRUCTED, ELEVATED, OPTIONS, STANDARD
from tercio.games.mageknight.field.spellbooks import Book, Page
from tercio.games.mageknight.printed.dials import Figure
from tercio.games.mageknight.state import WAITING, MageKnight, Player, Warrior
from tercio.games.vocabulary import as_table
from tercio.kernel import NOBODY, Dice, Setup
from tercio.kernel.dice import seeded

SAY: Final = Wording("tercio.games.mageknight", "setup")

SETUP_KEYS: Final = ("total", "board", "players", "options", "terrain", "last_turn", "minutes")
MOST_SEATS: Final = 4  # one for each side of the field
MOST_PIECES: Final = 4  # MK-SETUP-12
MOST_CONSTRUCTED: Final = 2  # MK-CONSTRUCTED-13
EXAMPLE_TURNS: Final = 40  # so that no example goes on for ever


def read_setup(content: Content, setup: Setup) -> MageKnight:
    """Everything has to be agreed on; BadInput where it cannot be. MK-SETUP-06, MK-ARMY-03, MK-SETUP-01"""
    plain = {key: value for key, value in setup.items() if key != "content"}
    return agreed_in(content, as_table({**plain, "players": with_tables(plain.get("players"))}, "setup"))


def agreed_in(content: Content, table: Table) -> MageKnight:
    terms = read_terms(table)
    entries = table.tables("players", at_least=2)
    if len(entries) > MOST_SEATS:
        table.refuse("players", *SAY("at-most-four-players"))
    players: list[Player] = []
    warriors: list[Warrior] = []
    books: list[Book] = []
    for seat, entry in enumerate(entries[:MOST_SEATS]):
        army = read_army(content, entry, terms.total)
        team = entry.integer("team", 0, MOST_SEATS - 1, default=NOBODY)
        company = content.companies[army.companies[0]] if army.companies else None
        players.append(Player(seat, points_of(content, army), team=team, company=company))
        first = len(warriors)
        warriors += fielded(content, army, seat, first)
        books += bound(content, army, first, len(books))
    check_teams(table, [player.team for player in players], "MK-SETUP-02")
    players = coloured(table, entries[:MOST_SEATS], players)
    pile = read_pile(content, table, len(players))
    if is_declined(table, entries, [content.kinds[kind] for kind in pile]):
        terms = terms._replace(options=without(CONSTRUCTED, terms.options))
    table.done()
    table.document.check()
    return MageKnight(
        warriors, [], [], [], [], players, terms.board, terms.total, last_turn=terms.last_turn, options=terms.options,
        pile=pile, minutes=terms.minutes, books=books,
    )  # fmt: skip


def with_tables(players: Any) -> Any:
    """A warrior that carries nothing may be written as the id of its figure alone."""
    if not isinstance(players, list):
        return players
    found: list[Any] = []
    for player in players:
        army = player.get("army") if isinstance(player, dict) else None
        if isinstance(army, list):
            listed = [{"figure": recruit} if isinstance(recruit, str) else recruit for recruit in army]
            found.append({**player, "army": listed})
        else:
            found.append(player)
    return found


# -- armies -----------------------------------------------------------------------------------------------


def read_army(content: Content, entry: Table, total: int) -> Army:
    recruits: list[Recruit] = []
    champions = {figure.champion for figure in content.figures.values() if figure.champion}
    mistakes = len(entry.document.problems)
    for recruit in entry.tables("army", at_least=1):
        figure = recruit.choice("figure", (*content.figures, *champions))
        if figure in champions:  # MKO-CHAMPION-05
            figure = read_version(recruit, content.figures, figure)
        items = recruit.choices("items", tuple(content.items), default=())
        spells = recruit.choices("spells", tuple(content.spells), default=())
        level, mount = recruit.integer("level", 0, 5, default=0), read_mount(content, recruit)
        recruits.append(Recruit(figure, items, level, spells, mount))
    companies = entry.choices("companies", tuple(content.companies), default=())
    army = Army("", total, tuple(recruits), companies=companies)
    if len(entry.document.problems) == mistakes:
        for problem in problems_of(content, army):
            entry.refuse("army", f"{problem.rule} {problem.en}", f"{problem.rule} {problem.de}", problem.rule)
    return army


def read_mount(content: Content, recruit: Table) -> str:
    return recruit.choice("mount", tuple(content.figures)) if recruit.has("mount") else ""


def fielded(content: Content, army: Army, seat: int, first: int) -> list[Warrior]:
    """The warriors wait beside the field, on their starting markers. MK-SETUP-33, MKO-CHAMPION-07"""
    warriors: list[Warrior] = []
    for recruit in army.recruits:
        enlist(warriors, content.figures[recruit.figure], recruit.level, seat, first)
        items = tuple([content.items[item] for item in recruit.items])
        warriors[-1] = warriors[-1]._replace(items=items)
    for place, recruit in enumerate(army.recruits):
        if recruit.mount:  # MKC-UNIT-03
            mount = content.figures[recruit.mount]
            enlist(warriors, mount, 0, seat, first)
            warriors[-1] = warriors[-1]._replace(partner=first + place)
            warriors[place] = warriors[place]._replace(partner=warriors[-1].id, base=mount)
    return warriors


def enlist(warriors: list[Warrior], figure: Figure, level: int, seat: int, first: int) -> None:
    """One more of them; `first` is the number of the first."""
    before = [warrior for warrior in warriors if warrior.figure.id == figure.id]
    start = start_of(figure, level)
    warriors.append(
        Warrior(
            first + len(warriors),
            f"{figure.id}-{seat + 1}-{len(before) + 1}",
            seat,
            seat,
            figure,
            figure,
            click=start,
            limit=start,
            gone=WAITING,
            more_clicks=(0,) * len(figure.more_dials),
        )
    )


def bound(content: Content, army: Army, first: int, number: int) -> list[Book]:
    """All pages of a spellbook are face up and in the order of the list. MKS-BOOK-10, MKS-BOOK-11"""
    books: list[Book] = []
    for place, recruit in enumerate(army.recruits):
        pages = tuple([Page(content.spells[name]) for name in recruit.spells])
        for item in [content.items[name] for name in recruit.items]:
            if item.is_book:
                books.append(Book(number + len(books), item, first + place, pages=pages))
    return books


# -- terrain ----------------------------------------------------------------------------------------------


def read_pile(content: Content, table: Table, seats: int) -> tuple[str, ...]:
    """`terrain` lists the pieces that each player puts on the pile. MK-SETUP-12, MK-CONSTRUCTED-13, MK-TERRAIN-01"""
    options = table.choices("options", OPTIONS, default=())
    given = table.value("terrain")
    lists = given if isinstance(given, list) else [] if given is None else [given]
    if len(lists) > seats:
        table.refuse("terrain", *SAY("here-more-lists-than-players"))
    rows = Table(table.document, (*table.path, "terrain"), {str(row): listed for row, listed in enumerate(lists)})
    pile: list[str] = []
    for row in range(min(seats, len(lists))):
        kinds = rows.choices(str(row), tuple(content.kinds))
        cards = [kind for kind in kinds if content.kinds[kind].is_constructed]
        most = MOST_CONSTRUCTED if CONSTRUCTED in options else 0
        if len(kinds) - len(cards) > MOST_PIECES:
            table.refuse(
                "terrain",
                *SAY("mk-setup-12-player-brings", most_pieces=MOST_PIECES, number=len(kinds) - len(cards)),
                "MK-SETUP-12",
            )
        if len(cards) > most:
            table.refuse(
                "terrain",
                *SAY("mk-constructed-13-constructed-pieces", number=len(cards), most=most),
                "MK-CONSTRUCTED-13",
            )
        refuse_hills(table, options, [content.kinds[kind] for kind in dict.fromkeys(kinds)])
        pile += kinds
    return tuple(pile)


# -- set-ups to begin with ----------------------------------------------------------------------------------


def example_setup(content: Content) -> Setup:
    """Two armies of 200 points, some terrain, no options."""
    dice = seeded(0)
    factions = armed_factions(content)
    natural = [kind.id for kind in content.kinds.values() if not kind.is_constructed]
    return {
        "total": 200,
        "board": 36,
        "players": [{"army": mustered(content, faction, 200, dice)} for faction in (factions * 2)[:2]],
        "terrain": [natural[:2], natural[2:4]],
        "last_turn": EXAMPLE_TURNS,
    }


def varied_setup(content: Content, seed: int) -> Setup:
    """Two to four players, alone or in teams, with every faction, item, kind of terrain and option in turn."""
    dice = seeded(seed)
    factions = armed_factions(content)
    seats = 2 + (dice.below(3) if dice.below(3) == 0 else 0)
    in_teams = seats == 4 and dice.below(2) == 0
    total = 100 * (1 + dice.below(3))
    options = [option for option in OPTIONS if dice.below(3) == 0]
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        faction = factions[(seed + seat * (1 + dice.below(len(factions)))) % len(factions)]
        company = drawn_company(content, seed + seat)
        spent = sum([content.companies[name].points for name in company])
        player: dict[str, Any] = {"army": mustered(content, faction, total - spent, dice)}
        player |= {"companies": company} if company else {}
        players.append({**player, "team": seat % 2} if in_teams else player)
    return {
        "total": total,
        "board": 36,
        "players": players,
        "options": options,
        "terrain": [brought(content, options, dice) for _ in range(seats)],
        "last_turn": EXAMPLE_TURNS,
    }


def drawn_company(content: Content, seed: int) -> list[str]:
    """Every fifth army has one. MKO-COMPANY-01"""
    dice, names = seeded(seed), list(content.companies)
    return [names[dice.below(len(names))]] if names and dice.below(5) == 0 else []


def armed_factions(content: Content) -> tuple[str, ...]:
    """Those with figures of their own; the empty name stands for Mage Spawn."""
    found = dict.fromkeys([faction for figure in content.figures.values() for faction in figure.factions or ("",)])
    return tuple(found)


def mustered(content: Content, faction: str, total: int, dice: Dice) -> list[dict[str, Any]]:
    """An army of this faction, as large as the points allow, some of it with items."""
    own = [f for f in content.figures.values() if faction in (f.factions or ("",)) and not f.mount]
    army: list[Recruit] = []
    spent = 0
    for place in [dice.below(len(own)) for _ in range(4 * len(own))]:
        recruit = recruited(content, own[place], dice)
        taken = [content.figures[name] for other in army for name in (other.figure, other.mount) if name]
        new = [content.figures[name] for name in (recruit.figure, recruit.mount) if name]
        if any([one.is_unique and one.identity == other.identity for one in new for other in taken]):
            continue
        cost = cost_of(content, recruit) + sum([content.items[item].points for item in recruit.items])
        carried = [item for other in army for item in other.items]
        if spent + cost <= total and not set(recruit.items) & set(carried):
            army.append(recruit)
            spent += cost
    return [written(recruit) for recruit in army]


def recruited(content: Content, figure: Figure, dice: Dice) -> Recruit:
    level = 1 + dice.below(len(figure.levels)) if figure.levels else 0
    if figure.rides and dice.below(3):
        mounts = [mount.id for mount in content.figures.values() if not unfit(figure, mount)]
        if mounts:
            return Recruit(figure.id, (), level, (), mounts[dice.below(len(mounts))])
    if figure.slots and content.items and dice.below(2):
        item = list(content.items)[dice.below(len(content.items))]
        armed = Recruit(figure.id, (item,), level)
        if not problems_of(content, Army("", 0, (armed,))):
            return with_spells(content, figure, armed, dice) if content.items[item].is_book else armed
    return Recruit(figure.id, (), level)


def with_spells(content: Content, figure: Figure, armed: Recruit, dice: Dice) -> Recruit:
    """Its book is filled by chance. MKS-BOOK-10"""
    order = list(dice.shuffled(len(content.spells)))
    return armed._replace(spells=filled_book(content, figure, content.items[armed.items[0]], order))


def written(recruit: Recruit) -> dict[str, Any]:
    items = {"items": list(recruit.items)} if recruit.items else {}
    spells = {"spells": list(recruit.spells)} if recruit.spells else {}
    mount = {"mount": recruit.mount} if recruit.mount else {}
    return {"figure": recruit.figure, **mount, **items, **spells, **({"level": recruit.level} if recruit.level else {})}


def brought(content: Content, options: list[str], dice: Dice) -> list[str]:
    is_flat = STANDARD in options and ELEVATED not in options
    kinds = [kind for kind in content.kinds.values() if not (is_flat and kind.is_elevated)]
    natural = [kind.id for kind in kinds if not kind.is_constructed]
    cards = [kind.id for kind in kinds if kind.is_constructed]
    pieces = [natural[dice.below(len(natural))] for _ in range(dice.below(MOST_PIECES + 1)) if natural]
    if CONSTRUCTED in options and cards:
        pieces += [cards[dice.below(len(cards))] for _ in range(dice.below(MOST_CONSTRUCTED + 1))]
    return pieces
