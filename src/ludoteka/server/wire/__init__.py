"""WebSockets on the wire (RFC 6455): only what the room needs, and cheap, for every move goes through here."""
