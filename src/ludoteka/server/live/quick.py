"""The short way of a move: from the bytes of a socket to everybody's news in one go, without waking a task.

It does exactly what the long way does (`Hall.do`), where nothing is to be waited for before the move is written: nobody
else is at the table's lock, its log is folded, no clock has run out, the sign-in was looked up a moment ago. Everything
else is left to the long way, untouched.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from ludoteka.server import protocol
from ludoteka.server.live import acts, timing
from ludoteka.server.live.answering import too_many
from ludoteka.server.live.believed import Believed
from ludoteka.server.live.bucket import Bucket
from ludoteka.server.live.entries import Kept
from ludoteka.server.live.hall import Hall
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.live.viewers import Viewer
from ludoteka.server.protocol import Answer
from ludoteka.server.store.store import Conflict, Index

log = logging.getLogger("ludoteka.hall")
_decode = msgspec.json.Decoder(protocol.Deed).decode
_encode = msgspec.json.Encoder().encode


class Quick:
    """The moves of one viewer while his sign-in is believed; `bucket` counts what he sends, `deeds` the answers."""

    def __init__(
        self,
        hall: Hall,
        place: Place,
        viewer: Viewer,
        longest: int,
        sign_ins: Believed,
        bucket: Bucket,
        clock: Callable[[], float],
        deeds: dict[str, int],
        again: Callable[[protocol.Move], None],
        spare: Callable[[], bool],
    ) -> None:
        self._hall = hall
        self._place = place
        self._viewer = viewer
        self._longest = longest
        self._sign_ins = sign_ins
        self._bucket = bucket
        self._clock = clock
        self._deeds = deeds
        self._again = again
        """The long way, for a move that turned out to need it."""
        self._spare = spare
        """Counts a move that was refused or stale; False where the viewer sends too many of them."""

    def hear(self, text: bytes) -> bool:
        """Do a move; False where this is none, or it needs the long way: nothing has happened then."""
        place, live = self._place, self._place.live
        if live is None or place.lock.locked() or len(text) > self._longest:
            return False
        try:
            deed = _decode(text)
        except protocol.UNREADABLE:
            return False
        if type(deed) is not protocol.Move:
            return False
        viewer, now = self._viewer, self._hall.now()
        if live.clocks.kind != "none" and not timing.on_time(self._hall, live):
            return False
        if viewer.gone or not self._sign_ins.holds(viewer.session, now) or self._bucket.wait(self._clock()) > 0.0:
            return False
        if not place.lock.seize():
            return False
        self._take(place, live, deed)
        return True

    def _take(self, place: Place, live: Live, deed: protocol.Move) -> None:
        """Make the move in memory and hand it to the store. The lock is held until that is settled."""
        who = self._viewer.who
        try:
            known = live.done.get((who.person, deed.id))
            if known is not None:
                self._accept(place, deed, known)
                return
            body = acts.move(live, who, deed)
            entry, index, snapshot = self._hall.prepare(place, live, body)
        except Exception as error:
            self._close(place, self._hall.refuse(place, deed, error), deed)
            return
        try:
            self._hall.store.put(
                entry, index, snapshot, lambda failure: self._settled(place, live, deed, body, index, failure)
            )
        except Exception as error:
            self._hall.doubt(place)
            self._close(place, self._hall.refuse(place, deed, error))

    def _settled(
        self,
        place: Place,
        live: Live,
        deed: protocol.Move,
        body: Kept,
        index: Index | None,
        failure: BaseException | None,
    ) -> None:
        """The move is durable: tell it; or it is not known whether it is. Never raises: others wait behind it."""
        if isinstance(failure, Conflict):  # another node was quicker
            self._hall.doubt(place)
            place.lock.release()
            self._again(deed)
            return
        try:
            if failure is not None:
                raise failure
            self._viewer.keep_back()
            self._hall.written(place, live, body, index)
        except Exception as error:
            self._hall.doubt(place)
            self._close(place, self._hall.refuse(place, deed, error))
        else:
            self._accept(place, deed, body.lines[-1].tag if body.lines else "")

    def _accept(self, place: Place, deed: protocol.Move, receipt: str) -> None:
        """Answer that it is done, in the words of `Answer`: that record has a dozen fields, and here are three."""
        said = b',"kind":"accepted","receipt":"' + receipt.encode() + b'"}' if receipt else b',"kind":"accepted"}'
        self._viewer.tell(b'{"t":"answer","id":' + _encode(deed.id) + said)
        self._let_next(place, "accepted")

    def _close(self, place: Place, answer: Answer, deed: protocol.Move | None = None) -> None:
        """Answer something else."""
        if deed is not None and not self._spare() and answer.kind == "stale":
            answer = too_many(answer.id)
        self._viewer.tell(_encode(answer))
        if answer.kind == "stale" and deed is not None and place.live is not None:
            self._viewer.tell(self._hall.sync(place.live, self._viewer, deed.expect))
        self._let_next(place, answer.kind)

    def _let_next(self, place: Place, kind: str) -> None:
        """Send what was held back, and let the next one to the table."""
        self._viewer.let_out()
        place.lock.release()
        self._deeds[kind] += 1
