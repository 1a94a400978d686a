"""Learning to play: self-play, training and gating of the nets that guide the searches.

`pharos train GAME` runs all of it; docs/training.md explains how. A game provides, in `pharos.games.<game>.bots`:

`encoder.py`, a kernel module that turns positions into the inputs of a net
    `encode(states, i, seat, out) -> n` writes the numbers of the active binary features, from the point of view of
    `seat`, which is to act. It may read only what that seat may know.
    `policy_row(seat, action)` is the row of the policy head for an action, `policy_row_too(seat, action)` a second row whose
    output is added, or -1: actions with two parts share rows (in Duel the wonder and the card it is built with).
    `way_of_winning(states, i, seat)` is the way in which a finished game was won, seen from `seat`; -1 if none applies.
    `choosing(states, i)`, only if all seats decide at once, is a bit set of the seats that choose now, unseen, even if they
    have already chosen.
    `N_FEATURES`, `MAX_ACTIVE` (most features active at once), `N_POLICY`, `WAYS` (their names), `N_WAYS`,
    `COUNTED_WAYS` (the ways in which points decide: only these games train the points), `SEATS` (at most), `CATEGORIES`
    (of the score sheet), `UNITS` and `HIDDEN` (the two layers).

`training.py`, plain data
    `RECIPE`: settings that differ from the defaults of `recipe.Recipe`, such as the player counts of the games.
    `RIVALS`: greedy bots that take part in self-play, as weights of the evaluation that differ from the tuned ones, by name.
    The first is the greedy bot itself (`{}`); the others play one-sidedly, so that the net keeps its defence.

`net.npz`, the shipped weights: see `save_net` in `bots/net_kernels.py`.

A game in which luck decides more than depth can learn the value of afterstates instead, positions right after an action: its
spec names `afterstate_run:AfterstateRun`, and `afterstates.py` takes the place of the encoder (the stub of the same name in
`bots/kernels` lists what it contains). Its weights are `afterstates.npz`.

The heads of the net: each seat's win chance (a softmax over the seats, counted from the seat to act), the way of winning,
the points by seat and category, and the policy. `bots/kernels/net.py` computes it, `bots/kernels/puct.py` searches with it
(`decoupled_puct.py` if all seats decide at once: the `net_search` of the game's spec says which), and
`bots/kernels/self_play.py` plays whole games with it.
"""
