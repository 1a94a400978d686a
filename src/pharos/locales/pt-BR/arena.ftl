# A arena e o laboratório.
arena-about = Faz robôs jogarem uns contra os outros com distribuições duplicadas e diz quem é mais forte e com que certeza.
arena-bots = Os robôs: nomes como greedy ou search:300, níveis, ou o seu como my_bot.py:MyBot. Com menos robôs que lugares, o último ocupa o resto; com mais, todos jogam contra todos.
arena-deals = Quantas distribuições; cada uma é jogada uma vez para cada rotação dos lugares.
arena-seed = As distribuições: a mesma semente dá os mesmos resultados.
arena-round-robin = Todos contra todos, mesmo que coubessem em uma mesa.
arena-milliseconds = O tempo de uma decisão; quem passa do dobro dele, mais um décimo de segundo, perde a partida.
arena-patience = Segundos após os quais uma decisão sem tempo definido é abandonada e a partida, perdida.
arena-sprt = Parar assim que estiver decidido se o primeiro robô é mais forte.
arena-elo0 = Para --sprt: não ser mais forte é ter no máximo tantos pontos Elo a mais.
arena-elo1 = Para --sprt: ser mais forte é ter pelo menos tantos pontos Elo a mais.
arena-workers = Quantas threads ou processos; todos os núcleos, se não for dito.
arena-processes = Usar processos em vez de threads: melhor para robôs escritos em Python.
arena-cluster = O endereço de um cluster Dask que fará o trabalho.
arena-out = A pasta para resultados e relatórios.
arena-again = Esquecer resultados anteriores do mesmo comando.
arena-no-report = Não escrever a página com gráficos.
arena-playing = Jogando
arena-stopped = { $n ->
    [one] Interrompido; 1 distribuição está guardada. O mesmo comando continua daí.
   *[other] Interrompido; { $n } distribuições estão guardadas. O mesmo comando continua daí.
}
arena-kept = Resultados, resumo e relatório estão em { $folder }

arena-headline = { $game }, { $players } jogadores: { $deals ->
    [one] 1 distribuição
   *[other] { $deals } distribuições
}, { $games } partidas
arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-interval = { $value } [{ $low }; { $high }]
arena-plus-minus = { $value } ± { $error }
arena-results = Resultados
arena-ratings = Força em pontos Elo, zero em média
arena-matrix = Parcela da linha contra a coluna, %
arena-points = Pontos em média: { $table }
arena-ways = Formas de vitória: { $table }
arena-by-seat = Parcela por lugar: { $table }
arena-forfeit = desistência
arena-column-bot = Robô
arena-column-seats = Lugares
arena-column-seat = Lugar
arena-column-wins = Vitórias
arena-column-shared = Divididas
arena-column-share = Parcela, % [95 %]
arena-column-elo = Elo [95 %]
arena-column-first-seat = 1º lugar, %
arena-column-place = Posição
arena-column-time = ms
arena-column-forfeits = Desistências
arena-column-total = Pontos
arena-column-rating = Elo [95 %]
arena-column-deals = Distribuições
arena-faults = Partidas perdidas por desistência
arena-more-faults = … e mais { $n } partidas perdidas por desistência; todas estão em summary.json.
arena-fault-raised = { $bot } perdeu a distribuição { $deal }, partida { $game } (lugar { $seat }, semente { $seed }): na decisão { $decision } lançou { $detail }
arena-fault-nonsense = { $bot } perdeu a distribuição { $deal }, partida { $game } (lugar { $seat }, semente { $seed }): na decisão { $decision } devolveu { $detail }, que não é uma ação permitida.
arena-fault-overran = { $bot } perdeu a distribuição { $deal }, partida { $game } (lugar { $seat }, semente { $seed }): a decisão { $decision } demorou demais ({ $detail }).
arena-sprt-stronger = Decidido: { $bot } é mais forte (pelo menos { $high } Elo, e não no máximo { $low }; razão logarítmica { $ratio }, limite { $bound }).
arena-sprt-not-stronger = Decidido: { $bot } não é mais forte (no máximo { $low } Elo, e não pelo menos { $high }; razão logarítmica { $ratio }, limite { $bound }).
arena-sprt-open = Ainda não está decidido se { $bot } é mais forte (pelo menos { $high } Elo) ou não (no máximo { $low }); razão logarítmica { $ratio }, limite { $bound }.
arena-made = Pharos { $version }, código { $code }.
arena-small-print = A unidade de todos os intervalos é a distribuição (95 %, bootstrap). Uma parcela é a parte das vitórias que cabe a um robô por lugar que ocupa. Partidas perdidas por desistência contam como derrotas e não trazem pontos. “1º lugar” é a parcela nas partidas como primeiro jogador; “ms” é o tempo médio de uma decisão.
arena-figure-share = Parcela das vitórias
arena-figure-course = Parcela de { $bot }, distribuição a distribuição
arena-figure-points = De onde vêm os pontos
arena-figure-ways = Como as partidas foram vencidas
arena-figure-seats = Parcela por lugar

lab-about = Estudos: o que vence, em muitíssimas partidas.
lab-wonders = Taxa de vitória, pontos e posição por maravilha, por carta e por lugar.
lab-players = Quantos jogadores.
lab-games = Quantas partidas.
lab-bot = Quem joga em todos os lugares.
lab-out = A pasta para tabelas e gráficos.
lab-headline = { $game }, { $players } jogadores, { $games } partidas, { $bot } em todos os lugares
lab-time = { $n } partidas em { $seconds } s.
lab-kept = Tabelas (CSV) e gráficos estão em { $folder }
lab-stopped = Parado; partidas contadas até aqui: { $games }. O mesmo comando continua daí.
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

error-arena-no-bots = Diga pelo menos um robô.
error-arena-round-robin = Todos contra todos precisa de pelo menos dois robôs diferentes.
error-arena-sprt = --sprt precisa de uma mesa em que o primeiro robô ocupe um só lugar.
error-arena-bounds = --elo0 deve ser menor que --elo1; são { $low } e { $high }.
error-arena-cluster = Não há um cluster Dask com trabalhadores em “{ $got }”.
error-arena-lacks = Isto precisa de { $expected }, que não está instalado: pip install "pharos[{ $got }]"
error-arena-other-results = “{ $got }” contém resultados de outra disputa. Escolha outra pasta, ou recomece com --again.
error-own-bot-file = O arquivo “{ $got }” não pode ser executado: { $reason }
error-own-bot-class = Não há um robô “{ $got }” em “{ $file }”: esperada uma classe com esse nome e um método “choose”.
error-lab-game = O laboratório ainda não lê as maravilhas de “{ $got }”. Jogos: { $expected }.
