"""Accounts: a guest who wants to be known on other devices takes a login, with a password or a passkey."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final, Literal

import msgspec
import webauthn
from msgspec import Struct
from msgspec.structs import replace
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

from ludoteka.server.live.asking import Wrong
from ludoteka.server.passwords import Passwords
from ludoteka.server.people import Caller, People, Person
from ludoteka.server.store.store import Paper, Store, Taken

PATIENCE: Final = 300.0
"""So long an attempt with a passkey may take."""
ROOM: Final = "Ludoteka"
NOT_ACCEPTED: Final = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError)
"""What the library raises over a passkey that is wrong, or over one that is made up and has other types in it."""


class Login(Struct, frozen=True):
    """Whose login it is, and the hash of the password; empty where only passkeys open it."""

    person: str
    hash: str = ""


class Attempt(Struct, frozen=True):
    """A challenge that waits for its answer."""

    purpose: Literal["register", "login"]
    challenge: str
    person: str = ""
    login: str = ""


class Passkey(Struct, frozen=True):
    """A public key and whose it is."""

    person: str
    key: str
    count: int


class Site(Struct, frozen=True):
    """The address by which browsers know the room; a passkey is good for it alone."""

    host: str
    origin: str


class Accounts:
    """Takes logins, checks passwords and passkeys."""

    def __init__(self, store: Store, people: People, passwords: Passwords) -> None:
        self.store = store
        self.people = people
        self.passwords = passwords

    # ---- passwords

    async def register(self, caller: Caller, login: str, password: str, old: str = "") -> tuple[Person, bool]:
        """Keep a guest under a login, or change the password of the own one; also says whether the login is new."""
        hashed = await self.passwords.hash(password)
        person = await self.people.present(caller.person.id)  # that took a while, and other nodes may know more
        if person.login != login:
            return await self._take_login(person.id, login, hashed), True
        while (paper := await self.store.paper("login", login, self.people.now())) is not None:
            known = msgspec.json.decode(paper.body, type=Login)
            if known.hash and not await self.passwords.fits(known.hash, old):
                raise Wrong("wrong-password", "a new password needs the present one in the field 'old'")
            if await self.store.exchange(paper, msgspec.json.encode(Login(person.id, hashed))):
                break
        return await self.people.present(person.id), False

    async def log_in(self, login: str, password: str) -> tuple[Caller, str]:
        """Come in with login and password; an unknown login takes as long as a wrong password."""
        paper = await self.store.paper("login", login, self.people.now())
        known = Login("") if paper is None else msgspec.json.decode(paper.body, type=Login)
        fits = await self.passwords.fits(known.hash, password)
        person = await self.people.person(known.person) if fits else None
        if person is None:
            raise Wrong("wrong-login", "login and password do not fit")
        caller, proof = await self.people.sign_in(person, "cookie", "")
        # Whoever changes the password ends the sign-ins that he finds then: one made later looks for itself.
        if await self.store.paper("login", login, self.people.now()) != paper:
            await self.people.sign_out(caller.session.id)
            raise Wrong("wrong-login", "login and password do not fit")
        return caller, proof

    async def _take_login(self, person: str, login: str, hashed: str) -> Person:
        """Keep somebody under a login; he has it when his own paper says so."""

        def take(known: Person) -> Person:
            if known.login is not None:
                raise Wrong("has-login", "you have a login already")
            return replace(known, login=login)

        take(await self.people.present(person))
        try:
            await self.store.file(
                Paper(kind="login", key=login, body=msgspec.json.encode(Login(person, hashed)), owner=person), new=True
            )
        except Taken:
            raise Wrong("login-taken", "this login is taken") from None
        try:
            return await self.people.change(person, take)
        except Wrong:  # another login was quicker, or he is forgotten, and his login perhaps somebody else's by now
            paper = await self.store.paper("login", login, self.people.now())
            if paper is not None and paper.owner == person:
                await self.store.shred("login", login)
            raise

    # ---- passkeys

    async def begin_register(self, site: Site, person: Person, login: str) -> tuple[str, dict[str, Any]]:
        """A challenge for a new passkey."""
        name = person.login or login
        if not name:
            raise Wrong("needs-login", "choose a login for the passkey")
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=ROOM,
            user_name=name,
            user_id=person.id.encode(),
            user_display_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        return await self._attempt("register", options, person.id, name)

    async def finish_register(self, site: Site, caller: Caller, attempt: str, credential: dict[str, Any]) -> Person:
        """Keep the passkey, and the login if it is new."""
        known = await self._answered(attempt, "register")
        if known.person != caller.person.id:
            raise Wrong("wrong-passkey", "this attempt belongs to somebody else")
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(known.challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except NOT_ACCEPTED as bad:
            raise Wrong("wrong-passkey", f"the passkey was not accepted: {bad}") from None
        body = Passkey(known.person, bytes_to_base64url(found.credential_public_key), found.sign_count)
        return await self._keep_passkey(bytes_to_base64url(found.credential_id), body, known.login)

    async def _keep_passkey(self, key: str, body: Passkey, login: str) -> Person:
        """Give somebody a passkey, and the login unless he has one."""
        try:
            await self.store.file(
                Paper(kind="passkey", key=key, body=msgspec.json.encode(body), owner=body.person), new=True
            )
        except Taken:
            raise Wrong("wrong-passkey", "this passkey is kept already") from None
        try:
            person = await self.people.present(body.person)
            return person if person.login else await self._take_login(person.id, login, "")
        except Wrong:  # a passkey without a login, or of somebody who is gone, is not kept
            await self.store.shred("passkey", key)
            raise

    async def begin_login(self, site: Site) -> tuple[str, dict[str, Any]]:
        """A challenge for whoever has a passkey."""
        return await self._attempt("login", webauthn.generate_authentication_options(rp_id=site.host), "", "")

    async def finish_login(self, site: Site, attempt: str, credential: dict[str, Any]) -> Person:
        """Whose passkey it is."""
        known = await self._answered(attempt, "login")
        key = credential.get("id")
        paper = await self.store.paper("passkey", key, self.people.now()) if isinstance(key, str) else None
        if paper is None or not isinstance(key, str):
            raise Wrong("wrong-login", "this passkey is not known here")
        kept = msgspec.json.decode(paper.body, type=Passkey)
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(known.challenge),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(kept.key),
                credential_current_sign_count=kept.count,
            )
        except NOT_ACCEPTED as bad:
            raise Wrong("wrong-login", f"the passkey was not accepted: {bad}") from None
        person = await self.people.person(kept.person)
        counted = msgspec.json.encode(replace(kept, count=found.new_sign_count))
        if person is None or not await self.store.exchange(paper, counted):
            raise Wrong("wrong-login", "this passkey is not known here")
        return person

    async def _attempt(
        self, purpose: Literal["register", "login"], options: Any, person: str, login: str
    ) -> tuple[str, dict[str, Any]]:
        body = Attempt(purpose, bytes_to_base64url(options.challenge), person, login)
        key = secrets.token_urlsafe(18)
        await self.store.file(
            Paper(
                kind="attempt",
                key=key,
                body=msgspec.json.encode(body),
                owner=person,
                until=self.people.now() + PATIENCE,
            )
        )
        return key, json.loads(webauthn.options_to_json(options))

    async def _answered(self, attempt: str, purpose: str) -> Attempt:
        """The challenge of an attempt, which is used up by this."""
        paper = await self.store.paper("attempt", attempt, self.people.now())
        found = None if paper is None else msgspec.json.decode(paper.body, type=Attempt)
        if found is None or found.purpose != purpose or not await self.store.shred("attempt", attempt):
            raise Wrong("wrong-passkey", "this attempt has expired; begin anew")
        return found
