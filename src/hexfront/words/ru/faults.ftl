# Что пошло не так, по коду, который называет сервер.

ui-fault = Не получилось: { $detail }
ui-fault-between-people = Игру между людьми можно удалить, только когда она окончена.
ui-fault-damaged = Запись этой партии повреждена.
ui-fault-no-seat = У этого браузера нет места за тем столом.
ui-fault-not-late = Время ещё не вышло.
ui-fault-not-your-turn = { refuse-not-your-turn }
ui-fault-offline = Сервер не отвечает.
ui-fault-outrun = { ui-fault-storage }
ui-fault-replay-departed = Правила с тех пор исправлены, и по нынешним эту партию не открыть.
ui-fault-rules-fault = Ошибка в правилах Hexfront; положение осталось прежним.
ui-fault-secrets = В сохранении видны все тайны, поэтому в игре между людьми оно доступно после её окончания.
ui-fault-stale = Положение за это время изменилось, возможно, в другой вкладке; этот выбор не принят.
ui-fault-storage = Сервер не смог это записать; положение осталось прежним. Попробуйте ещё раз.
ui-fault-too-large = Для сервера это слишком много.
ui-fault-too-many-requests = Слишком много запросов. Попробуйте позже.
ui-fault-too-many-tables = На сервере нет места для новой игры. Удалите какую-нибудь из оконченных.
ui-fault-unknown-game = Этот сервер не знает такой игры.
ui-fault-unknown-scenario = Этот сервер не знает такого сценария.
ui-fault-unknown-table = На этом сервере такой партии нет.
ui-fault-wrong-invite = { ui-invite-used }
ui-fault-wrong-seat = { ui-fault-no-seat }
ui-fault-wrong-token = { ui-fault-no-seat }
