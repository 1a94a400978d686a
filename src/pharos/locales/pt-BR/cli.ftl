# O terminal.
cli-about = Pharos joga a família de jogos de tabuleiro 7 Wonders.
cli-lang = Idioma.
cli-title-usage = Uso:
cli-title-options = Opções:
cli-title-arguments = Argumentos:
cli-title-commands = Comandos:
cli-title-command = COMANDO [ARGUMENTOS]...
cli-title-some-options = { "[OPÇÕES]" }
cli-title-default = { "[padrão:" }
cli-title-required = { "[obrigatório]" }
cli-show-help = Mostra esta mensagem e sai.
cli-bye = Até logo.
cli-no-option = Não existe a opção “{ $got }” aqui. --help mostra quais existem.
cli-missing = Falta { $expected }. --help explica o comando.
cli-bad-value = O que foi dado a { $name } não é um valor possível. --help explica.
cli-usage = “{ $got }” não faz sentido aqui. --help mostra o que faz.

cli-play = Joga uma partida no terminal.
cli-game = O jogo: { $games }.
cli-players = Quantos lugares.
cli-people = Quantas pessoas neste teclado; os outros lugares são robôs.
cli-bot = Quem joga nos outros lugares: { $bots }.
cli-name = O nome de uma pessoa; repita para várias.
cli-option = Uma opção do jogo, como nome=valor; repita para várias. “pharos games” mostra quais existem.
cli-seed = A distribuição: a mesma semente dá a mesma partida.
cli-save = Onde guardar o registro.
cli-resume = Continua uma partida a partir do registro.
cli-replay = Percorre um registro passo a passo.
cli-file = Um registro.
cli-seat = Ver como este lugar viu.
cli-at = Começar depois de tantas decisões.
cli-all = Mostrar cada passo sem perguntar.
cli-check = Confere um registro: aponta a primeira linha errada, ou o confirma.
cli-games = Mostra os jogos e suas opções.
cli-warm = Compila tudo agora, para que nada precise esperar depois.
cli-warm-game = Jogos a compilar; todos, se nenhum for dito.
cli-again = Mesmo que já esteja feito.
cli-is-warm = { $game }: já compilado.
cli-warming = Compilando { $game }
cli-warming-bots = Compilando os robôs de { $game }
cli-bots-are-warm = { $game }: seus robôs já estão compilados.
cli-tune = Procura pesos melhores para um robô guloso.
cli-tune-game = O jogo.
cli-generations = Quantas gerações de candidatos.
cli-tune-deals = Quantas distribuições cada candidato joga em uma geração.
cli-tune-seed = A mesma semente dá os mesmos pesos.
cli-generation = Geração { $n }: o melhor candidato venceu { $best } das suas partidas.
cli-tuned = Em novas distribuições com { $players } jogadores, sozinhos contra { $opponents ->
    [random] robôs aleatórios
   *[start] os pesos do começo
}, estes pesos vencem { $share }.
cli-weights-present = Estes são os pesos em uso.
cli-weights-other = Estes não são os pesos em uso.
cli-bench = Mede a velocidade do Pharos nesta máquina.
cli-bench-game = O jogo a medir; todos, se nenhum for dito.
cli-json = Imprime um objeto JSON.
cli-cold = Medir também a compilação do zero (demora).
cli-rounds = Quantas medições.
cli-bench-head = Tempo de CPU de um núcleo, mediana de { $rounds } medições, ± metade da distância entre os quartis.

cli-person = Jogador { $n }
cli-bot-name = Robô { $n }
cli-prompt = Número, ação, ? ou undo:
cli-hand-over = { $name }, é a sua vez: tecle Enter quando só você estiver olhando.
cli-saved = O registro está em { $file }
cli-undone = Desfeito.
cli-not-undone = Isso não pode ser desfeito: algo novo foi revelado depois.
cli-help =
    Digite o número de uma ação, ou o texto dela, como “build walls”.
    ? 3          explica o preço da ação 3
    ? walls      explica uma carta (também pelo nome em português)
    undo         desfaz, até onde nada novo foi revelado
    log          tudo o que aconteceu
    quit         salva e sai
cli-replay-prompt = { $ply }/{ $end }: Enter avança, b volta, um número salta, q sai
cli-right = O registro está certo: { $game }, { $n } decisões.
cli-unfinished = A partida não terminou.
cli-seats = { $least ->
    [2] { $most ->
        [2] 2 jogadores
       *[other] 2 a { $most } jogadores
    }
   *[other] { $least } a { $most } jogadores
}
cli-verdict = { $n ->
    [one] Vitória de { $winners } por { $reason }.
   *[other] { $winners } compartilham a vitória ({ $reason }).
}

cli-score-sheet = Pontuação
cli-total = Total
cli-points = { $n ->
    [one] 1 ponto
   *[other] { $n } pontos
}
cli-age = Era { $age }
cli-back = { $back ->
    [guild] ▒ guilda
   *[other] ▒ era { $back }
}
cli-threat = { $name } −{ $coins }
cli-progress = Progresso
cli-coins = Moedas
cli-resources = Recursos
cli-science = Ciência
cli-card = Carta
cli-build = Construir
cli-sell = Vender
cli-choice-raw = { $n } matéria-prima à escolha
cli-choice-manufactured = { $n } produto à escolha

error-bad-people = Pode haver de 0 a { $most } pessoas nesta mesa, não { $got }.
error-option-form = “{ $got }” não é uma opção: esperado nome=valor.
error-bad-number = Não há número { $got } na lista; ela vai de 1 a { $most }.
error-unknown-piece = Não há nada chamado “{ $got }” neste jogo.
