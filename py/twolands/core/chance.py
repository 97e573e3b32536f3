"""Sampling. Random numbers come only from the caller's `rng.random()`, whose stream Python promises to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from .game import Rng

T = TypeVar("T")


def pick(items: Sequence[T], rng: Rng) -> T:
    """One of the items, each as likely as any other."""
    return items[int(rng.random() * len(items))]


def pick_weighted(outcomes: Sequence[tuple[T, int]], rng: Rng) -> T:
    """One outcome of `[(outcome, weight)]`, as likely as its weight."""
    left = int(rng.random() * sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        if left < weight:
            return outcome
        left -= weight
    raise ValueError("the weights must be positive integers")
