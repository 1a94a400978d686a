# A mesa de 7 Wonders Duel no navegador.
web-duel-status-draft = Escolha uma maravilha para a sua cidade
web-duel-status-turn = { $age ->
    [1] Era I: jogue uma carta disponível
    [2] Era II: jogue uma carta disponível
   *[3] Era III: jogue uma carta disponível
}
web-duel-status-again = { $age ->
    [1] Era I: jogue novamente, escolha uma carta disponível
    [2] Era II: jogue novamente, escolha uma carta disponível
   *[3] Era III: jogue novamente, escolha uma carta disponível
}
web-duel-status-take = Escolha uma ficha de progresso
web-duel-status-library = Fique com uma das três fichas sorteadas
web-duel-status-revive = Construa de graça uma carta da pilha de descarte
web-duel-status-destroy = { $colour ->
    [brown] Descarte uma carta marrom do oponente
   *[grey] Descarte uma carta cinza do oponente
}
web-duel-status-begin = { $age ->
    [2] Escolha quem começa a Era II
   *[3] Escolha quem começa a Era III
}

web-duel-mark-1 = I
web-duel-mark-2 = II
web-duel-mark-3 = III
web-duel-mark-guild = G
web-duel-short-appian_way = Via Ápia
web-duel-short-circus_maximus = Circo Máximo
web-duel-short-colossus = Colosso
web-duel-short-great_library = Grande Biblioteca
web-duel-short-great_lighthouse = Grande Farol
web-duel-short-hanging_gardens = Jardins Suspensos
web-duel-short-mausoleum = Mausoléu
web-duel-short-piraeus = Pireu
web-duel-short-pyramids = Pirâmides
web-duel-short-sphinx = Esfinge
web-duel-short-statue_of_zeus = Estátua de Zeus
web-duel-short-temple_of_artemis = Templo de Ártemis
web-duel-face-down-1 = Virada para baixo, Era I
web-duel-face-down-2 = Virada para baixo, Era II
web-duel-face-down-3 = Virada para baixo, Era III
web-duel-face-down-guild = Virada para baixo, guilda
web-duel-pyramid = Cartas desta era
web-duel-draft = Maravilhas à escolha
web-duel-draft-round = { $round ->
    [1] Primeiras quatro maravilhas
   *[2] Últimas quatro maravilhas
}
web-duel-covered = { $card }, { $kind }, carta coberta
web-duel-open = { $card }, { $kind }, { $mine }; para { $name }: { $theirs }
web-duel-cost-free = grátis
web-duel-cost-own = paga com recursos próprios
web-duel-cost-coins = { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
}
web-duel-cost-never = { $coins ->
    [1] 1 moeda, caro demais
   *[other] { $coins } moedas, caro demais
}
web-duel-price-mine = Seu preço: { $price }.
web-duel-price-of = Preço para { $name }: { $price }.

web-duel-city = Cidade de { $name }
web-duel-city-look = Ver a cidade de { $name }
web-duel-own-city = Sua cidade
web-duel-coins = { $n ->
    [1] 1 moeda
   *[other] { $n } moedas
}
web-duel-score = { $n ->
    [1] 1 ponto se a partida acabasse agora
   *[other] { $n } pontos se a partida acabasse agora
}
web-duel-good = { $flexible ->
    [0] { $resource }: produção { $own }, mais uma unidade custa { $price }
   *[other] { $resource }: produção { $own }, mais { $flexible } à escolha, outra unidade custa { $price }
}
web-duel-choice-raw = { $n ->
    [1] 1 unidade de madeira, pedra ou argila à sua escolha
   *[other] { $n } unidades de madeira, pedra ou argila à sua escolha
}
web-duel-choice-manufactured = { $n ->
    [1] 1 unidade de vidro ou papiro à sua escolha
   *[other] { $n } unidades de vidro ou papiro à sua escolha
}
web-duel-cards = Cartas
web-duel-column = { $kind }: { $n }
web-duel-symbols = { $n } de 6 símbolos diferentes
web-duel-symbols-short = { $n }/6
web-duel-wonders = Maravilhas
web-duel-wonders-built = { $n ->
    [1] 1 de 4 maravilhas construída
   *[other] { $n } de 4 maravilhas construídas
}
web-duel-wonders-short = { $n }/4
web-duel-tokens = Fichas de progresso
web-duel-no-cards = Ainda sem cartas
web-duel-wonder-built = { $wonder }, maravilha construída com { $card }
web-duel-wonder-closed = { $wonder }, de volta à caixa: sete maravilhas já foram construídas
web-duel-wonder-open = { $wonder }, { $price }
web-duel-wonder-offer = { $wonder }: { $effects }

web-duel-track = Trilha militar
web-duel-track-middle = O peão de conflito está no meio
web-duel-track-ahead = { $n ->
    [1] O peão de conflito está 1 espaço em direção à capital de { $name }
   *[other] O peão de conflito está { $n } espaços em direção à capital de { $name }
}
web-duel-capital = Capital de { $name }
web-duel-zone = { $points } pontos
web-duel-military-token = { $name } perde { $coins } moedas quando o peão chegar a este espaço
web-duel-military = { $n ->
    [0] Militar: equilíbrio
    [1] Militar: 1 espaço à frente
   *[other] Militar: { $n } espaços à frente
}
web-duel-military-behind = { $n ->
    [1] Militar: 1 espaço atrás
   *[other] Militar: { $n } espaços atrás
}
web-duel-danger-military = { $left ->
    [1] { $name } está a 1 espaço da supremacia militar
   *[other] { $name } está a { $left } espaços da supremacia militar
}
web-duel-danger-science = { $left ->
    [1] { $name } está a 1 símbolo da supremacia científica
   *[other] { $name } está a { $left } símbolos da supremacia científica
}
web-duel-board-tokens = Fichas de progresso no tabuleiro
web-duel-no-tokens = Não há mais fichas de progresso no tabuleiro

web-duel-decide = Sua decisão
web-duel-hint-turn = Selecione uma carta disponível com um clique ou pelo número.
web-duel-hint-draft = Selecione uma maravilha para ver o que ela faz.
web-duel-hint-watch = Selecione uma carta disponível para ver o preço dela para cada jogador.
web-duel-hint-wait = Últimas jogadas
web-duel-hint-token = Selecione uma ficha para ver o que ela faz.
web-duel-hint-card = Selecione uma carta para ver o que ela faz.
web-duel-hint-begin = Quem você escolher joga primeiro na nova era.
web-duel-build = Construir
web-duel-sell = Vender
web-duel-sell-for = +{ $coins }
web-duel-sell-words = { $coins ->
    [1] Venda a carta por 1 moeda.
   *[other] Venda a carta por { $coins } moedas.
}
web-duel-wonder = Maravilha
web-duel-build-wonder = Construir { $wonder }
web-duel-which-wonder = Qual maravilha você quer construir com { $card }?
web-duel-no-wonder = Você não tem mais maravilhas para construir.
web-duel-nothing-paid = Não custa moedas.
web-duel-total = { $coins ->
    [1] Total: 1 moeda.
   *[other] Total: { $coins } moedas.
}
web-duel-unselect = Limpar a seleção
web-duel-take = Pegar
web-duel-keep = Ficar com ela
web-duel-destroy = Descartar
web-duel-revive = Construir de graça

web-duel-discard = { $n ->
    [0] Pilha de descarte vazia
    [1] Pilha de descarte, 1 carta
   *[other] Pilha de descarte, { $n } cartas
}
web-duel-discard-title = Pilha de descarte
web-duel-discard-empty = A pilha de descarte está vazia.
web-duel-discard-show = Mostrar a pilha de descarte
web-duel-won = { $winners } vence: { $reason }
web-duel-shared = { $winners } compartilham a vitória
web-duel-scores = Se a partida acabasse agora
web-duel-total-points = Total
web-duel-scores-final = Pontuação final
web-duel-hint-tap = Selecione uma carta disponível.

web-duel-waiting-draft = { $names } está escolhendo uma maravilha
web-duel-waiting-turn = { $names } está escolhendo uma carta
web-duel-waiting-take = { $names } está escolhendo uma ficha de progresso
web-duel-waiting-library = { $names } está escolhendo uma das três fichas sorteadas
web-duel-waiting-revive = { $names } está escolhendo uma carta da pilha de descarte
web-duel-waiting-destroy = { $names } está escolhendo uma carta da outra cidade para descartar
web-duel-waiting-begin = { $names } está escolhendo quem começa a era
