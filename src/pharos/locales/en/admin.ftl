# `pharos admin`.
admin-about = Maintain the database of a server: back up, restore, check, prune, and export or delete a person’s data.
admin-backup = Write a backup to a new SQLite file, from SQLite or PostgreSQL, even while the server runs.
admin-restore = Fill an empty database from a backup. Stop the server first.
admin-check = Read and replay every table. The exit code is 1 if something is damaged.
admin-export = Print everything the database holds about a person, as JSON.
admin-delete = Delete a person’s data: name, messages, statistics. Their games stay, without the name. Stop the server first.
admin-prune = Delete old abandoned tables, and guests who are at no table. Stop the server first.
admin-file = The backup file.
admin-person = The person’s guest id, or a name that only one guest has.
admin-days = Keep everything newer than this many days.
admin-finished = Delete finished games too.
admin-backed-up = { $n ->
    [one] Backed up 1 table to { $file }. The file contains the secret that signs cookies: keep it private.
   *[other] Backed up { $n } tables to { $file }. The file contains the secret that signs cookies: keep it private.
}
admin-restored = { $n ->
    [one] Restored 1 table.
   *[other] Restored { $n } tables.
}
admin-checked = { $n ->
    [one] Checked 1 table.
   *[other] Checked { $n } tables.
}
admin-outdated = { $table }: its moves are not legal under the current rules. A finished game is shown from its stored result.
admin-unreadable = { $table }: its log is damaged.
admin-unsound = The database file is damaged. Restore a backup.
admin-deleted = { $n ->
    [one] Deleted. 1 table was changed.
   *[other] Deleted. { $n } tables were changed.
}
admin-pruned = Tables deleted: { $tables }. Guests deleted: { $guests }.

error-file-exists = { $got } already exists. Choose another name.
error-database-not-empty = The database { $got } is not empty. Restore into an empty one.
error-bad-backup = “{ $got }” is damaged, or not a backup of Pharos.
error-no-person = There is no guest with the id or name “{ $got }”.
error-several-people = Several guests are called “{ $got }”. Give one of these ids: { $expected }.
