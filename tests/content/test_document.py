import os
from pathlib import Path

import pytest

from tercio.content.document import LARGEST_BYTES, Document, dotted
from tercio.content.trouble import BadInput


def trouble_with(path: str | Path) -> BadInput:
    with pytest.raises(BadInput) as trouble:
        Document.read(path)
    return trouble.value


def test_a_good_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text('[pack]\nname = "Grüße"\n', encoding="utf-8")

    assert Document.read(path).data == {"pack": {"name": "Grüße"}}


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"

    assert trouble_with(path).message("de") == f"{path}: Diese Datei gibt es nicht."


def test_a_file_inside_a_file_is_missing(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("")

    assert trouble_with(tmp_path / "a.toml" / "b.toml").en == "There is no such file."


def test_a_folder_is_told(tmp_path: Path) -> None:
    assert trouble_with(tmp_path).message("en") == f"{tmp_path}: This is a folder, not a file."


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_one_may_not_read_is_told(tmp_path: Path) -> None:
    path = tmp_path / "secret.toml"
    path.write_text("")
    path.chmod(0)

    assert trouble_with(path).de == "Du darfst diese Datei nicht lesen."


def test_a_link_to_itself_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "loop.toml"
    path.symlink_to(path)

    assert trouble_with(path).en.startswith("The file cannot be read (system error ")


@pytest.mark.parametrize("name", ["nul\0.toml", "lone\ud800.toml", "x" * 5000])
def test_a_name_no_file_can_have_is_told_in_printable_words(name: str) -> None:
    assert trouble_with(name).message("de").isprintable()


def test_a_file_larger_than_the_limit_is_told(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * (LARGEST_BYTES + 1))

    assert trouble_with(path).en == "The file is larger than 4 MB."


def test_a_file_as_large_as_the_limit_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b"#" * LARGEST_BYTES)

    assert Document.read(path).data == {}


def test_what_is_not_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('id = "a"\nname = "Grüße"\n'.encode("latin-1"))

    assert trouble_with(path).message("de") == f"{path}:2: Die Datei ist kein UTF-8-Text."


def test_utf_16_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "wide.toml"
    path.write_bytes('id = "a"\n'.encode("utf-16"))

    assert trouble_with(path).en == "The file is not UTF-8 text."


def test_binary_data_is_not_a_toml_file(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x7fELF\0\0")

    assert trouble_with(path).en == "This is not a TOML file but binary data."


def test_another_kind_of_file_is_not_a_toml_file(tmp_path: Path) -> None:
    path = tmp_path / "army.json"
    path.write_text('{\n  "units": []\n}\n')

    assert trouble_with(path).message("en").startswith(f"{path}:1: This is not a TOML file. ")


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a = 1\nb 2\n", 2, "„=“"),
        ("a = 1\nb = \n", 2, "kein Wert"),
        ("a = 1\nb = oops\n", 2, "kein Wert"),
        ("a = 1 b = 2\n", 1, "eigene Zeile"),
        ("a = 1\n[b\nc = 2", 2, "eckige Klammer"),
        ("a = 1\n[[b]\nc = 2", 2, "eckige Klammer"),
        ('a = 1\nb = "x\nc = 2', 2, "nicht durch sein Anführungszeichen"),
        ("a = 1\nb = 'x\nc = 2", 2, "nicht durch sein Anführungszeichen"),
        ('a = 1\nb = """x\nc = 2\n', 2, "nicht durch sein Anführungszeichen"),
        ("a = 1\nb = '''x\nc = 2\n", 2, "nicht durch sein Anführungszeichen"),
        ('a = 1\nb = """x\\"""\nc = 2\n', 2, "nicht durch sein Anführungszeichen"),
        ('a = 1\nb = "x', 2, "nicht durch sein Anführungszeichen"),
        ('a = 1\nb = "\x01"', 2, "Steuerzeichen"),
        ("a = 1\n# \x01", 2, "Steuerzeichen"),
        ("a = [\n1,\n2\nb = 3", 4, "Komma"),
        ("a = 1\nb = { c = 1", 2, "Komma"),
        ("a = 2020-02-30", 1, "Datum"),
        ("a = 1\na = 2", 2, "doppelt"),
        ("[a]\n[b]\n[a]", 3, "doppelt"),
        ("a = { b = 1, b = 2 }", 1, "doppelt"),
        ("[a]\nb.c = 1\n[a.b]", 3, "doppelt"),
        ("a = 1\n= 2", 2, "Schlüssel"),
        ("a = 1\n. = 2", 2, "Schlüssel"),
        ("a = 1\nb. = 2", 2, "Schlüssel"),
        ('a = "\\q"', 1, "Schrägstrich"),
        ('a = "\\u12"', 1, "Schrägstrich"),
        ('a = "\\ud800"', 1, "Schrägstrich"),
        ("a = 1\nb = " + "9" * 5000, 2, "Zahl ist viel zu lang"),
    ],
)
def test_a_syntax_error_is_told_with_its_line_in_both_languages(text: str, line: int, words: str) -> None:
    with pytest.raises(BadInput) as trouble:
        Document.parse(text.encode(), "a.toml")

    assert trouble.value.line == line
    assert words in trouble.value.de
    assert "not valid TOML" not in trouble.value.en


def test_problems_stand_in_the_order_of_the_file_and_each_is_told_once() -> None:
    document = Document.parse(b"a = 1\nb = 2\n", "a.toml")
    document.refuse(("b",), "Second.", "Zweitens.")
    document.refuse(("a",), "First.", "Erstens.")
    document.refuse(("b",), "Second.", "Zweitens.")

    assert [problem.message("de") for problem in document.problems] == [
        "a.toml:1: a: Erstens.",
        "a.toml:2: b: Zweitens.",
    ]


def test_check_raises_the_first_problem_of_the_file() -> None:
    document = Document.parse(b"a = 1\nb = 2\n", "a.toml")
    document.refuse(("b",), "Second.", "Zweitens.")
    document.refuse(("a",), "First.", "Erstens.")

    with pytest.raises(BadInput, match="First"):
        document.check()


def test_check_lets_a_document_without_problems_pass() -> None:
    document = Document.parse(b"a = 1\n")
    document.check()

    assert document.problems == ()


def test_a_key_path_reads_like_the_file() -> None:
    assert dotted(("unit", 2, "odd key", "walk", 0, 1)) == 'unit[2]."odd key".walk[0][1]'
