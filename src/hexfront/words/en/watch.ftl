## Spectators

watch-who = Who may watch
watch-who-off = Nobody
watch-who-after = Everybody, once it is over
watch-who-later = Everybody, { $steps } steps later
watch-who-public = Everybody, while you play
watch-means-after = When the game is over it is listed on the start screen, and everybody may step through it with nothing hidden.
watch-means-later = Spectators see, some steps later, what both sides may know. When the game is over everybody may step through it with nothing hidden.
watch-means-public = Spectators see at once what both sides may know: no hands, no hidden units. When the game is over everybody may step through it with nothing hidden.
watch-terms-after = Everybody may watch this game when it is over
watch-terms-later = Open to spectators, { $steps } steps behind
watch-terms-public = Open to spectators
watch-now = You are watching: you see what both sides may know.
watch-later = You are watching, { $steps } steps behind: you see what both sides may know.
watch-eyes = Seen by
watch-over = The game is over, nothing is hidden any more.
watch-not-yet = Everybody may watch this game when it is over.
watch-unknown = No such game is shown here.
watch-count =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
watch-running = Games to watch
watch-finished = Finished games
watch-delayed = { $steps } steps behind
watch-turn = { $side } to move
watch-game = Game
watch-scenario = Scenario
watch-all = All
watch-none = No finished game is shown here yet.
watch-earlier = Earlier games
watch-won-fought = { $side } won
watch-won-resigned = { $side } won, the other side resigned
watch-won-timeout = { $side } won on time
watch-won-awarded = { $side } won by agreement
watch-drawn = A draw
watch-agreed = A draw by agreement
watch-no = no

## Pointing

watch-key-ping = point at the hex for the others (also Alt and a click, or a long press)
talk-mention = Mention
talk-unit = { $unit } in { $hex }
talk-drop = Leave it out
talk-hint = A hex that you name, such as { $hex }, becomes a link to the board.
