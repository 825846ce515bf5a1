## What mission cards do

log-event-artillery = { $side }: artillery may fire { $points ->
    [one] once
   *[other] { $points } times
} more.
log-event-cap = { $side } gains { $cap } CAP for this round.
log-objective-drawn = A secret objective of yours: “{ $card }”.
log-objective-met = { $side } has fulfilled a secret objective: “{ $card }”.
log-objective-missed = { $side } has missed a secret objective: “{ $card }”.
log-objective-unseen = { $side } draws a secret objective.
refuse-awaits-event = { $unit } comes when the Event card is drawn.

## Scout Teams

log-scouts-find = Scouts around { $unit } find { $count ->
    [one] a hidden unit
   *[other] { $count } hidden units
}.
log-scouts-nobody = Scouts around { $unit } find nobody.
refuse-hide-detected = { $unit } would be detected at once in { $hex }.
ui-ask-scout-teams = Scout Teams: look for hidden enemies, or hide { $unit }?
choice-scout = Look for hidden enemies
choice-hide = Hide { $unit }
