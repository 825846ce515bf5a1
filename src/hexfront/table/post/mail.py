"""Mails that tell somebody of their turn or ask whether an address is right; handing them in."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

from msgspec import Struct

from hexfront.table.accounts.confirming import LINK_DAYS
from hexfront.table.post.settings import MailServer
from hexfront.words import FALLBACK, LANGUAGES, say

_TIMEOUT = 15.0


class MailError(Exception):
    """The mail server did not take it."""


class Turn(Struct, frozen=True):
    """Whose turn it is in which game. The link holds no token."""

    game: str
    scenario: str
    title: str
    turn: int
    link: str


def written(turn: Turn, sender: str, address: str, stop: str, language: str) -> EmailMessage:
    """The mail, in English where its reader's language is not spoken; `stop` is the link by which
    no more of them come."""
    language = language if language in LANGUAGES else FALLBACK
    mail = _addressed(sender, address, say(language, "mail-turn-subject", scenario=turn.title))
    # Mail programs show a button for it, and press it for the reader (RFC 8058).
    mail["List-Unsubscribe"] = f"<{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    body = say(
        language, "mail-turn-body", scenario=turn.title, turn=turn.turn, link=turn.link, stop=stop
    )
    mail.set_content(f"{body}\n")
    return mail


def asking(sender: str, address: str, link: str, language: str) -> EmailMessage:
    """The mail that asks whether an address is right. It may come to a stranger: so it holds
    nothing that whoever gave the address could have written."""
    language = language if language in LANGUAGES else FALLBACK
    mail = _addressed(sender, address, say(language, "mail-confirm-subject"))
    mail.set_content(f"{say(language, 'mail-confirm-body', link=link, days=LINK_DAYS)}\n")
    return mail


def _addressed(sender: str, address: str, subject: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = address
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    return mail


def hand_in(mail: EmailMessage, server: MailServer) -> None:
    """Give the mail to the server; MailError when it is not taken."""
    secure = ssl.create_default_context()
    try:
        if server.tls:
            with smtplib.SMTP_SSL(
                server.host, server.port, timeout=_TIMEOUT, context=secure
            ) as line:
                _send(line, mail, server)
            return
        with smtplib.SMTP(server.host, server.port, timeout=_TIMEOUT) as line:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=secure)
                line.ehlo()
            elif server.user:
                raise MailError("the mail server offers no encryption, so no password is sent")
            _send(line, mail, server)
    except (OSError, smtplib.SMTPException) as error:
        raise MailError(str(error)) from error


def _send(line: smtplib.SMTP, mail: EmailMessage, server: MailServer) -> None:
    if server.user:
        line.login(server.user, server.password)
    line.send_message(mail)
