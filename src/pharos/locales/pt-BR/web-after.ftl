# Depois da partida: chances de vencer, o que as decisões deixaram escapar, tudo o que estava oculto.
web-analyse = Analisar
web-analysis = Análise da partida
web-analysis-tab = Análise
web-analysis-about = Robôs rápidos estimam as chances jogando a partida até o fim muitas vezes, com as cartas ocultas redistribuídas. Depois, um robô mais forte sugere uma jogada, e as duas são comparadas. Use o resultado como conselho, não como prova.
web-chances = Chance de vitória
web-points-chart = Pontos
web-show-chances = Mostrar chance de vitória
web-show-points = Mostrar pontos
web-percent = { $n }%
web-value-of = { $name } { $value }
web-moment-chances = { $ply } de { $plies }. Chance de vitória: { $values }.
web-moment-points = { $ply } de { $plies }. Pontos: { $values }.
web-analysing = Analisando a partida…
web-preparing-analysis = Preparando a análise… { $percent }%
web-remark = { $who } jogou “{ $played }” e perdeu { $percent }%: “{ $what }” era melhor.
web-mistakes = Chance de vitória perdida
web-mistakes-sum = { $n ->
    [0] nenhum erro claro
    [1] { $percent }% de perda em 1 erro
   *[other] { $percent }% de perda em { $n } erros
}
web-no-mistakes = Ninguém cometeu erros claros.
web-all-cards = Mostrar todas as cartas
web-hands = Mãos de todos
web-hand-of = Mão de { $name }
web-hand-chosen = { $card }, carta escolhida
web-duel-lies-face-down = { $card }, { $kind }, carta virada para baixo
web-architects-order = De cima para baixo
web-mark-played = Jogada
web-mark-better = Melhor
