# Men-Nefer

game-men_nefer = Men-Nefer
game-men_nefer-short = Men-Nefer
game-men_nefer-line = Three Eras in Memphis: Apprentices in five Houses of Life, pyramids and tombs, the Temple and the Nile, and a Heart to be weighed.
status = Era { $era } of 3 · turn { $turn }

# Options
option-players = Players
option-players-help = 2 to 4, or 1 against Imhotep
option-first = Begins
option-first-help = The seat that begins Era I; it must be one of the players.
option-imhotep_points = Imhotep starts with
option-imhotep_points-help = His PP at the start of the solo game. More makes it harder.
option-imhotep_permission = Imhotep scores for each Permission
option-imhotep_permission-help = His PP at each Harvest of the solo game for every Permission he has placed. 5 makes it harder.

# Things
automa = Imhotep
automa-help = Plays by the tiles and rules of the solo game; nobody moves for him.
house-pyramids = House of the pyramids
house-necropolis = House of the necropolis
house-temple = House of the Temple
house-nile = House of the Nile
house-sphinxes = House of the Sphinxes
space-sun = Sun of the { $house }
space-moon = Moon of the { $house }
favour-food = Food
favour-heka = Heka
favour-feather = Feather
favour-heart = Heart
piece = { $level } with { $favour }
craft-vase = vase
craft-gem = gem
craft-statuette = statuette
craft-mirror = mirror
craft-perfume = perfume
deity-osiris = Osiris
deity-ptah = Ptah
deity-maat = Maat
deity-thoth = Thoth
deity-isis = Isis
deity-mut = Mut
deity-hathor = Hathor
deity-sobek = Sobek
glyph-reed = reed
glyph-owl = owl
glyph-water = water
glyph-mouth = mouth
glyph-basket = basket
tile-visit = Visit
tile-specialise = Specialise
tile-take1 = Take I
tile-take2 = Take II
tile-take3 = Take III
kind-apprentice = Apprentice
kind-neutral = Neutral Apprentice
kind-tablet = Action Tablet
kind-board = Hieroglyphs
kind-scarab = Scarab
kind-heart = Heart
kind-feather = Feather
kind-limestone = Limestone block
kind-great_piece = Piece of the Great Pyramid
kind-pyramidion = Pyramidion
kind-queens_tile = Queens’ tile
kind-permission = Permission of Khufu
kind-mastaba = Mastaba
kind-mummy = Mummy
kind-sarcophagus = Sarcophagus
kind-sphinx = Sphinx
kind-papyrus = Papyrus
kind-vase = Vase
kind-gem = Gem
kind-statuette = Statuette
kind-mirror = Mirror
kind-perfume = Perfume
kind-basket = Basket
kind-priestess = Priestess, standing
kind-priestess_lying = Priestess, lying
kind-orb = Orb
kind-deity = Deity
kind-boat = Boat
kind-city_benefit = City benefit
kind-contract = Contract
kind-contract_turned = Contract, turned
kind-writing = Writing counter
kind-tile_visit = Imhotep’s tile: Visit
kind-tile_specialise = Imhotep’s tile: Specialise
kind-tile_take1 = Imhotep’s tile: Take I
kind-tile_take2 = Imhotep’s tile: Take II
kind-tile_take3 = Imhotep’s tile: Take III
kind-die = Imhotep’s die
kind-die_1 = Imhotep’s die, 1
kind-die_2 = Imhotep’s die, 2
kind-die_3 = Imhotep’s die, 3
kind-die_4 = Imhotep’s die, 4
kind-die_5 = Imhotep’s die, 5
kind-die_6 = Imhotep’s die, 6

# Files of printed matter
file-action_tablets = Action Tablets
file-contracts = Contracts
file-crafts = Crafts
file-deities = Deities
file-duat = Duat
file-favours = Favours of Khufu
file-great_pyramid = Great Pyramid
file-imhotep = Imhotep
file-necropolis = Necropolis
file-neutral_apprentices = Neutral Apprentices
file-obelisk = Obelisk
file-papyri = Papyri
file-queens_pyramids = Queens’ pyramids
file-river = Nile
file-scarab_tracks = Scarab tracks
file-setup = Set-up
file-sphinx_avenues = Sphinx avenues
file-tablet_rows = Tablet rows
file-temple = Temple
file-writing = Writing

# What is counted
metric-sarcophagi_placed = Sarcophagi in tombs
metric-sphinxes_erected = Sphinxes on pedestals
metric-crafts_owned = Crafts
metric-offerings_made = Offerings
metric-craft_types = different types of Crafts
metric-orb = position of the Orb
metric-great = space on the Great track
metric-permissions_placed = Permissions at Queens’ pyramids
metric-scarab_pyramids = Scarab of the pyramids
metric-scarab_necropolis = Scarab of the necropolis
metric-scarab_temple = Scarab of the Temple
metric-scarab_nile = Scarab of the Nile
metric-scarab_sphinxes = Scarab of the Sphinxes
metric-writing = position of the writing counter
metric-papyri_total = Papyri rolled up
metric-boats_past_fb1 = Boats beyond a fishing boat
metric-duat_steps = steps of Heart and Feather
metric-contracts_completed = turned Contracts
metric-houses_with_scarab_3plus = Houses with the Scarab at 3 or more
contract-needs = { $what }: { $number } or more
contract-standing = { $needs } (now { $now }), worth { $value }

# Effects
effect-food = Food { $n }
effect-heka = Heka { $n }
effect-pp = { $n } PP
effect-feather = Feather { $n }
effect-heart = Heart { $n }
effect-favour = { $n ->
    [one] a Favour of Khufu
   *[other] { $n } Favours of Khufu
}
effect-permission = a Permission of Khufu
effect-limestone = Limestone { $n }
effect-embalm = Embalm
effect-rite = Funerary Rite of level { $n }
effect-papyrus = buy a Papyrus
effect-papyrus_free = a free Papyrus
effect-craft = buy a Craft
effect-craft_free = a free Craft
effect-priestess = { $m ->
    [0] Priestesses { $n }
   *[other] Priestesses { $n } and an Offering
}
effect-orb = Orb { $n }
effect-boats = { $m ->
    [0] Boats { $n }
    [1] Boats { $n } and an activation
   *[other] Boats { $n } and { $m } activations
}
effect-carve = Carve a Sphinx
effect-erect = Erect a Sphinx, level { $n }
effect-mastaba = { $n ->
    [one] activate any Mastaba
   *[other] activate any Mastabas, { $n } times
}
effect-mastaba_of = { $n ->
    [one] activate a Mastaba ({ $mastabas })
   *[other] activate Mastabas { $n } times ({ $mastabas })
}
effect-scarab = a Scarab 1 step
effect-contract = a Contract from any City
effect-contract_of = a Contract of { $cities }
effect-any = { $n } Food or Heka, as you like
effect-or = { $first } / { $second }
row-food = { $pay ->
    [0] { $gain ->
        [0] free
       *[other] gains { $gain } Food
    }
   *[other] costs { $pay } Food
}
brings = { $effects }
builds = builds a piece
steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
arrival-fee = { $cost ->
    [0] no fee
   *[other] fee: { $cost } Food
}
arrival-unpaid = the fee of { $cost } Food cannot be paid: { $consolation } Food instead, and nothing else happens

# Where a list is printed
source-tablet = tablet { $name }
source-step = step { $step }, { $house }
source-row = display row { $name }
source-writing = writing, position { $name }
source-tomb = tomb { $name }
source-level = Offering of level { $name }
source-offering = offering space { $name }
source-deity = { $deity }
source-city = City { $name }
source-pedestal = pedestal { $name }
source-tile = tile { $tile }, row { $row }
left-list = { $source }: { $items }
ticked = ✓ { $what }
left-basket = the Basket
left-row = the row’s effect
left-step = a step of the { $house }
left-leave = the Boat leaves { $city }

# What is asked
prompt-chain = { $asked }; part of: { $chain }
prompt-draw-corner = Set-up: a piece is put on the Great Pyramid.
prompt-draw-seen = The next piece of the quarry is turned up.
prompt-draw-queen-tile = Set-up: a Queens’ tile is drawn.
prompt-draw-mastaba = Set-up: a Mastaba is drawn.
prompt-draw-deity = Set-up: the Deity is drawn.
prompt-draw-craft = A Craft is drawn for the market.
prompt-draw-papyrus = A Papyrus is drawn for the market.
prompt-draw-benefit = Set-up: a City benefit is drawn.
prompt-draw-contract = A Contract is drawn for a City.
prompt-draw-neutral = Set-up: the tile of the neutral Apprentices is drawn.
prompt-draw-board = Set-up: a personal board is drawn.
prompt-draw-dealt = Set-up: a tablet is dealt.
prompt-draw-row = Set-up: a tablet is drawn for the display.
prompt-draw-top = The next tablet of the pile is turned up.
prompt-tile = { $player } turns up an Action Tile.
prompt-die-tomb = { $player } rolls the die for a Mastaba.
prompt-die-avenue = { $player } rolls the die for an avenue.
prompt-die-offering = { $player } rolls the die for an offering space.
prompt-turn = { $player }, Era { $era }: visit a House, specialise, or take a tablet
prompt-house = { $player }: choose the House to visit with { $tablet }
prompt-step = { $player }: choose a step of the { $house }
prompt-row = { $player }: choose the effect of row { $row } or of one below
prompt-list = { $player }: choose what to do next
prompt-favour = { $left ->
    [one] { $player }: choose a Favour of Khufu
   *[other] { $player }: choose a Favour of Khufu ({ $left } left)
}
prompt-crown = { $left ->
    [one] { $player }: choose another Favour under the pyramidion
   *[other] { $player }: choose a Favour under the pyramidion
}
prompt-limestone = { $left ->
    [one] { $player }: move a Limestone block 1 step
   *[other] { $player }: move a Limestone block ({ $left } steps left)
}
prompt-corner = { $player }: choose a corner of the Great Pyramid
prompt-queen = { $player }: choose a Queens’ pyramid for the Permission
prompt-tomb = { $player }: choose a tomb of level { $level } or lower
prompt-mastaba = { $left ->
    [one] { $player }: choose a Mastaba to activate
   *[other] { $player }: choose a Mastaba to activate ({ $left } left)
}
prompt-papyrus = { $paying ->
    [0] { $player }: choose a Papyrus, free of charge
   *[other] { $player }: choose a Papyrus to buy
}
prompt-craft = { $paying ->
    [0] { $player }: choose a Craft, free of charge
   *[other] { $player }: choose a Craft to buy
}
prompt-level = { $player }: choose the level for the Craft
prompt-priestess = { $more ->
    [0] { $player }: move a Priestess ({ $steps } steps)
   *[other] { $player }: move a Priestess ({ $steps } steps) or make the Offering
}
prompt-basket = { $player }: choose where the Basket is offered
prompt-boats = { $more ->
    [0] { $player }: move a Boat ({ $steps } steps)
    [one] { $player }: move a Boat ({ $steps } steps) or activate one
   *[other] { $player }: move a Boat ({ $steps } steps) or activate one ({ $more } times)
}
prompt-contract = { $player }: choose a Contract
prompt-discard = { $player }: all six spaces are full; choose the Contract to discard
prompt-pedestal = { $player }: choose a pedestal of level { $level } or lower
prompt-scarab = { $player }: choose the Scarab that moves 1 step
prompt-split = { $player }: share { $number } among Food and Heka
prompt-over = { $count ->
    [one] { $players } wins with { $points } PP.
   *[other] { $players } share the victory with { $points } PP.
}

# Moves
group-visit = Visit a House
group-specialise = Specialise
group-take = Take a tablet
group-house = House
group-step = Step
group-row = Row
group-do = Do
group-gain = Gains
group-rest = Decline
group-stop = Enough
group-favour = Favour
group-limestone = Limestone
group-corner = Corner
group-queen = Queens’ pyramid
group-tomb = Tomb
group-mastaba = Mastaba
group-papyrus = Papyrus
group-craft = Craft
group-level = Level
group-priestess = Priestess
group-offer = Offering
group-basket = Basket
group-boat = Move a Boat
group-activate = Activate a Boat
group-contract = Contract
group-discard = Discard
group-pedestal = Pedestal
group-scarab = Scarab
group-split = Share
move-visit = Visit with { $tablet } of space { $space }
    .short = { $tablet }
move-visit-detail = { $effects }
move-specialise = Specialise in the { $house }
    .short = { $house }
move-specialise-detail = { $fee }; then { $step ->
    [1] { $steps }
   *[other] one of these: { $steps }
}
step-brings = step { $step } ({ $effects })
move-take = Take { $tablet } from row { $row }
    .short = { $tablet }
move-take-detail = { $food }; { $effects }; row: { $row }{ $writes ->
    [0] { "" }
   *[other] ; it is your next glyph: { $reward }
}
move-house = { $house }
move-step = Step { $step }
move-row = Row { $row }
move-do = { $what }
move-rest = Decline the rest
move-rest-detail = given up: { $effects }
move-stop = Stop here
move-favour = { $favour }
move-great = Great track to { $space }
move-great-end = Great track: a step past the end
move-queens = Queens’ track to { $space }
move-corner = Corner { $corner }
move-queen = { $pyramid }
move-queen-detail = a Permission scores { $points } there now; you have { $mine }
move-tomb = Tomb { $tomb }
    .short = { $tomb }
move-mastaba = Mastaba { $mastaba }
    .short = { $mastaba }
move-papyrus = Papyrus { $papyrus } of slot { $slot }
    .short = { $papyrus }
move-papyrus-detail = { $cost ->
    [0] free
   *[other] Heka { $cost }
}{ $completes ->
    [0] { "" }
   *[other] ; it completes a Drawing
}
move-craft = { $craft } of slot { $slot }
    .short = { $craft }
move-craft-detail = { $cost ->
    [0] free
   *[other] Food { $cost }
}
move-level = Level { $level }: space { $space }
    .short = { $level }
move-level-detail = { $points ->
    [0] no PP
   *[other] { $points } PP
}
move-priestess = Enter { $room }
    .short = { $room }
move-offer = Offer a Craft of level { $level }
    .short = { $level }
move-basket = Offer on { $space }
    .short = { $space }
move-boat = Boat from { $start } to { $goal }
    .short = { $start } → { $goal }
move-activate = Activate the Boat at { $place }
    .short = { $place }
move-activate-detail = { $effects }; it then goes to { $goal }
move-contract = Take { $contract }
    .short = { $contract }
move-discard = { $turned ->
    [0] Discard { $contract }
   *[other] Discard { $contract }, which is turned
}
    .short = { $contract }
move-pedestal = Pedestal { $pedestal }
    .short = { $pedestal }
move-scarab = Scarab of the { $house } to { $step }
    .short = { $house }
move-scarab-detail = opens for specialising: { $effects }
move-split = Food { $food }, Heka { $heka }

# The log
event-draw-corner = { $piece } stands on { $corner } from the start.
event-draw-seen = The quarry shows { $piece }.
event-draw-queen-tile = Tile { $tile } lies at { $pyramid }.
event-draw-mastaba = The Mastaba at { $mastaba }: { $what }.
event-draw-deity = { $deity } is on the altar.
event-draw-craft = A { $craft } comes to slot { $slot }.
event-draw-papyrus = { $papyrus } comes to slot { $slot }.
event-draw-benefit = The benefit of { $city }: { $what }.
event-draw-contract = { $city } offers { $contract } ({ $needs }).
event-draw-neutral = Neutral Apprentices: { $houses }.
event-draw-board = { $owner } has the glyphs { $glyphs }.
event-draw-dealt = { $owner } is dealt { $tablet }.
event-draw-row = { $tablet } lies in row { $row }.
event-top = { $tablet } is on top of the pile.
event-visit = { $player } sends out an Apprentice with { $tablet }.
event-house = { $player } visits the { $house }.
event-fee = { $player } pays a fee of { $cost } Food.
event-fee-unpaid = { $player } cannot pay the fee of { $cost }.
event-put-away = { $tablet } is put away.
event-specialise = { $player } goes to the Moon of the { $house }.
event-scarab = { $player }: Scarab of the { $house } to { $step }.
event-step = { $player } chooses step { $step } of the { $house }.
event-take = { $player } takes { $tablet } from row { $row } ({ $food }).
event-writing = { $player } writes: the counter moves to { $position }.
event-row = { $player } chooses the effect of row { $row }.
event-slide = { $tablet } comes into row 1.
event-gain = { $player }: { $what }.
event-do = { $player }: { $what }.
event-rest = { $player } declines the rest of { $source }.
event-stop = { $player } stops.
event-no-supply = { $player } has none in supply: { $what } instead.
event-permission = { $player } gets a Permission of Khufu.
event-great-track = { $player } moves to { $space } on the Great track.
event-great-end = { $player } moves past the end of the Great track.
event-queens-track = { $player } moves to { $space } on the Queens’ track.
event-corner = { $player } builds { $piece } on { $corner }.
event-pyramidion = { $player } puts up the pyramidion.
event-queen = { $player } builds at { $pyramid } (height { $height }).
event-embalm = { $player } has a Sarcophagus available.
event-tomb = { $player } places a Sarcophagus in { $tomb }.
event-mastaba = { $player } activates { $mastaba }: { $what }.
event-papyrus = { $cost ->
    [0] { $player } takes { $papyrus }.
   *[other] { $player } takes { $papyrus } for { $cost } Heka.
}
event-craft = { $cost ->
    [0] { $player } takes a { $craft }.
   *[other] { $player } takes a { $craft } for { $cost } Food.
}
event-level = { $player } lays the Craft on { $space }.
event-priestess = { $player }’s Priestess enters { $room }.
event-offer = { $player } uses the Craft on { $space } for an Offering.
event-basket = { $player } puts the Basket on { $space }.
event-basket-lost = { $player }’s Basket finds no offering space and is lost.
event-lie = { $player }’s Priestess of aisle { $aisle } lies down.
event-orb = { $player }’s Orb moves to { $position }.
event-orb-end = { $player }’s Orb is at the top: a Favour instead.
event-deity = { $player } reaches { $deity }.
event-boat = { $player }’s Boat goes from { $start } to { $goal }.
event-activate = { $player } activates the Boat at { $place }.
event-leave = { $player }’s Boat leaves { $city } for { $goal }.
event-contract = { $player } takes { $contract } ({ $needs }).
event-discard = { $player } discards { $contract }.
event-carve = { $player } has a Sphinx available.
event-pedestal = { $player } erects a Sphinx on { $pedestal }.
event-harvest = Harvest of Era { $era }.
event-roll-up = { $player } rolls up { $papyri } Papyri with { $drawings } Drawings.
event-turned = { $player } fulfils { $contract }.
event-score = { $player }, { $what }: { $points } PP.
event-flood = Flood of Era { $era }.
event-income = { $player } gains { $food } Food from the fishing boats and { $heka } Heka from the Obelisk.
event-order = The order is now: { $players }.
event-end = The third Harvest is over.
event-tiles = Imhotep’s nine Action Tiles are mixed.
event-tile = { $player } turns up “{ $tile }”.
event-bottom = “{ $tile }” cannot be done now; the tile goes to the bottom of the pile.
event-does = The tile “{ $tile }” says what { $player } does for row { $row }.
event-die = { $player } rolls { $result }.
event-void = { $player } passes over { $what }.
event-full = { $player } leaves { $contract } in the City: all six spaces are full, and nothing open is worth less.
event-why-join = { $player } joins you in the House where his Scarab is highest.
event-why-empty = { $player } looks for an empty Sun where his Scarab is highest.
event-why-crowded = { $player } finds no empty Sun and goes where his Scarab is highest.
event-why-shared = { $player } takes the Apprentice who shares a Sun with yours.
event-why-highest = { $player } takes the Apprentice in the House where his Scarab is highest.
event-why-glyph = { $player } takes the cheapest tablet with his own next glyph.
event-why-your-glyph = { $player } finds no glyph for himself and takes the cheapest tablet with yours.
event-why-lowest-row = { $player } takes the cheapest tablet, as no glyph helps him or you.
event-why-scarab = { $player } moves his lowest Scarab.
event-why-no-scarab = All Scarabs of { $player } are at their last step.
event-why-favour = { $player } takes every Favour of Khufu as a Feather step.
event-why-crown = { $player } takes two Feather steps for the pyramidion.
event-why-queens = { $player } has a Permission available: the Queens’ track.
event-why-great = { $player } has no Permission for the Queens’ track: the Great track.
event-why-corner = { $player } builds clockwise from TR.
event-why-your-queen = { $player } chooses the topmost unfinished Queens’ pyramid with a Permission of yours.
event-why-top-queen = { $player } chooses the topmost unfinished Queens’ pyramid.
event-why-rite = { $player } has a Sarcophagus available: a Funerary Rite instead.
event-why-embalm = { $player } has no Sarcophagus available and embalms instead.
event-why-no-tomb = { $player } finds no free tomb and embalms.
event-why-erect = { $player } has a Sphinx available and erects it instead.
event-why-carve = { $player } has no Sphinx available and carves instead.
event-why-no-pedestal = { $player } finds no free pedestal and carves.
event-why-drawing = { $player } takes the cheapest Papyrus that completes a Drawing of his.
event-why-your-drawing = { $player } takes the cheapest Papyrus that would complete a Drawing of yours.
event-why-cheapest-papyrus = { $player } takes the cheapest Papyrus, as none completes a Drawing.
event-why-no-papyrus = { $player } can take no Papyrus.
event-why-new-type = { $player } takes the cheapest Craft of a type he lacks.
event-why-your-type = { $player } has every type and takes the cheapest Craft of a type you lack.
event-why-cheapest-craft = { $player } takes the cheapest Craft.
event-why-no-craft = { $player } can take no Craft.
event-why-level = { $player } lays it as high as possible.
event-why-priestess = { $player } moves his most advanced Priestess who can enter a Room.
event-why-offer = { $player } makes an Offering, of his highest Craft with its Basket.
event-why-no-offering = { $player } can make no Offering and takes a Craft instead.
event-why-no-deity = { $player } passes the Deity by.
event-why-boat = { $player } activates his most advanced Boat in a City with Contracts.
event-why-no-boat = { $player } has no Boat left to activate.
event-why-contract = { $player } takes the Contract of the highest value.
event-only-step = Only step 1 is reached.
event-only-row = Only the lowest row is left.
event-only-limestone = Only the Great track is open.
event-only-corner = Only one corner can be built on.
event-only-queen = Only one Queens’ pyramid is unfinished.
event-only-tomb = Only one tomb is free.
event-only-mastaba = Only one Mastaba can be activated.
event-only-papyrus = Only one Papyrus can be taken.
event-only-craft = Only one Craft can be taken.
event-only-level = Only one level has room.
event-only-priestess = Only one Room can be entered, and no Offering made.
event-only-basket = Only one offering space is free.
event-only-boats = Only one move of a Boat is possible.
event-only-contract = Only one Contract lies there.
event-only-pedestal = Only one pedestal is free.
event-only-scarab = Only one Scarab can move.
event-only-favour = Only one Favour is left.
event-only-crown = Only one Favour is left.

# Why not
refuse-over = The game is over.
refuse-draw-first = Something must be drawn first.
refuse-no-draw = Nothing is drawn now.
refuse-other-draw = Something else is drawn now.
refuse-none-left = { $item } cannot be drawn here: none is left unseen.
refuse-finish = What was begun comes first.
refuse-stop = This cannot be given up.
refuse-not-begun = What you chose to do you cannot stop before it has begun.
refuse-visits = You have made your three Visits of this Era.
refuse-specialises = You have specialised three times in this Era.
refuse-takes = You have taken three tablets in this Era.
refuse-not-home = No Apprentice is at home beside space { $space }.
refuse-no-apprentice = None of your Apprentices is on the Sun of the { $house }.
refuse-no-space = All your tablet spaces are full.
refuse-food = That costs { $cost } Food; you have { $food }.
refuse-heka = That costs { $cost } Heka; you have { $heka }.
refuse-step = Your Scarab is at { $reached }; step { $step } is not reached.
refuse-row = You took from row { $taken }; row { $row } is above it.
refuse-scarab = Your Scarab of the { $house } is at its last step.
refuse-no-item = There is no item { $item }.
refuse-item-done = Item { $item } is done.
refuse-half = Item { $item } is not chosen like that.
refuse-no-sarcophagus = You have no Sarcophagus available.
refuse-no-tomb = No tomb of level { $level } or lower is free.
refuse-no-sphinx = You have no Sphinx available.
refuse-no-pedestal = No pedestal of level { $level } or lower is free.
refuse-row-full = Your row of Papyri is full.
refuse-board-full = All your Craft spaces are full.
refuse-market-empty = The market is empty.
refuse-no-room = With { $steps } steps none of your Priestesses can enter a Room.
refuse-no-boat-step = With { $steps } steps none of your Boats can move.
refuse-no-mastaba = None of these Mastabas gives anything now.
refuse-all-scarabs = All your Scarabs are at their last step.
refuse-no-contract = No Contract lies there.
refuse-favour-taken = { $favour } is not among the Favours that are left.
refuse-queens-end = The block is at the end of the Queens’ track.
refuse-permission = Space { $space } needs an available Permission.
refuse-queens-done = All Queens’ pyramids are finished.
refuse-corner = On { $corner } no piece of level { $level } can stand.
refuse-queen = { $pyramid } is finished.
refuse-level = { $place } is above level { $level }.
refuse-taken = { $place } is taken.
refuse-mastaba = { $mastaba } does not belong to this.
refuse-slot-empty = Slot { $slot } is empty until the turn ends.
refuse-level-full = Level { $level } is full.
refuse-unsupported = Space { $space } needs Crafts on { $missing } below it.
refuse-deepest = The Priestess of aisle { $aisle } is in the last Room.
refuse-room-cost = To enter { $room } takes { $cost } steps; { $steps } are left.
refuse-no-basket = You have no Craft with its Basket.
refuse-no-offering-space = None of your Priestesses stands in a Room with a free offering space.
refuse-offering = No Offering can be made now.
refuse-offer-level = You have no Craft with its Basket on level { $level }.
refuse-no-priestess = None of your Priestesses stands in { $room }.
refuse-no-boat = You have no Boat at { $place }.
refuse-back = From { $start } a Boat cannot go to { $goal }: it never goes back.
refuse-boat-there = At { $goal } there is a Boat of yours already; { $start } must wait.
refuse-not-next = From { $start } to { $goal } a Boat must stop on the way; it passes only sectors with Boats of yours.
refuse-boat-cost = From { $start } to { $goal } takes { $cost } steps; { $steps } are left.
refuse-steps-over = No Boat moves any more in this effect.
refuse-activations = No activation is left.
refuse-activated = Your Boat at { $place } was activated in this turn.
refuse-contract = { $contract } does not lie there.
refuse-not-held = { $contract } is not among your Contracts.
refuse-split = { $number } must be shared, not { $total }.
refuse-tile = No tile “{ $tile }” is unseen.
refuse-die-tomb = On the line of { $mastaba } no tomb of level { $level } or lower is free; such a result is rolled again.
refuse-die-avenue = On the avenue { $avenue } no pedestal of level { $level } or lower is free; such a result is rolled again.
refuse-die-room = The Offering is made in { $room }.

# The score sheet
score-start = Start
score-sowing-1 = Sowing, Era I
score-duat-1 = Duat, Era I
score-contracts-1 = Contracts, Era I
score-necropolis-1 = Necropolis, Era I
score-obelisk-1 = Obelisk, Era I
score-great-1 = Great track, Era I
score-queens-1 = Queens’ pyramids, Era I
score-sowing-2 = Sowing, Era II
score-duat-2 = Duat, Era II
score-contracts-2 = Contracts, Era II
score-necropolis-2 = Necropolis, Era II
score-obelisk-2 = Obelisk, Era II
score-great-2 = Great track, Era II
score-queens-2 = Queens’ pyramids, Era II
score-sowing-3 = Sowing, Era III
score-duat-3 = Duat, Era III
score-contracts-3 = Contracts, Era III
score-necropolis-3 = Necropolis, Era III
score-obelisk-3 = Obelisk, Era III
score-great-3 = Great track, Era III
score-queens-3 = Queens’ pyramids, Era III
category-sowing = Sowing
category-duat = Duat
category-contracts = Contracts
category-necropolis = Necropolis
category-obelisk = Obelisk
category-great = Great track
category-queens = Queens’ pyramids
detail-start = at the beginning
detail-sowing = in turns
detail-duat = Heart against Feather
detail-contracts = turned Contracts, old and new
detail-necropolis = Mastabas of your Sarcophagi
detail-obelisk = position of the Orb
detail-great = Limestone block
detail-queens = Permissions by their tiles
detail-now = { $what }; if the Harvest came now: { $points }
detail-permissions = { $each } for each Permission placed

# What the board tells
fact-fee = { $cost ->
    [0] nobody else: no fee
   *[other] { $others } there: fee { $cost } Food
}
fact-mastaba = { $benefit }; at Harvest { $points } PP for each Sarcophagus
fact-city = { $benefit } and a Contract; the Boat then goes to { $goal }
fact-row = { $papyri ->
    [0] no Papyri
   *[other] { $papyri } Papyri, { $drawings } Drawings
}
fact-corner = height { $height }, open Favour: { $favour }
fact-contract = { $needs }, worth { $value }
fact-queen-tile = { $per ->
    [one] { $points } for each of your { $what }, up to { $cap } times, for each Permission
   *[other] { $points } for every { $per } of your { $what }, up to { $cap } times, for each Permission
}
fact-queen = { $per ->
    [one] { $points } for each of your { $what }, up to { $cap } times, for each Permission; height { $height }
   *[other] { $points } for every { $per } of your { $what }, up to { $cap } times, for each Permission; height { $height }
}
fact-queen-seat = { $player }: Permissions { $mine }, now { $points } PP
fact-harvest = If the Harvest came now: { $points } PP, { $total } in all
fact-harvest-part = { $what }: { $points }
fact-flood = Next Flood: Food { $food }, Heka { $heka }
fact-duat = { $difference } PP if weighed now
fact-points-now = { $points } PP at once
fact-room = entering takes { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}
fact-sector = activation: Food { $food }; Flood: Food { $fishing }
fact-price-food = costs { $cost } Food
fact-price-heka = costs { $cost } Heka
fact-track = Harvest: { $points } PP
fact-orb = Harvest: { $points } PP; Flood: Heka { $heka }{ $deity ->
    [0] { "" }
   *[other] ; the Deity
}
fact-unseen = { $kind } × { $count }
fact-unseen-tablets = { $count ->
    [0] no tablet is unseen
   *[other] unseen: { $tablets }
}
fact-unseen-pieces = { $count ->
    [0] no piece is unseen
   *[other] unseen: { $pieces }
}
fact-stand-in = A stand-in for the printed value.
fact-stand-ins = { $count ->
    [one] One printed value here is a stand-in: the printed one is in no source that we have.
   *[other] { $count } printed values here are stand-ins: the printed ones are in no source that we have.
}
fact-build-space = building space: it takes an available Permission, which goes to a Queens’ pyramid
fact-glyph = glyph: { $glyph }
fact-drawing = With its neighbour to the right it makes a Drawing.
fact-used = Used in this Era: Visits { $visits }, Specialises { $specialises }, Takes { $takes }, of { $each } each
fact-tile = still to come: { $tile } × { $count }
fact-no-tile = no tile is unseen
fact-tiles-below = then from the bottom, in this order: { $tiles }
fact-would-not = { $tile }: cannot be done now
fact-would-visit = { $tile }: now with { $tablet } to the { $house }
fact-would-specialise = { $tile }: now in the { $house }
fact-would-take = { $tile }: now { $tablet } from row { $row }; { $effects }
fact-die-tombs = { $count ->
    [0] no tomb is free for his next Sarcophagus
   *[other] by the die his next Sarcophagus comes to { $places }
}
fact-die-pedestals = { $count ->
    [0] no pedestal is free for his next Sphinx
   *[other] by the die his next Sphinx comes to { $places }
}
fact-tile-row = row { $row }: { $effects }
fact-face = { $face }: { $results }
fact-his-contract = worth { $value }; turned at the Harvest of Era { $value } or later, whatever it asks for

# What is wrong with a position
position-first = The seat that begins must be one of the { $players } players.
position-place = There is no place “{ $place }”.
position-crowded = Only one piece fits on { $place }, not { $count }.
position-twice = { $piece } lies on { $place } already.
position-nowhere = { $piece } is described but lies nowhere.
position-missing = { $piece } lies nowhere.
position-wrong-place = { $piece } cannot lie on { $place }.
position-kind = { $piece } is of the kind { $kind }, not { $found }.
position-piece = There is no piece “{ $piece }”, or not in such numbers.
position-boats = Two Boats of one player cannot be at { $place }.
position-lying = { $piece } lies at the entrance, where nobody lies down.
position-neutrals = There must be { $count } neutral Apprentices.
position-corner = { $piece } cannot be there: a corner has pieces of level I, II, III from below.
position-heights = No corner may be two levels higher than another.
position-pyramidion = The pyramidion stands only on four finished corners.
position-permits = On { $pyramid } the Permissions must fill the spaces from below.
position-basket = The Basket of space { $space } stays there until a Craft is offered.
position-turned = { $piece } is turned but lies on no board.
position-counter-missing = The counter { $counter } is missing.
position-counter-unknown = There is no counter { $counter }.
position-counter = { $counter } must be { $low } to { $high }, not { $found }.
position-order = The turn order must name every seat once.
position-points = { $found } PP do not agree with what was won: { $total }.
position-used = { $found } are counted, but the board shows { $count }.
position-no-tablet = An Apprentice at home needs a tablet in space { $space }.
position-agenda = This is nothing that can be asked: { $entry }.
position-hand = What is in hand and what is still to be decided do not agree.
position-in-use = A tablet is in use during a Visit, and only then.
position-nobody = The game goes on, so somebody must be asked.
position-draw = Nothing can be drawn for this: { $entry }.
position-course = Things that are still to be done cannot lie like this above each other.
position-hole = At { $place } or beside it something is missing, or drawn that lies there already.
position-needs = The piece for this is not there: { $entry }.
position-unasked = There is no choice here, so it would not be asked.
position-tiles-below = A Visit tile can always be done while it is there, so none lies at the bottom.

# What is wrong with a file of printed matter
component-object = A file must be one object with a kind and tables.
component-list = The files must be a list.
component-kind = There is no file of the kind { $found }. There are: { $known }.
component-twice = There is another file of the kind { $found }.
component-id = There is nothing with the id { $found } here.
component-id-twice = { $found } stands here twice.
component-missing = These are missing: { $missing }.
component-fixed = The rules are built on this value: it must be { $expected }, not { $found }.
component-one-of = It is { $found }, but must be one of: { $known }.
component-range = It is { $found }, but must be { $low } to { $high }.
component-like = It is { $found }, but should look like { $like }.
component-players = It needs a value for each of 1, 2, 3 and 4 players.
component-effect = { $found } is no effect that can stand here. There are: { $known }.
component-effect-form = { $found } must have the form { $form }.
component-effect-number = The number in { $found } cannot be; the highest is { $high }.
component-fees = The fees must not fall as Apprentices become more.
component-duat = The Heart must begin left of the Feather, and both on the track.
component-backs = Back { $back } is needed on 4 tablets, one for each player; { $count } have it.
component-glyphs = This board has { $count } glyphs; there are { $length } rewards.
component-unbroken = The positions must run from { $first } on without a gap.
component-length = There are { $count } positions; the length needs { $length }.
component-corners = At most three different corners can be built on from the start.
component-queens = With { $players } players, height and Permission spaces must make 4, and one space at least must be left.
component-few = At least { $number } are needed for the market.
component-long = A list may have at most { $number } items.
component-mastaba = A Mastaba cannot activate Mastabas.
component-neutrals = { $number } neutral Apprentices belong here, not { $count }.
component-tile-rows = A Take tile shows an effect for each of the five rows, and no other tile does.

# On the board of Men-Nefer
men_nefer-board-player = Player { $number }
men_nefer-board-stand-in = Stand-ins
men_nefer-board-duat = Duat
men_nefer-board-duat-rule = Heart minus Feather
men_nefer-board-heart-at = Hearts at { $number }
men_nefer-board-feather-at = Feathers at { $number }
men_nefer-board-pyramids = Pyramids
men_nefer-board-pyramids-title = Quarry, pyramids
men_nefer-board-corner = Corner { $corner }
men_nefer-board-crown = Top of the Great Pyramid
men_nefer-board-stack = Stack of level { $level }
men_nefer-board-pyramidion = Pyramidion
men_nefer-board-great = Great track { $number }
men_nefer-board-queens = Queens’ track { $number }
men_nefer-board-queen = Queens’ pyramid { $queen }
men_nefer-board-permit = Permission { $number } of { $queen }
men_nefer-board-next-pieces = Next pieces
men_nefer-board-level = level { $level }
men_nefer-board-left = { $count } left
men_nefer-board-great-track = Great track
men_nefer-board-gold-points = Harvest points on gold
men_nefer-board-queens-track = Queens’ track
men_nefer-board-needs-permission = gold spaces need a Permission
men_nefer-board-queen-each = { $per ->
    [one] { $points } each
   *[other] { $points } per { $per }
}
men_nefer-board-queen-most = max { $cap }
men_nefer-board-houses = Houses
men_nefer-board-tablets = Tablets
men_nefer-board-sun = { $house ->
    [pyramids] Sun of the House of the pyramids
    [necropolis] Sun of the House of the necropolis
    [temple] Sun of the House of the Temple
    [nile] Sun of the House of the Nile
   *[sphinxes] Sun of the House of the Sphinxes
}
men_nefer-board-moon = { $house ->
    [pyramids] Moon of the House of the pyramids
    [necropolis] Moon of the House of the necropolis
    [temple] Moon of the House of the Temple
    [nile] Moon of the House of the Nile
   *[sphinxes] Moon of the House of the Sphinxes
}
men_nefer-board-scarab-step = { $house ->
    [pyramids] Pyramids, step { $step }
    [necropolis] Necropolis, step { $step }
    [temple] Temple, step { $step }
    [nile] Nile, step { $step }
   *[sphinxes] Sphinxes, step { $step }
}
men_nefer-board-row = Display row { $row }
men_nefer-board-pile = Pile of tablets
men_nefer-board-in-use = Tablet in use
men_nefer-board-markets = Markets
men_nefer-board-market-craft = Craft market, slot { $slot }
men_nefer-board-market-papyrus = Papyrus market, slot { $slot }
men_nefer-board-crafts = Crafts
men_nefer-board-papyri = Papyri
men_nefer-board-necropolis = Necropolis
men_nefer-board-tombs-note = tombs I to III
men_nefer-board-mastaba = Mastaba { $slot }
men_nefer-board-tomb = Tomb { $tomb }
men_nefer-board-temple = Temple
men_nefer-board-room = Room { $room }
men_nefer-board-offering = Offering space { $space }
men_nefer-board-entrance = Entrance { $aisle }
men_nefer-board-orb = Orb position { $number }
men_nefer-board-orb-title = Orb
men_nefer-board-altar = Altar
men_nefer-board-sphinxes = Sphinxes
men_nefer-board-pedestal = Pedestal { $pedestal }
men_nefer-board-avenue-necropolis = Tombs
men_nefer-board-avenue-library = Library
men_nefer-board-avenue-pyramids = Stones
men_nefer-board-avenue-temple = Temple
men_nefer-board-avenue-nile = Nile
men_nefer-board-avenue-houses = Houses
men_nefer-board-nile = Nile
men_nefer-board-port = Port
men_nefer-board-port-name = Port
men_nefer-board-sector = Sector { $number }
men_nefer-board-city = City { $city }
men_nefer-board-benefit = Benefit of { $city }
men_nefer-board-contract-space = Contract space { $number } of { $city }
men_nefer-board-arrow = to { $goal }
men_nefer-board-fishing = each passed: 1 Food at the Flood
men_nefer-board-fishing-passed = each one passed:
men_nefer-board-fishing-food = 1 Food at the Flood
men_nefer-board-own = Mine
men_nefer-board-own-of = Board of { $player }
men_nefer-board-hand = In hand
men_nefer-board-harvest = Harvest, as it stands
men_nefer-board-harvest-now = If harvested now: { $points }
men_nefer-board-visits = Visit
men_nefer-board-specialises = Specialise
men_nefer-board-takes = Take
men_nefer-board-tablet-space = Tablet space { $number }
men_nefer-board-home = Home of Apprentice { $number }
men_nefer-board-empty-space = empty: take one
men_nefer-board-empty-short = empty
men_nefer-board-next-era = next Era
men_nefer-board-writing = Writing
men_nefer-board-writing-at = Writing, position { $number }
men_nefer-board-craft-space = Craft space { $level }.{ $number }
men_nefer-board-papyrus-space = Papyrus space { $number }
men_nefer-board-contract-held = Contract space { $number }
men_nefer-board-contracts = Contracts
men_nefer-board-drawings = { $count ->
    [one] 1 Drawing
   *[other] { $count } Drawings
}
men_nefer-board-turned = { $count } turned
men_nefer-board-in-supply = + { $count }
men_nefer-board-ready-mummy = Sarcophagi available: { $count }
men_nefer-board-ready-sphinx = Sphinxes available: { $count }
men_nefer-board-ready-permission = Permissions available: { $count }
men_nefer-board-supply-mummy = Mummies in supply: { $count }
men_nefer-board-supply-sphinx = Sphinxes in supply: { $count }
men_nefer-board-supply-permission = Permissions in supply: { $count }
men_nefer-board-seats = Players
men_nefer-board-seat = Board of { $player }, turn { $order }
men_nefer-board-tiles-of = Tiles of { $player }
men_nefer-board-tiles = Pile of Action Tiles
men_nefer-board-tiles-to-come = Can still come, in any order: { $count }
men_nefer-board-tiles-below = Then, in this order
men_nefer-board-tile-now = Turned up
men_nefer-board-tiles-done = Done in this Era
men_nefer-board-die = Die
men_nefer-board-die-of = Die of Imhotep
men_nefer-board-piece-id = { $piece } { $name }
men_nefer-board-piece-of = { $piece } of { $player }
men_nefer-board-overview = All
men_nefer-board-door-duat = Heart { $heart } · Feather { $feather }
men_nefer-board-door-great = Great { $number }
men_nefer-board-door-queens = Queens { $number }
men_nefer-board-door-houses = { $count ->
    [one] 1 Apprentice
   *[other] { $count } Apprentices
}
men_nefer-board-door-tombs = { $count ->
    [one] 1 tomb
   *[other] { $count } tombs
}
men_nefer-board-door-orb = Orb { $number }
men_nefer-board-door-sphinxes = { $count } erected
men_nefer-board-door-boats = Boats: { $places }
men_nefer-board-door-own = Food { $food } · Heka { $heka } · { $points } PP
men_nefer-board-legend = Signs
men_nefer-board-sign-food = Food
men_nefer-board-sign-heka = Heka
men_nefer-board-sign-pp = Prestige
men_nefer-board-sign-feather = Feather
men_nefer-board-sign-heart = Heart
men_nefer-board-sign-favour = Favour of Khufu
men_nefer-board-sign-scarab = Scarab
men_nefer-board-sign-limestone = Limestone
men_nefer-board-sign-permission = Permission
men_nefer-board-sign-embalm = Embalm
men_nefer-board-sign-rite = Rite, level
men_nefer-board-sign-mastaba = Mastaba
men_nefer-board-sign-papyrus = Papyrus
men_nefer-board-sign-papyrus_free = free Papyrus
men_nefer-board-sign-craft = Craft
men_nefer-board-sign-craft_free = free Craft
men_nefer-board-sign-priestess = steps, Offering
men_nefer-board-sign-orb = Orb
men_nefer-board-sign-boats = steps, activation
men_nefer-board-sign-contract = Contract
men_nefer-board-sign-carve = Carve
men_nefer-board-sign-erect = Erect, level
men_nefer-board-sign-hammer = builds a piece
men_nefer-board-sign-fishing_boat = fishing boat
men_nefer-board-sign-sun = Visit
men_nefer-board-sign-moon = Specialise
men_nefer-board-sign-points = points
men_nefer-board-sign-stand_in = a region’s stand-ins
men_nefer-board-sign-stand_in_value = stand-in value

# The numbers of a position
counter-era = Era
counter-turn = Turn
counter-seat = Seat to play
counter-marks = Marks
counter-order = Order, place
counter-height = Height
counter-quarry = Quarry
counter-unseen-tablets = Tablets unseen
counter-unseen-tiles = Action Tiles unseen
counter-bag-crafts = Crafts in the bag
counter-bag-papyri = Papyri in the bag
counter-contracts = Contracts, level
counter-food = Food
counter-heka = Heka
counter-pp = PP
counter-visits = Visits
counter-specialises = Specialisations
counter-takes = Tablets taken
counter-won = Won in Era
