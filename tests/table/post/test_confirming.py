"""An address gets one mail with a link, and no other before its owner has followed it."""

from typing import Any

import pytest

from hexfront.table import Settings
from hexfront.table.post.mail import asking
from tests.table.accounts.people import Browser, in_database
from tests.table.live import PATIENCE, Server, running
from tests.table.post.receivers import Mailbox
from tests.table.post.test_post import (
    SITE,
    Two,
    confirm,
    confirming,
    mailbox,
    settings,
    time,
    wait_for,
)
from tests.table.test_absence import Time

__all__ = ("mailbox", "settings", "time")
ADDRESS = "gleb@example.org"


@pytest.fixture
def gleb(server: Server) -> Browser:
    return Browser(server).create("Gleb")


def wish(who: Browser, address: str = ADDRESS, mails: bool = True, **more: Any) -> tuple[int, str]:
    answer = who.ask("/address", address=address, mails=mails, **more)
    return answer.status_code, answer.json().get("code", "")


def is_confirmed(who: Browser) -> bool:
    me = who.me()
    assert me is not None
    return bool(me["confirmed"])


def test_only_who_answers_by_the_button_confirms(
    server: Server, gleb: Browser, mailbox: Mailbox
) -> None:
    assert wish(gleb) == (200, "")
    link = confirming(mailbox)
    assert server.get(link).text.count("<button>") == 1
    assert not is_confirmed(gleb), "programs follow links, too"
    assert server.post(link).status_code == 200
    assert is_confirmed(gleb)
    assert server.post(link).status_code == server.get(link).status_code == 404, "it holds once"
    assert is_confirmed(gleb)


def test_turns_are_told_to_no_address_that_nobody_has_confirmed(
    settings: Settings, time: Time, mailbox: Mailbox
) -> None:
    with running(settings) as server:
        two = Two(server, mailbox)
        two.look_in("en")
        wish(two.gleb, "other@example.org")
        confirming(mailbox)
        with two.anna.page(two.table, two.made["token"]) as anna:
            two.anna_rests(anna)
            time.now += 60
            told = "SELECT 1 FROM clocks WHERE told = stretch"
            wait_for(lambda: bool(in_database(settings, told)))
    assert mailbox.mails.empty()


def test_no_mail_is_needed_for_an_address_that_is_confirmed(
    server: Server, gleb: Browser, mailbox: Mailbox
) -> None:
    wish(gleb)
    confirm(server, mailbox)
    for wanted in (False, True, True):
        wish(gleb, mails=wanted)
        assert is_confirmed(gleb)
    wish(gleb, "else@example.org")
    assert not is_confirmed(gleb)
    assert mailbox.mails.get(timeout=PATIENCE)["To"] == "else@example.org"
    assert mailbox.mails.empty()


def test_a_link_confirms_only_the_address_that_it_was_sent_to(
    server: Server, gleb: Browser, mailbox: Mailbox
) -> None:
    wish(gleb, "own@example.org")
    own = confirming(mailbox)
    wish(gleb, "stranger@example.org", mails=False)
    assert server.post(own).status_code == 404
    wish(gleb, "own@example.org")
    first = confirming(mailbox)
    wish(gleb, "stranger@example.org")
    assert server.post(first).status_code == 404, "a new link makes the others void"
    assert not is_confirmed(gleb)


def test_a_link_holds_for_some_days(
    settings: Settings, server: Server, gleb: Browser, mailbox: Mailbox
) -> None:
    wish(gleb)
    link = confirming(mailbox)
    in_database(settings, "UPDATE confirmations SET expires = '2001-01-01 00:00:00.000000'")
    assert server.get(link).status_code == server.post(link).status_code == 404
    assert not is_confirmed(gleb)


def test_a_stranger_is_not_flooded_by_however_many_accounts(
    server: Server, mailbox: Mailbox
) -> None:
    asked = ["victim@example.org", "VICTIM+1@example.org", "vic.tim+2@example.org"]
    for number, address in enumerate(asked):
        assert wish(Browser(server).create(f"Gleb {number}"), address) == (200, "")
    last = Browser(server).create("Gleb the last")
    assert wish(last, "v.i.c.t.i.m@example.org") == (429, "too-many-mails")
    assert last.me() == {"name": "Gleb the last", "address": "", "mails": False, "confirmed": False}
    assert wish(last, "another@example.org") == (200, "")
    assert sorted(mailbox.mails.get(timeout=PATIENCE)["To"] for _ in range(4)) == sorted(
        [*asked, "another@example.org"]
    )
    assert mailbox.mails.empty()


def test_an_account_asks_for_few_mails_until_a_day_has_passed(
    settings: Settings, server: Server, gleb: Browser
) -> None:
    answers = [wish(gleb, f"gleb{number}@example.org") for number in range(6)]
    assert answers == [(200, "")] * 5 + [(429, "too-many-mails")]
    assert wish(gleb, mails=False) == (200, ""), "what sends none is always allowed"
    in_database(settings, "UPDATE attempts SET latest = datetime('now', '-25 hours')")
    assert wish(gleb) == (200, "")


def test_a_mail_to_a_stranger_holds_nothing_of_whoever_sent_it(
    server: Server, mailbox: Mailbox
) -> None:
    wish(Browser(server).create("buy at evil.example"), language="ru")
    mail = mailbox.mails.get(timeout=PATIENCE)
    assert mail["Subject"] == "Hexfront: это ваш адрес?"
    assert "evil" not in str(mail)
    assert f"{SITE}/api/confirm/" in mail.get_content()
    assert asking("a@b.org", ADDRESS, "link", "xx")["Subject"] == "Hexfront: is this your address?"


@pytest.mark.parametrize("code", ["0123", "%00", "x" * 500])
def test_what_is_no_link(server: Server, code: str) -> None:
    assert server.get(f"/api/confirm/{code}").status_code == 404
    assert server.post(f"/api/confirm/{code}").status_code == 404


def test_a_mail_that_is_not_taken_at_first_is_tried_again(
    server: Server, gleb: Browser, mailbox: Mailbox
) -> None:
    mailbox.busy = 2
    wish(gleb)
    assert confirming(mailbox)


def test_deleting_the_account_forgets_the_address_and_its_link(
    settings: Settings, server: Server, gleb: Browser, mailbox: Mailbox
) -> None:
    wish(gleb)
    link = confirming(mailbox)
    assert gleb.ask("/delete", password="correct horse battery").status_code == 200
    assert in_database(settings, "SELECT 1 FROM confirmations") == []
    assert server.post(link).status_code == 404
