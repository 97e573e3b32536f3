"""A played match: who may move, the way back, and files that are whole or say what is wrong with them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import twolands
from tests.duel_table import BLACK, DUEL, WHITE, position
from twolands.core.errors import BadMove, BadOption, BadPosition, BadSave, IllegalMove, TwoLandsError
from twolands.core.game import CHANCE
from twolands.core.match import Match, Seat

PEOPLE = [Seat("Neferu", "human", 1), Seat("Ahmose", "human", 2)]
AGAINST_BOT = [Seat("Neferu", "human", 1), Seat("", "greedy", 3)]


def begun(seats: list[Seat] | None = None, *, seed: int = 7, practice: bool = False, options: Any = None) -> Match:
    """A match whose boats are loaded."""
    match = Match(DUEL, options, seats or PEOPLE, seed=seed, practice=practice)
    assert len(match.draw()) == 18
    return match


def played(match: Match, *moves: str) -> Match:
    """Each move, and the draws that follow it."""
    for move in moves:
        match.play(move)
        match.draw()
    return match


def random_save(seed: int = 3, plies: int = 60) -> dict[str, Any]:
    match, rng = begun(seed=seed), random.Random(seed)
    while len(match.plies) < plies:
        moves = match.legal_moves()
        played(match, moves[int(rng.random() * len(moves))])
    return json.loads(json.dumps(match.save()))  # type: ignore[no-any-return]


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_move_is_a_ply_with_its_seat_its_path_and_what_happened() -> None:
    match = begun()
    ply = match.play("place b2", WHITE)
    assert (ply.notation, ply.seat, ply.path) == ("place b2", WHITE, ["b2"])
    assert [event[:2] for event in ply.events] == [("place", "DUEL-10")]
    assert match.state.current_player == BLACK
    assert match.plies[0].seat == CHANCE
    assert match.plies[0].path == ["r1.1"]


@pytest.mark.parametrize(
    ("move", "seat", "error", "path"),
    [
        ("place b2", BLACK, BadMove, "seat"),
        ("dance", WHITE, BadMove, "move"),
        ("", None, BadMove, "move"),
        ("place d4", WHITE, BadMove, "move"),
        ("unload r1", WHITE, IllegalMove, "move"),
        ("draw tomb1", None, IllegalMove, "move"),
        ("pass", WHITE, IllegalMove, "move"),
    ],
)
def test_a_bad_move_changes_nothing(move: str, seat: int | None, error: type[TwoLandsError], path: str) -> None:
    match = played(begun(), "place a1", "place a2")
    match.undo()
    match.redo()
    before = match.save()
    state = match.state
    with pytest.raises(error) as caught:
        match.play(move, seat)
    assert caught.value.path == path
    assert match.save() == before
    assert match.state is state


def test_an_illegal_move_says_its_rule() -> None:
    with pytest.raises(IllegalMove) as caught:
        begun().play("unload r1")
    assert caught.value.rule == "DUEL-11"
    assert str(caught.value).startswith("“unload r1” is not allowed now: No meeple stands in the line of r1")
    assert str(caught.value).endswith("(DUEL-11)")


def test_the_outcome_of_a_draw_may_be_chosen() -> None:
    match = Match(DUEL)
    match.play("draw tomb7")
    with pytest.raises(IllegalMove) as caught:
        match.play("draw tomb7")
    assert caught.value.rule == "DUEL-6"
    assert match.save()["moves"] == ["draw tomb7"]


def test_nothing_is_played_after_the_end() -> None:
    match = Match(DUEL, start=position(boats="cc", agenda=[]))
    assert match.over
    with pytest.raises(IllegalMove, match="the match is over"):
        match.play("place a1")
    assert match.draw() == []


def test_the_same_seed_deals_the_same_match() -> None:
    assert random_save(seed=3)["moves"] == random_save(seed=3)["moves"]
    assert random_save(seed=3)["moves"] != random_save(seed=4)["moves"]
    assert begun(seed=1).save()["moves"] != begun(seed=2).save()["moves"]


def test_chance_alone_uses_the_seed() -> None:
    """What is decided between two draws does not change what is drawn."""
    drawn = []
    for moves in (["place a1", "place b1", "unload r1"], ["place c1", "place b1", "unload r1"]):
        drawn.append([ply.notation for ply in played(begun(), *moves).plies[-3:]])
    assert drawn[0] == drawn[1]


# --- seats ------------------------------------------------------------------------------------------------------------


def test_seats_may_be_left_out_and_be_mappings() -> None:
    assert Match(DUEL).seats == [Seat("", "human", 1), Seat("", "human", 2)]
    assert Match(DUEL, seats=[{"name": "N", "colour": 4}, {"player": "random"}]).seats == [
        Seat("N", "human", 4),
        Seat("", "random", 2),
    ]


@pytest.mark.parametrize(
    ("seats", "path", "id"),
    [
        ([{}], "seats", "error-seats-count"),
        ([{}] * 3, "seats", "error-seats-count"),
        ("ab", "seats", "error-seats-count"),
        ({}, "seats", "error-seats-count"),
        ([{}, 5], "seats[1]", "error-seat-shape"),
        ([{}, {"rank": 1}], "seats[1].rank", "error-seat-key"),
        ([{"name": 5}, {}], "seats[0].name", "error-seat-name"),
        ([{"name": "x" * 41}, {}], "seats[0].name", "error-seat-name"),
        ([{"player": ""}, {}], "seats[0].player", "error-seat-player"),
        ([{"player": None}, {}], "seats[0].player", "error-seat-player"),
        ([{"colour": 0}, {}], "seats[0].colour", "error-seat-colour"),
        ([{"colour": 5}, {}], "seats[0].colour", "error-seat-colour"),
        ([{"colour": 1.0}, {}], "seats[0].colour", "error-seat-colour"),
        ([{"colour": True}, {}], "seats[0].colour", "error-seat-colour"),
        ([{"colour": "red"}, {}], "seats[0].colour", "error-seat-colour"),
        ([{"colour": 3}, {"colour": 3}], "seats[1].colour", "error-seat-colour-twice"),
    ],
)
def test_seats_that_cannot_be(seats: Any, path: str, id: str) -> None:
    with pytest.raises(BadOption) as caught:
        Match(DUEL, seats=seats)
    assert (caught.value.path, caught.value.message["id"]) == (path, id)
    assert str(caught.value)


# --- undo and redo ----------------------------------------------------------------------------------------------------


def barrier(match: Match) -> str | None:
    found = match.undo_barrier()
    assert (found is None) == _can_undo(match)
    return None if found is None else str(found["id"])


def _can_undo(match: Match) -> bool:
    before = match.save()
    try:
        match.undo()
    except BadMove:
        assert match.save() == before
        return False
    match.redo()
    assert match.save() == before
    return True


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    assert barrier(Match(DUEL)) == "undo-beginning"
    assert barrier(begun(practice=True)) == "undo-beginning"


def test_a_draw_is_not_taken_back() -> None:
    assert barrier(begun()) == "undo-chance"
    match = played(begun(), "place a1", "place b1", "unload r1")
    assert barrier(match) == "undo-chance"
    with pytest.raises(BadMove, match="A draw has been seen"):
        match.undo()


def test_a_bots_move_is_not_taken_back() -> None:
    match = played(begun(AGAINST_BOT), "place a1")
    assert barrier(match) is None
    match.play("place b1")
    assert barrier(match) == "undo-bot"


def test_undo_stops_at_another_players_move() -> None:
    match = played(begun(), "place a1", "place b1")
    assert match.undo() == 1
    assert match.state.current_player == BLACK
    assert barrier(match) == "undo-other"
    assert match.save()["moves"][-1] == "place a1"


def test_all_of_ones_own_turn_is_taken_back() -> None:
    match = Match(DUEL, seats=PEOPLE, start=position(white="crew"))
    played(match, "use crew", "place a1", "place b1", "stop")
    for left in (3, 2, 1, 0):
        assert barrier(match) is None
        assert match.undo() == 1
        assert len(match.plies) == left
    assert barrier(match) == "undo-beginning"
    assert match.state is match.at(0)


def test_a_turn_is_taken_back_and_made_again_as_a_whole() -> None:
    match = Match(DUEL, seats=PEOPLE, start=position(white="crew"))
    played(match, "use crew")
    assert not match.can_undo_whole(), "a single move is no more than undo takes"
    played(match, "place a1", "place b1", "stop")
    after = match.save()
    assert match.can_undo_whole()
    assert match.undo(whole=True) == 4
    assert match.plies == []
    assert not match.can_undo_whole()
    assert match.can_redo_whole()
    assert match.redo(whole=True) == 4
    assert match.save() == after
    assert not match.can_redo_whole()


def test_a_whole_turn_ends_at_another_players_move_and_at_a_draw() -> None:
    match = played(begun(), "place a1", "place b1")
    assert not match.can_undo_whole()
    assert match.undo(whole=True) == 1, "White has moved before"
    assert match.redo(whole=True) == 1
    match.play("unload r1")
    assert match.undo(whole=True) == 1
    assert match.redo(whole=True) == 1
    match.draw()
    with pytest.raises(BadMove):
        match.undo(whole=True)
    first = begun()
    first.play("place a1")
    assert first.undo(whole=True) == 1, "the boats were loaded by chance"


def test_practice_takes_a_whole_turn_back_with_what_followed_it() -> None:
    start = position(white="crew")
    match = Match(DUEL, seats=AGAINST_BOT, start=start, practice=True)
    played(match, "use crew", "place a1", "place b1", "stop")
    played(match, match.legal_moves()[0])  # the bot's
    assert match.state.current_player == WHITE
    after = match.save()
    played(match, match.legal_moves()[0])
    turns = match.save()
    assert match.undo(whole=True) == 1, "its own turn, and not the one before the bot's"
    assert match.undo(whole=True) == 5
    assert match.plies == []
    assert match.redo(whole=True) == 5, "up to where the person is asked in another turn"
    assert match.save() == after
    assert match.redo(whole=True) == 1
    assert match.save() == turns


def test_redo_makes_the_move_again() -> None:
    match = played(begun(), "place a1")
    before = match.save()
    match.undo()
    assert match.can_redo()
    assert match.redo() == 1
    assert match.save() == before
    assert not match.can_redo()
    with pytest.raises(BadMove) as caught:
        match.redo()
    assert caught.value.path == "redo"


def test_another_move_after_undo_forgets_the_old_one() -> None:
    match = played(begun(), "place a1")
    match.undo()
    match.play("place c3")
    assert not match.can_redo()
    assert match.save()["moves"][-1] == "place c3"
    assert match.legal_moves()[0] == "place a1"


def test_a_refused_move_does_not_forget_what_was_taken_back() -> None:
    match = played(begun(), "place a1")
    match.undo()
    with pytest.raises(IllegalMove):
        match.play("unload r1")
    assert match.can_redo()


def test_practice_goes_back_over_draws_and_bots_to_where_a_person_was_asked() -> None:
    match = begun(AGAINST_BOT, practice=True)
    played(match, "place a1", "place b1", "unload r1")
    asked = match.save()
    played(match, "place c3")
    assert match.state.current_player == WHITE
    assert match.undo() == 5, "the bot's move, three draws, and White's unload"
    assert match.save()["moves"][-1] == "place b1"
    assert match.redo() == 5
    assert match.save()["moves"] == [*asked["moves"], "place c3"]
    match.undo()
    assert match.undo() == 2
    assert barrier(match) == "undo-beginning"


def test_practice_of_bots_goes_back_and_forth_by_the_same_steps() -> None:
    bots = [Seat("", "random", 1), Seat("", "greedy", 2)]
    match = played(begun(bots, practice=True), "place a1", "place b1", "unload r1", "place c3")
    back = []
    while match.undo_barrier() is None:
        back.append(match.undo())
    forth = []
    while match.can_redo():
        forth.append(match.redo())
    assert back == [1, 4, 1, 1]
    assert forth == back[::-1]


def test_draws_after_undo_in_practice_are_new_ones() -> None:
    match = played(begun(practice=True), "place a1", "place b1", "unload r1")
    first = [ply.notation for ply in match.plies[-3:]]
    match.undo()
    played(match, "unload r1")
    assert [ply.notation for ply in match.plies[-3:]] != first
    match.state.check_invariants()


# --- saves ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [None, position(["W B .", ". . .", ". . ."], white="crew", sides="ABBA", first=1)])
def test_a_save_comes_back(start: dict[str, Any] | None) -> None:
    options = None if start else {"temple": "B", "first": 1}
    match = Match(DUEL, options, AGAINST_BOT, seed=5, practice=True, start=start)
    match.draw()
    played(match, "place a3", "unload r1" if start else "place b1", "place c3")
    save = match.save()
    text = json.dumps(save)
    again = twolands.load(json.loads(text))
    assert json.dumps(again.save()) == text
    assert DUEL.position(again.state) == DUEL.position(match.state)
    assert again.seats == match.seats
    assert again.practice
    assert [ply.events for ply in again.plies] == [ply.events for ply in match.plies]


def test_a_match_from_a_position_has_its_options() -> None:
    start = position(["W B .", ". . .", ". . ."], sides="ABBA", first=1)
    with pytest.raises(BadOption) as error:
        Match(DUEL, {"temple": "A"}, start=start)
    assert error.value.path == "options"
    assert "of the position" in str(error.value)


def test_a_save_with_a_strange_key_is_refused() -> None:
    with pytest.raises(BadSave) as error:
        twolands.load({**random_save(), "date": "today"})
    assert error.value.path == "date"
    assert "date" in str(error.value)


def test_a_save_at_every_length_comes_back() -> None:
    save = random_save()
    whole = twolands.load(save)
    for ply in range(len(save["moves"]) + 1):
        part = twolands.load({**save, "moves": save["moves"][:ply]})
        assert DUEL.position(part.state) == DUEL.position(whole.at(ply))


def test_a_start_is_kept_apart_from_what_was_given() -> None:
    start = position(white="crew")
    match = Match(DUEL, start=start)
    start["places"]["a1"] = ["sphinx"]
    assert twolands.load(match.save()).state.current_player == WHITE


def test_a_start_may_leave_out_its_options() -> None:
    start = position()
    del start["options"]
    assert Match(DUEL, start=start).options == DUEL.options()


def test_what_a_save_may_leave_out() -> None:
    match = twolands.load({"format": 1, "game": "duel", "rules": "1.0", "moves": []})
    assert match.seats == Match(DUEL).seats
    assert match.options == DUEL.options()
    assert not match.practice


def test_a_loaded_match_goes_on_by_its_seed() -> None:
    save = played(begun(), "place a1", "place b1").save()
    one, same = (played(twolands.load(save, seed=9), "unload r1").save() for _ in range(2))
    assert one == same


def test_older_rules_load_and_newer_ones_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    save = random_save()
    monkeypatch.setattr(type(DUEL), "rules", "1.3")
    for rules in ("1.0", "1.2", "1.3"):
        assert twolands.load({**save, "rules": rules}).save()["rules"] == "1.3"
    for rules in ("1.4", "2.0", "0.9", "1.10"):
        with pytest.raises(BadSave) as caught:
            twolands.load({**save, "rules": rules})
        assert caught.value.path == "rules"
        assert str(caught.value) == f"This match needs rules {rules}; this site plays rules 1.3."


Save = dict[str, Any]


def seat(index: int, **changed: Any) -> Callable[[Save], None]:
    return lambda save: save["seats"][index].update(changed)


def without(key: str) -> Callable[[Save], None]:
    return lambda save: save.pop(key)


def with_(**changed: Any) -> Callable[[Save], None]:
    return lambda save: save.update(changed)


def move(index: int, text: Any) -> Callable[[Save], None]:
    def edit(save: Save) -> None:
        save["moves"][index] = text

    return edit


@pytest.mark.parametrize(
    ("edit", "path", "words"),
    [
        (without("format"), "format", ["format"]),
        (without("game"), "game", ["game"]),
        (without("rules"), "rules", ["rules"]),
        (without("moves"), "moves", ["moves"]),
        (with_(format=2), "format", ["format 2", "format 1"]),
        (with_(format="1"), "format", ["format '1'"]),
        (with_(format=True), "format", ["format True"]),
        (with_(format=None), "format", ["format None"]),
        (with_(game="senet"), "game", ["senet", "duel"]),
        (with_(game=5), "game", ["5"]),
        (with_(game=["duel"]), "game", ["['duel']"]),
        (with_(rules="2.0"), "rules", ["2.0", "1.0"]),
        (with_(rules=1.0), "rules", ["1.0"]),
        (with_(rules="1"), "rules", ["'1'"]),
        (with_(rules="1.x"), "rules", ["'1.x'"]),
        (with_(rules="1.²"), "rules", ["'1.²'"]),
        (with_(options=[]), "options", ["options"]),
        (with_(options={"colour": 1}), "options.colour", ["colour", "obelisk"]),
        (with_(options={"temple": "C"}), "options.temple", ["temple", "'C'", "A, B"]),
        (with_(options={"first": True}), "options.first", ["first", "True", "0, 1"]),
        (with_(options={"open_temples": 1}), "options.open_temples", ["open_temples", "false, true"]),
        (with_(practice="yes"), "practice", ["practice"]),
        (with_(seats=[]), "seats", ["2"]),
        (with_(seats=7), "seats", ["2"]),
        (seat(0, name="x" * 41), "seats[0].name", ["40"]),
        (seat(1, player=5), "seats[1].player", ["5"]),
        (seat(1, colour=9), "seats[1].colour", ["9"]),
        (seat(1, colour=1), "seats[1].colour", ["colour 1"]),
        (seat(1, age=9), "seats[1].age", ["age"]),
        (with_(moves={}), "moves", ["list"]),
        (with_(moves=None), "moves", ["list"]),
        (with_(moves="place a1"), "moves", ["list"]),
        (move(31, 7), "moves[31]", ["32", "text"]),
        (move(31, None), "moves[31]", ["32", "text"]),
        (move(31, "dance"), "moves[31]", ["32", "dance"]),
        (move(3, "place a1"), "moves[3]", ["4", "place a1", "turned up first"]),
        (move(18, "unload r2"), "moves[18]", ["19", "“unload r2”", "line of r2"]),
        (with_(start=5), "start", ["5"]),
        (with_(start={}), "start.format", ["missing"]),
        (with_(start=position() | {"game": "senet"}), "start.game", ["senet", "duel"]),
        (with_(start=position() | {"agenda": [["turn", 3]]}), "start.agenda[0]", ["turn", "3"]),
    ],
)
def test_a_broken_save_names_the_place_and_the_cause(edit: Callable[[Save], None], path: str, words: list[str]) -> None:
    save = random_save()
    edit(save)
    with pytest.raises(TwoLandsError) as caught:
        twolands.load(save)
    assert caught.value.path == path
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize("save", [None, [], "duel", 5, [{"format": 1}]])
def test_what_is_no_save_at_all(save: Any) -> None:
    with pytest.raises(BadSave, match="not a saved match"):
        twolands.load(save)


def test_an_illegal_move_in_a_save_has_its_number_its_rule_and_its_path() -> None:
    save = random_save()
    turns = [index for index, text in enumerate(save["moves"]) if text.startswith("place")]
    index = turns[-1]
    taken = next(text for text in save["moves"][18:index] if text.startswith("place"))
    save["moves"] = [*save["moves"][:19], taken]
    with pytest.raises(BadSave) as caught:
        twolands.load(save)
    error = caught.value
    assert (error.path, error.rule, error.kind) == ("moves[19]", "DUEL-10", "save")
    assert str(error) == f"Move 20, “{taken}”, cannot be: A meeple stands on {taken[-2:]} already."


def test_moves_after_the_end_cannot_be() -> None:
    save = Match(DUEL, start=position(boats="cc", agenda=[])).save() | {"moves": ["place a1"]}
    with pytest.raises(BadSave) as caught:
        twolands.load(save)
    assert caught.value.path == "moves[0]"
    assert "over" in str(caught.value)


def test_all_faults_of_a_start_are_told_with_their_paths_in_the_save() -> None:
    save = Match(DUEL, start=position()).save()
    save["start"]["counters"].update(reserve=1, unloads=5)
    with pytest.raises(BadPosition) as caught:
        twolands.load(save)
    paths = [fault.path for fault in caught.value.faults]
    assert paths == [f"start.counters.{name}" for name in ("supply", "reserve", "unloads")]
    assert all(path in str(caught.value) for path in paths)


def test_a_replay_that_fails_leaves_the_match_as_it_was() -> None:
    match = played(begun(), "place a1")
    match.undo()
    before = match.save()
    with pytest.raises(BadSave) as caught:
        match.replay(["place a1", "place a1"])
    assert caught.value.path == "moves[19]"
    assert match.save() == before
    assert match.can_redo()
    assert match.state.current_player == WHITE


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_are_read_from_a_mapping_or_taken_as_they_are() -> None:
    given = DUEL.options({"tomb": "B", "open_temples": True})
    assert (given.tomb, given.obelisk, given.open_temples) == ("B", "A", True)
    assert DUEL.options(given) == given
    assert begun(options={"first": 1}).state.current_player == BLACK


def test_an_options_object_is_checked_like_a_mapping() -> None:
    with pytest.raises(BadOption) as caught:
        DUEL.new(DUEL.Options(temple="C"))
    assert caught.value.path == "options.temple"
