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
SERVED := beffroi/server/page
PAGE := src/$(SERVED)/index.html
ENGINE := build/engine/.tried
PAGE_ENGINE = $(ENGINE)
SITE := build/site/index.html

SOURCES := $(shell find src -name '*.py' -not -path '*/tests/*') setup.py pyproject.toml
TEXTS := $(shell find src -name '*.ftl' -o -name '*.toml' -path 'src/*')
WEB := package-lock.json $(shell find web src/beffroi/games -path '*/node_modules' -prune -o -type f \
	\( -path 'web/*' -o -path '*/ui/*' \) -print)

export PYTHONPATH :=

.PHONY: play terminal test lint typecheck check types unit compiled web site offline site-speed bench bench-server fuzz fuzz-positions encodings attack power kills simulate balance compile shots speed told docs release audit lock clean help
.DEFAULT_GOAL := help

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# The tables open at once on the pure package, whose page needs its server. What makes them fast and lets them do without
# it is built meanwhile, for the next start.
play:  ## set everything up and open the tables: http://localhost:$(PORT)
	@if $(MAKE) --no-print-directory -q $(WHEEL); then $(MAKE) --no-print-directory -s .venv/.compiled; \
		else without=$$($(MAKE) --no-print-directory -q $(ENGINE) || echo PAGE_ENGINE=); \
		BEFFROI_ENGINE=$${without:+none} $(MAKE) --no-print-directory $$without .venv/.installed \
		&& (nice -n 19 $(MAKE) --no-print-directory -s $(WHEEL) &) fi
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

web: node_modules/.installed $(COMPILED)/.built $(ENGINE)  ## the page: unit tests, and a browser against a real server, compiled
	PYTHONPATH=src $(BIN)/python -m pytest -q tests/browser
	scripts/npm run -s test
	scripts/npm run -s build -- --logLevel warn
	@rm -rf $(COMPILED)/lib/$(SERVED) && cp -r src/$(SERVED) $(COMPILED)/lib/$(SERVED)
	BEFFROI_COMPILED_AT=$(abspath $(COMPILED)/lib) scripts/npm run -s browser
	@$(MAKE) --no-print-directory $(SITE)
	scripts/npm exec -- vitest run --config tests/offline/vitest.config.ts

site: $(SITE)  ## the whole of it as a folder of static files that needs no server, into build/site

offline: $(SITE) $(PAGE)  ## whole games of each title without a network, in a browser
	OFFLINE=whole scripts/npm exec -- vitest run --config tests/offline/vitest.config.ts

site-speed: $(SITE)  ## what a first and a later visit of build/site cost, on a slow phone and line: a table for docs/offline.md
	OFFLINE=speed scripts/npm exec -- vitest run --config tests/offline/vitest.config.ts

bench: .venv/.bench build/fast/.built  ## playouts, search and learning steps beside catanatron, OpenSpiel and PettingZoo
	$(BIN)/python bench/playouts.py --compiled build/fast/lib
	$(BIN)/python bench/search.py --compiled build/fast/lib
	$(BIN)/python bench/learning.py --compiled build/fast/lib
	$(BIN)/python bench/modules.py

bench-server: .venv/.dev build/fast/.built  ## whole games over loopback beside boardgame.io's server, memory, two workers
	scripts/npm install --prefix build/peer --no-save $(NPM_QUIET) boardgame.io@0.50.2 || true
	$(BIN)/python bench/server_load.py --compiled build/fast/lib --peer build/peer --workers 1 2

fuzz: build/fast/.built  ## 10,000 random and branch-seeking games of each title under the contract, compiled
	PYTHONPATH=build/fast/lib $(BIN)/python -m beffroi fuzz $(or $(GAME),all) --games $(or $(GAMES),10000) \
		--jobs $(WORKERS) --keep build

fuzz-positions: build/fast/.built  ## 20,000 changed positions of each title: refused by their place, or played to the end
	PYTHONPATH=build/fast/lib $(BIN)/python -m beffroi fuzz $(or $(GAME),all) --positions $(or $(POSITIONS),20000) \
		--jobs $(WORKERS) --keep build

encodings: build/fast/.built  ## 200 games of every option set: what learners see is complete and honest, compiled
	PYTHONPATH=build/fast/lib:. $(BIN)/python -m tests.learn.encodings --games $(or $(GAMES),200) \
		$(if $(GAME),--only $(GAME)) $(if $(SEATS),--seats $(SEATS))

attack: .venv/.dev  ## 20,000 requests that fit the API or don't, and 20,000 bad messages: no fault, no stall
	BEFFROI_ATTACK=$(or $(REQUESTS),20000) PYTHONPATH=src $(BIN)/python -m pytest -n0 -q tests/server/test_fuzz.py

power: .venv/.dev  ## 200 power cuts at random moments: nothing that was acknowledged is lost
	BEFFROI_CUTS=$(or $(CUTS),200) PYTHONPATH=src $(BIN)/python -m pytest -n0 -q tests/power

kills: .venv/.dev  ## 30 SIGKILLs under load on SQLite, and 30 of workers, Redis and PostgreSQL in turn: nothing is lost
	BEFFROI_KILLS=$(or $(KILLS),30) PYTHONPATH=src $(BIN)/python -m pytest -n0 -q -s tests/server/test_crash.py \
		tests/server/test_outages.py

simulate: .venv/.dev  ## whole games on a server full of faults: make simulate SEEDS=10000, or SEED=7 for the story of one
	PYTHONPATH=src $(BIN)/python -m tests.simulation --seeds $(or $(SEEDS),10000) --first $(or $(FIRST),0) \
		--jobs $(WORKERS) $(if $(SEED),--seed $(SEED)) $(if $(MUTANTS),--mutants)

balance: .venv/.dev $(COMPILED)/.built  ## what each card does when bots play: make balance GAME=parbourg GAMES=200 SEATS=3
	PYTHONPATH=$(abspath $(COMPILED)/lib) $(BIN)/python -m beffroi balance $(or $(GAME),parbourg) \
		--games $(or $(GAMES),200) --seats $(or $(SEATS),3) --jobs $(WORKERS) --out build/balance

shots: .venv/.dev $(PAGE)  ## screenshots of the page, into build/shots
	scripts/npm run -s shots

speed: .venv/.dev $(PAGE)  ## how a slow phone and a slow line take the page: make speed TIMES=3
	SPEED=$(or $(TIMES),3) scripts/npm exec -- vitest run --config tests/browser/vitest.config.ts

told: .venv/.dev $(PAGE)  ## whole games played by what a screen reader says, into tests/browser/transcripts
	TRANSCRIPTS=1 scripts/npm exec -- vitest run --config tests/browser/vitest.config.ts

docs: .venv/.docs  ## the documentation as a site that needs no network, into build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q

# Packages have the page without the engine for browsers, which is larger than all the rest of them.
release: .venv/.dev $(SITE) docs  ## everything a release consists of, into build/release, tried in empty folders
	BEFFROI_ENGINE=none scripts/npm run -s build
	@touch -t 200001010000 $(PAGE)  # the next target that wants the page builds it with the engine again
	$(BIN)/python scripts/release
	$(BIN)/python scripts/try-release

audit: .venv/.dev node_modules/.installed  ## known vulnerabilities in the locked packages, and the locks' age
	$(BIN)/python scripts/audit

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

.venv/.docs: requirements/docs.txt | $(BIN)/python
	$(PIP) install --require-hashes -r $<
	@touch $@

.venv/.installed: $(SOURCES) $(TEXTS) $(PAGE) .venv/.play
	@rm -rf build/lib* build/bdist*  # what an earlier build left would be packed again
	BEFFROI_PURE=1 $(INSTALL) .
	@touch $@

.venv/.compiled: $(WHEEL) .venv/.play
	$(INSTALL) build/wheel/*.whl
	@touch .venv/.installed $@

$(WHEEL): $(SOURCES) $(TEXTS) $(PAGE) .venv/.play
	@rm -rf $(@D) && mkdir -p $(@D)
	@BEFFROI_OPT=1 $(BIN)/python setup.py -q build --build-base $(@D)/work bdist_wheel --dist-dir $(@D) > $(@D)/log 2>&1
	@touch $@

node_modules/.installed: package-lock.json package.json | $(BIN)/python
	scripts/npm ci $(NPM_QUIET) 2> /dev/null || scripts/npm install --no-save $(NPM_QUIET)  # some mirrors lack the builds for other systems
	@touch $@

# Libraries with machine code, as their authors build them for browsers; pinned like all others.
build/browser-wheels/.fetched: requirements/browser.txt | $(BIN)/python
	@rm -rf $(@D) && mkdir -p $(@D)
	$(PIP) download --no-deps --require-hashes --only-binary :all: --implementation cp --python-version 3.14 --abi cp314 \
		--platform pyemscripten_2026_0_wasm32 -d $(@D) -r $<
	@touch $@

# Where these can't be had the page is built all the same: it only can't be played without its server then.
$(ENGINE): $(SOURCES) $(TEXTS) requirements/browser.txt web/src/core/device/start.mjs web/scripts/engine.mjs \
		web/scripts/pack.py $(wildcard web/scripts/pure/*.py web/scripts/pure/*/*.py) | node_modules/.installed .venv/.play
	@rm -rf $(@D)
	@($(MAKE) --no-print-directory -s build/browser-wheels/.fetched && scripts/npm run -s engine build/browser-wheels) \
		|| echo "no engine for browsers: the page will need its server"
	@mkdir -p $(@D) && touch $@

$(SITE): $(WEB) $(ENGINE) | node_modules/.installed
	@test -s build/engine/VERSION || (echo "a page without a server needs the engine: see above"; false)
	scripts/npm run -s site
	@touch $@

$(PAGE): $(WEB) $(PAGE_ENGINE) | node_modules/.installed
	scripts/npm run -s build
	@touch $@
