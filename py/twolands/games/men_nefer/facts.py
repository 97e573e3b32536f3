"""What the board tells at its places: fees, prices, benefits, what counts, and what the Harvest would bring now."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from ...core.message import Message, message, seat_name
from . import agenda, words
from . import data as d
from .houses import MOON, SUN, fee
from .moves import effects_of, standing
from .pyramids import covered_favour
from .score import CATEGORIES, drawings, harvest_now, permissions_on, queen_points, row
from .seasons import flood_food
from .solo import view as solo
from .state import MenNeferState
from .tables import Tables

Told = dict[str, list[Message]]


def facts(s: MenNeferState) -> Told:
    """By place or piece, what is printed there and what it comes to now."""
    told = {place: list(messages) for place, messages in printed(s.tables, s.players).items()}
    _houses(s, told)
    _nile(s, told)
    _pyramids(s, told)
    for seat in range(s.players):
        _board(s, told, seat)
    if s.era:
        _harvest(s, told)
    if s.automa >= 0:
        told.update(solo.facts(s))
    _mark(s, told)
    return told


def _houses(s: MenNeferState, told: Told) -> None:
    for house, name in enumerate(d.HOUSES):
        for side, first in (("sun", SUN), ("moon", MOON)):
            place = first + house
            told[f"{side}.{name}"] = [message("fact-fee", others=s.crowd[place], cost=fee(s, place))]
    for tablet in (*s.display, s.top, s.in_use, *s.tablets):
        if tablet >= 0:
            told[d.TABLETS[tablet]] = _tablet(s.tables, tablet)
    for slot, tile in enumerate(s.mastabas):
        if tile >= 0:
            told[f"mastaba.{d.MASTABA_SLOTS[slot]}"] = [_mastaba(s.tables, tile)]
    if s.deity >= 0:
        told["altar"] = [message("brings", effects=effects_of(s, s.tables.deity_list[s.deity]))]


def _tablet(t: Tables, tablet: int) -> list[Message]:
    effects, glyph = words.effects(t.lists[t.tablet_list[tablet]]), words.glyph(t.tablet_glyph[tablet])
    return [message("brings", effects=effects), message("fact-glyph", glyph=glyph)]


def _mastaba(t: Tables, tile: int) -> Message:
    return message("fact-mastaba", benefit=words.effect(t.mastaba_effect[tile]), points=t.mastaba_pp[tile])


def _nile(s: MenNeferState, told: Told) -> None:
    for city, name in enumerate(d.CITIES):
        if s.benefits[city] >= 0:
            benefit = effects_of(s, s.tables.city_list[city][s.benefits[city]])[0]
            goal = d.RIVER[s.tables.city_arrow[city]]
            told[name] = [message("fact-city", benefit=benefit, goal=goal)]
    for contract in (*s.cities, *s.in_hand(agenda.DISCARD)):
        if contract >= 0:
            told[d.CONTRACTS[contract]] = [standing(s, s.seat, contract)]
    for space, contract in enumerate(s.contracts):
        if contract >= 0:
            told[d.CONTRACTS[contract]] = [standing(s, space // d.HELD, contract)]


def _pyramids(s: MenNeferState, told: Told) -> None:
    for corner, name in enumerate(d.CORNERS):
        told[f"corner.{name}"] = [
            message("fact-corner", height=s.heights[corner], favour=words.favour(covered_favour(s, corner)))
        ]
    for queen, name in enumerate(d.QUEENS):
        tile = s.queen_tiles[queen]
        if tile < 0:
            continue
        metric, per, pp, cap = s.tables.queen_tiles[tile]
        what = message(f"metric-{d.METRICS[metric]}")
        told[name] = [message("fact-queen", what=what, per=per, points=pp, cap=cap, height=s.queen_heights[queen])]
        told[name] += [
            message("fact-queen-seat", player=seat_name(seat), mine=mine, points=mine * queen_points(s, seat, queen))
            for seat in range(s.players)
            if (mine := permissions_on(s, seat, queen))
        ]


def _board(s: MenNeferState, told: Told, seat: int) -> None:
    """What a personal board shows."""
    t, own = s.tables, f"p{seat}"
    visits, specialises, takes = s.used[3 * seat : 3 * seat + 3]
    told[own] = [message("fact-used", visits=visits, specialises=specialises, takes=takes, each=d.TURNS)]
    papyri = row(s, seat)
    told[f"{own}.papyrus"] = [message("fact-row", papyri=len(papyri), drawings=drawings(s, seat))]
    for space, (left, right) in enumerate(pairwise(papyri), 1):
        if d.PAPYRI[t.papyrus_kind[left]][1] == d.PAPYRI[t.papyrus_kind[right]][0]:
            told[f"{own}.papyrus.{space}"].append(message("fact-drawing"))
    if s.boards[seat] >= 0:
        for at, glyph in enumerate(t.board_glyphs[s.boards[seat]], 1):
            told[f"{own}.writing.{at}"].append(message("fact-glyph", glyph=words.glyph(glyph)))


def _harvest(s: MenNeferState, told: Told) -> None:
    for seat, points in enumerate(harvest_now(s)):
        total = sum(points)
        told[f"p{seat}"].append(message("fact-harvest", points=total, total=s.pp[seat] + total))
        told[f"p{seat}"] += [
            message("fact-harvest-part", what=words.category(name), points=points[category])
            for category, name in enumerate(CATEGORIES)
            if points[category]
        ]
        if s.era < d.ERAS and seat != s.automa:
            heka = s.tables.orb_heka[s.orbs[seat]]
            told[f"p{seat}"].append(message("fact-flood", food=flood_food(s, seat), heka=heka))
        told[f"heart{seat}"] = [message("fact-duat", difference=s.heart[seat] - s.feather[seat])]


def _mark(s: MenNeferState, told: Told) -> None:
    """At each value that is a stand-in, that it is one."""
    marked = stand_ins(s.tables)
    for id, messages in told.items():
        if id in marked:
            messages.insert(1, _STAND_IN)
    for ids, laid in (
        (d.PIECES, (*s.corners, *s.seen)),
        (d.QUEEN_TILES, s.queen_tiles),
        (d.MASTABAS, s.mastabas),
        (d.CITY_BENEFITS, s.benefits),
    ):
        told.update({ids[at]: [_STAND_IN] for at in laid if at >= 0 and ids[at] in marked})


_STAND_IN = message("fact-stand-in")


# --- on request -------------------------------------------------------------------------------------------------------


def facts_on_request(s: MenNeferState, id: str) -> list[Message]:
    """What of the kind of a place nobody has seen yet, and whether what is printed there is a stand-in."""
    told = [*(solo.printed(s.tables).get(id, ()) if s.automa >= 0 else ()), *_unseen(s, id)]
    if id in stand_ins(s.tables):
        told.append(_STAND_IN)
    return told


@lru_cache(maxsize=8)
def printed(t: Tables, players: int) -> Told:
    """By place, what is printed there and never changes."""
    told: Told = {}

    def brings(place: str, number: int) -> None:
        told[place] = [message("brings", effects=words.effects(t.lists[number]))]

    for house, name in enumerate(d.HOUSES):
        for step, number in enumerate(t.step_list[house], 1):
            brings(f"scarab.{name}.{step}", number)
    for tomb, number in enumerate(t.tomb_list):
        brings(d.TOMBS[tomb], number)
    for space, number in enumerate(t.offering_list):
        brings(d.OFFERINGS[space], number)
    for pedestal, number in enumerate(t.pedestal_list):
        brings(d.PEDESTALS[pedestal], number)
        told[d.PEDESTALS[pedestal]].append(message("fact-points-now", points=t.pedestal_pp[pedestal]))
    for at, number in enumerate(t.row_list):
        brings(f"row.{at + 1}", number)
        told[f"row.{at + 1}"].append(words.row_food(t.row_food[at]))
    for room, cost in enumerate(t.room_cost):
        told[f"room.{d.ROOMS[room]}"] = [message("fact-room", cost=cost)]
    for sector, food in enumerate(t.sector_food):
        told[d.SECTORS[sector]] = [message("fact-sector", food=food, fishing=t.fishing_boats[sector])]
    for slot in range(d.MARKET):
        told[f"craft.{slot + 1}"] = [message("fact-price-food", cost=t.craft_slot[slot])]
        told[f"papyrus.{slot + 1}"] = [message("fact-price-heka", cost=t.papyrus_slot[slot])]
    for at in range(t.great + 1):
        told[f"great.{at}"] = [message("fact-track", points=t.great_pp[at])]
        if t.hammers[players][at]:
            told[f"great.{at}"].append(message("builds"))
        if t.favour_space[at]:
            gain = words.effect((d.FAVOUR, t.favours_at_space, 0))
            told[f"great.{at}"].append(message("brings", effects=[gain]))
    for at in range(t.queens + 1):
        if t.queens_build[at]:
            told[f"queens.{at}"] = [message("fact-build-space")]
    for at in range(t.orb + 1):
        told[f"orb.{at}"] = [message("fact-orb", points=t.orb_pp[at], heka=t.orb_heka[at], deity=int(t.orb_deity[at]))]
    for level, number in enumerate(t.level_list, 1):
        brings(f"level.{level}", number)
    for own in (f"p{seat}" for seat in range(players)):
        for craft_space, points in zip(d.CRAFT_SPACES, t.craft_pp, strict=True):
            told[f"{own}.craft.{craft_space}"] = [message("fact-points-now", points=points)] if points else []
        for row_space, cost in enumerate(t.papyrus_space, 1):
            told[f"{own}.papyrus.{row_space}"] = [message("fact-price-heka", cost=cost)]
        for at, number in enumerate(t.reward_list, 1):
            brings(f"{own}.writing.{at}", number)
    for kind, component in t.components.items():
        tables = [table for table in component.values() if not isinstance(table, str)]
        count = sum(line["source"] == "stand-in" for table in tables for line in table)
        if count:
            told[f"printed.{kind}"] = [message("fact-stand-ins", count=count)]
    return told


def _unseen(s: MenNeferState, id: str) -> list[Message]:
    if id == "pile":
        return [message("fact-unseen-tablets", tablets=[d.TABLETS[tablet] for tablet in s.unseen], count=len(s.unseen))]
    if id.startswith("stack."):
        pieces = s.quarry[d.LEVELS.index(id[6:])]
        return [message("fact-unseen-pieces", pieces=[words.piece(piece) for piece in pieces], count=len(pieces))]
    if id.startswith("craft."):
        return [
            message("fact-unseen", kind=words.craft(kind), count=s.craft_bag.count(kind))
            for kind in range(len(d.CRAFT_TYPES))
            if kind in s.craft_bag
        ]
    if id.startswith("papyrus."):
        return [
            message("fact-unseen", kind=d.PAPYRI[kind], count=s.papyrus_bag.count(kind))
            for kind in range(len(d.PAPYRI))
            if kind in s.papyrus_bag
        ]
    return []


def pieces(t: Tables) -> Told:
    """By piece, what stands on it, wherever it is."""
    told = {id: _tablet(t, tablet) for tablet, id in enumerate(d.TABLETS)}
    told |= {id: [_mastaba(t, tile)] for tile, id in enumerate(d.MASTABAS)}
    for token, id in enumerate(d.CITY_BENEFITS):
        benefit = words.effects(t.lists[t.city_list[0][token]])[0]
        told[id] = [message("brings", effects=[benefit])]
    for contract, id in enumerate(d.CONTRACTS):
        needs, value = words.contract(t, contract), t.contract_value[contract]
        told[id] = [message("fact-contract", needs=needs, value=value)]
    for id, (metric, per, pp, cap) in zip(d.QUEEN_TILES, t.queen_tiles, strict=True):
        what = message(f"metric-{d.METRICS[metric]}")
        told[id] = [message("fact-queen-tile", what=what, per=per, points=pp, cap=cap)]
    for id, glyphs in zip(d.BOARDS, t.board_glyphs, strict=True):
        told[id] = [message("fact-glyph", glyph=words.glyph(glyph)) for glyph in glyphs]
    for id in told.keys() & stand_ins(t):
        told[id].insert(1, _STAND_IN)
    return told


_PLACES_OF: tuple[tuple[str, str, str, str], ...] = (
    ("action_tablets", "tablets", "id", "{}"),
    ("contracts", "contracts", "id", "{}"),
    ("crafts", "market", "slot", "craft.{}"),
    ("crafts", "slots", "id", "p{seat}.craft.{}"),
    ("deities", "deities", "id", "{}"),
    ("great_pyramid", "corners", "id", "corner.{}"),
    ("great_pyramid", "hammers", "space", "great.{}"),
    ("great_pyramid", "favour_spaces", "space", "great.{}"),
    ("great_pyramid", "pp", "space", "great.{}"),
    ("great_pyramid", "pieces", "id", "{}"),
    ("imhotep", "tiles", "id", "{}"),
    ("imhotep", "die", "face", "die1"),
    ("necropolis", "tombs", "id", "{}"),
    ("necropolis", "mastabas", "id", "{}"),
    ("neutral_apprentices", "tiles", "id", "{}"),
    ("obelisk", "positions", "position", "orb.{}"),
    ("papyri", "market", "slot", "papyrus.{}"),
    ("papyri", "spaces", "space", "p{seat}.papyrus.{}"),
    ("queens_pyramids", "build_spaces", "space", "queens.{}"),
    ("queens_pyramids", "tiles", "id", "{}"),
    ("river", "sectors", "id", "{}"),
    ("river", "cities", "id", "{}"),
    ("river", "city_benefits", "id", "{}"),
    ("scarab_tracks", "steps", "id", "scarab.{}"),
    ("sphinx_avenues", "pedestals", "id", "{}"),
    ("tablet_rows", "rows", "id", "row.{}"),
    ("temple", "rooms", "id", "room.{}"),
    ("temple", "offering_spaces", "id", "{}"),
    ("writing", "boards", "id", "{}"),
    ("writing", "rewards", "position", "p{seat}.writing.{}"),
)
"""File, table and key of a row, and the place or piece on which it is printed."""


@lru_cache(maxsize=8)
def stand_ins(t: Tables) -> frozenset[str]:
    """Places and pieces that show a value which no source shows."""
    found: set[str] = set()
    for file, table, key, place in _PLACES_OF:
        found |= {
            place.format(line[key], seat=seat)
            for line in t.components[file][table]
            if line["source"] == "stand-in"
            for seat in range(4)
        }
    return frozenset(found)
