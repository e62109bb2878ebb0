"""The guard at the door: foreign origins, strict policy, limits on everything a stranger can call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from ludoteka.server.door import docs
from ludoteka.server.door.guard import HEADERS
from ludoteka.server.health import Pulse
from ludoteka.server.limits import RATES, Limits, TooMany
from ludoteka.server.live.bucket import Bucket, Rate
from ludoteka.server.store.store import Unavailable
from tests.server.house import Guest, House
from tests.server.matches import two, watched

FOREIGN = {"origin": "https://evil.example"}


# ---- origins


def test_a_foreign_page_cannot_call(house: House) -> None:
    assert house.guest().post("/api/tables", {}, **FOREIGN).json()["key"] == "foreign-origin"


def test_a_foreign_page_cannot_open_a_socket(house: House) -> None:
    ann, _, table = two(house)
    assert ann.look(table, **FOREIGN).accepted is False


def test_the_own_page_can_open_a_socket(house: House) -> None:
    ann, _, table = two(house)
    assert ann.look(table, origin="http://room").read()["t"] == "sync"


def test_a_page_of_the_named_origin_can_call(new_house: Callable[..., House]) -> None:
    house = new_house(origin="https://games.example")
    assert house.guest().post("/api/me", {}, origin="https://games.example").status_code == 200


def test_where_an_origin_is_named_the_host_does_not_count(new_house: Callable[..., House]) -> None:
    house = new_house(origin="https://games.example")
    assert house.guest().post("/api/me", {}, origin="http://room").status_code == 403


def test_a_page_without_an_address_is_foreign(house: House) -> None:
    assert house.guest().post("/api/me", {}, origin="null").status_code == 403


# ---- strangers

OPEN = {
    "POST /api/me",
    "POST /api/login",
    "POST /api/login/passkey",
    "POST /api/login/passkey/finish",
    "GET /api/push",
    "GET /api/games",
    "GET /api/games/{key}/texts/{language}",
    "GET /api/courses/{key}/{language}",
    "GET /api/presets",
    "GET /api/feed/{key}",
}
"""What docs/hardening.md names."""


def test_without_signing_in_only_what_is_named_in_the_docs_can_be_called(house: House) -> None:
    paths = Guest(house).get("/api/openapi.json").json()["paths"]
    calls = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    closed = {
        f"{method} {path}"
        for method, path in calls
        if Guest(house).call(method, path.translate({ord(one): None for one in "{}"})).status_code == 401
    }
    assert {f"{method} {path}" for method, path in calls} - closed == OPEN


# ---- headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/assets/none.js", "/api/docs", "/healthz"])
def test_every_answer_carries_the_policy(house: House, path: str) -> None:
    assert {name.decode() for name, _ in HEADERS} <= set(house.guest().get(path).headers)


def test_the_policy_allows_no_script_from_elsewhere(house: House) -> None:
    policy = house.guest().get("/").headers["content-security-policy"]
    assert ("script-src 'self';" in policy, "unsafe" in policy) == (True, False)


def test_on_a_https_site_browsers_are_told_to_stay_there(new_house: Callable[..., House]) -> None:
    house = new_house(origin="https://games.example")
    assert "strict-transport-security" in Guest(house).get("/").headers


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2fpyproject.toml",
        "/assets/../../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/assets/%00.js",
    ],
)
def test_no_path_leads_out_of_the_front_end(house: House, path: str) -> None:
    text = house.guest().get(path).text
    assert ("root:" in text, "[project]" in text) == (False, False)


def test_the_page_about_the_calls_needs_no_script(house: House) -> None:
    page = house.guest().get("/api/docs").text
    assert ("POST /api/tables" in page, "<script" in page) == (True, False)


# ---- limits


def test_a_bucket_takes_a_burst_and_then_makes_wait() -> None:
    bucket = Bucket(Rate(3, 1.0))
    assert [bucket.wait(100.0) > 0 for _ in range(4)] == [False, False, False, True]


def test_a_bucket_has_room_again_after_a_while() -> None:
    bucket = Bucket(Rate(3, 1.0))
    for _ in range(3):
        bucket.wait(100.0)
    assert (bucket.wait(100.9) > 0, bucket.wait(101.1) > 0) == (True, False)


def test_limits_count_everybody_apart() -> None:
    limits = Limits(now=lambda: 0.0)
    for _ in range(int(RATES["login"].burst)):
        limits.check("login", "here")
    limits.check("login", "there")
    with pytest.raises(TooMany):
        limits.check("login", "here")


@pytest.fixture
def strict(new_house: Callable[..., House]) -> House:
    """A node with its limits on; no time passes for them, however slow the machine is."""
    house = new_house(rate=1.0)
    house.room.limits.now = lambda: 1000.0
    return house


def until_limited(calls: Callable[[], int], most: int = 200) -> int:
    """How many calls were answered before the first 429."""
    for number in range(most):
        if calls() == 429:
            return number
    raise AssertionError("never limited")


def test_guests_cannot_be_made_without_end(strict: House) -> None:
    assert until_limited(lambda: Guest(strict).post("/api/me").status_code) == RATES["guest"].burst


def test_passwords_cannot_be_tried_without_end(strict: House) -> None:
    wrong = {"login": "ann", "password": "x"}
    assert until_limited(lambda: Guest(strict).post("/api/login", wrong).status_code) == RATES["login"].burst


def test_one_login_cannot_be_tried_from_everywhere(strict: House) -> None:
    places = iter(range(200))
    wrong = {"login": "ann", "password": "x"}
    tries = until_limited(lambda: Guest(strict, f"10.0.1.{next(places)}").post("/api/login", wrong).status_code)
    assert tries == RATES["login-name"].burst


def test_one_table_cannot_be_tried_from_everywhere(strict: House) -> None:
    table, places = strict.guest("Ann").create(password="mellon"), iter(range(200))

    def tried() -> int:
        guest = Guest(strict, f"10.0.2.{next(places)}")
        guest.post("/api/me")
        return guest.post(f"/api/tables/{table}/enter", {"password": "x"}).status_code

    assert until_limited(tried) == RATES["enter-table"].burst


def test_one_address_keeps_nobody_out_of_a_login_or_a_locked_table(strict: House) -> None:
    """However long it tries as often as it may, whoever comes from elsewhere is heard."""
    ann, bob, mallory = strict.guest("Ann"), Guest(strict, "10.2.0.1"), Guest(strict, "10.9.9.9")
    ann.post("/api/accounts", {"login": "ann", "password": "correct horse"})
    table, found = ann.create(password="mellon"), []
    mallory.post("/api/me")
    for second in range(0, 1800, 5):
        strict.room.limits.now = lambda now=1000.0 + second: now  # type: ignore[misc]
        for _ in range(2):
            mallory.post("/api/login", {"login": "ann", "password": "x"})
            mallory.post(f"/api/tables/{table}/enter", {"password": "x"})
        if second % 300 == 295:
            bob.post("/api/me")
            found += [
                bob.post(f"/api/tables/{table}/enter", {"password": "mellon"}).status_code,
                bob.post("/api/login", {"login": "ann", "password": "correct horse"}).status_code,
            ]
            bob.jar.clear()
    assert found == [204, 200] * 6


def test_reports_cannot_be_filed_without_end_by_one_person_nor_by_many_of_one_address(strict: House) -> None:
    ann, wish = strict.guest("Ann"), {"table": "aa", "person": "bob", "what": "spam"}
    assert until_limited(lambda: ann.post("/api/reports", wish).status_code) == RATES["report"].burst
    many = iter([strict.guest() for _ in range(int(RATES["report-address"].burst) - 1)])
    left = RATES["report-address"].burst - RATES["report"].burst
    assert until_limited(lambda: next(many).post("/api/reports", wish).status_code) == left


def test_tables_cannot_be_made_without_end(strict: House) -> None:
    ann = strict.guest("Ann")
    wish = {"settings": {"game": "tic-tac-toe", "chairs": [{}, {}]}}
    assert until_limited(lambda: ann.post("/api/tables", wish).status_code) == RATES["create"].burst


def test_the_password_of_a_table_cannot_be_tried_without_end(strict: House) -> None:
    table, bob = strict.guest("Ann").create(password="mellon"), strict.guest("Bob")
    tries = until_limited(lambda: bob.post(f"/api/tables/{table}/enter", {"password": "x"}).status_code)
    assert tries <= RATES["enter"].burst


def test_nobody_chatters_without_end(strict: House) -> None:
    ann, _, table = two(strict)
    answers = [ann.act(table, "chat", preset="hello")["kind"] for _ in range(10)]
    assert answers.count("accepted") == RATES["chat"].burst


def test_who_is_limited_is_told_when_to_come_back(strict: House) -> None:
    until_limited(lambda: Guest(strict).post("/api/me").status_code)
    assert int(Guest(strict).post("/api/me").headers["retry-after"]) >= 1


def test_all_calls_of_an_address_are_counted(strict: House) -> None:
    assert until_limited(lambda: Guest(strict).get("/api/games").status_code) >= RATES["call"].burst


def test_health_is_asked_without_limit(strict: House) -> None:
    assert {Guest(strict).get("/healthz").status_code for _ in range(150)} == {200}


def test_addresses_of_one_household_are_counted_as_one(strict: House) -> None:
    """Whoever has a line has 2^64 addresses of IPv6."""
    places = iter(range(200))
    calls = until_limited(lambda: Guest(strict, f"2001:db8:0:7::{next(places):x}").post("/api/me").status_code)
    assert calls == RATES["guest"].burst
    assert Guest(strict, "2001:db8:0:8::1").post("/api/me").status_code == 200


def test_an_address_is_the_same_however_it_is_written(strict: House) -> None:
    until_limited(lambda: Guest(strict, "10.0.0.7").post("/api/me").status_code)
    assert Guest(strict, "::ffff:10.0.0.7").post("/api/me").status_code == 429


def test_sockets_of_one_household_are_counted_as_one(new_house: Callable[..., House]) -> None:
    house = new_house(sockets_per_address=2)
    ann, _, table = two(house)
    eyes = []
    for number in range(3):
        ann.address = f"2001:db8::{number + 1}"
        eyes.append(ann.look(table))
    assert eyes[-1].ended() == 4429


@pytest.mark.parametrize("path", ["/api/docs", "/api/openapi.json"])
def test_the_pages_about_the_calls_are_made_once(house: House, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    made, honest = [], docs.describe
    monkeypatch.setattr(docs, "describe", lambda app: made.append(path) or honest(app))
    texts = {Guest(house).get(path).text for _ in range(3)}
    assert (len(made), len(texts)) == (1, 1)


def test_the_store_is_pinged_once_a_second_however_many_ask_whether_it_is_ready(house: House) -> None:
    pinged, time = [], [100.0]

    async def ping() -> None:
        pinged.append(time[0])
        await asyncio.sleep(0.01)

    async def many(pulse: Pulse) -> list[bool]:
        return [await asyncio.wait_for(pulse.beats(), 5), *await asyncio.gather(*(pulse.beats() for _ in range(50)))]

    pulse = Pulse(ping, lambda: time[0])
    assert all(house.run(many(pulse)))
    time[0] += 1.1
    house.run(asyncio.wait_for(asyncio.gather(pulse.beats(), pulse.beats()), 5))
    assert pinged == [100.0, 101.1]


def test_a_store_that_cannot_be_used_makes_the_node_unready_until_it_can(house: House) -> None:
    time, bad = [100.0], [True]

    async def ping() -> None:
        if bad[0]:
            raise Unavailable("full")

    house.app.state.pulse = Pulse(ping, lambda: time[0])
    first = Guest(house).get("/readyz").status_code
    bad[0], time[0] = False, 101.1
    assert (first, Guest(house).get("/readyz").status_code) == (503, 200)


def test_a_socket_that_floods_is_closed(strict: House) -> None:
    ann, _, _ = watched(strict)
    for number in range(200):
        ann.send({"t": "ping", "id": f"p{number}"})
    assert ann.ended() == 4429


def test_a_socket_that_talks_nonsense_is_closed(strict: House) -> None:
    ann, _, _ = watched(strict)
    for _ in range(40):
        ann.send("nonsense")
    assert ann.ended() is not None


def test_too_many_sockets_of_one_address_are_refused(new_house: Callable[..., House]) -> None:
    house = new_house(sockets_per_address=2)
    ann, _, table = two(house)
    eyes = [ann.look(table) for _ in range(3)]
    assert eyes[-1].ended() == 4429


def test_a_body_that_is_too_long_is_refused(house: House) -> None:
    assert house.guest().post("/api/me", b"[" + b"1," * 50_000 + b"1]").status_code == 413


def test_a_message_that_is_too_long_is_refused(house: House) -> None:
    ann, _, _ = watched(house)
    ann.send("x" * 20_000)
    assert ann.read("answer")["problem"]["key"] == "too-long"
