"""Pledges of digits for the dice: each player commits to their own digits before anybody reveals any."""

from __future__ import annotations

import hashlib

from ludoteka.core.record import Header
from ludoteka.core.seats import seat_name


def pledge_of(digits: str) -> str:
    """The pledge of some hex digits: SHA-256 of them as they are written.

    >>> pledge_of("00ff")
    'sha256:8909cde2f411a84e86e7a39c8a3916b7cda6a9d977778030b6f6a491401400bc'
    """
    return "sha256:" + hashlib.sha256(digits.encode()).hexdigest()


def pledge_fault(header: Header) -> tuple[int, str] | None:
    """The first row of a header where pledges and digits disagree, counted from 1, and why; None where all agree.

    A seat that has pledged gives its digits once, and they are those that it has pledged. Whoever gives digits
    without a pledge may do so: records of older releases have no pledges, and who plays alone needs none.
    """
    first = header.commit_row + len(header.called_off) + 1
    given: dict[int, str] = {}
    pledged = dict(header.pledges)
    for at, (seat, digits) in enumerate(header.entropy, first + len(header.pledges)):
        if seat not in pledged:
            continue
        if seat in given:
            return at, f"{seat_name(seat)} has pledged one string of digits and gives a second"
        if pledge_of(digits) != pledged[seat]:
            return at, f"these are not the digits that {seat_name(seat)} has pledged"
        given[seat] = digits
    for at, (seat, _) in enumerate(header.pledges, first):
        if seat not in given:
            return at, f"{seat_name(seat)} has pledged digits, and none of them are given"
    return None
