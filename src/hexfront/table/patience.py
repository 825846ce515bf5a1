"""How long the server waits for a request: whoever connects and says nothing, or says it letter by
letter, holds a connection, and there are only so many."""

from asyncio import TimerHandle, Transport
from typing import TYPE_CHECKING

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

if TYPE_CHECKING:
    from h11 import Request

BEGINNING = 20.0
"""Seconds in which a request must say what it asks for."""
WHOLE = 300.0
"""Seconds in which the rest of it must have come: a save over a slow line."""


class PatientHttp(H11Protocol):
    """A connection that is closed when a request does not come in time."""

    _alarm: TimerHandle | None = None
    _begun: object = None
    """The request whose rest is waited for."""
    _handed_over = False
    """Whether it has become a socket, which has a patience of its own."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as there
        super().connection_made(transport)
        self._wait(BEGINNING)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asked: RequestResponseCycle | None = self.cycle
        if self._handed_over:
            return
        if asked is None or asked.response_complete:
            if self._alarm is None:
                self._wait(BEGINNING)
        elif not asked.more_body:
            self._stop_waiting()
        elif asked is not self._begun:
            self._begun = asked
            self._wait(WHOLE)

    def handle_websocket_upgrade(self, event: "Request") -> None:
        self._handed_over = True
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._alarm = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
