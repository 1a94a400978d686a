# O treinador: revisões e motivos. Um motivo completa a frase “Construir Muralha …”.
coach-reason-wins = vence a partida na hora
coach-reason-supremacy = aumenta a chance de { $way } de { $before }% para { $now }%
coach-reason-threat = { $you ->
    [yes] reduz a sua chance de { $way } de { $before }% para { $now }%
   *[no] reduz a chance de { $way } de { $who } de { $before }% para { $now }%
}
coach-reason-tempo = dá outro turno na hora
coach-reason-points = { $n ->
    [one] rende { $n } ponto a mais ({ $category })
   *[other] rende { $n } pontos a mais ({ $category })
}
coach-reason-denial = { $you ->
    [yes] { $n ->
        [one] tira { $n } ponto de você ({ $category })
       *[other] tira { $n } pontos de você ({ $category })
    }
   *[no] { $n ->
        [one] tira { $n } ponto de { $who } ({ $category })
       *[other] tira { $n } pontos de { $who } ({ $category })
    }
}
coach-reason-lead = { $state ->
    [ahead] { $you ->
        [yes] ultrapassa você em escudos ({ $own } a { $theirs })
       *[no] ultrapassa { $who } em escudos ({ $own } a { $theirs })
    }
   *[level] { $you ->
        [yes] empata com você em escudos ({ $own } a { $theirs })
       *[no] empata com { $who } em escudos ({ $own } a { $theirs })
    }
}
coach-reason-battle = { $n ->
    [one] provoca uma batalha que rende { $n } ficha de vitória
   *[other] provoca uma batalha que rende { $n } fichas de vitória
}
coach-reason-set = completa um conjunto de três símbolos científicos diferentes
coach-reason-stage = completa um estágio da maravilha
coach-reason-token = rende uma ficha de progresso
coach-reason-keeps = { $you ->
    [yes] { $now ->
        [100] não deixa “{ $card }” para você (que ficaria com a carta em todas as partidas simuladas)
       *[other] não deixa “{ $card }” para você (que ficaria com a carta em { $now }% das partidas simuladas)
    }
   *[no] { $now ->
        [100] não deixa “{ $card }” para { $who } (que ficaria com a carta em todas as partidas simuladas)
       *[other] não deixa “{ $card }” para { $who } (que ficaria com a carta em { $now }% das partidas simuladas)
    }
}
coach-reason-opens = deixa “{ $card }” de graça para depois (a carta é construída em { $now }% das partidas simuladas em vez de { $before }%)
coach-reason-coins = { $n ->
    [one] deixa { $n } moeda a mais
   *[other] deixa { $n } moedas a mais
}
coach-reason-overall = vence mais partidas simuladas
coach-reason-judgement = parece mais forte olhando uma jogada à frente

# Dicas. “Construir Muralha” … completa os motivos.
coach-hint = Dica
coach-hint-best = Jogue “{ $action }”. Em comparação com “{ $other }”, { $reasons }.
coach-hint-instead = “{ $other }” { $instead }, mas a sua chance de vitória seria de { $least }% em vez de { $most }%.
coach-hint-chances = Assim, a sua chance de vitória seria de { $most }%, contra { $least }% com “{ $other }”.
coach-hint-close = Com qualquer uma das duas, a sua chance de vitória é de cerca de { $most }%.
coach-hint-close-instead = “{ $other }” { $instead }. Com qualquer uma das duas, a sua chance de vitória é de cerca de { $most }%.
coach-hint-simple-instead = “{ $other }” { $instead }.
coach-hint-wins = Jogue “{ $action }” e vença a partida na hora.
coach-hint-only = “{ $action }” é a sua única jogada.
coach-hint-simple = Esta dica olha só uma jogada à frente. O treinador analisa mais a fundo quando os robôs estiverem compilados.
coach-hint-ask = Pedir uma dica ao treinador
coach-hint-thinking = O treinador está pensando…
coach-hint-deeper = Analisar mais
coach-hint-deep = O treinador analisou mais a fundo.
coach-hint-mark = Dica

# O que o nível “treinador” diz das próprias jogadas.
coach-remark = Joguei “{ $action }”. Em comparação com “{ $other }”, { $reasons }.
coach-remark-only = “{ $action }” era a minha única jogada.
coach-remark-facts = Minha jogada { $facts }.
coach-remark-later = Minha jogada não rende nada na hora. Ela prepara os próximos turnos.
coach-fact-points = { $n ->
    [one] rende { $n } ponto ({ $category })
   *[other] rende { $n } pontos ({ $category })
}
coach-fact-coins = { $n ->
    [one] me deixa com { $n } moeda a mais
   *[other] me deixa com { $n } moedas a mais
}
coach-fact-shields = { $n ->
    [one] acrescenta { $n } escudo
   *[other] acrescenta { $n } escudos
}
coach-fact-opens = deixa “{ $card }” de graça para depois
coach-says = { $name } explica

coach-mistake-own = { $you ->
    [yes] Você jogou “{ $played }” e perdeu { $percent }%. “{ $better }” { $reasons }.
   *[no] { $who } jogou “{ $played }” e perdeu { $percent }%. “{ $better }” { $reasons }.
}
coach-mistake-other = { $you ->
    [yes] { $who } jogou “{ $played }”, o que deu { $percent }% a você. “{ $better }” { $reasons }.
   *[no] { $who } jogou “{ $played }”, o que deu { $percent }% a { $reviewed }. “{ $better }” { $reasons }.
}
coach-mistake-harm = { $you ->
    [yes] { $who } jogou “{ $played }”, um erro que também custou { $percent }% a você. “{ $better }” { $reasons }.
   *[no] { $who } jogou “{ $played }”, um erro que também custou { $percent }% a { $reviewed }. “{ $better }” { $reasons }.
}
coach-luck-good = { $you ->
    [yes] Sorte: o que foi revelado levou a sua chance de vitória de { $before }% para { $now }%.
   *[no] Sorte de { $reviewed }: o que foi revelado levou a chance de vitória de { $before }% para { $now }%.
}
coach-luck-bad = { $you ->
    [yes] Azar: o que foi revelado levou a sua chance de vitória de { $before }% para { $now }%.
   *[no] Azar de { $reviewed }: o que foi revelado levou a chance de vitória de { $before }% para { $now }%.
}
coach-move = Jogada { $n }
coach-turning-points = Momentos decisivos
coach-no-turning-points = Nenhuma decisão ou carta mudou muito a partida.

coach-title = Revisão da partida
coach-you = Você
coach-performance = Perda média
coach-performance-about = Por decisão, em milésimos de vitória. 0 é perfeito; compare entre partidas.
coach-accuracy = Precisão
coach-decisions = { $n ->
    [one] { $n } decisão
   *[other] { $n } decisões
}
coach-mistakes = { $n ->
    [0] nenhum erro claro
    [one] 1 erro claro
   *[other] { $n } erros claros
}
coach-percent = { $n }%
coach-number = { $n }

coach-account = Sorte e habilidade
coach-account-fair = Chance igual
coach-account-deal = A distribuição e o lugar
coach-account-own = { $you ->
    [yes] Suas decisões
   *[no] Decisões próprias
}
coach-account-others = Decisões dos outros jogadores
coach-account-chance = Cartas e escolhas ocultas
coach-account-unexplained = Mudanças na estimativa
coach-account-result = Resultado
coach-account-adds-up = As linhas somam o resultado.
coach-account-differs = As linhas somam o resultado. Disso, { $percent }% vêm de mudanças na estimativa da busca, não de algo decidido ou revelado. Essa parte não é sorte nem habilidade.
coach-luck-summary = { $side ->
    [good] { $you ->
        [yes] A sorte deu { $percent }% a você.
       *[no] A sorte deu { $percent }% a { $who }.
    }
    [bad] { $you ->
        [yes] O azar custou { $percent }% a você.
       *[no] O azar custou { $percent }% a { $who }.
    }
   *[none] A sorte foi neutra.
}

coach-compare = Com as mesmas cartas
coach-compare-seat = { $you ->
    [yes] O treinador no seu lugar, contra si mesmo: { $coach } pontos e { $share }% de { $games } partidas. Você fez { $points }.
   *[no] O treinador no lugar de { $who }, contra si mesmo: { $coach } pontos e { $share }% de { $games } partidas. { $who } fez { $points }.
}
coach-chart = Chance de vitória
coach-chart-about = Cada faixa é um jogador; os tons são as formas de vencer.
coach-progress = Revisando: { $done } de { $of } decisões
coach-deeper-takes = { $n ->
    [one] Uma análise mais profunda (--deeper) leva cerca de { $n } segundo nesta máquina.
   *[other] Uma análise mais profunda (--deeper) leva cerca de { $n } segundos nesta máquina.
}
coach-deeper = { $n ->
    [one] Analisar mais (cerca de { $n } segundo)
   *[other] Analisar mais (cerca de { $n } segundos)
}
coach-deeper-progress = O treinador está analisando: { $done } de { $of } posições
coach-is-deeper = Esta é a revisão mais profunda.
coach-performance-sum = { $n ->
    [one] { $n } partida: média de { $performance }, precisão de { $accuracy }%.
   *[other] { $n } partidas: média de { $performance }, precisão de { $accuracy }%.
}
coach-performance-chart = Perda média da sua primeira partida até a mais recente; quanto menor, melhor
coach-performance-counts = As partidas terminadas aparecem aqui depois que o servidor as analisa. A linha é a média de dez partidas.
coach-performance-latest = Última partida
coach-performance-hints = { $n ->
    [one] Você pediu { $n } dica, em { $games } partida; o ponto dela é vazado.
   *[other] { $games ->
        [one] Você pediu { $n } dicas em { $games } partida; o ponto dela é vazado.
       *[other] Você pediu { $n } dicas em { $games } partidas; os pontos delas são vazados.
    }
}
coach-hints = Dicas
coach-hints-taken = { $n ->
    [one] Pediu { $n } dica
   *[other] Pediu { $n } dicas
}
coach-about = Cada decisão é julgada pelo que o jogador sabia no momento. As estimativas vêm de um robô: são conselhos, não provas.
error-no-hints = As dicas estão desativadas nesta mesa.
error-no-hints-among-people = O treinador só dá dicas enquanto todos os seus oponentes são robôs.
error-no-hint-now = Você pode pedir uma dica na sua vez.
error-no-coach = Ainda não há treinador para o jogo “{ $got }”.
error-bad-day = “{ $got }” não é um dia com desafio. Escreva a data assim: 2026-11-17.
error-daily-hidden = Esta partida mostra o desafio de hoje. Você poderá vê-la depois da sua tentativa, ou amanhã.
error-not-analysed = A análise desta partida ainda não terminou. Tente de novo em instantes.
error-no-decision = Não havia escolha na jogada { $got }.

# Praticar com os próprios erros.
coach-reviewing = O treinador está escrevendo a revisão…
coach-review-of = Revisão de
coach-practice = Aprenda com seus erros
coach-practice-of = Aprender com os erros
coach-practice-count = Erro { $n } de { $of }
coach-practice-task = { $you ->
    [yes] Você jogou outra coisa aqui. O que jogaria agora?
   *[no] { $who } jogou outra coisa aqui. O que você jogaria?
}
coach-practice-best = { $percent ->
    [0] É essa: “{ $better }”.
   *[other] Boa o bastante: perde só { $percent }%. O treinador joga “{ $better }”.
}
coach-practice-why = Em comparação com a jogada feita, “{ $better }” { $reasons }.
coach-practice-good = Melhor que a jogada feita, mas ainda a { $percent }% da melhor.
coach-practice-weak = Não é essa: perde { $percent }%. Tente de novo.
coach-practice-answer = O treinador joga “{ $better }”.
coach-practice-show = Mostrar a resposta
coach-practice-next = Próximo erro
coach-practice-end = Concluir
