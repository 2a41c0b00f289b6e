"""A real mail server in a thread of the test, and what it was given."""

from __future__ import annotations

import socket
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Office:
    """What the mail server has taken. Whoever is called "nobody" has no box there, "later" must wait."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.is_busy = False

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            return "550 no such box"
        if address.startswith("later@") and self.is_busy:
            return "451 try again later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def opened(office: Office, port: int) -> Controller:
    """A mail server at this port."""
    controller = Controller(office, hostname="127.0.0.1", port=port)
    controller.start()
    return controller


def text_of(letter: EmailMessage) -> str:
    body = letter.get_body()
    assert body is not None
    return str(body.get_content())
