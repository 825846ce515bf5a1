# Слова игры Stalingrad '42: журнал, отказы, подсчёты.

## Журнал: ход

log-player-turn = Ход { $turn }: { $side }.
log-preliminary-move = Предварительное движение: { $side }.
log-phase-initial = { $side }: начальная фаза.
log-phase-movement = { $side }: фаза движения.
log-phase-combat = { $side }: фаза боя.
log-phase-recovery = { $side }: фаза восстановления.
log-phase-supply = { $side }: фаза снабжения.
log-phase-victory = Фаза победы.
log-weather = Погода хода { $turn }: { $weather ->
    [clear] ясно
    [overcast] пасмурно
    [rain] дождь
    [mud] распутица
    [snow] снег
   *[other] { $weather }
}.
log-victory-points = У Оси { $points } ПО.
log-axis-wins-points = Победа: { $side }, { $points } ПО.
log-axis-wins-automatically = Автоматическая победа: { $side }, { $points } ПО.
log-soviet-wins-time = Время вышло. Победа: { $side }, у Оси { $points } ПО.
log-soviet-wins-check = Победа: { $side }. У Оси только { $points } ПО, а сценарий требует больше.
log-soviet-wins-city = Победа: { $side }. Ось потеряла город, который должна была удержать.
log-soviet-wins-automatically = Автоматическая победа: { $side }, у Оси { $points } ПО.

## Журнал: средства

log-air-ready = { $count ->
    [0] Авиация не летает.
    [one] Готова { $count } авиачасть.
    [few] Готовы { $count } авиачасти.
   *[other] Готово { $count } авиачастей.
}
log-air-stationed = { $air }: остаётся над гексом { $hex }.
log-air-used = { $air }: использована.
log-arrived = { $unit }: прибытие, { $place }.
log-asu-used = { $unit }: поддержка оказана, теперь нужна подготовка.
log-asu-disrupted = { $unit }: слишком дальний путь в боевой готовности, дезорганизация.
log-fort-begun = { $side }: начато укрепление в гексе { $hex }, осталось очков ресурсов: { $left }.
log-forts-completed = { $side }: { $count ->
    [one] достроено { $count } укрепление.
    [few] достроено { $count } укрепления.
   *[other] достроено { $count } укреплений.
}
log-fort-razed = Укрепления в гексе { $hex } больше нет.
log-fort-removed = { $side }: снято укрепление в гексе { $hex }.
log-printed-forts-inactive = Укрепления карты группы { $group } больше никто не занимает: они не действуют до конца игры.
log-refit = { $unit }: снова в готовности, осталось очков ресурсов: { $left }.
log-replacement = { $unit }: { $kind ->
    [tank] танковая
    [infantry] пехотная
    [cavalry] кавалерийская
    [special] особая
    [hungarian] венгерская
    [romanian] румынская
    [italian] итальянская
   *[axis] общая для союзников Германии
} замена, ступеней: { $steps }.
log-returned = { $unit }: возвращение, { $place }.
log-supply-flipped = { $unit }, { $hex }: { $shows ->
    [ready] готово.
    [immobile] сторона неподвижности.
   *[full-move] сторона движения.
}
log-supply-pays = { $unit }: поддержка оплачена очком снабжения.
log-supply-placed = { $side }: очко снабжения, { $place }, осталось очков ресурсов: { $left }.
log-supply-spent = { $unit }: очко снабжения отдано, снова в готовности.
log-released = { $unit }: движение разрешено.
log-caucasus-released = Ось в гексе { $hex }: Северо-Кавказский фронт может двигаться.

## Журнал: движение

log-marched = { $unit }{ $more ->
    [0] {""}
   *[other] {" "}(и ещё { $more })
}: { $from } – { $to }{ $kind ->
    [tactical] , тактическое движение.
    [extended] , расширенное движение.
   *[normal] .
}
log-dropped-off = { $unit }: остановка в гексе { $hex }, стек идёт дальше.
log-entrained = { $unit }: по железной дороге, { $from } – { $to }.
log-sailed = { $unit }: по морю, { $from } – { $to }.
log-transferred = { $unit }: переход, { $place }.
log-left-area = { $unit }: вынужденный переход, { $place }.
log-left-map = { $unit }: выход с карты из гекса { $hex }, { $place }.
log-flight = { $unit }, { $hex }: полное отступление по своей воле.
log-flotilla = Волжская флотилия: сторона гекса { $hex } – { $to }.
log-captured = { $side }: захвачен { $hex }.
log-elbrus = Флаг на Эльбрусе, { $hex }.
log-baku = { $side }: пять дивизий ушли на Баку.

## Журнал: бой

log-assault = { $side }: атака на гекс { $hex }, { $units ->
    [one] { $units } подразделение
    [few] { $units } подразделения
   *[other] { $units } подразделений
}, { $attack } против { $defense }, { $odds }.
log-breakthrough = Бой прорыва. { $side }: атака на гекс { $hex }, { $attack } против { $defense }, { $odds }.
log-auto-ds = { $side }: авто-DS по гексу { $hex }, { $attack } против { $defense }, { $odds }.
log-combat-result = { $hex }, { $odds }{ $die ->
    [0] {""}
   *[other] , кубик { $die }
}: { $result }{ $adv ->
    [0] .
   *[other] , продвижение { $adv }.
}
log-step-lost = { $unit }, { $hex }: потеряна ступень{ $left ->
    [0] .
   *[other] , осталось: { $left }.
}
log-remnant = { $unit }: на карте остаток.
log-eliminated = { $unit }, { $hex }: гибель.
log-removed = { $unit }: снято с игры.
log-defense-roll = Решительная оборона { $hex }, ведёт { $unit }: кубик { $die }, итог { $total }, { $result }.
log-stood = { $side }: { $hex } удержан.
log-city-battle = Бой за город в гексе { $hex }, уровень { $level }.
log-delay = Задержка: оборона оставляет { $hex }.
log-disrupted = { $unit }: дезорганизация.
log-full-retreat = { $unit }: полное отступление.
log-no-defense-early = { $hex }: до 8-го хода решительная оборона возможна лишь при удвоении или сдвиге в пользу обороны.
log-no-defense-orange = { $hex }: после оранжевой клетки обороняются лишь в гексе ПО или отчаянно.
log-no-defense-lead = { $hex }: возглавить решительную оборону некому.
log-retreated = { $unit }: отступление, { $from } – { $to }.
log-advanced = { $unit }: продвижение, { $from } – { $to }.
log-group = { $side }: группа прорыва в гексе { $hex }.
log-rally = { $unit }: сбор, кубик { $die }.
log-recovered = { $unit }: восстановление, { $order ->
    [disrupted] теперь дезорганизация.
   *[good] теперь хорошее состояние.
}

## Журнал: снабжение

log-out-of-supply = { $unit }, { $hex }: вне снабжения.
log-isolated = { $unit }, { $hex }: изоляция.
log-supply-restored = { $unit }, { $hex }: снова в снабжении.
log-attrition-held = Истощение изоляцией. { $unit }: кубик { $die }, итог { $total }, без потерь.
log-attrition-lost = Истощение изоляцией. { $unit }: кубик { $die }, итог { $total }, потеряна ступень.
log-railhead = Ремонт путей дошёл до гекса { $to }.
log-railhead-added = Новый маркер ремонта путей: { $hex }.
log-railhead-placed = Первый маркер ремонта путей: { $hex }.
log-railhead-back = Маркер ремонта путей отброшен: { $hex } – { $to }.
log-line-repaired = Восстановлена линия { $a } – { $b }.
log-control = { $side }: контроль над гексом { $hex }.

## Отказы: общее

no-not-now = Сейчас этого сделать нельзя.
no-other-phase = Для этого есть { $phase ->
    [initial] начальная фаза
    [movement] фаза движения
    [combat] фаза боя
    [supply] фаза снабжения
   *[other] другая фаза
}.
no-not-yours = { $unit }: фишка не ваша.
no-such-unit = Такого подразделения нет.
no-such-hex = Такого гекса нет.
no-such-place = Такого места нет.
no-such-air-unit = Такой авиачасти нет.
no-such-railhead = Такого маркера ремонта путей нет.
no-such-replacement = Такого вида замен нет.
no-such-supply-side = У очка снабжения такой стороны нет.
no-move-unfinished = Сначала закончите движение: { $unit }.
no-attack-unfinished = Сначала проведите или отмените атаку на гекс { $hex }.
no-retreat-unfinished = Сначала закончите отступление: { $unit }.
no-not-on-map = { $unit }: не на карте.
no-land = { $hex } — вода.

## Отказы: начальная фаза и фаза снабжения

no-arrival-due = { $unit }: сейчас не прибывает.
no-arrival-place = { $unit }: туда прибыть нельзя.
no-end-before-arrivals = Сначала поставьте все подкрепления.
no-resource-points = Очков ресурсов не осталось.
no-fort-terrain = На такой местности укреплений не строят.
no-second-fort = В гексе { $hex } уже есть укрепление.
no-fort-enemy-hex = В гексе { $hex } враг.
no-fort-ezoc = { $hex } в ВЗК, и там нет вашего боевого подразделения.
no-fort-supply = До { $hex } нет линии снабжения.
no-fort-left = Все укрепления ({ $limit }) уже на карте.
no-fort-there = В гексе { $hex } нет вашего укрепления.
no-refit-off-rail = { $unit }: не на соединённом ж/д гексе.
no-flip-not-used = { $unit }: это не использованная артиллерия и не использованный штаб.
no-flip-disordered = { $unit }: не в хорошем состоянии.
no-flip-not-stacked = { $unit }: очко снабжения в другом месте.
no-flip-by-train = Очко снабжения прибыло по железной дороге.
no-flip-same = Очко снабжения уже лежит этой стороной.
no-flip-moved = Очко снабжения уже двигалось.
no-not-supply = { $unit }: это не очко снабжения.
no-mobile-supply = Подвижных очков снабжения в игре не больше { $limit }.
no-supply-left = Все очки снабжения уже в игре.
no-supply-place = Очко снабжения входит через свою область входа.
no-supply-hq = Эти очки снабжения ставятся к своим штабам в снабжении.
no-replacement-disordered = { $unit }: не в хорошем состоянии.
no-replacement-full-strength = { $unit }: полный состав.
no-replacement-left = Замен этого вида не осталось.
no-replacement-not-in-play = { $unit }: не в игре.
no-replacement-supply = { $unit }: нет линии снабжения.
no-replacement-type = { $unit }: замена этого вида не подходит.
no-second-replacement = { $unit }: замена в этот ход уже была.
no-return-not-eliminated = { $unit }: не в ячейке потерь.
no-return-ever = { $unit }: вернуть из потерь нельзя.
no-return-yet = { $unit }: в ячейке потерь надо провести целый ход.
no-return-corps = { $unit }: возврат только в области входа A, B и C.
no-return-enemy = В гексе { $hex } или рядом с ним враг.
no-return-full = Гекс { $hex } в этот ход больше никого не примет.
no-return-nation = В гексе { $hex } штаб другой нации.
no-return-hq = Штаб в гексе { $hex } без снабжения или далеко от соединённых ж/д гексов.
no-return-city = Город в гексе { $hex } не наш или не на соединённом ж/д гексе.
no-return-place = { $unit }: туда вернуться нельзя.
no-railhead-soviet = У СССР нет маркеров ремонта путей.
no-railhead-limit = Маркеров ремонта путей за ход продвигают не больше { $limit }, каждый один раз.
no-railhead-new = Новый маркер ремонта путей продвигают со следующего хода.
no-railhead-inoperative = Маркер ремонта путей в гексе { $hex } не действует.
no-railhead-off-line = К гексу { $hex } не ведёт линия, которую можно ремонтировать.
no-railhead-enemy = В гексе { $hex } советские войска.
no-railhead-ezoc = { $hex } в советской ЗК.
no-railhead-that-far = Маркер ремонта путей продвигают по линии не дальше чем на { $hexes }.

## Отказы: движение

no-unit-chosen = Сначала выберите, кто движется.
no-already-along = { $unit }: уже в движущемся стеке.
no-already-there = Подразделения и так в гексе { $hex }.
no-not-along = { $unit }: не в движущемся стеке.
no-take-elsewhere = { $unit }: в другом месте.
no-take-later = Когда стек уже в пути, подбирать может только штаб армии.
no-drop-off-now = { $unit }: сейчас оставить нельзя.
no-halt-yet = Движение ещё не началось.
no-locked = { $unit }: двигаться пока нельзя.
no-preliminary = { $unit }: в предварительном движении — только обычная ЗД, без расширенного, железнодорожного и морского движения.
no-preliminary-entry = { $unit }: вход на карту — только в фазу движения своей стороны.
no-train = { $unit }: прибытие по железной дороге в этот ход.
no-auto-ds = { $unit }: под маркером авто-DS.
no-immobile = Очко снабжения неподвижно.
no-moved = { $unit }: движение уже закончено.
no-return = { $unit }: карта оставлена навсегда.
no-leave-disordered = { $unit }: из области входа выходят только в хорошем состоянии.
no-disrupted = { $unit }: дезорганизация, только тактическое движение.
no-out-of-supply = { $unit }: моторизованные вне снабжения, только тактическое движение.
no-ready-supply = Готовое очко снабжения движется только тактически.
no-tactical-turn = В этот ход у боевых подразделений только тактическое движение.
no-replacement-marker = { $unit }: маркер замены, не больше одного гекса.
no-extended-supply = У очка снабжения нет расширенного движения.
no-extended-asu = { $unit }: у ASU нет расширенного движения.
no-extended-black-box = { $unit }: ЗД в чёрной рамке, расширенного движения нет.
no-extended-ezoc = Расширенное движение не входит в ВЗК, а без него до гекса { $hex } далеко.
no-entry-there = В гексе { $hex } в этот ход на карту не входят.
no-out-of-reach = До { $hex } слишком далеко.
no-enemy-there = В гексе { $hex } враг.
no-hex-bond = { $hex } — вражеский гекс связи.
no-hexside-bond = Путь в гекс { $hex } закрывает вражеская сторона связи.
no-full-retreat-ezoc = В полном отступлении нельзя войти в ВЗК без других подразделений.
no-alpine = Альпийскую сторону гекса вне дороги переходят только горные части.
no-volga = Здесь Волгу не перейти.
no-impassable = Сторона гекса непроходима.
no-way-past-bond = Путь в { $hex } закрывает вражеская связь ЗК.
no-way-past-ezoc = Путь в { $hex } ведёт через ВЗК, а в ней стек останавливается.
no-ford = Большую реку без моста переходят только начавшие движение у неё.
no-area-closed = Область входа { $area } закрыта.
no-area-enemy = Область входа { $area } не ваша.
no-area-exit-only = Через область входа { $area } только уходят с карты, и не по железной дороге.
no-area-held = В области входа { $area } враг.
no-area-not-beside = Область входа { $area } не рядом со стеком.
no-area-too-far = На выход с карты не хватает ОД.
no-transfer-place = { $unit }: отсюда туда не перейти.
no-transfer-own-entry = { $unit }: место входа задано сценарием.
no-transfer-bluecher = { $unit }: ждёт в Крыму плана «Блюхер».
no-transfer-from-baku = { $unit }: из Баку можно только на карту.
no-transfer-far = Оттуда в область входа { $area } не перейти.
no-transit-full = Транзитная ячейка заполнена.
no-journey-after-step = { $unit }: движение за ОД уже начато.
no-journey-together = По железной дороге и по морю идут по одному.
no-rail-disordered = { $unit }: по железной дороге едут только в хорошем состоянии.
no-rail-here = { $unit }: не на действующей железной дороге.
no-rail-ezoc = { $unit }: в ВЗК, ж/д движения нет.
no-rail-limit = За ход по железной дороге едут не больше { $limit }.
no-rail-limit-map = Из стоящих на карте по железной дороге за ход едут не больше { $limit }.
no-rail-for-group = Из этой группы по железной дороге прибывают не больше { $limit }.
no-rail-ferry = Через паром у Владимировки за ход проходит одно советское боевое соединение или одно очко снабжения.
no-rail-line = Открытая железная дорога не ведёт туда: { $place }.
no-rail-to-ezoc = { $place } во вражеской ЗК: поезда туда не идут.
no-rail-unfinished = Железная дорога в гексе { $place } ещё не достроена.
no-rail-unrepaired = Железная дорога в гексе { $place } не отремонтирована.
no-rail-taken = { $place }: сюда в этот ход уже прибыло по железной дороге боевое соединение.
no-sea-axis = Морскими путями пользуется только СССР.
no-sea-here = { $unit }: не в порту.
no-sea-mechanized = { $unit }: моторизованные морем не идут.
no-sea-disordered = { $unit }: морем идут только в хорошем состоянии.
no-sea-second-hex = { $unit }: оба гекса тактического движения пройдены.
no-sea-limit = По этому морю в этот ход уже кто-то прошёл.
no-sea-lane = Морской путь в гекс { $hex } не ведёт.
no-sea-port = { $hex } под контролем Оси: высаживается только морская пехота.
no-strait-here = { $unit }: не у Керченского пролива.
no-strait-held = Тамань не в руках Оси.
no-strait-limit = Пролив в этот ход уже кто-то перешёл.
no-flight-already = { $unit }: уже в полном отступлении.
no-flight-non-combat = { $unit }: небоевое подразделение.
no-flotilla-axis = Волжская флотилия советская.
no-flotilla-moved = Волжская флотилия в этот ход уже двигалась.
no-flotilla-place = Волжской флотилии нужна другая сторона гекса на Волге.
no-disband = { $unit }: уничтожать незачем.

## Отказы: атака

no-attack-begun = Сначала выберите гекс, который атакуете.
no-attack-nobody = В гексе { $hex } нет вражеских боевых подразделений.
no-attack-again = { $hex } в эту фазу уже атакован.
no-attack-retreated = Все, кто в гексе { $hex }, в эту фазу отступали.
no-attack-dropped = Атака на гекс { $hex } отменена.
no-attack-without-units = Атаковать { $hex } некому.
no-attack-odds = { $odds } — меньше 1-3: атаковать { $hex } нельзя.
no-auto-ds-odds = Для авто-DS нужно 10-1, а по гексу { $hex } выходит { $odds }.
no-attack-non-combat = { $unit }: небоевое подразделение.
no-attack-off-map = { $unit }: не на карте.
no-attack-strength = { $unit }: нет силы атаки.
no-attack-full-retreat = { $unit }: полное отступление.
no-attack-disrupted = { $unit }: дезорганизация.
no-attack-train = { $unit }: в эшелоне не атакуют.
no-attack-auto-ds = { $unit }: под маркером авто-DS.
no-attack-twice = { $unit }: атака в эту фазу уже была.
no-attack-spent = { $unit }: после такого движения в этот ход не атакуют.
no-attack-replacement = { $unit }: в гексе маркер замены, атаки из него нет.
no-attack-building = { $unit }: строится укрепление.
no-attack-not-adjacent = { $unit }: не рядом с гексом { $hex }.
no-attack-not-beside-area = { $unit }: область входа не рядом с гексом { $hex }.
no-attack-left-map = { $unit }: карта оставлена навсегда.
no-attack-out-of-baku = { $unit } — в чужой области входа: из неё не атакуют.
no-attack-across = { $unit }: через эту сторону гекса не атаковать.
no-attack-two-allies = Союзники Германии двух наций вместе не атакуют.
no-overrun-area = { $unit }: из области входа авто-DS не объявляют.
no-attack-edge-full = { $unit }: у края карты нет места.
no-already-attacking = { $unit }: уже участвует.
no-not-attacking = { $unit }: не участвует.

## Отказы: поддержка

no-support-called = Поддержка не объявлена.
no-air-auto-ds = При авто-DS авиаподдержки нет.
no-air-breakthrough = Бой прорыва поддерживает только пришедшая с группой авиация.
no-air-second = Бой поддерживает только одна авиачасть.
no-air-soviet = Авиация есть только у Оси.
no-air-used = { $air }: использована.
no-air-weather = { $air }: нелётная погода.
no-air-with-units = { $air }: на карте с другими подразделениями.
no-air-range = { $air }: { $hex } вне досягаемости.
no-air-cover-range = { $air }: прикрывает только соседние гексы.
no-air-majority = { $air }: румын в атаке должно быть больше половины.
no-air-romanian-shift = { $air }: в обороне сдвига не даёт.
no-air-romanian-lead = { $air }: поддерживает только ведущее румынское подразделение.
no-air-defense-phase = Авиация обороняет только в советскую фазу боя.
no-support-auto-ds = При авто-DS артподдержки нет.
no-support-breakthrough = В бою прорыва артподдержки нет.
no-support-enemy = { $unit }: принадлежит атакующему.
no-support-nationality = { $unit }: поддерживает только свою нацию.
no-support-not-asu = { $unit }: это не ASU.
no-support-off-map = { $unit }: не на карте.
no-support-range = { $unit }: никого из участников боя в пределах дальности.
no-support-second = Сдвиг уже даёт другое ASU.
no-support-state = { $unit }: дезорганизовано, в эшелоне или с маркером замены.
no-support-used = { $unit }: уже использовано.
no-massive-barrage = Для массированного обстрела нужна артдивизия; очками снабжения его не оплачивают.
no-supply-not-ready = Очко снабжения не готово.
no-supply-not-stacked = { $unit }: очко снабжения в другом месте.
no-supply-train = Очко снабжения прибыло по железной дороге.

## Отказы: потери и оборона

no-loss-asu = { $unit }: ASU теряет ступени последним.
no-loss-german-first = { $unit }: сначала ступень теряют немцы полного состава.
no-loss-no-factor = { $unit }: к обороне ничего не добавило, потери позже.
no-loss-non-combat = { $unit }: небоевое подразделение без ступеней.
no-loss-not-in-combat = { $unit }: в этом бою не участвует.
no-defense-early = До 8-го хода СССР для этого нужен сдвиг в пользу обороны или удвоение.
no-defense-lead = В гексе { $hex } некому вести оборону.
no-defense-orange = Оранжевая клетка: только в гексах ПО или отчаянная оборона.
no-defense-result = При таком результате решительной обороны нет.
no-desperate-defense = Отчаянная оборона — только для тех, кого отступление уничтожит.
no-giving-ground = С 18-го хода Ось обязана оборонять города и гексы ПО.
no-lead-asu = { $unit }: ASU не ведёт оборону.
no-lead-disordered = { $unit }: не в хорошем состоянии.
no-lead-early = До 8-го хода здесь могут вести только части НКВД.
no-lead-not-defending = { $unit }: в обороне не участвует.
no-lead-retreated = { $unit }: отступление в эту фазу.
no-lead-train = { $unit }: в эшелоне оборону не ведут.
no-standing-aside = { $unit }: не сверх предела стекирования.
no-station = Там нет участников атаки.

## Отказы: отступление и продвижение

no-split = { $unit }: сейчас отделиться нельзя.
no-step-far = Войти можно только в соседний гекс.
no-stop-here = Здесь отступление закончить нельзя.
no-giving-up = Есть путь, который спасает.
no-retreat-off-map = Отступление за край карты уничтожает, если это не своя область входа.
no-retreat-bond = Путь в гекс { $hex } закрывает вражеская связь.
no-retreat-enemy = В гексе { $hex } враг.
no-retreat-river = Путь в гекс { $hex } закрывает большая река без моста.
no-retreat-terrain = Сторона гекса непроходима.
no-retreat-volga = Путь закрывает Волга.
no-retreat-ezoc = { $hex } — второй пустой гекс в ЗК врага подряд.
no-retreat-guidelines = Оттуда отступление не закончить так, как велят правила.
no-advance-artillery = { $unit }: поддержка атаки, остаётся на месте.
no-advance-barred = { $unit }: в атаке не участвовало и идти следом не может.
no-advance-contested = Из оспариваемого города выходят только тактическим движением.
no-advance-bond = Путь в гекс { $hex } закрывает вражеская связь.
no-advance-enemy = В гексе { $hex } враг.
no-advance-far = { $hex } не рядом.
no-advance-full-retreat = { $unit }: в полном отступлении не продвигаются.
no-advance-from-area = Из области входа продвигаются только в оставленный гекс.
no-advance-hexes = На { $hex } не хватает гексов продвижения.
no-advance-immobile = Очко снабжения неподвижно.
no-advance-limited = При ограниченном продвижении входят только в оставленный гекс.
no-advance-locked = { $unit }: двигаться пока нельзя.
no-advance-not-adjacent = { $unit }: не рядом с оставленным гексом.
no-advance-not-stacked = { $unit }: не в стеке с атаковавшими.
no-advance-off-map = Здесь с карты не выйти.
no-advance-replacement = { $unit }: маркер замены.
no-advance-river = Реку переходят только атаковавшие через неё, и сразу.
no-advance-stacking = В гексе { $hex } не больше { $limit } подразделений.
no-advance-terrain = Для них сторона гекса непроходима.
no-advance-way = { $unit }: продвигаться некуда.
no-breakthrough-advance = Для боя прорыва нужно продвижение на два гекса или больше.
no-breakthrough-again = От боя за { $hex } группа отказалась.
no-breakthrough-delay = После задержки боя прорыва нет.
no-breakthrough-ended = Группа дальше не идёт.
no-breakthrough-hexes = У группы не осталось гексов продвижения.
no-breakthrough-limited = После ограниченного продвижения боя прорыва нет.
no-breakthrough-river = Через большую реку без моста боя прорыва нет.
no-breakthrough-target = В гексе { $hex } рядом с группой нет врага.
no-breakthrough-terrain = Группа не могла бы войти в гекс { $hex }.
no-group-there = Группу прорыва там не собрать.
no-second-group = У атаки одна группа прорыва, и идёт она раньше всех.
no-group-pinned = В ВЗК группа стоит или ведёт бой.
no-group-ended = Группа может войти только в гекс, который сама освободила.

## Подсчёты

tally-die = Кубик
tally-elite = Элита
tally-low-quality = Низкая квалификация
tally-german-stronghold = Немцы в городе или укреплении
tally-orange = Оранжевая клетка
tally-defensive-support = Поддержка авиации или артиллерии
tally-attack = Сила атаки
tally-defense = Сила защиты
tally-attack-total = Все атакующие
tally-defense-total = Все обороняющиеся
tally-strength-limit = Сверх предела
tally-winter = Зима
tally-major-river = Через большую реку
tally-out-of-supply = Вне снабжения
tally-mountain-attack = Горные части против гор
tally-engineer-attack = Сапёры против города
tally-in-marsh = В болоте
tally-across-river = За рекой
tally-in-city = Пехота в городе
tally-in-mountain = Пехота в горах
tally-disrupted = Дезорганизация
tally-full-retreat = Полное отступление
tally-bracketed = Защита в скобках
tally-train = В эшелоне
tally-air = Авиаподдержка
tally-defensive-air = Оборонительная авиация
tally-artillery = Артиллерия
tally-massive-barrage = Массированный обстрел
tally-fortification = Укрепление
tally-terrain = Местность
tally-tanks-attack = Танковый сдвиг атаки
tally-tanks-defend = Танковый сдвиг обороны
tally-tanks-cancel = Танковые сдвиги гасят друг друга
tally-tanks-across-river = Танки атакуют через реку
tally-tanks-barred-by-terrain = На этой местности танкового сдвига нет
tally-tanks-barred-by-fortification = Против укрепления танкового сдвига нет
tally-anti-tank = Противотанковые части гасят танковый сдвиг
tally-elite-tanks = Элитный танковый сдвиг
tally-advance = Продвижение по результату
tally-advance-rate = Норма подразделения
tally-limited-advance = Ограниченное продвижение
tally-delay-advance = Продвижение после задержки
tally-weather = Погода
tally-after-rain-or-snow = После дождя или снега
tally-isolation-airfield = Аэродром
tally-isolation-far-from-rail = Аэродром далеко от железной дороги
tally-isolation-city = Город
tally-isolation-hq = Штаб
tally-isolation-desert = Пустыня
tally-isolation-limit = Сверх предела
tally-vp-captured = Захваченные гексы ПО
tally-vp-cut-off = Отрезанные гексы ПО
tally-vp-exit-north = Выход через северный край
tally-vp-exit-east = Выход через восточный край
tally-vp-exit-south = Выход через южный край
tally-vp-exit-west = Выход через западный край
tally-vp-beyond-don = Немцы южнее Дона
tally-vp-baku = Баку
tally-vp-area-x = Советские войска у области X
tally-vp-area-y = Советские войска у области Y
tally-vp-area-z = Советские войска у области Z
tally-vp-major-lost = Потеряны крупные города в тылу
tally-vp-minor-lost = Потеряны малые города в тылу

## Журнал: резервы и выход из боя

log-held-back = { $unit }, { $hex }: в резерве.
log-reserve-activated = { $side }: резерв в гексе { $hex } введён в дело.
log-disengage = { $unit }, { $hex }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}: выход из боя, кубик { $die }, { $result ->
    [no] остаётся на месте
    [loss] уходит с потерей ступени
   *[yes] уходит
}.

## Отказы: резервы и выход из боя

no-reserves = В этой игре резервов нет.
no-reserves-now = Боя, в котором пригодились бы резервы, за этим движением не будет.
no-reserve-already = { $unit } уже в резерве.
no-reserve-bound = { $unit } не может двигаться, в резерв его не поставить.
no-reserve-order = В резерв ставят только подразделения в хорошем состоянии, { $unit } не в нём.
no-reserve-replacement = { $unit } получило в этот ход замену, в резерв его не ставят.
no-reserve-moves = { $unit } в резерве и в этой фазе больше не движется.
no-reserve-moved = { $unit } прошло слишком далеко или вошло в ВЗК, в резерв уже нельзя.
no-reserve-markers = Для { $unit } не осталось маркера резерва.
no-reserve-there = В гексе { $hex } резервов нет.
no-attack-reserve = { $unit } стоит или стояло в резерве и в этот ход не атакует.
no-advance-reserve = { $unit } в резерве: оно продвинется, когда его введут в дело.
no-advance-not-activated = { $unit } не из введённого в дело резерва.
no-disengagement = В этой игре выхода из боя нет.
no-disengage-non-combat = Из боя выходят только боевые подразделения, { $unit } не боевое.
no-disengage-replacement = На { $unit } маркер замены, выйти из боя нельзя.
no-disengage-again = { $unit } в эту фазу уже пыталось выйти из боя.
no-disengage-attacked = { $unit } в эту фазу атакует, выйти из боя нельзя.
no-disengage-shut-in = { $unit } заперто: отойти некуда.
no-disengage-stack = В гексе { $hex } нет стека, за который можно бросить один раз.
no-attack-disengaging = { $unit } пыталось выйти из боя и в эту фазу не атакует.

tally-reserve-advance = продвижение резерва
tally-mobile = кавалерия или механизированные

## Запланированные наступления и лидеры

log-offensive-planned = { $unit }: запланировано наступление.
log-offensive-ready = { $unit }: запланированное наступление готово.
log-offensive-lost = { $unit }: слишком далеко ушло или отступило, наступление отменено.
log-offensive-used = { $unit }: запланированное наступление даёт ещё один кубик.
log-rolled-again = { $unit }: бросок повторяется.
no-offensives = В этой игре запланированных наступлений нет.
no-offensive-hq = Маркер наступления кладут на штаб фронта или штаб армии Оси, { $unit } не из них.
no-offensive-order = { $unit } не в хорошем состоянии.
no-offensive-supply = { $unit } сейчас без линии снабжения.
no-offensive-left = Оба маркера наступления уже на карте.
no-offensive-breakthrough = В бою прорыва и при авто-DS запланированные наступления не применяют.
no-offensive-ready = { $unit }: готового маркера наступления нет.
no-such-die-rolled = { $die } не выпало ни на одном кубике.

## Кампания

log-called-up = Ось в гексе { $hex }: Закавказский фронт приведён в движение.
log-winter-offensive = Ход { $turn }: объявлено зимнее наступление.
log-winter-supply = Готовое очко снабжения: { $place }.
log-mini-turn = { $side }: мини-ход.
log-detrained = { $unit }: выгрузилось из поезда.
no-arrival-called = { $unit } сейчас туда прибыть не может.
no-release-by-choice = Эту армию по желанию не освобождают.
no-release-again = Эта армия уже освобождена.
no-release-yet = Эту армию можно освободить с хода { $turn }.
no-release-second = За ход одна армия, другая уже освобождена.
no-vasilevsky = Зимнее наступление сейчас объявить нельзя.
no-second-offensive = Зимнее наступление уже объявлено.
no-mini-turn = { $unit }: в мини-ход только тактическое движение.
no-mini-turn-rail = В мини-ход железнодорожных перевозок нет.
no-attack-preliminary = В предварительном движении боёв нет.
no-attack-mini-turn = В мини-ход боёв нет.
no-detraining = { $unit } сейчас выгрузиться не может.
no-such-army = Такой армии нет.

## Оспариваемые города

log-stormed = { $unit } входит в гекс { $to }.
log-contest-over = { $hex }: остаётся только { $side }.
no-contested-leave = { $unit } в оспариваемом городе: выйти можно только тактическим движением.
no-contested-entry = { $hex } — оспариваемый город: войти можно только тактическим движением.
no-contested-ezoc = Из оспариваемого города в ВЗК не выходят: { $hex }.
no-attack-out-of-city = { $unit } в оспариваемом городе и атакует только там.
no-storming = { $unit } войти не может.
tally-contested = оспариваемый город

log-step-given = { $unit } получает ступень: { $steps }.
log-upgraded = { $unit }: четвёртая ступень, теперь их { $steps }.
no-withdrawal = { $unit } вывести сейчас нельзя.
no-step-for = { $unit } получить ступень не может.

## Маскировка

log-army-tied = { $unit }: ячейка хранения { $box }.
log-army-held = { $hex }: гекс держат подразделения резервной армии.
log-army-nobody = { $hex }: в ячейке резервной армии никого нет, атаки не будет.
log-army-empty = { $unit }: показано, что ячейка пуста.
log-army-known = { $unit }: это армия ячейки { $box }.
log-army-removed = { $unit }: убрана, вернётся через два хода.
log-army-marched = { $unit }{ $more ->
    [0] {""}
   *[other] {" "}(и ещё { $more })
}: { $from } – { $to }.
log-emerged = { $unit }: выход из ячейки, { $place }.
log-redeployed = { $unit }: { $from } – { $to }.
log-attack-fails = { $hex }: соотношение стало слишком низким, боя не будет.
no-maskirovka-axis = Резервные армии есть только у советского игрока.
no-tie-army = { $unit }: маркер сейчас нужен другой армии.
no-tie-box = Эта ячейка принадлежит другой армии.
no-swap = Маркерами обмениваются только нераскрытые армии в одном гексе или области входа.
no-army-held = { $hex }: гекс держат подразделения резервной армии.
no-army-filled = { $unit }: в эту фазу в ячейку поместили подразделения, армия больше не движется.
no-army-refilled = { $unit }: подразделение в ячейке получило замену, движение — не больше гекса.
no-rail-army = { $unit }: по железной дороге — только с пустой ячейкой.
no-sea-army = { $unit } — резервная армия: она движется по суше, по железной дороге и между областями входа.
no-transfer-army = { $unit }: в ячейке есть дезорганизованные или получившие замену.
no-overrun-army = { $hex }: против одной резервной армии авто-DS не бывает.
no-attack-boxed = { $unit }: в ячейке хранения.
no-support-boxed = { $unit }: в ячейке хранения, поддержки нет.
no-box-army = У ячейки { $box } нет резервной армии в игре.
no-box-room = В ячейке { $box } уже { $limit } подразделений.
no-box-supply = Армия ячейки { $box } не снабжается через нужные области входа.
no-box-combat = { $unit }: в ячейку помещают только советские боевые подразделения.
no-box-area = { $unit }: в ячейку переходят из областей входа A–E и из транзитной ячейки.
no-box-on-foot = { $unit }: в ячейку не войти пешком, нужен соединённый ж/д гекс.
no-box-unit-supply = { $unit }: нет снабжения через области входа A–E.
no-box-strategic = { $unit }: в этот ход с карты в ячейку уже перешло подразделение.
no-box-limit = { $unit }: в этот ход ячейку уже покинуло подразделение.
no-box-inside = { $unit }: в ячейке.
no-box-outside = { $unit }: не в ячейке.
no-box-spent = { $unit }: в ячейке только с этого хода.
no-box-army-moved = { $unit }: армия уже двинулась.
no-box-way = { $unit }: туда нельзя — только в ячейки, а из ячейки ещё в области входа A–E.
no-box-same = { $unit }: уже в этой ячейке.
no-box-defender = { $unit }: не в ячейке армии, стоящей в этом гексе.
no-box-retreated = { $unit }: отступление вместе с армией в эту фазу.
no-box-defenders = Выйти могут { $limit } подразделения, не больше.
no-box-stacking = { $unit }: стек стал бы слишком большим.
no-dissolution = { $unit }: армия не раскрыта.
