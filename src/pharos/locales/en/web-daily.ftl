# The daily deal.
web-daily = Daily deal
web-daily-lead = One deal per game and day, the same for everyone. You have one try.
web-daily-today = Play today’s deal
web-daily-about = A new deal starts at midnight UTC. Its seed comes from the date, so the deal is the same on every server. Anyone could work it out in advance: playing fair is up to you. You can watch other players’ games after your own try.
web-daily-before = Previous day
web-daily-after = Next day
web-daily-opponents = { $n ->
    [one] Against 1 bot: { $level }
   *[other] Against { $n } bots: { $level }
}
web-daily-start = Start your try
web-daily-resume = Continue your try
web-daily-won = Won ({ $reason }) with { $points } points, margin { $margin }
web-daily-lost = Lost ({ $reason }) with { $points } points, margin { $margin }
web-daily-share-title = Pharos daily deal { $day }: { $game }
web-daily-rank = #
web-daily-player = Player
web-daily-margin = Margin
web-daily-loss = Loss
web-daily-row-won = ✓ { $margin }
web-daily-row-lost = ✗ { $margin }
web-daily-nobody = Nobody has finished this deal yet.
web-daily-nobody-past = Nobody finished this deal.
web-daily-compare = Compare with the coach
web-daily-agreed = “{ $played }”: the coach agrees.
web-daily-decision = “{ $played }” lost { $percent }%. The coach plays “{ $coach }”.
web-daily-other = { $percent ->
    [0] { $name }: “{ $played }”, lost nothing
   *[other] { $name }: “{ $played }”, lost { $percent }%
}
