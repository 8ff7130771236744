"""The course as a folder of static files: JupyterLite, with Python in the page.

`make site` builds it into dist/site, `make serve` shows it. Nothing that the site asks for lies
elsewhere: Pyodide, every wheel and every notebook are part of it.
"""
