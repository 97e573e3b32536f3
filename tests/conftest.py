"""What every test file may ask for."""

from __future__ import annotations

import pytest

from twolands import bridge


@pytest.fixture
def empty_bridge(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bridge with no match on the table, as a worker finds it; what was there before is there again after."""
    monkeypatch.setattr(bridge, "_match", None)
