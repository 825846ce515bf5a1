# Слова страницы игры Conflict of Heroes: шкалы, панели, шансы, вопросы, выборы.

## Начальный экран

ui-side-german = Германия
ui-side-soviet = СССР
ui-option-smoke-by-permission = Дым: ставят лишь те, кому разрешает сценарий; если выключить, разрешение нужно только танкам
ui-option-bonus-through-mines = Мины: уцелевшая машина может ехать дальше по бонусам; если выключить, ни на мины, ни с мин бонусом не пройти
ui-option-swift-action-stress = Стремительные действия: подразделение, действующее дважды, во второй раз напряжено
ui-option-joined = Один игрок за обоих командиров стороны
ui-option-handicap = Фора
ui-option-handicap-none = нет
ui-option-handicap-cap-1 = +1 ОК каждый раунд
ui-option-handicap-cap-2 = +2 ОК каждый раунд
ui-option-handicap-adrenaline = ещё одна карта «Адреналин»
ui-option-handicap-seat = У кого фора
ui-option-extra-adrenaline = У каждого в начале ещё одна карта «Адреналин»
ui-option-deck = За сторону играет колода приказов
ui-option-deck-none = нет
ui-option-deck-german = за Германию
ui-option-deck-soviet = за СССР
ui-option-deck-strict = Труднее: символ «остаются свежими» на картах приказов никого не спасает
ui-option-deck-easier = Легче: без карты приказов 55
ui-option-deck-open = Для начинающих: фишки повреждений отрядов колоды лежат лицом вверх
ui-option-campaign-wins = Лист кампании: выиграно сценариев
ui-option-campaign-wins--1 = без листа: сценарий сам по себе
ui-option-campaign-wins-0 = ни одного
ui-option-campaign-wins-1 = один
ui-option-campaign-wins-2 = два
ui-option-campaign-losses = Лист кампании: потеряно подразделений
ui-option-campaign-losses-0 = 0
ui-option-campaign-losses-1 = 1
ui-option-campaign-losses-2 = 2
ui-option-campaign-losses-3 = 3
ui-option-campaign-losses-4 = 4
ui-option-campaign-losses-5 = 5
ui-option-campaign-losses-6 = 6 или больше

## Рамка

ui-losses = { $count ->
    [one] потеряно { $count } подразделение
    [few] потеряно { $count } подразделения
   *[many] потеряно { $count } подразделений
}
ui-left = { $count ->
    [one] осталось { $count } подразделение
    [few] осталось { $count } подразделения
   *[many] осталось { $count } подразделений
}

## Шкалы

ui-round = Раунд
ui-round-of = Раунд { $round } из { $rounds }
ui-you = вы
ui-cap = ОК
ui-cap-count = { $count } ОК
ui-cap-of = { $side }: осталось { $cap } ОК, по { $base } за раунд, потери: { $losses }
ui-vp = ПО
ui-vp-short = { $points } ПО
ui-vp-held = { $side }: { $points } ПО
ui-control = { $hex }: контроль — { $side }

## Панель

ui-sheet-hint = { $by ->
    [finger] Коснитесь фишки, чтобы узнать о ней.
   *[pointer] Наведите на фишку, чтобы узнать о ней.
}
ui-unit-name = { $kind } { $code }
ui-facing = фронтом на { $facing }
ui-attack-cost = Атака
ui-move-cost = Движение
ui-firepower = Огневая мощь
ui-range = Дальность
ui-defense = Защита
ui-ap = { $count } ОД
ui-mover-foot = пешком
ui-mover-wheeled = на колёсах
ui-mover-tracked = на гусеницах
ui-crewed = (расч.)
ui-range-hexes = { $range } (до { $long })
ui-front-flank = { $front }, фл. { $flank }
ui-state-hidden = скрыто
ui-state-waiting = вне поля
ui-state-spent = измотано
ui-state-stressed = напряжено (+1 ОД)
ui-state-hasty = окопалось
ui-state-hit = поражено, жетон закрыт
ui-marker-final = выбыло: снимается при атаке, рядом с противником или в конце раунда
ui-marker-only-rally = только перегруппировка
ui-marker-no-attack = не атакует
ui-marker-no-move = не движется и не поворачивается
ui-marker-attack-cost = атака { $change } ОД
ui-marker-move-cost = движение { $change } ОД
ui-marker-red-fp = ОМ { $change }
ui-marker-front = фронт { $change }
ui-marker-flank = фланг { $change }
ui-marker-range = дальность { $range }
ui-marker-rally = перегруппировка на { $number }+
ui-marker-no-rally = без перегруппировки
ui-reserves = Резерв
ui-hidden-enemies = Скрыты
ui-due-event = Событие
ui-due-event-hint = Придут, когда будет взята карта «Событие».
ui-hand = Ваши карты
ui-hands = Карты на руках
ui-no-cards = Карт нет.
ui-ally-cards = союзник: { $count }
ui-enemy-cards = противник: { $count }
ui-deck = колода: { $count }
ui-card-action = Карта действия
ui-card-bonus = Карта бонуса
ui-card-scenario = Карта сценария
ui-symbol-group = Можно сыграть для группы
ui-symbol-hidden = Можно сыграть для скрытого подразделения
ui-symbol-he = Осколочно-фугасный снаряд
ui-cost-green = ОД подразделения, снижается за ОК
ui-cost-blue = Оплачивается в ОК
ui-chips-select = Могут действовать
ui-chips-join = Могут присоединиться
ui-chips-target = Цели
ui-chips-load = На какую машину
ui-chips-closecombat = Ближний бой

## Шансы

ui-needs = нужно
ui-odds-hit = попадание
ui-odds-destroyed = уничтожение
ui-odds-success = успех
ui-hit-number = нужно { $number }+
ui-dr = Показатель защиты (ПЗ)
ui-ar = Показатель атаки (ПА)
ui-required = Нужное число
ui-action-cost = Цена действия (ОД)
ui-cost = Цена
ui-prepaid = Измотанное подразделение: сначала платится { $cap } ОК, проверки нет.
ui-chance-spent = Шанс измотаться
ui-no-check = без броска
ui-uncertain = Закрытый жетон попадания может это изменить; шансы учитывают все случаи.
ui-how-counted = Как получилось это число
ui-go-on = Дальше
ui-roll = Бросить
ui-roll-cap = Бросить за { $cap } ОК
ui-raise = Повысить число
ui-raise-hide = Не повышать

## О чём спрашивают

ui-ask-choose-action = Ваш ход: подразделение, карта или пас?
ui-ask-unit-action = { $unit }: куда идти, в кого стрелять или что ещё сделать?
ui-ask-unit-still = { $unit }: идти и стрелять сейчас нельзя. Что сделать?
ui-ask-enter = { $unit }: через какой гекс войти на карту?
ui-ask-choose-facing = { $unit }: куда повернуть фронт? Сама фишка — оставить как есть.
ui-ask-wreck-facing = { $unit }: транспорт уничтожен. Куда повернуть фронт?
ui-ask-reveal-facing = { $unit }: подразделение обнаружено. Куда оно смотрит?
ui-ask-choose-support = { $attacker }: кто поддержит огнём? Потом «Готово».
ui-ask-choose-target = Целей несколько: какая первая?
ui-ask-hit-number = { $attacker }, цель — { $target }: потратить ОК на бросок?
ui-ask-recon-by-fire = { $unit }: какой гекс прощупать огнём?
ui-ask-detection-number = Разведка огнём, { $to }: потратить ОК на бросок?
ui-ask-rally-number = Перегруппировка: потратить ОК на бросок?
ui-ask-choose-rally = Кто перегруппируется следующим?
ui-ask-gather-group = Кто войдёт в группу? Потом «Готово».
ui-ask-group-moves = Движение группы: каждый по разу, затем «Готово».
ui-ask-card-unit = Карта «{ $card }»: для какого подразделения?
ui-ask-confusion-window = Сыграть «Дезориентацию в бою» на действие противника?
ui-ask-action-cost = { $cost ->
    [0] Действие бесплатно: продолжайте или сыграйте с ним карту.
   *[other] Действие стоит { $cost } ОД. Снизить его цену за ОК?
}
ui-ask-after-roll = Кубики брошены: сыграть карту?
ui-ask-bog-window = { $unit }: сыграть «Завязнуть»?
ui-ask-bog-number = «Завязнуть», { $unit }: потратить ОК на бросок?
ui-ask-choose-die = Какой кубик перебросить?
ui-ask-choose-enemy = По кому стреляет снайпер?
ui-ask-rapid-move = Быстрое реагирование: ещё один гекс.
ui-ask-initiative = Инициатива нового раунда: потратить ОК на бросок?

## О чём спрашивать

ui-order-fire = ОК на огонь
ui-order-rally = ОК на перегруппировку
ui-order-rolls = ОК на прочие броски
ui-order-checks = ОК на измотанность
ui-order-rerolls = Карты на свои броски
ui-order-reactions = Карты на действия врага
ui-order-here = Спрашивать
ui-order-says-matters = Если это что-то меняет
ui-order-says-ask = Всегда
ui-order-says-never = Никогда
ui-order-says-likely = Если измотанность вероятна
ui-order-says-near = При недоборе в одно очко
ui-order-says-play = Сразу играть при недоборе в одно очко
ui-roll-result = { $made ->
    [yes] Выпало { $roll }, нужно { $number }: успех
   *[no] Выпало { $roll }, нужно { $number }: не хватило { $by }
}
ui-dearer = Цена действия: { $cost } → { $dearer } ОД; риск измотаться: { $now } → { $then }.

## Выбор

choice-pass = Пас
choice-yield = Пропустить союзника вперёд
choice-oppose = Против: { $side }
choice-done = Готово
choice-decline = Без карты
choice-select = { $unit }: действовать
choice-recon = Разведка огнём
choice-rally = { $cost ->
    [-1] Перегруппировка
   *[other] Перегруппировка ({ $cost } ОД)
}
choice-stall = { $cost ->
    [-1] Выжидание
   *[other] Выжидание ({ $cost } ОД)
}
choice-take-cover = Окопаться
choice-reveal = Раскрыть: { $unit }
choice-join = Добавить: { $unit }
choice-target = Огонь: { $unit }
choice-move = { $cost ->
    [-1] Идти в { $hex }
   *[other] Идти в { $hex } ({ $cost } ОД)
}
choice-enter = Войти в { $hex }
choice-stealth-move = { $cost ->
    [-1] Скрытно в { $hex }
   *[other] Скрытно в { $hex } ({ $cost } ОД)
}
choice-attack = { $cost ->
    [-1] Огонь по { $hex }
   *[other] Огонь по { $hex } ({ $cost } ОД)
}
choice-bombard = { $cost ->
    [-1] Миномётный огонь по { $hex }, корректировка из { $spot }
   *[other] Миномётный огонь по { $hex }, корректировка из { $spot } ({ $cost } ОД)
}
choice-load = { $cost ->
    [-1] Посадка: { $vehicle }
   *[other] Посадка: { $vehicle } ({ $cost } ОД)
}
choice-unload = { $cost ->
    [-1] Высадка в { $hex }
   *[other] Высадка в { $hex } ({ $cost } ОД)
}
choice-pivot = { $cost ->
    [-1] Повернуть на { $facing }
   *[other] Повернуть на { $facing } ({ $cost } ОД)
}
choice-face = Фронтом на { $facing }
choice-gather-move = Движение группой
choice-gather-rally = Перегруппировка группой
choice-gather-stealth = Скрыться группой
choice-gather-stall = Выжидание группой
choice-gather-enter = Войти группой
choice-gather-hasty = Окопаться группой
choice-shift = Бросок за { $by } ОК
choice-spend-cap = Потратить { $cap } ОК
choice-play-card = Сыграть «{ $card }»
choice-reroll = Перебросить кубик { $die }

# Что напечатано на жетоне помимо чисел.
ui-trait-wheels = { $count ->
    [one] { $count } колёсный бонус движения
    [few] { $count } колёсных бонуса движения
   *[other] { $count } колёсных бонусов движения
}
ui-trait-tracks = { $count ->
    [one] { $count } гусеничный бонус движения
    [few] { $count } гусеничных бонуса движения
   *[other] { $count } гусеничных бонусов движения
}
ui-trait-turret = башня
ui-trait-tank = танк
ui-trait-truck = грузовик: атакует только в ближнем бою
ui-trait-wagon = повозка: не атакует
ui-trait-gun = полевое орудие
ui-trait-open-topped = открытая рубка
ui-trait-shield = +{ $shield } ПЗ тем, кого везёт
ui-trait-pioneers = сапёры
ui-trait-flamethrower = огнемёт
ui-trait-mortar = миномёт, фугасный снаряд
ui-trait-indirect = непрямой наводкой { $cost } ОД
ui-trait-min-range = не ближе { $range } { $range ->
    [one] гекса
   *[other] гексов
}

## Техника, укрепления, местность

ui-state-bogged = увязло до конца раунда
ui-state-in-trench = в траншее
ui-state-in-bunker = в ДОТе
ui-state-carries = везёт: { $unit }
ui-state-tows = буксирует: { $unit }
ui-state-carries-by = в машине: { $unit }
ui-state-tows-by = на буксире: { $unit }
ui-work-trench = Траншея
ui-work-bunker = ДОТ
ui-work-hasty = Окоп
ui-work-wire = Колючая проволока
ui-work-road-block = Дорожное заграждение
ui-work-mines = Мины
ui-work-refugees = Беженцы
ui-work-livestock = Скот
ui-work-hidden = противник о них не знает
ui-ground = Гекс под указателем
ui-level = высота { $level }
ui-held = контроль — { $side }
ui-drive = Доехать до { $hex } через { $over } ({ $cost } ОД)
ui-several-hint = Щелчок откроет меню; там же шансы каждого действия.
ui-drive-hint = Щелчок проведёт машину весь путь, гекс за гексом.
ui-ask-drive = { $unit } едет дальше: ещё гекс или поворот? Сама машина — остановиться.

## Линия видимости

ui-sight-dark = не видно
ui-sight-zone = зона обстрела
ui-sight-far = дальняя дистанция
ui-sight-arc = сектор огня
ui-sight-swing = вне сектора: поворот башни
ui-sight-near = слишком близко
ui-sight-indirect = через корректировщика
ui-sight-spotters = гексы корректировщика
ui-sight-pin = Выберите гекс, чтобы узнать, почему из него не видно другой.
ui-sight-point = { $by ->
    [finger] Коснитесь другого гекса: что мешает обзору?
   *[pointer] Наведите на другой гекс: что мешает обзору?
}
ui-sight-hex = { $level ->
    [0] { $hex }
   *[other] { $hex } (высота { $level })
}
ui-sight-clear = { $range ->
    [one] { $range } гекс, видно
    [few] { $range } гекса, видно
   *[many] { $range } гексов, видно
}
ui-sight-blocked = { $range ->
    [one] { $range } гекс, не видно
    [few] { $range } гекса, не видно
   *[many] { $range } гексов, не видно
}
ui-sight-by-terrain = { $hex }: на линии лес или здание
ui-sight-by-hill = { $hex }: местность высоты { $level }, выше обоих концов линии
ui-sight-by-plateau = { $hex }: местность той же высоты, что и верхний конец
ui-sight-by-raised = { $hex }: лес или здание стоят на уровень выше своей местности
ui-sight-by-blind-spot = { $hex }: сразу за ним мёртвая зона для того, кто смотрит сверху

## Дым, удары, оружие, секретные цели

ui-smoke-heavy = { $count ->
    [1] плотный дым
   *[other] плотный дым ×{ $count }
}
ui-smoke-light = { $count ->
    [1] рассеянный дым
   *[other] рассеянный дым ×{ $count }
}
ui-strike-planned = намечен удар перед раундом { $round }
ui-enemy-strike = { $side }: удар перед раундом { $round }; куда, знает только эта сторона.
ui-no-strike = Без удара
ui-shells = Снаряды
ui-shells-planstrike = Осколочно-фугасные
ui-shells-plansmoke = Дымовые
ui-turn-cap = Изменить бросок на { $by } ({ $cap } ОК)
ui-weapon-rounds = раунды { $rounds }
ui-mission = Секретная цель:
ui-mission-hold = удержать { $hex } — { $points } ПО
ui-mission-reach = дойти до { $hex } — { $points } ПО
ui-mission-destroy = { $count ->
    [one] уничтожить { $count } подразделение — { $points } ПО
    [few] уничтожить { $count } подразделения — { $points } ПО
   *[many] уничтожить { $count } подразделений — { $points } ПО
}
ui-enemy-missions = { $count ->
    [one] У противника { $count } секретная цель.
    [few] У противника { $count } секретные цели.
   *[many] У противника { $count } секретных целей.
}
ui-sight-by-smoke = { $hex }: дым
ui-sight-by-crowd = { $hex }: беженцы или скот
ui-sight-dimmed = { $hex }: видно сквозь рассеянный дым, цели +1 к ПЗ
