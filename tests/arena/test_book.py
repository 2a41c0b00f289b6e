"""Results in a file: nothing that was finished is lost, and runs are not mixed up."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercio.arena.book import Book
from tercio.arena.orders import PieceCount, Result
from tercio.content.trouble import BadInput

RUN = {"game": "skirmish", "seed": 1}
RESULTS = [
    Result("a/b/0/a", ("a", "b"), ("fire", "air"), "s2", (0,), "SU-S2-08", 1, 6, 90, "0f", 1.5),
    Result("a/b/0/b", ("b", "a"), trouble="BrokenLaw: ä", pieces=(PieceCount("imp", "Imp", "Wicht", 1, 2, 6, 40, 1),)),
]


def kept(path: Path) -> dict[str, Result]:
    book = Book(RUN, path)
    book.close()
    return book.results


def test_results_come_back_as_they_were(tmp_path: Path) -> None:
    book = Book(RUN, tmp_path / "r.jsonl")
    for result in RESULTS:
        book.add(result)
    book.close()

    assert list(kept(tmp_path / "r.jsonl").values()) == RESULTS


def test_a_line_that_was_cut_short_is_dropped_and_the_file_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    book = Book(RUN, path)
    book.add(RESULTS[0])
    book.close()
    with path.open("ab") as file:
        file.write(b'{"key": "a/b/0/b", "bo')
    again = Book(RUN, path)
    again.add(RESULTS[1])
    again.close()

    assert list(kept(path).values()) == RESULTS
    assert len(path.read_text("utf-8").splitlines()) == 3


def test_results_of_another_run_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    kept(path)

    with pytest.raises(BadInput, match='"seed" was 1, now it is 2'):
        Book({**RUN, "seed": 2}, path)


@pytest.mark.parametrize(
    "content",
    [
        b"hello\n",
        b"[]\n",
        b'{"arena": 2, "run": {}}\n',
        b'{"arena": 1, "run": {"game": "skirmish", "seed": 1}}\n{"key": 7, "bots": []}\n',
        b'{"arena": 1, "run": {"game": "skirmish", "seed": 1}}\n{"bots": ["a"]}\n',
        b'{"arena": 1, "run": {"game": "skirmish", "seed": 1}}\n{"key": "a", "bots": ["a"], "winners": ["x"]}\n',
        b'{"arena": 1, "run": {"game": "skirmish", "seed": 1}}\n\xff\n',
    ],
)
def test_any_other_file_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(content)

    with pytest.raises(BadInput, match="not a results file"):
        Book(RUN, path)
    assert path.read_bytes() == content


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be saved there"):
        Book(RUN, tmp_path / "nowhere" / "r.jsonl")
