# 7 Wonders Architects: names.
architects-name = 7 Wonders Architects
architects-about = Take one card a turn and build your wonder. The first complete wonder ends the game.
architects-option-wonders = Wonders: random, or one name for each seat, such as “giza rhodes”

architects-card-wood = Wood
architects-card-stone = Stone
architects-card-clay = Clay (bricks)
architects-card-papyrus = Papyrus
architects-card-glass = Glass
architects-card-coin = Coin
architects-card-compass = Compass and set square
architects-card-gear = Gear
architects-card-tablet = Tablet
architects-card-blue3 = Blue card, 3 points
architects-card-blue2cat = Blue card, 2 points and cat
architects-card-red0 = Red card, 1 shield, no horn
architects-card-red1 = Red card, 1 shield, 1 horn
architects-card-red2 = Red card, 1 shield, 2 horns

architects-wonder-alexandria = Alexandria
architects-wonder-babylon = Babylon
architects-wonder-ephesus = Ephesus
architects-wonder-giza = Giza
architects-wonder-halicarnassus = Halicarnassus
architects-wonder-olympia = Olympia
architects-wonder-rhodes = Rhodes

architects-token-urbanism = Urbanism
architects-token-crafts = Crafts
architects-token-jewellery = Jewellery
architects-token-science = Science
architects-token-propaganda = Propaganda
architects-token-architecture = Architecture
architects-token-economy = Economy
architects-token-engineering = Engineering
architects-token-tactics = Tactics
architects-token-decor = Decor
architects-token-politics = Politics
architects-token-strategy = Strategy
architects-token-education = Education
architects-token-culture = Culture

architects-colour-grey = grey
architects-colour-yellow = yellow
architects-colour-green = green
architects-colour-blue = blue
architects-colour-red = red
architects-counted-cat = cat icon on your blue cards
architects-counted-victory = military victory token you have
architects-counted-token = progress token you have, including this one

# Sentences.
architects-effect-resource = A resource for the stages of your wonder.
architects-effect-coin = A coin: it replaces any one resource you lack.
architects-effect-science = A science symbol: two identical or three different symbols earn a progress token.
architects-effect-points = { $amount ->
    [one] Worth 1 victory point.
   *[other] Worth { $amount } victory points.
}
architects-effect-cat = Take the cat: it is worth 2 points and shows you the top card of the central deck at the start of your turn.
architects-effect-shields = { $amount ->
    [one] 1 shield.
   *[other] { $amount } shields.
}
architects-effect-horns = { $amount ->
    [one] 1 horn: flip a conflict token. The card is discarded after the next battle.
   *[other] { $amount } horns: flip { $amount } conflict tokens. The card is discarded after the next battle.
}
architects-effect-take-any = Take the top card of any deck on the table.
architects-effect-take-central = Take the top card of the central deck.
architects-effect-take-both = Take the top cards of the decks to your left and right.
architects-effect-search = Look at the top { $amount } cards of the deck to your left or right, keep one and shuffle the others back.
architects-effect-choose-token = Choose one of the available progress tokens.
architects-effect-extra-card = Once a turn, when you take one of { $cards }, you may take an extra card.
architects-effect-extra-card-stage = Once a turn, when you build a stage, you may take an extra card.
architects-effect-double-coin = Once a turn, one of your yellow cards is worth 2 coins.
architects-effect-any-resources = Once a turn, you may build a stage with any resources, identical or different.
architects-effect-points-complete = { $amount } victory points instead if your wonder is complete.
architects-effect-points-both = { $amount } victory points in total if you have both.
architects-effect-points-per = { $amount ->
    [one] At the end: 1 point for each { $counted }.
   *[other] At the end: { $amount } points for each { $counted }.
}

architects-decision-take = { $seat }, take a card
architects-decision-act = { $seat }, continue your turn
architects-decision-reach = { $seat }, take the top card of any deck
architects-decision-look = { $seat }, choose a deck to look into
architects-decision-keep = { $seat }, keep one of the cards
architects-decision-token = { $seat }, choose a progress token

architects-action-take-left = Take the card on the left
architects-action-take-centre = Take from the central deck
architects-action-take-right = Take the card on the right
architects-action-extra-left = Extra card: the one on the left
architects-action-extra-centre = Extra card: from the central deck
architects-action-extra-right = Extra card: the one on the right
architects-action-decline = End the turn
architects-action-pair = Turn in a pair: { $card }
architects-action-set = Turn in three different symbols
architects-action-token = Take { $token }
architects-action-token-stack = Take the top token of the stack, face down
architects-action-reach = Take from the deck of { $wonder }
architects-action-reach-central = Take from the central deck
architects-action-look-left = Look into the deck on the left
architects-action-look-right = Look into the deck on the right
architects-action-keep = Keep { $card }
architects-action-stage = Build stage { $stage } with { $cards }

architects-event-take = { $seat } takes { $card } from the deck of { $wonder }.
architects-event-take-central = { $seat } takes { $card } from the central deck.
architects-event-extra = { $seat } takes an extra card from the deck of { $wonder }: { $card }.
architects-event-extra-central = { $seat } takes an extra card from the central deck: { $card }.
architects-event-keep = { $seat } keeps { $card } from the deck of { $wonder } and shuffles the others back.
architects-event-look = { $seat } looks into the deck of { $wonder }: { $cards }.
architects-event-look-hidden = { $seat } looks into the deck of { $wonder }.
architects-event-stage = { $points ->
    [0] { $seat } builds stage { $stage } of { $wonder } with { $cards }.
    [one] { $seat } builds stage { $stage } of { $wonder } with { $cards }: 1 point.
   *[other] { $seat } builds stage { $stage } of { $wonder } with { $cards }: { $points } points.
}
architects-event-set = { $seat } turns in { $cards }.
architects-event-token = { $seat } takes the progress token { $token }.
architects-event-token-stack = { $seat } takes a progress token from the stack: { $token }.
architects-event-turn-up = { $token } is revealed in its place.
architects-event-show = On top of the deck of { $wonder }: { $card }.
architects-event-cat = { $seat } takes the cat.
architects-event-peek = { $seat }, the cat shows you the top of the central deck: { $card }.
architects-event-peek-hidden = { $seat } looks at the top of the central deck.
architects-event-conflict = { $n ->
    [one] { $seat } flips a conflict token. Still at peace: { $left }.
   *[other] { $seat } flips { $n } conflict tokens. Still at peace: { $left }.
}
architects-event-battle = Battle! Shields: { $shields_by_seat }.
architects-event-victory = { $n ->
    [one] { $seat } takes a military victory token.
   *[other] { $seat } takes { $n } military victory tokens.
}
architects-event-pass = { $seat } has no card to take.
architects-event-decline = { $seat } ends the turn.
architects-event-turn = { $seat }’s turn.
architects-event-end = The game is over.

architects-step-identical = It takes { $n } identical resources.
architects-step-different = It takes { $n } different resources.
architects-step-own = Your own: { $cards }.
architects-step-coins = { $n ->
    [one] 1 coin for the resource you lack.
   *[other] { $n } coins for the resources you lack.
}
architects-step-economy = { $n ->
    [one] With Economy, a yellow card is worth 2 coins: 1 yellow card in total.
   *[other] With Economy, a yellow card is worth 2 coins: { $n } yellow cards in total.
}
architects-step-engineering = With Engineering, they need not be identical or different.

architects-reason-points = victory points
architects-reason-stages = a tie broken by built stages
architects-reason-shared = a tie: the victory is shared

architects-category-wonder = Stages
architects-category-cat = Cat
architects-category-blue = Blue
architects-category-military = Military
architects-category-progress = Progress

architects-table-left = Left
architects-table-centre = Central
architects-table-right = Right
architects-table-unknown = ▒ face down
architects-table-empty = empty
architects-table-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
architects-table-completes-stage = completes stage { $stage }
architects-table-completes-token = completes a set
architects-table-others = Other decks
architects-table-offer = Progress tokens
architects-table-stack = { $n ->
    [0] no stack
   *[other] { $n } in the stack
}
architects-table-conflict = Conflict: { $flipped } of { $tokens } flipped
architects-table-cat = Cat: { $name }
architects-table-nobody = nobody
architects-table-shields = Shields
architects-table-victories = Victories
architects-table-looked-at = The cards you are looking at

architects-error-wonders = “{ $got }” does not give each of the { $players } seats its own wonder. Name one for every seat, or use “random”.
architects-error-other-decision = { $decision ->
    [take] Take a card first: left, centre or right.
    [act] You have taken your card. Continue your turn.
    [reach] First choose the deck to take a card from.
    [look] Choose the deck to look into first.
    [keep] Keep one of the cards first.
   *[token] Choose a progress token first.
}
architects-error-must = You cannot end the turn yet: a stage or a science set must be completed first.
architects-error-no-extra = No progress token gives you an extra card now.
architects-error-no-set = You cannot do “{ $got }”: you do not have these symbols, or no progress tokens are left.
architects-error-not-there = There is nothing to take at “{ $got }”.
architects-error-stage-done = Stage { $stage } is already built.
architects-error-stage-above = You cannot build stage { $stage } yet: a stage below it is missing.
architects-error-not-yours = You do not have { $cards }.
architects-error-no-payment = { $cards } do not pay for stage { $stage }: all must be identical or all different, and coins only replace what you lack.
architects-error-more-stages = Paying for stage { $stage } with { $cards } would keep you from building another stage. Your cards pay for { $n } stages this turn, so you must build them all.
architects-error-position-wonders = wonders: expected two to seven different wonders, got “{ $got }”.
architects-error-position-seat = The line “{ $got }” belongs to no seat: the last seat is { $most }.
architects-error-position-stage = Stage { $got } of { $wonder } cannot be there: it is already built, or one below it is missing.
architects-error-position-cards = { $n ->
    [one] There is 1 “{ $got }” card too many.
   *[other] There are { $n } “{ $got }” cards too many.
}
architects-error-position-deck = { $key }: at most { $most } cards, not { $got }.
architects-error-position-tokens = There are not that many progress tokens: “{ $got }”.
architects-error-position-search = search: expected a deck and a number of cards, such as “0 5”, got “{ $got }”.

architects-pad-stage = { $sort ->
    [same] Stage with { $count } identical resources
   *[different] Stage with { $count } different resources
}
architects-pad-cat = Cat pawn
architects-pad-victory = Military victory tokens
