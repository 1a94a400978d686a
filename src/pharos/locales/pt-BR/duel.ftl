# 7 Wonders Duel: frases.
duel-name = 7 Wonders Duel
duel-about = Duas cidades, três eras, três caminhos para a vitória.
duel-option-wonders = Maravilhas: selecionadas, ou o conjunto da primeira partida

duel-counted-brown = carta marrom
duel-counted-grey = carta cinza
duel-counted-blue = carta azul
duel-counted-green = carta verde
duel-counted-yellow = carta amarela
duel-counted-red = carta vermelha
duel-counted-purple = guilda
duel-counted-wonder = Maravilha construída
duel-counted-coin_set = conjunto de 3 moedas
duel-counted-token = ficha de Progresso

duel-effect-produce = Produz { $resources } a cada turno.
duel-effect-produce-one = Produz um entre { $resource } a cada turno, à sua escolha; não encarece os recursos para o oponente.
duel-effect-fixed-price = A partir do seu próximo turno, você compra { $resource } por 1 moeda a unidade.
duel-effect-points = { $amount ->
    [one] Vale 1 ponto de vitória.
   *[other] Vale { $amount } pontos de vitória.
}
duel-effect-shields = { $amount ->
    [one] 1 Escudo: o peão de Conflito avança 1 espaço.
   *[other] { $amount } Escudos: o peão de Conflito avança { $amount } espaços.
}
duel-effect-science = Símbolo científico: { $symbol }.
duel-effect-coins = { $amount ->
    [one] Pegue 1 moeda.
   *[other] Pegue { $amount } moedas.
}
duel-effect-coins-per = { $amount ->
    [one] Pegue 1 moeda para cada { $counted } na sua cidade agora.
   *[other] Pegue { $amount } moedas para cada { $counted } na sua cidade agora.
}
duel-effect-most-coins = { $amount ->
    [one] Pegue 1 moeda para cada { $counted } na cidade que mais tiver agora.
   *[other] Pegue { $amount } moedas para cada { $counted } na cidade que mais tiver agora.
}
duel-effect-most-points = { $amount ->
    [one] No fim: 1 ponto para cada { $counted } na cidade que mais tiver.
   *[other] No fim: { $amount } pontos para cada { $counted } na cidade que mais tiver.
}
duel-effect-points-per = { $amount ->
    [one] No fim: 1 ponto para cada { $counted } sua.
   *[other] No fim: { $amount } pontos para cada { $counted } sua, incluindo esta.
}
duel-effect-opponent-loses = Seu oponente perde { $amount } moedas.
duel-effect-destroy = { $on ->
    [brown] Descarte uma carta marrom da cidade do oponente.
   *[grey] Descarte uma carta cinza da cidade do oponente.
}
duel-effect-play-again = Jogue novamente.
duel-effect-revive = Construa de graça uma carta da pilha de descarte.
duel-effect-library = Compre { $amount } das fichas de Progresso deixadas de lado e fique com uma.
duel-effect-discount = { $on ->
    [wonder] Suas próximas Maravilhas custam { $amount } recursos a menos.
   *[blue] Suas próximas cartas azuis custam { $amount } recursos a menos.
}
duel-effect-economy = Você recebe as moedas que o oponente gasta em comércio.
duel-effect-more-shields = Suas próximas cartas vermelhas têm { $amount } Escudo a mais.
duel-effect-theology = Suas próximas Maravilhas permitem jogar novamente.
duel-effect-coins-on-chain = Pegue { $amount } moedas sempre que construir uma carta de graça por encadeamento.

duel-decision-draft = { $seat }, escolha uma Maravilha
duel-decision-turn = { $seat }, jogue uma carta disponível
duel-decision-take = { $seat }, escolha uma ficha de Progresso
duel-decision-library = { $seat }, fique com uma das fichas compradas
duel-decision-revive = { $seat }, construa de graça uma carta do descarte
duel-decision-destroy = { $seat }, escolha uma carta do oponente para descartar
duel-decision-begin = { $seat }, escolha quem começa a era

duel-action-build = Construir { $card }
duel-action-sell = Vender { $card }
duel-action-wonder = Construir { $wonder } usando { $card }
duel-action-draft = Pegar { $wonder }
duel-action-take = Pegar { $token }
duel-action-revive = Construir { $card } do descarte
duel-action-destroy = Descartar { $card }
duel-action-begin = { $seat } começa

duel-event-build = { $paid ->
    [0] { $seat } constrói { $card }.
    [one] { $seat } constrói { $card } por 1 moeda.
   *[other] { $seat } constrói { $card } por { $paid } moedas.
}
duel-event-sell = { $seat } vende { $card } por { $coins } moedas.
duel-event-wonder = { $paid ->
    [0] { $seat } constrói { $wonder } usando { $card }.
    [one] { $seat } constrói { $wonder } usando { $card } por 1 moeda.
   *[other] { $seat } constrói { $wonder } usando { $card } por { $paid } moedas.
}
duel-event-draft = { $seat } pega { $wonder }.
duel-event-take = { $seat } pega a ficha de Progresso { $token }.
duel-event-revive = { $seat } constrói { $card } a partir do descarte.
duel-event-destroy = { $seat } manda { $card } para o descarte.
duel-event-begin = { $seat } decide: { $first } começa.
duel-event-pawn = O peão de Conflito vai de { $from } para { $to }.
duel-event-plunder = { $seat } é saqueado e perde até { $coins } moedas.
duel-event-closed = Sete Maravilhas construídas: { $seat } devolve { $wonder } à caixa.
duel-event-library = { $seat } compra três fichas de Progresso: { $tokens }.
duel-event-library-hidden = { $seat } compra três fichas de Progresso.
duel-event-reveal = Carta revelada: { $card }.
duel-event-age = { $age ->
    [1] Começa a Era I.
    [2] Começa a Era II.
   *[other] Começa a Era III.
}
duel-event-offer = À escolha: { $wonders }.
duel-event-again = { $seat } joga novamente.
duel-event-end = A partida acabou.

duel-step-chain = Grátis por encadeamento: você tem { $card }.
duel-step-free = Não custa nada.
duel-step-cost = { $coins ->
    [one] Custo próprio: 1 moeda.
   *[other] Custo próprio: { $coins } moedas.
}
duel-step-own = Você produz { $resources }.
duel-step-choice = Uma unidade à sua escolha: { $resource }.
duel-step-discount = Uma unidade a menos pela ficha de Progresso: { $resource }.
duel-step-buy = Compre { $resources } a { $price } moedas a unidade: { $coins } moedas.
duel-step-buy-fixed = { $coins ->
    [one] Compre { $resources } ao preço fixo de 1 moeda.
   *[other] Compre { $resources } ao preço fixo de 1 moeda a unidade: { $coins } moedas.
}

duel-reason-military = supremacia militar
duel-reason-science = supremacia científica
duel-reason-civilian = pontos de vitória
duel-reason-blue-cards = empate decidido pelos pontos das cartas azuis
duel-reason-shared = empate: a vitória é compartilhada

duel-category-civilian = Azuis
duel-category-science = Verdes
duel-category-commerce = Amarelas
duel-category-guilds = Guildas
duel-category-wonders = Maravilhas
duel-category-progress = Progresso
duel-category-treasury = Moedas
duel-category-military = Militar

duel-error-other-decision = { $decision ->
    [draft] Antes, escolha uma Maravilha.
    [turn] Jogue uma carta disponível: construa, venda ou construa uma Maravilha com ela.
    [take] Antes, escolha uma ficha de Progresso.
    [library] Antes, fique com uma das fichas compradas.
    [revive] Antes, escolha uma carta do descarte.
    [destroy] Antes, escolha uma carta do oponente para descartar.
   *[begin] Antes, escolha quem começa a era.
}
duel-error-not-offered = “{ $got }” não está à escolha.
duel-error-not-open = { $card } não está disponível. Cartas disponíveis: { $cards }.
duel-error-not-your-wonder = { $wonder } não é uma das suas Maravilhas.
duel-error-wonder-done = { $wonder } já está construída, ou voltou para a caixa.
duel-error-too-expensive = Custa { $price } moedas, e você tem { $coins }.
duel-error-position-age = { $key }: { $got } não pode estar lá na Era { $age }.
duel-error-position-wonders = Um jogador tem no máximo { $most } Maravilhas, não { $got }.
duel-error-position-drawn = drawn: “{ $got }” deve estar entre as fichas deixadas de lado.
duel-error-position-plunder = plunder: esperado “2 5 | 2 5” ou o que resta disso, recebido “{ $got }”.
duel-error-position-wonder-deck = wonder deck: esperadas as doze Maravilhas, cada uma uma vez, recebido “{ $got }”.
duel-error-position-layout = layout: esperados { $expected } lugares, recebidos { $got }.
duel-error-position-open = open: nesta era cabem { $most } cartas disponíveis ao mesmo tempo, não { $got }.
duel-error-position-no-deal = Restam cartas de menos da Era { $age } para dispô-la.
duel-error-position-deck = deck { $age }: esperadas 20 cartas dessa era (três guildas entre elas na Era 3), recebidas { $got }.
duel-error-position-nobody = Ninguém deve uma decisão nesta posição: informe “pending”, cartas para jogar ou “ended”.
duel-error-position-face-down = { $got } está disponível, mas virada para baixo.
