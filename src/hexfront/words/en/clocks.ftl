### Clocks of games between people, and what happens when a player does not come.

ui-pace = Clock
ui-pace-none = No clock
ui-pace-move = Per move
ui-pace-game = Per game
ui-pace-fischer = Per game with increment (Fischer)
ui-pace-none-told = no clock
ui-pace-move-told = { $time } per move
ui-pace-game-told = { $time } per game
ui-pace-fischer-told = { $time } per game + { $more } per move
ui-pace-vacation-told = { $days ->
        [one] { $days } day of vacation
       *[other] { $days } days of vacation
    }
ui-pace-time = Each side has
ui-pace-increment = Added for each move
ui-pace-vacation = Vacation days for each side
ui-pace-unit = Unit of time
ui-unit-minutes = minutes
ui-unit-hours = hours
ui-unit-days = days
ui-time-days = { $days } d { $hours } h
ui-time-whole-days = { $days } d
ui-time-hours = { $hours } h { $minutes } min
ui-time-whole-hours = { $hours } h
ui-time-minutes = { $minutes } min
ui-time-seconds = { $seconds } s
ui-clock-of = { $side }: { $time }
ui-clock-waits = The clocks start when every seat is taken.
ui-clock-out = time is up
ui-time-left = { $time } left
ui-clock-away = on vacation
ui-clock-stand-in = the computer plays
ui-clocks = Clocks
ui-clock-late = { $side }: the time is up. What now?
ui-clock-absent = { $side } has made no move for a long time. What now?
ui-clock-late-mine = Your time is up. You may still choose as long as nobody claims the game.
ui-claim-win = Claim the game
ui-claim-computer = Let the computer play on
ui-claim-counts = If the computer plays on, the game counts as lost for whoever is late, and what comes after does not count.
ui-claim-wait = Go on waiting
ui-stand-in-mine = The computer plays for you, because you did not come.
ui-take-back = Take my seat back
ui-rest = Go on vacation
ui-rest-back = Come back from vacation
ui-rest-left = Vacation left: { $time }. Your clock stands meanwhile.
ui-talk-award = Agree on a result
ui-talk-award-to = Propose a win for { $side }
ui-proposed-award = { $side } proposes to end the game as a win for { $winner }.
ui-ended-timeout = { $side } has run out of time and lost.
ui-ended-awarded = The players have agreed that { $side } wins.
ui-forced = Confirm for me what leaves no choice

mail-turn-subject = Your turn: { $scenario }
mail-turn-body =
    It is your turn in “{ $scenario }” (turn { $turn }).

    { $link }

    You get one mail for each turn of yours. To get no more of them: { $stop }
mail-stop-ask = Send no more mails about turns?
mail-stop-button = No more mails
mail-stop-done = No more mails will come. You can ask for them again in your account.
mail-stop-unknown = Nobody gets mails by this link.
mail-confirm-subject = Hexfront: is this your address?
mail-confirm-body =
    Somebody, probably you, has asked Hexfront to write to this address when it is their turn. If it was you, follow this link within { $days ->
        [one] { $days } day
       *[other] { $days } days
    }:

    { $link }

    If it was not you, do nothing: no mail about turns will come.
mail-confirm-ask = Should Hexfront write to your address when it is your turn?
mail-confirm-button = Yes, write to me
mail-confirm-done = Your address is confirmed. You will get a mail when it is your turn and you are away; a link in each of them stops them.
mail-confirm-unknown = This link no longer holds. You can ask for a new mail in your account.
ui-notices = Notices
ui-notices-browser = A notice of this browser when it is my turn and the page is in the background
ui-notices-denied = This browser does not allow notices from this page.
ui-notices-webhook = Call this web address when it is my turn and I am away
ui-notices-save = Save
ui-notices-saved = Saved.
ui-notices-mails = Mails about your turns: give an address in your account.
ui-notices-turn = Your turn: { $scenario }
