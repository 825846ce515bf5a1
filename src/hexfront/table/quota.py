"""How often somebody may ask for something."""

from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from time import monotonic

from hexfront.table.errors import TooManyRequestsError

HOUR = 3600.0
_MOST_ADDRESSES = 10_000


def network(address: str) -> str:
    """A household has one address, or all those of a network that differ in the last half."""
    try:
        # Where a neighbour is on the same line, the address says on which (fe80::1%eth0).
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return parsed.ipv4_mapped.compressed if parsed.ipv4_mapped else parsed.exploded[:19]
    return parsed.compressed


class Quota:
    """So many times an hour for each household; nothing is counted without a limit."""

    def __init__(self, limit: int, clock: Callable[[], float] = monotonic) -> None:
        self.limit = limit
        self._clock = clock
        self._asked: dict[str, deque[float]] = {}

    def use(self, address: str) -> None:
        """Count one more; TooManyRequestsError when there have been too many."""
        if not self.limit:
            return
        now, address = self._clock(), network(address)
        times = self._asked.pop(address, deque())
        while times and times[0] <= now - HOUR:
            times.popleft()
        # Whoever asked last stands last, so that the longest silent are forgotten first.
        self._asked[address] = times
        if len(self._asked) > _MOST_ADDRESSES:
            del self._asked[next(iter(self._asked))]
        if len(times) >= self.limit:
            wait = int(times[0] + HOUR - now) // 60 + 1
            raise TooManyRequestsError(f"{self.limit} an hour is the most; again in {wait} min")
        times.append(now)
