# After the game: chances to win, what decisions gave away, all that was hidden.
web-analyse = Analyse
web-analysis = Post-game analysis
web-analysis-tab = Analysis
web-analysis-about = Fast bots estimate the chances by playing the game to the end many times, with all hidden cards dealt again. A stronger bot then suggests a move, and both moves are compared. Treat the result as advice, not as proof.
web-chances = Win probability
web-points-chart = Points
web-show-chances = Show win probability
web-show-points = Show points
web-percent = { $n }%
web-value-of = { $name } { $value }
web-moment-chances = { $ply } of { $plies }. Win probability: { $values }.
web-moment-points = { $ply } of { $plies }. Points: { $values }.
web-analysing = Analysing the game…
web-preparing-analysis = Preparing the analysis… { $percent }%
web-remark = { $who } played “{ $played }” and lost { $percent }%: “{ $what }” was better.
web-mistakes = Win probability lost
web-mistakes-sum = { $n ->
    [0] no clear mistakes
    [one] { $percent }% lost in 1 mistake
   *[other] { $percent }% lost in { $n } mistakes
}
web-no-mistakes = Nobody made a clear mistake.
web-all-cards = Show all cards
web-hands = All hands
web-hand-of = { $name }’s hand
web-hand-chosen = { $card }, chosen
web-duel-lies-face-down = { $card }, { $kind }, face down
web-architects-order = From the top down
web-mark-played = Played
web-mark-better = Better
