"""The games, each in a folder of its own; found by folder, no central list."""
