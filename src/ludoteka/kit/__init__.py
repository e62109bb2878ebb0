"""Pieces that several games share; each holds who knows what of it."""
