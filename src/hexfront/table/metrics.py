"""What an operator watches, in the words of Prometheus. No table and no player is named."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.rooms = Gauge("hexfront_rooms", "tables in memory", registry=self._registry)
        self.pages = Gauge("hexfront_pages", "pages connected", registry=self._registry)
        self.faults = Counter(
            "hexfront_faults", "answers that were faults", ["code"], registry=self._registry
        )
        self.notices = Counter(
            "hexfront_notices",
            "turns told to people who were away",
            ["kind", "outcome"],
            registry=self._registry,
        )
        self._choices = Histogram(
            "hexfront_choice_seconds",
            "from a choice to when it is kept",
            buckets=_BUCKETS,
            registry=self._registry,
        )

    @contextmanager
    def choice(self) -> Iterator[None]:
        """Time a choice that is taken; what is refused is not counted."""
        start = perf_counter()
        yield
        self._choices.observe(perf_counter() - start)

    def text(self) -> bytes:
        return generate_latest(self._registry)
