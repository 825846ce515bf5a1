"""What a name may look like, and which names would be taken for each other."""

import pytest

from hexfront.table.accounts.errors import BadAddressError, BadNameError
from hexfront.table.accounts.names import checked_address, checked_name, name_key


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Zhukov", "Zhukov"),
        ("  Anna K ", "Anna K"),
        ("Ян", "Ян"),
        ("x" * 32, "x" * 32),
        ("Ｗｉｄｅ", "Wide"),
        ("Zoe\u0308", "Zoë"),
        ("42", "42"),
        ("J.-P. O'Neill", "J.-P. O'Neill"),
    ],
)
def test_a_name_as_it_is_shown(said: str, shown: str) -> None:
    assert checked_name(said) == shown


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "2 to 32"),
        ("x", "2 to 32"),
        ("x" * 33, "2 to 32"),
        ("\ufdfa" * 3, "2 to 32"),
        ("two  spaces", "two spaces"),
        ("a\x00b", "control"),
        ("a\nb", "control"),
        ("a\u200bb", "shows nothing"),
        ("a\u202eb", "shows nothing"),
        ("a\u3164b", "shows nothing"),
        ("a\u2800b", "shows nothing"),
        ("a\u00a0b", "space that is none"),
        ("a\u2003b", "space that is none"),
        ("a\u2028b", "line break"),
        ("a\ud800b", "half"),
        ("a\ue000b", "no known"),
        ("--", "letter or a digit"),
        ("ax\u0332\u0333\u0332", "too many marks"),
        ("\u0331ab", "too many marks"),
    ],
)
def test_a_name_that_cannot_be(said: str, why: str) -> None:
    with pytest.raises(BadNameError, match=why):
        checked_name(said)


def test_two_marks_on_a_letter_are_the_most() -> None:
    assert checked_name("ax\u0332\u0333") == "ax\u0332\u0333"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zhukov", "ZHUKOV"),
        ("Zhukov", "Ｚhukov"),
        ("Groß", "GROSS"),
        ("Zoë", "Zoe\u0308"),
        ("cop", "сор"),
        ("TOM", "ТОМ"),
        ("BAHKA", "Ванка"),
        ("Жуков", "жУКОВ"),
    ],
)
def test_names_that_would_be_taken_for_each_other(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_names_that_differ() -> None:
    assert len({name_key(name) for name in ("Anna", "Ann", "An na", "Ахна", "Анна")}) == 5


def test_an_address() -> None:
    assert checked_address(" ") == ""
    assert checked_address(" me@example.org ") == "me@example.org"
    assert len(checked_address("a" * 242 + "@example.org")) == 254


@pytest.mark.parametrize(
    "said",
    ["me", "@example.org", "me@me@example.org", "me@", "me@org", "me@.org.",
     "a b@example.org", "me@exam\nple.org", "me@example.org,you@example.org",
     "mé@example.org", "a" * 243 + "@example.org"],
)  # fmt: skip
def test_no_address(said: str) -> None:
    with pytest.raises(BadAddressError):
        checked_address(said)
