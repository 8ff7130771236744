"""Opens the course: python -m gold_widgets."""

import sys

from gold_widgets.launch.cli import main

sys.exit(main())
