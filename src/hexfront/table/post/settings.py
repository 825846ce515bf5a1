"""What an operator sets about notices: a mail server, and addresses that may be called."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

_PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """Where mails are handed in. With `tls` the line is encrypted from the start; otherwise as soon
    as the server offers it, and a password is never sent before that."""

    host: str
    port: int
    sender: str
    tls: bool = False
    user: str = ""
    password: str = ""


def mail_server(url: str) -> MailServer | None:
    """A mail server as smtp://user:password@host:port?from=address, or smtps://; None for nothing.

    ValueError says what is wrong, without the password.
    """
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in _PORTS or not parts.hostname:
        raise ValueError("the mail server is given as smtp://host or smtps://host")
    sender = parse_qs(parts.query).get("from", [f"hexfront@{parts.hostname}"])[0]
    if "@" not in parseaddr(sender)[1] or not sender.isprintable():
        raise ValueError("from= is no mail address")
    return MailServer(
        host=parts.hostname,
        port=parts.port or _PORTS[parts.scheme],
        sender=sender,
        tls=parts.scheme == "smtps",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )


@dataclass(frozen=True, kw_only=True)
class NoticeSettings:
    """How people who are away are told that it is their turn."""

    mail: MailServer | None = None
    site: str = ""
    """Where browsers find this server, for links: https://play.example.org."""
    allowed: frozenset[str] = frozenset()
    """Host names and addresses that may be called although they are not on the open internet."""
    delay: float = 60.0
    """Seconds for which somebody has been asked before he is told."""
    interval: float = 5.0
    """Seconds between two looks at who is to be told."""
    pauses: tuple[float, ...] = (5.0, 60.0, 300.0)
    """Seconds until what failed is tried again; after the last it is given up."""


def notice_settings(site: str, allowed: Sequence[str]) -> NoticeSettings:
    """As the command line and the environment (HEXFRONT_SMTP) have it; ValueError says what is
    wrong."""
    mail = mail_server(os.environ.get("HEXFRONT_SMTP", ""))
    where = urlsplit(site)
    if site and (where.scheme not in ("http", "https") or not where.netloc):
        raise ValueError("--site is an address such as https://play.example.org")
    if mail is not None and not site:
        raise ValueError("mails need --site for their links")
    names = frozenset(name.lower() for name in allowed)
    return NoticeSettings(mail=mail, site=site.rstrip("/"), allowed=names)
