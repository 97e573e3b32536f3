"""How cards, markets, squares and Characters are called: messages, for the log, refusals, moves and facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.message import Message, message
from .data import (
    BID,
    CHARACTERS,
    FIRST_MERCHANT,
    KINDS,
    MARKETS,
    MERCHANT,
    SCRIBE,
    SCRIBE_BONUS,
    SQUARES,
    STALL_OF,
    TYPES,
)

if TYPE_CHECKING:
    from .state import NefertitiState

_CARD_NAMES = tuple(message(f"card-{kind}") for kind in KINDS)
_KIND_NAMES = tuple(message(f"kind-{kind}") for kind in KINDS)
_TYPE_NAMES = tuple(message(f"type-{gift}") for gift in TYPES)
_MARKET_NAMES = tuple(message(f"market-{market}") for market in MARKETS)
TWINS = {
    **dict.fromkeys(("SL1a", "SL2a", "SR1a", "SR2a"), "left"),
    **dict.fromkeys(("SL1b", "SL2b", "SR1b", "SR2b"), "right"),
    "SR3a": "upper",
    "SR3b": "lower",
}


def card_name(kind: int) -> Message:
    """The message that names a card."""
    return _CARD_NAMES[kind]


def kind_name(kind: int) -> Message:
    """The message that names a kind of card without an article."""
    return _KIND_NAMES[kind]


def type_name(gift: int) -> Message:
    """The message that names a type of gift."""
    return _TYPE_NAMES[gift]


def market_name(market: int) -> Message:
    """The message that names a market."""
    return _MARKET_NAMES[market]


def square_name(square: int) -> Message:
    """The message that names a square: its market and bid, and which one it is if there are two of that bid."""
    id = SQUARES[square]
    market = market_name(STALL_OF[square] >> 1)
    if id in TWINS:
        return message("square-twin", market=market, bid=BID[square], which=TWINS[id])
    return message("square", market=market, bid=BID[square])


def character_name(s: NefertitiState, character: int) -> Message:
    """The message that names the top card of a pile of Characters."""
    if character == SCRIBE:
        return message("character-scribe", bonus=SCRIBE_BONUS[s.players][s.left[SCRIBE]])
    if character == MERCHANT and s.left[MERCHANT] == FIRST_MERCHANT:
        return message("character-merchant_x2")
    return message(f"character-{CHARACTERS[character]}")
