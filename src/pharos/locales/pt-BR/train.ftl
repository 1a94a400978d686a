# Treinamento.
train-about = Treina a rede neural que guia a busca de um jogo.
train-rounds = Número de rodadas de autojogo e treinamento. Um treinamento interrompido continua de onde parou.
train-games = Partidas de autojogo por rodada (padrão: da receita do jogo).
train-simulations = Simulações por busca completa no autojogo (padrão: da receita do jogo).
train-seed = A semente do treinamento; a mesma semente dá a mesma rede.
train-set = Uma mudança na receita, como gate_games=200. Repita a opção para várias mudanças.
train-start = Uma rede (net.npz) como ponto de partida, em vez de uma rede sem treino.
train-threads = Threads ou processos para o autojogo.
train-processes = Usa processos em vez de threads para o autojogo.
train-cluster = O endereço de um cluster Dask para jogar as partidas.
train-out = A pasta do treinamento (padrão: na sua pasta de dados, com o nome da receita).
train-stopped = Interrompido. As rodadas concluídas estão em { $folder }; execute o mesmo comando para continuar.
train-saved = Redes, partidas e relatório estão em { $folder }
train-round = Rodada { $n }: { $games } partidas, { $pace } por segundo; perdas: valor { $value }, política { $policy }, forma de vencer { $way }, pontos { $points }
train-round-value = Rodada { $n }: { $games } partidas, { $pace } por segundo; perda do valor { $value }
train-best = contra a melhor rede até agora
train-rival = contra o rival guloso { $n }
train-pace = { $pace } por segundo
train-stage-games = Autojogo
train-stage-training = Treinamento
train-stage-anchors = Âncoras
train-title = { $game }: treinamento, { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}
train-losses = Perdas
train-shares = Aproveitamento
train-recipe = Receita
train-axis-games = Partidas de autojogo
train-axis-loss = Perda
train-column-round = Rodada
train-loss-value = valor
train-loss-policy = política
train-loss-way = forma de vencer
train-loss-points = pontos
