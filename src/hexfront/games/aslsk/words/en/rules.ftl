# Words of the ASL Starter Kit: log, refusals, tallies.

## Log: the course of the game

log-set-up-done = { $side }: set up.
log-phase-rally = { $side }: Rally Phase.
log-phase-prep-fire = { $side }: Prep Fire Phase.
log-phase-movement = { $side }: Movement Phase.
log-phase-defensive-fire = { $side }: Defensive Fire Phase of the other side.
log-phase-advancing-fire = { $side }: Advancing Fire Phase.
log-phase-rout = { $side }: Rout Phase.
log-phase-advance = { $side }: Advance Phase.
log-phase-close-combat = { $side }: Close Combat Phase.
log-end-conditions = The { $side } win: their Victory Conditions are met.
log-end-otherwise = The { $side } win: the other side has not met its Victory Conditions.
log-end-nobody-left = The { $side } win: nobody is left of the other side.

## Log: rally and weapons

log-weapon-recovered = dr { $die }: { $unit } picks up { $weapon }.
log-not-recovered = dr { $die }: { $unit } fails to pick up { $weapon }.
log-repaired = dr { $die }: { $unit } repairs { $weapon }.
log-not-repaired = dr { $die }: { $unit } fails to repair { $weapon }.
log-beyond-repair = dr { $die }: { $weapon } is beyond repair and removed.
log-transfer = { $giver } hands { $weapon } over to { $unit }.
log-dropped = { $unit } leaves { $weapon } behind in { $hex }.
log-destroys = { $unit } destroys { $weapon }.
log-rally-passed = { $unit } rallies in { $hex }: DR { $dr }, DRM { $drm } = { $final } against morale { $morale }.
log-rally-failed = { $unit } does not rally in { $hex }: DR { $dr }, DRM { $drm } = { $final } against morale { $morale }.
log-leader-created = dr { $die }: from { $unit } steps forward: { $leader }.
log-no-leader = dr { $die }: no leader steps forward from { $unit }.

## Log: fire

log-fires = { $unit } fires at { $hex }.
log-fires-weapon = { $unit } fires { $weapon } at { $hex }.
log-fires-gun = { $unit } fires { $weapon } at { $hex }: { $target }, { $ammunition }.
log-rakes = { $unit } rakes { $hex } with { $weapon }.
log-turns-gun = { $unit } turns { $weapon }.
log-pushes = { $unit } pushes { $weapon } towards { $hex }: M# { $number }, DR { $colored }+{ $white }.
log-gun-stuck = { $weapon } does not move.
log-ammunition-ends = { $weapon } has fired its last { $ammunition }.
log-ammunition-missing = { $weapon } has no { $ammunition } and does not fire.
log-smoke-shell = { $weapon } lays smoke in { $hex }.
log-gun-destroyed = Direct Hit: { $weapon } is destroyed.
log-gun-damaged = Direct Hit: { $weapon } malfunctions.
log-directs = { $leader } directs the fire at { $hex }.
log-fire-roll = { $column ->
    [0] Fire at { $hex }: below the lowest column, no attack.
   *[other] Fire at { $hex }, column { $column }: DR { $dr }, DRM { $drm } = { $final }.
}
log-residual-roll = Residual FP in { $hex }, column { $column }: DR { $dr }, DRM { $drm } = { $final }.
log-target-drm = { $unit }: DR { $dr }, DRM { $drm } = { $final }.
log-cowers = { $unit } cowers.
log-rof-kept = { $weapon } keeps its Rate of Fire.
log-residual = { $fp } Residual FP in { $hex }.
log-protective-check = { $unit }: the DR of its Final Protective Fire is its NMC, Final DR { $final }.
log-fire-result = { $unit }: { $result }.
log-no-effect = No effect in { $hex }.
log-random-selection = Random selection, dr { $die }: { $unit }.
log-random-weapon = Random selection, dr { $die }: { $weapon }.
log-malfunction = { $weapon } malfunctions.
log-weapon-lost = { $weapon } is worn out and removed.
log-weapon-hit = dr { $die } for { $weapon } under fire.
log-weapon-damaged = { $weapon } is damaged and malfunctions.
log-weapon-destroyed = { $weapon } is destroyed.
log-to-hit = { $unit } shoots at { $hex }, TH# { $number }: DR { $dr }, DRM { $drm } = { $final }.
log-shot-hits = The shot hits { $unit }.
log-shot-misses = The shot misses { $unit }: DR { $dr }, DRM { $drm } = { $final }, TH# { $number }.
log-hit-effect = Hit on { $unit }, column { $column }: DR { $dr }, DRM { $drm } = { $final }.
log-critical-hit = Critical Hit on { $unit }, column { $column }: DR { $dr }, DRM { $drm } = { $final }.
log-dud = { $unit }: the shot at { $hex } is a dud.
log-acquired = { $weapon } has acquired { $hex }: −{ $level }.
log-follows = { $weapon } keeps its Acquisition on { $unit } in { $hex }.
log-backblast = { $colored }: Backblast in { $hex }.
log-panzerfaust-found = dr { $die }: { $unit } has a Panzerfaust.
log-panzerfaust-none = dr { $die }: { $unit } has no Panzerfaust.
log-panzerfaust-misfire = { $unit }: the Panzerfaust hurts its own firer.
log-charge-placed = { $unit } places a Demolition Charge against { $hex }.
log-charge-on-vehicle = { $unit } places a Demolition Charge against { $target } in { $hex }.
log-charge-position = { $colored } + { $white }: the Demolition Charge lies on the { $part ->
        [hull] hull
       *[turret] turret
    } of { $unit }, TK# { $change }.
log-charge-void = { $unit } is a wreck already; the Demolition Charge against it is wasted.
log-charge = { $colored } + { $white }: the Demolition Charge goes off in { $hex }.
log-charge-dud = { $colored } + { $white }: the Demolition Charge against { $hex } does not go off.

## Log: what becomes of units

log-morale-check = Morale Check of { $unit }: DR { $dr }, DRM { $drm } = { $final } against morale { $morale }.
log-task-check = Task Check of { $unit }: DR { $dr }, DRM { $drm } = { $final } against morale { $morale }.
log-broken = { $unit } breaks in { $hex }.
log-pinned = { $unit } is pinned in { $hex }.
log-dm = { $unit } in { $hex }: DM.
log-reduced = Casualty Reduction in { $hex }: { $unit } is left.
log-replaced = Failed beyond its ELR in { $hex }: replaced by { $unit }.
log-wound-roll = dr { $die } for the wound of { $unit }.
log-wounded = { $unit } is wounded in { $hex }.
log-leader-lost = { $leader } is lost: his comrades check their morale.
log-leader-broken = { $leader } is broken: his comrades take a Task Check.

## Log: movement

log-moved = { $unit }: { $from } – { $to }, { $halves } MF.
log-entered = { $unit } enters the map in { $to }, { $halves } MF.
log-exited = { $unit } leaves the map from { $hex }: { $points } VP.
log-withdrew = { $unit } is recalled and leaves the map from { $hex }: no VP.
log-never-entered = { $unit } did not enter the map and is lost.
log-double-time = { $unit } moves at Double Time and is CX.
log-assault-movement = { $unit }: Assault Movement.
log-driven-back = { $unit } runs into hidden enemies in { $hex } and goes back.
log-smoke = dr { $die }: { $unit } places smoke in { $hex }.
log-no-smoke = dr { $die }: { $unit } fails to place smoke in { $hex }.
log-move-ended = The move of { $unit } is over.
log-exhausted = { $unit } is exhausted: CX.

## Log: rout

log-rout = { $unit } routs from { $hex }.
log-rout-along = { $leader } goes with { $unit }.
log-rout-step = { $unit } routs into { $hex }.
log-low-crawl = { $unit } crawls into { $hex }.
log-rout-thrown-back = { $unit } meets hidden enemies in { $hex } and turns back.
log-failure-to-rout = { $unit } in { $hex } fails to rout.

## Log: Close Combat

log-close-combat = Close Combat in { $hex }.
log-ambush-roll = { $side }: Ambush dr { $die }, Final { $total }.
log-ambush = The { $side } ambush the enemy in { $hex }.
log-cc-eliminated = { $colored } + { $white }, Final { $total } below { $kill }: { $unit } eliminates { $target } and all with it.
log-cc-reduced = { $colored } + { $white }, Final { $total } equals { $kill }: { $unit } inflicts Casualty Reduction on { $target } or a unit with it.
log-cc-none = { $colored } + { $white }, Final { $total } above { $kill }: { $unit } achieves nothing against { $target }.
log-melee = Melee in { $hex }.
log-melee-ends = The Melee in { $hex } is over.
log-reinforcement = { $unit } is ready beside the board.
log-revealed = { $unit } is revealed in { $hex }.
log-player-turn = Turn { $turn }: { $side }.
log-eliminated = { $unit }: eliminated in { $hex }.
log-advanced = { $unit } advances from { $from } to { $to }.

## Refusals: general

no-wrong-phase = This belongs to the { $phase ->
    [set-up] set-up
    [rally] Rally Phase
    [prep-fire] fire phases
    [movement] Movement Phase
    [rout] Rout Phase
    [advance] Advance Phase
    [close-combat] Close Combat Phase
   *[other] { $phase }
}.
no-other-step = This belongs to another step of the Rally Phase.
no-such-weapon = There is no such weapon.
no-enemy-unit = { $unit } is not yours.
no-enemy-weapon = { $weapon } is not yours.
no-enemy = { $unit } belongs to the other side.
no-rout-unfinished = First finish the rout of { $unit }.
no-fight-unfinished = First finish the Close Combat in { $hex }.
no-unit-out-of-play = { $unit } is not in play.
no-not-on-board = { $unit } is not on the map.
no-not-good-order = { $unit } is not in Good Order.
no-hidden = { $unit } is hidden and does nothing in the Rally Phase.
no-acted = { $unit } has acted in this phase already.
no-not-a-leader = { $unit } is no leader.
no-leader-elsewhere = { $leader } is not in the hex of { $unit }.

## Refusals: set-up

no-placing-twice = { $unit } is on the map already.
no-placing-reinforcement = { $unit } enters the map in turn { $turn }.
no-set-up-there = { $unit } does not set up in { $hex }.
no-like-counter-first = Place the other counter of this kind first.
no-arming-twice = { $weapon } has been handed out already.
no-arming-other-group = { $weapon } belongs to another group than { $unit }.
no-arming-before-placing = First place { $unit } on the map.
no-like-weapon-first = Hand out the other weapon of this kind first.
no-picking-up = { $unit } cannot be taken back.
no-units-to-hide = You have no units in { $hex }.
no-hiding-there = The special rules do not let the units in { $hex } hide.
no-set-up-unfinished = Units or weapons are still waiting to be set up.
no-weapon-without-owner = { $weapon } is still without an owner.

## Refusals: rally and weapons

no-possessed = { $weapon } is in somebody's hands.
no-unpossessed = { $weapon } is in nobody's hands.
no-not-possessed = { $weapon } is not in the hands of your side.
no-weapon-elsewhere = { $weapon } is not in the hex of { $unit }.
no-not-malfunctioned = { $weapon } is in working order.
no-captured = { $weapon } is captured and cannot be repaired.
no-repair-number = { $weapon } cannot be repaired.
no-same-unit = { $unit } has { $weapon } already.
no-just-recovered = { $weapon } was picked up in this phase.
no-transfer-twice = { $weapon } has changed hands already.
no-transfer-of-weapon = { $weapon } cannot be handed over to { $unit }.
no-transfer-from-afar = { $weapon } is not in the hex of { $unit }.
no-transfer-not-good-order = { $unit } is not in Good Order.
no-transfer-after-advance = { $unit } has advanced already.
no-not-broken = { $unit } is not broken.
no-tried-already = { $unit } has tried to rally already.
no-rally-in-melee = { $unit } is in Melee and does not rally.
no-self-rally-defender = Of the DEFENDER's units only those with a boxed morale can rally by themselves.
no-self-rally-again = Another unit without boxed morale has tried to rally by itself already.
no-leader-pinned = { $leader } is pinned and leads nobody.
no-not-dm = { $unit } is not under DM.
no-dm-in-cover = { $unit } is in cover and loses its DM.
no-dm-stays-anyway = { $unit } keeps its DM: an enemy is near.
no-dm-kept-twice = { $unit } keeps its DM already.
no-destroying-now = { $weapon } can be destroyed only when its side fires.
no-weapon-used = { $unit } cannot use { $weapon } any more in this phase.
no-dropping-of-others = { $weapon } is not in the hands of those who move.
no-dropping-broken = { $unit } is broken and drops nothing now.
no-dropping-in-melee = { $unit } is in Melee and drops nothing.
no-dropping-in-rout = { $weapon } need not be dropped for the rout.

## Refusals: fire

no-fire-now = { $unit } may not fire now.
no-fire-off-board = { $unit } is not on the map.
no-fire-broken = { $unit } is broken and cannot fire.
no-fire-in-melee = { $unit } is in Melee and cannot fire.
no-own-fp = { $unit } has no FP of its own.
no-weapon-of-others = { $weapon } is not in the hands of { $unit }.
no-malfunctioned-weapon = { $weapon } has malfunctioned.
no-firing-charges = { $weapon } is placed, not fired.
no-pinned-flamethrower = { $unit } is pinned and cannot use { $weapon }.
no-firing-twice = { $unit } has fired already.
no-fire-after-prep-fire = { $unit } has used Prep Fire.
no-second-advancing-fire = { $weapon } has fired already; in the Advancing Fire Phase there is no second shot.
no-fire-of-moved-weapon = { $weapon } was moved and cannot fire in this phase.
no-final-fire-again = { $unit } has used up its Final Fire.
no-second-fire-of-weapon = { $weapon } has fired and cannot fire again.
no-fp-beside-two-weapons = { $unit } uses two weapons and forfeits its own FP.
no-third-weapon = { $unit } cannot use a third weapon.
no-second-weapon-beside-fp = { $unit } fires its own FP and one weapon, not two.
no-second-flamethrower = { $unit } cannot use two flamethrowers at once.
no-second-weapon-of-leader = { $unit } can use one weapon only.
no-weapon-after-directing = { $unit } has directed fire and cannot use a weapon.
no-own-fp-and-weapon = { $unit } fires either its own FP or one weapon.
no-target = There is no enemy to fire at in { $hex }.
no-target-but-movers = Only the units that have just spent MF can be fired at.
no-fire-out-of-hex = { $unit } shares its hex with an enemy and must fire there.
no-los = { $unit } has no LOS to { $hex }.
no-fire-so-far = { $hex } is out of range: { $range } hexes.
no-far-fire-without-leader = Beyond 16 hexes a machine gun needs a leader's direction.
no-subsequent-fire-so-far = Subsequent First Fire reaches only as far as Normal Range.
no-subsequent-fire-past-nearer = { $unit } knows an enemy nearer than { $hex }.
no-final-fire-so-far = A unit marked First Fire can fire again only at adjacent hexes.
no-protective-fire-so-far = Final Protective Fire reaches adjacent hexes only.
no-more-shots-than-mf = { $unit } has fired at { $mover } as often as it spent MF there.
no-second-attack-from-hex = The hex of { $unit } has attacked { $hex } already; its units attack as one group.
no-fire-without-hitting = { $weapon } must hit first and cannot join a group.
no-direction-of-weapon = Nobody can direct this attack.
no-leading = { $leader } cannot lead now.
no-direction-from-afar = { $leader } is not with those who fire.
no-second-leader = Only one leader of a hex directs an attack.
no-directing-twice = { $leader } directs this attack already.
no-direction-and-weapon = { $leader } has used a weapon and directs nobody.
no-direction-of-others = { $leader } has directed others in this Player Turn.
no-second-direction = { $leader } has directed such fire already.
no-firers = Nobody fires yet.
no-leader-in-every-hex = A leader must direct in every hex of the group.
no-link-in-group = The hexes of the group are not adjacent to each other.
no-link-with-group = { $unit } is not adjacent to the group.
no-leader-for-joiner = The leaders of the group cannot direct { $unit } too.
no-joining-attack-twice = { $unit } is in the attack already.
no-group-for-weapon = This weapon fires alone.
no-attack-below-one-fp = An attack needs at least 1 FP.
no-protective-fire-without-fp = { $unit } must use all its own FP in Final Protective Fire.
no-protective-fire-without-mg = { $unit } must use { $weapon } in Final Protective Fire.
no-lone-leader = { $unit } cannot fire { $weapon } alone.
no-mortar = { $weapon } is no mortar.
no-hex-to-bombard = { $weapon } has no empty hex to fire at.
no-bombardment-unfinished = First choose the hex at which { $weapon } fires.
no-bombarding-of-enemies = There are known enemies in { $hex }: fire at them.
no-mortar-in-building = A mortar cannot fire from inside a building.
no-such-range = { $weapon } fires from { $least } to { $most } hexes, and { $hex } is { $distance } away.
no-gun-laid = No Gun is being laid.
no-equivalent = { $weapon } has no IFE.
no-equivalent-so-far = With its IFE { $weapon } does not reach { $hex }.
no-equivalent-again = { $weapon } fires no more with its IFE in this phase.
no-way-to-shoot = { $weapon } cannot fire at { $hex } in this way.
no-such-arc = { $weapon } is not turned so far, or not there, to cover { $hex }.
no-vehicle-there = { $weapon } has no vehicle to fire at in { $hex }.
no-ammunition-left = { $weapon } has no { $ammunition } left.
no-such-ammunition = { $weapon } has no { $ammunition }.
no-mortar-but-on-area = A mortar fires on the ATT only.
no-smoke-but-on-area = Smoke and WP are fired on the ATT only.
no-area-but-for-he = On the ATT only HE, smoke or WP is fired.
no-area-in-own-hex = The ATT is not for the own hex.
no-empty-hex-but-on-area = A hex without known enemies is fired at on the ATT only.
no-heat-in-the-open = HEAT is for Infantry in buildings, Guns and vehicles.
no-smoke-now = Smoke is fired at the start of the PFPh or DFPh.
no-smoke-after-fire = Once something else has been fired in this phase, no smoke is fired any more.
no-intensive-fire-so-far = In the DFPh Intensive Fire reaches only the same or an adjacent hex.
no-intensive-fire-in-advancing-fire = There is no Intensive Fire in the AFPh.
no-intensive-fire-of-weapon = { $weapon } may not use Intensive Fire.
no-pinned-intensive-fire = A pinned unit may not use Intensive Fire.
no-intensive-fire-of-final-fire = { $weapon } is marked Final Fire.
no-fire-after-intensive-fire = { $weapon } fires no more this Player Turn.
no-fire-after-pushing = { $unit } has pushed a Gun and does not fire in the AFPh.
no-gun-without-mmc = { $unit } is no MMC and cannot man { $weapon }.
no-gun-in-building = { $weapon } does not fit into the building in { $hex }.
no-gun-to-point = { $weapon } is no Gun that could be pointed.
no-turning-after-fire = { $weapon } has fired and lost its ROF: it is turned only to fire.
no-pointing-there = { $weapon } points there already, or there is no such hexspine.
no-carrying-guns = { $unit } cannot carry { $weapon }: leave it, or push it.
no-gun-to-push = { $weapon } is no Gun that these units can push.
no-pushing-limbered = { $weapon } cannot be moved.
no-pushing-so = { $unit } can push no Gun while it carries weapons or uses Assault Movement.
no-advance-after-pushing = { $unit } has pushed a Gun and does not advance.
no-piat-downward = { $weapon } cannot be fired down at { $hex }.
no-fire-at-friends = Your own units are in { $hex }.
no-shaped-charge-outside-buildings = A shaped charge fires at Infantry in buildings only.
no-panzerfaust = Your side has no Panzerfaust left.
no-panzerfaust-after-firing = { $unit } has fired already and looks for no Panzerfaust.
no-panzerfaust-again = { $unit } is marked Final Fire and looks for no Panzerfaust.
no-panzerfaust-so-often = { $unit } has used as much as it can in this phase.
no-panzerfaust-so-far = { $hex } is too far for a Panzerfaust.
no-directing-panzerfaust = { $leader } cannot direct this shot.
no-target-to-name = There is no target to name.
no-naming-of-target = { $unit } cannot be named as the target.

## Refusals: movement

no-move-broken = { $unit } is broken and cannot move.
no-move-pinned = { $unit } is pinned and cannot move.
no-move-in-melee = { $unit } is in Melee and cannot move.
no-move-after-prep-fire = { $unit } has used Prep Fire and cannot move.
no-second-move = { $unit } has finished its move.
no-move-before-stack-ends = First finish the move that has begun.
no-joining-twice = { $unit } moves with the others already.
no-joining-on-the-way = { $unit } cannot join a stack that is on its way.
no-joining-from-afar = { $unit } is not in the same hex.
no-stack-off-board = { $unit } cannot stack with the others off the board.
no-leaving-of-others = { $unit } does not move with the others.
no-leaving-yet = { $unit } cannot part from the stack before it has moved.
no-double-time-on-the-way = { $unit } has begun to move; Double Time is declared before.
no-double-time-wounded = { $unit } is wounded: no Double Time.
no-double-time-exhausted = { $unit } was CX when the phase began: no Double Time.
no-double-time-twice = { $unit } moves at Double Time already.
no-double-time-assaulting = { $unit } uses Assault Movement: no Double Time.
no-assault-movement-on-the-way = { $unit } has begun to move; Assault Movement is declared before.
no-assault-movement-doubled = { $unit } moves at Double Time: no Assault Movement.
no-assault-movement-twice = { $unit } uses Assault Movement already.
no-assault-with-all-mf = Assault Movement must not use all MF of { $unit }.
no-second-hex-of-assault = { $unit } uses Assault Movement and has entered its one hex.
no-stop-before-assault-step = Assault Movement has been declared: one hex must be entered.
no-mf-for-assault-step = { $unit } would have no MF left for the hex of its Assault Movement.
no-entry-here = { $unit } does not enter the map in { $hex }.
no-step-so-far = { $hex } is not adjacent.
no-road-there = No road leads there.
no-leaving-of-open-road = In Open Ground the road costs least: enter { $hex } by road.
no-entry-to-enemies = Enemies are in { $hex }; only in the Advance Phase can units enter there.
no-room-in-hex = { $hex } is full.
no-mf-left = { $unit } has not enough MF.
no-exit-here = { $unit } cannot leave the map from here.
no-leader-carries-more = { $unit } cannot carry more than { $most } PP.
no-carrying-twice = { $weapon } has been carried in this phase already.
no-action-off-board = { $unit } is not on the map yet.
no-action-of-others = { $unit } is not among those who move.
no-smoke-exponent = { $unit } has no smoke grenades.
no-second-smoke-attempt = { $unit } has tried to use smoke grenades already.
no-smoke-so-far = { $hex } is too far for smoke grenades.
no-weapon-lying-here = { $weapon } does not lie in the hex of { $unit }.
no-charge = { $unit } has no Demolition Charge.
no-charge-when-pinned = { $unit } is pinned or broken and places no Demolition Charge.
no-charge-after-prep-fire = { $unit } has used Prep Fire and places no Demolition Charge.
no-charge-so-far = { $hex } is not adjacent to { $unit }.
no-vehicle-for-charge = There is no enemy vehicle in { $hex } for a Demolition Charge of { $unit }.
no-following-there = { $unit } is not one of the acquired units that moved apart.
no-advance-so-far = { $hex } is not adjacent to { $unit }.
no-advance-not-good-order = { $unit } is not in Good Order and does not advance.
no-advance-pinned = { $unit } is pinned and does not advance.
no-second-advance = { $unit } has advanced already.
no-advance-exhausted = { $unit } is CX and cannot make so hard an advance.
no-escort-of-leaders = Only a leader escorts an MMC.
no-escort-from-afar = { $leader } does not start from the hex of { $unit }.
no-escort-needed = { $unit } gains nothing if { $leader } goes along.

## Refusals: rout

no-rout-from-melee = { $unit } is in Melee and does not rout.
no-routed-already = { $unit } has routed already.
no-rout-without-dm = { $unit } is not under DM and does not rout.
no-way-to-rout = { $unit } has no hex to rout to.
no-leader-not-able = { $leader } cannot go with { $unit }.
no-leader-came-with-another = { $leader } has routed with another unit.
no-rout-not-adjacent = { $hex } is not adjacent.
no-rout-into-enemy = Enemies are in { $hex }.
no-rout-toward-enemy = { $hex } is nearer to an enemy whom { $unit } knows.
no-rout-toward-enemy-seen = { $hex } is nearer to an enemy whom { $unit } saw on its way.
no-rout-along-enemy = The way to { $hex } leads from one hex beside an enemy to another.
no-rout-into-full-hex = { $hex } is full.
no-rout-out-of-cover = { $unit } has reached cover and stops.
no-rout-away-from-cover = { $hex } does not lead to the nearest cover.
no-low-crawl = { $unit } cannot crawl into { $hex }.
no-end-before-routs = Some unit must still rout.
no-end-of-rout-here = { $unit } cannot end its rout here.

## Refusals: Close Combat

no-fight-yet = Close Combat attacks are declared later.
no-fight-there = There is no Close Combat in { $hex }.
no-second-fight = The Close Combat in { $hex } is over.
no-fight-from-afar = { $unit } is not in { $hex }.
no-fight-broken = { $unit } is broken and does not attack.
no-fight-apart-from-unit = { $unit } fights together with the unit that he accompanies.
no-fight-with-lone-leader = A leader who fights alone attacks and defends alone.
no-fighting-twice = { $unit } attacks already.
no-attackers-yet = First choose who attacks.
no-such-target = There is no such target in { $hex }.
no-attacking-twice = { $unit } is attacked already.
no-brawl-yet = First choose attackers and targets.
no-companies-now = Leaders join units before the attacks are declared.
no-leader-there = { $leader } is not in this Close Combat.
no-company-with-unit = { $leader } cannot accompany this unit.
no-other-leader-first = First decide about the other leader.
no-not-now = This cannot be done now.
no-such-unit = There is no such unit.
no-such-hex = There is no such hex.
no-move-unfinished = First finish the move of { $unit }.
no-attack-unfinished = First make the attack on { $hex } or call it off.
no-unit-chosen = First choose the unit that moves.
no-attack-begun = First choose the hex to attack.

## Tallies

tally-acquired = Acquired
tally-advancing-fire = Advancing Fire
tally-against-ambusher = Against ambushers
tally-against-broken = Against broken units
tally-against-cx = Against CX units
tally-air-burst = Air Burst
tally-ambusher = Ambush
tally-assault-fire = Assault Fire
tally-backblast-avoided = Backblast avoided
tally-beyond-sixteen = Beyond 16 hexes
tally-captured = Captured weapon
tally-covered-arc = Change of Covered Arc
tally-intensive-fire = Intensive Fire
tally-non-qualified = Non-Qualified Use
tally-own-hex = Own hex
tally-target-size = Target size
tally-emplacement = Emplacement
tally-gunshield = Gunshield
tally-hazardous-movement = Hazardous Movement
tally-pushing-mf = MF
tally-road-hexside = Road hexside
tally-squad-pushes = Squad at the Gun
tally-helpers = Helpers
tally-check = Check
tally-cover = Woods or building
tally-cx = CX
tally-date = Date of the scenario
tally-dm = DM
tally-double-time = Double Time
tally-ffmo = FFMO: moving in the open
tally-ffnam = FFNAM: not Assault Movement
tally-final-protective-fire = Final Protective Fire
tally-firing-again = Firing again
tally-flamethrower-carried = Carries a flamethrower
tally-half-squad-or-crew = Half-squad or crew
tally-wall = Wall
tally-hedge = Hedge
tally-height-advantage = Height advantage
tally-hidden-target = Hidden target
tally-hindrance = Hindrance
tally-inexperienced = Inexperienced
tally-inexperienced-mf = Inexperienced MMC
tally-leader-creation = Nationality and morale
tally-leadership = Leadership
tally-lone-leader = Leader alone at the weapon
tally-mc-number = Number of the Morale Check
tally-mmc-mf = MMC
tally-not-afv = Target is no AFV
tally-out-of-smoke = Firing out of smoke
tally-overloaded = Overloaded
tally-pinned = Pinned
tally-point-blank = Point Blank Fire
tally-road-bonus = Road bonus
tally-self-rally = Self-rally
tally-smc = SMC
tally-smc-mf = SMC
tally-smoke = Smoke in the target hex
tally-smoke-between = Smoke on the way
tally-subsequent-first-fire = Subsequent First Fire
tally-terrain-critical = TEM of a Critical Hit
tally-triple-point-blank = Triple Point Blank Fire
tally-with-leader = Moving with a leader
tally-wounded-mf = Wounded SMC
tally-long-range = Long range
tally-terrain = Terrain

# Vehicles.
log-drove = { $unit }: { $from } – { $to }, MP: { $halves }.
log-start = { $unit } starts.
log-stopped = { $unit } stops in { $hex }.
log-delay = { $unit } waits in { $hex }.
log-turned = { $unit } turns to { $arc }.
log-turret = { $unit }: turret to { $arc }.
log-slews = { $unit } holds its fire and turns.
log-motion = { $unit } is in Motion in { $hex }.
log-bog-check = { $unit }: Bog Check in { $hex }, { $colored } and { $white }.
log-bogged = { $unit } is bogged in { $hex }.
log-freed = { $unit } gets free, Start MP: { $halves }.
log-mired = { $unit } is mired in { $hex }.
log-immobilized = { $unit } is immobilized in { $hex }.
log-exposed = { $unit }: crew exposed.
log-buttoned-up = { $unit }: buttoned up.
log-dispensed = { $unit } places smoke in { $hex }: { $colored } and { $white }.
log-not-dispensed = { $unit } fails to place smoke in { $hex }: { $colored } and { $white }.
log-motion-gained = { $unit } gets into Motion: { $die }.
log-motion-failed = { $unit } does not get into Motion: { $die }.
no-move-dazed = { $unit }: the crew is shocked or stunned.
no-move-immobilized = { $unit } is immobilized.
no-move-bogged = { $unit } is bogged.
no-joining-of-vehicles = { $unit }: vehicles move alone.
no-start-in-motion = { $unit } has started already.
no-halt-stopped = { $unit } is stopped already.
no-delay-in-motion = { $unit } must stop before it can wait.
no-mp-left = { $unit } has not enough MP: { $halves } needed, { $left } left.
no-turn-at-all = { $unit } already points there.
no-turn-so-far = { $unit } turns one hexspine at a time.
no-turret = { $unit } has no turret.
no-drive-before-start = { $unit } must start first.
no-entry-there = { $unit } does not enter the map by { $hex }.
no-drive-out-of-arc = { $unit } enters only hexes before its front.
no-building-exposed = { $unit } enters a building only buttoned up.
no-terrain-for-vehicle = { $unit } cannot enter { $hex } so.
no-such-payment = { $hex } is not paid for in this way.
no-end-in-motion = { $unit } still has MP for the next hex: it must stop, drive on or spend them all.
no-end-with-vehicle-in-motion = { $unit } is in Motion and has to spend its MP.
no-freeing-unbogged = { $unit } is not bogged.
no-freeing-on-the-way = { $unit } tries to get free at the start of its move or not at all.
no-staying-with-enemy-afv = { $unit } could not harm { $enemy } and may not stay in its hex.
no-hatches = { $unit } has no hatches.
no-hatches-twice = { $unit }: the hatches have been used in this phase.
no-hatches-dazed = { $unit }: the crew is shocked or stunned.
no-hatches-after-pin = { $unit }: the crew has ducked and stays inside this Player Turn.
no-hatches-of-shaken-gunner = { $unit }: a crew that was Stunned in a one-man turret keeps its hatch shut.
no-straying-recalled = { $unit } is recalled: it leaves by its own edge, by the shortest way and without a stop.
no-end-with-recalled-vehicle = { $unit } is recalled and must still drive.
no-prep-fire-recalled = { $unit } is recalled: it drives home instead of firing in this phase.
no-opening-after-prep-fire = { $unit } has prep fired and stays buttoned up.
no-opening-after-bounding-fire = { $unit } has fired on the move and stays buttoned up.
no-dispenser = { $unit } has no such smoke dispenser.
no-second-dispensing = { $unit } has tried to place smoke in this Player Turn.
no-dispensing-dazed = { $unit }: the crew is shocked or stunned.
no-dispensing-after-fire = { $unit } has fired in this Player Turn.
no-dispensing-in-building = { $unit }: no smoke mortar is fired inside a building.
no-dispensing-so-far = { $unit }: { $hex } is out of reach of the smoke mortar.
no-dispensing-out-of-sight = { $unit }: { $hex } is not in sight before the turret.
no-dispensing-buttoned-up = { $unit }: smoke pots need an exposed crew.
no-dispensing-exposed = { $unit }: this smoke is fired buttoned up.
no-dispensing-elsewhere = { $unit } places smoke in its own hex.
no-dispensing-unprovoked = { $unit } has seen nobody move.
no-attempt-of-attacker = Motion Attempts are the DEFENDER's.
no-attempt-immobile = { $unit } cannot move.
no-second-attempt = { $unit } has made its Motion Attempt.
no-attempt-after-fire = { $unit } has fired.
no-attempt-without-mover = { $unit } has not seen an enemy come into sight.
no-scrapping = { $unit } need not be given up.
no-arming-of-vehicles = { $unit }: vehicles carry no Support Weapons.
no-advance-of-vehicles = { $unit } is a vehicle: only Infantry advances.
no-panzerfaust-in-vehicle = { $unit }: vehicles carry no Panzerfausts.
tally-motion = In Motion
tally-ground-pressure = Ground pressure
tally-half-mp = Half the MP
tally-wheels = Wheels
tally-uphill = Uphill
tally-mired = Mired
tally-vehicle-cover = Behind a vehicle or wreck
no-handing-in-vehicles = { $weapon } belongs to a vehicle, or { $unit } is one: it changes no hands.
no-vehicle-placed = { $unit } is not on the map.
no-second-bounding-fire = { $unit } has fired { $weapon } on the move; if it kept its ROF, MP must be spent before it fires again.
no-fire-from-second-hex = { $unit } has fired from another hex this Movement Phase; from here only a main armament that kept its ROF fires.
no-turning-on-the-move = { $unit } does not turn to fire in its own Movement Phase.
tally-hasty = Hasty shot
