# `pharos admin`.
admin-about = Cuidar do banco de dados de um servidor: backup, restauração, verificação, limpeza e dados de uma pessoa.
admin-backup = Gravar um backup em um novo arquivo SQLite, a partir de SQLite ou PostgreSQL, mesmo com o servidor no ar.
admin-restore = Preencher um banco de dados vazio com um backup. Pare o servidor antes.
admin-check = Ler e reproduzir todas as mesas. O código de saída é 1 se algo estiver danificado.
admin-export = Mostrar em JSON tudo o que o banco de dados guarda sobre uma pessoa.
admin-delete = Apagar os dados de uma pessoa: nome, mensagens, estatísticas. As partidas ficam sem ela. Pare o servidor antes.
admin-prune = Apagar mesas abandonadas antigas e visitantes que não estão em nenhuma mesa. Pare o servidor antes.
admin-file = O arquivo de backup.
admin-person = O id de visitante da pessoa, ou um nome que só um visitante usa.
admin-days = Manter o que tiver menos dias do que isso.
admin-finished = Apagar também as partidas terminadas.
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
admin-outdated = { $table }: as regras atuais recusam suas jogadas. Uma partida terminada aparece com o resultado guardado.
admin-unreadable = { $table }: o registro está danificado.
admin-unsound = O arquivo do banco de dados está danificado. Restaure um backup.
admin-deleted = { $n ->
    [1] Apagado. 1 mesa foi alterada.
   *[other] Apagado. { $n } mesas foram alteradas.
}
admin-pruned = Mesas apagadas: { $tables }. Visitantes apagados: { $guests }.

error-file-exists = { $got } já existe. Escolha outro nome.
error-database-not-empty = O banco de dados { $got } já contém mesas. Restaure em um banco vazio.
error-no-person = Não há visitante com o id ou o nome “{ $got }”.
error-several-people = Vários visitantes se chamam “{ $got }”. Informe um destes ids: { $expected }.
