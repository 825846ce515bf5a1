"""What can be wrong with a request, as an answer: a code for programs, a detail for people."""


class TableError(Exception):
    """A request that cannot be met; nothing was changed by it."""

    code = "fault"
    status = 400
    wait = 0
    """Seconds after which it can be asked again; 0, at any time."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class BadRequestError(TableError):
    code = "bad-request"
    status = 422


class UnknownGameError(TableError):
    code = "unknown-game"
    status = 404


class NoSuchScenarioError(TableError):
    code = "unknown-scenario"
    status = 404


class UnknownLanguageError(TableError):
    code = "unknown-language"
    status = 404


class UnknownTableError(TableError):
    code = "unknown-table"
    status = 404

    def __init__(self, table: str) -> None:
        super().__init__(f"no table {table!r} is kept here")


class WrongTokenError(TableError):
    code = "wrong-token"
    status = 403

    def __init__(self) -> None:
        super().__init__("this token opens no seat at the table")


class WrongInviteError(TableError):
    code = "wrong-invite"
    status = 403

    def __init__(self) -> None:
        super().__init__("somebody has taken this invitation already, or it was never given")


class WrongHostError(TableError):
    code = "wrong-host"
    status = 421

    def __init__(self) -> None:
        super().__init__("this server does not go by that name; it can be told to (--name)")


class WrongOriginError(TableError):
    code = "wrong-origin"
    status = 403

    def __init__(self) -> None:
        super().__init__("this server answers only to its own page")


class WrongSeatError(TableError):
    code = "wrong-seat"
    status = 403


class NotShownYetError(TableError):
    code = "not-shown-yet"
    status = 403

    def __init__(self) -> None:
        super().__init__("everybody may look at this game when it is over")


class OnlyWatchingError(TableError):
    code = "only-watching"
    status = 403

    def __init__(self) -> None:
        super().__init__("whoever looks on has no seat")


class SecretSaveError(TableError):
    code = "secrets"
    status = 403

    def __init__(self) -> None:
        super().__init__("a save tells every secret; between people it is given when the game ends")


class NoAuditError(TableError):
    code = "unpledged"
    status = 409

    def __init__(self) -> None:
        super().__init__("only the dice of games between people are pledged")


class BetweenPeopleError(TableError):
    code = "between-people"
    status = 409

    def __init__(self) -> None:
        super().__init__("a game between people is deleted when it is over, not before")


class NotInsideError(TableError):
    code = "not-inside"
    status = 403

    def __init__(self) -> None:
        super().__init__("the figures are for this machine, and others that --metrics-from names")


class TooManyRequestsError(TableError):
    code = "too-many-requests"
    status = 429


class StaleError(TableError):
    code = "stale"
    status = 409

    def __init__(self) -> None:
        super().__init__("the table has moved on since; here is how it stands now")


class NotActingError(TableError):
    code = "not-your-turn"
    status = 409

    def __init__(self) -> None:
        super().__init__("this seat has nothing to decide now")


class NotLateError(TableError):
    code = "not-late"
    status = 409


class TooManyTablesError(TableError):
    code = "too-many-tables"
    status = 409


class TooLargeError(TableError):
    code = "too-large"
    status = 413


class BadSaveError(TableError):
    code = "bad-save"
    status = 422


class DepartedError(TableError):
    """The stored game does not replay under the rules of today. It is kept as it is."""

    code = "replay-departed"
    status = 409


class DamagedError(TableError):
    """What is kept of a table is not what was written."""

    code = "damaged"
    status = 409


class RulesFaultError(TableError):
    """The rules themselves failed; the game stands as before."""

    code = "rules-fault"
    status = 500


class StorageError(TableError):
    """The database did not take what it was given; the game stands as before."""

    code = "storage"
    status = 503


class OutrunError(StorageError):
    """Another server has gone on with the same table."""

    code = "outrun"
