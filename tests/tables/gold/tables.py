"""A small table of GOLD, with nothing that happens by itself."""

from gold_widgets import GoldTable, gold

NO_RUSH = gold.Rules(rush_at=0)


def table(drawing="R4 $3 B2 $4 ** Y3", **options):
    options = {"pace": 0, **options}
    return GoldTable(gold.scenario(drawing, players=["Ann", "Bob"], rules=NO_RUSH), **options)
