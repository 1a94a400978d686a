"""Everything below the bots that touches the machine: finds, loads and caches kernels, interpreted or compiled.

Games and rules never import this package, not even through another module; `core.engine` and `core.registry` do.
"""
