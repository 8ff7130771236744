"""Starting JupyterLab ourselves, for `make play` and the tests. Nothing else imports this room."""
