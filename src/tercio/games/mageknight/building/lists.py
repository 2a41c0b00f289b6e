"""Armies as plain lists that people write: "2x Orc Hunter (weak) + Trail Boots" a line, in either language.

A rider is written with its mount: "Dawn Lancer (standard) on Grey Charger (weak)".
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import Final

from tercio.content.lists import MOST_TROUBLES, lines_and_guides
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Phrase, Wording
from tercio.games.mageknight.building.army import Army, Recruit, full_name
from tercio.games.mageknight.building.champions import misfit
from tercio.games.mageknight.content.pack import Content
from tercio.games.mageknight.printed.dials import Figure
from tercio.games.mageknight.words.names import RANKS

SAY: Final = Wording("tercio.games.mageknight", "building")

MOST_THINGS: Final = 200  # of a list that is read at all; the book knows no limit
LARGEST_TOTAL: Final = 100_000
LINE: Final = re.compile(r"(?:(\d{1,3})\s*[xX×]?\s+)?(\S.*)")
HEAD: Final = re.compile(r"(army|armee|total|punkte)\s*:\s*(.*)", re.IGNORECASE)
RIDING: Final = re.compile(r"(.+?)\s+(?:on|auf)\s+(.+)", re.IGNORECASE)
LEVEL: Final = re.compile(r"(.+?),\s*(?:level|stufe)\s+(\d{1,2})", re.IGNORECASE)


def read_list(content: Content, text: str, file: str = "") -> Army:
    """The army of a list; BadInput for the first line that cannot be read."""
    army, troubles = read_lines(content, text, file)
    if troubles:
        raise troubles[0]
    return army


def read_lines(content: Content, text: str, file: str = "") -> tuple[Army, list[BadInput]]:
    """What can be read of a list, and what is wrong with each of the other lines.

    "Army: ..." (and "Armee: ...") names it and "Total: 200" says what was agreed on; "# ..." is a remark, and
    remarks "# en: ..." and "# de: ..." are its guide. An item on a line of its own lies about in nobody's slot.
    """
    names, things, texts = known_names(content), known_items(content), known_spells(content)
    cards, companies = known_companies(content), list[str]()
    titles, total, recruits, loose = {"army": "", "armee": ""}, 0, list[Recruit](), list[str]()
    stray: list[str] = []
    troubles: list[BadInput] = []
    lines, guides = lines_and_guides(text)
    for number, line in lines:
        head = HEAD.fullmatch(line)
        try:
            if head is not None and head.group(1).lower() in titles:
                titles[head.group(1).lower()] = head.group(2).strip()
            elif head is not None:
                total = read_total(head.group(2).strip(), file, number)
            elif line.lower() in cards:
                companies.append(cards[line.lower()])
            else:
                count, recruit, thing = read_line(line, names, things, texts, file, number)
                if len(recruits) + len(loose) + count > MOST_THINGS:
                    raise too_many(file, number)
                recruits += [recruit] * count if recruit is not None else []
                (stray if thing in content.spells else loose).extend([thing] * count if recruit is None else [])
        except BadInput as trouble:
            troubles.append(trouble)
        if len(troubles) == MOST_TROUBLES:
            break
    title = titles["army"] or titles["armee"] or "?"
    title_de = titles["armee"] if titles["armee"] != title else ""
    more = tuple(stray), tuple(companies)
    return Army(title, total, tuple(recruits), tuple(loose), *guides, title_de, *more), troubles


def read_total(word: str, file: str, line: int) -> int:
    if word.isdecimal() and word.isascii() and len(word) < 7 and 0 < int(word) <= LARGEST_TOTAL:
        return int(word)
    raise BadInput(*SAY("total-reads-total-200"), file, line)


def read_line(
    line: str, names: dict[str, list[Figure]], things: dict[str, str], texts: dict[str, str], file: str, number: int
) -> tuple[int, Recruit | None, str]:
    """How many, of which warrior with what it carries, or of which item or spell that nobody has."""
    found = LINE.fullmatch(line)
    if found is None:
        raise BadInput(*SAY("line-reads-2x-name-item"), file, number)
    count = int(found.group(1) or 1)
    called, *carried = [part.strip() for part in found.group(2).split("+")]
    loose = {**texts, **things}
    if not carried and called.lower() in loose:
        return count, None, loose[called.lower()]
    items: list[str] = []
    spells: list[str] = []
    for thing in carried:
        if thing.lower() not in loose:
            raise unknown(thing, list(loose), *SAY("item-spell"), file, number)
        (items if thing.lower() in things else spells).append(loose[thing.lower()])
    riding = None if called.lower() in names else RIDING.fullmatch(called)
    mount = figure_called(riding.group(2), names, file, number) if riding is not None else ""
    called = riding.group(1) if riding is not None else called
    at_level = LEVEL.fullmatch(called)
    level = int(at_level.group(2)) if at_level is not None else 0
    called = at_level.group(1) if at_level is not None else called
    return count, Recruit(figure_called(called, names, file, number), tuple(items), level, tuple(spells), mount), ""


def figure_called(called: str, names: dict[str, list[Figure]], file: str, number: int) -> str:
    """The id of the only figure of this name."""
    figures = names.get(called.lower(), [])
    if not figures:
        raise unknown(called, list(names), "warrior", "Krieger", file, number)
    if figures[0].champion and len(figures) > 1:
        trouble = misfit(figures, figures[0].champion, "")
        assert trouble is not None
        raise BadInput(f"{trouble[0]} {trouble[1]}", f"{trouble[0]} {trouble[2]}", file, number)
    if len(figures) > 1:
        en = ", ".join([full_name(figure, "en") for figure in figures])
        de = ", ".join([full_name(figure, "de") for figure in figures])
        raise BadInput(
            *SAY("several-name", called=shown(called), who=Phrase(en, de)),
            file,
            number,
        )
    return figures[0].id


def unknown(word: str, known: list[str], en: str, de: str, file: str, line: int) -> BadInput:
    near = difflib.get_close_matches(word.lower(), known, n=3)
    hint = (f" Did you mean: {', '.join(near)}?", f" Meintest du: {', '.join(near)}?") if near else ("", "")
    return BadInput(*SAY("no-called", word=shown(word), who=Phrase(en, de), hint=Phrase(hint[0], hint[1])), file, line)


def too_many(file: str, line: int) -> BadInput:
    return BadInput(
        *SAY("from-line-more-than-warriors", most_things=MOST_THINGS),
        file,
        line,
    )


def known_names(content: Content) -> dict[str, list[Figure]]:
    """What a warrior may be called: by its id, by name and rank, with its stars, or by its name alone."""
    names: dict[str, list[Figure]] = {}
    for figure in content.figures.values():
        called = {figure.id}  # small letters
        for name, rank in zip((figure.name_en, figure.name_de), RANKS[figure.rank], strict=True):
            called |= {name.lower(), f"{name} ({rank})".lower(), f"{name} {'*' * figure.rank}".strip().lower()}
            called |= {f"{name} ({figure.collector})".lower()} if figure.champion else set()
        for name in called:
            names.setdefault(name, []).append(figure)
    return names


def known_items(content: Content) -> dict[str, str]:
    names = {item.id: item.id for item in content.items.values()}
    for item in content.items.values():
        for name in (item.name_en, item.name_de, item.collector):
            names.setdefault(name.lower(), item.id)
    return names


def known_spells(content: Content) -> dict[str, str]:
    names = {spell.id: spell.id for spell in content.spells.values()}
    for spell in content.spells.values():
        for name in (spell.name_en, spell.name_de):
            names.setdefault(name.lower(), spell.id)
    return names


def known_companies(content: Content) -> dict[str, str]:
    """A list gives a company by its name, or by its number with AC before it. MKO-COMPANY-05"""
    names = {company.id: company.id for company in content.companies.values()}
    for company in content.companies.values():
        for name in (company.name_en, company.name_de, company.collector):
            names.setdefault(name.lower(), company.id)
    return names


def write_list(content: Content, army: Army, lang: str) -> str:
    """The list as plain text with its guide. `read_list` reads it."""
    lines = [f"# en: {army.guide_en}"] if army.guide_en else []
    lines += [f"# de: {army.guide_de}"] if army.guide_de else []
    lines += [""] if lines else []
    title = SAY("army-title")
    lines += [f"{title.en if army.name_de else title.spoken(lang)}: {army.name}"]
    lines += [f"{title.de}: {army.name_de}"] if army.name_de else []
    lines += [f"{SAY('total').spoken(lang)}: {army.total}"] if army.total else []
    lines.append("")
    lines += [f"{number}x {written(content, recruit, lang)}" for recruit, number in Counter(army.recruits).items()]
    lines += [f"{number}x {item_name(content, name, lang)}" for name, number in Counter(army.loose).items()]
    lines += [f"{number}x {spell_name(content, name, lang)}" for name, number in Counter(army.stray).items()]
    lines += [company_name(content, name, lang) for name in army.companies]
    return "\n".join(lines) + "\n"


def written(content: Content, recruit: Recruit, lang: str) -> str:
    called = full_name(content.figures[recruit.figure], lang)
    if recruit.level:
        called += f", {SAY('level').spoken(lang)} {recruit.level}"
    if recruit.mount:
        called += f" {SAY('on').spoken(lang)} {full_name(content.figures[recruit.mount], lang)}"
    carried = [item_name(content, name, lang) for name in recruit.items]
    return " + ".join([called, *carried, *[spell_name(content, name, lang) for name in recruit.spells]])


def spell_name(content: Content, name: str, lang: str) -> str:
    spell = content.spells[name]
    return spell.name_de if lang == "de" else spell.name_en


def item_name(content: Content, name: str, lang: str) -> str:
    item = content.items[name]
    return item.name_de if lang == "de" else item.name_en


def company_name(content: Content, name: str, lang: str) -> str:
    company = content.companies[name]
    return company.name_de if lang == "de" else company.name_en
