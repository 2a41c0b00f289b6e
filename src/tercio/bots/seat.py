"""A bot at the table: it gets its seat's view and nothing else."""

from __future__ import annotations

from tercio.bots.bot import Bot, Reason
from tercio.bots.greedy import GreedyBot
from tercio.bots.random import RandomBot
from tercio.bots.search import SearchBot
from tercio.kernel import Answer, Decision, Match, View


def ask_bot(bot: Bot, match: Match, decision: Decision) -> Answer:
    """What the bot says. A view is costly: it is made only for bots that want to look."""
    if isinstance(bot, RandomBot):
        blind = bot.glance(decision)
        if blind is not None and (blind.is_plain or match.judge(blind)):
            return blind
    happened = len(match.events)
    listen = getattr(bot, "listen", None)  # bots that want to be told of events say from which one on
    return bot.answer(match.view(decision.seat, since=listen(happened) if listen else happened), decision)


def ask_why(bot: Bot, view: View, decision: Decision) -> list[Reason]:
    """The answer that the bot gives, then the others it has weighed, best first. Empty: it is none that weighs."""
    reasons = bot.explain(view, decision) if isinstance(bot, (GreedyBot, SearchBot)) else []
    return reasons[:1] + sorted(reasons[1:], key=worth_of, reverse=True)


def worth_of(reason: Reason) -> int:
    return reason.value
