# Nefertiti

game-nefertiti = Nefertiti
game-nefertiti-short = Nefertiti
game-nefertiti-line = Bids at four markets, settled from the highest down. The fewer players hold a gift, the more it pleases the Pharaoh.
status = turn { $turn }

# Options
option-players = Players
option-players-help = With three, senets stay in the box and 33 Deben are in play.
option-first = Begins
option-first-help = Who begins has the fewest Deben.
option-reserves = Open stalls
option-reserves-help = Tossed for each market, or those of a first game.
option-reserves-experienced = By chance
option-reserves-first_game = First game
option-allow_idle_recruit = Idle Characters
option-allow_idle_recruit-help = A Character may be recruited even if its power does nothing.
option-louqsor_reroll_repeat = Louqsor’s dice again and again
option-louqsor_reroll_repeat-help = Who keeps the dice may roll at the end of every later turn; otherwise once.
option-tile_moves_after_akhenaton = The tile moves on
option-tile_moves_after_akhenaton-help = After Akhenaton the Thief looks at the market closed last; otherwise the tile stays.

# Names
market-gizeh = Gizeh
market-akhet_aton = Akhet-Aton
market-abou_simbel = Abou Simbel
market-louqsor = Louqsor
square = { $market } { $bid }
square-twin = { $market } { $bid } ({ $which ->
    [left] left
    [right] right
    [upper] upper row
   *[lower] lower row
})
card-gold = a gold craft
card-necklace = a necklace
card-statuette = a statuette
card-mirror = a mirror
card-harp = a harp
card-chair = a chair
card-senet = a single senet
card-senet2 = a double senet
kind-gold = Gold
kind-necklace = Necklace
kind-statuette = Statuette
kind-mirror = Mirror
kind-harp = Harp
kind-chair = Chair
kind-senet = Single senet
kind-senet2 = Double senet
with-seal = { $card } with a Seal
type-gold = gold
type-necklace = necklaces
type-statuette = statuettes
type-mirror = mirrors
type-harp = harps
type-chair = chairs
type-senet = senets
character-vizier = Vizier
character-merchant = Merchant
character-merchant_x2 = First Merchant
character-high_priest = High Priest
character-thief = Thief
character-royal_servant = Royal Servant
character-scribe = Scribe +{ $bonus }
character-treasurer = Treasurer
pile-vizier = Vizier
pile-merchant = Merchant
pile-high_priest = High Priest
pile-thief = Thief
pile-royal_servant = Royal Servant
pile-scribe = Scribe
pile-treasurer = Treasurer
symbol-deben = Deben: who places here takes 1 from the Reserve
symbol-single = Single card: the highest Servant takes one card only
symbol-extra = Extra card: the highest Servant may take one lower card more
power-vizier = 2 points for each type you hold: { $points }
power-merchant = { $swaps ->
    [2] exchange two cards, with two players
   *[other] exchange a card with another player
}
power-high_priest = place twice in this turn
power-thief = take any card from { $market }, where the tile lies
power-royal_servant = name a type: every holder discards one and scores its value
power-scribe = score a type at its value + { $bonus } each, then discard it
power-treasurer = take up to 4 Deben from one Reserve

# What is asked
prompt-stall = A toss says which stall of { $market } lies open.
prompt-card = A card is turned up for { $market }, { $slot ->
    [upper] upper place
    [lower1] lower row, left
    [lower2] lower row, middle
   *[lower3] lower row, right
}.
prompt-roll = { $dice ->
    [1] { $player } rolls the die for Louqsor.
   *[other] { $player } rolls the dice for Louqsor.
}
prompt-turn = { $seals ->
    [0] { $player }: place a Servant
   *[other] { $player }: place a Servant; you may spend a Seal on a Character first
}
prompt-turn-force = { $player }: no Servant is at home, so close a market where one of yours stands
prompt-act = { $player }: place a Servant
prompt-act-force = { $player }: no Servant is at home, so close a market where one of yours stands
prompt-swap = { $player }: choose your card, then the card you want for it
prompt-swap-second = { $player }: a second exchange with another player, or stop
prompt-name = { $player }: name a type; every holder discards one and scores it
prompt-give = { $player }: discard a single senet for { $value } points or a double one for twice as many
prompt-score = { $player }: name a type to score with +{ $bonus } each and to discard
prompt-steal = { $player }: take a card from { $market }
prompt-collect = { $player }: take up to 4 Deben from one Reserve
prompt-package = { $symbol ->
    [single] { $player } paid on { $square }: take the upper card, or one lower card
    [extra] { $player } paid on { $square }: take two or three lower cards, or the upper card and, if you like, one lower card
   *[other] { $player } paid on { $square }: take the upper card, or two lower cards
}
prompt-shame = { $player } cannot pay on { $square }: discard a gift
prompt-buy = { $player } on { $square }: buy a card for { $bid } Deben, or take half of the Reserve
prompt-again = { $player }: roll again for Louqsor? Chance { $chance } %
prompt-over = { $player } wins with { $points } points.
prompt-over-deben = { $player } wins with { $points } points and { $deben } Deben, more than those who tied.
prompt-over-shared = { $players } share the victory with { $points } points.

# Moves
group-place-gizeh = Place a Servant: Gizeh
group-place-akhet_aton = Place a Servant: Akhet-Aton
group-place-abou_simbel = Place a Servant: Abou Simbel
group-place-louqsor = Place a Servant: Louqsor
group-force = Close a market
group-recruit = Before it: recruit for one Seal
group-swap = Exchange
group-stop = Enough
group-name = Name a type
group-score = Score a type
group-discard = Discard
group-steal = Take a card
group-collect = Take Deben
group-take = Take for your bid
group-buy = Buy
group-half = Or money
group-reroll = Louqsor
group-keep = Not now
move-place = Place a Servant on { $square }{ $income ->
    [0] {""}
   *[other] , earning { $income } Deben
}{ $closes ->
    [yes] , which closes the market
    [dice] , which closes with { $chance } %
   *[no] {""}
}
    .short = { $bid }{ $which ->
        [left] {" "}left
        [right] {" "}right
        [upper] {" "}upper
        [lower] {" "}lower
       *[only] {""}
    }{ $closes ->
        [yes] {" "}closes
        [dice] {" "}· { $chance } %
       *[no] {""}
    }{ $income ->
        [0] {""}
       *[other] {" "}+{ $income }
    }
move-force = Close { $market }
bids-in-order = { $bids }
bid = { $enough ->
    [yes] { $rank }. { $player } on { $bid }
   *[no] { $rank }. { $player } on { $bid }, cannot pay
}
move-recruit = { $character }
move-swap = Give { $given } to { $player } for { $taken }{ $deben ->
    [0] {""}
   *[other] , and { $deben } Deben
}
move-stop = No second exchange
move-name = Name { $type }
move-name-detail = { $own ->
    [yes] { $value } points each, { $count } discard one, you too
   *[no] { $value } points each, { $count } discard one, you do not
}
move-score = Score { $type }
move-score-detail = { $count } × ({ $value } + { $bonus }) = { $points } points
move-discard = Discard { $card }
move-discard-detail = { $points ->
    [0] it leaves the game
   *[other] for { $points } points
}
move-steal = Take { $card }
worth-then = then worth { $points } points
move-collect = Take { $deben } Deben from { $market }
    .short = { $market }: { $deben }
move-take = Take { $cards }
move-buy = Buy { $card } for { $deben } Deben
move-half = Take { $deben } Deben
move-half-detail = { $reserve ->
    [0] the Reserve is empty: a pass
   *[other] half of the { $reserve } on the Reserve, rounded up
}
move-reroll = Roll again, { $chance } %
move-keep = Do not roll

# The log
event-stall = { $side ->
    [left] The left stall of { $market } lies open.
   *[right] The right stall of { $market } lies open.
}
event-card = { $slot ->
    [upper] { $market }: { $card } for the upper place.
   *[other] { $market }: { $card }.
}
event-open = { $sealed ->
    [yes] { $market } is open, a Seal lies on its upper card.
   *[no] { $market } is open, no Seal is left for its upper card.
}
event-akhenaton = Akhenaton! { $market } is closed for good, and no market opens again.
event-place = { $player } places a Servant on { $square }.
event-income = { $player } earns { $deben } Deben.
event-closes = { $market } closes.
event-force = { $player } has no Servant at home and closes { $market }.
event-roll = { $result ->
    [closes] { $player } rolls { $dice }: Louqsor closes.
   *[open] { $player } rolls { $dice }: Louqsor stays open.
}
event-reroll = { $player } rolls again for Louqsor.
event-keep = { $player } does not roll again.
event-pay = { $player } has the highest bid and pays { $deben } Deben for { $square }.
event-take = { $player } takes { $cards }.
event-shame = { $player } has the highest bid and cannot pay { $deben } Deben for { $square }.
event-discard = { $player } discards { $card } for shame.
event-buy = { $player } on { $square } buys { $card } for { $deben } Deben.
event-half = { $deben ->
    [0] { $player } on { $square } gets nothing, the Reserve is empty.
   *[other] { $player } on { $square } takes { $deben } Deben, half of the Reserve.
}
event-shut = { $market } is closed; its Reserve slides to the other stall.
event-end = The last market is closed: the match is over.
event-recruit = { $player } spends a Seal on the { $character }.
event-vizier = { $player } scores { $points } points for { $types ->
    [one] one type
   *[other] { $types } types
}.
event-swap = { $player } gives { $given } to { $other } for { $taken }{ $deben ->
    [0] {""}
   *[other] {" "}and pays { $deben } Deben
}.
event-stop = { $player } makes no second exchange.
event-name = { $player } names { $type }, worth { $value } points now.
event-give = { $player } discards { $card } for { $points } points.
event-score = { $player } scores { $type }: { $units } × ({ $value } + { $bonus }) = { $points } points.
event-steal = { $player } takes { $card } from { $market }.
event-collect = { $player } takes { $deben } Deben from { $market }.
event-idle = There is nothing that { $player } could do with it.
event-only-act = Only one thing is possible for { $player }.
event-only-swap = Only one exchange is possible for { $player }.
event-only-name = Only one type is held, so { $player } has no choice.
event-only-score = { $player } holds one type only.
event-only-steal = Only one card lies there for { $player }.
event-only-collect = Only 1 Deben can be had by { $player }.
event-only-shame = { $player } has only one sort of gift to discard.
event-only-buy = { $player } can buy nothing.

# Why not
refuse-over = The match is over.
refuse-no-draw = No card or die is asked for now.
refuse-chance-first = A card or a die comes first.
refuse-card = A card must be turned up now.
refuse-none-left = { $card } cannot come any more: none is left in the pile.
refuse-akhenaton = Akhenaton lies among the last five cards.
refuse-stall = Now { $market } is tossed for.
refuse-roll = { $dice ->
    [1] One die is rolled on this stall.
   *[other] Two dice are rolled on this stall.
}
refuse-tiled = { $market } is closed: the tile lies there. It opens when another market closes.
refuse-closed = { $market } is closed, and since Akhenaton no market opens again.
refuse-permanent = { $market } has been closed for good by Akhenaton.
refuse-hand-empty = You have no Servant at home. Close a market where one of yours stands.
refuse-covered = { $side ->
    [left] The Reserve covers the left stall of { $market }.
   *[right] The Reserve covers the right stall of { $market }.
}
refuse-occupied = A Servant stands on { $square } already.
refuse-force = { $servants ->
    [one] You have a Servant at home, so it must be placed.
   *[other] You have { $servants } Servants at home, so one must be placed.
}
refuse-force-own = None of your Servants stands at { $market }.
refuse-character-gone = No such Character is left.
refuse-no-seal = A Character costs a Seal, and you have none.
refuse-recruit-late = A Character is recruited before anything is placed, and only one a turn.
refuse-idle-gifts = Without a gift the { $character } does nothing for you.
refuse-idle-merchant = No exchange is possible: you need a gift of the type you want, and the difference.
refuse-idle-thief = No card lies at { $market }, where the tile is.
refuse-idle-royal = Nobody holds a gift.
refuse-idle-treasurer = All Reserves are empty.
refuse-turn = In your turn you place a Servant; you cannot pass.
refuse-place-now = A Servant must be placed now.
refuse-power = The Character you have recruited comes first.
refuse-first-swap = An exchange is possible, so it must be made.
refuse-swap-opponent = An exchange is made with another player.
refuse-swap-same = The second exchange must be with another player than { $player }.
refuse-swap-alike = Equal cards are not exchanged.
refuse-swap-type = You hold none of the { $type }, so you cannot ask for one.
refuse-swap-money = The difference is { $difference } Deben, and you have { $deben }.
refuse-not-held = { $player } does not hold { $card }.
refuse-nobody-holds = Nobody holds any { $type }.
refuse-type-not-held = You hold no { $type }.
refuse-give = Choose a single or a double senet to discard.
refuse-slot-empty = { $slot ->
    [upper] No upper card lies at { $market }.
   *[other] No card lies in that place at { $market }.
}
refuse-reserve = { $deben ->
    [0] The Reserve of { $market } is empty.
   *[other] Only { $deben } Deben lie on the Reserve of { $market }.
}
refuse-take-single = On a square with the single card one card is taken.
refuse-take-plain = The highest Servant takes the upper card, or two lower ones; more only on the extra card.
refuse-take-now = The highest Servant has paid; its player must take cards.
refuse-shame-now = Who cannot pay the highest bid discards a gift.
refuse-buy-now = A later Servant buys one card or takes half of the Reserve.
refuse-again-now = First decide whether to roll again for Louqsor.

# The score sheet
score-play = In play
score-gold = Gold
score-necklace = Necklaces
score-statuette = Statuettes
score-mirror = Mirrors
score-harp = Harps
score-chair = Chairs
score-senet = Senets
score-deben = Deben
score-seals = Seals
detail-play = scored by Characters
detail-gift = { $count ->
    [0] none
   *[other] { $count } × { $value }, { $holders ->
        [one] one holder
       *[other] { $holders } holders
    }
}
detail-deben = { $count } Deben, 1 point for two
detail-seals = { $count } × 3

# What the board tells
closes-GL = Closes when four Servants are connected.
closes-GR = Closes with three colours, or four Servants.
closes-AL = Closes when every level holds a Servant.
closes-AR = Closes with three in a line.
closes-SL = Closes at a sum of 11, of 14, or from 17 on.
closes-SR = Closes from a sum of 17 on.
closes-LL = Closes when both dice show squares with a Servant.
closes-LR = Closes when the die is no more than the longest chain.
far-connected = { $have } of { $need } connected
far-colours = { $have } of { $need } colours
far-servants = { $have } of { $need } Servants
far-rows = { $have } of { $need } levels
far-line = { $have } of { $need } in a line
far-sum = { $count ->
    [0] sum { $have } of { $need }
   *[other] sum { $have }
}
far-faces = { $have ->
    [one] one face of six: { $chance } %
   *[other] { $have } faces of six: { $chance } %
}
far-chain = chain of { $have }: { $chance } %
fact-tiled = { $akhenaton ->
    [in] { $thief ->
        [0] Closed. It opens when another market closes.
       *[other] Closed. It opens when another market closes; until then the Thief may take from here.
    }
   *[out] { $thief ->
        [0] Closed until the end.
       *[other] Closed until the end; the Thief may take from here.
    }
}
fact-closed = Closed until the end.
fact-permanent = Akhenaton has closed it for good.
fact-dealing = It is being filled and opens then.
fact-reserve = { $deben ->
    [0] The Reserve is empty.
   *[other] { $deben } Deben; half of it is { $half }.
}
fact-square = { $income ->
    [0] No income
   *[other] Income { $income } Deben
}{ $closes ->
    [yes] ; closes the market
    [dice] ; then { $chance } % to close
   *[no] {""}
}
fact-card = { $holders ->
    [0] { $card }: nobody holds the type. The first holder has { $more } points.
    [one] { $card }: held by { $players }, { $now } points. With one holder more { $more }.
   *[other] { $card }: held by { $players }, { $now } points. With one holder more { $more }, with one fewer { $fewer }.
}
fact-values = { $card }: { $values }
fact-stand-in = Some of its values are stand-ins: the printed ones are not known.
fact-character = { $left ->
    [one] { $character }
   *[other] { $character }, { $left } cards
}
fact-character-gone = All used up.
fact-pile = { $akhenaton ->
    [out] { $count } cards that come no more
    [near] { $count } cards: Akhenaton is next with 1 in { $count }
   *[deep] { $count } cards, Akhenaton among the last five
}
fact-seals = { $count ->
    [one] One Seal is left.
   *[other] { $count } Seals are left.
}
fact-holder = { $player } keeps the dice since turn { $turn }.
fact-gifts = { $type }: { $count } × { $value } = { $points }
fact-unseen = { $count } × { $card }
fact-akhenaton = { $near ->
    [near] Akhenaton, one of the { $cards } cards left
   *[deep] Akhenaton, among the last five of { $cards } cards
}
fact-removed = out of the game: { $count } × { $card }
fact-used = used: { $count } × { $character }

# What is wrong with a position
position-place = There is no place “{ $place }”.
position-crowded = Only one piece fits on { $place }, not { $count }.
position-twice = { $piece } lies on { $place } already.
position-piece = There is no piece “{ $piece }”.
position-wrong-place = { $piece } cannot lie on { $place }.
position-missing = { $piece } lies nowhere.
position-pile = On { $place } the lowest cards of the pile must lie, in order.
position-nowhere = { $piece } is described but lies nowhere.
position-kind = { $piece } is of the kind { $kind }, not { $found }.
position-owner = { $piece } does not belong to player { $number }.
position-seal = A Seal lies at { $market }, but no upper card.
position-covered = The Reserve covers { $square }, so nobody can stand there.
position-counter = There is no counter “{ $counter }”.
position-counter-missing = The counter “{ $counter }” is missing.
position-range = “{ $counter }” is { $found }, but must be { $least } to { $most }.
position-money = There are { $deben } Deben in play, not { $total }.
position-pile-count = The pile holds { $pile } cards, going by those in sight, not { $found }.
position-akhenaton = Akhenaton cannot be out yet: he lies among the last five cards.
position-roll = The dice cannot show this; the lower one comes first.
position-agenda = This is nothing that can be asked here: { $entry }.
position-over = No market is open, so nobody is asked any more.
position-nobody = The match goes on, so somebody must be asked.
position-flow = These things cannot wait for one another.
position-status = { $market } cannot be “{ $status }” here.
position-shut = A Servant stands at { $market }, which is not open.
position-waiting = The empty places of { $market }, and no others, must wait for cards.
position-four-cards = Four cards must lie at { $market }, which is open; there are { $count }.
position-closes = { $market } should have closed: its condition holds.
position-permanent = After Akhenaton one market is closed for good, and none opens; here there are { $count }.
position-holder = Nobody can keep the dice like this.
position-held-since = Nobody keeps the dice, so this must be −1.
position-die = { $piece } must lie on { $place }.
position-unasked = There is no choice here, so it would not be asked.

# On the board
nefertiti-board-characters = Characters, pile and Seals
nefertiti-board-side = Side of { $player }
nefertiti-board-square = Square { $square }
nefertiti-board-upper = Upper card at { $market }
nefertiti-board-lower = Lower card { $number } at { $market }
nefertiti-board-seal = Seal on the upper card at { $market }
nefertiti-board-reserve = Reserve at { $market }
nefertiti-board-covered = Covered stall at { $market }
nefertiti-board-dice = Dice of Louqsor
nefertiti-board-dice-of = Dice of Louqsor, held by { $player }
nefertiti-board-pile = Pile
nefertiti-board-seals = Royal Seals of { $player }
nefertiti-board-supply = Supply of Royal Seals
nefertiti-board-hand = Servants of { $player } in hand
nefertiti-board-money = { $count } Deben of { $player }
nefertiti-board-gifts = Gifts of { $player }
nefertiti-board-servant = a Servant of { $player }
nefertiti-board-die = { $face ->
    [0] a die
   *[other] a die showing { $face }
}
nefertiti-board-piece-seal = a Royal Seal
nefertiti-board-piece-tile = the tile Market Closed
nefertiti-board-piece-reserve = the Reserve
nefertiti-board-reserve-name = Reserve
nefertiti-board-deben = Deben
nefertiti-board-closes = closes it
nefertiti-board-held = held by
nefertiti-board-tile-name = Market closed
nefertiti-board-tile-thief = the Thief may take here
nefertiti-board-used = used
nefertiti-board-in-pile = { $out ->
    [yes] Akhenaton is out
   *[no] in the pile
}
nefertiti-board-seals-left = Seals left
nefertiti-board-char-vizier = Vizier
nefertiti-board-char-merchant = Merchant
nefertiti-board-char-high_priest = High Priest
nefertiti-board-char-thief = Thief
nefertiti-board-char-royal_servant = Royal Servant
nefertiti-board-char-scribe = Scribe
nefertiti-board-char-treasurer = Treasurer
nefertiti-board-power-vizier = now { $points } points
nefertiti-board-power-merchant = { $swaps ->
    [one] one swap
    [2] two swaps
   *[other] { $swaps } swaps
}
nefertiti-board-power-high_priest = act twice
nefertiti-board-power-thief = from the tile
nefertiti-board-power-royal_servant = all give one
nefertiti-board-power-scribe = score, +{ $bonus }
nefertiti-board-power-treasurer = take Deben
nefertiti-board-tiled = { $akhenaton ->
    [out] Closed until the end.
   *[in] Opens when another market closes.
}
