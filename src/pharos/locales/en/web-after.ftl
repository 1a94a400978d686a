# After the game: chances to win, what decisions gave away, all that was hidden.
web-analyse = Analyse
web-analysis = Analysis
web-analysis-about = Chances are shares of victories when quick bots play on, with everything hidden dealt anew. A bot also says what it would have done, and both are tried. Good advice, but not the last word.
web-chances = Chances to win
web-course = Points
web-show-chances = Show the chances to win
web-show-points = Show the points
web-percent = { $n }%
web-value-of = { $name } { $value }
web-moment-chances = { $ply } of { $plies }. Chances to win: { $values }.
web-moment-points = { $ply } of { $plies }. Points: { $values }.
web-judging = The chances are worked out …
web-remark = { $who } gave away { $percent }%: “{ $what }” would have been better.
web-given-away = What everybody gave away
web-given-sum = { $n ->
    [0] nothing given away
    [one] { $percent }% given away in one decision
   *[other] { $percent }% given away in { $n } decisions
}
web-nothing-given = Nobody clearly gave anything away.
web-everything = All cards open
web-hands = Everybody’s hands
web-hand-of = The hand of { $name }
web-hand-chosen = { $card }, chosen
web-duel-lies-face-down = { $card }, { $kind }, lies face down
web-architects-order = From the top down
