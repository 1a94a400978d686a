"""PUCT search guided by a net, for games in which all seats decide at once (decoupled PUCT).

Each iteration redeals everything that the searching seat cannot know, unseen choices included, and walks down the tree. A
node belongs to what the searching seat has done so far. At a node every seat keeps statistics of its own for each of its
actions and chooses by them and by the priors of the net; the choices of all seats together lead on. When the searching
seat arrives at a new node, one forward pass gives each seat's win chance. A finished game counts with its actual result.

The names are those of `puct.py`: a game uses one of the two.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Annotated

from ...core.backend import Numbers, blank, kernel, lowest
from ...core.rng import HasRng
from ...core.structs import I64, Struct
from .encoder import SEATS, choosing
from .net import Net, Work, action_logit, exp_of, forward_pass, victory
from .policy_playout import finish, play_on
from .puct import MOST_ACTIONS, R64, Settings, draw_gamma
from .rules import States, apply, copy_state, is_over, legal, reshuffle, to_act

_DEPTH = 256
_PLACE_BITS = 16
_PLACES = 1 << _PLACE_BITS  # size of the hash table
_PROBES = 64
_NODE_BITS = 24
_ITSELF = -1  # in place of an action: the node's own value for a seat
_USED, _ROOT, _SEAT = range(3)  # indices in Tree.counts
_UNKNOWN = 0.25  # value of a node that has not been evaluated


class Tree(Struct):
    """The statistics of all nodes, seats and actions in one hash table, and the scratch space of an iteration."""

    work: Work
    counts: Annotated[list[I64], 3]  # slots in use, actions of the root, the searching seat
    keys: Annotated[list[I64], _PLACES]  # node, seat and action in one number; 0 is empty
    used: Annotated[list[I64], _PLACES]  # the slots in use
    tried: Annotated[list[R64], _PLACES]  # visits
    gains: Annotated[list[R64], _PLACES]  # total value for the seat
    logits: Annotated[list[I64], _PLACES]  # the policy's output for the action
    noise: Annotated[list[R64], _PLACES]  # noise in its prior
    places: Annotated[list[I64], MOST_ACTIONS]  # scratch: slots of the legal actions
    priors: Annotated[list[R64], MOST_ACTIONS]  # scratch: their priors
    actions: Annotated[list[I64], MOST_ACTIONS]  # the root's actions
    path: Annotated[list[I64], _DEPTH]  # scratch: slots of an iteration
    movers: Annotated[list[I64], _DEPTH]  # scratch: the seats that chose them
    part: Annotated[list[R64], 1]  # weight of the noise
    shifts: Annotated[list[R64], MOST_ACTIONS]  # scratch: Gumbel noise for each action of the root
    likings: Annotated[list[R64], MOST_ACTIONS]  # scratch: the policy's output for each action of the root
    is_out: Annotated[list[I64], MOST_ACTIONS]  # scratch: which actions of the root are no longer considered
    values: Annotated[list[R64], SEATS]  # scratch: each seat's value in an iteration
    sums: Annotated[list[R64], SEATS]  # scratch: each seat's values along a playout
    totals: Annotated[list[R64], SEATS]  # each seat's value, summed over all iterations


Trees = MutableSequence[Tree]


def new_tree() -> Trees:
    """Allocate an empty tree in the form that kernels take."""
    return blank(Tree)


@kernel
def place_of(tree: Tree, node: int, seat: int, action: int) -> int:
    """Return the slot of a seat's action at a node, creating it if necessary; -1 if that part of the table is full."""
    key = (node * 8 + seat) * (1 << 20) + action + 2
    place = (node * 40503 + seat * 9973 + action * 7919) & _PLACES - 1
    for _ in range(_PROBES):
        if tree.keys[place] == key:
            return place
        if tree.keys[place] == 0:
            tree.keys[place] = key
            tree.tried[place] = 0.0
            tree.gains[place] = 0.0
            tree.noise[place] = 0.0
            tree.used[tree.counts[_USED]] = place
            tree.counts[_USED] += 1
            return place
        place = place + 1 & _PLACES - 1
    return -1


@kernel
def look_up(states: States, tree: Tree, node: int, mover: int, net: Net, out: Numbers) -> int:
    """List the mover's legal actions and find their slots; the policy is asked only if one is new. Returns how many."""
    n = legal(states, 1, mover, out)
    has_seen = False
    for k in range(n):
        before = tree.counts[_USED]
        place = place_of(tree, node, mover, int(out[k]))
        tree.places[k] = place
        if tree.counts[_USED] > before:
            if not has_seen:
                forward_pass(states, 1, mover, net, tree.work)
                has_seen = True
            tree.logits[place] = action_logit(net, tree.work, mover, int(out[k]))
    return n


@kernel
def set_priors(tree: Tree, n: int) -> None:
    """Turn the policy's outputs for the listed actions into priors."""
    best, total = -(1 << 60), 0
    for k in range(n):
        if tree.places[k] >= 0:
            best = max(best, tree.logits[tree.places[k]])
    for k in range(n):
        odds = exp_of(best - tree.logits[tree.places[k]]) + 1 if tree.places[k] >= 0 else 0
        tree.priors[k] = odds
        total += odds
    for k in range(n):
        tree.priors[k] /= max(total, 1)


@kernel
def select(tree: Tree, node: int, mover: int, n: int, settings: Settings) -> int:
    """Return the listed action to try: by its mean value, plus a bonus for a high prior and few visits."""
    itself = place_of(tree, node, mover, _ITSELF)
    hits, gains = 1.0, tree.gains[itself] if itself >= 0 and tree.tried[itself] > 0.0 else _UNKNOWN
    for k in range(n):
        if tree.places[k] >= 0:
            hits += tree.tried[tree.places[k]]
            gains += tree.gains[tree.places[k]]
    hope, reach = gains / hits - settings.reduction, settings.exploration * math.sqrt(hits)
    best, best_score = 0, -1e18
    for k in range(n):
        place = tree.places[k]
        if place >= 0:
            tried = tree.tried[place]
            prior = tree.priors[k]
            if tree.noise[place] > 0.0:
                prior = (1.0 - tree.part[0]) * prior + tree.part[0] * tree.noise[place]
            score = (tree.gains[place] / tried if tried > 0.0 else hope) + prior * reach / (tried + 1.0)
            if score > best_score:
                best, best_score = k, score
    return best


@kernel
def root_size(tree: Tree) -> int:
    """Return how many actions the root has."""
    return int(tree.counts[_ROOT])


@kernel
def root_place(tree: Tree, k: int) -> int:
    """Return the slot of the root's k-th action."""
    return place_of(tree, 0, int(tree.counts[_SEAT]), int(tree.actions[k]))


@kernel
def root_action(tree: Tree, k: int) -> int:
    """Return the root's k-th action."""
    return int(tree.actions[k])


@kernel
def root_tries(tree: Tree, k: int) -> float:
    """Return how often the root's k-th action was tried."""
    place = root_place(tree, k)
    return tree.tried[place] if place >= 0 else 0.0


@kernel
def root_gains(tree: Tree, k: int) -> float:
    """Return the total value of the root's k-th action."""
    place = root_place(tree, k)
    return tree.gains[place] if place >= 0 else 0.0


@kernel
def root_chance(tree: Tree) -> float:
    """Return the searching seat's win chance at the root by the net alone."""
    place = place_of(tree, 0, int(tree.counts[_SEAT]), _ITSELF)
    return tree.gains[place] if place >= 0 else _UNKNOWN


@kernel
def choose_first(states: States, tree: Tree, k: int, length: int) -> int:
    """Let the searching seat carry out the root's k-th action, which is returned."""
    seat, action = int(tree.counts[_SEAT]), int(tree.actions[k])
    tree.path[length] = root_place(tree, k)
    tree.movers[length] = seat
    apply(states, 1, seat, action)
    return action


@kernel
def choose(
    states: States, tree: Tree, node: int, mover: int, length: int, settings: Settings, net: Net, out: Numbers
) -> int:
    """Let a seat choose by its statistics and carry out its action, which is returned."""
    n = look_up(states, tree, node, mover, net, out)
    set_priors(tree, n)
    k = select(tree, node, mover, n, settings)
    action = int(out[k])
    tree.path[length] = tree.places[k]
    tree.movers[length] = mover
    apply(states, 1, mover, action)
    return action


@kernel
def visit(states: States, tree: Tree, node: int, seat: int, seats: int, settings: Settings, net: Net, out: Numbers) -> None:
    """Evaluate a new node with the net, from the point of view of the searching seat."""
    forward_pass(states, 1, seat, net, tree.work)
    victory(net, tree.work, seat, seats, tree.values)
    for p in range(seats):
        place = place_of(tree, node, p, _ITSELF)
        if place >= 0:
            tree.tried[place] = 1.0
            tree.gains[place] = tree.values[p]
    if node == 0:
        tree.counts[_SEAT] = seat
        tree.counts[_ROOT] = look_up(states, tree, node, seat, net, out)
        for k in range(tree.counts[_ROOT]):
            tree.actions[k] = out[k]
    elif settings.depth > 0:
        forward_pass(states, 1, lowest(to_act(states, 1)), net, tree.work)
        play_on(states, tree, seats, settings.depth, net, out)


@kernel
def is_new(tree: Tree, node: int, seat: int) -> bool:
    """Whether a node has not been evaluated yet."""
    place = place_of(tree, node, seat, _ITSELF)
    return place < 0 or tree.tried[place] == 0.0


@kernel
def choose_again(states: States, tree: Tree, seat: int, settings: Settings, net: Net, out: Numbers) -> int:
    """Let others who have already chosen in secret choose by their statistics instead; returns the length of the path."""
    length, done = 0, choosing(states, 1) & ~to_act(states, 1) & ~(1 << seat)
    while done:
        choose(states, tree, 0, lowest(done), length, settings, net, out)
        done &= done - 1
        length += 1
    return length


@kernel
def descend(
    states: States, tree: Tree, first: int, seat: int, seats: int, settings: Settings, net: Net, out: Numbers
) -> int:
    """Walk down to a new node or the end of the game and evaluate it; returns the length of the path.

    `first` is the action of the root to try, by its number; -1 leaves that to the search.
    """
    node, is_first = 0, first >= 0
    if is_new(tree, node, seat):
        visit(states, tree, node, seat, seats, settings, net, out)
        return 0
    length = choose_again(states, tree, seat, settings, net, out)
    while length < _DEPTH and not is_over(states, 1):
        owing = to_act(states, 1)
        if owing >> seat & 1 and is_new(tree, node, seat):
            visit(states, tree, node, seat, seats, settings, net, out)
            return length
        others = owing & ~(1 << seat)
        mover = lowest(others) if others else seat
        if mover == seat and is_first:
            action, is_first = choose_first(states, tree, first, length), False
        else:
            action = choose(states, tree, node, mover, length, settings, net, out)
        length += 1
        if mover == seat:
            node = (node * 131 + action + 1) & (1 << _NODE_BITS) - 1
    finish(states, tree, seats, out)
    return length


@kernel
def iterate(
    states: States, tree: Tree, first: int, seat: int, seats: int, seed: int, settings: Settings, net: Net, out: Numbers
) -> None:
    """Search the position in state 0 once, in a world drawn from a seed; `first` is as in `descend`."""
    copy_state(states, 0, 1)
    reshuffle(states, 1, seat, seed)
    length = descend(states, tree, first, seat, seats, settings, net, out)
    for step in range(length):
        if tree.path[step] >= 0:
            tree.tried[tree.path[step]] += 1.0
            tree.gains[tree.path[step]] += tree.values[tree.movers[step]]
    for p in range(seats):
        tree.totals[p] += tree.values[p]


@kernel
def clear_tree(tree: Tree) -> None:
    """Forget everything."""
    for k in range(tree.counts[_USED]):
        tree.keys[tree.used[k]] = 0
    for p in range(SEATS):
        tree.totals[p] = 0.0
    tree.counts[_USED] = 0
    tree.counts[_ROOT] = 0


@kernel
def add_noise(tree: Tree, rng: HasRng, concentration: float, part: float) -> None:
    """Mix Dirichlet noise into the root's priors, so that self-play also tries actions that the policy dislikes."""
    n = int(tree.counts[_ROOT])
    total, shape = 1e-12, min(concentration / max(n, 1), 0.9)
    tree.part[0] = part
    for k in range(n):
        tree.priors[k] = draw_gamma(rng, shape)
        total += tree.priors[k]
    for k in range(n):
        place = root_place(tree, k)
        if place >= 0:
            tree.noise[place] = tree.priors[k] / total + 1e-12
