"""People who are away are told of their turn, once, by mail and by a call; nobody else is."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from hexfront.table import Settings
from hexfront.table.post.settings import (
    MailServer,
    NoticeSettings,
    mail_server,
    notice_settings,
)
from tests.table.accounts.people import Browser, in_database
from tests.table.live import PATIENCE, Page, Server, running, settings_in
from tests.table.post.receivers import Called, Mailbox, serving
from tests.table.test_absence import START, Time, fault

SITE = "https://play.example.org"
GLEB = {"name": "Gleb", "address": "gleb@example.org"}


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with serving(box):
        yield box


@pytest.fixture
def called() -> Iterator[Called]:
    server = Called()
    with serving(server):
        yield server


@pytest.fixture
def settings(tmp_path: Path, time: Time, mailbox: Mailbox) -> Settings:
    notices = NoticeSettings(
        mail=MailServer("127.0.0.1", mailbox.port, "Hexfront <turns@example.org>"),
        site=SITE,
        allowed=frozenset({"127.0.0.1"}),
        interval=0.01,
        pauses=(0.01, 0.01),
    )
    return settings_in(tmp_path, now=time, notices=notices)


class Two:
    """Anna, who has no address, and Gleb, who wants mails; it is Gleb' turn and he is away."""

    def __init__(self, server: Server, mailbox: Mailbox) -> None:
        self.server = server
        self.anna, self.gleb = Browser(server), Browser(server)
        self.gleb.create("Gleb").ask("/address", address="gleb@example.org", mails=True)
        confirm(server, mailbox)
        self.made = self.anna.new_table("me", "guest")
        self.gleb.join(self.made)

    @property
    def table(self) -> str:
        return str(self.made["table"])

    def look_in(self, language: str, *said: dict[str, Any]) -> None:
        """Gleb opens his page, says something and goes."""
        page = self.gleb.page(self.table)
        with page._connecting as line:
            page.line = line
            page.say({"type": "Enter", "token": "", "language": language})
            page.until(bool)
            for message in said:
                page.say(message)
                while page.next()["type"] != "Notices":
                    pass

    def anna_rests(self, page: Page) -> None:
        page.my_move()
        page.take("Rest")
        page.until(lambda update: not update["offers"])

    def sent(self, kind: str, outcome: str) -> float:
        return sent(self.server, kind, outcome)


def sent(server: Server, kind: str, outcome: str) -> float:
    """How many notices a server has counted so."""
    text = server.get("/api/metrics").text
    name = f'hexfront_notices_total{{kind="{kind}",outcome="{outcome}"}} '
    return next((float(row[len(name) :]) for row in text.split("\n") if name in row), 0)


def confirming(mailbox: Mailbox) -> str:
    """The path of the link in the next mail, which asks whether an address is right."""
    (link,) = re.findall(
        rf"{SITE}(/api/confirm/\S+)", mailbox.mails.get(timeout=PATIENCE).get_content()
    )
    return str(link)


def confirm(server: Server, mailbox: Mailbox) -> None:
    assert server.post(confirming(mailbox)).status_code == 200


def wait_for(holds: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end
        sleep(0.01)


@pytest.fixture
def two(server: Server, mailbox: Mailbox) -> Two:
    return Two(server, mailbox)


def test_who_is_away_gets_one_mail_a_turn_and_a_call(
    two: Two, time: Time, mailbox: Mailbox, called: Called
) -> None:
    two.look_in("ru", {"type": "Notify", "webhook": called.url})
    with two.anna.page(two.table, two.made["token"]) as anna:
        two.anna_rests(anna)
        time.now += 60
        mail = mailbox.mails.get(timeout=PATIENCE)
        link = f"{SITE}/#/table/{two.table}"
        assert mail["To"] == "gleb@example.org"
        assert mail["Subject"].startswith("Ваш ход: ")
        assert link in mail.get_content()
        assert two.made["token"] not in str(mail)
        path, _, body = called.calls.get(timeout=PATIENCE)
        assert path == "/turn?to=me"
        assert body == {"game": "duel", "scenario": "dawn", "turn": 1, "link": link}
        time.now += 3600
        with two.gleb.page(two.table) as gleb:
            gleb.my_move()
            gleb.take("Rest")
            two.anna_rests(anna)
        time.now += 60
        assert mailbox.mails.get(timeout=PATIENCE)["To"] == "gleb@example.org"
        wait_for(lambda: two.sent("mail", "sent") == 2)
        assert mailbox.mails.empty()


def test_who_looks_on_is_told_nothing(
    two: Two, settings: Settings, time: Time, mailbox: Mailbox
) -> None:
    with (
        two.anna.page(two.table, two.made["token"]) as anna,
        two.gleb.page(two.table) as gleb,
    ):
        two.anna_rests(anna)
        gleb.my_move()
        time.now += 30
        told = "SELECT 1 FROM clocks WHERE told = stretch"
        wait_for(lambda: bool(in_database(settings, told)))
    time.now += 3600
    two.look_in("en")
    assert mailbox.mails.empty()


def test_a_mail_that_is_not_taken_is_tried_again(two: Two, time: Time, mailbox: Mailbox) -> None:
    two.look_in("en")
    mailbox.busy = 2
    with two.anna.page(two.table, two.made["token"]) as anna:
        two.anna_rests(anna)
        time.now += 60
        mailbox.mails.get(timeout=PATIENCE)
        wait_for(lambda: two.sent("mail", "again") == 2)


def test_a_mail_that_is_never_taken_is_given_up_and_counted(
    two: Two, time: Time, mailbox: Mailbox
) -> None:
    two.look_in("en")
    mailbox.busy = 100
    with two.anna.page(two.table, two.made["token"]) as anna:
        two.anna_rests(anna)
        time.now += 60
        wait_for(lambda: two.sent("mail", "failed") == 1)
    assert mailbox.busy == 97


def test_the_link_in_the_mail_stops_them(two: Two, time: Time, mailbox: Mailbox) -> None:
    two.look_in("en")
    with two.anna.page(two.table, two.made["token"]) as anna:
        two.anna_rests(anna)
        time.now += 60
        mail = mailbox.mails.get(timeout=PATIENCE)
    stop = mail["List-Unsubscribe"].strip(" <>").removeprefix(SITE)
    assert two.server.get(stop).text.count("<button>") == 1
    assert two.gleb.me() == {**GLEB, "mails": True, "confirmed": True}
    one_click = {"List-Unsubscribe": "One-Click"}
    assert two.server.post(stop, data=one_click).status_code == 200
    assert two.gleb.me() == {**GLEB, "mails": False, "confirmed": False}
    assert two.gleb.ask("/address", address=GLEB["address"], mails=True).status_code == 200
    assert confirming(mailbox), "who wants them again confirms the address again"
    assert two.server.post("/api/unsubscribe/0123").status_code == 404
    assert two.server.post("/api/unsubscribe/%00").status_code == 404


def test_a_private_address_is_not_called(
    settings: Settings, time: Time, called: Called, mailbox: Mailbox
) -> None:
    closed = replace(settings, notices=replace(settings.notices, allowed=frozenset()))
    with running(closed) as server:
        two = Two(server, mailbox)
        two.look_in("en", {"type": "Notify", "webhook": called.url})
        with two.anna.page(two.table, two.made["token"]) as anna:
            two.anna_rests(anna)
            time.now += 60
            wait_for(lambda: two.sent("webhook", "barred") == 1)
    assert called.calls.empty()


def test_a_webhook_is_the_seats_own(two: Two, called: Called) -> None:
    two.look_in("en", {"type": "Notify", "webhook": called.url})
    with two.anna.page(two.table, two.made["token"]) as anna:
        anna.my_move()
        anna.say({"type": "Notify"})
        told = anna.next()
        while told["type"] != "Notices":
            told = anna.next()
        assert told == {"type": "Notices", "webhook": "", "mails": True}
        code, detail = fault(anna, {"type": "Notify", "webhook": "file:///etc/passwd"})
        assert (code, detail.startswith("webhook:")) == ("bad-request", True)


def test_a_turn_is_told_after_a_restart(settings: Settings, time: Time, mailbox: Mailbox) -> None:
    with running(settings) as server:
        two = Two(server, mailbox)
        two.look_in("en")
        with two.anna.page(two.table, two.made["token"]) as anna:
            two.anna_rests(anna)
    time.now += 60
    with running(settings):
        assert mailbox.mails.get(timeout=PATIENCE)["Subject"].startswith("Your turn: ")
    assert time.now == START + 60


@pytest.mark.parametrize(
    ("url", "server"),
    [
        ("", None),
        ("smtp://mail", MailServer("mail", 587, "hexfront@mail")),
        ("smtps://mail", MailServer("mail", 465, "hexfront@mail", tls=True)),
        (
            "smtp://a%40b:p%2Fw@mail:25?from=x%40y.org",
            MailServer("mail", 25, "x@y.org", user="a@b", password="p/w"),
        ),
    ],
)
def test_a_mail_server(url: str, server: MailServer | None) -> None:
    assert mail_server(url) == server


@pytest.mark.parametrize("url", ["http://mail", "smtp://", "mail", "smtp://mail?from=nobody"])
def test_what_is_no_mail_server(url: str) -> None:
    with pytest.raises(ValueError, match="mail"):
        mail_server(url)


def test_mails_need_an_address_for_their_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFRONT_SMTP", "smtp://mail")
    with pytest.raises(ValueError, match="--site"):
        notice_settings("", [])
    with pytest.raises(ValueError, match="--site"):
        notice_settings("play.example.org", [])
    assert notice_settings(f"{SITE}/", ["Hook.Example"]) == NoticeSettings(
        mail=MailServer("mail", 587, "hexfront@mail"),
        site=SITE,
        allowed=frozenset({"hook.example"}),
    )
