"""What is said to somebody who asks for something impossible: always in both languages."""

from __future__ import annotations

from typing import Final, TypedDict

from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording
from tercio.hall.hub import Closed, Unreadable
from tercio.hall.keeping import OutcomeUnknown, StoreFailed
from tercio.hall.shapes import NotFitting
from tercio.hall.thinking.labours import TooMuchWanted
from tercio.hall.thinking.thoughts import NobodyThinks

SAY: Final = Wording("tercio.hall")

TOO_MUCH: Final = SAY("too-many-requests-wait-moment")
OUR_FAULT: Final = SAY("something-went-wrong-server-written")
NOT_SAVED: Final = SAY("could-not-saved-nothing-changed")
NOT_KNOWN: Final = SAY("database-went-away-middle-look")
CLOSED: Final = SAY("match-closed")
OTHER_VERSION: Final = SAY("match-of-another-version")
BAD_PART: Final = SAY("request-does-not-fit-at")
NOWHERE: Final = SAY("nothing-at-address")


class Trouble(TypedDict):
    """The body of every error."""

    en: str
    de: str
    rule: str


class Failure(Exception):
    """A request that cannot be answered, with a status that fits."""

    def __init__(self, status: int, en: str, de: str, rule: str = "") -> None:
        super().__init__(en)
        self.status = status
        self.trouble = Trouble(en=en, de=de, rule=rule)


def not_found(en: str, de: str) -> Failure:
    return Failure(404, en, de)


def sign_in_first() -> Failure:
    return Failure(401, "Sign in first.", "Melde dich zuerst an.")


def failure_of(error: Exception) -> Failure:
    """Whatever was raised, as it is told. A fault of ours says no more than that."""
    match error:
        case Failure():
            return error
        case BadInput():
            return Failure(422, error.message("en"), error.message("de"))
        case NotFitting():  # the place is reported, never what was sent there: it may be a password
            return Failure(422, *[f"{words}: {shown(error.place)}." for words in BAD_PART])
        case OutcomeUnknown():
            return Failure(503, *NOT_KNOWN)
        case StoreFailed():
            return Failure(503, *NOT_SAVED)
        case Unreadable():
            return Failure(409, *OTHER_VERSION)
        case Closed():
            return Failure(410, *CLOSED)
        case TooMuchWanted() | NobodyThinks():
            return Failure(429, *TOO_MUCH)
    return Failure(500, *OUR_FAULT)
