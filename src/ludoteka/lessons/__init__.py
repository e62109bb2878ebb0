"""Lessons that play themselves: real positions, a move asked for, an answer to every other one. No I/O but reading."""
