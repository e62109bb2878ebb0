"""What people do at a table: each deed is checked, carried out in the match if it is one of the match, and becomes an
entry of the log. Whoever raises has changed nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka import SPECTATOR, LudotekaError, _release
from ludoteka.core.errors import plain_message
from ludoteka.server import protocol
from ludoteka.server.live import entries, fair_play
from ludoteka.server.live.asking import (
    Stale,
    Who,
    Wrong,
    acting,
    begun,
    having_say,
    hosting,
    open_seat,
    own_seat,
    playing,
    waiting_room,
)
from ludoteka.server.live.differs import Differs
from ludoteka.server.live.entries import Kept
from ludoteka.server.live.fair_start import MOST_CALLED_OFF
from ludoteka.server.live.state import Live

PRESETS: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "thanks",
    "well-played",
    "nice",
    "oops",
    "sorry",
    "hurry",
    "thinking",
    "back-soon",
    "good-game",
    "rematch",
    "bye",
    "yes",
    "no",
)
"""What may be said by everybody; the sentences are in the browser's texts."""
PLEDGE: Final = (
    "several people play, or digits are pledged: send no 'entropy', but 'pledge', 'sha256:' and the SHA-256 of your "
    "digits, with 'ready' (a host: with 'start' at the latest), and the digits with 'reveal' after the start"
)


# ---- before the match


def sit(live: Live, who: Who, deed: protocol.Sit) -> Kept:
    """Take an open seat."""
    waiting_room(live)
    if live.sitters[open_seat(live, deed.seat)].kind != "open":
        raise Wrong("seat-taken", "somebody sits there already")
    return entries.Sat(by=who.person, key=deed.id, seat=deed.seat, person=who.person, also=deed.also)


def ready(live: Live, who: Who, deed: protocol.Ready) -> Kept | None:
    """Say that the match may begin, or take it back; saying it again changes nothing."""
    waiting_room(live)
    seat = own_seat(live, who)
    sitter = live.sitters[seat]
    if not deed.yes:
        return entries.Readied(by=who.person, key=deed.id, seat=seat, yes=False) if sitter.ready else None
    if deed.entropy and (deed.pledge or live.people() != {who.person}):
        raise Wrong("pledge-needed", PLEDGE)
    if sitter.ready and not sitter.again and (sitter.entropy, sitter.pledge) == (deed.entropy, deed.pledge):
        return None
    return entries.Readied(by=who.person, key=deed.id, seat=seat, yes=True, entropy=deed.entropy, pledge=deed.pledge)


def start(live: Live, who: Who, deed: protocol.Start) -> Kept:
    """Begin at once where nobody has pledged digits; else ask for them first."""
    waiting_room(live)
    hosting(live, who)
    late = [
        seat
        for seat, sitter in enumerate(live.sitters)
        if sitter.kind == "person"
        and ((sitter.again and not deed.pledge) if sitter.person == who.person else not sitter.ready or sitter.again)
    ]
    if late:
        raise Wrong("not-ready", "not everybody is ready, or has pledged anew since a start was called off", seats=late)
    if len(live.fair.called_off) >= MOST_CALLED_OFF:
        raise Wrong("called-off", "too many starts were called off at this table; set up a new one")
    plain = [seat for seat, sitter in enumerate(live.sitters) if sitter.entropy]
    pledged = bool(live.fair.missing(live.sitters))
    if (plain or deed.entropy) and (pledged or deed.pledge or len(live.people()) > 1):
        raise Wrong("pledge-needed", PLEDGE, seats=plain)
    if pledged or (deed.pledge and live.seats_of(who.person)):
        return entries.Starting(by=who.person, key=deed.id, pledge=deed.pledge)
    return begin(live, who.person, deed.id, deed.entropy)


def reveal(live: Live, who: Who, deed: protocol.Reveal) -> Kept | None:
    """Reveal the digits that one has pledged; whoever does so last brings about that the match begins."""
    if live.status != "open":
        raise Wrong("begun", "the match has begun already")
    fair = live.fair
    if fair.deadline is None:
        raise Wrong("not-starting", "digits are revealed once the host has started the match, and not before")
    seats = fair.fitting(live.sitters, who.person, deed.digits)
    if not seats:
        raise Wrong("wrong-digits", "field 'digits': these are not the digits that you have pledged")
    if not [seat for seat in seats if not live.sitters[seat].entropy]:
        return None
    if [seat for seat in fair.missing(live.sitters) if seat not in seats]:
        return entries.Revealed(by=who.person, key=deed.id, digits=deed.digits)
    return begin(live, who.person, deed.id, digits=deed.digits)


def begin(live: Live, person: str, key: str, entropy: str = "", digits: str = "") -> Kept:
    """Set the match up and write its first lines."""
    try:
        edition = live.edition()
    except Differs as gone:
        raise Wrong("unknown-game", gone.told) from None
    body = entries.Begun(
        by=person,
        key=key,
        rules=edition.game.rules,
        content=edition.pack().content_hash,
        release=_release.name(),
        level=live.settings.level,
        entropy=entropy,
        digits=digits,
    )
    table = live.set_up(body, draw=True)
    for seat, sitter in enumerate(live.sitters):
        if sitter.kind == "bot":
            table.match.seat_bot(seat)
    return entries.Begun(
        by=person,
        key=key,
        rules=body.rules,
        content=body.content,
        release=body.release,
        level=body.level,
        entropy=entropy,
        digits=digits,
        lines=live.rows_since(0),
    )


# ---- the match


def move(live: Live, who: Who, deed: protocol.Move) -> Kept:
    """Make a move, having seen everything."""
    table, seat = playing(live), acting(live, who)
    if deed.expect != table.match.mail.count(seat):
        raise Stale
    return move_of(live, seat, deed.move, who.person, deed.id)


def move_of(live: Live, seat: int, text: str, person: str = "", key: str = "") -> Kept:
    """A person's move, or a bot's."""
    playing(live)
    before = live.written()
    live.take(seat, text)
    return entries.Moved(by=person, key=key, seat=seat, lines=live.rows_since(before))


def undo(live: Live, who: Who, deed: protocol.Undo) -> Kept:
    """Take back the own last move, where the table allows it alone."""
    table, seat = playing(live), acting(live, who)
    if live.settings.undo != "free":
        raise Wrong(f"undo-{live.settings.undo}", "at this table no move is taken back alone")
    before = live.written()
    table.match.undo(seat)
    return entries.Undone(by=who.person, key=deed.id, seat=seat, lines=live.rows_since(before))


def propose(live: Live, who: Who, deed: protocol.Propose) -> Kept:
    """Propose to rewind, to end or to pause; in a pause, end it."""
    begun(live)
    seat = having_say(live, who)
    if live.paused and deed.what == "pause":
        return entries.Resumed(by=who.person, key=deed.id)
    if deed.what == "rewind":
        playing(live)
        if live.settings.undo == "never":
            raise Wrong("undo-never", "at this table nothing is taken back")
    asked = fair_play.asked_for_consent(live.sitters)
    return _carry(live, entries.Proposed(by=who.person, key=deed.id, seat=seat, what=deed.what, asked=asked))


def reply(live: Live, who: Who, deed: protocol.Reply) -> Kept:
    """Agree to the open proposal, or decline it."""
    begun(live)
    return _carry(live, entries.Replied(by=who.person, key=deed.id, seat=having_say(live, who), yes=deed.yes))


def _carry(live: Live, body: entries.Proposed | entries.Replied) -> Kept:
    before = live.written()
    live.carry(body)
    rows = live.rows_since(before)
    if isinstance(body, entries.Proposed):
        return entries.Proposed(by=body.by, key=body.key, seat=body.seat, what=body.what, asked=body.asked, lines=rows)
    return entries.Replied(by=body.by, key=body.key, seat=body.seat, yes=body.yes, lines=rows)


def resign(live: Live, who: Who, deed: protocol.Resign) -> Kept:
    """Give up; a bot plays on for the others where the match goes on."""
    begun(live)
    return give_up(live, acting(live, who), "wish", who.person, deed.id)


def may_hint(live: Live, who: Who, deed: protocol.Hint) -> int:
    """The seat that may be told what a bot would do: the only one that all know to be deciding, having seen everything.

    Where several decide at once, or it is hidden who does, the word that a hint was taken would tell too much. Whoever
    asks again for the hint that was lost on its way to him need not have seen that word.
    """
    table, seat = playing(live), acting(live, who)
    if not live.settings.hints:
        raise Wrong("no-hints", "at this table there are no hints")
    if deed.expect != table.match.mail.count(seat) and not hint_stands(live, who, deed):
        raise Stale
    if table.match.position.prompt(SPECTATOR).deciders != [seat] or not table.match.position.moves_of(seat):
        raise Wrong("no-hint-now", "there are hints only while you alone decide")
    return seat


def hint_stands(live: Live, who: Who, deed: protocol.Hint) -> bool:
    """Whether a hint was taken, and its seat has been told of nothing since."""
    person, key, seat, letters = live.hinted
    return (person, key) == (who.person, deed.id) and live.match is not None and live.match.mail.count(seat) == letters


def hint(live: Live, who: Who, deed: protocol.Hint) -> Kept:
    """Write down that a hint was taken."""
    seat, before = may_hint(live, who, deed), live.written()
    playing(live).match.take_hint(seat)
    return entries.Hinted(by=who.person, key=deed.id, seat=seat, lines=live.rows_since(before))


def give_up(live: Live, seat: int, why: Any, person: str = "", key: str = "") -> Kept:
    """A seat loses."""
    table, before = begun(live), live.written()
    table.match.resign(seat)
    if not table.match.over and seat not in table.match.bots:
        table.match.seat_bot(seat)
    return entries.Resigned(by=person, key=key, seat=seat, why=why, lines=live.rows_since(before))


def take_over(live: Live, seat: int, why: Any, level: str = "", person: str = "", key: str = "") -> Kept:
    """A bot plays on for a person."""
    table, before = begun(live), live.written()
    if seat not in table.match.bots:
        table.match.seat_bot(seat)
    return entries.TakenOver(
        by=person,
        key=key,
        seat=seat,
        level=level or live.settings.level,
        why=why,
        announced=why in fair_play.REPLACED,
        lines=live.rows_since(before),
    )


def time_out(live: Live, seat: int) -> Kept:
    """A seat's time is up: the table's leaver policy."""
    return take_over(live, seat, "time") if live.settings.leaver == "bot" else give_up(live, seat, "time")


def close(live: Live) -> Kept:
    """End the match for the operator of the room; nobody has won."""
    table, before = begun(live), live.written()
    table.match.end_closed()
    return entries.Closed(lines=live.rows_since(before))


def policy(live: Live, who: Who, deed: protocol.SetPolicy) -> Kept:
    """Say when the seat wants to be asked."""
    begun(live)
    return entries.Wished(by=who.person, key=deed.id, seat=own_seat(live, who), wishes=deed.wishes)


def passes(live: Live) -> Kept | None:
    """The passes that policies make now; None where somebody decides."""
    table, before = playing(live), live.written()
    return entries.Passed(lines=live.rows_since(before)) if table.run_policies() else None


# ---- coming and going


def leave(live: Live, who: Who, deed: protocol.Leave) -> Kept | None:
    """Stand up; in a match the leaver policy is carried out."""
    seat = own_seat(live, who)
    if live.status == "open":
        return entries.Rose(by=who.person, key=deed.id, seat=seat)
    if live.status == "over":
        return None
    begun(live)
    having_say(live, who)
    if live.settings.leaver == "forfeit":
        return give_up(live, seat, "left", who.person, deed.id)
    level = live.sitters[seat].level if live.sitters[seat].away else ""
    return take_over(live, seat, "left", level, who.person, deed.id)


def come_back(live: Live, who: Who, deed: protocol.Return) -> Kept:
    """Take the own seat back from the bot."""
    table, seat = begun(live), own_seat(live, who)
    if live.sitters[seat].resigned:
        raise Wrong("resigned", "you have resigned")
    if not live.sitters[seat].away:
        raise Wrong("not-away", "you play yourself already")
    before = live.written()
    table.match.seat_person(seat)
    return entries.Returned(by=who.person, key=deed.id, seat=seat, lines=live.rows_since(before))


def host(live: Live, who: Who, deed: protocol.Host) -> Kept:
    """What a host may do."""
    hosting(live, who)
    sitter = live.sitters[open_seat(live, deed.seat)]
    if deed.what == "host":
        if sitter.kind != "person":
            raise Wrong("nobody-there", "no person sits there")
        return entries.HostIs(by=who.person, key=deed.id, person=sitter.person)
    if deed.what == "extend":
        return extend(live, who, deed)
    if live.status == "open":
        waiting_room(live)
        if deed.what == "bot":
            return entries.BotSat(by=who.person, key=deed.id, seat=deed.seat, level=deed.level)
        return entries.Rose(by=who.person, key=deed.id, seat=deed.seat)
    begun(live)
    if deed.what == "open" or not (sitter.has_say if deed.what == "kick" else sitter.plays):
        raise Wrong("nobody-there", "no person plays there")
    return take_over(live, deed.seat, "kick" if deed.what == "kick" else "host", deed.level, who.person, deed.id)


def extend(live: Live, who: Who, deed: protocol.Host) -> Kept:
    """Give every clock the same extra time, which has its bound in each match."""
    begun(live)
    clock = live.settings.clock
    if clock.kind == "none":
        raise Wrong("no-clock", "this table has no clock")
    if deed.seconds < 1:
        raise Wrong("wrong-time", "`seconds` of extra time must be 1 or more")
    most = fair_play.most_extra_time(clock)
    rest = int(most - live.clocks.extra)
    if deed.seconds > rest:
        detail = f"`seconds` can be {rest} at most now: a match has {most:.0f} s of extra time, the same for everybody"
        raise Wrong("too-much-time", detail, left=rest, most=int(most))
    return entries.Extended(by=who.person, key=deed.id, seat=deed.seat, seconds=deed.seconds, everyone=True)


def claim(live: Live, who: Who, deed: protocol.Claim) -> Kept | None:
    """Become the host; the room has looked whether the old one is gone."""
    if live.status == "over":
        raise Wrong("over", "the match is over")
    acting(live, who)
    return None if who.person == live.host else entries.HostIs(by=who.person, key=deed.id, person=who.person)


def say(live: Live, who: Who, deed: protocol.Say) -> Kept:
    """Say a preset, or free words: those need an account and a seat."""
    if bool(deed.preset) == bool(deed.text.strip()):
        raise Wrong("nothing-said", "say one thing: a preset or a text")
    if deed.preset and deed.preset not in PRESETS:
        raise Wrong("unknown-preset", f"no preset {deed.preset!r}; there are {', '.join(PRESETS)}")
    if deed.text and not who.account:
        raise Wrong("presets-only", "guests speak by presets; free words need an account")
    if who.person != live.host and not live.seats_of(who.person):
        raise Wrong("no-seat", "only who sits at the table speaks")
    return entries.Said(by=who.person, key=deed.id, preset=deed.preset, text=deed.text.strip())


ACTS: Final[dict[type, Callable[[Live, Who, Any], Kept | None]]] = {
    protocol.Sit: sit,
    protocol.Ready: ready,
    protocol.Start: start,
    protocol.Reveal: reveal,
    protocol.Leave: leave,
    protocol.Return: come_back,
    protocol.Move: move,
    protocol.Undo: undo,
    protocol.Propose: propose,
    protocol.Reply: reply,
    protocol.Resign: resign,
    protocol.SetPolicy: policy,
    protocol.Hint: hint,
    protocol.Host: host,
    protocol.Claim: claim,
    protocol.Say: say,
}


def act(live: Live, who: Who, deed: Any) -> Kept | None:
    """Do a deed; None where there is nothing to write down. Raises Wrong, Stale, or the rules' own refusal."""
    try:
        return ACTS[type(deed)](live, who, deed)
    except LudotekaError as bad:
        if isinstance(deed, protocol.Move):
            raise
        raise Wrong("not-possible", plain_message(bad)) from None
