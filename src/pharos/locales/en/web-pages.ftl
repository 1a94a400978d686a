# The pages around the table: home, new table, lobby, score sheet, replay, statistics.
web-pages = Pages
web-tagline = The wonders of the ancient world at one table: against friends, against bots, or just to watch.
web-make-dark = Make it dark
web-make-light = Make it light
web-fan-work = Pharos is unofficial fan work and has no tie to the publisher or the authors of the 7 Wonders games. If you like them, buy the real ones.
web-fan-work-words = All drawings and all words are our own.
web-guest-names = Cleopatra, Sappho, Solon, Thales, Nefertiti, Euclid, Dido, Hammurabi, Semiramis, Hatshepsut, Sostratus, Phidias, Aspasia, Ptolemy, Eratosthenes, Callimachus
web-name-label = You play as
web-name-another = Another name
web-come-in = Come in
web-games = Games
web-game = Game
web-player = Player
web-winner = winner
web-level = Strength of the bots
web-bot = Bot
web-n-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}

web-door-first = 7 Wonders
web-door-first-line = First edition
web-door-first-whole = 7 Wonders, first edition
web-door-first-about = Seven hands go round, everybody chooses at once. Boards with sides A and B.
web-door-free-city = For two there is a third city, the Free City, which both players steer in turn.
web-door-second = 7 Wonders
web-door-second-line = Second edition
web-door-second-whole = 7 Wonders, second edition
web-door-second-about = The revised cards, and boards with a Day and a Night side.
web-door-duel = 7 Wonders Duel
web-door-duel-line = Two players
web-door-duel-whole = 7 Wonders Duel
web-door-duel-about = A pyramid of cards between two cities, and three ways to win: war, science or points.
web-door-architects = 7 Wonders Architects
web-door-architects-line = Quick and light
web-door-architects-whole = 7 Wonders Architects
web-door-architects-about = One card a turn from the decks beside you; your wonder grows before your eyes.
web-play-now = Play
web-create-short = Set a table
web-learn-short = First game
web-rules-short = Rules
web-learn-title = New here?
web-continue = Your tables
web-continue-go = Continue
web-open-tables = Tables with free seats
web-open-tables-none = No public table waits for players right now. Set one, and make it public.
web-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
web-watch = Games to watch
web-watch-none = No public game is being played right now.
web-recent = Games that ended lately
web-recent-none = No public game has ended yet.
web-my-games = Your latest games
web-show-all = Show all { $n }
web-join = Join a table
web-join-placeholder = Link or code of the table
web-join-go = Join
web-join-wrong = That is neither the link nor the code of a table.
web-bring = Bring a record
web-bring-about = A game that was played elsewhere, as a text file: look at it move by move and play on from any moment.
web-bring-file = Choose a file

web-new-table = Set a table
web-new-table-lead = Everything has a sensible default: change what you like, then share the link.
web-how-many = How many players
web-seats = Seats around the table
web-seat-n = Seat { $n }
web-sitter-me = Me
web-sitter-open = Free
web-seats-told = { $n ->
    [0] Everybody is here: the game can begin.
    [one] One seat is free for whoever comes.
   *[other] { $n } seats are free for whoever comes.
}
web-all-open = All others free
web-all-bots = All others bots
web-with-free-city = { $game }, with the Free City
web-listed-choose = { $game }, boards of one’s choice
web-listed-first-game = { $game }, wonders for a first game
web-wonders-board = Wonder boards
web-wonders-wonder = Wonders
web-wonders-random = At random
web-wonders-choose = Everybody chooses
web-wonders-random-a = At random, sides A
web-wonders-random-b = At random, sides B
web-wonders-random-day = At random, Day sides
web-wonders-random-night = At random, Night sides
web-wonders-named = One by one
web-wonders-draft = Chosen in turn
web-wonders-first-game = The set for a first game
web-wonder-of-seat = Wonder of seat { $n }
web-side-of-seat = Side of the board of seat { $n }
web-side-chosen = player’s choice
web-board-and-side = { $board } ({ $side })
web-clock-choice = Time
web-clock-sort-none = No clock
web-clock-sort-fast = Fast
web-clock-sort-calm = Calm
web-clock-sort-days = Over days
web-clock-sort-own = My own
web-clock-minutes = Minutes for the whole game
web-clock-seconds = Seconds more with every decision
web-clock-none-told = There is no clock: everybody takes the time they need.
web-clock-told = Everybody has { $bank } for the whole game, and { $increment } more with every decision. Whose time is up has a bot decide.
web-clock-told-bank = Everybody has { $bank } for the whole game. Whose time is up has a bot decide.
web-duration-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-duration-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
web-duration-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-duration-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
web-more = More choices
web-live-score = Show the score during the game
web-live-score-hint = Otherwise points are only counted at the end.
web-spectators = Others may watch
web-spectators-hint = They see what everybody sees, never a hand.
web-seed-given = Choose the deal
web-seed-hint = The same seed gives the same cards again: for tournaments, lessons and puzzles.
web-seed = Seed
web-seed-wrong = A seed is a whole number up to 9223372036854775807.
web-absence = When somebody is away
web-absence-never = their seat waits for them
web-absence-usual = a bot takes over after a minute
web-absence-after = a bot takes over after { $time }
web-stand-in = Who decides then
web-pace = Bots decide
web-pace-0 = at once
web-pace-1 = at a pace one can follow
web-pace-2 = slowly
web-public = Show the table to everybody
web-public-hint = Otherwise only those who have the link find it.
web-create = Set the table
web-create-start = Begin the game

web-table-of = The table of { $host }
web-table-closed = This table has been closed.
web-invited = { $host } invites you
web-invited-lead = { $game }, { $n ->
    [one] one seat
   *[other] { $n } seats
}. What shall we call you?
web-lobby-lead = Who sits next to whom matters: seats side by side are neighbours.
web-lobby-waits = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
web-lobby-ready = Everybody is here
web-lobby-waits-host = Waiting for { $host } to begin
web-lobby-you = you
web-lobby-here = is here
web-lobby-away = on the way
web-lobby-free = free
web-lobby-hint-host = Select a seat to change it, or two to swap them.
web-lobby-hint-stranger = Select a free seat to sit down, or just stay and watch.
web-lobby-hint-guest = Select your seat to stand up, or a free one to change places.
web-host = host
web-start = Begin
web-do-sit = Sit here
web-do-stand = Stand up
web-do-bot = Put a bot here
web-do-free = Make free
web-do-swap = Swap { $first } and { $second }
web-fill = Fill with bots
web-invite = Invite others
web-invite-label = Whoever has this link can sit down
web-terms = This table
web-terms-wonders = Wonders: { $wonders }.
web-terms-score = The score is shown during the game.
web-terms-no-score = The score is hidden until the end.
web-terms-spectators = Others may watch.
web-terms-no-spectators = Nobody may watch.
web-terms-public = The table is open to everybody.
web-terms-link = Only those who have the link find the table.
web-terms-seed = The host chose the deal, so may know it.
web-leave = Leave the table
web-copy = Copy
web-copied = Copied
web-share = Share
web-move = Continue on another device
web-move-link = Open this link on the other device
web-move-told = It works once and brings your seat there. Give it to nobody else.
web-resume = Your seat comes here
web-resume-lead = The game goes on on this device.
web-resume-failed = Such a link works once. Ask for a new one on the device where you sit.

web-counting = The points are counted
web-counting-skip = Click to skip
web-ended-won = { $names } wins
web-ended-you = { $names } wins: well done!
web-ended-shared = { $names } share the victory
web-total = Total
web-again = Play again
web-rematch-waits = The next table is set.
web-rematch-join = Take your seat
web-look-around = Look around
web-replay = Replay
web-record = Download record
web-share-replay = Whoever has this link can look at the whole game
web-deal = How do I know that the deal was fair?
web-deal-told = The cards were fixed before the first move. At the start you saw the hash: the SHA-256 of “seed:salt”. Now you see both, and can check that it is the same.
web-deal-given = The host chose the deal. The hash shown at the start is the SHA-256 of “seed:salt”; now you see both, and can check that it is the same.
web-salt = Salt
web-hash = Hash

web-replay-start = The start of a game of { $plies } decisions
web-replay-at = { $ply } of { $plies } · { $who }: { $what }
web-moment = Moment of the game
web-moment-of = { $ply } of { $plies }
web-moves = Moves
web-this-game = This game
web-first = To the start
web-previous = Back
web-next = On
web-last = To the end
web-pause = Pause
web-play-by-itself = Play it by itself
web-eyes = Seen by
web-everybody = Everybody
web-share-moment = A link to this very moment
web-fork = Play on from here
web-fork-title = Play on from here
web-fork-told = A new table begins at moment { $ply } of { $plies }; bots take the other seats.
web-fork-as = You take the seat of
web-fork-against = Strength of the bots
web-fork-fresh = Deal hidden cards anew
web-fork-fresh-hint = What your seat could not know then is shuffled, so nothing is known in advance.
web-fork-over = The game is over here; go back a little.

web-statistics = Statistics
web-statistics-lead = How seats have ended. Records that were brought do not count.
web-stat-whose = Whose games
web-stat-mine = Mine
web-stat-all = Everybody’s
web-stat-every-game = All games
web-stat-csv = Download as CSV
web-stat-none-mine = You have not finished a game yet. After the first one you will find it here.
web-stat-none = No game has ended yet.
web-stat-games = Games
web-stat-seats = Seats
web-stat-wins = Victories
web-stat-won = Won
web-stat-share = Share
web-stat-points = Points
web-stat-by-game = By game
web-stat-by-reason = Ways of winning
web-stat-reason = Won by
web-stat-by-level = People and bots
web-stat-player = Player
web-stat-people = People
web-stat-bot = Bot: { $level }
web-stat-by-players = By number of players
web-stat-by-wonder = By wonder
web-stat-wonder = Wonder
web-stat-of-game = { $name } ({ $game })
