# Hexfront. `make play` starts the game, `make test` checks everything; both install what they need.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Each stamp says that .venv holds what a group of targets needs, for this pyproject.toml.
BASE  := $(VENV)/.stamp-base
DEV   := $(VENV)/.stamp-dev
BENCH := $(VENV)/.stamp-bench
DOCS  := $(VENV)/.stamp-docs
TESTS := $(VENV)/.stamp-tests

# What `make soak` tries: games of each scenario, rules broken on purpose, servers killed, decisions
# in each game over the line with so many games open, and from which seed on.
SOAK ?= 40
MUTANTS ?= 60
KILLS ?= 100
DECISIONS ?= 1000000
OPEN ?= 1000
SEED ?= $(shell date +%s)

# Compiled modules are kept, whatever the machine says: servers and tests start many processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play serve page test checks lint types layers page-types browser database pytest bench conformance docs soak format clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 22

play: $(BASE) page ## start Hexfront and open it in the browser
	@$(BIN)/hexfront

serve: $(DEV) page ## start a small site here: PostgreSQL and two servers
	@$(BIN)/python -m tools.serve

test: ## run every check; the last line is pytest's
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target checks
	@$(MAKE) --no-print-directory --jobs=1 pytest

bench: $(BENCH) ## measure Hexfront against its peers
	@$(BIN)/python -m bench

docs: $(DOCS) ## build these pages and the Python reference: build/site/index.html
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/site

soak: $(DEV) ## look for faults for a night: new games, new cases (SOAK=40 games each, DECISIONS=1000000)
	@$(BIN)/python -m tests.fuzz --games $(SOAK) --seed $(SEED) --keep build/soak
	@$(BIN)/python -m tests.table --kills $(KILLS) --decisions $(DECISIONS) --open $(OPEN) --seed $(SEED)
	@$(BIN)/python -m pytest -n 2 -m hypothesis --hypothesis-profile=soak
	@$(BIN)/python -m tools.mutants --sample $(MUTANTS) --seed $(SEED)

conformance: $(DEV) page browser database ## show which rules of the rulebooks have a passing test
	@$(BIN)/python -m tools.conformance

format: $(DEV) ## lay the Python code out as `make test` wants it
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

clean: ## remove everything that make made
	rm -rf $(VENV) build dist src/hexfront/web/dist src/hexfront/web/node_modules
	rm -rf .benchmarks .conformance.json .hypothesis .import_linter_cache .mypy_cache
	rm -rf .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The page is built again only when its sources have changed.
page: $(BASE)
	@$(BIN)/python -m tools.page build

# The steps of `make test`: whatever reads the sources alone runs two at a time.
checks: types $(TESTS) page-types browser database lint layers

lint: $(DEV)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(DEV)
	@$(BIN)/mypy src tests tools hatch_build.py examples/api examples/rulebook/src $(wildcard bench)

layers: $(DEV)
	@$(BIN)/lint-imports

page-types: $(DEV)
	@$(BIN)/python -m tools.page check

browser: $(DEV)
	@$(BIN)/python -m tools.browser

database: $(DEV) | browser
	@$(BIN)/python -m tools.postgres

# Compiles whatever the tests read, once for all of pytest's workers.
$(TESTS): $(DEV) $(shell find src tests -name '*.py')
	@$(BIN)/python -m pytest --collect-only -qq > $@.new || { cat $@.new; exit 1; }
	@mv $@.new $@

pytest: $(DEV) page
	@$(BIN)/python -m pytest -n 3 --dist worksteal --hypothesis-profile=ci

# The environment.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Hexfront needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3.11")'
	$(PYTHON) -m venv $(VENV)

$(BASE): pyproject.toml | $(BIN)/python
	$(PIP) --editable .
	@touch $@

$(DEV): pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[dev]'
	@touch $(BASE) $@

$(BENCH): pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[dev,bench]'
	@touch $(BASE) $(DEV) $@

$(DOCS): pyproject.toml | $(BIN)/python
	$(PIP) --editable '.[docs]'
	@touch $(BASE) $@
