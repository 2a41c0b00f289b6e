"""Players made of code: a view and a question in, an answer out, with dice of their own."""

from tercio.bots.bot import Bot, BotSaysNothing
from tercio.bots.greedy import GreedyBot
from tercio.bots.playing import ask_bot
from tercio.bots.random import RandomBot

__all__ = ["Bot", "BotSaysNothing", "GreedyBot", "RandomBot", "ask_bot"]
