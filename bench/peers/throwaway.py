"""The Duel's core as throw-away Python: what the language can do where nothing else matters."""

from __future__ import annotations

import random

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))
PLACE = [(0, space) for space in range(9)]
UNLOAD = [(1, boat) for boat in range(6)]
PASS = [(3, 0)]

Move = tuple[int, int]


class State:
    __slots__ = ("bag", "boats", "current_player", "got", "hand", "harbour", "over", "seat", "waiting")

    def __init__(self) -> None:
        self.harbour = [-1] * 9
        self.bag = list(range(60))
        self.boats: list[list[int] | None] = [[0, 0, 0] for _ in range(6)]
        self.hand = [4, 4]
        self.seat = 0
        self.got = [[0] * 60, [0] * 60]
        self.waiting = [(boat, space) for boat in range(5, -1, -1) for space in range(2, -1, -1)]
        self.current_player = -1

    def sample_chance(self, rng: random.Random) -> Move:
        bag = self.bag
        return (2, bag[int(rng.random() * len(bag))])

    def legal_moves(self) -> list[Move]:
        h = self.harbour
        moves = [PLACE[i] for i in range(9) if h[i] < 0] if self.hand[self.seat] else []
        boats = self.boats
        for b in range(6):
            if boats[b]:
                x, y, z = LINES[b]
                if (h[x] >= 0) + (h[y] >= 0) + (h[z] >= 0) >= 2:
                    moves.append(UNLOAD[b])
        return moves or PASS

    def apply(self, move: Move) -> None:
        kind, x = move
        if kind == 2:
            bag = self.bag
            i = bag.index(x)
            bag[i] = bag[-1]
            bag.pop()
            b, j = self.waiting.pop()
            self.boats[b][j] = x  # type: ignore[index]
            if not self.waiting:
                self.current_player = self.seat
            return
        if kind == 0:
            self.harbour[x] = self.seat
            self.hand[self.seat] -= 1
        elif kind == 1:
            boat = self.boats[x]
            j = 2
            h = self.harbour
            for c in LINES[x]:
                o = h[c]
                if o >= 0:
                    self.got[o][boat[j]] += 1  # type: ignore[index]
                    j -= 1
                    h[c] = -1
                    self.hand[o] += 1
            if len(self.bag) > 3:
                self.boats[x] = [0, 0, 0]
                self.waiting = [(x, 2), (x, 1), (x, 0)]
                self.seat ^= 1
                self.current_player = -1
                return
            self.boats[x] = None
            if sum(b is not None for b in self.boats) == 1:
                self.current_player = -2
                return
        self.seat ^= 1
        self.current_player = self.seat
