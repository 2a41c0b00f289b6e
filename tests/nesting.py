"""Lists and tables within each other, for fuzzing.

`st.recursive` now and then takes its own growth for a mistake and warns, and a warning is an error here.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st


def nested(leaves: st.SearchStrategy[Any], names: st.SearchStrategy[str], depth: int = 2) -> st.SearchStrategy[Any]:
    """Leaves, and lists and tables of them, some levels deep."""
    found = leaves
    for _ in range(depth):
        found = leaves | st.lists(found, max_size=3) | st.dictionaries(names, found, max_size=3)
    return found
