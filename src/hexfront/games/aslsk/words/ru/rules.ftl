# Слова игры ASL Starter Kit: журнал, отказы, подсчёты.

## Журнал: ход игры

log-set-up-done = { $side }: расстановка закончена.
log-phase-rally = { $side }: фаза сбора.
log-phase-prep-fire = { $side }: фаза подготовительного огня.
log-phase-movement = { $side }: фаза движения.
log-phase-defensive-fire = { $side }: фаза оборонительного огня противника.
log-phase-advancing-fire = { $side }: фаза огня после движения.
log-phase-rout = { $side }: фаза бегства.
log-phase-advance = { $side }: фаза продвижения.
log-phase-close-combat = { $side }: фаза ближнего боя.
log-end-conditions = Победа: { $side }. Условия победы выполнены.
log-end-otherwise = Победа: { $side }. Противник не выполнил своих условий победы.
log-end-nobody-left = Победа: { $side }. У противника никого не осталось.

## Журнал: сбор и вооружение

log-weapon-recovered = { $unit } подбирает: { $weapon } (dr { $die }).
log-not-recovered = { $unit } не может подобрать: { $weapon } (dr { $die }).
log-repaired = { $unit }: починка удалась (dr { $die }), снова в строю: { $weapon }.
log-not-repaired = { $unit }: починка не удалась (dr { $die }): { $weapon }.
log-beyond-repair = { $weapon } ремонту не подлежит и убирается с карты (dr { $die }).
log-transfer = { $weapon }: { $giver } передаёт, { $unit } берёт.
log-dropped = { $unit } оставляет в { $hex }: { $weapon }.
log-destroys = { $unit } уничтожает своё вооружение: { $weapon }.
log-rally-passed = { $unit } в { $hex } приходит в себя: DR { $dr }, DRM { $drm } = { $final } против морали { $morale }.
log-rally-failed = { $unit } в { $hex } не приходит в себя: DR { $dr }, DRM { $drm } = { $final } против морали { $morale }.
log-leader-created = { $unit }: вперёд выходит новый лидер, { $leader } (dr { $die }).
log-no-leader = { $unit }: нового лидера не нашлось (dr { $die }).

## Журнал: огонь

log-fires = { $unit } ведёт огонь по { $hex }.
log-fires-weapon = { $unit }, { $weapon }: огонь по { $hex }.
log-fires-gun = { $unit }, { $weapon }: огонь по { $hex }, { $target }, { $ammunition }.
log-rakes = { $unit }, { $weapon }: огонь очередями по { $hex }.
log-turns-gun = { $unit } поворачивает орудие: { $weapon }.
log-pushes = { $unit } катит орудие к { $hex }: { $weapon }. M# { $number }, DR { $colored }+{ $white }.
log-gun-stuck = { $weapon } не сдвигается с места.
log-ammunition-ends = { $weapon }: снаряды кончились ({ $ammunition }).
log-ammunition-missing = { $weapon }: нет снарядов ({ $ammunition }), выстрела не будет.
log-smoke-shell = { $weapon } ставит дым в { $hex }.
log-gun-destroyed = Прямое попадание уничтожает вооружение: { $weapon }.
log-gun-damaged = Прямое попадание выводит из строя: { $weapon }.
log-directs = { $leader } руководит огнём по { $hex }.
log-fire-roll = { $column ->
    [0] Огонь по { $hex }: ниже первой колонки, атаки нет.
   *[other] Огонь по { $hex }, колонка { $column }: DR { $dr }, DRM { $drm } = { $final }.
}
log-residual-roll = Остаточная FP в { $hex }, колонка { $column }: DR { $dr }, DRM { $drm } = { $final }.
log-target-drm = { $unit }: DR { $dr }, DRM { $drm } = { $final }.
log-cowers = { $unit }: дубль, укрывание.
log-rof-kept = { $weapon } сохраняет скорострельность.
log-residual = Остаточная FP в { $hex }: { $fp }.
log-protective-check = { $unit }: бросок последнего заградительного огня считается и проверкой морали, итоговый DR { $final }.
log-fire-result = { $unit }: { $result }.
log-no-effect = Огонь по { $hex } без последствий.
log-random-selection = Случайный выбор, dr { $die }: { $unit }.
log-random-weapon = Случайный выбор, dr { $die }: { $weapon }.
log-malfunction = { $weapon } отказывает.
log-weapon-lost = { $weapon } приходит в негодность и убирается с карты.
log-weapon-hit = { $weapon } под огнём: dr { $die }.
log-weapon-damaged = { $weapon } получает повреждения и отказывает.
log-weapon-destroyed = Уничтожено вооружение: { $weapon }.
log-to-hit = { $unit }: выстрел по { $hex }, TH# { $number }: DR { $dr }, DRM { $drm } = { $final }.
log-shot-hits = Попадание: { $unit }.
log-shot-misses = Промах, цель — { $unit }: DR { $dr }, DRM { $drm } = { $final }, TH# { $number }.
log-hit-effect = { $unit }: попадание, колонка { $column }: DR { $dr }, DRM { $drm } = { $final }.
log-critical-hit = { $unit }: критическое попадание, колонка { $column }: DR { $dr }, DRM { $drm } = { $final }.
log-dud = { $unit }: осечка при выстреле по { $hex }.
log-acquired = { $weapon } пристреливается по { $hex }: −{ $level }.
log-follows = { $weapon } держит на прицеле: { $unit } в { $hex }.
log-backblast = { $colored }: обратный выброс пламени в { $hex }.
log-panzerfaust-found = { $unit } находит панцерфауст (dr { $die }).
log-panzerfaust-none = { $unit } не находит панцерфауста (dr { $die }).
log-panzerfaust-misfire = { $unit }: несчастный случай с панцерфаустом.
log-charge-placed = { $unit } закладывает заряд взрывчатки против { $hex }.
log-charge-on-vehicle = { $unit } закладывает заряд взрывчатки в { $hex }, цель — { $target }.
log-charge-position = { $unit }: заряд лежит на { $part ->
        [hull] корпусе
       *[turret] башне
    }, { $colored } + { $white }, TK# { $change }.
log-charge-void = Цель уже подбита ({ $unit }): заряд взрывчатки пропал зря.
log-charge = { $colored } + { $white }: заряд взрывается в { $hex }.
log-charge-dud = { $colored } + { $white }: заряд против { $hex } не взорвался.

## Журнал: что стало с частями

log-morale-check = { $unit }: проверка морали, DR { $dr }, DRM { $drm } = { $final } против { $morale }.
log-task-check = { $unit }: проверка задачи, DR { $dr }, DRM { $drm } = { $final } против { $morale }.
log-broken = Деморализация в { $hex }: { $unit }.
log-pinned = { $unit } в { $hex } залегает.
log-dm = { $unit } в { $hex }: отчаяние (DM).
log-reduced = Потери в { $hex }: остаётся { $unit }.
log-replaced = Провал сверх ELR в { $hex }: замена, теперь { $unit }.
log-wound-roll = { $unit } получает рану, dr { $die }.
log-wounded = { $unit } в { $hex }: ранение.
log-leader-lost = { $leader } гибнет: его товарищи проходят проверку морали.
log-leader-broken = { $leader } деморализован: его товарищи проходят проверку задачи.

## Журнал: движение

log-moved = { $unit }: { $from } – { $to }, MF: { $halves }.
log-entered = { $unit } входит на карту в { $to }, MF: { $halves }.
log-exited = { $unit } уходит с карты из { $hex }, ПО: { $points }.
log-withdrew = { $unit }: отзыв, уход с карты из { $hex }. Очков нет.
log-never-entered = { $unit } не успевает войти на карту и выбывает из игры.
log-double-time = { $unit } идёт ускоренным маршем (CX).
log-assault-movement = { $unit } движется осторожно.
log-driven-back = { $unit } натыкается в { $hex } на скрытого врага и возвращается.
log-smoke = { $unit } ставит дым в { $hex } (dr { $die }).
log-no-smoke = { $unit } не может поставить дым в { $hex } (dr { $die }).
log-move-ended = { $unit } дальше не идёт.
log-exhausted = { $unit }: истощение (CX).

## Журнал: бегство

log-rout = { $unit } бежит из { $hex }.
log-rout-along = { $leader } бежит вместе с частью: { $unit }.
log-rout-step = { $unit } бежит в { $hex }.
log-low-crawl = { $unit } отползает в { $hex }.
log-rout-thrown-back = { $unit } натыкается в { $hex } на скрытого врага и поворачивает.
log-failure-to-rout = { $unit } в { $hex } не может бежать и сдаётся.

## Журнал: ближний бой

log-close-combat = Ближний бой в { $hex }.
log-ambush-roll = { $side }: бросок на засаду, dr { $die }, итог { $total }.
log-ambush = Засада в { $hex }: { $side }.
log-cc-eliminated = { $unit } – { $target }: { $colored } + { $white }, итог { $total } меньше { $kill }, цель и все, кто с ней, уничтожены.
log-cc-reduced = { $unit } – { $target }: { $colored } + { $white }, итог { $total } равен { $kill }, у цели или тех, кто с ней, потери.
log-cc-none = { $unit } – { $target }: { $colored } + { $white }, итог { $total } больше { $kill }, безуспешно.
log-melee = Схватка в { $hex }.
log-melee-ends = Схватка в { $hex } окончена.
log-reinforcement = Подкрепление готово войти на карту: { $unit }.
log-revealed = Обнаружен противник в { $hex }: { $unit }.
log-player-turn = Ход { $turn }: { $side }.
log-eliminated = Потеря в { $hex }: { $unit }.
log-advanced = { $unit } продвигается: { $from } – { $to }.

## Отказы: общее

no-wrong-phase = Это делают { $phase ->
    [set-up] при расстановке
    [rally] в фазу сбора
    [prep-fire] в фазы огня
    [movement] в фазу движения
    [rout] в фазу бегства
    [advance] в фазу продвижения
    [close-combat] в фазу ближнего боя
   *[other] в другую фазу
}.
no-other-step = Это делают на другом шаге фазы сбора.
no-such-weapon = Такого вооружения нет.
no-enemy-unit = { $unit }: не ваша часть.
no-enemy-weapon = { $weapon }: не ваше вооружение.
no-enemy = { $unit }: часть противника.
no-rout-unfinished = Сначала закончите бегство: { $unit }.
no-fight-unfinished = Сначала закончите ближний бой в { $hex }.
no-unit-out-of-play = { $unit }: не в игре.
no-not-on-board = { $unit }: не на карте.
no-not-good-order = { $unit } не в хорошем состоянии.
no-hidden = { $unit }: скрытые части в фазу сбора ничего не делают.
no-acted = { $unit } в эту фазу больше не действует.
no-not-a-leader = { $unit }: не лидер.
no-leader-elsewhere = { $leader } не в одном гексе с частью: { $unit }.

## Отказы: расстановка

no-placing-twice = { $unit }: уже на карте.
no-placing-reinforcement = { $unit }: входит на карту в ход { $turn }.
no-set-up-there = { $unit }: в { $hex } не расставить.
no-like-counter-first = Сначала поставьте другую такую же фишку.
no-arming-twice = { $weapon }: уже выдано.
no-arming-other-group = { $weapon } из другой группы, { $unit } его не получает.
no-arming-before-placing = Сначала поставьте на карту: { $unit }.
no-like-weapon-first = Сначала выдайте другое такое же вооружение.
no-picking-up = { $unit }: забрать нельзя.
no-units-to-hide = В { $hex } нет ваших частей.
no-hiding-there = Особые правила не дают скрыть части в { $hex }.
no-set-up-unfinished = Ещё не всё расставлено и роздано.
no-weapon-without-owner = Ещё не роздано: { $weapon }.

## Отказы: сбор и вооружение

no-possessed = { $weapon } уже у кого-то в руках.
no-unpossessed = { $weapon } ни у кого не в руках.
no-not-possessed = { $weapon }: не в руках вашей стороны.
no-weapon-elsewhere = { $weapon } не в одном гексе с частью: { $unit }.
no-not-malfunctioned = { $weapon } в исправности.
no-captured = { $weapon }: трофейное вооружение не чинят.
no-repair-number = { $weapon }: починить нельзя.
no-same-unit = { $unit } уже несёт: { $weapon }.
no-just-recovered = { $weapon }: подобрано только в эту фазу.
no-transfer-twice = { $weapon }: в эту фазу уже передавали.
no-transfer-of-weapon = { $weapon }: передать нельзя, получатель — { $unit }.
no-transfer-from-afar = { $weapon } не в одном гексе с частью: { $unit }.
no-transfer-not-good-order = { $unit }: не в хорошем состоянии.
no-transfer-after-advance = { $unit }: после продвижения ничего не передают.
no-not-broken = { $unit }: деморализации нет.
no-tried-already = { $unit }: собрать в эту фазу уже пробовали.
no-rally-in-melee = { $unit } в схватке, собирать сейчас нельзя.
no-self-rally-defender = У ОБОРОНЯЮЩЕГОСЯ самостоятельно собираются только части с числом в рамке.
no-self-rally-again = Другая часть без числа в рамке уже пробовала собраться самостоятельно.
no-leader-pinned = { $leader }: залёг и не командует.
no-not-dm = { $unit }: без DM.
no-dm-in-cover = { $unit }: в укрытии, DM снимается.
no-dm-stays-anyway = { $unit }: враг рядом, DM остаётся.
no-dm-kept-twice = { $unit }: DM уже оставлен.
no-destroying-now = { $weapon }: уничтожают только тогда, когда сторона ведёт огонь.
no-weapon-used = { $unit }, { $weapon }: в эту фазу больше не применить.
no-dropping-of-others = { $weapon }: не у тех, кто движется.
no-dropping-broken = { $unit }: деморализованные сейчас ничего не бросают.
no-dropping-in-melee = { $unit }: в схватке ничего не бросают.
no-dropping-in-rout = { $weapon }: перед бегством бросать не нужно.

## Отказы: огонь

no-fire-now = { $unit }: сейчас стрелять нельзя.
no-fire-off-board = { $unit }: не на карте.
no-fire-broken = { $unit }: деморализованные не стреляют.
no-fire-in-melee = { $unit }: из схватки не стреляют.
no-own-fp = { $unit }: своей огневой мощи нет.
no-weapon-of-others = { $unit }: { $weapon } в чужих руках.
no-malfunctioned-weapon = { $weapon } не стреляет: поломка.
no-firing-charges = { $weapon }: заряд закладывают, а не стреляют им.
no-pinned-flamethrower = { $unit }, { $weapon }: залёгшие его не применяют.
no-firing-twice = { $unit } в эту фазу больше не стреляет.
no-fire-after-prep-fire = { $unit }: после подготовительного огня больше не стреляют.
no-second-advancing-fire = { $weapon }: после движения стреляют только раз.
no-fire-of-moved-weapon = { $weapon }: после переноски в эту фазу не стреляют.
no-final-fire-again = { $unit }: последний огонь уже израсходован.
no-second-fire-of-weapon = { $weapon } второй раз не стреляет.
no-fp-beside-two-weapons = { $unit }: применяет две единицы SW и теряет свою FP.
no-third-weapon = { $unit }: третью единицу SW не применить.
no-second-weapon-beside-fp = { $unit }: вместе со своей FP стреляет только одно SW.
no-second-flamethrower = { $unit }: два огнемёта сразу не применить.
no-second-weapon-of-leader = { $unit }: лидер применяет только одно SW.
no-weapon-after-directing = { $unit }: лидер руководил огнём и SW не применяет.
no-own-fp-and-weapon = { $unit }: либо своя FP, либо одно SW.
no-target = В { $hex } стрелять не по кому.
no-target-but-movers = Стрелять можно только по тем, кто сейчас потратил MF.
no-fire-out-of-hex = { $unit }: враг в том же гексе, огонь только по нему.
no-los = { $unit } не видит { $hex }.
no-fire-so-far = { $hex } вне досягаемости: дальность { $range }.
no-far-fire-without-leader = Дальше 16 гексов пулемёту нужен лидер.
no-subsequent-fire-so-far = SFF достаёт только на обычную дальность.
no-subsequent-fire-past-nearer = { $unit }: есть известный враг ближе, чем { $hex }.
no-final-fire-so-far = С маркером первого огня снова стреляют только по соседним гексам.
no-protective-fire-so-far = FPF ведут только по соседним гексам.
no-more-shots-than-mf = { $unit }: атак по этой цели столько же, сколько она потратила MF ({ $mover }).
no-second-attack-from-hex = { $unit }: из этого гекса { $hex } уже атаковали; части гекса атакуют одной группой.
no-fire-without-hitting = { $weapon }: нужно сначала попасть, в группу не входит.
no-direction-of-weapon = Этой атакой никто не руководит.
no-leading = { $leader }: сейчас командовать не может.
no-direction-from-afar = { $leader }: не рядом со стреляющими.
no-second-leader = От гекса атакой руководит только один лидер.
no-directing-twice = { $leader }: уже руководит этой атакой.
no-direction-and-weapon = { $leader }: применял SW и никем не руководит.
no-direction-of-others = { $leader }: в этот ход игрока руководил другими.
no-second-direction = { $leader }: таким огнём уже руководил.
no-firers = Стреляющих ещё нет.
no-leader-in-every-hex = Лидер нужен в каждом гексе группы.
no-link-in-group = Гексы группы не соседние.
no-link-with-group = { $unit }: не по соседству с группой.
no-leader-for-joiner = { $unit }: лидеры группы не могут руководить и этой частью.
no-joining-attack-twice = { $unit }: уже участвует в атаке.
no-group-for-weapon = Это вооружение стреляет отдельно.
no-attack-below-one-fp = Для атаки нужна хотя бы 1 FP.
no-protective-fire-without-fp = { $unit }: в FPF участвует вся её FP.
no-protective-fire-without-mg = { $unit }: в FPF участвует и { $weapon }.
no-lone-leader = { $unit }, { $weapon }: лидер в одиночку не стреляет.
no-mortar = { $weapon }: не миномёт.
no-hex-to-bombard = { $weapon }: нет пустого гекса, по которому стрелять.
no-bombardment-unfinished = { $weapon }: сначала выберите гекс, по которому вести огонь.
no-bombarding-of-enemies = В { $hex } известные враги: стреляйте по ним.
no-mortar-in-building = Из здания миномёт не стреляет.
no-such-range = { $weapon } стреляет на { $least }–{ $most } гексов, а до { $hex } — { $distance }.
no-gun-laid = Ни одно орудие не наводится.
no-equivalent = { $weapon }: IFE нет.
no-equivalent-so-far = { $weapon }: IFE до { $hex } не достаёт.
no-equivalent-again = { $weapon } больше не применяет IFE в этой фазе.
no-way-to-shoot = { $weapon } не может так стрелять по { $hex }.
no-such-arc = { $weapon }: так на { $hex } не повернуть.
no-vehicle-there = { $weapon }: в { $hex } нет техники, по которой можно стрелять.
no-ammunition-left = { $weapon }: таких снарядов больше нет ({ $ammunition }).
no-such-ammunition = { $weapon }: таких снарядов нет ({ $ammunition }).
no-mortar-but-on-area = Миномёт стреляет только на ATT.
no-smoke-but-on-area = Дымом и WP стреляют только на ATT.
no-area-but-for-he = На ATT стреляют только HE, дымом или WP.
no-area-in-own-hex = На ATT нельзя стрелять по своему гексу.
no-empty-hex-but-on-area = По гексу без известных врагов стреляют только на ATT.
no-heat-in-the-open = HEAT — для пехоты в зданиях, орудий и техники.
no-smoke-now = Дымом стреляют в начале PFPh или DFPh.
no-smoke-after-fire = После другого огня в этой фазе дымом уже не стреляют.
no-intensive-fire-so-far = В DFPh интенсивный огонь ведут только по своему или соседнему гексу.
no-intensive-fire-in-advancing-fire = В AFPh интенсивного огня нет.
no-intensive-fire-of-weapon = { $weapon } не ведёт интенсивного огня.
no-pinned-intensive-fire = Залёгшая часть не ведёт интенсивного огня.
no-intensive-fire-of-final-fire = { $weapon }: на нём маркер последнего огня.
no-fire-after-intensive-fire = { $weapon } в этом ходу игрока больше не стреляет.
no-fire-after-pushing = { $unit }: перекатывавшие орудие в AFPh не стреляют.
no-gun-without-mmc = { $unit }, { $weapon }: орудие обслуживает только MMC.
no-gun-in-building = { $weapon } не помещается в здание в { $hex }.
no-gun-to-point = { $weapon } — не орудие, которое можно направить.
no-turning-after-fire = { $weapon }: выстрел уже был, ROF потеряна; повернуть можно только ради выстрела.
no-pointing-there = { $weapon }: уже смотрит туда, или такой вершины нет.
no-carrying-guns = { $unit }, { $weapon }: орудие не несут, его оставляют или катят.
no-gun-to-push = { $weapon } — не то орудие, которое эти части могут катить.
no-pushing-limbered = { $weapon }: передвигать нельзя.
no-pushing-so = { $unit } не может катить орудие, неся оружие или двигаясь осторожно.
no-advance-after-pushing = { $unit }: перекатывавшие орудие не продвигаются.
no-piat-downward = { $weapon }: вниз, по { $hex }, не стреляет.
no-fire-at-friends = В { $hex } свои части.
no-shaped-charge-outside-buildings = Кумулятивным стреляют по пехоте только в зданиях.
no-panzerfaust = У вашей стороны панцерфаустов не осталось.
no-panzerfaust-after-firing = { $unit }: огонь уже был, панцерфаустов не ищут.
no-panzerfaust-again = { $unit }: с маркером последнего огня панцерфаустов не ищут.
no-panzerfaust-so-often = { $unit }: в эту фазу больше ничего не применить.
no-panzerfaust-so-far = { $hex } слишком далеко для панцерфауста.
no-directing-panzerfaust = { $leader }: этим выстрелом руководить не может.
no-target-to-name = Называть цель не нужно.
no-naming-of-target = { $unit }: эту цель назвать нельзя.

## Отказы: движение

no-move-broken = { $unit }: деморализованные не двигаются.
no-move-pinned = { $unit }: залёгшие не двигаются.
no-move-in-melee = { $unit }: из схватки не выходят.
no-move-after-prep-fire = { $unit }: после подготовительного огня не двигаются.
no-second-move = { $unit } больше не двигается.
no-move-before-stack-ends = Сначала закончите начатое движение.
no-joining-twice = { $unit }: уже движется вместе с другими.
no-joining-on-the-way = { $unit }: к группировке в пути не присоединиться.
no-joining-from-afar = { $unit }: не в том же гексе.
no-stack-off-board = { $unit }: вне карты с этими частями не сгруппировать.
no-leaving-of-others = { $unit }: не движется вместе с другими.
no-leaving-yet = { $unit }: покинуть группировку можно только после начала движения.
no-double-time-on-the-way = { $unit }: движение начато, ускоренный марш объявляют раньше.
no-double-time-wounded = { $unit }: раненым ускоренный марш не по силам.
no-double-time-exhausted = { $unit }: истощённым (CX) ускоренный марш не по силам.
no-double-time-twice = { $unit }: ускоренный марш уже объявлен.
no-double-time-assaulting = { $unit } движется осторожно, ускоренный марш невозможен.
no-assault-movement-on-the-way = { $unit }: движение начато, осторожное движение объявляют раньше.
no-assault-movement-doubled = { $unit } идёт ускоренным маршем, осторожно двигаться нельзя.
no-assault-movement-twice = { $unit }: осторожное движение уже объявлено.
no-assault-with-all-mf = { $unit }: осторожное движение не должно отнимать все MF.
no-second-hex-of-assault = { $unit }: осторожное движение, один гекс уже пройден.
no-stop-before-assault-step = Объявлено осторожное движение: один гекс надо пройти.
no-mf-for-assault-step = { $unit }: на гекс осторожного движения не осталось бы MF.
no-entry-here = { $unit }: в { $hex } на карту не входит.
no-step-so-far = { $hex }: не соседний гекс.
no-road-there = Дороги туда нет.
no-leaving-of-open-road = На открытой местности по дороге дешевле: входите в { $hex } по дороге.
no-entry-to-enemies = В { $hex } враг: туда входят только в фазу продвижения.
no-room-in-hex = { $hex }: больше не поместится.
no-mf-left = { $unit }: не хватает MF.
no-exit-here = { $unit }: отсюда карту не покинуть.
no-leader-carries-more = { $unit }: больше { $most } PP не несёт.
no-carrying-twice = { $weapon }: в эту фазу уже переносили.
no-action-off-board = { $unit }: ещё не на карте.
no-action-of-others = { $unit }: не из тех, кто движется.
no-smoke-exponent = { $unit }: дымовых гранат нет.
no-second-smoke-attempt = { $unit }: попытка с дымовыми гранатами уже была.
no-smoke-so-far = { $hex } слишком далеко для дымовых гранат.
no-weapon-lying-here = { $weapon } не лежит в гексе части: { $unit }.
no-charge = { $unit }: заряда взрывчатки нет.
no-charge-when-pinned = { $unit }: залёгшие и деморализованные зарядов не закладывают.
no-charge-after-prep-fire = { $unit }: после подготовительного огня зарядов не закладывают.
no-charge-so-far = { $unit }: { $hex } не по соседству.
no-vehicle-for-charge = { $unit }: в { $hex } нет вражеской техники, под которую можно заложить заряд.
no-following-there = { $unit } не из пристрелянных частей, которые разошлись.
no-advance-so-far = { $unit }: { $hex } не по соседству.
no-advance-not-good-order = { $unit } не в хорошем состоянии и не продвигается.
no-advance-pinned = { $unit }: залёгшие не продвигаются.
no-second-advance = { $unit } второй раз не продвигается.
no-advance-exhausted = { $unit }: истощённым (CX) такое продвижение не по силам.
no-escort-of-leaders = Лидер сопровождает только MMC.
no-escort-from-afar = { $leader }: не из того же гекса, что { $unit }.
no-escort-needed = { $unit }: ничего не выиграет, если пойдёт и { $leader }.

## Отказы: бегство

no-rout-from-melee = { $unit }: из схватки не бегут.
no-routed-already = { $unit } второй раз не бежит.
no-rout-without-dm = { $unit }: без DM не бегут.
no-way-to-rout = { $unit }: бежать некуда.
no-leader-not-able = { $leader } не может бежать вместе с частью: { $unit }.
no-leader-came-with-another = { $leader } уже бежал с другой частью.
no-rout-not-adjacent = { $hex }: не соседний гекс.
no-rout-into-enemy = В { $hex } враг.
no-rout-toward-enemy = { $unit }: { $hex } ближе к известному врагу.
no-rout-toward-enemy-seen = { $unit }: { $hex } ближе к врагу, которого видели по пути.
no-rout-along-enemy = Путь в { $hex } идёт мимо врага, от гекса к гексу рядом с ним.
no-rout-into-full-hex = { $hex }: больше не поместится.
no-rout-out-of-cover = { $unit }: укрытие достигнуто, дальше не бегут.
no-rout-away-from-cover = { $hex }: не на пути к ближайшему укрытию.
no-low-crawl = { $unit }: ползком в { $hex } нельзя.
no-end-before-routs = Кто-то ещё обязан бежать.
no-end-of-rout-here = { $unit }: закончить бегство здесь нельзя.

## Отказы: ближний бой

no-fight-yet = Атаки ближнего боя объявляют позже.
no-fight-there = В { $hex } ближнего боя нет.
no-second-fight = Ближний бой в { $hex } уже разыгран.
no-fight-from-afar = { $unit }: не в { $hex }.
no-fight-broken = { $unit }: деморализованные не атакуют.
no-fight-apart-from-unit = { $unit }: лидер сражается вместе со своей частью.
no-fight-with-lone-leader = Лидер, сражающийся в одиночку, атакует и обороняется один.
no-fighting-twice = { $unit }: уже атакует.
no-attackers-yet = Сначала выберите, кто атакует.
no-such-target = В { $hex } такой цели нет.
no-attacking-twice = { $unit }: уже под атакой.
no-brawl-yet = Сначала выберите атакующих и цели.
no-companies-now = Лидеры присоединяются к частям до объявления атак.
no-leader-there = { $leader }: не в этом ближнем бою.
no-company-with-unit = { $leader }: к этой части не присоединиться.
no-other-leader-first = Сначала решите о другом лидере.
no-not-now = Сейчас этого сделать нельзя.
no-such-unit = Такой части нет.
no-such-hex = Такого гекса нет.
no-move-unfinished = Сначала закончите движение: { $unit }.
no-attack-unfinished = Сначала проведите или отмените атаку на { $hex }.
no-unit-chosen = Сначала выберите, кто движется.
no-attack-begun = Сначала выберите гекс, который атакуете.

## Подсчёты

tally-acquired = Пристрелка
tally-advancing-fire = Огонь после движения
tally-against-ambusher = По устроившим засаду
tally-against-broken = По деморализованным
tally-against-cx = По истощённым (CX)
tally-air-burst = Взрыв в воздухе
tally-ambusher = Из засады
tally-assault-fire = Штурмовой огонь
tally-backblast-avoided = Без обратного выброса
tally-beyond-sixteen = Дальше 16 гексов
tally-captured = Трофейное
tally-covered-arc = Смена сектора обстрела
tally-intensive-fire = Интенсивный огонь
tally-non-qualified = Неквалифицированное применение
tally-own-hex = Свой гекс
tally-target-size = Размер цели
tally-emplacement = Орудийный окоп
tally-gunshield = Орудийный щит
tally-hazardous-movement = Опасное движение
tally-pushing-mf = MF
tally-road-hexside = Сторона гекса с дорогой
tally-squad-pushes = Отделение у орудия
tally-helpers = Помощники
tally-check = Проверка
tally-cover = Лес или здание
tally-cx = CX
tally-date = Время сценария
tally-dm = DM
tally-double-time = Ускоренный марш
tally-ffmo = FFMO: на открытом месте
tally-ffnam = FFNAM: не осторожное движение
tally-final-protective-fire = Последний заградительный огонь
tally-firing-again = Огонь снова
tally-flamethrower-carried = Несёт огнемёт
tally-half-squad-or-crew = Половина отделения или расчёт
tally-wall = Стена
tally-hedge = Живая изгородь
tally-height-advantage = Преимущество высоты
tally-hidden-target = Скрытая цель
tally-hindrance = Помехи
tally-inexperienced = Неопытные
tally-inexperienced-mf = Неопытная MMC
tally-leader-creation = Национальность и мораль
tally-leadership = Командный DRM
tally-lone-leader = Лидер один у оружия
tally-mc-number = Число MC
tally-mmc-mf = MMC
tally-not-afv = Цель не бронемашина
tally-out-of-smoke = Огонь из дыма
tally-overloaded = Перегрузка
tally-pinned = Залегание
tally-point-blank = Огонь в упор
tally-road-bonus = Надбавка за дорогу
tally-self-rally = Самостоятельный сбор
tally-smc = SMC
tally-smc-mf = SMC
tally-smoke = Дым в гексе цели
tally-smoke-between = Дым на пути
tally-subsequent-first-fire = Последующий первый огонь
tally-terrain-critical = TEM при критическом попадании
tally-triple-point-blank = Утроенный огонь в упор
tally-with-leader = Движение с лидером
tally-wounded-mf = Раненый SMC
tally-long-range = Дальняя дистанция
tally-terrain = Местность

# Техника.
log-drove = { $unit }: { $from } – { $to }, MP: { $halves }.
log-start = { $unit } трогается.
log-stopped = { $unit } останавливается в { $hex }.
log-delay = { $unit } выжидает в { $hex }.
log-turned = { $unit } поворачивает на { $arc }.
log-turret = { $unit }: башня на { $arc }.
log-slews = { $unit } не стреляет, а поворачивается.
log-motion = { $unit } в движении, { $hex }.
log-bog-check = { $unit }: проверка на застревание в { $hex }, { $colored } и { $white }.
log-bogged = { $unit } застревает в { $hex }.
log-freed = { $unit } выбирается, MP на пуск: { $halves }.
log-mired = { $unit } увязает в { $hex }.
log-immobilized = { $unit } теряет ход в { $hex }.
log-exposed = { $unit }: экипаж открыт (CE).
log-buttoned-up = { $unit }: люки закрыты (BU).
log-dispensed = { $unit }: дым в { $hex }, { $colored } и { $white }.
log-not-dispensed = { $unit }: дым в { $hex } не удался, { $colored } и { $white }.
log-motion-gained = { $unit }: удалось тронуться, { $die }.
log-motion-failed = { $unit }: тронуться не удалось, { $die }.
no-move-dazed = { $unit }: экипаж потрясён или ошеломлён.
no-move-immobilized = { $unit }: хода нет.
no-move-bogged = { $unit }: сначала нужно выбраться, машина застряла.
no-joining-of-vehicles = { $unit }: техника движется одна.
no-start-in-motion = { $unit }: уже в движении.
no-halt-stopped = { $unit }: уже стоит на месте.
no-delay-in-motion = { $unit }: для задержки нужно остановиться.
no-mp-left = { $unit }: не хватает MP, нужно { $halves }, осталось { $left }.
no-turn-at-all = { $unit }: уже смотрит туда.
no-turn-so-far = { $unit }: за раз поворачивает на одну вершину.
no-turret = { $unit }: башни нет.
no-drive-before-start = { $unit }: сначала нужно тронуться.
no-entry-there = { $unit }: через { $hex } на карту не входит.
no-drive-out-of-arc = { $unit }: въезд только в гексы перед лобовой частью.
no-building-exposed = { $unit }: в здание только с закрытыми люками.
no-terrain-for-vehicle = { $unit }: так в { $hex } не въехать.
no-such-payment = { $hex }: так не оплачивается.
no-end-in-motion = { $unit }: MP на следующий гекс есть; нужно остановиться, ехать дальше или потратить всё.
no-end-with-vehicle-in-motion = { $unit }: в движении, MP нужно потратить.
no-freeing-unbogged = { $unit }: выбираться не из чего.
no-freeing-on-the-way = { $unit }: выбираться можно только в начале своего движения.
no-staying-with-enemy-afv = { $unit }: не может повредить машину врага и не остаётся в её гексе ({ $enemy }).
no-hatches = { $unit }: люков нет.
no-hatches-twice = { $unit }: люки в этой фазе уже меняли.
no-hatches-dazed = { $unit }: экипаж потрясён или ошеломлён.
no-hatches-after-pin = { $unit }: экипаж укрылся и до конца хода игрока остаётся внутри.
no-hatches-of-shaken-gunner = { $unit }: экипаж одноместной башни, однажды ошеломлённый, люк больше не открывает.
no-straying-recalled = { $unit }: отзыв. Только за свой край карты, кратчайшим путём и без остановок.
no-end-with-recalled-vehicle = { $unit }: отзыв, нужно ещё ехать к своему краю карты.
no-prep-fire-recalled = { $unit }: отзыв. Вместо подготовительного огня — дорога к своему краю карты.
no-opening-after-prep-fire = { $unit }: после подготовительного огня люки закрыты.
no-opening-after-bounding-fire = { $unit }: после огня с ходу люки закрыты.
no-dispenser = { $unit }: такой дымовой установки нет.
no-second-dispensing = { $unit }: в этом ходу игрока дым уже пробовали ставить.
no-dispensing-dazed = { $unit }: экипаж потрясён или ошеломлён.
no-dispensing-after-fire = { $unit }: в этом ходу игрока огонь уже был.
no-dispensing-in-building = { $unit }: из здания дымовой мортиркой не стреляют.
no-dispensing-so-far = { $unit }: до { $hex } дымовая мортирка не достаёт.
no-dispensing-out-of-sight = { $unit }: { $hex } не виден перед башней.
no-dispensing-buttoned-up = { $unit }: для дымовых шашек нужен открытый экипаж.
no-dispensing-exposed = { $unit }: этот дым ставят с закрытыми люками.
no-dispensing-elsewhere = { $unit }: дым ставится в своём гексе.
no-dispensing-unprovoked = { $unit }: движения противника не видно.
no-attempt-of-attacker = Тронуться в чужой ход может только обороняющийся.
no-attempt-immobile = { $unit }: двигаться не может.
no-second-attempt = { $unit }: попытка тронуться уже была.
no-attempt-after-fire = { $unit }: уже был огонь.
no-attempt-without-mover = { $unit }: противник в поле зрения не появлялся.
no-scrapping = { $unit }: жертвовать не нужно.
no-arming-of-vehicles = { $unit }: техника не носит оружие поддержки.
no-advance-of-vehicles = { $unit } — техника: продвигается только пехота.
no-panzerfaust-in-vehicle = { $unit }: у техники панцерфаустов нет.
tally-motion = В движении
tally-ground-pressure = Давление на грунт
tally-half-mp = Половина MP
tally-wheels = Колёса
tally-uphill = На подъём
tally-mired = Увяз
tally-vehicle-cover = За техникой или подбитой машиной
no-handing-in-vehicles = { $weapon }: вооружение техники, или { $unit } — техника; из рук в руки не передают.
no-vehicle-placed = { $unit }: не на карте.
no-second-bounding-fire = { $unit }, { $weapon }: огонь с ходу уже был; если ROF сохранена, перед новым огнём нужно потратить MP.
no-fire-from-second-hex = { $unit }: в эту MPh огонь уже вёлся из другого гекса; отсюда — только основным вооружением, сохранившим ROF.
no-turning-on-the-move = { $unit }: в свою фазу движения ради огня не поворачивается.
tally-hasty = Поспешный выстрел
