"""What a bot thought about a decision: the moves it considered, what it expects of each, how play may go on."""

from __future__ import annotations


class Candidate:
    """One open move, and what the bot thinks of it."""

    def __init__(self, move: str, share: float, visits: int, expected: list[float]) -> None:
        self.move = move
        """In notation."""
        self.share = share
        """The part of all thought that went into this move, from 0 to 1."""
        self.visits = visits
        """How often the move was tried in thought."""
        self.expected = expected
        """By seat: the result to expect after it, on the scale of `Position.standing`; where the winners share one
        point that is the chance to win. Empty where the bot does not look so far."""

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {"move": self.move, "share": self.share, "visits": self.visits, "expected": list(self.expected)}


class Explanation:
    """All candidates, the best first, and the main line that begins with it."""

    def __init__(self, seat: int, candidates: list[Candidate], line: list[tuple[int, str]]) -> None:
        self.seat = seat
        self.candidates = candidates
        """Their shares sum to 1; the first one is what the bot would do."""
        self.line = line
        """How the bot thinks play goes on: seat (or CHANCE) and move in notation, step by step."""

    @property
    def best(self) -> Candidate:
        """What the bot would do."""
        return self.candidates[0]

    @property
    def chance(self) -> float:
        """How likely the bot thinks its seat is to win, in a game whose winners share one point; else one half."""
        expected = self.best.expected
        return min(1.0, max(0.0, expected[self.seat])) if expected else 0.5

    def json(self) -> dict[str, object]:
        """As it crosses a border."""
        return {
            "seat": self.seat,
            "candidates": [each.json() for each in self.candidates],
            "line": [[seat, move] for seat, move in self.line],
        }
