## What mission cards do

log-event-artillery = { $side }: artillery may fire { $points ->
    [one] once
   *[other] { $points } times
} more.
log-event-cap = { $side } gains { $cap } CAP for this round.
log-objective-drawn = A secret objective of yours: { $card }.
log-objective-met = { $side } has fulfilled a secret objective: { $card }.
log-objective-missed = { $side } has missed a secret objective: { $card }.
log-objective-unseen = { $side } draws a secret objective.
refuse-awaits-event = { $unit } comes when the Event card is drawn.
