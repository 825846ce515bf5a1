# Учётные записи и результаты партий между людьми.

account-title = Учётная запись
account-log-in = Войти
account-log-out = Выйти
account-log-out-everywhere = Выйти на всех устройствах
account-new = Создать запись
account-name = Имя
account-password = Пароль
account-why = С учётной записью ваши партии доступны на любом устройстве; партии этого браузера станут вашими. Почта не нужна, поэтому забытый пароль прислать некуда. В пароле не меньше 8 знаков.
account-claims = Партии этого браузера станут вашими на всех устройствах.
account-saved = Сохранено.
account-save = Сохранить
account-rename = Сменить имя
account-change-password = Сменить пароль
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-text = Во всех остальных браузерах вход будет завершён.
account-address = Адрес для писем
account-address-text = Только для писем о том, что ваш ход, если сервер их рассылает. Больше адрес никто не увидит.
account-mails = Писать мне, когда мой ход
account-unconfirmed = Адрес ещё не подтверждён. Если сервер рассылает письма, письмо со ссылкой уже отправлено; других не будет, пока вы её не откроете.
account-confirm-again = Отправить ссылку ещё раз
account-confirmed = Адрес подтверждён.
account-delete = Удалить учётную запись
account-delete-text = Имя, пароль, адрес и рейтинги удаляются сразу, вход завершается на всех устройствах. Ваши партии продолжатся без вашего имени: браузер, в котором вы заняли место, сможет доиграть, а сказанное за столом останется. Результаты останутся без имени. Вернуть запись нельзя.
account-delete-sure = Удалить навсегда
account-held-seat = Это место принадлежит учётной записи. Войдите, чтобы играть дальше.
account-fault-password = Нет учётной записи с таким именем и паролем.
account-fault-taken = Это имя или похожее на него уже занято.
account-fault-name = В имени от 2 до 32 знаков, среди них хотя бы одна буква или цифра, без необычных пробелов и невидимых знаков.
account-fault-short = В пароле от 8 до 200 знаков.
account-fault-address = Это не адрес вида name@example.org.
account-fault-wait = Слишком много неверных паролей. Попробуйте через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
account-fault-many = Слишком много попыток с этого адреса. Попробуйте позже.
account-fault-mails = Писем запрошено слишком много, сегодня больше не отправим. Попробуйте завтра.
account-fault-logged-out = Здесь больше никто не вошёл.

records-title = Результаты
records-game = Игры
records-own = Мои партии против людей
records-log-in = Войдите, чтобы увидеть свои партии.
records-none = Законченных партий против людей пока нет.
records-no-games = Законченных партий пока нет.
records-rank = Рейтинг { $rating } после { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}
records-scenario = Сценарий
records-side = Сторона
records-won = победа
records-drawn = ничья
records-lost = поражение
records-nameless = игрок без имени
records-how-rules = по правилам
records-how-resigned = сдача
records-how-drawn = по соглашению
records-how-timeout = по времени
records-how-absent = неявка
records-how-awarded = по соглашению
records-ladder = Таблица рейтинга
records-ladder-text = Каждый начинает с 1000 и попадает сюда после трёх партий с теми, у кого есть учётная запись. Партии против компьютера не считаются.
records-nobody = Пока никого.
records-place = Место
records-rating = Рейтинг
records-games = Партий
records-balance = Как люди играют за каждую сторону
records-wins = { $side }: { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[other] { $won } побед
}
records-of = всего { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, вничью { $drawn }
