"""What people have played: one paper for each finished match and each person who sat in it, owned by that person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Final

import msgspec

from ludoteka import Match
from ludoteka.lab.reviewing.verdict import won
from ludoteka.lab.statistics import outline, statistics
from ludoteka.server.live.chores import Chores
from ludoteka.server.live import fair_play
from ludoteka.server.live.entries import Kept
from ludoteka.server.live.place import Place
from ludoteka.server.live.state import Live
from ludoteka.server.reviewed import CountRow, MatchFacts, PlayedMatch, PlayerStatistics, SeatAt
from ludoteka.server.store.store import Paper, Search, Store, Unavailable

log = logging.getLogger("ludoteka.played")
_encode: Final = msgspec.json.Encoder().encode
GATHERED: Final = 0.25
"""Seconds in which matches that end are gathered. Whoever asks for his own before misses none, nor after a crash."""
TOGETHER: Final = 50
"""So many are noted in one go: those who play wait meanwhile."""
CAUGHT_UP: Final = 20
"""So many old matches are counted at a time for somebody who asks."""
LOOKED_BACK: Final = 1000


class Played:
    """Notes down finished matches, and tells people their own."""

    def __init__(
        self,
        store: Store,
        chores: Chores,
        live: Callable[[str], Awaitable[Live | None]],
        names: Callable[[Iterable[str]], Awaitable[dict[str, str]]],
    ) -> None:
        self._store = store
        self._chores = chores
        self._live = live
        self._names = names
        self._ended: list[Live] = []
        """Tables whose match has ended a moment ago: they are noted down together."""
        before = chores.noticed

        def noticed(place: Place, table: Live, body: Kept) -> None:
            before(place, table, body)
            if table.status == "over" and body.lines:
                if not self._ended:
                    chores.spawn(self._note_ended())
                self._ended.append(table)

        chores.noticed = noticed

    async def _note_ended(self) -> None:
        try:
            await asyncio.sleep(GATHERED)
        finally:  # also where the room closes meanwhile
            ended, self._ended = self._ended, []
            for start in range(0, len(ended), TOGETHER):
                await self.note(*ended[start : start + TOGETHER])
                await asyncio.sleep(0)

    async def note(self, *tables: Live) -> None:
        """Note finished matches down for everybody who sat in them and is not forgotten since."""
        try:
            names = await self._names({person for live in tables for _, person in fair_play.players(live.sitters)})
            papers = [
                Paper(
                    kind="played",
                    key=f"{live.id}:{person}:{seat}",
                    owner=person,
                    body=_encode(found),
                )
                for live in tables
                if live.match is not None and live.match.over
                for seat, person, found in played(live, live.match)
                if names[person]
            ]
            await self._store.file_all(papers)
        except Unavailable as bad:
            log.warning("matches were not noted down: %s", bad, extra={"tables": [live.id for live in tables]})

    async def of(self, person: str, now: float) -> PlayerStatistics:
        """Everything somebody has finished, the oldest first; what was not noted at its time is noted now."""
        papers = await self._store.papers("played", person, now)
        known = {paper.key.partition(":")[0] for paper in papers}
        rows = await self._store.tables(Search(person=person, status=("over",), limit=LOOKED_BACK))
        missing = [row.id for row in rows if row.id not in known]
        for table in missing[:CAUGHT_UP]:
            live = await self._live(table)
            if live is not None:
                await self.note(live)
        if missing:
            papers = await self._store.papers("played", person, now)
        matches = [msgspec.json.decode(paper.body, type=PlayedMatch) for paper in papers]
        return PlayerStatistics(sorted(matches, key=lambda each: (each.at, each.table)), len(missing) > CAUGHT_UP)


def played(live: Live, match: Match) -> Iterator[tuple[int, str, PlayedMatch]]:
    """A finished match as each person has it who sat there, by seat; those the host sent away have it, too."""
    sides = [int(match.position.side(seat)) for seat in range(match.seats)]
    standings = {row["seat"]: row for row in match.standings()}
    shares = won([-float(standings[seat]["rank"]) for seat in range(match.seats)], sides)
    seated = fair_play.players(live.sitters)
    people = {person for _, person in seated}
    unrated = fair_play.unrated(live.sitters, match, live.played_on)
    turns, heroes = outline(match, sides)
    for seat, person in seated:
        levels = [
            other.level
            for side, other in zip(sides, live.sitters, strict=True)
            if side != sides[seat] and other.kind == "bot"
        ]
        yield (
            seat,
            person,
            PlayedMatch(
                table=live.id,
                game=live.settings.game,
                at=live.at,
                seats=match.seats,
                rank=standings[seat]["rank"],
                score=standings[seat]["score"],
                won=shares[seat],
                fair=1.0 / len(set(sides)),
                hero=heroes[seat],
                people=len(people - {person}),
                levels=levels,
                ended=match.ended or "rules",
                turns=turns,
                unrated=unrated,
                sent_away=live.sitters[seat].sent_away == person,
            ),
        )


def match_facts(live: Live, match: Match, sitters: list[SeatAt], seconds: float) -> MatchFacts:
    """How long a match was and what happened in it."""
    counted = statistics(match)
    ranks = {row["seat"]: row["rank"] for row in match.standings()}
    return MatchFacts(
        game=live.settings.game,
        turns=counted.turns,
        lines=counted.lines,
        seconds=seconds,
        decisions=counted.decisions,
        heroes=counted.heroes,
        rows=[CountRow(row.key, row.values) for row in counted.rows],
        ranks=[ranks[seat] for seat in range(match.seats)],
        sitters=sitters,
    )
