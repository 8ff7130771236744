"""Settings of Binder's server, where postBuild puts them.

A pressed card answers at once, and a page that JupyterLab exports keeps the tables' pictures. If
this fails, the server says so in its log and starts as it is.
"""

from gold_widgets.launch import prompt

prompt.check()
settings = get_config()  # noqa: F821 - given by Jupyter to its settings files
setattr(settings.ServerApp, prompt.SETTING, prompt.PromptConnection)
settings.Exporter.preprocessors.append("gold_widgets.launch.pictures.KeepPictures")
