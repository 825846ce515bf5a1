"""What can be set about a server, and where it keeps its games by default."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import hexfront
from hexfront.table.inside import Network
from hexfront.table.logs import LogFormat
from hexfront.table.post.settings import NoticeSettings

MESSAGE_LIMIT = 64 * 1024
"""The largest message or request in bytes."""
SAVE_LIMIT = 8 * 1024 * 1024
"""The largest save in bytes."""

_PACKAGE = Path(hexfront.__file__).parent


def data_directory() -> Path:
    """Where programs keep a person's data on this system."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "Hexfront"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Hexfront"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hexfront"


def default_database() -> str:
    """The URL in HEXFRONT_DATABASE, or a SQLite file among the person's data."""
    named = os.environ.get("HEXFRONT_DATABASE")
    if named:
        return named
    return f"sqlite:///{data_directory() / 'tables.sqlite3'}"


def cache_directory() -> Path:
    """Where programs keep what they can make again: HEXFRONT_CACHE, or the system's own place."""
    named = os.environ.get("HEXFRONT_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return data_directory() / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Hexfront"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "hexfront"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The server's settings; the defaults serve one person at one machine."""

    database: str = field(default_factory=default_database)
    page: Path = _PACKAGE / "web" / "dist"
    words: Path = _PACKAGE / "words"
    cache: Path = field(default_factory=cache_directory)
    """Boards that were drawn once."""
    names: frozenset[str] = frozenset()
    """Host names in small letters by which browsers may ask for this server; its addresses and
    localhost always do."""
    origins: frozenset[str] = frozenset()
    """Other origins, as scheme://host:port, whose pages may talk to this server."""
    log: LogFormat = "text"
    addresses: tuple[str, ...] = ()
    """Where browsers on other machines find this server."""
    patience: float = 60.0
    """Seconds after which a computer player that does not answer is overruled."""
    open_rooms: int = 64
    """Tables held in memory; idle ones beyond that are read again when needed."""
    table_limit: int = 10_000
    keep_days: int = 0
    """Days after which a game that nobody touches is deleted; 0, never."""
    absent_days: int = 14
    """Days without a choice after which the computer may be asked to play for somebody, in a game
    without a clock; 0, never."""
    metrics_from: tuple[Network, ...] = ()
    """From where the figures may be asked for, beside this machine."""
    notices: NoticeSettings = field(default_factory=NoticeSettings)
    """How people who are away are told of their turn."""
    now: Callable[[], float] = time.time
    """What time it is, in seconds since 1970."""
    tables_per_hour: int = 0
    """New tables that one address may ask for in an hour; 0, any number."""
    accounts_per_hour: int = 20
    """New accounts and new names that one address may ask for in an hour; 0, any number."""
    logins_per_hour: int = 120
    """Passwords that one address may show in an hour; 0, any number."""
