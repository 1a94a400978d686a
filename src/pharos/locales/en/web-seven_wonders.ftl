# The table of 7 Wonders in the browser.
web-seven-wonders-status-board = Choose your wonder board and its side
web-seven-wonders-status-side = Choose the side of your wonder board
web-seven-wonders-status-turn = Choose a card · age { $age }, turn { $turn } of 6
web-seven-wonders-status-free-city-turn = Choose a card for the Free City · age { $age }, turn { $turn } of 6
web-seven-wonders-status-seventh-card = Play your seventh card, or decline · end of age { $age }
web-seven-wonders-status-free-city-seventh-card = Play the seventh card of the Free City · end of age { $age }
web-seven-wonders-status-revive = Build a card of the discard pile for free · age { $age }
web-seven-wonders-status-free-city-revive = Build a card of the discard pile in the Free City · age { $age }
web-seven-wonders-status-copy-guild = Choose the neighbour's guild that counts for you, too

web-seven-wonders-age = Age { $age }
web-seven-wonders-turn = Age { $age }, turn { $turn } of 6
web-seven-wonders-cards = Cards
web-seven-wonders-glance = Look at the city of { $name }. Coins: { $coins }, shields: { $shields }, stages built: { $built } of { $of }.
web-seven-wonders-neighbour-glance = { $side ->
    [left] Left neighbour. { $glance }
   *[right] Right neighbour. { $glance }
}
web-seven-wonders-stages-of = Stages of the wonder
web-seven-wonders-column = { $kind }, { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards
}
web-seven-wonders-column-said = { $n ->
    [0] { $kind }: no cards
    [one] { $kind }, 1 card: { $cards }
   *[other] { $kind }, { $n } cards: { $cards }
}
web-seven-wonders-no-cards = No cards yet.
web-seven-wonders-city-of = City of { $name }
web-seven-wonders-board-side = { $board }, { $side }
web-seven-wonders-neighbour-left = Left neighbour: { $name }
web-seven-wonders-neighbour-right = Right neighbour: { $name }
web-seven-wonders-look = Look at the city of { $name }
web-seven-wonders-city-left = Next city to the left
web-seven-wonders-city-right = Next city to the right
web-seven-wonders-others = { $n ->
    [one] 1 more city
   *[other] { $n } more cities
}
web-seven-wonders-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-seven-wonders-would-get = { $n ->
    [one] would get 1 coin from you
   *[other] would get { $n } coins from you
}
web-seven-wonders-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
web-seven-wonders-compared = { $sort ->
    [more] { $n } more than you
    [fewer] { $n } fewer than you
   *[equal] as many as you
}
web-seven-wonders-stages = Stages built: { $n } of { $of }
web-seven-wonders-conflicts = Results of conflicts
web-seven-wonders-victories = { $n ->
    [one] 1 victory token of age { $age }, worth { $points }
   *[other] { $n } victory tokens of age { $age }, each worth { $points }
}
web-seven-wonders-defeats = { $n ->
    [one] 1 defeat token
   *[other] { $n } defeat tokens
}
web-seven-wonders-score = { $n ->
    [one] 1 point so far
   *[other] { $n } points so far
}
web-seven-wonders-total = Total
web-seven-wonders-good = { $sort ->
    [all-sold] { $resources }, { $n } a turn, for sale
    [one-sold] one of { $resources }, { $n } a turn, for sale
    [all-kept] { $resources }, { $n } a turn, for this city alone
   *[one-kept] one of { $resources }, { $n } a turn, for this city alone
}
web-seven-wonders-prices = You buy here: raw materials for { $raw }, manufactured goods for { $made }
web-seven-wonders-stage-said = { $sort ->
    [built] Stage { $stage }, built. { $effects } It cost { $cost }.
   *[open] Stage { $stage }, costs { $cost }. { $effects }
}
web-seven-wonders-under = Under this stage: { $card }
web-seven-wonders-under-unknown = Under this stage: a card of age { $age }
web-seven-wonders-free-power = { $sort ->
    [used] The free structure of this age is used
   *[ready] A free structure awaits you in this age
}
web-seven-wonders-copied = Copies { $card }
web-seven-wonders-last-turn = What happened last

web-seven-wonders-card-said = { $name }. { $kind }.
web-seven-wonders-do-build = Build
web-seven-wonders-do-free = Build free
web-seven-wonders-do-stage = Stage { $stage }
web-seven-wonders-do-sell = Sell +3
web-seven-wonders-ways = Ways to pay
web-seven-wonders-paying = { $sort ->
    [nothing] nothing to pay
    [bank] { $bank } to the bank
    [left] { $left } to { $leftName } at the left
    [right] { $right } to { $rightName } at the right
   *[both] { $left } to { $leftName } at the left and { $right } to { $rightName } at the right
}
web-seven-wonders-pay-next = Paying: { $paying }. Press for the next way.
web-seven-wonders-explain = How it is paid for
web-seven-wonders-unselect = Put the card back
web-seven-wonders-change = Change my mind
web-seven-wonders-may-change = Pick another card as long as not everybody has chosen.
web-seven-wonders-steward-you = You run the Free City
web-seven-wonders-deciding-for = You choose for
web-seven-wonders-for-you = Your city
web-seven-wonders-for-free-city = Free City

web-seven-wonders-choose-board = Wonder board
web-seven-wonders-boards = Wonder boards
web-seven-wonders-choose-side = Pick a side
web-seven-wonders-pick-revive = One card of the discard pile is yours, free of charge.
web-seven-wonders-pick-free-city-revive = The Free City builds one card of the discard pile, free of charge.
web-seven-wonders-pick-copy = One guild of your neighbours counts for you as well.
web-seven-wonders-pick-free-city-copy = One guild of its neighbours counts for the Free City as well.
web-seven-wonders-seventh = Play the seventh card of this age, or leave it.
web-seven-wonders-pick-first = Pick a card

web-seven-wonders-pile = Discard pile
web-seven-wonders-pile-known = { $n ->
    [0] you know none of them
    [one] you know 1 of them
   *[other] you know { $n } of them
}
web-seven-wonders-unknown-card = A card that you do not know
web-seven-wonders-from-draw-pile = left in the draw pile
web-seven-wonders-discarded = { $turn ->
    [7] { $name }, left over
   *[other] { $name }, turn { $turn }
}
