# The score pad for games at a real table, and the installed app.
web-score = Score pad
web-score-lead = For games played with the box. It works offline and saves every tap on this device.
web-score-views = Sections of the score pad
web-score-new = New sheet
web-score-current = Sheet
web-score-history = History
web-score-game = Game
web-score-no-pads = Open this page once while connected to the server. After that, the score pad works offline.
web-score-players = Players
web-score-player = Player { $n }
web-score-mark = Colour of { $name }
web-score-remove = Remove { $name }
web-score-add = Add a player
web-score-wonder = Wonder of { $name }
web-score-wonder-unknown = Wonder: not chosen
web-score-wonder-side = { $wonder } · { $side }
web-score-start = Start
web-score-total = Total
web-score-cell = { $name }, { $category }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-score-number = Number
web-score-pieces = Pieces
web-score-mode = How to enter points
web-score-previous = Previous player
web-score-next = Next player
web-score-done = Done
web-score-key-delete = Delete the last digit
web-score-key-plus = Add another number
web-score-key-minus = Change the sign
web-score-fewer = Fewer: { $item }
web-score-more = More: { $item }
web-score-each = { $points } each
web-score-each-of = { $n } for 1 point
web-score-needs-wonder = Choose the wonder first, then mark its stages.
web-score-impossible = No pieces make up { $points ->
    [one] 1 point
   *[other] { $points } points
} here.
web-score-for-example = For example: { $pieces }
web-score-piece = { $n } × { $item }
web-score-wild-best = Best choice for wild symbols: { $symbols }
web-score-science-sum = { $squares } + { $sets } = { $points }
web-score-at-once = Did the game end early?
web-score-at-once-no = No, count the points
web-score-at-once-by = { $name }: { $reason }
web-score-wins = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-score-wins-at-once = { $name } wins
web-score-shared = { $names } share the victory
web-score-by = By { $reason }.
web-score-keep = Save this sheet
web-score-discard = Discard this sheet
web-score-discard-sure = Tap again to discard
web-score-check = Check this
web-score-empty = No saved sheets yet.
web-score-open = Open
web-score-delete = Delete
web-score-delete-sure = Tap again to delete
web-score-export-csv = Export as CSV
web-score-export-json = Export as JSON
web-score-import = Import a file
web-score-imported = { $n ->
    [one] 1 sheet imported.
   *[other] { $n } sheets imported.
}
web-score-bad-file = This file has no score sheets. Choose a CSV or JSON file that the score pad exported.
web-score-share = Also save sheets on this server
web-score-sync-queued = On this device
web-score-sync-sent = Also on the server
web-score-sync-refused = Not accepted by the server
web-score-line = { $name }: { $points }
web-score-install = Install as an app

pad-problem-too-many = { $name }, { $category }: { $item }: at most { $most }, not { $got }.
pad-problem-out-of-order = { $name }, { $category }: “{ $item }” comes after stages that are not built.
pad-problem-too-many-in-all = { $name }, { $category }: at most { $most } pieces, not { $got }.
pad-problem-too-many-kinds = { $name }, { $category }: at most { $most } different pieces, not { $got }.
pad-problem-impossible-points = { $name }, { $category }: no pieces make up { $got }.
pad-problem-too-many-copies = { $category }: the table has { $got } of “{ $item }”, but there are { $most }.
pad-problem-too-many-holders = { $category }: { $got } players have “{ $item }”; there can be { $most }.
pad-problem-too-many-at-table = { $category }: { $got } pieces at the table; there can be { $most }.
pad-problem-unbalanced = { $category }: victories ({ $most }) and defeats ({ $got }) do not match.
pad-problem-same-wonder = Two players have { $item }.

web-app-update = A new version is ready.
web-app-reload = Reload to update
web-app-name = Pharos
