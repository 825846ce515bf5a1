# Слова Conflict of Heroes: колода приказов для одного игрока.

## Журнал

log-blue-kept = Осталась одна карта командования: она остаётся в игре. Сброс замешан в колоду приказов.
log-blue-removed = Вместе с уничтоженным ИИ из игры уходит карта командования { $order }. Сброс замешан в колоду приказов.
log-check-fresh = Карта проверки { $order } (≥ { $value }) против { $cost } ОД: { $unit }{ $count ->
    [one] , подразделение остаётся свежим.
   *[other] , вся группа ({ $count }) остаётся свежей.
}
log-check-spent = Карта проверки { $order } (≥ { $value }) против { $cost } ОД: { $unit }{ $count ->
    [one] , подразделение измотано.
   *[other] , измотана вся группа ({ $count }).
}
log-crowd-gone = { $work ->
    [refugees] Беженцы
   *[livestock] Скот
} из { $hex }: покинули карту.
log-crowd-moves = { $work ->
    [refugees] Беженцы идут
   *[livestock] Скот идёт
} из { $hex } в { $to }.
log-deck-passes = { $side }: ни один приказ не выполнен, ИИ пасует.
log-event = Событие деления { $space }.
log-event-arrives = { $unit }: появление в { $hex }.
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
log-rumour-mines = В { $hex } оказались мины; они остаются на месте.
log-rumour-placed = В { $hex } появляется предполагаемый противник.
log-rumour-revealed = Раскрыт предполагаемый противник в { $hex }: { $unit }.
log-search-found = { $dice } = { $roll } против { $number }: предполагаемый противник в { $hex } раскрыт.
log-search-missed = { $dice } = { $roll } против { $number }: в { $hex } никто не раскрыт.
log-strike-card = Карта приказов { $order } называет гекс: артиллерия бьёт по { $hex }.
log-track = Маркер сценария переходит на деление { $space } из { $of }.
log-verdict-dearer = { $unit }: у другого действие дешевле ({ $figure } ОД).
log-verdict-farther = { $unit }: дальше ({ $figure }).
log-verdict-hit = { $unit }: есть попадание, а у другого нет.
log-verdict-less-covered = { $unit }: укрытие хуже ({ $figure }).
log-verdict-lot = { $unit }: жребий выпал на другого.
log-verdict-misfit = { $unit }: приказ не касается.
log-verdict-nearer = { $unit }: ближе ({ $figure }), а нужен самый дальний.
log-verdict-smaller = { $unit }: есть группа больше ({ $figure }).
log-verdict-spent = { $unit }: подразделение измотано.
log-verdict-taken = Выбор: { $unit }, расстояние { $figure }.
log-verdict-tougher = { $unit }: { $figure ->
    [99] ПЗ нет, очередь последняя.
   *[other] ПЗ выше ({ $figure }).
}
log-verdict-unable = { $unit }: выполнить нельзя.
log-verdict-weaker = { $unit }: { $figure ->
    [-99] ПА нет, очередь последняя.
   *[other] ПА ниже ({ $figure }).
}

## Слагаемые

tally-order-cap = ОК приказа
tally-reveal = Раскрывает предполагаемого противника

## Страница

ui-campaign-next = К следующему сценарию
ui-campaign-sheet = Лист кампании после сценария { $part } из { $of }: выиграно { $wins }, потеряно подразделений { $losses }.
ui-order-act-att = атака
ui-order-act-auto = перегруппировка без броска
ui-order-act-dis = выход из боя
ui-order-act-grp = совместная атака
ui-order-act-low = движение с низким риском
ui-order-act-mcc = движение в ближний бой
ui-order-act-move = движение
ui-order-act-piv = поворот
ui-order-act-pva = поворот и/или атака
ui-order-act-rally = перегруппировка
ui-order-advance = Маркер сценария идёт на { $steps ->
    [one] { $steps } деление
    [few] { $steps } деления
   *[many] { $steps } делений
}{ $limit ->
    [0] .
   *[other] , если в игре не больше { $limit } фишек.
}
ui-order-ai = ИИ
ui-order-atom-cover = в укрытии
ui-order-atom-fof = в зоне огня
ui-order-atom-fresh = свежий
ui-order-atom-grp = наибольшая группа
ui-order-atom-gun = миномёт или полевое орудие
ui-order-atom-hit = поражённый
ui-order-atom-los = на виду
ui-order-atom-maxar = наибольший ПА
ui-order-atom-mindr = наименьший ПЗ
ui-order-atom-mob = мобильный
ui-order-atom-open = на открытом
ui-order-atom-re = предполагаемый противник
ui-order-atom-spent = измотанный
ui-order-atom-stress = в напряжении
ui-order-atom-unhit = непоражённый
ui-order-blue = Карта командования
ui-order-cap = (+{ $cap } ОК)
ui-order-clear = рядом ({ $hexes }) нет подразделений
ui-order-close = Ближний бой
ui-order-counter = Контрдействие
ui-order-cover-cs = к ближайшему укрытию
ui-order-cover-ct = к укрытию у цели
ui-ask-after-check = Карта проверки открыта: сыграть карту, чтобы вытянуть другую?
ui-ask-blind-number = { $attacker }, цель с закрытым жетоном попадания — { $target }: потратить ОК на бросок?
ui-ask-search-number = { $attacker }: огонь по предполагаемому противнику. Потратить ОК на бросок?
ui-ask-solo-initiative = Кто ходит первым в новом раунде: потратить ОК на бросок?
ui-order-deck = Колода приказов ({ $side })
ui-order-else = , или { "" }
ui-order-far = дальний от: { $target }
ui-order-green = Карта действия
ui-order-long = даже на дальней дистанции
ui-order-near = ближайший к: { $target }
ui-order-next = Дальше
ui-order-nobody = некому: почему
ui-order-objective = цель сценария
ui-order-or = { " " }или { "" }
ui-order-ours = Разработано для Hexfront
ui-order-pass = Проверка паса
ui-order-pass-text = свежих ИИ меньше, чем свежих подразделений: ИИ пасует
ui-order-piles = в колоде { $deck }, в сбросе { $discards }
ui-order-rest = До конца
ui-order-scenario = Сценарий
ui-order-short = Малая дистанция
ui-order-source-designed = разработана для Hexfront
ui-order-source-part = дополнена для Hexfront
ui-order-source-seed = из правил
ui-order-spent-value = Измотанность при ≥ { $value } ОД.
ui-order-stay-fresh = Игрок остаётся свежим.
ui-order-steps = По шагам
ui-order-unit = подразделение
ui-order-unless-attacked = если никто не атаковал
ui-track-space = Шкала сценария: { $space } из { $of }
refuse-banned = { $unit }: войти в { $hex } можно, только оставшись последним у своей стороны, и только чтобы взять гекс под контроль.
