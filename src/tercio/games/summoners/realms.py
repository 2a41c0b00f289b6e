"""SU-START-02  The army list of a realm: its summoner, and the creatures that he can call."""

from __future__ import annotations

from collections.abc import Iterable

from tercio.games.summoners.profiles import Profile


def summoners_of(profiles: Iterable[Profile], realm: str) -> tuple[Profile, ...]:
    """Our packs have one a realm; the packs of others may have several."""
    return tuple([profile for profile in profiles if profile.realm == realm and profile.is_summoner])


def creatures_of(profiles: Iterable[Profile], realm: str) -> tuple[Profile, ...]:
    """From the lowest level to the highest, by name within a level."""
    own = [profile for profile in profiles if profile.realm == realm and not profile.is_summoner]
    return tuple(sorted(own, key=lambda profile: (profile.level, profile.id)))
