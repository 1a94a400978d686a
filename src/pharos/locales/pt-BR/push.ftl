# Notificações para quem está longe da mesa.
push-turn-title = É a sua vez
push-turn-body = { $others ->
    [0] { $game }
   *[other] { $game } com { $names }
}
push-rematch-title = Revanche
push-rematch-body = { $host } quer jogar { $game } de novo.
push-invitation-title = { $host } convida você
push-invitation-body = Venha jogar { $game }.
push-test-title = As notificações funcionam
push-test-body = É assim que você vai saber que chegou a sua vez.
push-stop = Desativar notificações
