"""Load figures of the server: real WebSockets on loopback against one worker in a process of its own.

The driver is Python too and has to leave room for the server, so it speaks HTTP and WebSocket itself, without a library.
"""
