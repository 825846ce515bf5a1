# Слова самой страницы: рамка, начальный экран, панели, вопросы.

## Начальный экран

ui-motto = Варгеймы на гексах, строго по правилам
ui-rules = Правила
ui-rules-search = Номер правила или слова
ui-rules-chapter = Глава
ui-rules-chapters = Все главы
ui-rules-none = Ничего не найдено.
ui-language = Язык
ui-scenarios = Сценарии
ui-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-about = О сценарии и как победить
ui-to-seats = К началу игры
ui-rounds-whole = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
ui-rounds-most = { $count ->
    [one] До { $count } раунда.
   *[other] До { $count } раундов.
}
ui-balance = Компьютер против себя, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}:
ui-balance-side = { $side } { $percent } %
ui-player-me = Я
ui-player-friend = Друг рядом
ui-player-guest = Друг по сети
ui-player-computer = Компьютер
ui-played-by = { $player ->
    [me] вы
    [friend] друг рядом
    [guest] друг по сети
    [novice] компьютер (лёгкий)
    [expert] компьютер (сильный)
   *[computer] компьютер (обычный)
}
ui-strength = Сила компьютера
ui-strength-novice = Лёгкий
ui-strength-computer = Обычный
ui-strength-expert = Сильный
ui-open-hands = В открытую: оба смотрят на один экран
ui-options = Варианты правил
ui-start = Начать игру
ui-load = Загрузить сохранённую игру
ui-continue = Мои партии
ui-finished = окончена
ui-round-number = Раунд { $round }
ui-forget = Удалить эту игру
ui-forget-sure = Удалить навсегда?
ui-company = Игроки по сети
ui-presence-open = никого нет
ui-presence-away = не в сети
ui-presence-here = в сети
ui-invite = Пригласите друга
ui-invite-text = Отправьте эту ссылку. Место достанется тому, кто откроет её первым, больше она не сработает. Начинать можно, не дожидаясь.
ui-invite-picture = Ссылка в виде кода для камеры телефона
ui-invite-local = По этому адресу сервер виден только с этого компьютера. Чтобы впустить других, запустите: hexfront --host 0.0.0.0
ui-invite-used = Этим приглашением уже воспользовались, или его не было. Попросите создать новую игру.
ui-invited = Вас приглашают сыграть
ui-take-seat = Занять место: { $side }
ui-open-games = Открытые игры
ui-join = Сесть за стол: { $side }
ui-public = Место друга может занять любой: игра видна на начальном экране
ui-against = против: { $names }
ui-their-turn = ход противника
ui-all-games = Все партии: { $games }
ui-my-turn = ваш ход
ui-rematch-swapped = Сыграть ещё, поменявшись сторонами
ui-talk = Разговор
ui-talk-say = Написать
ui-talk-send = Отправить
ui-talk-draw = Предложить ничью
ui-talk-rewind = Попросить вернуть ход
ui-talk-withdraw = Отозвать предложение
ui-talk-resign = Сдаться
ui-talk-resign-sure = Точно сдаться?
ui-proposed-draw = Сторона «{ $side }» предлагает ничью.
ui-proposed-rewind = Сторона «{ $side }» просит вернуть последний ход. Кубики выпадут те же.
ui-agree = Согласиться
ui-decline = Отказать
ui-ended-drawn = Игроки согласились на ничью.
ui-ended-resigned = Сторона «{ $side }» сдалась.
ui-dice = Кубики
ui-dice-later = До первого броска сервер связал себя числом, а каждый игрок добавляет своё, которого сервер знать не мог. После игры число появится здесь, и ваш браузер заново бросит все кубики.
ui-dice-insecure = Игра окончена. Браузер проверяет подписи только по https или на самом сервере; сохранённую игру всегда можно проверить командой hexfront replay --audit.
ui-dice-fair = Ваш браузер повторил все броски ({ $count }): каждый следует из обещания сервера и чисел игроков.
ui-dice-pledge = Это не то число, которым связал себя сервер.
ui-dice-grain = Ваше число не вошло в броски.
ui-dice-roll = Кубики выпали не так, как должны были.
ui-dice-pledged = Обещание сервера (SHA-256)
ui-dice-number = Его число
ui-dice-added = Добавил игрок: { $side }
ui-copy = Скопировать ссылку
ui-copied = Скопировано
ui-loading = Загрузка…
ui-close = Закрыть
ui-home = На начальный экран
ui-unknown-game = Эта страница не знает такой игры.
ui-bad-save = { $line ->
    [1] Этот файл не сохранённая игра Hexfront, или её сохранила более новая версия.
   *[other] Эту игру не удаётся повторить начиная со строки { $line }: файл изменён или правила с тех пор исправлены.
}

## Рамка

ui-undo = Вернуть ход
ui-save = Сохранить в файл
ui-help = Клавиши и мышь
ui-panel = Боковая панель
ui-sheet = Панель: потяните вверх или вниз
ui-tools = Игра
ui-tab-mine = Ваш ход · { $scenario }
ui-tab-other = Ход: { $side } · { $scenario }
ui-tab-over = Окончена · { $scenario }
ui-settings = Настройки
ui-palette = Цвета
ui-palette-classic = Обычные
ui-palette-safe = Для дальтоников
ui-text = Размер текста
ui-text-normal = Обычный
ui-text-large = Крупный
ui-text-huge = Очень крупный
ui-speed = Ходы противника
ui-speed-slow = Медленно
ui-speed-normal = Обычно
ui-speed-fast = Быстро
ui-speed-off = Сразу
ui-follow = Если что-то происходит в стороне
ui-follow-camera = Показать это место
ui-follow-arrow = Стрелка у края
ui-sound = Звук
ui-sound-off = Выключен
ui-sound-low = Тихий
ui-sound-on = Включён
ui-windows = Вопросы по ходу дела
ui-windows-ask = Спрашивать всегда
ui-windows-fits = Если есть выбор
ui-windows-never = Не спрашивать
ui-windows-tells = При этом приказе игра сразу идёт дальше, если ответить вам нечем, поэтому пауза выдаёт сопернику, что ответ у вас есть.
ui-windows-tells-nothing = Этот приказ ничего не выдаёт сопернику.
ui-orders = О чём именно спрашивать
ui-board = Поле
ui-zoom-in = Ближе
ui-zoom-out = Дальше
ui-fit = Всё поле
ui-find = Найти подразделение или место
ui-find-hint = Название, номер или гекс
ui-find-none = На карте такого нет.
ui-look = Линия видимости и сектор обстрела
ui-connection-lost = Связь потеряна. Пробуем снова…
ui-connection-refused = Сервер не знает этого места.
ui-skip = Дальше
ui-pause = Пауза
ui-resume = Продолжить
ui-edge = К гексу { $hex }, где всё происходит
ui-report = Ход противника: { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}
ui-report-title = Что сделал противник
ui-thinking = { $side }: противник думает, { $seconds } с; уже сделано: { $done }
ui-replay = Повтор
ui-replay-first = К началу
ui-replay-back = На шаг назад
ui-replay-forward = На шаг вперёд
ui-replay-play = Смотреть
ui-replay-pause = Пауза
ui-replay-live = Вернуться к игре
ui-handover = Передайте экран: { $side }
ui-handover-text = Поле закрыто. Поменяйтесь местами и продолжайте.
ui-sit = Я играю за сторону «{ $side }»
ui-game-over = Бой окончен
ui-draw = Ничья
ui-wins = Победа: { $side }
ui-rematch = Сыграть ещё раз
ui-review = Посмотреть запись

## Панель

ui-unknown-unit = подразделение
ui-log = Журнал
ui-log-go = Показать этот момент
ui-total = Итого
ui-which = Что вы имеете в виду?
ui-step-back = Шаг назад
ui-setup-for-me = Расставить за меня
ui-setup-keep = Запомнить расстановку
ui-setup-clear = Снять все
ui-setup-name = Название расстановки
ui-setup-keep-it = Запомнить
ui-setup-list = Мои расстановки
ui-setup-mine = Моя расстановка
ui-setup-number = Расстановка { $number }
ui-setup-use = Поставить эту расстановку
ui-setup-misfit = «{ $name }» подходит уже не полностью: оставшиеся фишки поставьте сами.
ui-setup-forget = Удалить «{ $name }»
ui-setup-forget-sure = Удалить?

## О чём спрашивают

ui-ask = Решайте.
ui-ask-past = Вы смотрите на прошедший момент.
ui-ask-draw = Бой окончен. Ничья.
ui-ask-over = Бой окончен. Победа: { $side }.
ui-ask-thinking = { $side }: противник думает…
ui-ask-dice = Бросаем кубики…
ui-ask-wait = Ход: { $side }.

## Клавиши

ui-key-tab = от одного возможного выбора к другому
ui-key-arrows = двигать поле; если выбор в фокусе — перейти к соседнему
ui-key-part = к следующей части экрана: панель, строка, карта
ui-key-enter = сделать выбор, который в фокусе
ui-key-default = если фокуса нет, сделать выбор, отмеченный ↵
ui-key-pile = всю стопку сразу (и щелчком)
ui-key-facing = щелчок по подразделению, которое спрашивают о фронте, оставляет фронт прежним
ui-key-numbers = выбор из панели по номеру
ui-key-escape = закрыть или шаг назад
ui-key-undo = вернуть последний ход
ui-key-look = держать: видимость и сектор обстрела от гекса или фишки под курсором
ui-key-zoom = ближе, дальше, всё поле
ui-key-panel = показать или спрятать боковую панель
ui-key-space = Пробел
ui-key-skip = пропустить показ
ui-key-hold = приостановить или продолжить показ
ui-key-help = эта справка
ui-help-mouse = Тяните поле мышью, крутите колесо или сводите пальцы. Нажимайте на подсвеченное; нажмите на другое — узнаете, почему нельзя. Долгое касание показывает то же, что и наведение.

## Что говорит стол любой игры

ui-acts = Сейчас: { $side }
ui-more = Ещё
ui-places = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
ui-left-units = { $count ->
    [one] { $count } подразделение ещё может действовать
    [few] { $count } подразделения ещё могут действовать
   *[other] { $count } подразделений ещё могут действовать
}
ui-end-title = { $what }?
ui-end-no = Ещё нет
ui-end-never = { $what } и больше не спрашивать
ui-confirm = Спрашивать, если что-то ещё можно сделать
ui-key-next = следующее подразделение, которое может действовать
ui-key-next-hex = следующий гекс, который можно выбрать: цель или ход
ui-procedure = { $side }: играют сами правила
