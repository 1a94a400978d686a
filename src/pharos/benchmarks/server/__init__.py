"""Load benchmark of the server: real WebSockets on loopback against one worker in its own process.

The driver is Python too and shares the machine with the server, so it speaks HTTP and WebSocket itself, without a library.
"""
