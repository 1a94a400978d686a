# Two commands do everything on a fresh machine: `make play` and `make test`. Each sets up what it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAME ?= duel
GAMES := duel architects seven-wonders

WEB := src/pharos/web_dist/index.html
NODE := web/node_modules/.ready
WEB_SOURCES := $(shell find web/src web/public src/pharos/locales -type f -not -name '*.py*') web/index.html web/vite.config.ts web/words.ts
export PATH := $(abspath $(BIN)):$(PATH)

.DEFAULT_GOAL := all
.PHONY: all play terminal serve web web-check types-web browser e2e test check lint types unit bench bench-server warm $(GAMES:%=warm-%) lock clean

all: test

$(READY): requirements-dev.lock pyproject.toml
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Pharos needs Python 3.11 or newer."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

warm: $(READY)          ## compile the rules and bots of all games (once), two at a time
	@$(MAKE) --no-print-directory -j2 $(GAMES:%=warm-%)

$(GAMES:%=warm-%): warm-%: $(READY)
	@$(BIN)/pharos warm $*

$(NODE): web/package-lock.json $(READY) requirements-node.lock
	@echo "Setting up web ..."
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.has_node())' \
		|| $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock
	@cd web && npm install --no-save --silent --no-audit --no-fund && touch node_modules/.ready

$(WEB): $(NODE) $(WEB_SOURCES)
	@cd web && npm run --silent build -- --logLevel warn

web: $(WEB)             ## build the web client

play: $(READY) $(WEB)   ## play in the browser
	@$(BIN)/pharos serve --open

terminal: warm-$(GAME)  ## play in the terminal; GAME=duel by default
	@$(BIN)/pharos play $(GAME)

serve: $(READY) $(WEB)  ## tables for people and bots over the network
	@$(BIN)/pharos serve

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(READY)
	@$(BIN)/mypy

unit: warm $(NODE)
	@$(BIN)/pytest -n auto --dist worksteal

web-check: $(NODE)      ## types and component tests of the web client
	@cd web && npm run --silent check && npm run --silent test

types-web: $(NODE)      ## renew the TypeScript types from the server's schemas
	@$(BIN)/pharos schema | node web/tools/types.mjs

browser:                # for e2e: the machine's Chromium, or Debian's
	@web/tools/browser.sh

e2e: $(WEB) warm browser   ## whole games in a real browser
	@cd web && npm run --silent e2e

pictures: $(WEB) warm browser   ## renew the pictures that README shows
	@cd web && PHAROS_PICTURES=1 npx playwright test e2e/games.spec.ts -g "en, (desktop|phone)"

check: lint types       ## lint and types only

test: lint types web-check unit e2e   ## everything CI runs

bench: warm             ## figures of speed
	@$(BIN)/pharos bench

bench-server: $(READY)  ## load figures of the server
	@$(BIN)/python -m pharos.server.bench

LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --no-emit-index-url \
	--python-version 3.11 pyproject.toml

lock: $(READY)          ## renew the lock files from pyproject.toml: to work on it, and to run it only
	@$(LOCK) --group dev -o requirements-dev.lock
	@$(LOCK) --constraints requirements-dev.lock -o requirements.lock

clean:
	rm -rf $(VENV) web/node_modules src/pharos/web_dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
