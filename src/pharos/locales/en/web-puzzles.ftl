# Puzzles in the browser.
puzzles = Puzzles
puzzles-lead = One position, one clearly best move. Can you find it?
puzzles-theme = Theme
puzzles-all = All
puzzles-theme-count = { $theme } ({ $n })
puzzles-theme-science = Science race
puzzles-theme-science-about = Symbols, progress or a scientific victory decide.
puzzles-theme-military = Military threat
puzzles-theme-military-about = Shields, conflicts or a military victory decide.
puzzles-theme-denial = Denial
puzzles-theme-denial-about = The best move takes something from another player.
puzzles-theme-payment = Money
puzzles-theme-payment-about = Coins decide: selling, saving, or whom to pay.
puzzles-theme-wonder = Wonder timing
puzzles-theme-wonder-about = Build a wonder now, or wait?
puzzles-theme-chain = Chain
puzzles-theme-chain-about = A structure that an earlier one makes free.
puzzles-theme-last = Last cards
puzzles-theme-last-about = One of the last cards of an age.
puzzles-level = Difficulty
puzzles-near = Near your rating
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-stock = { $n ->
    [one] 1 puzzle, rated { $least }.
   *[other] { $n } puzzles, rated { $least } to { $most }. { $near } near your rating, { $left } not tried yet.
}
puzzles-none-such = No puzzle with this theme has that difficulty. Choose another difficulty.
puzzles-your-rating = Your rating
puzzles-solved = Solved on the first try
puzzles-solved-of = { $n } of { $of }
puzzles-start = Start
puzzles-none = There are no puzzles for this game yet.
puzzles-about-rating = Your rating starts at 1200 and changes with your first try at each puzzle. It stays in this browser.

puzzles-solver = Player
puzzles-one = Puzzle, rated { $rating }
puzzles-source-bots = From a game between bots.
puzzles-source-host = From a game on this server, with its players’ consent.
puzzles-hidden = You see what this player knew. The solution is best whatever the hidden cards are.
puzzles-task = Which move is best? Play it at the table.
puzzles-over = The solution
puzzles-answer-title = Answer
puzzles-best = Correct: { $played }.
puzzles-good = Almost: “{ $played }” is the right idea, but another way to do it is better. Try again.
puzzles-weak = “{ $played }” wins { $percent }% fewer games than the best move. Try again.
puzzles-answer = The best move: { $better }.
puzzles-why = Compared with the obvious move, “{ $greedy }”, it { $reasons }.
puzzles-show = Show the solution
puzzles-next = Next puzzle
puzzles-play-on = Play on from here
puzzles-others = Other puzzles
puzzles-evidence = How we know
puzzles-evidence-text = After the best move, { $value }% of the games are won; every other move wins at least { $margin }% fewer. All moves were compared in { $worlds } worlds with different hidden cards. A search of { $depth } simulations always finds the solution.

web-puzzles-allowed = Allow puzzles from this game
web-puzzles-allowed-hint = After the game, its positions may become puzzles on this server. Names are never shown.
web-terms-puzzles = After the game, its positions may become puzzles, without names.

error-unknown-puzzle = Puzzle “{ $got }” does not exist.
