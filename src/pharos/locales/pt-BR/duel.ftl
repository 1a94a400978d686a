# 7 Wonders Duel: frases.
duel-name = 7 Wonders Duel
duel-about = Duas cidades, três eras, três caminhos para a vitória.
duel-option-wonders = Maravilhas: por draft, ou o conjunto da primeira partida

duel-counted-brown = carta marrom
duel-counted-grey = carta cinza
duel-counted-blue = carta azul
duel-counted-green = carta verde
duel-counted-yellow = carta amarela
duel-counted-red = carta vermelha
duel-counted-purple = guilda
duel-counted-wonder = maravilha construída
duel-counted-coin_set = conjunto de 3 moedas
duel-counted-token = ficha de progresso

duel-effect-produce = Produz { $resources } a cada turno.
duel-effect-produce-one = Produz um destes recursos a cada turno, à sua escolha: { $resource }. Não encarece os recursos para o oponente.
duel-effect-fixed-price = A partir do seu próximo turno, você compra { $resource } por 1 moeda a unidade.
duel-effect-points = { $amount ->
    [1] Vale 1 ponto de vitória.
   *[other] Vale { $amount } pontos de vitória.
}
duel-effect-shields = { $amount ->
    [1] 1 escudo: o peão de conflito avança 1 espaço.
   *[other] { $amount } escudos: o peão de conflito avança { $amount } espaços.
}
duel-effect-science = Símbolo científico: { $symbol }.
duel-effect-coins = { $amount ->
    [1] Pegue 1 moeda.
   *[other] Pegue { $amount } moedas.
}
duel-effect-coins-per = { $amount ->
    [1] Pegue 1 moeda para cada { $counted } na sua cidade agora.
   *[other] Pegue { $amount } moedas para cada { $counted } na sua cidade agora.
}
duel-effect-most-coins = { $amount ->
    [1] Pegue 1 moeda para cada { $counted } na cidade que mais tiver agora.
   *[other] Pegue { $amount } moedas para cada { $counted } na cidade que mais tiver agora.
}
duel-effect-most-points = { $amount ->
    [1] No fim: 1 ponto para cada { $counted } na cidade que mais tiver.
   *[other] No fim: { $amount } pontos para cada { $counted } na cidade que mais tiver.
}
duel-effect-points-per = { $amount ->
    [1] No fim: 1 ponto para cada { $counted } sua.
   *[other] No fim: { $amount } pontos para cada { $counted } sua, incluindo esta.
}
duel-effect-opponent-loses = Seu oponente perde { $amount } moedas.
duel-effect-destroy = { $on ->
    [brown] Descarte uma carta marrom da cidade do oponente.
   *[grey] Descarte uma carta cinza da cidade do oponente.
}
duel-effect-play-again = Jogue novamente.
duel-effect-revive = Construa de graça uma carta da pilha de descarte.
duel-effect-library = Sorteie { $amount } das fichas de progresso não usadas e fique com uma.
duel-effect-discount = { $on ->
    [wonder] Suas próximas maravilhas custam { $amount } recursos a menos.
   *[blue] Suas próximas cartas azuis custam { $amount } recursos a menos.
}
duel-effect-economy = Você recebe as moedas que o oponente gasta em comércio.
duel-effect-more-shields = Suas próximas cartas vermelhas têm { $amount } escudo a mais.
duel-effect-theology = Suas próximas maravilhas permitem jogar novamente.
duel-effect-coins-on-chain = Pegue { $amount } moedas sempre que construir uma carta de graça por encadeamento.

duel-decision-draft = { $seat }, escolha uma maravilha
duel-decision-turn = { $seat }, jogue uma carta disponível
duel-decision-take = { $seat }, escolha uma ficha de progresso
duel-decision-library = { $seat }, fique com uma das fichas sorteadas
duel-decision-revive = { $seat }, construa de graça uma carta da pilha de descarte
duel-decision-destroy = { $seat }, escolha uma carta do oponente para descartar
duel-decision-begin = { $seat }, escolha quem começa a era

duel-action-build = Construir { $card }
duel-action-sell = Vender { $card }
duel-action-wonder = Construir { $wonder } usando { $card }
duel-action-draft = Pegar { $wonder }
duel-action-take = Pegar { $token }
duel-action-revive = Construir { $card } da pilha de descarte
duel-action-destroy = Descartar { $card }
duel-action-begin = { $seat } começa

duel-event-build = { $paid ->
    [0] { $seat } constrói { $card }.
    [1] { $seat } constrói { $card } por 1 moeda.
   *[other] { $seat } constrói { $card } por { $paid } moedas.
}
duel-event-sell = { $seat } vende { $card } por { $coins } moedas.
duel-event-wonder = { $paid ->
    [0] { $seat } constrói { $wonder } usando { $card }.
    [1] { $seat } constrói { $wonder } usando { $card } por 1 moeda.
   *[other] { $seat } constrói { $wonder } usando { $card } por { $paid } moedas.
}
duel-event-draft = { $seat } pega { $wonder }.
duel-event-take = { $seat } pega a ficha de progresso { $token }.
duel-event-revive = { $seat } constrói { $card } da pilha de descarte.
duel-event-destroy = { $seat } descarta { $card }.
duel-event-begin = { $seat } escolhe quem começa: { $first }.
duel-event-pawn = { $spaces ->
    [1] O peão de conflito avança 1 espaço rumo à capital de { $seat }.
   *[other] O peão de conflito avança { $spaces } espaços rumo à capital de { $seat }.
}
duel-event-lose-coins = { $coins ->
    [0] { $seat } não tem moedas a perder.
    [1] { $seat } perde 1 moeda.
   *[other] { $seat } perde { $coins } moedas.
}
duel-event-closed = Sete maravilhas estão construídas: { $seat } devolve { $wonder } à caixa.
duel-event-library = { $seat } sorteia três fichas de progresso: { $tokens }.
duel-event-library-hidden = { $seat } sorteia três fichas de progresso.
duel-event-reveal = { $card }: carta revelada.
duel-event-age = { $age ->
    [1] Começa a Era I.
    [2] Começa a Era II.
   *[other] Começa a Era III.
}
duel-event-offer = À escolha: { $wonders }.
duel-event-again = { $seat } joga novamente.
duel-event-end = A partida acabou.

duel-step-chain = Grátis por encadeamento: você tem { $card }.
duel-step-free = Grátis.
duel-step-cost = { $coins ->
    [1] Custo impresso: 1 moeda.
   *[other] Custo impresso: { $coins } moedas.
}
duel-step-own = Você produz { $resources }.
duel-step-choice = Um recurso à sua escolha: { $resource }.
duel-step-discount = Sua ficha de progresso poupa { $resource }.
duel-step-buy = Compre { $resources } a { $price } moedas a unidade: { $coins } moedas.
duel-step-buy-fixed = { $coins ->
    [1] Compre { $resources } ao preço fixo de 1 moeda.
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
    [draft] Antes, escolha uma maravilha.
    [turn] Jogue uma carta disponível: construa, venda ou construa uma maravilha com ela.
    [take] Antes, escolha uma ficha de progresso.
    [library] Antes, fique com uma das fichas sorteadas.
    [revive] Antes, escolha uma carta da pilha de descarte.
    [destroy] Antes, escolha uma carta do oponente para descartar.
   *[begin] Antes, escolha quem começa a era.
}
duel-error-not-offered = “{ $got }” não está entre as opções.
duel-error-not-open = { $card } não está disponível. Cartas disponíveis: { $cards }.
duel-error-not-your-wonder = { $wonder } não é uma das suas maravilhas.
duel-error-wonder-done = A maravilha { $wonder } já foi construída ou voltou para a caixa.
duel-error-too-expensive = { $price ->
    [1] Custa 1 moeda, mas você só tem { $coins }.
   *[other] Custa { $price } moedas, mas você só tem { $coins }.
}
duel-error-position-age = { $key }: { $got } não pode estar lá na Era { $age }.
duel-error-position-wonders = Um jogador tem no máximo { $most } maravilhas, não { $got }.
duel-error-position-drawn = drawn: “{ $got }” deve estar entre as fichas não usadas.
duel-error-position-military-tokens = military tokens: era esperado “2 5 | 2 5” ou o que resta disso, veio “{ $got }”.
duel-error-position-wonder-deck = wonder deck: eram esperadas as doze maravilhas, uma vez cada, veio “{ $got }”.
duel-error-position-layout = layout: eram esperados { $expected } espaços, vieram { $got }.
duel-error-position-open = open: esta era permite { $most } cartas disponíveis ao mesmo tempo, não { $got }.
duel-error-position-no-deal = Não restam cartas suficientes da Era { $age } para montá-la.
duel-error-position-deck = deck { $age }: eram esperadas 20 cartas dessa era (com três guildas na Era III), vieram { $got }.
duel-error-position-nobody = Ninguém tem de decidir nesta posição: inclua “pending”, cartas para jogar ou “ended”.
duel-error-position-pawn = O peão está em { $pawn }, então a ficha militar de { $coins } moedas que ameaçava { $seat } já saiu: retire-a de “military tokens”.
duel-error-position-eighth = No máximo { $most } maravilhas são construídas em uma partida, não { $got }.
duel-error-position-wonder-box = { $now ->
    [open] Sete maravilhas estão construídas, então a maravilha { $wonder } voltou para a caixa: escreva “!” depois dela.
   *[closed] A maravilha { $wonder } só volta para a caixa quando sete maravilhas estão construídas; aqui são { $built }.
}
duel-error-position-symbols = { $seat } tem { $n } símbolos científicos diferentes, o que vence na hora: inclua “ended”.
duel-error-position-capital = O peão chegou a uma capital, o que vence na hora: inclua “ended”.
duel-error-position-pending = pending: ninguém consegue concluir “{ $got }”. Escreva “0 turn”, “0 begin”, “0 finish” seguido de uma escolha, ou todas as escolhas que restam do draft.
duel-error-position-face-down = { $got } está disponível, mas virada para baixo.

duel-pad-coins = Moedas
duel-pad-pawn = Espaços do peão além do meio, em direção ao oponente
