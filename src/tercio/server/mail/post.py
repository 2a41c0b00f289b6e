"""The mail server that the operator names, and how a letter gets there."""

from __future__ import annotations

import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from tercio.content.trouble import BadInput
from tercio.content.wording import Wording
from tercio.server.settings import Settings

SAY: Final = Wording("tercio.hall")
PLAIN, SECURE = "smtp", "smtps"
PORTS: Final = {PLAIN: 25, SECURE: 465}
PATIENCE: Final = 20.0  # seconds
HERE: Final = ("127.0.0.1", "::1", "localhost")  # a password need not be hidden on the way there


class MailServer(NamedTuple):
    """Where letters are handed over."""

    host: str
    port: int
    name: str
    password: str
    is_secure: bool


class NotDelivered(Exception):
    """The mail server was not reached, or did not take the letter.

    `is_for_good`: it never will. `is_alone`: it takes those for others.
    """

    def __init__(self, reason: str, is_for_good: bool = False, is_alone: bool = False) -> None:
        super().__init__(reason)
        self.is_for_good = is_for_good
        self.is_alone = is_alone


class Post:
    """Sends letters. Its methods block, and belong into a thread."""

    def __init__(self, settings: Settings) -> None:
        self.server = read_mail_server(settings.mail)
        self.address = checked_address(settings.address)
        self.sender = settings.mail_from or f"tercio@{urlsplit(self.address).hostname}"

    def letter(self, to: str, subject: str, text: str, leaving: str) -> EmailMessage:
        """`leaving`: the secret that ends all letters; mail programs offer a button for it."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = f"Tercio <{self.sender}>", to, subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if leaving:
            message["List-Unsubscribe"] = f"<{self.address}/api/mail/leave/{leaving}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def send(self, message: EmailMessage) -> None:
        """NotDelivered where it is not."""
        try:
            with self.connected() as mail:
                mail.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            raise NotDelivered(str(refused), is_for_good=min(codes) >= 500, is_alone=True) from None
        except smtplib.SMTPDataError as failure:
            raise NotDelivered(str(failure), is_for_good=failure.smtp_code >= 500, is_alone=True) from failure
        except (OSError, smtplib.SMTPException) as failure:
            raise NotDelivered(str(failure)) from failure

    def connected(self) -> smtplib.SMTP:
        """No password goes over an open line."""
        host, port, name, password, is_secure = self.server
        trusted = ssl.create_default_context()
        if is_secure:
            mail: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=trusted)
        else:
            mail = smtplib.SMTP(host, port, timeout=PATIENCE)
        try:
            mail.ehlo()
            if not is_secure and mail.has_extn("starttls"):
                mail.starttls(context=trusted)
                mail.ehlo()
                is_secure = True
            if name:
                if not is_secure and host not in HERE:
                    raise NotDelivered("the mail server offers no encryption for the password")
                mail.login(name, password)
        except BaseException:
            with suppress(OSError, smtplib.SMTPException):
                mail.close()
            raise
        return mail


def read_mail_server(url: str) -> MailServer:
    """smtp://[name:password@]host[:port] or smtps://...; BadInput never repeats the password."""
    try:
        parts = urlsplit(url)
        scheme, host, port = parts.scheme, parts.hostname, parts.port
    except ValueError:
        scheme, host, port = "", None, None
    if scheme not in PORTS or not host:
        raise BadInput(*SAY("no-mail-server"), key="--mail")
    name, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(host, port or PORTS[scheme], name, password, scheme == SECURE)


def checked_address(url: str) -> str:
    """Without what follows the host and its path."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.query or parts.fragment)
    except ValueError:
        is_good = False
    if not is_good:
        raise BadInput(*SAY("mail-needs-address"), key="--address")
    return url.rstrip("/")
