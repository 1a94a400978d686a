# 7 Wonders: frases.
seven-wonders-name = 7 Wonders
seven-wonders-about = Sete cidades da Antiguidade, três Eras, todos jogam ao mesmo tempo: construa, comercie e supere seus dois vizinhos.
seven-wonders-option-edition = Edição: a primeira (também para 2 jogadores) ou a segunda
seven-wonders-option-boards = Tabuleiros de Maravilha: random (ao acaso), choose (à escolha), um lado para todos, como “random-a”, ou um para cada lugar, como “gizah-a rhodes-b babylon”

seven-wonders-effect-produce = Produz { $resources } a cada turno.
seven-wonders-effect-produce-one = Produz um destes recursos a cada turno, à sua escolha: { $resource }.
seven-wonders-effect-discount = Você compra { $resource } por { $amount } Moeda a unidade { $where }.
seven-wonders-effect-points = { $amount ->
    [one] Vale 1 ponto de vitória.
   *[other] Vale { $amount } pontos de vitória.
}
seven-wonders-effect-points-per = { $amount ->
    [one] No fim: 1 ponto para cada { $counted } { $where }.
   *[other] No fim: { $amount } pontos para cada { $counted } { $where }.
}
seven-wonders-effect-points-if-complete = No fim: { $amount } pontos se todos os estágios da sua Maravilha estiverem construídos.
seven-wonders-effect-coins = { $amount ->
    [one] Pegue 1 Moeda.
   *[other] Pegue { $amount } Moedas.
}
seven-wonders-effect-coins-per = { $amount ->
    [one] Pegue agora 1 Moeda para cada { $counted } { $where }.
   *[other] Pegue agora { $amount } Moedas para cada { $counted } { $where }.
}
seven-wonders-effect-shields = { $amount ->
    [one] 1 Escudo.
   *[other] { $amount } Escudos.
}
seven-wonders-effect-science = Símbolo científico: { $symbol }.
seven-wonders-effect-wild-science = Um símbolo científico à sua escolha, escolhido no fim da partida.
seven-wonders-effect-revive = No fim deste turno, construa de graça uma carta da pilha de descarte.
seven-wonders-effect-free-once = Uma vez por Era, construa de graça uma Estrutura da sua mão.
seven-wonders-effect-seventh = Jogue também a sétima carta de cada Era.
seven-wonders-effect-copy = No fim, uma guilda de um vizinho conta como se você a tivesse construído.
seven-wonders-effect-first-of-colour = A primeira Estrutura de cada cor é gratuita.
seven-wonders-effect-first-card = A Estrutura que você constrói no primeiro turno de uma Era é gratuita.
seven-wonders-effect-last-card = A Estrutura que você constrói no sexto turno de uma Era é gratuita.

seven-wonders-decision-board = { $seats }, escolha o seu tabuleiro de Maravilha e o lado dele
seven-wonders-decision-side = { $n ->
    [one] { $seats }, escolha o lado do seu tabuleiro de Maravilha
   *[other] { $seats } estão escolhendo os lados de seus tabuleiros de Maravilha
}
seven-wonders-decision-turn = { $n ->
    [one] { $seats }, escolha uma carta e o que fazer com ela
   *[other] { $seats } estão escolhendo suas cartas
}
seven-wonders-decision-seventh-card = { $seats }, a sua Maravilha permite jogar a sua sétima carta
seven-wonders-decision-revive = { $seats }, olhe a pilha de descarte e construa de graça uma de suas cartas
seven-wonders-decision-copy-guild = { $seats }, escolha a guilda de um vizinho que também vai contar para você
seven-wonders-decision-free-city-turn = { $seats }, você administra a Cidade Livre neste turno: escolha a carta dela
seven-wonders-decision-free-city-seventh-card = { $seats }, jogue a sétima carta da Cidade Livre
seven-wonders-decision-free-city-revive = { $seats }, construa de graça na Cidade Livre uma carta da pilha de descarte

seven-wonders-action-build = Construir { $card }
seven-wonders-action-build-pay = { $left ->
    [0] Construir { $card }, pagando { $right } à direita
   *[other] { $right ->
        [0] Construir { $card }, pagando { $left } à esquerda
       *[other] Construir { $card }, pagando { $left } à esquerda e { $right } à direita
    }
}
seven-wonders-action-free = Construir { $card } como a sua Estrutura gratuita desta Era
seven-wonders-action-stage = Construir o próximo estágio da sua Maravilha usando { $card }
seven-wonders-action-stage-pay = { $left ->
    [0] Construir o próximo estágio da sua Maravilha usando { $card }, pagando { $right } à direita
   *[other] { $right ->
        [0] Construir o próximo estágio da sua Maravilha usando { $card }, pagando { $left } à esquerda
       *[other] Construir o próximo estágio da sua Maravilha usando { $card }, pagando { $left } à esquerda e { $right } à direita
    }
}
seven-wonders-action-sell = Vender { $card } por 3 Moedas
seven-wonders-action-city-build = Cidade Livre: construir { $card }
seven-wonders-action-city-build-pay = { $left ->
    [0] Cidade Livre: construir { $card }, pagando { $right } à direita dela
   *[other] { $right ->
        [0] Cidade Livre: construir { $card }, pagando { $left } à esquerda dela
       *[other] Cidade Livre: construir { $card }, pagando { $left } à esquerda dela e { $right } à direita
    }
}
seven-wonders-action-city-free = Cidade Livre: construir { $card } como a Estrutura gratuita desta Era
seven-wonders-action-city-stage = Cidade Livre: construir o próximo estágio da Maravilha usando { $card }
seven-wonders-action-city-stage-pay = { $left ->
    [0] Cidade Livre: construir o próximo estágio da Maravilha usando { $card }, pagando { $right } à direita dela
   *[other] { $right ->
        [0] Cidade Livre: construir o próximo estágio da Maravilha usando { $card }, pagando { $left } à esquerda dela
       *[other] Cidade Livre: construir o próximo estágio da Maravilha usando { $card }, pagando { $left } à esquerda dela e { $right } à direita
    }
}
seven-wonders-action-city-sell = Cidade Livre: vender { $card } por 3 Moedas
seven-wonders-action-revive = Construir { $card } da pilha de descarte
seven-wonders-action-copy = Fazer { $card } contar para você
seven-wonders-action-side = Escolher: { $side }
seven-wonders-action-board = Escolher { $board }, { $side }
seven-wonders-action-decline = Recusar

seven-wonders-event-committed = { $seat } já escolheu.
seven-wonders-event-build = { $bank ->
    [0] { $left ->
        [0] { $right ->
            [0] { $city } constrói { $card }.
           *[other] { $city } constrói { $card }, pagando { $right } à direita.
        }
       *[other] { $right ->
            [0] { $city } constrói { $card }, pagando { $left } à esquerda.
           *[other] { $city } constrói { $card }, pagando { $left } à esquerda e { $right } à direita.
        }
    }
    [one] { $city } constrói { $card } por 1 Moeda.
   *[other] { $city } constrói { $card } por { $bank } Moedas.
}
seven-wonders-event-free = { $city } constrói { $card } como a Estrutura gratuita desta Era.
seven-wonders-event-stage = { $left ->
    [0] { $right ->
        [0] { $city } constrói o estágio { $stage } usando { $card }.
       *[other] { $city } constrói o estágio { $stage } usando { $card }, pagando { $right } à direita.
    }
   *[other] { $right ->
        [0] { $city } constrói o estágio { $stage } usando { $card }, pagando { $left } à esquerda.
       *[other] { $city } constrói o estágio { $stage } usando { $card }, pagando { $left } à esquerda e { $right } à direita.
    }
}
seven-wonders-event-stage-hidden = { $left ->
    [0] { $right ->
        [0] { $city } constrói o estágio { $stage }.
       *[other] { $city } constrói o estágio { $stage }, pagando { $right } à direita.
    }
   *[other] { $right ->
        [0] { $city } constrói o estágio { $stage }, pagando { $left } à esquerda.
       *[other] { $city } constrói o estágio { $stage }, pagando { $left } à esquerda e { $right } à direita.
    }
}
seven-wonders-event-sell = { $city } vende { $card }.
seven-wonders-event-sell-hidden = { $city } vende uma carta.
seven-wonders-event-income = { $coins ->
    [one] { $city } fica com 1 Moeda a mais.
   *[other] { $city } fica com { $coins } Moedas a mais.
}
seven-wonders-event-spending = { $coins ->
    [one] { $city } fica com 1 Moeda a menos.
   *[other] { $city } fica com { $coins } Moedas a menos.
}
seven-wonders-event-declined = { $city } recusa.
seven-wonders-event-seventh-card = { $city } joga a sétima carta.
seven-wonders-event-looks = { $seat } olha a pilha de descarte.
seven-wonders-event-revive = { $city } constrói { $card } a partir da pilha de descarte.
seven-wonders-event-conflict = { $victories ->
    [0] { $defeats ->
        [0] { $city } não vence nem perde conflitos.
        [one] { $city } pega 1 ficha de Derrota Militar.
       *[other] { $city } pega { $defeats } fichas de Derrota Militar.
    }
    [one] { $defeats ->
        [0] { $city } pega 1 ficha de Vitória Militar.
        [one] { $city } pega 1 ficha de Vitória e 1 de Derrota Militar.
       *[other] { $city } pega 1 ficha de Vitória e { $defeats } de Derrota Militar.
    }
   *[other] { $city } pega { $victories } fichas de Vitória Militar.
}
seven-wonders-event-age = { $age ->
    [1] Começa a Era I.
    [2] Começa a Era II.
   *[other] Começa a Era III.
}
seven-wonders-event-turn = Turno { $turn }.
seven-wonders-event-board = { $seat } escolhe { $board }, { $side }.
seven-wonders-event-sides = Os lados foram escolhidos, na ordem dos lugares: { $sides }.
seven-wonders-event-copy = { $city } copia a { $card }.
seven-wonders-event-end = A partida acabou.

seven-wonders-step-free-once = Grátis: a Estrutura desta Era, pela sua Maravilha.
seven-wonders-step-chain = Grátis por encadeamento: você tem { $card }.
seven-wonders-step-first-of-colour = Grátis: a primeira carta dessa cor na sua cidade ({ $colour }).
seven-wonders-step-first-card = Grátis: primeiro turno da Era.
seven-wonders-step-last-card = Grátis: sexto turno da Era.
seven-wonders-step-bank = { $coins ->
    [one] Pague 1 Moeda à reserva.
   *[other] Pague { $coins } Moedas à reserva.
}
seven-wonders-step-own = { $card }, na sua cidade, dá { $resource }.
seven-wonders-step-own-board = O seu tabuleiro de Maravilha dá { $resource }.
seven-wonders-step-choice = { $card }, na sua cidade, dá { $resource }, à sua escolha.
seven-wonders-step-choice-board = A sua Maravilha dá { $resource }, à sua escolha.
seven-wonders-step-buy = { $coins ->
    [one] Compre { $resource } de { $city } ({ $card }) por 1 Moeda.
   *[other] Compre { $resource } de { $city } ({ $card }) por { $coins } Moedas.
}
seven-wonders-step-buy-board = { $coins ->
    [one] Compre { $resource } de { $city } (tabuleiro de Maravilha) por 1 Moeda.
   *[other] Compre { $resource } de { $city } (tabuleiro de Maravilha) por { $coins } Moedas.
}
seven-wonders-step-nothing = Não custa nada.

seven-wonders-reason-points = pontos de vitória
seven-wonders-reason-coins = empate decidido pelas Moedas
seven-wonders-reason-shared = empate: a vitória é compartilhada

seven-wonders-category-military = Militar
seven-wonders-category-treasury = Tesouro
seven-wonders-category-wonder = Maravilha
seven-wonders-category-civilian = Azuis
seven-wonders-category-science = Verdes
seven-wonders-category-commerce = Amarelas
seven-wonders-category-guilds = Guildas

seven-wonders-table-turn = Era { $age } · turno { $turn } de 6
seven-wonders-table-setup = Antes da primeira Era
seven-wonders-table-passing = { $passing ->
    [left] as mãos passam para a esquerda ←
    [right] as mãos passam para a direita →
    [swap] os dois jogadores trocam as mãos ⇄
   *[none] último turno da Era: as mãos não são passadas
}
seven-wonders-table-pile = { $n ->
    [0] descarte vazio
    [one] 1 carta no descarte
   *[other] { $n } cartas no descarte
}
seven-wonders-table-draw-pile = { $n ->
    [0] pilha de compras vazia
    [one] 1 carta na pilha de compras
   *[other] { $n } cartas na pilha de compras
}
seven-wonders-table-steward = { $name } administra a Cidade Livre
seven-wonders-table-left = ← à esquerda
seven-wonders-table-right = à direita →
seven-wonders-table-you = a sua cidade
seven-wonders-table-shields = Escudos
seven-wonders-table-stages = Estágios
seven-wonders-table-resources = Recursos
seven-wonders-table-military = Militar
seven-wonders-table-chosen = já escolheu
seven-wonders-table-waiting = escolhendo
seven-wonders-table-hand = Mão
seven-wonders-table-your-choice = Sua escolha
seven-wonders-table-build = Construir
seven-wonders-table-stage = Estágio { $stage }
seven-wonders-table-sell = Vender
seven-wonders-table-decline = { $number } para recusar
seven-wonders-table-effect = Efeito

seven-wonders-error-boards = “{ $got }” não serve para { $players } jogadores. Informe { $random }, ou um tabuleiro diferente para cada lugar, como { $boards }, com ou sem o lado ({ $sides }).
seven-wonders-error-other-decision = { $decision ->
    [board] Antes, escolha o seu tabuleiro de Maravilha.
    [side] Antes, escolha o lado do seu tabuleiro de Maravilha.
    [turn] Escolha uma carta da sua mão: construa, venda ou construa um estágio com ela.
    [seventh-card] Antes, jogue a sétima carta ou recuse.
    [revive] Antes, escolha uma carta da pilha de descarte ou recuse.
    [copy-guild] Antes, escolha a guilda de um vizinho.
   *[city] A sua carta já foi escolhida: agora escolha a carta da Cidade Livre.
}
seven-wonders-error-not-offered = “{ $got }” não está à escolha.
seven-wonders-error-not-in-hand = { $card } não está na sua mão. Cartas: { $cards }.
seven-wonders-error-already-built = { $card } já está na cidade.
seven-wonders-error-wonder-complete = A Maravilha está completa.
seven-wonders-error-no-free-structure = Não há Estrutura gratuita para construir agora.
seven-wonders-error-needless-free = { $card } não custa nada ou já é grátis: construa normalmente.
seven-wonders-error-not-for-sale = Exige { $resources }, e o que falta não está à venda nas cidades vizinhas.
seven-wonders-error-too-expensive = { $price ->
    [one] Custa pelo menos 1 Moeda, e o Tesouro tem { $coins }.
   *[other] Custa pelo menos { $price } Moedas, e o Tesouro tem { $coins }.
}
seven-wonders-error-other-payment = Não é possível pagar assim. Possível: { $payments }.
seven-wonders-error-nothing-to-pay = Não há nada a pagar: deixe o pagamento de fora.
seven-wonders-error-city-must-play = A Cidade Livre só pode vender quando não puder construir nada.
seven-wonders-error-own-card-first = Antes, escolha a carta da sua própria cidade.
seven-wonders-error-not-steward = { $seat } administra a Cidade Livre neste turno.
seven-wonders-error-position-row = { $key }: esperados { $expected } valores, um para cada cidade, recebidos { $got }.
seven-wonders-error-position-edition = { $key }: a edição { $edition } não tem “{ $got }”.
seven-wonders-error-position-dealt = { $key }: esperadas { $hands } mãos de { $cards } cartas, separadas por “|”.
seven-wonders-error-position-hand = { $key }: cabem { $most } cartas, não { $got }.
seven-wonders-error-position-age = “{ $got }” não é uma carta da Era { $age }.
seven-wonders-error-position-pile = discard: não há lugar para “{ $got }”.
seven-wonders-error-position-nobody = Ninguém deve uma decisão nesta posição: informe “pending”, “age” ou “ended”.
