# `pharos admin`.
admin-about = Cuida do banco de dados de um servidor: backup, restauração, verificação, limpeza e dados de uma pessoa.
admin-backup = Grava um backup em um novo arquivo SQLite, a partir de SQLite ou PostgreSQL, mesmo com o servidor no ar.
admin-restore = Preenche um banco de dados vazio com um backup. Pare o servidor antes.
admin-check = Lê e reproduz todas as mesas. O código de saída é 1 se algo estiver danificado.
admin-export = Mostra em JSON tudo o que o banco de dados guarda sobre uma pessoa.
admin-delete = Exclui os dados de uma pessoa: nome, mensagens, estatísticas. As partidas ficam, sem o nome. Pare o servidor antes.
admin-prune = Exclui mesas abandonadas antigas e convidados que não estão em nenhuma mesa. Pare o servidor antes.
admin-file = O arquivo de backup.
admin-person = O id de convidado da pessoa, ou um nome que só um convidado usa.
admin-days = Mantém tudo o que tiver menos dias do que isso.
admin-finished = Exclui também as partidas terminadas.
admin-backed-up = { $n ->
    [1] Backup de 1 mesa em { $file }. O arquivo contém o segredo que assina os cookies: guarde-o bem.
   *[other] Backup de { $n } mesas em { $file }. O arquivo contém o segredo que assina os cookies: guarde-o bem.
}
admin-restored = { $n ->
    [1] 1 mesa restaurada.
   *[other] { $n } mesas restauradas.
}
admin-checked = { $n ->
    [1] 1 mesa verificada.
   *[other] { $n } mesas verificadas.
}
admin-outdated = { $table }: as jogadas não são permitidas pelas regras atuais. Uma partida terminada aparece com o resultado guardado.
admin-unreadable = { $table }: o histórico está danificado.
admin-unsound = O arquivo do banco de dados está danificado. Restaure um backup.
admin-deleted = { $n ->
    [1] Excluído. 1 mesa foi alterada.
   *[other] Excluído. { $n } mesas foram alteradas.
}
admin-pruned = Mesas excluídas: { $tables }. Convidados excluídos: { $guests }.

error-file-exists = { $got } já existe. Escolha outro nome.
error-database-not-empty = O banco de dados { $got } não está vazio. Restaure em um banco vazio.
error-bad-backup = “{ $got }” está danificado ou não é um backup do Pharos.
error-no-person = Não há convidado com o id ou o nome “{ $got }”.
error-several-people = Vários convidados se chamam “{ $got }”. Informe um destes ids: { $expected }.
