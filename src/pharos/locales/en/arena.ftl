# The arena and the lab.
arena-about = Play bots against each other and rank them. Every deal is played in all seat orders; the report has confidence intervals.
arena-bots = The bots: names such as greedy or search:300, levels, or your own as my_bot.py:MyBot. With fewer bots than seats, the last one takes the remaining seats; with more, they play a round robin.
arena-deals = Number of deals; each deal is played once for every rotation of the seats.
arena-seed = The seed of the match; the same seed gives the same results.
arena-round-robin = Play a round robin, even if all bots fit at one table.
arena-milliseconds = Thinking time per decision. A bot that takes more than twice as long plus 0.1 s forfeits the game.
arena-patience = Without a thinking time, a decision that takes longer than this many seconds forfeits the game.
arena-sprt = Stop as soon as a sequential test (SPRT) decides whether the first bot is stronger.
arena-elo0 = For --sprt: “not stronger” means at most this many Elo points.
arena-elo1 = For --sprt: “stronger” means at least this many Elo points.
arena-workers = Number of threads or processes (default: all cores).
arena-processes = Use processes instead of threads; faster for bots written in Python.
arena-cluster = The address of a Dask cluster to run the games on.
arena-out = The folder for results and reports.
arena-again = Discard earlier results of the same command.
arena-no-report = Do not write the HTML report.
arena-playing = Playing
arena-stopped = { $n ->
    [one] Stopped after 1 deal. Run the same command to continue.
   *[other] Stopped after { $n } deals. Run the same command to continue.
}
arena-saved = Results, summary and report are in { $folder }
arena-saved-no-report = Results and summary are in { $folder }

arena-headline = { $game }, { $players } players: { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $games } games
arena-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
arena-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-interval = { $value } [{ $low }, { $high }]
arena-plus-minus = { $value } ± { $error }
arena-results = Results
arena-ratings = Elo ratings, centred on zero
arena-matrix = Share of the row bot against the column bot, %
arena-points = Mean points, { $table }
arena-ways = How games were won, { $table }
arena-by-seat = Share by seat, { $table }
arena-forfeit = forfeit
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-seat = Seat
arena-column-wins = Wins
arena-column-shared = Shared
arena-column-share = Share, % [95%]
arena-column-elo = Elo [95%]
arena-column-first-seat = First seat, %
arena-column-place = Place
arena-column-time = ms
arena-column-forfeits = Forfeits
arena-column-total = Points
arena-column-rating = Elo [95%]
arena-column-deals = Deals
arena-faults = Forfeited games
arena-more-faults = … and { $n } more forfeited games; see summary.json for all of them.
arena-fault-raised = { $bot } forfeited deal { $deal }, game { $game } (seat { $seat }, seed { $seed }): at decision { $decision } it raised { $detail }
arena-fault-nonsense = { $bot } forfeited deal { $deal }, game { $game } (seat { $seat }, seed { $seed }): at decision { $decision } it returned { $detail }, which is not a legal action.
arena-fault-overran = { $bot } forfeited deal { $deal }, game { $game } (seat { $seat }, seed { $seed }): decision { $decision } took too long ({ $detail }).
arena-sprt-stronger = Decided: { $bot } is stronger (at least { $high } Elo rather than at most { $low }; log-likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-not-stronger = Decided: { $bot } is not stronger (at most { $low } Elo rather than at least { $high }; log-likelihood ratio { $ratio }, bound { $bound }).
arena-sprt-open = Undecided: { $bot } may be stronger (at least { $high } Elo) or not (at most { $low }); log-likelihood ratio { $ratio }, bound { $bound }.
arena-made = Pharos { $version }, code { $code }.
arena-small-print = Confidence intervals are 95%, bootstrapped over deals. A bot’s share is the fraction of victories per seat it holds. Forfeited games count as losses and carry no points. “First seat” is the share in games as first player; “ms” is the mean time per decision.
arena-figure-share = Share of victories
arena-figure-course = Share of { $bot } over the deals
arena-figure-points = Where the points come from
arena-figure-ways = How games were won
arena-figure-seats = Share by seat

lab-about = Show what wins, measured over many games.
lab-wonders = Win rate, points and place by wonder, card and seat.
lab-players = Number of players.
lab-games = Number of games.
lab-bot = The bot for every seat.
lab-out = The folder for tables and plots.
lab-openings = Count openings: how often each option was chosen, and how often it won.
lab-openings-out = The file for the figures; other kinds of tables in it are kept.
lab-openings-saved = Openings of { $n } games are in { $file }
lab-headline = { $game }, { $players } players, { $games } games, { $bot } in every seat
lab-time = { $n } games in { $seconds } s.
lab-saved = Tables (CSV) and plots are in { $folder }
lab-stopped = Stopped after { $games } games. Run the same command to continue.
lab-by-wonder = By wonder
lab-by-card = By card built
lab-by-token = By progress token
lab-by-seat = By seat
lab-column-wonder = Wonder
lab-column-card = Card
lab-column-token = Token
lab-column-seat = Seat
lab-column-times = Times
lab-column-win = Wins, %
lab-column-points = Points
lab-column-place = Place
lab-best = top { $n } of { $of }

error-arena-no-bots = Name at least one bot.
error-arena-round-robin = A round robin needs at least two different bots.
error-arena-sprt = --sprt needs a single table at which the first bot holds one seat.
error-arena-bounds = --elo0 must be less than --elo1, but they are { $low } and { $high }.
error-arena-cluster = No Dask cluster with workers found at “{ $got }”.
error-arena-other-results = “{ $got }” contains the results of another match. Choose another folder, or start over with --again.
error-own-bot-file = The file “{ $got }” cannot be run: { $reason }
error-own-bot-class = “{ $file }” has no bot “{ $got }”: expected a class of that name with a “choose” method.
error-lab-game = The lab does not support “{ $got }” yet. Games: { $expected }.
