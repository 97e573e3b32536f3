# Imhotep with the Sun Ship Tiles

game-imhotep = Imhotep
game-imhotep-short = Imhotep
game-imhotep-line = Stones on ships, five sites, six rounds. You load your stone; somebody else may sail it away.
status = round { $round } of 6

# Options
option-players = Players
option-players-help = Two to four.
option-first = Begins
option-first-help = Opens the first round; the others start with more stones on their sleds.
option-sun_ship = Sun Ship Tiles
option-sun_ship-help = A token on the rear space of every ship, for whoever places a stone there.

# Sites
site-market = the market
site-pyramids = the pyramids
site-temple = the temple
site-burial = the burial chamber
site-obelisks = the obelisks

# Market cards
card-paved_path = Paved Path
card-paved_path-text = at once: a stone from the quarry to the own obelisk
card-sarcophagus = Sarcophagus
card-sarcophagus-text = at once: a stone from the quarry to the burial chamber
card-entrance = Entrance
card-entrance-text = at once: a stone from the quarry to the pyramids, which scores
card-pyramid_deco = Pyramid Decoration
card-temple_deco = Temple Decoration
card-burial_deco = Burial Decoration
card-obelisk_deco = Obelisk Decoration
card-green-text = at the end 1 for every three stones at { $site }: now { $count } stones, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-statue = Statue
card-statue-text = { $held ->
    [0] at the end 1, 3, 6, 10, 15 for 1 to 5 statues, then 2 more for each
    [one] one statue { $points }, the next one { $next }
   *[other] { $held } statues { $points }, the next one { $next }
}
card-chisel = Chisel
card-chisel-text = place two stones from the sled, on one ship or on two
card-lever = Lever
card-lever-text = sail a ship, and choose the order of its stones
card-hammer = Hammer
card-hammer-text = fetch stones from the quarry, then place one
card-sail = Sail
card-sail-text = place a stone on a ship, then sail that ship

# Sun Ship tokens
token-one = One
token-one-text = One: a stone from the quarry to the sled
token-two = Two
token-two-text = Two: one or two stones from the quarry to the sled
token-barter = Barter
token-barter-text = Barter: exchange a card of yours for one on the market
token-shift = Shift
token-shift-text = Shift: exchange two stones on one ship
token-point = Point
token-point-text = Point: 1 point
token-sell = Sell
token-sell-text = Sell: a stone from the sled to the quarry, 2 points
token-draw = Draw
token-draw-text = Draw: a stone from the sled to the quarry, and the top market card
token-reserve = Reserve
token-reserve-text = Reserve: a ship must sail to a site of your choice, and no other may

# What is asked
prompt-round = Round { $round }: a round card is turned up.
prompt-card = Round { $round }: a card is laid on the market.
prompt-token = A Sun Ship token is laid on ship { $ship }.
prompt-draw = { $player } draws a market card.
prompt-turn = { $player }: quarry, load, sail, or play a blue card
prompt-pass = { $player }: nothing is possible, so you pass
prompt-load-chisel-first = { $player }: place the first of two stones
prompt-load-chisel-second = { $player }: place the second stone
prompt-load-hammer = { $player }: place a stone
prompt-load-sail = { $player }: place a stone on the ship that is to sail
prompt-lever = { $player }: sail a ship; you choose the order of its stones
prompt-sail = { $player }: sail ship { $ship }
prompt-next = { $player }: which stone comes to { $site } next?
prompt-take = { $player }: take a card from the market
prompt-sun-one = { $player }, your stone on { $space }: fetch a stone, or decline
prompt-sun-two = { $player }, your stone on { $space }: fetch one or two stones, or decline
prompt-sun-barter = { $player }, your stone on { $space }: exchange a card, or decline
prompt-sun-shift = { $player }, your stone on { $space }: exchange two stones on one ship, or decline
prompt-sun-point = { $player }, your stone on { $space }: take a point, or decline
prompt-sun-sell = { $player }, your stone on { $space }: sell a stone for 2 points, or decline
prompt-sun-draw = { $player }, your stone on { $space }: give a stone for the top market card, or decline
prompt-sun-reserve = { $player }, your stone on { $space }: keep a site for a ship, or decline
prompt-over = { $player } wins with { $points } to { $other }.
prompt-over-tie = { $player } wins: { $points } points each, and more stones on the sled.
prompt-over-shared = { $players } share the victory with { $points } points.

# Moves
group-quarry = Quarry
group-load = Load a stone
group-sail = Sail
group-use = Blue card
group-next = Next stone
group-take = Take a card
group-sun = Sun Ship token
group-decline = Decline
group-pass = Pass
move-quarry = Take { $count ->
    [one] one stone
   *[other] { $count } stones
}
move-quarry-detail = sled { $sled } → { $sled_after }, quarry { $quarry } → { $quarry_after }
move-load = Load { $space }
    .short = { $space }
move-load-token = a Sun Ship token: { $token }
move-sail = Sail { $ship } to { $site }
    .short = { $ship } → { $site }
move-detail = { $parts }
gain-card = { $player } a card
gain-points = { $sign ->
    [1] { $player } +{ $count }
   *[other] { $player } −{ $count }
}
gain-temple = { $sign ->
    [1] { $player } +{ $count } from above
   *[other] { $player } −{ $count } from above
}
move-use = Play { $card }
move-next = { $space }, { $player }’s stone
    .short = { $space }
move-take = Take { $card }
move-one = Fetch a stone
move-two = Fetch { $count ->
    [one] one stone
   *[other] { $count } stones
}
move-barter = Give { $card } for { $other }
    .short = { $card } → { $other }
move-shift = Exchange { $one } and { $other }
    .short = { $one } ↔ { $other }
move-shift-detail = { $player }’s stone and { $other }’s
move-point = Take the point
move-sell = Sell a stone
move-draw = Give a stone for the top card
move-reserve = Keep { $site } for { $ship }
    .short = { $ship } → { $site }
move-decline = Decline
move-decline-detail = the token cannot be used again in this round
move-pass = Pass

# The log
event-round = Round { $round }: the card { $card }.
event-token = { $token } lies on ship { $ship }.
event-card = { $card } comes to the market.
event-reshuffle = The deck is used up; { $count ->
    [one] one discarded card makes
   *[other] { $count } discarded cards make
} a new one.
event-quarry = { $player } takes { $count ->
    [one] one stone
   *[other] { $count } stones
} from the quarry.
event-load = { $player } loads { $space }.
event-sail = { $player } sails ship { $ship } to { $site }.
event-use = { $player } plays { $card }.
event-home = { $player }’s stone goes back to the quarry.
event-take = { $player } takes { $card }.
event-no-effect = { $player }’s quarry is empty; { $card } has no effect.
event-pyramids = { $player }’s stone is number { $space } in the pyramids: +{ $points }.
event-temple = { $player }’s stone comes to space { $space } of the temple.
event-burial = { $player }’s stone is number { $space } in the burial chamber.
event-obelisks = { $player }’s obelisk is { $height ->
    [one] one stone
   *[other] { $height } stones
} high.
event-temple-round = The temple: { $player } +{ $points }.
event-round-end = Round { $round } is over.
event-pass = { $player } can do nothing and passes.
event-all-passed = All have passed; the ships go back.
event-only-load = Only one space will do.
event-only-sail = Only one voyage is possible.
event-only-next = One stone is left on the ship.
event-only-take = Only one kind of card is left.
event-sun-one = { $player } uses One: { $count ->
    [one] one stone
   *[other] { $count } stones
} from the quarry.
event-sun-two = { $player } uses Two: { $count ->
    [one] one stone
   *[other] { $count } stones
} from the quarry.
event-sun-barter = { $player } uses Barter: { $card } for { $other }.
event-sun-shift = { $player } uses Shift: { $one } and { $other } change places.
event-sun-point = { $player } uses Point: +1.
event-sun-sell = { $player } uses Sell: a stone goes back, +2.
event-sun-draw = { $player } uses Draw: a stone goes back.
event-sun-card = { $player } draws { $card }.
event-sun-reserve = { $player } uses Reserve: ship { $ship } must sail to { $site }.
event-sun-decline = { $player } does not use { $token }.
event-sun-useless = { $player } cannot use { $token }.

# Why not
refuse-over = The match is over.
refuse-draw-first = Something must be turned up first.
refuse-not-asked = That is not asked now.
refuse-pass = You may pass only when nothing else is possible.
refuse-finish-action = What you have begun comes first.
refuse-round = The round card { $card } belongs to another number of players.
refuse-round-seen = The round card { $card } has been seen already.
refuse-no-card-left = No { $card } is left in the deck.
refuse-token-seen = { $token } does not lie in the pile any more.
refuse-sled-full = Your sled is full.
refuse-quarry-empty = Your quarry is empty.
refuse-sled-empty = No stone lies on your sled.
refuse-sailed = Ship { $ship } has sailed to { $site } already.
refuse-no-space = Ship { $ship } has { $count ->
    [one] only one space.
   *[other] only { $count } spaces.
}
refuse-space-taken = A stone lies on { $space } already.
refuse-minimum = Ship { $ship } holds { $stones ->
    [0] no stone
    [one] one stone
   *[other] { $stones } stones
} and needs { $minimum }.
refuse-visited = A ship has landed at { $site } in this round.
refuse-kept = { $site } is kept for ship { $ship }.
refuse-bound = Ship { $ship } must sail to { $site }.
refuse-not-held = You do not have { $card }.
refuse-not-shown = { $card } does not lie on the market.
refuse-chisel-stones = Chisel needs two stones on the sled; there { $stones ->
    [0] is none.
    [one] is only one.
   *[other] are { $stones }.
}
refuse-chisel-spaces = Chisel needs two free spaces on the ships; there { $free ->
    [0] is none.
    [one] is only one.
   *[other] are { $free }.
}
refuse-lever = No ship holds its minimum.
refuse-no-free-space = No space is free on the ships.
refuse-sail-none = No ship would hold its minimum with one more stone.
refuse-sail-minimum = Ship { $ship } needs { $minimum }, and one more stone is not enough.
refuse-other-ship = It is about ship { $ship } now.
refuse-no-stone = No stone lies on { $space }.
refuse-token-first = { $token } is to be used or declined first.
refuse-two = The sled has room for { $places }, and the quarry holds { $stones }.

# The score sheet
score-pyramids = Pyramids
score-temple = Temple
score-sun_ship = Sun Ship tokens
score-burial = Burial chamber
score-obelisks = Obelisks
score-decorations = Decorations
score-statues = Statues
score-blue = Unused blue cards
detail-pyramids = { $count ->
    [0] no stones
    [one] one stone
   *[other] { $count } stones
}
detail-temple = scored up to round { $round }
detail-sun_ship = from Point and Sell
detail-burial = { $count ->
    [0] no stones
    [one] a group of { $sizes }
   *[other] groups of { $sizes }
}
detail-obelisks = { $rank ->
    [0] no stones
   *[other] { $equal ->
        [one] height { $height }, rank { $rank }
       *[other] height { $height }, rank { $rank }, shared
    }
}
detail-green = { $count } stones at { $site }
detail-decorations = { $count ->
    [0] no decorations
   *[other] { $parts }
}
detail-statues = { $count ->
    [0] no statues
    [one] one statue
   *[other] { $count } statues
}
detail-blue = { $count } × 1

# What the board tells
fact-ship = { $lacks ->
    [0] Ship { $ship }: { $stones } of { $capacity }, may sail
   *[other] Ship { $ship }: { $stones } of { $capacity }, lacks { $lacks }
}
fact-order = { $player }’s stone, unloaded as number { $order }
fact-free = { $space } is free
fact-bound = must sail to { $site }
fact-dock = ship { $ship } has landed
fact-dock-free = free
fact-dock-kept = kept for ship { $ship }
fact-would = { $site }: { $parts }
fact-market = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
fact-pyramids = next stone: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-pyramid = { $next ->
    [1] the next stone: { $points }
   *[other] { $points }
}
fact-beside = { $count ->
    [0] after the last space: 1 point each
    [one] one stone beside, 1 point each
   *[other] { $count } stones beside, 1 point each
}
fact-temple = next stone: space { $space }
fact-temple-covers = next stone: space { $space }, over { $player }’s
fact-temple-now = { $player }: { $points ->
    [one] one stone
   *[other] { $points } stones
} seen from above
fact-stack = { $player } on top of { $count ->
    [one] one stone
   *[other] { $count } stones
}
fact-next = { $player }: { $points } → { $next }
fact-obelisk = { $height ->
    [0] no stones
    [one] one stone: { $points }
   *[other] { $height } stones: { $points }
}
fact-quarry = { $count ->
    [0] no stones left
    [one] one stone left
   *[other] { $count } stones left
}
fact-deck = { $count ->
    [one] one card
   *[other] { $count } cards
}
fact-discard = { $count ->
    [0] nothing discarded
    [one] one card discarded
   *[other] { $count } cards discarded
}
fact-round = round { $round } of { $rounds }
fact-round-unseen = may still come: { $cards }
fact-unseen = { $count } × { $card }
fact-tokens = { $count ->
    [0] no token left
    [one] one token left
   *[other] { $count } tokens left
}
fact-tokens-unseen = still to come: { $tokens }
fact-token-usable = { $usable ->
    [1] { $player } could use it now
   *[other] { $player } could not use it now
}
fact-token-covered = { $used ->
    [1] has been used
   *[other] covered, not used
}
fact-green = { $count ->
    [one] one stone here: each green card { $points }
   *[other] { $count } stones here: each green card { $points }
}

# The printed values of a site: what is held, and what it is worth
table = { $held }: { $points }
held-further = each further
held-rank = rank { $rank }
held-visible = each seen from above

# What is wrong with a position
position-place = There is no place “{ $place }”.
position-crowded = Only { $most } may lie on { $place }, not { $count }.
position-twice = { $piece } lies on { $place } already.
position-wrong-place = { $piece } cannot lie on { $place }.
position-piece = There is no piece “{ $piece }”, wanted on { $place }.
position-missing = The stone { $piece } lies nowhere.
position-nowhere = { $piece } is described but lies nowhere.
position-kind = { $piece } is of the kind { $kind }, not { $found }.
position-owner = { $piece } is not player { $found }’s.
position-gap = { $place } is taken, but { $before } before it is empty.
position-beside = Stones lie beside the pyramids only when all spaces are taken.
position-stack = On { $place } must lie { $due }, not { $count }: the temple is filled layer by layer.
position-ship = The ship { $piece } cannot be { $place } in this round.
position-ship-missing = Only { $count } ships of the round are there.
position-no-space = In this round there is no space { $place }.
position-rounds = In round { $round } { $seen } round cards must have been seen.
position-counter = It is { $found }, but must be from { $low } to { $high }.
position-count = It is { $found }, but going by the rest it is { $count }.
position-points = The score is { $found }, but the sites have given { $points }.
position-agenda = This is nothing that can be asked: { $entry }.
position-order = These cannot be asked one after another: { $entry }.
position-nobody = The match goes on, so somebody must be asked.
position-unasked = There is no choice here, so it would not be asked.
position-passes = Only at the beginning of a turn can somebody have passed.
position-market = { $place } must hold a card exactly when none is drawn for it.
position-market-count = { $count } cards lie on the market, and { $due } stones are still to be dealt with there.
position-aboard = The ship of { $place } has been unloaded, but a stone lies on it.
position-token = { $place } must hold a token exactly when its ship is out and none is drawn for it.
position-aside = { $due } tokens must lie aside, not { $count }.
position-used = A token can only have been used where its space is covered.
position-reserved = A reservation needs the used token, a waiting ship and a free site.

# On the board of Imhotep
imhotep-board-title-market = Market
imhotep-board-title-pyramids = Pyramids
imhotep-board-title-temple = Temple
imhotep-board-title-burial = Burial chamber
imhotep-board-title-obelisks = Obelisks
imhotep-board-title-quarry = Quarry
imhotep-board-title-round = Round
imhotep-board-title-ships = Ships
imhotep-board-title-tokens = Pile of Sun Ship tokens
imhotep-board-vessel = Ship with { $capacity ->
    [one] one space
   *[other] { $capacity } spaces
}
imhotep-board-round-card = round card { $ships }
imhotep-board-river = The river
imhotep-board-ship = Ship { $ship }
imhotep-board-space = Space { $space } of ship { $ship }
imhotep-board-token = Sun Ship token of ship { $ship }
imhotep-board-dock = Landing: { $site }
imhotep-board-lacks = { $ship } · needs { $count } more
imhotep-board-ready = { $ship } · may sail
imhotep-board-bound = { $ship } · only { $site }
imhotep-board-free = free
imhotep-board-kept = kept for ship { $ship }
imhotep-board-market-space = Market card { $space }
imhotep-board-deck = Deck
imhotep-board-discard = Discards
imhotep-board-pyramid-space = Space { $space } of the pyramids
imhotep-board-beside-pyramids = Beside the pyramids
imhotep-board-beside = beside
imhotep-board-top = top
imhotep-board-second = second
imhotep-board-base = base
imhotep-board-stack = Stack { $stack } of the temple
# Lines are parted by a bar.
imhotep-board-temple-rule = seen from above: | points each round
imhotep-board-burial-space = Space { $space } of the burial chamber
imhotep-board-burial-rule = stones that touch score:
imhotep-board-obelisk-rule = by height: { $points }
imhotep-board-obelisk = Obelisk of { $player }
imhotep-board-next = next stone
imhotep-board-next-card = a card
imhotep-board-next-covers = covers
imhotep-board-next-open = open space
imhotep-board-tokens-left = tokens left
imhotep-board-side = Side of { $player }
imhotep-board-name = { $player }
imhotep-board-sled = Space { $space } on the sled of { $player }
imhotep-board-quarry-of = Quarry of { $player }
imhotep-board-cards-of = Cards of { $player }
imhotep-board-no-cards = no cards
imhotep-board-stone = a stone of { $player }
imhotep-board-card-paved_path = Paved path
imhotep-board-card-sarcophagus = Sarcophagus
imhotep-board-card-entrance = Entrance
imhotep-board-card-pyramid_deco = Pyramids
imhotep-board-card-temple_deco = Temple
imhotep-board-card-burial_deco = Burial
imhotep-board-card-obelisk_deco = Obelisks
imhotep-board-card-statue = Statue
imhotep-board-card-chisel = Chisel
imhotep-board-card-lever = Lever
imhotep-board-card-hammer = Hammer
imhotep-board-card-sail = Sail

# The numbers of a position
counter-round = Round
counter-deck = Cards in the deck
counter-rounds = Round cards unseen
counter-passes = Passes in a row
counter-points = Points
counter-temple = Points from the temple
counter-tokens = Sun Ship Tiles in the pile
counter-used = Used Sun Ship Tile
counter-reserved-ship = Reserved ship (−1: none)
counter-reserved-site = Reserved site (−1: none)
