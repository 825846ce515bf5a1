# What printed examples ask.

ask-close-combat = Close Combat at { $odds }, kill number { $kill }; DRM
ask-cowering = Columns lost by cowering on a double:
ask-distance = Range from { $from } to { $to }:
ask-drm = DRM against { $unit }
ask-duty = { $unit } must rout.
ask-duty-not = { $unit } need not rout.
ask-firepower = { $column ->
    [0] Fire at { $hex }: below 1 FP, no attack. FP:
   *[other] Fire at { $hex }, column { $column } of the IFT. FP:
}
ask-hindered = LOS from { $from } to { $to }, hindered: DRM +{ $drm }.
ask-rout-ends = Where the rout of { $unit } may end (Interdictions on the way):
ask-sees = There is a LOS from { $from } to { $to }.
ask-sees-not = There is no LOS from { $from } to { $to }.
