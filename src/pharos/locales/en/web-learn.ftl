# First-game guides in the browser.
web-learn = Lesson
web-learn-next = Next
web-learn-back = Back
web-learn-skip = Skip
web-learn-close = Finish this game
web-learn-your-move = Your move

web-learn-duel-aim = Two cities, three ages. You win at once if your army reaches the other capital or if you collect six different science symbols. Otherwise, points decide after the third age.
web-learn-duel-pyramid = On each turn, take one card that is not covered by another. The mark below it is its price for you: a tick means your own resources are enough, a coin means you pay, a star means it is free, and a cross means you cannot afford it.
web-learn-duel-build = Resources are never used up: your city produces them every turn. Select a brown or grey card and build it.
web-learn-duel-trade = You buy what you lack from the bank. A unit costs 2 coins, plus 1 for each unit your opponent’s brown and grey cards produce. Your opponent’s quarry makes your stone more expensive.
web-learn-duel-military = Every shield moves the pawn one space towards the other capital. On its way it costs your opponent coins; at the end of the track you win the game.
web-learn-duel-science = Two identical symbols on green cards earn you one of the five progress tokens on the board. Six different symbols win the game.
web-learn-duel-wonder = Your four wonders are next to your city. To build one, select any open card, pay the wonder’s price and place the card under it. Some wonders let you play again, so that you decide who uncovers what.
web-learn-duel-sell = Short of coins? Sell the card for 2 coins, plus 1 for each yellow card you have. Your opponent cannot take it any more.
web-learn-duel-end = { $input ->
    [touch] That is all you need to know. Tap ? at the top for rules and cards; hold a card to read it. Now play against the apprentice.
   *[mouse] That is all you need to know. Press ? for rules and cards; point at a card to read it. Now play against the apprentice.
}

web-learn-seven-wonders-aim = Seven ancient cities, three ages of six turns. Everyone chooses a card at the same time, and the most points win. Your two neighbours matter most.
web-learn-seven-wonders-hand = This is your hand. The mark on a card is its price for you: a tick means your own resources are enough, a coin means you pay, a star means it is free, and a cross means you cannot build it.
web-learn-seven-wonders-build = Resources are never used up: your city produces them every turn. Select a brown or grey card, then “Build”. You can change your mind until the last player has chosen.
web-learn-seven-wonders-pass = All cards are revealed at once. Then everyone passes their hand: to the left in ages I and III, to the right in age II. Your neighbour gets the cards you leave.
web-learn-seven-wonders-trade = You buy what you lack from a neighbour who produces it, for 2 coins a unit. Yellow cards make trade cheaper. If there are several ways to pay, you choose.
web-learn-seven-wonders-stage = You can also use any card to build the next stage of your wonder, if you can pay for the stage. Or sell a card for 3 coins, which is always possible.
web-learn-seven-wonders-second = Choose your second card.
web-learn-seven-wonders-chain = Some cards make others free in a later age, as the small chain symbols show. For example, if you have the Altar, the Pantheon is free.
web-learn-seven-wonders-military = After each age, you compare shields with both neighbours: a victory earns 1, 3 or 5 points depending on the age, a defeat costs 1. Green cards score the square of identical symbols, plus sets of three.
web-learn-seven-wonders-end = { $input ->
    [touch] That is all you need to know. Tap ? at the top for rules and cards; hold a card to read it. Now play against the apprentice.
   *[mouse] That is all you need to know. Press ? for rules and cards; point at a card to read it. Now play against the apprentice.
}

web-learn-architects-aim = Each player builds one wonder with five stages. The game ends when the first wonder is complete; the most points win.
web-learn-architects-decks = On your turn, take one card: the face-up card of the deck on your left or right, or the unknown top card of the central deck. A card shows what it would complete for you.
web-learn-architects-take = Grey cards are resources; a yellow coin replaces any of them. Take a card.
web-learn-architects-stage = As soon as you have the resources for the next stage, all identical or all different, it is built and its effect happens. You build stages from the bottom up.
web-learn-architects-progress = Two identical or three different green symbols earn a progress token, which helps you for the rest of the game. Blue cards are points; the cat lets you peek at the central deck.
web-learn-architects-battle = Red cards give shields. Horns flip conflict tokens: when all of them are flipped, there is a battle, and you score points for each neighbour with fewer shields than you.
web-learn-architects-again = Take your next card.
web-learn-architects-end = { $input ->
    [touch] That is all you need to know. Tap ? at the top for rules and cards; hold a card to read it. Now play against the apprentice.
   *[mouse] That is all you need to know. Press ? for rules and cards; point at a card to read it. Now play against the apprentice.
}

web-learn-play = Play against the { $level }
web-learn-duel-second = Take another card of your choice.
web-learn-duel-third = Take a third card of your choice. Look at what it uncovers for your opponent.
web-learn-duel-take-brown = Build { $card }. You have that resource every turn from now on, and your opponent pays more for it.
web-learn-duel-take-grey = Build { $card }. Glass and papyrus are rare, and many wonders need them.
web-learn-duel-take-yellow = Build { $card }. It makes trade cheaper or brings coins, and every yellow card raises what you get for selling.
web-learn-duel-take-blue = Build { $card }. Blue cards are simply victory points, which decide most games.
web-learn-duel-take-green = Build { $card }. Its symbol counts towards six different ones, and a pair earns a progress token.
web-learn-duel-take-red = Build { $card }. Its shield moves the pawn towards the other capital, and your opponent must answer.
web-learn-seven-wonders-third = Choose your third card.
web-learn-seven-wonders-take-brown = Build { $card }. You have that resource every turn, and your neighbours pay you 2 coins when they need it.
web-learn-seven-wonders-take-grey = Build { $card }. Manufactured goods are rare: many green cards and wonder stages need them.
web-learn-seven-wonders-take-yellow = Build { $card }. It brings coins or makes trade with your neighbours cheaper.
web-learn-seven-wonders-take-blue = Build { $card }. Blue cards are simply victory points, and they are cheap now.
web-learn-seven-wonders-take-green = Build { $card }. Three identical symbols are worth 9 points: science pays off if you collect it.
web-learn-seven-wonders-take-red = Build { $card }. With more shields than both neighbours you win two conflicts at the end of the age.
web-learn-architects-third = Take a third card.
web-learn-architects-take-grey = Take the highlighted card: { $card }. It is a resource, and your next stage needs some.
web-learn-architects-take-yellow = Take the highlighted card: { $card }. It replaces any resource you lack.
web-learn-architects-take-green = Take the highlighted card: { $card }. Two identical symbols, or three different ones, earn a progress token.
web-learn-architects-take-blue = Take the highlighted card: { $card }. It is worth points, whatever happens later.
web-learn-architects-take-red = Take the highlighted card: { $card }. Its shield counts in every battle until the end of the game, unless the card has horns.
