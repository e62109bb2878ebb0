"""One match without sockets, clocks or storage."""
