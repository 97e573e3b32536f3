# Sentences that every game shares.

seat = Player { $number }

# Why the last move cannot be taken back
undo-beginning = There is nothing to take back.
undo-chance = A draw has been seen since; it cannot be taken back.
undo-bot = { $player } has moved since; that cannot be taken back.
undo-other = The move before is { $player }’s; only its own player may take it back.

# What is wrong with what was given
error-game-unknown = There is no game “{ $game_name }”. There are: { $known }.
error-game-name = The name of the game must be text, not { $game_name }.
error-options-shape = The options must be names with values.
error-option-unknown = There is no option “{ $option }”. There are: { $known }.
error-option-value = The option “{ $option }” cannot be { $value }. It can be: { $choices }.
error-seats-count = This match needs a list of { $count } seats.
error-seat-shape = A seat must have a name, a player and a colour.
error-seat-key = A seat has no “{ $key }”; it has a name, a player and a colour.
error-seat-name = A name must be text of at most { $length } characters.
error-seat-player = A seat’s player must be “human” or a bot’s name, not { $player }.
error-seat-colour = A seat’s colour must be 1, 2, 3 or 4, not { $colour }.
error-seat-colour-twice = Two seats have colour { $colour }.
error-bot = There is no bot “{ $bot }”. There are: { $known }.
error-move-unknown = “{ $move }” is no move of this game.
error-move-over = “{ $move }” comes too late: the match is over.
error-move-seat = “{ $move }” was sent for player { $number }, who is not asked now.
error-move-illegal = “{ $move }” is not allowed now: { $reason } ({ $rule_id })
error-undo = It cannot be taken back. { $reason }
error-redo = There is nothing to repeat.
error-save-object = This is not a saved match.
error-save-missing = This is not a whole saved match: it has no “{ $key }”.
error-save-key = A saved match has no “{ $key }”.
error-start-options = The options of a match that begins at a position are those of the position.
error-save-format = This file has format { $found }; format { $known } can be read.
error-save-rules = This match needs rules { $found }; this site plays rules { $known }.
error-save-rules-text = The rules version must be like “1.0”, not { $found }.
error-save-practice = “practice” must be true or false.
error-save-moves = The moves must be a list.
error-save-move-text = Move { $number } is not text.
error-save-move = Move { $number }, “{ $move }”, cannot be: { $reason }
error-not-json = This is not JSON: “{ $start }”
error-call-shape = A call must be an object with a method and parameters.
error-call-unknown = There is no call “{ $method }”. There are: { $known }.
error-call-params = The parameters of a call must be an object.
error-param-unknown = “{ $method }” has no parameter “{ $param }”.
error-param-missing = “{ $method }” needs the parameter “{ $param }”.
error-param-type = The parameter “{ $param }” of “{ $method }” is of the wrong kind.
error-no-match = There is no match on the table.
error-nobody-asked = Nobody is asked now, so no bot can think.
error-ply = There is no move { $ply }; the match has { $plies }.
error-part = This search has no part { $part } of { $parts }.
error-think = A bot’s search is started on its own, not as a call.

# The shape of a JSON value
shape-missing = It is missing.
shape-unknown = It does not belong here.
shape-wrong = It is { $found }, but should be: { $expected }.

# The board, for those who hear it
board-rooms = Parts of the board
board-doors = What else can be looked at
board-picks = What can be picked on the board
board-words = The board in words
board-holds = { $place }: { $pieces }.
board-alike = { $piece } × { $count }
board-empty = { $place }: empty.
board-pick = { $place }, { $count } moves

# Files of printed matter
error-no-components = “{ $game_name }” has no files of printed matter.
component-right = nothing is wrong in it
