"""What letters say. They name match, opponent and time, and nothing that lies on a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from tercio.content.wording import Wording

SAY: Final = Wording("tercio.hall", "mail")


class Waits(NamedTuple):
    """One match in a letter."""

    match: str
    title: str  # of the game
    opponents: str
    until: int


class Letter(NamedTuple):
    subject: str
    text: str


def confirming(address: str, account: str, secret: str, lang: str) -> Letter:
    """Nobody gets letters who has not asked for them."""
    link = f"{address}/mail/c-{secret}"
    return Letter(SAY.spoken("confirm-subject", lang), SAY.spoken("confirm-text", lang, account=account, link=link))


def calling(address: str, account: str, waits: Sequence[Waits], leaving: str, lang: str) -> Letter:
    """One letter for everything that waits now."""
    first = waits[0]
    if len(waits) == 1:
        subject = SAY.spoken("one-subject", lang, opponents=first.opponents, title=first.title)
    else:
        subject = SAY.spoken("many-subject", lang, number=len(waits))
    lines = [
        SAY.spoken(
            "line",
            lang,
            title=each.title,
            opponents=each.opponents,
            until=moment(each.until),
            link=f"{address}/m/{each.match}",
        )
        for each in waits
    ]
    end = SAY.spoken("leave", lang, link=f"{address}/mail/u-{leaving}", all=f"{address}/waiting")
    return Letter(subject, "\n\n".join([SAY.spoken("greeting", lang, account=account), *lines, end]) + "\n")


def moment(ms: int) -> str:
    """The same in every language; nobody knows in which zone the reader lives."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
