# Groups: members, tables, the season, head-to-head, records and pictures.
web-groups = Groups
web-groups-lead = People you play with, online and at a real table: one history, season standings and head-to-head results.
web-groups-none = You are not in a group yet. Create one and send the link to the others.
web-groups-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
web-groups-make = Create a group
web-groups-name = Group name
web-groups-name-placeholder = Tuesday table
web-groups-guest-hint = You are playing as a guest, so your groups stay in this browser. A profile keeps them on all your devices.
web-groups-join-title = Join “{ $name }”
web-groups-join-lead = { $n ->
    [one] This group has { $n } member. Members see each other’s results in the group.
   *[other] This group has { $n } members. Members see each other’s results in the group.
}
web-groups-join-go = Join the group
web-group-tab-season = Season
web-group-tab-pictures = Charts
web-group-tab-games = Games
web-group-tab-members = Members
web-group-new-table = New table
web-group-tables = Group tables
web-group-for = This table belongs to the group { $name }.
web-group-season = Season
web-group-season-n = Season { $n }
web-group-season-all = All time
web-group-every-game = All games
web-group-where = Where
web-group-empty = No games yet. Play at a group table, or share score sheets under “Games”.
web-group-empty-filter = No games match this selection.
web-group-standings = Season standings
web-group-player = Player
web-group-played = Games
web-group-won = Won
web-group-beaten = Beaten
web-group-beaten-hint = Beaten: the share of opponents who finished behind this player.
web-group-mean = Points
web-group-streak = Streak
web-group-streak-wins = { $n ->
    [one] { $n } win in a row
   *[other] { $n } wins in a row
}
web-group-streak-losses = { $n ->
    [one] { $n } game without a win
   *[other] { $n } games without a win
}
web-group-best-streak = Best streak
web-group-head = Head-to-head
web-group-head-about = How often the player in the row finished ahead of the player in the column.
web-group-head-cell = { $name } finished ahead of { $other } in { $n } of { $of } games
web-group-records = Records
web-group-record-points = Most points
web-group-record-category = Most in { $category }
web-group-record-margin = Biggest margin
web-group-record-least = Lowest winning score
web-group-record-of = { $name }, { $date }
web-group-picture-points = Distribution of points
web-group-picture-points-about = { $name }: from { $least } to { $most } points, half of the games between { $low } and { $high }
web-group-picture-ways = Ways of winning over time
web-group-picture-wonders = Wonders by win rate
web-group-picture-wonders-cell = { $wonder }: { $share } of { $n } games
web-group-expected = Expected by chance
web-group-as-table = Show as a table
web-group-when = When
web-group-wonder = Wonder
web-group-wins = Wins
web-group-low = Lower quartile
web-group-middle = Median
web-group-high = Upper quartile
web-group-physical = At a real table
web-group-online = Online
web-group-unshare = Stop sharing
web-group-sheets = Your score sheets
web-group-sheets-about = Share games from your score pad. The group sees names, points and wonders.
web-group-sheets-none = You have no score sheets to share. Fill one in on the score pad.
web-group-share = Share
web-group-share-all = Share all
web-group-names = Names on score sheets
web-group-names-about = Say who each name is. You can link names to yourself; the owner can link all of them.
web-group-nobody = Nobody in the group
web-group-member-owner = owner
web-group-member-you = you
web-group-member-since = since { $date }
web-group-remove = Remove { $name }
web-group-remove-really = Remove { $name }?
web-group-invite = Invite
web-group-invite-about = Anyone with this link can join.
web-group-renew = Create a new link
web-group-renew-about = The old link then stops working.
web-group-rename = Rename
web-group-start-season = Start season { $n }
web-group-leave = Leave the group
web-group-leave-really = Leave the group?
web-group-delete = Delete the group
web-group-delete-really = Delete the group? Games and score sheets stay with their players.
web-together-groups = Your regular table: seasons, head-to-head, records
