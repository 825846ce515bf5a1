"""The counters are those of the rulebook's unit list, with the figures its examples show."""

import pytest

from hexfront.games.coh.definitions.counters import SIDES, Role, UnitKind
from hexfront.games.coh.definitions.library import definitions

# Count, years and class of each counter (tables T11 and T12).
UNIT_LIST = {
    "german-rifles-41": (8, 39, 45, "foot"),
    "german-mg-34": (7, 39, 45, "foot"),
    "german-pioneers": (3, 39, 43, "foot pioneers flamethrower"),
    "german-hmg-34": (2, 39, 43, "foot crew"),
    "german-mortar-50": (2, 39, 42, "foot crew mortar"),
    "german-mortar-81": (2, 39, 45, "foot crew mortar indirect"),
    "german-tank-hunters": (1, 39, 42, "foot"),
    "german-leig-18": (2, 39, 45, "gun crew"),
    "german-pak-36": (2, 39, 42, "gun crew"),
    "german-pak-38": (2, 41, 45, "gun crew"),
    "german-fk-297": (1, 41, 43, "gun crew"),
    "german-flak-18": (1, 39, 45, "gun crew"),
    "german-wagon": (3, 39, 45, "vehicle wheeled wagon"),
    "german-opel-blitz": (2, 39, 45, "vehicle wheeled truck"),
    "german-sdkfz-251": (2, 39, 45, "vehicle tracked armored open-topped shield"),
    "german-protze-pak-36": (1, 41, 42, "vehicle wheeled"),
    "german-sdkfz-232": (1, 39, 45, "vehicle wheeled armored turret"),
    "german-demag-d7": (1, 41, 42, "vehicle tracked"),
    "german-pzjg-35r": (1, 41, 44, "vehicle tracked armored open-topped"),
    "german-pz-ii-f": (3, 40, 43, "vehicle tracked armored turret tank"),
    "german-pz-38t": (1, 39, 42, "vehicle tracked armored turret tank"),
    "german-pz-iii-e": (2, 39, 41, "vehicle tracked armored turret tank"),
    "german-pz-iii-h": (1, 41, 42, "vehicle tracked armored turret tank"),
    "german-pz-iii-j": (1, 42, 43, "vehicle tracked armored turret tank"),
    "german-pz-iv-e": (2, 39, 43, "vehicle tracked armored turret tank"),
    "german-pz-iv-f2": (1, 42, 43, "vehicle tracked armored turret tank"),
    "german-somua-s35": (1, 41, 44, "vehicle tracked armored turret tank"),
    "german-b-2-f": (1, 42, 44, "vehicle tracked armored turret tank flamethrower"),
    "german-t-34": (1, 41, 42, "vehicle tracked armored turret tank"),
    "soviet-rifles-41": (12, 39, 41, "foot"),
    "soviet-smg-41": (4, 41, 42, "foot"),
    "soviet-maxim": (3, 39, 45, "foot crew"),
    "soviet-nkvd": (3, 39, 45, "foot"),
    "soviet-mortar-50": (2, 39, 42, "foot crew mortar"),
    "soviet-mortar-82": (2, 39, 45, "foot crew mortar indirect"),
    "soviet-regimental-gun": (1, 39, 45, "gun crew"),
    "soviet-atg-45": (2, 39, 45, "gun crew"),
    "soviet-f-22": (1, 39, 45, "gun crew"),
    "soviet-wagon": (4, 39, 45, "vehicle wheeled wagon"),
    "soviet-gaz": (2, 39, 43, "vehicle wheeled truck"),
    "soviet-ba-10": (2, 39, 43, "vehicle wheeled armored turret"),
    "soviet-kht-26": (1, 41, 42, "vehicle tracked armored turret tank flamethrower"),
    "soviet-zis-30": (1, 41, 42, "vehicle tracked armored open-topped"),
    "soviet-t-26": (4, 39, 42, "vehicle tracked armored turret tank"),
    "soviet-bt-7": (2, 39, 43, "vehicle tracked armored turret tank"),
    "soviet-t-35": (1, 39, 41, "vehicle tracked armored turret tank"),
    "soviet-t-34-40": (4, 40, 42, "vehicle tracked armored turret tank"),
    "soviet-t-34-41": (2, 41, 43, "vehicle tracked armored turret tank"),
    "soviet-kv-1": (2, 40, 42, "vehicle tracked armored turret tank"),
    "soviet-kv-2": (1, 40, 43, "vehicle tracked armored turret tank"),
}

# What the examples of the rulebook show of the counters.
SHOWN = {
    "german-rifles-41": {"attack_cost": 3, "move_cost": 1, "flank": 11, "front": 12},
    "german-mg-34": {"attack_cost": 2, "move_cost": 1, "red_fp": 4, "front": 12},
    "german-hmg-34": {"attack_cost": 2, "move_cost": 2, "red_fp": 5, "flank": 10, "front": 12},
    "german-pioneers": {"attack_cost": 2},
    "german-pak-38": {"flank": 10},
    "german-mortar-81": {"red_fp": 3, "indirect_cost": 4},
    "german-sdkfz-251": {"move_cost": 1, "tracks": 2, "shield": 2},
    "german-pz-iv-f2": {"attack_cost": 3, "move_cost": 1, "tracks": 1, "red_fp": 5},
    "soviet-rifles-41": {"attack_cost": 4, "move_cost": 1, "red_fp": 3, "blue_fp": 0, "front": 12},
    "soviet-maxim": {"attack_cost": 3, "red_fp": 3, "flank": 10, "front": 12},
    "soviet-mortar-82": {"red_fp": 3, "indirect_cost": 4, "min_range": 3},
    "soviet-regimental-gun": {"flank": 10},
    "soviet-t-34-40": {"move_cost": 1, "tracks": 2},
    "soviet-t-34-41": {"move_cost": 1, "tracks": 2},
    "soviet-gaz": {"move_cost": 1, "wheels": 1},
}

KINDS = {key: kind for key, kind in definitions().kinds.items() if not (kind.rumour or kind.mines)}


def traits(kind: UnitKind) -> str:
    """What a counter is, in the words of the list above."""
    marks = {
        "crew": kind.red_crewed and kind.blue_crewed,
        kind.mover.value: kind.role is Role.VEHICLE,
        "armored": kind.armored,
        "open-topped": kind.open_topped,
        "shield": kind.shield == 2,
        "turret": kind.turret,
        "tank": kind.tank,
        "truck": kind.truck,
        "wagon": kind.wagon,
        "pioneers": kind.pioneers,
        "flamethrower": kind.flamethrower,
        "mortar": kind.mortar,
        "indirect": kind.indirect_cost is not None,
    }
    return " ".join([kind.role.value, *(mark for mark, there in marks.items() if there)])


def test_the_box_has_the_counters_of_the_unit_list():
    found = {
        key: (kind.count, kind.years[0] - 1900, kind.years[1] - 1900, traits(kind))
        for key, kind in KINDS.items()
    }
    assert found == UNIT_LIST


def test_there_are_58_german_and_56_soviet_counters():
    counts = [sum(k.count for k in KINDS.values() if k.side == side) for side in SIDES]
    assert counts == [58, 56]


def test_counters_have_the_figures_that_the_examples_show():
    found = {
        key: {figure: getattr(kind, figure) for figure in kind.given}
        for key, kind in KINDS.items() if kind.given
    }  # fmt: skip
    assert found == SHOWN


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_no_figure_is_both_given_and_from_outside(kind):
    assert not set(kind.given) & set(kind.outside)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("side", SIDES)
def test_no_two_counters_of_a_side_have_the_same_name(side, language):
    names = [kind.name[language] for kind in KINDS.values() if kind.side == side]
    assert len(set(names)) == len(names)


def test_the_captured_t_34_is_like_the_soviet_one_but_for_its_crew():
    taken, own = KINDS["german-t-34"], KINDS["soviet-t-34-40"]
    apart = {"id", "name", "side", "count", "years", "attack_cost", "given", "outside"}
    for figure in set(UnitKind.__struct_fields__) - apart:
        assert getattr(taken, figure) == getattr(own, figure), figure
