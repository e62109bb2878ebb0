"""The game room: tables for people and bots over HTTP and WebSocket, kept in an append-only log."""
