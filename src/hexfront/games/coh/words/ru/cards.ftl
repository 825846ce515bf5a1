## Карты заданий

log-event-artillery = { $side }: артиллерия может дать ещё { $points ->
    [one] { $points } залп
    [few] { $points } залпа
   *[many] { $points } залпов
}.
log-event-cap = { $side } получает { $cap } ОК на этот раунд.
log-objective-drawn = Ваша секретная цель: «{ $card }».
log-objective-met = { $side }: секретная цель достигнута — «{ $card }».
log-objective-missed = { $side }: секретная цель не достигнута — «{ $card }».
log-objective-unseen = { $side } получает секретную цель.
refuse-awaits-event = { $unit }: прибытие, когда выпадет карта «Событие».

## Разведчики

log-scouts-find = { $unit }: разведчики обнаружили { $count ->
    [one] скрытое подразделение
    [few] { $count } скрытых подразделения
   *[many] { $count } скрытых подразделений
}.
log-scouts-nobody = { $unit }: разведчики никого не обнаружили.
refuse-hide-detected = { $unit }: в { $hex } подразделение обнаружат сразу.
ui-ask-scout-teams = «Разведчики»: искать скрытого противника или скрыть подразделение — { $unit }?
choice-scout = Искать скрытого противника
choice-hide = Скрыть: { $unit }
