# Слова Conflict of Heroes: классическая редакция.

## Журнал

log-activated = { $unit }: активация, { $ap } ОД.
log-activated-unseen = { $side }: активирован замаскированный отряд.
log-air-hit = { $unit }: попадание, цель — { $target }, { $roll } против { $number }. Самолёт должен улететь.
log-air-lost = { $unit }: самолёт сбит, цель — { $target }, { $roll } против { $number }.
log-air-miss = { $unit }: промах, цель — { $target }, { $roll } против { $number }.
log-altitude = { $unit }: высота { $altitude }.
log-bombs = { $unit } сбрасывает бомбу на { $hex }.
log-flies = { $unit } летит в { $hex }.
log-flies-in = { $unit } влетает на карту в { $hex }, высота { $altitude }.
log-flies-out = { $unit } улетает с карты.
log-strafes = { $unit }: атака на { $hex } с воздуха.
log-blind-fire = { $unit }: огонь по { $hex } ({ $roll }), ничего не видно.
log-blind-hit = { $unit }: огонь по { $hex }, попадание, { $target }: { $roll } против { $number }.
log-bog-free = { $unit }: вязкий грунт пройден, { $roll } против { $number }.
log-bog-held = { $unit }: вязкий грунт не пройден, { $roll } против { $number }.
log-confused = { $unit }: неразбериха, отряд считается уставшим до конца раунда.
log-contested = { $hex } ничей: в нём обе стороны.
log-fixed = { $unit }: двигаться нельзя до конца раунда.
log-game-drawn = Ничья: у каждого { $points } ПО.
log-high-morale = { $unit }: паники нет.
log-initiative-roll = { $side }: бросок за первый ход, { $roll }.
log-initiative-tie = Поровну: бросают снова.
log-moves-first = Первый ход в этом раунде: { $side }.
log-scouts = { $unit }: осмотр вокруг { $hex }.
log-second-wind = { $side }: бросок { $roll }, у активированных отрядов { $ap } ОД.
log-sniper-front = { $target }: выстрел пришёл с фронта.
log-sniper-rear = { $target }: выстрел пришёл с тыла.
log-sniper-seen = { $side }: бросок { $roll }, снайпер замечен.
log-sniper-unseen = { $side }: бросок { $roll }, снайпер не замечен.
log-spent-now = { $unit }: отряд устал.
log-veteran = { $side } применяет карту «{ $veteran }».

## Отказы

refuse-activate-aircraft = { $unit } — самолёт; он активируется, влетая на карту.
refuse-activate-spent = { $unit }: отряд устал; активируются только свежие.
refuse-active-already = { $unit }: отряд уже активирован.
refuse-aircraft-is-active = { $unit } в воздухе; пока он не улетел, никого другого не активировать.
refuse-aircraft-gone = { $unit } улетел с карты и не вернётся.
refuse-altitude = { $unit }: на такой высоте лететь нельзя.
refuse-attacks-after-move = { $unit }: атаковать можно только сразу после хода, вместо поворота.
refuse-climbs-once = { $unit } меняет высоту один раз на каждый пройденный гекс.
refuse-flies-ahead = { $unit } летит в один из трёх передних гексов.
refuse-flies-first = { $unit }: первый импульс — ход вперёд.
refuse-hurt-aircraft = { $unit } подбит и больше не атакует.
refuse-no-aircraft = Такого самолёта противника на карте нет.
refuse-no-anti-air = { $unit }: по самолётам стрелять нельзя.
refuse-no-ap = { $unit }: не осталось ни ОД, ни ОК.
refuse-no-bombs = { $unit }: бомб на это действие больше нет.
refuse-no-impulse = { $unit }: импульсов не осталось.
refuse-not-at-edge = { $unit } не у края карты.
refuse-others-active = Активированы другие отряды; сначала пометьте их уставшими.
refuse-turns-once = { $unit } поворачивает на одну сторону, один раз после каждого хода.
refuse-bonus-enemy = В гексе с противником техника заканчивает движение.
refuse-card-other-unit = { $unit }: эту карту так не сыграть.
refuse-ditch = { $unit }: через противотанковый ров в { $hex } не пройти.
refuse-fixed = { $unit }: двигаться нельзя до конца раунда.
refuse-gully-side = { $unit }: войти в рытвину и выйти из неё можно только с её концов, по колее.
refuse-no-cards-left = Карт больше нет.
refuse-no-tellermine = { $unit }: теллер-мины, которую можно поставить, нет.
refuse-no-veteran = { $unit }: карта «{ $veteran }» не подходит или уже использована.
refuse-nobody-active = Активированных отрядов нет.
refuse-nobody-sees-target = Ни один свой отряд не видит { $hex }.
refuse-opportunity-active = { $unit }: отряд активирован; рывок — для остальных.
refuse-opportunity-spent = { $unit }: отряд устал; рывок делает только свежий.
refuse-too-dear = { $unit }: нужно { $cost }, а есть { $left } ОД и ОК.
refuse-acts-twice-already = В этот ход у вас уже два действия.
refuse-bombed-already = На { $hex } бомба этого захода уже упала: несколько бомб падают на разные цели.
refuse-no-march = { $unit }: на шаг не хватает ОД.
refuse-veteran-crept = { $unit }: отряд перемещался осторожно.
refuse-veteran-not-active = { $unit }: отряд не активирован.

## Величины

tally-altitude = Высота
tally-higher-flight = Самолёт выше
tally-better-equipped = Лучшее снаряжение
tally-climb = Набор высоты
tally-congestion = Затор
tally-ditch = Противотанковый ров
tally-fort-entered = Вход в укрепление
tally-gully = В рытвину или из неё
tally-gully-side = Рытвина по стороне гекса
tally-cautious = Осторожное перемещение
tally-gun-pit = Орудийный окоп
tally-hurried = Перемещался без осторожности
tally-pioneer-smoke = Дым сапёров
tally-shelter = В укрепление или из него
tally-smoke-out = Дым в гексе стрелка
tally-terrain-bridge = Мост
tally-terrain-corn = Кукуруза
tally-terrain-ford = Брод
tally-terrain-gully = Рытвина
tally-terrain-marsh = Болото
tally-terrain-wheat = Пшеница
tally-use-of-terrain = Умелое укрытие
tally-wire = Колючая проволока

## Выборы

choice-anti-air = Огонь по самолёту: { $target }
choice-bank = Повернуть: { $unit }
choice-bomb = Бомба на { $hex }
choice-climb = { $by ->
    [1] Набрать высоту
   *[other] Снизиться
}
choice-fly = Лететь в { $hex }
choice-fly-in = { $unit } влетает в { $hex }, высота { $altitude }
choice-fly-out = Улететь с карты
choice-clear-mines = Снять мины в { $hex }
choice-strafe = Атаковать { $hex } с воздуха
choice-activate = Активировать: { $unit } (7 ОД)
choice-activate-too = { $unit }: присоединить к активированным, у них { $ap } ОД на всех
choice-select-by-ap = { $unit }: действовать, осталось { $ap } ОД
choice-select-by-cap = { $unit }: действовать за ОК, состояние не меняется
choice-creep = Осторожно в { $hex }
choice-opportunity = { $unit }: рывок — бесплатное действие, затем усталость
choice-stand-down = Пометить активированных уставшими
choice-use-veteran = Карта «{ $veteran }»: { $unit }

## Страница

ui-ask-classic-turn = Ваш ход: активация, действие за ОК, рывок, карта или пас?
ui-ask-classic-card-unit = На какой отряд, свой или чужой, играется «{ $card }»?
ui-ask-forced-march = { $unit }, марш-бросок: ведите дальше или «Готово».
ui-ask-close-call = Предчувствие: уйти отряду из-под артобстрела?
ui-ask-look-back = Шестое чувство: искать замаскированного противника сейчас?
ui-ask-toll = { $unit }: на проволоку не хватает ОД, добавить { $cap } ОК?
ui-ask-card-group = «{ $card }»: кто ещё в том же или соседних гексах? Затем «Готово».
ui-ask-classic-clearing = { $unit }: какие мины снять?
ui-ask-dash = { $unit }: ещё один гекс.
ui-ask-classic-mines = { $unit }: где поставить мины?
ui-ask-initiative-number = Кто ходит первым: потратить ОК на свой бросок?
ui-ask-bog-test = { $unit } на вязком грунте: потратить ОК на бросок?
ui-ask-blind-fire = Огонь по гексу, где никого не видно: потратить ОК на бросок?
ui-ask-flying = { $unit }: лететь, повернуть, сменить высоту, атаковать или «Готово».
ui-ask-reputation = «Грозная слава»: всё же ходить первыми?
ui-ask-hardened = «Закалённые в боях»: перебросить кубик?
ui-ask-vengeance = «Кровь и честь»: кто гибнет вместе с ветераном?
ui-ask-flak-support = { $attacker }: кто ещё стреляет по самолёту? Потом «Готово».
ui-ask-air-number = { $unit }: огонь, цель — { $target }. Потратить ОК на бросок?
ui-chips-activate = Активация
ui-chips-opportunity = Рывок
ui-chips-useveteran = Карты ветеранов
ui-chips-antiair = Самолёты
ui-contested = { $hex } ничей
ui-classic-ap = ОД
ui-classic-paid = { $ap ->
    [0] Оплата: { $cap } ОК.
   *[other] Оплата: { $ap } ОД и { $cap } ОК.
}
ui-classic-track = { $side }: { $vp } ПО, { $ap } ОД
ui-state-aloft = над { $hex }, высота { $altitude }
ui-flight = { $unit } над { $hex }, высота { $altitude }
ui-state-active = активирован
ui-state-stuck = увяз
ui-state-fixed = не двигается в этом раунде
ui-state-in-gun-pit = в орудийном окопе
ui-trait-sniper = снайпер: стреляет скрытно
ui-trait-anti-air = стреляет по самолётам
ui-trait-aircraft = самолёт
ui-trait-bombs = { $count ->
    [one] { $count } бомба
    [few] { $count } бомбы
   *[other] { $count } бомб
  }
ui-trait-impulses = импульсов в действии за 1 ОД: { $count }; импульс — гекс, поворот, фишка высоты или атака
ui-work-gun-pit = Орудийный окоп
ui-work-ditch = Противотанковый ров
