"""The game room on a terminal: screens, words and the commands of `ludoteka`. It knows the public API and no game."""
