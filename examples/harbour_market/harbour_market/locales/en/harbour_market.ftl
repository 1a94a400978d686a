harbour-market-name = Harbour Market
harbour-market-about = A small drafting game for two to four merchants. Take the first card for free, or pay to reach further.

harbour-market-action-take = Take { $card }
harbour-market-decision-take = { $seat } takes a card
harbour-market-step-market = { $price ->
    [one] Put 1 coin on the card before it
   *[other] Put 1 coin on each of the { $price } cards before it
}

harbour-market-event-take = { $price ->
    [0] { $seat } takes { $card }
   *[other] { $seat } takes { $card } for { $price }
}
harbour-market-event-turn-up = { $card } comes to the market
harbour-market-event-end = The market closes. Best merchant: { $winners }

harbour-market-error-not-offered = { $card } is not in the market.
harbour-market-error-too-expensive = { $card } costs { $price }, and you have { $coins }.

harbour-market-effect-good = Brings { $good }
harbour-market-effect-coins = Brings { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
harbour-market-effect-points = Worth { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
harbour-market-effect-points-per = Worth { $amount } points for each { $good }

harbour-market-good-grain = grain
harbour-market-good-oil = oil
harbour-market-good-papyrus = papyrus

harbour-market-category-cards = Cards
harbour-market-category-sets = Sets
harbour-market-category-coins = Coins
harbour-market-reason-points = points
harbour-market-reason-shared = a tie: the victory is shared

harbour-market-card-barley_sacks = Barley Sacks
harbour-market-card-wheat_sacks = Wheat Sacks
harbour-market-card-millet_sacks = Millet Sacks
harbour-market-card-olive_jars = Olive Jars
harbour-market-card-sesame_jars = Sesame Jars
harbour-market-card-linseed_jars = Linseed Jars
harbour-market-card-papyrus_rolls = Papyrus Rolls
harbour-market-card-blank_scrolls = Blank Scrolls
harbour-market-card-old_charts = Old Charts
harbour-market-card-mixed_cargo = Mixed Cargo
harbour-market-card-scribes_chest = Scribe's Chest
harbour-market-card-bakers_barge = Baker's Barge
harbour-market-card-pier = Pier
harbour-market-card-warehouse = Warehouse
harbour-market-card-lighthouse = Lighthouse
harbour-market-card-money_changer = Money Changer
harbour-market-card-customs_house = Customs House
harbour-market-card-mill = Mill
harbour-market-card-oil_press = Oil Press
harbour-market-card-library = Library

harbour-market-field-market = Market
harbour-market-field-deck = Cards in the deck
harbour-market-field-cities = Merchants
harbour-market-field-card = Card
harbour-market-field-cards = Cards
harbour-market-field-price = Price
harbour-market-field-coins = Coins
harbour-market-field-goods = Goods
harbour-market-field-points = Points
