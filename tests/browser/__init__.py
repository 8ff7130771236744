"""Tests in a real browser, on a real JupyterLab: what a person sees, presses, hears and types.

`make test` runs them with a Chromium or Chrome that it finds or installs. BROWSER=/path/to/chrome
names one, BROWSER=none leaves these tests out.
"""
