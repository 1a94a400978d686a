# The host's tools, and what the host tells everybody.
web-announcement = Message from the host of this server
web-announcement-dismiss = Dismiss
web-admin = Host tools
web-admin-lead = Everything you do here is logged.
web-admin-password = Password of this server
web-admin-sign-in = Sign in
web-admin-sign-out = Sign out
web-admin-figure-connections = Connected now
web-admin-figure-live-tables = Tables in memory
web-admin-figure-tables-playing = Games in progress
web-admin-figure-tables-open = Open tables
web-admin-figure-finished-today = Finished in the last 24 hours
web-admin-figure-tables-finished = Finished games
web-admin-figure-guests = Guests
web-admin-figure-profiles = Profiles
web-admin-figure-workers = Workers
web-admin-version = Pharos { $version }, started { $ago }
web-admin-tables = Tables
web-admin-status = Show
web-admin-status-playing = In progress
web-admin-status-open = Open
web-admin-viewers = { $n ->
    [0] nobody connected
    [1] 1 connected
   *[other] { $n } connected
}
web-admin-close = Close
web-admin-close-sure = Close for everyone?
web-admin-no-tables = No tables match.
web-admin-people = People
web-admin-search = Name (leave empty to see who is connected, muted or banned)
web-admin-find = Find
web-admin-guest = guest
web-admin-profile = profile
web-admin-muted = muted
web-admin-banned = banned
web-admin-mute = Mute
web-admin-unmute = Unmute
web-admin-ban = Ban
web-admin-ban-sure = Ban for good?
web-admin-unban = Lift ban
web-admin-nobody = Nobody found.
web-admin-announce = Announcements
web-admin-announce-text = Text
web-admin-announce-for = Show for
web-admin-minutes = { $n ->
    [15] 15 minutes
    [60] 1 hour
    [1440] 1 day
   *[other] { $n } minutes
}
web-admin-announce-send = Send to everyone
web-admin-withdraw = Withdraw
web-admin-upkeep = Backup and logs
web-admin-backup-about = The backup contains everything, including the keys that keep people signed in. Keep it safe.
web-admin-backup = Download backup
web-admin-log-level = Log level
web-admin-level-debug = Debug
web-admin-level-info = Info
web-admin-level-warning = Warnings
web-admin-level-error = Errors
web-admin-level-default = Server default
