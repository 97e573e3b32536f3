# The widget in other people's pages.

widget-try = Try it
widget-try-board = Try it: { $game }
widget-load = Load the match
widget-learn = Begin the lesson
widget-turn = { $name } to move
widget-picture = { $game }, the board
widget-score = { $name } has { $points } points.
widget-score-open = { $name } has { $points } points, not counting what lies face down.
widget-brand = Two Lands
widget-loading = Loading …
widget-wrong = This board cannot be shown.
widget-start-over = Start over
widget-open = Open the table
widget-as-far = The match stands as it was before that move.
widget-with-bot = { $name } is a bot, { $bot }
widget-you = You are { $names }

# What a writer may have got wrong
widget-unknown = There is no attribute “{ $name }”. There are: { $known }.
widget-value = “{ $name }” cannot be “{ $value }”. It can be: { $choices }.
widget-missing = The attribute “{ $name }” is missing.
widget-empty = The attribute “{ $name }” is empty.
widget-without = “{ $name }” says nothing without “{ $other }”.
widget-either = “{ $name }” says nothing beside “{ $other }”.
widget-both = “{ $name }” and “{ $other }” stand together only with “{ $third }”, of which the position is the picture.
widget-against = “{ $name }” and { $other }="{ $value }" contradict each other: no seat is left for a bot.
widget-seats = “seats” must be “all”, “none” or numbers of seats such as “1 3”, not “{ $value }”.
widget-number = “{ $name }” must be the number of a move, not “{ $value }”.
widget-at = “at” is { $at }, but the match has { $moves } moves.
widget-cut = The text of “{ $name }” cannot be read: it is cut short or was changed.
widget-other-game = “{ $name }” is of the game “{ $found }”, but “game” says “{ $game }”.
widget-file = The site’s file “{ $file }” cannot be loaded.
widget-message = The widget and its page do not understand each other: a message was not as it must be.
