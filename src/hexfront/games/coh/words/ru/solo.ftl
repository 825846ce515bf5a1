# Слова Conflict of Heroes: колода приказов для одного игрока.

## Журнал

log-blue-kept = Осталась одна карта командования: она остаётся в игре. Сброс замешан в колоду приказов.
log-blue-removed = Вместе с уничтоженным ИИ из игры уходит карта командования { $order }. Сброс замешан в колоду приказов.
log-check-fresh = Карта проверки { $order } (≥ { $value }) против { $cost } ОД: { $unit } { $count ->
    [one] — по-прежнему свежие.
   *[other] и группа ({ $count }) — по-прежнему свежие.
}
log-check-spent = Карта проверки { $order } (≥ { $value }) против { $cost } ОД: { $unit } { $count ->
    [one] — теперь измотаны.
   *[other] и группа ({ $count }) — теперь измотаны.
}
log-deck-passes = { $side }: ни один приказ не выполнен, ИИ пасует.
log-event = Событие деления { $space }.
log-event-arrives = { $unit }: выставлены в { $hex }.
log-event-ends-round = Раунд окончен.
log-event-gains-cap = { $side }: ещё { $cap } ОК на этот раунд.
log-event-loses-cap = { $side }: потеряно ОК: { $cap }.
log-event-roll = Кубик для деления { $space }: { $roll }.
log-event-twice = { $side }: ИИ действует дважды подряд.
log-false-alarm = { $side }: ложная тревога, ИИ пасует.
log-lot-facing = Одинаково хороших поворотов: { $count }. Жребий выпал на номер { $which }.
log-lot-hex = Одинаково хороших гексов: { $count }. Жребий выпал на номер { $which }.
log-lot-target = Одинаково подходящих целей: { $count }. Жребий выпал на номер { $which }.
log-lot-unit = Одинаково подходящих ИИ: { $count }. Жребий выпал на номер { $which }.
log-no-enemy = В { $hex } никого не было.
log-order-card = Карта приказов { $order }, { $colour ->
    [B] карта командования: действуют и измотанные ИИ.
   *[G] карта действия.
}
log-orders-shuffled = Сброс замешан в колоду приказов.
log-out-of-range = { $side }: до цели не достать, ИИ пасует.
log-rally-order = { $unit }: попытка перегруппироваться.
log-row-close = Ближний бой: { $done ->
    [1] выполнено.
   *[0] некому.
}
log-row-counter = Контрдействие { $number }: { $done ->
    [1] выполнено.
   *[0] некому.
}
log-row-event = Приказ шкалы: { $done ->
    [1] выполнено.
   *[0] некому.
}
log-row-scenario = Приказ сценария { $number }: { $done ->
    [1] выполнено.
   *[0] некому.
}
log-row-short = Малая дистанция: { $done ->
    [1] выполнено.
   *[0] некому.
}
log-row-tactical = Тактический приказ { $number }: { $done ->
    [1] выполнено.
   *[0] некому.
}
log-rumour-placed = В { $hex } появляется предполагаемый противник.
log-rumour-revealed = Предполагаемый противник в { $hex } — это { $unit }.
log-search-found = { $dice } = { $roll } против { $number }: предполагаемый противник в { $hex } раскрыт.
log-search-missed = { $dice } = { $roll } против { $number }: в { $hex } никто не раскрыт.
log-track = Маркер сценария переходит на деление { $space } из { $of }.
log-verdict-dearer = { $unit }: у другого действие дешевле ({ $figure } ОД).
log-verdict-farther = { $unit }: дальше ({ $figure }).
log-verdict-hit = { $unit }: поражены, а другой — нет.
log-verdict-less-covered = { $unit }: укрытие хуже ({ $figure }).
log-verdict-lot = { $unit }: жребий выпал на другого.
log-verdict-misfit = { $unit }: приказ не о них.
log-verdict-nearer = { $unit }: ближе ({ $figure }), а нужен самый дальний.
log-verdict-smaller = { $unit }: есть группа больше ({ $figure }).
log-verdict-spent = { $unit }: измотаны.
log-verdict-taken = Выбраны { $unit }, расстояние { $figure }.
log-verdict-tougher = { $unit }: ПЗ выше ({ $figure }).
log-verdict-unable = { $unit }: не могут выполнить.
log-verdict-weaker = { $unit }: ПА ниже ({ $figure }).

## Слагаемые

tally-order-cap = ОК приказа
tally-reveal = Раскрывает предполагаемого противника
