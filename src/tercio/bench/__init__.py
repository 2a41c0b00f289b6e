"""How fast it is, in one run, beside a yardstick measured in the same run."""

from tercio.bench.measures import Measures, measure
from tercio.bench.sockets import measure_serving

__all__ = ["Measures", "measure", "measure_serving"]
