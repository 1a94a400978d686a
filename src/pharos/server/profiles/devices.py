"""Devices in words: the browser and system that a User-Agent header names, and nothing more of it."""

from __future__ import annotations

_BROWSERS = (("Edg/", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
             ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))  # fmt: skip
_SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
            ("Mac OS", "macOS"), ("Linux", "Linux"))  # fmt: skip


def device_label(user_agent: str) -> str:
    """A label such as "Firefox, Android"; empty if neither is known."""
    names = (next((name for mark, name in marks if mark in user_agent), "") for marks in (_BROWSERS, _SYSTEMS))
    return ", ".join(filter(None, names))
