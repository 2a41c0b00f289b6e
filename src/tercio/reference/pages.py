"""The reference as pages: lines of Markdown that read as well in a terminal, in German or English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tercio.content.wanted import IDENTIFIER, INCHES, TABLE, TABLES, Wanted, in_inches
from tercio.content.wording import Phrase, Wording
from tercio.games import box_of
from tercio.reference.keys import PACK, Key, Keys, all_tables, is_part, tables_of
from tercio.reference.positions import position_tables, setup_tables
from tercio.reference.sentences import ITSELF, about_key, about_word, entry, meanings, names_for, phrase
from tercio.reference.words import SECTIONS, answers_of, asked_when, left_unasked, named, notes_of
from tercio.texts.phrasebook import Entry, Fact, phrasebook_of, segments_of

SAY: Final = Wording("tercio.reference")
FEW: Final = 12  # the most words that are listed beside a key; more have a list of their own

Lists = dict[tuple[str, ...], tuple[str, str]]  # each long list of words, with the first table and key that take them
UNTOLD: Final = ("", "cause")  # slots of sentences that have no name to show


def page(game: str, lang: str) -> str:
    """Everything about one game."""
    head = [f"# {SAY.spoken('title', lang, game=box_of(game).title)}", "", SAY.spoken("generated", lang), ""]
    return "\n".join([*head, *pack_keys(game, lang), *position_keys(game, lang), *scenario_words(game, lang)])


# -- packs ------------------------------------------------------------------------------------------------


def pack_keys(game: str, lang: str) -> list[str]:
    """What stands in packs, table by table."""
    tables = tables_of(game)
    lists = long_lists(tables)
    lines = [f"## {SAY.spoken('packs', lang)}", "", SAY.spoken("about-packs", lang), ""]
    for table in tables:
        lines += [*table_lines(game, lang, table, lists), ""]
    for words, (name, key) in lists.items():
        title = SAY.spoken("words-of", lang, name=name, key=key)
        lines += [f"### {title}", "", *list_lines(game, lang, name, key, words), ""]
    for table in tables:
        for free in [key.name for key in table.keys if key.wanted[0].kind == IDENTIFIER]:
            known = [f"* `{word}`:{said(lang, called)}" for word, called in names_for(game, free).items()]
            title = SAY.spoken("known-words-of", lang, name=table.name, key=free)
            lines += [f"### {title}", "", *known, ""] if known else []
    return lines


def long_lists(tables: Iterable[Keys]) -> Lists:
    found: Lists = {}
    for table in tables:
        for key in table.keys:
            if len(key.words) > FEW:
                found.setdefault(key.words, (table.name, key.name))
    return found


def table_lines(game: str, lang: str, table: Keys, lists: Lists) -> list[str]:
    about = phrase(game, "key", table.name, ITSELF)
    lines = [f"### {header_of(lang, game, table)}", "", *([about.spoken(lang), ""] if about else [])]
    for key in table.keys:
        own = [] if key.words in lists else [about_word(game, table.name, key.name, word) for word in key.words]
        words = taken(game, lang, key, lists, any(own))
        meaning = about_key(game, table.name, key.name)
        lines.append(f"* `{key.name}`: {words}{said(lang, meaning)}")
        if any(own):
            lines += [f"    {line}" for line in list_lines(game, lang, table.name, key.name, key.words)]
    if table.parts:
        parts = ", ".join([SAY.spoken("part", lang, name=part) for part in table.parts])
        lines.append(f"* {SAY.spoken('and-keys-of', lang, parts=parts)}")
    return lines


def header_of(lang: str, game: str, table: Keys) -> str:
    """As it is written in a file: [[figure]], [pack]; what several share has a name instead."""
    tables = tables_of(game)
    if is_part(game, table.shape):
        return SAY.spoken("keys-of-part", lang, name=table.name)
    wanted = [w for t in tables for key in t.keys if (*t.shape, key.name) == table.shape for w in key.wanted]
    is_one = table.name == PACK or any([one.kind != TABLES for one in wanted])
    return f"`[{table.name}]`" if is_one else f"`[[{table.name}]]`"


def list_lines(game: str, lang: str, table: str, key: str, words: tuple[str, ...]) -> list[str]:
    """The words one by one where each has a meaning of its own, else in a row."""
    found = [about_word(game, table, key, word) for word in words]
    if not any(found):
        return [", ".join([f"`{word}`" for word in words])]
    told = zip(words, found, strict=True)
    return [f"* `{word}`:{said(lang, meaning)}{heeded(game, lang, key, word)}" for word, meaning in told]


def heeded(game: str, lang: str, key: str, word: str) -> str:
    """The keys that a verb heeds, with the words that it knows for them."""
    verb = meanings(game).verbs.get(word)
    if key != meanings(game).verb_key or verb is None or not verb.heeds:
        return ""
    told: list[str] = []
    for heeds in verb.heeds:
        known = ", ".join([f"`{one}`" for one in verb.knows.get(heeds, ())])
        told.append(f"`{heeds}`" + (SAY.spoken("heeded-needed", lang) if heeds in verb.needs else ""))
        told[-1] += f" ({known})" if known else ""
    return f" {SAY.spoken('heeds', lang, keys=', '.join(told))}"


def taken(game: str, lang: str, key: Key, lists: Lists, are_told: bool) -> str:
    """What stands behind the key, and what a missing one means."""
    shown_once = [one for place, one in enumerate(key.wanted) if place == 0 or one.kind not in (TABLE, TABLES)]
    kinds = dict.fromkeys([value_words(game, lang, key, wanted, lists, are_told) for wanted in shown_once])
    return with_default(lang, key, SAY.spoken("or", lang).join(kinds), default_words(key))


def value_words(game: str, lang: str, key: Key, wanted: Wanted, lists: Lists, are_told: bool) -> str:
    each = wanted.each().spoken(lang)
    if wanted.kind in (TABLE, TABLES):
        inner = all_tables(game).get(tuple(wanted.words[0].split(".")))
        parts = [] if inner is None or inner.keys else [SAY.spoken("part", lang, name=part) for part in inner.parts]
        each = SAY.spoken("with-keys-of", lang, each=each, parts=", ".join(parts)) if parts else each
    elif wanted.is_choice and key.words in lists:
        name, first = lists[key.words]
        each = SAY.spoken("listed-below", lang, name=name, key=first)
    elif wanted.is_choice and key.is_for_verbs:
        each = SAY.spoken("as-the-verb-knows", lang)
    elif wanted.is_choice:
        words = ", ".join([f"`{w}`" for w in key.words])
        each = SAY.spoken("one-of-these", lang) if are_told else SAY.spoken("one-of", lang, words=words)
    return as_list(lang, wanted, each)


def as_list(lang: str, wanted: Wanted, each: str) -> str:
    """What one entry is, or a list of such."""
    if not wanted.is_list:
        return each
    if wanted.length is None:
        return SAY.spoken("list", lang, each=each)
    return SAY.spoken("list-so-long", lang, each=each, length=wanted.length)


def with_default(lang: str, key: Key, takes: str, shown: str) -> str:
    """Whether the key must be there, and what counts if not."""
    if key.is_needed:
        return SAY.spoken("needed", lang, takes=takes)
    if not shown:
        return SAY.spoken("optional", lang, takes=takes)
    return SAY.spoken("default", lang, takes=takes, default=shown)


def default_words(key: Key) -> str:
    """What counts for a missing key, as it would be written; nothing where that cannot be written."""
    value, wanted = key.default, key.wanted[0]
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int):
        return f"`{in_inches(value) if wanted.kind == INCHES else value}`" if wanted.low <= value <= wanted.high else ""
    if isinstance(value, str) and value:
        return f'`"{value}"`'
    if isinstance(value, tuple) and value and not isinstance(value, Phrase):
        return f"`{list(value)}`".replace("'", '"')
    return ""


def said(lang: str, words: Phrase | None) -> str:
    return "" if words is None else f" {words.spoken(lang)}"


# -- scenario files ---------------------------------------------------------------------------------------


def position_keys(game: str, lang: str) -> list[str]:
    """What stands in `[position]`, table by table, and in `[setup]`."""
    lines = [f"## {SAY.spoken('positions', lang)}", "", SAY.spoken("about-positions", lang), ""]
    for tables in (position_tables(game), setup_tables(game)):
        for table in tables:
            lines += [f"### `[{table.name}]`" if is_single(tables, table) else f"### `[[{table.name}]]`", ""]
            lines += [*[f"* `{key.name}`: {taken_there(lang, key)}" for key in table.keys], ""]
    return lines


def is_single(tables: tuple[Keys, ...], table: Keys) -> bool:
    """Is there one such table, or one for each name, and not a list of them?"""
    above = [keys for keys in tables if keys.shape == table.shape[:-1]]
    wanted = [one for keys in above for key in keys.keys if key.name == table.shape[-1] for one in key.wanted]
    return TABLES not in [one.kind for one in wanted]


def taken_there(lang: str, key: Key) -> str:
    """What stands behind a key of a position; words that depend on the file or are many are not listed."""
    if not key.wanted:
        return SAY.spoken("may-be-there", lang)
    widest = max(key.wanted, key=lambda wanted: wanted.high)
    are_many = len({one.words for one in key.wanted if one.is_choice}) > 1 or len(key.words) > FEW
    each = widest.each().spoken(lang)
    if widest.is_choice:
        words = ", ".join([f"`{word}`" for word in key.words])
        each = SAY.spoken("a-name", lang) if are_many or not words else SAY.spoken("one-of", lang, words=words)
    return with_default(lang, key, as_list(lang, widest, each), "" if are_many else default_words(key))


def scenario_words(game: str, lang: str) -> list[str]:
    """Questions, answers, events and reasons, by the words that scenario files have for them."""
    lines = [f"## {SAY.spoken('scenarios', lang)}", "", SAY.spoken("about-scenarios", lang), ""]
    lines += [f"* {note}" for note in (*naming_words(game, lang), *[note.spoken(lang) for note in notes_of(game)])]
    lines.append("")
    for section in SECTIONS:
        lines += [f"### {SAY.spoken(f'section-{section}', lang)}", "", SAY.spoken(f"about-{section}", lang), ""]
        lines += [*[word_line(game, lang, section, key) for key in named(game, section)], ""]
    lines += [f"### {SAY.spoken('section-value', lang)}", "", SAY.spoken("about-value", lang), ""]
    return [*lines, *[value_line(game, lang, name) for name in box_of(game).values().known], ""]


def value_line(game: str, lang: str, name: str) -> str:
    """What a value is, whose it is and what else says which one is meant."""
    value = box_of(game).values().known[name]
    told = [f"* `{name}`:{said(lang, phrase(game, 'value', name))}"]
    told += [SAY.spoken("value-of-seat", lang)] if value.is_player else []
    told += [SAY.spoken("value-in-inches", lang)] if value.is_length else []
    words = [f"`{word}`{said(lang, phrase(game, 'value-word', word))}" for word in (*value.words, *value.numbers)]
    words += [f"`against`{said(lang, phrase(game, 'value-word', 'against'))}"] if value.has_other else []
    return " ".join([*told, *([f"{SAY.spoken('value-words', lang)} {'; '.join(words)}."] if words else [])])


def naming_words(game: str, lang: str) -> list[str]:
    """The words by which an answer names whom it is about, which part of that, and where."""
    words = box_of(game).vocabulary
    told = (("naming", (*words.things, "subject")), ("naming-parts", (*words.detail_words, *words.details)))
    return [SAY.spoken(key, lang, words=", ".join([f"`{w}`" for w in found])) for key, found in told if found]


def word_line(game: str, lang: str, section: str, key: str) -> str:
    found = phrasebook_of(game).entries[section, key]
    told = [SAY.spoken("quoted", lang, words=shown_words(found, lang))]
    if section == "question":
        told += question_words(game, lang, key, found)
    elif section == "option":
        told += option_words(game, lang, key, found)
    elif found.facts:
        facts = [f"`{fact.name}` ({fact_words(game, lang, fact)})" for fact in found.facts]
        told.append(f"{SAY.spoken('facts', lang)} {', '.join(facts)}.")
    return f"* `{key}`: {' '.join(told)}"


def shown_words(found: Entry, lang: str) -> str:
    """A sentence with the names of its facts in the places where they are told; a cause is left out."""
    parts = segments_of(found.words.spoken(lang))
    told = [(p.words, f"‹{p.slot}›{f' {p.many}' if p.many else ''}" if p.slot not in UNTOLD else "") for p in parts]
    return "".join([words + slot for words, slot in told])


def question_words(game: str, lang: str, key: str, found: Entry) -> list[str]:
    """When a question comes, when it is skipped, whom it is about and how it can be answered."""
    told: list[str] = []
    for word, words in (("when", asked_when(game, key)), ("unless", left_unasked(game, key))):
        if words is not None:
            told.append(f"{SAY.spoken(word, lang)} {words.spoken(lang)[0].upper()}{words.spoken(lang)[1:]}.")
    if found.subject:
        told.append(f"{SAY.spoken('subject', lang)} {kind_words(game, lang, found.subject)}.")
    return [*told, f"{SAY.spoken('answers', lang)} {', '.join([f'`{answer}`' for answer in answers_of(game, key)])}."]


def option_words(game: str, lang: str, key: str, found: Entry) -> list[str]:
    """What an answer must bring besides its key."""
    told: list[str] = []
    for part, kind in (("subject", found.subject), ("detail", found.detail), ("picks", found.picks)):
        own = phrase(game, "answer", key, part)
        if kind:
            told.append(f"{SAY.spoken(part, lang)} {own.spoken(lang) if own else kind_words(game, lang, kind)}.")
    for part in ("path", "numbers"):
        word = entry(game, "answer", key, part)
        if word:
            told.append(f"{SAY.spoken(part, lang)}{said(lang, phrase(game, part, word))}.")
    return told


def fact_words(game: str, lang: str, fact: Fact) -> str:
    kind = kind_words(game, lang, fact.kind)
    return SAY.spoken("several", lang, kind=kind) if fact.is_rest else kind


def kind_words(game: str, lang: str, kind: str) -> str:
    found = phrase(game, "kind", kind or "number")
    return kind if found is None else found.spoken(lang)
