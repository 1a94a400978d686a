# A mesa de 7 Wonders no navegador.
web-seven-wonders-status-board = Escolha o seu tabuleiro de Maravilha e o lado
web-seven-wonders-status-side = Escolha o lado do seu tabuleiro de Maravilha
web-seven-wonders-status-turn = Escolha uma carta · Era { $age }, turno { $turn } de 6
web-seven-wonders-status-free-city-turn = Escolha uma carta para a Cidade Livre · Era { $age }, turno { $turn } de 6
web-seven-wonders-status-seventh-card = Jogue a sua sétima carta ou recuse · fim da Era { $age }
web-seven-wonders-status-free-city-seventh-card = Jogue a sétima carta da Cidade Livre · fim da Era { $age }
web-seven-wonders-status-revive = Construa de graça uma carta do descarte · Era { $age }
web-seven-wonders-status-free-city-revive = Construa uma carta do descarte na Cidade Livre · Era { $age }
web-seven-wonders-status-copy-guild = Escolha a guilda vizinha que também vai contar para você

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
    [one] { $n } carta
   *[other] { $n } cartas
}
web-seven-wonders-column-said = { $n ->
    [0] { $kind }: nenhuma carta
    [one] { $kind }, 1 carta: { $cards }
   *[other] { $kind }, { $n } cartas: { $cards }
}
web-seven-wonders-no-cards = Ainda sem cartas.
web-seven-wonders-city-of = Cidade de { $name }
web-seven-wonders-board-side = { $board }, { $side }
web-seven-wonders-neighbour-left = Vizinhança à esquerda: { $name }
web-seven-wonders-neighbour-right = Vizinhança à direita: { $name }
web-seven-wonders-look = Ver a cidade de { $name }
web-seven-wonders-city-left = Próxima cidade à esquerda
web-seven-wonders-city-right = Próxima cidade à direita
web-seven-wonders-others = { $n ->
    [one] mais 1 cidade
   *[other] mais { $n } cidades
}
web-seven-wonders-coins = { $n ->
    [one] 1 Moeda
   *[other] { $n } Moedas
}
web-seven-wonders-would-get = { $n ->
    [one] receberia 1 Moeda de você
   *[other] receberia { $n } Moedas de você
}
web-seven-wonders-shields = { $n ->
    [one] 1 Escudo
   *[other] { $n } Escudos
}
web-seven-wonders-compared = { $sort ->
    [more] { $n } a mais que você
    [fewer] { $n } a menos que você
   *[equal] tantos quanto você
}
web-seven-wonders-stages = Estágios construídos: { $n } de { $of }
web-seven-wonders-conflicts = Resultado dos conflitos
web-seven-wonders-victories = { $n ->
    [one] 1 ficha de Vitória da Era { $age }, que vale { $points }
   *[other] { $n } fichas de Vitória da Era { $age }, cada uma vale { $points }
}
web-seven-wonders-defeats = { $n ->
    [one] 1 ficha de Derrota
   *[other] { $n } fichas de Derrota
}
web-seven-wonders-score = { $n ->
    [one] 1 ponto até agora
   *[other] { $n } pontos até agora
}
web-seven-wonders-total = Total
web-seven-wonders-good = { $sort ->
    [all-sold] { $resources }, { $n } por turno, à venda
    [one-sold] { $resources } (à escolha), { $n } por turno, à venda
    [all-kept] { $resources }, { $n } por turno, só para esta cidade
   *[one-kept] { $resources } (à escolha), { $n } por turno, só para esta cidade
}
web-seven-wonders-prices = Aqui você compra matérias-primas por { $raw } e bens manufaturados por { $made }
web-seven-wonders-stage-said = { $sort ->
    [built] Estágio { $stage }, construído. { $effects } Custou { $cost }.
   *[open] Estágio { $stage }, custa { $cost }. { $effects }
}
web-seven-wonders-under = Sob este estágio: { $card }
web-seven-wonders-under-unknown = Sob este estágio: uma carta da Era { $age }
web-seven-wonders-free-power = { $sort ->
    [used] A Estrutura gratuita desta Era já foi usada
   *[ready] Há uma Estrutura gratuita nesta Era
}
web-seven-wonders-copied = Copia { $card }
web-seven-wonders-last-turn = O que acabou de acontecer

web-seven-wonders-card-said = { $name }. { $kind }.
web-seven-wonders-do-build = Construir
web-seven-wonders-do-free = Grátis
web-seven-wonders-do-stage = Estágio { $stage }
web-seven-wonders-do-sell = Vender +3
web-seven-wonders-ways = Formas de pagar
web-seven-wonders-paying = { $sort ->
    [nothing] nada a pagar
    [bank] { $bank } à reserva
    [left] { $left } a { $leftName }, à esquerda
    [right] { $right } a { $rightName }, à direita
   *[both] { $left } a { $leftName }, à esquerda, e { $right } a { $rightName }, à direita
}
web-seven-wonders-pay-next = Pagamento: { $paying }. Toque para ver a próxima forma.
web-seven-wonders-explain = Como se paga
web-seven-wonders-unselect = Devolver a carta à mão
web-seven-wonders-change = Mudar de ideia
web-seven-wonders-may-change = Você pode escolher outra carta enquanto nem todos tiverem escolhido.
web-seven-wonders-steward-you = Você administra a Cidade Livre
web-seven-wonders-deciding-for = Você escolhe para
web-seven-wonders-for-you = Sua cidade
web-seven-wonders-for-free-city = Cidade Livre

web-seven-wonders-choose-board = Tabuleiro de Maravilha
web-seven-wonders-boards = Tabuleiros de Maravilha
web-seven-wonders-choose-side = Selecione um lado
web-seven-wonders-pick-revive = Uma carta do descarte é sua, de graça.
web-seven-wonders-pick-free-city-revive = A Cidade Livre constrói de graça uma carta do descarte.
web-seven-wonders-pick-copy = Uma guilda da vizinhança também conta para você.
web-seven-wonders-pick-free-city-copy = Uma guilda da vizinhança também conta para a Cidade Livre.
web-seven-wonders-seventh = Jogue a sétima carta desta Era ou deixe-a de lado.
web-seven-wonders-pick-first = Selecione uma carta

web-seven-wonders-pile = Descarte
web-seven-wonders-pile-known = { $n ->
    [0] você não conhece nenhuma
    [one] você conhece 1 delas
   *[other] você conhece { $n } delas
}
web-seven-wonders-unknown-card = Uma carta que você não conhece
web-seven-wonders-from-draw-pile = sobrou na pilha de compras
web-seven-wonders-discarded = { $turn ->
    [7] { $name }, sobra
   *[other] { $name }, turno { $turn }
}
