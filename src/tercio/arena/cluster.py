"""Matches on Ray: on the cores of this machine, or on a cluster by its address. Every node has Tercio installed."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from typing import Any, Final, Self

from tercio import VERSION
from tercio.arena.backend import lost
from tercio.arena.match import play
from tercio.arena.orders import Hall, Order, Played
from tercio.content.trouble import BadInput, shown
from tercio.content.wording import Wording

SAY: Final = Wording("tercio.arena")

PATIENCE: Final = 5  # seconds, for a cluster to answer at all


class Cluster:
    """Ray from the first `with` to its end. `address`: of a cluster that runs already; empty: one on this machine."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs = jobs  # 0: as many as there are processors
        self.address = address
        self.ray: Any = None

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change to come
        try:
            import ray
        except ImportError:
            raise BadInput(
                *SAY("ray-not-installed-install-tercio"),
                key="--backend",
            ) from None
        self.ray = ray
        knock_at(self.address)
        options: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address:
                ray.init(address=self.address, **options)
            else:
                ray.init(address="local", num_cpus=self.jobs or None, include_dashboard=False, **options)
        except (ConnectionError, ValueError, RuntimeError) as error:
            because = shown(str(error).split("\n")[0], longest=200)
            raise BadInput(*SAY("ray-does-not-start", because=because), key="--address") from None
        self.check_versions()
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    def play(self, hall: Hall, orders: Iterator[Order]) -> Iterator[Played]:
        ray = self.ray
        remote = ray.remote(num_cpus=1, max_retries=0)(play)
        shared = ray.put(hall)
        under_way: dict[Any, Order] = {}
        while True:
            while len(under_way) < 2 * self.processors():
                order = next(orders, None)
                if order is None:
                    break
                under_way[remote.remote(shared, order)] = order
            if not under_way:
                return
            finished, _ = ray.wait(list(under_way), num_returns=1)
            for reference in finished:
                order = under_way.pop(reference)
                try:
                    played: Played = ray.get(reference)
                except ray.exceptions.RayError as error:
                    played = lost(order, " ".join(str(error).split())[:400])
                yield played

    def processors(self) -> int:
        """How many matches are played at once; a cluster may grow meanwhile."""
        there = int(self.ray.cluster_resources().get("CPU", 1))
        return max(1, min(there, self.jobs) if self.jobs else there)

    def check_versions(self) -> None:
        """A cluster with another Tercio would play other matches."""
        if not self.address:
            return
        try:
            theirs = self.ray.get(self.ray.remote(num_cpus=1, max_retries=0)(version).remote())
        except self.ray.exceptions.RayError:
            theirs = "-"
        if theirs != VERSION:
            self.ray.shutdown()
            raise BadInput(
                *SAY("cluster-tercio-machine-install-same", shown=shown(str(theirs)), version=VERSION),
                key="--address",
            )


def knock_at(address: str) -> None:
    """BadInput where nobody opens: Ray would try for minutes. `auto` and the like are left to Ray."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        because = getattr(error, "strerror", None) or str(error)
        raise BadInput(*SAY("nobody-answers", address=shown(address), because=because), key="--address") from None


def version() -> str:
    return VERSION
