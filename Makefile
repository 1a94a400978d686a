# `make play` and `make test` do everything on a fresh machine: each sets up what it needs, and no more.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/.ready-to-run
DEV := $(VENV)/.ready-to-develop
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
UV := $(BIN)/uv
# uv takes a tenth of pip's time; pip steps in where uv cannot reach the packages, for example behind a mirror that only pip knows.
INSTALL = $(UV) pip install --quiet --python $(BIN)/python $(1) || $(PIP) $(1)
# A lock file is complete: resolving dependencies again would let older versions of pip choose newer ones and refuse them.
LOCKED = { $(call INSTALL,--no-deps --require-hashes -r $(1)); }
EDITABLE = { $(call INSTALL,--no-deps $(1) -e .); }
NPM := npm install --no-save --silent --no-audit --no-fund
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# Tests with servers also wait, for starts and stops above all: two for every core.
CROWDED = $(BIN)/pytest -n $$($(BIN)/python -c 'import os; print(os.cpu_count() * 2)') --dist worksteal

# Sorted so that the game which takes longest to compile comes first.
GAMES = $(BIN)/python -c 'import pharos; print(*pharos.game_ids(), sep="\n")' | sort -r

WEB := src/pharos/web_dist/index.html
BUILD := web/node_modules/.ready-to-build
NODE := web/node_modules/.ready
WEB_SOURCES := $(shell find web/src web/public src/pharos/locales -type f -not -name '*.py*') $(wildcard web/*.ts web/*.html)
export PATH := $(abspath $(BIN)):$(PATH)
# Some images forbid bytecode, and then each of the many processes here compiles all modules that it imports: two seconds for a server.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := test
.PHONY: play terminal serve web web-check types-web browser e2e pictures quick test test-long game check lint types \
	interpreted unit warm bench bench-server bench-minute lock clean

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pharos needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(UV): requirements-uv.lock | $(BIN)/python
	@$(PIP) --no-deps --require-hashes -r requirements-uv.lock
	@touch $@

$(RUN): requirements.lock pyproject.toml | $(UV)
	@test $(DEV) -nt requirements.lock || { echo "Installing Pharos into $(VENV) ..." \
		&& $(call LOCKED,requirements.lock) && $(call EDITABLE); }
	@touch $@

$(DEV): requirements-dev.lock pyproject.toml | $(UV)
	@echo "Setting up $(VENV) to work on Pharos ..."
	@$(call LOCKED,requirements-dev.lock)
	@$(call EDITABLE,--no-build-isolation)
	@touch $@

warm: $(RUN)            ## compile the rules and bots of all games (once), two at a time
	@$(GAMES) | xargs -P 2 -n 1 $(BIN)/pharos warm

compile-%: $(DEV)       # all kernels of a game that tests need
	@$(BIN)/pharos warm --training $*

$(BUILD): web/package-lock.json requirements-node.lock | $(UV)
	@test $(NODE) -nt web/package-lock.json || { echo "Installing what the web page is built with ..." \
		&& { web/tools/has_node.sh || $(call LOCKED,requirements-node.lock); } && cd web && $(NPM) --omit=dev; }
	@touch $@

$(NODE): web/package-lock.json requirements-node.lock | $(UV)
	@echo "Setting up web ..."
	@web/tools/has_node.sh || $(call LOCKED,requirements-node.lock)
	@cd web && $(NPM) && touch node_modules/.ready

$(WEB): $(WEB_SOURCES) | $(BUILD)
	@echo "Building the web page ..."
	@cd web && npm run --silent build -- --logLevel warn

web: $(WEB)             ## build the web client

play:                   ## play in the browser
	@$(MAKE) --no-print-directory -j2 $(RUN) $(WEB)
	@$(BIN)/pharos serve --open

terminal: $(RUN)        ## play in the terminal: GAME=... for a game of your choice
	@$(BIN)/pharos warm $(GAME)
	@$(BIN)/pharos play $(GAME)

serve: $(RUN) $(WEB)    ## tables for people and bots over the network
	@$(BIN)/pharos serve

# The inner loop: about a minute, without compiling anything and without Node.
quick: $(DEV)           ## lint, types and all tests that interpret the rules
	@$(MAKE) --no-print-directory -j2 types lint interpreted

lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(DEV)
	@$(BIN)/mypy

check: lint types       ## lint and types only

interpreted: $(DEV)     # tests that neither compile nor start a server or a browser
	@$(PYTEST) -m "not (slow or compiled or server or browser)"

# A test that fails here is repeated once, alone, as the browser tests are: servers and deadlines share two busy cores.
unit: $(DEV) $(NODE)    # the other tests of the Python code; kernels should be warm
	@$(CROWDED) -m "(compiled or server or browser) and not slow" || $(BIN)/pytest --last-failed --last-failed-no-failures none

ifdef GAME
test: game
else
# Two at a time, what takes longest first; then what uses all cores by itself.
test: $(DEV) $(NODE) $(WEB) browser   ## everything CI runs; with GAME=..., the tests of one game
	@$(MAKE) --no-print-directory -j2 $$($(GAMES) | sed s/^/compile-/) types web-check lint interpreted
	@$(MAKE) --no-print-directory unit
	@cd web && npm run --silent e2e
endif

game: $(DEV) check compile-$(GAME)
	@$(PYTEST) -m "not (slow or browser)" -k "$(GAME) or $(subst -,_,$(GAME))"

test-long: $(DEV) warm  ## what takes longer: ten thousand games in step, new examples for property tests, a hundred kills of a server, the soak
	@$(PYTEST) -m "slow or hypothesis" --hypothesis-profile exploring
	@for game in $$($(BIN)/python -c 'from pharos.coach.puzzles.recipe import games_with_puzzles as g; print(*g())'); do \
	  $(BIN)/pharos puzzles verify $$game || exit 1; done
	@PHAROS_KILLS=100 $(BIN)/pytest tests/server/test_recovery.py
	@$(BIN)/python -m pharos.benchmarks.server --soak 600

web-check: $(NODE)      ## lint, types and component tests of the web client
	@cd web && npm run --silent lint && npm run --silent check && npm run --silent test

types-web: $(DEV) $(NODE)   ## renew the TypeScript types from the server's schemas
	@$(BIN)/pharos schema | node web/tools/types.mjs

browser:                # for e2e: the machine's Chromium, or Debian's
	@web/tools/browser.sh

e2e: $(WEB) warm browser   ## whole games in a real browser
	@cd web && npm run --silent e2e

pictures: $(WEB) warm browser   ## renew the pictures that README shows
	@cd web && PHAROS_PICTURES=1 npx playwright test e2e/games.spec.ts -g "en, (desktop|phone)"

bench: warm             ## figures of speed
	@$(BIN)/pharos bench

bench-server: $(DEV)    ## load figures of the server
	@$(BIN)/python -m pharos.benchmarks.server

bench-minute: $(DEV) $(NODE) $(WEB) browser   ## the first minute with an empty kernel cache, in a real browser
	@cd web && npx playwright test -c benchmarks

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
	--python-version 3.11 pyproject.toml

lock: $(DEV)            ## renew the lock files from pyproject.toml: to work on it, and to run it only
	@$(LOCK) --all-extras --group dev -o requirements-dev.lock
	@$(LOCK) --extra server --constraints requirements-dev.lock -o requirements.lock
	@sed -n '/^uv==/,/[0-9a-f]$$/p' requirements-dev.lock > requirements-uv.lock

clean:
	rm -rf $(VENV) web/node_modules src/pharos/web_dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
