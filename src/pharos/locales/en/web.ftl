# The table in the browser: what all pages share.
web-home = Home
web-close = Close
web-help = Rules and cards
web-settings = Settings
web-language = Language
web-language-en = English
web-language-pt-BR = Português (Brasil)
web-theme = Appearance
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-speed = Movement
web-speed-none = None
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-keys = Keys
web-key-1-7 = 1–7: select a card
web-key-b = b: build it
web-key-w = w: build a wonder or a stage with it
web-key-s = s: sell or discard it
web-key-p = p: next way to pay
web-key-enter = Enter: do it
web-key-escape = Esc: take the selection back
web-key-u = u: take the decision back
web-key-arrows = ← →: look at that neighbour
web-key-d = d: discard pile
web-key-l = l: log
web-key-i = i: look at the focused piece closely
web-key-question = ?: rules and cards

web-players = Players
web-you = you
web-undo = Take back
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-reaction-hello = Hello!
web-reaction-well-played = Well played!
web-reaction-thanks = Thank you!
web-reaction-hurry = Shall we go on?
web-reaction-oops = Oops!
web-reaction-wow = Wow!
web-reaction-good-game = Good game!
web-seat-due = decides
web-seat-chosen = has chosen
web-seat-away = away
web-seat-taken = away, a bot decides
web-late-you = Your time has run out: a bot has decided for you.
web-late = The time of { $name } has run out: a bot has decided.
web-figures = Figures
web-side = Log and talk
web-clock = Time left: { $time }
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-connecting = One moment …
web-connection-lost = The connection is lost. Nothing is: we are coming back by ourselves.
web-waiting = Waiting for { $names }
web-waiting-committed = You have chosen; you may still change your mind. Waiting for { $names }
web-game-over = The game is over
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
web-badge-own = your own resources suffice
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
web-cost-nothing = It costs nothing.
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
web-level-apprentice = Apprentice
web-level-builder = Builder
web-level-architect = Architect
web-level-master = Master
