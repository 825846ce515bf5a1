### Часы в играх между людьми и что бывает, когда игрок не приходит.

ui-pace = Часы
ui-pace-none = Без часов
ui-pace-move = На ход
ui-pace-game = На партию
ui-pace-fischer = На партию с добавкой (Фишер)
ui-pace-none-told = без часов
ui-pace-move-told = { $time } на ход
ui-pace-game-told = { $time } на партию
ui-pace-fischer-told = { $time } на партию + { $more } за ход
ui-pace-vacation-told = { $days ->
        [one] { $days } день отпуска
        [few] { $days } дня отпуска
       *[other] { $days } дней отпуска
    }
ui-pace-time = Каждой стороне
ui-pace-increment = Добавка за ход
ui-pace-vacation = Дней отпуска каждой стороне
ui-pace-unit = В чём считать время
ui-unit-minutes = минут
ui-unit-hours = часов
ui-unit-days = дней
ui-time-days = { $days } д { $hours } ч
ui-time-whole-days = { $days } д
ui-time-hours = { $hours } ч { $minutes } мин
ui-time-whole-hours = { $hours } ч
ui-time-minutes = { $minutes } мин
ui-time-seconds = { $seconds } с
ui-clock-of = { $side }: { $time }
ui-clock-waits = Часы пойдут, когда все места будут заняты.
ui-clock-out = время вышло
ui-time-left = осталось { $time }
ui-clock-away = в отпуске
ui-clock-stand-in = играет компьютер
ui-clocks = Часы
ui-clock-late = { $side }: время вышло. Что дальше?
ui-clock-absent = { $side }: давно нет хода. Что дальше?
ui-clock-late-mine = Ваше время вышло. Ходить ещё можно, пока никто не потребовал победы.
ui-claim-win = Потребовать победы
ui-claim-computer = Пусть играет компьютер
ui-claim-counts = Если доигрывает компьютер, партия засчитывается опоздавшему как поражение, а дальнейшее в счёт не идёт.
ui-claim-wait = Подождать ещё
ui-stand-in-mine = За вас играет компьютер: вас долго не было.
ui-take-back = Вернуться за стол
ui-rest = Уйти в отпуск
ui-rest-back = Вернуться из отпуска
ui-rest-left = Отпуска осталось: { $time }. Ваши часы тем временем стоят.
ui-talk-award = Договориться об исходе
ui-talk-award-to = Предложить победу: { $side }
ui-proposed-award = Сторона «{ $side }» предлагает закончить игру. Победа: { $winner }.
ui-ended-timeout = { $side }: время вышло, партия проиграна.
ui-ended-awarded = Игроки договорились. Победа: { $side }.
ui-forced = Отвечать за меня, когда выбора нет

mail-turn-subject = Ваш ход: { $scenario }
mail-turn-body =
    Ваш ход в игре «{ $scenario }» (ход { $turn }).

    { $link }

    На каждый ваш ход приходит одно письмо. Чтобы писем больше не было: { $stop }
mail-stop-ask = Больше не присылать писем о ходах?
mail-stop-button = Больше не присылать
mail-stop-done = Писем больше не будет. Включить их снова можно в учётной записи.
mail-stop-unknown = По этой ссылке никто писем не получает.
mail-confirm-subject = Hexfront: это ваш адрес?
mail-confirm-body =
    Кто-то, скорее всего вы, попросил Hexfront писать на этот адрес, когда наступает его ход. Если это были вы, откройте ссылку, она действует { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }:

    { $link }

    Если это были не вы, ничего делать не нужно: писем о ходах не будет.
mail-confirm-ask = Писать на ваш адрес, когда наступает ваш ход?
mail-confirm-button = Да, писать
mail-confirm-done = Адрес подтверждён. Письмо придёт, когда наступит ваш ход, а вас нет за столом; в каждом письме есть ссылка, чтобы от них отказаться.
mail-confirm-unknown = Эта ссылка больше не действует. Новое письмо можно запросить в учётной записи.
ui-notices = Уведомления
ui-notices-browser = Уведомление браузера, когда мой ход, а страница на заднем плане
ui-notices-denied = Браузер не разрешает этой странице уведомления.
ui-notices-webhook = Слать запрос на этот адрес, когда мой ход, а страница закрыта
ui-notices-save = Сохранить
ui-notices-saved = Сохранено.
ui-notices-mails = Письма о ходах: укажите адрес в учётной записи.
ui-notices-turn = Ваш ход: { $scenario }
