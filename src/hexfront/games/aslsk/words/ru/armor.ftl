# Слова игры ASL Starter Kit: попадания в технику и огонь техники.

## Подсчёты

tally-heavy-armor = Толстая броня со всех сторон
tally-kill-armor = Броня
tally-kill-critical = Критическое попадание
tally-kill-exposed = Люки открыты
tally-kill-number = Таблица поражения
tally-kill-position = Размещение заряда
tally-kill-range = Дальность
tally-kill-rear = Попадание в корму
tally-light-armor = Тонкая броня со всех сторон
tally-exposed-crew = Экипаж прикрыт люками
tally-shaken = Экипаж уже был ошеломлён
tally-ccv = Величина ближнего боя (CCV)
tally-ccv-smc = С присоединившимся SMC
tally-has-fired = В этом ходу уже был огонь
tally-immobilized = Техника обездвижена
tally-unarmed-vehicle = Техника без пулемёта
tally-vehicle-moving = Техника на ходу
tally-bounding = Огонь с ходу
tally-buttoned-up = Люки закрыты
tally-moving-target = Движущаяся цель
tally-fixed-mount = Жёсткая установка BMG
tally-motion-fire = Огонь на ходу

## Журнал

log-wrecked = { $unit }: техника подбита, { $hex }.
log-shocked = { $unit }, { $hex }: экипаж потрясён.
log-stunned = { $unit }, { $hex }: экипаж ошеломлён.
log-recalled = { $unit }: отзыв с поля боя.
log-buttons-up = { $unit }, { $hex }: экипаж закрывает люки.
log-crew-check = { $unit }: проверка экипажа, { $colored } + { $white } против морали { $morale }.
log-crew-recovers = { $unit }: экипаж приходит в себя (dr { $die }).
log-crew-unconfirmed = { $unit }: неподтверждённое уничтожение (dr { $die }).
log-crew-lost = { $unit }: экипаж потерян (dr { $die }).
log-paatc-passed = { $unit } решается идти на технику: { $colored } + { $white } против морали { $morale }.
log-paatc-failed = { $unit } не решается идти на технику: { $colored } + { $white } против морали { $morale }.
log-cc-vehicle = { $unit } – { $target }: { $colored } + { $white }, итог { $total }, CCV { $kill }.
log-third-die = { $unit }: судьбу решает dr { $die }.
log-close-defense = { $unit } применяет оружие ближней обороны, { $hex }: { $colored } + { $white }.
log-close-defense-fails = { $unit }: оружие ближней обороны не сработало, { $colored } + { $white }.

## Отказы

no-vehicle-without-weapons = { $unit } атакует своим оружием.
no-fight-beside-vehicle = { $unit } не присоединяется к атаке техники.
no-crowd-against-vehicle = Технику вместе атакуют не больше двух частей, и одна из них — SMC.
no-vehicle-against-vehicle = AFV не атакуют друг друга в ближнем бою.
no-vehicle-with-personnel = Одна атака направлена либо на технику, либо на людей.
no-weapon-in-close-combat = { $weapon }: в ближнем бою бесполезно.
no-weapon-twice = { $weapon }: уже использовано.
no-close-defense = { $unit }: оружия ближней обороны, которое можно применить, нет.
no-close-defense-now = { $unit }: оружие ближней обороны применяют только после атаки на эту машину и один раз.

## Выстрелы по технике

log-engages = { $unit }, { $weapon }, { $ammunition }: огонь по { $hex }, цель — { $target }.
log-to-kill = { $colored } + { $white }, TK# { $number }: { $unit } — попадание в { $part ->
        [hull] корпус
       *[turret] башню
    }, { $facing ->
        [front] лоб
        [side] борт
       *[rear] корма
    }.
log-no-kill = { $unit }: без последствий.
log-collateral = { $unit }: сопутствующая атака по экипажу, { $final } в колонке { $column }: { $result }.
log-low-ammo = { $weapon }: боеприпасы на исходе.
log-disabled = { $weapon }: навсегда вне строя.

no-vehicle-target = { $target }: не та техника, по которой сейчас можно стрелять.
no-such-shot = { $unit }: такого выстрела нет.
no-weapon-against-vehicles = { $weapon } не стреляет по технике.
no-halved-mg-against-vehicle = { $weapon } стреляет по технике только с полной FP.
no-direction-of-shot = { $leader } не может руководить этим выстрелом.
no-ordnance-at-vehicle-crew = { $weapon } не может целиться в экипаж в { $hex } отдельно от машины.
no-bow-in-own-hex = { $unit } не может повернуться: курсовое вооружение не достаёт до своего же гекса.
no-bow-after-entry = { $unit } не может повернуться: курсовое вооружение стреляет в свой гекс, только когда в него входят.
no-turret-to-turn = { $weapon }: поворотом корпуса сюда не наводится.
no-slewing-now = { $unit } поворачивается даром только в конце фазы огня.
no-slewing-without-weapon = { $unit }: из башни и курсового вооружения стрелять больше нечем, и поворачиваться нельзя.
no-turning-of-front = { $unit } не может повернуть корпус.
no-fire-of-helpless-crew = { $unit }: экипаж ничего не может сделать.
no-prep-fire-in-motion = { $unit } на ходу: подготовительного огня нет.
no-disabled-weapon = { $weapon }: вне строя.
no-aamg-buttoned-up = { $weapon }: нужны открытые люки.
no-fire-of-turret-exposed = { $weapon } ({ $unit }) стреляет только при закрытых люках.
no-fire-after-bounding = { $unit }: огонь в своей фазе движения уже был.
no-area-in-motion = { $weapon }: на ходу нельзя стрелять по площади (ATT).
no-destroying-of-armament = { $weapon } — часть техники.
log-area-hit = { $colored } + { $white }, колонка { $column }: попадание по площади, { $unit }, { $part ->
        [hull] корпус
       *[turret] башня
    }.
no-second-attack-of-vehicle = { $unit }: атака на { $hex } уже была; по одной цели оружие машины стреляет вместе.
no-group-with-vehicle = { $unit }: техника стреляет только своим оружием.
no-second-fire-of-vehicular-mg = { $weapon }: огонь в этом ходу игрока уже был.
no-mg-after-phase-of-main-armament = { $unit }, { $weapon }: стреляет в той же фазе, что и остальное оружие машины.
log-reaction-fire = { $unit }: реагирующий огонь по машине в своём гексе, цель — { $target }.
no-reaction-target = { $unit }: { $target } — не техника, движущаяся в этом гексе.
no-reaction-of-unit = { $unit } не может вести реагирующий огонь: нужна не залёгшая пехота в хорошем состоянии.
no-repair-by-helpless-crew = { $unit }: потрясённый экипаж ничего не чинит.

## Страница

asl-choice-react = { $unit } атакует в своём гексе: { $vehicle }
asl-choice-react-led = { $unit } и { $leader } атакуют в своём гексе: { $vehicle }
