"""Every rule of every RULES.md is cited in code and in a test, and nothing cites a rule that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = sorted(path.parent for path in (ROOT / "src" / "pharos" / "games").glob("*/RULES.md"))
LINE = re.compile(r"^R(\d+) \| [^|]+ \| [^|]+$")


def rules(package: Path) -> list[int]:
    lines = [line for line in (package / "RULES.md").read_text(encoding="utf-8").splitlines() if re.match(r"R\d", line)]
    assert all(LINE.match(line) for line in lines), [line for line in lines if not LINE.match(line)]
    return [int(line[1:].split(" ")[0]) for line in lines]


def cited(package: Path) -> set[int]:
    """Rules in code, `R10 to R19` and `R41, R42` included."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in package.glob("*.py"))
    spans = [range(int(a), int(b) + 1) for a, b in re.findall(r"\bR(\d+) to R(\d+)\b", text)]
    return {int(n) for n in re.findall(r"\bR(\d+)\b", text)} | {n for span in spans for n in span}


def covered(package: Path) -> set[int]:
    tests = (ROOT / "tests" / package.name).glob("test_*.py")
    return {int(n) for path in tests for n in re.findall(r"def test_R(\d+)_", path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_rules_are_numbered_in_order(package: Path) -> None:
    assert rules(package) == list(range(1, len(rules(package)) + 1))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_rule_is_cited_by_code_and_every_citation_exists(package: Path) -> None:
    assert cited(package) == set(rules(package))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_every_rule_has_a_test_and_every_test_a_rule(package: Path) -> None:
    assert covered(package) == set(rules(package))
