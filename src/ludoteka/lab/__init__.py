"""The lab: series of games, ratings and tests of strength. What is found here, the terminal shows."""
