"""What the notebooks teach with: questions, demonstrations, goals, checks and progress."""
