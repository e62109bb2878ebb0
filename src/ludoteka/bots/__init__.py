"""Opponents. They know core, never a game."""
