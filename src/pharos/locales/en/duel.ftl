# 7 Wonders Duel: sentences.
duel-name = 7 Wonders Duel
duel-about = Two cities, three ages, three ways to win.
duel-option-wonders = Wonders: drafted, or the first-game set

duel-counted-brown = brown card
duel-counted-grey = grey card
duel-counted-blue = blue card
duel-counted-green = green card
duel-counted-yellow = yellow card
duel-counted-red = red card
duel-counted-purple = guild
duel-counted-wonder = wonder built
duel-counted-coin_set = set of 3 coins
duel-counted-token = progress token

duel-effect-produce = Produces { $resources } every turn.
duel-effect-produce-one = Produces one of { $resource } every turn, your choice. It does not raise your opponent’s prices.
duel-effect-fixed-price = From your next turn on, you buy { $resource } for 1 coin a unit.
duel-effect-points = { $amount ->
    [one] Worth 1 victory point.
   *[other] Worth { $amount } victory points.
}
duel-effect-shields = { $amount ->
    [one] 1 shield: the conflict pawn moves 1 space.
   *[other] { $amount } shields: the conflict pawn moves { $amount } spaces.
}
duel-effect-science = Science symbol: { $symbol }.
duel-effect-coins = { $amount ->
    [one] Take 1 coin.
   *[other] Take { $amount } coins.
}
duel-effect-coins-per = { $amount ->
    [one] Take 1 coin for each { $counted } in your city now.
   *[other] Take { $amount } coins for each { $counted } in your city now.
}
duel-effect-most-coins = { $amount ->
    [one] Take 1 coin for each { $counted } in the city that has the most of them now.
   *[other] Take { $amount } coins for each { $counted } in the city that has the most of them now.
}
duel-effect-most-points = { $amount ->
    [one] At the end: 1 point for each { $counted } in the city that has the most of them.
   *[other] At the end: { $amount } points for each { $counted } in the city that has the most of them.
}
duel-effect-points-per = { $amount ->
    [one] At the end: 1 point for each { $counted } you have.
   *[other] At the end: { $amount } points for each { $counted } you have, including this one.
}
duel-effect-opponent-loses = Your opponent loses { $amount } coins.
duel-effect-destroy = { $on ->
    [brown] Discard a brown card from your opponent’s city.
   *[grey] Discard a grey card from your opponent’s city.
}
duel-effect-play-again = Play again.
duel-effect-revive = Build a card from the discard pile for free.
duel-effect-library = Draw { $amount } of the unused progress tokens and keep one.
duel-effect-discount = { $on ->
    [wonder] Your later wonders cost { $amount } fewer resources.
   *[blue] Your later blue cards cost { $amount } fewer resources.
}
duel-effect-economy = You receive the coins your opponent spends on trade.
duel-effect-more-shields = Your later red cards have { $amount } extra shield.
duel-effect-theology = Your later wonders let you play again.
duel-effect-coins-on-chain = Take { $amount } coins whenever you build a card for free by chaining.

duel-decision-draft = { $seat }, choose a wonder
duel-decision-turn = { $seat }, play an open card
duel-decision-take = { $seat }, choose a progress token
duel-decision-library = { $seat }, keep one of the drawn tokens
duel-decision-revive = { $seat }, build a card from the discard pile for free
duel-decision-destroy = { $seat }, choose one of your opponent’s cards to discard
duel-decision-begin = { $seat }, choose who begins the age

duel-action-build = Build { $card }
duel-action-sell = Sell { $card }
duel-action-wonder = Build { $wonder } using { $card }
duel-action-draft = Take { $wonder }
duel-action-take = Take { $token }
duel-action-revive = Build { $card } from the discard pile
duel-action-destroy = Discard { $card }
duel-action-begin = { $seat } begins

duel-event-build = { $paid ->
    [0] { $seat } builds { $card }.
    [one] { $seat } builds { $card } for 1 coin.
   *[other] { $seat } builds { $card } for { $paid } coins.
}
duel-event-sell = { $seat } sells { $card } for { $coins } coins.
duel-event-wonder = { $paid ->
    [0] { $seat } builds { $wonder } using { $card }.
    [one] { $seat } builds { $wonder } using { $card } for 1 coin.
   *[other] { $seat } builds { $wonder } using { $card } for { $paid } coins.
}
duel-event-draft = { $seat } takes { $wonder }.
duel-event-take = { $seat } takes the progress token { $token }.
duel-event-revive = { $seat } builds { $card } from the discard pile.
duel-event-destroy = { $seat } discards { $card }.
duel-event-begin = { $seat } chooses who begins: { $first }.
duel-event-pawn = { $spaces ->
    [one] The conflict pawn moves 1 space towards { $seat }’s capital.
   *[other] The conflict pawn moves { $spaces } spaces towards { $seat }’s capital.
}
duel-event-lose-coins = { $coins ->
    [0] { $seat } has no coins to lose.
    [one] { $seat } loses 1 coin.
   *[other] { $seat } loses { $coins } coins.
}
duel-event-closed = Seven wonders are built: { $seat } returns { $wonder } to the box.
duel-event-library = { $seat } draws three progress tokens: { $tokens }.
duel-event-library-hidden = { $seat } draws three progress tokens.
duel-event-reveal = { $card } is revealed.
duel-event-age = { $age ->
    [1] Age I begins.
    [2] Age II begins.
   *[other] Age III begins.
}
duel-event-offer = On offer: { $wonders }.
duel-event-again = { $seat } plays again.
duel-event-end = The game is over.

duel-step-chain = Free by chaining: you have { $card }.
duel-step-free = Free of charge.
duel-step-cost = { $coins ->
    [one] Printed cost: 1 coin.
   *[other] Printed cost: { $coins } coins.
}
duel-step-own = You produce { $resources }.
duel-step-choice = A resource of your choice: { $resource }.
duel-step-discount = Your progress token saves { $resource }.
duel-step-buy = Buy { $resources } at { $price } coins a unit: { $coins } coins.
duel-step-buy-fixed = { $coins ->
    [one] Buy { $resources } at the fixed price of 1 coin.
   *[other] Buy { $resources } at the fixed price of 1 coin a unit: { $coins } coins.
}

duel-reason-military = military supremacy
duel-reason-science = scientific supremacy
duel-reason-civilian = victory points
duel-reason-blue-cards = a tie broken by points on blue cards
duel-reason-shared = a tie: the victory is shared

duel-category-civilian = Blue
duel-category-science = Green
duel-category-commerce = Yellow
duel-category-guilds = Guilds
duel-category-wonders = Wonders
duel-category-progress = Progress
duel-category-treasury = Coins
duel-category-military = Military

duel-error-other-decision = { $decision ->
    [draft] Choose a wonder first.
    [turn] Play an open card: build it, sell it or build a wonder with it.
    [take] Choose a progress token first.
    [library] Keep one of the drawn tokens first.
    [revive] Choose a card from the discard pile first.
    [destroy] First choose one of your opponent’s cards to discard.
   *[begin] Choose who begins the age first.
}
duel-error-not-offered = “{ $got }” is not on offer.
duel-error-not-open = { $card } is not open. Open cards: { $cards }.
duel-error-not-your-wonder = { $wonder } is not one of your wonders.
duel-error-wonder-done = { $wonder } is already built, or back in the box.
duel-error-too-expensive = { $price ->
    [one] It costs 1 coin, but you have only { $coins }.
   *[other] It costs { $price } coins, but you have only { $coins }.
}
duel-error-position-age = { $key }: { $got } cannot be there in age { $age }.
duel-error-position-wonders = A player has at most { $most } wonders, not { $got }.
duel-error-position-drawn = drawn: “{ $got }” must be one of the unused tokens.
duel-error-position-military-tokens = military tokens: expected “2 5 | 2 5” or what is left of it, got “{ $got }”.
duel-error-position-wonder-deck = wonder deck: expected all twelve wonders, each once, got “{ $got }”.
duel-error-position-layout = layout: expected { $expected } slots, got { $got }.
duel-error-position-open = open: this age allows { $most } open cards at once, not { $got }.
duel-error-position-no-deal = Not enough cards of age { $age } are left to lay it out.
duel-error-position-deck = deck { $age }: expected 20 cards of that age (three guilds among them in age III), got { $got }.
duel-error-position-nobody = Nobody has to decide in this position: add “pending”, cards to play, or “ended”.
duel-error-position-pawn = The pawn stands on { $pawn }, so the military token of { $coins } coins that threatened { $seat } is gone: remove it from “military tokens”.
duel-error-position-eighth = At most { $most } wonders are built in a game, not { $got }.
duel-error-position-wonder-box = { $now ->
    [open] Seven wonders are built, so { $wonder } went back to the box: write “!” after it.
   *[closed] { $wonder } goes back to the box only when seven wonders are built; here { $built } are.
}
duel-error-position-symbols = { $seat } has { $n } different science symbols, which wins at once: add “ended”.
duel-error-position-capital = The pawn has reached a capital, which wins at once: add “ended”.
duel-error-position-pending = pending: nobody can finish “{ $got }”. Write “0 turn”, “0 begin”, “0 finish” with one choice after it, or all picks left of the draft.
duel-error-position-face-down = { $got } is open but face down.

duel-pad-coins = Coins
duel-pad-pawn = Spaces the pawn is past the middle, towards your opponent
