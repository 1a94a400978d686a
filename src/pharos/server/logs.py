"""Structured logs: one JSON object a line. Cookies, tokens, seeds and addresses are never given to a log."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

from ..core.errors import BadChoice

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Logs on the standard error output; of the library only warnings, because its details name cookies and addresses."""
    if level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadChoice("bad-setting", name="log_level", got=level, expected="debug, info, warning, error")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("pharos", level.upper()), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
