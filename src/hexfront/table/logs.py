"""The server's log, for whoever runs it."""

import logging

logger = logging.getLogger("hexfront.table")
