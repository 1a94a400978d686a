# Problemas no navegador.
puzzles = Problemas
puzzles-lead = Uma posição, uma jogada claramente melhor. Você consegue encontrá-la?
puzzles-theme = Tema
puzzles-all = Todos
puzzles-theme-count = { $theme } ({ $n })
puzzles-theme-science = Corrida científica
puzzles-theme-science-about = Símbolos, progresso ou uma vitória científica decidem.
puzzles-theme-military = Ameaça militar
puzzles-theme-military-about = Escudos, conflitos ou uma vitória militar decidem.
puzzles-theme-denial = Bloqueio
puzzles-theme-denial-about = A melhor jogada tira algo de outro jogador.
puzzles-theme-payment = Dinheiro
puzzles-theme-payment-about = As moedas decidem: vender, guardar ou escolher a quem pagar.
puzzles-theme-wonder = Hora da maravilha
puzzles-theme-wonder-about = Construir uma maravilha agora ou esperar?
puzzles-theme-chain = Encadeamento
puzzles-theme-chain-about = Uma estrutura que outra, anterior, torna grátis.
puzzles-theme-last = Últimas cartas
puzzles-theme-last-about = Uma das últimas cartas de uma era.
puzzles-level = Dificuldade
puzzles-near = Perto do seu rating
puzzles-easy = Fáceis
puzzles-medium = Médios
puzzles-hard = Difíceis
puzzles-stock = { $n ->
    [one] { $n } problema, com rating { $least }.
   *[other] { $n } problemas, com rating de { $least } a { $most }. { $near } perto do seu, { $left } ainda não tentados.
}
puzzles-none-such = Nenhum problema deste tema tem essa dificuldade. Escolha outra dificuldade.
puzzles-your-rating = Seu rating
puzzles-solved = Resolvidos de primeira
puzzles-solved-of = { $n } de { $of }
puzzles-start = Começar
puzzles-none = Ainda não há problemas para este jogo.
puzzles-about-rating = Seu rating começa em 1200 e muda com a primeira tentativa em cada problema. Ele fica neste navegador.

puzzles-solver = Jogador
puzzles-one = Problema com rating { $rating }
puzzles-source-bots = De uma partida entre robôs.
puzzles-source-host = De uma partida neste servidor, com o consentimento dos jogadores.
puzzles-hidden = Você vê o que este jogador sabia. A solução é a melhor quaisquer que sejam as cartas ocultas.
puzzles-task = Qual é a melhor jogada? Faça-a na mesa.
puzzles-over = A solução
puzzles-answer-title = Resposta
puzzles-best = Correto: { $played }.
puzzles-good = Quase: “{ $played }” é a ideia certa, mas há um jeito melhor de fazer isso. Tente de novo.
puzzles-weak = “{ $played }” vence { $percent }% menos partidas que a melhor jogada. Tente de novo.
puzzles-answer = A melhor jogada: { $better }.
puzzles-why = Comparada com a jogada óbvia, “{ $greedy }”, ela { $reasons }.
puzzles-show = Mostrar a solução
puzzles-next = Próximo problema
puzzles-play-on = Continuar daqui
puzzles-others = Outros problemas
puzzles-evidence = Como sabemos
puzzles-evidence-text = Depois da melhor jogada, { $value }% das partidas são vencidas; qualquer outra vence pelo menos { $margin }% a menos. Todas as jogadas foram comparadas em { $worlds } mundos com cartas ocultas diferentes. Uma busca de { $depth } simulações sempre encontra a solução.

web-puzzles-allowed = Permitir problemas desta partida
web-puzzles-allowed-hint = Depois da partida, as posições podem virar problemas neste servidor. Os nomes nunca aparecem.
web-terms-puzzles = Depois da partida, as posições podem virar problemas, sem nomes.

error-unknown-puzzle = O problema “{ $got }” não existe.
