"""SU-PROFILE-02, SU-ROUND-06  A realm of Summoners on paper: profile cards, activation cards, bases and markers."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, cast

from tercio.content.wording import Wording
from tercio.games.summoners.browser.figures import emblem_of
from tercio.games.summoners.browser.scenario_drawing import LOOKS
from tercio.games.summoners.building.forces import SummonersForces, content_of
from tercio.games.summoners.printed.objectives import LARGE, OBJECTIVE_KINDS, PORTAL, RELIC, SMALL
from tercio.games.summoners.printed.profiles import Profile
from tercio.games.summoners.words.cards import COST, LIFE, MANA, RANGE, TARGET, UPKEEP
from tercio.games.summoners.words.names import OBJECTIVE_NAMES, spoken
from tercio.games.summoners.words.profile_cards import (
    AttackLine,
    Card,
    PowerLine,
    SpecialLine,
    activation_card,
    profile_card,
)
from tercio.kernel import Game
from tercio.printing.charges import EMBLEMS, tincture_of
from tercio.printing.paper import A4_HIGH, A4_WIDE, INK, MM_OF_POINT, SANS, SOFT, Paper
from tercio.printing.portraits import REACH, SIDE, portrait_of, unit
from tercio.printing.tokens import Token, disc, draw_tokens, millimetres

SAY: Final = Wording("tercio.hall")

Painted = dict[str, bytes]  # portraits by profile
PROFILE: Final = (90.0, 130.0)  # wide, high
ACTIVATION: Final = (63.0, 88.0)
COPIES: Final = {1: 3, 2: 2}  # bases of a creature, by its level
MARKERS: Final = {LARGE: 3, SMALL: 4, RELIC: 2, PORTAL: 2}
SMALL_TOKEN: Final = 12.7
ICE, FIRE, LOSS, GEM = "#4f9fc4", "#cf5a1c", "#5c3763", "#3d7d52"
NUMBER_OF: Final = {"ice": 8, "fire": 8, "loss": 4, "gem": 15}
DROP: Final = "M0-400C230-120 350 30 350 170a350 300 0 0 1-700 0C-350 30-230-120 0-400z"
FLAKE: Final = (
    "M-45-420h90v275l238-138 45 78L90-70v140l238 137-45 78L45 147v273h-90V147l-238 138-45-78L-90 70V-70l-238-137 "
    "45-78 238 138z"
)
FLAME: Final = (
    "M20-430c40 190 270 260 270 530a290 320 0 0 1-580 0c0-150 80-230 140-320 20 90 50 130 90 150C-40-230-20-330 20-430z"
)
JEWEL: Final = "M-200-340h400l180 240-380 450-380-450z"
CHAIN: Final = "M-330-60h230v120h-230zM100-60h230v120H100zM-130-60l80-180 60 30-70 150zM20 60l80 150-60 40-90-190z"
LEAST_LETTERS: Final = 5.5
LARGEST_LETTERS: Final = 9.0

WORDS: Final = Wording("tercio.hall", "printing.realms")


class Row(NamedTuple):
    """A paragraph of a card: its bold lead, and the rest."""

    lead: str
    text: str


def said(key: str, lang: str, *values: object) -> str:
    return WORDS.spoken(key, lang).format(*values)


def realm_pdf(game: Game, text: str, kind: str, lang: str) -> bytes:
    """A list says which realm and which summoner; all creatures of the realm belong to it."""
    content = content_of(game)
    force = cast(dict[str, Any], SummonersForces().read(game, text, ""))
    realm = content.realms[force["realm"]]
    profiles = [
        profile
        for profile in content.profiles.values()
        if profile.realm == realm.id and (not profile.is_summoner or profile.id == force["summoner"])
    ]
    profiles.sort(key=lambda profile: (profile.level, profile.name_de if lang == "de" else profile.name_en))
    title = f"{realm.name_de if lang == 'de' else realm.name_en}: {said(kind, lang)}"
    paper = Paper(title, lang)
    painted = {profile.id: portrait_of(unit(profile, content.looks[profile.id])) for profile in profiles}
    if kind == "profiles":
        draw_sheet(paper, profiles, painted, PROFILE, title, lang)
    elif kind == "activations":
        draw_sheet(paper, profiles, painted, ACTIVATION, title, lang)
    else:
        draw_tokens(paper, tokens_of(profiles, painted, lang), title, said("note", lang))
    return bytes(paper.output())


def draw_sheet(
    paper: Paper, profiles: list[Profile], painted: Painted, size: tuple[float, float], title: str, lang: str
) -> None:
    """As many cards as a page holds, edge to edge."""
    wide, high = size
    columns, rows = int((A4_WIDE - 10) // wide), int((A4_HIGH - 20) // high)
    left, top = (A4_WIDE - columns * wide) / 2, (A4_HIGH - rows * high) / 2
    for number, profile in enumerate(profiles):
        place = number % (columns * rows)
        if place == 0:
            paper.add_page()
            paper.pen(7, colour=SOFT, family=SANS)
            paper.words(f"{title}  \u00b7  {said('note', lang)}", 0, A4_HIGH - 4, A4_WIDE, "C")
        x, y = left + place % columns * wide, top + place // columns * high
        if size == PROFILE:
            draw_profile(paper, profile, painted[profile.id], x, y, lang)
        else:
            draw_activation(paper, profile, painted[profile.id], x, y, lang)


# -- profile cards -----------------------------------------------------------------------------------------------


def draw_profile(paper: Paper, profile: Profile, portrait: bytes, x: float, y: float, lang: str) -> None:
    card = profile_card(profile, lang)
    wide, high = PROFILE
    draw_frame(paper, profile, portrait, card.name, card.kind, x, y, PROFILE)
    at = y + 21
    cell = (wide - 8) / len(card.values)
    for number, value in enumerate(card.values):
        left = x + 4 + number * cell
        paper.pen(7, "", SOFT)
        paper.words(value.short + (" *" if value.can_be_boosted else ""), left, at + 3, cell, "C")
        paper.pen(12, "B")
        paper.words(value.text, left + 0.5, at + 8, cell - 1, "C")
    draw_life(paper, card, x + 4, at + 10.5, wide - 8, lang)
    rows = rows_of(card, lang)
    size = LARGEST_LETTERS
    room, box = wide - 9, high - (at - y) - 24
    while high_of(paper, rows, room, size) > box and size > LEAST_LETTERS:
        size -= 0.25
    base = at + 19
    line = size * MM_OF_POINT * 1.18
    for row in rows:
        base += line * 0.35
        paper.pen(size, "B")
        taken = paper.wide(f"{row.lead} ") if row.lead else 0.0
        if row.lead:
            paper.words(row.lead, x + 4.5, base + line * 0.8, room)
        paper.pen(size)
        for number, words in enumerate(paper.broken(row.text, room, min(taken, room))):
            shift = taken if number == 0 else 0.0
            paper.words(words, x + 4.5 + shift, base + line * 0.8, room - min(shift, room))
            base += line
    paper.pen(6.5, "", SOFT)
    foot = [f"{COST.spoken(lang)}: {card.cost}"] if card.cost else []
    foot.append(said("base", lang, round(millimetres(2 * profile.radius))))
    paper.words("  \u00b7  ".join(foot), x + 4, y + high - 3.4, wide - 8, "C")


def draw_frame(
    paper: Paper,
    profile: Profile,
    portrait: bytes,
    name: str,
    kind: str,
    x: float,
    y: float,
    size: tuple[float, float],
) -> None:
    """The edge is the cut; the head bears the portrait, or an emblem in the colours of the realm."""
    wide, high = size
    field, band = tincture_of(profile.realm)
    paper.set_line_width(0.15)
    paper.box(x, y, wide, high, "#fffdf6", "#000000")
    paper.box(x + 2, y + 2, wide - 4, 17, field)
    paper.box(x + 2, y + 19, wide - 4, 0.8, band)
    if portrait:
        paper.picture(portrait, SIDE, x + 10.5, y + 10.5, 7 * REACH * 1.6, disc(7.6))
    else:
        paper.set_fill_color("#ffffff")
        paper.circle(x + 10.5, y + 10.5, 7, "F")
        paper.shape(EMBLEMS[emblem_of(profile)], x + 10.5, y + 10.5, 10 / 1000, band)
    paper.pen(14, "B")
    lines = paper.broken(name, wide - 24)
    if len(lines) > 1:
        paper.pen(11.5, "B")
        lines = paper.broken(name, wide - 24)[:2]
    first = y + (10.2 if len(lines) == 1 else 7.6)
    for number, line in enumerate(lines):
        paper.words(line, x + 20, first + number * 4.6, wide - 24)
    paper.pen(8.5, "", SOFT)
    paper.words(kind, x + 20, first + len(lines) * 4.6 + 0.2, wide - 24)


def draw_life(paper: Paper, card: Card, x: float, y: float, room: float, lang: str) -> None:
    """SU-PROFILE-09  A box for each life point, to be ticked off: the white ones first, then the red ones."""
    paper.pen(7, "", SOFT)
    label = LIFE.spoken(lang)
    paper.words(label, x, y + 4)
    left = x + paper.wide(label) + 2
    count = card.white + card.red
    side = min(4.2, (room - (left - x)) / max(1, count) - 0.6)
    paper.set_line_width(0.2)
    for point in range(count):
        paper.box(left + point * (side + 0.6), y + 0.6, side, side, "#ffffff" if point < card.white else "#d9695b", INK)


def rows_of(card: Card, lang: str) -> list[Row]:
    """Attacks first, then every special rule of the unit and of its attacks in words, then spells and actions."""
    found = [attack_row(attack) for attack in card.attacks]
    specials = [*card.specials, *[special for attack in card.attacks for special in attack.specials]]
    found += [special_row(special) for special in dict.fromkeys(specials)]
    return [*found, *[power_row(power, lang) for power in (*card.spells, *card.actions)]]


def attack_row(attack: AttackLine) -> Row:
    mark = " *" if attack.can_be_boosted else ""
    lead = f"{attack.name}: {attack.short} {attack.dice}{mark}"
    more = [attack.reach, *[special.name for special in attack.specials]]
    return Row(lead, "\u00b7 " + " \u00b7 ".join(more))


def special_row(special: SpecialLine) -> Row:
    return Row(f"{special.name}.", special.text)


def power_row(power: PowerLine, lang: str) -> Row:
    terms = [f"{power.mana} {MANA.spoken(lang)}"] if power.mana else []
    terms += [f"{UPKEEP.spoken(lang)} {power.upkeep}"] if power.upkeep else []
    terms += [f"{RANGE.spoken(lang)} {power.reach}"] if power.reach else []
    terms += [f"{TARGET.spoken(lang)}: {power.target}"] if power.target else []
    return Row(f"{power.name}", f"({', '.join(terms)}) {power.text}" if terms else power.text)


def high_of(paper: Paper, rows: list[Row], room: float, size: float) -> float:
    lines = 0.0
    for row in rows:
        paper.pen(size, "B")
        taken = paper.wide(f"{row.lead} ") if row.lead else 0.0
        paper.pen(size)
        lines += 0.35 + len(paper.broken(row.text, room, min(taken, room)))
    return lines * size * MM_OF_POINT * 1.18


# -- activation cards --------------------------------------------------------------------------------------------


def draw_activation(paper: Paper, profile: Profile, portrait: bytes, x: float, y: float, lang: str) -> None:
    """SU-ROUND-06  The actions with what they cost; the back stays white and says nothing."""
    card = activation_card(profile, lang)
    wide, high = ACTIVATION
    draw_frame(paper, profile, portrait, card.name, said("activation", lang), x, y, ACTIVATION)
    line = min(6.4, (high - 26) / max(1, len(card.actions)))
    for number, action in enumerate(card.actions):
        base = y + 25.5 + number * line
        paper.pen(9.5)
        paper.words(action.name, x + 5, base, wide - 22)
        paper.pen(9.5, "B")
        paper.words(f"{action.ap} AP", x + 5, base, wide - 10, "R")
        paper.stroke(x + 5, base + line * 0.24, x + wide - 5, base + line * 0.24, "#d8d0bf", 0.1)


# -- tokens ------------------------------------------------------------------------------------------------------


def tokens_of(profiles: list[Profile], painted: Painted, lang: str) -> list[Token]:
    """SU-PROFILE-08, SU-SCEN-08 to SU-SCEN-10  Bases of all units, markers of the board and of units, gems."""
    found: list[Token] = []
    for profile in profiles:
        field, band = tincture_of(profile.realm)
        name = profile.name_de if lang == "de" else profile.name_en
        sign = EMBLEMS[emblem_of(profile)]
        for copy in range(COPIES.get(profile.level, 1)):
            number = str(copy + 1) if COPIES.get(profile.level, 1) > 1 else ""
            found.append(
                Token(millimetres(2 * profile.radius), name, number, field, band, sign, portrait=painted[profile.id])
            )
    for kind, pieces in MARKERS.items():
        colour, sign = LOOKS[kind]
        wide = millimetres(2 * OBJECTIVE_KINDS[kind].radius)
        name = spoken(OBJECTIVE_NAMES[kind], lang)
        found += [Token(wide, name, "", "#fffaf0", colour, sign, 20.0)] * pieces
    for key, colour, sign in (("ice", ICE, FLAKE), ("fire", FIRE, FLAME), ("loss", LOSS, CHAIN), ("gem", GEM, JEWEL)):
        found += [Token(SMALL_TOKEN, "", "", "#ffffff", colour, sign)] * NUMBER_OF[key]
    return found
