"""What is told of a game as a task, on matches that are known."""

from __future__ import annotations

from tercio.bench.task import CountedDice, Task, task_of
from tercio.games import open_game
from tercio.kernel import seeded


def test_a_task_is_told_by_what_was_seen_in_matches() -> None:
    found = task_of("skirmish", 3, "random").figures()

    assert found["matches"] == 3
    assert 0 < found["choices"] <= found["answers"]
    assert 1 < found["answers_to_a_choice"][0] <= found["answers_to_a_choice"][2]
    assert 0 < found["measured_percent"] < 100  # figures walk, but not always
    assert found["dice"] > 0
    assert found == task_of("skirmish", 3, "random").figures()


def test_nothing_is_measured_with_cards_and_much_is_hidden() -> None:
    task = Task(open_game("warlord"))
    task.play(task.game.example_setup(), 1, "random")

    assert task.measured == 0
    assert task.looked // 2 < task.hidden < task.looked  # at the end hands and decks may be empty


def test_dice_that_are_counted_fall_as_always() -> None:
    counted, usual = CountedDice(7), seeded(7)

    assert counted.roll(3, 6) == usual.roll(3, 6)
    assert counted.thrown == 3
