# A mesa de 7 Wonders Arquitetos no navegador.
web-architects-do-take = Pegue uma carta de um dos baralhos
web-architects-do-extra = Pegue uma carta adicional ou encerre o turno
web-architects-do-pay = Escolha com o que você paga o Estágio { $stage }
web-architects-do-stages = Escolha o que construir
web-architects-do-sets = Escolha os símbolos científicos que vai entregar
web-architects-do-act = Continue seu turno: escolha o que vem primeiro
web-architects-do-reach = Pegue a carta do topo de qualquer baralho
web-architects-do-look = { $n ->
    [one] Olhe { $n } carta do baralho da esquerda ou da direita
   *[other] Olhe { $n } cartas do baralho da esquerda ou da direita
}
web-architects-do-keep = Fique com uma destas cartas; as outras voltam
web-architects-do-token = Escolha uma ficha de Progresso

web-architects-commit-take = Pegar
web-architects-commit-extra = Pegar
web-architects-commit-reach = Pegar
web-architects-commit-look = Olhar
web-architects-commit-keep = Ficar
web-architects-commit-token = Pegar
web-architects-commit-stage = Construir
web-architects-commit-pair = Entregar
web-architects-commit-set = Entregar
web-architects-commit-decline = Encerrar
web-architects-decision = Sua decisão
web-architects-drop = Desfazer a seleção
web-architects-mark-stage = Estágio { $stage }
web-architects-mark-token = Ficha
web-architects-mark-decline = Encerrar o turno
web-architects-mark-stack = Pilha: { $n }
web-architects-completes-stage = Completa o Estágio { $stage }
web-architects-completes-token = Completa um conjunto científico: uma ficha de Progresso
web-architects-short-identical = { $missing ->
    [one] O Estágio { $stage } pede { $n } recursos idênticos: falta { $missing }.
   *[other] O Estágio { $stage } pede { $n } recursos idênticos: faltam { $missing }.
}
web-architects-short-different = { $missing ->
    [one] O Estágio { $stage } pede { $n } recursos diferentes: falta { $missing }.
   *[other] O Estágio { $stage } pede { $n } recursos diferentes: faltam { $missing }.
}

web-architects-central = Central
web-architects-empty = vazio
web-architects-face-down = virada para baixo
web-architects-deck-left = Baralho à esquerda, { $wonder }: { $card }; restam { $left }
web-architects-deck-centre = Baralho central: { $card }; restam { $left }
web-architects-deck-right = Baralho à direita, { $wonder }: { $card }; restam { $left }
web-architects-deck-far = Baralho de { $wonder }: { $card }; restam { $left }
web-architects-look-deck = { $n ->
    [one] { $wonder }: o que resta no baralho, { $n } carta
   *[other] { $wonder }: o que resta no baralho, { $n } cartas
}
web-architects-contents = O que resta no baralho de { $wonder }
web-architects-contents-central = O que resta no baralho central
web-architects-of = { $n } de { $all }
web-architects-peek = O Gato mostra esta carta a você, e só a você.
web-architects-discard = Pilha de descarte
web-architects-look-discard = { $n ->
    [one] Pilha de descarte: { $n } carta
   *[other] Pilha de descarte: { $n } cartas
}
web-architects-conflict-title = Conflito
web-architects-conflict = { $flipped } de { $tokens } fichas de Conflito mostram guerra
web-architects-cat-free = Ninguém tem o Gato ainda.
web-architects-offer = Fichas de Progresso disponíveis
web-architects-stack = { $n ->
    [one] Topo da pilha, virado para baixo: { $n } ficha
   *[other] Topo da pilha, virado para baixo: { $n } fichas
}
web-architects-stack-title = Fichas de Progresso na pilha
web-architects-no-tokens = Não há mais fichas de Progresso.
web-architects-battle = Batalha!

web-architects-hand = Suas cartas
web-architects-no-cards = Nenhuma carta ainda
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
web-architects-stage-available = Aberto para ser construído.
web-architects-stage-later = Falta um Estágio abaixo dele.
web-architects-stages = Estágios
web-architects-shields = Escudos
web-architects-victories = Fichas de Vitória Militar
web-architects-blue = Pontos em cartas azuis
web-architects-points = Pontos
web-architects-goods = Recursos e moedas
web-architects-tokens = Fichas de Progresso
web-architects-token-own = Ficha de Progresso: { $token }
web-architects-token-used = Ficha de Progresso: { $token }, já usada neste turno
web-architects-has-cat = Tem o Gato

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
web-architects-face-blue2cat = 2, Gato
web-architects-face-red0 = Escudo
web-architects-face-red1 = 1 corneta
web-architects-face-red2 = 2 cornetas

web-architects-kind-grey = Recurso (cinza)
web-architects-kind-yellow = Moeda (amarelo)
web-architects-kind-green = Ciência (verde)
web-architects-kind-blue = Civil (azul)
web-architects-kind-red = Militar (vermelho)
