"""Cases of one test that play a rule each."""

from __future__ import annotations

from typing import Any

import pytest


def case(rules: str, *values: Any) -> Any:
    """The values of a parametrized test, marked with their rules ("SU-S2-06 SU-END-05") and named after the first."""
    ids = rules.split()
    return pytest.param(*values, marks=pytest.mark.rule(*ids), id=ids[0])
