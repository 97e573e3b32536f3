"""The turn: Visit, Specialise and Take; Scarabs, tablets and writing (MEN-32..55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import agenda, words
from . import data as d
from .agenda import Entry, question, step, tell
from .effects import effect, gain_food, push_list

if TYPE_CHECKING:
    from .state import MenNeferState

SUN, MOON = 1, 1 + len(d.HOUSES)
"""Where an Apprentice is: 0 at home, from SUN and from MOON on the Houses in order, -1 in hand."""
HOME, IN_HAND = 0, -1


# --- the three options ------------------------------------------------------------------------------------------------


def turn_answers(s: MenNeferState, entry: Entry) -> list[int]:
    """MEN-32, MEN-40, MEN-46."""
    base = 3 * s.seat
    visits, specialises, takes = s.used[base : base + 3]
    apprentices = s.apprentices[base : base + 3]
    answers = []
    if visits < 3:
        answers += [d.VISIT0 + space for space in range(3) if apprentices[space] == HOME]
    if specialises < 3:
        answers += [d.SPECIALISE0 + house for house in range(5) if SUN + house in apprentices]
    if takes < 3 and -1 in s.tablets[base : base + 3]:
        food = s.food[s.seat]
        answers += [d.TAKE0 + row for row, change in enumerate(s.tables.row_food) if food + change >= 0]
    return answers


def _play_turn(s: MenNeferState, entry: Entry, move: int) -> None:
    s.agenda.append((agenda.END_TURN,))
    s.turn += 1
    if move < d.SPECIALISE0:
        _visit(s, move - d.VISIT0)
    elif move < d.TAKE0:
        _specialise(s, move - d.SPECIALISE0)
    else:
        _take(s, move - d.TAKE0)


def fee(s: MenNeferState, place: int) -> int:
    """MEN-34: what whoever comes to a Sun or Moon space now pays for the others there."""
    return s.tables.fees[min(3, s.crowd[place])]


def _pay_fee(s: MenNeferState, place: int) -> bool:
    """MEN-35, MEN-36: pay for coming to a space, or be consoled; whether it was paid."""
    seat, cost = s.seat, fee(s, place)
    s.crowd[place] += 1
    if s.food[seat] < cost:
        if s.journal is not None:
            tell(s, "fee-unpaid", "MEN-36", cost=cost)
        gain_food(s, s.tables.consolation)
        return False
    s.food[seat] -= cost
    if s.journal is not None and cost:
        tell(s, "fee", "MEN-34", cost=cost)
    return True


def _visit(s: MenNeferState, space: int) -> None:
    index = 3 * s.seat + space
    s.used[3 * s.seat] += 1
    s.in_use = s.tablets[index]
    s.tablets[index] = -1
    s.apprentices[index] = IN_HAND
    s.agenda += [(agenda.PUT_AWAY,), (agenda.HOUSE, space)]
    if s.journal is not None:
        tell(s, "visit", "MEN-32", tablet=words.tablet(s.in_use))


_HOUSES = [d.HOUSE0 + house for house in range(len(d.HOUSES))]


def _house_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return _HOUSES


def _play_house(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-33..37."""
    house = move - d.HOUSE0
    s.apprentices[3 * s.seat + entry[1]] = SUN + house
    if s.journal is not None:
        tell(s, "house", "MEN-33", house=words.house(house))
    if _pay_fee(s, SUN + house):
        push_list(s, s.tables.tablet_list[s.in_use])


def _put_away(s: MenNeferState, entry: Entry) -> None:
    """MEN-38."""
    s.put_away.append(s.in_use)
    if s.journal is not None:
        tell(s, "put-away", "MEN-38", tablet=words.tablet(s.in_use))
    s.in_use = -1


def _specialise(s: MenNeferState, house: int) -> None:
    """MEN-41..43."""
    seat = s.seat
    s.used[3 * seat + 1] += 1
    s.apprentices[s.apprentices.index(SUN + house, 3 * seat)] = MOON + house
    s.crowd[SUN + house] -= 1
    if s.journal is not None:
        tell(s, "specialise", "MEN-41", house=words.house(house))
    if _pay_fee(s, MOON + house):
        if s.scarabs[5 * seat + house] < s.tables.last_step:
            _advance(s, house, "MEN-43")
        s.agenda.append((agenda.STEP, house))


def _advance(s: MenNeferState, house: int, rule: str) -> None:
    index = 5 * s.seat + house
    s.scarabs[index] += 1
    if s.journal is not None:
        tell(s, "scarab", rule, house=words.house(house), step=s.scarabs[index])


def _step_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return list(range(d.STEP0, d.STEP0 + s.scarabs[5 * s.seat + entry[1]]))


def _play_step(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-44."""
    if s.journal is not None:
        tell(s, "step", "MEN-44", house=words.house(entry[1]), step=move - d.STEP0 + 1)
    push_list(s, s.tables.step_list[entry[1]][move - d.STEP0])


def _take(s: MenNeferState, row: int) -> None:
    """MEN-47..50."""
    t, seat = s.tables, s.seat
    s.used[3 * seat + 2] += 1
    s.food[seat] = min(t.food_max, s.food[seat] + t.row_food[row])
    tablet = s.display[row]
    s.display[row] = -1
    s.tablets[s.tablets.index(-1, 3 * seat)] = tablet
    s.agenda += [(agenda.SLIDE, row), (agenda.ROW, row)]
    if s.journal is not None:
        tell(s, "take", "MEN-47", row=row + 1, tablet=words.tablet(tablet), food=words.row_food(t.row_food[row]))
    written = s.writing[seat]
    if written < t.writing and t.tablet_glyph[tablet] == t.board_glyphs[s.boards[seat]][written]:
        s.writing[seat] += 1
        if s.journal is not None:
            tell(s, "writing", "MEN-50", position=written + 1)
        push_list(s, t.reward_list[written])


def _row_answers(s: MenNeferState, entry: Entry) -> list[int]:
    return list(range(d.ROW0 + entry[1], d.ROW0 + d.ROWS))


def _play_row(s: MenNeferState, entry: Entry, move: int) -> None:
    """MEN-51."""
    if s.journal is not None:
        tell(s, "row", "MEN-51", row=move - d.ROW0 + 1)
    push_list(s, s.tables.row_list[move - d.ROW0])


def _slide(s: MenNeferState, entry: Entry) -> None:
    """MEN-53, MEN-54."""
    display = s.display
    for row in range(entry[1], 0, -1):
        display[row] = display[row - 1]
    display[0] = s.top
    s.top = -1
    if s.journal is not None:
        tell(s, "slide", "MEN-53", tablet=words.tablet(display[0]))
    if s.unseen:
        s.agenda.append((agenda.DRAW_TOP,))
        return
    s.top = s.put_away.pop(0)
    if s.journal is not None:
        tell(s, "top", "MEN-54", tablet=words.tablet(s.top))


question(agenda.TURN, "MEN-2", turn_answers, _play_turn)
question(agenda.HOUSE, "MEN-33", _house_answers, _play_house)
question(agenda.STEP, "MEN-44", _step_answers, _play_step)
question(agenda.ROW, "MEN-51", _row_answers, _play_row)
step(agenda.PUT_AWAY, _put_away)
step(agenda.SLIDE, _slide)


# --- a Scarab on its own (MEN-45) -------------------------------------------------------------------------------------


def _can_scarab(s: MenNeferState, n: int, m: int) -> bool:
    return min(s.scarabs[5 * s.seat : 5 * s.seat + 5]) < s.tables.last_step


def _start_scarab(s: MenNeferState, n: int, m: int) -> None:
    s.agenda.append((agenda.SCARAB,))


def _scarab_answers(s: MenNeferState, entry: Entry) -> list[int]:
    base, last = 5 * s.seat, s.tables.last_step
    return [d.SCARAB0 + house for house in range(5) if s.scarabs[base + house] < last]


def _play_scarab(s: MenNeferState, entry: Entry, move: int) -> None:
    _advance(s, move - d.SCARAB0, "MEN-77")


effect(d.SCARAB, _start_scarab, _can_scarab)
question(agenda.SCARAB, "MEN-77", _scarab_answers, _play_scarab)
