# Слова игры Conflict of Heroes: журнал, отказы, подсчёты.

## Журнал

log-attack = { $unit }: атака на { $hex }{ $support ->
    [0] .
    [one] , поддержка { $support } подразделения.
   *[other] , поддержка { $support } подразделений.
}
log-attack-unseen = { $side }: неизвестно откуда огонь по { $hex }.
log-becomes-spent = Проверка на измотанность: { $roll } против { $cost } ОД. { $unit }: { $count ->
    [one] подразделение измотано.
   *[other] измотана вся группа.
}
log-bonus-move = { $unit }: бонус движения, дальше в { $to }.
log-stays-fresh = Проверка на измотанность: { $roll } против { $cost } ОД. { $unit }: { $count ->
    [one] подразделение остаётся свежим.
   *[other] вся группа остаётся свежей.
}
log-cap-cost = { $side }: { $cap } ОК на снижение цены.
log-cap-lost = { $side }: потери на шкале ОК, теперь { $cap } ОК за раунд.
log-cap-prepaid = { $unit }: действие через силу, { $cap } ОК вместо ОД.
log-cap-prepaid-unseen = { $side }: { $cap } ОК на скрытое подразделение.
log-cap-shift = { $side }: { $cap } ОК на изменение числа.
log-card = { $side }: сыграна карта «{ $card }».
log-control = { $team }: контроль над { $hex }.
log-cover = { $unit }: подразделение окопалось.
log-critical = { $dice } против { $number }: критическое попадание, цель — { $target }.
log-destroyed = Уничтожено подразделение: { $unit }.
log-draw = Вы взяли карту «{ $card }».
log-draw-unseen = { $side }: взята карта.
log-enter = { $unit }: вход на поле в { $to }.
log-faces = { $unit }: фронт на { $facing }.
log-game-over = Сценарий окончен. Победа: { $team }, { $points } ПО.
log-hidden-rallied = Скрытое подразделение перегруппировалось, возвращён жетон «{ $marker }».
log-hidden-rally = { $side }: скрытое подразделение пробует перегруппироваться.
log-hidden-stall = { $side }: скрытое подразделение выжидает.
log-hide = { $unit }: подразделение скрылось в { $to }.
log-hide-unseen = { $unit }: подразделение скрылось из виду.
log-hit = { $dice } против { $number }: попадание, цель — { $target }.
log-initiative = Инициатива: { $dice } против { $number }. Первый ход: { $team }.
log-luck = «Удача!»: на кубике { $roll }, результат меняется на { $change }.
log-marker-drawn = { $unit }: жетон попадания «{ $marker }».
log-marker-drawn-hidden = { $unit }: жетон попадания лицом вниз.
log-marker-none = { $unit }: попадание, но жетонов не осталось: без последствий.
log-marker-revealed = { $unit }: жетон попадания открыт — «{ $marker }».
log-miss = { $dice } против { $number }: промах, цель — { $target }.
log-move = { $unit }: движение в { $to }.
log-officer = Офицер: { $side }, бросок { $roll }, ещё { $cap } ОК на этот раунд.
log-pass = { $side }: пас.
log-pivot = { $unit }: поворот, фронт на { $facing }.
log-rallied = { $unit }: снова в строю.
log-rally-fails = Перегруппировка: { $dice } против { $number }. { $unit }: неудача.
log-rally-fails-seen = Перегруппировка: { $dice }. { $unit }: неудача.
log-rally-succeeds = Перегруппировка: { $dice } против { $number }. { $unit }: успех.
log-rally-succeeds-seen = Перегруппировка: { $dice }. { $unit }: успех.
log-recon-fails = Разведка огнём по { $hex }: { $dice } против { $number }. Ничего не выяснено.
log-recon-finds = Разведка огнём по { $hex }: { $dice } против { $number }. Там кто-то есть!
log-recon-nobody = Разведка огнём по { $hex }: { $dice } против { $number }. Там никого нет.
log-reinforcement = { $unit }: подразделение готово войти на поле.
log-reroll = «Опытные сержанты»: кубик переброшен, выпало { $roll }.
log-reroll-unseen = { $side }: кубик втайне переброшен.
log-reshuffle = Сброс перемешан в новую колоду.
log-revealed = { $unit }: подразделение обнаружено в { $hex }.
log-round = Начинается раунд { $round }.
log-scenario-card = { $side }: карта сценария «{ $card }».
log-second-hit = { $dice } против { $number }: второе попадание, уничтожено подразделение: { $target }.
log-sniper = Снайперский огонь: на кубике { $roll }. { $side }: минус { $cap } ОК.
log-stall = { $unit }: { $count ->
    [one] выжидание.
   *[other] выжидает вся группа.
}
log-stealth-move = { $unit }: скрытое движение в { $to }.
log-stealth-move-unseen = { $side }: скрытое подразделение перемещается.
log-vp = { $team }: +{ $points } ПО.
log-yield = { $side } пропускает союзника вперёд.

## Отказы

refuse-ally-unit = Это подразделение вашего союзника.
refuse-already-in = { $unit }: уже среди участников.
refuse-attack-from-water = Из воды атаковать нельзя.
refuse-bonus-difficult = { $hex } — труднопроходимая местность, бонус движения туда не ведёт.
refuse-bonus-marker = Бонусом движения в { $hex } не попасть: мешает то, что стоит в гексе.
refuse-bonus-off-road = Бонус колеса действует только вдоль дороги, а к { $hex } дороги нет.
refuse-cap-not-now = Сейчас ОК так потратить нельзя.
refuse-card-cost = Карта «{ $card }» стоит { $cost } ОК, их не хватает.
refuse-card-fits-nobody = Карта «{ $card }» сейчас не подходит ни одному вашему подразделению.
refuse-card-needs-spent = Эта карта только для измотанных подразделений.
refuse-card-not-held = Этой карты нет у вас на руке.
refuse-card-not-now = Карту «{ $card }» сейчас сыграть нельзя.
refuse-card-other-action = Карта «{ $card }» — для другого действия.
refuse-congestion = Затор: бонус колеса нельзя тратить на вход в гекс с другой техникой и выход из него.
refuse-cover-beside-enemy = Нельзя окопаться, пока в гексе противник.
refuse-cover-needs-card = Чтобы окопаться, нужна карта «В укрытие!».
refuse-destroyed = Это подразделение уничтожено.
refuse-enemy-unit = Это не ваше подразделение.
refuse-facing = Фронт направлен на одну из шести сторон гекса, и поворот должен его менять.
refuse-hidden-acts = Для этого скрытое подразделение нужно сначала раскрыть.
refuse-hide-in-sight = { $unit }: на виду у противника, скрыться нельзя.
refuse-hide-into-sight = { $hex } на виду у противника, скрыться там нельзя.
refuse-impassable = В { $hex } такому подразделению не войти.
refuse-in-close-combat = { $unit }: идёт ближний бой, атаковать можно только противника в своём гексе.
refuse-in-own-sight = { $unit }: { $hex } на собственной линии видимости, это стрельба прямой наводкой.
refuse-marker-bars-all = «{ $marker }»: такое действие невозможно.
refuse-marker-bars-attack = «{ $marker }»: атаковать нельзя.
refuse-marker-bars-move = «{ $marker }»: нельзя ни двигаться, ни поворачиваться.
refuse-no-bonus = Бонусов движения не осталось.
refuse-no-cap = Осталось ОК: { $cap }.
refuse-no-enemy = Это не ваш противник.
refuse-no-groups-yet = Совместные действия в правила этого сценария не входят.
refuse-no-hiding-yet = Скрытые подразделения в правила этого сценария не входят.
refuse-no-indirect = { $unit }: непрямой наводкой стрелять не может.
refuse-no-marker = { $unit }: жетона попадания нет.
refuse-no-matching-fp = { $unit }: против этих целей нет огневой мощи.
refuse-no-rally = Жетон «{ $marker }» перегруппировкой не снять.
refuse-no-sight = { $unit }: линия видимости до { $hex } перекрыта.
refuse-no-spotter-hex = { $unit }: { $hex } не годится для корректировщика, нужен гекс в пределах 2 и на линии видимости.
refuse-no-such-unit = Такого подразделения нет.
refuse-no-target = В { $hex } противника не видно.
refuse-no-way-in = { $unit }: нет ни одного гекса входа, куда можно войти.
refuse-nobody-hidden = У противника нет скрытых подразделений.
refuse-nobody-to-join = { $unit }: рядом нет никого, кто мог бы действовать вместе.
refuse-nobody-to-yield-to = Ни один ваш союзник не ждёт своего действия в этом ходу.
refuse-not-adjacent = { $hex } не соседний: за раз проходят один гекс.
refuse-not-arrived = { $unit }: прибытие в раунде { $round }.
refuse-not-connected = { $unit }: не рядом с группой.
refuse-not-entry-hex = { $hex } не входит в область входа.
refuse-not-hidden = { $unit }: подразделение не скрыто.
refuse-not-in-hex = Это не противник в том же гексе.
refuse-not-in-play = Этот гекс вне игры.
refuse-not-now = Правила ждут сейчас другого решения.
refuse-not-on-board = { $unit }: не на поле.
refuse-not-waiting = { $unit }: подразделение не ждёт у края поля.
refuse-nothing-to-search = { $unit }: в зоне атаки нет гекса без видимых подразделений.
refuse-one-action-card = За ход играют только одну карту действия.
refuse-only-friends = В { $hex } только ваши подразделения.
refuse-outside-arc = { $hex } вне сектора обстрела: { $unit }.
refuse-rally-beside-enemy = Нельзя перегруппироваться, пока в гексе противник.
refuse-retreat-ban = Противник пришёл оттуда: { $unit }, из ближнего боя в { $hex } не отойти.
refuse-somebody-seen = В гексе { $hex } видны подразделения: там никто не скрывается.
refuse-spent = { $unit }: подразделение измотано, нужно { $cost } ОК, есть { $cap }.
refuse-spent-group = Если в группе есть измотанные, вся цена оплачивается ОК.
refuse-spotter-blind = Из { $hex } не видно { $to }.
refuse-steep = Склон к { $hex } слишком крут для техники.
refuse-stealth-stays = Скрытое подразделение должно перейти в соседний гекс.
refuse-support-cannot-attack = { $unit }: атаковать нельзя, значит и поддержать тоже.
refuse-support-close-combat = В ближнем бою поддерживают только из того же гекса.
refuse-support-in-close-combat = { $unit }: подразделение само в ближнем бою.
refuse-support-long-range = { $unit }: до { $hex } дальняя дистанция, поддержки нет.
refuse-support-marker = «{ $marker }» меняет огневую мощь: поддержать нельзя.
refuse-support-not-near = { $unit }: дальше одного гекса от атакующего.
refuse-support-zone = { $hex } вне зоны ведения огня: { $unit }.
refuse-too-far = { $unit }: { $hex } дальше { $range } гексов, то есть удвоенной дальности.
refuse-too-near = { $hex } ближе минимальной дальности: { $unit } стреляет не ближе { $range } гексов.
refuse-turn-begun = Вы уже начали ход картой: сначала завершите его.
refuse-two-cap = На один бросок — не больше 2 ОК.
refuse-use-recon = Там никого не видно; сначала выберите разведку огнём.
refuse-waiting = { $unit }: подразделение ждёт у края поля и должно сначала войти.
refuse-yielded-already = Союзник уже пропустил вас вперёд.

## Подсчёты

tally-attack-cost = Цена атаки
tally-indirect-cost = Стрельба непрямой наводкой
tally-backward = Движение назад
tally-blue-fp = Огневая мощь (синяя)
tally-red-fp = Огневая мощь (красная)
tally-cap = ОК
tally-card-cost = Цена карты
tally-careful-aiming = Прицельная стрельба
tally-close-combat = Ближний бой
tally-close-combat-crewed = Орудийный расчёт в ближнем бою
tally-detection = Число обнаружения
tally-flank-defense = Фланговая защита
tally-front-defense = Фронтальная защита
tally-friends = Свои в гексе
tally-hasty-defense = Окоп
tally-higher-attacker = Атакующий выше цели
tally-higher-target = Цель выше атакующего
tally-hit-marker = Жетон попадания
tally-initiative = Число инициативы
tally-long-range = Дальняя дистанция
tally-move-cost = Цена движения
tally-not-below-zero = Не ниже 0
tally-pivot = Поворот
tally-rally = Перегруппировка
tally-rally-number = Число перегруппировки
tally-short-range = Малая дистанция
tally-stall = Выжидание
tally-stealth = Скрытое движение
tally-steep = Крутой склон
tally-stress = Напряжение
tally-support = Огневая поддержка
tally-uphill = Подъём
tally-wall = Стена
tally-wall-crossed = Переход через стену
tally-terrain-open = Открытая местность
tally-terrain-field = Пашня
tally-terrain-water = Вода
tally-terrain-light-woods = Редколесье
tally-terrain-woods = Лес
tally-terrain-wooden-building = Деревянное здание
tally-terrain-stone-building = Каменное здание
