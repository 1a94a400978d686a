# O desafio do dia.
web-daily = Desafio do dia
web-daily-lead = Uma distribuição por jogo e por dia, igual para todos. Você tem uma tentativa.
web-daily-today = Jogar o desafio de hoje
web-daily-about = O desafio muda à meia-noite UTC. A semente vem da data, por isso ele é o mesmo em todos os servidores. Qualquer um poderia calculá-la antes: jogar limpo é com você. As partidas dos outros abrem depois da sua tentativa.
web-daily-before = Dia anterior
web-daily-after = Dia seguinte
web-daily-opponents = { $n ->
    [one] Contra { $n } robô: { $level }
   *[other] Contra { $n } robôs: { $level }
}
web-daily-start = Começar tentativa
web-daily-resume = Continuar tentativa
web-daily-won = Vitória ({ $reason }) com { $points } pontos, margem { $margin }
web-daily-lost = Derrota ({ $reason }) com { $points } pontos, margem { $margin }
web-daily-share-title = Pharos, desafio do dia { $day }: { $game }
web-daily-rank = nº
web-daily-player = Jogador
web-daily-margin = Margem
web-daily-loss = Perda
web-daily-row-won = ✓ { $margin }
web-daily-row-lost = ✗ { $margin }
web-daily-nobody = Ninguém terminou este desafio ainda.
web-daily-nobody-past = Ninguém terminou este desafio.
web-daily-compare = Comparar com o treinador
web-daily-agreed = “{ $played }”: o treinador concorda.
web-daily-decision = “{ $played }” perdeu { $percent }%. O treinador joga “{ $coach }”.
web-daily-other = { $percent ->
    [0] { $name }: “{ $played }”, sem perda
   *[other] { $name }: “{ $played }”, perda de { $percent }%
}
