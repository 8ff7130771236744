"""The kernel tells IPython to complete with jedi, 5 MB more: here it does so by itself."""

c = get_config()  # noqa: F821 - where IPython reads this, it is there
c.InteractiveShellApp.exec_lines = ["get_ipython().Completer.use_jedi = False"]
