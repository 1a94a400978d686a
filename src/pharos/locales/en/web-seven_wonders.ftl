# The table of 7 Wonders in the browser.
web-seven-wonders-status-board = Choose your wonder board and its side
web-seven-wonders-status-side = Choose the side of your wonder board
web-seven-wonders-status-turn = Choose a card · age { $age }, turn { $turn } of 6
web-seven-wonders-status-free-city-turn = Choose a card for the Free City
web-seven-wonders-status-seventh-card = Play your seventh card, or decline · end of age { $age }
web-seven-wonders-status-free-city-seventh-card = Play the seventh card of the Free City
web-seven-wonders-status-revive = Build a card from the discard pile for free · age { $age }
web-seven-wonders-status-free-city-revive = Build a card from the discard pile in the Free City
web-seven-wonders-status-copy-guild = Choose a neighbour’s guild to copy

web-seven-wonders-age = Age { $age }
web-seven-wonders-turn = Age { $age }, turn { $turn } of 6
web-seven-wonders-cards = Cards
web-seven-wonders-glance = View { $name }’s city. Coins: { $coins }, shields: { $shields }, stages built: { $built } of { $of }.
web-seven-wonders-neighbour-glance = { $side ->
    [left] Left neighbour. { $glance }
   *[right] Right neighbour. { $glance }
}
web-seven-wonders-stages-of = Wonder stages
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
web-seven-wonders-city-of = { $name }’s city
web-seven-wonders-board-side = { $board }, { $side }
web-seven-wonders-neighbour-left = Left neighbour: { $name }
web-seven-wonders-neighbour-right = Right neighbour: { $name }
web-seven-wonders-look = View { $name }’s city
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
web-seven-wonders-conflicts = Military results
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
    [all-kept] { $resources }, { $n } a turn, not for sale
   *[one-kept] one of { $resources }, { $n } a turn, not for sale
}
web-seven-wonders-prices = You buy raw materials here for { $raw }, manufactured goods for { $made }
web-seven-wonders-stage-said = { $sort ->
    [built] Stage { $stage }, built. { $effects } Cost: { $cost }.
   *[open] Stage { $stage }, cost: { $cost }. { $effects }
}
web-seven-wonders-under = Under this stage: { $card }
web-seven-wonders-under-unknown = Under this stage: an age { $age } card
web-seven-wonders-free-power = { $sort ->
    [used] Free structure of this age: used
   *[ready] Free structure of this age: available
}
web-seven-wonders-copied = Copies { $card }
web-seven-wonders-hint = Select a card to see what you can do with it.
web-seven-wonders-last-turn = Last moves
web-seven-wonders-last-turn-more = Show more of the last moves

web-seven-wonders-card-said = { $name }. { $kind }.
web-seven-wonders-do-build = Build
web-seven-wonders-do-free = Build free
web-seven-wonders-do-stage = Stage { $stage }
web-seven-wonders-do-sell = Sell +{ $coins }
web-seven-wonders-ways = Ways to pay
web-seven-wonders-paying = { $sort ->
    [nothing] nothing to pay
    [bank] { $bank } to the bank
    [left] { $left } to { $leftName } on the left
    [right] { $right } to { $rightName } on the right
   *[both] { $left } to { $leftName } on the left and { $right } to { $rightName } on the right
}
web-seven-wonders-action-build-pay = { $left ->
    [0] Build { $card }, paying { $right } to { $rightName }
   *[other] { $right ->
        [0] Build { $card }, paying { $left } to { $leftName }
       *[other] Build { $card }, paying { $left } to { $leftName } and { $right } to { $rightName }
    }
}
web-seven-wonders-action-stage-pay = { $left ->
    [0] Build the next stage of the wonder using { $card }, paying { $right } to { $rightName }
   *[other] { $right ->
        [0] Build the next stage of the wonder using { $card }, paying { $left } to { $leftName }
       *[other] Build the next stage of the wonder using { $card }, paying { $left } to { $leftName } and { $right } to { $rightName }
    }
}
web-seven-wonders-action-city-build-pay = { $left ->
    [0] Free City: build { $card }, paying { $right } to { $rightName }
   *[other] { $right ->
        [0] Free City: build { $card }, paying { $left } to { $leftName }
       *[other] Free City: build { $card }, paying { $left } to { $leftName } and { $right } to { $rightName }
    }
}
web-seven-wonders-action-city-stage-pay = { $left ->
    [0] Free City: build the next stage of its wonder using { $card }, paying { $right } to { $rightName }
   *[other] { $right ->
        [0] Free City: build the next stage of its wonder using { $card }, paying { $left } to { $leftName }
       *[other] Free City: build the next stage of its wonder using { $card }, paying { $left } to { $leftName } and { $right } to { $rightName }
    }
}
web-seven-wonders-pay-list = { $n ->
    [one] Payment: { $paying }.
   *[other] Payment: { $paying }. Choose between { $n } ways.
}
web-seven-wonders-explain = Payment details
web-seven-wonders-unselect = Put the card back
web-seven-wonders-change = Change my mind
web-seven-wonders-may-change = You can pick another card until everyone has chosen.
web-seven-wonders-steward-you = You run the Free City
web-seven-wonders-deciding-for = You are choosing for
web-seven-wonders-for-you = Your city
web-seven-wonders-for-free-city = Free City

web-seven-wonders-choose-board = Wonder board
web-seven-wonders-boards = Wonder boards
web-seven-wonders-choose-side = Choose a side
web-seven-wonders-pick-revive = Choose a card from the discard pile. It is free.
web-seven-wonders-pick-free-city-revive = Choose a card from the discard pile for the Free City. It is free.
web-seven-wonders-pick-copy = Choose one of your neighbours’ guilds. It also counts for you.
web-seven-wonders-pick-free-city-copy = Choose one of the Free City’s neighbours’ guilds. It also counts for the Free City.
web-seven-wonders-seventh = Play the seventh card of this age, or decline.
web-seven-wonders-pick-first = Choose a card

web-seven-wonders-pile = Discard pile
web-seven-wonders-pile-known = { $n ->
    [0] you know none of them
    [one] you know 1 of them
   *[other] you know { $n } of them
}
web-seven-wonders-unknown-card = Unknown card
web-seven-wonders-from-draw-pile = left in the draw pile
web-seven-wonders-discarded = { $turn ->
    [7] { $name }, left over
   *[other] { $name }, turn { $turn }
}

web-seven-wonders-waiting-board = { $names } is choosing a wonder board
web-seven-wonders-waiting-side = { $n ->
    [one] { $names } is choosing a side of the wonder board
   *[other] { $names } are choosing sides of their wonder boards
}
web-seven-wonders-waiting-turn = { $n ->
    [one] { $names } is choosing a card
   *[other] { $names } are choosing cards
}
web-seven-wonders-waiting-seventh-card = { $names } is playing a seventh card
web-seven-wonders-waiting-revive = { $names } is looking through the discard pile
web-seven-wonders-waiting-copy-guild = { $names } is choosing a guild to copy
web-seven-wonders-waiting-free-city-turn = { $names } is choosing a card for the Free City
web-seven-wonders-waiting-free-city-seventh-card = { $names } is playing the seventh card of the Free City
web-seven-wonders-waiting-free-city-revive = { $names } is looking through the discard pile for the Free City
