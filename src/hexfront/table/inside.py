"""Who may see the figures: this machine, and those whom the operator names. Among few players the
number of choices would tell of those that are made in secret."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network


def networks(named: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as an operator names them; ValueError says which is none."""
    return tuple(map(_network, named))


def _network(name: str) -> Network:
    try:
        return ip_network(name)
    except ValueError:
        raise ValueError(f"{name!r} is no address, and no network such as 10.0.0.0/8") from None


def inside(address: str, named: Iterable[Network]) -> bool:
    """Whether whoever asks from this address is on this machine or in one of the networks."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    parsed = getattr(parsed, "ipv4_mapped", None) or parsed
    return parsed.is_loopback or any(parsed in network for network in named)
