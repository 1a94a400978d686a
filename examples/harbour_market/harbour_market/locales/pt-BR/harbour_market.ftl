harbour-market-name = Mercado do Porto
harbour-market-about = Um pequeno jogo de draft para dois a quatro mercadores. Pegue a primeira carta de graça ou pague para ir mais longe.

harbour-market-action-take = Pegar { $card }
harbour-market-decision-take = { $seat } pega uma carta
harbour-market-step-market = { $price ->
    [0] Nada a pagar
    [one] Coloque 1 moeda na carta anterior
   *[other] Coloque 1 moeda em cada uma das { $price } cartas anteriores
}

harbour-market-event-take = { $price ->
    [0] { $seat } pega { $card }
   *[other] { $seat } pega { $card } por { $price }
}
harbour-market-event-turn-up = { $card } chega ao mercado
harbour-market-event-end = O mercado fecha. Melhor mercador: { $winners }

harbour-market-error-not-offered = { $card } não está no mercado.
harbour-market-error-too-expensive = { $card } custa { $price }, e você tem { $coins }.

harbour-market-effect-good = Traz { $good }
harbour-market-effect-coins = Traz { $amount ->
    [0] 0 moedas
    [one] 1 moeda
   *[other] { $amount } moedas
}
harbour-market-effect-points = Vale { $amount ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $amount } pontos
}
harbour-market-effect-points-per = Vale { $amount } pontos por { $good }

harbour-market-good-grain = grão
harbour-market-good-oil = óleo
harbour-market-good-papyrus = papiro

harbour-market-category-cards = Cartas
harbour-market-category-sets = Conjuntos
harbour-market-category-coins = Moedas
harbour-market-reason-points = pontos
harbour-market-reason-shared = empate: a vitória é compartilhada

harbour-market-card-barley_sacks = Sacas de Cevada
harbour-market-card-wheat_sacks = Sacas de Trigo
harbour-market-card-millet_sacks = Sacas de Painço
harbour-market-card-olive_jars = Jarros de Oliva
harbour-market-card-sesame_jars = Jarros de Gergelim
harbour-market-card-linseed_jars = Jarros de Linhaça
harbour-market-card-papyrus_rolls = Rolos de Papiro
harbour-market-card-blank_scrolls = Pergaminhos em Branco
harbour-market-card-old_charts = Mapas Antigos
harbour-market-card-mixed_cargo = Carga Mista
harbour-market-card-scribes_chest = Baú do Escriba
harbour-market-card-bakers_barge = Barca do Padeiro
harbour-market-card-pier = Píer
harbour-market-card-warehouse = Armazém
harbour-market-card-lighthouse = Farol
harbour-market-card-money_changer = Cambista
harbour-market-card-customs_house = Alfândega
harbour-market-card-mill = Moinho
harbour-market-card-oil_press = Prensa de Óleo
harbour-market-card-library = Biblioteca

harbour-market-field-market = Mercado
harbour-market-field-deck = Cartas no baralho
harbour-market-field-cities = Mercadores
harbour-market-field-card = Carta
harbour-market-field-cards = Cartas
harbour-market-field-price = Preço
harbour-market-field-coins = Moedas
harbour-market-field-goods = Mercadorias
harbour-market-field-points = Pontos
