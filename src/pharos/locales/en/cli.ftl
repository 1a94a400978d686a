# The terminal.
cli-about = Pharos plays the 7 Wonders family of board games.
cli-lang = Language.
cli-title-usage = Usage:
cli-title-options = Options:
cli-title-arguments = Arguments:
cli-title-commands = Commands:
cli-title-command = COMMAND [ARGUMENTS]...
cli-title-some-options = { "[OPTIONS]" }
cli-title-default = { "[default:" }
cli-title-required = { "[required]" }
cli-show-help = Show this message and leave.
cli-bye = Goodbye.
cli-no-option = There is no option “{ $got }” here. --help lists them.
cli-missing = { $expected } is missing. --help explains the command.
cli-bad-value = What { $name } was given is no value for it. --help explains it.
cli-usage = “{ $got }” makes no sense here. --help lists what does.

cli-play = Play a game in the terminal.
cli-game = The game: { $games }.
cli-players = How many seats.
cli-people = How many people at this keyboard; the other seats are bots.
cli-bot = Who plays the other seats: { $bots }.
cli-name = A person's name; repeat it for several.
cli-option = An option of the game, as name=value; repeat it for several. “pharos games” lists them.
cli-seed = The deal: the same seed gives the same game.
cli-save = Where the record is kept.
cli-resume = Go on with a game from its record.
cli-replay = Step through a record.
cli-file = A record.
cli-seat = See it as this seat saw it.
cli-at = Begin after so many decisions.
cli-all = Print every step without asking.
cli-check = Check a record: name its first wrong line, or confirm it.
cli-games = List the games and their options.
cli-warm = Compile everything now, so that nothing has to wait for it later.
cli-warm-game = Games to compile; all if none is named.
cli-again = Even if it has been done.
cli-is-warm = { $game }: compiled already.
cli-warming = Compiling { $game }
cli-warming-bots = Compiling the bots of { $game }
cli-bots-are-warm = { $game }: its bots are compiled already.
cli-tune = Look for better weights for a greedy bot.
cli-tune-game = The game.
cli-generations = How many generations of candidates.
cli-tune-deals = How many deals each candidate plays in a generation.
cli-tune-seed = The same seed gives the same weights.
cli-generation = Generation { $n }: the best candidate won { $best } of its games.
cli-tuned = On new deals with { $players } players, alone against { $opponents ->
    [random] random bots
   *[start] the weights at the start
}, these weights win { $share }.
cli-weights-present = These are the weights in use.
cli-weights-other = These are not the weights in use.
cli-bench = Measure how fast Pharos is on this machine.
cli-bench-game = The game to measure; all if none is named.
cli-json = Print one JSON object.
cli-cold = Measure compiling from nothing too (slow).
cli-rounds = How often to measure.
cli-bench-head = CPU time of one core, median of { $rounds } rounds, ± half the distance between the quartiles.

cli-person = Player { $n }
cli-bot-name = Bot { $n }
cli-prompt = Number, action, ? or undo:
cli-hand-over = { $name }, it is your turn: press Enter when only you look.
cli-saved = The record is in { $file }
cli-undone = Taken back.
cli-not-undone = That cannot be taken back: something new was learnt since.
cli-help =
    Type the number of an action, or its text, such as “build walls”.
    ? 3          explain the price of action 3
    ? walls      explain a card
    undo         take back, as far as nothing new was learnt
    log          everything that happened
    quit         save and leave
cli-replay-prompt = { $ply }/{ $end }: Enter on, b back, a number jumps, q leaves
cli-right = The record is right: { $game }, { $n } decisions.
cli-unfinished = The game is not finished.
cli-seats = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}
cli-verdict = { $n ->
    [one] { $winners } won by { $reason }.
   *[other] { $winners } share the victory ({ $reason }).
}

cli-score-sheet = Score sheet
cli-total = Total
cli-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cli-age = Age { $age }
cli-back = { $back ->
    [guild] ▒ guild
   *[other] ▒ age { $back }
}
cli-threat = { $name } −{ $coins }
cli-progress = Progress
cli-coins = Coins
cli-resources = Resources
cli-science = Science
cli-card = Card
cli-build = Build
cli-sell = Sell
cli-choice-raw = { $n } raw of choice
cli-choice-manufactured = { $n } manufactured of choice

error-bad-people = There can be 0 to { $most } people at this table, not { $got }.
error-option-form = “{ $got }” is no option: expected name=value.
error-bad-number = There is no number { $got } in the list; it goes from 1 to { $most }.
error-unknown-piece = There is nothing called “{ $got }” in this game.
