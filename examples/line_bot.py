"""A bot in a file of its own, without anything of Tercio: lines of JSON come in, lines of JSON go out.

tercio play skirmish --seat human --seat "command:python examples/line_bot.py"
tercio bot try skirmish "python examples/line_bot.py"
"""

from __future__ import annotations

import json
import sys
from typing import Any

LIKES = ("strike", "parry", "guard", "walk")  # best first; anything else only if there is nothing of these


def liking(answer: dict[str, Any]) -> int:
    return LIKES.index(answer["key"]) if answer["key"] in LIKES else len(LIKES)


def reply_to(message: dict[str, Any]) -> dict[str, Any]:
    """All proposals are legal, so the number of one is always an answer; `{"answer": {...}}` would be one's own."""
    answers = message["proposals"]
    return {"choose": answers.index(min(answers, key=liking))}


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["say"] == "question":
            print(json.dumps(reply_to(message)), flush=True)


if __name__ == "__main__":
    main()
