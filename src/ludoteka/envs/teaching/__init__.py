"""How judges learn: games are played, what every seat observed is noted, and a network is fitted to who won."""
