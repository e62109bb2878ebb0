"""What freezes a match: the present rules lead elsewhere than its log."""

from __future__ import annotations


class Differs(Exception):
    """What was played is not what the present rules give: the line, why, and what all at the table may hear of it.

    The whole of it names a move, perhaps one that was made in secret.
    """

    def __init__(self, line: int, problem: str, told: str = "something else happens now than was written") -> None:
        super().__init__(problem)
        self.line = line
        self.problem = problem
        self.told = told
