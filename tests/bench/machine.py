"""Which machine and which packages the figures belong to."""

import os
import platform
from collections.abc import Sequence
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def _cpu_model() -> str:
    """The processor's name, from the kernel where it says so."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _installed(package: str) -> str:
    """A package's name and version, or that it is not installed."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return f"{package} not installed"


def describe(packages: Sequence[str]) -> str:
    """Date, processor, Python and package versions as a Markdown list."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    facts = [
        f"date: {date.today().isoformat()}",
        f"machine: {_cpu_model()}, {os.cpu_count()} cores, {platform.system()}, load {load}",
        f"Python: {platform.python_implementation()} {platform.python_version()}",
    ]
    if packages:
        facts.append(f"packages: {', '.join(map(_installed, packages))}")
    return "\n".join(f"- {fact}" for fact in facts) + "\n"
