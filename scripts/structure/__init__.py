"""Structural counts of a checkout: folders, names, imports, functions, docstrings, web."""
