"""Plays one match between bots, in whatever process this is. What breaks is reported, never swallowed."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from time import process_time
from typing import Final

from tercio.arena.orders import Hall, Order, PieceCount, Played, Result
from tercio.bots import Bot, ask_bot
from tercio.content.document import Document
from tercio.doors import dismiss, player_of
from tercio.games import box_of, open_game
from tercio.games.pieces import Piece
from tercio.kernel import NOBODY, BrokenLaw, Game, Match, Recorder, Seat, digest, seeded, start
from tercio.texts import phrasebook_of
from tercio.wire import record_text

LONGEST: Final = 50_000  # answers: more are a match that does not end


def play(hall: Hall, order: Order) -> Played:
    """The match of this order, up to its end or to what broke."""
    began = process_time()
    recorder: Recorder | None = None
    match: Match | None = None
    trouble = ""
    try:
        game = opened(hall.game, hall.packs)
        bots = [player_of(name, seed) for name, seed in zip(order.bots, order.seeds, strict=True)]
        if order.wants_record:
            recorder = Recorder(game, order.setup, seeded(order.dice), order.bots)
            match = recorder.match
        else:
            match = start(game, order.setup, seeded(order.dice))
        try:
            play_on(match, bots, recorder)
        finally:
            dismiss(match, bots)
    except Exception as error:  # a bot or a rule is broken: the match counts for nobody, and everybody hears of it
        trouble = told(error)
    result = result_of(order, match, trouble)._replace(seconds=round(process_time() - began, 4))
    return Played(result, "" if recorder is None else record_text(recorder.record()))


def play_on(match: Match, bots: Sequence[Bot], recorder: Recorder | None) -> None:
    while match.stack:
        if len(match.answers) >= LONGEST:
            raise BrokenLaw(f"the match does not end: {LONGEST} answers")
        decision = match.asks()[0]
        answer = ask_bot(bots[decision.seat], match, decision)
        verdict = match.answer(answer) if recorder is None else recorder.answer(answer)
        if not verdict:
            refusal = verdict.refusals[0]
            raise BrokenLaw(f"{bots[decision.seat].name} is refused by {refusal.rule} ({refusal.because}): {answer}")


def result_of(order: Order, match: Match | None, trouble: str) -> Result:
    result = Result(order.key, order.bots, order.forces, order.scenario, trouble=trouble)
    if match is None:
        return result
    first = openers(match)
    result = result._replace(answers=len(match.answers), rounds=len(first), first=first[0] if first else NOBODY)
    if trouble or match.outcome is None:
        return result
    forces = box_of(match.game.id).forces if order.wants_pieces else None
    return result._replace(
        winners=match.outcome.winners,
        rule=match.outcome.rule,
        digest=digest(match),
        pieces=() if forces is None else counted(forces.pieces(match)),
    )


def openers(match: Match) -> list[Seat]:
    """Who went first, each time that the game says so."""
    book = phrasebook_of(match.game.id)
    return [book.fact(event, "seat") for event in match.events if event.name == match.game.opening]


def counted(pieces: Sequence[Piece]) -> tuple[PieceCount, ...]:
    """Equal pieces of a side together."""
    found: dict[tuple[str, int], PieceCount] = {}
    for piece in pieces:
        name = piece.name
        so_far = found.get((piece.kind, piece.seat), PieceCount(piece.kind, name.en, name.de, piece.seat, 0, 0, 0, 0))
        found[piece.kind, piece.seat] = so_far._replace(
            number=so_far.number + 1,
            cost=so_far.cost + piece.cost,
            took=so_far.took + piece.took,
            lost=so_far.lost + int(piece.is_lost),
        )
    return tuple(found.values())


@lru_cache(maxsize=4)
def opened_as(game: str, packs: tuple[tuple[str, str], ...]) -> Game:
    return open_game(game, [Document.parse(source.encode(), file) for file, source in packs])


def opened(game: str, packs: Sequence[Document]) -> Game:
    """Opened once in a process."""
    return opened_as(game, tuple([(document.file, document.source) for document in packs]))


def told(error: Exception) -> str:
    """In one line: what happened, and where in the program."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}: {words[:400]}{place}"
