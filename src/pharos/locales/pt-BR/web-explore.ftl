# O explorador de aberturas.
explore = Explorador
explore-lead = O que se escolhe no começo da partida e com que frequência isso vence.
explore-kind = Tipo de mesa
explore-players = { $n ->
    [1] 1 jogador
   *[other] { $n } jogadores
}
explore-moment = Momento
explore-moment-draft = { $n }ª escolha
explore-moment-turn = Turno { $n }
explore-moment-dealt = Maravilhas
explore-option = Opção
explore-chosen = Escolhas
explore-chosen-about = Com que frequência foi escolhida quando estava disponível.
explore-won = Vitórias
explore-won-about = Aproveitamento de quem a escolheu.
explore-times = Vezes
explore-draft = { $pieces }
explore-dealt = { $pieces }
explore-take = { $pieces }
explore-build = Construir { $pieces }
explore-sell = Vender { $pieces }
explore-wonder = Construir { $pieces }
explore-stage = Construir um estágio
explore-unseen = Uma carta virada para baixo
explore-source = { $n } partidas com o robô “{ $bot }” em todos os lugares. Os números mostram o que acompanha a vitória, não o que a causa.
explore-none = Ainda não há números para este jogo.
explore-played = jogada
explore-not-opening = Esta decisão não faz parte da abertura. Volte para uma das primeiras decisões.
explore-no-kind = Não há números para mesas como esta.
explore-all = Todas as aberturas
