"""Shots at vehicles as they are told before they are fired."""

from fractions import Fraction

import pytest

from hexfront.games.aslsk.notation import position

GUN = """
    ger T ger-pziiih at K6 vca=ne-se
    rus R crew at M6
    sw G rus-45ll-at with R arc=sw-nw
    phase prep-fire russian
"""


@pytest.mark.rule("ASL-6.2.g")
def test_ammunition_that_may_be_missing_hits_only_if_it_is_there() -> None:
    p = position(GUN)
    plain, special = p.preview("engage R G T ap").kill, p.preview("engage R G T apcr").kill
    assert plain is not None
    assert special is not None
    there = Fraction(10, 36)  # A5: an Original DR of 5 or less
    assert Fraction(*plain.hit) > there
    assert Fraction(*special.hit) == there
    assert sum(Fraction(*aspect.chance) for aspect in special.aspects) == there


def test_it_says_who_fires() -> None:
    p = position(GUN)
    told = p.preview("engage R G T ap").kill
    assert told is not None
    assert (told.unit, told.weapon, told.vehicle) == (p.unit("R"), p.weapon("G"), p.unit("T"))
