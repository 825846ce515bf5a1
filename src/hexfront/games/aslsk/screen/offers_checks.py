"""Previews of rolls that succeed or fail, and of Close Combat."""

from collections import Counter

from hexfront.games.aslsk.close_combat.afv import afv_prospects
from hexfront.games.aslsk.close_combat.brawl import Brawl, prospects, ratio
from hexfront.games.aslsk.moments.rally import BOXCARS
from hexfront.games.aslsk.movement.actions import grenade_drm
from hexfront.games.aslsk.movement.allowance import March
from hexfront.games.aslsk.movement.paatc import brave, paatc_drm
from hexfront.games.aslsk.movement.pushing import push_drm
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.rally import rallying, weapons
from hexfront.games.aslsk.screen.offers_fire import DICE, chance, share
from hexfront.games.aslsk.screen.preview import BrawlPreview, CheckPreview, VehicleBrawlPreview
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.units.condition import morale
from hexfront.games.aslsk.units.promotion import promotion_drm
from hexfront.games.aslsk.weapons.guns import gun
from hexfront.games.aslsk.weapons.panzerfaust import check_modifiers, finds
from hexfront.hexes import HexId
from hexfront.play import Tally

FACES = range(1, 7)


def rally_check(state: AslskState, u: int, leader: int) -> CheckPreview:
    """An attempt to rally; an Original 12 reduces the unit (ASL-3.1.m)."""
    drm = rallying.rally_drm(state, u, leader)
    number = morale(state, u)
    passed = sum(dr != BOXCARS and dr + drm.total <= number for dr in DICE)
    return CheckPreview(
        kind="rally", dice=2, number=number, drm=drm, success=share(passed, 36), lost=share(1, 36)
    )


def recovery_check(state: AslskState, u: int) -> CheckPreview:
    drm = weapons.recovery_drm(state, u)
    number = state.setting.charts.morale.recovery.below.value - 1
    taken = sum(weapons.picks_up(state, u, die) for die in FACES)
    return CheckPreview(kind="recovery", dice=1, number=number, drm=drm, success=share(taken, 6))


def repair_check(state: AslskState, w: int) -> CheckPreview:
    """A dr at or below the weapon's number repairs it; the highest removes it (ASL-3.1.e)."""
    number = state.setting.weapons[w].repair
    removed = state.setting.charts.morale.recovery.removed_on.value
    repaired = sum(die <= number and die < removed for die in FACES)
    return CheckPreview(
        kind="repair",
        dice=1,
        number=number,
        drm=Tally.of(()),
        success=share(repaired, 6),
        lost=share(sum(die >= removed for die in FACES), 6),
    )


def grenade_check(state: AslskState, u: int) -> CheckPreview:
    """Smoke grenades: the dr against the Smoke Exponent; a 6 ends the unit's MPh."""
    drm, number = grenade_drm(state, u), state.kinds.smoke[state.kind[u]]
    ends = state.setting.charts.movement.smoke_grenade.ends_move_on.value
    placed = sum(die + drm.total <= number for die in FACES)
    return CheckPreview(
        kind="grenade", dice=1, number=number, drm=drm, success=share(placed, 6),
        lost=share(sum(die == ends for die in FACES), 6),
    )  # fmt: skip


def push_check(state: AslskState, march: March, w: int, h: HexId, *, road: bool) -> CheckPreview:
    """The DR against the M# of a Gun (ASL-6.5.f, ASL-6.5.g)."""
    drm, number = push_drm(state, march, w, h, road=road), gun(state, w).manhandling
    moved = sum(dr + drm.total <= number for dr in DICE)
    return CheckPreview(
        kind="push",
        dice=2,
        number=number,
        drm=drm,
        success=share(moved, 36),
        lost=share(36 - moved, 36),
    )


def panzerfaust_check(state: AslskState, u: int, vehicle: int = NOBODY) -> CheckPreview:
    table, drm = state.setting.charts.panzerfaust, check_modifiers(state, u, vehicle)
    found = sum(finds(state, die, drm.total) for die in FACES)
    return CheckPreview(
        kind="panzerfaust", dice=1, number=table.check.value, drm=drm, success=share(found, 6),
        lost=share(sum(die == table.none_on.value for die in FACES), 6),
    )  # fmt: skip


def promotion_check(state: AslskState, u: int) -> CheckPreview:
    """Whether any leader steps forward, and which."""
    drm = promotion_drm(state, u)
    table = state.setting.charts.leader_creation
    found = (table.created(die + drm.total) for die in FACES)
    made = Counter(leader for leader in found if leader is not None)
    return CheckPreview(
        kind="promotion",
        dice=1,
        number=max((row.up_to for row in table.rows), default=0),
        drm=drm,
        success=share(made.total(), 6),
        leaders=tuple((leader, share(n, 6)) for leader, n in made.items()),
    )


def brawl_preview(state: AslskState, brawl: Brawl, ambush: int) -> BrawlPreview:
    """A CC attack as it is put together."""
    ahead = prospects(state, brawl, ambush)
    attack, defense = ratio(state, brawl)
    return BrawlPreview(
        attackers=brawl.attackers,
        targets=brawl.targets,
        attack=chance(attack),
        defense=chance(defense),
        odds=ahead.odds,
        kill=ahead.kill,
        drm=ahead.drm,
        eliminated=chance(ahead.eliminated),
        reduced=chance(ahead.reduced),
        weapons=brawl.weapons,
    )


def assault_preview(
    state: AslskState, brawl: Brawl, ambush: int, *, fired: bool = False
) -> VehicleBrawlPreview:
    """Infantry against a vehicle in CC."""
    ahead = afv_prospects(state, brawl, ambush, fired=fired)
    return VehicleBrawlPreview(
        attackers=brawl.attackers,
        target=brawl.targets[0],
        ccv=ahead.ccv,
        drm=ahead.drm,
        destroyed=chance(ahead.destroyed),
        immobilized=chance(ahead.immobilized),
        casualty=chance(ahead.casualty),
    )


def paatc_check(state: AslskState, u: int) -> CheckPreview:
    """Whether a unit dares to face an AFV (ASL-3.7.f)."""
    drm, number = paatc_drm(state, u), morale(state, u)
    passed = sum(brave(state, u, dr) for dr in DICE)
    return CheckPreview(
        kind="paatc", dice=2, number=number, drm=drm, success=share(passed, len(DICE))
    )
