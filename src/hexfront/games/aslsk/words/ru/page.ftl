# Слова страницы для ASL Starter Kit: вопросы, выборы, панели, таблицы.

## Начальный экран

ui-side-german = Немцы
ui-side-russian = Русские
ui-side-american = Американцы
ui-side-british = Британцы
ui-option-free-los = Линию видимости можно проверять до объявления атаки

## Ход и фаза

asl-turn-of = Ход { $turn } из { $turns }
asl-side-turn = { $side }
asl-standing = { $side }: { $has } из { $needs }, нужных для победы
asl-victory = Победа
asl-phase-set-up = Расстановка
asl-phase-rally = Сбор
asl-phase-prep-fire = Подготовительный огонь
asl-phase-movement = Движение
asl-phase-defensive-fire = Оборонительный огонь
asl-phase-advancing-fire = Огонь после движения
asl-phase-rout = Бегство
asl-phase-advance = Продвижение
asl-phase-close-combat = Ближний бой
asl-short-rally = RPh
asl-short-prep-fire = PFPh
asl-short-movement = MPh
asl-short-defensive-fire = DFPh
asl-short-advancing-fire = AFPh
asl-short-rout = RtPh
asl-short-advance = APh
asl-short-close-combat = CCPh
asl-can-set-up = Осталось { $count }
asl-can-rally = { $count ->
    [one] { $count } часть может действовать
    [few] { $count } части могут действовать
   *[many] { $count } частей могут действовать
}
asl-can-prep-fire = { $count ->
    [one] { $count } часть может стрелять
    [few] { $count } части могут стрелять
   *[many] { $count } частей могут стрелять
}
asl-can-defensive-fire = { $count ->
    [one] { $count } часть может стрелять
    [few] { $count } части могут стрелять
   *[many] { $count } частей могут стрелять
}
asl-can-advancing-fire = { $count ->
    [one] { $count } часть может стрелять
    [few] { $count } части могут стрелять
   *[many] { $count } частей могут стрелять
}
asl-can-movement = { $count ->
    [one] { $count } часть может действовать
    [few] { $count } части могут действовать
   *[many] { $count } частей могут действовать
}
asl-can-rout = { $count ->
    [one] { $count } часть может бежать
    [few] { $count } части могут бежать
   *[many] { $count } частей могут бежать
}
asl-can-advance = { $count ->
    [one] { $count } часть может продвинуться
    [few] { $count } части могут продвинуться
   *[many] { $count } частей могут продвинуться
}
asl-can-close-combat = { $count ->
    [one] { $count } часть может атаковать
    [few] { $count } части могут атаковать
   *[many] { $count } частей могут атаковать
}
asl-windows = Оборонительный первый огонь
asl-windows-ask = Спрашивать всегда
asl-windows-fits = Спрашивать, если есть кому стрелять
asl-windows-adjacent = Не стрелять, пока враг не рядом
asl-windows-vehicles = Не стрелять, пока нельзя поразить машину
asl-windows-never = Не стрелять
asl-windows-short-ask = всегда
asl-windows-short-fits = важное
asl-windows-short-adjacent = вблизи
asl-windows-short-vehicles = машины
asl-windows-short-never = никогда

## О чём спрашивают

asl-ask-set-up = Расстановка: выберите фишку на панели, затем гекс для неё.
asl-ask-recovery = Фаза сбора: подобрать вооружение?
asl-ask-repairs = Фаза сбора: починить вооружение?
asl-ask-transfers = Фаза сбора: передать вооружение?
asl-ask-self-rallies = Фаза сбора: кто собирается самостоятельно?
asl-ask-rallies = Фаза сбора: кого собирают лидеры?
asl-ask-dm-removal = Фаза сбора: кто сохранит DM?
asl-ask-may-promote = { $unit }: бросать на нового лидера?
asl-ask-aim = Укажите цель или добавьте стреляющих.
asl-ask-aimed = Кто стреляет по { $hex }?
asl-ask-fire-phase-prep-fire = Кто стреляет и куда? Стрелявший не движется.
asl-ask-fire-phase-defensive-fire = Оборонительный огонь: кто стреляет и куда?
asl-ask-fire-phase-advancing-fire = Огонь после движения: кто стреляет и куда?
asl-ask-first-fire = Враг идёт на виду: кто стреляет?
asl-ask-gathering = Кто входит в огневую группу? Затем огонь.
asl-ask-regroup = Цель видят не все: стрелять одной группой или порознь?
asl-ask-backblast = Избежать обратного выброса или принять его?
asl-ask-direct-panzerfaust = Руководит ли выстрелом лидер?
asl-ask-bombardment = Огонь по площади: по какому гексу?
asl-ask-repointing = Орудие можно повернуть.
asl-ask-victim = В кого метит панцерфауст?
asl-ask-parted = Пристрелянная группировка разошлась: на ком оставить пристрелку?
asl-ask-movement = Кто идёт? Выберите часть или группировку.
asl-ask-marching = Идите гекс за гексом; на гексах — оставшиеся MF.
asl-ask-regrouping = Кто из группировки идёт дальше?
asl-ask-choose-rout = Бегство: кто бежит следующим?
asl-ask-routing = { $unit }: куда бежать?
asl-ask-drop-weapon = { $unit } не унесёт всего: что остаётся?
asl-ask-advancing = Продвижение: выберите часть, затем соседний гекс.
asl-ask-choose-fight = Ближний бой: какой гекс следующий?
asl-ask-companies = Ближний бой в { $hex }: с кем сражается лидер?
asl-ask-declaring = Ближний бой в { $hex }: выберите атакующих, затем цели.

## Выборы

asl-choice-done = Закончить этот шаг
asl-choice-end-fire = Больше не стрелять в этой фазе
asl-choice-end-movement = Закончить фазу движения
asl-choice-end-advance = Закончить фазу продвижения
asl-choice-end-rout = Больше никто не бежит
asl-choice-end-rout-here = Закончить бегство здесь
asl-choice-no-more-attacks = Больше не атаковать
asl-choice-set-up-done = Расстановка закончена
asl-choice-hold-fire = Не стрелять
asl-choice-place = { $unit }: в { $hex }
asl-choice-arm = { $weapon }: { $unit }
asl-choice-pick-up = Снять с карты: { $unit }
asl-choice-hide = Скрыть или показать части в { $hex }
asl-choice-recover = { $unit } подбирает: { $weapon }
asl-choice-repair = { $holder } чинит: { $weapon }
asl-choice-transfer = { $weapon }: { $holder } передаёт, { $unit } берёт
asl-choice-drop = { $holder } бросает: { $weapon }
asl-choice-destroy = { $holder } уничтожает: { $weapon }
asl-choice-self-rally = { $unit }: самостоятельный сбор
asl-choice-rally = { $leader } собирает: { $unit }
asl-choice-keep-dm = { $unit } сохраняет DM
asl-choice-open-fire = { $unit }: огонь по { $hex }
asl-choice-open-fire-weapon = { $unit }: { $weapon } по { $hex }
asl-choice-open-fire-hull = { $unit }: { $weapon } по { $hex } с поворотом корпуса
asl-choice-add-firer = { $unit }: присоединиться
asl-choice-add-firer-weapon = { $weapon } ({ $unit })
asl-choice-direct = { $leader } руководит
asl-choice-fire = Огонь!
asl-choice-apart = Стрелять порознь
asl-choice-call-off = Отменить атаку
asl-choice-bombard = { $weapon }: огонь по пустому гексу
asl-choice-rake = IFE, как из пулемёта
asl-choice-rake-turned = IFE, поворот на { $arc }
asl-choice-rake-hull = IFE, поворот корпусом
asl-choice-swing = { $weapon }: повернуть на { $arc }
asl-choice-fire-panzerfaust = { $unit }: панцерфауст по { $hex }
asl-choice-avoid-backblast = Избежать обратного выброса
asl-choice-accept-backblast = Принять обратный выброс
asl-choice-pick-target = { $unit }
asl-choice-follow = Оставить пристрелку: { $unit }
asl-choice-leave-to-chance = Положиться на случай
asl-choice-take = Двигать: { $unit }
asl-choice-join = { $unit } идёт вместе
asl-choice-leave = { $unit } остаётся
asl-choice-double-time = Ускоренный марш
asl-choice-assault-move = Осторожное движение
asl-choice-step = В { $hex }
asl-choice-step-road = В { $hex } по дороге
asl-choice-push = Катить в { $hex }: { $weapon }
asl-choice-push-road = Катить в { $hex } по дороге: { $weapon }
asl-choice-start = Тронуться
asl-choice-halt = Остановиться
asl-choice-delay = Выждать
asl-choice-turn = { $unit }: поворот на { $arc }
asl-choice-traverse = { $unit }: поворот башни на { $arc }
asl-choice-hatch = { $unit }: открыть или закрыть люки
asl-choice-free = Попытаться выбраться
asl-choice-dispense = { $unit }: дым в { $hex }
asl-choice-seek-motion = { $unit }: попытаться тронуться
asl-choice-scrap = Пожертвовать: { $unit }
asl-choice-step-whole = В { $hex } за все MP
asl-choice-step-rest = В { $hex }, остаток MP там же
asl-choice-step-road-rest = В { $hex } по дороге, остаток MP там же
asl-choice-step-road-whole = В { $hex } по дороге за все MP
asl-choice-exit = Покинуть карту
asl-choice-throw-smoke = { $unit }: дым в { $hex }
asl-choice-place-charge = { $unit }: заряд взрывчатки против { $hex }
asl-choice-place-charge-vehicle = { $unit }: заряд взрывчатки, цель — { $vehicle }
asl-choice-stop = Остановиться здесь
asl-choice-advance = { $unit }: в { $hex }
asl-choice-advance-cx = { $unit }: в { $hex }, CX
asl-choice-advance-led = { $unit } и { $leader }: в { $hex }
asl-choice-rout = { $unit } бежит
asl-choice-rout-led = { $unit } и { $leader }: бежать вместе
asl-choice-rout-step = Бежать в { $hex }
asl-choice-rout-step-road = Бежать в { $hex } по дороге
asl-choice-low-crawl = Ползком в { $hex }
asl-choice-fight = Ближний бой в { $hex }
asl-choice-grapple = { $unit } атакует
asl-choice-against = Против: { $unit }
asl-choice-declare = Объявить атаку
asl-choice-accompany = { $leader } с частью: { $unit }
asl-choice-fight-alone = { $leader } сражается в одиночку
asl-choice-promote = Бросок на нового лидера
asl-choice-no-promotion = Без нового лидера

asl-tool-throw-smoke = Дымовые гранаты
asl-tool-throw-smoke-ask = Дым: выберите свой гекс или соседний.
asl-tool-place-charge = Заложить заряд взрывчатки
asl-tool-place-charge-ask = Заряд взрывчатки: выберите гекс цели.
asl-tool-recover = Подобрать вооружение
asl-tool-recover-ask = Кто подбирает вооружение?
asl-tool-transfer = Передать вооружение
asl-tool-transfer-ask = Кто получает вооружение?
asl-tool-drop = Бросить вооружение
asl-tool-drop-ask = Кто бросает вооружение?
asl-tool-leave = Разделить группировку
asl-tool-leave-ask = Кто остаётся?
asl-tool-fire-panzerfaust = Панцерфауст
asl-tool-fire-panzerfaust-ask = Панцерфауст: выберите цель.
asl-tool-bombard = Огонь по пустому гексу
asl-tool-bombard-ask = Кто стреляет по пустому гексу?
asl-tool-destroy = Уничтожить вооружение
asl-tool-destroy-ask = Кто уничтожает своё вооружение?
asl-tool-pick-up = Снять с карты
asl-tool-pick-up-ask = Выберите часть, которую надо снять.
asl-tool-hide = Скрыть части
asl-tool-hide-ask = Выберите гекс, чтобы скрыть или показать части.
asl-whole-stack = Все вместе

## Расстановка и подкрепления

asl-set-up = Расстановка
asl-set-up-left = Осталось { $count }
asl-set-up-ready = Всё расставлено: подтвердите, когда будете готовы.
asl-set-up-place = Выберите фишку, затем гекс в отмеченной области.
asl-set-up-arm = Выберите часть, которая получит вооружение.
asl-set-up-carriers = Кто войдёт позже и может его нести:
asl-may-hide = скрыть можно: { $count }
asl-entering = Входят на карту в этот ход
asl-later = Ход { $turn }: { $name } ({ $side })

## Гекс и части в нём

asl-off-board = вне карты
asl-sheet-hint = { $by ->
    [finger] Коснитесь фишки или гекса, чтобы узнать о них.
   *[pointer] Наведите на фишку или гекс, чтобы узнать о них.
}
asl-tem = TEM { $tem }
asl-road = Дорога
asl-level = Уровень { $level }
asl-phosphorus = Белый фосфор { $drm }
asl-smoke = Дым { $drm }
asl-morale = Мораль { $morale }
asl-elr = ELR { $elr }
asl-smoke-exponent = Показатель дыма { $exponent }
asl-reach-move = останется MF
asl-reach-road = только по дороге
asl-reach-double = ускоренным маршем
asl-reach-risky = может застрять
asl-lies-here = Здесь лежит: { $weapon }
asl-spent-mp = потрачено { $mf } MP
asl-spent = потрачено { $mf } MF
asl-weapon-strength = { $fp } FP, дальность { $range }
asl-weapon-rof = ROF { $rof }
asl-weapon-pp = { $pp } PP
asl-mark-broken = деморализация
asl-mark-dm = DM
asl-mark-wounded = ранение
asl-mark-pinned = залегание
asl-mark-cx = CX
asl-mark-prep = подготовительный огонь
asl-mark-first = первый огонь
asl-mark-final = последний огонь
asl-mark-hidden = скрытно
asl-mark-assaulting = осторожное движение
asl-mark-melee = в схватке
asl-mark-exposed = командир по пояс из люка (CE)
asl-mark-motion = в движении
asl-mark-immobilized = потеря хода
asl-mark-bogged = застревание
asl-mark-mired = глубокое застревание
asl-mark-shocked = экипаж потрясён
asl-mark-unconfirmed = уничтожение не подтверждено
asl-mark-stunned = экипаж ошеломлён
asl-mark-recalled = отзыв с поля боя
asl-mark-disabled = выведено из строя
asl-mark-low-ammo = мало боеприпасов
asl-mark-intensive = интенсивный огонь
asl-mark-emplaced = на оборудованной позиции
asl-mark-malfunctioned = поломка
asl-mark-captured = трофейное
asl-armor = броня: лоб { $front }, борт { $side }
asl-mp-allowance = { $mp } MP
asl-turret-t = быстрая башня
asl-turret-st = медленная башня
asl-turret-rst = очень медленная башня
asl-turret-1mt = одноместная башня
asl-turret-nt = без башни
asl-size-very-small = очень малая цель
asl-size-small = малая цель
asl-size-large = крупная цель
asl-size-very-large = очень крупная цель
asl-wreck-of = обломки: { $unit }
asl-mark-acquired = пристрелка по { $hex }: { $drm }
asl-residual = Остаточная FP { $fp }
asl-melee = Схватка
asl-charge-placed = Заложен заряд взрывчатки
asl-chip-smoke = ДЫМ
asl-chip-melee = СХВАТКА

## Огонь

asl-fire-at = Огонь по { $hex }
asl-fire-prep = подготовительный огонь
asl-fire-first = оборонительный первый огонь
asl-fire-subsequent = последующий первый огонь
asl-fire-final = последний огонь
asl-fire-advancing = огонь после движения
asl-fire-residual = остаточная FP
asl-fp = { $fp } FP
asl-mf = { $mf } MF
asl-drm = DRM
asl-directs = руководит
asl-remove-firer = Без: { $unit }
asl-ift-column = Колонка { $column } IFT
asl-joint = Все цели вместе
asl-cowering = Дубль — укрывание: { $columns ->
    [one] { $columns } колонкой
   *[other] { $columns } колонками
} ниже{ $to ->
    [0] , атаки нет
   *[other] , колонка { $to }
}.
asl-leaves-residual = Остаточная FP: { $fp }.
asl-breaks = Поломка — { $weapon }: { $chance }
asl-fate-eliminated = уничтожение
asl-fate-reduced = потери
asl-fate-wounded = рана
asl-fate-replaced = замена
asl-fate-broken = деморализация
asl-fate-pinned = залегание
asl-fate-unharmed = без последствий
asl-shot-at = { $weapon }: по { $hex }
asl-panzerfaust = Панцерфауст
asl-hits = Попадание — { $unit }:
asl-backblast-harms = Обратный выброс в своём гексе:
asl-check-two-dice = DR не больше { $number }
asl-check-one-die = dr не больше { $number }
asl-check-rally = Сбор
asl-check-rally-lost = Исходные 12: потери
asl-check-recovery = Подобрать оружие
asl-check-repair = Починка
asl-check-repair-lost = Оружие потеряно
asl-check-grenade = Дымовые гранаты
asl-check-grenade-lost = Движение части закончится
asl-check-push = Перекатывание орудия
asl-check-push-lost = Орудие не сдвинется, расчёт больше не движется
asl-check-panzerfaust = Поиск панцерфауста
asl-check-panzerfaust-lost = Не найден, часть залегла
asl-check-promotion = Новый лидер
asl-check-paatc = Проверка перед атакой машины (PAATC)
asl-check-bog = Проверка на застревание
asl-check-bog-lost = Застрянет
asl-check-breakdown = Надёжность машины
asl-check-breakdown-lost = Сломается насовсем
asl-check-freeing = Выбраться
asl-check-freeing-lost = Потеря хода
asl-check-dispenser = Дымовая установка
asl-check-motion = Попытка тронуться
asl-charge-at = { $weapon } против { $hex }
asl-charge-dud = Не взорвётся
asl-charge-empty = Там никого не видно.
asl-charge-note = В фазе огня после движения, если того, кто кладёт заряд, не заставят залечь и не деморализуют ответным огнём.

## Линия видимости

asl-los-tool = Линия видимости
asl-los-clear = Линия видимости есть, дальность { $range }
asl-los-hindered = помехи +{ $drm }
asl-los-barred = Линию видимости проверяют только после объявления атаки (3.2.1.i).
asl-los-blocked = Закрыто: { $what } в { $hex } ({ $rule })
asl-los-hill = холм
asl-los-smoke = дым
asl-los-building = здание
asl-los-wall = стена
asl-los-hedge = изгородь
asl-los-kind-clear = открыто
asl-los-kind-hindrance = помеха
asl-los-kind-obstacle = препятствие

## Движение

asl-mf-left = MF осталось
asl-mf-by-road = по дороге { $mf }
asl-step = { $hex }: { $cost } MF, останется { $left }.
asl-step-road = { $hex } по дороге: { $cost } MF, останется { $left }.
asl-step-open = Открытая местность.
asl-step-interdicted = Перехват!
asl-step-watched = { $count ->
    [one] Туда может стрелять { $count } часть врага.
    [few] Туда могут стрелять { $count } части врага.
   *[many] Туда могут стрелять { $count } частей врага.
}

## Ближний бой

asl-cc-in = Ближний бой в { $hex }
asl-ambush-by = Засада: { $side }
asl-cc-step-1 = Атакующие
asl-cc-step-2 = Цели
asl-cc-step-3 = Объявить
asl-cc-kill = Итоговый DR меньше { $kill } уничтожает, { $kill } — потери.
asl-odds = Соотношение
asl-kill-number = Число

## Листы и таблицы

asl-drawer-charts = Таблицы
asl-drawer-card = Карточка сценария
asl-victory-conditions = Условия победы
asl-otherwise = Иначе победа: { $side }.
asl-order = Первая расстановка: { $first }. Первый ход: { $mover }. Ходов: { $turns }.
asl-ssr = Особые правила
asl-show-hexes = показать на карте
asl-friendly-edge = Свой край: { $edge }
asl-edge-north = север
asl-edge-east = восток
asl-edge-south = юг
asl-edge-west = запад
asl-enters = входит в ход { $turn }, край: { $edge }
asl-cvp = { $points } CVP
asl-cvp-earned = набрано { $points } CVP
asl-panzerfausts = { $count ->
    [one] { $count } панцерфауст
    [few] { $count } панцерфауста
   *[many] { $count } панцерфаустов
}
asl-units-lost = { $count ->
    [one] Потеряна { $count } часть
    [few] Потеряно { $count } части
   *[many] Потеряно { $count } частей
}
asl-end-conditions = Условия победы выполнены.
asl-end-otherwise = Противник не выполнил своих условий победы.
asl-end-nobody-left = У противника никого не осталось.
asl-source-rulebook = из правил
asl-source-outside = не из правил
asl-source-designed = разработано для Hexfront
asl-confidence-very-high = совершенно точно
asl-confidence-high = точно
asl-confidence-medium-high = довольно точно
asl-confidence-medium = вероятно
asl-confidence-low = не точно
asl-counters = Фишки
asl-hidden-now = скрыто: { $count }
asl-exited = VP за картой: { $points }
asl-origin-strength = сила
asl-origin-quality = класс
asl-origin-broken = деморализованная сторона
asl-origin-self-rally = самостоятельный сбор
asl-origin-smoke = показатель дыма
asl-origin-assault-fire = штурмовой огонь
asl-origin-elr = ELR
asl-origin-half-squad = половина отделения
asl-origin-replaced-by = замена
asl-origin-command = мораль и командный DRM
asl-origin-fp = FP
asl-origin-range = дальность
asl-origin-min-range = наименьшая дальность
asl-origin-rof = ROF
asl-origin-pp = PP
asl-origin-breakdown = поломка
asl-origin-removed = число X
asl-origin-repair = починка
asl-origin-calibre = калибр
asl-origin-to-hit = попадание
asl-origin-kill = число поражения
asl-ift-key = По итоговому DR и FP. Подчёркнутые клетки есть в примерах правил.
asl-figure-ambusher = Засада
asl-figure-against-ambusher = Против устроивших засаду
asl-figure-against-broken = Против деморализованных
asl-figure-cx = CX
asl-figure-against-cx = Против истощённых (CX)
asl-figure-fp-point-blank = Огонь в упор, FP ×
asl-figure-fp-triple-point-blank = Утроенный огонь в упор, FP ×
asl-figure-fp-area-fire = Огонь по площадям, FP ÷
asl-figure-fp-long-range = Большая дальность, FP ÷
asl-figure-fp-assault-fire = Штурмовой огонь, FP +
asl-figure-fp-machine-gun-range = Пулемёту дальше стольких гексов нужен лидер
asl-figure-drm-cx = CX
asl-figure-drm-ffmo = FFMO: на открытом месте
asl-figure-drm-ffnam = FFNAM: не осторожное движение
asl-figure-drm-flamethrower-carried = Несёт огнемёт
asl-figure-cowering-columns = Укрывание, колонок
asl-figure-cowering-inexperienced = Укрывание неопытных, колонок
asl-figure-breakdown-sustained = B# при повторном огне
asl-figure-breakdown-captured = B# трофейного вооружения
asl-figure-breakdown-inexperienced = B# у неопытных
asl-figure-breakdown-not-elite = B# огнемёта не у элитных
asl-figure-breakdown-captured-rof = ROF трофейного вооружения
asl-figure-mf-smc = MF SMC
asl-figure-mf-mmc = MF MMC
asl-figure-mf-inexperienced = MF неопытных
asl-figure-mf-with-leader = С лидером, MF +
asl-figure-mf-double-time = Ускоренный марш, MF +
asl-figure-mf-road-bonus = Надбавка за дорогу, MF +
asl-figure-portage-mmc = IPC MMC
asl-figure-portage-smc = IPC SMC
asl-figure-portage-smc-most = Наибольшее PP SMC
asl-figure-portage-leader-help = Лидер добавляет к IPC
asl-figure-portage-cx = IPC при CX
asl-figure-smoke-grenade-own-hex = Дым в своём гексе, MF
asl-figure-smoke-grenade-adjacent-hex = Дым в соседнем гексе, MF
asl-figure-smoke-grenade-cx = Дым при CX, drm
asl-figure-smoke-grenade-ends-move-on = Дым: dr, кончающий движение
asl-figure-recovery = Подбор вооружения, MF
asl-figure-stacking-squads = Отделений в гексе
asl-figure-stacking-smc = SMC в гексе
asl-figure-rally-dm = Сбор при DM
asl-figure-rally-self-rally = Самостоятельный сбор
asl-figure-rally-cover = Сбор в лесу или здании
asl-figure-recovery-below = Подбор при dr меньше
asl-figure-recovery-cx = Подбор при CX, drm
asl-figure-recovery-removed-on = Починка: dr, при котором вооружение снимают
asl-figure-wound-light-up-to = Только ранен, dr до
asl-figure-wound-wounded-again = Повторная рана, drm
asl-figure-wound-mf = MF раненого
asl-figure-wound-ipc = IPC раненого
asl-figure-wound-morale = Мораль раненого
asl-figure-wound-leadership = Командный DRM раненого
asl-figure-mf = MF бегства
asl-figure-wounded-mf = MF раненого
asl-figure-cover-within = Укрытие в пределах MF
asl-figure-mmc-pp = PP бегущей MMC
asl-figure-smc-pp = PP бегущего SMC
asl-figure-least-interdicting-fp = Наименьшая FP для перехвата
asl-figure-to-hit-range = Перехват тяжёлым вооружением до
asl-figure-check = Поиск панцерфауста
asl-figure-none-on = Нет при dr
asl-figure-drm-not-afv = Цель не бронирована
asl-figure-drm-half-squad-or-crew = Половина отделения или расчёт
asl-figure-drm-smc = SMC
asl-figure-to-hit = TH#
asl-figure-per-hex = TH# за гекс
asl-figure-infantry-fp = FP по пехоте
asl-figure-misfire = Осечка при
asl-figure-inexperienced-misfire = Осечка неопытных при
asl-figure-dud = Не взорвался при
asl-figure-backblast-fp = Обратный выброс, FP
asl-figure-modifiers-cx = CX
asl-figure-modifiers-pinned = Залегание
asl-figure-modifiers-area-fire = Огонь по площадям
asl-figure-modifiers-advancing-fire = Огонь после движения
asl-figure-modifiers-captured = Трофейное вооружение
asl-figure-modifiers-backblast-avoided = Без обратного выброса
asl-figure-modifiers-acquired = Пристрелка
asl-figure-modifiers-acquired-twice = Двойная пристрелка

## Клавиши

asl-key-los = Линия видимости: держать, или переключатель и щелчок по гексу
asl-key-drawers = Таблицы, карточка сценария
