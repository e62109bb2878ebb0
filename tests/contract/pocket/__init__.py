"""Five small games that push every hard mechanic through the engine contract."""
