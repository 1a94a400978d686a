# Datasets of decisions.
dataset-about = Let a bot play itself and store every decision in Parquet files for learning programs. Run the same command again to resume or extend it.
dataset-out = The folder of the dataset.
dataset-shard = Games in each file.
dataset-convert = Turn records of finished games into a dataset.
dataset-records = Records, or folders of records (*.txt).
dataset-converting = Converting
dataset-saved = { $rows } decisions of { $games ->
    [one] 1 game
   *[other] { $games } games
} are in { $folder }
dataset-stopped = Stopped. Run the same command to continue.

error-dataset-none = There is no dataset in “{ $got }”.
error-dataset-other = “{ $got }” contains another dataset. Choose another folder.
error-dataset-empty = There are no records to convert.
error-dataset-mixed = A dataset contains one game with one number of players, but these records are of { $got }.
error-dataset-unfinished = Only finished games can be converted; unfinished records: { $got }.
