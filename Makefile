# Two commands: `make play` and `make test`. Both set up everything in .venv first, and only once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CORES ?= $(shell nproc 2>/dev/null || echo 2)
# Material for MkDocs prints an announcement of its makers on every build.
export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help
.PHONY: help play test soak venv docs bench clean

help:
	@echo "make play   set everything up and play"
	@echo "make test   set everything up and run every check"
	@echo "make soak   the same suites at full size (thousands of matches)"
	@echo "make venv   only prepare $(VENV) with everything development needs"
	@echo "make docs   build the documentation into site/"
	@echo "make bench  measure speed"

play: $(READY)
	@$(BIN)/tercio play

test: $(READY)
	@echo "ruff ..." && $(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .
	@echo "mypy --strict ..." && $(BIN)/mypy --no-error-summary
	@echo "docs ..." && mkdir -p .tercio && $(BIN)/mkdocs build --strict --site-dir .tercio/site >.tercio/docs.log 2>&1 \
	  || { cat .tercio/docs.log; exit 1; }
	@echo "pytest on $(CORES) cores ..." && $(BIN)/pytest -q -n $(CORES) --dist worksteal
	@$(BIN)/tercio --lang en rules coverage

soak: $(READY)
	@TERCIO_SOAK=1 $(BIN)/pytest -q -n $(CORES) --dist worksteal
	@$(BIN)/python -m tercio.bench.soak

venv: $(READY)

docs: $(READY)
	@$(BIN)/mkdocs build --strict && echo "site/index.html"

bench: $(READY)
	@$(BIN)/tercio bench

$(READY): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "Python 3.11 or newer is missing. On Debian: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed; this is $$($(PYTHON) --version 2>&1). Name another one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "Python's venv module is missing. On Debian: apt install python3-venv" >&2; exit 1; }
	@echo "Preparing $(VENV) (once, a minute or two) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]' || { \
	  echo "Installing the packages failed; the message above says why. Is the network reachable?" >&2; exit 1; }
	@touch $@

clean:
	@rm -rf $(VENV) .tercio site .mypy_cache .ruff_cache .pytest_cache
