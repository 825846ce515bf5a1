# Слова самой страницы: рамка, начальный экран, панели, вопросы.

## Начальный экран

ui-motto = Гексагональные военные игры строго по правилам
ui-rules = Правила
ui-rules-search = Номер правила или слова
ui-rules-chapter = Глава
ui-rules-none = Ничего не найдено.
ui-language = Язык
ui-scenarios = Сценарии
ui-game-coh = Conflict of Heroes
ui-side-german = Германия
ui-side-soviet = СССР
ui-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
ui-player-me = Я
ui-player-friend = Друг рядом
ui-player-computer = Компьютер
ui-open-hands = В открытую: оба смотрят на экран, без передачи хода
ui-options = Варианты правил
ui-option-swift-action-stress = Стремительные действия: подразделение, действующее дважды, во второй раз напряжено
ui-start = Начать игру
ui-load = Загрузить сохранённую игру
ui-continue = Продолжить
ui-finished = окончена
ui-round-number = Раунд { $round }
ui-forget = Забыть эту игру
ui-loading = Загрузка…
ui-close = Закрыть
ui-home = На начальный экран
ui-no-seat = У этого браузера нет места за тем столом.
ui-unknown-game = Эта страница не знает такой игры.
ui-fault = Не получилось: { $detail }
ui-stale = Положение за это время изменилось, возможно, в другой вкладке; этот выбор не принят.

## Рамка

ui-undo = Вернуть ход
ui-save = Сохранить в файл
ui-help = Клавиши и мышь
ui-panel = Боковая панель
ui-settings = Настройки
ui-palette = Цвета
ui-palette-classic = Обычные
ui-palette-safe = Для дальтоников
ui-speed = Ходы противника
ui-speed-slow = Медленно
ui-speed-normal = Обычно
ui-speed-fast = Быстро
ui-speed-off = Сразу
ui-windows = Когда можно сыграть карту
ui-windows-ask = Спрашивать всегда
ui-windows-fits = Если карта подходит
ui-windows-never = Не спрашивать
ui-board = Поле
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-fit = Всё поле
ui-look = Линия видимости и сектор обстрела
ui-connection-lost = Связь потеряна. Пробуем снова…
ui-connection-refused = Сервер не знает этого места.
ui-skip = Дальше
ui-replay = Повтор
ui-replay-first = К началу
ui-replay-back = На шаг назад
ui-replay-forward = На шаг вперёд
ui-replay-play = Смотреть
ui-replay-pause = Пауза
ui-replay-live = Вернуться к игре
ui-handover = Передайте место: { $side }
ui-handover-text = Стол закрыт. Поменяйтесь местами и продолжайте.
ui-sit = Я играю за сторону «{ $side }»
ui-game-over = Бой окончен
ui-wins = Победа: { $side }
ui-rematch = Сыграть ещё раз
ui-review = Посмотреть запись
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
ui-vp-held = { $side }: { $points } ПО
ui-control = { $hex }: контроль — { $side }

## Панель

ui-sheet-hint = Наведите на фишку, чтобы прочитать её.
ui-unit-name = { $kind } { $code }
ui-code-german = Г{ $number }
ui-code-soviet = С{ $number }
ui-unknown-unit = подразделение
ui-facing = фронтом на { $facing }
ui-facing-n = север
ui-facing-ne = северо-восток
ui-facing-se = юго-восток
ui-facing-s = юг
ui-facing-sw = юго-запад
ui-facing-nw = северо-запад
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
ui-hand = Ваши карты
ui-no-cards = Карт нет.
ui-enemy-cards = противник: { $count }
ui-deck = колода: { $count }
ui-card-action = Карта действия
ui-card-bonus = Карта бонуса
ui-card-scenario = Карта сценария
ui-symbol-group = Можно сыграть для группы
ui-symbol-hidden = Можно сыграть для скрытого подразделения
ui-symbol-he = Фугасный снаряд
ui-cost-green = ОД подразделения, снижается за ОК
ui-cost-blue = Оплачивается в ОК
ui-log = Журнал
ui-log-go = Показать этот момент
ui-total = Итого
ui-which = Что вы имеете в виду?
ui-step-back = Шаг назад
ui-chips-select = Могут действовать
ui-chips-join = Могут присоединиться
ui-chips-target = Цели
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

ui-ask = Решайте.
ui-ask-past = Вы смотрите на прошедший момент.
ui-ask-over = Бой окончен. Победа: { $side }.
ui-ask-thinking = { $side }: противник думает…
ui-ask-dice = Кубики летят…
ui-ask-wait = Ход за стороной: { $side }.
ui-ask-choose-action = Ваш ход: выберите подразделение, сыграйте карту или спасуйте.
ui-ask-unit-action = { $unit }: куда идти, в кого стрелять или что ещё сделать?
ui-ask-choose-facing = { $unit }: куда фронтом? Щелчок: как есть.
ui-ask-reveal-facing = { $unit }: подразделение обнаружено. Куда оно смотрит?
ui-ask-choose-support = { $attacker }: кто поддержит огнём? Потом «Готово».
ui-ask-choose-target = Целей несколько: какая первая?
ui-ask-hit-number = { $attacker }, цель { $target }: потратить ОК на бросок?
ui-ask-recon-by-fire = { $unit }: какой гекс прощупать огнём?
ui-ask-detection-number = Разведка огнём, { $to }: потратить ОК на бросок?
ui-ask-rally-number = Перегруппировка: потратить ОК на бросок?
ui-ask-choose-rally = Кто перегруппируется следующим?
ui-ask-gather-group = Кто войдёт в группу? «Готово» — начать действие.
ui-ask-group-moves = Движение группы: каждый по разу, затем «Готово».
ui-ask-card-unit = Карта «{ $card }»: для какого подразделения?
ui-ask-confusion-window = Сыграть «Дезориентацию в бою» на действие противника?
ui-ask-action-cost = { $cost ->
    [0] Действие бесплатно: продолжайте или сыграйте с ним карту.
   *[other] Действие стоит { $cost } ОД: потратить ОК перед проверкой на измотанность?
}
ui-ask-after-roll = Кубики упали: сыграть на них карту?
ui-ask-choose-die = Какой кубик перебросить?
ui-ask-rapid-move = Быстрое реагирование: ещё один гекс.
ui-ask-initiative = Инициатива нового раунда: потратить ОК на бросок?

## Выбор

choice-pass = Пас
choice-done = Готово
choice-decline = Без карты
choice-select = Действует { $unit }
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
choice-close-combat = Ближний бой: { $unit }
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

## Клавиши

ui-key-tab = от одного возможного выбора к другому
ui-key-arrows = двигать поле; если выбор в фокусе — перейти к соседнему
ui-key-enter = сделать выбор, который в фокусе
ui-key-default = если фокуса нет, сделать выбор, отмеченный ↵
ui-key-facing = щелчок по подразделению, которое спрашивают о фронте, оставляет фронт прежним
ui-key-numbers = выбор из панели по номеру
ui-key-escape = закрыть или шаг назад
ui-key-undo = вернуть последний ход
ui-key-look = держать: видимость и сектор обстрела от гекса или фишки под курсором
ui-key-zoom = ближе, дальше, всё поле
ui-key-panel = показать или спрятать боковую панель
ui-key-skip = пропустить показ
ui-key-help = эта справка
ui-help-mouse = Тяните поле мышью, крутите колесо или сводите пальцы. Нажимайте на подсвеченное; нажмите на другое — узнаете, почему нельзя. Долгое касание показывает то же, что и наведение.

## Что говорит стол любой игры

ui-acts = Действует: { $side }
ui-more = Ещё
ui-left-units = { $count ->
    [one] { $count } подразделение ещё может действовать
    [few] { $count } подразделения ещё могут действовать
   *[other] { $count } подразделений ещё могут действовать
}
ui-end-title = Закончить?
ui-end-yes = Закончить
ui-end-no = Продолжить
ui-end-never = Закончить и больше не спрашивать
ui-confirm = Спрашивать, если что-то ещё можно сделать
ui-key-next = следующее подразделение, которое может действовать
