"""How fast it is, in one run, beside a yardstick measured in the same run."""

from tercio.bench.measures import Measures, measure

__all__ = ["Measures", "measure"]
