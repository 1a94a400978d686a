"""What people get from `pip install pharos`: a wheel with the web client, and every documented command of a plain install.

The wheel is unpacked into a directory of its own. Libraries outside the dependencies of a plain install are hidden from the
commands, so nothing is downloaded, and a command that needs more than it should fails here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
PHAROS = "from pharos.cli.main import run; run()"
HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name in {names!r}:
            raise ModuleNotFoundError(f"{{name}} is not installed", name=name)
import importlib.util
original = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {names!r} else original(name, package)
sys.meta_path.insert(0, Hidden())
"""
pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built without Node from a tree in which the client has been built."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "web_dist"))
    shutil.copytree(ROOT / "web", tree / "web", ignore=shutil.ignore_patterns("node_modules"))
    built = tree / "src" / "pharos" / "web_dist" / "index.html"
    built.parent.mkdir()
    built.write_text("<!doctype html><title>Pharos</title>", encoding="utf-8")
    os.utime(built, (time.time() + 60, time.time() + 60))
    flags = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--wheel-dir", str(out)]
    path = os.pathsep.join(place for place in os.environ["PATH"].split(os.pathsep) if not (Path(place) / "npm").exists())
    subprocess.run([sys.executable, "-m", "pip", "wheel", *flags, str(tree)], check=True, env={**os.environ, "PATH": path})
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, installed into a directory of its own."""
    folder = tmp_path_factory.mktemp("site")
    flags = ["--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *flags, str(wheel)], check=True)
    return folder


def plain_dependencies() -> set[str]:
    """All distributions that a plain install brings, directly or through others."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    block = re.search(r"^dependencies = \[(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    assert block
    waiting = re.findall(r'"([\w.-]+)', block[1])
    names: set[str] = set()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name not in names:
            names.add(name)
            try:
                needs = requires(name) or []
            except PackageNotFoundError:
                continue
            waiting += [re.split(r"[^\w.-]", need)[0] for need in needs if "extra ==" not in need]
    return names


def hidden_modules() -> set[str]:
    """The top-level modules that no dependency of a plain install brings."""
    plain = plain_dependencies()
    modules = packages_distributions().items()
    owners = {module: {re.sub(r"[-_.]+", "-", owner).lower() for owner in names} for module, names in modules}
    keep = {"pharos", "pip", "setuptools"}
    return {module for module, names in owners.items() if not names & plain and module not in keep}


@pytest.fixture(scope="module")
def plain(site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a plain install; rules are interpreted, so that nothing is compiled."""
    hidden = hidden_modules()
    assert {"fastapi", "sqlalchemy", "dask", "pyarrow", "pytest"} <= hidden
    (site / "sitecustomize.py").write_text(HIDE.format(names=hidden), encoding="utf-8")
    data = str(tmp_path_factory.mktemp("data"))
    mine = {"PYTHONPATH": str(site), "PHAROS_INTERPRET": "1", "XDG_DATA_HOME": data, "PHAROS_LANG": "en", "COLUMNS": "120"}
    return {**os.environ, **mine}


def pharos(environment: dict[str, str], cwd: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command of the installed wheel."""
    command = [sys.executable, "-c", PHAROS, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, input=typed, capture_output=True, text=True, check=False)


def test_the_wheel_contains_the_web_client_and_no_tests(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "pharos/web_dist/index.html" in names
    assert not [name for name in names if name.split("/")[0] in ("tests", "web", "examples")]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--version"], "pharos "),
        (["games"], "7 Wonders Duel"),
        (["arena", "duel", "random", "random", "--deals", "1", "--out", "two"], "report are in two"),
        (["arena", "duel", "random", "notary.py:First", "notary.py:Last", "--deals", "1", "--out", "three"], "Elo ratings"),
        (["lab", "wonders", "--game", "duel", "--bot", "random", "--games", "4", "--out", "lab"], "plots are in lab"),
        (["play", "duel", "--save", "game.txt"], "saved to game.txt"),
    ],
)
def test_documented_commands_work_after_a_plain_install(
    plain: dict[str, str], tmp_path: Path, arguments: list[str], said: str
) -> None:
    (tmp_path / "notary.py").write_text(
        "class First:\n    def choose(self, seat, seed, budget=None):\n        return seat.legal[0]\n\n\n"
        "class Last:\n    def choose(self, seat, seed, budget=None):\n        return seat.legal[-1]\n"
    )
    done = pharos(plain, tmp_path, *arguments, typed="q\n")
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert said in done.stdout
    if arguments[0] == "arena":
        assert (tmp_path / arguments[-1] / "report.html").is_file()


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["schema"], "server"),
        (["admin", "check"], "server"),
        (["dataset", "duel", "--bot", "random", "--out", "set"], "research"),
        (["convert", "game.txt", "--out", "set"], "research"),
        (["arena", "duel", "random", "random", "--cluster", "tcp://127.0.0.1:1"], "cluster"),
    ],
)
def test_a_command_that_needs_an_extra_says_which(
    plain: dict[str, str], tmp_path: Path, arguments: list[str], extra: str
) -> None:
    done = pharos(plain, tmp_path, *arguments)
    assert done.returncode == 2
    assert f'pip install "pharos[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_the_server_of_the_wheel_serves_its_client(plain: dict[str, str], site: Path, tmp_path: Path) -> None:
    (site / "sitecustomize.py").unlink()
    flags = ["--port", "0", "--database", f"sqlite:///{tmp_path / 'server.sqlite3'}", "--no-warm"]
    command = [sys.executable, "-c", PHAROS, "serve", *flags]
    with subprocess.Popen(command, cwd=tmp_path, env=plain, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            url = re.search(r"http://\S+", server.stdout.readline())
            assert url
            with urllib.request.urlopen(url[0]) as page:
                assert "<title>Pharos</title>" in page.read().decode()
        finally:
            server.terminate()
