"""The door: HTTP and sockets. Everything a stranger can reach is here, limited and checked."""
