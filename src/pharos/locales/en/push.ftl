# Notifications to people who are away.
push-turn-title = Your turn
push-turn-body = { $others ->
    [0] { $game }
   *[other] { $game } with { $names }
}
push-rematch-title = Rematch
push-rematch-body = { $host } wants to play { $game } again.
push-invitation-title = { $host } invites you
push-invitation-body = Come and play { $game }.
push-test-title = Notifications work
push-test-body = This is how you will know that it is your turn.
push-stop = Turn off notifications
