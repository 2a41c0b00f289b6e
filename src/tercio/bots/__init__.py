"""Players made of code: a view and a question in, an answer out, with dice of their own."""

from tercio.bots.bot import Bot, BotSaysNothing, Reason
from tercio.bots.budget import Budget, Clock
from tercio.bots.greedy import GreedyBot
from tercio.bots.levels import ADVISER, BOTS, LEVELS, named
from tercio.bots.random import RandomBot
from tercio.bots.search import SearchBot
from tercio.bots.seat import ask_bot, ask_why

__all__ = [
    "ADVISER",
    "BOTS",
    "LEVELS",
    "Bot",
    "BotSaysNothing",
    "Budget",
    "Clock",
    "GreedyBot",
    "RandomBot",
    "Reason",
    "SearchBot",
    "ask_bot",
    "ask_why",
    "named",
]
