"""Where things lie: what the site is made of, what is kept from one build to the next, the site."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parent
CACHE = PROJECT / ".cache-site"
SITE = PROJECT / "dist" / "site"

SHARED = Path(sys.prefix) / "share" / "jupyter"
"""What the build's own environment has for Jupyter: front ends of the widgets and of the kernel."""

EARLY = "static/pyodide/early.js"
"""Where in a site lies what kernels take for Pyodide (website/pages/early.js)."""
WORKERS = "extensions/@jupyterlite/pyodide-kernel-extension/static/comlink.worker.*.js"
"""What a kernel runs in. There is another one for pages with cross-origin isolation."""
