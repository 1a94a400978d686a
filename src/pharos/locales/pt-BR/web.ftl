# A mesa no navegador: o que todas as páginas têm em comum.
web-home = Início
web-close = Fechar
web-help = Regras e cartas
web-settings = Ajustes
web-language = Idioma
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-theme = Aparência
web-theme-auto = Como o aparelho
web-theme-light = Clara
web-theme-dark = Escura
web-speed = Movimento
web-speed-none = Nenhum
web-speed-fast = Rápido
web-speed-normal = Normal
web-speed-slow = Lento
web-keys = Teclas
web-key-1-7 = 1–7: selecionar uma carta
web-key-b = b: construir
web-key-w = w: construir uma maravilha ou etapa com ela
web-key-s = s: vender ou descartar
web-key-p = p: próxima forma de pagar
web-key-enter = Enter: confirmar
web-key-escape = Esc: desfazer a seleção
web-key-u = u: voltar atrás na decisão
web-key-arrows = ← →: olhar para aquele vizinho
web-key-d = d: pilha de descarte
web-key-l = l: registro
web-key-i = i: ver de perto a peça em foco
web-key-question = ?: regras e cartas

web-players = Jogadores
web-you = você
web-undo = Voltar atrás
web-log = Registro
web-log-empty = Nada aconteceu ainda.
web-chat = Conversa
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-chat-send = Enviar
web-reaction-hello = Olá!
web-reaction-well-played = Boa jogada!
web-reaction-thanks = Obrigado!
web-reaction-hurry = Vamos em frente?
web-reaction-oops = Opa!
web-reaction-wow = Uau!
web-reaction-good-game = Bom jogo!
web-seat-due = decide
web-seat-chosen = já escolheu
web-seat-away = ausente
web-seat-taken = ausente, um robô decide
web-late-you = Seu tempo acabou: um robô decidiu por você.
web-late = O tempo de { $name } acabou: um robô decidiu.
web-figures = Números
web-side = Registro e conversa
web-clock = Tempo restante: { $time }
web-clock-days = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
web-connecting = Um momento …
web-connection-lost = A conexão caiu. Nada se perdeu: voltaremos sozinhos.
web-waiting = Esperando { $names }
web-waiting-committed = Você já escolheu; ainda pode mudar de ideia. Esperando { $names }
web-game-over = O jogo acabou
web-score-sheet = Placar

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
web-badge-own = seus recursos bastam
web-badge-pay = { $coins ->
    [one] custa 1 moeda
   *[other] custa { $coins } moedas
}
web-badge-free = grátis
web-badge-never = impossível
web-cost = { $coins ->
    [0] Custo: { $resources }
    [one] Custo: 1 moeda, { $resources }
   *[other] Custo: { $coins } moedas, { $resources }
}
web-cost-nothing = Não custa nada.
web-points = { $n ->
    [one] 1 ponto.
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
web-level-apprentice = Aprendiz
web-level-builder = Construtor
web-level-architect = Arquiteto
web-level-master = Mestre
