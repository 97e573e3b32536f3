"""Tables of the solo game of Men-Nefer. You are seat 0, Imhotep is seat 1.

    t = solo(neutral="N2").stand("sun.nile")
    t.play("tile visit")
    assert t.at("apprentice1.1") == "sun.nile"

`his` starts an effect for him, as `effect` does for a player, and `his_list` a printed list.
"""

from __future__ import annotations

from tests.men_nefer_table import Table, set_up
from twolands.games.men_nefer import data as d
from twolands.games.men_nefer import effects, words
from twolands.games.men_nefer.houses import MOON, SUN
from twolands.games.men_nefer.tables import read_effect

YOU, HE = 0, 1


def solo(seed: int = 1, points: int = 10, permission: int = 4, **named: str) -> Solo:
    """A solo game whose set-up is done, as `table` does it; his first tile is to be turned up."""
    return Solo(set_up({"players": 1, "imhotep_points": points, "imhotep_permission": permission}, seed, named))


class Solo(Table):
    """A table with Imhotep."""

    staged = False
    """Whether he does something without a tile of his, which no position of a game shows."""

    def read(self) -> Solo:
        if self.staged:
            self.s.check_invariants()
        else:
            super().read()
        return self

    # --- changing -----------------------------------------------------------------------------------------------------

    def neutrals(self, *places: str) -> Solo:
        """Where the four neutral Apprentices stand; those not named stand on Moons."""
        spaces = range(SUN, MOON + len(d.HOUSES))
        stands = [space for space in spaces if words.stand(space) in places]
        self.s.neutrals = [*stands, MOON, MOON + 1, MOON + 2, MOON + 3][:4]
        self.s.count_crowd()
        return self

    def stand(self, *places: str, seat: int = YOU) -> Solo:
        """Sends out Apprentices; his have been sent by tiles."""
        super().stand(*places, seat=seat)
        if seat == HE:
            for place in places:
                self.did("visit", *(["specialise"] if place.startswith("moon") else []))
        return self

    def took(self, *tiles: str) -> Solo:
        """He has taken tablets by these tiles; they are those put away before."""
        s = self.s
        for tile in tiles:
            s.tablets[s.tablets.index(-1, 3 * HE)] = s.put_away.pop(0)
            s.used[3 * HE + 2] += 1
            self.did(tile)
        return self

    def did(self, *tiles: str) -> Solo:
        """Tiles of his that are done."""
        for name in tiles:
            self.s.tiles_done.append(self._unseen(name))
        return self

    def below(self, *tiles: str) -> Solo:
        """Tiles at the bottom of his pile, the next one first."""
        for name in tiles:
            self.s.tiles_below.append(self._unseen(name))
        return self

    def _unseen(self, name: str) -> int:
        tile = max(tile for tile in self.s.tiles if d.TILES[self.s.tables.tile_kind[tile]] == name)
        self.s.tiles.remove(tile)
        return tile

    # --- playing ------------------------------------------------------------------------------------------------------

    def his_turn(self) -> Solo:
        """Makes it his turn."""
        self.events = self.s.journal = []
        self.turn(HE)
        self.s.journal = None
        return self.read()

    def his(self, text: str) -> Solo:
        """Starts an effect for him."""
        self._stage()
        effects.start(self.s, read_effect(text))
        self._go()
        return self

    def his_list(self, *source: str) -> Solo:
        """Lets him do a printed list: `"tablet", "T06"`."""
        self._stage()
        self.printed(*source)
        return self

    def _stage(self) -> None:
        self.staged, self.s.seat = True, HE
        self._begin()

    def yours(self) -> Solo:
        """Makes it your turn."""
        self.turn(YOU)
        return self

    # --- asking -------------------------------------------------------------------------------------------------------

    def tiles(self) -> dict[str, int]:
        """Weight of each tile that may be turned up now."""
        return self.outcomes()

    def bottom(self) -> list[str]:
        """What lies at the bottom of his pile."""
        return [d.TILES[self.s.tables.tile_kind[tile]] for tile in self.s.tiles_below]

    def house_of(self, number: int, seat: int = HE) -> str:
        """Where an Apprentice stands."""
        return self.at(f"apprentice{seat}.{number}")

    def why(self) -> list[str]:
        """The reasons he gave, with their rules."""
        return [f"{name.removeprefix('why-')} {rule}" for name, rule, _ in self.events if name.startswith("why-")]

    def his_crafts(self) -> str:
        """His Crafts: `1.1 gem 1.2 vase`."""
        t, crafts = self.s.tables, self.s.crafts[9 * HE : 9 * HE + 9]
        return " ".join(
            f"{d.CRAFT_SPACES[space]} {d.CRAFT_TYPES[t.craft_type[craft]]}"
            for space, craft in enumerate(crafts)
            if craft >= 0
        )

    def his_row(self) -> str:
        papyri = self.s.papyri[5 * HE : 5 * HE + 5]
        return " ".join(d.PAPYRI[self.s.tables.papyrus_kind[papyrus]] for papyrus in papyri if papyrus >= 0)

    def his_contracts(self) -> str:
        return " ".join(d.CONTRACTS[contract] for contract in self.s.contracts[6 * HE : 6 * HE + 6] if contract >= 0)

    def depths(self) -> str:
        return " ".join(str(depth) for depth in self.s.depths[4 * HE : 4 * HE + 4])
