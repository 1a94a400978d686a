# Shared by all games.
list = { $most } and { $last }
by-seat = { $name } ({ $value })
nothing = nothing

error-unknown-game = Unknown game “{ $got }”. Available games: { $expected }.
error-no-recipe = “{ $got }” has no tuning recipe.
error-unknown-option = This game has no option “{ $got }”. Its options: { $expected }.
error-bad-option = “{ $got }” is not a valid value for { $option }. Valid values: { $expected }.
error-bad-players = { $sizes ->
    [one] { $game } takes { $least } players, not { $got }.
   *[several] { $game } takes { $least } to { $most } players, not { $got }.
}
error-bad-seat = Seat { $got } does not exist. Seats are numbered from 0 to { $most }.
error-bad-ply = There is no decision { $got }: the game has { $most } so far.
error-bad-seed = “{ $got }” is not a valid seed. Use a whole number from 0 to { $most }.
error-bad-engine = Unknown engine “{ $got }”. Available engines: { $expected }.
error-no-observation = { $game } offers no observations for learning programs.
error-no-compact-actions = { $game } has no compact action numbers.
error-bad-vector-size = { $got } is not a number of games. Use 1 or more.
error-bad-shape = Expected an array of shape { $expected }, got { $got }.
error-bad-array = Expected a contiguous array of { $expected }, got { $got }.
error-bad-row = Game { $got } does not exist. Games are numbered from 0 to { $most }.
error-other-game = These observations are for { $expected }, but the game is { $got }.
error-vector-action = Game { $game }: action { $got } is not legal for seat { $seat }.
error-illegal-number = Action { $got } is not legal for seat { $seat }.
error-unknown-language = Unknown language “{ $got }”. Available languages: { $expected }.
error-unknown-action = Unknown action “{ $got }”. Try: { $near }.
error-action-number = { $got } is not an action number. Use a number from 0 to { $most }.
error-game-over = The game is over.
error-not-your-turn = It is not seat { $seat }’s turn.

error-unknown-bot = Unknown bot “{ $got }”. Bots for this game: { $expected }.
error-bot-spec = Cannot read the bot “{ $got }”. Write a name, optionally followed by a number and settings: “search:800:seed=3”.
error-bot-setting-value = The settings of “{ $got }” must be numbers.
error-recipe-setting = Cannot read the recipe change “{ $got }”. Write name=number; names: { $expected }.
error-start-net = “{ $got }” is not a trained network of this game.
error-bot-setting = The bot { $bot } has no setting “{ $got }”. Settings: { $expected }.

error-not-a-record = This is not a game record: the first line must be “pharos 1”.
error-record-format = This record starts with “{ $got }”; this version of Pharos reads “{ $expected }”.
error-record-lacks = The record header has no “{ $expected }” line.
error-record-line = Line { $line } is not valid in a record: “{ $got }”.
error-record-after-result = Line { $line } comes after the result: “{ $got }”.
error-record-number = Line { $line }: expected a whole number up to { $most }, got “{ $got }”.
error-record-move = Line { $line }, “{ $got }”: { $reason }
error-record-result = The record says the result is “{ $got }”, but its moves lead to “{ $expected }”.
error-no-file = { $why ->
    [missing] The file “{ $got }” does not exist.
    [folder] “{ $got }” is a folder, not a file.
    [denied] You do not have permission to open “{ $got }”.
   *[other] The file “{ $got }” cannot be read.
}
error-no-write = { $why ->
    [missing] The folder of “{ $got }” does not exist.
    [folder] “{ $got }” is a folder, not a file.
    [denied] You do not have permission to write “{ $got }”.
   *[other] The file “{ $got }” cannot be written.
}
error-no-text = “{ $got }” is not a text file.
error-missing-extra = This needs { $expected }, which is not installed. Run: pip install "pharos[{ $got }]"

error-position-line = “{ $got }” is not a valid line of a position. Lines start with one of: { $expected }.
error-position-twice = The line “{ $got }” appears twice.
error-position-number = { $key }: expected whole numbers from { $least } to { $most }, got “{ $got }”.
error-position-name = { $key }: unknown name “{ $got }”. Try: { $near }.
error-position-no-winner = The position says that the game is over but not who won: name the winning seats after “ended”.
error-position-players = The position is for { $got } players, not { $expected }.
error-position-stuck = Nobody can make the next decision in this position.
error-position-piece-twice = “{ $got }” is in two places.

error-pad-none = There is no score pad for { $got }.
error-pad-options = There is no score pad for “{ $got }”. Use one of: { $expected }.
error-pad-players = This score pad is not for { $got } players. Player counts: { $expected }.
error-pad-category = The score pad has no line “{ $got }”. Its lines: { $expected }.
error-pad-item = { $category }: “{ $got }” cannot be entered here. Expected: { $expected }.
error-pad-number = { $category }: { $got } is out of range. The limit is { $most }.
error-pad-wonder = The score pad has no wonder “{ $got }”.
error-pad-supremacy = “{ $got }” with that winner cannot end this game early. Possible: { $expected }.
