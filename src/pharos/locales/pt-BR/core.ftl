### Os termos estão em docs/translating.md. Plurais: use [1], não [one]; em português a categoria “one” inclui o 0.

# O que todos os jogos compartilham.
list = { $most } e { $last }
by-seat = { $name } ({ $value })
nothing = nada

error-unknown-game = Jogo desconhecido: “{ $got }”. Jogos disponíveis: { $expected }.
error-no-recipe = “{ $got }” não tem receita de ajuste.
error-unknown-option = Este jogo não tem a opção “{ $got }”. Opções: { $expected }.
error-bad-option = “{ $got }” não é um valor válido para { $option }. Valores válidos: { $expected }.
error-bad-players = { $sizes ->
    [one] { $game } é para { $least } jogadores, não { $got }.
   *[several] { $game } é para { $least } a { $most } jogadores, não { $got }.
}
error-bad-seat = Não existe o lugar { $got }. Os lugares vão de 0 a { $most }.
error-bad-ply = Não existe a decisão { $got }: a partida tem { $most } até agora.
error-bad-seed = “{ $got }” não é uma semente válida. Use um número inteiro de 0 a { $most }.
error-bad-engine = Motor desconhecido: “{ $got }”. Motores disponíveis: { $expected }.
error-no-observation = { $game } não oferece observações para programas de aprendizado.
error-no-compact-actions = { $game } não tem números de ação compactos.
error-bad-vector-size = { $got } não é uma quantidade de partidas. Use 1 ou mais.
error-bad-shape = Era esperada uma matriz de formato { $expected }, veio { $got }.
error-bad-array = Era esperada uma matriz contígua de { $expected }, veio { $got }.
error-bad-row = Não existe a partida { $got }. As partidas vão de 0 a { $most }.
error-other-game = Estas observações são de { $expected }, mas a partida é de { $got }.
error-vector-action = Partida { $game }: a ação { $got } não é permitida para o lugar { $seat }.
error-illegal-number = A ação { $got } não é permitida para o lugar { $seat }.
error-unknown-language = Idioma desconhecido: “{ $got }”. Idiomas disponíveis: { $expected }.
error-unknown-action = Ação desconhecida: “{ $got }”. Tente: { $near }.
error-action-number = { $got } não é um número de ação. Use um número de 0 a { $most }.
error-game-over = A partida acabou.
error-not-your-turn = Não é a vez do lugar { $seat }.

error-unknown-bot = Robô desconhecido: “{ $got }”. Robôs deste jogo: { $expected }.
error-bot-spec = Não foi possível entender o robô “{ $got }”. Escreva um nome e, se quiser, um número e parâmetros: “search:800:seed=3”.
error-bot-setting-value = Os parâmetros de “{ $got }” devem ser números.
error-recipe-setting = Não foi possível entender a mudança “{ $got }” na receita. Escreva nome=número; nomes: { $expected }.
error-start-net = “{ $got }” não é uma rede treinada deste jogo.
error-bot-setting = O robô { $bot } não tem o parâmetro “{ $got }”. Parâmetros: { $expected }.

error-not-a-record = Isto não é um registro de partida: a primeira linha deve ser “pharos 1”.
error-record-format = Este registro começa com “{ $got }”; esta versão do Pharos lê “{ $expected }”.
error-record-lacks = Falta a linha “{ $expected }” no cabeçalho do registro.
error-record-line = A linha { $line } não é válida em um registro: “{ $got }”.
error-record-after-result = A linha { $line } vem depois do resultado: “{ $got }”.
error-record-number = Linha { $line }: era esperado um número inteiro até { $most }, veio “{ $got }”.
error-record-move = Linha { $line }, “{ $got }”: { $reason }
error-record-result = O registro diz que o resultado é “{ $got }”, mas as jogadas levam a “{ $expected }”.
error-no-file = { $why ->
    [missing] O arquivo “{ $got }” não existe.
    [folder] “{ $got }” é uma pasta, não um arquivo.
    [denied] Você não tem permissão para abrir “{ $got }”.
   *[other] Não foi possível ler o arquivo “{ $got }”.
}
error-no-write = { $why ->
    [missing] A pasta de “{ $got }” não existe.
    [folder] “{ $got }” é uma pasta, não um arquivo.
    [denied] Você não tem permissão para gravar “{ $got }”.
   *[other] Não foi possível gravar o arquivo “{ $got }”.
}
error-no-text = “{ $got }” não é um arquivo de texto.
error-missing-extra = Isto exige { $expected }, que não está instalado. Execute: pip install "pharos[{ $got }]"

error-position-line = “{ $got }” não é uma linha válida de posição. As linhas começam com: { $expected }.
error-position-twice = A linha “{ $got }” aparece duas vezes.
error-position-number = { $key }: eram esperados números inteiros de { $least } a { $most }, veio “{ $got }”.
error-position-name = { $key }: nome desconhecido: “{ $got }”. Tente: { $near }.
error-position-no-winner = A posição diz que a partida acabou, mas não quem venceu: indique os lugares vencedores depois de “ended”.
error-position-players = A posição é para { $got } jogadores, não { $expected }.
error-position-stuck = Ninguém consegue tomar a próxima decisão nesta posição.
error-position-piece-twice = “{ $got }” está em dois lugares.

error-pad-none = Não há caderneta de pontuação para { $got }.
error-pad-options = Não há caderneta de pontuação para “{ $got }”. Use uma destas: { $expected }.
error-pad-players = Esta caderneta de pontuação não serve para { $got } jogadores. Números de jogadores: { $expected }.
error-pad-category = A caderneta de pontuação não tem a linha “{ $got }”. Linhas: { $expected }.
error-pad-item = { $category }: não é possível anotar “{ $got }” aqui. Esperado: { $expected }.
error-pad-number = { $category }: { $got } está fora do limite, que é { $most }.
error-pad-wonder = A caderneta de pontuação não tem a maravilha “{ $got }”.
error-pad-supremacy = “{ $got }” com esse vencedor não encerra a partida antes do fim. Possível: { $expected }.
