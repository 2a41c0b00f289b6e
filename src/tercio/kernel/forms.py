"""The form of an answer: is it one of the offered options, and does it bring what that option wants?"""

from __future__ import annotations

from tercio.kernel.decision import Answer, Option
from tercio.kernel.verdict import Verdict


def judge_form(option: Option | None, answer: Answer, verdict: Verdict) -> None:
    if option is None:
        verdict.refuse("K-ASK-02", "not-offered", (answer.subject,))
        return
    judge_picks(option, answer, verdict)
    if len(answer.path) > option.corners or (option.corners > 0 and not answer.path):
        verdict.refuse("K-ASK-04", "wrong-path", (len(answer.path), option.corners))
    judge_numbers(option, answer, verdict)


def judge_picks(option: Option, answer: Answer, verdict: Verdict) -> None:
    picks = answer.picks
    if option.most == 0 and picks and picks == option.among:
        return  # it need not be named, and may be
    if not option.least <= len(picks) <= option.most or len(set(picks)) < len(picks):
        verdict.refuse("K-ASK-03", "wrong-picks", (len(picks), option.least, option.most))
        return
    for pick in picks:
        if pick not in option.among:
            verdict.refuse("K-ASK-03", "cannot-pick", (pick,))


def judge_numbers(option: Option, answer: Answer, verdict: Verdict) -> None:
    numbers = answer.numbers
    if len(numbers) != option.numbers:
        verdict.refuse("K-ASK-05", "wrong-count", (len(numbers), option.numbers))
        return
    for number in numbers:
        if not option.low <= number <= option.high:
            verdict.refuse("K-ASK-05", "wrong-number", (number, option.low, option.high))
