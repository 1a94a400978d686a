# Words that all games share.
list = { $most } and { $last }
nothing = nothing

error-unknown-game = There is no game called “{ $got }”. Games: { $expected }.
error-unknown-option = There is no option “{ $got }”. Options of this game: { $expected }.
error-bad-option = “{ $got }” is no value for { $option }. Possible: { $expected }.
error-bad-players = { $game } is for { $least } to { $most } players, not { $got }.
error-bad-seat = There is no seat { $got }; seats run from 0 to { $most }.
error-bad-seed = “{ $got }” is no seed. A seed is a whole number from 0 to { $most }.
error-bad-engine = “{ $got }” is no engine. Possible: { $expected }.
error-unknown-language = There is no language “{ $got }”. Languages: { $expected }.
error-unknown-action = “{ $got }” is no action. Did you mean: { $near }?
error-action-number = { $got } is no action number; they run from 0 to { $most }.
error-game-over = The game is over.
error-not-your-turn = It is not the turn of seat { $seat }.

error-unknown-bot = There is no bot “{ $got }” for this game. Bots: { $expected }.
error-bot-spec = “{ $got }” is no bot: expected a name, then perhaps a number and settings, as in “search:800:seed=3”.
error-bot-setting-value = A setting of “{ $got }” is no number.
error-bot-setting = The bot { $bot } has no setting “{ $got }”. Settings: { $expected }.

error-not-a-record = This is not a record: the first line should be “pharos 1”.
error-record-format = This record begins with “{ $got }”; this version reads “{ $expected }”.
error-record-lacks = The record's header lacks the line “{ $expected }”.
error-record-line = Line { $line } makes no sense in a record: “{ $got }”.
error-record-after-result = Line { $line } stands after the result: “{ $got }”.
error-record-number = Line { $line }: expected a whole number up to { $most }, got “{ $got }”.
error-record-move = Line { $line }, “{ $got }”: { $reason }
error-record-result = The record claims the result “{ $got }”, but its moves lead to “{ $expected }”.
error-no-file = { $why ->
    [missing] There is no file “{ $got }”.
    [folder] “{ $got }” is a folder, not a file.
    [denied] The file “{ $got }” may not be opened.
   *[other] The file “{ $got }” cannot be read.
}
error-no-write = { $why ->
    [missing] There is no place for the file “{ $got }”.
    [folder] “{ $got }” is a folder, not a file.
    [denied] The file “{ $got }” may not be written.
   *[other] The file “{ $got }” cannot be written.
}
error-no-text = The file “{ $got }” is not a text file.

error-position-line = “{ $got }” is no line of a position. Lines begin with one of: { $expected }.
error-position-twice = The line “{ $got }” stands twice.
error-position-number = { $key }: expected whole numbers from { $least } to { $most }, got “{ $got }”.
error-position-name = { $key }: there is no “{ $got }”. Did you mean: { $near }?
error-position-piece-twice = “{ $got }” stands in two places.
