"""Charts as inline SVG, drawn for light and dark alike: colours are names that the page's style knows.

Every chart stands beside its figures in words, so nothing is told by colour or place alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from tercio.arena.findings import LEAST_SHARE, MOST_SHARE
from tercio.bots.scores import Score

BARS_WIDE: Final = 640
BARS_HIGH: Final = 190
FOOT: Final = 26  # below the bars, for the numbers
HEAD: Final = 18  # above them
MOST_LABELS: Final = 16
BINS: Final = 20
AXIS: Final = (  # where narrow screens have no room, only a half is written
    (0.0, "start", "wide"),
    (0.25, "middle", "wide"),
    (0.5, "middle", ""),
    (0.75, "middle", "wide"),
    (1.0, "end", "wide"),
)


def percent(share: float) -> str:
    """Both languages write it so."""
    return f"{round(100 * share)}\u00a0%"


def number(value: float, digits: int, lang: str) -> str:
    written = f"{value:.{digits}f}"
    return written.replace(".", ",") if lang == "de" else written


def whisker(score: Score, mark: str = "") -> str:
    """A dot for the share of points, a line for its interval, the band of fairness behind them."""
    low, high = score.interval
    return (
        '<svg class="whisker" aria-hidden="true">'
        f'<rect class="band" x="{place(LEAST_SHARE)}" width="{place(MOST_SHARE - LEAST_SHARE)}" height="100%"/>'
        '<line class="middle" x1="50%" x2="50%" y1="0" y2="100%"/>'
        f'<line class="reach {mark}" x1="{place(low)}" x2="{place(high)}" y1="50%" y2="50%"/>'
        f'<circle class="dot {mark}" cx="{place(score.share)}" cy="50%" r="5"/>'
        "</svg>"
    )


def axis() -> str:
    """The same width as a whisker, with the shares below."""
    ticks = [
        f'<text class="{kind}" x="{place(share)}" y="12" text-anchor="{anchor}">{percent(share)}</text>'
        for share, anchor, kind in AXIS
    ]
    return f'<svg class="axis" aria-hidden="true">{"".join(ticks)}</svg>'


def bar(share: float, mark: str = "") -> str:
    """A bar of so much of the width."""
    width = place(min(1.0, max(0.0, share)))
    return (
        '<svg class="bar" aria-hidden="true"><rect class="rail" width="100%" height="100%" rx="2"/>'
        f'<rect class="fill {mark}" width="{width}" height="100%" rx="2"/></svg>'
    )


def place(share: float) -> str:
    return f"{100 * share:.2f}%"


def histogram(counts: Mapping[int, int], title: str) -> str:
    """A bar for each number, or for several together, so that the bars stay readable."""
    if not counts:
        return ""
    low, high = min(counts), max(counts)
    step = max(1, -(-(high - low + 1) // BINS))
    bins = [
        (first, sum([counts.get(n, 0) for n in range(first, first + step)])) for first in range(low, high + 1, step)
    ]
    most, all_of_them = max([count for _, count in bins]), sum(counts.values())
    room = BARS_WIDE / len(bins)
    wide = min(room - 2, 46)
    drawn: list[str] = []
    skip = -(-len(bins) // MOST_LABELS)
    for place_in_row, (first, count) in enumerate(bins):
        middle = room * (place_in_row + 0.5)
        tall = (BARS_HIGH - FOOT - HEAD) * count / most
        top = BARS_HIGH - FOOT - tall
        name = str(first) if step == 1 else f"{first}–{first + step - 1}"
        told = f"{name}: {count} ({percent(count / all_of_them)})"
        left = middle - wide / 2
        drawn.append(
            f'<rect class="fill" x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="2">'
            f"<title>{escape(told)}</title></rect>"
        )
        if count:
            drawn.append(f'<text x="{middle:.1f}" y="{top - 5:.1f}" text-anchor="middle">{count}</text>')
        if place_in_row % skip == 0:
            drawn.append(f'<text x="{middle:.1f}" y="{BARS_HIGH - 8}" text-anchor="middle">{name}</text>')
    ground = BARS_HIGH - FOOT
    drawn.append(f'<line class="ground" x1="0" x2="{BARS_WIDE}" y1="{ground}" y2="{ground}"/>')
    return (
        f'<svg class="histogram" viewBox="0 0 {BARS_WIDE} {BARS_HIGH}" role="img" aria-label="{escape(title)}">'
        f"{''.join(drawn)}</svg>"
    )


def heat(score: Score) -> str:
    """The style of a cell: the further from one half, the stronger its colour."""
    away = score.share - 0.5
    colour = "strong" if away > 0 else "weak"
    return f"background: color-mix(in srgb, var(--{colour}) {min(70, round(abs(away) * 140))}%, var(--paper))"
