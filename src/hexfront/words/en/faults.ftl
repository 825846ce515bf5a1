# What went wrong, by the code that the server gives it.

ui-fault = That did not work: { $detail }
ui-fault-between-people = A game between people is deleted when it is over, not before.
ui-fault-damaged = What is kept of this game is damaged.
ui-fault-no-seat = This browser has no seat at that table.
ui-fault-not-late = Nobody is late yet.
ui-fault-not-your-turn = { refuse-not-your-turn }
ui-fault-offline = The server does not answer.
ui-fault-outrun = { ui-fault-storage }
ui-fault-replay-departed = The rules have been corrected since, and this game cannot be opened under those of today.
ui-fault-rules-fault = A fault in the rules of Hexfront; the game stands as before.
ui-fault-secrets = A save tells every secret; between people it is given when the game is over.
ui-fault-stale = The position had changed meanwhile, perhaps in another tab; that choice was not taken.
ui-fault-storage = The server could not keep that; the game stands as before. Try again.
ui-fault-too-large = That is more than the server takes.
ui-fault-too-many-requests = That was asked for too often. Try again later.
ui-fault-too-many-tables = The server has no room for another game. Delete one that is over.
ui-fault-unknown-game = This server does not know that game.
ui-fault-unknown-scenario = This server does not know that scenario.
ui-fault-unknown-table = This server keeps no such game.
ui-fault-wrong-invite = { ui-invite-used }
ui-fault-wrong-seat = { ui-fault-no-seat }
ui-fault-wrong-token = { ui-fault-no-seat }
