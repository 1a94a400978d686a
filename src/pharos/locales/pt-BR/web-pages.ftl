# As páginas em volta da mesa: início, nova mesa, espera, folha de pontuação, rever, estatísticas.
web-pages = Páginas
web-tagline = As maravilhas do mundo antigo em uma só mesa: jogue com amigos, jogue contra robôs ou só assista.
web-dark-mode = Modo escuro
web-light-mode = Modo claro
web-fan-work = Pharos é um projeto não oficial de fãs, sem vínculo com a editora nem com os autores dos jogos 7 Wonders. Se você gosta deles, compre os originais.
web-fan-work-words = Todos os desenhos e textos são nossos.
web-guest-names = Cleópatra, Safo, Sólon, Tales, Nefertiti, Euclides, Dido, Hamurábi, Semíramis, Hatshepsut, Sóstrato, Fídias, Aspásia, Ptolomeu, Eratóstenes, Calímaco
web-name-label = Seu nome
web-name-another = Sugerir outro nome
web-enter = Continuar
web-games = Jogos
web-game = Jogo
web-player = Jogador
web-winner = vencedor
web-level = Nível dos robôs
web-level-usual = Padrão
web-bot = Robô
web-n-players = { $n ->
    [1] 1 jogador
   *[other] { $n } jogadores
}

web-tile-first = 7 Wonders
web-tile-first-line = Primeira edição
web-tile-first-whole = 7 Wonders, primeira edição
web-tile-first-about = Mãos de sete cartas dão a volta na mesa, e todos escolhem ao mesmo tempo. Tabuleiros com lados A e B.
web-tile-free-city = Com dois jogadores há uma terceira cidade, a Cidade Livre, que os dois se revezam em administrar.
web-tile-second = 7 Wonders
web-tile-second-line = Segunda edição
web-tile-second-whole = 7 Wonders, segunda edição
web-tile-second-about = Cartas revisadas e tabuleiros com lado do Dia e lado da Noite.
web-tile-duel = 7 Wonders Duel
web-tile-duel-line = Dois jogadores
web-tile-duel-whole = 7 Wonders Duel
web-tile-duel-about = Uma pirâmide de cartas entre duas cidades e três caminhos para vencer: guerra, ciência ou pontos.
web-tile-architects = 7 Wonders Arquitetos
web-tile-architects-line = Rápido e leve
web-tile-architects-whole = 7 Wonders Arquitetos
web-tile-architects-about = Pegue uma carta por turno dos baralhos ao seu lado e veja sua maravilha crescer.
web-play-now = Jogar
web-create-short = Criar mesa
web-learn-short = Aprender a jogar
web-rules-short = Regras
web-learn-title = Primeira vez aqui?
web-continue = Suas mesas
web-continue-none = Você não tem partidas em andamento.
web-open-tables = Mesas com lugares livres
web-seats-taken = Mesa cheia
web-free-seats = { $n ->
    [1] 1 lugar livre
   *[other] { $n } lugares livres
}
web-watch = Partidas para assistir
web-recent = Partidas terminadas recentemente
web-my-games = Suas partidas recentes
web-show-all = Ver todas ({ $n })
web-join = Entrar em uma mesa
web-join-placeholder = Link ou código da mesa
web-join-go = Entrar
web-join-wrong = Isso não é um link nem um código de mesa. Confira e tente de novo.
web-import = Importar partida
web-import-about = Importe um registro de partida (arquivo de texto) para revê-la jogada a jogada e continuar de qualquer posição.
web-import-file = Escolher arquivo

web-new-table = Criar uma mesa
web-new-table-lead = Mude o que quiser e depois compartilhe o link.
web-how-many = Número de jogadores
web-seats = Lugares em volta da mesa
web-seat-n = Lugar { $n }
web-occupant-me = Eu
web-occupant-here = Neste aparelho
web-occupant-open = Livre
web-seats-summary = { $n ->
    [0] Todos estão aqui: a partida pode começar.
    [1] 1 lugar está livre para outros jogadores.
   *[other] { $n } lugares estão livres para outros jogadores.
}
web-all-open = Deixar os outros livres
web-all-bots = Pôr robôs nos outros
web-all-here = Os outros neste aparelho
web-with-free-city = { $game }, com a Cidade Livre
web-listed-choose = { $game }, tabuleiros à escolha
web-listed-first-game = { $game }, maravilhas da primeira partida
web-wonders-board = Tabuleiros de maravilha
web-wonders-wonder = Maravilhas
web-wonders-random = Sorteio
web-wonders-choose = Cada um escolhe
web-wonders-random-a = Sorteio, lados A
web-wonders-random-b = Sorteio, lados B
web-wonders-random-day = Sorteio, lados do Dia
web-wonders-random-night = Sorteio, lados da Noite
web-wonders-named = Definir por lugar
web-wonders-draft = Draft
web-wonders-first-game = Conjunto da primeira partida
web-wonder-of-seat = Maravilha do lugar { $n }
web-side-of-seat = Lado do tabuleiro do lugar { $n }
web-side-chosen = o jogador escolhe
web-board-and-side = { $board } ({ $side })
web-clock-choice = Relógio
web-clock-sort-none = Sem relógio
web-clock-sort-fast = Rápido
web-clock-sort-calm = Tranquilo
web-clock-sort-days = Dias
web-clock-sort-own = Personalizado
web-clock-minutes = Minutos por jogador
web-clock-seconds = Segundos extras por decisão
web-clock-none-summary = Sem relógio: cada um leva o tempo que precisar.
web-clock-summary = Cada jogador tem { $bank } para a partida inteira, mais { $increment } por decisão. Quando seu tempo acaba, um robô joga por você.
web-clock-summary-bank = Cada jogador tem { $bank } para a partida inteira. Quando seu tempo acaba, um robô joga por você.
web-duration-days = { $n ->
    [1] 1 dia
   *[other] { $n } dias
}
web-duration-hours = { $n ->
    [1] 1 hora
   *[other] { $n } horas
}
web-duration-minutes = { $n ->
    [1] 1 minuto
   *[other] { $n } minutos
}
web-duration-seconds = { $n ->
    [1] 1 segundo
   *[other] { $n } segundos
}
web-more = Mais opções
web-live-score = Mostrar a pontuação durante a partida
web-live-score-hint = Senão, ela só aparece no fim.
web-spectators = Permitir espectadores
web-spectators-hint = Eles veem o que é público, nunca a mão de um jogador.
web-undo-allowed = Permitir desfazer
web-undo-allowed-hint = Depois que uma jogada é respondida, os outros precisam concordar.
web-hints-allowed = Permitir dicas
web-hints-allowed-hint = Você pode pedir uma sugestão ao treinador. Ele só responde enquanto todos os seus oponentes são robôs.
web-seed-given = Definir a semente
web-seed-hint = A mesma semente dá as mesmas cartas: útil para torneios, aulas e problemas.
web-seed = Semente
web-seed-wrong = Digite um número inteiro de 0 a 9223372036854775807.
web-absence = Quando um jogador se ausenta
web-absence-never = esperar por ele
web-absence-usual = um robô assume após um minuto
web-absence-after = um robô assume após { $time }
web-substitute = Robô substituto
web-bot-speed = Velocidade dos robôs
web-bot-speed-0 = imediata
web-bot-speed-1 = fácil de acompanhar
web-bot-speed-2 = lenta
web-public = Listar esta mesa publicamente
web-public-hint = Senão, só quem tem o link a encontra.
web-create = Criar mesa
web-create-start = Começar partida

web-table-of = Mesa de { $host }
web-table-closed = Esta mesa foi fechada.
web-invited = { $host } convida você
web-invited-lead = { $game }, { $n ->
    [1] 1 lugar
   *[other] { $n } lugares
}. Qual é o seu nome?
web-invited-full = { $game }. Todos os lugares estão ocupados. Qual é o seu nome?
web-lobby-lead = { $n ->
    [2] { $game }, 2 jogadores
   *[other] { $game }, { $n } jogadores. Quem senta lado a lado é vizinho.
}
web-lobby-waits = { $n ->
    [1] Falta 1 jogador
   *[other] Faltam { $n } jogadores
}
web-lobby-absent = { $n ->
    [1] Ainda não chegou: { $names }
   *[other] Ainda não chegaram: { $names }
}
web-lobby-ready = Todos estão aqui
web-lobby-waits-host = Esperando { $host } começar a partida
web-lobby-you = você
web-lobby-here = está aqui
web-lobby-companion = neste aparelho
web-lobby-away = ainda não chegou
web-lobby-free = livre
web-lobby-hint-host = Selecione um lugar para mudá-lo, ou dois lugares para trocá-los.
web-lobby-hint-stranger = Selecione um lugar livre para sentar, ou fique e assista.
web-lobby-hint-rated = Crie um perfil para se sentar, ou fique para assistir.
web-lobby-hint-full = Todos os lugares estão ocupados.
web-lobby-hint-guest = Selecione seu lugar para levantar, ou um livre para mudar de lugar.
web-host = anfitrião
web-sit-down = Sentar
web-leave-game = Sair da partida
web-leave-game-about = Um robô assume o seu lugar. Se não houver outras pessoas na mesa, a partida termina.
web-leave-really = Sair de vez?
web-delete-game = Excluir esta partida
web-delete-really = Excluir de vez?
web-invite-only-here = Este link só funciona neste computador.
web-lan-open = Deixar outros nesta rede Wi-Fi entrarem
web-lan-warning = Qualquer pessoa na mesma rede poderá abrir esta página. A conexão não é criptografada: faça isso só em uma rede de confiança.
web-lan-is-open = Qualquer pessoa na sua rede pode abrir esta página.
web-lan-close = Parar de compartilhar
web-code = QR code do link
web-code-show = Mostrar QR code
web-code-hide = Ocultar QR code
web-start = Começar
web-do-sit = Sentar aqui
web-do-companion = Sentar a pessoa aqui
web-do-stand = Levantar
web-do-bot = Pôr um robô aqui
web-do-level = Mudar o nível
web-do-free = Liberar lugar
web-do-remove = Remover { $first } da mesa
web-do-swap = Trocar { $first } e { $second }
web-fill = Completar com robôs
web-invite = Convidar jogadores
web-invite-label = Quem tem este link pode entrar
web-terms = Opções da mesa
web-terms-wonders = Maravilhas: { $wonders }.
web-terms-absent = Quando alguém se ausenta por { $time }, os outros podem deixar um robô jogar.
web-terms-score = A pontuação aparece durante a partida.
web-terms-no-score = A pontuação fica oculta até o fim.
web-terms-spectators = Espectadores são permitidos.
web-terms-no-spectators = Espectadores não são permitidos.
web-terms-undo = Jogadas podem ser desfeitas; depois de respondidas, só se os outros concordarem.
web-terms-no-undo = Jogadas não podem ser desfeitas.
web-terms-hints = O treinador dá dicas enquanto todos os oponentes são robôs.
web-terms-public = A mesa está na lista pública.
web-terms-link = Só quem tem o link encontra esta mesa.
web-terms-seed = O anfitrião definiu a semente e pode conhecer as cartas.
web-leave = Sair da mesa
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
web-move = Continuar em outro aparelho
web-move-link = Abra este link no outro aparelho
web-move-hint = Ele funciona uma vez e leva seu lugar para lá. Não o compartilhe.
web-resume = Trazer seu lugar para este aparelho
web-resume-lead = A partida continua neste aparelho.
web-resume-failed = Este link não vale mais. Crie um novo no aparelho em que você está jogando.

web-counting = Contando os pontos…
web-counting-skip = Clique para pular
web-ended-won-points = { $names } vence nos pontos: { $most } a { $next }
web-ended-you-points = Você vence nos pontos: { $most } a { $next }
web-ended-won-by = { $names } vence: { $reason }
web-ended-you-by = Você vence: { $reason }
web-ended-lead = { $n ->
    [1] 1 ponto à frente de { $second }
   *[other] { $n } pontos à frente de { $second }
}
web-rank = { $rank }º
web-behind = { $n ->
    [1] 1 ponto atrás
   *[other] { $n } pontos atrás
}
web-ended-shared = { $names } compartilham a vitória
web-total = Total
web-again = Jogar de novo
web-rematch-waits = A revanche está pronta.
web-rematch-join = Entrar na revanche
web-view-table = Ver a mesa
web-replay = Rever
web-record = Baixar registro
web-share-replay = Quem tem este link pode ver a partida inteira
web-deal = A distribuição foi justa?
web-deal-proof = As cartas foram definidas antes da primeira jogada. O hash que você viu no começo é o SHA-256 de “semente:sal”. Agora você vê os dois e pode conferir.
web-deal-proof-given = O anfitrião definiu a semente. O hash que você viu no começo é o SHA-256 de “semente:sal”. Agora você vê os dois e pode conferir.
web-salt = Sal
web-hash = Hash

web-replay-start = Início da partida
web-replay-all = { $ply } de { $plies }: todos jogam
web-replay-at = { $ply } de { $plies } · { $who }: { $what }
web-moment = Posição na partida
web-moment-of = { $ply } de { $plies }
web-moves = Jogadas
web-this-game = Esta partida
web-first = Ir ao começo
web-previous = Voltar
web-next = Avançar
web-last = Ir ao fim
web-pause = Pausar
web-autoplay = Reprodução automática
web-view-as = Ver como
web-everybody = Todos
web-share-moment = Link para esta posição
web-fork = Continuar daqui
web-fork-title = Continuar daqui
web-fork-hint = Uma nova mesa começa na decisão { $ply } de { $plies }. Robôs ocupam os outros lugares.
web-fork-as = Você joga como
web-fork-against = Nível dos robôs
web-fork-fresh = Redistribuir cartas ocultas
web-fork-fresh-hint = Tudo o que o seu lugar não podia ver é redistribuído, para que você não saiba de antemão.
web-fork-over = A partida já acabou neste ponto. Volte algumas jogadas.

web-statistics = Estatísticas
web-statistics-lead = Resultados das partidas terminadas. Os seus incluem também as folhas de pontuação salvas com o seu nome. Partidas importadas não contam.
web-stat-where = Onde
web-stat-both = Em todo lugar
web-stat-online = Online
web-stat-physical = Em mesa física
web-stat-whose = Partidas de quem
web-stat-mine = Minhas
web-stat-all = De todos
web-stat-every-game = Todos os jogos
web-stat-csv = Baixar CSV
web-stat-none-mine = Você ainda não terminou nenhuma partida. Seus resultados aparecerão aqui.
web-stat-none = Nenhuma partida terminou ainda.
web-stat-games = Partidas
web-stat-seats = Lugares
web-stat-wins = Vitórias
web-stat-won = Aproveitamento
web-stat-part = Proporção
web-stat-points = Pontos
web-stat-mean = Média de pontos
web-stat-by-game = Por jogo
web-stat-by-reason = Formas de vitória
web-stat-reason = Vitória por
web-stat-by-level = Pessoas e robôs
web-stat-player = Jogador
web-stat-people = Pessoas
web-stat-bot = Robô: { $level }
web-stat-by-players = Por número de jogadores
web-stat-by-wonder = Por maravilha
web-stat-wonder = Maravilha
web-stat-of-game = { $name } ({ $game })
