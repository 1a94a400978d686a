# The pages around the table: home, new table, lobby, score sheet, replay, statistics.
web-pages = Pages
web-tagline = The wonders of the ancient world at one table: play with friends, play against bots, or just watch.
web-dark-mode = Dark mode
web-light-mode = Light mode
web-fan-work = Pharos is an unofficial fan project, not affiliated with the publisher or the authors of the 7 Wonders games. If you like them, buy the originals.
web-fan-work-words = All drawings and texts are our own.
web-guest-names = Cleopatra, Sappho, Solon, Thales, Nefertiti, Euclid, Dido, Hammurabi, Semiramis, Hatshepsut, Sostratus, Phidias, Aspasia, Ptolemy, Eratosthenes, Callimachus
web-name-label = Your name
web-name-another = Suggest another name
web-enter = Continue
web-games = Games
web-game = Game
web-player = Player
web-winner = winner
web-level = Bot level
web-level-usual = Default
web-bot = Bot
web-n-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}

web-tile-first = 7 Wonders
web-tile-first-line = First edition
web-tile-first-whole = 7 Wonders, first edition
web-tile-first-about = Hands of seven cards go round, and everyone chooses at the same time. Boards with sides A and B.
web-tile-free-city = With two players there is a third city, the Free City, which the players take turns to run.
web-tile-second = 7 Wonders
web-tile-second-line = Second edition
web-tile-second-whole = 7 Wonders, second edition
web-tile-second-about = Revised cards, and boards with a Day and a Night side.
web-tile-duel = 7 Wonders Duel
web-tile-duel-line = Two players
web-tile-duel-whole = 7 Wonders Duel
web-tile-duel-about = A pyramid of cards between two cities, and three ways to win: war, science or points.
web-tile-architects = 7 Wonders Architects
web-tile-architects-line = Quick and light
web-tile-architects-whole = 7 Wonders Architects
web-tile-architects-about = Take one card a turn from the decks beside you and watch your wonder grow.
web-play-now = Play
web-create-short = Create a table
web-learn-short = Learn to play
web-rules-short = Rules
web-learn-title = New here?
web-continue = Your tables
web-continue-none = You have no games in progress.
web-open-tables = Tables with open seats
web-seats-taken = All seats taken
web-free-seats = { $n ->
    [one] 1 open seat
   *[other] { $n } open seats
}
web-watch = Games to watch
web-recent = Recently finished games
web-my-games = Your recent games
web-show-all = Show all { $n }
web-join = Join a table
web-join-placeholder = Table link or code
web-join-go = Join
web-join-wrong = This is not a table link or code. Check it and try again.
web-import = Import a game
web-import-about = Import a game record (a text file) to replay it move by move and to play on from any position.
web-import-file = Choose a file

web-new-table = Create a table
web-new-table-lead = Change what you like, then share the link.
web-how-many = Number of players
web-seats = Seats around the table
web-seat-n = Seat { $n }
web-occupant-me = Me
web-occupant-here = On this device
web-occupant-open = Open
web-seats-summary = { $n ->
    [0] Everyone is here: the game can start.
    [one] 1 seat is open to other players.
   *[other] { $n } seats are open to other players.
}
web-all-open = All others open
web-all-bots = All others bots
web-all-here = All others on this device
web-with-free-city = { $game }, with the Free City
web-listed-choose = { $game }, players choose their boards
web-listed-first-game = { $game }, first-game wonders
web-wonders-board = Wonder boards
web-wonders-wonder = Wonders
web-wonders-random = Random
web-wonders-choose = Players choose
web-wonders-random-a = Random, A sides
web-wonders-random-b = Random, B sides
web-wonders-random-day = Random, Day sides
web-wonders-random-night = Random, Night sides
web-wonders-named = Set for each seat
web-wonders-draft = Draft
web-wonders-first-game = First-game set
web-wonder-of-seat = Wonder for seat { $n }
web-side-of-seat = Board side for seat { $n }
web-side-chosen = player’s choice
web-board-and-side = { $board } ({ $side })
web-clock-choice = Clock
web-clock-sort-none = No clock
web-clock-sort-fast = Fast
web-clock-sort-calm = Relaxed
web-clock-sort-days = Days
web-clock-sort-own = Custom
web-clock-minutes = Minutes per player
web-clock-seconds = Extra seconds per decision
web-clock-none-summary = No clock: take all the time you need.
web-clock-summary = Each player has { $bank } for the whole game, plus { $increment } per decision. When your time runs out, a bot moves for you.
web-clock-summary-bank = Each player has { $bank } for the whole game. When your time runs out, a bot moves for you.
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
web-more = More options
web-live-score = Show scores during the game
web-live-score-hint = Otherwise scores are shown only at the end.
web-spectators = Allow spectators
web-spectators-hint = They see what is public, never a player’s hand.
web-undo-allowed = Allow undo
web-undo-allowed-hint = Once a move has been answered, the other players must agree.
web-hints-allowed = Allow hints
web-hints-allowed-hint = You can ask the coach for a suggestion. It answers only while all your opponents are bots.
web-seed-given = Set the seed
web-seed-hint = The same seed deals the same cards: useful for tournaments, lessons and puzzles.
web-seed = Seed
web-seed-wrong = Enter a whole number from 0 to 9223372036854775807.
web-absence = When a player is away
web-absence-never = wait for them
web-absence-usual = a bot takes over after a minute
web-absence-after = a bot takes over after { $time }
web-substitute = Substitute bot
web-bot-speed = Bot speed
web-bot-speed-0 = instant
web-bot-speed-1 = easy to follow
web-bot-speed-2 = slow
web-public = List this table publicly
web-public-hint = Otherwise only people with the link can find it.
web-create = Create table
web-create-start = Start game

web-table-of = { $host }’s table
web-table-closed = This table has been closed.
web-invited = { $host } invites you
web-invited-lead = { $game }, { $n ->
    [one] 1 seat
   *[other] { $n } seats
}. What is your name?
web-invited-full = { $game }. All seats are taken. What is your name?
web-lobby-lead = { $n ->
    [2] { $game }, 2 players
   *[other] { $game }, { $n } players. Players who sit side by side are neighbours.
}
web-lobby-waits = { $n ->
    [one] Waiting for 1 more player
   *[other] Waiting for { $n } more players
}
web-lobby-absent = { $n ->
    [1] { $names } is not here yet
   *[other] { $names } are not here yet
}
web-lobby-ready = Everyone is here
web-lobby-waits-host = Waiting for { $host } to start the game
web-lobby-you = you
web-lobby-here = here
web-lobby-companion = on this device
web-lobby-away = not here yet
web-lobby-free = open
web-lobby-hint-host = Select a seat to change it, or two seats to swap them.
web-lobby-hint-stranger = Select an open seat to sit down, or stay and watch.
web-lobby-hint-rated = Create a profile to sit down, or stay and watch.
web-lobby-hint-full = All seats are taken.
web-lobby-hint-guest = Select your seat to stand up, or an open one to move there.
web-host = host
web-sit-down = Sit down
web-leave-game = Leave the game
web-leave-game-about = A bot takes over your seat. If no other people are at the table, the game ends.
web-leave-really = Leave for good?
web-delete-game = Delete this game
web-delete-really = Delete for good?
web-invite-only-here = This link works only on this computer.
web-lan-open = Let others on this Wi-Fi join
web-lan-warning = Everyone on the same network can then open this page. The connection is not encrypted, so do this only on a network you trust.
web-lan-is-open = Everyone on your network can open this page.
web-lan-close = Stop sharing
web-code = QR code of the link
web-code-show = Show QR code
web-code-hide = Hide QR code
web-start = Start
web-do-sit = Sit here
web-do-companion = Seat them here
web-do-stand = Stand up
web-do-bot = Put a bot here
web-do-level = Change the level
web-do-free = Clear seat
web-do-remove = Remove { $first } from the table
web-do-swap = Swap { $first } and { $second }
web-fill = Fill with bots
web-invite = Invite players
web-invite-label = Anyone with this link can join
web-terms = Table settings
web-terms-wonders = Wonders: { $wonders }.
web-terms-absent = When someone has been away for { $time }, the others can let a bot play.
web-terms-score = Scores are shown during the game.
web-terms-no-score = Scores are hidden until the end.
web-terms-spectators = Spectators are allowed.
web-terms-no-spectators = Spectators are not allowed.
web-terms-undo = Moves can be undone; once answered, only if the others agree.
web-terms-no-undo = Moves cannot be undone.
web-terms-hints = The coach gives hints while all opponents are bots.
web-terms-public = The table is listed publicly.
web-terms-link = Only people with the link can find this table.
web-terms-seed = The host set the seed and may know the cards.
web-leave = Leave table
web-copy = Copy
web-copied = Copied
web-share = Share
web-move = Continue on another device
web-move-link = Open this link on the other device
web-move-hint = It works once and moves your seat to that device. Do not share it.
web-resume = Move your seat to this device
web-resume-lead = The game continues on this device.
web-resume-failed = This link no longer works. Create a new one on the device where you are seated.

web-counting = Counting points…
web-counting-skip = Click to skip
web-ended-won-points = { $names } wins on points, { $most }–{ $next }
web-ended-you-points = You win on points, { $most }–{ $next }
web-ended-won-by = { $names } wins: { $reason }
web-ended-you-by = You win: { $reason }
web-ended-lead = { $n ->
    [one] 1 point ahead of { $second }
   *[other] { $n } points ahead of { $second }
}
web-rank = { $rank }.
web-behind = { $n ->
    [one] 1 point behind
   *[other] { $n } points behind
}
web-ended-shared = { $names } share the victory
web-total = Total
web-again = Play again
web-rematch-waits = The rematch is ready.
web-rematch-join = Join the rematch
web-view-table = View the table
web-replay = Replay
web-record = Download record
web-share-replay = Anyone with this link can watch the whole game
web-deal = Was the deal fair?
web-deal-proof = The cards were fixed before the first move. The hash you saw at the start is the SHA-256 of “seed:salt”. You can now see both and check it yourself.
web-deal-proof-given = The host set the seed. The hash you saw at the start is the SHA-256 of “seed:salt”. You can now see both and check it yourself.
web-salt = Salt
web-hash = Hash

web-replay-start = Start of the game
web-replay-all = { $ply } of { $plies }: everyone plays
web-replay-at = { $ply } of { $plies } · { $who }: { $what }
web-moment = Position in the game
web-moment-of = { $ply } of { $plies }
web-moves = Moves
web-this-game = This game
web-first = To the start
web-previous = Back
web-next = Forward
web-last = To the end
web-pause = Pause
web-autoplay = Autoplay
web-view-as = View as
web-everybody = Everyone
web-share-moment = Link to this position
web-fork = Play on from here
web-fork-title = Play on from here
web-fork-hint = A new table starts at decision { $ply } of { $plies }. Bots take the other seats.
web-fork-as = You play as
web-fork-against = Bot level
web-fork-fresh = Redeal hidden cards
web-fork-fresh-hint = Everything your seat could not see is dealt again, so you cannot know it in advance.
web-fork-over = The game is over at this point. Go back a few moves.

web-statistics = Statistics
web-statistics-lead = Results of finished games. Your own also include saved score sheets with your name on them. Imported games are not counted.
web-stat-where = Where
web-stat-both = Everywhere
web-stat-online = Online
web-stat-physical = At a real table
web-stat-whose = Whose games
web-stat-mine = Mine
web-stat-all = Everyone’s
web-stat-every-game = All games
web-stat-csv = Download CSV
web-stat-none-mine = You have not finished a game yet. Your results will appear here.
web-stat-none = No games have finished yet.
web-stat-games = Games
web-stat-seats = Seats
web-stat-wins = Wins
web-stat-won = Win rate
web-stat-part = Share
web-stat-points = Points
web-stat-mean = Average points
web-stat-by-game = By game
web-stat-by-reason = How games were won
web-stat-reason = Won by
web-stat-by-level = People and bots
web-stat-player = Player
web-stat-people = People
web-stat-bot = Bot: { $level }
web-stat-by-players = By number of players
web-stat-by-wonder = By wonder
web-stat-wonder = Wonder
web-stat-of-game = { $name } ({ $game })
