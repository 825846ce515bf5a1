# Слова страницы для игры Stalingrad '42: вопросы, выбор, панели, таблицы.

## Первый экран

ui-side-axis = Ось
ui-side-soviet = СССР
ui-option-full-retreat-zoc = Подразделения в полном отступлении сохраняют ЗК
ui-option-complete-source-list = Список источников снабжения в сценарии полный
ui-option-delay-two-hexes-disrupts = Задержка на два гекса дезорганизует
ui-option-withdraws-unguarded = Полное отступление: без прикрытия подразделения отходят
ui-option-reserves = Резервы (25)
ui-option-planned-offensives = Запланированные наступления (26)
ui-option-disengagement = Выход из боя (27)
ui-option-leaders = Лидеры (28)
ui-option-contested-cities = Оспариваемые города (29)
ui-option-supports-contested = Артиллерия достаёт до оспариваемых городов
ui-option-army-pace = Быстрые подразделения ускоряют резервную армию

## Ход и фаза

s42-turn = Ход { $turn }
s42-turn-called = По вызову
s42-turn-of = Ход { $turn } из { $turns }
s42-side-turn = { $side }
s42-side-mini-turn = { $side }: мини-ход
s42-phase-weather = Погода
s42-phase-initial = Начальная
s42-phase-movement = Движение
s42-phase-combat = Бой
s42-phase-recovery = Восстановление
s42-phase-supply = Снабжение
s42-phase-victory = Победа
s42-weather-now = Погода: { $weather }.
s42-weather-clear = Ясно
s42-weather-overcast = Пасмурно
s42-weather-rain = Дождь
s42-weather-mud = Грязь
s42-weather-snow = Снег
s42-season-summer = Лето
s42-season-september = Сентябрь
s42-season-rasputitsa = Распутица
s42-season-winter = Зима
s42-can-move = { $count ->
    [one] { $count } подразделение может идти
    [few] { $count } подразделения могут идти
   *[other] { $count } подразделений могут идти
}
s42-can-attack = { $count ->
    [one] { $count } гекс можно атаковать
    [few] { $count } гекса можно атаковать
   *[other] { $count } гексов можно атаковать
}
s42-can-repair = Ремонт путей можно продвинуть, гексов на выбор: { $count }
s42-can-spend = { $what ->
    [rp] { $count ->
        [one] Не потрачено { $count } очко ресурсов, оно пропадёт
        [few] Не потрачено { $count } очка ресурсов, они пропадут
       *[other] Не потрачено { $count } очков ресурсов, они пропадут
    }
   *[all] Не потрачено очков ресурсов и замен: { $count }, они пропадут
}
s42-vp = ПО
s42-victory-sum = У Оси { $points } ПО, для победы нужно { $needed }.
s42-victory-needed = Для победы Оси нужно было { $points } ПО.
s42-cut-off = { $count ->
    [one] Изолировано { $count } подразделение.
    [few] Изолированы { $count } подразделения.
   *[other] Изолировано { $count } подразделений.
}
s42-turn-sums = До этого: { $battles ->
    [one] { $battles } бой
    [few] { $battles } боя
   *[other] { $battles } боёв
}, { $steps ->
    [one] потеряна { $steps } ступень
    [few] потеряны { $steps } ступени
   *[other] потеряно { $steps } ступеней
}, { $lost ->
    [one] уничтожено { $lost } подразделение
    [few] уничтожены { $lost } подразделения
   *[other] уничтожено { $lost } подразделений
}.
s42-units-lost = { $count ->
    [one] потеряно { $count } подразделение
    [few] потеряны { $count } подразделения
   *[other] потеряно { $count } подразделений
}

## Вопросы

s42-ask-initial-phase = Начальная фаза: пополните силы.
s42-ask-choose-return = { $unit }: где вернуть?
s42-ask-tie-marker = { $army }: какая ячейка? Ось этого не видит.
s42-ask-swap-markers = Обменяются ли армии маркерами? Ось этого не видит.
s42-ask-come-out = { $hex } атакован: кто выйдет из ячейки?
s42-ask-movement-phase = Фаза движения: кто идёт?
s42-ask-moving = Куда? В гексах — оставшиеся ОД.
s42-ask-overstacked = { $hex } переполнен: кого снять?
s42-ask-combat-phase = Фаза боя: какой гекс атаковать?
s42-ask-gathering = Кто атакует и с какой поддержкой?
s42-ask-defensive-air = Поможет ли авиация обороне?
s42-ask-choose-aside = Какое подразделение в стороне?
s42-ask-choose-loss = Кто теряет ступень?
s42-ask-choose-withdrawal = { $left ->
    [0] Кого вывести из игры?
    [1] Какую танковую дивизию вывести? Последнюю; выведено ступеней: { $steps } из 7.
   *[other] Какую танковую дивизию вывести? Ещё { $left }; выведено ступеней: { $steps } из 7.
}
s42-ask-reduce-unit = Выведено мало: кто теряет ступень?
s42-ask-give-step = { $balance ->
    [one] Выведена лишняя ступень: кому её отдать?
    [few] Выведены { $balance } лишние ступени: кому отдать одну?
   *[other] Выведено { $balance } лишних ступеней: кому отдать одну?
}
s42-ask-storm-city = Кто входит в город?
s42-ask-call-up = Кто и куда прибывает с Закавказского фронта?
s42-ask-place-winter-supply = Какой штаб получит готовое очко снабжения?
s42-ask-place-offensive = Какой штаб получит готовое запланированное наступление?
s42-ask-pick-die = Какой кубик считается?
s42-ask-roll-again = Перебросить?
s42-ask-combat-again = Перебросить атаку?
s42-ask-defense-again = Перебросить оборону?
s42-ask-disengage-again = Перебросить выход из боя?
s42-ask-choose-stack-loss = Кто теряет ступень при выходе из боя?
s42-ask-remnant-choice = { $unit }: поставить остаток?
s42-ask-stand = Стоять или отступить?
s42-ask-name-lead = Кто ведёт оборону?
s42-ask-call-support = Поддержать оборону?
s42-ask-retreating = Куда отступить?
s42-ask-retreating-hex = Куда отступить? Гекс { $hex } из { $length }.
s42-ask-advance-choice = Кто продвигается?
s42-ask-advancing = Куда продвинуться?
s42-ask-forming = Кто входит в группу прорыва?
s42-ask-group-advance = Что делает группа прорыва?
s42-ask-station-air = С каким стеком остаётся авиация?
s42-ask-railheads = Фаза снабжения: ремонт путей.
s42-ask-spend-points = Фаза снабжения: потратить очки?
s42-ask-leave-area = { $unit }: куда уйти?

## Выбор

s42-choice-end-phase = Закончить фазу
s42-choice-remove-fort = Снять укрепление: { $place }
s42-choice-arrive = { $unit }: прибыть, { $place }
s42-choice-fortify = Укрепить: { $place }
s42-choice-refit = { $unit }: сделать готовым
s42-choice-place-supply = Очко снабжения: { $place }
s42-choice-spend-supply = { $unit }: потратить очко снабжения
s42-choice-replace = { $unit }: замена, { $kind }
s42-choice-return = { $unit }: вернуть, { $kind }
s42-choice-move = { $unit }: двигаться
s42-choice-take = { $unit }: взять с собой
s42-choice-drop-off = { $unit }: оставить здесь
s42-choice-march = { $place }: { $cost } ОД, { $way }
s42-choice-enter-area = Уйти с карты: { $place }
s42-choice-entrain = По железной дороге: { $place }
s42-choice-sail = По морю: { $place }
s42-choice-transfer = Перейти: { $place }
s42-choice-halt = Остановиться
s42-choice-halt-forming = Группа в сборе
s42-choice-go-full-retreat = { $unit }: полное отступление
s42-choice-flip-supply = Очко снабжения: { $shows }
s42-choice-move-flotilla = Волжская флотилия: { $place }
s42-choice-overrun = Авто-DS: { $place }
s42-choice-disband = { $unit }: снять
s42-choice-withdraw = Вывести: { $unit }
s42-choice-reinforce = Ступень: { $unit }
s42-choice-tie = { $unit }: { $place }
s42-choice-swap = Обменять маркеры: { $unit } и { $other }
s42-choice-keep-markers = Оставить маркеры как есть
s42-choice-redeploy = { $unit }: { $place }
s42-choice-emerge = { $unit }: выйти из ячейки
s42-choice-dissolve = Убрать: { $unit }
s42-choice-release = Освободить армию { $group }
s42-choice-declare-offensive = Объявить зимнее наступление
s42-choice-detrain = { $unit }: выгрузить
s42-choice-plan-offensive = { $unit }: запланировать наступление
s42-choice-use-offensive = Запланированное наступление: { $unit }
s42-choice-pick = Взять { $die }
s42-choice-reroll = Перебросить
s42-choice-hold-back = { $unit }: в резерв
s42-choice-activate = Ввести резерв: { $place }
s42-choice-disengage = { $unit }: выйти из боя
s42-choice-disengage-stack = Вывести из боя весь стек: { $place }
s42-choice-attack = Атаковать: { $place }
s42-choice-join = { $unit }: участвует
s42-choice-leave = { $unit }: не участвует
s42-choice-use-air = { $air }
s42-choice-use-artillery = { $unit }
s42-choice-use-artillery-paid = { $unit } за очко снабжения
s42-choice-withhold = Отозвать поддержку
s42-choice-resolve = В атаку!
s42-choice-call-off = Отменить до конца фазы
s42-choice-decline = Без поддержки
s42-choice-decline-come-out = Никто не выходит
s42-choice-decline-give-step = Никому: ступень пропадёт
s42-choice-decline-combat-again = Оставить бросок
s42-choice-decline-defense-again = Оставить бросок
s42-choice-decline-disengage-again = Оставить бросок
s42-choice-lose = { $unit }: теряет ступень
s42-choice-keep-remnant = Поставить остаток
s42-choice-skip-remnant = Без остатка
s42-choice-defend = Решительная оборона
s42-choice-defend-desperate = Отчаянная оборона
s42-choice-give-ground = Отступить
s42-choice-lead = { $unit }: ведёт оборону
s42-choice-split = { $unit }: своим путём
s42-choice-step = { $place }
s42-choice-stop-short = Закончить отступление здесь
s42-choice-give-up = Потерять подразделения
s42-choice-form-group = Группа прорыва: { $place }
s42-choice-advance = { $unit }: продвинуться
s42-choice-breakthrough = Бой прорыва: { $place }
s42-choice-end-advance = Больше не продвигаться
s42-choice-move-railhead = Ремонт путей: { $place }
s42-choice-station = Остаться: { $place }
s42-choice-stand-aside = { $unit }: в стороне
s42-way-normal = в пределах движения
s42-way-tactical = тактическое движение
s42-way-extended = расширенное движение
s42-chips-plan-offensive = Спланировать наступление за 1 очко ресурсов:
s42-chips-take = Взять с собой:
s42-chips-drop-off = Оставить здесь:
s42-chips-split = Отвести отдельно от остальных:
s42-chips-disband = Снять насовсем:
s42-means-lost = Неистраченное пропадёт с концом фазы.
s42-not-yet = ещё нет
s42-move-stack = Идти стеком
s42-mode-replace = Замены
s42-mode-replace-ask = Кто получит замену?
s42-mode-return = Вернуть
s42-mode-return-ask = Кого вернуть из потерь?
s42-mode-refit = Подготовить
s42-mode-refit-ask = Какой штаб или артиллерию?
s42-mode-fortify = Укрепить
s42-mode-fortify-ask = Где строить укрепление?
s42-mode-place-supply = Очко снабжения
s42-mode-place-supply-ask = Куда поставить очко снабжения?
s42-mode-spend-supply = Потратить снабжение
s42-mode-spend-supply-ask = Кого подготовит очко снабжения?
s42-mode-flip-supply = Перевернуть снабжение
s42-mode-flip-supply-ask = Какое очко снабжения?
s42-mode-go-full-retreat = Полное отступление
s42-mode-go-full-retreat-ask = Кто уйдёт в полное отступление?
s42-mode-remove-fort = Снять укрепление
s42-mode-remove-fort-ask = Выберите укрепление.
s42-mode-move-flotilla = Флотилия
s42-mode-move-flotilla-ask = Куда встанет флотилия?
s42-mode-redeploy = Ячейки хранения
s42-mode-redeploy-ask = Кто переходит в ячейку или из неё?
s42-mode-emerge = Выйти из ячейки
s42-mode-emerge-ask = Кто выйдет из ячейки на карту?

## Подразделения

s42-sheet-hint = { $by ->
    [finger] Коснитесь гекса или фишки, чтобы узнать о них.
   *[pointer] Наведите на гекс или фишку, чтобы узнать о них.
}
s42-order-good = порядок
s42-order-disrupted = дезорганизация
s42-order-full-retreat = полное отступление
s42-mark-reduced = ослаблено
s42-mark-remnant = остаток
s42-mark-used = использовано
s42-mark-train = в эшелоне
s42-mark-fresh = маркер замены
s42-mark-oos = без снабжения
s42-mark-isolated = изоляция
s42-mark-locked = пока не двигается
s42-mark-moved = движение сделано
s42-mark-spent = не может атаковать
s42-mark-fleeing = перешло в полное отступление в эту фазу
s42-mark-upgraded = четыре ступени
s42-mark-besieged = в оспариваемом городе
s42-mark-one-hex = прошло один гекс
s42-mark-reserve = в резерве
s42-mark-committed = введено из резерва
s42-mark-tried = пыталось выйти из боя
s42-mark-known = Ось знает ячейку
s42-mark-exposed = раскрыта, будет убрана
s42-mark-stowed = в ячейке с этого хода
s42-mark-unpacked = из ячейки в этот ход
s42-mark-attacked = атака сделана
s42-mark-auto-ds = авто-DS
s42-shows-full-move = сторона движения
s42-shows-ready = готово
s42-shows-immobile = неподвижно
s42-type-reserve-army = Резервная армия
s42-type-leader = Лидер
s42-type-infantry = Пехота
s42-type-security = Охранная
s42-type-jaeger = Егеря
s42-type-naval-infantry = Морская пехота
s42-type-mountain = Горная пехота
s42-type-bicycle = Велосипедисты
s42-type-nkvd = НКВД
s42-type-engineer = Сапёры
s42-type-cavalry = Кавалерия
s42-type-tank = Танки
s42-type-mechanized = Механизированная
s42-type-tank-destroyer = Истребители танков
s42-type-motorized = Мотопехота
s42-type-sturmgeschuetz = Штурмовые орудия
s42-type-artillery = Артиллерия
s42-type-army-hq = Штаб армии
s42-type-support-hq = Штаб
s42-type-supply = Снабжение
s42-quality-elite = элита
s42-quality-low = слабая выучка
s42-dot-black = чёрная точка (танки)
s42-dot-red = красная точка (элитные танки)
s42-dot-white = белая точка (противотанковое)
s42-free-stacking = свободное стекирование
s42-no-extended = без расширенного движения
s42-range = радиус { $hexes }
s42-kind-tank = танковая
s42-kind-infantry = пехотная
s42-kind-cavalry = кавалерийская
s42-kind-special = особая
s42-kind-hungarian = венгерская
s42-kind-romanian = румынская
s42-kind-italian = итальянская
s42-kind-axis = союзников
s42-replacements = Замены:
s42-rp = { $count ->
    [one] очко ресурсов
    [few] очка ресурсов
   *[other] очков ресурсов
}
s42-air-holding = готова
s42-air-map = со стеком на карте
s42-air-used = использована
s42-air-absent = не летает из-за погоды
s42-arrival-hint = Выберите, куда.
s42-arrivals-hint = Выберите подкрепление, затем область входа.
s42-arrive-all = все
s42-chip-steps = ступ. { $left }/{ $all }

## Местность

s42-terrain-clear = Открытая
s42-terrain-desert = Пустыня
s42-terrain-woods = Лес
s42-terrain-rough = Пересечённая
s42-terrain-wooded-rough = Лесистая пересечённая
s42-terrain-marsh = Болото
s42-terrain-seasonal-marsh = Сезонное болото
s42-terrain-mountain = Горы
s42-terrain-minor-city = Обычный город
s42-terrain-major-city = Крупный город
s42-terrain-sea = Море
s42-terrain-lake = Озеро
s42-worth = { $points } ПО
s42-port = порт
s42-airfield = аэродром
s42-fortified = укрепление

## Бой

s42-attack-on = Атака: { $place }
s42-auto-ds-on = Авто-DS: { $place }
s42-attackers = Атакуют
s42-defenders = Обороняются
s42-automatic = 10-1 и выше: DS без броска
s42-adv = прод. { $hexes }
s42-result-attacker = { $steps ->
    [one] атакующий теряет { $steps } ступень
    [few] атакующий теряет { $steps } ступени
   *[other] атакующий теряет { $steps } ступеней
}
s42-result-defender = { $steps ->
    [one] обороняющийся теряет { $steps } ступень
    [few] обороняющийся теряет { $steps } ступени
   *[other] обороняющийся теряет { $steps } ступеней
}
s42-result-retreat = отступление на { $hexes }
s42-result-advance = продвижение на { $hexes }
s42-result-one-hex = Теперь продвижение только на 1 гекс.
s42-result-defense-open = возможна решительная оборона
s42-result-defense-orange = решительная оборона с −1, только для гексов ПО или отчаянная
s42-result-defense-none = без решительной обороны
s42-chance-held = Гекс удержан
s42-chance-delayed = Задержка
s42-chance-driven-off = Отступление
s42-chance-destroyed = Уничтожение
s42-rolled = Выпало
s42-rolled-again = Если перебросить
s42-attack-dice = Запланированное наступление: кубиков { $dice }, из них вы берёте один.
s42-average-losses = Ступеней теряется в среднем, атака : оборона
s42-forecast-note = Если обороняющийся везде, где можно, решается стоять.
s42-unsure = Из ячейки резервной армии ещё могут выйти подразделения.
s42-defense-of = Оборона: { $place }
s42-lead = Ведёт { $unit }
s42-defense-column = колонка «{ $column }»
s42-column-clear = Открытая
s42-column-other = Прочее
s42-column-city = Город
s42-drm = Поправка
s42-defense-s = Успех
s42-defense-p = Частичный успех: задержка
s42-defense-f = Неудача
s42-show-on-map = Показать на карте

## Слои и ящики

s42-overlay-bonds = Связи ЗК
s42-overlay-zoc = Зоны контроля
s42-overlay-supply = Снабжение
s42-overlay-isolation = Изоляция
s42-drawer-charts = Таблицы
s42-drawer-forces = Силы
s42-drawer-victory = Победа
s42-reinforcements = Подкрепления
s42-eliminated = Ячейка потерь
s42-removed = Вне игры
s42-box = Ячейка { $box }
s42-boxes = Ячейки хранения
s42-box-of = ячейка: { $unit }
s42-box-secret = чья она, знает только советский игрок
s42-box-empty = пусто
s42-lost-on = потеряно на ходу { $turn }
s42-strength = { $units ->
    [one] { $units } боевое подразделение
    [few] { $units } боевых подразделения
   *[other] { $units } боевых подразделений
} на карте, { $steps ->
    [one] { $steps } ступень
    [few] { $steps } ступени
   *[other] { $steps } ступеней
}
s42-vp-hex = Гекс
s42-vp-held = Контроль
s42-vp-counts = Считается
s42-origins = Откуда этот сценарий
s42-source-rulebook = из правил
s42-source-outside = не из правил
s42-source-designed = разработано для Hexfront
s42-confidence-high = надёжность высокая
s42-confidence-medium-high = надёжность выше средней
s42-confidence-medium = надёжность средняя
s42-confidence-low = надёжность низкая
s42-designed = Часть значений строки разработана для Hexfront.
s42-crt-key = Малая цифра — гексы продвижения. Оранжевое: решительная оборона с −1, только в гексах ПО или отчаянная. Тёмно-зелёное: её нет.
s42-dd-key = Исход, затем потери атаки / обороны; * выбирает обороняющийся.
s42-drm-mobile = кавалерия или механизированные
s42-drm-disrupted = дезорганизация
s42-away-no = Нет
s42-away-loss = Да, −1 ступень
s42-away-yes = Да
s42-drm-elite = элита
s42-drm-low = слабая выучка
s42-drm-support = поддержка
s42-drm-orange = оранжевая клетка
s42-tec-cost = ОД (немеханизированные / механизированные)
s42-tec-combat = Бой
s42-tec-dd = Решительная оборона
s42-tec-wet = в грязь: { $cost }
s42-tec-shift = { $columns ->
    [one] { $columns } колонка в пользу обороны
    [few] { $columns } колонки в пользу обороны
   *[other] { $columns } колонок в пользу обороны
}
s42-tec-doubles = оборона удваивается
s42-tec-doubles-infantry = пехота в обороне удваивается
s42-tec-halves = атака вдвое слабее
s42-tec-no-tanks = без танкового сдвига
s42-tec-stops = кончает продвижение
s42-key-overlays = связи, ЗК, снабжение, изоляция
s42-key-drawers = таблицы, силы, победа

## Штаб: поиск, сводка, боевой состав, планы

s42-switch-front = Линия фронта
s42-switch-tracks = Ходы прошлого игрока
s42-switch-overview = Весь театр
s42-drawer-briefing = Сводка
s42-drawer-plan = Планы
s42-drawer-order = Боевой состав
s42-key-switches = линия фронта, последние ходы, театр
s42-key-staff = сводка, планы, боевой состав
s42-offensive-planned = Наступление запланировано, ещё не готово
s42-offensive-ready = Запланированное наступление готово
s42-weather-means = Линии снабжения вне дорог — до { $overland } гексов.{ $wet ->
    [yes] { " " }Земля раскисла.
   *[other] {""}
}{ $advance ->
    [full] {""}
    [halved] { " " }Продвижение вдвое короче.
   *[other] { " " }Продвижение короче.
}
s42-brief-arrive = Прибывают сейчас
s42-brief-later = Прибывают на { $turn }-м ходу
s42-brief-withdraw = Вывод и перемены
s42-brief-frozen = Пока не могут двигаться
s42-brief-isolated = В окружении
s42-brief-dry = Без снабжения
s42-brief-supplied = Все подразделения снабжаются.
s42-withdraws-unit = { $unit } покидает игру.
s42-withdraws-infantry-division = Полная немецкая пехотная дивизия покидает игру.
s42-withdraws-panzer-divisions = Танковые дивизии общим числом в семь ступеней покидают игру{ $along ->
    [yes] , с ними { $unit }
   *[other] {""}
}.
s42-withdraws-tank-corps = Танковый корпус покидает игру.
s42-withdraws-upgrade = { $unit } получает четвёртую ступень.
s42-withdraws-exchange = { $by } вместо { $unit }.
s42-frozen-turn = с { $turn }-го хода
s42-frozen-north-caucasus = когда Ось подойдёт к Кавказу
s42-frozen-declared = можно освободить с { $turn }-го хода
s42-order-others = Прочие
s42-order-steps = ступеней: { $steps } из { $full }
s42-mode-disengage = Выйти из боя
s42-mode-disengage-ask = Кто попробует оторваться от врага?
s42-mode-disengage-stack = Вывести стек
s42-mode-disengage-stack-ask = Какой стек попробует оторваться?
s42-mode-hold-back = В резерв
s42-mode-hold-back-ask = Кого оставить в резерве?
s42-mode-activate = Ввести резервы
s42-mode-activate-ask = Выберите гекс с резервами.
s42-mode-detrain = Выгрузить
s42-mode-detrain-ask = Кто сойдёт с поезда?
s42-event-baku = Пять дивизий ушли на Баку
s42-event-elbrus = Взята вершина Эльбруса
s42-event-volunteers = Северокавказские добровольцы на стороне Оси
s42-event-called-up = Закавказский фронт призван
s42-event-winter = Зимнее наступление объявлено
s42-benchmark = Эталон { $turn }-го хода: { $points } ПО.
s42-automatic-victory = Эталон { $turn }-го хода — { $points } ПО; на шесть больше или меньше — и победа сразу.
s42-ports = Порты:
s42-card-arrive = { $count ->
    [one] Прибывает { $count } подразделение
    [few] Прибывают { $count } подразделения
   *[other] Прибывает { $count } подразделений
}
s42-card-withdraw = { $count ->
    [one] { $count } вывод
    [few] { $count } вывода
   *[other] { $count } выводов
}
s42-card-frozen = { $count ->
    [one] { $count } армия пока не может двигаться
    [few] { $count } армии пока не могут двигаться
   *[other] { $count } армий пока не могут двигаться
}
s42-card-dry = { $count ->
    [one] { $count } подразделение без снабжения
    [few] { $count } подразделения без снабжения
   *[other] { $count } подразделений без снабжения
}
s42-card-mini-turn = Только тактическое движение и восстановление: подкреплений, перевозок и атак нет.
s42-card-more = Сводка
s42-plan-attacks = Выгодные атаки
s42-plan-odds = Соотношение
s42-plan-taken = Гекс взят
s42-plan-losses = Потери в ступенях, свои : врага
s42-plan-attacks-note = Силами всех, кто может участвовать сейчас, без поддержки; обороняющийся стоит, где только может.
s42-plan-no-attacks = С нынешних позиций таких нет.
s42-plan-dangers = Под угрозой окружения
s42-plan-cut-from = отрежут из { $hexes }
s42-plan-no-dangers = Ни один стек нельзя отрезать одним ходом врага.
s42-orders = Постоянные приказы
s42-orders-defense = Если стек должен отступить
s42-orders-says-ask = спросить меня
s42-orders-says-likely = стоять, где устоит скорее всего
s42-orders-says-stand = стоять везде, где можно
s42-orders-says-retreat = отойти
s42-orders-support = Авиация и артиллерия в обороне
s42-orders-says-never = беречь
s42-orders-here = Впредь
s42-orders-note = Об отчаянной обороне спрашивают всегда.
