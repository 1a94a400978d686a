# The explorer of openings.
explore = Explorer
explore-lead = What players choose at the start of a game, and how often it wins.
explore-kind = Type of table
explore-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
explore-moment = Moment
explore-moment-draft = Draft, pick { $n }
explore-moment-turn = Turn { $n }
explore-moment-dealt = Wonders
explore-option = Option
explore-chosen = Chosen
explore-chosen-about = How often it was chosen when it was available.
explore-won = Wins
explore-won-about = Win rate of the players who chose it.
explore-times = Times
explore-draft = { $pieces }
explore-dealt = { $pieces }
explore-take = { $pieces }
explore-build = Build { $pieces }
explore-sell = Sell { $pieces }
explore-wonder = Build { $pieces }
explore-stage = Build a stage
explore-unseen = A face-down card
explore-source = { $n } games with the bot “{ $bot }” in every seat. These figures show what goes along with winning, not what causes it.
explore-none = There are no figures for this game yet.
explore-played = played
explore-not-opening = This decision is not part of the opening. Go back to one of the first decisions.
explore-no-kind = There are no figures for tables like this one.
explore-all = All openings
