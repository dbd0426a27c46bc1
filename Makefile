# Everything is set up on first use in .venv and node_modules, from the locked versions in requirements/ and
# package-lock.json. `make help` lists the targets.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
INSTALL := $(PIP) install --no-deps --no-build-isolation --force-reinstall
WORKERS ?= 2
PORT ?= 8000
COMPILED := build/compiled
WHEEL := build/wheel/.built
NPM_QUIET := --no-audit --no-fund --loglevel=error
PAGE := src/beffroi/server/page/index.html

SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*') setup.py pyproject.toml
TEXTS := $(shell find src -name '*.ftl' -o -name '*.toml' -path 'src/*')
WEB := package-lock.json $(shell find web src/beffroi/games -path '*/node_modules' -prune -o -type f \
	\( -path 'web/*' -o -path '*/ui/*' \) -print)

export PYTHONPATH :=

.PHONY: play terminal test lint typecheck check types unit compiled web bench bench-server fuzz fuzz-positions attack power simulate balance compile shots lock clean help
.DEFAULT_GOAL := help

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .venv/.installed  ## set everything up and open the tables: http://localhost:$(PORT)
	@if $(MAKE) --no-print-directory -q $(WHEEL); then $(MAKE) --no-print-directory -s .venv/.compiled; \
		else nice -n 19 $(MAKE) --no-print-directory -s $(WHEEL) & fi
	$(BIN)/beffroi serve --open --port $(PORT)

terminal: .venv/.installed  ## play in the terminal: make terminal GAME=troyes
	$(BIN)/beffroi play $(or $(GAME),troyes)

# What uses one core runs beside something else; the tests use all there are.
test:  ## everything that must pass
	@$(MAKE) --no-print-directory -j2 --output-sync=recurse .venv/.dev node_modules/.installed
	@$(MAKE) --no-print-directory -j2 --output-sync=recurse lint typecheck check $(COMPILED)/.built
	@$(MAKE) --no-print-directory unit compiled web

lint: .venv/.dev node_modules/.installed  ## format and lint
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python scripts/structure
	scripts/npm run -s lint

typecheck: .venv/.dev  ## static types
	PYTHONPATH=src $(BIN)/mypy

types: .venv/.dev node_modules/.installed  ## the page's types, made from the protocol, the routes and the games' documents
	PYTHONPATH=src $(BIN)/python -m beffroi.protocol.schema build/schema
	scripts/npm run -s types build/schema

unit: .venv/.dev  ## the Python tests, interpreted
	PYTHONPATH=src $(BIN)/python -m pytest -n $(WORKERS)

compiled: $(COMPILED)/.built  ## the contract on the compiled package, and the same digests both ways
	BEFFROI_COMPILED_AT=$(abspath $(COMPILED)/lib) PYTHONPATH=src $(BIN)/python -m pytest tests/compiled

compile: build/fast/.built  ## compile the kernel, the bots and the games into build/fast/lib

$(COMPILED)/.built: OPT := 1
build/fast/.built: OPT := 3
$(COMPILED)/.built build/fast/.built: $(SOURCES) $(TEXTS) | .venv/.dev
	@rm -rf $(@D) && mkdir -p $(@D)
	BEFFROI_OPT=$(OPT) $(BIN)/python setup.py -q build --build-base $(@D) --build-lib $(@D)/lib > $(@D)/log 2>&1 \
		|| (cat $(@D)/log; false)
	@touch $@

check: node_modules/.installed  ## static types of the page
	scripts/npm run -s check

web: node_modules/.installed .venv/.dev  ## the page: unit tests, and a browser against a real server
	PYTHONPATH=src $(BIN)/python -m pytest -q tests/browser
	scripts/npm run -s test
	scripts/npm run -s browser

bench: .venv/.bench build/fast/.built  ## playouts, search and learning steps beside catanatron, OpenSpiel and PettingZoo
	$(BIN)/python bench/playouts.py --compiled build/fast/lib
	$(BIN)/python bench/search.py --compiled build/fast/lib
	$(BIN)/python bench/modules.py

bench-server: .venv/.dev build/fast/.built  ## whole games over loopback beside boardgame.io's server, memory of 2,000 tables
	scripts/npm install --prefix build/peer --no-save $(NPM_QUIET) boardgame.io@0.50.2 || true
	$(BIN)/python bench/server_load.py --compiled build/fast/lib --peer build/peer

fuzz: build/fast/.built  ## 10,000 random and branch-seeking games of each title under the contract, compiled
	PYTHONPATH=build/fast/lib $(BIN)/python -m beffroi fuzz $(or $(GAME),all) --games $(or $(GAMES),10000) \
		--jobs $(WORKERS) --keep build

fuzz-positions: build/fast/.built  ## 20,000 changed positions of each title: refused by their place, or played to the end
	PYTHONPATH=build/fast/lib $(BIN)/python -m beffroi fuzz $(or $(GAME),all) --positions $(or $(POSITIONS),20000) \
		--jobs $(WORKERS) --keep build

attack: .venv/.dev  ## 20,000 requests that fit the API or don't, and 20,000 bad messages: no fault, no stall
	BEFFROI_ATTACK=$(or $(REQUESTS),20000) PYTHONPATH=src $(BIN)/python -m pytest -n0 -q tests/server/test_fuzz.py

power: .venv/.dev  ## 200 power cuts at random moments: nothing that was acknowledged is lost
	BEFFROI_CUTS=$(or $(CUTS),200) PYTHONPATH=src $(BIN)/python -m pytest -n0 -q tests/power

simulate: .venv/.dev  ## whole games on a server full of faults: make simulate SEEDS=10000, or SEED=7 for the story of one
	PYTHONPATH=src $(BIN)/python -m tests.simulation --seeds $(or $(SEEDS),10000) --first $(or $(FIRST),0) \
		--jobs $(WORKERS) $(if $(SEED),--seed $(SEED)) $(if $(MUTANTS),--mutants)

balance: .venv/.dev $(COMPILED)/.built  ## what each card does when bots play: make balance GAME=parbourg GAMES=200 SEATS=3
	PYTHONPATH=$(abspath $(COMPILED)/lib) $(BIN)/python -m beffroi balance $(or $(GAME),parbourg) \
		--games $(or $(GAMES),200) --seats $(or $(SEATS),3) --jobs $(WORKERS) --out build/balance

shots: .venv/.dev $(PAGE)  ## screenshots of the page, into build/shots
	scripts/npm run -s shots

lock: .venv/.dev  ## resolve the dependencies anew into requirements/
	scripts/lock

clean:  ## remove what was set up and built
	rm -rf .venv build dist node_modules src/beffroi/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name '__pycache__' -o -name '*.egg-info' | xargs rm -rf

# --- what is set up on the way ------------------------------------------------------------------------------------

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/.play: requirements/play.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.dev: requirements/dev.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.bench: requirements/bench.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

# The tables open at once on the pure package. Meanwhile the compiled one is built, for the next start.
.venv/.installed: $(SOURCES) $(TEXTS) $(PAGE) .venv/.play
	@rm -rf build/lib* build/bdist*  # what an earlier build left would be packed again
	BEFFROI_PURE=1 $(INSTALL) .
	@touch $@

.venv/.compiled: $(WHEEL) .venv/.installed
	$(INSTALL) build/wheel/*.whl
	@touch $@

$(WHEEL): $(SOURCES) $(TEXTS) $(PAGE) .venv/.play
	@rm -rf $(@D) && mkdir -p $(@D)
	@BEFFROI_OPT=1 $(BIN)/python setup.py -q build --build-base $(@D)/work bdist_wheel --dist-dir $(@D) > $(@D)/log 2>&1
	@touch $@

node_modules/.installed: package-lock.json package.json | $(BIN)/python
	scripts/npm ci $(NPM_QUIET) 2> /dev/null || scripts/npm install --no-save $(NPM_QUIET)  # some mirrors lack the builds for other systems
	@touch $@

$(PAGE): $(WEB) | node_modules/.installed
	scripts/npm run -s build
	@touch $@
