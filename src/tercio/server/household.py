"""For whom limits count: an address of IPv4, or the network of a household where there are addresses without end."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that its owner cannot choose


@lru_cache(maxsize=4096)
def household_of(address: str) -> str:
    """Whoever has one IPv6 address has 2^64 of them, and may come from another one each time."""
    try:
        found = ip_address(address)
    except ValueError:  # a local socket
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False).network_address)
