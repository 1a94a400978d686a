# Palavras que todos os jogos compartilham.
list = { $most } e { $last }
nothing = nada

error-unknown-game = Não existe um jogo chamado “{ $got }”. Jogos: { $expected }.
error-unknown-option = Não existe a opção “{ $got }”. Opções deste jogo: { $expected }.
error-bad-option = “{ $got }” não é um valor para { $option }. Possíveis: { $expected }.
error-bad-players = { $game } é para { $least } a { $most } jogadores, não { $got }.
error-bad-seat = Não existe o lugar { $got }; os lugares vão de 0 a { $most }.
error-bad-seed = “{ $got }” não é uma semente. Uma semente é um número inteiro de 0 a { $most }.
error-bad-engine = “{ $got }” não é um motor. Possíveis: { $expected }.
error-unknown-language = Não existe o idioma “{ $got }”. Idiomas: { $expected }.
error-unknown-action = “{ $got }” não é uma ação. Você quis dizer: { $near }?
error-action-number = { $got } não é um número de ação; eles vão de 0 a { $most }.
error-game-over = A partida acabou.
error-not-your-turn = Não é a vez do lugar { $seat }.

error-unknown-bot = Não existe o robô “{ $got }” para este jogo. Robôs: { $expected }.
error-bot-spec = “{ $got }” não é um robô: esperado um nome, depois talvez um número e ajustes, como em “search:800:seed=3”.
error-bot-setting-value = Um ajuste de “{ $got }” não é um número.
error-bot-setting = O robô { $bot } não tem o ajuste “{ $got }”. Ajustes: { $expected }.

error-not-a-record = Isto não é um registro: a primeira linha deveria ser “pharos 1”.
error-record-format = Este registro começa com “{ $got }”; esta versão lê “{ $expected }”.
error-record-lacks = Falta a linha “{ $expected }” no cabeçalho do registro.
error-record-line = A linha { $line } não faz sentido em um registro: “{ $got }”.
error-record-after-result = A linha { $line } vem depois do resultado: “{ $got }”.
error-record-number = Linha { $line }: esperado um número inteiro até { $most }, recebido “{ $got }”.
error-record-move = Linha { $line }, “{ $got }”: { $reason }
error-record-result = O registro afirma o resultado “{ $got }”, mas suas jogadas levam a “{ $expected }”.
error-no-file = { $why ->
    [missing] Não existe o arquivo “{ $got }”.
    [folder] “{ $got }” é uma pasta, não um arquivo.
    [denied] O arquivo “{ $got }” não pode ser aberto.
   *[other] O arquivo “{ $got }” não pode ser lido.
}
error-no-write = { $why ->
    [missing] Não há lugar para o arquivo “{ $got }”.
    [folder] “{ $got }” é uma pasta, não um arquivo.
    [denied] Não é permitido escrever o arquivo “{ $got }”.
   *[other] O arquivo “{ $got }” não pode ser escrito.
}
error-no-text = O arquivo “{ $got }” não é um arquivo de texto.

error-position-line = “{ $got }” não é uma linha de posição. As linhas começam com: { $expected }.
error-position-twice = A linha “{ $got }” aparece duas vezes.
error-position-number = { $key }: esperados números inteiros de { $least } a { $most }, recebido “{ $got }”.
error-position-name = { $key }: não existe “{ $got }”. Você quis dizer: { $near }?
error-position-piece-twice = “{ $got }” está em dois lugares.
