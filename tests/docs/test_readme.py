"""The README's program does what the README says it does, and its picture shows what a terminal shows."""

from docs.pages import PROJECT, blocks_of
from docs.picture import COMMAND, PICTURE, lines, squeezed, words_in
from docs.programs import output_of

README = PROJECT / "README.md"
RENEW = "PYTHONPATH=tests .venv/bin/python -m docs.renew"


def test_the_program_prints_what_stands_under_it() -> None:
    languages = [block.language for block in blocks_of(README)]
    program, shown = blocks_of(README)[languages.index("python")].text, blocks_of(README)[languages.index("text")].text

    assert output_of(program) == shown, f"to write the new output into the page: {RENEW}"


def test_the_program_is_refused_with_a_rule_id_and_ends_with_the_table() -> None:
    (shown,) = [block.text for block in blocks_of(README) if block.language == "text"]

    assert "SK-MOVE-01 The way is 10″ long; 5″ is allowed (4″ printed, +1″ bold)." in shown
    assert "G Golem" in shown


def test_the_picture_shows_what_the_terminal_shows() -> None:
    fresh = [squeezed(line.plain) for line in lines()]

    assert words_in(PICTURE) == [squeezed(COMMAND), *[line for line in fresh if line]], f"to draw it anew: {RENEW}"


def test_the_readme_counts_the_rules_right() -> None:
    from tercio.rules import PRINTED_GAMES, load

    counts = [len([rule for rule in load().of_game(game) if rule.is_printed()]) for game in PRINTED_GAMES]
    for page in (README, PROJECT / "docs" / "index.md"):
        for count in counts:
            assert str(count) in page.read_text("utf-8"), f"{page.name} does not say {count}"

    assert f"{sum(counts):,} rules" in (PROJECT / "CHANGELOG.md").read_text("utf-8")
