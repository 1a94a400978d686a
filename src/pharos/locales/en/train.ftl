# Training.
train-about = Train the neural network that guides a game’s search.
train-rounds = Number of rounds of self-play and training. A stopped run continues where it left off.
train-games = Self-play games per round (default: from the game’s recipe).
train-simulations = Simulations per full search in self-play (default: from the game’s recipe).
train-seed = The seed of the run; the same seed gives the same network.
train-set = A change to the recipe, such as gate_games=200. Repeat the option for several changes.
train-start = A network (net.npz) to start with instead of an untrained one.
train-threads = Threads or processes for self-play.
train-processes = Use processes instead of threads for self-play.
train-cluster = The address of a Dask cluster to play the games on.
train-out = The folder for the run (default: in your data directory, named after the recipe).
train-stopped = Stopped. Finished rounds are in { $folder }; run the same command to continue.
train-saved = Networks, games and report are in { $folder }
train-round = Round { $n }: { $games } games, { $pace } per second; losses: value { $value }, policy { $policy }, way of winning { $way }, points { $points }
train-round-value = Round { $n }: { $games } games, { $pace } per second; loss of the value { $value }
train-best = against the best network so far
train-rival = against greedy rival { $n }
train-pace = { $pace } per second
train-stage-games = Self-play
train-stage-training = Training
train-stage-anchors = Anchors
train-title = { $game }: training, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
train-losses = Losses
train-shares = Share of victories
train-recipe = Recipe
train-axis-games = Self-play games
train-axis-loss = Loss
train-column-round = Round
train-loss-value = value
train-loss-policy = policy
train-loss-way = way of winning
train-loss-points = points
