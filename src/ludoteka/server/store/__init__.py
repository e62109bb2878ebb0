"""What the room remembers: an append-only log per table, an index of tables, and papers about people."""
