"""What can be wrong with a request of or for an account."""

from hexfront.table.errors import TableError


class LoggedOutError(TableError):
    code = "logged-out"
    status = 401

    def __init__(self) -> None:
        super().__init__("nobody is logged in here")


class HeldSeatError(TableError):
    code = "held-seat"
    status = 403

    def __init__(self) -> None:
        super().__init__("this seat belongs to an account; log in to play on")


class WrongPasswordError(TableError):
    """Whether the name or the password is wrong is not told."""

    code = "wrong-password"
    status = 403

    def __init__(self) -> None:
        super().__init__("no account has this name and this password")


class BadNameError(TableError):
    code = "bad-name"
    status = 422


class BadPasswordError(TableError):
    code = "bad-password"
    status = 422


class BadAddressError(TableError):
    code = "bad-address"
    status = 422


class NameTakenError(TableError):
    code = "name-taken"
    status = 409

    def __init__(self) -> None:
        super().__init__("somebody has this name already, or one that looks like it")


class TooManyMailsError(TableError):
    """Which of the limits is reached is not told: it could be another's doing."""

    code = "too-many-mails"
    status = 429

    def __init__(self) -> None:
        super().__init__("so many mails were asked for that no more is sent today")


class WaitError(TableError):
    """So many wrong passwords came for a name that the next one has to wait."""

    code = "wait"
    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too many wrong passwords; again in {seconds} s")
        self.wait = seconds
