"""Legal answers found by the form of the options, for games and questions that know nothing better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tercio.kernel.decision import Answer, Decision, Option
from tercio.kernel.dice import Dice

if TYPE_CHECKING:
    from tercio.kernel.view import View

TRIES: Final = 4  # how often one option is filled in at random before it is given up
FEW: Final = 16  # where fewer answers than this are wanted,
EACH: Final = 2  # no option gives more than this many


def propose_by_form(view: View, decision: Decision, number: int, dice: Dice) -> list[Answer]:
    """Up to `number` different legal answers, the options in random order; no option takes the room of another."""
    found: list[Answer] = []
    seen: set[Answer] = set()
    options = list(decision.options)
    for place in range(len(options)):
        option = draw(options, place, dice)
        for _ in range(1 if option.is_plain else TRIES):
            path = view.game.suggest_path(view, decision, option, dice) if option.corners > 0 else ()
            answer = filled(decision, option, path, dice)
            if answer in seen:
                continue
            seen.add(answer)
            if view.judge(answer):
                found.append(answer)
                if len(found) == number:
                    return found
                break
    for option in options:
        for answer in choices(decision, option, dice) if option.corners == 0 else ways(view, decision, option, dice):
            if answer not in seen:
                seen.add(answer)
                if view.judge(answer):
                    found.append(answer)
                    if len(found) == number:
                        return found
    return found


def draw(options: list[Option], place: int, dice: Dice) -> Option:
    """A shuffle, one step at a time: it stops when enough is found."""
    other = place + dice.below(len(options) - place)
    options[place], options[other] = options[other], options[place]
    return options[place]


def has_enough(view: View, found: list[Answer], answers: list[Answer], number: int) -> bool:
    """Adds the new legal answers of an option to those found; true as soon as there are `number`."""
    legal = 0
    for answer in answers:
        if answer not in found and view.judge(answer):
            found.append(answer)
            legal += 1
            if len(found) >= number:
                return True
            if number < FEW and legal >= EACH:
                return False
    return False


def choices(decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """What the option may mean: everything where one thing is picked, a few tries where it is more."""
    if option.is_plain:
        return [option.reply(decision.seat)]
    if option.numbers == 0 and option.least == option.most == 1:
        order = dice.shuffled(len(option.among))
        return [option.reply(decision.seat, (option.among[place],)) for place in order]
    return [filled(decision, option, (), dice) for _ in range(TRIES)]


def ways(view: View, decision: Decision, option: Option, dice: Dice) -> list[Answer]:
    """A few tries with paths."""
    game = view.game
    return [filled(decision, option, game.suggest_path(view, decision, option, dice), dice) for _ in range(TRIES - 1)]


def filled(decision: Decision, option: Option, path: tuple[tuple[int, int], ...], dice: Dice) -> Answer:
    """The option with picks and numbers drawn at random, and this path."""
    if option.is_plain:
        return option.reply(decision.seat)
    picks: tuple[int, ...] = ()
    if option.most > 0:
        order = dice.shuffled(len(option.among))
        wanted = option.least + dice.below(option.most - option.least + 1)
        picks = tuple([option.among[i] for i in order[:wanted]])
    numbers = tuple([option.low + dice.below(option.high - option.low + 1) for _ in range(option.numbers)])
    return option.reply(decision.seat, picks, path, numbers)
