"""The examples run, and show what they promise."""

from docs.pages import PROJECT
from docs.programs import output_of_file

EXAMPLES = PROJECT / "examples"


def test_there_are_no_examples_without_a_test() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.py")} == {"random_match", "why_not", "loaded_dice"}


def test_two_bots_play_to_the_end_and_the_log_is_german() -> None:
    log = output_of_file(EXAMPLES / "random_match.py").splitlines()

    assert log[0] == "SK-ROUND-01   Runde 1 beginnt."
    assert log[-1].startswith("SK-END-")
    assert "Die Partie" in log[-1]
    assert all(line.startswith("SK-") for line in log)


def test_why_not_tells_every_rule_with_its_text_and_the_figures() -> None:
    assert output_of_file(EXAMPLES / "why_not.py").splitlines() == [
        "red-golem to 3, 7: no",
        "  SK-MOVE-01  Walk allowance: A figure walks no further than its Walk value.",
        "  5″ walked, 4″ allowed.",
        "  SK-MOVE-03  Not through enemies: No figure moves across an enemy's base.",
        "  Swordsman (Blue) is in the way.",
        "red-golem to 3, 4: no",
        "  SK-MOVE-03  Not through enemies: No figure moves across an enemy's base.",
        "  Swordsman (Blue) is in the way.",
        "  SK-MOVE-04  Room to stand: No figure ends its walk on another figure's base.",
        "  Swordsman (Blue) stands there.",
        "red-imp to 2, 6: yes",
        "  SK-ABIL-01  Flying sets aside SK-MOVE-03",
    ]


def test_loaded_dice_fall_as_written_and_the_record_plays_again() -> None:
    assert output_of_file(EXAMPLES / "loaded_dice.py").splitlines() == [
        "Golem (Red) strikes at Imp (Blue).",
        "Blue rolls 5, 2 (d8).",
        "Imp (Blue) parries 1 hit.",
        "Red rolls 8, 6, 3 (d8).",
        "2 hits against Reflexes 6.",
        "Imp (Blue) suffers 1 wound.",
        "5 lines play again to the same table: True",
    ]
