"""What can be wrong with what comes from outside. Every error is a `ValueError`, names the place and the cause,
and carries a message for the page; `str()` says the same in English."""

from __future__ import annotations

from typing import Any

from .message import Message, message


class TwoLandsError(ValueError):
    """Something from outside is not acceptable.

    `kind` is a word for the sort of thing that was wrong, `message` what to tell a person, `path` where in the
    input it lies (`moves[31]`, `options.temple`), `rule` the rule it breaks, `game` whose words the message uses.
    """

    kind = "error"

    def __init__(self, id: str, *, path: str = "", rule: str | None = None, game: str | None = None, **args: Any):
        super().__init__(id)
        self.message: Message = message(id, **args)
        self.path = path
        self.rule = rule
        self.game = game

    def __str__(self) -> str:
        from .words import sentence

        return sentence(self.message, game=self.game)


class UnknownGame(TwoLandsError):
    """No game of this name."""

    kind = "game"


class BadOption(TwoLandsError):
    """An option that does not exist, or a value it cannot have."""

    kind = "option"


class BadMove(TwoLandsError):
    """A text that is no move of the game, or a move of the wrong seat."""

    kind = "move"


class IllegalMove(BadMove):
    """A move that a rule forbids now; `rule` names it."""


class BadSave(TwoLandsError):
    """A file that is not a match, or a match that cannot have happened."""

    kind = "save"


class BadMessage(TwoLandsError):
    """A call to the bridge that is not one."""

    kind = "message"


class Fault(TwoLandsError):
    """One thing that is wrong in a position or in a component file; collected in a `Faulty`. `mend` is the value that
    would be right there, where it follows from the rest."""

    kind = "position"

    def __init__(self, id: str, *, mend: Any = None, **told: Any):
        super().__init__(id, **told)
        self.mend = mend


class Faulty(TwoLandsError):
    """Something in which several things can be wrong: `faults` lists them all; the first one is the message."""

    def __init__(self, faults: list[Fault]):
        first = faults[0]
        super().__init__(first.message["id"], path=first.path, rule=first.rule, game=first.game)
        self.message = first.message
        self.faults = faults

    def __str__(self) -> str:
        return "\n".join(f"{fault.path}: {fault}" if fault.path else str(fault) for fault in self.faults)


class BadPosition(Faulty):
    """A position that cannot be."""

    kind = "position"

    def inside(self, path: str) -> BadPosition:
        """The same faults of a position that is part of something else, there at `path`."""
        for fault in self.faults:
            fault.path = f"{path}.{fault.path}" if fault.path else path
        return BadPosition(self.faults)


class BadComponent(Faulty):
    """A file of printed matter by which nobody can play."""

    kind = "component"
