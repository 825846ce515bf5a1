"""Previews of shots at vehicles: to hit, where, to kill, and every result."""

from msgspec.structs import replace

from hexfront.games.aslsk.armor.engagement import Hit
from hexfront.games.aslsk.armor.mining import mining_outlook, position_drm
from hexfront.games.aslsk.armor.outlook import KillOutlook, kill_outlook
from hexfront.games.aslsk.armor.striking import engagement_of
from hexfront.games.aslsk.choices import Engage
from hexfront.games.aslsk.definitions.ammunition import Ammunition
from hexfront.games.aslsk.definitions.hitting import TargetType
from hexfront.games.aslsk.places import NOBODY
from hexfront.games.aslsk.screen.offers_fire import chance, damage_name
from hexfront.games.aslsk.screen.preview import AspectView, KillPreview, Outcome
from hexfront.games.aslsk.state import AslskState
from hexfront.games.aslsk.weapons.engaging import shot_at
from hexfront.games.aslsk.weapons.moving_targets import wavers
from hexfront.games.aslsk.weapons.ordnance import Shot
from hexfront.games.aslsk.weapons.panzerfaust import kind_of_search, misfires
from hexfront.games.aslsk.weapons.shot_outlook import fires
from hexfront.games.aslsk.weapons.tohit import CRITICAL, ToHit, aim
from hexfront.play import Tally


def engaging_shot(state: AslskState, choice: Engage) -> Shot:
    """The shot of a choice; that of a PF if one is found."""
    if choice.weapon != NOBODY:
        return shot_at(state, choice)
    return Shot(
        kind_of_search(state), state.side_of(choice.unit), state.place[choice.vehicle],
        choice.unit, target=TargetType.VEHICLE, ammunition=Ammunition.HEAT, at=choice.vehicle,
    )  # fmt: skip


def tank_shot(state: AslskState, shot: Shot) -> tuple[ToHit, KillOutlook]:
    """The TH numbers of a shot at a vehicle, and its exact outlook."""
    aimed = aim(state, shot)
    return aimed, kill_outlook(
        state.setting.charts.ift, engagement_of(state, shot), hitting(state, shot, aimed)
    )


def hitting(state: AslskState, shot: Shot, aimed: ToHit) -> list[Hit]:
    """The throws that hit, with ammunition that is there; flames need no TH DR (ASL-4.2.o)."""
    if shot.weapon != NOBODY and state.setting.flamethrowers >> shot.weapon & 1:
        return [Hit(1, 1)] * 36
    found = []
    for colored in range(1, 7):
        for white in range(1, 7):
            original = colored + white
            if shot.weapon == NOBODY and misfires(state, shot.unit, original):
                continue
            if not fires(state, shot, original):
                continue
            reckoned = original + (min(colored, white) if wavers(state, shot) else 0)
            if aimed.hits(shot.at, reckoned):
                found.append(Hit(colored, white, original == CRITICAL))
    return found


def kill_preview(state: AslskState, shot: Shot) -> KillPreview:
    """The whole chain of a shot at a vehicle."""
    aimed, ahead = tank_shot(state, shot)
    drm = Tally.of((*aimed.common.lines, *aimed.own[shot.at].lines))
    shown = _shown(shot.at, shot.unit, shot.weapon, ahead)
    return replace(shown, ammunition=shot.ammunition.value, number=aimed.number, drm=drm)


def mining_preview(state: AslskState, w: int, placer: int, vehicle: int) -> KillPreview:
    """A DC against an AFV: its DRM are those of the Position DR (ASL-4.3.k)."""
    ahead = mining_outlook(state, w, placer, vehicle)
    return replace(_shown(vehicle, placer, w, ahead), drm=position_drm(state, placer, vehicle))


def _shown(vehicle: int, unit: int, weapon: int, ahead: KillOutlook) -> KillPreview:
    """Where it may be hit, and every result."""
    ordered = sorted(ahead.damage.items(), key=lambda item: -item[1])
    return KillPreview(
        vehicle=vehicle,
        unit=unit,
        weapon=weapon,
        ammunition="",
        number=0,
        drm=Tally.of(()),
        hit=chance(ahead.hit),
        aspects=tuple(
            AspectView(
                part=a.part.value,
                facing=a.facing.name.lower(),
                critical=a.critical,
                chance=chance(a.chance),
                number=a.number,
                kills=chance(a.kills),
            )
            for a in ahead.aspects
        ),
        damage=tuple(Outcome(damage_name(found), chance(part)) for found, part in ordered),
    )
