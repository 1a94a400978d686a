# Grupos: membros, mesas, a temporada, confrontos, recordes e gráficos.
web-groups = Grupos
web-groups-lead = As pessoas com quem você joga, online e em mesa física: um só histórico, a classificação da temporada e os confrontos diretos.
web-groups-none = Você ainda não está em nenhum grupo. Crie um e mande o link para os outros.
web-groups-members = { $n ->
    [one] { $n } membro
   *[other] { $n } membros
}
web-groups-make = Criar um grupo
web-groups-name = Nome do grupo
web-groups-name-placeholder = Mesa de terça
web-groups-guest-hint = Você joga como convidado, e seus grupos ficam neste navegador. Com um perfil, eles ficam em todos os seus aparelhos.
web-groups-join-title = Entrar em “{ $name }”
web-groups-join-lead = { $n ->
    [one] Este grupo tem { $n } membro. Os membros veem os resultados uns dos outros no grupo.
   *[other] Este grupo tem { $n } membros. Os membros veem os resultados uns dos outros no grupo.
}
web-groups-join-go = Entrar no grupo
web-group-tab-season = Temporada
web-group-tab-pictures = Gráficos
web-group-tab-games = Partidas
web-group-tab-members = Membros
web-group-new-table = Nova mesa
web-group-tables = Mesas do grupo
web-group-for = Esta mesa é do grupo { $name }.
web-group-season = Temporada
web-group-season-n = Temporada { $n }
web-group-season-all = Desde o início
web-group-every-game = Todos os jogos
web-group-where = Onde
web-group-empty = Ainda não há partidas. Jogue em uma mesa do grupo ou compartilhe folhas de pontuação em “Partidas”.
web-group-empty-filter = Nenhuma partida corresponde a esta seleção.
web-group-standings = Classificação da temporada
web-group-player = Jogador
web-group-played = Partidas
web-group-won = Vitórias
web-group-beaten = Superados
web-group-beaten-hint = Superados: a parcela dos oponentes que terminaram atrás deste jogador.
web-group-mean = Pontos
web-group-streak = Sequência
web-group-streak-wins = { $n ->
    [one] { $n } vitória seguida
   *[other] { $n } vitórias seguidas
}
web-group-streak-losses = { $n ->
    [one] { $n } partida sem vencer
   *[other] { $n } partidas sem vencer
}
web-group-best-streak = Melhor sequência
web-group-head = Confrontos diretos
web-group-head-about = Quantas vezes quem está na linha terminou à frente de quem está na coluna.
web-group-head-cell = { $name } terminou à frente de { $other } em { $n } de { $of } partidas
web-group-records = Recordes
web-group-record-points = Mais pontos
web-group-record-category = Mais em { $category }
web-group-record-margin = Maior margem
web-group-record-least = Vitória com menos pontos
web-group-record-of = { $name }, { $date }
web-group-picture-points = Distribuição dos pontos
web-group-picture-points-about = { $name }: de { $least } a { $most } pontos, metade das partidas entre { $low } e { $high }
web-group-picture-ways = Formas de vencer ao longo do tempo
web-group-picture-wonders = Maravilhas por aproveitamento
web-group-picture-wonders-cell = { $wonder }: { $share } de { $n } partidas
web-group-expected = Esperado ao acaso
web-group-as-table = Mostrar como tabela
web-group-when = Quando
web-group-wonder = Maravilha
web-group-wins = Vitórias
web-group-low = Quartil inferior
web-group-middle = Mediana
web-group-high = Quartil superior
web-group-physical = Em mesa física
web-group-online = Online
web-group-unshare = Parar de compartilhar
web-group-sheets = Suas folhas de pontuação
web-group-sheets-about = Compartilhe partidas da sua caderneta de pontuação. O grupo vê nomes, pontos e maravilhas.
web-group-sheets-none = Você não tem folhas de pontuação para compartilhar. Preencha uma na caderneta.
web-group-share = Compartilhar
web-group-share-all = Compartilhar todas
web-group-names = Nomes nas folhas de pontuação
web-group-names-about = Diga quem é cada nome. Você pode vincular nomes a você; o dono do grupo pode vincular todos.
web-group-nobody = Ninguém do grupo
web-group-member-owner = dono
web-group-member-you = você
web-group-member-since = desde { $date }
web-group-remove = Remover { $name }
web-group-remove-really = Remover { $name }?
web-group-invite = Convidar
web-group-invite-about = Quem tem este link pode entrar.
web-group-renew = Criar novo link
web-group-renew-about = Com isso, o link antigo deixa de funcionar.
web-group-rename = Renomear
web-group-start-season = Começar a temporada { $n }
web-group-leave = Sair do grupo
web-group-leave-really = Sair do grupo?
web-group-delete = Excluir o grupo
web-group-delete-really = Excluir o grupo? As partidas e as folhas de pontuação ficam com seus jogadores.
web-together-groups = Sua mesa de sempre: temporadas, confrontos diretos, recordes
