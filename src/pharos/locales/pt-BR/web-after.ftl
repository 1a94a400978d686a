# Depois da partida: chances de vencer, o que as decisões deixaram escapar, tudo o que estava oculto.
web-analyse = Analisar
web-analysis = Análise
web-analysis-about = As chances são a parte das vitórias quando robôs rápidos jogam até o fim, com tudo o que está oculto distribuído de novo. Um robô também diz o que teria feito, e as duas escolhas são testadas. É um bom conselho, mas não a última palavra.
web-chances = Chances de vencer
web-course = Pontos
web-show-chances = Mostrar as chances de vencer
web-show-points = Mostrar os pontos
web-percent = { $n }%
web-value-of = { $name } { $value }
web-moment-chances = { $ply } de { $plies }. Chances de vencer: { $values }.
web-moment-points = { $ply } de { $plies }. Pontos: { $values }.
web-judging = Calculando as chances …
web-remark = { $who } deixou escapar { $percent }%: “{ $what }” teria sido melhor.
web-given-away = O que cada um deixou escapar
web-given-sum = { $n ->
    [0] nada deixou escapar
    [one] { $percent }% perdidos em uma decisão
   *[other] { $percent }% perdidos em { $n } decisões
}
web-nothing-given = Ninguém deixou escapar nada com clareza.
web-everything = Todas as cartas abertas
web-hands = As mãos de todos
web-hand-of = A mão de { $name }
web-hand-chosen = { $card }, escolhida
web-duel-lies-face-down = { $card }, { $kind }, virada para baixo
web-architects-order = De cima para baixo
