# A mesa de 7 Wonders Arquitetos no navegador.
web-architects-do-take = Pegue uma carta de um baralho
web-architects-do-extra = Pegue uma carta adicional ou encerre o turno
web-architects-do-pay = Escolha como pagar o estágio { $stage }
web-architects-do-stages = Escolha o que construir
web-architects-do-sets = Escolha os símbolos científicos a entregar
web-architects-do-act = Escolha o que fazer primeiro
web-architects-do-reach = Pegue a carta do topo de qualquer baralho
web-architects-do-look = { $n ->
    [1] Olhe { $n } carta do baralho da esquerda ou da direita
   *[other] Olhe { $n } cartas do baralho da esquerda ou da direita
}
web-architects-do-keep = Fique com uma carta; as outras são reembaralhadas
web-architects-do-token = Escolha uma ficha de progresso

web-architects-commit-take = Pegar
web-architects-commit-extra = Pegar
web-architects-commit-reach = Pegar
web-architects-commit-look = Olhar
web-architects-commit-keep = Ficar com ela
web-architects-commit-token = Pegar
web-architects-commit-stage = Construir
web-architects-commit-pair = Entregar
web-architects-commit-set = Entregar
web-architects-commit-decline = Encerrar
web-architects-decision = Sua decisão
web-architects-drop = Limpar a seleção
web-architects-mark-stage = Estágio { $stage }
web-architects-mark-token = Ficha
web-architects-mark-decline = Encerrar o turno
web-architects-mark-stack = Pilha: { $n }
web-architects-completes-stage = Completa o estágio { $stage }
web-architects-completes-token = Completa um conjunto científico: pegue uma ficha de progresso
web-architects-short-identical = { $missing ->
    [1] O estágio { $stage } pede { $n } recursos idênticos: falta { $missing }.
   *[other] O estágio { $stage } pede { $n } recursos idênticos: faltam { $missing }.
}
web-architects-short-different = { $missing ->
    [1] O estágio { $stage } pede { $n } recursos diferentes: falta { $missing }.
   *[other] O estágio { $stage } pede { $n } recursos diferentes: faltam { $missing }.
}

web-architects-central = Central
web-architects-empty = vazio
web-architects-face-down = virada para baixo
web-architects-deck-left = Baralho à esquerda, { $wonder }: { $card }; restam { $left }
web-architects-deck-centre = Baralho central: { $card }; restam { $left }
web-architects-deck-right = Baralho à direita, { $wonder }: { $card }; restam { $left }
web-architects-deck-far = Baralho de { $wonder }: { $card }; restam { $left }
web-architects-look-deck = { $n ->
    [1] { $wonder }: resta 1 carta no baralho
   *[other] { $wonder }: restam { $n } cartas no baralho
}
web-architects-contents = Cartas restantes no baralho de { $wonder }
web-architects-contents-central = Cartas restantes no baralho central
web-architects-of = { $n } de { $all }
web-architects-peek = O gato mostra esta carta só a você.
web-architects-discard = Pilha de descarte
web-architects-look-discard = { $n ->
    [1] Pilha de descarte: { $n } carta
   *[other] Pilha de descarte: { $n } cartas
}
web-architects-conflict-title = Conflito
web-architects-conflict = { $flipped } de { $tokens } fichas de conflito no lado da batalha
web-architects-cat-free = Ninguém tem o gato ainda.
web-architects-offer = Fichas de progresso disponíveis
web-architects-stack = { $n ->
    [1] Topo da pilha, virado para baixo: { $n } ficha
   *[other] Topo da pilha, virado para baixo: { $n } fichas
}
web-architects-stack-title = Fichas de progresso na pilha
web-architects-no-tokens = Não há mais fichas de progresso.
web-architects-battle = Batalha!

web-architects-hand = Suas cartas
web-architects-no-cards = Ainda sem cartas
web-architects-pile = { $card }: { $n }
web-architects-city = Cidade de { $name }
web-architects-glance = Ver a cidade de { $name }: { $wonder }. Estágios construídos: { $stages } de 5, escudos: { $shields }, fichas de vitória: { $victories }, recursos e moedas: { $goods }, fichas de progresso: { $tokens }.
web-architects-city-of = { $name }: { $wonder }
web-architects-look-city = Ver a cidade de { $name }: { $wonder }
web-architects-takes-from = Pega cartas destes baralhos
web-architects-neighbour-left = Seu vizinho da esquerda
web-architects-neighbour-right = Seu vizinho da direita
web-architects-neighbour-both = Seu vizinho dos dois lados
web-architects-stage-identical = Estágio { $stage }: { $n } recursos idênticos.
web-architects-stage-different = Estágio { $stage }: { $n } recursos diferentes.
web-architects-stage-built = Construído.
web-architects-stage-due = Você pode construí-lo agora.
web-architects-stage-available = Disponível para construir.
web-architects-stage-later = Falta um estágio abaixo dele.
web-architects-stages = Estágios
web-architects-shields = Escudos
web-architects-victories = Fichas de vitória militar
web-architects-blue = Pontos em cartas azuis
web-architects-points = Pontos
web-architects-goods = Recursos e moedas
web-architects-tokens = Fichas de progresso
web-architects-token-own = Ficha de progresso: { $token }
web-architects-token-used = Ficha de progresso: { $token }, já usada neste turno
web-architects-has-cat = Tem o gato

web-architects-face-wood = Madeira
web-architects-face-stone = Pedra
web-architects-face-clay = Argila
web-architects-face-papyrus = Papiro
web-architects-face-glass = Vidro
web-architects-face-coin = Moeda
web-architects-face-compass = Compasso
web-architects-face-gear = Engrenagem
web-architects-face-tablet = Tabuleta
web-architects-face-blue3 = 3 pontos
web-architects-face-blue2cat = 2, gato
web-architects-face-red0 = Escudo
web-architects-face-red1 = 1 corneta
web-architects-face-red2 = 2 cornetas

web-architects-kind-grey = Recurso (cinza)
web-architects-kind-yellow = Moeda (amarela)
web-architects-kind-green = Ciência (verde)
web-architects-kind-blue = Civil (azul)
web-architects-kind-red = Militar (vermelha)

web-architects-waiting-take = { $names } está escolhendo uma carta
web-architects-waiting-act = { $names } está jogando
web-architects-waiting-reach = { $names } está escolhendo um baralho
web-architects-waiting-look = { $names } está escolhendo um baralho para olhar
web-architects-waiting-keep = { $names } está escolhendo com qual carta ficar
web-architects-waiting-token = { $names } está escolhendo uma ficha de progresso
