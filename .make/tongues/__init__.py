"""The course in other languages: what of a notebook is translated, and the notebooks that gives.

The English notebooks are the one source. `units` takes their prose apart, `catalogues` keeps it
with its translations, `pages` makes translated notebooks, `checks` says what is wrong with one.
"""
