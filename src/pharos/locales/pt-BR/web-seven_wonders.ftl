# A mesa de 7 Wonders no navegador.
web-seven-wonders-status-board = Escolha o seu tabuleiro de maravilha e o lado
web-seven-wonders-status-side = Escolha o lado do seu tabuleiro de maravilha
web-seven-wonders-status-turn = Escolha uma carta · Era { $age }, turno { $turn } de 6
web-seven-wonders-status-free-city-turn = Escolha uma carta para a Cidade Livre
web-seven-wonders-status-seventh-card = Jogue sua sétima carta ou recuse · fim da Era { $age }
web-seven-wonders-status-free-city-seventh-card = Jogue a sétima carta da Cidade Livre
web-seven-wonders-status-revive = Construa de graça uma carta do descarte · Era { $age }
web-seven-wonders-status-free-city-revive = Construa uma carta do descarte na Cidade Livre
web-seven-wonders-status-copy-guild = Escolha a guilda de um vizinho para copiar

web-seven-wonders-age = Era { $age }
web-seven-wonders-turn = Era { $age }, turno { $turn } de 6
web-seven-wonders-cards = Cartas
web-seven-wonders-glance = Ver a cidade de { $name }. Moedas: { $coins }, escudos: { $shields }, estágios construídos: { $built } de { $of }.
web-seven-wonders-neighbour-glance = { $side ->
    [left] Vizinho da esquerda. { $glance }
   *[right] Vizinho da direita. { $glance }
}
web-seven-wonders-stages-of = Estágios da maravilha
web-seven-wonders-column = { $kind }, { $n ->
    [0] nenhuma
    [1] { $n } carta
   *[other] { $n } cartas
}
web-seven-wonders-column-said = { $n ->
    [0] { $kind }: nenhuma carta
    [1] { $kind }, 1 carta: { $cards }
   *[other] { $kind }, { $n } cartas: { $cards }
}
web-seven-wonders-no-cards = Ainda sem cartas.
web-seven-wonders-city-of = Cidade de { $name }
web-seven-wonders-board-side = { $board }, { $side }
web-seven-wonders-neighbour-left = Vizinho da esquerda: { $name }
web-seven-wonders-neighbour-right = Vizinho da direita: { $name }
web-seven-wonders-look = Ver a cidade de { $name }
web-seven-wonders-city-left = Próxima cidade à esquerda
web-seven-wonders-city-right = Próxima cidade à direita
web-seven-wonders-others = { $n ->
    [1] mais 1 cidade
   *[other] mais { $n } cidades
}
web-seven-wonders-coins = { $n ->
    [1] 1 moeda
   *[other] { $n } moedas
}
web-seven-wonders-would-get = { $n ->
    [1] receberia 1 moeda de você
   *[other] receberia { $n } moedas de você
}
web-seven-wonders-shields = { $n ->
    [1] 1 escudo
   *[other] { $n } escudos
}
web-seven-wonders-compared = { $sort ->
    [more] { $n } a mais que você
    [fewer] { $n } a menos que você
   *[equal] tantos quanto você
}
web-seven-wonders-stages = Estágios construídos: { $n } de { $of }
web-seven-wonders-conflicts = Resultados militares
web-seven-wonders-victories = { $n ->
    [1] 1 ficha de vitória da Era { $age }, valendo { $points }
   *[other] { $n } fichas de vitória da Era { $age }, cada uma valendo { $points }
}
web-seven-wonders-defeats = { $n ->
    [1] 1 ficha de derrota
   *[other] { $n } fichas de derrota
}
web-seven-wonders-score = { $n ->
    [1] 1 ponto até agora
   *[other] { $n } pontos até agora
}
web-seven-wonders-total = Total
web-seven-wonders-good = { $sort ->
    [all-sold] { $resources }, { $n } por turno, à venda
    [one-sold] { $resources } (à escolha), { $n } por turno, à venda
    [all-kept] { $resources }, { $n } por turno, não está à venda
   *[one-kept] { $resources } (à escolha), { $n } por turno, não está à venda
}
web-seven-wonders-prices = Aqui você compra matérias-primas por { $raw } e produtos manufaturados por { $made }
web-seven-wonders-stage-said = { $sort ->
    [built] Estágio { $stage }, construído. { $effects } Custo: { $cost }.
   *[open] Estágio { $stage }, custo: { $cost }. { $effects }
}
web-seven-wonders-under = Sob este estágio: { $card }
web-seven-wonders-under-unknown = Sob este estágio: uma carta da Era { $age }
web-seven-wonders-free-power = { $sort ->
    [used] Estrutura grátis desta era: usada
   *[ready] Estrutura grátis desta era: disponível
}
web-seven-wonders-copied = Copia { $card }
web-seven-wonders-hint = Selecione uma carta para ver o que pode fazer com ela.
web-seven-wonders-last-turn = Últimas jogadas
web-seven-wonders-last-turn-more = Mostrar mais das últimas jogadas

web-seven-wonders-card-said = { $name }. { $kind }.
web-seven-wonders-do-build = Construir
web-seven-wonders-do-free = Grátis
web-seven-wonders-do-stage = Estágio { $stage }
web-seven-wonders-do-sell = Vender +{ $coins }
web-seven-wonders-ways = Formas de pagar
web-seven-wonders-paying = { $sort ->
    [nothing] nada a pagar
    [bank] { $bank } ao banco
    [left] { $left } a { $leftName }, à esquerda
    [right] { $right } a { $rightName }, à direita
   *[both] { $left } a { $leftName }, à esquerda, e { $right } a { $rightName }, à direita
}
web-seven-wonders-action-build-pay = { $left ->
    [0] Construir { $card }, pagando { $right } a { $rightName }
   *[other] { $right ->
        [0] Construir { $card }, pagando { $left } a { $leftName }
       *[other] Construir { $card }, pagando { $left } a { $leftName } e { $right } a { $rightName }
    }
}
web-seven-wonders-action-stage-pay = { $left ->
    [0] Construir o próximo estágio da maravilha usando { $card }, pagando { $right } a { $rightName }
   *[other] { $right ->
        [0] Construir o próximo estágio da maravilha usando { $card }, pagando { $left } a { $leftName }
       *[other] Construir o próximo estágio da maravilha usando { $card }, pagando { $left } a { $leftName } e { $right } a { $rightName }
    }
}
web-seven-wonders-action-city-build-pay = { $left ->
    [0] Cidade Livre: construir { $card }, pagando { $right } a { $rightName }
   *[other] { $right ->
        [0] Cidade Livre: construir { $card }, pagando { $left } a { $leftName }
       *[other] Cidade Livre: construir { $card }, pagando { $left } a { $leftName } e { $right } a { $rightName }
    }
}
web-seven-wonders-action-city-stage-pay = { $left ->
    [0] Cidade Livre: construir o próximo estágio da maravilha usando { $card }, pagando { $right } a { $rightName }
   *[other] { $right ->
        [0] Cidade Livre: construir o próximo estágio da maravilha usando { $card }, pagando { $left } a { $leftName }
       *[other] Cidade Livre: construir o próximo estágio da maravilha usando { $card }, pagando { $left } a { $leftName } e { $right } a { $rightName }
    }
}
web-seven-wonders-pay-list = { $n ->
    [1] Pagamento: { $paying }.
   *[other] Pagamento: { $paying }. Escolha entre { $n } formas.
}
web-seven-wonders-explain = Detalhes do pagamento
web-seven-wonders-unselect = Devolver a carta à mão
web-seven-wonders-change = Mudar de ideia
web-seven-wonders-may-change = Você pode escolher outra carta até que todos tenham escolhido.
web-seven-wonders-steward-you = Você administra a Cidade Livre
web-seven-wonders-deciding-for = Você está escolhendo para
web-seven-wonders-for-you = Sua cidade
web-seven-wonders-for-free-city = Cidade Livre

web-seven-wonders-choose-board = Tabuleiro de maravilha
web-seven-wonders-boards = Tabuleiros de maravilha
web-seven-wonders-choose-side = Escolha um lado
web-seven-wonders-pick-revive = Escolha uma carta da pilha de descarte. Ela é grátis.
web-seven-wonders-pick-free-city-revive = Escolha uma carta da pilha de descarte para a Cidade Livre. Ela é grátis.
web-seven-wonders-pick-copy = Escolha uma guilda dos seus vizinhos. Ela também conta para você.
web-seven-wonders-pick-free-city-copy = Escolha uma guilda dos vizinhos da Cidade Livre. Ela também conta para a Cidade Livre.
web-seven-wonders-seventh = Jogue a sétima carta desta era ou recuse.
web-seven-wonders-pick-first = Escolha uma carta

web-seven-wonders-pile = Pilha de descarte
web-seven-wonders-pile-known = { $n ->
    [0] você não conhece nenhuma
    [1] você conhece 1 delas
   *[other] você conhece { $n } delas
}
web-seven-wonders-unknown-card = Carta desconhecida
web-seven-wonders-from-draw-pile = sobrou na pilha de compras
web-seven-wonders-discarded = { $turn ->
    [7] { $name }, sobra
   *[other] { $name }, turno { $turn }
}

web-seven-wonders-waiting-board = { $names } está escolhendo um tabuleiro de maravilha
web-seven-wonders-waiting-side = { $n ->
    [1] { $names } está escolhendo um lado do tabuleiro de maravilha
   *[other] { $names } estão escolhendo os lados dos tabuleiros de maravilha
}
web-seven-wonders-waiting-turn = { $n ->
    [1] { $names } está escolhendo uma carta
   *[other] { $names } estão escolhendo cartas
}
web-seven-wonders-waiting-seventh-card = { $names } está jogando uma sétima carta
web-seven-wonders-waiting-revive = { $names } está olhando a pilha de descarte
web-seven-wonders-waiting-copy-guild = { $names } está escolhendo uma guilda para copiar
web-seven-wonders-waiting-free-city-turn = { $names } está escolhendo uma carta para a Cidade Livre
web-seven-wonders-waiting-free-city-seventh-card = { $names } está jogando a sétima carta da Cidade Livre
web-seven-wonders-waiting-free-city-revive = { $names } está olhando a pilha de descarte para a Cidade Livre
