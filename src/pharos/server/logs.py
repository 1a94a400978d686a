"""Logs: plain lines on a terminal, otherwise one JSON object per line.

They never contain cookies, tokens, seeds, salts, names, guest ids, SQL parameters or addresses. Messages of exceptions may
quote any of these, so traces contain where an error came from and its type, but not its message.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
import traceback

from ..core.errors import BadChoice, PharosError

log = logging.getLogger("pharos.logs")
LIBRARIES = ("asyncio", "sqlalchemy", "alembic", "websockets", "concurrent")
"""Loggers of libraries; below warnings their details contain cookies and addresses. The root logger has all others."""
HTTP = "uvicorn"
"""It warns of every request that is no HTTP. Anybody can send millions of them, so only its errors are logged."""
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _message(record),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def _message(record: logging.LogRecord) -> str:
    """The message; of libraries only the first line, because asyncio quotes exceptions in the lines after it."""
    text = record.getMessage()
    return text if record.name.startswith("pharos") else text.partition("\n")[0]


def trace(error: BaseException | None) -> str:
    """Where an exception and its causes came from, oldest first, without their messages."""
    parts: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        frames = "".join(traceback.format_tb(error.__traceback__))
        parts.append(f"{frames}{type(error).__name__}{_detail(error)}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(reversed(parts))


def _detail(error: BaseException) -> str:
    """What is known about an error without quoting it: our own id, the system's error code or the database's."""
    code = error.id if isinstance(error, PharosError) else getattr(error, "sqlstate", None) or getattr(error, "errno", None)
    return f" ({code})" if isinstance(code, str | int) else ""


class PlainLines(logging.Formatter):
    """Formats a record as a line for people: the time, the message and its details."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        text = _message(record)
        details = ", ".join(f"{name} {value}" for name, value in vars(record).items() if name not in _PLAIN)
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {text[:1].upper()}{text[1:]}"
        line += f" ({details})" if details else ""
        return f"{line}\n{trace(record.exc_info[1])}" if record.exc_info else line


FORMATS = {"json": JsonLines, "plain": PlainLines}


def set_up(level: str, format: str = "auto") -> None:
    """Log to standard error, from libraries only warnings and errors, or errors alone."""
    if format not in ("auto", *FORMATS):
        raise BadChoice("bad-setting", name="log_format", got=format, expected=", ".join(("auto", *FORMATS)))
    if level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadChoice("bad-setting", name="log_level", got=level, expected="debug, info, warning, error")
    handler = logging.StreamHandler(sys.stderr)
    chosen = format if format != "auto" else "plain" if sys.stderr.isatty() else "json"
    handler.setFormatter(FORMATS[chosen]())
    levels = {"pharos": level.upper(), HTTP: "ERROR"} | dict.fromkeys(("", *LIBRARIES), "WARNING")
    for name, least in levels.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
    threading.excepthook = _on_thread_failed


def _on_thread_failed(failure: threading.ExceptHookArgs) -> None:
    """Log an exception that ended a thread; Python would print its message too."""
    if failure.exc_value is not None:
        log.error("thread failed", exc_info=failure.exc_value)
