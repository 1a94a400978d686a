# O terminal.
cli-about = Jogue a família de jogos 7 Wonders no terminal, no navegador ou com robôs.
cli-lang = Idioma.
cli-version = Mostra a versão e sai.
cli-title-usage = Uso:
cli-title-options = Opções:
cli-title-arguments = Argumentos:
cli-title-commands = Comandos:
cli-title-command = COMANDO [ARGUMENTOS]...
cli-title-some-options = { "[OPÇÕES]" }
cli-title-default = { "[padrão:" }
cli-title-required = { "[obrigatório]" }
cli-show-help = Mostra esta ajuda e sai.
cli-bye = Até logo.
cli-no-command = Comando desconhecido: “{ $got }”. Use --help para ver os comandos.
cli-no-option = Opção desconhecida: “{ $got }”. Use --help para ver as opções.
cli-missing = Falta { $expected }. Use --help para ver como usar este comando.
cli-bad-value = Valor inválido para { $name }. Use --help para ver os valores válidos.
cli-bad-use = { $name } não é usada assim. Use --help para ver como usá-la.
cli-usage = “{ $got }” não é esperado aqui. Use --help para ver o que é.

cli-play = Joga uma partida no terminal.
cli-game = O jogo: { $games }.
cli-players = Número de lugares.
cli-people = Número de pessoas neste teclado; robôs ocupam os outros lugares.
cli-bot = O robô dos outros lugares: { $bots }.
cli-name = O nome de um jogador; repita para vários.
cli-option = Uma opção do jogo, no formato nome=valor; repita para várias. “pharos games” lista as opções.
cli-seed = A semente da distribuição; a mesma semente dá as mesmas cartas.
cli-save = O arquivo onde salvar o registro da partida.
cli-resume = Retoma uma partida a partir do registro.
cli-replay = Percorre um registro de partida passo a passo.
cli-file = Um registro de partida.
cli-seat = Mostra só o que este lugar podia ver.
cli-at = Começa depois deste número de decisões.
cli-all = Mostra todos os passos sem pausa.
cli-review = Revisa uma partida: erros e motivos, momentos decisivos, sorte e habilidade.
cli-review-seat = Dirige a revisão ao jogador deste lugar.
cli-review-html = Grava a revisão em um único arquivo HTML.
cli-review-deeper = Analisa com profundidade quatro vezes maior, o que leva quatro vezes mais tempo.
cli-check = Confere um registro de partida e aponta a primeira linha inválida.
cli-games = Lista os jogos e suas opções.
cli-warm = Compila os jogos e os robôs com antecedência, para que nada precise ser compilado depois.
cli-warm-game = Jogos a compilar (padrão: todos).
cli-warm-training = Compila também o autojogo do `pharos train`.
cli-warm-again = Compila de novo, mesmo que o cache esteja em dia.
cli-is-warm = { $game }: já compilado.
cli-warming = Compilando { $game }
cli-compiling-once = Compilando { $game }. Isso acontece uma vez e leva um ou dois minutos.
cli-warming-bots = Compilando os robôs de { $game }
cli-bots-are-warm = { $game }: robôs já compilados.
cli-tune = Procura pesos melhores para um robô guloso (greedy).
cli-tune-game = O jogo.
cli-generations = Número de gerações.
cli-tune-deals = Distribuições que cada candidato joga por geração.
cli-tune-seed = A semente da busca; a mesma semente dá os mesmos pesos.
cli-generation = Geração { $n }: o melhor candidato venceu { $best } de suas partidas.
cli-tuned = Em novas distribuições com { $players } jogadores, estes pesos vencem { $share }, com um lugar contra { $opponents ->
    [random] robôs aleatórios
   *[start] os pesos iniciais
}.
cli-weights-present = Estes pesos estão em uso.
cli-weights-other = Estes pesos não estão em uso.
cli-bench = Mede a velocidade do Pharos nesta máquina.
cli-bench-game = O jogo a medir (padrão: todos).
cli-json = Mostra os resultados em JSON.
cli-cold = Mede também a compilação a partir do zero (demora).
cli-rounds = Número de medições.
cli-bench-head = Tempo de CPU em um núcleo, ou tempo real quando o nome diz all_cores: mediana de { $rounds } medições, ± metade do intervalo interquartil.

cli-person = Jogador { $n }
cli-bot-name = Robô { $n }
cli-prompt = Número, ação, ?, hint ou undo:
cli-hand-over = { $name }, é a sua vez. Tecle Enter quando mais ninguém estiver olhando.
cli-saved = Registro salvo em { $file }
cli-hint-warm = Execute “pharos warm { $game }” uma vez para receber dicas mais profundas.
cli-nothing-to-pay = Nada a pagar.
cli-undone = Desfeito.
cli-not-undone = Não dá para desfazer: a jogada revelou algo novo.
cli-help =
    Digite o número de uma ação ou o texto dela, como “build walls”.
    ? 3          explica o preço da ação 3
    ? walls      explica uma carta (também pelo nome em português)
    undo         desfaz a sua jogada, se ela não revelou nada novo
    hint         pede uma sugestão ao treinador; peça de novo para uma análise mais profunda
    log          mostra tudo o que aconteceu
    quit         salva e sai
cli-replay-prompt = { $ply }/{ $end }: Enter avança, b volta, um número salta, q sai
cli-valid = Registro válido: { $game }, { $n } decisões.
cli-unfinished = A partida não terminou.
cli-seats = { $least ->
    [2] { $most ->
        [2] 2 jogadores
       *[other] 2 a { $most } jogadores
    }
   *[other] { $least } a { $most } jogadores
}
cli-verdict = { $n ->
    [1] { $winners } vence: { $reason }.
   *[other] { $winners } compartilham a vitória ({ $reason }).
}

cli-score-sheet = Pontuação
cli-total = Total
cli-points = { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
}
cli-age = Era { $age }
cli-back = { $back ->
    [guild] ▒ guilda
   *[other] ▒ Era { $back }
}
cli-threat = { $name } −{ $coins }
cli-progress = Progresso
cli-yes = sim
cli-no = não
cli-coins = Moedas
cli-resources = Recursos
cli-science = Ciência
cli-card = Carta
cli-build = Construir
cli-sell = Vender
cli-choice-raw = { $n ->
    [1] 1 matéria-prima à escolha
   *[other] { $n } matérias-primas à escolha
}
cli-choice-manufactured = { $n ->
    [1] 1 produto manufaturado à escolha
   *[other] { $n } produtos manufaturados à escolha
}

error-bad-people = Esta mesa comporta de 0 a { $most } pessoas, não { $got }.
error-option-form = Não foi possível entender a opção “{ $got }”. Escreva nome=valor.
error-not-an-action = Ação desconhecida: “{ $got }”. Digite o número de uma ação, ou ? para ver a ajuda.
error-bad-number = { $got } não está na lista. Escolha um número de 1 a { $most }.
error-unknown-piece = Este jogo não tem nenhuma peça chamada “{ $got }”.
