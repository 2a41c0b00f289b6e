"""The ways in for programs: bots by command here; `aec`, `single` and `spiel` need packages of their own.

tercio.doors.aec     PettingZoo: every seat is an agent
tercio.doors.single  Gymnasium: one seat learns against bots
tercio.doors.spiel   OpenSpiel: for its searches and solvers
"""

from tercio.doors.command import CommandBot, is_program, program_of
from tercio.doors.lines import Manners
from tercio.doors.numbered import NumberedMatch
from tercio.doors.opponents import dismiss, play, player_of

__all__ = ["CommandBot", "Manners", "NumberedMatch", "dismiss", "is_program", "play", "player_of", "program_of"]
