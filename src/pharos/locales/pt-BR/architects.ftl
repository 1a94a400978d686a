# 7 Wonders Arquitetos: nomes.
architects-name = 7 Wonders Arquitetos
architects-about = Uma carta por turno, uma Maravilha para cada um: quem completa a sua encerra a partida.
architects-option-wonders = Maravilhas: random (ao acaso), ou um nome para cada lugar, como “giza rhodes”

architects-card-wood = Madeira
architects-card-stone = Pedra
architects-card-clay = Argila (tijolos)
architects-card-papyrus = Papiro
architects-card-glass = Vidro
architects-card-coin = Moeda
architects-card-compass = Compasso e esquadro
architects-card-gear = Engrenagem
architects-card-tablet = Tabuleta
architects-card-blue3 = Carta Azul, 3 pontos
architects-card-blue2cat = Carta Azul, 2 pontos e Gato
architects-card-red0 = Carta Vermelha, 1 Escudo, sem corneta
architects-card-red1 = Carta Vermelha, 1 Escudo, 1 corneta
architects-card-red2 = Carta Vermelha, 1 Escudo, 2 cornetas

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
architects-colour-yellow = amarelo
architects-colour-green = verde
architects-colour-blue = azul
architects-colour-red = vermelho
architects-counted-cat = ícone de Gato em suas cartas azuis
architects-counted-victory = ficha de Vitória Militar sua
architects-counted-token = ficha de Progresso sua, incluindo esta

# Frases.
architects-effect-resource = Um recurso para os Estágios da sua Maravilha.
architects-effect-coin = Uma moeda: substitui qualquer recurso que lhe falte.
architects-effect-science = Um símbolo científico: dois idênticos ou três diferentes dão uma ficha de Progresso.
architects-effect-points = { $amount ->
    [one] Vale { $amount } ponto de vitória.
   *[other] Vale { $amount } pontos de vitória.
}
architects-effect-cat = Pegue o Gato: ele vale 2 pontos e lhe mostra a carta do topo do baralho central no início do seu turno.
architects-effect-shields = { $amount ->
    [one] { $amount } Escudo.
   *[other] { $amount } Escudos.
}
architects-effect-horns = { $amount ->
    [one] { $amount } corneta: vire uma ficha de Conflito; a carta sai depois da próxima Batalha.
   *[other] { $amount } cornetas: vire { $amount } fichas de Conflito; a carta sai depois da próxima Batalha.
}
architects-effect-take-any = Pegue a carta do topo de qualquer baralho na mesa.
architects-effect-take-central = Pegue a carta do topo do baralho central.
architects-effect-take-both = Pegue as cartas do topo dos baralhos à sua esquerda e à sua direita.
architects-effect-search = Olhe as { $amount } cartas do topo do baralho à sua esquerda ou à sua direita, fique com uma e reembaralhe as outras.
architects-effect-choose-token = Escolha uma das fichas de Progresso disponíveis.
architects-effect-extra-card = Uma vez por turno, ao pegar uma destas cartas ({ $cards }), você pode pegar uma carta adicional.
architects-effect-extra-card-stage = Uma vez por turno, ao construir um Estágio, você pode pegar uma carta adicional.
architects-effect-double-coin = Uma vez por turno, uma de suas cartas amarelas vale 2 moedas.
architects-effect-any-resources = Uma vez por turno, um Estágio pode ser construído com quaisquer recursos, idênticos ou diferentes.
architects-effect-points-complete = { $amount } pontos de vitória em vez disso se a sua Maravilha estiver completa.
architects-effect-points-both = { $amount } pontos de vitória ao todo se você tiver as duas.
architects-effect-points-per = { $amount ->
    [one] No fim: { $amount } ponto para cada { $counted }.
   *[other] No fim: { $amount } pontos para cada { $counted }.
}

architects-decision-take = { $seat }, pegue uma carta
architects-decision-act = { $seat }, continue o seu turno
architects-decision-reach = { $seat }, pegue a carta do topo de qualquer baralho
architects-decision-look = { $seat }, escolha um baralho para olhar
architects-decision-keep = { $seat }, fique com uma das cartas
architects-decision-token = { $seat }, escolha uma ficha de Progresso

architects-action-take-left = Pegar a carta da esquerda
architects-action-take-centre = Pegar do baralho central
architects-action-take-right = Pegar a carta da direita
architects-action-extra-left = Carta adicional: a da esquerda
architects-action-extra-centre = Carta adicional: do baralho central
architects-action-extra-right = Carta adicional: a da direita
architects-action-decline = Recusar e encerrar o turno
architects-action-pair = Entregar um par: { $card }
architects-action-set = Entregar três símbolos diferentes
architects-action-token = Pegar { $token }
architects-action-token-stack = Pegar a ficha do topo da pilha, sem ver
architects-action-reach = Pegar do baralho de { $wonder }
architects-action-reach-central = Pegar do baralho central
architects-action-look-left = Olhar o baralho da esquerda
architects-action-look-right = Olhar o baralho da direita
architects-action-keep = Ficar com { $card }
architects-action-stage = Construir o Estágio { $stage } com { $cards }

architects-event-take = { $seat } pega { $card } do baralho de { $wonder }.
architects-event-take-central = { $seat } pega { $card } do baralho central.
architects-event-extra = { $seat } pega uma carta adicional do baralho de { $wonder }: { $card }.
architects-event-extra-central = { $seat } pega uma carta adicional do baralho central: { $card }.
architects-event-keep = { $seat } fica com { $card } do baralho de { $wonder } e reembaralha as outras.
architects-event-look = { $seat } olha o baralho de { $wonder }: { $cards }.
architects-event-look-hidden = { $seat } olha o baralho de { $wonder }.
architects-event-stage = { $points ->
    [0] { $seat } constrói o Estágio { $stage } de { $wonder } com { $cards }.
    [one] { $seat } constrói o Estágio { $stage } de { $wonder } com { $cards }: { $points } ponto.
   *[other] { $seat } constrói o Estágio { $stage } de { $wonder } com { $cards }: { $points } pontos.
}
architects-event-set = { $seat } entrega { $cards }.
architects-event-token = { $seat } pega a ficha de Progresso { $token }.
architects-event-token-stack = { $seat } pega uma ficha de Progresso da pilha: { $token }.
architects-event-turn-up = { $token } é revelada no lugar dela.
architects-event-show = No topo do baralho de { $wonder }: { $card }.
architects-event-cat = { $seat } pega o Gato.
architects-event-peek = { $seat }, o Gato lhe mostra o topo do baralho central: { $card }.
architects-event-peek-hidden = { $seat } olha a carta do topo do baralho central.
architects-event-conflict = { $n ->
    [one] { $seat } vira uma ficha de Conflito; { $left } no lado da Paz.
   *[other] { $seat } vira { $n } fichas de Conflito; { $left } no lado da Paz.
}
architects-event-battle = Batalha! Escudos por lugar: { $shields }.
architects-event-victory = { $n ->
    [one] { $seat } pega uma ficha de Vitória Militar.
   *[other] { $seat } pega { $n } fichas de Vitória Militar.
}
architects-event-pass = { $seat } não encontra carta para pegar.
architects-event-decline = { $seat } recusa o resto do turno.
architects-event-turn = É a vez de { $seat }.
architects-event-end = A partida acabou.

architects-step-identical = Exige { $n } recursos idênticos.
architects-step-different = Exige { $n } recursos diferentes.
architects-step-own = Seus: { $cards }.
architects-step-coins = { $n ->
    [one] { $n } moeda pelo recurso que falta.
   *[other] { $n } moedas pelos recursos que faltam.
}
architects-step-economy = { $n ->
    [one] Pela Economia uma carta amarela vale 2 moedas: { $n } carta amarela ao todo.
   *[other] Pela Economia uma carta amarela vale 2 moedas: { $n } cartas amarelas ao todo.
}
architects-step-engineering = Pela Engenharia não precisam ser idênticos nem diferentes.

architects-reason-points = pontos de vitória
architects-reason-stages = empate decidido pelos Estágios construídos
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
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-table-completes-stage = completa o Estágio { $stage }
architects-table-completes-token = completa um conjunto
architects-table-others = Outros baralhos
architects-table-offer = Fichas de Progresso
architects-table-stack = { $n ->
    [0] sem pilha
   *[other] { $n } na pilha
}
architects-table-conflict = Conflito: { $flipped } de { $tokens } viradas
architects-table-cat = Gato: { $name }
architects-table-nobody = ninguém
architects-table-shields = Escudos
architects-table-victories = Vitórias
architects-table-found = As cartas que você olha

architects-error-wonders = “{ $got }” não dá a cada um dos { $players } lugares a sua própria Maravilha: informe uma para cada lugar, ou “random”.
architects-error-other-decision = { $decision ->
    [take] Antes, pegue uma carta: esquerda, centro ou direita.
    [act] Sua carta já foi pega: continue o seu turno.
    [reach] Antes, escolha o baralho de onde pegar uma carta.
    [look] Antes, escolha o baralho para olhar.
    [keep] Antes, fique com uma das cartas.
   *[token] Antes, escolha uma ficha de Progresso.
}
architects-error-must = Há um Estágio ou um conjunto científico obrigatório: não pode ser recusado.
architects-error-no-extra = Nenhuma ficha de Progresso lhe dá uma carta adicional agora.
architects-error-no-set = Você não pode fazer “{ $got }”: faltam os símbolos, ou não há mais fichas de Progresso.
architects-error-not-there = Não há nada para pegar em “{ $got }”.
architects-error-stage-done = O Estágio { $stage } já está construído.
architects-error-stage-above = O Estágio { $stage } ainda não pode ser construído: falta um abaixo dele.
architects-error-not-yours = Você não tem { $cards }.
architects-error-no-payment = { $cards } não pagam o Estágio { $stage }: respeite idênticos ou diferentes, e use moedas só para o que falta.
architects-error-position-wonders = wonders: esperadas de duas a sete Maravilhas diferentes, recebido “{ $got }”.
architects-error-position-seat = A linha “{ $got }” não é de ninguém: o último lugar é { $most }.
architects-error-position-stage = O Estágio { $got } de { $wonder } não pode estar lá: já está construído, ou falta um abaixo dele.
architects-error-position-cards = { $n ->
    [one] Há uma carta a mais de “{ $got }”.
   *[other] Há { $n } cartas a mais de “{ $got }”.
}
architects-error-position-deck = { $key }: no máximo { $most } cartas, não { $got }.
architects-error-position-tokens = Não há tantas fichas de Progresso: “{ $got }”.
architects-error-position-search = search: esperados um baralho e um número de cartas, como “0 5”, recebido “{ $got }”.
