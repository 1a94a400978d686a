"""Profiles: guests who keep their games, by passkey or recovery code."""
