import pickle

import pytest

from tercio.content.trouble import BadInput, shown


@pytest.mark.parametrize(
    ("trouble", "message"),
    [
        (BadInput("No.", "Nein.", "a.toml", 3, "unit.walk"), "a.toml:3: unit.walk: Nein."),
        (BadInput("No.", "Nein.", "a.toml", 3), "a.toml:3: Nein."),
        (BadInput("No.", "Nein.", "a.toml"), "a.toml: Nein."),
        (BadInput("No.", "Nein.", key="unit"), "unit: Nein."),
        (BadInput("No.", "Nein.", line=3), "Nein."),
        (BadInput("No.", "Nein."), "Nein."),
    ],
)
def test_a_message_leaves_out_what_is_not_known(trouble: BadInput, message: str) -> None:
    assert trouble.message("de") == message


def test_a_message_is_english_unless_german_is_asked_for() -> None:
    trouble = BadInput("No.", "Nein.", "a.toml", 3)

    assert [trouble.message("en"), trouble.message("fr"), str(trouble)] == ["a.toml:3: No."] * 3


def test_trouble_travels_between_processes() -> None:
    trouble = pickle.loads(pickle.dumps(BadInput("No.", "Nein.", "a.toml", 3, "unit")))

    assert (trouble.en, trouble.de, trouble.file, trouble.line, trouble.key) == ("No.", "Nein.", "a.toml", 3, "unit")


def test_a_text_is_shown_without_control_characters_and_not_too_long() -> None:
    assert (shown("a\x1b[31m\nb"), shown("x" * 50), shown("zwölf\u00a0Zoll")) == (
        "a\ufffd[31m\ufffdb",
        "x" * 39 + "…",
        "zwölf\u00a0Zoll",
    )
