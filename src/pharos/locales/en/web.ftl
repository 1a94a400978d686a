# The table in the browser: what all pages share.
web-home = Home
web-close = Close
web-help = Rules and cards
web-settings = Settings
web-language = Language
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-theme = Appearance
web-theme-auto = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animations
web-speed-none = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-keys = Keyboard shortcuts
web-key-1-7 = 1–7: select a card
web-key-b = b: build
web-key-w = w: build a wonder or stage with the card
web-key-s = s: sell or discard
web-key-p = p: next payment option
web-key-enter = Enter: confirm
web-key-escape = Esc: clear the selection
web-key-u = u: undo
web-key-h = h: ask the coach for a hint
web-key-arrows = ← →: view the neighbour on that side
web-key-d = d: discard pile
web-key-l = l: log
web-key-i = i: zoom in on the focused card
web-key-question = ?: rules and cards

web-players = Players
web-sound = Sound and vibration
web-volume = Volume
web-watching = Watching
web-you = you
web-undo = Undo
web-takeback-ask = Ask to undo
web-takeback-asked = { $name } asks to undo their last move and everything since.
web-takeback-accept = Accept
web-takeback-decline = Decline
web-takeback-waiting = You asked to undo your last move. Waiting for the others to answer.
web-takeback-declined = Your request to undo was declined.
web-absent-wait = { $name } is away. After { $time }, you can let a bot play.
web-absent = { $name } is still away. A bot can play until they return.
web-absent-bot = Let a bot play
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-unread = { $n ->
    [one] Log and chat, 1 unread message
   *[other] Log and chat, { $n } unread messages
}
web-unread = { $n ->
    [one] 1 unread message
   *[other] { $n } unread messages
}
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-send = Send
web-chat-mute = Mute
web-chat-unmute = Unmute
web-chat-muted = (muted)
web-chat-remove = Remove from the table
web-reaction-hello = Hello!
web-reaction-well-played = Well played!
web-reaction-thanks = Thanks!
web-reaction-hurry = Your move!
web-reaction-oops = Oops!
web-reaction-wow = Wow!
web-reaction-good-game = Good game!
web-seat-due = to move
web-seat-chosen = has chosen
web-seat-away = away
web-seat-taken = away, a bot is playing
web-departed = { $name } has left. { $bot }, a bot, plays on.
web-timeout-you = Your time ran out, so a bot moved for you.
web-timeout = { $name } ran out of time, so a bot moved.
web-figures = At a glance
web-side = Log and chat
web-clock = Time left: { $time }
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-try-again = Try again
web-connecting = Connecting…
web-connection-lost = Connection lost. Your game is safe; reconnecting…
web-your-turn = Your turn
web-loading = Loading…
web-sending = Sending…
web-preparing-bots = Preparing stronger bots… { $percent }%. Until then, simpler ones play.
web-waiting = Waiting for { $names }
web-waiting-committed = You have chosen. Waiting for { $names }
web-game-over = Game over
web-outdated = This game was played with Pharos { $version }, whose rules were different. It can no longer be shown. Winner: { $names }.
web-score-sheet = Score sheet

web-kind-brown = Raw materials (brown)
web-kind-grey = Manufactured goods (grey)
web-kind-yellow = Commerce (yellow)
web-kind-blue = Civilian (blue)
web-kind-green = Science (green)
web-kind-red = Military (red)
web-kind-purple = Guild (purple)
web-kind-letter-brown = R
web-kind-letter-grey = M
web-kind-letter-yellow = $
web-kind-letter-blue = B
web-kind-letter-green = S
web-kind-letter-red = W
web-kind-letter-purple = G
web-badge-own = paid with your own resources
web-badge-pay = { $coins ->
    [one] costs you 1 coin
   *[other] costs you { $coins } coins
}
web-badge-free = free
web-badge-never = impossible
web-cost = { $coins ->
    [0] Cost: { $resources }
    [one] Cost: 1 coin, { $resources }
   *[other] Cost: { $coins } coins, { $resources }
}
web-cost-nothing = Free of charge.
web-points = { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
web-chain-after = Free if you have { $cards }
web-chain-before = Makes { $cards } free

web-seat-open = Seat { $number }
web-bot-0 = Hypatia
web-bot-1 = Imhotep
web-bot-2 = Zenobia
web-bot-3 = Hiram
web-bot-4 = Enheduanna
web-bot-5 = Archimedes
web-bot-6 = Artemisia
web-level-newcomer = Newcomer
web-level-newcomer-about = Plays what looks nice. A good opponent for your first games.
web-level-apprentice = Apprentice
web-level-apprentice-about = Knows what cards are worth, but rarely thinks ahead.
web-level-builder = Builder
web-level-builder-about = Plays soundly, with a mistake now and then.
web-level-architect = Architect
web-level-architect-about = Looks a little ahead and defends against obvious threats.
web-level-master = Master
web-level-master-about = Plans ahead and punishes mistakes.
web-level-champion = Champion
web-level-champion-about = The strongest bot here: thinks deeply about every decision.
web-level-coach = Coach
web-level-coach-about = Plays like a master and explains every move. A good way to learn.
web-level-rated = { $level } · { $rating }

# The table of a game that the client has no drawings for.
web-generic-actions = Your actions
web-generic-yes = yes
web-generic-no = no
web-moment-conflict = Military conflict
