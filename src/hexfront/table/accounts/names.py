"""Names of people: what one may look like, and which ones would be taken for each other."""

from unicodedata import category, normalize

from hexfront.table.accounts.errors import BadAddressError, BadNameError

SHORTEST, LONGEST = 2, 32
_LONGEST_ADDRESS = 254
_MARKS_IN_A_ROW = 2

_UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_FORBIDDEN = {
    "Cc": "a control character",
    "Cf": "a character that shows nothing",
    "Cs": "half a character",
    "Co": "a character of no known meaning",
    "Cn": "a character of no known meaning",
    "Zl": "a line break",
    "Zp": "a line break",
    "Me": "a mark that encloses others",
}
_LOOK_ALIKE = str.maketrans("авеіјкмнорстѕухԁԛԝһӏ", "abeijkmhopctsyxdqwhl")
"""Cyrillic letters that are drawn as Latin ones, small or large."""


def checked_name(text: str) -> str:
    """The name as it is shown; BadNameError says what is wrong with it."""
    for character in text:
        fault = _fault(character)
        if fault:
            raise BadNameError(f"the name holds {fault}")
    name = normalize("NFKC", text).strip(" ")
    if not SHORTEST <= len(name) <= LONGEST:
        raise BadNameError(f"a name has {SHORTEST} to {LONGEST} characters")
    if "  " in name:
        raise BadNameError("the name holds two spaces in a row")
    if not any(category(character)[0] in "LN" for character in name):
        raise BadNameError("a name holds a letter or a digit")
    if _piled(name):
        raise BadNameError("the name holds too many marks on one letter")
    return name


def name_key(text: str) -> str:
    """The same for all names that a reader would take for each other."""
    folded = normalize("NFKC", normalize("NFKC", text.strip(" ")).casefold())
    return folded.translate(_LOOK_ALIKE)


def _fault(character: str) -> str:
    kind = category(character)
    if character in _UNSEEN:
        return "a character that shows nothing"
    if kind == "Zs" and character != " ":
        return "a space that is none"
    return _FORBIDDEN.get(kind, "")


def _piled(name: str) -> bool:
    """Whether a mark stands on nothing or too many stand on one letter."""
    marks = _MARKS_IN_A_ROW
    for character in name:
        marks = marks + 1 if category(character) == "Mn" else 0
        if marks > _MARKS_IN_A_ROW:
            return True
    return False


def checked_address(text: str) -> str:
    """An address for mails, or nothing; whether somebody reads them there, nobody can know."""
    address = text.strip()
    if not address:
        return ""
    local, _, host = address.rpartition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ,;:<>()[]"\\')
    named = plain and local and "@" not in local and "." in host.strip(".")
    if not named or len(address) > _LONGEST_ADDRESS:
        raise BadAddressError("this is no address such as name@example.org")
    return address
