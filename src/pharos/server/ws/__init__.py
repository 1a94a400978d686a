"""The WebSocket interface: protocol messages, connections and frames."""
