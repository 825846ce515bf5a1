"""What is a fortification and what an obstacle (COH-17.0)."""

import pytest

from tests.games.coh.works.helpers import works

FORTIFICATIONS = ("trench", "bunker")
OBSTACLES = ("wire", "mines", "road-block")


@pytest.mark.rule("COH-17.0.a")
@pytest.mark.parametrize("work", [*FORTIFICATIONS, *OBSTACLES])
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_obstacles_are_cleared_and_fortifications_help_to_rally(work: str, side: str) -> None:
    facing = " facing N" if work == "bunker" else ""
    p = works(
        f"work {work} D04 {side}{facing}",
        "unit G1 german at D04 facing N",
        "unit S1 soviet at H02 facing N",
        "hand german 16",
    )
    assert p.legal("card 16") == (work in OBSTACLES)
    hurt = works(
        f"work {work} D04 {side}{facing}",
        "unit G2 german at D04 facing N hit=pinned",
        "unit S1 soviet at H02 facing N",
    )
    calm = works("unit G2 german at D04 facing N hit=pinned", "unit S1 soviet at H02 facing N")
    help_ = calm.number("rally G2") - hurt.number("rally G2")
    assert help_ == (1 if work in FORTIFICATIONS else 0)
