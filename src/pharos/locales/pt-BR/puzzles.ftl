# Problemas: posições com uma única jogada claramente melhor.
puzzles-about = Encontra posições com uma única jogada claramente melhor e as verifica.
puzzles-mine = Extrai problemas de partidas entre robôs até haver o suficiente. Execute o mesmo comando para continuar.
puzzles-count = Número de problemas.
puzzles-keep = Mantém só este número deles, primeiro os de temas e dificuldades raros (padrão: todos).
puzzles-deals = Para depois deste número de distribuições.
puzzles-seed = A semente das distribuições; a mesma semente dá os mesmos problemas.
puzzles-out = A pasta dos resultados (padrão: puzzles/JOGO).
puzzles-mine-server = Extrai problemas das partidas terminadas de um servidor cujos jogadores permitiram isso.
puzzles-database = O banco de dados do servidor (padrão: o mesmo de “pharos serve”).
puzzles-out-file = O arquivo dos problemas.
puzzles-explain = Atualiza os motivos e os temas dos problemas, por exemplo depois de uma mudança no treinador.
puzzles-explain-file = O arquivo de problemas a alterar.
puzzles-verify = Verifica os problemas: a solução é permitida, escapa a jogadores gulosos e é a melhor em muitos mundos.
puzzles-file = Um arquivo de problemas (padrão: os que acompanham o jogo).
puzzles-part = Examina só um enésimo dos mundos; com 10, é dez vezes mais rápido.
puzzles-drop = Remove do arquivo os problemas reprovados.
puzzles-mining = Procurando problemas
puzzles-verifying = Verificando problemas
puzzles-stopped = Interrompido. Execute o mesmo comando para continuar.
puzzles-mined = { $n ->
    [1] 1 problema gravado em { $file }
   *[other] { $n } problemas gravados em { $file }
}
puzzles-verified = { $n } de { $of } problemas aprovados.
puzzles-fault = { $puzzle }: { $fault ->
    [position] a posição não pode ser jogada
    [hidden] a posição contém algo que o jogador não pode saber
    [solution] uma ação não é permitida
    [greedy] um jogador guloso encontra a solução
    [margin] há outra ação tão boa quanto
   *[search] a busca joga outra coisa
}

error-no-puzzles = Não há problemas para “{ $got }”. Jogos: { $expected }.
error-puzzle-line = Isto não é um problema: { $got }
error-puzzles-other-run = “{ $got }” contém resultados de outra execução. Escolha outra pasta com --out.
error-puzzles-drop-file = --drop precisa de --file: os problemas que acompanham o jogo ficam como estão.
