"""A finished match looked at again: chances over time, luck apart from decisions, and the moves that cost most."""
