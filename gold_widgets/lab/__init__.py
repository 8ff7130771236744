"""The lab: players against each other, by the thousand."""

from gold_widgets.lab.standings import Standings
from gold_widgets.lab.tournament import TournamentError, tournament

__all__ = ["Standings", "TournamentError", "tournament"]
