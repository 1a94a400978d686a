# The arena and the lab.
arena-about = Let bots play against each other on duplicate deals, and say who is stronger and how sure that is.
arena-bots = The bots: names such as greedy or search:300, levels, or your own as my_bot.py:MyBot. With fewer bots than seats the last one takes the rest; with more, everybody meets everybody.
arena-deals = How many deals; each is played once for every rotation of the seats.
arena-seed = The deals: the same seed gives the same results.
arena-round-robin = Everybody meets everybody, even if all would fit at one table.
arena-milliseconds = The thinking time of a decision; whoever takes more than twice of it, and a tenth of a second, forfeits the game.
arena-patience = Seconds after which a decision without a thinking time is given up and the game forfeited.
arena-sprt = Stop as soon as it is decided whether the first bot is stronger.
arena-elo0 = For --sprt: not stronger means at most so many Elo points.
arena-elo1 = For --sprt: stronger means at least so many Elo points.
arena-workers = How many threads or processes; all cores if not said.
arena-processes = Use processes instead of threads: better for bots written in Python.
arena-cluster = The address of a Dask cluster that shall do the work.
arena-out = The folder for results and reports.
arena-again = Forget earlier results of the same command.
arena-no-report = Write no page with plots.
arena-playing = Playing
arena-stopped = { $n ->
    [one] Stopped; 1 deal is kept. The same command goes on from there.
   *[other] Stopped; { $n } deals are kept. The same command goes on from there.
}
arena-kept = Results, summary and report are in { $folder }

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
arena-ratings = Ratings in Elo points, zero on average
arena-matrix = Share of the row against the column, %
arena-points = Mean points: { $table }
arena-ways = Ways of winning: { $table }
arena-by-seat = Share by seat: { $table }
arena-forfeit = forfeit
arena-column-bot = Bot
arena-column-seats = Seats
arena-column-seat = Seat
arena-column-wins = Wins
arena-column-shared = Shared
arena-column-share = Share, % [95 %]
arena-column-elo = Elo [95 %]
arena-column-first-seat = First seat, %
arena-column-place = Place
arena-column-time = ms
arena-column-forfeits = Forfeits
arena-column-total = Points
arena-column-rating = Elo [95 %]
arena-column-deals = Deals
arena-faults = Forfeited games
arena-more-faults = … and { $n } more forfeited games; summary.json has them all.
arena-fault-raised = { $bot } forfeited deal { $deal }, game { $game } (seat { $seat }, seed { $seed }): at decision { $decision } it raised { $detail }
arena-fault-nonsense = { $bot } forfeited deal { $deal }, game { $game } (seat { $seat }, seed { $seed }): at decision { $decision } it returned { $detail }, which is no legal action.
arena-fault-overran = { $bot } forfeited deal { $deal }, game { $game } (seat { $seat }, seed { $seed }): decision { $decision } took too long ({ $detail }).
arena-sprt-stronger = Decided: { $bot } is stronger (at least { $high } Elo rather than at most { $low }; log ratio { $ratio }, bound { $bound }).
arena-sprt-not-stronger = Decided: { $bot } is not stronger (at most { $low } Elo rather than at least { $high }; log ratio { $ratio }, bound { $bound }).
arena-sprt-open = Not decided yet whether { $bot } is stronger (at least { $high } Elo) or not (at most { $low }); log ratio { $ratio }, bound { $bound }.
arena-made = Pharos { $version }, code { $code }.
arena-small-print = The unit of all intervals is the deal (95 %, bootstrap). A share is a bot's part of the victories for each seat it holds. Forfeited games count as lost and carry no points. “First seat” is the share in games as first player; “ms” is the mean time of a decision.
arena-figure-share = Share of the victories
arena-figure-course = Share of { $bot }, deal by deal
arena-figure-points = Where the points come from
arena-figure-ways = How games were won
arena-figure-seats = Share by seat

lab-about = Studies: what wins, over very many games.
lab-wonders = Win rate, points and place by wonder, by card and by seat.
lab-players = How many players.
lab-games = How many games.
lab-bot = Who plays all seats.
lab-out = The folder for tables and plots.
lab-headline = { $game }, { $players } players, { $games } games, all seats { $bot }
lab-time = { $n } games in { $seconds } s.
lab-kept = Tables (CSV) and plots are in { $folder }
lab-stopped = Stopped; games counted so far: { $games }. The same command goes on from there.
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
lab-best = best { $n } of { $of }

error-arena-no-bots = Name at least one bot.
error-arena-round-robin = Everybody meeting everybody needs at least two different bots.
error-arena-sprt = --sprt needs one table at which the first bot holds one seat.
error-arena-bounds = --elo0 must be less than --elo1; they are { $low } and { $high }.
error-arena-cluster = There is no Dask cluster with workers at “{ $got }”.
error-arena-lacks = This needs { $expected }, which is not installed: pip install "pharos[{ $got }]"
error-arena-other-results = “{ $got }” holds results of another match. Choose another folder, or start afresh with --again.
error-own-bot-file = The file “{ $got }” cannot be run: { $reason }
error-own-bot-class = There is no bot “{ $got }” in “{ $file }”: expected a class of that name with a method “choose”.
error-lab-game = The lab cannot read the wonders of “{ $got }” yet. Games: { $expected }.
