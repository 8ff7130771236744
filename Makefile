# Everything here sets itself up: a Python 3.11 or newer, make and a network are enough.
#   make test PYTHON=python3.13         another Python than the first one found
#   make play ARGS="--no-browser"       further options for JupyterLab (or for the benchmarks)
#   make notebooks ARGS=notebooks/gold  only some of them
#   BROWSER=/path/to/chrome make test   another Chromium or Chrome than the first one found
#   BROWSER=none make test              without the tests that need one

PYTHON ?=
ARGS ?=

python := .venv/bin/python
step := .make/step.sh
# Once, so that no notebook tells of it, and no two tests do it at the same time.
compile = $(step) 'Compiling the simulations' $(python) -c 'from gold_widgets.lab import simulate; simulate(1)'
# A real browser on a busy machine may be late once: such a test is tried again, and that is told.
again := --reruns 1 -r R
# What an installation copies to where Jupyter looks for it, also one that is editable.
shared := $(shell find gold_widgets/launch/labextension gold_widgets/launch/nbconvert -type f)

# Two steps at once would install into one environment, so -j changes nothing.
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play edit test lint format notebooks exercises worksheets words site site-check serve bench binder pins \
	hooks clean FORCE

help:
	@echo 'make play       open a copy of the course, gold_course, in JupyterLab: it is yours to change'
	@echo 'make edit       open the notebooks of this repository themselves, to work on the course'
	@echo 'make test       run every check: style, types, rooms, tests, doctests, notebooks, browser'
	@echo 'make lint       run the quick checks only: style, types, rooms'
	@echo 'make format     put the code into the house style'
	@echo 'make notebooks  run the notebooks anew and store what they show, and README'"'"'s pictures'
	@echo 'make exercises  list the exercises of the notebooks anew, for the map of the course'
	@echo 'make worksheets write a page to print for each lesson into dist/worksheets'
	@echo 'make words      collect what is to be translated, and make the notebooks in other languages'
	@echo 'make site       build the course as a folder of static files, dist/site'
	@echo 'make site-check run every notebook in that site, in a browser, and compare what it says'
	@echo 'make serve      build that site, and show it on this machine'
	@echo 'make bench      measure the engine, the tables and the lab beside others'
	@echo 'make binder     check what Binder would serve, without Docker'
	@echo 'make pins       let Binder have the newest versions of everything it installs'
	@echo 'make hooks      check style at every git commit'
	@echo 'make clean      remove everything that make made, but not your copy of the course'

# A copy, as running a notebook changes it, and git would tell of that. `make clean` leaves it.
play: .venv/for-play
	@$(python) -m gold_widgets gold_course $(ARGS)

edit: .venv/for-play
	@$(python) -m gold_widgets notebooks $(ARGS)

test: lint
	@$(python) .make/browser.py
	@$(compile)
	@$(python) -m pytest -q -n auto --dist loadfile --ignore=tests/browser --ignore=tests/website
	@$(python) -m pytest -q $(again) -n auto --maxprocesses 4 --dist loadfile tests/browser
	@.make/website.sh $(MAKE) $(python) -m pytest -q $(again) -n auto --maxprocesses 4 --dist loadfile tests/website

lint: .venv/for-test
	@$(step) 'Checking style' $(python) -m ruff check --output-format=concise
	@$(step) 'Checking layout' $(python) -m ruff format --check
	@$(step) 'Checking the JavaScript' .venv/bin/oxlint --deny-warnings gold_widgets tests website
	@$(step) 'Checking types' $(python) -m mypy
	@$(step) 'Checking that rooms import only from the rooms below' .venv/bin/lint-imports

format: .venv/for-test
	@$(python) -m ruff check --fix
	@$(python) -m ruff format

notebooks: .venv/for-test
	@$(compile)
	@$(python) .make/exercises.py
	@$(python) .make/notebooks.py $(or $(ARGS),notebooks)
	@$(python) .make/readme_pictures.py

exercises: .venv/for-test
	@$(compile)
	@$(python) .make/exercises.py

worksheets: .venv/for-test
	@$(python) .make/worksheets.py dist/worksheets

words: .venv/for-test
	@$(python) .make/words.py
	@$(python) .make/course_words.py

site: .venv-site/for-site
	@echo 'Building the static site ...'
	@.venv-site/bin/python -m website

# Every notebook of the built site, cell by cell, beside what is stored in it: some minutes.
site-check: lint site
	@$(python) .make/browser.py
	@$(python) -m tests.website.runner $(ARGS)

serve: site
	@.venv-site/bin/python -m website.serve $(ARGS)

# The site is measured beside a plain one; where neither can be built, the rest is measured.
bench: .venv-bench/for-bench
	@{ $(MAKE) --no-print-directory site && .venv-site/bin/python -m website.plain dist/plain-site; } \
		|| echo 'The static site will not be measured: it cannot be built here.'
	@.venv-bench/bin/python -m tests.bench $(ARGS)

# Binder's own Python, named in binder/runtime.txt, and nothing in it but what Binder installs.
binder_python := $(subst -,,$(shell cat binder/runtime.txt))

binder: .venv-repo2docker/for-binder
	@$(step) 'Asking repo2docker what it would build' \
		.venv-repo2docker/bin/python -m repo2docker --no-build --debug .
	@rm -rf .venv-binder
	@.make/venv.sh .venv-binder $(binder_python)
	@$(step) 'Installing what Binder installs' \
		.venv-binder/bin/python -m pip install -r binder/requirements.txt
	@$(step) 'Setting it up as Binder does' env PATH="$(CURDIR)/.venv-binder/bin:$$PATH" binder/postBuild
	@.venv-binder/bin/python .make/binder.py

# As if for the first patch of that Python, so that everybody who has any can run `make binder`.
pins:
	@rm -rf .venv-binder
	@.make/venv.sh .venv-binder $(binder_python)
	@$(step) 'Looking for the newest of everything' .venv-binder/bin/python -m pip install \
		--dry-run --ignore-installed --target .venv-binder/nowhere --only-binary=:all: \
		--python-version $(subst python,,$(binder_python)).0 --report .venv-binder/report.json \
		'.[fast,lab,plots]' notebook
	@.venv-binder/bin/python .make/pins.py .venv-binder/report.json

hooks: .venv/for-hooks
	@$(python) -m pre_commit install

clean:
	@rm -rf .venv .venv-bench .venv-binder .venv-repo2docker .venv-site .cache-site build dist
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find . -path ./gold_course -prune -o -name __pycache__ -prune -exec rm -rf {} + -o -name .ipynb_checkpoints -prune -exec rm -rf {} +

# Each file named for-... remembers that its tools are installed, until pyproject.toml changes, or
# what is copied for Jupyter, or the environment is made anew. venv.sh is asked every time, and leaves made-for alone if it fits.
.venv/made-for .venv-bench/made-for .venv-repo2docker/made-for .venv-site/made-for: FORCE
	@.make/venv.sh $(@D) $(PYTHON)

.venv/for-test: .venv/made-for pyproject.toml $(shared)
	@$(step) 'Installing what the checks need' $(python) -m pip install -e . --group test
	@touch $@

.venv/for-hooks: .venv/for-test
	@$(step) 'Installing what the commit hooks need' $(python) -m pip install --group dev
	@touch $@

.venv/for-play: .venv/made-for pyproject.toml $(shared)
	@$(step) 'Installing JupyterLab' $(python) -m pip install -e .
	@$(step) 'Installing what makes the lab quick' $(python) -m pip install -e '.[fast,lab,plots]' \
		|| echo 'The lab will do without: it plays more slowly, and draws plots by itself.'
	@touch $@

.venv-bench/for-bench: .venv-bench/made-for pyproject.toml
	@$(step) 'Installing what the benchmarks need' .venv-bench/bin/python -m pip install -e . --group bench
	@touch $@

.venv-repo2docker/for-binder: .venv-repo2docker/made-for pyproject.toml
	@$(step) 'Installing repo2docker' .venv-repo2docker/bin/python -m pip install --group binder
	@touch $@

.venv-site/for-site: .venv-site/made-for pyproject.toml $(shared)
	@$(step) 'Installing what builds the site' .venv-site/bin/python -m pip install --group lite
	@$(step) 'Installing gold_widgets for it' .venv-site/bin/python -m pip install --no-deps -e .
	@touch $@
