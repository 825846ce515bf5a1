# Слова, которые помогают игроку: карточка сценария, словарь, подсказки по фазе.

## Карточка сценария

goal-victory = Условия победы
goal-special = Особые правила
goal-length = Длительность
goal-minutes = Примерно { $quick }–{ $slow } минут.
goal-hours = Примерно { $quick }–{ $slow } ч.
goal-decisions = (По числу решений в партии компьютеров: { $decisions }.)
goal-level = Сложность
goal-level-of = { $level } из 5
goal-balance = Баланс
goal-story = Вводная
goal-standing = Положение сейчас
goal-now = Закончись игра сейчас — победа: { $side }.
goal-now-draw = Закончись игра сейчас — ничья.
goal-points = { $points } ПО
goal-met = { $has } из { $needs }: достаточно
goal-unmet = { $has } из { $needs }
goal-gains = Откуда очки
goal-coming = Что даст конец этого раунда, если ничего не изменится
ui-key-goal = как победить?

## Словарь

glossary-title = Словарь терминов
glossary-search = Искать в словаре
glossary-here = Сейчас на экране
glossary-all = Все термины
ui-key-glossary = что значат термины на экране

## Подсказки по фазе

hint-any = Что подсвечено, то можно выбрать. «?» — что можно сделать, флаг — как победить.
hint-wait = Действует другая сторона. Показ можно пропустить: всё останется в журнале.
hint-over = Игра окончена. Её можно пересмотреть с помощью повтора внизу.
hint-off = Больше не подсказывать
hint-now-off = Подсказки выключены. Вернуть их можно в настройках, а «?» всегда скажет, что можно сделать.
ui-hints = Подсказки по фазе
ui-hints-first = в первых играх
ui-hints-on = всегда
ui-hints-off = никогда
