"""Starting JupyterLab on the course, for `gold-widgets`, `make play`, Binder and the tests.

Nothing else imports this room.
"""
