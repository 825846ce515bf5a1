"""How a worker process and its master talk: a length, then that many bytes of a pickle."""

import pickle
from struct import Struct

HEADER = Struct(">Q")


def packed(value: object) -> bytes:
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(len(body)) + body
