"""What the server writes down: lines to read, or JSON lines to search. Tokens never come there."""

import logging
from datetime import UTC, datetime
from typing import Literal

import msgspec

LogFormat = Literal["text", "json"]

logger = logging.getLogger("hexfront.table")


class JsonLines(logging.Formatter):
    """A line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def write_logs(kind: LogFormat) -> None:
    """From now on the log goes to the error stream in this form."""
    if kind == "text":
        return
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
