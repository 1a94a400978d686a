"""The search that the net of the game guides, as self-play calls it: `puct` or `decoupled_puct`; bound by the loader."""

from .puct import MOST_ACTIONS as MOST_ACTIONS
from .puct import Settings as Settings
from .puct import Tree as Tree
from .puct import Trees as Trees
from .puct import add_noise as add_noise
from .puct import clear_tree as clear_tree
from .puct import iterate as iterate
from .puct import root_action as root_action
from .puct import root_chance as root_chance
from .puct import root_gains as root_gains
from .puct import root_size as root_size
from .puct import root_tries as root_tries
