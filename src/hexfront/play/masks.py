"""Sets of units as bit masks: bit u of a mask stands for unit u."""


def members(mask: int) -> list[int]:
    """The units of a mask in rising order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
