"""Bots that never change, as permanent references for the strength of others."""

from __future__ import annotations

from .search_bots import TreeBot


class GuidedTreeBot(TreeBot):
    """Tree search whose playouts build most cards and collect symbols: it punishes bots that ignore science."""

    name = "guided"
    kernel = "guided_tree"
