# A mesa no navegador: o que todas as páginas têm em comum.
web-home = Início
web-close = Fechar
web-help = Regras e cartas
web-settings = Configurações
web-language = Idioma
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-theme = Aparência
web-theme-auto = Igual ao sistema
web-theme-light = Clara
web-theme-dark = Escura
web-speed = Animações
web-speed-none = Desligadas
web-speed-fast = Rápidas
web-speed-normal = Normais
web-speed-slow = Lentas
web-keys = Atalhos de teclado
web-key-1-7 = 1–7: selecionar uma carta
web-key-b = b: construir
web-key-w = w: construir maravilha ou estágio com a carta
web-key-s = s: vender ou descartar
web-key-p = p: próxima forma de pagar
web-key-enter = Enter: confirmar
web-key-escape = Esc: limpar a seleção
web-key-u = u: desfazer
web-key-h = h: pedir uma dica ao treinador
web-key-arrows = ← →: ver o vizinho desse lado
web-key-d = d: pilha de descarte
web-key-l = l: histórico
web-key-i = i: ampliar a carta em foco
web-key-question = ?: regras e cartas

web-players = Jogadores
web-sound = Som e vibração
web-volume = Volume
web-watching = Assistindo
web-you = você
web-undo = Desfazer
web-takeback-ask = Pedir para desfazer
web-takeback-asked = { $name } pede para desfazer a última jogada e tudo o que veio depois.
web-takeback-accept = Aceitar
web-takeback-decline = Recusar
web-takeback-waiting = Você pediu para desfazer sua última jogada. Aguardando a resposta dos outros.
web-takeback-declined = Seu pedido para desfazer foi recusado.
web-absent-wait = { $name } está ausente. Após { $time }, você pode deixar um robô jogar.
web-absent = { $name } continua ausente. Um robô pode jogar até a volta.
web-absent-bot = Deixar um robô jogar
web-log = Histórico
web-log-empty = Nada aconteceu ainda.
web-log-unread = { $n ->
    [1] Histórico e chat, 1 mensagem não lida
   *[other] Histórico e chat, { $n } mensagens não lidas
}
web-unread = { $n ->
    [1] 1 mensagem não lida
   *[other] { $n } mensagens não lidas
}
web-chat = Chat
web-chat-empty = Nenhuma mensagem ainda.
web-chat-say = Escreva uma mensagem
web-chat-send = Enviar
web-chat-mute = Silenciar
web-chat-unmute = Reativar
web-chat-muted = (silenciado)
web-chat-remove = Remover da mesa
web-reaction-hello = Olá!
web-reaction-well-played = Boa jogada!
web-reaction-thanks = Valeu!
web-reaction-hurry = Sua vez!
web-reaction-oops = Ops!
web-reaction-wow = Uau!
web-reaction-good-game = Boa partida!
web-seat-due = joga agora
web-seat-chosen = já escolheu
web-seat-away = ausente
web-seat-taken = ausente, um robô está jogando
web-departed = { $name } saiu. { $bot }, um robô, continua no lugar.
web-timeout-you = Seu tempo acabou e um robô jogou por você.
web-timeout = O tempo de { $name } acabou e um robô jogou.
web-figures = Resumo
web-side = Histórico e chat
web-clock = Tempo restante: { $time }
web-clock-days = { $days ->
    [1] 1 dia
   *[other] { $days } dias
}
web-try-again = Tentar de novo
web-connecting = Conectando…
web-connection-lost = Conexão perdida. Sua partida está salva; reconectando…
web-your-turn = É a sua vez
web-loading = Carregando…
web-sending = Enviando…
web-preparing-bots = Preparando robôs mais fortes… { $percent }%. Até lá, jogam os mais simples.
web-waiting = Esperando { $names }
web-waiting-committed = Você já escolheu. Esperando { $names }
web-game-over = Fim da partida
web-outdated = Esta partida foi jogada com o Pharos { $version }, cujas regras eram diferentes. Não é mais possível mostrá-la. Venceu: { $names }.
web-score-sheet = Pontuação

web-kind-brown = Matérias-primas (marrom)
web-kind-grey = Produtos manufaturados (cinza)
web-kind-yellow = Comércio (amarela)
web-kind-blue = Civil (azul)
web-kind-green = Ciência (verde)
web-kind-red = Militar (vermelha)
web-kind-purple = Guilda (roxa)
web-kind-letter-brown = P
web-kind-letter-grey = F
web-kind-letter-yellow = $
web-kind-letter-blue = V
web-kind-letter-green = C
web-kind-letter-red = M
web-kind-letter-purple = G
web-badge-own = paga com seus recursos
web-badge-pay = { $coins ->
    [1] custa 1 moeda
   *[other] custa { $coins } moedas
}
web-badge-free = grátis
web-badge-never = impossível
web-cost = { $coins ->
    [0] Custo: { $resources }
    [1] Custo: 1 moeda, { $resources }
   *[other] Custo: { $coins } moedas, { $resources }
}
web-cost-nothing = Grátis.
web-points = { $n ->
    [1] 1 ponto.
   *[other] { $n } pontos.
}
web-chain-after = Grátis se você tiver { $cards }
web-chain-before = Torna grátis { $cards }

web-seat-open = Lugar { $number }
web-bot-0 = Hipátia
web-bot-1 = Imhotep
web-bot-2 = Zenóbia
web-bot-3 = Hirão
web-bot-4 = Enheduana
web-bot-5 = Arquimedes
web-bot-6 = Artemísia
web-level-newcomer = Novato
web-level-newcomer-about = Joga o que parece bom. Ideal para as suas primeiras partidas.
web-level-apprentice = Aprendiz
web-level-apprentice-about = Sabe quanto valem as cartas, mas raramente pensa à frente.
web-level-builder = Construtor
web-level-builder-about = Joga com solidez, com um erro de vez em quando.
web-level-architect = Arquiteto
web-level-architect-about = Pensa um pouco à frente e se defende de ameaças evidentes.
web-level-master = Mestre
web-level-master-about = Planeja com antecedência e pune os erros.
web-level-champion = Campeão
web-level-champion-about = O robô mais forte daqui: pensa a fundo em cada decisão.
web-level-coach = Treinador
web-level-coach-about = Joga como um mestre e explica cada jogada. Uma boa forma de aprender.
web-level-rated = { $level } · { $rating }

# A mesa de um jogo para o qual o cliente não tem desenhos.
web-generic-actions = Suas ações
web-generic-yes = sim
web-generic-no = não
web-moment-conflict = Conflito militar
