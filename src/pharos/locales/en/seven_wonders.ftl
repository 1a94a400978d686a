# 7 Wonders: sentences.
seven-wonders-name = 7 Wonders
seven-wonders-about = Seven ancient cities, three ages, all players at once: build, trade and outdo your two neighbours.
seven-wonders-option-edition = Edition: the first (also for 2 players), or the second
seven-wonders-option-boards = Wonder boards: random, choose, one side for all such as “random-a”, or one for each seat such as “gizah-a rhodes-b babylon”

seven-wonders-effect-produce = Produces { $resources } every turn.
seven-wonders-effect-produce-one = Produces one of { $resource } every turn, your choice.
seven-wonders-effect-discount = You buy { $resource } for { $amount } coin a unit { $where }.
seven-wonders-effect-points = { $amount ->
    [one] Worth 1 victory point.
   *[other] Worth { $amount } victory points.
}
seven-wonders-effect-points-per = { $amount ->
    [one] At the end: 1 point for each { $counted } { $where }.
   *[other] At the end: { $amount } points for each { $counted } { $where }.
}
seven-wonders-effect-points-if-complete = At the end: { $amount } points if every stage of your wonder is built.
seven-wonders-effect-coins = { $amount ->
    [one] Take 1 coin.
   *[other] Take { $amount } coins.
}
seven-wonders-effect-coins-per = { $amount ->
    [one] Take 1 coin for each { $counted } { $where } now.
   *[other] Take { $amount } coins for each { $counted } { $where } now.
}
seven-wonders-effect-shields = { $amount ->
    [one] 1 shield.
   *[other] { $amount } shields.
}
seven-wonders-effect-science = Science symbol: { $symbol }.
seven-wonders-effect-wild-science = A science symbol, which you choose at the end of the game.
seven-wonders-effect-revive = At the end of this turn, build a card from the discard pile for free.
seven-wonders-effect-free-once = Once per age, build a structure from your hand for free.
seven-wonders-effect-seventh = You also play the seventh card of each age.
seven-wonders-effect-copy = At the end of the game, one guild of a neighbour counts as if you had built it.
seven-wonders-effect-first-of-colour = Your first structure of each colour is free.
seven-wonders-effect-first-card = The structure you build on the first turn of each age is free.
seven-wonders-effect-last-card = The structure you build on the sixth turn of each age is free.

seven-wonders-decision-board = { $seats }, choose your wonder board and its side
seven-wonders-decision-side = { $n ->
    [one] { $seats }, choose the side of your wonder board
   *[other] { $seats } are choosing the sides of their wonder boards
}
seven-wonders-decision-turn = { $n ->
    [one] { $seats }, choose a card and what to do with it
   *[other] { $seats } are choosing their cards
}
seven-wonders-decision-seventh-card = { $seats }, your wonder lets you play your seventh card
seven-wonders-decision-revive = { $seats }, build a card from the discard pile for free
seven-wonders-decision-copy-guild = { $seats }, choose a neighbour’s guild to copy
seven-wonders-decision-free-city-turn = { $seats }, you run the Free City this turn: choose its card
seven-wonders-decision-free-city-seventh-card = { $seats }, play the seventh card of the Free City
seven-wonders-decision-free-city-revive = { $seats }, build a card from the discard pile in the Free City for free

seven-wonders-action-build = Build { $card }
seven-wonders-action-build-pay = { $left ->
    [0] Build { $card }, paying { $right } to the right
   *[other] { $right ->
        [0] Build { $card }, paying { $left } to the left
       *[other] Build { $card }, paying { $left } to the left and { $right } to the right
    }
}
seven-wonders-action-free = Build { $card } as the free structure of this age
seven-wonders-action-stage = Build the next stage of the wonder using { $card }
seven-wonders-action-stage-pay = { $left ->
    [0] Build the next stage of the wonder using { $card }, paying { $right } to the right
   *[other] { $right ->
        [0] Build the next stage of the wonder using { $card }, paying { $left } to the left
       *[other] Build the next stage of the wonder using { $card }, paying { $left } to the left and { $right } to the right
    }
}
seven-wonders-action-sell = Sell { $card } for 3 coins
seven-wonders-action-city-build = Free City: build { $card }
seven-wonders-action-city-build-pay = { $left ->
    [0] Free City: build { $card }, paying { $right } to its right
   *[other] { $right ->
        [0] Free City: build { $card }, paying { $left } to its left
       *[other] Free City: build { $card }, paying { $left } to its left and { $right } to its right
    }
}
seven-wonders-action-city-free = Free City: build { $card } as its free structure of this age
seven-wonders-action-city-stage = Free City: build the next stage of its wonder using { $card }
seven-wonders-action-city-stage-pay = { $left ->
    [0] Free City: build the next stage of its wonder using { $card }, paying { $right } to its right
   *[other] { $right ->
        [0] Free City: build the next stage of its wonder using { $card }, paying { $left } to its left
       *[other] Free City: build the next stage of its wonder using { $card }, paying { $left } to its left and { $right } to its right
    }
}
seven-wonders-action-city-sell = Free City: sell { $card } for 3 coins
seven-wonders-action-revive = Build { $card } from the discard pile
seven-wonders-action-copy = Copy { $card }
seven-wonders-action-side = Choose: { $side }
seven-wonders-action-board = Choose { $board }, { $side }
seven-wonders-action-decline = Decline

seven-wonders-event-committed = { $seat } has chosen.
seven-wonders-event-build = { $bank ->
    [0] { $left ->
        [0] { $right ->
            [0] { $city } builds { $card }.
           *[other] { $city } builds { $card }, paying { $right } to { $right_city }.
        }
       *[other] { $right ->
            [0] { $city } builds { $card }, paying { $left } to { $left_city }.
           *[other] { $city } builds { $card }, paying { $left } to { $left_city } and { $right } to { $right_city }.
        }
    }
    [one] { $city } builds { $card } for 1 coin.
   *[other] { $city } builds { $card } for { $bank } coins.
}
seven-wonders-event-free = { $city } builds { $card } as the free structure of this age.
seven-wonders-event-stage = { $left ->
    [0] { $right ->
        [0] { $city } builds stage { $stage } using { $card }.
       *[other] { $city } builds stage { $stage } using { $card }, paying { $right } to { $right_city }.
    }
   *[other] { $right ->
        [0] { $city } builds stage { $stage } using { $card }, paying { $left } to { $left_city }.
       *[other] { $city } builds stage { $stage } using { $card }, paying { $left } to { $left_city } and { $right } to { $right_city }.
    }
}
seven-wonders-event-stage-hidden = { $left ->
    [0] { $right ->
        [0] { $city } builds stage { $stage }.
       *[other] { $city } builds stage { $stage }, paying { $right } to { $right_city }.
    }
   *[other] { $right ->
        [0] { $city } builds stage { $stage }, paying { $left } to { $left_city }.
       *[other] { $city } builds stage { $stage }, paying { $left } to { $left_city } and { $right } to { $right_city }.
    }
}
seven-wonders-event-sell = { $city } sells { $card }.
seven-wonders-event-sell-hidden = { $city } sells a card.
seven-wonders-event-income = { $coins ->
    [one] In all, { $city } gains 1 coin.
   *[other] In all, { $city } gains { $coins } coins.
}
seven-wonders-event-spending = { $coins ->
    [one] In all, { $city } loses 1 coin.
   *[other] In all, { $city } loses { $coins } coins.
}
seven-wonders-event-declined = { $city } declines.
seven-wonders-event-seventh-card = { $city } plays the seventh card.
seven-wonders-event-looks = { $seat } looks through the discard pile.
seven-wonders-event-revive = { $city } builds { $card } from the discard pile.
seven-wonders-event-conflict = { $victories ->
    [0] { $defeats ->
        [0] { $city } neither wins nor loses a conflict.
        [one] { $city } takes 1 defeat token.
       *[other] { $city } takes { $defeats } defeat tokens.
    }
    [one] { $defeats ->
        [0] { $city } takes 1 victory token.
        [one] { $city } takes 1 victory token and 1 defeat token.
       *[other] { $city } takes 1 victory token and { $defeats } defeat tokens.
    }
   *[other] { $city } takes { $victories } victory tokens.
}
seven-wonders-event-age = { $age ->
    [1] Age I begins.
    [2] Age II begins.
   *[other] Age III begins.
}
seven-wonders-event-turn = Turn { $turn }.
seven-wonders-event-board = { $seat } chooses { $board }, { $side }.
seven-wonders-event-sides = Board sides: { $sides_by_seat }.
seven-wonders-event-copy = { $city } copies { $card }.
seven-wonders-event-end = The game is over.

seven-wonders-step-free-once = Free: the wonder’s free structure of this age.
seven-wonders-step-chain = Free by chaining: { $card } is in the city.
seven-wonders-step-first-of-colour = Free: the first card of this colour ({ $colour }).
seven-wonders-step-first-card = Free: the first turn of the age.
seven-wonders-step-last-card = Free: the sixth turn of the age.
seven-wonders-step-bank = { $coins ->
    [one] Pay 1 coin to the bank.
   *[other] Pay { $coins } coins to the bank.
}
seven-wonders-step-own = { $card } produces { $resource }.
seven-wonders-step-own-board = The wonder board produces { $resource }.
seven-wonders-step-choice = { $card } produces { $resource } by choice.
seven-wonders-step-choice-board = The wonder produces { $resource } by choice.
seven-wonders-step-buy = { $coins ->
    [one] Buy { $resource } from { $city } ({ $card }) for 1 coin.
   *[other] Buy { $resource } from { $city } ({ $card }) for { $coins } coins.
}
seven-wonders-step-buy-board = { $coins ->
    [one] Buy { $resource } from { $city } (wonder board) for 1 coin.
   *[other] Buy { $resource } from { $city } (wonder board) for { $coins } coins.
}
seven-wonders-step-nothing = Free of charge.

seven-wonders-reason-points = victory points
seven-wonders-reason-coins = a tie broken by coins
seven-wonders-reason-shared = a tie: the victory is shared

seven-wonders-category-military = Military
seven-wonders-category-treasury = Coins
seven-wonders-category-wonder = Wonder
seven-wonders-category-civilian = Blue
seven-wonders-category-science = Green
seven-wonders-category-commerce = Yellow
seven-wonders-category-guilds = Guilds

seven-wonders-table-turn = Age { $age } · turn { $turn } of 6
seven-wonders-table-setup = Before the first age
seven-wonders-table-passing = { $passing ->
    [left] hands pass to the left ←
    [right] hands pass to the right →
    [swap] the two players swap hands ⇄
   *[none] last turn of the age: hands are not passed
}
seven-wonders-table-pile = { $n ->
    [0] discard pile empty
    [one] 1 card in the discard pile
   *[other] { $n } cards in the discard pile
}
seven-wonders-table-draw-pile = { $n ->
    [0] draw pile empty
    [one] 1 card in the draw pile
   *[other] { $n } cards in the draw pile
}
seven-wonders-table-steward = { $name } runs the Free City
seven-wonders-table-left = ← to the left
seven-wonders-table-right = to the right →
seven-wonders-table-you = your city
seven-wonders-table-shields = Shields
seven-wonders-table-stages = Stages
seven-wonders-table-resources = Resources
seven-wonders-table-military = Military
seven-wonders-table-chosen = has chosen
seven-wonders-table-waiting = choosing
seven-wonders-table-hand = Hand
seven-wonders-table-your-choice = Your choice
seven-wonders-table-build = Build
seven-wonders-table-stage = Stage { $stage }
seven-wonders-table-sell = Sell
seven-wonders-table-decline = { $number } to decline
seven-wonders-table-effect = Effect

seven-wonders-error-boards = “{ $got }” does not fit { $players } players. Use one of { $random }, or name a different board for each seat, such as { $boards }, with or without its side ({ $sides }).
seven-wonders-error-other-decision = { $decision ->
    [board] Choose your wonder board first.
    [side] Choose the side of your wonder board first.
    [turn] Choose a card from your hand: build it, sell it or build a stage with it.
    [seventh-card] Play the seventh card first, or decline.
    [revive] Choose a card from the discard pile first, or decline.
    [copy-guild] Choose a neighbour’s guild first.
   *[city] You have chosen your own card: now choose the card of the Free City.
}
seven-wonders-error-not-offered = “{ $got }” is not on offer.
seven-wonders-error-not-in-hand = { $card } is not in your hand. Cards: { $cards }.
seven-wonders-error-already-built = { $card } is already in the city.
seven-wonders-error-wonder-complete = The wonder is already complete.
seven-wonders-error-no-free-structure = You have no free structure to build now.
seven-wonders-error-needless-free = { $card } is free anyway: build it as usual.
seven-wonders-error-not-for-sale = It needs { $resources }, and the neighbours do not sell what is missing.
seven-wonders-error-too-expensive = { $coins ->
    [0] { $price ->
        [one] It costs at least 1 coin, but the city has none.
       *[other] It costs at least { $price } coins, but the city has none.
    }
    [one] It costs at least { $price } coins, but the city has only 1.
   *[other] It costs at least { $price } coins, but the city has only { $coins }.
}
seven-wonders-error-other-payment = You cannot pay like that. Possible payments: { $payments }.
seven-wonders-error-nothing-to-pay = There is nothing to pay: leave out the payment.
seven-wonders-error-city-must-play = The Free City may sell a card only when it cannot build anything.
seven-wonders-error-own-card-first = Choose the card of your own city first.
seven-wonders-error-not-steward = { $seat } runs the Free City this turn.
seven-wonders-error-position-row = { $key }: expected { $expected } values, one for each city, got { $got }.
seven-wonders-error-position-edition = { $key }: edition { $edition } has no “{ $got }”.
seven-wonders-error-position-dealt = { $key }: expected { $hands } hands of { $cards } cards, separated by “|”.
seven-wonders-error-position-hand = { $key }: there is room for { $most } cards, not { $got }.
seven-wonders-error-position-age = “{ $got }” is not a card of age { $age }.
seven-wonders-error-position-pile = discard: no room for “{ $got }”.
seven-wonders-error-position-pending = pending: nobody can finish “{ $got }”. It is “turn”, or begins with “next-turn”, “begin-age” or “judge”.
seven-wonders-error-position-copy = pending: city { $city } has no guild to copy.
seven-wonders-error-position-committed = committed { $city }: “{ $got }” is not a choice of this city.
seven-wonders-error-position-nobody = Nobody has to decide in this position: add “pending”, “age” or “ended”.

seven-wonders-pad-victory = Victory tokens, age { $age ->
    [1] I
    [2] II
   *[other] III
}
seven-wonders-pad-defeat = Defeat tokens
seven-wonders-pad-coins = Coins
seven-wonders-pad-wild = Wild symbols
seven-wonders-pad-stage = Stage { $stage }
seven-wonders-pad-copied = Points of the copied guild
seven-wonders-pad-free-city = The Free City is not on the score sheet: it does not compete.
