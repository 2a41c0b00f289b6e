"""A bot at the table: it gets its seat's view and nothing else."""

from __future__ import annotations

from tercio.bots.bot import Bot
from tercio.bots.random import RandomBot
from tercio.kernel import Answer, Decision, Match


def ask_bot(bot: Bot, match: Match, decision: Decision) -> Answer:
    """What the bot says. A view is costly: it is made only for bots that want to look."""
    if isinstance(bot, RandomBot):
        blind = bot.glance(decision)
        if blind is not None and (blind.is_plain or match.judge(blind)):
            return blind
    return bot.answer(match.view(decision.seat, since=len(match.events)), decision)
