"""What the server is told when it starts."""

from __future__ import annotations

from typing import Final, NamedTuple

PORT: Final = 8190


class Settings(NamedTuple):
    """Everything has a sensible value; `tercio serve` sets the first three."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str = "sqlite:///tercio.db"
    origins: tuple[str, ...] = ()  # besides the server's own address, pages of these may talk to it
    hosts: tuple[str, ...] = ()  # the names under which it is known, besides localhost and plain addresses
    operators: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read /metrics
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word on a client's address counts
    door: str = "127.0.0.1"  # the address at which the other processes on the same database reach this one
    bot_workers: int = 1
    thoughts_waiting: int = 64  # of one address's opponents, and of all matches between bots
    frames_per_second: float = 40.0  # of one socket, on average
    frames_at_once: int = 120  # and in a burst
    lines_per_second: float = 0.5  # that one socket says in a chat, on average
    lines_at_once: int = 8
    requests_per_minute: int = 600  # of one address
    share: float = 0.5  # of the time of one core, for everything that is done for one address
    share_at_once: float = 4.0  # seconds that may be used without a pause
    share_patience: float = 10.0  # seconds for which a request waits for its turn
    new_matches_per_minute: int = 30
    kept_kb_per_day: int = 50_000  # of lists, packs, positions and files that one address leaves; a tenth at once
    connections_per_address: int = 200  # over HTTP, at the same time
    sockets_per_address: int = 100  # of matches, at the same time
    request_patience: float = 20.0  # seconds until a request must have arrived whole
    sign_ins_per_minute: int = 10
    session_seconds: int = 60 * 24 * 3600  # an account stays signed in
    largest_frame: int = 65_536  # bytes
    send_patience: float = 20.0  # seconds until a client that does not read is left
    slowest_reader: int = 1_000  # bytes a second; who takes less of an answer over HTTP is left as well
    heartbeat: float = 2.0  # seconds; a server that is killed has served until the last one
    days_every: float = 30.0  # seconds, after which matches by days are looked at again
    address: str = ""  # where people reach this server, for the links in letters
    mail: str = ""  # smtp://[name:password@]host[:port], or smtps://...; empty: no letters are sent
    mail_from: str = ""  # the sender of letters; tercio@ the name of the server if not given
    mail_after: float = 120.0  # seconds that somebody is waited for until a letter is sent
    mail_retry: float = 300.0  # seconds until the next attempt where the mail server could not be reached
    forget_after: int = 0  # days until an abandoned match and a shared deck that nobody opens are forgotten; 0: never
    bans_every: float = 3.0  # seconds until a decision of the operator holds
    plays_on: bool = False  # matches of another version go on by the rules of today
    idle_tables: int = 500  # tables without anybody looking that are kept in memory

    def without_limits(self) -> Settings:
        """For measurements: nobody is slowed down."""
        boundless = 1_000_000_000
        return self._replace(
            frames_per_second=float(boundless),
            frames_at_once=boundless,
            requests_per_minute=boundless,
            share=1_000.0,
            share_at_once=1_000_000.0,
            new_matches_per_minute=boundless,
            kept_kb_per_day=boundless,
            sign_ins_per_minute=boundless,
            connections_per_address=boundless,
            sockets_per_address=boundless,
        )
