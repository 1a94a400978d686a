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
web-duel-status-library = Keep one of the three drawn tokens
web-duel-status-revive = Choose a card from the discard pile to build for free
web-duel-status-destroy = { $colour ->
    [brown] Discard one of your opponent’s brown cards
   *[grey] Discard one of your opponent’s grey cards
}
web-duel-status-begin = { $age ->
    [2] Choose who begins age II
   *[3] Choose who begins age III
}

web-duel-mark-1 = I
web-duel-mark-2 = II
web-duel-mark-3 = III
web-duel-mark-guild = G
web-duel-short-appian_way = Appian Way
web-duel-short-circus_maximus = Circus Maximus
web-duel-short-colossus = Colossus
web-duel-short-great_library = Great Library
web-duel-short-great_lighthouse = Great Lighthouse
web-duel-short-hanging_gardens = Hanging Gardens
web-duel-short-mausoleum = Mausoleum
web-duel-short-piraeus = Piraeus
web-duel-short-pyramids = Pyramids
web-duel-short-sphinx = Sphinx
web-duel-short-statue_of_zeus = Statue of Zeus
web-duel-short-temple_of_artemis = Temple of Artemis
web-duel-face-down-1 = Face down, age I
web-duel-face-down-2 = Face down, age II
web-duel-face-down-3 = Face down, age III
web-duel-face-down-guild = Face down, guild
web-duel-pyramid = Cards of this age
web-duel-draft = Wonders on offer
web-duel-draft-round = { $round ->
    [1] First four wonders
   *[2] Last four wonders
}
web-duel-covered = { $card }, { $kind }, covered
web-duel-open = { $card }, { $kind }, { $mine }; for { $name }: { $theirs }
web-duel-cost-free = free
web-duel-cost-own = paid with own resources
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

web-duel-city = { $name }’s city
web-duel-city-look = View { $name }’s city
web-duel-own-city = Your city
web-duel-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
web-duel-score = { $n ->
    [one] 1 point if the game ended now
   *[other] { $n } points if the game ended now
}
web-duel-good = { $flexible ->
    [0] { $resource }: { $own } produced, one more costs { $price }
   *[other] { $resource }: { $own } produced, { $flexible } more of your choice, one more costs { $price }
}
web-duel-choice-raw = { $n ->
    [one] 1 wood, stone or clay of your choice
   *[other] { $n } wood, stone or clay of your choice
}
web-duel-choice-manufactured = { $n ->
    [one] 1 glass or papyrus of your choice
   *[other] { $n } glass or papyrus of your choice
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
web-duel-wonder-built = { $wonder }, built with { $card }
web-duel-wonder-closed = { $wonder }, back in the box: seven wonders are built
web-duel-wonder-open = { $wonder }, { $price }
web-duel-wonder-offer = { $wonder }: { $effects }

web-duel-track = Military track
web-duel-track-middle = The conflict pawn is in the middle
web-duel-track-ahead = { $n ->
    [one] The conflict pawn is 1 space towards { $name }’s capital
   *[other] The conflict pawn is { $n } spaces towards { $name }’s capital
}
web-duel-capital = { $name }’s capital
web-duel-zone = { $points } points
web-duel-military-token = { $name } loses { $coins } coins when the pawn reaches this space
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
web-duel-no-tokens = No progress tokens are left on the board

web-duel-decide = Your decision
web-duel-hint-turn = Select an open card with a click or its number.
web-duel-hint-draft = Select a wonder to see what it does.
web-duel-hint-watch = Select an open card to see its price for each player.
web-duel-hint-wait = Last moves
web-duel-hint-token = Select a token to see what it does.
web-duel-hint-card = Select a card to see what it does.
web-duel-hint-begin = The player you choose plays first in the new age.
web-duel-build = Build
web-duel-sell = Sell
web-duel-sell-for = +{ $coins }
web-duel-sell-words = { $coins ->
    [one] Sell the card for 1 coin.
   *[other] Sell the card for { $coins } coins.
}
web-duel-wonder = Wonder
web-duel-build-wonder = Build { $wonder }
web-duel-which-wonder = Which wonder do you want to build with { $card }?
web-duel-no-wonder = You have no wonders left to build.
web-duel-nothing-paid = Costs no coins.
web-duel-total = { $coins ->
    [one] Total: 1 coin.
   *[other] Total: { $coins } coins.
}
web-duel-unselect = Clear the selection
web-duel-take = Take
web-duel-keep = Keep
web-duel-destroy = Discard
web-duel-revive = Build for free

web-duel-discard = { $n ->
    [0] Discard pile, empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $n } cards
}
web-duel-discard-title = Discard pile
web-duel-discard-empty = The discard pile is empty.
web-duel-discard-show = Show the discard pile
web-duel-won = { $winners } wins: { $reason }
web-duel-shared = { $winners } share the victory
web-duel-scores = If the game ended now
web-duel-total-points = Total
web-duel-scores-final = Final score
web-duel-hint-tap = Select an open card.

web-duel-waiting-draft = { $names } is choosing a wonder
web-duel-waiting-turn = { $names } is choosing a card
web-duel-waiting-take = { $names } is choosing a progress token
web-duel-waiting-library = { $names } is choosing one of three drawn tokens
web-duel-waiting-revive = { $names } is choosing a card from the discard pile
web-duel-waiting-destroy = { $names } is choosing a card to discard from the other city
web-duel-waiting-begin = { $names } is choosing who begins the age
