"""What a player sees of a choice before taking it, made from what the seat knows."""

from msgspec import Struct

from hexfront.play import Refusal, Tally

Chance = tuple[int, int]
"""An exact probability, or FP with its fractions: numerator and denominator."""


class FactorView(Struct, frozen=True, omit_defaults=True):
    """One change of a firer's FP: first `times`, then `over`, then `plus`."""

    label: str
    rule: str
    times: int = 1
    over: int = 1
    plus: int = 0


class MemberView(Struct, frozen=True):
    """What a unit's own FP, or a weapon (else -1), adds to an attack."""

    unit: int
    weapon: int
    base: int
    factors: tuple[FactorView, ...]
    fp: Chance


class Outcome(Struct, frozen=True):
    """Something that may happen and how likely it is."""

    label: str
    chance: Chance


class TargetView(Struct, frozen=True):
    """What an attack may do to a unit.

    `drm` has all lines that change the DR for it; None for a bystander, whom only the loss of a
    leader may shake.
    """

    unit: int
    drm: Tally | None
    column: int
    """The column of the IFT for this target; 0 for none."""
    results: tuple[Outcome, ...]
    """IFT results of the DR: "2KIA", "K/1", "NMC", "PTC", "-"; not told for a shot of ordnance."""
    fates: tuple[Outcome, ...]
    """What becomes of it in the end, after all checks that follow: of FATES, one or several
    joined by "+", or "unharmed"."""
    hurt: Chance
    """That it is eliminated, reduced, broken or pinned at all."""


FATES = ("eliminated", "reduced", "wounded", "replaced", "broken", "pinned")
"""What can become of a unit, the worst first; "reduced" is Casualty Reduction, "replaced" by a
poorer counter."""
UNHARMED = "unharmed"


class FirePreview(Struct, frozen=True, kw_only=True):
    """A fire attack as it has been put together."""

    kind: str
    """prep, first, subsequent, final, advancing."""
    hex: int
    units: tuple[int, ...]
    weapons: tuple[int, ...]
    leaders: tuple[int, ...]
    members: tuple[MemberView, ...]
    fp: Chance
    column: int
    """The column of the IFT; 0 below 1 FP: no attack."""
    cowering: int
    """Columns lost on a double."""
    cowered: int
    """The column of a double."""
    drm: Tally
    """The lines that hold for the whole attack."""
    targets: tuple[TargetView, ...]
    joint: tuple[tuple[tuple[str, ...], Chance], ...]
    """What becomes of all targets together, in their order, the likeliest first; nothing for a
    large stack."""
    residual: int = 0
    """Residual FP that it leaves."""
    breaks: tuple[tuple[int, Chance], ...] = ()
    """By weapon: the chance that this DR breaks it down."""
    refusal: Refusal | None = None
    """What still stands against the attack."""


class ToHitPreview(Struct, frozen=True, kw_only=True):
    """A shot of a mortar, BAZ, PSK, PIAT or Panzerfaust."""

    weapon: int
    """-1 for a Panzerfaust."""
    hex: int
    number: int
    """The TH#."""
    drm: Tally
    own: tuple[tuple[int, Tally], ...] = ()
    """By target: the lines that hold for it alone."""
    hits: tuple[tuple[int, Chance], ...] = ()
    """By target: the chance that it is hit."""
    column: int
    """The IFT column of a hit; 0 for none."""
    fates: tuple[TargetView, ...] = ()
    """What becomes of all whom the shot may touch, TH DR included."""
    backblast: tuple[TargetView, ...] = ()
    """What Backblast does to those in the firer's hex, if it is not avoided."""


class AspectView(Struct, frozen=True, kw_only=True):
    """One place where a shot may hit a vehicle."""

    part: str
    """hull or turret."""
    facing: str
    """front, side or rear."""
    critical: bool
    chance: Chance
    """Of the whole shot, to hit just there."""
    number: Tally
    """The final TK#."""
    kills: Chance
    """That such a hit destroys the vehicle."""


class KillPreview(Struct, frozen=True, kw_only=True):
    """A shot at a vehicle, or a DC: the chain of chances to what becomes of it."""

    vehicle: int
    unit: int
    """Who fires."""
    weapon: int
    ammunition: str
    number: int
    """The TH#; 0 if it needs none."""
    drm: Tally
    hit: Chance
    aspects: tuple[AspectView, ...]
    damage: tuple[Outcome, ...]
    """What becomes of the vehicle and its crew, the likeliest first."""


class ChargePreview(Struct, frozen=True, kw_only=True):
    """A DC in prospect: what it does in the AFPh to those who are in the hex now."""

    weapon: int
    hex: int
    column: int
    drm: Tally
    dud: Chance
    """That it does not go off."""
    targets: tuple[TargetView, ...]


class BrawlPreview(Struct, frozen=True, kw_only=True):
    """A CC attack as it has been put together."""

    attackers: tuple[int, ...]
    targets: tuple[int, ...]
    attack: Chance
    """FP of the attackers."""
    defense: Chance
    odds: str
    """The column of the CCT; nothing below the lowest."""
    kill: int
    drm: Tally
    eliminated: Chance
    reduced: Chance
    weapons: tuple[int, ...] = ()
    """Those with which a vehicle attacks."""


class VehicleBrawlPreview(Struct, frozen=True, kw_only=True):
    """A CC attack of Infantry on a vehicle."""

    attackers: tuple[int, ...]
    target: int
    ccv: Tally
    drm: Tally
    destroyed: Chance
    immobilized: Chance
    casualty: Chance
    """That the attackers suffer Casualty Reduction."""


class CheckPreview(Struct, frozen=True, kw_only=True):
    """A roll that succeeds at `number` or less."""

    kind: str
    """rally, repair, recovery, grenade, push, panzerfaust, promotion, paatc, bog, breakdown,
    freeing, dispenser or motion."""
    dice: int
    """1 for a dr, 2 for a DR."""
    number: int
    drm: Tally
    success: Chance
    lost: Chance = (0, 1)
    """That the unit, or the weapon, suffers by this roll."""
    leaders: tuple[tuple[str, Chance], ...] = ()
    """Of a promotion: each leader who may step forward, such as 8-0, and how likely he is."""


class StepPreview(Struct, frozen=True, kw_only=True):
    """A step into a hex."""

    cost: float
    """In MF."""
    left: float
    """MF left after it."""
    open_ground: bool
    """FFMO may apply there."""
    watchers: tuple[int, ...] = ()
    """Enemy units in sight of the hex that could fire at it."""
    interdicted: bool = False
    """Of a rout: it would have to check for Interdiction."""


class RoutPreview(Struct, frozen=True, kw_only=True):
    """Where a rout that begins now can lead."""

    ends: tuple[tuple[int, int], ...]
    """(hex, fewest Interdictions on the way) for every hex in which it can end."""
    duty: str = ""
    """The rule by which the unit must rout; nothing if it only may."""


class Preview(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Facts about a choice; only those that apply are told."""

    fire: FirePreview | None = None
    to_hit: ToHitPreview | None = None
    kill: KillPreview | None = None
    charge: ChargePreview | None = None
    brawl: BrawlPreview | None = None
    assault: VehicleBrawlPreview | None = None
    """Infantry attacks a vehicle in CC, or by Reaction Fire."""
    check: CheckPreview | None = None
    step: StepPreview | None = None
    rout: RoutPreview | None = None
    fp: Chance | None = None
    """What a firer adds, or would fire with alone."""
    alone: bool = False
    """It joins no fire group (ASL-3.2.2.l, ASL-4.2.k)."""
    column: int = 0
    """The column that the choice leads to."""
    drm: int = 0
    """The DRM that the choice leads to, for the target that is hit best."""
    mf: float | None = None
    """MF that the choice costs."""
    exhausts: bool = False
    """It takes all MF of the unit, which will be CX."""
