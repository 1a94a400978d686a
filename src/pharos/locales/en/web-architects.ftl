# The table of 7 Wonders Architects in the browser.
web-architects-do-take = Take a card: left, centre or right
web-architects-do-extra = Take an extra card, or end your turn
web-architects-do-pay = Choose how to pay for stage { $stage }
web-architects-do-stages = Choose what to build
web-architects-do-sets = Choose the science symbols to turn in
web-architects-do-act = Choose what to do first
web-architects-do-reach = Take the top card of any deck on the table
web-architects-do-look = { $n ->
    [one] Look at 1 card of the deck on the left or right
   *[other] Look at { $n } cards of the deck on the left or right
}
web-architects-do-keep = Keep one of these cards; the others are shuffled back
web-architects-do-token = Choose a progress token

web-architects-commit-take = Take
web-architects-commit-extra = Take
web-architects-commit-reach = Take
web-architects-commit-look = Look
web-architects-commit-keep = Keep
web-architects-commit-token = Take
web-architects-commit-stage = Build
web-architects-commit-pair = Turn in
web-architects-commit-set = Turn in
web-architects-commit-decline = End turn
web-architects-decision = Your decision
web-architects-drop = Clear the selection
web-architects-mark-stage = Stage { $stage }
web-architects-mark-token = Token
web-architects-mark-decline = End the turn
web-architects-mark-stack = Stack: { $n }
web-architects-completes-stage = Completes stage { $stage }
web-architects-completes-token = Completes a science set: take a progress token
web-architects-short-identical = { $missing ->
    [one] Stage { $stage } needs { $n } identical resources; you lack 1.
   *[other] Stage { $stage } needs { $n } identical resources; you lack { $missing }.
}
web-architects-short-different = { $missing ->
    [one] Stage { $stage } needs { $n } different resources; you lack 1.
   *[other] Stage { $stage } needs { $n } different resources; you lack { $missing }.
}

web-architects-central = Central
web-architects-empty = empty
web-architects-face-down = face down
web-architects-deck-left = Deck on the left, { $wonder }: { $card }; { $left } left
web-architects-deck-centre = Central deck: { $card }; { $left } left
web-architects-deck-right = Deck on the right, { $wonder }: { $card }; { $left } left
web-architects-deck-far = Deck of { $wonder }: { $card }; { $left } left
web-architects-look-deck = { $n ->
    [one] { $wonder }: 1 card left in the deck
   *[other] { $wonder }: { $n } cards left in the deck
}
web-architects-contents = Cards left in the deck of { $wonder }
web-architects-contents-central = Cards left in the central deck
web-architects-of = { $n } of { $all }
web-architects-peek = The cat shows this card to you only.
web-architects-discard = Discard pile
web-architects-look-discard = { $n ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $n } cards
}
web-architects-conflict-title = Conflict
web-architects-conflict = { $flipped } of { $tokens } conflict tokens show battle
web-architects-cat-free = Nobody has the cat yet.
web-architects-offer = Progress tokens on offer
web-architects-stack = { $n ->
    [one] Top of the stack, face down: 1 token
   *[other] Top of the stack, face down: { $n } tokens
}
web-architects-stack-title = Progress tokens in the stack
web-architects-no-tokens = No progress tokens are left.
web-architects-battle = Battle!

web-architects-hand = Your cards
web-architects-no-cards = No cards yet
web-architects-pile = { $card }: { $n }
web-architects-city = { $name }’s city
web-architects-glance = View { $name }’s city: { $wonder }. Stages built: { $stages } of 5, shields: { $shields }, victory tokens: { $victories }, resources and coins: { $goods }, progress tokens: { $tokens }.
web-architects-city-of = { $name }: { $wonder }
web-architects-look-city = View { $name }’s city: { $wonder }
web-architects-takes-from = Takes from these decks
web-architects-neighbour-left = Your left neighbour
web-architects-neighbour-right = Your right neighbour
web-architects-neighbour-both = Your neighbour on both sides
web-architects-stage-identical = Stage { $stage }: { $n } identical resources.
web-architects-stage-different = Stage { $stage }: { $n } different resources.
web-architects-stage-built = Built.
web-architects-stage-due = You can build it now.
web-architects-stage-available = Available to build.
web-architects-stage-later = A stage below it is missing.
web-architects-stages = Stages
web-architects-shields = Shields
web-architects-victories = Military victory tokens
web-architects-blue = Points on blue cards
web-architects-points = Points
web-architects-goods = Resources and coins
web-architects-tokens = Progress tokens
web-architects-token-own = Progress token: { $token }
web-architects-token-used = Progress token: { $token }, used this turn
web-architects-has-cat = Has the cat

web-architects-face-wood = Wood
web-architects-face-stone = Stone
web-architects-face-clay = Clay
web-architects-face-papyrus = Papyrus
web-architects-face-glass = Glass
web-architects-face-coin = Coin
web-architects-face-compass = Compass
web-architects-face-gear = Gear
web-architects-face-tablet = Tablet
web-architects-face-blue3 = 3 points
web-architects-face-blue2cat = 2, cat
web-architects-face-red0 = Shield
web-architects-face-red1 = 1 horn
web-architects-face-red2 = 2 horns

web-architects-kind-grey = Resource (grey)
web-architects-kind-yellow = Coin (yellow)
web-architects-kind-green = Science (green)
web-architects-kind-blue = Civilian (blue)
web-architects-kind-red = Military (red)

web-architects-waiting-take = { $names } is choosing a card
web-architects-waiting-act = { $names } is playing
web-architects-waiting-reach = { $names } is choosing a deck
web-architects-waiting-look = { $names } is choosing a deck to look into
web-architects-waiting-keep = { $names } is choosing which card to keep
web-architects-waiting-token = { $names } is choosing a progress token
