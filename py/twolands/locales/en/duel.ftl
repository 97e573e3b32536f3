# Imhotep: The Duel

game-duel = Imhotep: The Duel
game-duel-short = The Duel
game-duel-line = Meeples on a harbour of nine, six boats, four sites. Who stands nearest takes the cargo that lies farthest.
status = turn { $turn } · { $unloads } of 18 unloadings

# Options
option-obelisk = Obelisks
option-obelisk-help = A: one point each, the most get 6 more · B: first to five
option-temple = Temple
option-temple-help = A: the sum of the suns · B: sets of different values
option-pyramid = Pyramids
option-pyramid-help = A: both count · B: only the smaller one
option-tomb = Tombs
option-tomb-help = A: long runs · B: many runs
option-first = Begins
option-first-help = Who does not begin wins a tie.
option-open_temples = Open temples
option-open_temples-help = Everybody sees the temple tokens of both players.

# Pieces
token-obelisk = an obelisk
token-temple = temple { $symbols }
token-light = a light stone
token-dark = a dark stone
token-tomb = tomb { $number }
token-take = the token Take a cargo
token-crew = the token Crew
token-dock = the token Dock
token-swap = the token Swap
kind-obelisk = Obelisk
kind-temple = Temple { $symbols }
kind-light = Light stone
kind-dark = Dark stone
kind-tomb = Tomb { $number }
kind-take = Take a cargo
kind-crew = Crew
kind-dock = Dock
kind-swap = Swap
kind-meeple = Meeple
kind-boat = Boat

# What is asked
prompt-draw = A token is turned up for { $slot }.
prompt-turn = { $player }: place a meeple, unload a boat, or use a token
prompt-pass = { $player }: nothing is possible, so you pass
prompt-crew-place = { $placed ->
    [0] { $player }: place the first of two or three meeples
    [1] { $player }: place the second meeple
   *[other] { $player }: place a third meeple, or stop
}
prompt-dock-place = { $player }: place a meeple, so that a boat can be unloaded
prompt-dock-unload = { $player }: unload a boat
prompt-dock-again = { $player }: unload a second boat, or stop
prompt-take = { $player }: take a cargo from any boat
prompt-swap = { $player }: choose two cargoes of one boat to exchange
prompt-swap-unload = { $player }: unload a boat
prompt-over = { $player } wins with { $points } to { $other }.
prompt-over-tie = { $player } wins: { $points } to { $other }, and a tie goes to the player who did not begin.

# Moves
group-place = Place a meeple
group-unload = Unload a boat
group-use = Use a token
group-take = Take a cargo
group-swap = Exchange two cargoes
group-stop = Enough
group-pass = Pass
move-place = Place a meeple on { $space }
    .short = { $space }
move-unload = Unload { $boat }
move-unload-detail = { $goes }
goes = { $token } to { $player }
goes-box = { $token } to the box
move-use-take = Take a cargo
move-use-take-detail = any cargo but a token, from any boat
move-use-crew = Crew
move-use-crew-detail = place two or three meeples
move-use-dock = Dock
move-use-dock-detail = place a meeple, then unload one or two boats
move-use-swap = Swap
move-use-swap-detail = exchange two cargoes of a boat, then unload any
move-take = Take { $token } from { $slot }
    .short = { $slot }
move-swap = Exchange { $one } and { $other }
    .short = { $one } ↔ { $other }
move-swap-detail = { $low } and { $high }
move-stop = Stop here
move-stop-detail = the rest of the token is given up
move-pass = Pass

# The log
event-place = { $player } places a meeple on { $space }.
event-unload = { $player } unloads { $boat }.
event-receive = { $player } receives { $token }.
event-box = Nobody is left for { $token }: to the box.
event-leave = { $boat } cannot be loaded again and leaves.
event-draw = { $slot } is loaded with { $token }.
event-use = { $player } uses { $token }.
event-take = { $player } takes { $token } from { $slot }.
event-swap = { $player } exchanges { $one } and { $other }.
event-stop = { $player } gives up the rest of the token.
event-pass = { $player } can do nothing and passes.
event-end = One boat is left: the match is over.
event-only-take = Only one cargo can be taken.
event-only-dock-unload = Only one boat can be unloaded.
event-only-swap-unload = Only one boat can be unloaded.

# Why not
refuse-over = The match is over.
refuse-draw-first = A token must be turned up first.
refuse-no-draw = No token is turned up now.
refuse-none-left = No such token is left: { $token }.
refuse-hand-empty = All your meeples stand on the harbour.
refuse-space-taken = A meeple stands on { $space } already.
refuse-boat-left = { $boat } has left the harbour.
refuse-line = { $meeples ->
    [0] No meeple stands in the line of { $boat }; an unloading needs two.
   *[other] Only one meeple stands in the line of { $boat }; an unloading needs two.
}
refuse-not-held = You do not have { $token }.
refuse-only-actions = Only action tokens lie on the boats, and they cannot be taken.
refuse-crew-hand = { $meeples ->
    [0] Crew places at least two meeples, and you have none in hand.
   *[other] Crew places at least two meeples, and you have only one in hand.
}
refuse-dock = Wherever you place a meeple, no boat can be unloaded.
refuse-dock-space = With a meeple on { $space } no boat can be unloaded.
refuse-swap = No boat can be unloaded after the exchange.
refuse-no-token-played = That needs an action token, used first.
refuse-pass = You may pass only when nothing else is possible.
refuse-finish-token = The token you have used comes first.
refuse-crew-stop = Crew places at least two meeples; you have placed { $placed }.
refuse-take-action = On { $slot } lies an action token; those cannot be taken.

# The score sheet
score-obelisk = Obelisks
score-temple = Temple
score-pyramid = Pyramids
score-tomb = Tombs
score-action = Unused tokens
score-harbour = On the harbour
detail-obelisk-a = { $bonus ->
    [0] { $count } × 1
   *[other] { $count } × 1, and { $bonus } for the most
}
detail-obelisk-b = { $which ->
    [few] { $count } of the 5 it takes
    [first] { $count }, first to five
    [second] { $count }, second to five
   *[ten] { $count }, ten or more
}
detail-temple-a = { $count ->
    [0] no tokens
    [one] { $symbols } on one token
   *[other] { $symbols } on { $count } tokens
}
detail-temple-b = { $count ->
    [0] no sets
   *[other] sets of { $sets }
}
detail-pyramid-a = light { $light }, dark { $dark }
detail-pyramid-b = light { $light }, dark { $dark }: the smaller counts
detail-tomb-a = { $count ->
    [0] no tombs
    [one] a run of { $runs }
   *[other] runs of { $runs }
}
detail-tomb-b = { $count ->
    [0] no tombs
    [one] one run
   *[other] { $count } runs
}
detail-action = { $count } × 1
detail-harbour = { $count } × 1

# What the board tells
fact-line = { $meeples ->
    [0] Nobody stands in the line of { $boat }.
    [one] One meeple stands in the line of { $boat }.
   *[other] { $meeples } meeples stand in the line of { $boat }.
}
would-go = to { $player }
would-box = to the box
fact-serves = { $meeples ->
    [0] line of { $boat }: nobody yet
    [one] line of { $boat }: one meeple
   *[other] line of { $boat }: { $meeples } meeples
}
fact-supply = { $boats ->
    [0] No boat can be loaded again.
    [one] { $count } tokens: one more boat can be loaded.
   *[other] { $count } tokens: { $boats } more boats can be loaded.
}
fact-reserve = { $count ->
    [one] One token, for Take a cargo.
   *[other] { $count } tokens, for Take a cargo.
}
fact-unseen = { $count } × { $kind }
caption-obelisk-a = 1 each, the most +6
caption-obelisk-b = { $first ->
    [own] first to five: 12 · ten: 18
    [other] five: 6 · ten: 18
   *[open] { $need } more for 12
}
caption-temple-a = every sun counts 1
caption-temple-b = sets of different: 1, 4, 9, 16
caption-pyramid-a = { $next ->
    [-1] { $points }
   *[other] { $points } · next { $next }
}
caption-pyramid-b = { $counts ->
    [1] counts: { $points }
   *[other] the other counts
}
caption-tomb-a = { $count ->
    [0] runs: 1, 4, 9, 16, 25
    [one] run of { $runs }
   *[other] runs of { $runs }
}
caption-tomb-b = { $count ->
    [0] every run 4
    [one] one run × 4
   *[other] { $count } runs × 4
}

# What is wrong with a position
position-place = There is no place “{ $place }”.
position-crowded = Only one piece fits on { $place }, not { $count }.
position-missing = The meeple { $piece } lies nowhere.
position-twice = { $piece } lies on { $place } already.
position-wrong-place = { $piece } cannot lie on { $place }.
position-too-many = There is no “{ $piece }”: { $copies ->
    [one] only one token is { $token }.
   *[other] only { $copies } tokens are { $token }.
}
position-piece = There is no piece “{ $piece }”.
position-nowhere = { $piece } is described but lies nowhere.
position-kind = { $piece } is of the kind { $kind }, not { $found }.
position-boat-gone = The boat { $boat } has left, so no cargo can lie there.
position-slot-full = { $slot } waits for a token, but one lies there already.
position-slot-empty = { $slot } is empty, but its boat is moored.
position-no-boat = At least one boat must be moored.
position-unseen = { $unseen } tokens are nowhere to be seen, but supply ({ $supply }), reserve ({ $reserve }) and waiting draws ({ $waiting }) make another number.
position-supply = The supply is loaded three by three; it cannot hold { $supply }.
position-supply-boats = A boat leaves only when the supply is empty.
position-reserve = The reserve can only have shrunk to { $reserve } by used tokens Take a cargo; { $takes } are in the box.
position-unloads = Going by supply and boats, there have been { $unloads } unloadings, not { $found }.
position-owner = { $piece } lies before player { $number }, so it is theirs.
position-turn = In turn { $turn } it is the other player’s turn.
position-used = The token that asks this, { $token }, must lie in the box.
position-boxed = An unloading puts one cargo at most into the box: { $boxed } of { $unloads } cannot be.
position-first-five = That seat cannot have been the first with five obelisks.
position-agenda = This is nothing that can be asked: { $entry }.
position-draws = These draws never wait together.
position-over = One boat is left, so nobody is asked any more.
position-nobody = The match goes on, so somebody must be asked.
position-unasked = There is no choice here, so it would not be asked.

# On the board
duel-board-harbour = Harbour
duel-board-side = Side of { $player }
duel-board-out = Out of the game
duel-board-action-tokens = Action tokens
duel-board-space = Space { $space }
duel-board-boat = Boat { $boat }
duel-board-cargo = Cargo { $space } of { $boat }
duel-board-supply = Supply
duel-board-reserve = Reserve
duel-board-box = Out of the game
# Two lines, parted by a bar.
duel-board-loads = { $boats ->
    [one] loads | 1 boat
   *[other] loads | { $boats } boats
}
duel-board-hand = Meeples of { $player } in hand
duel-board-actions = Action tokens of { $player }
duel-board-obelisk = Obelisks of { $player }
duel-board-temple = Temple of { $player }
duel-board-pyramid = Pyramids of { $player }
duel-board-light = Light pyramid of { $player }
duel-board-dark = Dark pyramid of { $player }
duel-board-tomb = Tombs of { $player }
duel-board-tomb-number = Tomb { $number } of { $player }
duel-board-in-hand = { $count } in hand
duel-board-on-harbour = { $count } on the harbour, 1 each
duel-board-site-obelisk = Obelisks
duel-board-site-temple = Temple
duel-board-site-pyramid = Pyramids
duel-board-site-tomb = Tombs
duel-board-meeple = a meeple of { $player }
duel-board-cargo-boat = the boat
duel-board-face-down = a token face down
duel-board-action-take = take one cargo from a boat
duel-board-action-crew = place 2 or 3 meeples
duel-board-action-dock = place 1, unload 1 or 2 boats
duel-board-action-swap = swap two, then unload

# The printed values of a site: what is held, and what it is worth
table = { $held }: { $points }
held-each = each
held-most = the most
held-fewer = fewer
held-five-late = 5, second
held-five-first = 5, first
held-ten = 10
held-sun = each sun
held-run = every run
held-more = { $count }+

# The numbers of a position
counter-supply = Supply
counter-reserve = Reserve
counter-turn = Turn
counter-unloads = Unloadings
counter-first_five = First with five obelisks (seat, −1: nobody)
