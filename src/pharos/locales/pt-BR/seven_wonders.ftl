# 7 Wonders: frases.
seven-wonders-name = 7 Wonders
seven-wonders-about = Sete cidades da Antiguidade, três eras, todos jogam ao mesmo tempo: construa, comercie e supere seus dois vizinhos.
seven-wonders-option-edition = Edição: a primeira (também para 2 jogadores) ou a segunda
seven-wonders-option-boards = Tabuleiros de maravilha: random (sorteio), choose (à escolha), um lado para todos, como “random-a”, ou um para cada lugar, como “gizah-a rhodes-b babylon”

seven-wonders-effect-produce = Produz { $resources } a cada turno.
seven-wonders-effect-produce-one = Produz um destes recursos a cada turno, à sua escolha: { $resource }.
seven-wonders-effect-discount = Você compra { $resource } por { $amount } moeda a unidade { $where }.
seven-wonders-effect-points = { $amount ->
    [1] Vale 1 ponto de vitória.
   *[other] Vale { $amount } pontos de vitória.
}
seven-wonders-effect-points-per = { $amount ->
    [1] No fim: 1 ponto para cada { $counted } { $where }.
   *[other] No fim: { $amount } pontos para cada { $counted } { $where }.
}
seven-wonders-effect-points-if-complete = No fim: { $amount } pontos se todos os estágios da sua maravilha estiverem construídos.
seven-wonders-effect-coins = { $amount ->
    [1] Pegue 1 moeda.
   *[other] Pegue { $amount } moedas.
}
seven-wonders-effect-coins-per = { $amount ->
    [1] Pegue agora 1 moeda para cada { $counted } { $where }.
   *[other] Pegue agora { $amount } moedas para cada { $counted } { $where }.
}
seven-wonders-effect-shields = { $amount ->
    [1] 1 escudo.
   *[other] { $amount } escudos.
}
seven-wonders-effect-science = Símbolo científico: { $symbol }.
seven-wonders-effect-wild-science = Um símbolo científico, que você escolhe no fim da partida.
seven-wonders-effect-revive = No fim deste turno, construa de graça uma carta da pilha de descarte.
seven-wonders-effect-free-once = Uma vez por era, construa de graça uma estrutura da sua mão.
seven-wonders-effect-seventh = Você também joga a sétima carta de cada era.
seven-wonders-effect-copy = No fim da partida, uma guilda de um vizinho conta como se você a tivesse construído.
seven-wonders-effect-first-of-colour = Sua primeira estrutura de cada cor é grátis.
seven-wonders-effect-first-card = A estrutura que você constrói no primeiro turno de cada era é grátis.
seven-wonders-effect-last-card = A estrutura que você constrói no sexto turno de cada era é grátis.

seven-wonders-decision-board = { $seats }, escolha o seu tabuleiro de maravilha e o lado dele
seven-wonders-decision-side = { $n ->
    [1] { $seats }, escolha o lado do seu tabuleiro de maravilha
   *[other] { $seats } estão escolhendo os lados dos seus tabuleiros de maravilha
}
seven-wonders-decision-turn = { $n ->
    [1] { $seats }, escolha uma carta e o que fazer com ela
   *[other] { $seats } estão escolhendo suas cartas
}
seven-wonders-decision-seventh-card = { $seats }, a sua maravilha permite jogar a sua sétima carta
seven-wonders-decision-revive = { $seats }, construa de graça uma carta da pilha de descarte
seven-wonders-decision-copy-guild = { $seats }, escolha a guilda de um vizinho para copiar
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
seven-wonders-action-free = Construir { $card } como a estrutura grátis desta era
seven-wonders-action-stage = Construir o próximo estágio da maravilha usando { $card }
seven-wonders-action-stage-pay = { $left ->
    [0] Construir o próximo estágio da maravilha usando { $card }, pagando { $right } à direita
   *[other] { $right ->
        [0] Construir o próximo estágio da maravilha usando { $card }, pagando { $left } à esquerda
       *[other] Construir o próximo estágio da maravilha usando { $card }, pagando { $left } à esquerda e { $right } à direita
    }
}
seven-wonders-action-sell = Vender { $card } por 3 moedas
seven-wonders-action-city-build = Cidade Livre: construir { $card }
seven-wonders-action-city-build-pay = { $left ->
    [0] Cidade Livre: construir { $card }, pagando { $right } à direita dela
   *[other] { $right ->
        [0] Cidade Livre: construir { $card }, pagando { $left } à esquerda dela
       *[other] Cidade Livre: construir { $card }, pagando { $left } à esquerda dela e { $right } à direita
    }
}
seven-wonders-action-city-free = Cidade Livre: construir { $card } como a estrutura grátis desta era
seven-wonders-action-city-stage = Cidade Livre: construir o próximo estágio da maravilha usando { $card }
seven-wonders-action-city-stage-pay = { $left ->
    [0] Cidade Livre: construir o próximo estágio da maravilha usando { $card }, pagando { $right } à direita dela
   *[other] { $right ->
        [0] Cidade Livre: construir o próximo estágio da maravilha usando { $card }, pagando { $left } à esquerda dela
       *[other] Cidade Livre: construir o próximo estágio da maravilha usando { $card }, pagando { $left } à esquerda dela e { $right } à direita
    }
}
seven-wonders-action-city-sell = Cidade Livre: vender { $card } por 3 moedas
seven-wonders-action-revive = Construir { $card } da pilha de descarte
seven-wonders-action-copy = Copiar { $card }
seven-wonders-action-side = Escolher: { $side }
seven-wonders-action-board = Escolher { $board }, { $side }
seven-wonders-action-decline = Recusar

seven-wonders-event-committed = { $seat } já escolheu.
seven-wonders-event-build = { $bank ->
    [0] { $left ->
        [0] { $right ->
            [0] { $city } constrói { $card }.
           *[other] { $city } constrói { $card }, pagando { $right } a { $right_city }.
        }
       *[other] { $right ->
            [0] { $city } constrói { $card }, pagando { $left } a { $left_city }.
           *[other] { $city } constrói { $card }, pagando { $left } a { $left_city } e { $right } a { $right_city }.
        }
    }
    [1] { $city } constrói { $card } por 1 moeda.
   *[other] { $city } constrói { $card } por { $bank } moedas.
}
seven-wonders-event-free = { $city } constrói { $card } como a estrutura grátis desta era.
seven-wonders-event-stage = { $left ->
    [0] { $right ->
        [0] { $city } constrói o estágio { $stage } usando { $card }.
       *[other] { $city } constrói o estágio { $stage } usando { $card }, pagando { $right } a { $right_city }.
    }
   *[other] { $right ->
        [0] { $city } constrói o estágio { $stage } usando { $card }, pagando { $left } a { $left_city }.
       *[other] { $city } constrói o estágio { $stage } usando { $card }, pagando { $left } a { $left_city } e { $right } a { $right_city }.
    }
}
seven-wonders-event-stage-hidden = { $left ->
    [0] { $right ->
        [0] { $city } constrói o estágio { $stage }.
       *[other] { $city } constrói o estágio { $stage }, pagando { $right } a { $right_city }.
    }
   *[other] { $right ->
        [0] { $city } constrói o estágio { $stage }, pagando { $left } a { $left_city }.
       *[other] { $city } constrói o estágio { $stage }, pagando { $left } a { $left_city } e { $right } a { $right_city }.
    }
}
seven-wonders-event-sell = { $city } vende { $card }.
seven-wonders-event-sell-hidden = { $city } vende uma carta.
seven-wonders-event-income = { $coins ->
    [1] No total, { $city } ganha 1 moeda.
   *[other] No total, { $city } ganha { $coins } moedas.
}
seven-wonders-event-spending = { $coins ->
    [1] No total, { $city } perde 1 moeda.
   *[other] No total, { $city } perde { $coins } moedas.
}
seven-wonders-event-declined = { $city } recusa.
seven-wonders-event-seventh-card = { $city } joga a sétima carta.
seven-wonders-event-looks = { $seat } olha a pilha de descarte.
seven-wonders-event-revive = { $city } constrói { $card } da pilha de descarte.
seven-wonders-event-conflict = { $victories ->
    [0] { $defeats ->
        [0] { $city } não vence nem perde conflitos.
        [1] { $city } pega 1 ficha de derrota militar.
       *[other] { $city } pega { $defeats } fichas de derrota militar.
    }
    [1] { $defeats ->
        [0] { $city } pega 1 ficha de vitória militar.
        [1] { $city } pega 1 ficha de vitória e 1 de derrota militar.
       *[other] { $city } pega 1 ficha de vitória e { $defeats } de derrota militar.
    }
   *[other] { $city } pega { $victories } fichas de vitória militar.
}
seven-wonders-event-age = { $age ->
    [1] Começa a Era I.
    [2] Começa a Era II.
   *[other] Começa a Era III.
}
seven-wonders-event-turn = Turno { $turn }.
seven-wonders-event-board = { $seat } escolhe { $board }, { $side }.
seven-wonders-event-sides = Lados dos tabuleiros: { $sides_by_seat }.
seven-wonders-event-copy = { $city } copia { $card }.
seven-wonders-event-end = A partida acabou.

seven-wonders-step-free-once = Grátis: a estrutura grátis desta era, dada pela maravilha.
seven-wonders-step-chain = Grátis por encadeamento: { $card } está na cidade.
seven-wonders-step-first-of-colour = Grátis: a primeira carta desta cor ({ $colour }).
seven-wonders-step-first-card = Grátis: primeiro turno da era.
seven-wonders-step-last-card = Grátis: sexto turno da era.
seven-wonders-step-bank = { $coins ->
    [1] Pague 1 moeda ao banco.
   *[other] Pague { $coins } moedas ao banco.
}
seven-wonders-step-own = { $card } produz { $resource }.
seven-wonders-step-own-board = O tabuleiro de maravilha produz { $resource }.
seven-wonders-step-choice = { $card } produz { $resource }, por escolha.
seven-wonders-step-choice-board = A maravilha produz { $resource }, por escolha.
seven-wonders-step-buy = { $coins ->
    [1] Compre { $resource } de { $city } ({ $card }) por 1 moeda.
   *[other] Compre { $resource } de { $city } ({ $card }) por { $coins } moedas.
}
seven-wonders-step-buy-board = { $coins ->
    [1] Compre { $resource } de { $city } (tabuleiro de maravilha) por 1 moeda.
   *[other] Compre { $resource } de { $city } (tabuleiro de maravilha) por { $coins } moedas.
}
seven-wonders-step-nothing = Grátis.

seven-wonders-reason-points = pontos de vitória
seven-wonders-reason-coins = empate decidido pelas moedas
seven-wonders-reason-shared = empate: a vitória é compartilhada

seven-wonders-category-military = Militar
seven-wonders-category-treasury = Moedas
seven-wonders-category-wonder = Maravilha
seven-wonders-category-civilian = Azuis
seven-wonders-category-science = Verdes
seven-wonders-category-commerce = Amarelas
seven-wonders-category-guilds = Guildas

seven-wonders-table-turn = Era { $age } · turno { $turn } de 6
seven-wonders-table-setup = Antes da primeira era
seven-wonders-table-passing = { $passing ->
    [left] as mãos passam para a esquerda ←
    [right] as mãos passam para a direita →
    [swap] os dois jogadores trocam as mãos ⇄
   *[none] último turno da era: as mãos não são passadas
}
seven-wonders-table-pile = { $n ->
    [0] pilha de descarte vazia
    [1] 1 carta na pilha de descarte
   *[other] { $n } cartas na pilha de descarte
}
seven-wonders-table-draw-pile = { $n ->
    [0] pilha de compras vazia
    [1] 1 carta na pilha de compras
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

seven-wonders-error-boards = “{ $got }” não serve para { $players } jogadores. Use { $random }, ou um tabuleiro diferente para cada lugar, como { $boards }, com ou sem o lado ({ $sides }).
seven-wonders-error-other-decision = { $decision ->
    [board] Antes, escolha o seu tabuleiro de maravilha.
    [side] Antes, escolha o lado do seu tabuleiro de maravilha.
    [turn] Escolha uma carta da sua mão: construa, venda ou construa um estágio com ela.
    [seventh-card] Antes, jogue a sétima carta ou recuse.
    [revive] Antes, escolha uma carta da pilha de descarte ou recuse.
    [copy-guild] Antes, escolha a guilda de um vizinho.
   *[city] Você já escolheu a sua carta: agora escolha a carta da Cidade Livre.
}
seven-wonders-error-not-offered = “{ $got }” não está entre as opções.
seven-wonders-error-not-in-hand = { $card } não está na sua mão. Cartas: { $cards }.
seven-wonders-error-already-built = { $card } já está na cidade.
seven-wonders-error-wonder-complete = A maravilha já está completa.
seven-wonders-error-no-free-structure = Você não tem estrutura grátis para construir agora.
seven-wonders-error-needless-free = { $card } já é grátis: construa normalmente.
seven-wonders-error-not-for-sale = Exige { $resources }, e os vizinhos não vendem o que falta.
seven-wonders-error-too-expensive = { $coins ->
    [0] { $price ->
        [1] Custa pelo menos 1 moeda, mas a cidade não tem nenhuma.
       *[other] Custa pelo menos { $price } moedas, mas a cidade não tem nenhuma.
    }
   *[other] Custa pelo menos { $price } moedas, mas a cidade só tem { $coins }.
}
seven-wonders-error-other-payment = Não dá para pagar assim. Pagamentos possíveis: { $payments }.
seven-wonders-error-nothing-to-pay = Não há nada a pagar: deixe o pagamento de fora.
seven-wonders-error-city-must-play = A Cidade Livre só pode vender uma carta quando não puder construir nada.
seven-wonders-error-own-card-first = Antes, escolha a carta da sua própria cidade.
seven-wonders-error-not-steward = { $seat } administra a Cidade Livre neste turno.
seven-wonders-error-position-row = { $key }: eram esperados { $expected } valores, um para cada cidade, vieram { $got }.
seven-wonders-error-position-edition = { $key }: a edição { $edition } não tem “{ $got }”.
seven-wonders-error-position-dealt = { $key }: eram esperadas { $hands } mãos de { $cards } cartas, separadas por “|”.
seven-wonders-error-position-hand = { $key }: cabem { $most } cartas, não { $got }.
seven-wonders-error-position-age = “{ $got }” não é uma carta da Era { $age }.
seven-wonders-error-position-pile = discard: não há lugar para “{ $got }”.
seven-wonders-error-position-pending = pending: ninguém consegue concluir “{ $got }”. É “turn”, ou começa com “next-turn”, “begin-age” ou “judge”.
seven-wonders-error-position-copy = pending: a cidade { $city } não tem guilda para copiar.
seven-wonders-error-position-committed = committed { $city }: “{ $got }” não é uma escolha desta cidade.
seven-wonders-error-position-nobody = Ninguém tem de decidir nesta posição: inclua “pending”, “age” ou “ended”.

seven-wonders-pad-victory = Fichas de vitória, Era { $age ->
    [1] I
    [2] II
   *[other] III
}
seven-wonders-pad-defeat = Fichas de derrota
seven-wonders-pad-coins = Moedas
seven-wonders-pad-wild = Símbolos curinga
seven-wonders-pad-stage = Estágio { $stage }
seven-wonders-pad-copied = Pontos da guilda copiada
seven-wonders-pad-free-city = A Cidade Livre não entra na folha de pontuação: ela não disputa a vitória.
