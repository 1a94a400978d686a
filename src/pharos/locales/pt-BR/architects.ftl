# 7 Wonders Arquitetos: nomes.
architects-name = 7 Wonders Arquitetos
architects-about = Pegue uma carta por turno e construa sua maravilha. A primeira maravilha completa encerra a partida.
architects-option-wonders = Maravilhas: random (sorteio), ou um nome para cada lugar, como “giza rhodes”

architects-card-wood = Madeira
architects-card-stone = Pedra
architects-card-clay = Argila (tijolos)
architects-card-papyrus = Papiro
architects-card-glass = Vidro
architects-card-coin = Moeda
architects-card-compass = Compasso e esquadro
architects-card-gear = Engrenagem
architects-card-tablet = Tabuleta
architects-card-blue3 = Carta azul, 3 pontos
architects-card-blue2cat = Carta azul, 2 pontos e gato
architects-card-red0 = Carta vermelha, 1 escudo, sem corneta
architects-card-red1 = Carta vermelha, 1 escudo, 1 corneta
architects-card-red2 = Carta vermelha, 1 escudo, 2 cornetas

architects-wonder-alexandria = Alexandria
architects-wonder-babylon = Babilônia
architects-wonder-ephesus = Éfeso
architects-wonder-giza = Gizé
architects-wonder-halicarnassus = Halicarnasso
architects-wonder-olympia = Olímpia
architects-wonder-rhodes = Rodes

architects-token-urbanism = Urbanismo
architects-token-crafts = Manufatura
architects-token-jewellery = Joalheria
architects-token-science = Ciência
architects-token-propaganda = Propaganda
architects-token-architecture = Arquitetura
architects-token-economy = Economia
architects-token-engineering = Engenharia
architects-token-tactics = Tática
architects-token-decor = Decoração
architects-token-politics = Política
architects-token-strategy = Estratégia
architects-token-education = Educação
architects-token-culture = Cultura

architects-colour-grey = cinza
architects-colour-yellow = amarela
architects-colour-green = verde
architects-colour-blue = azul
architects-colour-red = vermelha
architects-counted-cat = ícone de gato em suas cartas azuis
architects-counted-victory = ficha de vitória militar que você tem
architects-counted-token = ficha de progresso que você tem, incluindo esta

# Frases.
architects-effect-resource = Um recurso para os estágios da sua maravilha.
architects-effect-coin = Uma moeda: substitui qualquer recurso que falte.
architects-effect-science = Um símbolo científico: dois idênticos ou três diferentes dão uma ficha de progresso.
architects-effect-points = { $amount ->
    [1] Vale { $amount } ponto de vitória.
   *[other] Vale { $amount } pontos de vitória.
}
architects-effect-cat = Pegue o gato: ele vale 2 pontos e mostra a você a carta do topo do baralho central no início do seu turno.
architects-effect-shields = { $amount ->
    [1] { $amount } escudo.
   *[other] { $amount } escudos.
}
architects-effect-horns = { $amount ->
    [1] 1 corneta: vire uma ficha de conflito. A carta é descartada depois da próxima batalha.
   *[other] { $amount } cornetas: vire { $amount } fichas de conflito. A carta é descartada depois da próxima batalha.
}
architects-effect-take-any = Pegue a carta do topo de qualquer baralho na mesa.
architects-effect-take-central = Pegue a carta do topo do baralho central.
architects-effect-take-both = Pegue as cartas do topo dos baralhos à sua esquerda e à sua direita.
architects-effect-search = Olhe as { $amount } cartas do topo do baralho à sua esquerda ou à sua direita, fique com uma e reembaralhe as outras.
architects-effect-choose-token = Escolha uma das fichas de progresso disponíveis.
architects-effect-extra-card = Uma vez por turno, ao pegar uma destas cartas ({ $cards }), você pode pegar uma carta adicional.
architects-effect-extra-card-stage = Uma vez por turno, ao construir um estágio, você pode pegar uma carta adicional.
architects-effect-double-coin = Uma vez por turno, uma de suas cartas amarelas vale 2 moedas.
architects-effect-any-resources = Uma vez por turno, você pode construir um estágio com quaisquer recursos, idênticos ou diferentes.
architects-effect-points-complete = { $amount } pontos de vitória, em vez disso, se a sua maravilha estiver completa.
architects-effect-points-both = { $amount } pontos de vitória no total se você tiver as duas.
architects-effect-points-per = { $amount ->
    [1] No fim: { $amount } ponto para cada { $counted }.
   *[other] No fim: { $amount } pontos para cada { $counted }.
}

architects-decision-take = { $seat }, pegue uma carta
architects-decision-act = { $seat }, continue o seu turno
architects-decision-reach = { $seat }, pegue a carta do topo de qualquer baralho
architects-decision-look = { $seat }, escolha um baralho para olhar
architects-decision-keep = { $seat }, fique com uma das cartas
architects-decision-token = { $seat }, escolha uma ficha de progresso

architects-action-take-left = Pegar a carta da esquerda
architects-action-take-centre = Pegar do baralho central
architects-action-take-right = Pegar a carta da direita
architects-action-extra-left = Carta adicional: a da esquerda
architects-action-extra-centre = Carta adicional: do baralho central
architects-action-extra-right = Carta adicional: a da direita
architects-action-decline = Encerrar o turno
architects-action-pair = Entregar um par: { $card }
architects-action-set = Entregar três símbolos diferentes
architects-action-token = Pegar { $token }
architects-action-token-stack = Pegar a ficha do topo da pilha, sem ver
architects-action-reach = Pegar do baralho de { $wonder }
architects-action-reach-central = Pegar do baralho central
architects-action-look-left = Olhar o baralho da esquerda
architects-action-look-right = Olhar o baralho da direita
architects-action-keep = Ficar com { $card }
architects-action-stage = Construir o estágio { $stage } com { $cards }

architects-event-take = { $seat } pega { $card } do baralho de { $wonder }.
architects-event-take-central = { $seat } pega { $card } do baralho central.
architects-event-extra = { $seat } pega uma carta adicional do baralho de { $wonder }: { $card }.
architects-event-extra-central = { $seat } pega uma carta adicional do baralho central: { $card }.
architects-event-keep = { $seat } fica com { $card } do baralho de { $wonder } e reembaralha as outras.
architects-event-look = { $seat } olha o baralho de { $wonder }: { $cards }.
architects-event-look-hidden = { $seat } olha o baralho de { $wonder }.
architects-event-stage = { $points ->
    [0] { $seat } constrói o estágio { $stage } de { $wonder } com { $cards }.
    [1] { $seat } constrói o estágio { $stage } de { $wonder } com { $cards }: { $points } ponto.
   *[other] { $seat } constrói o estágio { $stage } de { $wonder } com { $cards }: { $points } pontos.
}
architects-event-set = { $seat } entrega { $cards }.
architects-event-token = { $seat } pega a ficha de progresso { $token }.
architects-event-token-stack = { $seat } pega uma ficha de progresso da pilha: { $token }.
architects-event-turn-up = A ficha { $token } é revelada em seu lugar.
architects-event-show = No topo do baralho de { $wonder }: { $card }.
architects-event-cat = { $seat } pega o gato.
architects-event-peek = { $seat }, o gato mostra a você o topo do baralho central: { $card }.
architects-event-peek-hidden = { $seat } olha a carta do topo do baralho central.
architects-event-conflict = { $n ->
    [1] { $seat } vira uma ficha de conflito. Ainda em paz: { $left }.
   *[other] { $seat } vira { $n } fichas de conflito. Ainda em paz: { $left }.
}
architects-event-battle = Batalha! Escudos: { $shields_by_seat }.
architects-event-victory = { $n ->
    [1] { $seat } pega uma ficha de vitória militar.
   *[other] { $seat } pega { $n } fichas de vitória militar.
}
architects-event-pass = { $seat } não tem carta para pegar.
architects-event-decline = { $seat } encerra o turno.
architects-event-turn = É a vez de { $seat }.
architects-event-end = A partida acabou.

architects-step-identical = Exige { $n } recursos idênticos.
architects-step-different = Exige { $n } recursos diferentes.
architects-step-own = Seus: { $cards }.
architects-step-coins = { $n ->
    [1] { $n } moeda pelo recurso que falta.
   *[other] { $n } moedas pelos recursos que faltam.
}
architects-step-economy = { $n ->
    [1] Com a Economia, uma carta amarela vale 2 moedas: 1 carta amarela no total.
   *[other] Com a Economia, uma carta amarela vale 2 moedas: { $n } cartas amarelas no total.
}
architects-step-engineering = Com a Engenharia, não precisam ser idênticos nem diferentes.

architects-reason-points = pontos de vitória
architects-reason-stages = empate decidido pelos estágios construídos
architects-reason-shared = empate: a vitória é compartilhada

architects-category-wonder = Estágios
architects-category-cat = Gato
architects-category-blue = Azuis
architects-category-military = Militar
architects-category-progress = Progresso

architects-table-left = Esquerda
architects-table-centre = Central
architects-table-right = Direita
architects-table-unknown = ▒ virada para baixo
architects-table-empty = vazio
architects-table-cards = { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
}
architects-table-completes-stage = completa o estágio { $stage }
architects-table-completes-token = completa um conjunto
architects-table-others = Outros baralhos
architects-table-offer = Fichas de progresso
architects-table-stack = { $n ->
    [0] sem pilha
   *[other] { $n } na pilha
}
architects-table-conflict = Conflito: { $flipped } de { $tokens } viradas
architects-table-cat = Gato: { $name }
architects-table-nobody = ninguém
architects-table-shields = Escudos
architects-table-victories = Vitórias
architects-table-looked-at = As cartas que você está vendo

architects-error-wonders = “{ $got }” não dá uma maravilha a cada um dos { $players } lugares. Informe uma para cada lugar, ou use “random”.
architects-error-other-decision = { $decision ->
    [take] Antes, pegue uma carta: esquerda, centro ou direita.
    [act] Você já pegou sua carta. Continue o seu turno.
    [reach] Antes, escolha o baralho de onde pegar uma carta.
    [look] Antes, escolha o baralho para olhar.
    [keep] Antes, fique com uma das cartas.
   *[token] Antes, escolha uma ficha de progresso.
}
architects-error-must = Você ainda não pode encerrar o turno: falta completar um estágio ou um conjunto científico.
architects-error-no-extra = Nenhuma ficha de progresso dá uma carta adicional a você agora.
architects-error-no-set = Você não pode fazer “{ $got }”: você não tem esses símbolos ou não há mais fichas de progresso.
architects-error-not-there = Não há nada para pegar em “{ $got }”.
architects-error-stage-done = O estágio { $stage } já está construído.
architects-error-stage-above = Você ainda não pode construir o estágio { $stage }: falta um abaixo dele.
architects-error-not-yours = Você não tem { $cards }.
architects-error-no-payment = { $cards } não pagam o estágio { $stage }: todos devem ser idênticos ou todos diferentes, e moedas só substituem o que falta.
architects-error-more-stages = Pagar o estágio { $stage } com { $cards } impediria você de construir outro estágio. Suas cartas pagam { $n } estágios neste turno, então você deve construir todos.
architects-error-position-wonders = wonders: eram esperadas de duas a sete maravilhas diferentes, veio “{ $got }”.
architects-error-position-seat = A linha “{ $got }” não pertence a nenhum lugar: o último é { $most }.
architects-error-position-stage = O estágio { $got } de { $wonder } não pode estar lá: já está construído, ou falta um abaixo dele.
architects-error-position-cards = { $n ->
    [1] Há 1 carta “{ $got }” a mais.
   *[other] Há { $n } cartas “{ $got }” a mais.
}
architects-error-position-deck = { $key }: no máximo { $most } cartas, não { $got }.
architects-error-position-tokens = Não há tantas fichas de progresso: “{ $got }”.
architects-error-position-search = search: eram esperados um baralho e um número de cartas, como “0 5”, veio “{ $got }”.

architects-pad-stage = { $sort ->
    [same] Estágio com { $count } recursos idênticos
   *[different] Estágio com { $count } recursos diferentes
}
architects-pad-cat = Marcador de gato
architects-pad-victory = Fichas de vitória militar
