"""Tables: the lobby, live tables with their log, game and clocks, automation, replays and analyses."""
