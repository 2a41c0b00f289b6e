"""What everybody may know of a player: ratings, how they came about, and what was played."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from tercio.content.wording import Wording
from tercio.hall.api.ladder import Strength, ladder_of, strength_of
from tercio.hall.hub import Hub
from tercio.hall.ladder.keeping import RatedMatch
from tercio.hall.routes import Routes
from tercio.hall.shapes import Sized
from tercio.hall.trouble import not_found

SAY: Final = Wording("tercio.hall")
routes: Final = Routes("/api/players", "ladder")
LISTED: Final = 500  # rated matches of a player


class CurvePoint(TypedDict):
    """The rating after a match."""

    at: int
    value: int
    deviation: int


class Tally(TypedDict):
    """Of matches against somebody or something."""

    won: int
    drawn: int
    lost: int


class GameProfile(TypedDict):
    """A player in one game; `forces` are the ready ones by name, "" for lists of one's own."""

    game: str
    strength: Strength
    matches: int
    against_people: Tally
    against_bots: Tally
    forces: dict[str, Tally]
    curve: list[CurvePoint]


class RatedResult(TypedDict):
    """One rated match. `how` is empty while it is played; `change` is 0 where no rating has changed."""

    match: str
    game: str
    opponent: str
    bot: str
    force: str
    at: int
    how: str
    score: float | None
    change: int


class Profile(TypedDict):
    """Only what was rated."""

    name: str
    games: list[GameProfile]
    results: list[RatedResult]


@routes.get("/{name}", Profile)
async def profile(hub: Hub, name: Annotated[str, Sized(1, 100)]) -> Profile:
    store = ladder_of(hub)
    known = await store.known_name(name)
    standings = [] if known is None else await store.standings_of(known)
    matches = [] if known is None else await store.rated_matches(known, LISTED)
    if known is None or not matches:
        raise not_found(*SAY("no-such-player"))
    games: list[GameProfile] = []
    for standing in standings:
        own = [match for match in matches if match.game == standing.game]
        games.append(
            {
                "game": standing.game,
                "strength": strength_of(standing.rating),
                "matches": standing.matches,
                "against_people": tally([match for match in own if not match.bot]),
                "against_bots": tally([match for match in own if match.bot]),
                "forces": {
                    force: tally([match for match in own if match.force == force])
                    for force in sorted({match.force for match in own if match.score is not None})
                },
                "curve": [
                    {"at": match.settled_at or 0, "value": round(match.value), "deviation": round(match.deviation)}
                    for match in sorted(own, key=lambda match: match.settled_at or 0)
                    if match.value is not None and match.deviation is not None
                ],
            }
        )
    return {"name": known, "games": games, "results": [result_of(match) for match in matches]}


def tally(matches: list[RatedMatch]) -> Tally:
    scores = [match.score for match in matches]
    return {"won": scores.count(1.0), "drawn": scores.count(0.5), "lost": scores.count(0.0)}


def result_of(match: RatedMatch) -> RatedResult:
    has_changed = match.value is not None and match.before is not None
    return {
        "match": match.match,
        "game": match.game,
        "opponent": match.opponent or "",
        "bot": match.bot,
        "force": "" if match.settled_at is None else match.force,  # what is in a deck is hidden while it is played
        "at": match.made_at,
        "how": match.how,
        "score": match.score,
        "change": round((match.value or 0) - (match.before or 0)) if has_changed else 0,
    }
