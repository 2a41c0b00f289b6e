"""Players by name, those among them that are programs, and a match between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tercio.bots import Bot, Clock, ask_bot, named
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.doors.command import CommandBot, is_program, program_of
from tercio.kernel import BrokenLaw, Match

SAY: Final = Wording("tercio.doors")


def player_of(name: str, seed: int, clock: Clock | None = None) -> Bot:
    """`greedy`, `search:playouts=200`, or `command:python mybot.py`. The caller must dismiss a program."""
    if is_program(name):
        command, manners = program_of(name)
        return CommandBot(command, seed, manners)
    try:
        return named(name, seed, clock)
    except ValueError as error:
        because = shown(str(error), longest=200)
        raise BadInput(*SAY("no-such-player", because=because)) from None


def play(match: Match, bots: Sequence[Bot]) -> None:
    """The match to its end, a bot a seat."""
    try:
        while match.stack:
            decision = match.asks()[0]
            answer = ask_bot(bots[decision.seat], match, decision)
            if not match.answer(answer):
                raise BrokenLaw(f"{bots[decision.seat].name} gave an answer that is refused: {answer}")
    finally:
        dismiss(match, bots)


def dismiss(match: Match, bots: Sequence[Bot]) -> None:
    """Programs hear how the match has ended, and end too. Nothing happens to other bots."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, CommandBot):
            bot.tell_end(match, seat)
