# 7 Wonders Duel: sentences.
duel-name = 7 Wonders Duel
duel-about = Two cities, three ages, three ways to win.
duel-option-wonders = Wonders: drafted, or the set for a first game

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
duel-effect-produce-one = Produces one of { $resource } every turn, at your choice; it does not raise your opponent's prices.
duel-effect-fixed-price = From your next turn on you buy { $resource } for 1 coin a unit.
duel-effect-points = { $amount ->
    [one] Worth 1 victory point.
   *[other] Worth { $amount } victory points.
}
duel-effect-shields = { $amount ->
    [one] 1 shield: the conflict pawn moves 1 space.
   *[other] { $amount } shields: the conflict pawn moves { $amount } spaces.
}
duel-effect-science = Scientific symbol: { $symbol }.
duel-effect-coins = { $amount ->
    [one] Take 1 coin.
   *[other] Take { $amount } coins.
}
duel-effect-coins-per = { $amount ->
    [one] Take 1 coin for each { $counted } in your city now.
   *[other] Take { $amount } coins for each { $counted } in your city now.
}
duel-effect-most-coins = { $amount ->
    [one] Take 1 coin for each { $counted } in the city that has most of them now.
   *[other] Take { $amount } coins for each { $counted } in the city that has most of them now.
}
duel-effect-most-points = { $amount ->
    [one] At the end: 1 point for each { $counted } in the city that has most of them.
   *[other] At the end: { $amount } points for each { $counted } in the city that has most of them.
}
duel-effect-points-per = { $amount ->
    [one] At the end: 1 point for each { $counted } you have.
   *[other] At the end: { $amount } points for each { $counted } you have, this one included.
}
duel-effect-opponent-loses = Your opponent loses { $amount } coins.
duel-effect-destroy = { $on ->
    [brown] Discard a brown card of your opponent's city.
   *[grey] Discard a grey card of your opponent's city.
}
duel-effect-play-again = Play again.
duel-effect-revive = Build a card of the discard pile for free.
duel-effect-library = Draw { $amount } of the progress tokens set aside and keep one.
duel-effect-discount = { $on ->
    [wonder] Your later wonders cost { $amount } resources less.
   *[blue] Your later blue cards cost { $amount } resources less.
}
duel-effect-economy = You receive the coins your opponent spends on trade.
duel-effect-more-shields = Your later red cards have { $amount } more shield.
duel-effect-theology = Your later wonders let you play again.
duel-effect-coins-on-chain = Take { $amount } coins whenever you build a card free by its chain.

duel-decision-draft = { $seat }, choose a wonder
duel-decision-turn = { $seat }, play an open card
duel-decision-take = { $seat }, choose a progress token
duel-decision-library = { $seat }, keep one of the tokens drawn
duel-decision-revive = { $seat }, build a card of the discard pile for free
duel-decision-destroy = { $seat }, choose a card of your opponent to discard
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
duel-event-destroy = { $seat } has { $card } discarded.
duel-event-begin = { $seat } decides that { $first } begins.
duel-event-pawn = The conflict pawn moves from { $from } to { $to }.
duel-event-plunder = { $seat } is plundered and loses up to { $coins } coins.
duel-event-closed = Seven wonders stand: { $seat } puts { $wonder } back in the box.
duel-event-library = { $seat } draws three progress tokens: { $tokens }.
duel-event-library-hidden = { $seat } draws three progress tokens.
duel-event-reveal = { $card } is turned up.
duel-event-age = { $age ->
    [1] Age I begins.
    [2] Age II begins.
   *[other] Age III begins.
}
duel-event-offer = On offer: { $wonders }.
duel-event-again = { $seat } plays again.
duel-event-end = The game is over.

duel-step-chain = Free by its chain: you have { $card }.
duel-step-free = It costs nothing.
duel-step-cost = { $coins ->
    [one] Its own cost: 1 coin.
   *[other] Its own cost: { $coins } coins.
}
duel-step-own = You produce { $resources }.
duel-step-choice = One unit of your choice: { $resource }.
duel-step-discount = One unit less by your progress token: { $resource }.
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
    [library] Keep one of the tokens drawn first.
    [revive] Choose a card of the discard pile first.
    [destroy] Choose a card of your opponent to discard first.
   *[begin] Choose first who begins the age.
}
duel-error-not-offered = “{ $got }” is not on offer.
duel-error-not-open = { $card } does not lie open. Open cards: { $cards }.
duel-error-not-your-wonder = { $wonder } is not one of your wonders.
duel-error-wonder-done = { $wonder } is built already, or back in the box.
duel-error-too-expensive = It costs { $price } coins, and you have { $coins }.
duel-error-position-age = { $key }: { $got } cannot be there in age { $age }.
duel-error-position-wonders = A player has at most { $most } wonders, not { $got }.
duel-error-position-drawn = drawn: “{ $got }” must be among the tokens set aside.
duel-error-position-plunder = plunder: expected “2 5 | 2 5” or what is left of it, got “{ $got }”.
duel-error-position-wonder-deck = wonder deck: expected all twelve wonders, each once, got “{ $got }”.
duel-error-position-layout = layout: expected { $expected } slots, got { $got }.
duel-error-position-open = open: this age has room for { $most } open cards at once, not { $got }.
duel-error-position-no-deal = Too few cards of age { $age } are left to lay it out.
duel-error-position-deck = deck { $age }: expected 20 cards of that age (three guilds among them in age 3), got { $got }.
duel-error-position-nobody = Nobody owes a decision in this position: give “pending”, cards to play, or “ended”.
duel-error-position-face-down = { $got } lies open but face down.
