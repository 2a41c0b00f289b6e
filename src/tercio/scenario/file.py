"""A scenario file is read: everything that can be checked before it is played is checked here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from tercio.content.document import Document
from tercio.content.lines import KeyPath
from tercio.content.table import Phrase, Table
from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.games import GAMES, box_of, open_game
from tercio.games.vocabulary import Detail, Vocabulary
from tercio.kernel import NOBODY, Game, Setup, State, seeded
from tercio.scenario.expectations import read_expected, read_facts
from tercio.scenario.teller import Teller
from tercio.scenario.terms import LARGEST_NUMBER, read_passing, read_rules, read_seat, read_thing, read_things, the_only
from tercio.scenario.written import (
    BestAnswer,
    Expected,
    RefusedSetup,
    Scenario,
    WrittenAnswer,
    WrittenReason,
    WrittenStep,
)
from tercio.texts import Phrasebook, phrasebook_of

SAY: Final = Wording("tercio.scenario")

LARGEST_SEED: Final = 2**63 - 1
LARGEST_FACE: Final = 1000
LARGEST_DETAIL: Final = 99
NEAR: Final = 1_000  # mils: a way that ends an inch beside the best place is as good

PARTS: Final = re.compile(r"([A-Za-z0-9_-]+)|\[(\d+)\]")  # of a dotted key
PLAYED: Final = ("step", "expect", "dice", "open", "best", "passes")  # what makes no sense where nothing is played
PICKS: Final = ("target", "targets", "picks")
NUMBERS: Final = ("numbers", "faces")


def read_scenario(path: str | Path) -> Scenario:
    return scenario_from(Document.read(path))


def scenario_from(document: Document, is_strict: bool = True) -> Scenario:
    """`is_strict`: a position that no match can come to is refused, unless the file says that it is meant."""
    root = Table.root(document)
    name = root.choice("game", GAMES)
    document.check()
    vocabulary, book = box_of(name).vocabulary, phrasebook_of(name)
    content = read_content(document, vocabulary, root)
    if content:
        open_game(name, [document.excerpt(vocabulary.content_keys)])  # tells mistakes with their lines
    game = open_game(name, inline=content)
    is_open = root.boolean("open", default=False)
    faces = root.integers("dice", 1, LARGEST_FACE, default=())
    if is_open and faces:
        root.refuse(
            "dice",
            *SAY("open-dice-fall-as-steps"),
        )
    is_meant = root.boolean("impossible", default=False)
    setup, refused = read_setup(root, game, vocabulary, content, is_strict and not is_meant)
    scenario = Scenario(
        document,
        game,
        vocabulary,
        read_title(root),
        read_rules(root, "rules", name),
        setup,
        faces,
        document.line_of(("dice",)),
        is_open,
        root.integer("seed", 0, LARGEST_SEED, default=0),
        tuple([read_step(step, at, name, vocabulary, book) for at, step in enumerate(root.tables("step"), 1)]),
        read_expected(root.table("expect"), name, vocabulary, book) if root.has("expect") else Expected(),
        root.two_languages("closing") if root.has("closing") else None,
        root.two_languages("about") if root.has("about") else None,
        tuple([read_best(answer, vocabulary) for answer in root.tables("best")]),
        read_passing(root, "passes"),
        refused,
    )
    root.done()
    document.check()
    return scenario


def read_title(root: Table) -> Phrase:
    if isinstance(root.value("title"), dict):
        return root.two_languages("title")
    title = root.text("title", default="")
    return Phrase(title, title)


def read_content(document: Document, vocabulary: Vocabulary, root: Table) -> dict[str, Any]:
    return {key: document.data[key] for key in vocabulary.content_keys if root.has(key)}


def read_setup(
    root: Table, game: Game, vocabulary: Vocabulary, content: dict[str, Any], is_strict: bool
) -> tuple[Setup, RefusedSetup | None]:
    """The position, or a new match where there is none; and whether that must be refused."""
    setup: Setup = {}
    refused: RefusedSetup | None = None
    if root.has("position"):
        position = root.table("position")
        mistakes = len(root.document.problems)
        state, _ = vocabulary.read_position(game, position)  # the match reads it again; here mistakes have their lines
        setup["position"] = dict(position.data)
        is_settled = "pending" not in position.data  # in the middle of something bases may overlap for a moment
        if is_settled and is_strict and len(root.document.problems) == mistakes:
            refuse_faults(root.document, game, vocabulary, state)
    elif root.has("setup"):
        table = root.table("setup")
        setup |= {key: table.value(key) for key in vocabulary.setup_keys if table.has(key)}
        refused = read_new_match(table, setup, game, content)
        for key in PLAYED if refused is not None else ():
            if root.has(key):
                root.refuse(key, *SAY("refused-setup-not-played"))
    else:
        setup |= game.example_setup()
    if content:
        setup["content"] = content
    return setup, refused


def refuse_faults(document: Document, game: Game, vocabulary: Vocabulary, state: State) -> None:
    """A position that no match can come to is a mistake, unless the file says that it is meant."""
    for fault in vocabulary.faults_of(state):
        both = [Teller(game, vocabulary, lang).because(state, fault.refusal) for lang in ("en", "de")]
        words = SAY("impossible", why=Phrase(*both), rule=fault.refusal.rule)
        document.refuse(("position", *fault.place), words.en, words.de, (fault.refusal.rule,))


def read_new_match(table: Table, setup: Setup, game: Game, content: dict[str, Any]) -> RefusedSetup | None:
    """The game itself says what is wrong with a new match; `refused_by`: that is what the file wants to show."""
    refused_by, trouble = read_rules(table, "refused_by", game.id), trouble_with(setup, game, content)
    if table.has("refused_by") and not refused_by:
        table.refuse("refused_by", *SAY("name-rules-refuse"))
    if trouble is not None and not (table.has("refused_by") and trouble.rules):
        table.document.refuse((*table.path, *path_in(table, trouble.key)), trouble.en, trouble.de)
    if not refused_by:
        return None
    line = table.document.line_of((*table.path, "refused_by"))
    if trouble is None:
        return RefusedSetup(line, refused_by, (), Phrase("", ""))
    return RefusedSetup(line, refused_by, trouble.rules, Phrase(trouble.en, trouble.de))


def trouble_with(setup: Setup, game: Game, content: dict[str, Any]) -> BadInput | None:
    """What the game says against such a match."""
    try:
        game.lay_out({**setup, "content": content}, seeded(0))
    except BadInput as trouble:
        return trouble
    return None


def path_in(table: Table, key: str) -> KeyPath:
    """A dotted key as a path into this table; none where it is no key of it, but a name."""
    path = tuple([int(place) if place else word for word, place in PARTS.findall(key)])
    return path if path and path[0] in table.data else ()


def read_step(table: Table, number: int, game: str, vocabulary: Vocabulary, book: Phrasebook) -> WrittenStep:
    refused_by = read_rules(table, "refused_by", game)
    if table.has("refused_by") and not refused_by:
        table.refuse("refused_by", *SAY("name-rules-refuse"))
    because = read_reasons(table, book) if table.has("because") else ()
    if table.has("because") and not refused_by:
        table.refuse("because", *SAY("only-refusal-reason-refused-missing"))
    answer = read_answer(table.table("answer"), vocabulary)
    line = table.document.line_of(table.path)
    say = table.two_languages("say") if table.has("say") else None
    expected = read_expected(table.table("expect"), game, vocabulary, book) if table.has("expect") else Expected()
    return WrittenStep(number, line, read_seat(table, "seat"), answer, refused_by, because, say, expected)


def read_reasons(table: Table, book: Phrasebook) -> tuple[WrittenReason, ...]:
    """A word, a table with a `name` and facts, or a list of such tables."""
    value, known = table.value("because"), [key for section, key in book.entries if section == "because"]
    if isinstance(value, dict):
        entries: tuple[Table, ...] = (table.table("because"),)
    elif isinstance(value, list):
        entries = table.tables("because")
    else:
        return (WrittenReason((*table.path, "because"), table.choice("because", known), {}),)
    return tuple([read_reason(entry, known, book) for entry in entries])


def read_reason(entry: Table, known: list[str], book: Phrasebook) -> WrittenReason:
    name = entry.choice("name", known)
    if name != entry.value("name"):
        entry.keys()  # nobody knows which facts belong to an unknown reason
        return WrittenReason(entry.path, name, {})
    return WrittenReason(entry.path, name, read_facts(entry, book.reason(name)))


def read_answer(table: Table, vocabulary: Vocabulary) -> WrittenAnswer:
    subject = the_only(table, ("subject", *vocabulary.things))
    picks = the_only(table, PICKS)
    numbers = the_only(table, NUMBERS)
    return WrittenAnswer(
        table.text("key"),
        read_thing(table, subject) if subject else None,
        read_things(table, picks) if picks else (),
        table.points("path", -LARGEST_NUMBER, LARGEST_NUMBER),
        table.integers(numbers, -LARGEST_NUMBER, LARGEST_NUMBER) if numbers else (),
        read_details(table, vocabulary),
        table.path,
        table.integer("detail", NOBODY, LARGEST_NUMBER) if table.has("detail") else None,
    )


def read_best(table: Table, vocabulary: Vocabulary) -> BestAnswer:
    return BestAnswer(read_answer(table, vocabulary), table.decimal_mils("within", default=NEAR))


def read_details(table: Table, vocabulary: Vocabulary) -> tuple[tuple[str, Detail], ...]:
    """What else an answer says in the words of the game, in numbers or by name."""
    counted = [(key, table.integer(key, 1, LARGEST_DETAIL)) for key in vocabulary.details if table.has(key)]
    named = [(key, table.text(key)) for key in vocabulary.detail_words if table.has(key)]
    return (*counted, *named)
