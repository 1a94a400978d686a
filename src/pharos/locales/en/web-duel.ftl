# The table of 7 Wonders Duel in the browser.
web-duel-status-draft = Choose a wonder for your city
web-duel-status-turn = { $age ->
    [1] Age I: play an open card
    [2] Age II: play an open card
   *[3] Age III: play an open card
}
web-duel-status-again = { $age ->
    [1] Age I: play again, choose an open card
    [2] Age II: play again, choose an open card
   *[3] Age III: play again, choose an open card
}
web-duel-status-take = Choose a progress token
web-duel-status-library = Keep one of the three tokens drawn
web-duel-status-revive = Choose a card of the discard pile and build it for free
web-duel-status-destroy = { $colour ->
    [brown] Choose a brown card of your opponent to discard
   *[grey] Choose a grey card of your opponent to discard
}
web-duel-status-begin = { $age ->
    [2] Choose who begins age II
   *[3] Choose who begins age III
}

web-duel-mark-1 = I
web-duel-mark-2 = II
web-duel-mark-3 = III
web-duel-mark-guild = G
web-duel-face-down-1 = Face down, age I
web-duel-face-down-2 = Face down, age II
web-duel-face-down-3 = Face down, age III
web-duel-face-down-guild = Face down, a guild
web-duel-pyramid = Cards of this age
web-duel-draft = Wonders on offer
web-duel-draft-round = { $round ->
    [1] First four wonders
   *[2] Last four wonders
}
web-duel-covered = { $card }, { $kind }, covered
web-duel-open = { $card }, { $kind }, { $mine }; for { $name }: { $theirs }
web-duel-cost-free = free
web-duel-cost-own = paid by own resources
web-duel-cost-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-duel-cost-never = { $coins ->
    [one] 1 coin, too expensive
   *[other] { $coins } coins, too expensive
}
web-duel-price-mine = Your price: { $price }.
web-duel-price-of = Price for { $name }: { $price }.

web-duel-city = City of { $name }
web-duel-city-look = Look at the city of { $name }
web-duel-own-city = Your city
web-duel-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-duel-score = { $n ->
    [one] 1 point if the game ended now
   *[other] { $n } points if the game ended now
}
web-duel-good = { $choice ->
    [0] { $resource }: { $own } produced, one more costs { $price }
   *[other] { $resource }: { $own } produced, { $choice } more by choice, one more costs { $price }
}
web-duel-choice-raw = { $n ->
    [one] 1 unit of wood, stone or clay at your choice
   *[other] { $n } units of wood, stone or clay at your choice
}
web-duel-choice-manufactured = { $n ->
    [one] 1 unit of glass or papyrus at your choice
   *[other] { $n } units of glass or papyrus at your choice
}
web-duel-cards = Cards
web-duel-column = { $kind }: { $n }
web-duel-symbols = { $n } of 6 different symbols
web-duel-symbols-short = { $n }/6
web-duel-wonders = Wonders
web-duel-wonders-built = { $n ->
    [one] 1 of 4 wonders built
   *[other] { $n } of 4 wonders built
}
web-duel-wonders-short = { $n }/4
web-duel-tokens = Progress tokens
web-duel-no-cards = No cards yet
web-duel-wonder-built = { $wonder }, built over { $card }
web-duel-wonder-closed = { $wonder }, back in the box: seven wonders stand
web-duel-wonder-open = { $wonder }, { $price }
web-duel-wonder-offer = { $wonder }: { $effects }

web-duel-track = Military track
web-duel-track-middle = The conflict pawn stands in the middle
web-duel-track-ahead = { $n ->
    [one] The conflict pawn stands 1 space towards the capital of { $name }
   *[other] The conflict pawn stands { $n } spaces towards the capital of { $name }
}
web-duel-capital = Capital of { $name }
web-duel-zone = { $points } points
web-duel-plunder = { $name } loses { $coins } coins when the pawn gets here
web-duel-military = { $n ->
    [0] Military: even
    [one] Military: 1 space ahead
   *[other] Military: { $n } spaces ahead
}
web-duel-military-behind = { $n ->
    [one] Military: 1 space behind
   *[other] Military: { $n } spaces behind
}
web-duel-danger-military = { $left ->
    [one] { $name } is 1 space from military supremacy
   *[other] { $name } is { $left } spaces from military supremacy
}
web-duel-danger-science = { $left ->
    [one] { $name } is 1 symbol from scientific supremacy
   *[other] { $name } is { $left } symbols from scientific supremacy
}
web-duel-board-tokens = Progress tokens on the board
web-duel-no-tokens = No progress token is left on the board

web-duel-decide = Your decision
web-duel-hint-turn = Select an open card, by click or by its number.
web-duel-hint-draft = Select a wonder to see what it does.
web-duel-hint-wait = What happened last
web-duel-hint-token = Select a token to see what it does.
web-duel-hint-begin = Whoever begins takes the first of the open cards.
web-duel-build = Build
web-duel-sell = Sell
web-duel-sell-for = +{ $coins }
web-duel-sell-words = { $coins ->
    [one] Discard it for 1 coin.
   *[other] Discard it for { $coins } coins.
}
web-duel-wonder = Wonder
web-duel-build-wonder = Build { $wonder }
web-duel-which-wonder = Which wonder shall stand on { $card }?
web-duel-no-wonder = You have no wonder left to build.
web-duel-nothing-paid = It costs you no coins.
web-duel-total = { $coins ->
    [one] Together 1 coin.
   *[other] Together { $coins } coins.
}
web-duel-unselect = Take the selection back
web-duel-take = Take it
web-duel-keep = Keep it
web-duel-destroy = Discard it
web-duel-revive = Build it for free

web-duel-discard = { $n ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $n } cards
}
web-duel-discard-title = Discard pile
web-duel-discard-empty = The discard pile is empty.
web-duel-discard-show = Show the discard pile
web-duel-won = { $winners } won: { $reason }
web-duel-shared = { $winners } share the victory
web-duel-scores = If the game ended now
web-duel-total-points = Total
web-duel-scores-final = Final score
web-duel-hint-tap = Select an open card.
