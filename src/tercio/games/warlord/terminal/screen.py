"""Warlord in a terminal: the armies face each other in their ranks, the player's own below, and the hand under it."""

from __future__ import annotations

from typing import Final

from tercio.content.wording import Wording
from tercio.games.terminal import Span, Spans
from tercio.games.warlord.field.filters import has_trait
from tercio.games.warlord.printed.cards import UNKNOWN, WARLORD
from tercio.games.warlord.rules.values import armour_class, attack_bonus, hit_points, strikes_of
from tercio.games.warlord.state import ATTACHED, READY, SPENT, STUNNED, TABLE, Card, Warlord, warlord
from tercio.games.warlord.terminal.portraits import WIDTH, hand_lines
from tercio.games.warlord.words.names import face_name, has_namesake
from tercio.games.warlord.words.portraits import attacks_words, class_and_level, hearts
from tercio.kernel import NOBODY, Event, Seat, View
from tercio.texts import phrasebook_of

COLOURS: Final = ("red", "bright_blue", "green", "magenta")
SYMBOLS: Final = {READY: "▲", SPENT: "►", STUNNED: "▼"}  # upright, on its side, upside down
STYLES: Final = {READY: "bold", SPENT: "", STUNNED: "dim"}
LORD: Final = "★"
MARGIN: Final = 3  # for the number of the rank
WIDE: Final = 25  # a character's place
ABREAST: Final = 4  # how many stand on one line
DRAWN_AT: Final = ("order", "discard", "fall")  # at all other questions the player has just seen the table

PHASES: Final = ("draw-phase", "initiative-phase", "order-phase")
SEEN_ANYWAY: Final = (
    ("entered", "WL-START-05"),  # the army was named when it was revealed
    ("entered", "WL-START-06"),
    ("entered", "WL-START-07"),
    ("readied", "WL-READY-02"),
    ("spent", "WL-READY-03"),
    ("spent", "WL-ATTACK-01"),  # a character that acts is spent
    ("spent", "WL-PLAY-10"),
    ("spent", "WL-TASK-02"),
    ("spent", "WL-MANOEUVRE-01"),
    ("left", "WL-ATTACK-09"),  # the dead
    ("discarded", "WL-PLAY-03"),  # an action card that is done
)

word: Final = Wording("tercio.games.warlord", "terminal.screen").spoken


def draw(view: View, lang: str) -> list[Spans]:
    """Nothing before the armies are revealed."""
    state = warlord(view.ghost)
    if not any(state.formations):
        return []
    me = view.seat if 0 <= view.seat < state.seats else 0
    lines: list[Spans] = [head(state, lang)]
    for other in [(me + step) % state.seats for step in range(1, state.seats)]:
        lines += [title(view, other, lang), *army_lines(state, other, lang, is_facing=True), []]
    lines[-1] = [Span("─" * WIDTH, "dim")]
    lines += [*army_lines(state, me, lang, is_facing=False), title(view, me, lang)]
    if view.seat == me and me not in state.out and "fall" not in [decision.kind for decision in view.asks]:
        lines += [[], *own_hand(state, me, lang)]
    return [*lines, [Span(word("legend", lang), "dim")]]


def is_drawn(view: View) -> bool:
    """Only where the table has changed and the player is to plan: not in the middle of an attack."""
    asked = [kind for _, kind in view.waiting]
    return not asked or bool([kind for kind in asked if kind in DRAWN_AT])


def is_news(view: View, event: Event) -> bool:
    """Not what the table or the event beside it says as well; the log keeps everything."""
    if event.name == "drew":
        return phrasebook_of(view.game.id).fact(event, "seat") != view.seat  # the cards themselves are told
    return event.name not in PHASES and (event.name, event.rule) not in SEEN_ANYWAY


def head(state: Warlord, lang: str) -> Spans:
    line: Spans = [Span(word("round", lang, round=max(1, state.round)), "bold")]
    if state.first != NOBODY:
        line.append(Span(" · " + word("first", lang, player=player(state.first, lang))))
    return line


def player(seat: Seat, lang: str) -> str:
    return word("player", lang, number=seat + 1)


def title(view: View, seat: Seat, lang: str) -> Spans:
    """A player with the sizes of his piles, and of his hand what this seat knows."""
    state = warlord(view.ghost)
    name = player(seat, lang) + (f" ({word('you', lang)})" if seat == view.seat else "")
    line: Spans = [Span(name, f"bold {COLOURS[seat]}")]
    if seat in state.out:
        return [*line, Span("  " + word("out", lang), "dim")]
    hand, deck, discard = len(state.hands[seat]), len(state.decks[seat]), len(state.discards[seat])
    words = [word("piles", lang, hand=hand, deck=deck, discard=discard)]
    known = [state.cards[n].face for n in state.hands[seat] if state.cards[n].face is not UNKNOWN]
    if known and seat != view.seat:
        words.append(word("known", lang, names=", ".join([face_name(face, lang) for face in known])))
    lasting = [card for card in state.cards if card.zone == TABLE and card.owner == seat]
    if lasting:
        words.append(word("lasting", lang, names=", ".join([face_name(card.face, lang) for card in lasting])))
    return [*line, Span(fitted("  " + " · ".join(words), WIDTH - len(name)))]


def own_hand(state: Warlord, seat: Seat, lang: str) -> list[Spans]:
    if not state.hands[seat]:
        return [[Span(word("no-hand", lang), "dim")]]
    lines: list[Spans] = [[Span(word("hand", lang), "bold")]]
    for number in state.hands[seat]:
        lines += hand_lines(state.cards[number].face, lang)
    return lines


# -- armies ------------------------------------------------------------------------


def army_lines(state: Warlord, seat: Seat, lang: str, is_facing: bool) -> list[Spans]:
    """Rank under rank, the front rank towards the middle of the table."""
    blocks = [rank_lines(state, seat, rank, lang) for rank in range(1, len(state.formations[seat]) + 1)]
    if is_facing:
        blocks.reverse()
    return [line for block in blocks for line in block]


def rank_lines(state: Warlord, seat: Seat, rank: int, lang: str) -> list[Spans]:
    """One rank in the middle of the line; more than four characters stand on several lines."""
    row = state.formations[seat][rank - 1]
    abreast = min(len(row), ABREAST)
    wide = min(WIDE, (WIDTH - MARGIN) // max(1, abreast))
    lines: list[Spans] = []
    for start in range(0, len(row), ABREAST):
        cells = [cell(state, state.cards[number], seat, lang, wide) for number in row[start : start + ABREAST]]
        before = " " * ((WIDTH - MARGIN - wide * len(cells)) // 2)
        for height in range(max([len(each) for each in cells])):
            label = f"{rank:<{MARGIN}}" if height == start == 0 else " " * MARGIN
            line: Spans = [Span(label, "dim"), Span(before)]
            for place, each in enumerate(cells, 1):
                part = each[height] if height < len(each) else []
                line += part if place == len(cells) else padded(part, wide)
            lines.append(line)
    return lines


def cell(state: Warlord, card: Card, seat: Seat, lang: str, wide: int) -> list[Spans]:
    """A character: its state and name, its values, and what it bears."""
    inside = wide - 3
    style = STYLES[card.state]
    mark = LORD if has_trait(state, card, WARLORD) else ""
    label = f" #{card.id}" if has_namesake(state, card) else ""
    name = mark + short_name(face_name(card.face, lang), inside - len(mark) - len(label)) + label
    colour = COLOURS[card.owner]
    lines: list[Spans] = [
        [Span(SYMBOLS[card.state], f"bold {colour}"), Span(f" {name}", style)],
        *values(state, card, lang, inside),
    ]
    if card.owner != seat:
        lines.append([Span("  " + fitted(word("of", lang, player=player(card.owner, lang)), inside), colour)])
    for held in [state.cards[number] for number in card.holds]:
        sign = "~" if held.zone == ATTACHED else "+" if held.state == READY else SYMBOLS[held.state]
        lines.append([Span(f"  {sign} {short_name(face_name(held.face, lang), inside - 2)}", style or "dim")])
    return lines


def values(state: Warlord, card: Card, lang: str, room: int) -> list[Spans]:
    """F3 +7/+3 AC15 ♥♡, on two lines where there is no room; what differs from the print is green or red."""
    attacks = tuple([attack_bonus(state, card, base).total for base in strikes_of(state, card)])
    armour, life = armour_class(state, card).total, hit_points(state, card).total
    left = max(0, life - card.wounds)
    printed = card.face.attacks
    hurt = "red" if card.wounds else ""
    offence = [
        Span(f"{class_and_level(card.face, lang)} "),
        Span(attacks_words(attacks) or "–", tone(sum(attacks) - sum(printed))),
    ]
    defence = [
        Span(f"AC{armour}", tone(armour - card.face.armour)),
        Span(f" {hearts(left, life - left)}", hurt),
    ]
    if sum([len(span.text) for span in (*offence, *defence)]) < room:
        return [[Span("  "), *offence, Span(" "), *defence]]
    return [[Span("  "), *offence], [Span("  "), *defence]]


def tone(difference: int) -> str:
    return "green" if difference > 0 else "red" if difference < 0 else ""


def padded(line: Spans, wide: int) -> Spans:
    used = sum([len(span.text) for span in line])
    return [*line, Span(" " * max(1, wide - used))]


def short_name(name: str, room: int) -> str:
    """Without the title after the comma where that helps."""
    return name if len(name) <= room else fitted(name.split(",")[0], room)


def fitted(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


# -- numbers -----------------------------------------------------------------------
