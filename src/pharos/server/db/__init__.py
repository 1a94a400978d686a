"""The database: schema, migrations, storage and the write queue."""
