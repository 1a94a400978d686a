"""The REST interface: routers, and the models that only they use."""
