# Puzzles: positions with one clearly best move.
puzzles-about = Find positions with one clearly best move, and verify them.
puzzles-mine = Mine puzzles from games between bots until there are enough. Run the same command to resume.
puzzles-count = Number of puzzles.
puzzles-keep = Keep only this many of them, rare themes and difficulties first (default: all).
puzzles-deals = Stop after this many deals.
puzzles-seed = The seed of the deals; the same seed gives the same puzzles.
puzzles-out = The folder for the results (default: puzzles/GAME).
puzzles-mine-server = Mine puzzles from the finished games of a server whose players allowed it.
puzzles-database = The database of the server (default: as for “pharos serve”).
puzzles-out-file = The file for the puzzles.
puzzles-explain = Update the reasons and themes of puzzles, for example after a change to the coach.
puzzles-explain-file = The file of puzzles to change.
puzzles-verify = Verify puzzles: the solution is legal, greedy players miss it, and it is best in many worlds.
puzzles-file = A file of puzzles (default: those that come with the game).
puzzles-part = Check only one nth of the worlds; 10 is ten times as fast.
puzzles-drop = Remove puzzles that fail from the file.
puzzles-mining = Mining puzzles
puzzles-verifying = Verifying puzzles
puzzles-stopped = Stopped. Run the same command to continue.
puzzles-mined = { $n ->
    [one] 1 puzzle written to { $file }
   *[other] { $n } puzzles written to { $file }
}
puzzles-verified = { $n } of { $of } puzzles passed.
puzzles-fault = { $puzzle }: { $fault ->
    [position] the position cannot be played
    [hidden] the position contains something that the seat cannot know
    [solution] an action is not legal
    [greedy] a greedy player finds the solution
    [margin] another action is as good
   *[search] the search plays something else
}

error-no-puzzles = There are no puzzles for “{ $got }”. Games: { $expected }.
error-puzzle-line = This is not a puzzle: { $got }
error-puzzles-other-run = “{ $got }” contains the results of another run. Choose another folder with --out.
error-puzzles-drop-file = --drop needs --file: the puzzles that come with a game stay as they are.
