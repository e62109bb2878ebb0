"""Faces of the games for agents that learn: PettingZoo (`zoo`), OpenSpiel (`openspiel`), many games at once (`vector`).

`pip install ludoteka[envs]` brings what they need. docs/guides/train-an-agent.md shows how they are used.
"""
