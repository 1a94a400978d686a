# A folha de pontuação para partidas na mesa de verdade, e o aplicativo instalado.
web-score = Caderneta de pontuação
web-score-lead = Para partidas com o jogo físico. Funciona sem internet e salva cada toque neste aparelho.
web-score-views = Partes da caderneta de pontuação
web-score-new = Nova folha
web-score-current = Folha
web-score-history = Histórico
web-score-game = Jogo
web-score-no-pads = Abra esta página uma vez com conexão ao servidor. Depois, a caderneta funciona sem internet.
web-score-players = Jogadores
web-score-player = Jogador { $n }
web-score-mark = Cor de { $name }
web-score-remove = Remover { $name }
web-score-add = Adicionar jogador
web-score-wonder = Maravilha de { $name }
web-score-wonder-unknown = Maravilha: não escolhida
web-score-wonder-side = { $wonder } · { $side }
web-score-start = Começar
web-score-total = Total
web-score-cell = { $name }, { $category }: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
web-score-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
web-score-number = Número
web-score-pieces = Peças
web-score-mode = Como anotar os pontos
web-score-previous = Jogador anterior
web-score-next = Próximo jogador
web-score-done = Pronto
web-score-key-delete = Apagar o último dígito
web-score-key-plus = Somar outro número
web-score-key-minus = Trocar o sinal
web-score-fewer = Menos: { $item }
web-score-more = Mais: { $item }
web-score-each = { $points } cada
web-score-each-of = { $n } por 1 ponto
web-score-needs-wonder = Primeiro escolha a maravilha; depois marque os estágios.
web-score-impossible = Nenhuma combinação de peças dá { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
} aqui.
web-score-for-example = Por exemplo: { $pieces }
web-score-piece = { $n } × { $item }
web-score-wild-best = Melhor uso dos símbolos curinga: { $symbols }
web-score-science-sum = { $squares } + { $sets } = { $points }
web-score-at-once = A partida terminou antes do fim?
web-score-at-once-no = Não, contar os pontos
web-score-at-once-by = { $name }: { $reason }
web-score-wins = { $name } vence com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
web-score-wins-at-once = { $name } vence
web-score-shared = { $names } compartilham a vitória
web-score-by = Por { $reason }.
web-score-keep = Salvar esta folha
web-score-discard = Descartar esta folha
web-score-discard-sure = Toque de novo para descartar
web-score-check = Confira
web-score-empty = Nenhuma folha salva ainda.
web-score-open = Abrir
web-score-delete = Excluir
web-score-delete-sure = Toque de novo para excluir
web-score-export-csv = Exportar em CSV
web-score-export-json = Exportar em JSON
web-score-import = Importar arquivo
web-score-imported = { $n ->
    [0] 0 folhas importadas.
    [1] 1 folha importada.
   *[other] { $n } folhas importadas.
}
web-score-bad-file = Este arquivo não tem folhas de pontuação. Escolha um CSV ou JSON exportado pela caderneta de pontuação.
web-score-share = Salvar as folhas também neste servidor
web-score-sync-queued = Neste aparelho
web-score-sync-sent = Também no servidor
web-score-sync-refused = Recusada pelo servidor
web-score-line = { $name }: { $points }
web-score-install = Instalar como aplicativo

pad-problem-too-many = { $name }, { $category }: { $item }: no máximo { $most }, não { $got }.
pad-problem-out-of-order = { $name }, { $category }: “{ $item }” vem depois de estágios que não foram construídos.
pad-problem-too-many-in-all = { $name }, { $category }: no máximo { $most } peças, não { $got }.
pad-problem-too-many-kinds = { $name }, { $category }: no máximo { $most } peças diferentes, não { $got }.
pad-problem-impossible-points = { $name }, { $category }: nenhuma combinação de peças dá { $got }.
pad-problem-too-many-copies = { $category }: a mesa tem { $got } de “{ $item }”, mas existem { $most }.
pad-problem-too-many-holders = { $category }: { $got } jogadores têm “{ $item }”; o máximo é { $most }.
pad-problem-too-many-at-table = { $category }: { $got } peças na mesa; o máximo é { $most }.
pad-problem-unbalanced = { $category }: vitórias ({ $most }) e derrotas ({ $got }) não batem.
pad-problem-same-wonder = Dois jogadores têm { $item }.

web-app-update = Uma nova versão está pronta.
web-app-reload = Recarregar para atualizar
web-app-name = Pharos
