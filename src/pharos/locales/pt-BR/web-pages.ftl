# As páginas em volta da mesa: início, nova mesa, espera, placar, replay, estatísticas.
web-pages = Páginas
web-tagline = As maravilhas do mundo antigo numa só mesa: com amigos, contra robôs ou só para assistir.
web-make-dark = Escurecer
web-make-light = Clarear
web-fan-work = Pharos é um trabalho não oficial de fãs, sem vínculo com a editora nem com os autores dos jogos 7 Wonders. Se você gosta deles, compre os de verdade.
web-fan-work-words = Todos os desenhos e todas as palavras são nossos.
web-guest-names = Cleópatra, Safo, Sólon, Tales, Nefertiti, Euclides, Dido, Hamurábi, Semíramis, Hatshepsut, Sóstrato, Fídias, Aspásia, Ptolomeu, Eratóstenes, Calímaco
web-name-label = Você joga como
web-name-another = Outro nome
web-come-in = Entrar
web-games = Jogos
web-game = Jogo
web-player = Jogador
web-winner = vencedor
web-level = Força dos robôs
web-bot = Robô
web-n-players = { $n ->
    [one] 1 jogador
   *[other] { $n } jogadores
}

web-door-first = 7 Wonders
web-door-first-line = Primeira edição
web-door-first-whole = 7 Wonders, primeira edição
web-door-first-about = Sete mãos dão a volta e todos escolhem ao mesmo tempo. Tabuleiros com lados A e B.
web-door-free-city = Para dois há uma terceira cidade, a Cidade Livre, que os dois conduzem por turnos.
web-door-second = 7 Wonders
web-door-second-line = Segunda edição
web-door-second-whole = 7 Wonders, segunda edição
web-door-second-about = As cartas revisadas e tabuleiros com um lado Dia e um lado Noite.
web-door-duel = 7 Wonders Duel
web-door-duel-line = Dois jogadores
web-door-duel-whole = 7 Wonders Duel
web-door-duel-about = Uma pirâmide de cartas entre duas cidades e três caminhos para vencer: guerra, ciência ou pontos.
web-door-architects = 7 Wonders Architects
web-door-architects-line = Rápido e leve
web-door-architects-whole = 7 Wonders Architects
web-door-architects-about = Uma carta por turno dos baralhos ao seu lado; sua maravilha cresce diante dos seus olhos.
web-play-now = Jogar
web-create-short = Abrir mesa
web-learn-short = Primeira partida
web-rules-short = Regras
web-learn-title = É sua primeira vez aqui?
web-continue = Suas mesas
web-continue-go = Continuar
web-open-tables = Mesas com lugares livres
web-open-tables-none = Nenhuma mesa pública espera jogadores agora. Abra uma e deixe-a pública.
web-free-seats = { $n ->
    [one] 1 lugar livre
   *[other] { $n } lugares livres
}
web-watch = Partidas para assistir
web-watch-none = Nenhuma partida pública está em andamento agora.
web-recent = Partidas recentes
web-recent-none = Nenhuma partida pública terminou ainda.
web-my-games = Suas últimas partidas
web-show-all = Mostrar todas as { $n }
web-join = Entrar numa mesa
web-join-placeholder = Link ou código da mesa
web-join-go = Entrar
web-join-wrong = Isso não é o link nem o código de uma mesa.
web-bring = Trazer um registro
web-bring-about = Uma partida jogada em outro lugar, como arquivo de texto: veja-a lance a lance e continue de qualquer momento.
web-bring-file = Escolher arquivo

web-new-table = Abrir uma mesa
web-new-table-lead = Tudo já vem com uma boa escolha: mude o que quiser e depois compartilhe o link.
web-how-many = Quantos jogadores
web-seats = Lugares em volta da mesa
web-seat-n = Lugar { $n }
web-sitter-me = Eu
web-sitter-open = Livre
web-seats-told = { $n ->
    [0] Todos estão aqui: a partida pode começar.
    [one] Um lugar está livre para quem vier.
   *[other] { $n } lugares estão livres para quem vier.
}
web-all-open = Os outros livres
web-all-bots = Os outros robôs
web-with-free-city = { $game }, com a Cidade Livre
web-listed-choose = { $game }, tabuleiros à escolha
web-listed-first-game = { $game }, maravilhas da primeira partida
web-wonders-board = Tabuleiros de maravilha
web-wonders-wonder = Maravilhas
web-wonders-random = Ao acaso
web-wonders-choose = Cada um escolhe
web-wonders-random-a = Ao acaso, lados A
web-wonders-random-b = Ao acaso, lados B
web-wonders-random-day = Ao acaso, lados Dia
web-wonders-random-night = Ao acaso, lados Noite
web-wonders-named = Uma a uma
web-wonders-draft = Escolhidas por turnos
web-wonders-first-game = O conjunto da primeira partida
web-wonder-of-seat = Maravilha do lugar { $n }
web-side-of-seat = Lado do tabuleiro do lugar { $n }
web-side-chosen = o jogador escolhe
web-board-and-side = { $board } ({ $side })
web-clock-choice = Tempo
web-clock-sort-none = Sem relógio
web-clock-sort-fast = Rápido
web-clock-sort-calm = Calmo
web-clock-sort-days = Ao longo de dias
web-clock-sort-own = Outro
web-clock-minutes = Minutos para a partida inteira
web-clock-seconds = Segundos a mais por decisão
web-clock-none-told = Não há relógio: cada um leva o tempo de que precisa.
web-clock-told = Cada um tem { $bank } para a partida inteira e ganha { $increment } a cada decisão. Quando o tempo acaba, um robô decide.
web-clock-told-bank = Cada um tem { $bank } para a partida inteira. Quando o tempo acaba, um robô decide.
web-duration-days = { $n ->
    [one] 1 dia
   *[other] { $n } dias
}
web-duration-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
web-duration-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
web-duration-seconds = { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
}
web-more = Mais opções
web-live-score = Mostrar os pontos durante a partida
web-live-score-hint = Senão, os pontos só são contados no fim.
web-spectators = Outros podem assistir
web-spectators-hint = Eles veem o que todos veem, nunca as mãos.
web-seed-given = Escolher a distribuição
web-seed-hint = A mesma semente dá as mesmas cartas: para torneios, aulas e problemas.
web-seed = Semente
web-seed-wrong = Uma semente é um número inteiro de até 9223372036854775807.
web-absence = Quando alguém se ausenta
web-absence-never = o lugar espera pela pessoa
web-absence-usual = um robô assume após um minuto
web-absence-after = um robô assume após { $time }
web-stand-in = Quem decide então
web-pace = Os robôs decidem
web-pace-0 = na hora
web-pace-1 = num ritmo que dá para acompanhar
web-pace-2 = devagar
web-public = Mostrar a mesa a todos
web-public-hint = Senão, só a encontra quem tem o link.
web-create = Abrir a mesa
web-create-start = Começar a partida

web-table-of = A mesa de { $host }
web-table-closed = Esta mesa foi fechada.
web-invited = { $host } convida você
web-invited-lead = { $game }, { $n ->
    [one] um lugar
   *[other] { $n } lugares
}. Como devemos chamar você?
web-lobby-lead = Quem senta ao lado de quem faz diferença: lugares lado a lado são vizinhos.
web-lobby-waits = { $n ->
    [one] Falta um jogador
   *[other] Faltam { $n } jogadores
}
web-lobby-ready = Todos estão aqui
web-lobby-waits-host = Esperando { $host } começar
web-lobby-you = você
web-lobby-here = está aqui
web-lobby-away = a caminho
web-lobby-free = livre
web-lobby-hint-host = Selecione um lugar para mudá-lo, ou dois para trocá-los.
web-lobby-hint-stranger = Selecione um lugar livre para sentar, ou só fique e assista.
web-lobby-hint-guest = Selecione seu lugar para levantar, ou um livre para mudar de lugar.
web-host = anfitrião
web-start = Começar
web-do-sit = Sentar aqui
web-do-stand = Levantar
web-do-bot = Pôr um robô aqui
web-do-free = Liberar o lugar
web-do-swap = Trocar { $first } e { $second }
web-fill = Completar com robôs
web-invite = Convide outras pessoas
web-invite-label = Quem tem este link pode sentar
web-terms = Esta mesa
web-terms-wonders = Maravilhas: { $wonders }.
web-terms-score = Os pontos aparecem durante a partida.
web-terms-no-score = Os pontos ficam ocultos até o fim.
web-terms-spectators = Outros podem assistir.
web-terms-no-spectators = Ninguém pode assistir.
web-terms-public = A mesa está aberta a todos.
web-terms-link = Só encontra a mesa quem tem o link.
web-terms-seed = O anfitrião escolheu a distribuição, então pode conhecê-la.
web-leave = Sair da mesa
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
web-move = Continuar em outro aparelho
web-move-link = Abra este link no outro aparelho
web-move-told = Ele funciona uma vez e leva seu lugar para lá. Não o dê a mais ninguém.
web-resume = Seu lugar vem para cá
web-resume-lead = A partida continua neste aparelho.
web-resume-failed = Um link assim funciona uma vez. Peça um novo no aparelho em que você está sentado.

web-counting = Os pontos são contados
web-counting-skip = Clique para pular
web-ended-won = { $names } vence
web-ended-you = { $names } vence: parabéns!
web-ended-shared = { $names } dividem a vitória
web-total = Total
web-again = Jogar de novo
web-rematch-waits = A próxima mesa está posta.
web-rematch-join = Ocupar seu lugar
web-look-around = Olhar a mesa
web-replay = Rever
web-record = Baixar registro
web-share-replay = Quem tem este link pode ver a partida inteira
web-deal = Como sei que a distribuição foi justa?
web-deal-told = As cartas foram fixadas antes do primeiro lance. No começo você viu o hash: o SHA-256 de “semente:sal”. Agora você vê os dois e pode conferir que é o mesmo.
web-deal-given = O anfitrião escolheu a distribuição. O hash mostrado no começo é o SHA-256 de “semente:sal”; agora você vê os dois e pode conferir que é o mesmo.
web-salt = Sal
web-hash = Hash

web-replay-start = O começo de uma partida de { $plies } decisões
web-replay-at = { $ply } de { $plies } · { $who }: { $what }
web-moment = Momento da partida
web-moment-of = { $ply } de { $plies }
web-moves = Lances
web-this-game = Esta partida
web-first = Ao começo
web-previous = Voltar
web-next = Avançar
web-last = Ao fim
web-pause = Pausar
web-play-by-itself = Avançar sozinho
web-eyes = Visto por
web-everybody = Todos
web-share-moment = Um link para este exato momento
web-fork = Continuar daqui
web-fork-title = Continuar daqui
web-fork-told = Uma nova mesa começa no momento { $ply } de { $plies }; robôs ocupam os outros lugares.
web-fork-as = Você fica no lugar de
web-fork-against = Força dos robôs
web-fork-fresh = Distribuir de novo as cartas ocultas
web-fork-fresh-hint = O que seu lugar não podia saber então é embaralhado: nada se sabe de antemão.
web-fork-over = A partida já acabou aqui; volte um pouco.

web-statistics = Estatísticas
web-statistics-lead = Como os lugares terminaram. Registros trazidos não contam.
web-stat-whose = Partidas de quem
web-stat-mine = Minhas
web-stat-all = De todos
web-stat-every-game = Todos os jogos
web-stat-csv = Baixar como CSV
web-stat-none-mine = Você ainda não terminou nenhuma partida. Depois da primeira, ela aparece aqui.
web-stat-none = Nenhuma partida terminou ainda.
web-stat-games = Partidas
web-stat-seats = Lugares
web-stat-wins = Vitórias
web-stat-won = Vencidas
web-stat-share = Parte
web-stat-points = Pontos
web-stat-by-game = Por jogo
web-stat-by-reason = Caminhos da vitória
web-stat-reason = Vitória por
web-stat-by-level = Pessoas e robôs
web-stat-player = Jogador
web-stat-people = Pessoas
web-stat-bot = Robô: { $level }
web-stat-by-players = Por número de jogadores
web-stat-by-wonder = Por maravilha
web-stat-wonder = Maravilha
web-stat-of-game = { $name } ({ $game })
