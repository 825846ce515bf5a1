"""Links as pictures that phones read. Anybody may ask for one, and to draw it takes a tenth of a
second, so one is drawn at a time, beside the event loop."""

from functools import partial
from io import BytesIO

import segno

from hexfront.table.errors import BadRequestError
from hexfront.table.workbench import Workbench

_LONGEST_LINK = 500
"""Bytes."""
MOST_WAITING = 16


class QrCodes:
    """Draws the links of one server."""

    def __init__(self) -> None:
        full = "too many links are drawn at this moment"
        self._bench = Workbench("hexfront-qr", 1, MOST_WAITING, full)

    async def drawn(self, link: bytes) -> bytes:
        """The link as SVG."""
        if not link or len(link) > _LONGEST_LINK:
            raise BadRequestError(f"a link has 1 to {_LONGEST_LINK} bytes")
        return await self._bench.do(partial(_svg, link.decode(errors="replace")))

    def close(self) -> None:
        self._bench.close()


def _svg(link: str) -> bytes:
    drawn = BytesIO()
    segno.make_qr(link).save(
        drawn, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True
    )
    return drawn.getvalue()
