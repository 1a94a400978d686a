# As ferramentas do responsável pelo servidor e os avisos a todos.
web-announcement = Aviso do responsável por este servidor
web-announcement-dismiss = Dispensar
web-admin = Ferramentas do servidor
web-admin-lead = Tudo o que você faz aqui fica registrado.
web-admin-password = Senha deste servidor
web-admin-sign-in = Entrar
web-admin-sign-out = Sair
web-admin-figure-connections = Conectados agora
web-admin-figure-live-tables = Mesas na memória
web-admin-figure-tables-playing = Partidas em andamento
web-admin-figure-tables-open = Mesas abertas
web-admin-figure-finished-today = Terminadas nas últimas 24 horas
web-admin-figure-tables-finished = Partidas terminadas
web-admin-figure-guests = Convidados
web-admin-figure-profiles = Perfis
web-admin-figure-workers = Processos
web-admin-version = Pharos { $version }, iniciado { $ago }
web-admin-tables = Mesas
web-admin-status = Mostrar
web-admin-status-playing = Em andamento
web-admin-status-open = Abertas
web-admin-viewers = { $n ->
    [0] ninguém conectado
    [1] 1 pessoa conectada
   *[other] { $n } pessoas conectadas
}
web-admin-close = Fechar
web-admin-close-sure = Fechar para todos?
web-admin-no-tables = Nenhuma mesa encontrada.
web-admin-people = Pessoas
web-admin-search = Nome (deixe vazio para ver quem está conectado, silenciado ou banido)
web-admin-find = Buscar
web-admin-guest = convidado
web-admin-profile = perfil
web-admin-muted = silenciado
web-admin-banned = banido
web-admin-mute = Silenciar
web-admin-unmute = Reativar
web-admin-ban = Banir
web-admin-ban-sure = Banir de vez?
web-admin-unban = Revogar banimento
web-admin-nobody = Ninguém encontrado.
web-admin-announce = Avisos
web-admin-announce-text = Texto
web-admin-announce-for = Mostrar por
web-admin-minutes = { $n ->
    [15] 15 minutos
    [60] 1 hora
    [1440] 1 dia
   *[other] { $n } minutos
}
web-admin-announce-send = Enviar a todos
web-admin-withdraw = Retirar
web-admin-upkeep = Backup e logs
web-admin-backup-about = O backup contém tudo, inclusive as chaves que mantêm as pessoas conectadas. Guarde-o bem.
web-admin-backup = Baixar backup
web-admin-log-level = Nível do log
web-admin-level-debug = Depuração
web-admin-level-info = Info
web-admin-level-warning = Alertas
web-admin-level-error = Erros
web-admin-level-default = Padrão do servidor
