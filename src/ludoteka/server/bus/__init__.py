"""How nodes tell each other that something is new: a hint, never the truth, which is in the store."""
