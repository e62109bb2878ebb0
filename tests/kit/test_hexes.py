"""Hexagons: places by coordinates, neighbours, turning."""

from __future__ import annotations

import pytest

from ludoteka.kit.hexes import COMPASS, EDGES, STEPS, HexField, opposite, turned

FIELD = HexField(4)


def test_a_field_has_as_many_places_as_its_radius_says() -> None:
    assert [len(HexField(radius).names) for radius in range(4)] == [1, 7, 19, 37]


def test_every_place_is_found_by_its_coordinates_and_named_after_them() -> None:
    found = [(FIELD.place(int(q), int(r)), f"{q},{r}") for q, r in zip(FIELD.q, FIELD.r, strict=True)]
    assert found == list(enumerate(FIELD.names))


def test_beyond_the_field_there_is_no_place() -> None:
    assert [FIELD.place(5, 0), FIELD.place(3, 2), FIELD.place(-4, -1)] == [-1, -1, -1]


@pytest.mark.parametrize("edge", range(6))
def test_whoever_goes_out_and_back_is_where_he_was(edge: int) -> None:
    back = [FIELD.beside[6 * there + opposite(edge)] for there in FIELD.beside[edge::6] if there >= 0]
    assert back == [place for place, there in enumerate(FIELD.beside[edge::6]) if there >= 0]


@pytest.mark.parametrize("edge", range(6))
def test_a_neighbour_lies_one_step_in_the_direction_of_its_edge(edge: int) -> None:
    q, r = STEPS[edge]
    assert FIELD.beside[6 * FIELD.place(0, 0) + edge] == FIELD.place(q, r)


def test_directions_go_round_anticlockwise_from_the_east() -> None:
    assert COMPASS == ("E", "NE", "NW", "W", "SW", "SE")


def test_the_distance_is_the_number_of_steps() -> None:
    for place, name in enumerate(FIELD.names):
        q, r = (int(word) for word in name.split(","))
        assert FIELD.distance(place, FIELD.place(0, 0)) == (abs(q) + abs(r) + abs(q + r)) // 2


def test_six_sixths_of_a_turn_change_nothing() -> None:
    for edges in range(EDGES + 1):
        once = edges
        for _ in range(6):
            once = turned(once, 1)
        assert once == edges


def test_a_turn_moves_every_edge_on() -> None:
    assert [turned(0b000001, turns) for turns in range(6)] == [1, 2, 4, 8, 16, 32]
