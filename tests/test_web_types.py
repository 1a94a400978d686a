"""The TypeScript types of the web client are those that the schemas of the server give."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pharos
from pharos.cli.serve import schemas
from pharos.core.json_types import JsonObject
from pharos.server.payload_types import NAMES

WEB = Path(__file__).parent.parent / "web"
NODE = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))


def generated(schema: JsonObject, folder: Path) -> dict[str, str]:
    """What the generator writes for a schema, by file."""
    assert NODE, "`make web` sets up Node, which this needs"
    command = [NODE, str(WEB / "tools" / "types.mjs"), str(folder)]
    done = subprocess.run(command, input=json.dumps(schema), text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    return texts(folder)


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}


def test_each_game_has_schemas_of_all_that_it_sends() -> None:
    messages = schemas()["messages"]
    for sort, name in zip(("views", "catalogues", "events", "steps", "actions"), NAMES, strict=True):
        assert set(messages[sort]) == set(pharos.game_ids())
        assert all(name in schema["$defs"] and schema["$ref"].endswith(f"/{name}") for schema in messages[sort].values())


def test_committed_types_name_every_game() -> None:
    assert texts(WEB / "src" / "types").keys() == {"messages.ts", *(f"{game}.ts" for game in pharos.game_ids())}


@pytest.mark.browser
def test_types_are_renewed(tmp_path: Path) -> None:
    """Fails after a change of a message or a payload until `make types-web` has been run."""
    assert generated(schemas(), tmp_path) == texts(WEB / "src" / "types")


@pytest.mark.browser
def test_a_changed_payload_changes_the_types(tmp_path: Path) -> None:
    changed = schemas()
    city = changed["messages"]["views"]["duel"]["$defs"]["City"]
    city["properties"]["money"] = city["properties"].pop("coins")
    city["required"] = ["money" if name == "coins" else name for name in city["required"]]
    assert "money: number" in generated(changed, tmp_path)["duel.ts"]
