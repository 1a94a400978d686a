# A arena e o laboratório.
arena-about = Faz robôs jogarem entre si e os classifica. Cada distribuição é jogada em todas as ordens de lugares; o relatório traz intervalos de confiança.
arena-bots = Os robôs: nomes como greedy ou search:300, níveis, ou o seu, como my_bot.py:MyBot. Com menos robôs que lugares, o último ocupa os lugares restantes; com mais, jogam todos contra todos.
arena-deals = Número de distribuições; cada uma é jogada uma vez para cada rotação dos lugares.
arena-seed = A semente da disputa; a mesma semente dá os mesmos resultados.
arena-round-robin = Joga todos contra todos, mesmo que caibam em uma só mesa.
arena-milliseconds = Tempo por decisão. O robô que passa do dobro mais 0,1 s perde a partida por desistência.
arena-patience = Sem tempo definido, uma decisão que leva mais que estes segundos perde a partida por desistência.
arena-sprt = Para assim que um teste sequencial (SPRT) decidir se o primeiro robô é mais forte.
arena-elo0 = Para --sprt: “não é mais forte” quer dizer no máximo estes pontos Elo.
arena-elo1 = Para --sprt: “é mais forte” quer dizer pelo menos estes pontos Elo.
arena-workers = Número de threads ou processos (padrão: todos os núcleos).
arena-processes = Usa processos em vez de threads; mais rápido para robôs escritos em Python.
arena-cluster = O endereço de um cluster Dask onde rodar as partidas.
arena-out = A pasta para resultados e relatórios.
arena-again = Descarta resultados anteriores do mesmo comando.
arena-no-report = Não gera o relatório HTML.
arena-playing = Jogando
arena-stopped = { $n ->
    [1] Interrompido após 1 distribuição. Execute o mesmo comando para continuar.
   *[other] Interrompido após { $n } distribuições. Execute o mesmo comando para continuar.
}
arena-saved = Resultados, resumo e relatório estão em { $folder }
arena-saved-no-report = Os resultados e o resumo estão em { $folder }

arena-headline = { $game }, { $players } jogadores: { $deals ->
    [1] 1 distribuição
   *[other] { $deals } distribuições
}, { $games } partidas
arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-interval = { $value } [{ $low }; { $high }]
arena-plus-minus = { $value } ± { $error }
arena-results = Resultados
arena-ratings = Força em pontos Elo, com média zero
arena-matrix = Aproveitamento do robô da linha contra o da coluna, %
arena-points = Média de pontos, { $table }
arena-ways = Formas de vitória, { $table }
arena-by-seat = Aproveitamento por lugar, { $table }
arena-forfeit = desistência
arena-column-bot = Robô
arena-column-seats = Lugares
arena-column-seat = Lugar
arena-column-wins = Vitórias
arena-column-shared = Empates
arena-column-share = Aproveitamento, % [95%]
arena-column-elo = Elo [95%]
arena-column-first-seat = 1º lugar, %
arena-column-place = Posição
arena-column-time = ms
arena-column-forfeits = Desistências
arena-column-total = Pontos
arena-column-rating = Elo [95%]
arena-column-deals = Distribuições
arena-faults = Partidas perdidas por desistência
arena-more-faults = … e mais { $n } partidas perdidas por desistência; veja todas em summary.json.
arena-fault-raised = { $bot } perdeu a distribuição { $deal }, partida { $game } (lugar { $seat }, semente { $seed }): na decisão { $decision } lançou { $detail }
arena-fault-nonsense = { $bot } perdeu a distribuição { $deal }, partida { $game } (lugar { $seat }, semente { $seed }): na decisão { $decision } devolveu { $detail }, que não é uma ação permitida.
arena-fault-overran = { $bot } perdeu a distribuição { $deal }, partida { $game } (lugar { $seat }, semente { $seed }): a decisão { $decision } demorou demais ({ $detail }).
arena-sprt-stronger = Decidido: { $bot } é mais forte (pelo menos { $high } Elo em vez de no máximo { $low }; log da razão de verossimilhança { $ratio }, limite { $bound }).
arena-sprt-not-stronger = Decidido: { $bot } não é mais forte (no máximo { $low } Elo em vez de pelo menos { $high }; log da razão de verossimilhança { $ratio }, limite { $bound }).
arena-sprt-open = Indefinido: { $bot } pode ser mais forte (pelo menos { $high } Elo) ou não (no máximo { $low }); log da razão de verossimilhança { $ratio }, limite { $bound }.
arena-made = Pharos { $version }, código { $code }.
arena-small-print = Os intervalos de confiança são de 95%, por bootstrap sobre as distribuições. O aproveitamento de um robô é a fração de vitórias por lugar que ele ocupa. Partidas perdidas por desistência contam como derrotas e não somam pontos. “1º lugar” é o aproveitamento nas partidas como primeiro jogador; “ms” é o tempo médio por decisão.
arena-figure-share = Aproveitamento
arena-figure-course = Aproveitamento de { $bot } ao longo das distribuições
arena-figure-points = De onde vêm os pontos
arena-figure-ways = Formas de vitória
arena-figure-seats = Aproveitamento por lugar

lab-about = Mostra o que vence, medido em muitas partidas.
lab-wonders = Aproveitamento, pontos e posição por maravilha, carta e lugar.
lab-players = Número de jogadores.
lab-games = Número de partidas.
lab-bot = O robô de todos os lugares.
lab-out = A pasta para tabelas e gráficos.
lab-openings = Conta aberturas: quantas vezes cada opção foi escolhida e quantas vezes venceu.
lab-openings-out = O arquivo dos resultados; outros tipos de mesa nele são mantidos.
lab-openings-saved = As aberturas de { $n } partidas estão em { $file }
lab-headline = { $game }, { $players } jogadores, { $games } partidas, { $bot } em todos os lugares
lab-time = { $n } partidas em { $seconds } s.
lab-saved = Tabelas (CSV) e gráficos estão em { $folder }
lab-stopped = Interrompido após { $games } partidas. Execute o mesmo comando para continuar.
lab-by-wonder = Por maravilha
lab-by-card = Por carta construída
lab-by-token = Por ficha de progresso
lab-by-seat = Por lugar
lab-column-wonder = Maravilha
lab-column-card = Carta
lab-column-token = Ficha
lab-column-seat = Lugar
lab-column-times = Vezes
lab-column-win = Vitórias, %
lab-column-points = Pontos
lab-column-place = Posição
lab-best = os { $n } melhores de { $of }

error-arena-no-bots = Informe pelo menos um robô.
error-arena-round-robin = Todos contra todos exige pelo menos dois robôs diferentes.
error-arena-sprt = --sprt exige uma única mesa em que o primeiro robô ocupe um só lugar.
error-arena-bounds = --elo0 deve ser menor que --elo1, mas são { $low } e { $high }.
error-arena-cluster = Nenhum cluster Dask com workers em “{ $got }”.
error-arena-other-results = “{ $got }” contém resultados de outra disputa. Escolha outra pasta ou recomece com --again.
error-own-bot-file = Não foi possível executar o arquivo “{ $got }”: { $reason }
error-own-bot-class = “{ $file }” não tem o robô “{ $got }”: era esperada uma classe com esse nome e um método “choose”.
error-lab-game = O laboratório ainda não suporta “{ $got }”. Jogos: { $expected }.
