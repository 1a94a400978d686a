# The terminal.
cli-about = Play the 7 Wonders family of board games in the terminal, in the browser or with bots.
cli-lang = Language.
cli-version = Show the version and exit.
cli-title-usage = Usage:
cli-title-options = Options:
cli-title-arguments = Arguments:
cli-title-commands = Commands:
cli-title-command = COMMAND [ARGUMENTS]...
cli-title-some-options = { "[OPTIONS]" }
cli-title-default = { "[default:" }
cli-title-required = { "[required]" }
cli-show-help = Show this help and exit.
cli-bye = Goodbye.
cli-no-command = Unknown command “{ $got }”. Use --help to list the commands.
cli-no-option = Unknown option “{ $got }”. Use --help to list the options.
cli-missing = { $expected } is missing. Use --help to see how to use this command.
cli-bad-value = Invalid value for { $name }. Use --help to see the valid values.
cli-bad-use = { $name } is not used like this. Use --help to see how to use it.
cli-usage = “{ $got }” is not expected here. Use --help to see what is.

cli-play = Play a game in the terminal.
cli-game = The game to play: { $games }.
cli-players = Number of seats.
cli-people = Number of people at this keyboard; bots take the other seats.
cli-bot = The bot for the other seats: { $bots }.
cli-name = A player’s name; repeat for several players.
cli-option = A game option, as name=value; repeat for several. “pharos games” lists them.
cli-seed = The seed of the deal; the same seed gives the same deal.
cli-save = The file to save the game record to.
cli-resume = Resume a game from its record.
cli-replay = Step through a game record.
cli-file = A game record.
cli-seat = Show only what this seat could see.
cli-at = Start after this many decisions.
cli-all = Print every step without pausing.
cli-review = Review a game: mistakes and why, turning points, luck and skill.
cli-review-seat = Address the review to the player of this seat.
cli-review-html = Write the review as one HTML file.
cli-review-deeper = Look four times as deep, which takes four times as long.
cli-check = Check a game record and report the first invalid line.
cli-games = List the games and their options.
cli-warm = Compile the games and bots ahead of time, so that nothing has to be compiled later.
cli-warm-game = Games to compile (default: all).
cli-warm-training = Also compile the self-play of `pharos train`.
cli-warm-again = Compile again, even if the cache is up to date.
cli-is-warm = { $game }: already compiled.
cli-warming = Compiling { $game }
cli-compiling-once = Compiling { $game }. This happens once and takes a minute or two.
cli-warming-bots = Compiling the { $game } bots
cli-bots-are-warm = { $game }: bots already compiled.
cli-tune = Search for better weights for a greedy bot.
cli-tune-game = The game.
cli-generations = Number of generations.
cli-tune-deals = Deals that each candidate plays per generation.
cli-tune-seed = The seed of the search; the same seed gives the same weights.
cli-generation = Generation { $n }: the best candidate won { $best } of its games.
cli-tuned = On new deals with { $players } players, these weights win { $share }, with one seat against { $opponents ->
    [random] random bots
   *[start] the initial weights
}.
cli-weights-present = These weights are in use.
cli-weights-other = These weights are not in use.
cli-bench = Measure the speed of Pharos on this machine.
cli-bench-game = The game to measure (default: all).
cli-json = Print the results as JSON.
cli-cold = Also measure compilation from scratch (slow).
cli-rounds = Number of rounds.
cli-bench-head = CPU time on one core, or wall-clock time where a name says all_cores: median of { $rounds } rounds, ± half the interquartile range.

cli-person = Player { $n }
cli-bot-name = Bot { $n }
cli-prompt = Number, action, ?, hint or undo:
cli-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
cli-saved = Record saved to { $file }
cli-hint-warm = Run “pharos warm { $game }” once to get deeper hints.
cli-nothing-to-pay = Nothing to pay.
cli-undone = Undone.
cli-not-undone = You cannot undo that: it revealed something new.
cli-help =
    Type the number of an action, or its text, such as “build walls”.
    ? 3          explain the price of action 3
    ? walls      explain a card
    undo         undo your move, as long as it revealed nothing new
    hint         ask the coach for a suggestion; ask again for a deeper look
    log          show everything that has happened
    quit         save and quit
cli-replay-prompt = { $ply }/{ $end }: Enter next, b back, a number to jump, q to quit
cli-valid = Valid record: { $game }, { $n } decisions.
cli-unfinished = The game is not finished.
cli-seats = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}
cli-verdict = { $n ->
    [one] { $winners } wins: { $reason }.
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
cli-yes = yes
cli-no = no
cli-coins = Coins
cli-resources = Resources
cli-science = Science
cli-card = Card
cli-build = Build
cli-sell = Sell
cli-choice-raw = { $n ->
    [one] 1 raw material of choice
   *[other] { $n } raw materials of choice
}
cli-choice-manufactured = { $n ->
    [one] 1 manufactured good of choice
   *[other] { $n } manufactured goods of choice
}

error-bad-people = This table has room for 0 to { $most } people, not { $got }.
error-option-form = Cannot read the option “{ $got }”. Write name=value.
error-not-an-action = Unknown action “{ $got }”. Type the number of an action, or ? for help.
error-bad-number = { $got } is not in the list. Choose a number from 1 to { $most }.
error-unknown-piece = This game has no piece called “{ $got }”.
