import pytest

from tercio.content.document import Document
from tercio.content.pack import Pack, fingerprint, read_pack
from tercio.content.table import Phrase, Table

EMBERFOLK = """\
[pack]
id = "emberfolk"
game = "skirmish"
edition = "1.2"
title = { en = "The Emberfolk", de = "Das Glutvolk" }
depends = ["basics"]
"""


def pack_of(text: str) -> tuple[Pack, list[tuple[int, str, str]]]:
    document = Document.parse(text.encode(), "a.toml")
    root = Table.root(document)
    pack = read_pack(root, ["skirmish", "warlord"])
    root.done()
    return pack, [(problem.line, problem.key, problem.en) for problem in document.problems]


def test_a_header_is_read() -> None:
    pack, problems = pack_of(EMBERFOLK)

    assert problems == []
    assert pack[:5] == ("emberfolk", "skirmish", "1.2", ("The Emberfolk", "Das Glutvolk"), ("basics",))


def test_a_pack_without_a_title_is_called_by_its_id_and_depends_on_nothing() -> None:
    pack, problems = pack_of("\n".join(EMBERFOLK.splitlines()[:4]))

    assert problems == []
    assert (pack.title, pack.depends) == (Phrase("emberfolk", "emberfolk"), ())


@pytest.mark.parametrize(
    ("good", "bad", "line", "key", "words"),
    [
        ('"emberfolk"', '"Emberfolk"', 2, "pack.id", "an identifier"),
        ('"skirmish"', '"skirmsih"', 3, "pack.game", 'Did you mean "skirmish"?'),
        ('"1.2"', "1.2", 4, "pack.edition", "a text in quotation marks"),
        ('en = "The Emberfolk", ', "", 5, "pack.title.en", "is missing"),
        ('["basics"]', '["emberfolk"]', 6, "pack.depends", "cannot build on itself"),
        ('["basics"]', '["a", "b", "a"]', 6, "pack.depends", '"a" is listed twice'),
        ('["basics"]', '["Basics"]', 6, "pack.depends[0]", "an identifier"),
        ("depends", "depend", 6, "pack.depend", 'Did you mean "depends"?'),
        ("[pack]", "[pakc]", 1, "pakc", 'Is "pakc" meant to be "pack"?'),
    ],
)
def test_a_wrong_header_is_told_at_its_line(good: str, bad: str, line: int, key: str, words: str) -> None:
    _, problems = pack_of(EMBERFOLK.replace(good, bad))

    assert [problem[:2] for problem in problems if words in problem[2]] == [(line, key)]


def test_any_game_will_do_where_none_are_known() -> None:
    document = Document.parse(EMBERFOLK.replace("skirmish", "chess").encode())

    assert read_pack(Table.root(document)).game == "chess"


def test_a_fingerprint_does_not_depend_on_line_endings_or_a_byte_order_mark() -> None:
    unix = Document.parse(EMBERFOLK.encode())
    windows = Document.parse(b"\xef\xbb\xbf" + EMBERFOLK.replace("\n", "\r\n").encode())

    assert fingerprint(unix) == fingerprint(windows)


def test_a_fingerprint_is_the_sha256_of_the_text_and_changes_with_it() -> None:
    empty = Document.parse(b"")

    assert fingerprint(empty) == "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert fingerprint(Document.parse(b"# 1")) != fingerprint(Document.parse(b"# 2"))
