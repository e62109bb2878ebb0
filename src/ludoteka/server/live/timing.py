"""Clocks of a table by the room's time: downtime is written down, late clocks are ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteka.server.live import acts, entries

if TYPE_CHECKING:
    from ludoteka.server.live.hall import Hall
    from ludoteka.server.live.place import Place
    from ludoteka.server.live.state import Live


def on_time(hall: Hall, live: Live) -> bool:
    """Whether a table with clocks can be written to at once, and none of them has run out."""
    heart = hall.heart
    return live.lag == heart.lag and heart.sure() and not live.clocks.late(heart.time())


async def be_on_time(hall: Hall, place: Place, live: Live) -> None:
    """Write what was downtime, before anything else at a table with clocks. The lock is held."""
    over = live.frozen is not None or (live.match is not None and live.match.over)
    if live.clocks.kind == "none" or over:
        return
    heart = hall.heart
    if live.lag != heart.lag or not heart.sure():
        await heart.look()  # another node may know more
    if live.lag != heart.lag:
        await hall.commit(place, live, entries.Downtime(lag=heart.lag))


async def time_out(hall: Hall, place: Place, live: Live) -> int:
    """End the start and the clocks that have run out; count the clocks. The lock is held."""
    found, heart, start = 0, hall.heart, live.fair.due()
    if start is not None and start <= heart.time():
        await hall.commit(place, live, live.fair.end(live.sitters, hall.new_secret()))
    if heart.wait() > 0.0 or not live.clocks.late(heart.time()):
        return found
    await be_on_time(hall, place, live)
    for seat in live.clocks.late(heart.time()):
        if live.playing and heart.wait() <= 0.0:
            await hall.commit(place, live, acts.time_out(live, seat))
            found += 1
    return found
