# Everything starts here: `make` shows what there is.
# PYTHON chooses the Python that .venv is made from; ARGS is handed on by play and bench.

PYTHON ?= python3
BIN    := .venv/bin
RUN    := $(CURDIR)/$(BIN)/python

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play test test-long coverage check audit bench bench-server clean clean-all

help: ## Show this
	@[ -t 1 ] && [ -z "$$NO_COLOR" ] && hue='\033[1;36m' end='\033[0m'; \
	echo "Ludoteka. Begin with make play or make test; each sets everything up first."; echo; \
	awk -F ':.*## ' -v hue="$$hue" -v end="$$end" '/^[a-z-]+:.*## / {printf "  %s%-13s%s  %s\n", hue, $$1, end, $$2}' \
	  $(firstword $(MAKEFILE_LIST))

setup: python ## Prepare .venv, the front end and the native engine (at once when nothing has changed)
	@$(PYTHON) scripts/prepare.py

.PHONY: python
python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "set-up: Python 3.11 or newer is needed, but '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo absent);" \
	         "name another one: make setup PYTHON=python3.12" >&2; exit 1; }

play: setup ## Open the game room in the browser (in the terminal: .venv/bin/ludoteka play)
	@$(BIN)/ludoteka serve --open $(ARGS)

test: python ## Set up, check, and run all tests on both engines; prints the time of each suite
	@$(PYTHON) scripts/run_tests.py

test-long: export LUDOTEKA_LONG := 1
test-long: test ## The same with many more random games and examples

.PHONY: test-plain test-browser test-contract test-native
test-plain test-browser test-contract test-native: python ## One of the suites of make test
	@$(PYTHON) scripts/run_tests.py --only $(@:test-%=%)

# Compiled modules show no coverage.
coverage: export PATH := $(CURDIR)/$(BIN):$(PATH)
coverage: export LUDOTEKA_ENGINE := plain
coverage: setup ## Which lines the tests pass through (slower than make test)
	@$(RUN) -m pytest -q -n auto --dist loadgroup --cov --cov-report=term --ignore=tests/contract --ignore=tests/browser

check: python ## Formatting, style, types, imports and packages
	@$(PYTHON) scripts/run_tests.py --only checks

audit: setup ## Are the locked packages sound (part of check)
	@$(RUN) scripts/audit.py

.PHONY: release-check
release-check: setup ## What must hold before a release, after make test (ARGS: rooms or records to be replayed, too)
	@$(RUN) -m scripts.release_check $(ARGS)

.PHONY: ladder
ladder: setup ## How strong the levels are, in hours (ARGS="--minutes 8" goes on where it was)
	@$(RUN) scripts/ladder.py $(ARGS)
	@$(RUN) scripts/opponents.py

.PHONY: balance
balance: setup ## How fair the games are: the reports in docs/balance, in some minutes (goes on where it was)
	@$(RUN) scripts/balance_reports.py $(ARGS)

.PHONY: screenshots bench-web
screenshots: setup ## Pictures of the game room, in docs/screens
	@$(RUN) -m scripts.screenshots $(ARGS)

bench: setup ## Print every figure, peers side by side
	@$(RUN) bench/run.py $(ARGS)

bench-server: setup ## The room under load, beside boardgame.io (some minutes; needs Node)
	@$(RUN) bench/server/run.py $(ARGS)

bench-web: setup ## The room in a browser: weight, time until ready, frames, jumps (needs chromium)
	@$(RUN) -m bench.web.run

.PHONY: bench-review
bench-review: setup ## How long reviews take, and how quick moves are beside one (some minutes)
	@$(RUN) -m bench.reviewing $(ARGS)

.PHONY: bench-scaling
bench-scaling: setup ## How much faster a series is on two cores than on one (about five minutes)
	@$(RUN) bench/scaling.py $(ARGS)

.PHONY: image-try
image-try: setup ## Build the image and try it out (root on Debian with buildah, podman, debootstrap; eight to twenty minutes)
	@$(RUN) -m scripts.try_image $(ARGS)

clean: ## Remove builds and caches
	rm -rf build dist web/dist web/public/textures web/src/styles/letters htmlcov .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src examples scripts tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

clean-all: clean ## Remove .venv and the packages of the front end too
	rm -rf web/node_modules .venv src/ludoteka.egg-info
