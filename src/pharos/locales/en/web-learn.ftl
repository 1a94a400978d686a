# First-game guides in the browser.
web-learn = Guide
web-learn-guest = Newcomer
web-learn-next = Go on
web-learn-back = Back
web-learn-skip = Skip
web-learn-close = Play on alone
web-learn-deed = Your move

web-learn-duel-aim = Two cities, three ages. You win at once if your army reaches the other capital or if you gather six different scientific symbols; otherwise the points decide after the third age.
web-learn-duel-pyramid = Each turn you take one card that no other card covers. The mark under it is your price: a tick means that your own resources suffice, a coin that you must pay, a star that it is free, a cross that you cannot afford it.
web-learn-duel-build = Resources are not spent: what your city produces, it produces every turn. Select a brown or grey card and build it.
web-learn-duel-trade = What you lack you buy from the bank: 2 coins a unit, and 1 more for each unit of it that your opponent's brown and grey cards produce. So a rival's quarry makes your stone dearer.
web-learn-duel-military = Every shield moves the pawn one space towards the other capital. On its way it plunders coins; at the end of the track it wins the game.
web-learn-duel-science = Two equal symbols on green cards bring you one of the five progress tokens on the board. Six different symbols win the game.
web-learn-duel-wonder = Your four wonders stand beside your city. To build one, select any open card, pay the wonder's price and bury the card under it. Some let you play again: with them you decide who uncovers what.
web-learn-duel-sell = Short of coins? Sell the card: 2 coins, and 1 more for each yellow card you have. Selling also keeps it from your opponent. Now take another card as you like.
web-learn-duel-end = That is all you need. Press ? for rules and cards, hold or hover a card to read it. Good luck!

web-learn-seven-wonders-aim = Seven ancient cities, three ages of six turns. All choose a card at the same time; whoever has the most points at the end wins. What happens with you depends above all on your two neighbours.
web-learn-seven-wonders-hand = This is your hand. The mark on a card is your price: a tick means that your own resources suffice, a coin that you pay, a star that it is free, a cross that you cannot build it.
web-learn-seven-wonders-build = Resources are not spent: your city produces them every turn. Select a brown or grey card, then “Build”. Until the last player has chosen you may change your mind.
web-learn-seven-wonders-pass = All cards are turned up at once, then the hands are passed on: to the left in ages I and III, to the right in age II. What you leave, your neighbour gets.
web-learn-seven-wonders-trade = What you lack you buy from a neighbour who produces it, for 2 coins a unit, paid to that neighbour. Yellow cards make trade cheaper. If there are several ways to pay, you choose.
web-learn-seven-wonders-stage = Any card can also be buried to build the next stage of your wonder, if you can pay the stage. Or sell a card for 3 coins: that is always possible.
web-learn-seven-wonders-second = Choose your second card.
web-learn-seven-wonders-chain = Some cards make others free in a later age: the small emblems tell. Whoever has the Altar builds the Pantheon without paying, for instance.
web-learn-seven-wonders-military = After each age you compare shields with both neighbours: a victory brings 1, 3 or 5 points by age, a defeat takes 1. Green cards count by squares of equal symbols and by sets of three.
web-learn-seven-wonders-end = That is all you need. Press ? for rules and cards, hold or hover a card to read it. Good luck!

web-learn-architects-aim = Each player builds one wonder of five stages. When the first wonder is complete, the game ends and points are counted.
web-learn-architects-decks = On your turn you take one card: the top card of the deck at your left or at your right, both face up, or the unknown top card of the central deck. What a card would complete is told on it.
web-learn-architects-take = Grey cards are resources, a yellow coin stands for any of them. Take a card.
web-learn-architects-stage = As soon as you have the resources for the next stage (so many equal ones, or so many different ones), it is built, and its effect happens. Stages go from the bottom up.
web-learn-architects-progress = Two equal or three different green symbols bring a progress token, which helps you for the rest of the game. Blue cards are points; with the cat you may peek at the central deck.
web-learn-architects-battle = Red cards bring shields. Horns turn conflict tokens over: when all show war, there is a battle, and whoever has more shields than a neighbour gains points.
web-learn-architects-again = Take your next card.
web-learn-architects-end = That is all you need. Press ? for rules and cards, hold or hover a card to read it. Good luck!
