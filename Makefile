# Everything here sets itself up: a Python 3.11 or newer, make and a network are enough.
#   make test PYTHON=python3.13         another Python than the first one found
#   make play ARGS="--no-browser"       further options for JupyterLab (or for the benchmarks)

PYTHON ?=
ARGS ?=

python := .venv/bin/python
step := .make/step.sh
# JupyterLab does not start for root unless told that this is meant.
as_root := $(if $(filter 0,$(shell id -u)),--allow-root)

# Two steps at once would install into one environment, so -j changes nothing.
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test lint format notebooks bench hooks clean FORCE

help:
	@echo 'make play       open the course in JupyterLab'
	@echo 'make test       run every check: style, types, rooms, tests, doctests, notebooks'
	@echo 'make lint       run the quick checks only: style, types, rooms'
	@echo 'make format     put the code into the house style'
	@echo 'make notebooks  run the notebooks anew and store their static outputs'
	@echo 'make bench      measure the engine beside other game libraries'
	@echo 'make hooks      check style at every git commit'
	@echo 'make clean      remove everything that make made'

play: .venv/for-play
	@echo 'Opening the course. Press Ctrl-C twice here to stop it.'
	@$(python) -m jupyterlab $(as_root) --Application.log_level=WARN --ServerApp.root_dir=notebooks \
		--LabApp.default_url=/lab/tree/00_start_here.ipynb $(ARGS)

test: lint
	@$(python) -m pytest -q

lint: .venv/for-test
	@$(step) 'Checking style' $(python) -m ruff check --output-format=concise
	@$(step) 'Checking layout' $(python) -m ruff format --check
	@$(step) 'Checking types' $(python) -m mypy
	@$(step) 'Checking that rooms import only from the rooms below' .venv/bin/lint-imports

format: .venv/for-test
	@$(python) -m ruff check --fix
	@$(python) -m ruff format

notebooks: .venv/for-test
	@$(python) .make/notebooks.py notebooks

bench: .venv-bench/for-bench
	@.venv-bench/bin/python -m tests.bench $(ARGS)

hooks: .venv/for-hooks
	@$(python) -m pre_commit install

clean:
	@rm -rf .venv .venv-bench build dist
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -prune -exec rm -rf {} + -o -name .ipynb_checkpoints -prune -exec rm -rf {} +

# Each file named for-... remembers that its tools are installed, until pyproject.toml changes or
# the environment is made anew. venv.sh is asked every time, and leaves made-for alone if it fits.
.venv/made-for .venv-bench/made-for: FORCE
	@.make/venv.sh $(@D) $(PYTHON)

.venv/for-test: .venv/made-for pyproject.toml
	@$(step) 'Installing what the checks need' $(python) -m pip install -e . --group test
	@touch $@

.venv/for-hooks: .venv/for-test
	@$(step) 'Installing what the commit hooks need' $(python) -m pip install --group dev
	@touch $@

# Without its news: a pupil's first screen is the course, not a question about announcements.
.venv/for-play: .venv/made-for pyproject.toml
	@$(step) 'Installing JupyterLab' $(python) -m pip install -e '.[course]'
	@$(step) 'Setting it up' $(python) -m jupyter labextension disable --level=sys_prefix \
		@jupyterlab/apputils-extension:announcements
	@touch $@

.venv-bench/for-bench: .venv-bench/made-for pyproject.toml
	@$(step) 'Installing what the benchmarks need' .venv-bench/bin/python -m pip install -e . --group bench
	@touch $@
