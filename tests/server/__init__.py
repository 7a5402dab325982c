"""The web table over HTTP and WebSocket."""
